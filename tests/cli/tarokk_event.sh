# An event of Vadász tarokk from new to verify: deals, prompt, why, sheet, standings, journal, undo (docs/rules-tarokk.md).
. "${TESTS:?}/lib.sh"

ok "an event of it" "$RENONSZ" event new "Tarokk est" --edition vadasz-2025 --date 2026-11-21 --deals 5
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Kovács Béla" "Varga Pál" "Papp Ede"; do
	"$RENONSZ" player add "$player" >/dev/null
done
ok "a table of five" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Szabó Anna" E="Kovács Béla"

# What the open event plays by is what bids, why and the notation are asked of.
ok "bids" "$RENONSZ" bids --csv
has "are the figures" "3,tuletroa,2,1" "$WORK/.out"
ok "why of a line" "$RENONSZ" --lang en why A 2 C + A:T+
has "by these rules" "T = +4" "$WORK/.out"
ok "notation" "$RENONSZ" --lang en help notation vadasz-2025
has "begins with an example" "renonsz deal add 1 3 A 2 C + A:T+U- B:X! kP,U csKe" "$WORK/.out"
printf '%s\n' '?' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/help.txt" 2>&1
has "the prompt's help is the game's" "A 2 C +          A declares, took two cards, partner C" "$WORK/help.txt"
grep -q "B B - k:C" "$WORK/help.txt" && echo "not ok - no line of ulti" || echo "ok - no line of ulti"
