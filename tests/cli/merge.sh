# Two laptops: what was typed on the other one is taken over, stays whose it is, and conflicts say what to do.
. "${TESTS:?}/merge_lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z TZ=UTC

export RENONSZ_OPERATOR=Marika
ok "an event" "$RENONSZ" event new "Kupa" --deals 2
printf 'név;rajtszám\nKiss Péter;1\nNagy Éva;2\nTóth Imre;3\nVarga Ilona;4\nBalogh Ödön;5\nCsiki Dia;6\n' >six.csv
ok "six players" "$RENONSZ" player import six.csv
ok "a table" "$RENONSZ" table add 1 1 A=1 B=2 C=3
ok "another" "$RENONSZ" table add 1 2 A=4 B=5 C=6
cp book.db two.db
ok "Marika types one sheet" "$RENONSZ" deal add 1 1 A P m +
ok "its second deal" "$RENONSZ" deal add 1 1 B B -
RENONSZ_OPERATOR=Feri ok "Feri the other, on the other laptop" "$RENONSZ" -f two.db deal add 1 2 A P m +
RENONSZ_OPERATOR=Zsuzsa ok "and Zsuzsa its second deal" "$RENONSZ" -f two.db deal add 1 2 B U t +-

status "diff" 1 "$RENONSZ" diff two.db
has "has a line for a whole sheet" "nincs meg" .out
[ "$(grep -c '^1/' .out)" = 2 ] && echo "ok - and no more" || echo "not ok - there are others"
status "in CSV" 1 "$RENONSZ" diff two.db --csv
[ "$(sed 1d .out | grep -c ',deal,')" = 4 ] && echo "ok - each deal" || echo "not ok - each deal"

"$RENONSZ" standings --csv >alone.csv
ok "merge" "$RENONSZ" merge two.db
has "says how to take it back" "renonsz undo 2" .err
has "completes the round" "1. forduló: teljes" .err
ok "whose deal it is" "$RENONSZ" deal show 1 2 1 --csv
has "is kept" ",Feri" .out
ok "of each" "$RENONSZ" deal show 1 2 2 --csv
has "too" ",Zsuzsa" .out
"$RENONSZ" log >log
has "the log says who took it over" "merge two.db (átvette: Marika)" log
ok "the seals are right" "$RENONSZ" verify
status "who typed it does not check it" 3 "$RENONSZ" sheet check 1 2 --by Feri
ok "who merged it may" "$RENONSZ" sheet check 1 2 --by Marika
ok "taken back" "$RENONSZ" undo 3 --yes
"$RENONSZ" standings --csv >again.csv
same "the standings are as before" alone.csv again.csv
ok "done again" "$RENONSZ" redo 3 --yes
ok "the seals are right still" "$RENONSZ" verify
ok "merged again" "$RENONSZ" merge two.db
has "it changes nothing" "0 új leosztás, 2 már megvolt" .err

# What the two disagree about.
RENONSZ_OPERATOR=Feri ok "a deal of the first table, on the other laptop" "$RENONSZ" -f two.db deal add 1 1 A P m -
"$RENONSZ" export --journal >before
status "is a conflict" 5 "$RENONSZ" merge two.db
has "with round and table" "two.db, 1. forduló, 1. asztal: 1. leosztás: itt „1 A P m +”" .err
has "who wrote this" "„1 A P m +” (Marika, 2026. 11. 21. 18:00)" .err
has "who wrote that" "„1 A P m -” (Feri, 2026. 11. 21. 18:00)" .err
has "and what to do" "renonsz diff two.db" .err
lacks "no line number of a book" two.db: .err
"$RENONSZ" export --journal >after
same "and nothing is stored" before after
status "recording it in one book" 5 "$RENONSZ" deal add 1 1 1 A P m -
has "says who recorded it" "(Marika, " .err

# A name that differs from one that is entered in accents alone is told, whoever tells it.
printf 'verseny "Név Kupa" datum=2026-11-21\nnevezo 1 "Nagy Éva"\n' | "$RENONSZ" -f here.db import - 2>/dev/null
printf 'verseny "Név Kupa" datum=2026-11-21\nnevezo 2 "Nagy Eva"\n' | "$RENONSZ" -f there.db import - 2>/dev/null
ok "a namesake but for an accent" "$RENONSZ" -f here.db merge there.db
has "is told" "Nagy Eva" .err

# So is one like a player of the book, in an event that is not in it, with the command that makes the two one.
for from in "merge winter.db" "import winter.ulti"; do
	rm -f season.db winter.db
	printf 'verseny "Ősz" datum=2026-11-21\nnevezo 1 "Tóth Imre"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Kiss Péter (Pécs)"\n' | "$RENONSZ" -f season.db import - 2>/dev/null
	printf 'verseny "Tél" datum=2026-12-21\nnevezo 1 "Toth Imre"\nnevezo 2 "NAGY ÉVA"\nnevezo 3 "Kiss Péter (Bp)"\nnevezo 4 "Varga Ida"\n' >winter.ulti
	"$RENONSZ" -f winter.db import winter.ulti 2>/dev/null
	ok "$from: players of an event that is new" "$RENONSZ" -f season.db $from
	is "$from: are told if they may be ones of the book" 'renonsz player join "NAGY ÉVA" "Nagy Éva"|renonsz player join "Toth Imre" "Tóth Imre"' "$(grep -o 'renonsz player join.*' .err | sort | paste -sd'|')"
	ok "$from: the command" "$RENONSZ" -f season.db player join "Toth Imre" "Tóth Imre"
	is "$from: makes them one" "Tóth Imre" "$(sqlite3 season.db "SELECT name FROM player WHERE NOT removed AND name LIKE 'T%'")"
done

# A club in other capitals is no other club, and is not told as one.
for club in Szolnok SZOLNOK; do
	printf 'verseny "Klub" datum=2026-11-21\nnevezo 1 "Nagy Éva" klub="%s"\n' $club | "$RENONSZ" -f $club.db import - 2>/dev/null
done
ok "a club in capitals" "$RENONSZ" -f Szolnok.db merge SZOLNOK.db
none "is the same one" "$(grep SZOLNOK .err)"

# A dispute that was revised here is not opened again by the older revision of the other book; two different ones are a
# conflict, whatever they say.
rule "a dispute at a deal of the first table" rule 3.4 -r 1 -t 1 -d 1 claim=B by=A trick=6 state=open
rule "its sheet is signed" sheet sign 1 1 --by Bíró
cp book.db open.db
export RENONSZ_NOW=2026-11-21T19:00:00Z
rule "and opened again here" sheet open 1 1
rule "the claim is turned down" rule -r 1 -t 1 -d 1 --revise 1 state=dismissed reason=nem
"$RENONSZ" ruling list --csv >dismissed
ok "merged with the copy that has it open" "$RENONSZ" merge open.db
has "the later revision stays, and that is said" "1 ítéletnek itt már újabb változata van" .err
has "so does the sheet that was opened here" "1. asztal: a lapot itt azután nyitották ki" .err
"$RENONSZ" ruling list --csv >after
same "no dispute is open" dismissed after
has "and no sheet was signed" "sheet sign 1 1" .err
none "in the book either" "$(sqlite3 book.db 'SELECT signed_by FROM game_table WHERE round = 1 AND no = 1')"
RENONSZ_OPERATOR=Feri rule "the other revises it too" -f open.db sheet open 1 1
RENONSZ_OPERATOR=Feri rule "in its own way" -f open.db rule -r 1 -t 1 -d 1 --revise 1 act="Másképp történt."
status "both have revised it: a conflict" 5 "$RENONSZ" merge open.db
has "and what shows it" "nézze meg: renonsz ruling show 1 1 1" .err
ok "that is so" "$RENONSZ" ruling show 1 1 1
cp book.db later.db
export RENONSZ_NOW=2026-11-21T21:00:00Z
rule "an open dispute that is new" -f later.db rule 3.4 -r 1 -t 2 -d 1 claim=B by=A trick=6 state=open
rule "a signature that is later" -f later.db sheet sign 1 1 --by Bíró
ok "are taken over" "$RENONSZ" merge later.db
has "and counted" "Ezenkívül: 1 ítélet, 0 lap összege, 1 lap aláírása." .err
is "who signed" "Bíró" "$(sqlite3 book.db 'SELECT signed_by FROM game_table WHERE round = 1 AND no = 1')"
rule "a ruling at a deal that is played here" -f later.db rule 3.6 -r 1 -t 2 -d 2 by=B
rule "which is another one here by now" deal edit 1 2 2 A P m + --reason elírás
status "is a conflict" 5 "$RENONSZ" merge later.db
has "and it is the deal that shows it" "nézze meg: renonsz deal show 1 2 2" .err
ok "the correction is taken back" "$RENONSZ" undo --yes
ok "and it comes over" "$RENONSZ" merge later.db
has "for it is about that deal" "Ezenkívül: 1 ítélet" .err
ok "all is sound" "$RENONSZ" verify

# How a deal was played before it was ruled goes along: it counts again when the ruling is turned down.
"$RENONSZ" -f ruled.db import - 2>/dev/null <<'END'
verseny "Ítélet Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m + kP
2 B U z -+
END
"$RENONSZ" -f ruled.db rule 3.8 -r 1 -t 1 -d 2 by=C --yes >/dev/null 2>&1
"$RENONSZ" -f ruled.db export -o ruled.ulti 2>/dev/null
ok "a book with a ruled deal, into a new one" "$RENONSZ" -f fresh.db merge ruled.db
ok "its journal, into another" "$RENONSZ" -f read.db import ruled.ulti
ok "and once more" "$RENONSZ" -f read.db import ruled.ulti
has "changes nothing" "0 új leosztás" .err
for book in ruled fresh read; do
	"$RENONSZ" -f $book.db deals --csv >ruled.$book
	"$RENONSZ" -f $book.db rule -r 1 -t 1 -d 2 --revise 1 state=dismissed reason=nem --yes >/dev/null 2>&1
	"$RENONSZ" -f $book.db deals --csv >played.$book
done
same "ruled alike" ruled.ruled ruled.fresh
same "from the journal too" ruled.ruled ruled.read
same "the ruling turned down, the deal is as it was played" played.ruled played.fresh
same "there too" played.ruled played.read
has "and counts" "1,1,2,B" played.fresh

# A dispute that the other book has gone on with is taken over as it stands there, whichever way it went.
"$RENONSZ" -f start.db import - 2>/dev/null <<'END'
verseny "Vita Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m + kP
2 B U z -+
3 C P t -
END
for deal in 1 2 3; do
	"$RENONSZ" -f start.db rule 3.4 -r 1 -t 1 -d $deal by=A claim=B trick=6 state=open --yes >/dev/null 2>&1
done
cp start.db went.db
RENONSZ_OPERATOR=Feri RENONSZ_NOW=2026-11-21T20:00:00Z rule "one is decided" -f went.db rule -r 1 -t 1 -d 1 --revise 1 state=decided --yes
RENONSZ_OPERATOR=Feri RENONSZ_NOW=2026-11-21T20:01:00Z rule "one turned down" -f went.db rule -r 1 -t 1 -d 2 --revise 1 state=dismissed reason=nem --yes
RENONSZ_NOW=2026-11-21T20:02:00Z rule "the third is decided here" -f start.db rule -r 1 -t 1 -d 3 --revise 1 state=decided --yes
ok "each book has gone on with some: merged" "$RENONSZ" -f start.db merge went.db
has "which is told" "2 ítélet" .err
ok "and the other way" "$RENONSZ" -f went.db merge start.db
for book in start went; do
	"$RENONSZ" -f $book.db ruling list --csv | cut -d, -f1-5 >rulings.$book
	"$RENONSZ" -f $book.db deals --csv >deals.$book
	ok "$book.db is sound" "$RENONSZ" -f $book.db verify
done
same "the same rulings" rulings.start rulings.went
same "the same deals" deals.start deals.went
is "none is open" 0 "$(grep -c open rulings.start)"
ok "once more" "$RENONSZ" -f start.db merge went.db
has "changes nothing" "0 új leosztás" .err
for book in start went; do
	[ $book = start ] && now=21 || now=22
	RENONSZ_NOW=2026-11-21T$now:00:00Z "$RENONSZ" -f $book.db rule 3.8 -r 1 -t 1 -d 1 by=C --yes >/dev/null 2>&1
	RENONSZ_NOW=2026-11-21T$now:00:00Z "$RENONSZ" -f $book.db rule 3.8 -r 1 -t 1 -d 4 by=C bid=U declarer=A trump=m --yes >/dev/null 2>&1
done
ok "two who have ruled alike agree, whenever they did" "$RENONSZ" -f start.db merge went.db

# What the other book said already when it was copied brings nothing: what was struck, taken back or changed here since stays.
export RENONSZ_NOW=2026-11-21T18:00:00Z
"$RENONSZ" -f base.db import - 2>/dev/null <<'END2'
verseny "Másolat Kupa" datum=2026-11-21 leosztas=3
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B - k:C
3 C p40+U +- kU csUv+
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla"
osszeg = 9 -5 -4 leosztas=3
END2
# unchanged NAME: merging the other book changes nothing here, once and twice.
unchanged() {
	"$RENONSZ" -f here.db export --journal >was
	for times in once twice; do
		ok "$1: merged $times" "$RENONSZ" -f here.db merge there.db
		cp .err said
		"$RENONSZ" -f here.db export --journal >is
		same "$1: nothing comes of it ($times)" was is
	done
}
for struck in "redeal 1 1 3 --reason jury" "remove 1 1 3" "void 1 1 3 --reason jury" "edit 1 1 3 C P m +"; do
	copies
	here deal $struck
	unchanged "a deal that was struck here: deal $struck"
	has "and it is said of which" "1. forduló, 1. asztal: itt azóta kijavították, törölték, újraosztották vagy ítélet született róla, és ez maradt (renonsz log): 3. leosztás" <(tr -s '\n ' '  ' <said)
done
# What was corrected or dealt again before the copy was made is nothing that changed here since, and one deal is one deal.
cp base.db first.db
"$RENONSZ" -f base.db deal edit 1 1 2 B B + --reason elírás >/dev/null 2>&1
"$RENONSZ" -f base.db deal redeal 1 1 1 --reason jury >/dev/null 2>&1
"$RENONSZ" -f base.db deal add 1 1 1 A U z +- >/dev/null 2>&1
copies
there deal add 1 2 1 A P m +
unchanged_since() { tr -s '\n ' '  ' <said | grep -o 'itt azóta [^.]*'; }
ok "merged" "$RENONSZ" -f here.db merge there.db
cp .err said
none "nothing changed here since the copy" "$(unchanged_since)"
has "and three deals were here already" "1 új leosztás, 3 már megvolt" said
here deal redeal 1 1 1 --reason zaj && here deal edit 1 1 3 C P m +
ok "two are changed here" "$RENONSZ" -f here.db merge there.db
has "both are named, no more" "(renonsz log): 1., 3. leosztás" <(tr -s '\n ' '  ' <.err)
mv first.db base.db

# What was corrected on one laptop alone is a correction on the other, with its reason, whoever of the two it is taken from.
copies
there deal edit 1 1 3 C P m + --reason elírás && there deal void 1 1 2 --reason jury && here deal add 1 2 1 A P m +
ok "corrected there, untouched here" "$RENONSZ" -f here.db merge there.db
has "it is said what stood here" "a javítás átjött; eddig ez állt itt: 3 C p40+U +- kU csUv+" <(tr -s '\n ' '  ' <.err)
has "and is nothing new" "0 új leosztás, 1 már megvolt" .err
"$RENONSZ" -f here.db log --csv >log
has "it is a correction in the log" "C P m + (-1 -1 +2) – elírás" log
has "of whoever made it" ",Feri,change" <(grep elírás log)
has "what was void there is so here" '"void",1' <("$RENONSZ" -f here.db deals --json | jq -c '.[] | select(.deal == 2) | [.state, .table]' | sed 's/^.//')
for times in once twice; do
	"$RENONSZ" -f here.db export --journal >was
	ok "merged $times more" "$RENONSZ" -f here.db merge there.db
	"$RENONSZ" -f here.db export --journal >is
	same "changes nothing" was is
done
ok "and back" "$RENONSZ" -f there.db merge here.db
here deal edit 1 1 3 C P m - --reason mégse
ok "corrected once more here, it goes back" "$RENONSZ" -f there.db merge here.db
ok "from where it came" "$RENONSZ" -f there.db deal show 1 1 3
has "as the last word" "P m -" .out
ok "the other way it stays" "$RENONSZ" -f here.db merge there.db
ok "as it is here" "$RENONSZ" -f here.db deal show 1 1 3
has "the last word" "P m -" .out
for book in here there; do ok "$book.db is sound" "$RENONSZ" -f $book.db verify; done
copies
there deal edit 1 1 3 C P m + --reason elírás && here deal edit 1 1 3 C P t + --reason elírás
status "both have corrected it" 5 "$RENONSZ" -f here.db merge there.db
copies
here deal edit 1 1 3 C P t + --reason x && here deal edit 1 1 3 C p40+U +- kU csUv+ --reason y && there deal edit 1 1 3 C P m +
ok "what was put back here is as it was" "$RENONSZ" -f here.db merge there.db
has "and what was corrected there is so here" "3 C P m +" <("$RENONSZ" -f here.db export --journal)
copies
there deal edit 1 1 3 C P m + && here sheet sign 1 1 --by Bíró
status "nothing is corrected on a sheet that is signed" 5 "$RENONSZ" -f here.db merge there.db
has "which is said" "itt a lap le van zárva" <(tr -s '\n ' '  ' <.err)
# A table in which another deal disagrees is left out with its corrections.
copies
there deal edit 1 1 3 C P m + && there deal edit 1 1 2 B B + && here deal edit 1 1 2 B B + k:A
"$RENONSZ" -f here.db export --journal >was
status "one deal of the sheet disagrees" 5 "$RENONSZ" -f here.db merge there.db
"$RENONSZ" -f here.db export --journal >is
same "nothing of it comes" was is

# A round whose tables are all left out is not made; an empty one, or one of which a table came, is.
copies
here player add "Más Bea" && here entry add más --start 7 && there player add "Új Anna" && there entry add új --start 7
there table add 8 1 A=7 B=1 C=2
status "a table of somebody who cannot come" 5 "$RENONSZ" -f here.db merge there.db
none "makes no round" "$("$RENONSZ" -f here.db export --journal | grep "^fordulo 8")"
there table add 8 2 A=4 B=5 C=6
status "with another table" 5 "$RENONSZ" -f here.db merge there.db
is "it is made for that" "2" "$("$RENONSZ" -f here.db table list 8 --csv | sed 1d | cut -d, -f2)"

# Two late entries of the same start number: who is left out is named, and what makes both books agree.
copies
here player add "Más Bea" && here entry add "Más Bea" && there player add "Új Anna" && there entry add "Új Anna"
status "one start number twice" 5 "$RENONSZ" -f here.db merge there.db
has "who has it here and who was left out" "7. rajtszám: itt Más Bea, a másik könyvben Új Anna; Új Anna itt nem kaphatja meg" <(tr -s '\n ' '  ' <.err)
command=$(tr -s '\n ' '  ' <.err | grep -o 'renonsz entry change .* --start 8')
is "and what to type" 'renonsz entry change "Új Anna" --start 8' "$command"
has "before merging again" '--start 8; azután vegye át újra' <(tr -s '\n ' '  ' <.err)
has "and in which book" 'a másik gép saját könyvében (nem az onnan hozott másolatban)' <(tr -s '\n ' '  ' <.err)
there entry change "Új Anna" --start 8
ok "after which both come" "$RENONSZ" -f here.db merge there.db
is "each with a number" "7 Más Bea;8 Új Anna" "$(sqlite3 here.db "SELECT group_concat(start_no || ' ' || name, ';') FROM entry JOIN player ON player.id = player WHERE start_no > 6")"

# A substitute here and a late comer there got one number: the substitute gives way, alike in both books.
rm -f here.db* there.db* before.db*
"$RENONSZ" -f here.db event new Kupa --deals 5 >/dev/null 2>&1
"$RENONSZ" -f here.db player import six.csv >/dev/null 2>&1
"$RENONSZ" -f here.db table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1
cp here.db there.db
"$RENONSZ" -f here.db player add "Ugró Béla" >/dev/null 2>&1
"$RENONSZ" -f here.db table seat 1 1 B="Ugró Béla" --from 3 >/dev/null 2>&1
"$RENONSZ" -f there.db player add "Késő Lajos" >/dev/null 2>&1
"$RENONSZ" -f there.db entry add "Késő Lajos" >/dev/null 2>&1
cp here.db before.db
numbers() { "$RENONSZ" -f "$1" entry list --csv | grep -E 'Ugró|Késő' | cut -d, -f1,2 | paste -sd' '; }
ok "a substitute and a late comer of one number" "$RENONSZ" -f there.db merge here.db
has "are told" "Ugró Béla beugró rajtszáma itt 8 lett: a 7. rajtszámot mindkét könyvben kiadták, és a nevező Késő Lajos tartja meg" <(tr -s '\n ' '  ' <.err)
ok "the other way" "$RENONSZ" -f here.db merge there.db
is "each has the number alike" "$(numbers there.db)" "$(numbers here.db)"
has "who is entered keeps it" "7,Késő Lajos" <(numbers here.db)
ok "nothing is left to differ" "$RENONSZ" -f here.db diff there.db
ok "the first book once more" "$RENONSZ" -f there.db merge before.db
cp before.db here.db
ok "the other way first" "$RENONSZ" -f here.db merge there.db
is "comes to the same" "$(numbers there.db)" "$(numbers here.db)"
copies && here rule 1.1 -r 1 -t 1 -d 3 by=B --yes
unchanged "a deal that a ruling has dealt again"
copies && here sheet totals 1 2 --deals 0
unchanged "totals that were taken back"
copies && here undo --yes && "$RENONSZ" -f here.db event list --csv >was
ok "an event that was undone" "$RENONSZ" -f here.db merge there.db "Másolat Kupa"
"$RENONSZ" -f here.db event list --csv >is
same "stays undone" was is
copies && here player change kiss --name "Kis Péter" && here table seat 1 1 A=nagy B=kis && here event set place=Pécs unseated=bye
cp here.db mine.db
there deal add 1 2 3 A P m + && there discipline add sárga kiss --reason késett && there event set ties=wins prizes=100
ok "what is new comes to names, seats and details that were corrected here" "$RENONSZ" -f here.db merge there.db
RENONSZ_OPERATOR=Feri "$RENONSZ" -f mine.db deal add 1 2 3 A P m + 2>/dev/null
"$RENONSZ" -f mine.db event set ties=wins prizes=100 2>/dev/null
"$RENONSZ" -f mine.db discipline add sárga "kis péter" --reason késett 2>/dev/null
"$RENONSZ" -f mine.db export --journal >was
"$RENONSZ" -f here.db export --journal >is
same "as if it had been typed here" was is
ok "the seals are right" "$RENONSZ" -f here.db verify

# One table in conflict is left out, and the others come.
copies
here deal add 1 2 1 A P m + && there deal add 1 2 1 A P t + && there table add 1 3 A=kiss B=varga C=szabó && there deal add 1 3 1 B P m -
"$RENONSZ" -f here.db export --journal >was
status "a table in conflict" 5 "$RENONSZ" -f here.db merge there.db
has "is shown in both versions" "2. asztal: 1. leosztás: itt „1 A P m +” (Marika" .err
has "and counted" "KIMARADT" .err
steps=$(grep -o 'undo [0-9]*' .err | cut -d' ' -f2)
ok "the others came" "$RENONSZ" -f here.db deal show 1 3 1
"$RENONSZ" -f here.db sheet show 1 2 --csv >.sheet
has "it is as it was" ",P m," .sheet
ok "taken back" "$RENONSZ" -f here.db undo $steps --yes
"$RENONSZ" -f here.db export --journal >is
same "all of it" was is
status "on trial too" 5 "$RENONSZ" -f here.db merge --dry-run there.db
"$RENONSZ" -f here.db export --journal >is
same "nothing is stored" was is

# A signature comes with the same deals alone.
copies && here deal edit 1 1 3 C P m + && there sheet sign 1 1 --by Bíró
ok "a sheet signed with other deals" "$RENONSZ" -f here.db merge there.db
has "stays open" "az aláírás nem jött át" .err
none "unsigned" "$(sqlite3 here.db 'SELECT signed_by FROM game_table WHERE no = 1')"
copies && there sheet sign 1 1 --by Bíró
ok "one signed with the same deals" "$RENONSZ" -f here.db merge there.db
is "is signed" Bíró "$(sqlite3 here.db 'SELECT signed_by FROM game_table WHERE no = 1')"
# The same points are not the same sheet: each line of it counts, and what was dealt again, and its rulings.
cp base.db kept.db
"$RENONSZ" -f base.db deal edit 1 1 2 B P m + --reason félreírás >/dev/null 2>&1
for other in "deal edit 1 1 2 B P t + --reason x" "deal redeal 1 1 2 --reason x" "rule 3.4 -r 1 -t 1 -d 2 by=A claim=B trick=2 state=dismissed reason=nem --yes"; do
	for mark in sign check; do
		copies && here $other && if [ "${other%% 1*}" = "deal redeal" ]; then here deal add 1 1 2 B P m +; fi
		there sheet $mark 1 1 --by Bíró --force && takes here there
		none "not the same sheet, $mark: $other" "$("$RENONSZ" -f here.db export --journal | grep -o 'Bíró')"
	done
done
mv kept.db base.db
rm -f wager.db*
printf 'verseny "Másolat Kupa" datum=2026-11-21 szabaly=ecarte tet=10\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva"\n1 A e A3 otthagyta:B:- fogad:A:10 fogad:B:"Szabó Anna":5\n' | "$RENONSZ" -f wager.db import - 2>/dev/null
cp wager.db here.db && cp wager.db there.db && there sheet sign 1 1 --by Bíró --force
here deal edit 1 1 1 A e A3 otthagyta:B:- fogad:A:10 "fogad:B:Szabó Anna:50" --reason x
ok "a bet is changed here, and the sheet signed there" "$RENONSZ" -f here.db merge there.db
is "the signature stays there" 0 "$("$RENONSZ" -f here.db export --journal | grep -c alairva)"

# What the other book says of a round that was taken back here with all of its event is not written.
copies && here undo --yes && there round start 1 --minutes 50
"$RENONSZ" -f here.db merge there.db >/dev/null 2>.err
has "of an event that is not here: told" "ezt a versenyt itt visszavonták" <(tr -s '\n ' '  ' <.err)
ok "the book is sound" "$RENONSZ" -f here.db verify

# An event that came by a merge, whatever its name and its day are there by now, is the same; each way.
for way in "there here" "here there"; do
	rm -f here.db* there.db* && cp base.db here.db && there event new Klub --date 2026-01-01 && there merge here.db Másolat
	to=${way% *} from=${way#* }
	for change in date=2026-11-22 name=Serleg; do
		[ $change = name=Serleg ] && called=Serleg || called="Másolat Kupa"
		$from -e Másolat event set $change
		ok "$to takes over $change of an event that came by a merge" "$RENONSZ" -f $to.db merge $from.db "$called"
		has "it is told" "${change#*=}" .err
		is "the event is there once" "$called 2026-11-22" "$(sqlite3 $to.db "SELECT name || ' ' || day FROM event WHERE name <> 'Klub'" | paste -sd,)"
	done
	ok "and the book is sound" "$RENONSZ" -f $to.db verify
done
# So it is by way of a third book: it is the event that was first made in one of them. No event is in a book twice.
rm -f here.db* there.db* third.db* && cp base.db here.db && there event new Klub --date 2026-01-01 && "$RENONSZ" -f third.db event new Más --date 2026-01-01 2>/dev/null
there merge here.db Másolat
ok "an event by way of a third book" "$RENONSZ" -f third.db merge there.db Másolat
once() { is "$1: it is there once" "$2" "$(sqlite3 third.db "SELECT name || ' ' || day FROM event WHERE name <> 'Más'" | paste -sd,)"; }
for change in date=2026-11-22 name=Serleg; do
	[ $change = name=Serleg ] && called=Serleg || called="Másolat Kupa"
	here -e Másolat event set $change
	status "$change where it was made" 5 "$RENONSZ" -f third.db merge here.db "$called"
	has "both are told" "${change%=*}: itt „" <(tr -s '\n ' '  ' <.err)
	once "$change" "Másolat Kupa 2026-11-21"
	here undo --yes
done
here -e Másolat event set name=Serleg && there merge here.db Serleg
ok "the way that it came" "$RENONSZ" -f third.db merge there.db Serleg
ok "then there is nothing to tell" "$RENONSZ" -f third.db merge here.db Serleg
once "renamed" "Serleg 2026-11-21"
"$RENONSZ" -f here.db export --journal >kept && rm -f third.db* && sed '1s/Serleg/Kehely/' kept | "$RENONSZ" -f third.db import - 2>/dev/null
status "an event with the same deals under another name" 5 "$RENONSZ" -f third.db merge here.db
has "is told, and what to do" "event set name=NÉV date=NAP" <(tr -s '\n ' '  ' <.err)
once "it does not come" "Kehely 2026-11-21"
"$RENONSZ" -f third.db event set name=Serleg 2>/dev/null
ok "after which it is one" "$RENONSZ" -f third.db merge here.db
once "of one name" "Serleg 2026-11-21"
# A merge that was undone takes nothing out of the book that it came from: who undid it does not know it any more.
steps() { sqlite3 there.db 'SELECT max(id) FROM step'; }
for after in "" "deal edit 1 1 1 C P t +"; do
	copies && here deal add 1 2 1 A P z + && here deal edit 1 1 2 B B + --reason x && here discipline add visszalépés kiss --reason haza && here event set ties=wins
	"$RENONSZ" -f here.db export --journal >kept && before=$(steps) && there merge here.db && if [ "$after" ]; then there $after; fi
	takes here there && there undo $(($(steps) - before)) --yes && "$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
	has "what a merge brought that was undone${after:+ with more}: a deal" "1 A P z +" <("$RENONSZ" -f here.db export --journal)
	[ "$after" ] && continue
	agree "it comes again"
	"$RENONSZ" -f here.db export --journal >is
	same "and stays where it was made" kept is
done
# Rulings of one deal that two books made are the same, whichever either had first; a journal writes them in one order.
copies && here rule 3.4 -r 1 -t 1 -d 2 by=B claim=A trick=2 state=open --yes && there rule 3.4 -r 1 -t 1 -d 2 by=C claim=A trick=5 state=open --yes && there rule 3.4 -r 1 -t 1 -d 2 by=A claim=B trick=2 state=dismissed reason=nem --yes
agree "rulings of one deal in each"
same "the same journal" <("$RENONSZ" -f here.db export --journal) <("$RENONSZ" -f there.db export --journal)
"$RENONSZ" -f here.db export --journal | "$RENONSZ" -f ruled-read.db import - 2>/dev/null
ok "by a journal too" "$RENONSZ" -f here.db diff ruled-read.db
is "whose numbers stay each book's own" "1:2 2:2 3:5|1:5 2:2 3:2" "$(for book in here there; do sqlite3 $book.db "SELECT group_concat(item || ':' || moment, ' ') FROM ruling"; done | paste -sd'|')"
# A ruling that has a deal dealt again comes to the deal that it was about, whatever was dealt there since.
copies && there rule 1.1 -r 1 -t 1 -d 3 --yes && there deal add 1 1 3 A P m + && there rule 3.4 by=B claim=A trick=2 -r 1 -t 1 -d 3 --yes
agree "dealt again by a ruling, dealt, and ruled"
same "the same journal" <("$RENONSZ" -f here.db export --journal) <("$RENONSZ" -f there.db export --journal)
copies && there rule 1.1 -r 1 -t 1 -d 3 --yes && there deal add 1 1 3 A P m + && here deal edit 1 1 3 C P m +
status "not to a deal that is another here" 5 "$RENONSZ" -f here.db merge there.db
# The same as before may come of it: that comes over too.
copies && "$RENONSZ" -f there.db export --journal | grep '^3 ' >line
for again in once twice; do
	there rule 1.1 -r 1 -t 1 -d 3 --yes && eval "there deal add 1 1 $(cat line)"
	merged "dealt again by a ruling, and the same came: $again" 0
	is "nothing stays: $again" 0 "$(grep -c "ez marad" said)"
	same "with all of it: $again" <("$RENONSZ" -f there.db export --journal) <("$RENONSZ" -f here.db export --journal)
done
agree "dealt again by a ruling, and the same came"
# Dealt again in both for another reason, then the same: it is told with both; a second time there alone comes.
copies && for book in here there; do $book deal redeal 1 1 3 --reason "ok $book" && $book deal add 1 1 3 A P z +; done
for way in "here there" "there here" "here there"; do
	status "dealt again for two reasons: $way" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
	has "both are told" "itt „3 ujraosztas \"ok ${way% *}\"”, a másik könyvben „3 ujraosztas \"ok ${way#* }\"”" <(tr -s '\n ' '  ' <.err)
done
there undo 2 --yes
agree "taken back in one of them"
copies && for book in here there; do $book deal redeal 1 1 3 --reason zaj && $book deal add 1 1 3 A P z +; done
takes there here && there deal redeal 1 1 3 --reason y && there deal add 1 1 3 A P z +
agree "dealt again there once more, to the same"
is "it is here too" 2 "$("$RENONSZ" -f here.db export --journal | grep -c ujraosztas)"
# Dealt again in one, corrected in the other, to the same: the attempt comes over; not where the sheet is signed, then it is told.
copies && here deal edit 1 1 3 B P t + && there deal redeal 1 1 3 --reason zaj && there deal add 1 1 3 B P t +
merged "dealt again there on the way to the same" 0
has "is told" '1. asztal: átjött a másik könyvből: 3 ujraosztas "zaj"' said
agree "dealt again there on the way to the same"
copies && here deal edit 1 1 3 B P t + && there deal redeal 1 1 3 --reason zaj && there deal add 1 1 3 B P t + && takes there here
merged "the other book took over first" 0
agree "the other book took over first"
copies && here deal edit 1 1 3 B P t + && there deal redeal 1 1 3 --reason zaj && there deal add 1 1 3 A P z + && there deal remove 1 1 3
there deal add 1 1 3 B P t + && takes there here
merged "dealt again there, taken back and played" 5
has "what to do is told" 'ha úgy volt, írja be itt is: renonsz deal redeal 1 1 3 --reason …, azután' said
here deal redeal 1 1 3 --reason zaj && here deal add 1 1 3 B P t + && agree "that is done"
copies && here deal edit 1 1 3 B P t + && here sheet sign 1 1 --by Éva --force && there deal redeal 1 1 3 --reason zaj && there deal add 1 1 3 B P t +
for again in once twice; do
	merged "dealt again there, signed here, $again" 5
	has "is told" 'a másikban ez áll: 3 ujraosztas "zaj"' said
done
# A name that was set back here comes back by no third book, and goes to both.
copies && cp base.db third.db && here event set name=Serleg && takes there here && here event set name="Másolat Kupa" && "$RENONSZ" -f third.db merge there.db Serleg >/dev/null 2>&1
"$RENONSZ" -f here.db merge third.db Serleg >/dev/null 2>.err
has "a name that was set back is named" "name: a másik könyvben „Serleg”; volt itt is, de visszaállították" <(tr -s '\n ' '  ' <.err)
takes there here && takes third there
for book in here there third; do has "and is so in $book.db" 'verseny "Másolat Kupa"' <("$RENONSZ" -f $book.db export --journal); done


# The nth measure is compared with the nth.
copies
for kind in visszalépés feloldás visszalépés; do there discipline add $kind tóth --reason "hazament" --round 1; done
ok "a second withdrawal in the same words" "$RENONSZ" -f here.db merge there.db
is "comes too" 3 "$("$RENONSZ" -f here.db discipline list --csv | grep -c hazament)"
ok "once more" "$RENONSZ" -f here.db merge there.db
is "they stay three" 3 "$("$RENONSZ" -f here.db discipline list --csv | grep -c hazament)"
there export --journal
RENONSZ_NOW=2026-11-30T10:00:00Z ok "by a journal" "$RENONSZ" -f read.db -e Másolat import .there
"$RENONSZ" -f there.db discipline list --csv >was
"$RENONSZ" -f read.db discipline list -e Másolat --csv >is
same "each when it was taken" was is
"$RENONSZ" -f read.db log 3 >log
has "which the log tells people" "mikor hozták az intézkedést: 2026. 11. 21. 18:00" log
lacks "and not by its key" measure- log

# What only the other book has changed since the two parted is taken over, or told as what it would bring.
"$RENONSZ" -f parted.db import - 2>/dev/null <<'END'
verseny "Elvált" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B -
END
cp parted.db further.db
"$RENONSZ" -f further.db deal redeal 1 1 1 --reason jury >/dev/null 2>&1
"$RENONSZ" -f further.db deal add 1 1 1 A U z -- >/dev/null 2>&1
"$RENONSZ" -f further.db event set place=Szeged >/dev/null 2>&1
"$RENONSZ" -f further.db player change "Kiss Péter" --name "Kiss Pál" >/dev/null 2>&1
ok "the other book's changes" "$RENONSZ" --lang en -f parted.db merge further.db
tr -s '\n ' '  ' <.err >said
has "a deal that was dealt again is so here" "until now it was 1 A U z ++" said
has "with its attempt" '1 ujraosztas "jury"' <("$RENONSZ" -f parted.db export --journal)
has "details of the event too" "A setting came over from the other book: place Szeged (here it was –)" said
has "and a new name" "In the other book Kiss Péter has been renamed Kiss Pál, and is now called so here too" said
is "once" 1 "$(grep -o 'has been renamed Kiss P' said | wc -l)"
"$RENONSZ" -f parted.db deal edit 1 1 1 A P z + >/dev/null 2>&1
"$RENONSZ" -f further.db deal edit 1 1 1 A U z +- >/dev/null 2>&1
status "what both have changed is a quarrel" 5 "$RENONSZ" --lang en -f parted.db merge further.db
has "with both versions" "deal 1: here “1 A P z +”" <(tr -s '\n ' '  ' <.err)

# A setting that decides no deal's points is refused neither way; where both have changed it the two disagree.
copies && there event set unseated=bye ties=wins,best forma=tarsasagi
ok "settings" "$RENONSZ" -f here.db merge there.db
is "are taken over" "bye wins,best" "$(sqlite3 here.db "SELECT group_concat(value, ' ') FROM (SELECT value FROM setting WHERE key IN ('unseated', 'ties') ORDER BY key DESC)")"
copies && here event set ties=wins && there event set ties=best
status "both have changed one" 5 "$RENONSZ" -f here.db merge there.db
has "both are said" "ties: itt „wins”, a másik könyvben „best”" .err

# Whoever dealt each attempt at a deal that was ruled later, and a claim that fell with another's ruling: the journal tells
# both as they stand, however often it is read.
"$RENONSZ" -f claims.db import - 2>/dev/null <<'END2'
verseny "Esti" datum=2026-11-21 szabaly=ecarte
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva"
1 B e A3 otthagyta:B
END2
rule "the coup is dealt again" -f claims.db deal redeal 1 1 1 --reason zaj
rule "by the other player" -f claims.db deal add 1 1 1 A hamis
rule "one claim is open" -f claims.db rule jury points=1,-1 reason=vita -r 1 -t 1 -d 1 state=open --yes
rule "another one decided" -f claims.db rule jury points=2,-2 reason=zaj -r 1 -t 1 -d 1 --yes
"$RENONSZ" -f claims.db export --journal >was
has "who dealt which attempt" '1 ujraosztas "zaj" o=B' was
"$RENONSZ" -f claims.db ruling list --csv | cut -d, -f1-4,6- >rulings.was
has "what was turned down sets no points" "1,1,1,1,dismissed,jury,,continue,,," rulings.was
for times in once twice; do
	ok "read $times" "$RENONSZ" -f claimed.db import was
	"$RENONSZ" -f claimed.db export --journal >is
	same "the same journal" was is
	"$RENONSZ" -f claimed.db ruling list --csv | cut -d, -f1-4,6- >rulings.is
	same "the same rulings" rulings.was rulings.is
done

# Void attempts by rulings and by hand are told in the order in which they were made: a book from the journal has the same.
evening_of() { printf 'verseny "Sor" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' | "$RENONSZ" -f "$1" import - 2>/dev/null; }
while IFS= read -r steps; do
	rm -f order.db* ordered.db* older.db*
	evening_of order.db
	while IFS= read -r -d '|' step; do
		case $step in rule*) rule "$step" -f order.db $step -r 1 -t 1 -d 1 --yes ;; *) rule "$step" -f order.db $step ;; esac
	done <<<"$steps|"
	"$RENONSZ" -f order.db export --journal >was
	rule "$steps: read" -f ordered.db import was
	"$RENONSZ" -f ordered.db export --journal >is
	same "$steps: the same journal" was is
	rule "$steps: merged" -f order.db merge ordered.db
	rule "$steps: merged back" -f ordered.db merge order.db
	# Earlier versions wrote the attempts first.
	awk '/^itelet|^1 [^u]/ { rest = rest $0 "\n"; next } { print } END { printf "%s", rest }' was >older
	for book in order ordered; do
		rule "$steps: in the older order, $book" -f $book.db import older
		"$RENONSZ" -f $book.db export --journal >is
		same "$steps: nothing is new, $book" was is
	done
done <<'END2'
deal add 1 1 1 B U m +-|rule 1.4 by=C|deal redeal 1 1 1 --reason zaj|deal add 1 1 1 B U m +-
deal redeal 1 1 1 --reason zaj|rule 1.4 by=C|deal add 1 1 1 A P m +|deal redeal 1 1 1 --reason lap|deal add 1 1 1 B 40 t -
rule 1.4 by=C|deal redeal 1 1 1 --reason zaj|rule 1.1 by=C|deal redeal 1 1 1 --reason lap
rule 1.4 by=C|deal redeal 1 1 1 --reason zaj|deal add 1 1 1 B U m +-|rule 3.4 by=B trick=3
rule 2.2 by=A state=open|rule 1.1 by=C|rule 1.4 by=C state=decided --revise 1|deal add 1 1 1 B P z -
rule 2.2 by=A|rule 1.1 by=C|rule state=open --revise 1|rule reason=lap --revise 2|rule 1.1 by=C state=dismissed
END2

# Who dealt again after a ruling says nothing of the ruling; what was bid by the cards is told as it is kept, whoever dealt.
"$RENONSZ" -f again.db import - 2>/dev/null <<'END2'
verseny "Esti" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 B U z ++
3 A U z ++
END2
rule "a deal is dealt again" -f again.db rule 1.1 -r 1 -t 1 -d 3 by=B --yes
rule "by another" -f again.db deal add 1 1 3 A B - o=C
rule "cards are waiting" -f again.db cards set 1 1 2 "A P t kP" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX"
rule "the deal of another dealer" -f again.db deal add 1 1 2 B P t + kP o=C
"$RENONSZ" -f again.db export --journal >was
for times in once twice; do
	ok "read $times" "$RENONSZ" -f dealt.db import was
	"$RENONSZ" -f dealt.db export --journal >is
	same "the same journal" was is
done

# A claim that fell behind the ruling that decided the deal, and one that was turned down before anything was played.
"$RENONSZ" -f fell.db import - 2>/dev/null <<'END2'
verseny "Esti" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 C B -
END2
rule "a claim is turned down" -f fell.db rule jury points=5,-2,-3 reason=vita -r 1 -t 1 -d 1 state=dismissed --yes
rule "another one is open" -f fell.db rule jury points=2,-1,-1 reason=zaj -r 1 -t 1 -d 1 state=open --yes
rule "the first one is decided after all, with its own reason" -f fell.db rule -r 1 -t 1 -d 1 --revise 1 state=decided points=5,-2,-3 reason="mégis vita" --yes
rule "a claim at a deal that nobody plays" -f fell.db rule jury points=5,-2,-3 reason=vita -r 1 -t 1 -d 2 state=dismissed --yes
rule "is turned down, and the deal played" -f fell.db deal add 1 1 2 C B -
"$RENONSZ" -f fell.db export --journal >was
for times in once twice; do
	ok "read $times" "$RENONSZ" -f felled.db import was
	"$RENONSZ" -f felled.db export --journal >is
	same "the same journal" was is
done

# Two who are one person here are one for a copy in which they are still two: what it said before brings nothing, and what is
# new there of the one comes to the other.
export RENONSZ_OPERATOR=Marika
"$RENONSZ" -f two.one import - 2>/dev/null <<'END2'
verseny "Egy Kupa" datum=2026-11-21
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
nevezo 4 "Tóth Imréné"
nevezo 5 "Varga Ilona"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imréné"
1 A P m + kP
szek 2 A="Varga Ilona"
fordulo 2
asztal 1
A="Tóth Imre" B="Nagy Éva" C="Kiss Péter"
1 A P m + kP
END2
rule "a measure" -f two.one discipline add sárga "Tóth Imréné" --reason szólt
rule "nobody plays there" -f two.one player add "Tóth I." --yes
cp two.one parted.one
rule "two are one" -f two.one player join "Tóth Imréné" "Tóth Imre"
rule "and a third" -f two.one player join "Tóth I." "Tóth Imre"
one_state() { RENONSZ_DB=$1 state; }
one_state two.one >was
ok "the copy in which they are two" "$RENONSZ" -f two.one merge parted.one "Egy Kupa"
one_state two.one >is
same "brings nothing" was is
export RENONSZ_OPERATOR=Feri RENONSZ_NOW=2026-11-21T22:00:00Z
rule "a deal there" -f parted.one deal add 1 1 B B -
rule "a measure there" -f parted.one discipline add sárga "Tóth Imréné" --reason kiabált
rule "one who plays nowhere is entered there" -f parted.one entry add "Tóth I." --yes
rule "another number there" -f parted.one entry change "Tóth Imréné" --start 14
rule "a table there" -f parted.one table add 3 1 A=14 B=1 C=2
rule "with a deal" -f parted.one deal add 3 1 A P m +
rule "another table" -f parted.one table add 4 1 A=5 B=1 C=2
rule "a substitute there" -f parted.one table seat 4 1 "C=Tóth I." --from 2
rule "a sheet is signed there" -f parted.one sheet sign 3 1 --by Bíró --force
export RENONSZ_OPERATOR=Marika
ok "what is new there of the other" "$RENONSZ" -f two.one merge parted.one "Egy Kupa"
"$RENONSZ" -f two.one -e "Egy Kupa" export --journal >is
has "comes: a measure" 'fegyelmi "Tóth Imre" fokozat=yellow indok="kiabált"' is
has "a table" 'A="Tóth Imre" B="Kiss Péter" C="Nagy Éva"' is
has "a signature" "3" <(sqlite3 two.one "SELECT round FROM game_table WHERE signed_by = 'Bíró'")
is "and nobody is there twice" "Kiss Péter|Nagy Éva|Tóth Imre|Varga Ilona" \
	"$(sqlite3 two.one "SELECT group_concat(name, '|') FROM (SELECT name FROM player WHERE NOT removed ORDER BY name)")"
one_state two.one >was
ok "once more" "$RENONSZ" -f two.one merge parted.one "Egy Kupa"
one_state two.one >is
same "that brings nothing" was is
ok "all is sound" "$RENONSZ" -f two.one verify

# Who is out is what was said last, in whatever order it came in; a clock that went back takes nothing of it away.
printf 'verseny "Ki" datum=2026-11-21 leosztas=2\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\n' | "$RENONSZ" -f out.db import - 2>/dev/null
cp out.db sick.db
cp out.db back.db
RENONSZ_NOW=2026-11-21T19:00:00Z ok "who withdrew" "$RENONSZ" -f sick.db discipline add visszalépés kiss --reason beteg
RENONSZ_NOW=2026-11-21T19:30:00Z ok "and is back, on the other laptop" "$RENONSZ" -f back.db discipline add feloldás kiss --reason jobban
for way in "sick back" "back sick"; do
	cp out.db "${way% *}-first.db"
	for from in $way; do "$RENONSZ" -f "${way% *}-first.db" merge $from.db Ki 2>/dev/null; done
	is "is in, merged $way" "beteg jobban" "$("$RENONSZ" -f "${way% *}-first.db" discipline list --json | jq -r '[.[].reason] | join(" ")')"
done
"$RENONSZ" -f sick-first.db standings --csv >was
"$RENONSZ" -f back-first.db standings --csv >is
same "the standings are the same" was is
ok "diff finds nothing" "$RENONSZ" -f sick-first.db diff back-first.db
printf 'verseny "Ki" datum=2026-11-21\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nfegyelmi "Kiss Péter" fokozat=lifted indok=jobban idopont=2026-11-21T19:30:00Z\nfegyelmi "Kiss Péter" fokozat=withdrawal indok=beteg idopont=%s\n' 2026-11-21T19:00:00Z >told.ulti
"$RENONSZ" -f by-lines.db import told.ulti 2>/dev/null
is "a journal says when, not its lines" "beteg jobban" "$("$RENONSZ" -f by-lines.db discipline list --json | jq -r '[.[].reason] | join(" ")')"
sed 's/T19:00:00Z/T20:00:00Z/' told.ulti | "$RENONSZ" -f by-later.db import - 2>/dev/null
status "another order is a difference" 1 "$RENONSZ" -f by-lines.db diff by-later.db
has "that is shown" 'fokozat=withdrawal' .out
cp sick.db clock.db
RENONSZ_NOW=2026-11-21T18:30:00Z ok "let in again, the clock an hour back" "$RENONSZ" -f clock.db discipline add feloldás kiss --reason jobban
is "is in all the same" lifted "$("$RENONSZ" -f clock.db discipline list --csv | tail -1 | cut -d, -f3)"
"$RENONSZ" -f clock.db export --journal | "$RENONSZ" -f clocked.db import - 2>/dev/null
ok "by a journal too" "$RENONSZ" -f clock.db diff clocked.db

# Who was entered to play and only took over a seat so far plays on, by a journal and by a merge; a mere substitute does not.
printf 'verseny "Beugró" datum=2026-11-21 leosztas=3\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\n1 A P m +\n' | "$RENONSZ" -f own.db import - 2>/dev/null
cp own.db kin.db
for name in "Fa Géza" "Só Ida"; do "$RENONSZ" -f own.db player add "$name" 2>/dev/null; done
"$RENONSZ" -f own.db entry add "Fa Géza" 2>/dev/null
ok "who was entered takes over a seat" "$RENONSZ" -f own.db table seat 1 1 "B=Fa Géza" --from 2
ok "and a substitute" "$RENONSZ" -f own.db table seat 1 1 "C=Só Ida" --from 3
"$RENONSZ" -f own.db export --journal >own.ulti
has "the journal says so" 'nevezo 4 "Fa Géza" beugro=no' own.ulti
is "of nobody else" 1 "$(grep -c beugro own.ulti)"
"$RENONSZ" -f read-own.db import own.ulti 2>/dev/null
printf 'verseny "X" datum=2026-01-01\n' | "$RENONSZ" -f met-own.db import - 2>/dev/null
for to in met-own kin; do ok "merged into $to" "$RENONSZ" -f $to.db merge own.db Beugró; done
field() { "$RENONSZ" -f "$1" -e Beugró draw 2 --seed s --dry-run --json 2>/dev/null | jq -c '[.tables[]?, .stand_in_list]'; }
field own.db >was
for book in read-own met-own kin; do
	field $book.db >is
	same "the field of $book is the same" was is
	"$RENONSZ" -f $book.db -e Beugró export --journal >is
	same "its journal too" own.ulti is
	ok "and diff finds nothing" "$RENONSZ" -f own.db -e Beugró diff $book.db
	ok "it is sound" "$RENONSZ" -f $book.db verify
done
ok "taken back" "$RENONSZ" -f read-own.db undo --yes
ok "and done again" "$RENONSZ" -f read-own.db redo --yes
sed 's/ beugro=no//' own.ulti >beside.ulti
"$RENONSZ" -f beside.db import beside.ulti 2>/dev/null
status "diff tells a mere substitute" 1 "$RENONSZ" -f own.db diff beside.db
ok "who is entered after all" "$RENONSZ" -f beside.db import own.ulti
ok "is none any more" "$RENONSZ" -f own.db diff beside.db
sed 's/beugro=no/beugro=maybe/' own.ulti | status "no other word" 3 "$RENONSZ" -f beside.db import -
# What became of a table's deals in each of two copies: the one that went on alone is followed, deal for deal; where both
# did, each in its own way, the table is left out with both versions.
export RENONSZ_NOW=2026-11-21T18:00:00Z
evening
copies
there deal insert 1 1 2 A 40 m + && here deal add 1 1 C P m + && before
merged "a deal was inserted there, and one more played here that is like the one that moved" 5
as_before "no deal is lost"
has "both versions are told" "2. leosztás: itt „2 B p40+U +-” (Marika, 2026. 11. 21. 18:00), a másik könyvben „2 A 40 m +” (Feri" said
copies
there deal insert 1 1 1 C B - && here deal add 1 1 C P m + && here deal add 1 1 A P t - && before
merged "likewise with two" 5
as_before "none is lost there either"
copies
here deal insert 1 1 2 A 40 m + && there deal add 1 1 C P m + && before
merged "inserted here, one more played there" 5
as_before "it stays as it is here"
copies
there deal edit 1 1 1 A U z +- && there deal add 1 1 4 A P t + && here deal add 1 1 4 A P t - && before
merged "one deal disagrees" 5
as_before "the table stays as it is"
none "and nothing is said to have come over" "$(grep -o 'javítás átjött' said)"
status "nor that it would" 5 "$RENONSZ" -f here.db merge --dry-run there.db
none "on trial" "$(tr -s '\n ' '  ' <.err | grep -o 'javítás átjött')"
copies
there deal remove 1 1 3 && here deal add 1 2 2 B B +
merged "a deal was removed there" 0
as_there "it is gone here too"
has "which is said" "1. forduló, 1. asztal: a másik könyvben törölték, és itt is törölve lett: 3 C P m +" said
copies
there deal add 1 2 2 B B + && cp there.db here.db && there undo --yes
merged "a deal was taken back there" 0
none "it is gone here too" "$(lines here 2 | grep ^1,2,2)"
has "which is said" "2. asztal: a másik könyvben törölték, és itt is törölve lett: 2 B B +" said
copies
there deal edit 1 1 3 C P m - && here deal remove 1 1 3 && before
merged "removed here, corrected there" 5
as_before "it stays removed"
has "and both are told" "3. leosztás: itt „3 –” (Marika, 2026. 11. 21. 18:00), a másik könyvben „3 C P m -” (Feri" said
copies
here deal edit 1 1 3 C P m - && there deal remove 1 1 3 && before
merged "corrected here, removed there" 5
as_before "it stays corrected"
copies
here deal add 1 1 4 A P t + && here deal remove 1 1 4 && there deal add 1 1 4 B B +
merged "a number that is as free here as it was" 0
as_there "takes what was played there"
copies
here deal remove 1 1 3 && before
merged "removed here alone" 0
as_before "it stays so"
copies
there deal insert 1 1 2 A 40 m + && there deal edit 1 1 1 A U z +- --reason elírás
merged "inserted there alone" 0
as_there "it is as there"
has "what was inserted is called so" "1. forduló, 1. asztal: a másik könyvben leosztást szúrtak be vagy tettek más számra, és itt is: 2., 3. leosztás" said
has "one deal is new" "1 új leosztás" said
has "what was corrected is called corrected" "a javítás átjött; eddig ez állt itt: 1 A U z ++" said
is "nothing else is" 1 "$(grep -o 'javítás átjött' said | wc -l)"
for book in there here; do "$RENONSZ" -f $book.db sheet show 1 1 | grep -v kód >sheet.$book; done
same "the sheet has no other corrections than there" sheet.there sheet.here
there deal add 1 1 5 B P m + && there deal edit 1 1 2 A 40 m -
merged "it goes on there" 0
as_there "and here"
here deal add 1 1 6 C B +
"$RENONSZ" -f there.db merge here.db >/dev/null 2>&1
as_there "goes on here, and comes there"
copies
there deal edit 1 1 1 A U z +- && here deal add 1 1 4 A P t - && there deal add 1 1 5 B B +
merged "what both say stands together" 0
is "comes together" "1 2 3 4 5" "$(lines here 1 | cut -d, -f3 | xargs)"
copies
there deal insert 1 1 2 A 40 m + && here sheet sign 1 1 --by Bíró --force && before
merged "the sheet is closed here" 5
as_before "it stays as it was signed"
has "both versions are told" "2. leosztás: itt „2 B p40+U +-” (Marika, 2026. 11. 21. 18:00), a másik könyvben „2 A 40 m +” (Feri" said
has "and that it is closed" "itt a lap le van zárva" said
is "the place once" 1 "$(grep -o '1. forduló, 1. asztal' said | wc -l)"

# So it is with settings, an undo of one included; and each way.
settings="prizes=300,200 substitute=absent place-points-3=5-3-1 ranking=score entry-fee=500"
copies && there event set $settings && there event set "category-1=U20: 1,2" && here event set top-table=drawn
merged "settings of the other book" 0
for setting in $settings; do has "come: $setting" "$(echo $setting | sed 's/=\(.*,.*\)/="\1"/')" <(event_line here); done
has "and a category" 'category-1="U20: 1,2"' <(event_line here)
has "what was set here stays" "top-table=drawn" <(event_line here)
there event set ranking=place prizes=none
merged "what it then went on with" 0
has "comes too" "ranking=place" <(event_line here)
has "each" "prizes=none" <(event_line here)
cp base.db here.db && "$RENONSZ" -f here.db event set prizes=300,200 >/dev/null 2>&1 && cp here.db there.db && there undo --yes
merged "a setting that was taken back there" 0
is "is so here" "$(event_line there)" "$(event_line here)"
cp base.db here.db && "$RENONSZ" -f here.db event set prizes=300,200 >/dev/null 2>&1 && cp here.db there.db && here undo --yes && event_line here >kept
merged "a setting that was taken back here" 0
is "stays so" "$(cat kept)" "$(event_line here)"

# What else was there when the two parted, and was taken back there, stays here and is named.
copies && there deal remove 1 2 1 && there table remove 1 2 && there entry remove szabó
"$RENONSZ" -f here.db export --journal >kept
merged "a table that was removed there" 5
has "is named" "1. forduló, 2. asztal: a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell, törölje): 2. asztal" said
has "and who is entered there no more" 'különben törölje): nevezés' said
same "it stays" kept is
cp base.db here.db && "$RENONSZ" -f here.db rule jury points=5,-2,-3 reason=vita -r 1 -t 1 -d 4 --yes >/dev/null 2>&1 && cp here.db there.db && there undo --yes
merged "a ruling that was taken back there" 5
has "is named too" "1. forduló, 1. asztal: a másik könyvben ez már nincs meg, itt megmaradt (ha itt se kell: renonsz undo, ha az átvétele volt itt az utolsó lépés, különben renonsz rule -r 1 -t 1 -d 4 --revise N state=dismissed" said

# A ruling over a deal that both have, made in one of them: it comes over, by hand in both it is one, and nothing is left to say.
cp base.db here.db; cp base.db there.db
renons() { "$RENONSZ" -f "$1.db" --operator "$2" rule 3.4 -r 1 -t 1 -d 1 by=A claim=C trick=4 --yes >/dev/null 2>&1; }
renons there Feri
cp here.db byhand.db
merged "a ruling over a deal that was here" 0
has "comes over" "itelet 1 3.4" is
is "the journals are the same" "$("$RENONSZ" -f there.db export --journal)" "$(cat is)"
status "and again" 0 "$RENONSZ" -f here.db merge there.db
none "it says nothing of a correction" "$(grep kijav .err)"
cp byhand.db here.db; renons here Mari
merged "a ruling that both made" 0
none "is none of a correction" "$(grep kijav said)"
cp byhand.db here.db; here deal edit 1 1 1 A P m - --reason elírás
merged "over a deal that is another one here" 5

# Lots, categories and teams of who is not here: they come, and are told.
copies && there player add "Fa Ede" && there entry add "Fa Ede" && there event set lot=7,1 'category-1=U20: 7,3' 'team-1=X: 1,2,7'
cp there.db kept.db && there entry remove "Fa Ede"
status "lots of who is entered nowhere" 0 "$RENONSZ" -f here.db merge there.db
tr -s '\n ' '  ' <.err >said
has "are told" "lot: nincs 7. rajtszámú nevezett; így maradt, és akkor számít, ha lesz" said
has "so is a category" "category-1: nincs 7. rajtszámú nevezett" said
has "and a team" "team-1: nincs 7. rajtszámú nevezett; így maradt" said
ok "of who comes with them" "$RENONSZ" -f here.db merge kept.db
none "nothing is said" "$(grep rajtszámú .err)"
printf 'verseny "Sors" datum=2026-11-28 leosztas=6 lot="9,1" category-1="U20: 9"\nnevezo 1 "Kiss Péter"\n' >lot.ulti
ok "a journal" "$RENONSZ" -f lot.db import lot.ulti
has "likewise" "lot: nincs 9. rajtszámú nevezett" <(tr -s '\n ' '  ' <.err)

# What crosses is named: settings, what an undo there has left, a new name of the event.
copies && there event set entry-fee=500 prizes=300,200 'name=Esti kupa'
merged "settings of the other book" 0
has "each is named" "átjött ez a beállítás: entry-fee=500 (itt eddig: none)" said
has "all of them" "átjött ez a beállítás: prizes=300,200 (itt eddig: none)" said
has "the name" "A verseny neve a másik könyvben azóta Esti kupa, és mostantól itt is (eddig: Este)" said
cp base.db here.db && here deal edit 1 2 1 B P t - --reason elírás && cp here.db there.db && there undo --yes
merged "an undo there" 0
has "is told as one" "1. forduló, 2. asztal: a másik könyvben visszavonták, ami ott történt, és itt is a korábbi áll újra: 1. leosztás" said
none "and as nothing else" "$(grep -e szúrtak -e kijav said)"
# Whoever wrote it there, each thing stays theirs, with who took it over if that was said.
copies && there deal add 1 1 4 A P m + && there player add "Be Ugró"
RENONSZ_OPERATOR=Zoli "$RENONSZ" -f there.db table seat 1 1 "B=Be Ugró" --from 4 >/dev/null 2>&1
RENONSZ_OPERATOR= "$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
"$RENONSZ" -f here.db log --csv >log
is "a seat's typist" 0 "$(grep 'Be Ugró' log | grep -vc ',Zoli,')"
has "nobody took it over" "merge there.db (átvéve)" log
none "no empty name" "$(grep -e 'átvette: )' log)"

# Two books that were typed each by itself, and a sheet that is closed here.
"$RENONSZ" -f base.db export --journal -o typed.ulti 2>/dev/null
rm -f here.db there.db
for book in here there; do "$RENONSZ" -f $book.db import typed.ulti 2>/dev/null; done
there deal add 1 1 4 A P t + && here sheet sign 1 1 --by Bíró --force
status "a deal that is new for a closed sheet" 5 "$RENONSZ" -f here.db merge there.db
has "is left out" "itt a lap le van zárva. Ha a másik a jó, nyissa ki (renonsz sheet open)" <(tr -s '\n ' '  ' <.err)
has "and told in both versions" "4 A P t +" .err

# Blanks around what was typed are no part of it: the journal makes the same event.
printf 'verseny "Köz" datum=2026-11-21\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 A P m +\n' | "$RENONSZ" -f blank.db import - 2>/dev/null
rule "a measure" -f blank.db discipline add sárga kiss --reason ' kiabált ' --by ' Bíró Béla '
rule "a void deal" -f blank.db deal void 1 1 2 --reason ' zsűri '
rule "a ruling" -f blank.db rule 3.4 -r 1 -t 1 -d 1 by=A trick=3 'reason= így ' --yes
"$RENONSZ" -f blank.db export --journal >blank.ulti
"$RENONSZ" -f unblank.db import blank.ulti 2>/dev/null
ok "are the same" "$RENONSZ" -f blank.db diff unblank.db
ok "its own journal is no news" "$RENONSZ" -f blank.db import blank.ulti

# Two books that take over from each other: what was taken back where it was recorded does not come back from the other, which
# has it from there.
kept() { "$RENONSZ" -f here.db export --journal >kept && "$RENONSZ" -f here.db round list --csv >>kept; }
# back NAME: the other book takes it over, it is taken back here by the second list of commands, and stays so.
stays_back() {
	"$RENONSZ" -f there.db merge here.db >/dev/null 2>&1 || echo "not ok - $1: the other book takes it over"
	eval "$2" && kept
	merged "$1: taken back here" 0
	"$RENONSZ" -f here.db round list --csv >>is
	same "$1: it stays so" kept is
	grep -q "${3-itt azóta visszavonták vagy átírták}" said && echo "ok - $1: it is told" || { echo "not ok - $1: it is not told" && cat said; }
	ok "$1: the book is sound" "$RENONSZ" -f here.db verify
}
copies && here discipline add kizárás kiss --reason téves
stays_back "an exclusion" "here undo --yes"
copies && here deal add 1 1 B B -
stays_back "a deal" "here undo --yes" "és ez maradt (renonsz log)"
copies && here deal insert 1 1 1 B B -
stays_back "a deal that was inserted" "here undo --yes" "és ez maradt (renonsz log)"
copies && here table add 2 1 A=1 B=5 C=3
stays_back "a table" "here table remove 2 1"
copies && here draw 2 --seed s
stays_back "a draw" "here undo --yes"
copies && here event set unseated=bye
stays_back "a setting" "here event set unseated=missing" ""
copies && here event set prizes=300,200
stays_back "a setting, by undo" "here undo --yes" "prizes: a másik könyvben „300,200”; volt itt is, de visszaállították"
copies && here sheet check 1 1 --by Bíró
stays_back "a check mark" "here sheet uncheck 1 1"
copies && here player change kiss --public none
stays_back "how a player is shown" "here player change kiss --public name"
copies && here draw announce lottó
stays_back "an announcement" "here undo --yes" "seed: a másik könyvben „lottó”; volt itt is"
copies && there discipline add kizárás kiss --reason téves
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
here undo --yes
merged "what came by a merge that was undone" 0
has "may come again" "téves" is
copies && here table add 2 1 A=1 B=5 C=3 && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1
here table remove 2 1 && there deal add 2 1 A P t + && kept
merged "a table that was removed here, and played at there" 5
has "is told" "itt azóta törölték vagy visszavonták" said
is "and does not stand again" 0 "$("$RENONSZ" -f here.db deals --csv | grep -c ^2,)"
copies && here deal add 1 1 B B - && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1
here undo --yes && cp there.db kept.db && cp here.db there.db && cp kept.db here.db && "$RENONSZ" -f there.db export --journal >kept
merged "a deal that was taken back there, and is here by a merge" 0
has "is told" "a másik könyvben törölték, és itt is törölve lett: 4 B B -" said
same "and is taken back here" kept is
copies && here discipline add kizárás kiss --reason téves && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1
here undo --yes && "$RENONSZ" -f there.db export --journal >kept
cp there.db kept.db && cp here.db there.db && cp kept.db here.db
merged "a measure that was taken back there, and is here by a merge" 0
has "is told" "a másik könyvben törölték, és itt is törölve lett: Kiss Péter ki van zárva – téves" said
same "and is taken back here" <("$RENONSZ" -f there.db export --journal) is
ok "the book is sound" "$RENONSZ" -f here.db verify
has "the log says so" "visszavonták" <("$RENONSZ" -f here.db log)
ok "undone" "$RENONSZ" -f here.db undo --yes
has "it stands again" "téves" <("$RENONSZ" -f here.db discipline list --csv)
copies && here player add "Fa Ede" && here entry add fa && takes there here && here entry remove fa
agree "an entry that was taken back there"
is "it is here no more" 0 "$("$RENONSZ" -f there.db export --journal | grep -c Fa)"
copies && here rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 2 --yes && takes there here
here undo --yes && "$RENONSZ" -f there.db export --journal >kept
cp there.db kept.db && cp here.db there.db && cp kept.db here.db
merged "what else was taken back there, and is here by a merge" 5
has "is told" "a másik könyvben ez már nincs meg, itt megmaradt" said
same "and stays" kept is

# Removed here, and gone on with there: nothing of it comes, and both are told.
struck() {
	cp base.db here.db && { [ -z "$2" ] || eval "$2"; } && cp here.db there.db && eval "$3" && eval "$4"
	"$RENONSZ" -f here.db export --journal >kept
	merged "$1" 5
	has "$1: is told" "${5:-itt azóta törölték vagy visszavonták}" said
	grep -v '^fordulo' kept >kept.is && grep -v '^fordulo' is >now
	same "$1: nothing comes of it" kept.is now
}
struck "a ruling about a deal that was removed here" "" "here deal remove 1 1 3" "there rule jury points=5,-2,-3 reason=vita -r 1 -t 1 -d 3 --yes" "itt „3 –”"
struck "a deal at a table that was removed here" "here table add 2 1 A=1 B=5 C=3" "here table remove 2 1" "there deal add 2 1 A P t +"
struck "a seat there" "here table add 2 1 A=1 B=5 C=3" "here table remove 2 1" "there table seat 2 1 B=4"
struck "totals that were struck here" "here table add 2 1 A=1 B=5 C=3; here sheet totals 2 1 = 1 1 -2" "here sheet totals 2 1 --deals 0" \
	"there sheet totals 2 1 = 2 2 -4 --force"
struck "an entry" "here player add 'Fa Ede'; here entry add fa" "here entry remove fa" "there entry change fa --start 33"
struck "a seat of who is entered here no more" "here player add 'Fa Ede'; here entry add fa" "here entry remove fa" "there table add 2 1 A=fa B=2 C=3"
struck "a measure" "here discipline add kizárás kiss --reason x" "here undo --yes" "there discipline add feloldás kiss --reason y"

# Taken back or changed there alone, and not so here: it is named.
named() {
	cp base.db here.db && { [ -z "$2" ] || eval "$2"; } && cp here.db there.db && eval "$3" && "$RENONSZ" -f here.db export --journal >kept
	merged "$1" 5
	has "$1: is named" "itt $4maradt" said
	same "$1: it stays" kept is
}
named "cards" "here cards set 1 1 4 'A P z' 'lap A=\"m87 tAKFL8 pAF8\" B=\"mFL zKL87 t7 pXL9\" C=\"mAXK9 zXF9 t9 pK7\"' 'talon zA tX'" \
	"there undo --yes" "meg"
named "a measure that another followed here" "here discipline add kizárás kiss --reason téves" "there undo --yes; here discipline add feloldás kiss --reason y" "meg"
named "a table with a deal" "" "there deal remove 1 2 1; there table remove 1 2" "meg"
named "a round where something was played since" "here table add 2 1 A=1 B=2 C=3" "there round remove 2 --force; here deal add 2 1 A P m +" "meg"
named "an entry that has another number here since" "here player add 'Fa Ede'; here entry add fa" "there entry remove fa; here entry change fa --start 33" "meg"

# Both say it then, whichever takes over first; what is said is named, and nothing is left to say.
comes() { # NAME "BEFORE THE COPY" "THERE" WORDS
	cp base.db here.db && { [ -z "$2" ] || eval "$2"; } && cp here.db there.db && eval "$3" && "$RENONSZ" -f there.db export --journal >kept
	merged "$1" 0
	has "$1: is told" "$4" said
	same "$1: is so here" kept is
	ok "$1: and back" "$RENONSZ" -f there.db merge here.db
	"$RENONSZ" -f there.db export --journal >is
	same "$1: it stays so there" kept is
}
comes "a sheet that was opened there" "here sheet sign 1 1 --by Bíró --force" "there sheet open 1 1" "a lapot a másik könyvben kinyitották, és itt is"
comes "a deal on it corrected" "here sheet sign 1 1 --by Bíró --force" "there sheet open 1 1; there deal edit 1 1 3 C P m -" "kijavították, és a javítás átjött"
comes "a check mark that was taken away there" "here sheet check 1 1 --by Bíró" "there sheet uncheck 1 1" "levették a lapról, és itt is"
comes "another who checked it there" "here sheet check 1 1 --by Bíró" "there sheet uncheck 1 1; there sheet check 1 1 --by Más" "Átvéve"
comes "a club" "" "there player change kiss --club Szolnok" "mostantól: Szolnok"
comes "a start number" "" "there entry change kiss --start 33" "Kiss Péter: a másik könyvben új rajtszámot kapott, és itt is: 33 (eddig 1)"
comes "a team" "here event set 'team-1=X: 1,2,3'" "there event set team-1=none" 'törölték, és itt is törölve lett: csapat X: 1,2,3'
comes "a measure" "here discipline add kizárás kiss --reason téves" "there undo --yes" "törölték, és itt is törölve lett: Kiss Péter ki van zárva – téves"
comes "totals" "here table add 2 1 A=1 B=5 C=3; here sheet totals 2 1 = 1 1 -2" "there sheet totals 2 1 = 2 2 -4 --force" "kijavították, és a javítás átjött; eddig ez állt itt: a lap összege = 1 1 -2"
comes "totals that were taken back" "here table add 2 1 A=1 B=5 C=3; here sheet totals 2 1 = 1 1 -2" "there sheet totals 2 1 --deals 0" "törölték, és itt is törölve lett: a lap összege = 1 1 -2"
comes "a round" "here round add 3" "there round remove 3" "törölték, és itt is törölve lett: 3. forduló"
comes "a round with its tables" "here table add 2 1 A=1 B=2 C=3; here table add 2 2 A=4 B=5 C=6; here round start 2 --minutes 60" "there round remove 2 --force" \
	"törölték, és itt is törölve lett: 2. forduló"
comes "an empty table" "here table add 2 1 A=1 B=2 C=3; here table add 2 2 A=4 B=5 C=6" "there table remove 2 2" \
	"2. forduló, 2. asztal: a másik könyvben törölték, és itt is törölve lett: 2. asztal"
comes "seats" "here table add 2 1 A=1 B=2 C=3" "there table seat 2 1 A=4" "2. forduló, 1. asztal: a másik könyvben másokat ültettek le, és itt is"
comes "seats where both have the same deals" "" "there table seat 1 1 A=4 --force; there deal add 1 1 4 A P m +" "1. forduló, 1. asztal: a másik könyvben másokat ültettek le"
comes "a seat given back" "here table seat 1 1 B=4 --from 4" "there undo --yes" "a másik könyvben a csere a B helyen már nem a 4. leosztástól van, és mostantól itt sem"
comes "a substitute from a later deal on" "here table seat 1 1 B=4 --from 2" "there table seat 1 1 B=2 --from 2; there table seat 1 1 B=4 --from 3" "B helyen már nem a"
comes "from an earlier one" "here table seat 1 1 B=4 --from 3" "there table seat 1 1 B=4 --from 2" "B helyen már nem a"
comes "another substitute" "here table seat 1 1 B=4 --from 3" "there table seat 1 1 B=5 --from 3" "Átvéve"
comes "two who changed places no more" "here table seat 1 1 A=2 B=1 --from 3" "there table seat 1 1 A=1 B=2 --from 3" "B helyen már nem a"
comes "seats under a substitute" "here table seat 1 1 B=4 --from 3" "there table seat 1 1 A=3 C=1 --force" "1. forduló, 1. asztal: a másik könyvben másokat ültettek le"
comes "a substitute with a deal corrected" "here table seat 1 1 B=4 --from 2" "there deal edit 1 1 3 C P m -; there table seat 1 1 B=2 --from 2; there table seat 1 1 B=4 --from 3" "kijavították, és a javítás átjött"
comes "seats with a deal corrected" "" "there deal edit 1 1 3 C P m -; there table seat 1 1 A=4 --force" "kijavították, és a javítás átjött"
comes "details of the event" "" "there event set name=Reggel date=2026-12-01 place=Pest deals=5 stake=10" "A verseny neve a másik könyvben azóta Reggel, és mostantól itt is (eddig: Este)"
copies && there event set date=2026-12-01 name=Reggel && here event set place=Pest name=Délben
merged "other details in each" 5
has "come, but for what both changed" "name: itt „Délben”, a másik könyvben „Reggel”; itt az marad, ami volt" said
has "each" '"Délben" datum=2026-12-01 hely="Pest"' is
copies && here sheet check 1 1 --by Bíró && there sheet check 1 1 --by Más
merged "checked by two" 5
has "is told" "a lapot itt „Bíró” ellenőrizte, a másik könyvben „Más”; itt ez marad" said

# A new player there of the name that somebody had before is not that one; nor an event.
renamed() {
	there player change kiss --name "Xantus Péter" && there player add "Kiss Péter" --yes && there table add 2 1 "A=Kiss Péter" B=2 C=3 && there deal add 2 1 A P t +
}
copies && renamed
merged "a new player of an old name" 0
has "is entered, and the other one renamed" 'nevezo 1 "Xantus Péter"' is
agree "a new player of an old name"
copies && here player add "Xantus Péter" && renamed
merged "a new player of an old name, and the new one is somebody's here" 5
has "is told" "Kiss Péter: a másik könyvben ő azóta Xantus Péter" said
is "and that table does not come" 0 "$("$RENONSZ" -f here.db deals --csv | grep -c ^2,)"
copies && there event set name=Régi && there event new Este --date 2026-11-28 --deals 5 && there player change kiss --club Más
status "a new event of an old name" 5 "$RENONSZ" -f here.db merge there.db Este
has "is told" "Este azóta így szerepel: Régi (2026. 11. 28.)" <(tr -s '\n ' '  ' <.err)
# Nor one of the old name and day, whether the books were one once, or met in another event since.
evening_at() { printf 'verseny "%s" datum=2026-11-28\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m %s\n' "$2" "$3" | "$RENONSZ" -f "$1" import - 2>/dev/null; }
for begun in copied merged; do
	for met in no yes; do
		rm -f here.db* there.db*
		evening_at there.db Este + && evening_at there.db Döntő +
		if [ $begun = copied ]; then cp there.db here.db; else
			"$RENONSZ" -f here.db event new Saját --date 2026-01-01 2>/dev/null && "$RENONSZ" -f here.db merge there.db Este 2>/dev/null && "$RENONSZ" -f here.db merge there.db Döntő 2>/dev/null
		fi
		"$RENONSZ" -f there.db -e Este event set name=Régi 2>/dev/null
		evening_at there.db Este -
		"$RENONSZ" -f there.db -e Döntő deal add 1 1 2 B P m + >/dev/null 2>&1
		if [ $met = yes ]; then "$RENONSZ" -f here.db merge there.db Döntő 2>/dev/null; fi
		"$RENONSZ" -f here.db -e Este export --journal >was
		status "a new event of an old name and day ($begun, met: $met)" 5 "$RENONSZ" -f here.db merge there.db Este
		has "is told ($begun, met: $met)" "Este azóta így szerepel: Régi" <(tr -s '\n ' '  ' <.err)
		"$RENONSZ" -f here.db -e Este export --journal >is
		same "and nothing comes of it ($begun, met: $met)" was is
		ok "the renamed one does ($begun, met: $met)" "$RENONSZ" -f here.db merge there.db Régi
		has "with its name ($begun, met: $met)" "Régi" <("$RENONSZ" -f here.db event list --csv)
	done
done

# A joined player does not come back.
copies && there player add "Kiss P." --yes && there table add 2 1 "A=Kiss P." B=2 C=3 && there deal add 2 1 A P t +
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
there player join "Kiss P." "Kiss Péter" && cp here.db kept.db && cp there.db here.db && cp kept.db there.db && kept
merged "a player who was joined here" 0
lacks "by no name" "Kiss P." is

# What decides points has to be the same, whether it is said or not, whichever of the two takes over; what does not is told.
sed 's/verseny .*/& lost-ulti-extra=played/' typed.ulti >other.ulti
rm -f here.db there.db
"$RENONSZ" -f here.db import typed.ulti 2>/dev/null && "$RENONSZ" -f there.db import other.ulti 2>/dev/null
for way in "here there" "there here"; do
	"$RENONSZ" -f ${way% *}.db export --journal >kept
	status "another rule: ${way% *} takes over" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
	has "it is named" "lost-ulti-extra" .err
	"$RENONSZ" -f ${way% *}.db export --journal >is
	same "nothing comes" kept is
done
rm -f there.db && "$RENONSZ" -f there.db import typed.ulti 2>/dev/null && here event set unseated=bye
ok "a setting that is said here alone" "$RENONSZ" -f here.db merge there.db
has "is told" "unseated: itt „bye”, a másik könyvben „missing”" <(tr -s '\n ' '  ' <.err)

# A removal that the other book has taken over is undone here: the deal stays, what still differs is named, and it comes back there.
copies && here deal remove 1 1 3
ok "a removal is taken over" "$RENONSZ" -f there.db merge here.db
here undo --yes
ok "undone here it does not come back" "$RENONSZ" -f here.db merge there.db
has "what still differs is named" "a két könyvben ez még eltér: 1/1" <(tr -s '\n ' '  ' <.err)
ok "the deal stands" "$RENONSZ" -f here.db deal show 1 1 3
ok "the other book takes it over" "$RENONSZ" -f there.db merge here.db
none "nothing differs" "$(grep eltér .err)"
ok "there it stands again" "$RENONSZ" -f there.db deal show 1 1 3

# A round that was drawn, taken over, and drawn anew there: the messages lead to the new draw.
redrawn() { # a book of six players, round 2 drawn by lot, and taken over; drawn anew there
	rm -f here.db* there.db*
	printf 'verseny "Próba" datum=2026-11-25 leosztas=4\nfordulo 1\nasztal 1\nA="Aa A" B="Bb B" C="Cc C"\nasztal 2\nA="Dd D" B="Ee E" C="Ff F"\n' >six.ulti
	there import six.ulti && cp there.db here.db && there draw 2 --seed b && "$RENONSZ" -f here.db merge there.db && there undo --yes && there draw 2 --seed d
} >/dev/null 2>&1
drawn() { "$RENONSZ" -f "$1.db" table list 2 --csv; }
redrawn
cp here.db kept.db
merged "a new draw" 0
drawn here >is && drawn there >was
same "as it is there" was is
is "and the check counts the other one" 1 "$("$RENONSZ" -f here.db draw check 2 --json | jq -r .taken_back)"
cp kept.db here.db && here draw swap 3 6
status "where others sit here since" 5 "$RENONSZ" -f here.db merge there.db
has "the place is told once" 'there.db, 2. forduló, 1. asztal: itt mások ülnek' <(tr -s '\n ' '  ' <.err)
has "with what can be done" 'renonsz round remove 2 --force' <(tr -s '\n ' '  ' <.err)
ok "the round goes" here round remove 2 --force
status "and the new one is told" 5 "$RENONSZ" -f here.db merge there.db
has "with how it comes" 'renonsz export --journal' <(tr -s '\n ' '  ' <.err)
there export --journal -o new.ulti 2>/dev/null
ok "so it does" here import new.ulti
drawn here >is
same "as it is there" was is
ok "and the two agree" "$RENONSZ" -f here.db merge there.db
cp kept.db here.db && here undo --yes
ok "taken back where it was the last step, it comes too" "$RENONSZ" -f here.db merge there.db
drawn here >is
same "as it is there" was is

# Two books with another draw of a round each: no import or merge is silent about it, and they are not equal.
rm -f here.db* there.db*
printf 'verseny "Próba" datum=2026-11-25 leosztas=4\n' >six.ulti
for no in 1 2 3 4 5 6; do echo "nevezo $no \"Név $no\""; done >>six.ulti
here import six.ulti && here draw 1 --seed lotto7
"$RENONSZ" -f here.db export --journal >seven.ulti 2>/dev/null
other() { sed "s/^sorsolas.*/sorsolas $1/" seven.ulti >other.ulti; }
for how in 'mod=random mag="lotto8"' 'mod=standing mag="lotto7"' 'mod=random mag="lotto7" klubok=apart'; do
	other "$how"
	status "a journal with $how" 5 "$RENONSZ" -f here.db import other.ulti
	has "shows it" "a másikban $how;" <(tr -s '\n ' '  ' <.err)
	has "and the one here" 'a sorsolása itt mod=random mag="lotto7",' <(tr -s '\n ' '  ' <.err)
	"$RENONSZ" -f here.db export --journal 2>/dev/null | cmp -s - seven.ulti && echo "ok - which stays" || echo "not ok - which stays"
done
cat seven.ulti other.ulti >both.ulti
rm -f both.db && status "both in one file" 5 "$RENONSZ" -f both.db import seven.ulti other.ulti
ok "the same again" here import seven.ulti
for how in 'mod=random mag="lotto7" klubok=off' mod=random; do
	other "$how"
	status "$how is no other draw" 0 "$RENONSZ" -f here.db import other.ulti
	lacks "and nothing is said" lotto7 .err
done
other 'mod=standing mag="lotto7" felso=first'
ok "leaders at table 1 need no seed" there import other.ulti
ok "and it may be named again" "$RENONSZ" -f there.db import other.ulti
rm -f there.db*
other 'mod=random mag="lotto8"' && there import other.ulti
status "the two differ" 1 "$RENONSZ" -f here.db diff there.db
has "in the draw" 'sorsolás' .out
"$RENONSZ" -f here.db diff there.db --csv >is 2>/dev/null
has "for scripts too" ',1,,,draw,"mod=random mag=""lotto7""","mod=random mag=""lotto8""",' is
for again in first second; do
	for way in "here there 7 8" "there here 8 7"; do
		read -r to from mine theirs <<<"$way"
		status "the $again merge of $from into $to" 5 "$RENONSZ" -f $to.db merge $from.db
		has "says both" "a sorsolása itt mod=random mag=\"lotto$mine\", a másikban mod=random mag=\"lotto$theirs\";" <(tr -s '\n ' '  ' <.err)
	done
done
ok "the way out" here round remove 1 --force
"$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
"$RENONSZ" -f there.db export --journal >other.ulti 2>/dev/null
"$RENONSZ" -f here.db import other.ulti >/dev/null 2>&1
status "leads to one draw" 0 "$RENONSZ" -f here.db diff there.db
ok "that is silent again" "$RENONSZ" -f here.db merge there.db
lacks "here" lotto .err
ok "each way" "$RENONSZ" -f there.db merge here.db

# A round that was drawn in a copy until it pleased, and an announcement too: the check counts here what was taken back there.
rm -f here.db* there.db* && printf 'verseny "Próba" datum=2026-11-25 leosztas=4\n' >six.ulti
for no in 1 2 3 4 5 6; do echo "nevezo $no \"Név $no\""; done >>six.ulti
here import six.ulti && here draw announce első && cp here.db there.db && there undo --yes && there draw announce b && there undo --yes && there draw announce c
for try in 1 2 3; do there draw 1 && there undo --yes && there player add "Új $try" && there entry add "Új $try"; done && there draw 1
tries() { "$RENONSZ" -f $1.db draw check 1 --json | jq -r '"\(.taken_back) \(.announcements_taken_back)"'; }
is "drawn in a copy" "3 2" "$(tries there)"
"$RENONSZ" -f there.db export --journal >kept
merged "draws that were taken back there" 0
same "the one that stands comes" kept is
is "with how many were taken back" "3 2" "$(tries here)"
ok "for people" "$RENONSZ" -f here.db draw check 1
has "too" "A forduló visszavont sorsolásai: 3" .out
ok "and back again" "$RENONSZ" -f there.db merge here.db
is "they are not counted twice" "3 2" "$(tries there)"

# A draw that came by a merge is drawn again out of the book as it was when it came, whoever has come or gone since.
brought() {
	rm -f here.db* there.db*
	here import six.ulti && here draw announce mag && cp here.db there.db && there draw 1 && ${1:-:} && "$RENONSZ" -f here.db merge there.db >/dev/null 2>&1
}
checked() { "$RENONSZ" -f $1.db draw check 1 >.out 2>.err; echo $? >>.out; tr -s '\n ' '  ' <.err >said; tr -s '\n ' '  ' <.out >>said; }
brought
here player add Beugró
late() { $1 player add Késő && $1 entry add Késő; }
for since in "late here" "here discipline add visszalépés 2 --reason x" "here table seat 1 1 A=Beugró --from 2"; do
	$since
	checked here
	has "$since: it comes out the same" 'újra kisorsolva ugyanez jön ki' said
	has "announced behind the last entry" 'a sorsolás előtti utolsó nevezés után hirdették meg' said
	lacks "nobody is missed" 'nem ül asztalnál' said
	lacks "or gone" 'a mezőnyben' said
done
here draw swap 1 4 && here draw swap 1 4
checked here
has "seats that were exchanged twice are as they were" 'ugyanez jön ki' said
here draw swap 1 4
status "exchanged once they are others" 1 "$RENONSZ" -f here.db draw check 1
brought "late there"
checked here
has "who came there before it was merged: drawn of those who sit it is the same" 'azokkal, akik leültek, újra kisorsolva ugyanez jön ki' said
has "it came from another book" 'A sorsolás másik könyvből jött' said
has "entries may be from before or after" 'attól addig, amíg a sorsolás átjött egy másik könyvből, 1 nevezés érkezett' said
lacks "nobody is missed" 'nem ül asztalnál' said
is "for scripts: when it came" true "$("$RENONSZ" -f here.db draw check 1 --json | jq '.brought_step >= .announced_step')"
renumbered() { there entry change 1 --start 11 && there entry change 2 --start 1; }
brought renumbered
checked here
has "other numbers since: it cannot be drawn again here" 'nem sorsolható újra. Ez nem jelenti, hogy rossz volt' said
has "and where it can" 'ott kell megnézni: renonsz draw check 1' said
lacks "nobody is named" 'nem ül asztalnál' said
has "that is no failure" ' 0' <(tail -1 .out | sed 's/^/ /')
rm -f here.db* there.db* && here import six.ulti && cp here.db there.db && there draw announce ott && late there && there draw 1 && here merge there.db
checked here
has "that is said" 'A meghirdetett mag („ott”) másik könyvből jött' said
lacks "and not that entries had closed" 'előtti utolsó nevezés után' said
lacks "nor that it was beforehand" 'előre meghirdették' said
# A substitute is no entry of a draw, in the book where it is drawn either.
rm -f here.db* && here import six.ulti && here draw announce mag && here draw 1 && here player add Beugró && here table seat 1 1 A=Beugró --from 2 && here draw 2
has "a substitute is no entry since" 'a sorsolás előtti utolsó nevezés után hirdették meg' <("$RENONSZ" -f here.db draw check 2 2>.err | tr -s '\n ' '  ')
here entry add Beugró && here round remove 2 --force && here draw 2
has "who then plays is one" 'attól a sorsolásig 1 nevezés érkezett' <("$RENONSZ" -f here.db draw check 2 2>.err | tr -s '\n ' '  ')

# What both entered, each in its own way, is a conflict whichever takes over, and one of a journal too.
quarrel() {
	for way in "here there" "there here"; do
		copies && eval "$2" && eval "$3"
		"$RENONSZ" -f ${way% *}.db export --journal >kept
		"$RENONSZ" -f ${way#* }.db export --journal >other.ulti
		status "$1: ${way% *} takes over" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
		has "both are told" "$4" <(tr -s '\n ' '  ' <.err)
		"$RENONSZ" -f ${way% *}.db export --journal >is
		same "it stays" kept is
		status "a journal: ${way% *} takes it in" 5 "$RENONSZ" -f ${way% *}.db import other.ulti
	done
}
deal_one='A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"'
deal_two='A="m87 tAKFL8 pAF8" B="mAXK9 zXF9 t9 pK7" C="mFL zKL87 t7 pXL9"'
quarrel "other cards" "here cards set 1 1 4 'A P z' 'lap $deal_one' 'talon zA tX'" "there cards set 1 1 4 'A P z' 'lap $deal_two' 'talon zA tX'" \
	"nem ugyanazt: itt „lap B="
quarrel "another seed" "here duplicate attach 2 s 3" "there duplicate attach 2 z 3" 'magja itt "'
quarrel "another substitute" "here table seat 1 1 B=4 --from 2" "there table seat 1 1 B=5 --from 3" "itt mások ülnek (B="
copies && here cards set 1 1 4 'A P z' "lap $deal_one" 'talon zA tX' && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1 &&
	there cards set 1 1 4 'A P z' "lap $deal_two" 'talon zA tX' && "$RENONSZ" -f there.db export --journal >kept
merged "cards that were corrected there alone" 0
same "are corrected here" kept is
copies && here cards set 1 1 4 'A P z' "lap $deal_one" 'talon zA tX' && cp here.db there.db &&
	there cards set 1 1 4 'A P z' "lap $deal_two" 'talon zA tX' && "$RENONSZ" -f there.db export --journal >kept
merged "cards of which one line was corrected there" 0
same "keep the others" kept is
copies && here duplicate attach 2 s 3 && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1 && there duplicate attach 2 z 3 --force &&
	"$RENONSZ" -f there.db export --journal >kept
merged "a seed that was changed there alone" 0
same "is changed here" kept is
copies && here sheet sign 1 1 --by Bíró --force && "$RENONSZ" -f there.db merge here.db >/dev/null 2>&1 && here sheet open 1 1 &&
	cp there.db kept.db && cp here.db there.db && cp kept.db here.db && "$RENONSZ" -f there.db export --journal >kept
merged "a sheet that came signed, and was opened there since" 0
same "is open here too" kept is
for way in "here there" "there here"; do
	copies && RENONSZ_NOW=2026-11-21T19:00:00Z here round start 1 --minutes 60 && RENONSZ_NOW=2026-11-21T19:30:00Z there round start 1 --minutes 45
	"$RENONSZ" -f ${way% *}.db export --journal >kept
	status "a clock that was started in both" 5 "$RENONSZ" -f ${way% *}.db merge ${way#* }.db
	has "is told" "1. forduló: az órája itt" <(tr -s '\n ' '  ' <.err)
	"$RENONSZ" -f ${way% *}.db export --journal >is
	same "it stays" kept is
	status "diff" 1 "$RENONSZ" -f ${way% *}.db diff ${way#* }.db --csv
	has "shows it" ",clock," .out
done
copies && RENONSZ_NOW=2026-11-21T19:00:00Z here round start 1 --minutes 60 && cp here.db there.db && RENONSZ_NOW=2026-11-21T19:10:00Z there round start 1 --minutes 90 --force
merged "a clock that was started anew there alone" 0
has "is told" "1. forduló: a másik könyvben újraindították az óráját, és itt is" said
has "and so it is here" "ora kezdes=2026-11-21T19:10:00Z perc=90" is
copies && RENONSZ_NOW=2026-11-21T19:00:00Z here round start 1 --minutes 60 && cp here.db there.db && there undo --yes
ok "a clock that was taken back there" "$RENONSZ" -f here.db merge there.db
has "is told" "törölték, és itt is törölve lett: 1. forduló órája: 2026. 11. 21. 19:00" <(tr -s '\n ' '  ' <.err)

# ---- two books come to the same line in two ways ---------------------------------------------------------
unset RENONSZ_DB
for operator in Anna Bea; do   # one.db is Anna's, other.db is Bea's
	eval "$(echo "$operator" | tr A-Z a-z)() { RENONSZ_OPERATOR=$operator \"\$RENONSZ\" \"\$@\" >/dev/null 2>&1; }"
done
begin_ways() {
	rm -f one.db* other.db*
	anna -f one.db event new Kupa --deals 3
	anna -f one.db player import six.csv
	anna -f one.db table add 1 1 A=1 B=2 C=3
	anna -f one.db deal add 1 1 A P z +
	anna -f one.db deal add 1 1 B U z ++
	cp one.db other.db
}
begin_ways
anna -f one.db deal redeal 1 1 2 --reason "lap látszott"
anna -f one.db deal add 1 1 2 C P z +
bea -f other.db deal edit 1 1 2 C P z + --reason félreolvasva
cp one.db before.db
ok "one dealt again, the other corrected, to the same" "$RENONSZ" -f one.db merge other.db
ok "that is no disagreement the other way either" "$RENONSZ" -f other.db merge before.db
ok "what was dealt again came over" "$RENONSZ" -f one.db diff other.db
anna -f one.db deal add 1 1 C P z -
ok "what comes later" "$RENONSZ" -f other.db merge one.db
is "comes over" "C P z -" "$("$RENONSZ" -f other.db export --journal | sed -n 's/^3 //p')"
begin_ways
anna -f one.db deal redeal 1 1 2 --reason "lap látszott"
bea -f other.db deal edit 1 1 2 B U z +- --reason m
bea -f other.db deal redeal 1 1 2 --reason "lap látszott"
cp one.db before.db
ok "two deals that are to be dealt again for one reason" "$RENONSZ" -f one.db merge other.db
ok "are alike the other way too" "$RENONSZ" -f other.db merge before.db
anna -f one.db deal add 1 1 2 C P z +
ok "and the new one" "$RENONSZ" -f other.db merge one.db
ok "makes them the same" "$RENONSZ" -f other.db diff one.db

# Two draw the same round: the refused one does not bring its draw; removed or undone here, the other comes as if new.
two_draws() {
	rm -f p.db q.db
	printf 'verseny "Kettős" datum=2026-11-21 leosztas=1\nfordulo 1\nasztal 1\nA="Adél Aa" B="Béla Bb" C="Cili Cc"\n1 A P m +\nasztal 2\nA="Dénes Dd" B="Elek Ee" C="Feri Ff"\n1 A P m +\n' \
		| "$RENONSZ" -f p.db import - 2>/dev/null
	cp p.db q.db
	"$RENONSZ" -f p.db player add "Késő Kati" >/dev/null 2>&1
	"$RENONSZ" -f p.db entry add "Késő Kati" >/dev/null 2>&1
	"$RENONSZ" -f p.db discipline add visszalepes "Cili Cc" --reason haza >/dev/null 2>&1
	"$RENONSZ" -f p.db draw 2 --seed x >/dev/null 2>&1
	"$RENONSZ" -f q.db "$@" >/dev/null 2>&1
	status "two draws of a round ($1 $2)" 5 "$RENONSZ" -f q.db merge p.db
}
draws() { "$RENONSZ" -f q.db export --journal | grep -c sorsolas; }
seated() { "$RENONSZ" -f "$1" table list 2 --csv; }
two_draws table add 2 1 A="Adél Aa" B="Dénes Dd" C="Cili Cc"
is "a draw without its tables does not come" 0 "$(draws)"
two_draws draw 2 --seed y
ok "the own one is removed" "$RENONSZ" -f q.db round remove 2 --force
ok "then the other comes" "$RENONSZ" -f q.db merge p.db
same "with its tables" <(seated p.db) <(seated q.db)
is "and its draw" 1 "$(draws)"
ok "which is checked" "$RENONSZ" -f q.db draw check 2
two_draws draw 2 --seed y
"$RENONSZ" -f q.db undo --yes >/dev/null 2>&1 && "$RENONSZ" -f q.db undo --yes >/dev/null 2>&1
ok "likewise after undos" "$RENONSZ" -f q.db merge p.db
same "with the same tables" <(seated p.db) <(seated q.db)
ok "removed again" "$RENONSZ" -f q.db round remove 2 --force
"$RENONSZ" -f q.db merge p.db >/dev/null 2>&1
is "what was taken over and removed stays away" 0 "$(seated q.db | grep -c Dénes)"

# ---- whose the deals are: of who sat there when they were written -----------------------------------------
rm -f base.db here.db there.db
printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\nnevezo 1 "Alma Aa"\nnevezo 2 "Béla Bb"\nnevezo 3 "Cili Cc"\nnevezo 4 "Dóra Dd"\nnevezo 5 "Elek Ee"\nnevezo 6 "Feri Ff"\nnevezo 7 "Géza Gg"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\nasztal 2\nA=4 B=5 C=6\n' \
	| "$RENONSZ" -f base.db import - 2>/dev/null
cp base.db empty.db
"$RENONSZ" -f base.db deal add 1 1 A P m + >/dev/null 2>&1
cp base.db begun.db
# others NAME "HERE" "THERE": a conflict in both directions, nothing moves; either command that is told settles it. Of places that
# were changed between tables none is told: "AS THERE" puts here as there is, "AS HERE" there as here.
others() {
	local first other side word way
	for first in here there; do for side in $first other; do
		copies && eval "here ${2//;/; here }" && eval "there ${3//;/; there }"
		for book in here there; do "$RENONSZ" -f $book.db export --journal >$book.kept; done
		[ $first = here ] && other=there || other=here
		status "$1: $other takes $first over" 5 "$RENONSZ" -f $other.db merge $first.db
		status "$1: $first takes $other over" 5 "$RENONSZ" -f $first.db merge $other.db
		has "$1: both are told" 'itt mások ülnek (' <(tr -s '\n ' '  ' <.err)
		for book in here there; do same "$1: $book is as it was" $book.kept <("$RENONSZ" -f $book.db export --journal); done
		side=${!side:-$side}
		[ -n "${4:-}" ] && has "$1: which tables" 'csak együtt változhatnak: 1., 2.' <(tr -s '\n ' '  ' <.err)
		[ $side = here ] && word=${4:-} || word=${5:-}
		[ -n "${4:-}" ] && eval "$side ${word//;/; $side }"
		for way in "$first $other" "$other $first" "$first $other" "$other $first" "$first $other"; do
			"$RENONSZ" -f ${way% *}.db merge ${way#* }.db >.out 2>.err && continue
			[ $side = ${way% *} ] && word='itt:' || word='a másik könyvben:'
			"$RENONSZ" -f $side.db sheet open 1 1 >/dev/null 2>&1   # as it says, of a closed sheet
			tr -s '\n ' '  ' <.err | grep -o "$word renonsz table seat [^;]*" \
				| grep -o 'table seat 1 . .="[^"]*"\( .="[^"]*"\)*\( --from .\)*' >advised
			while read -r word; do eval "$side $word"; done <advised
		done
		agree "$1: settled in $side"
		none "$1: nobody sits twice" "$(for book in here there; do "$RENONSZ" -f $book.db table list 1 --csv | sed 1d | cut -d, -f3-5 | tr , '\n' | sort | uniq -d; done)"
	done; done
}
cp empty.db base.db
others "deals here, a change of places there" "deal add 1 1 A P m +;deal add 1 1 B P t -" "draw swap 1 4" \
	"table seat 1 1 A=4;table seat 1 2 A=1" "table seat 1 1 A=1;table seat 1 2 A=4"
others "the same deal in both, after a change of places there" "deal add 1 1 A P m +" "draw swap 1 4;deal add 1 1 A P m +" \
	"table seat 1 1 A=4;table seat 1 2 A=1" "table seat 1 1 A=1;table seat 1 2 A=4"
others "totals here, other seats there" "sheet totals 1 1 9 -5 -4" "table seat 1 1 A=2 B=1"
others "a deal here, somebody new there" "deal add 1 1 A P m +" "table seat 1 1 A=7"
cp begun.db base.db
others "other seats here, a correction there" "table seat 1 1 A=2 B=1" "deal edit 1 1 1 A P m - --reason m"
others "other seats here, a new deal there" "table seat 1 1 A=2 B=1" "deal add 1 1 B P t +"
others "other seats here, a ruling there" "table seat 1 1 A=2 B=1" "rule jury points=5,-2,-3 reason=q -r 1 -t 1 -d 1 --yes"
others "a substitute here, deals of the player there" "table seat 1 1 B=7 --from 2" "deal add 1 1 B P t +"
others "the same deals in both, a substitute there" "deal add 1 1 B P t +" "table seat 1 1 B=7 --from 2;deal add 1 1 B P t +"
others "other seats here, a signature there" "table seat 1 1 A=2 B=1" "sheet sign 1 1 --by Gizi --force"
copies && there table seat 1 1 A=4 && there table seat 1 2 A=1
agree "two change places of whose deals both know"
copies && there table seat 1 1 A=2 B=1 && there deal edit 1 1 1 A P m - --reason m && there deal add 1 1 B P t +
agree "other seats, a correction and a new deal there alone"

# A ruling comes over as it was written: what its deal has, was perhaps recorded after it, and is not filled in.
cp empty.db base.db
for told in "jury by=B claim=A state=open;deal add 1 1 A D m -" "3.3 by=C claim=B agreed=yes points=-20,10,10;deal add 1 1 A U z +- kU"; do
	set -- ${told%;*}
	copies
	[ "$1" = jury ] || here ${told#*;}
	cp here.db before.db
	here rule "$1" -r 1 -t 1 -d 1 "${@:2}" --yes
	[ "$1" != jury ] || here ${told#*;}
	here sheet sign 1 1 --by Gizi --force
	"$RENONSZ" -f here.db export --journal >told.ulti
	rm -f told.db
	ok "$1 as it was written" "$RENONSZ" -f told.db import told.ulti
	"$RENONSZ" -f told.db export --journal >again.ulti
	same "the journal is the same" told.ulti again.ulti
	for book in there before; do for time in 1 2; do ok "into a copy ($book), $time" "$RENONSZ" -f $book.db merge here.db; done; done
	ok "the copy says the same" "$RENONSZ" -f here.db diff there.db
	is "its sheet is signed" 1 "$("$RENONSZ" -f there.db export --journal | grep -c 'alairva="Gizi"')"
	is "the dispute is there once" 1 "$("$RENONSZ" -f there.db ruling list --json | jq length)"
done

# Three books, each merged with the first alone: what both others took over from one state of it they have in common.
rm -f here.db* there.db* third.db*
printf 'verseny "Kupa" datum=2026-05-01 leosztas=6\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n' | "$RENONSZ" -f here.db import - 2>/dev/null
cp here.db there.db
into() { "$RENONSZ" -f "$1.db" merge "$2.db" >/dev/null 2>&1; }
"$RENONSZ" -f here.db sheet sign 1 1 --by Gizi --force >/dev/null 2>&1
into there here; into here there; cp there.db third.db
"$RENONSZ" -f here.db sheet open 1 1 >/dev/null 2>&1
into here third; into here there; into third here; into there here
"$RENONSZ" -f there.db sheet sign 1 1 --by Gizi --force >/dev/null 2>&1
ok "signed anew since: into the third" "$RENONSZ" -f third.db merge there.db
ok "and back" "$RENONSZ" -f there.db merge third.db
for book in there third; do is "the sheet is signed ($book)" 1 "$("$RENONSZ" -f $book.db export --journal | grep -c 'alairva="Gizi"')"; done

# A merge that left out a sheet and took something else: what the other book mended since has come, and what differs is ours.
rm -f here.db* there.db*
printf 'verseny "Kupa" datum=2026-05-01 leosztas=6\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++ kU\n' | "$RENONSZ" -f here.db import - 2>/dev/null
cp here.db there.db
"$RENONSZ" -f here.db deal add 1 1 2 B P m + >/dev/null 2>&1
"$RENONSZ" -f there.db deal add 1 1 2 B P m - >/dev/null 2>&1
"$RENONSZ" -f there.db player change "Kiss Péter" --name "Kiss Pál" >/dev/null 2>&1
"$RENONSZ" -f here.db rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 --yes >/dev/null 2>&1
status "two results of a deal: the sheet is left out" 5 "$RENONSZ" -f here.db merge there.db
ok "the name has come" "$RENONSZ" -f here.db player change "Kiss Pál" --club Vác
"$RENONSZ" -f there.db deal edit 1 1 2 B P m + --reason elírás >/dev/null 2>&1
ok "the deal mended there" "$RENONSZ" -f here.db merge there.db
lacks "leaves no change of theirs behind" "mégsem jött át" .err
has "the ruling here is what differs" "a két könyvben ez még eltér: 1/1" .err

# What a reason, a seed or a name says is no mark of a merge, whatever options precede the command.
start() { rm -f here.db* there.db* third.db*; printf 'verseny "%s" datum=2026-11-21 leosztas=3\nnevezo 4 "Dobó Pál"\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A P m +\n' "${1:-Kupa}" | "$RENONSZ" -f here.db import - 2>/dev/null; cp here.db there.db; cp here.db third.db; }
for why in "az adat után" "az import után" "a merge a' merge b" "[0123456789abcdef0123456789abcdef]"; do
	start
	here -e Kupa deal edit 1 1 1 A P m - --reason "$why"
	takes third here
	here undo --yes
	takes there third
	status "“$why”: what was taken back here" 5 "$RENONSZ" -f here.db merge there.db
	has "is told" "mégsem jött át: 1/1" .err
	is "and stays so" 1 "$("$RENONSZ" -f here.db export --journal | grep -c '^1 A P m +')"
	start
	there -e Kupa deal edit 1 1 1 A P m - --reason "$why"
	here -e Kupa deal edit 1 1 1 A P m - --reason "$why"
	here deal edit 1 1 1 B B +
	status "“$why”: two results" 5 "$RENONSZ" -f here.db merge there.db
	status "both ways" 5 "$RENONSZ" -f there.db merge here.db
	start
	here -e Kupa draw announce "${why:0:33} 2"
	here entry remove dobo
	here entry add dobo
	here draw 2 --seed "${why:0:33} 2"
	here draw check 2
	has "“$why” as a seed: when it was announced" "hirdették" .here
	lacks "is not another book's" "másik könyv" .here
done
for event in "Kupa' merge x" "A' '\\'' import x"; do
	start "$event"
	for book in there here; do "$RENONSZ" -f $book.db -e "$event" deal edit 1 1 1 A P m - --reason mag >/dev/null 2>&1; done
	here deal edit 1 1 1 B B +
	status "an event called “$event”: two results" 5 "$RENONSZ" -f here.db merge there.db
	status "by a merge of that event" 5 "$RENONSZ" "-e$event" -f there.db merge here.db
done
