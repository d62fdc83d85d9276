# Whose name is left out, and how a person is to be shown: a journal without names, and what is kept of them (docs/promises.md).
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_OPERATOR=Erzsi RENONSZ_BACKUP=no

printf 'verseny "Kupa" datum=2026-11-21 hely=Szolnok leosztas=4
nevezo 1 "Tóth Imre" klub="Szolnok"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imréné"
nevezo 4 "Varga Pál"
nevezo 5 "Kiss Ida"
csapat "Tóth Imre csapata" A="Tóth Imre" B="Nagy Éva" C="Tóth Imréné"
fordulo 1
asztal 1
A="Varga Pál" B="Nagy Éva" C="Tóth Imréné"
szek 3 A="Tóth Imre"
1 A U z ++
2 ervenytelen "TÓTH IMRE belenézett; toth imrenek szóltak"
3 ujraosztas "Tóth Imrét várták, Varga Pálnál is"
3 A P m +
itelet 3 3.4 by=B claim=A trick=3 state=open act="Tóth Imre szólt" judge="Tóth Imre" reason="Nagy Éva szerint Tóth Imre tévedett"
asztal 2 alairva="Tóth Imre" ellenorizte="Kovács Ida"
A="Kiss Ida" B="Varga Pál" C="Nagy Éva"
osszeg = 5 -2 -3
fegyelmi "Tóth Imre" fokozat=yellow indok="kiabált" dontott=Ili
' | "$RENONSZ" -f sheet.db import - 2>/dev/null
export RENONSZ_DB=$PWD/sheet.db
# nowhere TEXT FILE: in no form, with accents or without.
nowhere() {
	if ! [ -s "$2" ]; then echo "not ok - «$1» does not stand in $2: it is empty"; elif sed 'y/áéíóöőúüűÁÉÍÓÖŐÚÜŰ/aeiooouuuAEIOOOUUU/' "$2" | sed 's/imrene\b/…/Ig' | grep -qi "$1"; then
		echo "not ok - «$1» stands in $2" && sed 's/^/# /' "$2" | grep -i "$1"
	else echo "ok - «$1» does not stand in $2"; fi
}
ok "a journal" "$RENONSZ" export --journal -o with.ulti
ok "without a name" "$RENONSZ" export --journal --nameless "tóth imre" -o without.ulti
has "who is who is said" "Névtelen 1: Tóth Imre" .err
nowhere "Toth Imre" without.ulti
sed 's/^/ /' without.ulti >lines
for line in 'nevezo 1 "Névtelen 1" klub="Szolnok"' 'nevezo 3 "Tóth Imréné"' 'csapat "Névtelen 1 csapata" A="Névtelen 1" B="Nagy Éva" C="Tóth Imréné"' \
	'szek 3 A="Névtelen 1"' '2 ervenytelen "Névtelen 1 belenézett; Névtelen 1nek szóltak"' '3 ujraosztas "Névtelen 1t várták, Varga Pálnál is"' \
	'act="Névtelen 1 szólt"' 'reason="Nagy Éva szerint Névtelen 1 tévedett"' 'judge="Névtelen 1"' 'alairva="Névtelen 1" ellenorizte="Kovács Ida"' 'fegyelmi "Névtelen 1"'; do
	has "but the number: $line" " $line" lines
done
ok "a book of it" "$RENONSZ" -f without.db import without.ulti
strings -el without.db >strings.txt && strings without.db >>strings.txt
nowhere "Toth Imre" strings.txt
sed 's/Tóth Imre\b/Névtelen 1/g' <("$RENONSZ" standings --csv) >wanted
"$RENONSZ" -f without.db standings --csv >got
same "the standings are the same but for the name" wanted got

# Behind any sign that is no letter; and what would be too long for a journal is said in fewer signs.
no=0 signs='„ “ ‘ » – — … • § ( * _ 7 № → 😀 ’'
{
	printf 'verseny "Kupa – „Bo Li” emlékverseny" datum=2026-11-21\nnevezo 1 "Bo Li"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\n'
	set -f
	for sign in $signs; do echo "$((++no)) ervenytelen \"${sign}Bo Li${sign}, de nem xBo Li\""; done
	set +f
	echo "$((no + 1)) ervenytelen \"$(printf 'Bo Li %.0s' $(seq 33))\""
} >signs.ulti
ok "names behind signs" "$RENONSZ" -f signs.db import signs.ulti
ok "leave too" "$RENONSZ" -f signs.db export --journal --nameless "Bo Li" -o signs-out.ulti
sed 's/xBo Li//' signs-out.ulti >lines
nowhere "Bo Li" lines
has "within a word nothing does" "xBo Li" signs-out.ulti
ok "and it can be read" "$RENONSZ" -f signs-out.db import signs-out.ulti
has "shorter where it has to be" "N1 N1 N1" signs-out.ulti

# Several: players, and whoever else the journal names; one that it does not know is refused.
ok "several names" "$RENONSZ" export --journal --nameless "Tóth Imre" --nameless nagy --nameless "Kovács Ida" --nameless Ili
cp .out several.ulti
for name in "Toth Imre" "Nagy Eva" "Kovacs Ida"; do nowhere "$name" several.ulti; done
has "each has a number" 'A="Kiss Ida" B="Varga Pál" C="Névtelen 2"' several.ulti
has "a judge who plays nowhere too" 'ellenorizte="Névtelen 3"' several.ulti
has "and one who is written without quotes gets some" 'dontott="Névtelen 4"' several.ulti
ok "it is read" "$RENONSZ" -f several.db import several.ulti
ok "numbers go on in such a book" "$RENONSZ" -f several.db export --journal --nameless varga
has "behind those that are taken" 'A="Névtelen 5" B="Névtelen 2"' .out
status "a name that nobody has" 4 "$RENONSZ" export --journal --nameless "Senki Pál"
has "is told" "Senki Pál" .err
# A name is found whatever blanks it is written with, there or here.
sed $'s/ülte/&/; s/TÓTH IMRE belenézett/TÓTH  IMRE belenézett/; s/Tóth Imrét várták/Tóth\u00a0Imrét várták/; s/Tóth Imre szólt/Tóth\u2009 Imre szólt/; s/dontott=Ili/dontott="Kis  Ili"/' with.ulti >blanks.ulti
"$RENONSZ" -f blanks.db import blanks.ulti 2>/dev/null
ok "names with other blanks" "$RENONSZ" -f blanks.db export --journal --nameless "tóth imre" --nameless "Kis Ili" -o blanks-out.ulti
for line in '"Névtelen 1 belenézett; Névtelen 1nek' '"Névtelen 1t várták' 'act="Névtelen 1 szólt"' 'dontott="Névtelen 2"'; do
	has "are left out: $line" "$line" blanks-out.ulti
done
ok "and typed so" "$RENONSZ" export --journal --nameless $'tóth\u00a0 imre ' --nameless "kovács   ida" -o blanks-out.ulti
nowhere "Toth Imre" blanks-out.ulti
nowhere "Kovacs Ida" blanks-out.ulti
status "a name that two have" 3 "$RENONSZ" export --journal --nameless tóth
status "other files have names" 2 "$RENONSZ" export --nameless "Tóth Imre" -o x.pdf
has "which is told" "csak a napló" .err

# The names of those who bet.
printf 'verseny "Este" datum=2026-11-20 szabaly=ecarte\nfordulo 1\nasztal 1\nA="Kiss Péter" B="Nagy Éva"\n1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:Kun:5 fogad:B:"Szabó Anna":5\n' | "$RENONSZ" -f bets.db import - 2>/dev/null
ok "a bettor" "$RENONSZ" -f bets.db export --journal --nameless "Szabó Anna" -o bets.ulti
has "is nobody" 'fogad:B:"Névtelen 1":5' bets.ulti
ok "that is read" "$RENONSZ" -f again.db import bets.ulti

# Namesakes are others: by mark, by accents, with a word in front. Who was not named keeps the name.
printf 'verseny "Névrokonok" datum=2026-11-19 leosztas=4
nevezo 1 "Kiss Pál (Szolnok)"
nevezo 2 "Kiss Pal"
nevezo 3 "ifj. Kiss Pál"
nevezo 4 "Kiss Pál"
nevezo 5 "Nagy Éva"
nevezo 6 "Varga Ida"
csapat "Egyik" A="Kiss Pál (Szolnok)" B="Kiss Pal" C="Nagy Éva"
csapat "Másik" A="Kiss Pál" B="ifj. Kiss Pál" C="Varga Ida"
fordulo 1
asztal 1
A="Kiss Pál (Szolnok)" B="Kiss Pal" C="Nagy Éva"
1 A U z ++
2 ervenytelen "Kiss Pál; KISS PÁL; kiss_pál (Szolnok); Kiss-Pál-(szolnok)"
asztal 2
A="Kiss Pál" B="ifj. Kiss Pál" C="Varga Ida"
szek 2 A="Kiss Pal"
1 B U z ++
' | "$RENONSZ" -f alike.db import - 2>/dev/null
# nameless N NAME…: the journal without those names has N numbers, and is read to the same standings.
nameless() {
	local numbers=$1 name options=()
	shift
	for name; do options+=(--nameless "$name"); done
	rm -f alike-out.db
	ok "without $*" "$RENONSZ" -f alike.db export --journal "${options[@]}" -o alike.ulti
	is "each has a number" "$numbers" "$(grep ^nevezo alike.ulti | grep -o 'Névtelen [0-9]' | sort -u | wc -l)"
	is "all are entered" 6 "$(grep ^nevezo alike.ulti | cut -d' ' -f3- | sort -u | wc -l)"
	ok "it is read" "$RENONSZ" -f alike-out.db import alike.ulti
	same "to the same results" <("$RENONSZ" -f alike.db export --journal | sed -n '$='; "$RENONSZ" -f alike.db standings --csv | cut -d, -f1,4- | sort) \
		<("$RENONSZ" -f alike-out.db export --journal | sed -n '$='; "$RENONSZ" -f alike-out.db standings --csv | cut -d, -f1,4- | sort)
}
nameless 1 "Kiss Pál (Szolnok)"
for line in 'A="Névtelen 1" B="Kiss Pal" C="Nagy' 'A="Kiss Pál" B="ifj. Kiss Pál"' 'szek 2 A="Kiss Pal"' '"Kiss Pál; Névtelen 1; Névtelen 1; Névtelen 1"'; do
	has "the others keep theirs: $line" "$line" alike.ulti
done
nameless 1 "Kiss Pal"
has "by accents too" 'A="Kiss Pál (Szolnok)" B="Névtelen 1" C="Nagy' alike.ulti
nameless 2 "Kiss Pál (Szolnok)" "Kiss Pál" "szolnok kiss"
has "one seat each" 'A="Névtelen 2" B="ifj. Kiss Pál"' alike.ulti
nameless 4 "Kiss Pál" "Kiss Pal" "Kiss Pál (Szolnok)" "ifj. Kiss Pál"
nowhere "Kiss" alike.ulti
printf 'verseny "Fogadók" datum=2026-11-18 szabaly=ecarte leosztas=4\nfordulo 1\nasztal 1\nA="Nagy Éva" B="Varga Ida"\n1 A e A5 / e A5 / e A3 fogad:A:10 fogad:A:"Kiss Pál (Szolnok)":5 fogad:A:"Kiss Pál":50 fogad:B:65\n' | "$RENONSZ" -f alike.db import - 2>/dev/null
ok "bettors" "$RENONSZ" -f alike.db export --journal -e Fogadók --nameless "Kiss Pál (Szolnok)" --nameless "Kiss Pál"
has "are two" 'fogad:A:"Névtelen 2":50 fogad:A:"Névtelen 1":5' .out

# What -val, -vel, -vá, -vé make of a name's end; and a longer name of somebody else, with an ending too, is theirs.
as_said() {
	rm -f said.db
	printf 'verseny "Kupa" datum=2026-11-21 leosztas=4\nnevezo 1 "%s"\nnevezo 2 "%s"\nnevezo 3 "Aa Bb"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\n1 ervenytelen "%s"\n' "$1" "$2" "$3" \
		| "$RENONSZ" -f said.db import - 2>/dev/null
	is "without $1: $3" "$4" "$("$RENONSZ" -f said.db export --journal --nameless "$1" 2>/dev/null | sed -n 's/^1 ervenytelen "\(.*\)"/\1/p')"
}
while IFS='|' read -r name other said wanted; do as_said "$name" "$other" "$said" "$wanted"; done <<'END'
Tóth György|Cc Dd|Tóth Györggyel, TÓTH GYÖRGGYÉ, toth gyorggyel|Névtelen 1gyel, Névtelen 1GYÉ, Névtelen 1gyel
Nagy Balázs|Cc Dd|Nagy Balázzsal, Nagy Balázzsá|Névtelen 1zsal, Névtelen 1zsá
Kis Károly|Cc Dd|Kis Károllyal, Kis Károlyt|Névtelen 1lyal, Névtelen 1t
Kis Mihály|Cc Dd|KIS MIHÁLLYAL|Névtelen 1LYAL
Vas Lukács|Cc Dd|Vas Lukáccsal|Névtelen 1csal
Fa Szász|Cc Dd|Fa Szásszal|Névtelen 1szal
Vas Szörény|Cc Dd|Vas Szörénnyel|Névtelen 1nyel
Bo Gy|Cc Dd|Bo Ggyel, Bo Gyula|Névtelen 1gyel, Bo Gyula
Łukasz Đurić|Cc Dd|Lukasz Durictól|Névtelen 1tól
O'Neil Pat|Cc Dd|O’Neil Pattől, O‘NEIL PAT|Névtelen 1től, Névtelen 1
O'Neill Ann|Cc Dd|O`Neill Ann, O´Neill Ann, O′NEILL ANN, O＇Neill Ann, O‛Neill Annt, OʼNeill Ann|Névtelen 1, Névtelen 1, Névtelen 1, Névtelen 1, Névtelen 1t, Névtelen 1
O`Neill Ann|Cc Dd|O'Neill Ann, O’Neill Ann`s|Névtelen 1, Névtelen 1`s
Tóth Imre|Cc Dd|12Tóth Imre, tóth imrék, tóth imrém, Tóth Imrénk|12Névtelen 1, Névtelen 1k, Névtelen 1m, Névtelen 1nk
Kis|Cc Dd|Kisok, Kisem, Kisűz és Kisnek|Kisok, Kisem, Kisűz és Névtelen 1nek
K|Cc Dd|K|Névtelen 1
22|Cc Dd|22|Névtelen 1
K|Cc Dd|K. lapja|K. lapja
Nagy Emil|Nagy Emília|Nagy Emíliának, NAGY EMILIAVAL, Nagy Emilnek|Nagy Emíliának, NAGY EMILIAVAL, Névtelen 1nek
Tóth Pál|Tóth Pálma|Tóth Pálmának, toth palmaval, Tóth Pállal|Tóth Pálmának, toth palmaval, Névtelen 1lal
Kis Ann|Kis Anna|Kis Annának, KIS ANNÁT, Kis Annért|Kis Annának, KIS ANNÁT, Névtelen 1ért
Kis Anna|Kis Ann|Kis Annának, Kis Annát, Kis Annért|Névtelen 1nak, Névtelen 1t, Kis Annért
Vas Éva|Nagy-Vas Éva|Nagy-Vas Évának, NAGY VAS EVANAK, Vas Évának|Nagy-Vas Évának, NAGY VAS EVANAK, Névtelen 1nak
Tóth Imre|Tóth Imréné|Tóth Imrénél, Tóth Imrének, Tóth Imrénével|Névtelen 1nél, Névtelen 1nek, Tóth Imrénével
Nagy Emil|Nagy Emília (Győr)|Nagy Emíliának, nagy emilia (győr)|Nagy Emíliának, nagy emilia (győr)
Nagy Kis|Nagy Kiss|Nagy Kissel, Nagy Kissnek, Nagy Kisnek|Névtelen 1sel, Nagy Kissnek, Névtelen 1nek
Kiss Péter|Kiss Péter (Kiss Péter fia)|Kiss Péter (a bíró), KISS PÉTER (KISS PÉTER FIA)|Névtelen 1 (a bíró), KISS PÉTER (Névtelen 1 FIA)
END
"$RENONSZ" -f said.db player change "Aa Bb" --name "Kiss Péterke" >.out 2>&1
"$RENONSZ" -f said.db player change "Kiss Péterke" --name "Vas Ida" >.out 2>&1
"$RENONSZ" -f said.db deal void 1 1 2 --reason "Kiss Péterkének, Kiss Pétertől" >.out 2>&1
has "so is what they were called before" '"Kiss Péterkének, Névtelen 1től"' <("$RENONSZ" -f said.db export --journal --nameless "Kiss Péter" 2>/dev/null)

# How somebody is to be shown on what is published: kept with its history, in the journal, and taken over by a merge.
cp sheet.db other.db
ok "a name typed with another blank" "$RENONSZ" player list $'imre\u00a0tóth'
has "is found" "Tóth Imre" .out
ok "by initials" "$RENONSZ" player change tóth.imre --public initials
ok "without a name" "$RENONSZ" player change varga --public none
"$RENONSZ" player list --csv >list.csv
has "it is listed" "Tóth Imre,Tóth Imre,,Szolnok,initials" list.csv
has "all others are shown by name" "Nagy Éva,Nagy Éva,,,name" list.csv
ok "for people" "$RENONSZ" player list tóth
has "in words" "monogrammal" .out
status "no other way" 3 "$RENONSZ" player change varga --public nick
has "which are named" "initials" .err
ok "the log" "$RENONSZ" log --last 1
has "tells it" "Varga Pál, a közzétett lapokon: névvel → név nélkül" .out
"$RENONSZ" export --journal >shown.ulti
has "so does a journal" 'nevezo 1 "Tóth Imre" klub="Szolnok" nyilvanos=initials' shown.ulti
ok "which is read" "$RENONSZ" -f shown.db import shown.ulti
"$RENONSZ" -f shown.db player list --csv >got.csv
same "by which they are the same" list.csv got.csv
ok "merged" "$RENONSZ" -f other.db merge sheet.db
"$RENONSZ" -f other.db player list --csv >got.csv
same "too" list.csv got.csv
ok "changed there alone" "$RENONSZ" player change varga --public initials
ok "is so here too" "$RENONSZ" -f other.db merge sheet.db
has "which is told" "Varga Pál a közzétett lapokon a másik könyvben azóta monogrammal jelenik meg, és mostantól itt is (eddig: név nélkül)" .err
"$RENONSZ" -f other.db player list --csv >got.csv
has "and listed" "Varga Pál,Varga Pál,,,initials" got.csv
# That somebody may be shown again by name is taken over as well, as long as nothing else was said here.
cp sheet.db lifted.db && cp sheet.db stricter.db
"$RENONSZ" -f lifted.db player change tóth.imre --public name 2>/dev/null
"$RENONSZ" -f lifted.db player change varga --public name 2>/dev/null
"$RENONSZ" -f stricter.db player change varga --public none 2>/dev/null
cp lifted.db kept.db
status "what both have changed is told" 5 "$RENONSZ" -f kept.db merge stricter.db
status "merged" 5 "$RENONSZ" -f stricter.db merge lifted.db
has "which is told" "Tóth Imre a közzétett lapokon a másik könyvben azóta névvel jelenik meg, és mostantól itt is (eddig: monogrammal)" .err
has "with both versions" "Varga Pál a közzétett lapokon itt név nélkül, a másik könyvben névvel; itt ez marad" .err
"$RENONSZ" -f stricter.db player list --csv >got.csv
has "who was set free is shown by name" "Tóth Imre,Tóth Imre,,Szolnok,name" got.csv
has "what was changed here stays" "Varga Pál,Varga Pál,,,none" got.csv
status "merged once more" 5 "$RENONSZ" -f stricter.db merge lifted.db
"$RENONSZ" -f stricter.db player list --csv >again.csv
same "nothing changes" got.csv again.csv
ok "undone" "$RENONSZ" undo 3 --yes
"$RENONSZ" player list --csv >got.csv
has "everybody is shown by name" "Varga Pál,Varga Pál,,,name" got.csv
has "as at first" "Tóth Imre,Tóth Imre,,Szolnok,name" got.csv
ok "all is sound" "$RENONSZ" verify

# What a player was called before, a double name with another sign between, the mark of somebody else.
printf 'verseny "Nevek" datum=2026-11-17 leosztas=4
nevezo 1 "Kiss-Nagy Anna"
nevezo 2 "Tóth Imre"
nevezo 3 "Nagy Éva"
nevezo 4 "Kiss Péter"
csapat "KISS NAGY ANNA" A="Tóth Imre" B="Nagy Éva" C="Kiss-Nagy Anna"
fordulo 1
asztal 1 ellenorizte="Kiss Nagy Anna"
A="Kiss-Nagy Anna" B="Tóth Imre" C="Nagy Éva"
1 A U z ++
2 ervenytelen "Kiss–Nagy Anna, kiss—nagy anna és Kiss-Nagy Annát; Nagy Évának szóltak, KISS PÉTER is"
' | "$RENONSZ" -f names.db import - 2>/dev/null
"$RENONSZ" -f names.db player change "Tóth Imre" --mark "Kiss Péter veje" 2>/dev/null
"$RENONSZ" -f names.db player change "Nagy Éva" --name "Szabó Gáborné" 2>/dev/null
"$RENONSZ" -f names.db export --journal --nameless "Kiss-Nagy Anna" >names.ulti 2>/dev/null
for name in "Kiss.*Nagy" "Nagy Anna"; do nowhere "$name" names.ulti; done
ok "it is read" "$RENONSZ" -f names2.db import names.ulti
for name in "Szabó Gáborné" "Nagy Éva"; do
	ok "by the name of now or of once: $name" "$RENONSZ" -f names.db export --journal --nameless "$name" -o names.ulti
	has "who is who is said" "Névtelen 1: Szabó Gáborné" .err
	for name in "Nagy Eva" "Szabo Gab"; do nowhere "$name" names.ulti; done
	has "both are gone" "Névtelen 1nak szóltak" names.ulti
done
"$RENONSZ" -f names.db export --journal --nameless "Kiss Péter" >names.ulti 2>/dev/null
nowhere "Kiss Peter" names.ulti
has "the other keeps the name" 'B="Tóth Imre (Névtelen 1 veje)"' names.ulti
ok "it is read" "$RENONSZ" -f names3.db import names.ulti
"$RENONSZ" -f names.db player change "Kiss-Nagy Anna" --name "Kiss Péter" --mark "Kiss Péter lánya" 2>/dev/null
"$RENONSZ" -f names.db export --journal --nameless "Kiss Péter" >names.ulti 2>/dev/null
has "a namesake too, whose mark has the name" '"Kiss Péter (Névtelen 1 lánya)"' names.ulti

# Other signs between the words: a minus sign, as in an address, nothing behind a comma or a dot of the name's own.
printf 'verseny "Jelek" datum=2026-11-17 leosztas=4
nevezo 1 "Kiss Pál"
nevezo 2 "Papp, ifj."
nevezo 3 "Dr. Nagy Éva"
fordulo 1
asztal 1
A=1 B=2 C=3
1 ervenytelen "Kiss\342\210\222Pál, kiss/pál, Kiss.Pálnak, kiss,pál és kiss.pal@example.org"
2 ervenytelen "Papp,ifj., Papp, ifj., PAPP_IFJ.; Dr.Nagy Éva, dr.nagy.eva és Dr. Nagy\342\210\222Évát"
3 ervenytelen "Kiss, Pálinka; Kiss. Palival"
' | "$RENONSZ" -f dashes.db import - 2>/dev/null
ok "names with other signs" "$RENONSZ" -f dashes.db export --journal --nameless "Kiss Pál" --nameless "Papp, ifj." --nameless "Dr. Nagy Éva" -o dashes.ulti
has "all are found" '1 ervenytelen "Névtelen 1, Névtelen 1, Névtelen 1nak, Névtelen 1 és Névtelen 1@example.org"' dashes.ulti
has "in one line as in another" '2 ervenytelen "Névtelen 2, Névtelen 2, ' dashes.ulti
has "what stands apart is no name" '3 ervenytelen "Kiss, Pálinka; Kiss. Palival"' dashes.ulti
ok "it is read" "$RENONSZ" -f dashes2.db import dashes.ulti

# What is no name stays, whatever a player was called once: codes, numbers, days, keys, other words.
no=0
for name in Zöld A 2 P U Kis Lot Bye yellow no zold 2026 Open "Wins"; do
	rm -f word.db word2.db
	word() { "$RENONSZ" -f word.db "$@" >/dev/null 2>&1; }
	word event new Kupa --date 2026-11-21
	for who in "$name" "Nagy Béla" "Tóth Csaba"; do word player add "$who" --yes; word entry add "$who"; done
	word table add 1 1 A=1 B=2 C=3
	word deal add 1 1 A U z ++
	word rule 3.4 -r 1 -t 1 -d 1 by=B claim=C trick=6 "reason=A 2. ütésnél $name kisebb lapja, Kisvárda, Zöldi" "judge=$name" --yes
	word event set unseated=bye ties=wins,best,lot lot=2,1,3
	word discipline add yellow 2 --round 1 --reason "$name-nek szólt"
	word player change "$name" --name "$name Béla"
	"$RENONSZ" -f word.db export --journal >word.ulti 2>/dev/null
	ok "once called $name" "$RENONSZ" -f word.db export --journal --nameless "$name Béla" -o word-out.ulti
	ok "it is read" "$RENONSZ" -f word2.db import word-out.ulti
	same "its codes stay" <(sed 's/"[^"]*"//g; s/judge=[^ ]*//; s/reason=[^ ]*//' word.ulti) <(sed 's/"[^"]*"//g; s/judge=[^ ]*//' word-out.ulti | sed 's/reason=[^ ]*//')
	has "nor is another word the name" 'kisebb lapja, Kisvárda, Zöldi"' word-out.ulti
	has "who judged is somebody" 'judge="Névtelen 1"' word-out.ulti
done

# A seed with the name becomes another one: of a round, of hands, of the order; that it was is told.
printf 'verseny "Magok" datum=2026-05-01 szabaly=ecarte ranking=score unseated=bye seed="Kiss Péter"
nevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Drawn Imre"
sor 1 "1 1 1 drawn 2,3,1 Kiss Péter 7"\nfordulo 1\nasztal 1\nA=2 B=3\n' | "$RENONSZ" -f seeds.db import - 2>/dev/null
ok "seeds" "$RENONSZ" --lang en -f seeds.db export --journal --nameless "Kiss Péter" --nameless "Drawn Imre" -o seeds.ulti
has "it is told" "A seed had such a name too (in 2 place(s))" .err
nowhere "Kiss Peter" seeds.ulti
has "the step stays what it is" 'sor 1 "1 1 1 drawn 2,3,1 Névtelen 1 7"' seeds.ulti
ok "and the journal is read" "$RENONSZ" -f seedless.db import seeds.ulti

# A name of one letter or of figures, where a text is nothing but it; among those who judged; a name with quotation marks.
printf 'verseny "Rövidek" datum=2026-05-01 leosztas=4
nevezo 1 "K"\nnevezo 2 "22"\nnevezo 3 "Kis ""Csibi"" Pál"\nfordulo 1\nasztal 1\nA=1 B=2 C=3
1 A U z ++\n2 ervenytelen "K"\n3 ujraosztas "22"\n3 A U z ++
4 ervenytelen "Kis „Csibi” Pál, kis «csibi» pálnak, Kis “Csibi” Pál és Kis ""Csibi"" Pál"
itelet 1 3.4 by=B claim=A trick=3 state=open act=K reason=22 judge="K, 22"\nfegyelmi "K" fokozat=yellow indok=22 dontott="Bíró, K"
' | "$RENONSZ" -f short.db import - 2>/dev/null
ok "short names" "$RENONSZ" -f short.db export --journal --nameless K --nameless 22 --nameless csibi -o short.ulti
for line in '2 ervenytelen "Névtelen 1"' '3 ujraosztas "Névtelen 2"' 'act="Névtelen 1"' 'reason="Névtelen 2"' 'judge="Névtelen 1, Névtelen 2"' \
	'indok="Névtelen 2" dontott="Bíró, Névtelen 1"' '4 ervenytelen "Névtelen 3, Névtelen 3nak, Névtelen 3 és Névtelen 3"'; do
	has "are left out: $line" "$line" short.ulti
done
ok "it is read" "$RENONSZ" -f short2.db import short.ulti
