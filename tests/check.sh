#!/usr/bin/env bash
# What the compiler does not hold: the layers, the purity of the game, who may call what, static analysis.
# Prints TAP lines when run by tests/run.sh, and ends with 1 if anything is wrong.
set -u
cd "$(dirname "$0")/.."
BUILD=${BUILD:-build}
wrong=0

# verdict NAME FINDINGS: fine when there are no findings.
verdict() {
	if [ -z "$2" ]; then echo "ok - $1"; else
		echo "not ok - $1"
		echo "$2" | head -20 | sed 's/^/# /'
		wrong=1
	fi
}

# A room includes only itself and the rooms below it; the game includes nothing.
layers() {
	local below=" "
	for room in base ulti text store report export cli; do
		local allowed="$below$room "
		[ "$room" = ulti ] && allowed=" ulti "
		grep -HnoE '#include "[a-z]+/' src/$room/*.[ch] | while IFS= read -r line; do
			local used=${line##*\"}
			case "$allowed" in *" ${used%/} "*) ;; *) echo "$line" ;; esac
		done
		below="$below$room "
	done
}
verdict "layers: a room includes only the rooms below it" "$(layers)"

# The game's objects call each other and the memory functions of the compiler, nothing else.
impure() {
	# (The sanitizers' own calls are not the game's.)
	nm -u "$BUILD"/obj/ulti/*.o | grep -vE ' __(asan|ubsan|lsan)_' | awk '$1 == "U" { print $2 }' | sort -u \
		| grep -vE '^(ulti_|mem(cpy|set|cmp|move)$|strcmp$|strlen$|_GLOBAL_OFFSET_TABLE_$|__stack_chk_fail$)'
}
verdict "purity: src/ulti calls nothing outside" "$(impure)"
verdict "purity: src/ulti includes no header with effects" \
	"$(grep -nE '#include <' src/ulti/*.[ch] | grep -vE '<(stdbool|stddef|stdint|string)\.h>')"

verdict "only src/store knows SQLite" "$(grep -ln 'sqlite3' -r src --include='*.[ch]' | grep -v '^src/store/')"
verdict "only src/export knows libxlsxwriter" "$(grep -ln "xlsxwriter.h>" -r src --include='*.[ch]' | grep -v '^src/export/')"
verdict "only main.c exits" "$(grep -nE '\b(exit|_exit|abort)\(' -r src --include='*.[ch]' | grep -vE '^src/cli/main.c')"
verdict "no default in a switch" "$(grep -nE '^\s*default:' -r src/ulti src/report)"
verdict "nothing left open" "$(grep -nE '\b(TODO|XXX|FIXME|HACK)\b' -r src schema templates)"
verdict "released schema files are numbered" "$(find schema -type f | grep -vE '^schema/[0-9]{3}_[a-z_]+\.sql$')"

# Every table and column of the schema has its comment.
verdict "the schema explains every column" \
	"$(awk '/^CREATE TABLE/ { t = $3; bare = 1 } /--/ { bare = 0 } /^\) / && bare { print FILENAME ": " t }' schema/*.sql)"

verdict "the top level holds what it should" \
	"$(find . -mindepth 1 -maxdepth 1 | grep -vE '^\./(Makefile|src|schema|tests|templates|docs|README\.md|build|\..*)$')"

if command -v cppcheck >/dev/null; then
	verdict "static analysis (cppcheck)" "$(cppcheck --quiet --std=c11 --enable=warning,performance,portability \
		--inline-suppr --suppress=missingIncludeSystem --error-exitcode=0 -j2 -Isrc -DRENONSZ_VERSION='"0"' src 2>&1)"
fi
exit $wrong
