# An event of écarté from new to verify: coups, prompt, why, sheet, standings, journal, undo (docs/rules-ecarte.md).
. "${TESTS:?}/lib.sh"

ok "an event of it" "$RENONSZ" event new "Écarté mérkőzés" --edition ecarte --date 2026-11-21 --deals 3
ok "by --rules it is the same, tried out" "$RENONSZ" event new "Másik" --rules ecarte --date 2026-11-21 --dry-run
status "an edition that nobody knows" 3 "$RENONSZ" event new "Másik" --rules bridzs
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva"; do "$RENONSZ" player add "$player" >/dev/null; done
ok "a table of two" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva"

# What the open event plays by is what cases, rulings, why and the notation are asked of.
status "there are no bids" 2 "$RENONSZ" bids
for what in "stats players" "stats bids" "stats tables" "stats kontras" "standings --bids"; do
	status "so $what is refused" 2 "$RENONSZ" --lang hu $what
	has "with what to ask" "nincs licit (ecarte)" "$WORK/.err"
	has "instead" "renonsz standings" "$WORK/.err"
done
ok "cases" "$RENONSZ" cases --csv
has "are the sections" "21.§" "$WORK/.out"
ok "a ruling needs no place" "$RENONSZ" --lang en rule 21 dealer=A count=4 choice=void
has "and is given in words" "the new one is dealt by B" "$WORK/.out"
status "of a deal there is none" 2 "$RENONSZ" --lang en rule 21 -r 1 -t 1 -d 1 dealer=A count=4 choice=void
has "which says where marks go" "told by the deal's line" "$WORK/.err"
ok "why of a line" "$RENONSZ" --lang en why A e A3 / d A3 / v B3 / e A5 / e A3
has "by these rules" "has won the coup 5:2" "$WORK/.out"
ok "notation" "$RENONSZ" --lang en help notation ecarte
has "begins with an example" "renonsz deal add 1 1 A e A3 / d A3 kB / v B3 / e A5 / e A3" "$WORK/.out"
printf '%s\n' '?' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/help.txt" 2>&1
has "the prompt's help is the game's" "refused, four for B" "$WORK/help.txt"

# ---- coups -----------------------------------------------------------------------------------------
ok "a coup" "$RENONSZ" deal add 1 1 A e A3 / d A3 / v B3 / e A5 / e A3 = 1 -1
has "is settled" "= 1 -1" "$WORK/.err"
ok "one that was left" "$RENONSZ" deal add 1 1 B e A3 kf / u / e B4 44:B / v A3 / e A3 otthagyta:B
ok "one of false cards" "$RENONSZ" deal add 1 1 A hamis
has "counts for nobody" "= 0 0" "$WORK/.err"
ok "corrected" "$RENONSZ" deal edit 1 1 3 A d B3 / e B5 / e B5 --reason "elnézték"
has "and settled anew" "= -1 1" "$WORK/.err"
ok "void" "$RENONSZ" deal void 1 1 2 --reason "nem fejezték be"

# refused LINE WORD: the coup cannot have gone so, and the fault says what to do.
refused() {
	status "refused: $1" 3 "$RENONSZ" --lang en deal add --dry-run 1 1 $1
	has "refused: $1: $2" "$2" "$WORK/.err"
}
"$RENONSZ" event set deals=4 >/dev/null 2>&1
refused "C e A3" "the dealer of the first hand, A or B"
refused "A x A3" "it begins with e (accepted), v (refused), d"
refused "A e A6" "who took most tricks"
refused "A e A2" "who took most tricks"
refused "A e A3 kC" "kf is a king turned up"
refused "A e A3 45:A" "write the section and the offender"
refused "A e A3 23:A" "it is the opponent who asks for a wrong number"
refused "A v A3 23:B" "this fault needs an accepted proposal"
refused "A e A3 kB 23:B" "may not mark the king held"
refused "A e A3 kA 29:A" "whoever marked a king falsely"
refused "A e A3 44:A 44:B" "the line says otherwise already"
refused "A e A3 kA kB" "the line says otherwise already"
refused "A e A3 kA kA" "is said a second time"
refused "A e" "the tricks are missing"
refused "A" "the hand is missing"
refused "A e A3 44:A 52:B" "only one of the two faults can stand"
refused "A e A3 52:B" "after mixed cards there are no tricks"
refused "A e A3 / otthagyta:B" "remove the “/” before it"
refused "A e A3 / e A3 / hamis" "remove the “/” before it"
refused "A e A3 / e A3" "the coup is not over yet (2:0)"
refused "A e A5 / e A5 / e A5 / e A5" "the fifth mark ended the coup"
refused "A kB e A3" "“kB”: the king comes after the tricks: e A3 kB"
refused "A kf kf / e A5" "kf"
refused "A d B3 / v A5 / kf" "kf stands alone only if the turned king is the fifth mark"
refused "A v B4 / e - 52:A / kf" "kf stands alone only if"
cp "$WORK/.err" refused.txt
status "with no name of a field" 1 grep -E 'first”|accepted”' refused.txt
refused "A e - / e A3" "a hand is without tricks (-) only"
for lang in hu en; do
	[ $lang = hu ] && said="nincs felírva semmi" || said="nothing is noted"
	has "nothing to take back at the prompt ($lang)" "$said" <(printf -- '-\n' | "$RENONSZ" --lang $lang enter 1 1 2>&1)
done
# What the caret stands under: the word at fault in its hand, not the last hand.
at_fault() { # line, the word under the caret
	"$RENONSZ" deal add --dry-run 1 1 $1 2>caret.txt
	awk -v word="$2" '/\^/ { at = match($0, /\^~*/); if (substr(line, at, RLENGTH) == word) found = 1 } { line = $0 }
		END { exit !found }' caret.txt && echo "ok - the fault of $1 is at $2" || { echo "not ok - at $2"; cat caret.txt; }
}
for line in "kf e A3" "kf A3" "kf -" "e kf A3"; do
	refused "A $line / e A5" "“kf”: the king comes after the tricks: e A3 kf"
	at_fault "A $line / e A5" kf
done
at_fault "A fogad:A:5 e A5 / helyette:B:Lux e A5 fogad:B:Kun:5 / e A3" helyette:B:Lux
at_fault "B v A3 kf 44:B / d B5 24:A / e A4 / kf" 24:A
at_fault "A e A3 / e A3 52:B / e A3" A3
at_fault "A e A3 kB 23:B / e A3" kB
at_fault "A e - / e A3" -
# On a terminal a longer line is cut around the place, so that the caret stands under it.
long="A e A3 fogad:A:Kun:10 fogad:A:Nemes:10 fogad:A:Lux:10 fogad:B:Tar:10 fogad:B:Kerekes:10 fogad:B:10 / e A3 45:B / v A3 fogad:A:Veres:10"
for line in "$long" "A x3 ${long#A }"; do
	case $line in *x3*) word=x3 ;; *) word=45:B ;; esac
	for columns in 40 80; do
		script -qec "stty cols $columns rows 60; env TERM=xterm NO_COLOR=1 $RENONSZ deal add --dry-run 1 1 $line" /dev/null </dev/null 2>/dev/null | tr -d '\r' | sed 's/…/./g' >caret.txt
		awk -v word="$word" -v most=$columns '/^ *\^/ { at = match($0, /\^~*/); if (substr(line, at, RLENGTH) == word) found = 1; wide = length(line) > most } { line = $0 }
			END { exit !found || wide }' caret.txt && echo "ok - the caret stands under $word in $columns columns" || { echo "not ok - the caret under $word in $columns columns"; cat caret.txt; }
	done
done
refused "A u A3" "nothing more is written about a void hand"
refused "A e A3 otthagyta:C" "A or B"
refused "A e A5 / e A5 / e A5 otthagyta:B" "the fifth mark ended the coup"
refused "A e A5 / e A5 / e A5 = 2 -2" "the settlement 1 -1"

# ---- what it is played for: a stake, bets, the chouette (E-16 to E-18, E-24) --------------------------
stakes="$WORK/stakes.db"
played() { RENONSZ_DB="$stakes" "$RENONSZ" --lang en "$@"; }
played event new "Tétes" --edition ecarte --date 2026-11-21 --deals 4 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva"; do played player add "$player" >/dev/null 2>&1; done
played table add 1 1 A=kiss B=nagy >/dev/null 2>&1
vole3="e A5 / e A5 / e A5"
ok "a stake" played deal add 1 1 A $vole3 tet:10 = 10 -10
ok "bets" played deal add 1 1 A $vole3 fogad:A:10 fogad:B:Szabó:15 fogad:B:5 chouette:A = 10 -10
ok "the rest of a side" played deal add 1 1 B e B3 otthagyta:B fogad:A:Tóth:5 fogad:B:10 marad:A:Tóth
ok "why" played why 1 1 2 --json
cp "$WORK/.out" why.json
ok "whoever missed wins their own stake, the losing side pays it" jq -e '[.payments[].payment] == [10, 5, -15]' why.json
for coup in 1 2 3; do played why 1 1 $coup; done >why.txt 2>&1
golden ecarte_event/stakes.en.txt why.txt
played sheet 1 1 --html >sheet.html
played sheet 1 1 --csv >sheet.csv
has "what a coup is for stands in its first row" "1,1,1,A,1,A,,e,5,0,,tet:10," sheet.csv
has "in words too" '>accepted</td><td class="text tricks_A">5</td><td class="text tricks_B">0</td><td class="text faults"></td><td class="text stakes">stake: 10</td><td class="text marks_A">2</td><td class="text marks_B">0</td><td class="text score_A">2' sheet.html
for words in "stake: 10" "A bets 10, B bets 5, Szabó bets 15 on B, chouette: A" "B left" "B bets 10, Tóth bets 5 on A, rest of A: Tóth"; do
	has "on the sheet in words: $words" ">$words<" sheet.html
done
# 53.§: with bets on it a coup is not lost by leaving; somebody of that side may play it to the end.
played event new "Este" --edition ecarte --date 2026-11-22 --deals 9 >/dev/null 2>&1
played table add 1 1 A=kiss B=nagy >/dev/null 2>&1
bets="fogad:A:10 fogad:B:Szabó\ Anna:5 fogad:B:Szabó\ Béla:5"
bets='fogad:A:10 fogad:B:"Szabó Anna":5 fogad:B:"Szabó Béla":5'
status "who leaves while others bet on that side" 3 played deal add 1 1 A $bets e A5 / e A4 otthagyta:B
has "is refused, with who can play on" 'helyette:B:NAME' "$WORK/.err"
has "and with what says that nobody will" 'otthagyta:B:-' "$WORK/.err"
ok "a bettor of that side plays on" played deal add 1 1 A $bets / e A5 / helyette:B:Szabó Anna e B5 / e A5 / e A3
has "and the bets are settled by the end" '/ helyette:B:"Szabó Anna" e B5 /' "$WORK/.err"
has "as if nobody had left" "= 10 -10" "$WORK/.err"
ok "why" played why 1 1 1
cp "$WORK/.out" why.txt
played sheet 1 1 >sheet.txt 2>&1
has "the sheet has it in the hand" 'helyette:B:"Szabó Anna"' <(grep '^ *2 ' sheet.txt)
has "says who played on" "Szabó Anna played for Nagy Éva from hand 2 (53.§)" why.txt
has "and whose the coup is in the standings" "In the standings the coup, as it ended, stays Nagy Éva’s (E-20)." <(tr -s ' \n' ' ' <why.txt)
has "in Hungarian too" "Az állásban a játszma, ahogy véget ért, Nagy Éva nevén marad (E-20)." <(played --lang hu why 1 1 1 2>&1 | tr -s ' \n' ' ')
status "who has no bet on that side" 3 played deal add 1 1 A $bets / e A5 / helyette:A:Szabó Anna e B5 / e A5 / e A3
has "cannot" "has a bet on that side" "$WORK/.err"
status "on the side of the chouette it takes half of its bets" 3 played deal add 1 1 A fogad:A:10 fogad:B:6 \
	fogad:B:Szabó:4 chouette:B e A5 / helyette:B:Szabó e A5 / e A3
for lang in hu en; do
	[ $lang = hu ] && half="az ő tétje 4, a B oldal együtt 10" none="neki ebben a játszmában nincs tétje" other="ő a másik oldalon fogad" form="oldalanként egyszer" ||
		half="theirs is 4, those of side B together 10" none="they have no bet on this coup" other="they bet on the other side" form="once a side"
	# instead WHAT WORDS LINE: who cannot play on, and the condition that is not met.
	instead() {
		status "$1 ($lang)" 3 env RENONSZ_DB="$stakes" "$RENONSZ" --lang $lang deal add 1 1 A ${@:3}
		has "the condition is said: $1 ($lang)" "$2" <(tr -s ' \n' ' ' <.err)
	}
	instead "who holds less than half does not play on" "$half" fogad:A:10 fogad:B:6 fogad:B:Lux:4 chouette:B e A5 / helyette:B:Lux e A5 / e A3
	instead "who does not bet" "$none" fogad:A:10 fogad:B:6 fogad:B:Lux:4 e A5 / helyette:B:Varga e A5 / e A3
	instead "who bets nothing" "$none" fogad:A:10 fogad:B:10 fogad:B:Lux:0 e A5 / helyette:B:Lux e A5 / e A3
	instead "who bets against that side" "$other" fogad:A:10 fogad:B:6 fogad:B:Lux:4 e A5 / helyette:A:Lux e A5 / e A3
	instead "who is named a second time" "$form" fogad:A:10 fogad:B:6 fogad:B:Lux:4 e A5 / helyette:B:Lux e A5 / helyette:B:Lux e A3
done
ok "so who holds less cannot be waited for" played deal add 1 1 A fogad:A:10 fogad:B:6 fogad:B:Varga:4 chouette:B e A5 otthagyta:B
ok "none of them will" played deal add 1 1 A $bets e A5 otthagyta:B:-
has "which is kept" "A e A5 otthagyta:B:- fogad:A:10" "$WORK/.err"
ok "nobody bets but the players" played deal add 1 1 A fogad:A:10 fogad:B:10 e A5 otthagyta:B

# 4.§: who gives the chouette holds the bets of the others, whether that is written or not.
ok "the chouette, with the others' bets alone" played deal add 1 1 --dry-run A chouette:A fogad:B:10 fogad:B:Lux:6 $vole3
has "holds them all" "fogad:A:16 fogad:B:10 fogad:B:Lux:6 chouette:A = 16 -16" "$WORK/.err"
ok "lost" played deal add 1 1 --dry-run A fogad:B:10 fogad:B:Lux:6 chouette:A e B5 / e B5 / e B5
has "it pays them all" "= -16 16" "$WORK/.err"
ok "a partner has a part of it" played deal add 1 1 --dry-run A $vole3 fogad:B:10 fogad:A:Varga:4 chouette:A
has "and the rest is the player's" "fogad:A:6 fogad:B:10 fogad:A:Varga:4 chouette:A = 10 -10" "$WORK/.err"
status "who plays has at least half" 3 played deal add 1 1 --dry-run A $vole3 fogad:B:10 fogad:A:Varga:6 chouette:A
has "also of what is not written" "hold at least half" "$WORK/.err"

# 58.§: what is played for is agreed before the coup, and the sums are equal.
ok "bets that are not equal" played deal add 1 1 A fogad:A:15 fogad:B:10 $vole3
has "are pointed out" "not equal: A 15, B 10" "$WORK/.err"
played deal remove 1 1 5 >/dev/null 2>&1
printf '%s\n' 'fogad:A:15 fogad:B:16' - 'fogad:A:15 fogad:B:Szabó Anna:15' 'e A5' - . | played enter 1 1 >prompt.txt 2>&1
is "what it is played for is taken out" 1 "$(grep -c 'noted: B$' prompt.txt)"
is "and stays if the first hand is taken out" 2 "$(grep -c 'noted: B fogad:A:15 fogad:B:Szabó Anna:15$' prompt.txt)"
printf '%s\n' A 'fogad:A:15' 'fogad:B:Szabó Anna:15' 'e A5' 'e B4 fogad:B:Tóth:5' 'e A3' 'e A3' 'e A3' . | played enter 1 1 >prompt.txt 2>&1
has "the prompt takes them before the first hand" 'noted: A fogad:A:15 fogad:B:Szabó Anna:15' prompt.txt
status "says nothing while the other side can still bet" 1 grep -q "A 15, B 0" prompt.txt
has "says if they differ behind a hand" "A 15, B 20" prompt.txt
has "and behind any hand" "after 3 hand(s)" prompt.txt
has "the coup is recorded" "deal 5: A +15   B -15" prompt.txt
# Who deals the first hand is changed alone.
printf '%s\n' 'A fogad:A:15 fogad:B:15' B 'e A5' A 'e A3' - - - - . | played enter 1 1 >prompt.txt 2>&1
has "the dealer changes, the bets stay" 'noted: B fogad:A:15 fogad:B:15' prompt.txt
has "behind a hand nobody does" "the dealer of the first one cannot change" prompt.txt
has "and the hand stays" "after 2 hand(s)" prompt.txt
printf '%s\n' 'A e A3' B . - - | played --lang hu enter 1 1 >prompt.txt 2>&1
has "in Hungarian too" "az első kör osztója nem változhat" prompt.txt
printf '%s\n' - - . | played enter 1 1 >prompt.txt 2>&1
printf '%s\n' 'A fogad:A:15' 'fogad:B:5' 'fogad:B:Tóth:5' 'e A3' 'e A3' . | played enter 1 1 --dry-run >prompt.txt 2>&1
ok "before the first hand it is said" awk '/A 15, B 10/ { said = NR; times++ } /after 1 hand/ { first = NR }
	END { exit !(said < first && times == 1) }' prompt.txt
has "as soon as the other side has bet" "A 15, B 5" prompt.txt
printf '%s\n' 'A fogad:A:15' 'e A3' 'e A3' . | played enter 1 1 --dry-run >prompt.txt 2>&1
is "if it has not, with the first hand, once" 1 "$(grep -c "A 15, B 0" prompt.txt)"
printf '%s\n' 'e A3 fogad:A:15 fogad:B:10' 'e A3' . | played enter 1 1 --dry-run >prompt.txt 2>&1
ok "and as soon as the bets are typed, beside a hand too" awk '/after 1 hand/ { first = NR } /A 15, B 10/ { said = NR; times++ } /after 2 hand/ { second = NR }
	END { exit !(first < said && said < second && times == 1) }' prompt.txt
# Names are those of the book's players, whoever is entered; who plays on or holds the rest is named loosely (E-27).
played player add "Fodor Pál" >/dev/null 2>&1
played entry remove "Fodor Pál" >/dev/null 2>&1
status "short for a player of the book" 0 played deal add 1 1 --dry-run A fogad:A:10 'fogad:B:fodor pá:10' e A5 / helyette:B:FODOR e A5 / e A3
has "is that player, who plays on" 'helyette:B:"Fodor Pál" e A5' "$WORK/.err"
status "the rest too" 0 played deal add 1 1 --dry-run A fogad:A:10 fogad:B:Fodor Pál:15 marad:A:kun fogad:A:Kun:5 $vole3
has "is held by who bets" "marad:A:Kun" "$WORK/.err"
for lang in hu en; do
	[ $lang = hu ] && said="mindenki egyszer fogad" || said="everybody bets once"
	status "one person under two spellings ($lang)" 3 env RENONSZ_DB="$stakes" "$RENONSZ" --lang $lang deal add 1 1 A fogad:A:10 fogad:B:Tar:5 fogad:B:tar:5 $vole3
	has "bets once ($lang)" "$said" "$WORK/.err"
done
ok "all of it" played export --journal -o evening.ulti
ok "into another book" "$RENONSZ" -f evening.db import evening.ulti
"$RENONSZ" -f evening.db export --journal >again.ulti 2>/dev/null
same "and out of it again" evening.ulti again.ulti
# Who won and lost how much, also who did not sit at the table (E-27).
ok "the accounts of the bettors" played stats bettors --json
cp "$WORK/.out" bettors.json
ok "have everybody, and add up to zero" jq -e '([.[].balance] | add) == 0 and any(.[]; .name == "Szabó Anna") and any(.[]; .name == "Szabó Béla")' bettors.json
ok "two of one name are two" jq -e '[.[] | select(.name | startswith("Szabó"))] | length == 2' bettors.json
ok "as CSV" played stats bettors --csv
has "with its head" "name,deals,won,lost,balance" "$WORK/.out"
has "with a check code on paper" "Check code" <(played stats bettors 2>/dev/null)
# Who is called otherwise, or joined to another, bets by the new name, in one step with that (E-27).
cat >bets.ulti <<'END'
verseny "Kupa" datum=2026-11-21 szabaly=ecarte tet=10
nevezo 1 "Kiss Péter"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
nevezo 4 "Szabó Anna"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva"
1 A e A3 otthagyta:B:- fogad:A:10 fogad:B:"Szabó Anna":10
2 B e A3 otthagyta:B:- fogad:A:10 fogad:B:"Szabó Anna":5 fogad:B:Vendég:5
END
renames() { "$RENONSZ" -f bets.db "$@"; }
renames import bets.ulti >/dev/null 2>&1
cp bets.db named.db
renames export --journal >before.ulti
ok "a bettor whose name is corrected" renames player change "Szabó Anna" --name "Szabó Anita"
has "the deals are named" "1/1/1, 1/1/2" .err
renames export --journal >after.ulti
same "and the bets are theirs" <(sed 's/Szabó Anna/Szabó Anita/' before.ulti) after.ulti
ok "the book is sound" renames verify
ok "the other book is given it" "$RENONSZ" -f named.db merge bets.db
"$RENONSZ" -f named.db export --journal >again.ulti 2>/dev/null
same "and has it so" after.ulti again.ulti
ok "taken back" renames undo --yes
renames export --journal >again.ulti
same "all of it" before.ulti again.ulti
renames sheet sign 1 1 --by Anna --force >/dev/null 2>&1
ok "on a signed sheet" renames player change "Szabó Anna" --name "Szabó Anikó"
has "the bet stays, which is said" "1/1/1, 1/1/2 (javítani: renonsz sheet open" <(tr -s '\n ' '  ' <.err)
renames undo 2 --yes >/dev/null 2>&1
renames player add Vendég >/dev/null 2>&1
ok "who is joined to one who bets there too" renames player join Vendég "Szabó Anna"
has "does not bet twice, which is said" "1/1/2" .err
# So are the bets that were recorded by a short name before they were entered; who gets a stranger's account is told.
short() { "$RENONSZ" -f called.db "$@"; }
accounts() { short stats bettors --csv | sed 1d | cut -d, -f1,5 | sort | paste -sd' '; }
started_short() { # started_short NAME...: each is entered behind the two who play
	rm -f called.db*
	printf '%s\n' 'verseny "Est" datum=2026-05-01 szabaly=ecarte tet=100 leosztas=30' 'nevezo 1 "Kiss Péter"' 'nevezo 2 "Nagy Éva"' \
		"${@/#/nevezo }" 'fordulo 1' 'asztal 1' 'A=1 B=2' '1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:8 fogad:B:Szabó:2' \
		'2 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:7 fogad:B:Tóth:3' | short import - 2>/dev/null
	short export --journal >before.ulti
}
# changed WHAT ACCOUNTS COMMAND...: also undone and redone, and in a book that takes it over
changed() {
	local what="$1" now="$2" was
	shift 2
	was=$(accounts)
	rm -f named.db && cp called.db named.db
	ok "$what" short "$@"
	tr -s '\n ' '  ' <.err >said
	is "$what: the accounts" "$now" "$(accounts)"
	ok "$what: the book is sound" short verify
	short export --journal >after.ulti
	ok "$what: the other book is given it" "$RENONSZ" -f named.db merge called.db
	tr -s '\n ' '  ' <.err >merge_said
	"$RENONSZ" -f named.db export --journal >again.ulti 2>/dev/null
	same "$what: and has it so" after.ulti again.ulti
	ok "$what: undone" short undo --yes
	is "$what: as it was" "$was" "$(accounts)"
	ok "$what: redone" short redo
	is "$what: as it is" "$now" "$(accounts)"
	ok "$what: nothing is left to give" "$RENONSZ" -f named.db merge called.db
}
started_short '3 "Szabó Anna"'
is "a short name is hers" "Kiss Péter,20 Nagy Éva,-15 Szabó Anna,-2 Tóth,-3" "$(accounts)"
changed "who bet by a short name is called otherwise" "Kiss Péter,20 Nagy Éva,-15 Tóth Anna,-5" player change "Szabó Anna" --name "Tóth Anna"
for told in said merge_said; do
	has "the short name is told ($told)" "az új névre szólnak (Szabó helyett Tóth Anna): 1/1/1" $told
	has "a stranger's is told ($told)" "mostantól Tóth Anna fogadásának számít, ami itt „Tóth” néven áll: 1/1/2. Ha másé, írja ki ott" $told
done
started_short '3 "Szabó Anna"'
short --lang en player change "Szabó Anna" --name "Tóth Anna" 2>.err
has "in English" "here the bets by “Tóth” count for Tóth Anna from now on: 1/1/2. If they are somebody else's" <(tr -s '\n ' '  ' <.err)
ok "if it was somebody else" short deal edit 1 1 2 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:7 'fogad:B:"Tóth Ede":3' --reason x
is "that is heeded" "Kiss Péter,20 Nagy Éva,-15 Tóth Anna,-2 Tóth Ede,-3" "$(accounts)"
started_short '3 "Szabó Anna"'
short player add "Varga Pál" >/dev/null 2>&1
changed "who bet by a short name is joined to another" "Kiss Péter,20 Nagy Éva,-15 Tóth,-3 Varga Pál,-2" player join "Szabó Anna" "Varga Pál"
has "which is told" "(Szabó helyett Varga Pál): 1/1/1" said
started_short '3 "Szabó Anna"' '4 "Tóth Pál"'
changed "both are entered" "Kiss Péter,20 Nagy Éva,-15 Tóth Pál,-5" player join "Szabó Anna" "Tóth Pál"
status "whose own is no stranger's" 1 grep -q "fogadásának számít" said
started_short '3 "Szabó Anna"'
short player add "Tóth Pál" >/dev/null 2>&1
changed "only the one is entered" "Kiss Péter,20 Nagy Éva,-15 Tóth Pál,-5" player join "Szabó Anna" "Tóth Pál"
has "the other's short name is told" "Tóth Pál fogadásának számít, ami itt „Tóth” néven áll: 1/1/2" said
started_short '3 "Tóth Pál"'
short player add "Szabó Anna" >/dev/null 2>&1
changed "only the other is entered" "Kiss Péter,20 Nagy Éva,-15 Szabó,-2 Tóth Pál,-3" player join "Szabó Anna" "Tóth Pál"
started_short '3 "Szabó Anna"' '4 "Szabó Béla"'
changed "of two namesakes one is left" "Kiss Péter,20 Nagy Éva,-15 Szabó Béla,-2 Tóth,-3" player change "Szabó Anna" --name "Varga Anna"
has "whose bet it is is told" "mostantól Szabó Béla fogadásának számít, ami itt „Szabó” néven áll: 1/1/1" said
started_short '3 "Szabó Anna"'
short sheet sign 1 1 --by Anna --force >/dev/null 2>&1
changed "on a signed sheet" "Kiss Péter,20 Nagy Éva,-15 Szabó,-2 Tóth,-3" player change "Szabó Anna" --name "Varga Anna"
has "the short name stays, which is told" "régi néven maradt (Szabó)" said
# 49.§, 56.§: what the committee decides (E-26).
ok "a ruling of the committee" played rule jury -r 1 -t 1 -d 5 points=7,-7 reason="49.§: a spectator gave advice" judge=Committee --yes
has "in words" "The rules leave it to the play committee" "$WORK/.out"
has "with the standings, which are by score" "place 1 (+" "$WORK/.out"
ok "is minuted" played ruling list
has "with its reason" "a spectator gave advice" "$WORK/.out"
status "whose points do not add up" 3 played rule jury -r 1 -t 1 -d 4 points=7,-6 reason=x --yes
ok "the accounts have its points" played stats bettors --json
cp "$WORK/.out" bettors.json
ok "which still add up to zero" jq -e '([.[].balance] | add) == 0' bettors.json
ok "all of it" played export --journal -o ruled.ulti
ok "into another book" "$RENONSZ" -f ruled.db import ruled.ulti
"$RENONSZ" -f ruled.db export --journal >again.ulti 2>/dev/null
same "and out of it" ruled.ulti again.ulti
ok "undone" played undo --yes
ok "done again" played redo --yes
ok "verified" played verify
played event use 1 >/dev/null 2>&1
ok "its journal" played export --journal -o stakes.ulti
ok "into another book" "$RENONSZ" -f more.db import stakes.ulti
"$RENONSZ" -f more.db export --journal >again.ulti 2>/dev/null
same "and out of it" stakes.ulti again.ulti
ok "the standings sum the points" played standings --csv
has "by side" "1,Kiss Péter,2,25,,1,1,3,,0,,0,3,0" "$WORK/.out"
printf '%s\n' 'A' 'e A5' 'e A5' 'e A5 tet:7' . | played enter 1 1 >prompt.txt 2>&1
has "at the prompt behind the last hand" "A +7   B -7" prompt.txt
ok "that book is sound" played verify
script -qec "stty cols 80 rows 60; env TERM=xterm NO_COLOR=1 RENONSZ_DB=$stakes $RENONSZ sheet 1 1" /dev/null </dev/null 2>/dev/null | tr -d '\r' >screen
status "its sheet fits a terminal" 1 grep -E '^.{81,}' screen
# 49.§, 56.§, 59.§: marks that the committee gives or takes within a coup (E-33). 1:0, 2:0, 2:2, A's vole but one taken
# from A 3:2, 4:2, and with B's three tricks one for A: 5:3.
committee="A e A3 / d A3 / v B3 / e A5 bizottsag:A:-1 / e A3 / e B3 bizottsag:A:1"
played event set deals=5 >/dev/null 2>&1
ok "marks of the committee" played deal add 1 1 $committee = 1 -1
played sheet 1 1 --csv >sheet.csv
ok "why" played why 1 1 5
tr -s ' ' <"$WORK/.out" >why.txt
has "takes one from A" "4 the committee's decision Kiss Péter -1 3:2 59.§; E-33" why.txt
has "and gives one" "6 the committee's decision Kiss Péter 1 5:3 59.§; E-33" why.txt
has "they stand on the sheet" "bizottsag:A:-1" sheet.csv
played export --journal >marks.ulti 2>/dev/null
has "in the journal" "5 $committee" marks.ulti
ok "which another book reads" "$RENONSZ" -f marks.db import marks.ulti
"$RENONSZ" -f marks.db export --journal >again.ulti 2>/dev/null
same "as it was" marks.ulti again.ulti
ok "that book is sound" played verify
played deal remove 1 1 5 >/dev/null 2>&1
refused "A e A3 bizottsag:B:-1" "cannot take more marks than the player has (59.§, E-33)"
refused "A $vole3 bizottsag:B:5" "the fifth mark ended the coup"
refused "A e A3 bizottsag:A:0" "once a seat and hand"
refused "A e A3 bizottsag:A:1 bizottsag:A:1" "once a seat and hand"
refused "A e A3 bizottsag:C:1" "once a seat and hand"
refused "A u bizottsag:A:1" "nothing more is written about a void hand"
settled=$(echo '{"id":1,"dealer":"A","score":{"A":4,"B":2},"first":"accepted","tricks":{"A":3,"B":2},"committee":{"A":-1,"B":0}}' |
	"$RENONSZ" settle --rules ecarte | jq -c '[.marks, .score, .winner]')
is "without a book" '[{"A":0,"B":0},{"A":4,"B":2},null]' "$settled"
refused "A $vole3 tet:x" "the stake is a number"
refused "A $vole3 tet:0" "the stake is a number"
refused "A $vole3 tet:5 tet:6" "once: tet:10"
refused "A $vole3 fogad:A:3 fogad:A:4" "everybody bets once"
refused "A $vole3 fogad:A:3 tet:5" "cannot stand together"
refused "A $vole3 chouette:A" "a rest needs bets"
refused "A $vole3 fogad:A:3 chouette:A chouette:B" "“chouette:B”: the chouette is given once"
refused "A $vole3 fogad:A:Kiss:4 marad:A:Nagy" "held by somebody who bets"
refused "A $vole3 fogad:A:3 fogad:A:Szabó:50 fogad:B:53 chouette:A" "at least half"

# ---- the prompt: hand by hand, broken off and taken up again --------------------------------------
"$RENONSZ" deal remove 1 1 3 --reason "próba" >/dev/null 2>&1
printf '%s\n' 'A' 'd B3' 'v B9' 'e B4' . | "$RENONSZ" --lang en enter 1 1 >prompt.txt 2>&1
has "the score after each hand" "after 2 hand(s): Kiss Péter 0, Nagy Éva 2" prompt.txt
has "a fault at its place" "who took most tricks" prompt.txt
has "is kept" "go on with: renonsz enter 1 1" prompt.txt
status "the book knows nothing of it" 1 "$RENONSZ" why 1 1 3
printf '%s\n' '-' 'e B5 = 1 -1' 'e B5' 'e B5' '= -1 1' . | "$RENONSZ" --lang en enter 1 1 >prompt.txt 2>&1
has "is taken up again" "broken off: A d B3 / e B4" prompt.txt
has "points before the end" "the coup is not over yet" prompt.txt
has "the fifth mark records it" "deal 3: A -1   B +1" prompt.txt
"$RENONSZ" deals >deals.txt
has "as a line" "d B3 / e B5 / e B5" deals.txt
none "no draft is left" "$(ls "$WORK"/book.db.draft* 2>/dev/null)"
printf '%s\n' 'e A3' . | "$RENONSZ" --dry-run enter 1 1 >prompt.txt 2>&1
none "a trial keeps none" "$(ls "$WORK"/book.db.draft* 2>/dev/null)"

"$RENONSZ" event set deals=3 >/dev/null 2>&1
printf '%s\n' 'e A5' . | "$RENONSZ" --lang en enter 1 1 >prompt.txt 2>&1
has "a hand of a coup too many" "and this would be number 4" prompt.txt
status "is refused at once" 1 grep -F "after 1 hand(s)" prompt.txt
none "nothing of it is kept" "$(ls "$WORK"/book.db.draft* 2>/dev/null)"
"$RENONSZ" event set deals=4 >/dev/null 2>&1

# No line drops what was noted of the coup: the bets count for a whole coup too, and hands are not begun anew.
for lang in hu en; do
	kept="$WORK/kept.$lang.db" && rm -f kept.$lang.db*
	noted() { printf '%s\n' "$@" . | RENONSZ_DB="$kept" "$RENONSZ" --lang $lang enter 1 1 >prompt.txt 2>&1; }
	RENONSZ_DB="$kept" "$RENONSZ" event new "Este" --edition ecarte --date 2026-11-23 --deals 9 >/dev/null 2>&1
	for player in "Kiss Péter" "Nagy Éva"; do RENONSZ_DB="$kept" "$RENONSZ" player add "$player" >/dev/null 2>&1; done
	RENONSZ_DB="$kept" "$RENONSZ" table add 1 1 A=kiss B=nagy >/dev/null 2>&1
	if [ $lang = hu ]; then
		stays="ami fel volt írva, marad:" late="az első kör osztója nem változhat" anew="ez már nem áll, az új lépett a helyébe:"
		out="kivéve:" back="újra ez áll:" over="félbehagyott játszma is volt hozzá felírva" deal="1. leosztás:"
	else
		stays="what was noted stays:" late="the dealer of the first one cannot change" anew="this is gone, the new one takes its place:"
		out="taken out:" back="this stands again:" over="a coup broken off was noted for it" deal="deal 1:"
	fi
	noted 'fogad:A:10 fogad:B:5 fogad:B:Varga:5' 'A e A3' 'e A5' 'e A5'
	has "who deals in front of a hand leaves the bets ($lang)" "$stays fogad:A:10 fogad:B:5 fogad:B:Varga:5" prompt.txt
	has "which count ($lang)" "$deal A +10   B -10" prompt.txt
	noted 'tet:7' 'A e A5 / e A5 / e A5' 'tet:8' '3 A e A5 / e A5 / e A5' 'A tet:9' 'B fogad:A:1 e A3'
	has "so does a whole coup ($lang)" "$stays tet:7" prompt.txt
	is "with its number too ($lang)" "A +7 B -7 A +8 B -8" "$(grep -o 'A +[78] .*' prompt.txt | xargs)"
	has "what does not go together is refused ($lang)" "tet:9 fogad:A:1" prompt.txt
	noted - - 'fogad:A:4 fogad:B:4 chouette:A' 'e A3' 'e B3' 'e A3' 'A e A3' 'e A5' 'e A3'
	has "behind hands nobody else dealt ($lang)" "$late" prompt.txt
	has "and nothing is lost ($lang)" "A +4   B -4" prompt.txt
	noted 'fogad:A:4 fogad:B:4' 'e A3 ; jó' 'fogad:A:6' 'fogad:B:6 e A3 /' - - - - - -
	has "a bet typed anew takes the place of the old one ($lang)" "$anew fogad:A:4" prompt.txt
	has "beside a hand too ($lang)" "$anew fogad:B:4" prompt.txt
	is "what is taken out is said, from behind ($lang)" "e A3, fogad:B:6, fogad:A:6, e A3, fogad:A:4 fogad:B:4, B" "$(sed -n "s/.*$out //p" prompt.txt | paste -sd, | sed 's/,/, /g')"
	is "and what stood before stands again ($lang)" "fogad:B:4 fogad:A:4" "$(sed -n "s/.*$back //p" prompt.txt | xargs)"
	noted 'fogad:A:10 fogad:B:4 fogad:B:"Tar Imre":6 marad:B:tar' 'e A3' 'fogad:B:"tar imre":8' 'fogad:B:tar:9'
	noted - - = - -
	has "a bet that somebody holds the rest by comes back ($lang)" "$back fogad:B:\"Tar Imre\":8" prompt.txt
	has "and the one before it ($lang)" "$back fogad:B:\"Tar Imre\":6" prompt.txt
	has "what is broken off is shown as it stands ($lang)" ': B fogad:A:10 fogad:B:4 marad:B:"Tar Imre" e A3 fogad:B:"Tar Imre":9 ' prompt.txt
	noted -
	i=0 && while [ $i -lt 240 ]; do i=$((i + 1)) && echo "tet:$i"; done >many
	noted - && RENONSZ_DB="$kept" "$RENONSZ" --lang $lang enter 1 1 <many >/dev/null 2>&1
	noted = - -
	has "however often it is changed, what is noted is kept ($lang)" ' tet:240' prompt.txt
	rm -f "$kept".draft*
	noted 'tet:3' 'e A3'
	RENONSZ_DB="$kept" "$RENONSZ" deal add 1 1 B hamis >/dev/null 2>&1
	noted =
	has "what a deal recorded elsewhere leaves of a coup is said ($lang)" "$over" prompt.txt
	none "and is gone" "$(ls "$kept".draft* 2>/dev/null)"
	noted 'e A3' 'ujraosztas "leesett"' 'e B3' .
	has "so is what was noted of a deal that is dealt again ($lang)" "$over" prompt.txt
	has "which begins anew ($lang)" "Kiss Péter 0, Nagy Éva 1" prompt.txt
	no=$(ls "$kept".draft* | sed 's/.*-//')
	RENONSZ_DB="$kept" "$RENONSZ" deal redeal 1 1 "$no" --reason "kevés lap" >/dev/null 2>&1
	noted 'e B3'
	has "also by a command of its own ($lang)" "$over" prompt.txt
	has "and begins anew ($lang)" "Kiss Péter 0, Nagy Éva 1" prompt.txt
	status "everybody bets once ($lang)" 3 env RENONSZ_DB="$kept" "$RENONSZ" --lang $lang deal add 1 1 A fogad:A:10 fogad:A:20 fogad:B:20 e A5 / e A5 / e A5
	[ $lang = hu ] && said="már fogad" || said="they bet on this coup already"
	has "which is said ($lang)" "$said" "$WORK/.err"
done

# ---- why -------------------------------------------------------------------------------------------
for lang in hu en; do
	for coup in 1 3; do "$RENONSZ" --lang $lang why 1 1 $coup; done >why.txt 2>&1
	golden "ecarte_event/why.$lang.txt" why.txt
	status "why fits 80 columns ($lang)" 1 grep -E '^.{81,}' why.txt
done
for lang in hu en; do
	for asked in "1 1" "--standings kiss"; do "$RENONSZ" --lang $lang why $asked; done >foot.txt 2>&1
	golden "ecarte_event/foot.$lang.txt" foot.txt
done
ok "why as JSON" "$RENONSZ" why 1 1 1 --json
cp "$WORK/.out" why.json
ok "every mark has its section" jq -e 'all(.lines[]; .cite | test("§"))' why.json
for player in "Tóth Imre" "Szabó Anna" "Kovács Béla"; do "$RENONSZ" player add "$player" >/dev/null; done
status "three do not sit at it" 3 "$RENONSZ" table add 1 2 A="Tóth Imre" B="Szabó Anna" C="Kovács Béla"

ok "a draw makes tables of two" "$RENONSZ" --lang en draw 2 --dry-run
has "which says that they have met" "Pairs that have met before: 1" "$WORK/.out"

# ---- every format, in both languages ---------------------------------------------------------------
in_every_format ecarte_event

# ---- the journal, round trip; merge; undo; verify --------------------------------------------------
ok "its journal" "$RENONSZ" export --journal -o first.ulti
golden "ecarte_event/journal.ulti" first.ulti
ok "again into the same book" "$RENONSZ" import first.ulti
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "into another book" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" import first.ulti
RENONSZ_DB="$WORK/other.db" "$RENONSZ" event use 2 >/dev/null 2>&1
ok "and out of it" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" export --journal -o again.ulti
same "the journal is the same" first.ulti again.ulti
ok "that book is sound" env RENONSZ_DB="$WORK/other.db" "$RENONSZ" verify
ok "no difference between the two" "$RENONSZ" diff other.db
RENONSZ_DB="$WORK/third.db" "$RENONSZ" event new "Más" --date 2026-01-01 >/dev/null 2>&1
ok "merge" env RENONSZ_DB="$WORK/third.db" "$RENONSZ" merge "$WORK/book.db"
for n in 1 2 3; do ok "undo $n" "$RENONSZ" undo --yes; done
for n in 1 2 3; do ok "redo $n" "$RENONSZ" redo --yes; done
"$RENONSZ" export --journal -o again.ulti 2>/dev/null
same "nothing was lost" first.ulti again.ulti
ok "verify settles every deal once more" "$RENONSZ" verify
status "missing" 1 "$RENONSZ" missing
has "names what is not signed" "*" "$WORK/.out"

# A coup that was left out is put in: who dealt the later ones stands in their lines.
"$RENONSZ" -f left.db import - 2>/dev/null <<'END'
verseny "Este" datum=2026-11-20 szabaly=ecarte
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva"
1 A e A5 / e A5 / e A3
2 B hamis
END
ok "put in" "$RENONSZ" -f left.db deal insert 1 1 1 B e B5 / e B5 / e B3
is "each was dealt by whom its line names" "B B A A B B" "$("$RENONSZ" -f left.db deals --csv | sed 1d | cut -d, -f4,10 | tr ',\n' '  ' | sed 's/ $//')"

# ---- somebody plays on for a player who left: the prompt and `why` name who plays; totals of the coup and of the sheet
rm -f "$RENONSZ_DB"*
"$RENONSZ" event new "Est" --edition ecarte --date 2026-11-21 --deals 8 >/dev/null 2>&1
for player in "Kiss Péter" "Nagy Éva" "Tóth Imre" "Szabó Anna"; do "$RENONSZ" player add "$player" >/dev/null 2>&1; done
"$RENONSZ" table add 1 1 A=kiss B=nagy >/dev/null 2>&1
"$RENONSZ" export --blank 1 -o new.pdf >/dev/null 2>&1
"$RENONSZ" deal add 1 1 A e A5 / e A5 / e A3 >/dev/null 2>&1
printf '%s\n' "A fogad:A:10 fogad:B:5 fogad:B:Zsolt:5" "e A3" = "helyette:B:Zsolt e B3" = . | "$RENONSZ" --lang en enter 1 1 >said 2>&1
has "the coup's marks" "after 1 hand(s): Kiss Péter 1, Nagy Éva 0" said
has "beside the sheet's totals" "on the sheet so far: Kiss Péter 1   Nagy Éva -1" said
has "who plays by now" "after 2 hand(s): Kiss Péter 1, Zsolt 1" said
ok "the king's mark is the fifth" "$RENONSZ" deal add 1 1 A e A5 / e A5 / d - kA --dry-run
status "behind it no tricks count" 3 "$RENONSZ" --lang en deal add 1 1 A e A5 / e A5 / d A3 kA --dry-run
has "how it is written" "d - kA" "$WORK/.err"
"$RENONSZ" deal add 1 1 2 A "fogad:A:10" fogad:B:5 fogad:B:Zsolt:5 / e A3 / helyette:B:Zsolt e B5 / e B5 / e B3 >/dev/null 2>&1
ok "why" "$RENONSZ" why 1 1 2
has "a mark of who had left by then" " 2 vole Zsolt 2 1:2" <(tr -s ' ' <"$WORK/.out")
# A sheet to be filled in has who sat there first: it is no longer for those who took over a seat.
for from in 3 4 5 6; do
	[ $((from % 2)) = 1 ] && who=tóth || who=szabó
	"$RENONSZ" table seat 1 1 B=$who --from $from >/dev/null 2>&1
done
"$RENONSZ" export --blank 1 -o later.pdf >/dev/null 2>&1
is "a blank sheet's pages" "$(grep -ac '/Type /Page$\|/Type /Page[ />]' new.pdf)" "$(grep -ac '/Type /Page$\|/Type /Page[ />]' later.pdf)"
ok "which are counted" test "$(grep -ac '/Type /Page$\|/Type /Page[ />]' new.pdf)" -gt 0
# The jury's points for a coup that nobody wrote down.
ok "a ruling on it" "$RENONSZ" --lang en rule jury -r 1 -t 1 -d 3 points=-2,2 reason=x --dry-run
has "says so" "this deal is not recorded" "$WORK/.out"
ok "a ruling on one that was" "$RENONSZ" --lang en rule jury -r 1 -t 1 -d 1 points=-2,2 reason=x --dry-run
cp "$WORK/.out" said
status "does not" 1 grep -q "not recorded" said
ok "recorded" "$RENONSZ" rule jury -r 1 -t 1 -d 3 points=-2,2 reason=x
status "the line comes behind it" 5 "$RENONSZ" --lang en deal add 1 1 3 A e A5 / e A5 / e A3
has "what to do" "state=open" "$WORK/.err"
ok "reopened" "$RENONSZ" rule -r 1 -t 1 -d 3 --revise 1 state=open
ok "the line" "$RENONSZ" deal add 1 1 3 A e A5 / e A5 / e A3
ok "decided again" "$RENONSZ" rule -r 1 -t 1 -d 3 --revise 1 state=decided reason=x
is "the points are the jury's" "-2" "$("$RENONSZ" deals --csv | awk -F, '$3 == 3 { print $6 }')"
ok "the book is sound" "$RENONSZ" verify

# Whom a short name means is said, and so is why the line is refused all the same; what was noted wrong by now can be taken out.
b() { "$RENONSZ" -f short.db --lang hu "$@"; }
b event new Rövid --edition ecarte --date 2026-11-21 --deals 3 2>/dev/null
for player in "Kiss Péter" "Nagy Éva" "Szabó Anna" "Varga Vera"; do b player add "$player" 2>/dev/null; b entry add "$player" 2>/dev/null; done
b table add 1 1 A=kiss B=nagy 2>/dev/null
printf '%s\n' 'A fogad:A:Kiss:10 fogad:B:10' 'A fogad:B:Szabó:5 fogad:A:Szab:5 fogad:A:5' 'A e A5 / e A5 / e A3 fogad:A:Kiss:10 fogad:B:10' . | b enter 1 1 2>&1 | tr -s '\n ' ' ' >said
has "a player's own bet by a short name" 'Fogadó: „Kiss” = Kiss Péter. Kiss Péter maga játszik az A helyen' said
has "one bettor twice" '= Szabó Anna. ' said
is "each is refused with its reason" 2 "$(grep -o 'fogad:A:10' said | wc -l)"
is "and nothing is recorded" 0 "$(b deals --csv | grep -c ',A ')"
printf '%s\n' 'A fogad:A:10 fogad:B:Varga:10' 'e A5' | b enter 1 1 >/dev/null 2>&1
b table seat 1 1 B=varga 2>/dev/null
printf '%s\n' 'e A5' - - 'fogad:A:10 fogad:B:10' 'e A5' 'e A5' 'e A3' . | b enter 1 1 2>&1 | tr -s '\n ' ' ' >said
has "a bettor who sits there by now" 'Varga Vera maga játszik a B helyen' said
has "is taken out, and the coup goes on" 'A +10 B -10' said

# ---- whom a bet names is settled when it is typed, before anything is compared (E-24, E-27) ----------
rm -f whom.db*
w() { "$RENONSZ" -f whom.db --lang "${tongue:-hu}" "$@"; }
typed() { printf '%s\n' "$@" . | w enter 1 1 2>&1 | tr -s '\n ' ' ' >said; }
w event new Fogadós --edition ecarte --date 2026-11-21 --deals 9 2>/dev/null
for player in "Kiss Péter" "Nagy Éva" "Varga Zoltán" "Szabó Anna" "Szabó Béla"; do w player add "$player" 2>/dev/null; w entry add "$player" 2>/dev/null; done
w table add 1 1 A=kiss B=nagy 2>/dev/null
vole="e A5 / e A5 / e A3"
for number in 3 3.; do
	ok "a start number ($number)" w deal add 1 1 --dry-run A fogad:A:10 fogad:B:$number:10 $vole
	has "names who is entered with it ($number)" "Fogadó: „$number” = Varga Zoltán" "$WORK/.err"
	has "and is stored by name ($number)" 'fogad:B:"Varga Zoltán":10' "$WORK/.err"
done
for tongue in hu en; do
	status "a number that nobody has ($tongue)" 3 w deal add 1 1 A fogad:A:10 fogad:B:44:10 $vole
	[ $tongue = hu ] && said="„44”: ezzel a rajtszámmal senki" || said="“44”: nobody is entered with that start number"
	has "is refused ($tongue)" "$said" "$WORK/.err"
done
for tongue in hu en; do
	status "who plays on by number, with less than half of the bets ($tongue)" 3 w deal add 1 1 A fogad:A:10 fogad:A:3:5 fogad:B:15 chouette:A / e A3 / e B3 / helyette:A:3 e A5 / e A3
	[ $tongue = hu ] && said="az ő tétje 5, a(z) A oldal együtt 15" || said="theirs is 5, those of side A together 15"
	has "the amounts are said ($tongue)" "$said" <(sed 's/az A oldal/a(z) A oldal/' "$WORK/.err")
done
tongue=hu
status "a player's own number" 3 w deal add 1 1 A fogad:A:10 fogad:B:1:10 $vole
has "as by name" "Kiss Péter maga játszik az A helyen" "$WORK/.err"
ok "who plays on by number" w deal add 1 1 --dry-run A fogad:A:10 fogad:B:varga:10 / e A5 / helyette:B:3 e A5 / e A3
has "is the bettor" 'helyette:B:"Varga Zoltán" e A5' "$WORK/.err"
ok "the rest by number, the bet by name" w deal add 1 1 --dry-run A fogad:A:10 fogad:B:varga:10 marad:B:3 $vole
has "is held" 'marad:B:"Varga Zoltán"' "$WORK/.err"
ok "the bet by number, the rest by name" w deal add 1 1 --dry-run A fogad:A:10 fogad:B:3:10 marad:B:Varga\ Zoltán $vole
ok "short and whole in one line" w deal add 1 1 --dry-run A fogad:A:10 fogad:B:varga:10 'marad:B:"Varga Zoltán"' / e A5 / 'helyette:B:"Varga Zoltán"' e A5 / e A3
ok "another spelling" w deal add 1 1 --dry-run A fogad:A:10 'fogad:B:"VARGA z":10' 'marad:B:"Varga Zoltán"' $vole
status "several" 3 w deal add 1 1 A fogad:A:szabó:10 fogad:B:10 $vole
has "with the side that was typed" 'fogad:A:"Szabó Anna":5' "$WORK/.err"
status "several may hold the rest" 3 w deal add 1 1 A fogad:A:10 fogad:B:10 marad:B:szabó $vole
has "with the word that was typed" 'marad:B:"Szabó Anna"' "$WORK/.err"
# Typed anew under another spelling.
typed 'A fogad:A:10 fogad:B:"Szabó Anna":5' 'fogad:B:szabó a:7' 'fogad:B:4:8' 'fogad:B:3:2' 'fogad:B:varga:3' 'marad:B:varga' 'marad:B:3'
has "a bet of the same person is replaced" 'az új lépett a helyébe: fogad:B:"Szabó Anna":5' said
has "the last one stands, and others beside it" 'fogad:B:"Szabó Anna":8 fogad:B:"Varga Zoltán":3' said
# stands DRAFT: what is broken off, without the bets that "-" would bring back.
stands() { sed 's/~[^ "]*\("[^"]*"[^ ]*\)\{0,1\} //g' "$1"; }
has "is kept by the whole name" 'fogad:B:"Varga Zoltán":3 marad:B:"Varga Zoltán"' <(stands whom.db.draft-e1-r1-t1-1)
# A namesake in mid-coup changes nothing.
w player add "Varga Zénó" 2>/dev/null; w entry add "Varga Zénó" 2>/dev/null
typed 'e A5' 'fogad:B:"Varga Zoltán":5'
has "the coup goes on" '1 kör után' said
has "and the bet is changed" 'fogad:B:"Varga Zoltán":5' whom.db.draft-e1-r1-t1-1
# Nor does another name, even if somebody else has the old one by then.
w player change "Varga Zoltán" --name "Vida Zoltán" 2>/dev/null; w player change "Varga Zénó" --name "Varga Zoltán" 2>/dev/null
typed '.'
has "it is taken up by the name of now" 'marad:B:"Vida Zoltán" e A5 fogad:B:"Vida Zoltán":5 (' said
truncate -s -1 whom.db.draft-e1-r1-t1-1
typed '.'
has "also if the file lacks its end" 'fogad:B:"Vida Zoltán":5 (' said
w undo 2 --yes 2>/dev/null
typed '.'
has "and as it was when that is undone" 'marad:B:"Varga Zoltán" e A5 fogad:B:"Varga Zoltán":5 (' said
rm -f whom.db.draft*
typed 'A fogad:A:10 fogad:A:Lakatos:5'
for player in "Lakatos Ede" "Lakatos Ida"; do w player add "$player" 2>/dev/null; w entry add "$player" 2>/dev/null; done
typed 'e A5'
has "who was somebody else's short name by then" 'többekre is illik: Lakatos Ede, Lakatos Ida; írja ki, melyikük: fogad:A:"Lakatos Ede":5' said
typed 'fogad:A:"Lakatos Ida":6'
is "is replaced by whom it was meant for" 'A fogad:A:10 fogad:A:"Lakatos Ida":6' "$(stands whom.db.draft-e1-r1-t1-1 | head -1)"
w table seat 1 1 B=ida 2>/dev/null
typed 'e A5'
has "who sits down meanwhile: how it is taken out" "maga játszik a B helyen, és ott teheti a saját tétjét: fogad:B:10. Amit korábban felírt, azt a „-” kiveszi" said
typed - -
w table seat 1 1 B=nagy 2>/dev/null
# Who bet by a short name and is entered later has one account, and no second one is spoken of.
w deal add 1 1 A fogad:A:10 fogad:B:Molnár:10 $vole 2>/dev/null
w player add "Molnár Géza" 2>/dev/null; w entry add "Molnár Géza" 2>/dev/null
ok "the same, entered by now" w deal add 1 1 A fogad:A:10 fogad:B:molnár:10 $vole
has "is stored by the whole name" 'fogad:B:"Molnár Géza":10' "$WORK/.err"
cp "$WORK/.err" said
status "with no word of two accounts" 1 grep -q "két külön" said
is "for there is one" 1 "$(w stats bettors --csv | grep -c Molnár)"
w player add "Molnár Gábor" 2>/dev/null; w entry add "Molnár Gábor" 2>/dev/null
for tongue in hu en; do
	[ $tongue = hu ] && said="„Molnár” többekre illik" || said="“Molnár” fits several"
	for report in "stats bettors" money; do
		w $report >out 2>&1
		has "a namesake who is entered later: $report ($tongue)" "$said" <(tr -s '\n ' ' ' <out)
		has "and how to say who it was: $report ($tongue)" "renonsz deal edit 1 1 1" <(tr -s '\n ' ' ' <out)
	done
done
tongue=hu
ok "that is said" w deal edit 1 1 1 A fogad:A:10 'fogad:B:"Molnár Géza":10' $vole
w stats bettors >out 2>&1
status "and heeded" 1 grep -q "többekre" out
ok "that book is sound" w verify

# ---- whatever a player is called can stand in a bet, in quotes where it has to, and no number is a name -------------
# sound WHAT: the book is what the program wrote, and its journal makes the same book.
sound() {
	ok "$1: is a sound book" n verify
	n export --journal >journal && rm -f again.db && ok "$1: the journal is read" "$RENONSZ" -f again.db import journal
	"$RENONSZ" -f again.db export --journal >again && ok "$1: and comes back" cmp journal again
	rm -f merged.db && "$RENONSZ" -f merged.db event new Klub --date 2026-01-01 2>/dev/null
	ok "$1: and is merged" "$RENONSZ" -f merged.db merge nick.db Este
	is "$1: with the same accounts" "$(n stats bettors --csv)" "$("$RENONSZ" -f merged.db -e Este stats bettors --csv)"
}
n() { "$RENONSZ" -f nick.db --lang "${tongue:-hu}" "$@"; }
started() { # started NAME: the third one is called so, doubled quotes in it
	rm -f nick.db*
	printf '%s\n' 'verseny "Este" datum=2026-11-21 szabaly=ecarte leosztas=9' 'nevezo 1 "Kiss Péter"' 'nevezo 2 "Nagy Éva"' "nevezo 3 \"$1\"" \
		'fordulo 1' 'asztal 1' 'A=1 B=2' | n import - 2>/dev/null
}
for nick in 'Tóth "Csibi" Imre' 'Tóth:Imre' 'Tóth;Imre' '"Csibi"' 'Tóth &amp; Imre' 'Tóth / hamis' "$(printf 'é%.0s' $(seq 63))"; do
	doubled=${nick//\"/\"\"}
	started "$doubled"
	ok "$nick bets by number" n deal add 1 1 A fogad:A:5 fogad:B:3:5 $vole
	has "and is told" "„3” = $nick" "$WORK/.err"
	ok "by name" n deal add 1 1 B fogad:A:5 "fogad:B:\"$doubled\":5" "marad:B:\"$doubled\"" $vole
	is "one account" "$nick,2,0,10,-10" "$(n stats bettors --csv | tail -1 | sed -n '/^"/{s/^"//;s/",/,/;s/""/"/g};p')"
	sound "$nick"
	started "Tóth Imre"
	n deal add 1 1 A fogad:A:5 fogad:B:Tóth:5 $vole 2>/dev/null
	cp nick.db old.db
	ok "a player is called $nick by now" n player change Tóth --name "$nick"
	sound "$nick, changed"
	ok "undone" n undo --yes
	sound "$nick, undone"
	cp old.db nick.db
	n player add "$nick" --yes 2>/dev/null
	ok "joined to $nick" n player join "Tóth Imre" "$nick"
	sound "$nick, joined"
	rm -f there.db && cp old.db there.db && cp old.db nick.db
	"$RENONSZ" -f there.db player change Tóth --name "$nick" 2>/dev/null
	ok "$nick, by a merge" n merge there.db Este
	sound "$nick, merged"
	is "with its name" 1 "$(n stats bettors --csv | sed 's/""/"/g' | grep -cF "$nick")"
done
started "Tóth Imre"
longest=$(printf 'é%.0s' $(seq 63))x
n deal add 1 1 A fogad:A:5 fogad:B:Tóth:5 $vole 2>/dev/null
ok "the longest name, the longest mark" n player change Tóth --name "$longest" --mark "$(printf '"%.0s' $(seq 63))"
sound "the longest label"
ok "bets by number" n deal add 1 1 B fogad:A:5 fogad:B:3:5 $vole
is "and the number is nobody's name" 0 "$(n stats bettors --csv | grep -c '^3,')"
sound "the longest label, by number"
status "a quote that is not doubled" 3 n deal add 1 1 B fogad:A:5 'fogad:B:"Tóth "Csibi" Imre":5' $vole
has "is told how" 'kettőzve' "$WORK/.err"
