#!/usr/bin/env bash
# Check what the compiler does not: layers, pure rooms, callers of restricted functions, static analysis.
# Prints TAP lines, and ends with 1 if anything is wrong. QUICK=yes: without the static analysis.
set -u
cd "$(dirname "$0")/.."
BUILD=${BUILD:-build}
wrong=0

# verdict NAME FINDINGS: passes if there are no findings.
verdict() {
	if [ -z "$2" ]; then echo "ok - $1"; else
		echo "not ok - $1"
		echo "$2" | head -20 | sed 's/^/# /'
		wrong=1
	fi
}

# The rooms from the ground up: each includes, even indirectly, only those below it; a pure room only itself.
# The .d files name every header included by an object.
# A game is a folder.
GAMES=$(cd src && echo games/*/)
GAMES=${GAMES//\/ / }
GAMES=${GAMES%/}
PURE="${GAMES// //rules }/rules event"
# The rooms with their sub-rooms, in order: a later one may include earlier ones.
ROOMS="base base/workbook $PURE games"
for game in $GAMES; do
	for sub in notation court cards json; do
		[ ! -d "src/$game/$sub" ] || ROOMS="$ROOMS $game/$sub"
	done
	ROOMS="$ROOMS $game"
done
ROOMS="$ROOMS book vault desk desk/rounds desk/journal desk/import desk/tables
	report report/page report/standings report/rounds report/sheet report/rulings report/stats report/audit
	export site cli/shell cli/dialogue cli/commands cli"
ROOMS=$(echo $ROOMS)
verdict "every folder with sources is a room that is looked at" \
	"$(find src -name '*.[ch]' -printf '%h\n' | sort -u | sed 's,^src/,,' | grep -vxFf <(tr ' ' '\n' <<<"$ROOMS"))"
# game_of ROOM: prints the folder of the room's game, if it belongs to one.
game_of() { [[ $1 =~ ^games/[a-z][^/]* ]] && echo "${BASH_REMATCH[0]}"; }
layers() {
	local below=" " room allowed object game
	for room in $ROOMS; do
		allowed="$below$room "
		# A correction moves écarté's list of order, a player who joins another both seatings: the core knows the rounds.
		[ "$room" != desk ] || allowed="${allowed}desk/rounds "
		[[ " $PURE " == *" $room "* ]] && allowed=" $room "
		# A game knows no other.
		game=$(game_of "$room")
		[ -z "$game" ] || [[ " $PURE " == *" $room "* ]] \
			|| allowed=" base games $(tr ' ' '\n' <<<"$allowed" | grep -E "^$game(/|\$)" | tr '\n' ' ')"
		for object in "$BUILD/obj/$room"/*.d; do
			[ -f "$object" ] || continue
			# There may still be objects of a removed source.
			[ -f "src/$room/$(basename "$object" .d).c" ] || continue
			tr ' \\' '\n\n' <"$object" | grep -E '^src/.*\.(h|def)$' | sort -u | while IFS= read -r header; do
				local used=${header#src/}
				[ "$used" = base/random.h ] && continue   # only arithmetic
				case "$allowed" in *" ${used%/*} "*) ;; *) echo "$room/$(basename "$object" .d).c takes in $used" ;; esac
			done
		done
		below="$below$room "
	done
}
verdict "layers: a room takes in only the rooms below it" "$(layers)"

# The objects of a pure room call only each other and the memory functions of the compiler.
impure() {
	local room prefix
	for room in $PURE; do
		[ -d "src/$room" ] || continue
		prefix=${room#games/}
		prefix=${prefix%/rules}_
		# (Ignore the sanitizers' own calls.)
		nm -u "$BUILD/obj/$room"/*.o | grep -vE ' __(asan|ubsan|lsan)_' | awk '$1 == "U" { print $2 }' | sort -u \
			| grep -vE "^($prefix|mem(cpy|set|cmp|move)\$|strcmp\$|strlen\$|_GLOBAL_OFFSET_TABLE_\$|__stack_chk_fail\$)"
		grep -nE '#include <' src/$room/*.[ch] | grep -vE '<(stdbool|stddef|stdint|string)\.h>'
	done
}
verdict "purity: a pure room calls nothing outside, and includes no header with effects" "$(impure)"

verdict "only src/book and src/vault know SQLite" "$(grep -ln 'sqlite3' -r src --include='*.[ch]' | grep -vE '^src/(book|vault)/')"
verdict "only src/export knows libxlsxwriter" "$(grep -ln "xlsxwriter.h>" -r src --include='*.[ch]' | grep -v '^src/export/')"
verdict "only src/desk opens and closes changes: a surface calls what people do" \
	"$(grep -nE '\b(desk|book)_(begin|end|commit|rollback)\w*\(|\bis_held\b|desk/inner\.h' -r src/cli src/report src/export)"
# The maker of a document states the media of a part (doc_for), and never asks which one is wanted.
verdict "nobody but a renderer asks for which medium a document is made" \
	"$(grep -nE '(media|medium) *(&[^&=]|[=!]=)|[^&]& *DOC_[A-Z]+\b' -r src --include='*.[ch]' \
		| grep -vE '^src/(export|base)/|^src/cli/shell/common.c')"
verdict "no trailing blanks, and every file ends with a newline" "$(grep -rnE '[[:blank:]]+$' src schema; find src schema -type f -exec sh -c \
	'for file; do [ -z "$(tail -c 1 "$file")" ] || echo "$file"; done' sh {} +)"
verdict "only main.c exits" "$(grep -nE '\b(exit|_exit|abort)\(' -r src --include='*.[ch]' | grep -vE '^src/cli/main.c')"
verdict "no default in a switch" "$(grep -nE '^\s*default:' -r src)"
# A game is known only in its folder: other rooms know its row in the register.
named_outside() {
	local game
	for game in ${GAMES//games\//}; do
		grep -rnE "(^|[^A-Za-z0-9_])($game|${game^^})_[A-Za-z0-9]|games/$game/" src --include='*.[ch]' --include='*.def' \
			| grep -v "^src/games/$game/"
		grep -rn "\"$game\"" src --include='*.[ch]' --include='*.def' | grep -v "^src/games/"
	done
}
verdict "a game is named in its own folder alone" "$(named_outside)"
# A tab is four columns; lists of messages are texts.
wide_lines() {
	find src -name '*.[ch]' -o -name '*.def' | grep -v 'messages\.h$' | while IFS= read -r file; do
		expand -t 4 "$file" | LC_ALL=C.UTF-8 grep -nE '^.{111}' | sed -E "s#^([0-9]+):.*#$file:\1#"
	done
}
verdict "no line is wider than 110 columns" "$(wide_lines)"
verdict "nothing left open" "$(grep -nE '\b(TODO|XXX|FIXME|HACK)\b' -r src schema templates)"
verdict "released schema files are numbered" "$(find schema -type f | grep -vE '^schema/([0-9]{3}_[a-z_]+|whole)\.sql$')"

# A text is used if a file that includes its list names it, or composes its name (msg_ask_##word) from words in the sources.
unused() {
	local list sources words tables
	tables=$(find src -name '*.def')
	find src -name '*messages.h' | sed 's#^src/##' | while IFS= read -r list; do
		sources=$(grep -rlF " src/$list" "$BUILD/obj" --include='*.d' | sed "s#^$BUILD/obj/\(.*\)d\$#src/\1c#" | xargs -r ls 2>/dev/null)
		words=$(cat $sources $tables | grep -oE '[A-Za-z0-9_]+' | sort -u)
		comm -13 <({
			sed -nE 's/^msg_//p' <<<"$words"
			cat $sources $tables | grep -oE '\bmsg_[a-z_]*##' | sort -u | sed 's/^msg_//; s/##$//' | while IFS= read -r prefix; do
				sed "s/^/$prefix/" <<<"$words"
			done
		} | sort -u) <(sed -nE 's/^M\(([a-z0-9_]+),.*/\1/p' "src/$list" | sort -u) | sed "s#^#$list: #"
	done
}
verdict "every text is used" "$(unused)"

# The files that a document for developers names: by the end of their path.
lost_files() {
	local document name
	for document in docs/design.md docs/contributing.md docs/adding-a-game.md; do
		grep -oE '`[A-Za-z0-9_./-]+\.(c|h|def|sh|py|ini|md)`' "$document" | tr -d '`' | grep -v NAME | sort -u | while IFS= read -r name; do
			[ -e "$name" ] || find src tests docs schema templates -path "*/$name" | grep -q . || echo "$document: $name"
		done
	done
}
verdict "the tables that the program calls its own are those of its schema" "$(diff \
	<(sed -n '/define IS_OURS/,/))"/p' src/book/inner.h | grep -oE "'[a-z_]+'" | tr -d "'" | sort) \
	<(grep -ohE 'CREATE TABLE [a-z_]+' schema/*.sql | sed 's/.* //; s/_new$//' | sort -u))"

verdict "every file that the documents for developers name is there" "$(lost_files)"

verdict "the top level holds what it should" \
	"$(find . -mindepth 1 -maxdepth 1 | grep -vE '^\./(Makefile|src|schema|tests|templates|docs|README\.md|build|\..*)$')"

if [ -z "${QUICK-}" ] && command -v cppcheck >/dev/null; then
	# Since 2.11 cppcheck skips branches, with a remark, unless told to check all of them.
	level=--check-level=exhaustive
	cppcheck $level --version >/dev/null 2>&1 || level=
	verdict "static analysis (cppcheck)" "$(cppcheck --quiet $level --std=c11 --enable=warning,performance,portability \
		--inline-suppr --suppress=missingIncludeSystem --error-exitcode=0 -j2 -Isrc -DRENONSZ_VERSION='"0"' src 2>&1)"
fi
exit $wrong
