# Two laptops, and what was typed on them: what the scripts of `merge` share.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_OPERATOR=Marika

# due N: is it the turn of one of the many pairs and orders? Every Nth is tried; all of them with WHOLE=yes.
count=0
due() { [ $((++count % $1)) = 0 ] || [ -n "${WHOLE-}" ]; }
rule() { ok "$1" "$RENONSZ" "${@:2}" </dev/null; }
copies() { cp base.db here.db && cp base.db there.db; }
here() { "$RENONSZ" -f here.db "$@" >.here 2>&1 || { echo "not ok - $*" && sed 's/^/# /' .here && return 1; }; }
there() { RENONSZ_OPERATOR=Feri "$RENONSZ" -f there.db "$@" >.there 2>&1 || { echo "not ok - $*" && sed 's/^/# /' .there && return 1; }; }
takes() { "$RENONSZ" -f $1.db merge $2.db >/dev/null 2>&1; }
# agree NAME: each takes over the other, and both say the same.
agree() {
	for way in "here there" "there here" "here there"; do ok "$1: ${way% *} takes over" "$RENONSZ" -f ${way% *}.db merge ${way#* }.db; done
	ok "$1: both say the same" "$RENONSZ" -f here.db diff there.db
	ok "$1: the book is sound" "$RENONSZ" -f here.db verify
}
# merged NAME STATUS: the other book comes here, and once more changes nothing; what was said is in `said`.
merged() {
	status "$1" $2 "$RENONSZ" -f here.db merge there.db
	tr -s '\n ' '  ' <.err >said
	"$RENONSZ" -f here.db export --journal >was
	"$RENONSZ" -f here.db merge there.db >.out 2>.err
	is "$1: and once more" $2 $?
	"$RENONSZ" -f here.db export --journal >is
	same "$1: that changes nothing" was is
	ok "$1: the book is sound" "$RENONSZ" -f here.db verify
}
event_line() { "$RENONSZ" -f $1.db export --journal | head -1; }
both_ways() { "$RENONSZ" -f there.db merge here.db >/dev/null 2>.err && "$RENONSZ" -f here.db merge there.db >/dev/null 2>>.err; }
# evening: base.db, of which `copies` makes the two books.
evening() {
	rm -f base.db && "$RENONSZ" -f base.db import - 2>/dev/null <<'END'
verseny "Este" datum=2026-11-28 leosztas=6
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B p40+U +-
3 C P m +
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla"
1 A P m +
END
}
lines() { "$RENONSZ" -f $1.db deals --csv | cut -d, -f1-3,6-12 | grep "^1,$2,"; }
# as_there NAME / as_before NAME: table 1 here.
as_there() { lines there 1 >is && lines here 1 >was && same "$1" is was; }
before() { lines here 1 >kept; }
as_before() { lines here 1 >is && same "$1" kept is; }
