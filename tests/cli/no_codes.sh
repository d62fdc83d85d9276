# What people read has no codes in it: every document and list of an event that has everything, as text and as a page, in
# both languages. Codes are for CSV and JSON, and for what is typed.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# An event with every case: decided, open, dismissed, agreed, the jury's, dealt again; every measure; every kind of deal.
table=0
seat() { table=$((table + 1)) deal=0; printf 'asztal %s\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n' $table; }
n=0
item() {
	[ $((n % 8)) -ne 0 ] || seat
	n=$((n + 1)) deal=$((deal + 1))
	printf 'itelet %s %s\n' $deal "$*"
}
{
	echo 'verseny "Teljes Kupa" datum=2026-11-21 hely="Szolnok" szabaly=mausz-2017 leosztas=9'
	echo 'fordulo 1'
	for state in '' state=open state=dismissed agreed=yes; do
		item 1.1 $state
		item 1.2 stage=before-bid $state
		item 1.2 stage=auction points=-2,1,1 reason=licit $state
		item 1.3 by=B when=dealing $state
		item 1.3 by=B when=pickup $state
		item 1.5 stage=committed dealer=B $state
		item 1.6 stage=open seats=BAC $state
		item 2.1 by=A bid=U innocent_bids=no $state
		item 2.1 by=A bid=4A innocent_bids=yes $state
		item 2.3 by=B bid=SD noticed=before-look $state
		item 2.3 by=B claim=C bid=TD noticed=looked $state
		item 2.3 by=B previous_bid=4A noticed=inserted $state
		item 2.3 by=B bid=p40+TD noticed=no-other-bidder $state
		item 2.4 by=B previous_bid=U stage=play raised=no $state
		item 2.4 by=B previous_bid=U stage=auction raised=no $state
		item 2.5 by=C previous_bid=U innocent_bids=no $state
		item 2.6 by=C bid=pU innocent_bids=yes $state
		item 2.7 by=C bid=pU second_bidder=A second_count_ok=no $state
		item 3.1 by=A bid=U declarer=A $state
		item 3.4 claim=A by=B trick=6 bid=U declarer=A trump=zold kontra='"kU rP"' $state
		item 3.5 by=B bid=TB declarer=A kontra='"k:C r:B"' warned_by=C self_corrected=no $state
		item 3.5 by=B bid=RD declarer=A warned_by=- self_corrected=yes $state
		item 3.8 by=A bid=40 declarer=A $state
		item 3.9 wrong_count=BC bid=SD declarer=A $state
		item 3.10 bid=U declarer=A trump=tok made=+? silent=cs4A $state
		item 3.12 by=B bid=40+U declarer=A trump=z made=?+ uncheckable=40 $state
		item 10.3g by=B bid=20+4A declarer=A $state
		item jury by=A points=-20,10,10 reason=súgott $state
		item 3.4 by=B late=yes $state
		item 3.4 by=B minor=yes $state
	done
	printf 'fordulo 2\nasztal 1\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n'
	printf '1 A p40+4A +-\n2 B SD + k:A\n3 C 4A t +- cs100v\n4 A pU bedob\n5 B U m felad kU\n6 C 40+TD t ++\n'
	printf '7 ujraosztas "kilátszott"\n'
} >event.ulti
ok "the event" "$RENONSZ" import event.ulti
for kind in figyelmeztetes sarga piros kizaras feloldas visszalepes; do
	ok "a measure" "$RENONSZ" discipline add $kind toth --reason "ok $kind" --by "Nagy Bandi"
	cat "$WORK/.out" "$WORK/.err" >>said.hu
	RENONSZ_DB="$WORK/book.db" "$RENONSZ" --lang en discipline add $kind nagy --reason "ok $kind" >>said.en 2>&1
done
"$RENONSZ" table add 3 1 A=kiss B=nagy C=toth >>said.hu 2>&1
"$RENONSZ" --lang en table add 3 1 A=kiss B=nagy C=toth >>said.en 2>&1

# Words of ours that no language has, and those that Hungarian has not.
codes='before-look|no-other-bidder|before-bid|innocent_bids|second_bidder|second_count_ok|self_corrected|warned_by|wrong_count|previous_bid|uncheckable|(bid|declarer|kontra|trump|made|silent|stage|noticed|raised|when|state|act|claim|by|points|seats|agreed|late|minor)=|mausz-2017|szintelen|teritett|4-asz|[+]durchmars|[+]ulti|piros-|taken-back|place_points|\bzold\b|\btok\b|[0-9]T[0-9]{2}:[0-9]{2}:[0-9]{2}Z'
hungarian='\b(decided|open|dismissed|pay|pays|redeal|continue|correct|settle|jury|warning|yellow|red|exclusion|withdrawal|lifted|seated|yes|no|looked|inserted|committed|auction|play|dealing|pickup|declarer|defender|offender|played|void|ruled|agreed|undone)\b'
reads() {
	name=$1 file=$2 lang=$3
	if [ "$lang" = hu ]; then words="$codes|$hungarian"; else words=$codes; fi
	# Of a page only what is shown; and no file names of our own documents.
	sed -e '/<style>/,/<\/style>/d; /<script>/,/<\/script>/d; s/<[^>]*>/ /g; s/docs\/[a-z.]*md//g' "$file" >shown
	! grep -q '<html' "$file" && grep -n ' $' "$file" >found && echo "not ok - $name: a blank at the end ($lang): $(head -1 found)"
	if [ -s shown ] && ! grep -nE "$words" shown >found; then echo "ok - $name ($lang)"; else
		echo "not ok - $name ($lang)"
		grep -oE ".{0,30}($words).{0,20}" shown | sort | uniq -c | sort -rn | head -8 | sed 's/^/# /'
	fi
}
for lang in hu en; do
	reads "what a measure says" said.$lang $lang
	R() { "$RENONSZ" --lang $lang "$@"; }
	for list in "standings" "standings --bids" "sheet 1 1" "sheet 1 4" "sheet 1 8" "sheet 2 1" "deals" "missing" "ruling list" \
		"ruling show 1 1 2" "ruling show 1 4 4" "casebook" "discipline list" "discipline minutes toth" "entry list" "player list" "table list" "round list" \
		"event list" "deal show 1 4 4" "deal show 2 1 7" "why 2 1 3" "why 2 1 2"; do
		R $list >page 2>/dev/null
		reads "$list" page $lang
		R $list --html >page 2>/dev/null && reads "$list as a page" page $lang
	done
	: >all && : >blind && : >all.html
	for table in $(seq 15); do
		for deal in 1 2 3 4 5 6 7 8; do
			R minutes 1 $table $deal >>all 2>/dev/null
			R minutes 1 $table $deal --blind 2>/dev/null | sed '/^A játszmalap:/,/^Paragr/d; /^The game sheet/,/^Paragr/d' >>blind
			R minutes 1 $table $deal --html >>all.html 2>/dev/null
		done
	done
	reads "all minutes" all $lang
	# A reading is quoted by what it says: not by its title, nor by the question that it answers.
	tr -s '\n ' ' ' <all | grep -oE 'R-[0-9]{2}: .{80}' | sort -u >quoted
	for rules in "$TESTS"/../docs/rules*.md; do sed -nE 's/^\*\*([^*]*[.?])\*\*.*/: \1/p' "$rules"; done >titles
	[ "$(wc -l <quoted)" -ge 15 ] && ! grep -F -f titles quoted && ! grep -E ': [^.?]*[?]' quoted \
		&& echo "ok - readings are quoted by what they say ($lang)" || echo "not ok - readings are quoted by what they say ($lang)"
	reads "all minutes as pages" all.html $lang
	reads "all blind files" blind $lang
	[ "$(grep -cE '^(Jegyzőkönyv|Minutes)' all)" = 120 ] && echo "ok - there are 120 of them ($lang)" || echo "not ok - $(grep -cE '^(Jegyzőkönyv|Minutes)' all) minutes ($lang)"
	R minutes --blank >page
	reads "the form" page $lang
	# The command of a step is shown as it was typed; here it was an import.
	R log --last 99 2>/dev/null | grep -v 'discipline add' >page
	reads "the log" page $lang
done

# Who types commands in Hungarian is told them in Hungarian; a help page names its English one in its last line alone.
while IFS= read -r said; do
	"$RENONSZ" --lang hu $said 2>&1 | grep -v '^Angolul: ' >told
	ok "an answer ($said)" test -s told
	lacking -E "without an English command ($said)" \
		'(deal|table|round|event|discipline|sheet) (add|edit|remove|set|show)|help|notation|rule (jury|-)|: order' told
done <<'END'
forduló töröl 1
asztal töröl 1 1
sor
esetek rossz osztás
súgó leosztás javít
súgó leosztás hozzáad
súgó leosztás érvénytelenít
súgó mentés
súgó állás
súgó ítélet
súgó fegyelmi hozzáad
súgó napló
END
