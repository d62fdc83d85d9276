# Who plays for the absent (substitute=absent, R-61): whatever is reckoned is as if the absent had played it. Each event is kept
# twice, with the lines of substitutes and without; all but the sheets have to be the same.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-03-07T18:00:00Z
both() { # FILE [SETTING…]: into with.db and without.db, each with a season and these settings
	local file=$1 db
	shift
	rm -f with.db* without.db*
	sed '/^szek/d' "$file" >without.ulti
	ok "$file" "$RENONSZ" -f with.db import "$file"
	"$RENONSZ" -f without.db import without.ulti 2>/dev/null
	for db in with without; do
		"$RENONSZ" -f $db.db event set unseated=bye "$@" 2>/dev/null
		"$RENONSZ" -f $db.db season new 2026 2>/dev/null
		"$RENONSZ" -f $db.db season add 2026 Kupa 2>/dev/null
	done
}
alike() { # COMMAND…: whose lists are the same for both, with `absent`, and for some with `own` are not
	local command
	differing=0
	for command; do
		"$RENONSZ" -f with.db $command --csv >own.csv 2>/dev/null
		"$RENONSZ" -f without.db $command --csv >wanted.csv 2>/dev/null
		ok "$command has rows" test "$(wc -l <wanted.csv)" -gt 1
		cmp -s own.csv wanted.csv || differing=$((differing + 1))
		"$RENONSZ" -f with.db event set substitute=absent 2>/dev/null
		"$RENONSZ" -f with.db $command --csv >got.csv 2>/dev/null
		same "$command: as if the absent had played" wanted.csv got.csv
		"$RENONSZ" -f with.db event set substitute=own 2>/dev/null
	done
}

# ---- it is said that the standings change ------
printf 'verseny "Kupa" datum=2026-03-07 leosztas=2\nfordulo 1\nasztal 1\nA="Anna A" B="Bea B" C="Cili C"\nszek 2 B="Sári S"\n1 A P z +\n2 B P m -\n' \
	| "$RENONSZ" -f said.db import - 2>/dev/null
ok "another counting" "$RENONSZ" -f said.db event set substitute=absent
has "is told with how many it moves" "Ettől változik az állás: 2 játékosnak más a helye vagy a pontja" .err
ok "a place" "$RENONSZ" -f said.db event set place=Vác
lacks "changes nothing" "állás" .err

# ---- teams, a season, money ---------------------------------------------------------------------------
cat >teams.ulti <<'END'
verseny "Kupa" datum=2026-03-07 leosztas=4 tet=10 forma=csapat
nevezo 1 "Anna Egy" klub="Vác"
nevezo 2 "Bea Egy"
nevezo 3 "Cili Egy"
nevezo 4 "Dani Két"
nevezo 5 "Ede Két"
nevezo 6 "Feri Két"
nevezo 7 "Gizi Há"
nevezo 8 "Huba Há"
nevezo 9 "Ida Há"
csapat "Egyes" A=1 B=2 C=3
csapat "Kettes" A=4 B=5 C=6
csapat "Hármas" A=7 B=8 C=9
fordulo 1
asztal 1
A=1 B=4 C=7
szek 2 B="Sári Beugró"
1 A U z ++
2 B B +
3 B P m - kP
4 C U z -+
asztal 2
A=2 B=5 C=8
1 A U z ++
2 B B -
3 C P m +
4 A U z --
asztal 3
A=3 B=6 C=9
szek 2 C="Péter Beugró"
1 A P z +
2 B P m +
3 C B +
4 A U z --
fordulo 2
asztal 1
A=1 B=5 C=9
szek 4 A="Sári Beugró"
1 B P z +
2 B P m +
3 C B +
4 A U z ++
END
both teams.ulti prizes=1000,500 entry-fee=300
alike standings "standings --teams" "standings --season 2026" "standings --bids" ratings "ratings --season 2026" "stats players" \
	"stats players --season 2026" "stats players --bids" "stats tables" "stats bids" money "money --season 2026" "money -r 1" prizes \
	"why --standings 4" "why --standings 9" "what-if Kupa --rules mausz-2017"
ok "most of them count a substitute otherwise" test "$differing" -gt 10
"$RENONSZ" -f with.db event set substitute=absent 2>/dev/null
has "why names for whom was played" 'a beugró annak játszott, akit helyettesített: Dani Két' <("$RENONSZ" -f with.db why 1 1 --csv)
has "in English" 'the substitute played for whom they stood in for: Dani Két' <("$RENONSZ" --lang en -f with.db why 1 1 --csv)
# A season takes each of its events by that event's setting.
sed 's/"Kupa" datum=2026-03-07/"Másik" datum=2026-04-07/' teams.ulti >second.ulti
"$RENONSZ" -f with.db import second.ulti 2>/dev/null
"$RENONSZ" -f with.db season add 2026 Másik 2>/dev/null
is "each event of a season by its own setting" 1 "$("$RENONSZ" -f with.db standings --season 2026 --json | jq '[.[] | select(.player == "Sári Beugró") | .events] | add')"

# ---- numbers -------------------------------------------------------------------------------------------
sed 's/^nevezo 9.*/&\nnevezo 10 "Sári Beugró"/; s/="Sári Beugró"$/=10/' teams.ulti >numbers.ulti
ok "a bare number is a start number, of a substitute too" "$RENONSZ" -f numbers.db import numbers.ulti
is "and nobody's name" 0 "$("$RENONSZ" -f numbers.db player list --csv | grep -c '^10,')"
has "as it is of the others" '2 B=Sári Beugró' <("$RENONSZ" -f numbers.db table list --csv)
sed 's/^szek 2 B=10/szek 2 B=99/' numbers.ulti >none.ulti
status "one that nobody has" 3 "$RENONSZ" -f none.db import none.ulti
has "is a fault of its line" 'none.ulti:18:' "$WORK/.err"

# ---- sportulti -----------------------------------------------------------------------------------------
sed 's/forma=csapat/forma=sportulti/; /^csapat/d; s/^fordulo \(.\)/fordulo \1 mag="alma \1" leosztas=4/' teams.ulti >lines.ulti
cat >>lines.ulti <<'END'
asztal 2
A=2 B=6 C=7
1 A U z ++
2 B B -
3 C P m +
4 A U z --
END
both lines.ulti
alike standings "standings --season 2026" ratings "stats players" money "why --standings 4" "why --standings 9" "duplicate results 1" \
	"duplicate results 1 3" "duplicate results 2 4"
ok "and substitutes are counted otherwise there too" test "$differing" -gt 4

# ---- écarté with bets ----------------------------------------------------------------------------------
cat >bets.ulti <<'END'
verseny "Kupa" datum=2026-03-07 leosztas=3 tet=10 szabaly=ecarte
nevezo 1 "Anna Egy"
nevezo 2 "Bea Egy"
nevezo 3 "Cili Egy"
nevezo 4 "Dani Két"
fordulo 1
asztal 1
A=1 B=2
szek 2 B="Sári Beugró"
1 A fogad:A:10 fogad:B:10 e A5 otthagyta:B
2 B fogad:A:20 fogad:B:Szabó:15 fogad:B:5 e A5 / e A3 / e A3 / e A3
3 A fogad:A:15 fogad:B:15 e B5 otthagyta:A
asztal 2
A=3 B=4
1 A fogad:A:10 fogad:B:10 e A5 otthagyta:B
2 A fogad:A:10 fogad:B:10 e A5 otthagyta:B
3 A fogad:A:10 fogad:B:10 e A5 otthagyta:B
END
both bets.ulti
alike standings "standings --season 2026" "stats bettors" money "money --season 2026" "why --standings 2"
ok "and bettors are others with a substitute's own" test "$differing" -gt 4

# By a merge whoever was entered only to take over a seat is no more than that here, whatever steps it comes in by whom.
X() { "$RENONSZ" --operator "Nagy Béla" -f x.db "$@"; }
Y() { "$RENONSZ" --operator "Kun Éva" -f y.db "$@"; }
late() { # BEFORE…: a table more, and a book beside it, with 6 players
	rm -f x.db* y.db*
	printf 'verseny "Próba" datum=2026-11-25 leosztas=4 entry-fee=1000\nfordulo 1\nasztal 1\nA="Aa Anna" B="Bb Béla" C="Cc Cili"\nasztal 2\nA="Dd Dani" B="Ee Edit" C="Ff Feri"\n%b' "$1" >late.ulti
	X import late.ulti >/dev/null 2>&1
	cp x.db y.db
}
late ''
for deal in 'A P m +' 'B P t +' 'C P t +'; do Y deal add 1 1 $deal; done >/dev/null 2>&1
{ Y deal add 1 2 A P m +; Y player add "Beugró Bence"; Y table seat 1 2 "B=Beugró Bence" --from 2; Y deal add 1 2 B P t +; } >/dev/null 2>&1
ok "a substitute comes, and deals of another's typing" X merge y.db
X export --journal >is; Y export --journal >was
same "the journals are the same" was is
is "the fees are of six" 6 "$(X money --csv 2>/dev/null | grep -c ',-1000,')"
none "and nobody was entered" "$(grep beugro=no is)"
ok "back there is nothing" Y merge x.db
Y export --journal >is
same "nothing was changed by it" was is
# Whom only the substitute's seat names comes with it, or not at all.
late '1 A P m +\n2 B P t +\n3 C P t +\n'
{ Y player add "Beugró Bence"; Y table seat 1 2 "B=Beugró Bence" --from 2; } >/dev/null 2>&1
cp x.db kept.db; cp y.db there.db
ok "a substitute for deals that both have" X merge y.db
has "takes the seat" 'szek 2 B="Beugró Bence"' <(X export --journal)
cp kept.db x.db; { X deal add 1 2 4 A P m +; Y deal add 1 2 4 B P m +; } >/dev/null 2>&1
status "where the two went on apart" 5 X merge y.db
none "nobody is entered for it" "$(X export --journal | grep Beugró)"
# Who was to take over a seat that another has taken over after all is an entry like any other, in every copy.
printf 'verseny "Cserélt" datum=2026-11-21 leosztas=3\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\nnevezo 4 "Fa Géza"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\n1 A P m +\n' | "$RENONSZ" -f given.db import - 2>/dev/null
ok "who was entered is to take over" "$RENONSZ" -f given.db table seat 1 1 "B=Fa Géza" --from 2
has "so far" 'nevezo 4 "Fa Géza" beugro=no' <("$RENONSZ" -f given.db export --journal)
ok "somebody else does" "$RENONSZ" -f given.db table seat 1 1 "B=Nagy Éva" --from 2
"$RENONSZ" -f given.db export --journal >was
"$RENONSZ" -f given-on.db import was 2>/dev/null
"$RENONSZ" -f given-on.db export --journal >is
same "the journals of both are the same" was is
ok "diff finds nothing" "$RENONSZ" -f given.db diff given-on.db
# A substitute seated by mistake stays no more than that in a journal and a merge, though the journal has no seat to tell it by.
printf 'verseny "Tévedés" datum=2026-11-21 leosztas=4 tet=10 entry-fee=1000\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\nnevezo 4 "Só Ida"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\n1 A P m +\n' | "$RENONSZ" -f slip.db import - 2>/dev/null
N() { "$RENONSZ" -f slip.db "$@"; }
N player add "Fa Géza" 2>/dev/null
cp slip.db before.db
ok "a substitute by mistake" N table seat 1 1 "A=Fa Géza" --from 3
cp before.db met.db; cp slip.db sits.db
ok "put right" N table seat 1 1 "A=Kiss Péter" --from 3
N export --journal >slip.ulti
has "the journal says so" 'nevezo 5 "Fa Géza" beugro=yes' slip.ulti
is "of nobody else" 1 "$(grep -c beugro slip.ulti)"
figures() { for command in money missing "entry list" "draw 2 --seed x --dry-run"; do "$RENONSZ" -f "$1" $command --csv 2>/dev/null; done; }
figures slip.db >was
is "four pay" 4 "$(grep -c ',-1000,' was)"
"$RENONSZ" -f slipped.db import slip.ulti 2>/dev/null
figures slipped.db >is
same "four pay by the journal, and nothing else differs" was is
"$RENONSZ" -f slipped.db export --journal >is
same "its journal is the same" slip.ulti is
ok "diff finds nothing" N diff slipped.db
ok "it is sound" "$RENONSZ" -f slipped.db verify
for pair in "slip slipped" "slipped slip"; do ok "merging $pair" "$RENONSZ" -f "${pair% *}.db" merge "${pair#* }.db" Tévedés; done
figures slip.db >is
same "changes nothing" was is
for db in slip slipped; do
	cp $db.db gone.db
	"$RENONSZ" -f gone.db discipline add visszalépés kiss --reason beteg 2>/dev/null
	lacks "nobody takes the place of who goes from $db" Géza <("$RENONSZ" -f gone.db draw 2 --seed x --dry-run 2>/dev/null | grep -v sorsolt)
done
# Where the substitute is not known, still sits, or was entered, the merge follows.
ok "a book without the substitute" "$RENONSZ" -f met.db merge slip.db Tévedés
ok "has the same" N diff met.db
ok "there too" N merge met.db Tévedés
ok "who sits in another copy" "$RENONSZ" -f sits.db merge slip.db Tévedés
has "stands up there, too" beugro=yes <("$RENONSZ" -f sits.db export --journal)
sed 's/ beugro=yes//' slip.ulti >plays.ulti
"$RENONSZ" -f plays.db import plays.ulti 2>/dev/null
status "diff tells who plays" 1 "$RENONSZ" -f slipped.db diff plays.db
ok "a journal of a substitute" "$RENONSZ" -f plays.db import slip.ulti
ok "and a merge leave who plays" "$RENONSZ" -f plays.db merge slip.db Tévedés
is "who pays" 5 "$("$RENONSZ" -f plays.db money --csv 2>/dev/null | grep -c ',-1000,')"
ok "and plays in the other book" N merge plays.db Tévedés
is "pays there" 5 "$(N money --csv 2>/dev/null | grep -c ',-1000,')"
ok "entered after all" "$RENONSZ" -f slipped.db entry add "Fa Géza"
lacks "is none any more" beugro <("$RENONSZ" -f slipped.db export --journal)
# Who plays by mistake is made a substitute again, and the other way round.
cp there.db x.db
ok "a substitute plays" X entry add beugró
has "the journal says it" beugro=no <(X export --journal)
ok "and is one again" X entry remove beugró
has "it is told" "mostantól csak beugró" .err
none "the journal says so" "$(X export --journal | grep beugro=no)"
ok "plays after all" X entry add beugró
ok "and not" X entry remove 7
status "a second time the seat is in the way" 5 X entry remove 7
ok "the book is sound" X verify
# Another start number, which a merge may ask for, leaves a substitute one; so does all else of the player.
cp there.db x.db
fees() { X money --csv 2>/dev/null | grep -c ',-1000,'; }
is "six pay" 6 "$(fees)"
ok "another start number" X entry change beugró --start 30
ok "and another" X entry change beugró --start 31
ok "and a club" X player change beugró --club Vác
is "still six pay" 6 "$(fees)"
X draw 2 --seed a --dry-run >drawn 2>/dev/null
has "and a substitute is not drawn" 'Beugró, nem sorsolt: 31. Beugró Bence' drawn
ok "who is entered to play can be" X entry add beugró
is "pays" 7 "$(fees)"
ok "and has another number, too" X entry change beugró --start 32
is "and pays" 7 "$(fees)"
has "the log says it in words" 'igen' <(X log --csv | grep 'nem csak beugró')
is "and not in others" 0 "$(X log --csv | grep 'nem csak beugró' | grep -c ',still\|,yes')"
ok "the book is sound" X verify
# Who was made a substitute here stays one, whatever the other book's changed line still says; that is told.
cp x.db y.db
ok "a substitute again" X entry remove beugró
status "there it is told" 5 Y merge x.db
ok "another number" X entry change beugró --start 33
ok "there the same one" Y entry change beugró --start 33
is "here six pay" 6 "$(fees)"
status "the other book's entrant" 5 X merge y.db
has "is told" 'Beugró Bence: a másik könyvben nevező, itt azóta csak beugró, és az is maradt' <(tr -s '\n ' '  ' <.err)
is "once" 1 "$(grep -c Beugró .err)"
is "and six pay" 6 "$(fees)"
ok "there as well" Y entry remove beugró
X merge y.db >/dev/null 2>&1
is "then six pay in both" "6 6" "$(fees) $(Y money --csv 2>/dev/null | grep -c ',-1000,')"
# Made an entrant there alone, it comes; another number here is no decision about that.
cp there.db x.db && cp there.db y.db
ok "another number here" X entry change beugró --start 30
ok "there the same one" Y entry change beugró --start 30
ok "a substitute plays there" Y entry add beugró
X merge y.db >/dev/null 2>&1
is "and here" 7 "$(fees)"
# Who stood in for somebody who goes later is in the next draw, and until then owes nothing and is missing nowhere.
K() { "$RENONSZ" -f late.db "$@"; }
printf 'verseny "Későn" datum=2026-11-26 leosztas=2 tet=10 entry-fee=1000\nnevezo 1 "Aladár"\nnevezo 2 "Béla"\nnevezo 3 "Cili"\nnevezo 4 "Elek"\nfordulo 1\nasztal 1\nA=1 B=2 C=3 D=4\n1 A U z ++\n' | K import - 2>/dev/null
K event set deals-four=2 2>/dev/null; K player add Dóri 2>/dev/null
ok "one stands in" K table seat 1 1 B=Dóri --from 2
{ K deal add 1 1 C P m +; K table add 2 1 A=1 B=2 C=3 D=4; K deal add 2 1 A U z ++; K deal add 2 1 C U z ++; } >/dev/null 2>&1
K discipline add visszalépés Béla --reason "hazament" >/dev/null 2>.err
has "the withdrawal says who is in the draw" 'A következő sorsolásban Dóri kerül Béla helyére' <(tr -s '\n ' '  ' <.err)
has "and how to refuse" 'renonsz discipline add visszalepes "Dóri"' <(tr -s '\n ' '  ' <.err)
fee() { K money --csv 2>/dev/null | grep '^Dóri,.*,.*,.*,' | cut -d, -f4; }
is "no fee" 0 "$(fee)"
lacks "missing nowhere" Dóri <(K missing 2>&1)
lacks "the standing is not open for it" "Nem végleges" <(K standings 2>&1)
lacks "nor the draw wrong" 'nem ül asztalnál' <(K draw check 1 2>&1)
has "still a substitute" 'Dóri, beugró' <(K entry list)
has "drawn next" Dóri <(K draw 3 --seed a --dry-run 2>/dev/null)
cp late.db still.db
ok "drawn" K draw 3 --seed a
is "pays" 1000 "$(fee | tr -d -)"
lacks "and was missing in no round before" Dóri <(K missing --csv 2>/dev/null)
lacks "in no standing either" "Nem végleges (2." <(K standings 2>&1)
cp still.db late.db
ok "entered after all" K entry add Dóri
has "said" 'eddig beugró volt' .err
is "pays too" 1000 "$(fee | tr -d -)"
cp still.db late.db
ok "or goes" K discipline add visszalépés Dóri --reason "nem játszik"
is "for nothing" 0 "$(fee)"
lacks "and is not drawn" Dóri <(K draw 3 --seed a --dry-run 2>/dev/null)
cp still.db late.db
ok "or is seated from the first deal" K table add 3 1 A=Dóri B=Aladár C=4
has "which makes a player" 'Dóri eddig beugró volt; aki az első leosztástól ül, maga is játszik' .err
lacks "and nobody else" 'Aladár eddig' .err
is "who pays" 1000 "$(fee | tr -d -)"
# Seated from a later deal than they have the seat: refused, with the way to do it.
cp still.db late.db; K event set deals-four=4 2>/dev/null
K export --journal >was
status "later than they took over" 3 K table seat 2 1 A=Aladár --from 2
has "from the first deal" 'már az első leosztástól' .err
status "of a substitute" 3 K table seat 1 1 B=Dóri --from 3
has "with the first command" 'renonsz table seat 1 1 B="Béla" --from 2' <(tr -s '\n ' '  ' <.err)
K export --journal >is
same "nothing is written" was is
first=$(tr -s '\n ' '  ' <.err | sed 's/.*előbb: renonsz \(table seat.*\); aztán.*/\1/')
has "who has withdrawn since needs a reason" "--force --reason \"a 3. leosztásig itt ült\"" <(echo "$first")
eval "ok 'and it works as it is printed' K $first"
ok "and so does the command then" K table seat 1 1 B=Dóri --from 3
cp there.db late.db
K table seat 1 2 "B=Beugró Bence" --from 3 2>/dev/null
ok "first" K table seat 1 2 B="Ee Edit" --from 2
ok "then" K table seat 1 2 "B=Beugró Bence" --from 3
has "from there" 'szek 3 B="Beugró Bence"' <(K export --journal)
is "a substitute still" 6 "$(K money --csv 2>/dev/null | grep -c ',-1000,')"
