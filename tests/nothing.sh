#!/usr/bin/env bash
# Every script of tests/cli with a program that does nothing, once with success and once without: a check that passes both
# times has looked at nothing. At most 2 of 100 may. VERBOSE=yes names them; ONLY=word: the scripts whose name has the word.
set -u
TESTS=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-build}" && pwd)
export TESTS BUILD
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# What waits for the program to say something waits in vain.
LIMIT=20
for script in "$TESTS"/cli/*"${ONLY-}"*.sh; do
	for idle in true false; do echo "$(basename "$script" .sh) $idle"; done
done | xargs -P "$(nproc)" -L 1 sh -c \
	'RENONSZ=$(command -v "$2") timeout -k 5 "$0" bash "$TESTS/cli/$1.sh" </dev/null 2>/dev/null | grep -a "^\(not \)\?ok" | sort >"'"$logs"'/$1.$2"' "$LIMIT"
passed=0 all=0
for script in "$TESTS"/cli/*"${ONLY-}"*.sh; do
	name=$(basename "$script" .sh)
	comm -12 <(grep -a '^ok' "$logs/$name.true") <(grep -a '^ok' "$logs/$name.false") >"$logs/both"
	passed=$((passed + $(wc -l <"$logs/both")))
	all=$((all + $(wc -l <"$logs/$name.false")))
	[ -z "${VERBOSE-}" ] || sed "s/^ok - /$name: /" "$logs/both"
done
echo "# $passed of $all checks pass when the program does nothing"
if [ "$all" -gt 0 ] && [ $((50 * passed)) -le "$all" ]; then echo "ok - at most 2 of 100 checks look at nothing"; else
	echo "not ok - more than 2 of 100 checks look at nothing: $passed of $all"
fi
