#!/usr/bin/env bash
# Run every unit and every whole-program test; the last line counts them.
# BARE=yes: tests/bare.sh too. BUILD: the build folder. ONLY=word: those whose name has the word. FAULTS=all: all of tests/faults, not seconds of it.
set -u
TESTS=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-build}" && pwd)
FUZZ=$(realpath "${FUZZ:-$BUILD/fuzz}")
export TESTS BUILD FUZZ
logs=$(mktemp -d)
log=$logs/log
trap 'rm -rf "$logs"' EXIT
passed=0 failed=0

# report NAME STATUS: count the TAP lines in the log and show what failed.
report() {
	local good bad
	good=$(grep -c '^ok' "$log")
	bad=$(grep -c '^not ok' "$log")
	if [ "$2" -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
	if [ $((good + bad)) -eq 0 ]; then bad=1; echo "   no test ran" >>"$log"; fi
	passed=$((passed + good)) failed=$((failed + bad))
	printf '%-40s %4d passed, %d failed\n' "$1" "$good" "$bad"
	if [ "$bad" -ne 0 ]; then grep -v '^ok' "$log" | head -80; fi
}

wanted() { [[ -z "${ONLY-}" || $1 == *"$ONLY"* ]]; }

# Units and scripts run two at a time and are reported in their order: the one under way is `before`, with its log.
before= pid= number=0
# finish: wait for it, and report it.
finish() {
	local status
	[ -n "$before" ] || return 0
	wait "$pid"
	status=$?
	mv "$logs/$before_log" "$log"
	report "$before" "$status"
	before=
}
# beside NAME COMMAND…: run it beside the one under way, which is then waited for.
beside() {
	local name=$1
	shift
	number=$((number + 1))
	"$@" >"$logs/$number" 2>&1 &
	local next=$!
	finish
	before=$name before_log=$number pid=$next
}

for unit in "$BUILD"/unit/*_test; do
	wanted "$(basename "$unit")" || continue
	beside "$(basename "$unit")" env CMOCKA_MESSAGE_OUTPUT=TAP "$unit"
done
for script in "$TESTS"/cli/*.sh; do
	name=$(basename "$script" .sh)
	wanted "$name" || continue
	beside "$name" env RENONSZ="$BUILD/renonsz" bash "$script"
	# Once more under the sanitizers, where that build is at hand.
	[ -x "$BUILD/asan/renonsz" ] || continue
	beside "$name (sanitized)" env RENONSZ="$BUILD/asan/renonsz" bash "$script"
done
finish
for script in "$TESTS"/faults/*.sh; do
	name=$(basename "$script" .sh)
	[ "$name" != lib ] && wanted "faults $name" || continue
	RENONSZ="$BUILD/renonsz" bash "$script" >"$log" 2>&1
	report "faults $name" $?
done
if wanted check; then
	BUILD="$BUILD" bash "$TESTS/check.sh" >"$log" 2>&1
	report check $?
fi
if wanted fuzz; then
	bash "$TESTS/fuzz.sh" >"$log" 2>&1
	report fuzz $?
fi
if [ -n "${BARE-}" ]; then
	bash "$TESTS/bare.sh" | tee "$log"
	report "bare machines" "${PIPESTATUS[0]}"
fi
echo
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
