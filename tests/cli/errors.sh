# Bad input: a clear message in the user's language, the documented status, nothing half-done.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

status "no command" 2 "$RENONSZ"
status "an unknown command" 2 "$RENONSZ" frobnicate
has "names itself and the help" "renonsz súgó" "$WORK/.err"
status "an unknown word behind a command" 2 "$RENONSZ" deal frob
has "and what there is like it" "renonsz help deal" "$WORK/.err"
status "a mistyped command" 2 "$RENONSZ" tabel add
has "is set right" "table" "$WORK/.err"
status "a mistyped command without words" 2 "$RENONSZ" standing
has "is set right" "standings" "$WORK/.err"
status "a mistyped second word" 2 "$RENONSZ" deal edti 1 1
has "is set right" "deal edit" "$WORK/.err"
status "help of what is not there" 2 "$RENONSZ" help standing
has "is set right" "standings" "$WORK/.err"
[ ! -s "$WORK/.out" ] && [ -s "$WORK/.err" ] && echo "ok - and shows no list" || echo "not ok - help nosuch shows the list"
status "a mistyped Hungarian command" 2 "$RENONSZ" sorsolsa 2
has "is set right" "talán erre gondolt: sorsolás?" "$WORK/.err"
status "a mistyped second word" 2 "$RENONSZ" leosztas hozaad 1 1
has "is set right, with its accents" "leosztas hozzáad?" "$WORK/.err"
for words in "évad:szezon" "evad:szezon" "ítélet lista:ítéletek lista" "itelet mutat 1 1 1:ítéletek mutat" "leosztas lista:leosztások"; do
	status "a command under another name (${words%:*})" 2 "$RENONSZ" ${words%:*}
	has "is set right" "talán erre gondolt: ${words#*:}?" "$WORK/.err"
done
status "in English" 2 "$RENONSZ" --lang en rule list
has "too" "no such command: rule list; did you mean ruling list?" "$WORK/.err"
for reading in R-999 r-100 R-77; do
	status "help of a reading that is not there ($reading)" 4 "$RENONSZ" help $reading
	has "names those that are" "R-01–R-06" "$WORK/.err"
done
has "of its letter" "értelmezés: R-77; ezek vannak: R-01–R-06" "$WORK/.err"
status "a Hungarian group alone" 2 "$RENONSZ" játékos
has "says what follows in Hungarian" "hozzáad lista módosít egyesít beolvas" "$WORK/.err"
has "and where there is more" "Segítség: renonsz súgó játékos" "$WORK/.err"
status "too few words behind a Hungarian name" 2 "$RENONSZ" asztal hozzáad
has "are told by that name" "asztal hozzáad: túl kevés" "$WORK/.err"
"$RENONSZ" -f names.db import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=2
fordulo 1
asztal 1 alairva="Nagy Béla"
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
END
status "a player whom nobody knows" 4 "$RENONSZ" -f names.db nevezés hozzáad "Senki Úr"
has "is added by a command of the language in which it was typed" \
	"vegye fel (renonsz játékos hozzáad NÉV), vagy keresse meg (renonsz játékos lista)" "$WORK/.err"
status "with the other name it was typed" 4 "$RENONSZ" -f names.db entry add "Senki Úr"
has "likewise" "vegye fel (renonsz player add NÉV), vagy keresse meg (renonsz player list)" "$WORK/.err"
status "a signed sheet" 5 "$RENONSZ" -f names.db leosztás hozzáad 1 1 B U z ++
has "is opened so" "renonsz játszmalap megnyit 1 1" "$WORK/.err"
status "an unknown option" 2 "$RENONSZ" standings --frob
has "and names it" "--frob" "$WORK/.err"
status "an unknown letter in front of others" 2 "$RENONSZ" standings -xn
has "and names them" "-xn" "$WORK/.err"
status "an option of another command" 2 "$RENONSZ" standings --stake 3
has "is named as it was typed" "nincs --stake kapcsolója" "$WORK/.err"
status "and one that stands late in the table" 2 "$RENONSZ" standings --rules ecarte
has "is named too" "nincs --rules kapcsolója" "$WORK/.err"
for option in "wall:FÁJL.pdf" "screen:FÁJL.html" "paper a3:FÁJL.pdf"; do
	status "a look for pages on the terminal (--${option%:*})" 0 "$RENONSZ" -f names.db standings --${option%:*}
	has "is told what it is for" "-o ${option#*:}" "$WORK/.err"
done
status "in rows for scripts" 0 "$RENONSZ" --lang en -f names.db standings --wall --csv
has "too" "--wall only affects the look of a page; write such a file: -o FILE.pdf" "$WORK/.err"
ok "on a page" "$RENONSZ" -f names.db standings --screen --html
status "an ending that is none comes first" 2 "$RENONSZ" -f names.db standings --wall -o fal.doc
has "with the endings" ".pdf" "$WORK/.err"
status "an option without its value" 2 "$RENONSZ" standings -f
status "too few arguments" 2 "$RENONSZ" deal add 1
status "no book" 4 "$RENONSZ" standings
status "no event" 4 "$RENONSZ" -f "$WORK/none.db" standings
for page in "" deal "deal add" event notation; do
	status "help $page" 0 "$RENONSZ" help $page
	status "help $page in English" 0 "$RENONSZ" --lang en help $page
	cp "$WORK/.out" english
	status "help $page, the language behind" 0 "$RENONSZ" help $page --lang en
	same "help $page, both ways" english "$WORK/.out"
done
status "--version" 0 "$RENONSZ" --version

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
END
"$RENONSZ" export --journal >before

# Journals: all faults in one run, with place and caret, and nothing stored.
for lang in hu en; do
	status "a journal full of faults is refused ($lang)" 3 "$RENONSZ" --lang $lang import "$TESTS/cases/journal/faults.ulti"
	sed -E "s|$TESTS/||g; s/mausz-2017, .*/…/" "$WORK/.err" >"faults.$lang"
	golden "faults.$lang" "faults.$lang"
	status "conflicts with the book are shown in both versions ($lang)" 5 "$RENONSZ" --lang $lang import "$TESTS/cases/journal/conflicts.ulti"
	sed "s|$TESTS/||" "$WORK/.err" >"conflicts.$lang"
	golden "conflicts.$lang" "conflicts.$lang"
done
"$RENONSZ" export --journal >after
same "the book is as it was" before after
status "a file that is not there" 4 "$RENONSZ" import nowhere.ulti
has "with the reason in Hungarian" "nincs ilyen fájl" "$WORK/.err"
printf 'verseny "Dupla" datum=2026-11-25\nfordulo 1\nasztal 1\nA="X" B="Y" C="Z"\nasztal 2\nA="X" B="V" C="W"\n' >double.ulti
ok "a player at two tables is taken" "$RENONSZ" -f double.db import double.ulti
has "and pointed out" "X ebben a fordulóban" "$WORK/.err"
status "a folder is no journal" 7 "$RENONSZ" import "$WORK"
status "a book is no journal" 3 "$RENONSZ" import "$RENONSZ_DB"
[ "$(wc -l <"$WORK/.err")" = 1 ] && grep -q -- "-f " "$WORK/.err" && echo "ok - in one line" || echo "not ok - more than one line"
head -c 3000 /dev/urandom >noise
status "noise is refused" 3 "$RENONSZ" import noise
printf '"Robert"); DROP TABLE player;--' >name
status "SQL in a name is text" 0 "$RENONSZ" player add 'Róbert"; DROP TABLE player;--'
ok "and the table is still there" "$RENONSZ" player list robert

# Files that are not books.
echo "not a database" >text.db
status "a text file is no book" 7 "$RENONSZ" -f text.db standings
sqlite3 foreign.db "CREATE TABLE t (x)"
status "a foreign database is no book" 7 "$RENONSZ" -f foreign.db standings
cp "$RENONSZ_DB" newer.db
sqlite3 newer.db "PRAGMA user_version = 999"
status "a newer book is refused" 7 "$RENONSZ" -f newer.db standings
has "and says what to do" "újabb" "$WORK/.err"
cp "$RENONSZ_DB" damaged.db
dd if=/dev/zero of=damaged.db bs=1 seek=4096 count=20000 conv=notrunc 2>/dev/null
"$RENONSZ" -f damaged.db standings >/dev/null 2>"$WORK/.err"
[ $? = 7 ] && echo "ok - a damaged book" || echo "not ok - a damaged book"
status "a folder is no book" 7 "$RENONSZ" -f "$WORK" standings
status "a book inside a file" 4 "$RENONSZ" -f "$RENONSZ_DB/x.db" event new X

# A disk that fills up: nothing half-done, and the book is sound afterwards.
(ulimit -f 200; "$RENONSZ" -f small.db import "$TESTS/sample/bajnoksag.ulti" >/dev/null 2>"$WORK/.err")
[ $? = 7 ] && echo "ok - a full disk ends with 7" || echo "not ok - a full disk"
"$RENONSZ" -f small.db export --journal >/dev/null 2>&1
is "nothing half-done" 0 "$(sqlite3 small.db 'SELECT count(*) FROM deal' 2>/dev/null || echo 0)"
"$RENONSZ" standings >/dev/full 2>"$WORK/.err"
[ $? = 7 ] && echo "ok - an output that cannot be written ends with 7" || echo "not ok - /dev/full"

# A reader that has gone ends the program as it ends others, but what was done is said.
mkfifo cut
true <cut &
{ wait $!; "$RENONSZ" undo --yes 2>"$WORK/.err"; echo $? >cut.status; "$RENONSZ" redo --yes 2>/dev/null; } >cut 2>/dev/null
has "an undo without a reader is told" "1 lépés" "$WORK/.err"
is "and ends by the signal" 141 "$(cat cut.status)"

# Two at once: the second waits, and gives up with a conflict.
sqlite3 "$RENONSZ_DB" "BEGIN IMMEDIATE; SELECT 1" ".shell sleep 7" >/dev/null &
sleep 0.5
status "a locked book is a conflict" 5 "$RENONSZ" deal add 1 1 B B +
wait
ok "and works when it is free" "$RENONSZ" deal add 1 1 B B +

# The clock from outside has to be a time.
for now in garbage 2026-02-31T10:00:00Z 2026-11-21T24:00:00Z "2026-11-21T18:00:00Z "; do
	RENONSZ_NOW=$now status "RENONSZ_NOW: $now" 2 "$RENONSZ" player add "Óra Ottó"
	has "is named" "RENONSZ_NOW" "$WORK/.err"
done

# What is not there is said with what is; what two options say differently is not chosen silently.
for lang in hu en; do
	"$RENONSZ" --lang $lang -e Kupa minutes 9 9 9 2>err
	has "no such round: those that there are ($lang)" ": 1" err
	"$RENONSZ" --lang $lang -e Kupa minutes 1 9 1 2>err
	has "no such table: those that there are ($lang)" ": 1" err
done
"$RENONSZ" --lang en -e Kupa minutes 1 1 1 2>err
has "no ruling at all" "nor has any deal of this table" err
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 2 by=B bid=U declarer=C --yes >/dev/null 2>&1
status "no such ruling" 4 "$RENONSZ" --lang en -e Kupa minutes 1 1 4
has "says which deals have one" "deals of this table that have one: 2" "$WORK/.err"
status "--edition and --rules of two kinds" 2 "$RENONSZ" --lang en event new "Kettő" --edition ecarte --rules ulti-online
has "names both" "--edition ecarte, but --rules ulti-online" "$WORK/.err"
ok "of one kind they are one" "$RENONSZ" -f twice.db event new "Kettő" --edition ecarte --rules ecarte
ok "tarokk" "$RENONSZ" -f tarokk.db event new "Tarokk" --edition vadasz-2025 --date 2026-11-21
status "no seed deals a game without cards" 3 "$RENONSZ" --lang en -f tarokk.db duplicate attach 1 "Mag" 12
has "in words" "the program does not know the cards of this game" "$WORK/.err"
printf 'verseny "Másik" datum=2026-11-22 szabaly=vadasz-2025\nfordulo 1 mag="Mag" leosztas=12\n' >seed.ulti
status "nor does a journal's line" 3 "$RENONSZ" --lang en -f tarokk.db import seed.ulti
has "at its line" "seed.ulti:2:1: vadasz-2025: the program does not know" "$WORK/.err"

# Somebody is named who sits out: where in the line, and who that is.
printf 'verseny "Négyes" datum=2026-11-23\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Varga Ilona"\n' \
	| "$RENONSZ" -f four.db import - 2>/dev/null
printf 'verseny "Ötös" datum=2026-11-23 szabaly=vadasz-2025\nfordulo 1\nasztal 1\nA="Kiss" B="Nagy" C="Tóth" D="Varga" E="Elek"\n' \
	| "$RENONSZ" -f five.db import - 2>/dev/null
# sits BOOK LINE NAME CARET: the line, refused with the name, and the columns in front of the caret.
sits() {
	for lang in hu en; do
		status "$2 is refused ($lang)" 3 "$RENONSZ" --lang $lang -f $1 deal add 1 1 $2
		has "$2: who it is ($lang)" "$3" "$WORK/.err"
		has "$2: where ($lang)" "$(printf '%*s^' "$4" '')" <(grep -E '^ +\^' "$WORK/.err")
	done
}
sits four.db "1 A U z ++ o=A" "Kiss Péter (A)" 4
sits four.db "12 B B + o=B" "Nagy Éva (B)" 5
sits five.db "1 A 2 C + o=A" "Kiss (A)" 4
sits five.db "1 A 2 C + o=C" "Tóth (C)" 8
sits five.db "1 A 2 C + A:T+ D:U- o=D" "Varga (D)" 17
sits five.db "1 bedob B nincs-tarokk o=B" "Nagy (B)" 10

# An example is shown unless it is of the very form that was refused.
status "another game" 2 "$RENONSZ" --lang en -f tarokk.db what-if Tarokk --rules ulti-online
has "says why" "another game" "$WORK/.err"
lacks "without the form that was refused" "For example" "$WORK/.err"
has "help is named still" "renonsz help what-if" "$WORK/.err"
status "a form that is not the example's" 2 "$RENONSZ" --lang en -f tarokk.db what-if Tarokk
has "is shown it" "--rules ulti-online" <(grep -A1 "For example" "$WORK/.err")
status "too few words" 2 "$RENONSZ" --lang en table add 1
has "are shown it too" "renonsz table add 1 3" "$WORK/.err"

# Écarté: what became of the first cards, in words.
status "a value that is none" 3 "$RENONSZ" rule --rules ecarte 29 offender=A corrected=no first=x
has "what it can be, in Hungarian" "visszautasítva (refused)" "$WORK/.err"
status "none given" 3 "$RENONSZ" rule --rules ecarte 29 offender=A corrected=no dealer=A
has "likewise" "elfogadva (accepted)" "$WORK/.err"
ok "a letter of the deal line will do" "$RENONSZ" rule --rules ecarte 29 offender=A corrected=no dealer=A first=v tricks=A3

# What would do something to a terminal is refused wherever text is typed, and shown nowhere.
export RENONSZ_DB=control.db
"$RENONSZ" event new K --date 2026-11-21 --deals 3 >/dev/null 2>&1
for name in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna" "Varga Pál"; do
	"$RENONSZ" player add "$name" >/dev/null 2>&1 && "$RENONSZ" entry add "$name" >/dev/null 2>&1
done
"$RENONSZ" table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1
"$RENONSZ" discipline add exclusion varga --reason x >/dev/null 2>&1
odd=$'x\e[31m' before=$("$RENONSZ" log --csv)
while read -r command; do
	eval "status \"refused: \$command\" 3 \"\$RENONSZ\" $command"
	lacks "and is not shown" $'\e' <(cat "$WORK/.out" "$WORK/.err")
done <<'END'
draw announce "$odd"
draw 2 --seed "$odd" --dry-run
duplicate attach 1 "$odd" 3
event set "team-1=$odd: 1,2,3"
event set "category-1=$odd: 1,2"
event set "carry=50 2026-11-20 $odd"
discipline add yellow nagy --reason "$odd"
discipline add yellow nagy --reason x --by "$odd"
table seat 1 1 A=varga --force --reason "$odd"
deal add 1 1 A P m + --operator "$odd"
sheet check 1 1 --by "$odd"
season new "$odd"
player add "$odd"
END
RENONSZ_OPERATOR=$odd status "nor is an operator" 3 "$RENONSZ" deal add 1 1 A P m +
is "nothing is written" "$before" "$("$RENONSZ" log --csv)"
ok "a file's name is shown without it" "$RENONSZ" standings -o "$odd.csv"
lacks "with a sign in its place" $'\e' "$WORK/.err"
printf 'nevezo 6 "Kun Béla"\n' >"$odd.ulti"
ok "nor does the log keep it of a file that is read" "$RENONSZ" import "$odd.ulti"
is "but a sign in its place" "import x?[31m.ulti" "$(sqlite3 control.db "SELECT command FROM step ORDER BY id DESC LIMIT 1" | cat -v)"
