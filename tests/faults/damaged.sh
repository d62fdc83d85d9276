# A book that is cut short or spoilt: a clear error or the right output, never a crash (damaged.c), under the sanitizers.
# SEED=N: the same damage again.
. "${TESTS:?}/faults/lib.sh"
quick_folder
damaged="$BUILD/asan/faults/damaged"
[ -x "$damaged" ] || damaged="$BUILD/faults/damaged"
cd "$QUICK" || exit 1
export RENONSZ_DB=whole.db
kupa 12
for ((table = 1; table <= 12; table++)); do
	printf 'fordulo 1\nasztal %d\n1 A U z ++\n2 B B - k:C\n3 C p40+U +- kU csUv+\n4 A P m +\n5 B 4A t +-\n' $table
done | { printf 'verseny "Kupa" datum=2026-11-21\n'; cat; } | "$RENONSZ" import - 2>/dev/null
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 2 by=A claim=C trick=4 >/dev/null 2>&1
"$RENONSZ" deal edit 1 1 1 A U z +- 2>/dev/null
sqlite3 whole.db "PRAGMA wal_checkpoint(TRUNCATE)" >/dev/null
"$damaged" "$QUICK" "$(much 4000 40)" "${SEED:-$RANDOM}" || echo "not ok - damaged broke off (status $?)"
