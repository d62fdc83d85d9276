# What a ruling that is accepted leaves in the book can be proved: every case, with more and more said of the contract, of a
# deal that is recorded and of one that is not, at a table of three and of four; and the journal brings it back as it was.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_BACKUP=no

cat >cases <<'END'
1.1
1.2 stage=before-bid
1.2 stage=auction points=%
1.3 by=B when=pickup
1.4
1.5 by=C stage=open
1.5 by=C stage=committed
1.6 stage=open seats=@
2.1 by=B innocent_bids=no
2.2 by=B
2.3 by=B noticed=looked
2.3 by=B noticed=no-other-bidder
2.4 by=B previous_bid=P stage=auction raised=no
2.5 by=C previous_bid=P innocent_bids=no
2.6 by=C innocent_bids=no
2.7 by=C second_bidder=B second_count_ok=yes
2.7 by=C second_bidder=D second_count_ok=no
3.1 by=B
3.2 by=B
3.3 by=C
3.4 by=C trick=3
3.5 by=C warned_by=- self_corrected=no
3.6 by=C trick=2
3.7 by=B
3.8 by=C
3.9 wrong_count=C
3.10
3.11
3.12 by=C uncheckable=parti
10.3g by=C act=x
jury by=C points=%
jury by=C state=open
END
# What is said of the contract, by table.
contract=("" "bid=U" "bid=U declarer=B" "bid=U declarer=B trump=z" "bid=U declarer=B trump=z kontra=kU"
	"bid=U declarer=B trump=z made=+-")
for seats in 3 4; do
	export RENONSZ_DB="$WORK/$seats.db"
	points=-20,10,10 order=BAC fourth='' dealer=''
	[ $seats = 4 ] && points=0,-20,10,10 order=BACD fourth=' D="Pap Oli"' dealer=' o=A'
	{
		printf 'verseny "Bizonyíték" datum=2026-11-21 leosztas=99\nfordulo 1\n'
		for table in 1 2 3 4 5 6; do
			printf 'asztal %s\nA="Kiss Pál" B="Nagy Ede" C="Varga Ida"%s\n' $table "$fourth"
			for deal in $(seq 1 2 64); do echo "$deal B U z +- kU$dealer"; done
		done
	} >deals.ulti
	ok "deals at tables of $seats" "$RENONSZ" import deals.ulti
	no=0
	while read -r case said; do
		said=${said/@/$order}
		[ "${said/\%/}" = "$said" ] || said="${said/\%/$points} reason=mert"
		for recorded in yes no; do
			no=$((no + 1))
			for table in 1 2 3 4 5 6; do
				"$RENONSZ" rule $case -r 1 -t $table -d $no $said ${contract[table - 1]} --yes >/dev/null 2>&1
			done
		done
	done <cases
	is "$seats seats: each case was ruled on" "$(cut -d' ' -f1 cases | sort -u | wc -l)" "$("$RENONSZ" ruling list --csv | awk -F, 'NR > 1 { print $7 }' | sort -u | wc -l)"
	ok "$seats seats: all that was ruled is proved" "$RENONSZ" verify
	"$RENONSZ" export --journal >out.ulti
	ok "the journal comes in" "$RENONSZ" -f "in$seats.db" import out.ulti
	"$RENONSZ" -f "in$seats.db" export --journal >again.ulti
	same "as it was" out.ulti again.ulti
	ok "is proved too" "$RENONSZ" -f "in$seats.db" verify
	ok "a book of its own for it" "$RENONSZ" -f "merged$seats.db" merge "$RENONSZ_DB"
	ok "has the same" "$RENONSZ" diff "merged$seats.db"
done

# What a book says of a deal after rulings, revisions, dismissals and corrections is what its own journal says of it: who
# dealt, who sat out, the points. A table of four, its first deal by the sheet dealt by D.
"$RENONSZ" -f four.db import - >/dev/null 2>&1 <<'JOURNAL'
verseny "Osztó" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Pál" B="Nagy Ede" C="Varga Ida" D="Pap Oli"
1 A U z ++
2 B P z +
JOURNAL
own() { "$RENONSZ" -f own.db --lang en "$@"; }
afresh() { rm -f own.db* copy.db* && cp four.db own.db; }
# figures NAME POINTS: the deal has them here, in the book of its journal, and in an empty one that it is merged into.
figures() {
	is "$1" "$2" "$(own deals --csv | awk -F, 'NR == 2 { print $6, $7, $8, $9, "by", $10 }')"
	ok "$1: proved" own verify
	own export --journal >own.ulti
	rm -f copy.db* merged.db*
	ok "$1: its journal" "$RENONSZ" -f copy.db import own.ulti
	ok "$1: says the same" "$RENONSZ" diff own.db copy.db
	ok "$1: merged" "$RENONSZ" -f merged.db merge own.db
	ok "$1: the same too" "$RENONSZ" diff own.db merged.db
}
on() { ok "rule $*" own rule "$@" -r 1 -t 1 -d 1 --yes; }
wrong="1.5 by=B claim=C stage=committed"
afresh && on $wrong && figures "the wrong dealer" "10 0 -5 -5 by B"
on 3.8 by=C claim=A trick=3 && figures "and a fault" "10 0 -15 5 by B"
on 3.8 --revise 2 state=dismissed reason=x && figures "and it is turned down" "10 0 -5 -5 by B"
on 1.5 --revise 1 state=dismissed reason=x && figures "and the first one too" "10 -5 -5 0 by D"
on 1.5 --revise 1 state=decided && figures "and decided again" "10 0 -5 -5 by B"
afresh && on 1.5 by=B claim=C stage=open && on 1.5 --revise 1 stage=committed && figures "not dealt again after all" "10 0 -5 -5 by B"
afresh && on 1.5 by=A claim=C stage=open && on 1.5 --revise 1 stage=open judge=Q && figures "dealt again by whoever dealt it" "0 0 0 0 by A"
afresh && on $wrong && on 3.8 by=C claim=A trick=3 && on 3.8 --revise 2 by=A claim=C && figures "play on after a fault" "10 0 -5 -5 by B"
afresh && on 3.8 by=C claim=A trick=3 dealer=B && on 3.8 --revise 1 by=A claim=C trick=3 && figures "told beside a fault" "10 0 -5 -5 by B"
afresh && on $wrong && ok "the paper says otherwise" own deal edit 1 1 1 A U z +- o=D --reason x && figures "corrected" "6 -3 -3 0 by D"
afresh && on $wrong && ok "corrected otherwise" own deal edit 1 1 1 A U z +- --reason x && figures "still the dealer" "6 0 -3 -3 by B"

# 13.§ (1) 6: where they sat is asked there alone; whoever claims plays the deal by the seat that was really his.
for said in "1.5 by=B claim=C stage=committed" "3.8 by=C claim=A trick=3" "3.8 by=C claim=A minor=yes" "1.3 by=C when=pickup"; do
	afresh
	status "seats in $said" 3 own rule $said seats=BACD -r 1 -t 1 -d 1 --yes
	has "seats in $said: named" "does not ask for “seats”" "$WORK/.err"
	figures "seats in $said: nothing is moved" "10 -5 -5 0 by D"
done
status "a fact of another case, where the play goes on all the same" 3 own rule 3.8 by=C claim=A minor=yes stage=open -r 1 -t 1 -d 1 --yes
has "named too" "does not ask for “stage”" "$WORK/.err"
cat >three.ulti <<'JOURNAL'
verseny "Osztó" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Pál" B="Nagy Ede" C="Varga Ida"
1 C U z ++
2 C P z +
JOURNAL
"$RENONSZ" -f three.db import three.ulti >/dev/null 2>&1
# What a case does not ask is named in every one of them, whatever is decided; where the play goes on nobody pays.
while read -r case said; do
	for fact in previous_bid points stage raised innocent_bids noticed when seats meld warned_by self_corrected wrong_count second_bidder second_count_ok uncheckable made silent; do
		[[ "$case:$fact" =~ ^(2\.[345]:previous_bid|1\.[256]:stage|1\.3:when|1\.6:seats|2\.[156]:innocent_bids|2\.5:innocent_bids|2\.3:noticed|2\.4:(stage|raised)|2\.7:second_.*|3\.3:meld|3\.5:(warned_by|self_corrected)|3\.9:wrong_count|3\.1[012]:(made|silent)|3\.12:uncheckable)$ ]] && continue
		case $fact in
		previous_bid) value=P ;; points) value=10,-5,-5 ;; stage) value=open ;; noticed) value=looked ;; when) value=pickup ;;
		seats) value=ABC ;; meld) value=40 ;; warned_by | second_bidder | wrong_count) value=B ;; uncheckable) value=P ;;
		made) value=++ ;; silent) value=cs4 ;; *) value=yes ;;
		esac
		for how in "" minor=yes; do
			[ "$case:$fact:$how" = jury:points: ] && continue
			status "$case $how $fact" 3 "$RENONSZ" -f three.db --lang en rule "$case" $said $how "$fact=$value" -r 1 -t 1 -d 4 --dry-run
			{ [ "$fact$how" = points ] && has "$case: bound" "the rules set the payment" "$WORK/.err"; } || has "$case $how $fact: named" "“$fact”" "$WORK/.err"
		done
	done
done <<'CASES'
1.1 by=C claim=A
1.2 claim=A stage=before-bid
1.4 by=C claim=A
2.2 by=B claim=A
2.4 by=B claim=A previous_bid=U stage=auction raised=no
3.4 by=A claim=C bid=U declarer=B trump=z trick=3
3.9 by=A claim=C bid=U declarer=B trump=z trick=3 wrong_count=A
3.11 claim=C bid=U declarer=B trump=z made=++
jury by=A claim=C bid=U declarer=B trump=z reason=x
CASES
status "the claimant really sat out" 3 own rule 1.6 by=A claim=C stage=committed seats=ABDC -r 1 -t 1 -d 1 --yes
has "which seat that was" "really sat in D" "$WORK/.err"
ok "the claimant really played" own rule 1.6 by=A claim=D stage=committed seats=ABDC -r 1 -t 1 -d 1 --yes
is "and sits there now" "Pap Oli" "$(own ruling list --csv | awk -F, 'NR == 2 { print $18 }')"
figures "the seats are those of the play" "10 -5 -5 0 by D"
printf 'verseny "Osztó" datum=2026-11-21 leosztas=4\nfordulo 1\nasztal 2\nA="Kiss Pál" B="Nagy Ede" C="Varga Ida"\n1 A U z ++\n' >seats.ulti
echo 'itelet 1 3.8 claim=A by=C seats=BAC trick=3' >>seats.ulti
status "seats in a journal's line" 3 "$RENONSZ" -f seats.db import seats.ulti

# Rulings beside one that decides the deal: who dealt it when it was played is said where one of them has another.
again() { rm -f own.db* copy.db* && cp three.db own.db; }
# the_same NAME: the book of its journal writes that journal.
the_same() {
	own export --journal >own.ulti
	rm -f copy.db*
	ok "$1: its journal" "$RENONSZ" -f copy.db import own.ulti
	ok "$1: says the same" "$RENONSZ" diff own.db copy.db
	"$RENONSZ" -f copy.db export --journal >copy.ulti
	same "$1: is written again" own.ulti copy.ulti
}
again && on 1.6 by=C claim=B stage=committed seats=ABC dealer=A && on 2.2 by=B claim=C
on 1.6 --revise 1 state=dismissed reason=x && on 1.1 by=C claim=B dealer=C && the_same "dealt again by the first dealer"
# A table of four whose deal was dealt again, and stands so again once the open dispute at it has play go on.
printf 'verseny "Osztó" datum=2026-11-21 leosztas=4\nfordulo 1\nasztal 1\nA="Kiss Pál" B="Nagy Ede" C="Varga Ida" D="Pap Oli"\n1 ujraosztas "x"\n' >anew.ulti
rm -f own.db* && ok "dealt again" "$RENONSZ" -f own.db import anew.ulti
on 3.8 by=B claim=C trick=3 minor=yes state=open && on 1.5 by=A claim=D stage=committed && on 3.8 --revise 1 state=decided
the_same "an attempt that is no ruling's"
# A jury's ruling that turns out to have had no bearing: its points go, and it is said; to give them anew is refused.
again && ok "the jury" own rule jury by=B claim=A points=10,-20,10 reason=x -r 1 -t 1 -d 1 --yes
status "points where nobody pays" 3 own rule jury --revise 1 minor=yes points=10,-20,10 -r 1 -t 1 -d 1 --yes
ok "without them" own rule jury --revise 1 minor=yes -r 1 -t 1 -d 1 --yes
has "they are left out" "points=10,-20,10" "$WORK/.err"
the_same "and play goes on"
# Why a deal waits or was ruled so is the case that stands: revised to another one, by undo, and of the disputes that are left.
# The first open one counts; an own book and the one that was merged from it say the same, and no later merge differs.
why() { is "$1: why" "${2:-for no reason}" "$(own --lang en deals --csv | awk -F, 'NR == 2 { print $14 ? $14 : "for no reason" }')"; }
# to_merge NAME: signed, taken over by an empty book and back, twice.
to_merge() {
	own sheet sign 1 1 --by "Nagy Ede" --force >/dev/null && rm -f copy.db*
	for way in "copy own" "own copy" "copy own" "own copy"; do
		ok "$1: ${way% *} takes over" "$RENONSZ" -f ${way% *}.db --lang en merge ${way#* }.db Osztó
		is "$1: ${way% *}: nothing differs" 0 "$(grep -c differ "$WORK/.err")"
	done
	ok "$1: diff says so" "$RENONSZ" diff own.db copy.db
	ok "$1: it is sound" own verify
	same "$1: deals" <(own deals --csv | cut -d, -f1-12,14-) <("$RENONSZ" -f copy.db deals --csv | cut -d, -f1-12,14-)
}
undealt() {
	printf 'verseny "Osztó" datum=2026-11-21 leosztas=4\nfordulo 1\nasztal 1\nA="Kiss Pál" B="Nagy Ede" C="Varga Ida"\n' >none.ulti
	rm -f own.db* && "$RENONSZ" -f own.db import none.ulti >/dev/null 2>&1
}
spoke='by=B claim=A trick=2' bid='bid=U declarer=A trump=z kontra=-'
undealt && on 3.8 $spoke $bid state=open && why "open" 3.8
on jury --revise 1 $spoke act=beszélt state=open && why "to the jury's" jury && to_merge "to the jury's"
undealt && on 3.8 $spoke $bid state=open && on jury --revise 1 $spoke act=beszélt state=open && own undo --yes >/dev/null 2>&1 && why "undone" 3.8
to_merge "undone"
undealt && on 3.8 $spoke $bid state=open && on 3.4 by=C claim=A trick=2 $bid state=open && why "two" 3.8
on 3.8 --revise 1 $spoke $bid state=dismissed && why "the other is left" 3.4 && to_merge "the other is left"
own sheet open 1 1 >/dev/null && on 3.4 --revise 2 by=C claim=A trick=2 $bid state=dismissed && is "none is left" 1 "$(own deals --csv | wc -l)"
undealt && on 1.2 by=B claim=C stage=before-bid state=open && on 1.3 --revise 1 by=B claim=C when=dealing state=open && why "dealt wrong" 1.3
to_merge "dealt wrong"
undealt && on 1.5 by=B claim=C stage=open state=open && on 3.1 --revise 1 by=A claim=C bid=U declarer=A state=open && why "no bid" 3.1
to_merge "no bid"
# Decided by another case with the same facts and the same end: it is that one that has it dealt again, or pays.
undealt && on 1.5 by=B claim=C stage=open && on 1.6 --revise 1 by=B claim=C stage=open && why "dealt again" "1.6: 13.§ (1) 6; R-36; R-43"
to_merge "dealt again"
bid='bid=U declarer=A innocent_bids=no'
undealt && on 2.1 by=B claim=C $bid && on 2.6 --revise 1 by=B claim=C $bid && why "paid" "2.6: 13.§ (2) 6 b; 4.§ (D) (3); R-38; R-33; R-12; R-19"
to_merge "paid"
# A result that counts again has none of it.
undealt && own deal add 1 1 A U z ++ >/dev/null 2>&1 && on jury by=B claim=C points=5,-5,0 reason=x
on 3.8 --revise 1 $spoke bid=U declarer=A trump=z kontra=- state=open && why "counts again" "" && to_merge "counts again"

# The same claim ruled twice, at a deal that is not recorded: dismissed, and then decided by another ruling. Its journal tells two.
# twice EDITION SEATS POINTS STATE CASE: in whatever book it comes, one of before, of between or an empty one, by merge too.
twice() {
	local name="$1, $5, $4" facts="${5#* }"
	[ "$facts" != "$5" ] || facts=''
	printf 'verseny "Kétszer" datum=2026-11-21 szabaly=%s leosztas=4\nfordulo 1\nasztal 1\n%s\n' "$1" "$2" >none.ulti
	rm -f own.db* before.db* between.db* copy.db* merged.db*
	"$RENONSZ" -f own.db import none.ulti >/dev/null 2>&1 && cp own.db before.db
	ok "$name" own rule ${5%% *} $facts $4 -r 1 -t 1 -d 1 --yes
	cp own.db between.db
	RENONSZ_NOW=2026-11-21T18:05:00Z ok "$name: decided" own rule ${5%% *} $facts $3 -r 1 -t 1 -d 1 --yes
	the_same "$name"
	is "$name: two rulings" 2 "$(grep -c '^itelet' own.ulti)"
	same "$name: the standings" <(own standings --csv) <("$RENONSZ" -f copy.db standings --csv)
	for book in own copy before; do
		for time in once again; do ok "$name: into $book $time" "$RENONSZ" -f $book.db import own.ulti; done
		same "$name: $book says it" own.ulti <("$RENONSZ" -f $book.db export --journal)
	done
	for book in between merged; do
		for time in once again; do
			[ $time = once ] || "$RENONSZ" -f $book.db log --csv >log
			ok "$name: merged into $book $time" "$RENONSZ" -f $book.db merge own.db
			same "$name: merged into $book $time, it says it" own.ulti <("$RENONSZ" -f $book.db export --journal)
		done
		same "$name: which changes nothing" log <("$RENONSZ" -f $book.db log --csv)
	done
}
three='A="Kiss Pál" B="Nagy Ede" C="Varga Ida"'
for edition in "mausz-2017@$three@points=3,-3,0 reason=z" "ulti-online@$three@points=3,-3,0 reason=z" \
	"vadasz-2025@$three D=\"Pap Oli\"@points=3,-3,0,0 reason=z" "ecarte@${three% C=*}@points=3,-3 reason=z"; do
	IFS=@ read -r game seats points <<<"$edition"
	twice "$game" "$seats" "$points" "state=dismissed reason=n" "jury claim=A by=B act=q"
	twice "$game" "$seats" "$points" "state=open" "jury"
	twice "$game" "$seats" "$points" "state=open" "jury act=q"
done
twice mausz-2017 "$three" "" "state=dismissed reason=n" "3.4 claim=A by=B trick=6 bid=pU declarer=A kontra=-"
twice mausz-2017 "$three" "" "state=dismissed reason=n" "2.2 claim=A by=C"
# What of it is revised is no third one.
ok "the second is turned down" own rule 2.2 --revise 2 state=dismissed reason=m -r 1 -t 1 -d 1 --yes
own export --journal >revised.ulti
status "into a book that has it decided" 5 "$RENONSZ" -f copy.db import revised.ulti
the_same "the second is turned down"
# A line doubled in front of a ruling is the same line.
for result in '1 ervenytelen "v"' '1 A U z ++'; do
	rm -f own.db*
	printf 'verseny "Osztó" datum=2026-11-21 leosztas=4\nfordulo 1\nasztal 1\n%s\n%s\n%s\n' "$three" "$result" "$result" >doubled.ulti
	echo 'itelet 1 jury points=3,-3,0 reason=z at=2026-11-21T18:00:00Z' >>doubled.ulti
	for time in once again; do ok "$result, doubled, $time" own import doubled.ulti; done
	is "$result: told once" 1 "$(own export --journal | grep -cF "$result")"
done
