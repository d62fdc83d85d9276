# Every operation on the book's files fails in its turn, for a moment and for good (walk.c), under the sanitizers.
. "${TESTS:?}/faults/lib.sh"
quick_folder
walk="$BUILD/asan/faults/walk"
[ -x "$walk" ] || walk="$BUILD/faults/walk"
"$walk" "$QUICK" "$(much 1 13)" || echo "not ok - the walk broke off (status $?)"
