# Prizes: by place, club and category, shared places; worked out by hand.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
# By score: Béla and Dóra 20 (1st and 2nd), Anna, Cili and Ede 0 (3rd to 5th), Feri -40.
"$RENONSZ" import "$TESTS/cases/six.ulti" 2>err.txt
list() { "$RENONSZ" "$@" prizes --csv | sed 1d | awk -F, '{ sub(/.* /, "", $3); print $1, $2, $3 == "" ? $4 : $3, $5 }' | paste -sd';'; }
none "none is set" "$(list)"
has "how they are set is said" "Nincs díj megadva; például: renonsz event set prizes=" <("$RENONSZ" prizes)
ok "by place" "$RENONSZ" event set prizes=30000,20000,10000,5000
# (30000 + 20000) / 2; (10000 + 5000 + 0) / 3
is "shared places divide theirs" "place 1 Béla 25000;place 1 Dóra 25000;place 3 Anna 5000;place 3 Cili 5000;place 3 Ede 5000" "$(list)"
ok "what cannot be divided" "$RENONSZ" event set prizes=30001,20000,10000
is "is left over" "place 1 Béla 25000;place 1 Dóra 25000;place 3 Anna 3333;place 3 Cili 3333;place 3 Ede 3333" "$(list)"
"$RENONSZ" prizes >out.txt
has "and told: 1 and 1" "Nem osztható el: 2 Ft." out.txt
ok "the lot parts them" "$RENONSZ" event set ties=lot lot=4,5,3
is "place by place" "place 1 Dóra 30001;place 2 Béla 20000;place 3 Ede 10000" "$(list)"
ok "not any more" "$RENONSZ" event set ties=none prizes=none
# Clubs by their best: Debrecen and Győr share the first two, then Szolnok; who has no club is in none.
ok "of clubs" "$RENONSZ" event set prizes-club=8000,4000,2000
is "by the best member; the prize is the club's" "club 1 Debrecen 6000;club 1 Győr 6000;club 3 Szolnok 2000" "$(list)"
ok "of a category" "$RENONSZ" event set "category-1=U20: 3,6,5" prizes-1=900,600,300 prizes-club=none
is "by place within it" "U20 1 Cili 750;U20 1 Ede 750;U20 3 Feri 300" "$(list)"
ok "all at once" "$RENONSZ" event set prizes=30000,20000,10000 prizes-club=8000 "category-2=Hölgyek: 1,3,4" prizes-2=500
for lang in hu en; do "$RENONSZ" --lang $lang prizes >page && golden prizes.$lang.txt page; done
coded "its check code is the book's" page
for format in pdf xlsx html json; do ok "as $format" "$RENONSZ" prizes -o dijak.$format; done
is "in JSON" '["place",1,"Második Béla","Debrecen",25000]' "$("$RENONSZ" prizes --json | jq -c '.[0] | [.list, .rank, .player, .club, .prize]')"
"$RENONSZ" prizes --csv >before.txt
ok "who is excluded" "$RENONSZ" discipline add kizaras béla --reason csalás --by "Nagy Bandi"
is "gets none, and the next come forward" "place 1 Dóra 30000" "$(list | cut -d';' -f1)"
# Béla 20 was first with Dóra: now Dóra 1, Anna Cili Ede 2, Feri 5.
places() { "$RENONSZ" "$@" standings --csv | sed 1d | tr -d '"' | awk -F, '{ sub(/.* /, "", $2); print $1 $2 }' | paste -sd' '; }
is "the standings have the same places" "1Dóra 2Anna 2Cili 2Ede 5Feri Béla" "$(places)"
none "after each round too" "$("$RENONSZ" standings --json | jq -r '.standings[] | select(.player == "Második Béla") | .rank // empty, .rounds[].rank // empty')"
has "who is excluded is marked" "(kizárva)" <("$RENONSZ" standings)
has "why says what the place is" "ki van zárva: nincs helyezése" <("$RENONSZ" why --standings Béla)
has "of others too" "0 + 1" <("$RENONSZ" why --standings Dóra)
for format in pdf xlsx html; do ok "standings without a place as $format" "$RENONSZ" standings -o allas.$format; done
ok "which verify" "$RENONSZ" verify --file allas.xlsx
ok "ties go by the others alone" "$RENONSZ" event set ties=met
is "and leave the places" "1Dóra" "$(places | cut -d' ' -f1)"
ok "ties taken back" "$RENONSZ" undo --yes
ok "teams" "$RENONSZ" event set "team-1=Egyik: 2,6" "team-2=Másik: 3,5"
is "have the places of who has one" "Másik 2 Egyik 5" "$("$RENONSZ" standings --teams --json | jq -r '.[] | .team, .best_place' | xargs)"
ok "teams taken back" "$RENONSZ" undo --yes
ok "taken back" "$RENONSZ" undo --yes
same "as before" before.txt <("$RENONSZ" prizes --csv)
status "of one who has played the entry stays" 5 "$RENONSZ" entry remove 5
has "who withdraws is told how" 'discipline add visszalepes "Ötödik Ede" --reason' .err
ok "by start number" "$RENONSZ" discipline add visszalepes 5 --reason hazament
has "it is that player" "Ötödik Ede" .err
ok "taken back" "$RENONSZ" undo --yes
status "a number of nobody" 4 "$RENONSZ" discipline add visszalepes 55 --reason hazament
status "totals that do not add up" 3 "$RENONSZ" sheet totals 2 1 --deals 9 --force = 5 5 5
has "are named by round and table" "2. forduló, 1. asztal:" .err
for wrong in prizes=1000, prizes=x prizes=0 prizes=-5 category-1=U20 "category-1=: 3" "category-1=U20: 3,3" prizes-club=; do
	status "refused: $wrong" 3 "$RENONSZ" event set "$wrong"
done
for wrong in "category-2=Ifik: 3,77" lot=4,99 prizes-3=500; do
	status "nobody to get it: $wrong" 3 "$RENONSZ" event set "$wrong"
done
has "the missing category is named" 'category-3=U20' .err
status "start number 77" 3 "$RENONSZ" event set "category-2=Ifik: 3,77"
has "is named with its key" "category-2: 77. rajtszám" .err
ok "more prizes than players" "$RENONSZ" event set "category-3=Ifik: 3" prizes-3=500,400,300
"$RENONSZ" prizes >out.txt
has "what nobody gets is told" "Kiosztatlan: 700 Ft – nincs, aki megkapja." out.txt
ok "taken back" "$RENONSZ" undo --yes
"$RENONSZ" export --journal >one.ulti
has "the journal has them" 'category-2="Hölgyek: 1,3,4"' one.ulti
ok "and is read" "$RENONSZ" -f other.db import one.ulti
same "with the same prizes" before.txt <("$RENONSZ" -f other.db prizes --csv)
ok "merged" "$RENONSZ" -f third.db merge other.db
same "the same again" before.txt <("$RENONSZ" -f third.db prizes --csv)
ok "the book is sound" "$RENONSZ" verify

# ---- they are not final while deals are missing or a dispute is open, which is said at the head everywhere
ok "an event" "$RENONSZ" event new Kis --date 2026-11-27 --deals 2
for who in anna béla cili; do "$RENONSZ" entry add $who >/dev/null 2>&1; done
"$RENONSZ" event set prizes=3000,1000 >/dev/null 2>&1
"$RENONSZ" table add 1 1 A=1 B=2 C=3 >/dev/null 2>&1
"$RENONSZ" deal add 1 1 A P m + >/dev/null 2>&1
ok "two deals" "$RENONSZ" deal add 1 1 B U z ++
final() { "$RENONSZ" prizes --json | jq -c 'map([.unfinished, .open]) | unique'; }
is "nothing is owed" "[[0,0]]" "$(final)"
none "and nothing said" "$("$RENONSZ" prizes | grep "Nem végleges")"
ok "a deal is missing" "$RENONSZ" event set deals=3
ok "and a dispute is open" "$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 by=A claim=B trick=3 state=open --yes
is "both are in JSON" "[[1,1]]" "$(final)"
for page in "" --wall --screen; do
	"$RENONSZ" prizes $page >page
	is "prizes $page are not final" "Nem végleges: a versenyen 1 asztalnál hiányzik még leosztás.;Nem végleges: nyitott vita van." \
		"$(sed '/^Díj /,$d' page | grep Nem | paste -sd';')"
done
"$RENONSZ" prizes --wall -o fal.pdf 2>/dev/null
has "nor on the wall" "Nem végleges: nyitott vita van." <(pdftotext -layout fal.pdf - 2>/dev/null)
"$RENONSZ" prizes --screen -o fal.html 2>/dev/null
has "nor on the screen" "Nem végleges: nyitott vita van." fal.html
has "nor in a workbook" "Nem végleges: nyitott vita van." <("$RENONSZ" prizes -o fal.xlsx 2>/dev/null && unzip -p fal.xlsx xl/sharedStrings.xml)
has "in English" "Not final: a dispute is open." <("$RENONSZ" --lang en prizes)
# Who pays whom and the standings say it in the same place.
for page in money standings "standings --wall"; do
	"$RENONSZ" $page >page
	is "$page: the dispute is at the head, once" "1 1" "$(head -7 page | grep -ci "nyitott vita van") $(grep -ci "nyitott vita van" page)"
done
"$RENONSZ" standings --wall -o fal.pdf 2>/dev/null
has "on the wall too" "Nyitott vita van: a sorrend" <(pdftotext -layout fal.pdf - 2>/dev/null | sed '/^ *Hely /,$d')
