# What is corrected, taken back, signed too early or refused leaves the book as a referee would expect it.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=6
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B P m + o=C
END

# lacks NAME TEXT FILE: passes if the file does not have the text.
# deal NO: the last revision's dealer, line, state and number of revisions.
deal() { "$RENONSZ" deal show 1 1 "$1" --csv | tail -1 | cut -d, -f10-13; }

# A correction, its reason, its dealer.
ok "an edit with a reason" "$RENONSZ" deal edit 1 1 1 A U z +- --reason "elírás"
"$RENONSZ" export --journal -o own.ulti 2>/dev/null
ok "a book's own journal, after a correction" "$RENONSZ" import own.ulti
has "brings nothing new" "0 új leosztás" "$WORK/.err"
ok "an edit without o=" "$RENONSZ" deal edit 1 1 2 B P m -
is "keeps who dealt" "C,P m -,,2" "$(deal 2)"
has "and shows him" "2 B P m - o=C" "$WORK/.err"
ok "o= gives another" "$RENONSZ" deal edit 1 1 2 B P m - o=B
is "who is then recorded" "B" "$(deal 2 | cut -d, -f1)"
status "other content is a conflict" 5 "$RENONSZ" deal add 1 1 2 C P m -
has "that shows who dealt" "a könyvben „2 B P m - o=B”" "$WORK/.err"
ok "the same again" "$RENONSZ" deal edit 1 1 2 B P m -
has "changes nothing, and says so" "nem változott: 2 B P m - o=B" "$WORK/.err"
is "no revision was made" 3 "$(deal 2 | cut -d, -f4)"
ok "the same with a reason" "$RENONSZ" deal edit 1 1 2 B P m - --reason "a jegyzőkönyv szerint"
is "is a correction" 4 "$(deal 2 | cut -d, -f4)"
printf '<\n2 C TB - k:B r:A\n<\n2 C TB - k:B r:A o=B\n= 1 2\n= 1,5 2 -3\n= 1 2 3 4\n.\n' | "$RENONSZ" enter 1 1 >typed
has "enter shows who dealt" "most: 2 C TB - k:B r:A o=B" typed
is "its line typed again is the same deal" 5 "$(deal 2 | cut -d, -f4)"
is "totals are three whole numbers" 3 "$(grep -c "3 egész számot" typed)"

# Attempts that never had a result (R-43), and what is taken back.
ok "a deal never recorded is dealt again" "$RENONSZ" deal redeal 1 1 3 --reason "hibás osztás"
is "its record begins with that" "B,,redeal,1" "$(deal 3)"
ok "or void" "$RENONSZ" deal void 1 1 4 --reason "a zsűri törölte"
is "likewise" "C,,void,1" "$(deal 4)"
ok "void again" "$RENONSZ" deal void 1 1 4 --reason "a zsűri törölte"
has "changes nothing" "nem változott: 4 ervenytelen" "$WORK/.err"
ok "a void deal is corrected" "$RENONSZ" deal edit 1 1 4 A P z +
has "and counts again" "újra számít: 4 A P z +" "$WORK/.err"
"$RENONSZ" sheet 1 1 >sheet
has "the sheet marks it as any correction" "4*  Javítva, előtte: érvénytelen." sheet
has "and says who dealt out of turn" "2*  Soron kívül osztott: Nagy Éva (B)" sheet
is "of deals in turn nothing" 1 "$(grep -c 'Soron kívül' sheet)"
"$RENONSZ" --lang en sheet 1 1 >sheet
has "the same in English" "4*  Corrected, before: void." sheet
has "with who dealt" "2*  Dealt out of turn: Nagy Éva (B)" sheet
ok "what was dealt again is recorded" "$RENONSZ" deal add 1 1 3 A P m +
ok "and corrected" "$RENONSZ" deal edit 1 1 3 A P z -
"$RENONSZ" sheet 1 1 >sheet
has "the sheet says that it was corrected" "3*  Javítva, előtte: A P m +." sheet
has "and dealt again" "3*  Újraosztva: hibás osztás" sheet
ok "taken back" "$RENONSZ" undo --yes 2
ok "deal remove" "$RENONSZ" deal remove 1 1 4
has "names the number" "visszavonva: 4" "$WORK/.err"
lacks "and no code word" "ervenytelen" "$WORK/.err"
status "a deal taken back is not there" 4 "$RENONSZ" deal remove 1 1 4
status "nor one never recorded" 4 "$RENONSZ" deal remove 1 1 9
ok "its number can be void" "$RENONSZ" deal void 1 1 4 --reason "elszámolás nélkül"
"$RENONSZ" deal remove 1 1 4 2>/dev/null

# Two clerks at one sheet.
mkfifo clerk
"$RENONSZ" enter 1 1 <clerk >clerk.out &
exec 9>clerk 8<clerk
printf '3 C P z +\n' >&9
await $! sh -c '"$RENONSZ" deals --csv | grep "^1,1,3,C"'
"$RENONSZ" deal add 1 1 4 A P m + 2>/dev/null
printf 'B P m -\nC U m ++\n' >&9
exec 9>&- 8<&-
wait $!
has "a clerk who was slower sees the conflict" "a könyvben „4 A P m +”" clerk.out
has "where his line is taken" "5. leosztás: A -5   B -5   C +10" clerk.out

# A sheet is signed when it is complete.
status "a sheet with a gap is not signed" 1 "$RENONSZ" sheet sign 1 1
has "and its numbers are told" "hiányzó leosztás: 6;" "$WORK/.err"
"$RENONSZ" deal redeal 1 1 5 --reason "hibás osztás" 2>/dev/null
status "nor one with a deal that is still to be dealt again" 1 "$RENONSZ" sheet sign 1 1
has "which is told too" "hiányzó leosztás: 5 6;" "$WORK/.err"
ok "void deals are settled" "$RENONSZ" deal void 1 1 5 --reason "nem számít"
"$RENONSZ" deal add 1 1 6 A P m + 2>/dev/null
ok "a complete sheet is signed" "$RENONSZ" sheet sign 1 1
status "a signed table is not taken back" 5 "$RENONSZ" table remove 1 1
"$RENONSZ" sheet open 1 1 2>/dev/null
status "nor one with deals" 5 "$RENONSZ" table remove 1 1
has "which are named" "van felírt leosztása (1. leosztás)" "$WORK/.err"

# Rounds, tables and entries made by mistake.
for name in "Papp Béla" "Varga Ede"; do "$RENONSZ" player add "$name" && "$RENONSZ" entry add "$name"; done 2>/dev/null
"$RENONSZ" table add 3 7 A=kiss B=papp C=varga 2>/dev/null
status "an empty sheet is not signed" 1 "$RENONSZ" sheet sign 3 7
ok "unless it has to be" "$RENONSZ" sheet sign 3 7 --force
"$RENONSZ" sheet open 3 7 2>/dev/null
status "a round with tables is not taken back" 5 "$RENONSZ" round remove 3
has "and says which" "van asztala (7. asztal)" "$WORK/.err"
status "nor the entry of who sits there" 5 "$RENONSZ" entry remove papp
has "and says where" "3. forduló, 7. asztal" "$WORK/.err"
"$RENONSZ" export --journal -o before.ulti 2>/dev/null
ok "--dry-run takes nothing back" "$RENONSZ" table remove 3 7 --dry-run
"$RENONSZ" export --journal -o after.ulti 2>/dev/null
same "and the journal is the same" before.ulti after.ulti
"$RENONSZ" duplicate attach 3 rossz 6 2>/dev/null
ok "table remove" "$RENONSZ" table remove 3 7
status "a second time there is none" 4 "$RENONSZ" table remove 3 7
"$RENONSZ" table add 3 1 A=kiss B=papp C=varga 2>/dev/null
ok "a round with an undealt table" "$RENONSZ" round remove 3 --force
is "goes with it" 0 "$("$RENONSZ" table list --csv | grep -c ^3,)"
ok "in one step" "$RENONSZ" undo --yes
is "that brings it back" 1 "$("$RENONSZ" table list --csv | grep -c ^3,)"
status "one with deals stays" 5 "$RENONSZ" round remove 1 --force
has "for that is named" "van felírt leosztása" "$WORK/.err"
"$RENONSZ" table remove 3 1 2>/dev/null
ok "round remove" "$RENONSZ" round remove 3
status "a second time there is none" 4 "$RENONSZ" round remove 3
ok "entry remove" "$RENONSZ" entry remove papp
status "a second time there is none" 4 "$RENONSZ" entry remove papp
"$RENONSZ" entry list --csv >entries
lacks "he is in no list" "Papp" entries
status "nothing is missing of them" 1 "$RENONSZ" missing --csv
lacks "either" "3,7" "$WORK/.out"
"$RENONSZ" export --journal -o removed.ulti 2>/dev/null
lacks "nor in the journal" "Papp" removed.ulti
lacks "nor the round" "fordulo 3" removed.ulti
"$RENONSZ" -f fresh.db import removed.ulti 2>/dev/null
"$RENONSZ" -f fresh.db export --journal -o again.ulti 2>/dev/null
same "which comes back the same" removed.ulti again.ulti
ok "his start number is free" "$RENONSZ" entry change varga --start 4
ok "the same table can be made again" "$RENONSZ" table add 3 7 A=varga B=kiss C=papp
"$RENONSZ" table list 3 --csv >tables
has "with other seats" "3,7,Varga Ede,Kiss Péter,Papp Béla," tables
ok "and takes deals" "$RENONSZ" deal add 3 7 A P m +
"$RENONSZ" entry list --csv >entries
has "and he has a new start number" "5,Papp Béla" entries
"$RENONSZ" export --journal -o removed.ulti 2>/dev/null
lacks "an old seed is not there any more" "rossz" removed.ulti

# What is refused at once leaves no book behind.
for command in "import bad.ulti" "import none.ulti" "event new Kupa --date tegnap" "event new Kupa --dry-run"; do
	printf 'verseny "Kupa"\nxyz\n' >bad.ulti
	"$RENONSZ" -f new.db $command >/dev/null 2>&1
	none "$command leaves no new book" "$(ls | grep '^new\.db')"
done
status "nor does a mistyped path make folders" 4 "$RENONSZ" -f folder/new.db event new Kupa
has "which is told" "nincs ilyen mappa: folder" "$WORK/.err"
none "nothing is there" "$(ls | grep '^folder')"
RENONSZ_DB= ok "the usual place is made" "$RENONSZ" event new Kupa
[ -f "$WORK/data/renonsz/book.db" ] && echo "ok - with its folder" || echo "not ok - with its folder"

# A deal that was left out: what stood there and behind it is one later, its dealers too, and nothing of it is a correction.
fresh() {
	rm -f inserted.db*
	printf 'verseny "Kihagyott" datum=2026-11-22 leosztas=6\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 B P m +\n3 C U z +-\n%s' "$1" \
		| "$RENONSZ" -f inserted.db import - 2>/dev/null
}
i() { "$RENONSZ" -f inserted.db "$@"; }
dealt() { i sheet 1 1 --csv | cut -d, -f"$1" | sed 1d | head -6 | tr '\n' ' '; }
fresh $'4 A B + o=B\n'
i export --journal >before.ulti 2>/dev/null
cp inserted.db copy.db
i sheet 1 1 --csv | head -1 >heads
ok "a deal is put in" i deal insert 1 1 2 C P m -
has "and said, with what moved" "most 3–5. leosztás" "$WORK/.err"
i export --journal | sed -n '/^1 /,$p' >lines
printf '1 A U z ++\n2 C P m -\n3 B P m +\n4 C U z +-\n5 A B + o=B\n' >wanted
same "the others are one later; who dealt out of turn did so still" wanted lines
i sheet 1 1 >sheet.txt
lacks "nothing is corrected" "Javítva" sheet.txt
i export --journal >inserted.ulti 2>/dev/null
ok "its journal in a new book" "$RENONSZ" -f again.db import inserted.ulti
"$RENONSZ" -f again.db export --journal >again.ulti 2>/dev/null
same "is the same" inserted.ulti again.ulti
ok "its own journal" i import inserted.ulti
has "brings nothing" "0 új leosztás" "$WORK/.err"
ok "the copy from before" i merge copy.db
i export --journal >merged.ulti 2>/dev/null
same "brings nothing either" inserted.ulti merged.ulti
ok "it is one step" i undo --yes
i export --journal >after.ulti 2>/dev/null
same "which is taken back whole" before.ulti after.ulti
ok "and done again" i redo --yes
i export --journal >after.ulti 2>/dev/null
same "likewise" inserted.ulti after.ulti
ok "the book is sound" i verify
status "a line that is none" 3 i deal insert 1 1 2 A U q ++
status "a number has to stand in front" 2 i deal insert 1 1 A U z ++
ok "up to the last of the round" i deal insert 1 1 6 A P m +
status "there is no room behind it" 3 i deal insert 1 1 1 A P m +
same "and nothing moved" <(i export --journal 2>/dev/null | sed -n '2,/^5 /p') <(sed -n '2,/^5 /p' inserted.ulti)

# At the prompt; a gap takes up what moves.
fresh $'5 A B +\n'
printf '+2 C P m -\n<1\n+ B P m +\n.\n' | i enter 1 1 >typed
has "a deal is put in by its number" "most 3–4. leosztás" typed
has "or where the prompt stands" "1. leosztás: A -1   B +2   C -1" typed
is "and what lies behind a gap that is filled moves with the second" "B A C B C A " "$(i deals --csv | cut -d, -f4 | sed 1d | tr '\n' ' ')"

# What was corrected before stays so where it stands then; that it moved is no correction.
fresh ""
i deal edit 1 1 2 B RB - --reason elírás >/dev/null 2>&1
before=$(i sheet show 1 1 2>/dev/null | grep Javítva)
cp inserted.db moved.db
ok "put in before a corrected deal" i deal insert 1 1 1 C P z +
is "its mark and its note go with it" "${before/2/3}" "$(i sheet show 1 1 2>/dev/null | grep Javítva)"
i deal show 1 1 3 >shown
has "it is known what it was" "(2. leosztásként)" shown
has "and why it was corrected" "elírás (2. leosztásként)" shown
ok "and once more" i deal insert 1 1 1 A P m +
is "it still has its mark" "${before/2/4}" "$(i sheet show 1 1 2>/dev/null | grep Javítva)"
i deal show 1 1 4 >shown
has "and its first number" "elírás (2. leosztásként)" shown
"$RENONSZ" -f moved.db merge inserted.db >/dev/null 2>&1
is "on the other laptop too" "${before/2/4}" "$("$RENONSZ" -f moved.db sheet show 1 1 2>/dev/null | grep Javítva)"
i deal edit 1 1 4 B RB + --reason mégis >/dev/null 2>&1
has "corrected again it tells what stood before that" "Javítva, előtte: B RB -. mégis" <(i sheet show 1 1 2>/dev/null)

# What cannot move, and what moves along.
fresh ""
i cards set 1 1 3 "C U z" 'lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"' "talon zA tX" >/dev/null 2>&1
ok "a deal with cards" i deal insert 1 1 2 C P m -
ok "keeps them" i cards show 1 1 4
has "under its number" "mAXK9" "$WORK/.out"
status "and the one that stands there now has none" 4 i cards show 1 1 3
fresh ""
i rule 3.4 -r 1 -t 1 -d 3 by=B claim=A trick=6 --yes >/dev/null 2>&1
status "a deal with a ruling stays" 5 i deal insert 1 1 2 C P m -
has "and says so" "3. leosztás: ítélet szól róla" "$WORK/.err"
has "with what can be done" "írja fel utolsónak" "$WORK/.err"
ok "which can be" i deal add 1 1 4 C P m - o=A
ok "behind it there is room" i deal insert 1 1 4 C P m -
fresh ""
i deal redeal 1 1 3 --reason "hibás osztás" 2>/dev/null
status "so does one that is dealt again" 5 i deal insert 1 1 2 C P m -
has "and says so" "3. leosztás: volt érvénytelen kísérlete" "$WORK/.err"
# A deal that was struck keeps what was played: that has to be possible where it moves to, as of one that counts.
printf 'verseny "Négyen" datum=2026-11-21 leosztas=4\nfordulo 1\nasztal 1\nA="A A" B="B B" C="C C" D="D D"\n1 A U z ++\n' >struck.ulti
"$RENONSZ" -f struck.db import struck.ulti 2>/dev/null
"$RENONSZ" -f struck.db deal void 1 1 1 --reason zsűri >/dev/null 2>&1
status "a struck deal whose declarer would sit out" 3 "$RENONSZ" -f struck.db deal insert 1 1 1 B U z ++
has "and says so" "1. leosztás" "$WORK/.err"
ok "another one moves" "$RENONSZ" -f struck.db deal edit 1 1 1 C U z ++
"$RENONSZ" -f struck.db deal void 1 1 1 --reason zsűri >/dev/null 2>&1
ok "with what was played" "$RENONSZ" -f struck.db deal insert 1 1 1 B U z ++
is "struck as it was" 1 "$("$RENONSZ" -f struck.db deals --csv | grep -c '^1,1,2,C,U,.*,void,.*zsűri')"
ok "and both are proved" "$RENONSZ" -f struck.db verify
fresh ""
i player add "Beugró Béla" >/dev/null 2>&1
i table seat 1 1 A="Beugró Béla" --from 3 >/dev/null 2>&1
i export --journal 2>/dev/null >before.ulti
status "a seat taken over at a deal that would move" 5 i deal insert 1 1 2 C P m -
has "is named, with what to do" "Beugró Béla a 3. leosztástól" "$WORK/.err"
has "and from which deal it is afterwards" "4. leosztástól" "$WORK/.err"
same "and nothing moved" before.ulti <(i export --journal 2>/dev/null)
i table seat 1 1 A="Beugró Béla" --from 2 >/dev/null 2>&1
ok "behind the change there is room" i deal insert 1 1 4 C P m -
fresh ""
i sheet sign 1 1 --force --by "Bíró Éva" >/dev/null 2>&1
status "a signed sheet stays as it is" 5 i deal insert 1 1 2 C P m -
printf 'verseny "Négyes" datum=2026-11-23\nfordulo 1\nasztal 1\nA="Kiss" B="Nagy" C="Tóth" D="Varga"\n1 A U z ++\n2 B P m +\n' \
	| "$RENONSZ" -f four.db import - 2>/dev/null
status "whoever deals then cannot be declarer" 3 "$RENONSZ" -f four.db deal insert 1 1 1 C P m -
has "which is said with the number" "1. leosztás: nem lehet eggyel későbbi: a négyfős asztalnál A osztott" "$WORK/.err"

# A table that was taken back and is recorded anew is a new sheet: no void attempt of the old one stands at it.
export RENONSZ_NOW=2026-11-21T20:00:00Z
again() { "$RENONSZ" -f anew.db "$@" 2>/dev/null; }
lines() { "$RENONSZ" -f "$1" export --journal 2>/dev/null | sed '1,/^A=/d'; }
seats='A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"'
printf 'verseny "Kupa" datum=2026-11-21 leosztas=6\nfordulo 1\nasztal 1\n%s\n1 A U z ++\n2 ujraosztas "egy"\n2 ujraosztas "kettő"\n2 B pU +-\n' \
	"$seats" >sheet.ulti
again import sheet.ulti
cp anew.db other.db
for no in 2 1; do again deal remove 1 1 $no >/dev/null; done
again table remove 1 1 >/dev/null
again table add 1 1 A=kiss B=tóth C=nagy >/dev/null
none "a table recorded anew has none" "$(lines anew.db)"
again deal add 1 1 2 B pU +- >/dev/null
is "nor with a deal" "2 B pU +-" "$(lines anew.db)"
again sheet 1 1 >sheet
lacks "nor on its sheet" "egy" sheet
again export --journal >anew.ulti
"$RENONSZ" -f from.db import anew.ulti 2>/dev/null
same "its journal comes back the same" anew.ulti <("$RENONSZ" -f from.db export --journal 2>/dev/null)
ok "which differs in nothing" "$RENONSZ" -f from.db diff anew.db
ok "the book is sound" again verify
again undo --yes 2 >/dev/null
none "taken back, the table is not there" "$(again export --journal | grep ^asztal)"
for step in 1 2 3; do again undo --yes >/dev/null; done
is "and the old sheet has its attempts" "$(sed '1,/^A=/d' sheet.ulti)" "$(lines anew.db)"
for no in 2 1; do again deal remove 1 1 $no >/dev/null; done
again round remove 1 --force >/dev/null
again draw 1 --seed 7 >/dev/null
none "a round drawn anew has none" "$(again export --journal | grep ujraosztas)"
for how in import merge; do
	cp other.db anew.db
	for no in 2 1; do again deal remove 1 1 $no >/dev/null; done
	again table remove 1 1 >/dev/null
	again table add 1 1 A=kiss B=nagy C=tóth >/dev/null
	from=other.db
	[ $how = merge ] || from=sheet.ulti
	ok "$how: the sheet comes to the table" again $how $from
	is "with each attempt once" "$(sed '1,/^A=/d' sheet.ulti)" "$(lines anew.db)"
	ok "and once more" again $how $from
	is "changes nothing" "$(sed '1,/^A=/d' sheet.ulti)" "$(lines anew.db)"
done
cp other.db third.db
status "the other book takes nothing from it" 0 "$RENONSZ" -f third.db merge anew.db
ok "and both say the same" "$RENONSZ" -f third.db diff anew.db

# A deal that a ruling has dealt again waits as long as the ruling stands.
printf 'verseny "Kupa" datum=2026-11-21 leosztas=6\nfordulo 1\nasztal 1\n%s\n1 A U z ++\n3 C P m -\n' "$seats" >two.ulti
"$RENONSZ" -f two.db import two.ulti 2>/dev/null
again() { "$RENONSZ" -f ruled.db "$@" 2>/dev/null; }
cp two.db ruled.db
again rule 1.1 -r 1 -t 1 -d 2 by=A claim=C --yes >/dev/null
status "a deal that waits for that is not taken back" 5 "$RENONSZ" -f ruled.db deal remove 1 1 2
has "which says why" "2. leosztás: az 1. ítélet szerint újra kell osztani" "$WORK/.err"
has "and what to do if the ruling is wrong" "renonsz rule --revise 1 -r 1 -t 1 -d 2 state=dismissed" "$WORK/.err"
status "in English too" 5 "$RENONSZ" -f ruled.db --lang en deal remove 1 1 2
has "it says why" "deal 2: ruling 1 has it dealt again" "$WORK/.err"
again deal add 1 1 2 B pU +- >/dev/null
status "nor is what was dealt then" 5 "$RENONSZ" -f ruled.db deal remove 1 1 2
has "which can be corrected" "renonsz deal edit 1 1 2" "$WORK/.err"
ok "as it says" again deal edit 1 1 2 B pU ++
ok "or struck" again deal void 1 1 2 --reason zsűri
ok "or dealt again" again deal redeal 1 1 2 --reason "rossz sor"
ok "a ruling turned down gives its number back" again undo --yes 3
ok "it is turned down" again rule --revise 1 -r 1 -t 1 -d 2 state=dismissed --yes
again deal add 1 1 2 B pU +- >/dev/null
ok "what is recorded then is taken back" again deal remove 1 1 2

# Whatever was done at a number, its journal makes the same book.
declare -A act=([h]="deal redeal 1 1 2 --reason x" [r]="rule 1.1 -r 1 -t 1 -d 2 by=A claim=C --yes" [a]="deal add 1 1 2 B pU +-"
	[m]="deal remove 1 1 2" [v]="deal void 1 1 2 --reason q" [u]="undo --yes" [w]="rule --revise 1 -r 1 -t 1 -d 2 state=dismissed --yes")
count=0
# histories BOOK DONE LEFT [COMMANDS…]: each of them, or with COMMANDS one of these first, then one of the next.
histories() {
	local one
	for one in ${4:-h r a m v u w}; do
		[ "$2$one" != u ] && cp "$1" "$1$one" && "$RENONSZ" -f "$1$one" ${act[$one]} >/dev/null 2>&1 || continue
		"$RENONSZ" -f "$1$one" export --journal >out.ulti 2>/dev/null
		if grep -q ^asztal out.ulti; then
			count=$((count + 1))
			rm -f in.db
			"$RENONSZ" -f in.db import out.ulti >/dev/null 2>&1 || echo "not ok - $2$one: its journal is refused"
			"$RENONSZ" -f in.db export --journal 2>/dev/null | cmp -s - out.ulti || echo "not ok - $2$one: another journal"
			"$RENONSZ" -f in.db diff "$1$one" >/dev/null 2>&1 || echo "not ok - $2$one: another book"
			[ "$3" -le 1 ] || histories "$1$one" "$2$one" $(($3 - 1)) "${@:5}"
		fi
		rm -f "$1$one"
	done
}
histories two.db "" "${LENGTH:-2}"
histories two.db "" 5 "h" "r" "a" "w" "h a m r"
ok "so after each of $count histories at one deal" test $count -gt 20

# A book's own journal, read again, changes nothing, whatever was ruled, dealt again or recorded anew.
own() { "$RENONSZ" -f again.db "$@"; }
for act in "rule 1.1 -r 1 -t 1 -d 2 claim=C" "rule 1.1 -r 1 -t 1 -d 2 claim=C state=open" "rule 1.1 -r 1 -t 1 -d 3 claim=C by=B" \
	"rule 3.4 -r 1 -t 1 -d 2 by=C claim=A trick=6" "rule jury -r 1 -t 1 -d 2 by=A claim=B act=q ruling=redeal reason=x judge=y" \
	"rule 3.9 -r 1 -t 1 -d 2 by=B wrong_count=B" "rule 3.9 -r 1 -t 1 -d 2 by=B wrong_count=BC state=open" \
	"rule 3.9 -r 1 -t 1 -d 2 by=B wrong_count=B claim=A state=dismissed" "rule 3.9 -r 1 -t 1 -d 2 wrong_count=BC" \
	"deal redeal 1 1 2 --reason x" "deal insert 1 1 1 A P m +"; do
	for since in "deals" "deal add 1 1 2 B pU +-" "deal add 1 1 2 B P m -"; do
		rm -f again.db
		printf 'verseny "K" datum=2026-05-01 leosztas=4\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 B pU +-\n' \
			| own import - 2>/dev/null
		own $act --yes >/dev/null 2>&1 </dev/null
		own $since >/dev/null 2>&1
		own export --journal -o once.ulti 2>/dev/null
		ok "a book's own journal: $act; $since" own import once.ulti
		own export --journal -o twice.ulti 2>/dev/null
		same "changes nothing" once.ulti twice.ulti
	done
done

# An older one does not bring back what was dealt again since; that the same came of it again is typed.
for act in "rule 1.1 -r 1 -t 1 -d 2 claim=C --yes" "deal redeal 1 1 2 --reason x"; do
	rm -f again.db
	printf 'verseny "K" datum=2026-05-01 leosztas=4\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 B pU +-\n' >old.ulti
	own import old.ulti 2>/dev/null
	own $act >/dev/null 2>&1 </dev/null
	status "an older journal: $act" 5 own import old.ulti
	has "it is told what to do" "renonsz deal add 1 1 2" "$WORK/.err"
	ok "the same again" own deal add 1 1 2 B pU +-
	ok "is then known" own import old.ulti
done
# So it is whatever became of the number on the way, in each game.
again_older() {
	local name=$1 edition=$2 line=$3 before=$4 seats='A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"' attempt
	shift 4
	[ "$edition" != ecarte ] || seats=${seats% C=*}
	rm -f again.db
	printf 'verseny "K" datum=2026-05-01 szabaly=%s\nfordulo 1\nasztal 1\n%s\n' "$edition" "$seats" | own import - 2>/dev/null
	for ((attempt = 0; attempt < before; attempt++)); do own deal redeal 1 1 1 --reason "x$attempt" 2>/dev/null; done
	own deal add 1 1 1 $line 2>/dev/null
	own export --journal -o old.ulti 2>/dev/null
	for attempt; do own $attempt >/dev/null 2>&1 </dev/null; done
	status "an older journal, $edition, $name" 5 own import old.ulti
	has "it is told what to do" "renonsz deal add 1 1 1" "$WORK/.err"
	own export --journal -o now.ulti 2>/dev/null
	ok "the book's own, $edition, $name" own import now.ulti
}
again_older "the second attempt" mausz-2017 "A U z ++" 1 "deal redeal 1 1 1 --reason y"
again_older "the third" ulti-online "A U z ++" 2 "deal redeal 1 1 1 --reason y"
again_older "corrected first" mausz-2017 "A U z ++" 0 "deal edit 1 1 1 A U z +-" "deal redeal 1 1 1 --reason y"
again_older "void first" mausz-2017 "A U z ++" 0 "deal void 1 1 1 --reason v" "deal redeal 1 1 1 --reason y"
again_older "twice since" mausz-2017 "A U z ++" 0 "deal redeal 1 1 1 --reason y" "deal add 1 1 1 B P m +" "deal redeal 1 1 1 --reason z"
again_older "by a ruling, the second" mausz-2017 "A U z ++" 1 "rule 1.1 -r 1 -t 1 -d 1 by=C claim=A --yes"
again_older "corrected, by a ruling" mausz-2017 "A U z ++" 0 "deal edit 1 1 1 A U z +-" "rule 1.1 -r 1 -t 1 -d 1 by=C claim=A --yes"
again_older "the second attempt" ecarte "A e A5 / e A5 / e A3" 1 "deal redeal 1 1 1 --reason y"
again_older "undone first" mausz-2017 "A U z ++" 0 "undo --yes" "deal redeal 1 1 1 --reason y"
ok "recorded again" own deal add 1 1 1 A U z ++
status "an attempt that is none here" 5 own import - <<<$'fordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 ujraosztas "z"\n1 A U z ++'
has "is told what to do" "renonsz deal redeal" "$WORK/.err"

# Nor does it bring back a signature or a check mark that was taken away here, or put one on a sheet with more on it.
marked='verseny "K" datum=2026-05-01 leosztas=4\nfordulo 1\nasztal 1%s\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n'
# mark_older NAME STATUS WORD MARK [COMMANDS…]: the journal after MARK is read again after the commands.
mark_older() {
	local name=$1 want=$2 word=$3 mark=$4 act
	shift 4
	rm -f again.db
	printf "$marked"'1 A U z ++\n' | own import - 2>/dev/null
	own sheet $mark 2>/dev/null
	own export --journal -o old.ulti 2>/dev/null
	for act; do own $act >/dev/null 2>&1 </dev/null; done
	status "an older journal's mark: $name" "$want" own import old.ulti
	[ "$want" = 0 ] || has "it is told what to do" "renonsz sheet $word 1 1" "$WORK/.err"
	own export --journal -o now.ulti 2>/dev/null
	ok "the book's own: $name" own import now.ulti
}
for word in sign check; do
	mark_older "$word, kept" 0 $word "$word 1 1 --by Ida --force"
	mark_older "$word, undone" 5 $word "$word 1 1 --by Ida --force" "undo --yes"
	mark_older "$word, done again" 0 $word "$word 1 1 --by Ida --force" "undo --yes" "redo --yes"
	mark_older "$word, by another since" 0 $word "$word 1 1 --by Ida --force" "sheet open 1 1" "sheet $word 1 1 --by Éva --force"
done
mark_older "a deal since" 5 check "check 1 1 --by Ida --force" "deal add 1 1 2 B P m -"
ok "the sheet is checked" own sheet check 1 1 --by Ida --force
ok "and it is read" own import old.ulti
mark_older "a deal that is undone" 0 check "check 1 1 --by Ida --force" "deal add 1 1 2 B P m -" "undo --yes"
mark_older "unchecked" 5 check "check 1 1 --by Ida --force" "sheet uncheck 1 1"
mark_older "opened" 5 sign "sign 1 1 --by Ida --force" "sheet open 1 1"
mark_older "opened, and a deal" 5 sign "sign 1 1 --by Ida --force" "sheet open 1 1" "deal add 1 1 2 B P m -"
for mark in ' alairva="Ida"' ' ellenorizte="Ida"'; do
	rm -f again.db
	printf "$marked"'1 A U z ++\n2 B P m -\n' | own import - 2>/dev/null
	printf "$marked"'1 A U z ++\n' "$mark" >old.ulti
	status "a mark of less than the sheet has,$mark" 5 own import old.ulti
	has "at its line" "old.ulti:3:1: " "$WORK/.err"
	printf "$marked" "$mark" >bare.ulti
	ok "a mark alone" own import bare.ulti --dry-run
	printf "$marked"'3 C P z -\n' "$mark" >more.ulti
	status "deals behind those of the sheet, with a mark" 5 own import more.ulti
	printf "$marked"'1 A U z ++\n2 B P m -\n3 C P z -\n' "$mark" >more.ulti
	ok "the whole sheet with one more deal and a mark" own import more.ulti
	ok "undone" own undo --yes
	ok "it comes again" own import more.ulti
	has "with the mark" "asztal 1$mark" <(own export --journal)
done

# Nor does it overwrite a setting of the event, or a team: what was set here and is another in the file is a conflict.
two='fordulo 1\nasztal 1\nA="Anna A" B="Béla B" C="Cili C"\n1 A U z ++\nasztal 2\nA="Dóra D" B="Emil E" C="Feri F"\n1 A U z ++\n'
# set_older OLD NEW: the journal with the one is read after the other was set.
set_older() {
	local key=${1%%=*}
	rm -f again.db
	printf "verseny \"E\" datum=2026-05-01 leosztas=3${3-} %s\n$two" "$key=\"${1#*=}\"" >old.ulti
	ok "a journal that sets $1" own import old.ulti
	ok "again" own import old.ulti
	own event show --all >before
	ok "and is set to $2" own event set "$2"
	own export --journal -o now.ulti 2>/dev/null
	ok "its own journal" own import now.ulti
	status "the older one" 5 own import old.ulti
	has "is told both and what to do, $key" "$key: a könyvben „${2#*=}”, a fájlban „${1#*=}”" "$WORK/.err"
	ok "which does" own event set "$(sed -n 's/.*renonsz event set "\(.*\)"$/\1/p' "$WORK/.err")"
	cmp -s before <(own event show --all) && ok "as it was" own import old.ulti || echo "not ok - $1 settled"
	rm -f again.db
	printf "verseny \"E\" datum=2026-05-01 leosztas=3${3-}\n$two" | own import - 2>/dev/null
	ok "$1 where nothing was set" own import old.ulti
	is "is taken" "$(cat before)" "$(own event show --all)"
}
set_older lot=1,2,3,4,5,6 lot=4,1,2,3,5,6 ' ties=lot'
set_older ties=lot ties=none
set_older place-points-3=4-2-1 place-points-3=5-2-1
set_older place-points-4=4-2-1-0 place-points-4=5-2-1-0
set_older ranking=score ranking=place
set_older unseated=bye unseated=missing
set_older substitute=absent substitute=own
set_older top-table=drawn top-table=first
set_older forma=sportulti forma=tarsasagi
set_older entry-fee=2000 entry-fee=3000
set_older prizes=300,200 prizes=400,200
set_older prizes-club=300 prizes-club=400
set_older "category-1=U20: 1,2" "category-1=U20: 1,3"
set_older prizes-1=300 prizes-1=400 ' category-1="U20: 1,2"'
for pair in "tet 5 6 stake" "hely Ózd Eger place" "leosztas 3 4 deals"; do
	set -- $pair
	rm -f again.db
	printf "verseny \"E\" datum=2026-05-01 $1=$2\n$two" >old.ulti
	own import old.ulti 2>/dev/null
	own event set $4=$3 2>/dev/null
	status "another $1" 5 own import old.ulti
	has "is told likewise" "$4: a könyvben „$3”, a fájlban „$2”" "$WORK/.err"
done
printf 'verseny "E" datum=2026-05-01 leosztas=3\n'"$two"'csapat "X" szam=1 A=1 B=2 C=3 klub="K"\ncsapat "Y" szam=2 A=4 B=5 C=6\n' >old.ulti
for set in "X: 1,3,2 / K" "X: 1,2,3 / L" "Z: 1,2,3 / K" none; do
	rm -f again.db
	ok "a journal with teams" own import old.ulti
	ok "a team is set to $set" own event set "team-1=$set"
	own export --journal -o now.ulti 2>/dev/null
	ok "its own journal" own import now.ulti
	status "the older one, $set" 5 own import old.ulti
	has "is told both" "team-1: a könyvben „$set”, a fájlban „X: 1,2,3 / K”" "$WORK/.err"
	ok "the file is right" own event set "team-1=X: 1,2,3 / K"
	sed 's/ klub="K"//' old.ulti >bare.ulti
	ok "it is read, as is one that says no club" own import old.ulti bare.ulti
done
# Whatever the sheet has more than the file, of whatever kind, the mark does not come; with all of it, it does.
# mark_of_less LINES FILE [LINES | COMMAND…]: the table is LINES, and what is given; the file has the mark over FILE.
mark_of_less() {
	local name="$*" lines=$1 file=$2 act mark=' alairva="Ida" ellenorizte="Ida"'
	shift 2
	rm -f again.db
	printf "$marked$lines" | own import - 2>/dev/null
	for act; do
		case $act in
		'deal '* | 'rule '*) own $act >/dev/null 2>&1 </dev/null ;;
		*) printf "$marked$act" | own import - >/dev/null 2>&1 ;;
		esac
	done
	own export --journal >now.ulti 2>/dev/null
	printf "$marked$file" "$mark" >less.ulti
	sed "s/^asztal 1\$/&$mark/" now.ulti >all.ulti
	status "a mark of less: $name" 5 own import less.ulti
	ok "of all: $name" own import all.ulti
	same "which has it" all.ulti <(own export --journal)
	own undo --yes >/dev/null 2>&1
	ok "undone, and read again" own import all.ulti
	rm -f again.db
	ok "all into an empty book" own import all.ulti
	same "which has the same" all.ulti <(own export --journal)
}
two='1 A U z ++\n2 B P m -\n' three='1 A U z ++\n2 B P m -\n3 A P t -\n' cards='\n lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9"\n talon zA tX\n'
mark_of_less "$two" "$two" 'szek 3 A="Gabi G"\n'
mark_of_less "$three" '3 A P t -\n'
mark_of_less "$three" 'osszeg = 50 -25 -25\n'
mark_of_less 'osszeg = 50 -25 -25\n' '1 A U z ++\n'
for act in "deal void 1 1 3 --reason x" "deal redeal 1 1 3 --reason x" "rule 3.1 -r 1 -t 1 -d 2 by=B claim=A state=open" \
	"rule 3.1 -r 1 -t 1 -d 3 by=B claim=A state=dismissed reason=x --yes" "rule jury -r 1 -t 1 -d 3 points=0,3,-3 reason=x --yes" \
	"rule 1.1 -r 1 -t 1 -d 3 claim=C --yes" "3 A P t$cards"; do
	mark_of_less "$two" "$two" "$act"
done
for act in "deal redeal 1 1 2 --reason x" "rule 1.1 -r 1 -t 1 -d 2 claim=C --yes"; do
	mark_of_less "$two" "$two" "$act" "deal add 1 1 2 B P m -"
done
mark_of_less "$three" "$three" "3 A P t -$cards"
mark_of_less "$three" "$three" "3 A P t -$cards" "rule 3.1 -r 1 -t 1 -d 3 by=A claim=B --yes"

# A claim that was dismissed before its deal came stays, whoever declared in that.
rm -f again.db
printf "$marked" | own import - 2>/dev/null
for case in 3.1 3.2; do own rule $case -r 1 -t 1 -d 1 by=A claim=B state=dismissed reason=r --yes >/dev/null 2>&1; done
ok "another declares" own deal add 1 1 1 B P t -
own export --journal >once.ulti 2>/dev/null
ok "its own journal" own import once.ulti
same "changes nothing" once.ulti <(own export --journal)
rm -f again.db
for time in once twice; do ok "into an empty book $time" own import once.ulti; done
same "it says the same" once.ulti <(own export --journal)
# A ruling that was revised in the book of the journal is no second one.
turned() {
	printf 'verseny "E" datum=2026-05-01 leosztas=3\nfordulo 1\nasztal 1\nA="Anna A" B="Béla B" C="Cili C"\n1 A U z ++\n' >revised.ulti
	rm -f one.db other.db
	"$RENONSZ" -f one.db import revised.ulti 2>/dev/null
	"$RENONSZ" -f one.db rule $1 -r 1 -t 1 -d 1 --yes >/dev/null 2>&1
	"$RENONSZ" -f one.db export --journal | "$RENONSZ" -f other.db import - 2>/dev/null
	"$RENONSZ" -f one.db rule ${1%% *} -r 1 -t 1 -d 1 --revise 1 $2 --yes >/dev/null 2>&1
	"$RENONSZ" -f one.db export --journal >revised.ulti
	status "$1, then $2: the newer journal" 5 "$RENONSZ" -f other.db import revised.ulti
	has "says so, and shows both" "más van róla („" .err
	has "the other one too" "mint ez az ítélet („" .err
	ok "in its own book it changes nothing" "$RENONSZ" -f one.db import revised.ulti
	ok "an empty one takes it" "$RENONSZ" -f fresh-"$RANDOM".db import revised.ulti
}
turned "3.4 by=B claim=C trick=6 kontra=-" "state=dismissed reason=n"
turned "3.4 by=B claim=C trick=6 kontra=-" "state=open"
turned "3.4 by=B claim=C trick=6 kontra=- state=dismissed reason=n" "state=open"
turned "3.4 by=B claim=C trick=6 kontra=- state=dismissed reason=n" "state=decided"
turned "jury points=1,-1,0 reason=z" "state=dismissed reason=n"
turned "jury state=open act=q" "state=dismissed reason=n"
# Nor is one that has its deal dealt again, which has no result in the other book then.
turned "1.1 by=C claim=A" "state=open"
turned "1.4 by=C claim=A" "state=open"
turned "1.2 by=C claim=A stage=before-bid" "state=open"
turned "1.3 by=A claim=B when=dealing" "state=open"
turned "1.5 by=A claim=B stage=open dealer=A" "state=open"
turned "1.6 claim=A seats=BAC stage=open" "state=open"
turned "1.1 by=C claim=A" "state=dismissed reason=n"
is "the other book has the one that it had" "decided" "$("$RENONSZ" -f other.db ruling list --csv | tail -n +2 | cut -d, -f6 | paste -sd' ')"

# What a journal says otherwise of a club, of who signed or checked a sheet: what stands stays, and is told.
# says CLUB MARK LINES: a journal of one table.
says() {
	printf 'verseny "Más" datum=2026-05-01 leosztas=3\nnevezo 1 "Anna A"%s\nfordulo 1\nasztal 1%s\nA="Anna A" B="Béla B" C="Cili C"\n%b\n' "$@"
}
# stays NAME TEXT: the journal `new` comes to the book of the journal `old`; it tells that, and `last` is what the book says.
stays() {
	rm -f said.db
	"$RENONSZ" -f said.db import old 2>/dev/null
	ok "$1" "$RENONSZ" -f said.db import new
	has "$1: told" "$2" "$WORK/.err"
	"$RENONSZ" --lang en -f said.db import new 2>&1 | grep -q "$3" && echo "ok - $1: in English" || echo "not ok - $1: in English"
	"$RENONSZ" -f said.db export --journal >last 2>/dev/null
	ok "what it says itself" "$RENONSZ" -f said.db import last
	is "$1: is nothing to tell" 1 "$(wc -l <"$WORK/.err")"
}
says ' klub="X"' "" "1 A U z ++" >old
says ' klub="Y"' "" "1 A U z ++" >new
stays "another club" 'Anna A: a klubja itt X, a fájl szerint Y; itt ez marad (átírni: renonsz player change "Anna A" --club KLUB)' "Anna A: the club is X here, Y by the file"
has "X stays" 'nevezo 1 "Anna A" klub="X"' last
says ' klub="x."' "" "1 A U z ++" >new
ok "a club that differs in signs alone" "$RENONSZ" -f said.db import new
lacks "is the same" "klubja" "$WORK/.err"
for key in alairva ellenorizte; do
	says "" " $key=\"X\"" "1 A U z ++" >old
	says "" " $key=\"Y\"" "1 A U z ++" >new
	word=$([ $key = alairva ] && echo "„X” írta alá" || echo "„X” ellenőrizte")
	stays "$key by another" "1. forduló, 1. asztal: a lapot itt $word, a fájl szerint „Y”; itt ez marad (javítani: renonsz sheet" "by “X” here, by “Y” in the file"
	has "$key: X stays" "asztal 1 $key=\"X\"" last
done
says "" " alairva" "1 A U z ++" >old
says "" ' alairva="Y"' "1 A U z ++" >new
stays "signed without a name" "1. forduló, 1. asztal: a lap itt név nélkül van aláírva, a fájl szerint „Y” írta alá; itt ez marad (javítani: renonsz sheet sign 1 1 --by NÉV)" "signed here without a name, by “Y” in the file"
ok "the name can be given" "$RENONSZ" -f said.db sheet sign 1 1 --by Y --force
printf 'verseny "E" datum=2026-05-01 leosztas=1\nfordulo 1\nasztal 1 alairva="Y"\nA="Anna A" B="Béla B" C="Cili C"\n1 A U z ++\n' \
	| "$RENONSZ" -f signed.db import - 2>/dev/null
ok "who signed may sign again" "$RENONSZ" -f signed.db sheet sign 1 1 --by Y
status "another may not" 5 "$RENONSZ" -f signed.db sheet sign 1 1 --by X
has "and it is said who did" "1. forduló, 1. asztal: a lapot már lezárta: Y; ha az aláírás mégis másé: --force" "$WORK/.err"
ok "but by force" "$RENONSZ" -f signed.db sheet sign 1 1 --by X --force
has "who is then the signer" 'alairva="X"' <("$RENONSZ" -f signed.db export --journal 2>/dev/null)
# Of a sheet whose totals alone are known nothing refers to its deals.
printf 'verseny "E" datum=2026-05-01 leosztas=1\nfordulo 1\nasztal 1\nA="Anna A" B="Béla B" C="Cili C"\nosszeg = 2 -1 -1\nasztal 2\nA="Dani D" B="Ede E" C="Feri F"\n1 A U z ++\n' \
	| "$RENONSZ" -f foot.db import - 2>/dev/null
is "why names a deal only where there is one" "0 1" "$(for table in 1 2; do "$RENONSZ" -f foot.db why 1 $table | grep -c SORSZÁM; done | xargs)"
ok "then" "$RENONSZ" -f said.db import new
lacks "it is the same" "írta alá" "$WORK/.err"
# An attempt is no new deal, and is told; beside one that the file lacks it may be the same.
says "" "" '1 ujraosztas "tizenegy lap"' >old
says "" "" '1 ujraosztas "tizenkét lap"\n1 A U z ++' >new
rm -f said.db
"$RENONSZ" -f said.db import old 2>"$WORK/.err"
lacks "what makes the table tells no attempt" "kísérlet" "$WORK/.err"
ok "an attempt for another reason" "$RENONSZ" -f said.db import new
has "is told, and that it may be the same" "1. forduló, 1. asztal, 1. leosztás: még egy érvénytelen kísérlet került be (újraosztás: „tizenkét lap”); ha ez ugyanaz" "$WORK/.err"
ok "known" "$RENONSZ" -f said.db import new
lacks "it is told no more" "kísérlet" "$WORK/.err"
says "" "" '1 ujraosztas "tizenegy lap"\n1 ujraosztas "tizenkét lap"\n1 A U z ++' >new
rm -f said.db
"$RENONSZ" -f said.db import old 2>/dev/null
ok "one more attempt" "$RENONSZ" -f said.db import new
has "is told" "1. leosztás: új érvénytelen kísérlet került be (újraosztás: „tizenkét lap”)" "$WORK/.err"
# One that was taken back here comes again by a journal, as a removed deal does, and once.
rm -f said.db
"$RENONSZ" -f said.db import old 2>/dev/null
ok "the attempt is taken back" "$RENONSZ" -f said.db deal remove 1 1 1
for again in first "once more"; do
	ok "the journal, $again" "$RENONSZ" -f said.db import new
	"$RENONSZ" -f said.db export --journal | tail -5 >last
	is "$again: both attempts are there" "$(tail -n 5 new)" "$(cat last)"
done
# Two rulings of a deal that say the same would be one in its journal.
rm -f said.db && "$RENONSZ" -f said.db import old 2>/dev/null
alike="rule jury -r 1 -t 1 -d 2 claim=A by=B act=left --yes"
for state in open dismissed; do
	"$RENONSZ" -f said.db $alike state=open >/dev/null 2>&1
	"$RENONSZ" -f said.db rule -r 1 -t 1 -d 2 --revise 1 state=dismissed reason=z --yes >/dev/null 2>&1
done
status "turned down for the same reason a second time" 3 "$RENONSZ" -f said.db rule -r 1 -t 1 -d 2 --revise 2 state=dismissed reason=z --yes
has "it says which one says so" "ugyanezt mondja már az 1. ítélet" "$WORK/.err"
ok "for another reason" "$RENONSZ" -f said.db rule -r 1 -t 1 -d 2 --revise 2 state=dismissed reason=y --yes
# A file's attempts with different dealers are known when it is read again (R-43).
for attempts in '1 ujraosztas "a"#1 ujraosztas "b" o=A#1 A P +' '1 ujraosztas "a" o=A#1 ujraosztas "b"#1 ujraosztas "c" o=B#1 A P +' \
	'1 ujraosztas "a" o=A#1 ujraosztas "b"#1 A P + o=C'; do
	rm -f dealers.db
	{ printf '%s\n' 'verseny "T" datum=2026-01-01' 'fordulo 1' 'asztal 1' 'A="Aa Aa" B="Bb Bb" C="Cc Cc"'; tr '#' '\n' <<<"$attempts"; } >attempts.txt
	"$RENONSZ" -f dealers.db import attempts.txt >/dev/null 2>&1
	"$RENONSZ" -f dealers.db deal show 1 1 1 --json >was
	ok "$attempts: read again" "$RENONSZ" -f dealers.db import attempts.txt
	is "$attempts: nothing new" "$(cat was)" "$("$RENONSZ" -f dealers.db deal show 1 1 1 --json)"
done
