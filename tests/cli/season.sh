# Seasons: what each place is worth, the best results added up; all figures worked out by hand.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-12-21T18:00:00Z
evening() { # NAME DAY ("SEATS" "SUMS")…: an evening of one round, of which only the totals are known
	local table=0
	echo "verseny \"$1\" datum=$2 ranking=score leosztas=3 leosztas-negy=4"
	echo "fordulo 1"
	shift 2
	while [ $# -gt 0 ]; do
		table=$((table + 1))
		printf 'asztal %d\n%s\nosszeg = %s\n' $table "$1" "$2"
		shift 2
	done
}
evening "Első Kupa" 2026-01-10 'A=Anna B=Bea C=Cili' '50 -20 -30 leosztas=3' 'A=Dani B=Ede C=Feri' '40 10 -50 leosztas=3' >1.ulti
evening "Második Kupa" 2026-03-07 'A=Anna B=Bea C=Cili' '0 10 -10 leosztas=3' >2.ulti
evening "Harmadik Kupa" 2026-05-09 'A=Dani B=Anna C=Bea D=Ede' '20 5 5 -30 leosztas=4' >3.ulti
evening "Negyedik Kupa" 2026-11-21 'A=Anna B=Dani C=Gizi' '30 0 -30 leosztas=3' >4.ulti
ok "four evenings" "$RENONSZ" import 1.ulti 2.ulti 3.ulti 4.ulti
standings() { "$RENONSZ" standings --season 2026 --csv "$@" 2>/dev/null | sed 1d | cut -d, -f1-4 | xargs; }

# ---- of one day ---------------------------------------------------------------------------------
cp "$RENONSZ_DB" day.db
"$RENONSZ" -f day.db season new Nap >/dev/null 2>&1 && "$RENONSZ" -f day.db season add Nap "Első Kupa" >/dev/null 2>&1
"$RENONSZ" -f day.db --lang hu standings --season Nap >day 2>&1
has "a single day is named once" "1 verseny, 2026. 01. 10." day
lacks "and not from it to itself" " – 2026" day

# ---- made ---------------------------------------------------------------------------------------
ok "a season" "$RENONSZ" season new 2026 --count best=2 --least 2
status "without events it has no standings" 4 "$RENONSZ" standings --season 2026
has "and it is said how they get in" "renonsz season add" .err
status "several, one of which there is not" 4 "$RENONSZ" season add 2026 "Első Kupa" Sehol
has "is named" "Sehol" .err
is "none of them is in" 0 "$("$RENONSZ" season list 2026 --csv | sed 1d | wc -l)"
ok "several at once" "$RENONSZ" season add 2026 "Első Kupa" "Harmadik Kupa" "Negyedik Kupa"
is "are one step" 1 "$("$RENONSZ" log --csv | grep 'season add.*Negyedik' | cut -d, -f1 | sort -u | wc -l)"
is "each is said" 3 "$(grep -c Kupa .err)"
ok "one for half" "$RENONSZ" season add 2026 Második Kupa --weight 50
is "its events" "Első Kupa,2026-01-10,100 Második Kupa,2026-03-07,50 Harmadik Kupa,2026-05-09,100 Negyedik Kupa,2026-11-21,100" \
	"$("$RENONSZ" season list 2026 --csv | sed 1d | cut -d, -f2- | tr '\n' ' ' | sed 's/ $//')"
has "with heads like every list" "Évad  Verseny  Legjobb  Legalább  Pontok helyenként" <("$RENONSZ" --lang hu season list)
is "a season in the list" "2026,4,2,2," "$("$RENONSZ" season list --csv | sed 1d)"

# ---- the standard scale -----------------------------------------------------------------------------
# First: Anna 1000, Dani 800, Ede 600, Bea 400, Cili 200, Feri 0. Second, half: Bea 500, Anna 250, Cili 0.
# Third: Dani 1000, Anna and Bea (667 + 333) / 2 = 500, Ede 0. Fourth: Anna 1000, Dani 500, Gizi 0.
is "the two best of each" "1,Anna,2000,4 2,Dani,1800,3 3,Bea,1000,3 4,Ede,600,2 5,Cili,200,2 ,Feri,0,1 ,Gizi,0,1" "$(standings)"
"$RENONSZ" standings --season 2026 --csv >csv
is "columns" "rank,player,points,events,counted,club,e1_place,e1_points,e1_counts" "$(head -1 csv | cut -d, -f1-9)"
is "each result, and what counts" "1,Anna,2000,4,2,,1,1000,1,2,250,0,2,500,0,1,1000,1" "$(sed -n 2p csv)"
is "equal results: one of them counts" 2 "$("$RENONSZ" standings --season 2026 --json | jq '.[2].counted')"
# Each row can be asked, step by step.
why() { COLUMNS=200 "$RENONSZ" --lang "$1" why --standings --season 2026 "$2" >why.txt 2>&1; tr -s ' ' <why.txt >why.flat; }
why en anna
has "why: a place alone" "Első Kupa 1000 place 1 of 6: 1000·5/5 R-97" why.flat
has "for half, left out" "Második Kupa 250 place 2 of 3: 1000·1/2 · 50%; does not count: only the best 2 do R-97" why.flat
has "shared" "Harmadik Kupa 500 places 2 to 3 of 4, shared: (1000·2/3 + 1000·1/3) / 2; does not count" why.flat
has "the sum" "Points 2000 1000 + 1000 R-97" why.flat
has "the rank" "Rank 1 ahead with more points: 0; 0 + 1" why.flat
why hu feri
has "too few results" "1 eredménye van, a helyezéshez 2 kell" why.flat
for lang in hu en; do
	status "who played in none ($lang)" 4 "$RENONSZ" --lang $lang why --season 2026 Senki
done
ok "as CSV" "$RENONSZ" why --standings --season 2026 anna --csv
has "by the columns of the standings" ",Anna,e1_points,1000," .out
ok "all results" "$RENONSZ" season change 2026 --count all --least 1
is "add up" "1,Anna,2750,4 2,Dani,2300,3 3,Bea,1400,3 4,Ede,600,2 5,Cili,200,2 6,Feri,0,1 6,Gizi,0,1" "$(standings)"
"$RENONSZ" standings --season 2026 --csv --at "$(sqlite3 "$RENONSZ_DB" "SELECT max(id) - 1 FROM step")" >then 2>/dev/null
same "as it stood before that" csv then

# ---- the club's own ---------------------------------------------------------------------------------
printf '100   # who wins\n60\n40\n' >scale.txt
ok "points by place" "$RENONSZ" season change 2026 --scale scale.txt
is "nothing behind the third place" "1,Anna,280,4 2,Dani,220,3 3,Bea,100,3 4,Gizi,40,1 4,Ede,40,2 6,Cili,20,2 7,Feri,0,1" \
	"$(standings | sed 's/4,Ede,40,2 4,Gizi,40,1/4,Gizi,40,1 4,Ede,40,2/')"
for bad in "60 100" "100 60,5" "" "100 -5" "1 1 x"; do
	echo "$bad" >bad.txt
	status "no scale: «$bad»" 3 "$RENONSZ" season change 2026 --scale bad.txt
done
has "the place is named" "a 3. hely" .err
mkfifo scale.pipe
"$RENONSZ" season change 2026 --scale scale.pipe >waits.out 2>&1 &
exec 9>scale.pipe
ok "while a scale is waited for others write" timeout 4 "$RENONSZ" player add "Író Ilka"
cat scale.txt >&9 && exec 9>&-
wait $!
ok "and it comes" "$RENONSZ" season change 2026 --scale scale.txt
status "no such file" 1 sh -c '"$0" season change 2026 --scale nincs.txt 2>/dev/null && exit 0; exit 1' "$RENONSZ"
ok "back to the standard" "$RENONSZ" season change 2026 --scale standard
is "as before" 2750 "$("$RENONSZ" standings --season 2026 --json | jq '.[0].points')"

# ---- who is excluded, line comparison -----------------------------------------------------------------
"$RENONSZ" discipline add exclusion Anna -e Negyedik --reason "csalt" 2>/dev/null
is "who is excluded has no place, and the others move up" "Dani 1000 Gizi 0" \
	"$("$RENONSZ" standings --season 2026 --json | jq -r '.[] | select(.e4_place) | .player, .e4_points' | xargs)"
"$RENONSZ" undo --yes >/dev/null 2>&1
printf 'verseny "Sport Kupa" datum=2026-12-05 forma=sportulti leosztas=1\nfordulo 1\nasztal 1\nA=Anna B=Bea C=Cili\n1 A P z +\nasztal 2\nA=Dani B=Ede C=Feri\n1 A P z -\n' >5.ulti
ok "an event of line comparison" "$RENONSZ" import 5.ulti
ok "counts too" "$RENONSZ" season add 2026 Sport
# In line A Anna beat Dani; in lines B and C Ede and Feri beat Bea and Cili: three share places 1 to 3 of 6: (1000+800+600)/3.
is "by its own ranking" "Anna 800 Bea 200 Cili 200 Dani 200 Ede 800 Feri 800" \
	"$("$RENONSZ" standings --season 2026 --json | jq -r '.[] | select(.e5_place) | "\(.player) \(.e5_points)"' | sort | xargs)"

# Statistics and ratings take the season of that very name, else the events whose day begins so.
"$RENONSZ" season new 2026-12 2>/dev/null
"$RENONSZ" season add 2026-12 Sport 2>/dev/null
is "ratings of a season" "6 1" "$("$RENONSZ" ratings --season 2026-12 --json | jq -r '"\(length) \([.[].deals] | max)"')"
"$RENONSZ" ratings --season 2026-12 >page
has "who never met cannot be compared" "A játékosok 2 csoportjának" page
ok "without an event" "$RENONSZ" season remove 2026-12 Sport
status "there are none" 4 "$RENONSZ" ratings --season 2026-12
ok "and without the season" "$RENONSZ" season remove 2026-12
is "those of that month" 6 "$("$RENONSZ" ratings --season 2026-12 --json | jq length)"

# ---- changed, removed, refused --------------------------------------------------------------------------
ok "an event out" "$RENONSZ" season remove 2026 Sport
status "twice it is not in it" 4 "$RENONSZ" season remove 2026 Sport
ok "another weight" "$RENONSZ" season add 2026 Második --weight 150
is "counts so" "1500 750" "$("$RENONSZ" standings --season 2026 --json | jq -r '.[] | select(.player == "Bea", .player == "Anna") | .e2_points' | sort -rn | xargs)"
for weight in 0 1001 fele; do status "no weight: $weight" 2 "$RENONSZ" season add 2026 Második --weight $weight; done
for count in best best=0 best=x 3 none; do status "no count: $count" 2 "$RENONSZ" season change 2026 --count $count; done
status "nothing to change" 2 "$RENONSZ" season change 2026
status "a name that is taken" 5 "$RENONSZ" season new 2026
status "no such season" 4 "$RENONSZ" standings --season 1999
has "how to make it can be typed" 'season new "1999"' .err
status "no such event" 4 "$RENONSZ" season add 2026 Nincs
status "an event and a season" 2 "$RENONSZ" standings --season 2026 -e 1
ok "another name" "$RENONSZ" season change 2026 --name "2026. évi sorozat"
ok "by its words" "$RENONSZ" standings --season sorozat
ok "removed" "$RENONSZ" season remove "2026. évi sorozat"
status "it is gone" 4 "$RENONSZ" season list sorozat
ok "and back" "$RENONSZ" undo --yes
ok "all is sound" "$RENONSZ" verify

# ---- for people ---------------------------------------------------------------------------------------------
"$RENONSZ" season change sorozat --name 2026 --count best=2 --least 2 2>/dev/null
printf 'verseny "Ötödik Kupa" datum=2026-12-12 leosztas=9\nfordulo 1\nasztal 1\nA=Anna B=Bea C=Cili\n1 A P z +\n' | "$RENONSZ" import - 2>/dev/null
"$RENONSZ" season add 2026 Ötödik 2>/dev/null
for lang in hu en; do
	"$RENONSZ" --lang $lang standings --season 2026 >page && golden season.$lang.txt page
	coded "its check code is the book's ($lang)" page
	none "no line is wider than a terminal ($lang)" "$(awk '{ gsub(/[\200-\277]/, "") } length > 80' page | head -1)"
done
for format in pdf xlsx html csv json; do ok "as $format" "$RENONSZ" standings --season 2026 -o "evad.$format"; done
ok "for the wall" "$RENONSZ" standings --season 2026 --wall -o fal.pdf
is "a name of several words" "1" "$(grep -c "Negyedik Kupa" evad.html)"
