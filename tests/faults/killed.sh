# The program is killed at random moments of its work (killed.c). SEED=N: the same moments again, as far as they can be.
. "${TESTS:?}/faults/lib.sh"
quick_folder
cd "$QUICK" || exit 1
RENONSZ_DB=nine.db
kupa 1
printf 'fordulo 9\nasztal 9\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' >nine.ulti
{ printf 'verseny "Kupa" datum=2026-11-21\n'; cat nine.ulti; } | "$RENONSZ" import - 2>/dev/null
"$RENONSZ" event use Kupa 2>/dev/null
cp "$TESTS/sample/bajnoksag.ulti" sheets.ulti
sqlite3 old.db <"$TESTS/cases/book-v1.sql"
"$BUILD/faults/killed" "$RENONSZ" "$QUICK" "$(much 1000 48)" "${SEED:-$RANDOM}" || echo "not ok - killed broke off (status $?)"
