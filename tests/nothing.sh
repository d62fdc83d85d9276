#!/usr/bin/env bash
# Runs every script of tests/cli with a program that prints nothing, does nothing and ends with a status that no command uses. A
# check that still passes looks at nothing: at most 2 of 100 may. VERBOSE=yes names them. ONLY=word: scripts whose name has the
# word. CUT: seconds until a script is ended; the checks it has reached by then count.
set -u
TESTS=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-build}" && pwd)
export TESTS BUILD CUT=${CUT:-20} logs
unset WHOLE FAULTS GOLDEN
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
printf '#!/bin/sh\nexit 70\n' >"$logs/renonsz"
# Stands in for script(1), which waits two seconds after a program has ended: the terminal shows what is typed.
printf '#!/bin/sh\ntimeout 1 cat\nexit 70\n' >"$logs/script"
chmod +x "$logs/renonsz" "$logs/script"

# Starts with the longest scripts, so that none runs alone at the end.
ls -S "$TESTS"/cli/*"${ONLY-}"*.sh | xargs -P "$(nproc)" -I '{}' sh -c '
	name=$(basename "$0" .sh)
	PATH=$logs:$PATH RENONSZ=$logs/renonsz timeout -k 5 "$CUT" bash "$0" </dev/null 2>/dev/null >"$logs/$name.out"
	[ $? -lt 124 ] || echo "$name" >>"$logs/cut"
	grep -a "^\(not \)\?ok" "$logs/$name.out" | sed "s/^/$name: /" >"$logs/$name.checks"' '{}'
cat "$logs"/*.checks >"$logs/all"
grep -a '^[^ ]*: ok' "$logs/all" >"$logs/passed"
all=$(wc -l <"$logs/all") passed=$(wc -l <"$logs/passed")
[ -z "${VERBOSE-}" ] || sed 's/: ok - /: /' "$logs/passed"
echo "# $passed of $all checks pass when the program does nothing; ended after $CUT s: $(sort "$logs/cut" 2>/dev/null | xargs)"
if [ "$all" -gt 0 ] && [ $((50 * passed)) -le "$all" ]; then echo "ok - at most 2 of 100 checks look at nothing"; else
	sed 's/: ok - .*//' "$logs/passed" | uniq -c | sort -rn | sed 's/^/# /'
	echo "not ok - more than 2 of 100 checks look at nothing: $passed of $all"
fi
