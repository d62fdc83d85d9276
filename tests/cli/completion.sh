# Completion in bash: every command of commands.c, word by word, and exactly the options that it takes.
. "${TESTS:?}/lib.sh"
SOURCE="$TESTS/../src/cli"
"$RENONSZ" help --bash >completion
ok "bash can read it" test -s completion -a -z "$(bash -n completion 2>&1)"
. ./completion

# completed WORD…: what stands to choose from at the last word, a line each.
completed() {
	COMP_WORDS=(renonsz "$@") COMP_CWORD=$#
	COMPREPLY=()
	_renonsz
	printf '%s\n' "${COMPREPLY[@]}"
}

# completes NAME WANTED WORD…: those, in the order of the alphabet.
completes() {
	local name=$1 wanted=$2 got
	shift 2
	got=$(completed "$@" | LC_ALL=C sort | tr '\n' ' ')
	if [ "$got" = "$wanted" ]; then echo "ok - $name"; else
		echo "not ok - $name"
		echo "# wanted: $wanted"
		echo "# got:    $got"
	fi
}

# "NAME|bits" of each command, and "BIT option" of each option, as the sources have them.
macro() { sed -n "s/^#define $1 //p" "$SOURCE/commands.c"; }
tr '\n\t' '  ' <"$SOURCE/commands.c" | grep -o '{ "[a-z ]*", "[^"]*", cli_run_[^}]*}' \
	| sed "s/LISTS/$(macro LISTS)/; s/WRITES/$(macro WRITES)/"'; s/{ "\([a-z ]*\)"[^O]*/\1|/' >commands
sed -n 's/^\t{ "\([a-z-]*\)",.* OPTION_BASE + CLI_\([A-Z_]*\) },$/\2 \1/p' "$SOURCE/shell/options.c" >options
[ "$(wc -l <commands)" -gt 60 ] && [ "$(wc -l <options)" -gt 40 ] && echo "ok - the tables are read" \
	|| echo "not ok - the tables cannot be read"

declare -A spelled   # by bit: the words that set it
while read -r bit word; do spelled[$bit]+="--$word "; done <options
everywhere="EVENT FILE HELP LANG OPERATOR TEMPLATES VERSION"
while IFS='|' read -r command bits; do
	words=($command)
	for ((i = 0; i < ${#words[@]}; i++)); do
		completed "${words[@]:0:i}" "${words[i]:0:2}" | grep -qx "${words[i]}" || break
	done
	[ $i -eq ${#words[@]} ] && echo "ok - $command" || echo "not ok - $command is not completed"
	# AGAIN is said of a command, and is no option.
	wanted=$(for bit in $everywhere $(grep -o '(\([A-Z_]*\))' <<<"$bits" | tr -d '()' | grep -vx AGAIN); do
		printf '%s\n' ${spelled[$bit]-}
	done | LC_ALL=C sort | tr '\n' ' ')
	completes "the options of $command" "$wanted" $command --
done <commands

completes "a word in the middle" "standings statisztika stats " sta
{ LC_ALL=en_US.UTF-8 completes "in English only the English ones" "standings stats " sta; } 2>/dev/null
completes "Hungarian, without its accent" "állás " al
completes "and with it" "állás " áll
completes "behind a Hungarian word" "hozzáad " leosztas ho
completes "and in capitals" "hozzáad " LEOSZTÁS ho
completes "options behind a Hungarian name" "--round " deals --rou
completes "without accents too" "--round " leosztasok --rou
completes "a page of help in Hungarian" "leosztás leosztások " súgó leo
completes "what only begins a command" "add change list qualify remove " entry ""
completes "a command that is a group too" "check open show sign totals uncheck " sheet ""
completes "a page of help" "notation " help nota
completes "and of a group" "deal deals " help deal
completes "the value of an option is no command" "add edit insert redeal remove show void " -f book.db -e 2 deal ""
completes "a language" "en hu " standings --lang ""
touch sheet.ulti sheet.txt
completes "a file as argument" "sheet.txt sheet.ulti " import sheet
completes "a file as value" "sheet.ulti " -f sheet.u

# What a page of help names there is: its examples are commands, with options that these take; so are the options that it
# explains, each at the beginning of a line; any other option is some command's.
for command in "${!_renonsz_options[@]}"; do
	echo "$command|${_renonsz_options[$command]} $_renonsz_everywhere "
done >taken
cat >named.awk <<'END'
function fold(s) { gsub(/á/, "a", s); gsub(/é/, "e", s); gsub(/í/, "i", s); gsub(/ó|ö|ő/, "o", s); gsub(/ú|ü|ű/, "u", s); return s }
# The longest command that the text begins with.
function command_at(s, found, command) {
	gsub(/(^| )-[ef] [^ ]+/, "", s)
	s = fold(s)
	sub(/^ +/, "", s)
	for (command in options)
		if (index(s " ", command " ") == 1 && length(command) > length(found)) found = command
	return found
}
BEGIN { FS = "|" }
NR == FNR { options[$1] = $2; all = all $2; next }
FNR == 1 { page = FILENAME; sub(/.*\//, "", page); sub(/\..*/, "", page); gsub(/-/, " ", page); sub(/^what if/, "what-if", page) }
{
	taken = /^  -/ && page in options ? options[page] : all
	if (/^  renonsz / && !/^  renonsz (help|súgó) /) {
		command = command_at(substr($0, length("  renonsz ") + 1))
		taken = options[command] options[page]
		if (command == "") print FILENAME ": " $0
	}
	line = $0
	while (match(line, /--[a-z][a-z-]*/)) {
		option = stem = substr(line, RSTART, RLENGTH)
		line = substr(line, RSTART + RLENGTH)
		sub(/-[a-z]*$/, "", stem)   # of a Hungarian word
		if (index(taken, " " option " ") == 0 && index(taken, " " stem " ") == 0) print FILENAME ": " option " in " $0
	}
}
END
is "commands and options in the pages of help" fine "$(awk -f named.awk taken "$TESTS"/../docs/help/*.txt | grep . || echo fine)"

# A page of help has its examples in the language in which it is read, with the other name beneath.
english=$(sed -n 's/^\t{ "\([a-z -]*\)", "\([^"]*\)", cli_run_.*/\1|\2/p' "$SOURCE/commands.c" | awk -F'|' '$1 != $2 { print $1 }')
"$RENONSZ" --lang hu help --all | sed -n 's/^  renonsz \(-[fe] [^ ]* \)*//p' >examples
ok "there are examples" test "$(wc -l <examples)" -gt 100
is "none in Hungarian has a command's English name" "$(wc -l <examples) examples" \
	"$(awk 'NR == FNR { names[$0] = 1; next } { for (name in names) if (index($0 " ", name " ") == 1) print } END { print FNR " examples" }' \
		<(echo "$english") examples)"
is "the other name stands beneath" "Angolul: renonsz why" "$("$RENONSZ" --lang hu help why | tail -1)"
is "in English the Hungarian one" "In Hungarian: renonsz miért" "$("$RENONSZ" --lang en help miért | tail -1)"
