# Deals played over again as JSON Lines: every case of the replay unit through the program.
. "${TESTS:?}/lib.sh"

status "replay: refused lines do not stop the rest, the status is 3" 3 \
	"$RENONSZ" --lang hu replay "$TESTS/cases/replay.jsonl"
same "replay: every case as expected" "$TESTS/cases/replay.expected.jsonl" "$WORK/.out"
head -1 "$TESTS/cases/replay.jsonl" >"$WORK/one"
ok "replay reads standard input" "$RENONSZ" replay <"$WORK/one"
has "and answers with the points" '"points":{"A"' "$WORK/.out"
status "a file that is not there" 4 "$RENONSZ" replay nincs.jsonl
