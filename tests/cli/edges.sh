# The edges: characters that are not seen, texts that a spreadsheet would run, other people's books, links, odd names of files.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no LANG=en RENONSZ_LANG=

"$RENONSZ" event new Kupa --date 2026-11-21 >/dev/null 2>&1

# Names: what is not seen, or turns the line around, is refused with its place.
refused_name() { status "a name with $1 is refused" 3 "$RENONSZ" --lang en player add "$2"; has "at its place" "$3" "$WORK/.err"; }
refused_name "U+FFFE" "$(printf 'a\357\277\276b')" "character 2 (U+FFFE)"
refused_name "U+FFFF" "$(printf 'ab\357\277\277')" "character 3 (U+FFFF)"
refused_name "an override" "$(printf '\342\200\256Kiss')" "character 1 (U+202E)"
refused_name "an isolate" "$(printf 'Kiss \342\201\246P')" "character 6 (U+2066)"
refused_name "a zero-width blank" "$(printf 'Kiss\342\200\213 P')" "character 5 (U+200B)"
refused_name "a joiner" "$(printf 'Ki\342\200\215ss')" "character 3 (U+200D)"
refused_name "a soft hyphen" "$(printf 'Ki\302\255ss')" "character 3 (U+00AD)"
refused_name "half of a pair" "$(printf 'Ki\355\240\200')" "character 3 (?)"
refused_name "a private letter" "$(printf 'Ki\356\200\200')" "character 3 (U+E000)"
refused_name "a letter that was lost" "$(printf 'Ki\357\277\275s')" "character 3 (?)"
refused_name "a filler" "$(printf 'Ki\343\205\244ss')" "character 3 (U+3164)"
for point in 034F 17B4 180B 180F 2065 2800 FE00 FE0F FFF0 FFF8 16FE4 1D159 E0000 E0100 E01EF E0FFF; do
	refused_name "U+$point" "$(printf 'Kiss\U'"$(printf %08x $((16#$point)))"' P')" "character 5 (U+$point)"
done
ok "a wide blank is a blank" "$RENONSZ" player add "$(printf 'Kiss\302\240Péter')"
"$RENONSZ" player list --csv >out
has "and looks like one" "Kiss Péter,Kiss Péter" out
status "nobody gets a twin by it" 5 "$RENONSZ" player add "$(printf 'Kiss\342\200\211\302\240Péter')"
status "nor by two plain ones" 5 "$RENONSZ" player add "Kiss  Péter"
refused_name "a Cyrillic letter" "Kiss Pétеr" "character 9 (U+0435)"
refused_name "one with an accent" "Tӧth" "character 2 (U+04E7)"
refused_name "a Greek letter" "Νagy Éva" "character 1 (U+039D)"
ok "a name in one alphabet is a name" "$RENONSZ" player add "Иван Петров"
ok "so is one with a letter that looks like no Latin one" "$RENONSZ" event new -n "Kupa Ω" --date 2026-11-21
mixed() { status "with a mark, an entry, an event, a season, a file: $*" 3 "$RENONSZ" --lang en "$@"; has "it is refused" "it is Cyrillic or Greek" "$WORK/.err"; }
mixed player add "Kiss Pál" --mark "Pеcs"
mixed player change kiss --name "Kiss Pétеr"
mixed entry add "Kiss Pétеr"
mixed event new "Kupа" --date 2026-11-21
mixed event set "name=Kupа"
mixed season new "Évаd"
printf 'név\nNagу Éva\n' >mixed.csv
mixed player import mixed.csv
printf 'név;forduló;asztal;pont\nKоvács;1;1;2\nB;1;1;-1\nC;1;1;-1\n' >past.csv
mixed event import past.csv --date 2024-03-05 --deals 9
printf 'verseny "Kupа" datum=2026-11-21\n' >event.ulti
mixed import event.ulti
printf 'verseny "N" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Pétеr" B=B C=C\n' >seat.ulti
mixed import seat.ulti
# A book of an older version may have such: what stands there comes with a merge, which says so.
sed "s/'Varga Ödön'/'Varga Ödоn'/; s/varga odon/varga odоn/; s/'Szolnok Kupa'/'Szоlnok Kupa'/" "$TESTS/cases/book-v4.sql" | sqlite3 v4.db
ok "a book that has them is merged" "$RENONSZ" --lang en -f merged.db merge v4.db 1
has "which is told of a player" "“Varga Ödоn” has a Cyrillic or Greek letter" "$WORK/.err"
has "and of the event" "“Szоlnok Kupa” has a Cyrillic or Greek letter" "$WORK/.err"
printf 'verseny "N" datum=2026-11-21\nnevezo 1 "Kiss\342\200\256 P"\n' >bidi.ulti
status "nor has a journal such" 3 "$RENONSZ" --lang en import bidi.ulti
has "with line and place" "bidi.ulti:2:15" "$WORK/.err"

# An old book has them: they are shown as a sign, and its workbook is one.
cp "$RENONSZ_DB" old.db
sqlite3 old.db "DROP TRIGGER player_changed; UPDATE player SET name = 'Kiss' || char(0x202e) || char(0xfffe) WHERE name LIKE 'Kiss%'" 2>/dev/null
"$RENONSZ" -f old.db player list >out
has "an old book is read, with signs" "Kiss??????" out

# Formulas: no name begins so; other texts are written so that no spreadsheet runs them, and read back.
for odd in "=1+1" "+Kiss" "-Kiss" "@Kiss"; do
	status "no name begins as $odd" 3 "$RENONSZ" --lang en player add -- "$odd"
	has "which is said" "formula" "$WORK/.err"
	status "no club" 3 "$RENONSZ" player add "Új Ede" "--club=$odd"
	status "no event" 3 "$RENONSZ" event new --date 2026-11-21 -- "$odd"
done
cp "$RENONSZ_DB" formula.db
sqlite3 formula.db "DROP TRIGGER player_changed; UPDATE player SET name = '=cmd|'' /C calc''!A0' WHERE id = 1" 2>/dev/null
"$RENONSZ" -f formula.db player list --csv >out
has "an old book's name is no formula in CSV" "\"'=cmd|' /C calc'!A0\"" out
"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m +
2 ervenytelen "=HYPERLINK(""http://x"")"
3 ervenytelen "- késett"
END
"$RENONSZ" deals --csv -e Kupa >out
has "nor is a reason" "\"'=HYPERLINK(\"\"http://x\"\")\"" out
has "of whatever sign" "\"'- késett\"" out
has "a result stays as it is" ",+," <("$RENONSZ" sheet 1 1 --csv -e Kupa)
has "and so do figures" ",-1," out
cp "$RENONSZ_DB" parted.db
ok "what only a ; makes a formula" "$RENONSZ" -f parted.db player add "Fa;=1+1;-2;- x;Ede" --yes
"$RENONSZ" -f parted.db player list --csv >out
has "is none in CSV" "\"Fa;'=1+1;'-2;'- x;Ede\"" out
ok "and behind blanks and quotes" "$RENONSZ" -f quoted.db player add 'Fa; =1+1;  @a;"=2;"x =3;" =4' --yes
"$RENONSZ" -f quoted.db player list --csv >out
has "neither" "\"Fa; '=1+1; '@a;\"\"'=2;\"\"x =3;\"\" '=4\"" out
printf "name,club\nMa Pál,\"Kör; '=1+1;\"\"'=2\"\n" >quoted.csv
ok "and is read" "$RENONSZ" -f quoted.db player import quoted.csv
"$RENONSZ" -f quoted.db player list --json >out
has "as it was" 'Kör; =1+1;\"=2' out
printf "name,club\nMa Pál,\"Kör;'=1+1;'- x;'Ede\"\n" >parted.csv
ok "and is read back" "$RENONSZ" -f parted.db player import parted.csv
"$RENONSZ" -f parted.db player list --json | jq -r '.[].club' >out
has "as it was" "Kör;=1+1;- x;'Ede" out
printf "name,club\n\"'=Kiss\",Szolnok\n" >back.csv
status "it is read back without the apostrophe" 3 "$RENONSZ" --lang en player import back.csv
has "as the name that it is" "“=Kiss”" "$WORK/.err"
printf "name,club\nO'Neil Pál,'Sarok\n" >quote.csv
ok "another apostrophe is one" "$RENONSZ" player import quote.csv
has "and stays" "O'Neil Pál" <("$RENONSZ" player list)

# Another's book stays as it is, whatever its version.
sqlite3 theirs.db <"$TESTS/cases/book-v1.sql"
cp theirs.db before.db
"$RENONSZ" merge theirs.db --dry-run >/dev/null 2>&1
"$RENONSZ" diff theirs.db "$RENONSZ_DB" >/dev/null 2>&1
still "another's book is not upgraded by looking at it: merge --dry-run, diff" theirs.db before.db
ok "an old book is merged" "$RENONSZ" merge theirs.db
still "and stays as it was" theirs.db before.db
none "no copy is left beside it" "$(ls theirs.db.backup-v1 2>/dev/null)"

# restore follows a link.
mkdir here there
"$RENONSZ" -f there/real.db event new Igazi --date 2026-01-01 >/dev/null 2>&1
"$RENONSZ" -f there/real.db backup base.db >/dev/null 2>&1
"$RENONSZ" -f there/real.db player add Később >/dev/null 2>&1
ln -s ../there/real.db here/book.db
ok "restore through a link" "$RENONSZ" -f here/book.db restore base.db --yes
is "the link stays one" "../there/real.db to a book" "$(readlink here/book.db) to $([ -s there/real.db ] && echo a book)"
is "the book itself was restored" "Igazi, 0" "$("$RENONSZ" -f there/real.db event show --json | jq -r ".[0].value"), $("$RENONSZ" -f there/real.db player list | grep -c Később)"

# A ruling on a deal that cannot be; on one that was void.
"$RENONSZ" event set deals=4 -e Kupa >/dev/null 2>&1
status "a ruling on deal 77 of 4" 3 "$RENONSZ" -e Kupa rule 3.4 -r 1 -t 1 -d 77 by=B claim=A trick=2 bid=U declarer=A --yes
status "a ruling on a void deal asks" 3 "$RENONSZ" -e Kupa rule 3.4 -r 1 -t 1 -d 2 by=B claim=A trick=2 bid=U declarer=A
ok "and is recorded with --yes" "$RENONSZ" -e Kupa rule 3.4 -r 1 -t 1 -d 2 by=B claim=A trick=2 bid=U declarer=A --yes

# enter has no last deal.
"$RENONSZ" event set deals=0 -e Kupa >/dev/null 2>&1
for i in $(seq 140); do echo "A U z ++"; done | "$RENONSZ" -e Kupa enter 1 1 >/dev/null 2>&1
printf '<\nA U z +-\n.\n' | "$RENONSZ" --lang en -e Kupa enter 1 1 >out 2>&1
"$RENONSZ" deals --csv -e Kupa | tail -1 >last
has "enter corrects deal 140 too" "A U z" <(sed 's/,/ /g; s/U z +-/A U z/' last)
lacks "without a conflict" "recorded already" out

# What is no book.
mkfifo pipe
echo 'verseny "Cső" datum=2026-11-22' >piped.ulti
"$RENONSZ" import pipe >waits.out 2>&1 &
exec 9>pipe
ok "while a journal is waited for others write" timeout 4 "$RENONSZ" player add "Író Ilka"
cat piped.ulti >&9 && exec 9>&-
ok "it is read" wait $!
has "and comes" Cső <("$RENONSZ" event list)
status "restore of a pipe" 7 timeout 5 "$RENONSZ" restore pipe --yes
status "a pipe as the book" 7 timeout 5 "$RENONSZ" -f pipe player list
status "an empty name for a backup" 2 "$RENONSZ" backup ""
status "a book in memory" 3 "$RENONSZ" -f :memory: event new T --date 2026-01-01
has "is none" ":memory:" "$WORK/.err"
status "nor is an address" 3 "$RENONSZ" -f file:x.db event new T --date 2026-01-01

# Every command has a Hungarian name of its own, of as many words, which is found without its accents and in capitals.
sed -n 's/^	{ "\([a-z -]*\)", "\([^"]*\)".*/\1|\2/p' "$TESTS/../src/cli/commands.c" >names
is "a name for each" "$(grep -c '^	{ "' "$TESTS/../src/cli/commands.c")" "$(wc -l <names)"
none "none is another's" "$(sed 's/^par|.*/par/' names | tr '|' '\n' | sed 'y/áéíóöőúüű/aeiooouuu/' | sort | uniq -d)"
none "words go with words" "$(sed 's/ [^ |]*//g' names | sort -u | tr '|' '\n' | sort | uniq -d | grep -v '^par$')"
while IFS='|' read -r name hungarian; do
	"$RENONSZ" --lang en help $name >page
	"$RENONSZ" --lang en SÚGÓ $(sed 'y/áéíóöőúüű/aeiooouuu/; s/./\U&/' <<<"$hungarian") >named
	same "$hungarian is $name" page named
done <names
printf 'verseny "Nevek" datum=2026-11-22\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' | "$RENONSZ" -f names.db import - 2>/dev/null
has "a table does" "renonsz miért 1 1" <("$RENONSZ" -f names.db --lang hu miért --standings kiss)
has "but not for scripts" "renonsz why 1 1" <("$RENONSZ" -f names.db --lang hu miért --standings kiss --json)
"$RENONSZ" -f names.db --lang hu miért 1 2>shown
has "so does what is wrong" "renonsz: miért: hiányzik az asztal" shown
has "the list is named in the language of what is said" "renonsz súgó" <("$RENONSZ" --lang hu semmi 2>&1)
has "a page names commands as they were typed" "renonsz visszaállít MENTÉS: " <("$RENONSZ" súgó visszaállít)
has "a reading's command stays whole" "    \$ echo '{\"case\":\"3.4\",\"declarer\":\"A\",\"bid\":\"U\",\"kontra\":{\"ulti\":2},\"offender\":\"B\"}' | renonsz judge | jq -r .text" <("$RENONSZ" help R-32)
has "a blank after the longest name" "  discipline minutes  the minutes" <("$RENONSZ" --lang en help)
has "a status of verify is listed" "6 a workbook agrees" <("$RENONSZ" --lang en help)
"$RENONSZ" -f deep.db event new Deep --date 2026-01-01 >/dev/null
status "no folder to write to" 7 "$RENONSZ" -f deep.db event show -o none/x.csv
has "is to be made" "előbb hozza létre a mappát" "$WORK/.err"
has "the list has the Hungarian names" "  licittábla  " <("$RENONSZ" help)
has "in English the others" "  bids  " <("$RENONSZ" --lang en help)
ok "a command by its Hungarian name" "$RENONSZ" -f hungarian.db játékos HOZZAAD "Kiss Péter" --club "A b"
is "the log has the other" "-f hungarian.db player add 'Kiss Péter' --club 'A b'" "$("$RENONSZ" -f hungarian.db naplo --json | jq -r '.[0].command')"
status "words behind it may begin with a minus" 4 "$RENONSZ" -f hungarian.db leosztas hozzaad 1 1 A U z --

# Where commands are typed by their Hungarian names, so are those of the hints at the prompt and in the log.
seq 1 14 | sed 's/.*/nevezo & "Játékos &"/' | cat <(echo 'verseny "Sok" datum=2026-11-21 leosztas=1') - \
	<(printf 'fordulo 1\nasztal 1\nA=1 B=2 C=3\n') | "$RENONSZ" -f hungarian.db import - 2>/dev/null
printf 'A P m +\n' | "$RENONSZ" -f hungarian.db beír 1 1 >prompted 2>&1
has "at the prompt" "renonsz játszmalap lezár 1 1" prompted
none "none in English" "$(grep 'renonsz sheet' prompted)"
"$RENONSZ" -f hungarian.db napló >logged
has "in the log" "mind: renonsz napló 2" logged
"$RENONSZ" -f hungarian.db log >logged
has "in English as it was" "mind: renonsz log 2" logged
has "help in a language, said in front of the page" "  renonsz draw 3" <("$RENONSZ" help --lang en draw)

# A group's name asks for help as a command does; alone it says what can follow.
commands=$(sed -n 's/^	{ "\([a-z]* [a-z]*\)".*/\1/p' "$TESTS/../src/cli/commands.c")
for group in $(echo "$commands" | cut -d' ' -f1 | sort -u); do
	ok "$group --help" "$RENONSZ" "$group" --help
	cp "$WORK/.out" page
	for command in $(echo "$commands" | sed -n "s/^$group //p"); do
		"$RENONSZ" help "$group" "$command" | head -1 >first
		has "has the page of $command" "$(cat first)" page
	done
done
ok "in the language asked for" "$RENONSZ" cards --help --lang en
has "which is English" 'Needs no book' "$WORK/.out"
status "a group alone" 2 "$RENONSZ" --lang en cards
has "names what can follow" 'it is one of these: check set show analyse' "$WORK/.err"

# A book of two names would have two -wal files: it is read, and not written.
"$RENONSZ" -f one.db event new "Egy" --date 2026-11-21 2>/dev/null
ln one.db two.db
for which in one two; do
	status "no writing by $which of two names" 7 "$RENONSZ" -f $which.db player add "Kiss Péter"
	has "what to do" "renonsz -f $which.db backup" .err
done
ok "reading" "$RENONSZ" -f two.db event list
ok "a copy" "$RENONSZ" -f two.db backup alone.db
ok "is written" "$RENONSZ" -f alone.db player add "Kiss Péter"
rm two.db
ok "so is the book by its one name" "$RENONSZ" -f one.db player add "Kiss Péter"
ln -s one.db soft.db
ok "and through a link that is no name" "$RENONSZ" -f soft.db player add "Nagy Éva"
# The last changes of a book are still in its -wal file, which is beside the book and not beside the link.
mkdir stick
coproc sqlite3 one.db
echo "BEGIN; SELECT count(*) FROM player;" >&"${COPROC[1]}"
read -r players <&"${COPROC[0]}"
is "somebody else reads the book" 2 "$players"
"$RENONSZ" -f one.db player add "Tóth Imre" 2>/dev/null
cp one.db one.db-wal stick/
kill "$COPROC_PID"
ln -s stick/one.db by-link.db
ok "recover by a link" "$RENONSZ" recover by-link.db -o saved.db
has "has them too" "Tóth Imre" <("$RENONSZ" -f saved.db player list)
rm -f gone.db && ln -s nowhere.db gone.db
status "nothing is restored through a link that leads nowhere" 4 "$RENONSZ" -f gone.db restore --yes alone.db
ok "it stays a link" [ -L gone.db ]
