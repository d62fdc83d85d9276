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

# Tests run as many at a time as there are cores, and are reported as they end.
declare -A under_way=()   # pid -> number
names=()
finish_one() {
	local pid status
	wait -n -p pid
	status=$?
	log=$logs/${under_way[$pid]}
	report "${names[${under_way[$pid]}]}" "$status"
	rm -f "$log"
	unset "under_way[$pid]"
}
# beside NAME COMMAND…: begin it as soon as there is a core for it.
beside() {
	local number=${#names[@]}
	names+=("$1")
	shift
	[ ${#under_way[@]} -lt "$(nproc)" ] || finish_one
	"$@" >"$logs/$number" 2>&1 &
	under_way[$!]=$number
}
script() { beside "$1" env RENONSZ="$2/renonsz" bash "$TESTS/cli/${1%% *}.sh"; }

# The longest first, so that none is left alone at the end.
long="forged_file no_codes tables limits hostile_book recover_pages"
rest=$(cd "$TESTS/cli" && ls ./*.sh | sed 's#^./##; s#\.sh$##' | grep -vxF "$(printf '%s\n' $long)")
if wanted check; then beside check env BUILD="$BUILD" bash "$TESTS/check.sh"; fi
for name in $long $rest; do
	wanted "$name" || continue
	# Once more under the sanitizers, where that build is at hand.
	[ ! -x "$BUILD/asan/renonsz" ] || script "$name (sanitized)" "$BUILD/asan"
	script "$name" "$BUILD"
done
for unit in "$BUILD"/unit/*_test; do
	wanted "$(basename "$unit")" || continue
	beside "$(basename "$unit")" env CMOCKA_MESSAGE_OUTPUT=TAP "$unit"
done
while [ ${#under_way[@]} -gt 0 ]; do finish_one; done
log=$logs/log
for script in "$TESTS"/faults/*.sh; do
	name=$(basename "$script" .sh)
	[ "$name" != lib ] && wanted "faults $name" || continue
	RENONSZ="$BUILD/renonsz" bash "$script" >"$log" 2>&1
	report "faults $name" $?
done
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
