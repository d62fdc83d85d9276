#!/usr/bin/env bash
# Run every unit and every whole-program test; the last line counts them.
# BARE=yes or plain: here only what the sanitizers have a part in; the rest runs once, in the bare roots of tests/bare.sh.
# BUILD: the build folder. ONLY=word: tests with the word in their name. FAULTS=all: all of tests/faults, not seconds of it.
# LEAKS=1: every sanitized script checks for leaks (a third of the time of each run).
# WHOLE=yes: every script under the sanitizers too, and every pair and order of merges; without it the few that reach most.
set -u
TESTS=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-build}" && pwd)
FUZZ=$(realpath "${FUZZ:-$BUILD/asan}")
export TESTS BUILD FUZZ
# Keep books in memory if possible: a sync to the disk costs nothing there.
if [ -z "${TMPDIR-}" ] && [ -w /dev/shm ]; then export TMPDIR=/dev/shm; fi
logs=$(mktemp -d)
log=$logs/log
trap 'rm -rf "$logs"' EXIT
passed=0 failed=0

# Seconds that no test needs on any machine: a longer one hangs, and is ended so that the others are still reported.
LIMIT=${LIMIT:-1200}

# report NAME STATUS SECONDS: count the TAP lines in the log and show what failed.
report() {
	local good bad
	good=$(grep -c '^ok' "$log")
	bad=$(grep -c '^not ok' "$log")
	if [ "$2" -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
	if [ $((good + bad)) -eq 0 ]; then bad=1; echo "   no test ran" >>"$log"; fi
	passed=$((passed + good)) failed=$((failed + bad))
	printf '%-40s %4d passed, %d failed %6d s\n' "$1" "$good" "$bad" "$3"
	if [ "$bad" -ne 0 ]; then grep -v '^ok' "$log" | head -80; fi
	case $2 in 124 | 137) printf '   ended after %d s; what it said last: %s\n' "$3" "$(grep . "$log" | tail -n 1)" ;; esac
}

wanted() { [[ -z "${ONLY-}" || $1 == *"$ONLY"* ]]; }
# plain NAME: is a test that the sanitizers have no part in wanted here?
plain() { [ -z "${BARE-}" ] && wanted "$1"; }
program=$BUILD/renonsz
[ -z "${BARE-}" ] || program=$BUILD/asan/renonsz

# Run a test per core at a time, and report each as it ends.
declare -A under_way=()   # pid -> number
names=() begun=()
finish_one() {
	local pid status number
	wait -n -p pid
	status=$?
	number=${under_way[$pid]}
	log=$logs/$number
	report "${names[number]}" "$status" $((SECONDS - begun[number]))
	rm -f "$log"
	unset "under_way[$pid]"
}
# beside NAME COMMAND…: begins the command as soon as a core is free.
beside() {
	local number=${#names[@]}
	names+=("$1")
	shift
	[ ${#under_way[@]} -lt "$(nproc)" ] || finish_one
	begun[number]=$SECONDS
	timeout -k 10 "$LIMIT" "$@" >"$logs/$number" 2>&1 &
	under_way[$!]=$number
}
script() { beside "$1" env RENONSZ="$program" bash "$TESTS/cli/$1.sh"; }
# Does a script run under the sanitizers, if that build exists? The examples of the documents, which run nearly every command,
# and files from strangers do; with WHOLE=yes all do, except those that only compare words printed by others, and those that
# take minutes there to repeat merge_random.sh and rule.sh in hundreds of books (make asan: those too).
is_sanitized() {
	[ -x "$BUILD/asan/renonsz" ] || return 1
	if [ -n "${WHOLE-}" ]; then
		[[ " no_codes completion merge merge_turns merge_people rule_sound " != *" $1 "* ]]
	else
		[[ " docs_examples hostile_book limits spreadsheets " == *" $1 "* ]]
	fi
}
# The examples of the documents are checked for leaks.
sanitized() {
	local leaks=${LEAKS:-0}
	[ "$1" != docs_examples ] || leaks=1
	beside "$1 (sanitized)" env RENONSZ="$BUILD/asan/renonsz" ASAN_OPTIONS="detect_leaks=$leaks:exitcode=99" bash "$TESTS/cli/$1.sh"
}

# Begin the longest first, so that none is left alone at the end.
# (Static analysis takes a minute and a half: it is left to WHOLE=yes, `make check` and the bare roots.)
if plain check; then
	beside check env BUILD="$BUILD" QUICK="$([ -n "${WHOLE-}" ] || [ ! -d "$BUILD/asan" ] || echo yes)" bash "$TESTS/check.sh"
fi
# What a script reaches in two seconds has most of its checks.
if plain nothing; then beside nothing env ONLY= CUT=$([ -n "${WHOLE-}" ] && echo 20 || echo 2) bash "$TESTS/nothing.sh"; fi
if wanted fuzz && [ -d "$FUZZ/target" ]; then beside fuzz env RENONSZ="$program" bash "$TESTS/fuzz.sh"; fi
for script in "$TESTS"/faults/*.sh; do
	name=$(basename "$script" .sh)
	[ "$name" != lib ] && wanted "faults $name" || continue
	if plain "faults $name" || grep -q /asan/ "$script"; then beside "faults $name" env RENONSZ="$program" bash "$script"; fi
done
long="merge_turns merge_random merge merge_people forged_file no_codes tables limits hostile_book recover_pages"
rest=$(cd "$TESTS/cli" && ls ./*.sh | sed 's#^./##; s#\.sh$##' | grep -vxF "$(printf '%s\n' $long)")
for name in $long $rest; do
	wanted "$name" || continue
	if is_sanitized "$name"; then sanitized "$name"; fi
	# A script that runs there need not run plain too, except with WHOLE=yes; `limits` also measures the plain program.
	if plain "$name" && { [ -n "${WHOLE-}" ] || [ "$name" = limits ] || ! is_sanitized "$name"; }; then script "$name"; fi
done
if plain bench; then beside bench env ONLY= ONCE=yes BUILD="$BUILD" bash "$TESTS/bench.sh"; fi
for unit in "$BUILD"/unit/*_test; do
	plain "$(basename "$unit")" || continue
	beside "$(basename "$unit")" env CMOCKA_MESSAGE_OUTPUT=TAP "$unit"
done
while [ ${#under_way[@]} -gt 0 ]; do finish_one; done
log=$logs/log
if [ -n "${BARE-}" ]; then
	before=$SECONDS
	bash "$TESTS/bare.sh" | tee "$log"
	report "bare machines" "${PIPESTATUS[0]}" $((SECONDS - before))
fi
echo
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
