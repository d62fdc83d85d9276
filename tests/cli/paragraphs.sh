# The paragraph that was applied, and no other, stands in the steps of 10.§, at the payment and in the minutes: every case
# with every combination of its facts. The table is copied from the rules' own (13.§, its sub-paragraphs), not from the code.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# A tables' round: deal 1 of each is free for one ruling.
{
	printf 'verseny "Paragrafus Kupa" datum=2026-11-21 leosztas=9\nfordulo 1\n'
	for i in $(seq 99); do printf 'asztal %s\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' "$i"; done
} | "$RENONSZ" import - 2>/dev/null

# words FILE: every paragraph of 13.§ that a text names, each once, and 10.§ (3) g.
words() {
	grep -oE '13\.§ \([1-3]\) [0-9]+( [a-d]([^[:alnum:]]|$))?|10\.§ \(3\) g' "$1" | sed -E 's/[^[:alnum:]]+$//; s/ +$//' | sort -u | paste -sd'|'
}

# row CASE WANTED FACTS…: WANTED is the paragraph, "@" before it where a payment follows.
table=0
row() {
	case=$1 wanted=${2#@} pays=$2
	shift 2
	table=$((table + 1))
	"$RENONSZ" rule "$case" -r 1 -t $table -d 1 "$@" --yes >steps 2>err || { echo "not ok - $case $*: $(cat err)"; return; }
	"$RENONSZ" minutes 1 $table 1 >minutes
	echo "$(words steps)" >got
	[ "$(words minutes)" = "$(words steps)" ] || echo "minutes: $(words minutes)" >>got
	echo "$wanted" >want
	listed=$(grep -A1 '10.§ (3) d' steps)
	# A claim without ground is no row of 13.§, so it is no listed case.
	case $case$listed in 10.3g*) none "10.3g is not listed" "$listed" ;; *"$wanted"*) ;; *) echo "10.§ (3) d: $listed" >>got ;; esac
	if [ "$pays" != "$wanted" ]; then
		grep -qE '^  (13\.§|10\.§ \(3\) e).*' steps || echo "no paragraph at the payment" >>got
		grep -qF "= A" steps || echo "no payment" >>got
		# What is paid in play is paid by 10.§ (3) e; everything else by the case's own paragraph.
		if ! grep -qF '10.§ (3) e' steps; then grep -qF "  $wanted" steps || echo "another paragraph at the payment" >>got; fi
	else
		! grep -qF "= A" steps || echo "a payment" >>got
	fi
	same "$case $* is $wanted" want got
}

# ---- (1) shuffle, cut, deal, seats
row 1.1 '13.§ (1) 1'
row 1.2 '13.§ (1) 2' stage=before-bid
row 1.2 '13.§ (1) 2' stage=auction-redeal
row 1.2 '@13.§ (1) 2' stage=auction points=-2,1,1 reason=licit
for by in by=A by=B by=C; do
	row 1.3 '13.§ (1) 3 a' when=dealing $by
	row 1.3 '13.§ (1) 3 b' when=pickup $by
done
row 1.4 '13.§ (1) 4'
for stage in open committed; do
	row 1.5 '13.§ (1) 5' stage=$stage dealer=A
	row 1.6 '13.§ (1) 6' stage=$stage seats=BAC
done

# ---- (2) the auction
row 2.1 '13.§ (2) 1' by=A bid=U innocent_bids=yes
row 2.1 '@13.§ (2) 1' by=A bid=U innocent_bids=no
row 2.2 '13.§ (2) 2' by=B
for bid in pU B 40; do
	row 2.3 '13.§ (2) 3 a' by=B bid=$bid noticed=before-look
	row 2.3 '@13.§ (2) 3 b' by=B bid=$bid noticed=looked
	row 2.3 '@13.§ (2) 3 c' by=B previous_bid=$bid noticed=inserted
	row 2.3 '13.§ (2) 3 d' by=B bid=$bid noticed=no-other-bidder
done
row 2.4 '13.§ (2) 4 b' by=B previous_bid=U stage=play
row 2.4 '13.§ (2) 4 a' by=B previous_bid=U stage=auction raised=yes
row 2.4 '@13.§ (2) 4 a' by=B previous_bid=U stage=auction raised=no
row 2.5 '13.§ (2) 5' by=C previous_bid=U innocent_bids=yes
row 2.5 '@13.§ (2) 5' by=C previous_bid=U innocent_bids=no
row 2.6 '13.§ (2) 6 a' by=C bid=pU innocent_bids=yes
row 2.6 '@13.§ (2) 6 b' by=C bid=pU innocent_bids=no
row 2.7 '@13.§ (2) 7 a' by=C bid=pU second_bidder=B second_count_ok=yes
row 2.7 '@13.§ (2) 7 b' by=C bid=pU second_bidder=B second_count_ok=no

# ---- (3) the play: trump and no-trump bids, by the declarer and by either defender
row 3.1 '@13.§ (3) 1' by=A declarer=A bid=U
row 3.2 '@13.§ (3) 2' by=A declarer=A bid=U
for by in A B C; do
	for bid in "40 meld=20" B; do row 3.3 '@13.§ (3) 3' by=$by declarer=A bid=$bid; done
	row 3.4 '@13.§ (3) 4' by=$by declarer=A bid=B kontra=k:C
	row 3.6 '@13.§ (3) 6' by=$by declarer=A bid=U trump=z kontra=kU
	row 3.7 '@13.§ (3) 7' by=$by declarer=A bid=40
	row 10.3g '@10.§ (3) g' by=$by declarer=A bid=pU
	row 3.12 '@13.§ (3) 12' by=$by declarer=A bid=40+U trump=z made=?+ uncheckable=40
done
row 3.5 '13.§ (3) 5' by=B declarer=A bid=40 warned_by=- self_corrected=yes
row 3.5 '@13.§ (3) 5' by=B declarer=A bid=40 warned_by=- self_corrected=no
for self in '' self_corrected=no; do row 3.5 '@13.§ (3) 5' by=B declarer=A bid=40 warned_by=C $self; done
for by in B C; do row 3.8 '@13.§ (3) 8 a' by=$by declarer=A bid=40; done
row 3.8 '13.§ (3) 8 b' by=A declarer=A bid=40
for seats in A AB AC ABC; do row 3.9 '@13.§ (3) 9 a' wrong_count=$seats declarer=A bid=B; done
for seats in B C BC; do row 3.9 '@13.§ (3) 9 b' wrong_count=$seats declarer=A bid=B; done
row 3.10 '@13.§ (3) 10' declarer=A bid=U trump=z made=+?
row 3.11 '@13.§ (3) 11' declarer=A bid=U trump=z made=++
