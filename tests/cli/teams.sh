# Teams: their members' results added up; worked out by hand.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
# Three teams of three: all A meet at table 1, all B at table 2, all C at table 3.
# Szolnok: 3 +20, 1 -30, 2 0: 6 points, -10. Győr: 2 0, 3 +40, 1 -15: 6, +25. Pécs: 1 -20, 2 -10, 3 +15: 6, -15.
"$RENONSZ" import - 2>err.txt <<-'END'
	verseny "Csapatbajnokság" datum=2026-11-21 forma=csapat leosztas=9
	nevezo 4 "Győri Gábor"
	nevezo 5 "Győri Gizi"
	nevezo 6 "Győri Huba"
	csapat "Szolnok A" A="Szolnoki Anna" B="Szolnoki Béla" C="Szolnoki Cili" klub="Szolnoki UK"
	csapat "Győr" A=4 B=5 C=6
	csapat "Pécs" A="Pécsi Pál" B="Pécsi Ottó" C="Pécsi Nóra"
	fordulo 1
	asztal 1
	A="Szolnoki Anna" B="Győri Gábor" C="Pécsi Pál"
	osszeg = 20 0 -20
	asztal 2
	A="Szolnoki Béla" B="Győri Gizi" C="Pécsi Ottó"
	osszeg = -30 40 -10
	asztal 3
	A="Szolnoki Cili" B="Győri Huba" C="Pécsi Nóra"
	osszeg = 0 -15 15
END
none "read" "$(grep -v 'Beolvasva\|hasonlít\|mentés' err.txt)"
teams() { "$RENONSZ" "$@" standings --teams --csv | sed 1d | cut -d, -f1-4 | tr -d '"' | paste -sd';'; }
is "begins with these columns" "rank,team,place_points,score" "$("$RENONSZ" standings --teams --csv | head -1 | cut -d, -f1-4)"
is "by placement points, then score" "1,Győr,6,25;2,Szolnok A,6,-10;3,Pécs,6,-15" "$(teams)"
# Béla 1 -10; Gizi and Ottó share the first place, 2,5 +5 each. Pécs 6,5 0, Szolnok 6 +10, Győr 5,5 -10.
ok "another result" "$RENONSZ" sheet totals 1 2 --force = -10 5 5
is "is counted" "1,Pécs,6.5,0;2,Szolnok A,6,10;3,Győr,5.5,-10" "$(teams)"
ok "taken back" "$RENONSZ" undo --yes
ok "equal placement points" "$RENONSZ" event set place-points-3=0-0-0
is "by score alone" "1,Győr,0,25;2,Szolnok A,0,-10;3,Pécs,0,-15" "$(teams)"
ok "as before" "$RENONSZ" undo --yes
# Béla 1 -10 and so on, as above: Szolnok has the most points, Pécs the most placement points.
ok "another result" "$RENONSZ" sheet totals 1 2 --force = -10 5 5
ok "an event ranked by score" "$RENONSZ" event set ranking=score
is "has its teams by score" "1,Szolnok A,6,10;2,Pécs,6.5,0;3,Győr,5.5,-10" "$(teams)"
never "and shows no placement points" "Hely\.p|Pl\.pts|6,5" <("$RENONSZ" standings --teams)
has "nor speaks of them" "elért pontjai összeadva" <("$RENONSZ" standings --teams)
ok "as before" "$RENONSZ" undo 2 --yes
for lang in hu en; do "$RENONSZ" --lang $lang standings --teams >page && golden teams.$lang.txt page; done
coded "its check code is the book's" page
for format in pdf xlsx html json; do ok "as $format" "$RENONSZ" standings --teams -o csapat.$format; done
ok "another member" "$RENONSZ" event set "team-2=Győr: 4,5"
is "counts only what its members have" "Győr,5,40" "$("$RENONSZ" standings --teams --csv | grep Győr | cut -d, -f2-4 | tr -d '"')"
ok "taken back" "$RENONSZ" undo --yes
# Whom the numbers mean.
has "event show has a team by its name" "csapat: Győr" <("$RENONSZ" event show)
has "with its members" "4,5,6" <("$RENONSZ" event show | grep "csapat: Győr")
has "for scripts as it is set" 'team-2,"Győr: 4,5,6"' <("$RENONSZ" event show --csv)
ok "a category and the lot" "$RENONSZ" event set "category-1=U20: 6" "lot=6,4"
ok "a start number of a team changes" "$RENONSZ" entry change Győri Huba --start 60
has "what says it is rewritten, and told" "ott is átíródott (60): category-1 (U20), lot, team-2 (Győr)" .err
has "with it in English" "now say 61: category-1 (U20), lot, team-2 (Győr)" <("$RENONSZ" --lang en entry change Győri Huba --start 61 2>&1)
has "the team" "Győr: 4,5,61" <("$RENONSZ" event show --csv)
has "the lot" "lot,\"61,4\"" <("$RENONSZ" event show --csv)
ok "in one step" "$RENONSZ" undo 2 --yes
has "with its undo" "Győr: 4,5,6" <("$RENONSZ" event show --csv)
"$RENONSZ" player add "Senki Samu" >/dev/null 2>&1
"$RENONSZ" entry add "Senki Samu" --start 66 >/dev/null 2>&1
"$RENONSZ" event set "team-2=Győr: 4,5,66" >/dev/null 2>&1
ok "who is in a team goes" "$RENONSZ" entry remove "Senki Samu"
has "that the number stands in the team is said" "ez a rajtszám (66) itt még szerepel, pedig már senkié: team-2 (Győr)" .err
"$RENONSZ" standings --teams >page
has "the member whom nobody is" "Győri Gizi, 66. (?)" page
has "and what to do" 'Győr: a 66. rajtszám senkié' page
"$RENONSZ" export --journal >teams.ulti
ok "its journal is read" "$RENONSZ" -f again.db import teams.ulti
has "and tells it" "team-2: nincs 66. rajtszámú nevezett" <(tr -s '\n ' '  ' <.err)
ok "another takes it" "$RENONSZ" entry change Pécsi Nóra --start 66
has "which is said too" "ez a rajtszám (66) itt már szerepelt, és most az új viselőjét jelenti: team-2 (Győr)" .err
status "a number that somebody has is refused" 5 "$RENONSZ" entry change Pécsi Nóra --start 4
is "and not said to be given" 0 "$(grep -c 'új viselőjét' .err)"
has "how two exchange theirs" "előbb az egyik egy szabad számot kap" <(tr -s '\n ' '  ' <.err)
ok "all of that" "$RENONSZ" undo 6 --yes
"$RENONSZ" event new "Üres Kupa" --date 2026-11-22 >/dev/null 2>&1
status "an event with nobody in it has no teams" 4 "$RENONSZ" standings --teams
has "and what comes first" "renonsz entry add NÉV" .err
"$RENONSZ" player add "Első Elek" >/dev/null 2>&1
"$RENONSZ" entry add "Első Elek" >/dev/null 2>&1
status "nor one without teams" 4 "$RENONSZ" standings --teams
has "how one is made" 'renonsz entry list), elöl, aki az A helyen ül: renonsz event set "team-1=' .err
for i in 1 2 3; do "$RENONSZ" undo --yes >/dev/null 2>&1; done
long=$(printf '%0200d' 0)
status "a value that is too long" 3 "$RENONSZ" event set "team-3=Első: 1 / $long$long"
ok "many prizes fit" "$RENONSZ" event set prizes=300000,200000,100000,90000,80000,70000,60000,50000,40000,30000,20000,10000
ok "taken back" "$RENONSZ" undo --yes
status "not any length" 3 "$RENONSZ" event set "category-1=U20: $(seq -s, 10001 10060)"
for wrong in "team-1=Szolnok" "team-1=: 1,2" "team-1=Szolnok: 1,1" "team-1=Szolnok: x" "team-1=Szolnok: 1 / "; do
	status "refused: $wrong" 3 "$RENONSZ" event set "$wrong"
done
for wrong in "team-3=Győr : 7" "team-3= Győr: 7" "team-3=Eger: 7 /  Klub" "category-1= U20: 7"; do
	status "a blank at the edge of a name: $wrong" 3 "$RENONSZ" event set "$wrong"
	has "is named" "ne álljon szóköz" .err
done
status "a name that another team has" 3 "$RENONSZ" event set "team-1=Győr: 7"
has "is told" "ilyen nevű csapat már van: Győr (team-2)" .err
status "an empty team" 3 "$RENONSZ" event set "team-3=Üres: "
has "has the key that was typed" "team-3" .err
has "and how to remove it" "team-3=none" .err
status "a number of nobody" 3 "$RENONSZ" event set "team-3=Pécs: 7,99"
has "is named" "team-3: 99. rajtszám" .err
status "a number of another team" 3 "$RENONSZ" event set "team-3=Pécs: 4"
has "names that team" "Győr (team-2)" .err
status "no such key" 2 "$RENONSZ" event set "team-0=Szolnok: 1,2"
"$RENONSZ" export --journal >one.ulti
has "the journal has them" 'csapat "Szolnok A" A="Szolnoki Anna" B="Szolnoki Béla" C="Szolnoki Cili" klub="Szolnoki UK"' one.ulti
ok "and is read" "$RENONSZ" -f other.db import one.ulti
is "the same teams" "$(teams)" "$(teams -f other.db)"
same "the same journal" one.ulti <("$RENONSZ" -f other.db export --journal)
ok "read twice" "$RENONSZ" import one.ulti
ok "merged" "$RENONSZ" -f third.db merge other.db
is "the same again" "$(teams)" "$(teams -f third.db)"
"$RENONSZ" event new Üres --date 2026-12-01 2>err.txt
status "an event without teams" 4 "$RENONSZ" standings --teams
ok "the book is sound" "$RENONSZ" verify
# A member whose name is a figure stands between quotes: no start number.
printf 'verseny "E" datum=2026-05-01 leosztas=4\nnevezo 1 "Anna A"\nnevezo 2 "Bela B"\nnevezo 3 "Cili C"\nnevezo 4 "77"\nnevezo 77 "Ede E"\ncsapat "Team" A="Anna A" B=4 C="Cili C"\n' >figures
rm -f f.db g.db && "$RENONSZ" -f f.db import figures 2>/dev/null && "$RENONSZ" -f f.db export --journal >first
"$RENONSZ" -f g.db import first 2>/dev/null && "$RENONSZ" -f g.db export --journal >second
same "a name of figures in a team" first second

# A standing that is not final says so wherever it is shown or taken over: deals are missing at a table, a dispute is open.
printf 'verseny "Elő" datum=2026-05-01 leosztas=3\nfordulo 1\nasztal 1\nA="Anna A" B="Bela B" C="Cili C"\n1 A P z +\n2 B P m -\ncsapat "Kettő" A="Anna A" B="Bela B"\n' >open.ulti
not_final() { "$RENONSZ" -f open.db "$@"; }
not_final import open.ulti 2>/dev/null
not_final rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=3 state=open --yes >/dev/null 2>&1
for format in txt html json; do not_final --lang en standings --teams -o open.$format 2>/dev/null; done
for format in txt html; do
	has "teams: the missing deals ($format)" "Not final: deals are missing at 1 table" open.$format
	has "teams: the dispute ($format)" "Not final: a dispute is open." open.$format
done
is "for scripts both" "1 1" "$(jq -r '.[0] | "\(.unfinished) \(.open)"' open.json)"
not_final season new Szezon >/dev/null 2>&1
not_final season add Szezon Elő >/dev/null 2>&1
not_final --lang en standings --season Szezon >open.txt 2>/dev/null
has "the season: deals" "Elő: still going on (1 tables lack deals)" open.txt
has "and the dispute" "Elő: a dispute is open; its points may change." open.txt
not_final event new Döntő --date 2026-05-02 >/dev/null 2>&1
for command in "entry qualify Elő 1" "event carry Elő 50"; do
	ok "$command" not_final -e Döntő --lang en $command
	has "deals are missing" "Elő: its standing is not final: deals are missing at 1 table(s)." .err
	has "a dispute is open" "Elő: its standing is not final: a dispute is open." .err
done
