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
