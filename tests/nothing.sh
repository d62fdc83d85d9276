#!/usr/bin/env bash
# Every script of tests/cli with a program that says nothing, does nothing, and ends with a status that no command has: a check
# that passes all the same has looked at nothing. At most 2 of 100 may. VERBOSE=yes names them; ONLY=word: the scripts whose
# name has the word; LIMIT: seconds after which a script is cut off, of which what it came to counts.
set -u
TESTS=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-build}" && pwd)
export TESTS BUILD LIMIT=${LIMIT:-20}
export logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
printf '#!/bin/sh\nexit 70\n' >"$logs/renonsz"
# A terminal shows what is typed, then; the real one waits two seconds for a program that has ended.
printf '#!/bin/sh\ntimeout 1 cat\nexit 70\n' >"$logs/script"
chmod +x "$logs/renonsz" "$logs/script"

printf '%s\n' "$TESTS"/cli/*"${ONLY-}"*.sh | xargs -P "$(nproc)" -I '{}' sh -c '
	name=$(basename "$1" .sh)
	PATH=$logs:$PATH RENONSZ=$logs/renonsz timeout -k 5 "$LIMIT" bash "$1" </dev/null >"$logs/out.$name" 2>/dev/null
	echo "$name $?" >>"$logs/ended"
	grep -a "^\(not \)\?ok" "$logs/out.$name" | sed "s/^/$name: /" >"$logs/checks.$name"' sh '{}'
cat "$logs"/checks.* >"$logs/checks"
grep -a '^[^ ]*: ok' "$logs/checks" >"$logs/passed"
all=$(wc -l <"$logs/checks") passed=$(wc -l <"$logs/passed")
[ -z "${VERBOSE-}" ] || sed 's/: ok - /: /' "$logs/passed"
echo "# $passed of $all checks pass when the program does nothing; cut off after $LIMIT s: $(awk '$2 > 123 { print $1 }' "$logs/ended" | sort | xargs)"
if [ "$all" -gt 0 ] && [ $((50 * passed)) -le "$all" ]; then echo "ok - at most 2 of 100 checks look at nothing"; else
	sed 's/: ok - .*//' "$logs/passed" | uniq -c | sort -rn | sed 's/^/# /'
	echo "not ok - more than 2 of 100 checks look at nothing: $passed of $all"
fi
