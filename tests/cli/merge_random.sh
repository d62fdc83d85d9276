# Random histories: an earlier state of a book brings nothing to it, merging twice brings nothing, and its journal makes
# the same book. SEED says which; FAULTS=all plays more and longer ones.
. "${TESTS:?}/lib.sh"
export TZ=UTC RENONSZ_OPERATOR=Marika RENONSZ_BACKUP=no
SEED=${SEED:-1}
[ "${FAULTS:-}" = all ] && histories=20 length=60 || histories=1 length=24
echo "# SEED=$SEED"
RANDOM=$SEED

pick() { shift $((RANDOM % $#)); echo "$1"; }
number() { echo $((1 + RANDOM % $1)); }
# One command that writes, perhaps one that is refused.
write() {
	local round=$(number 2) table=$(number 2) deal=$(number 3) who=$(pick kiss nagy tóth varga balogh csiki)
	case $(number 26) in
	[1-7]) "$RENONSZ" deal add $round $table $(pick A B C) $(pick "P m" "U z" "B" "P t") $(pick + - ++ +-) ;;
	8) "$RENONSZ" deal edit $round $table $deal $(pick A B C) P $(pick m z t) $(pick + -) ;;
	9) "$RENONSZ" deal redeal $round $table $deal --reason $(pick egy kettő) ;;
	10) "$RENONSZ" deal remove $round $table $deal ;;
	11) "$RENONSZ" deal void $round $table $deal --reason nem ;;
	12) "$RENONSZ" rule $(pick 1.1 2.2 3.4 3.6 3.8) -r $round -t $table -d $deal by=$(pick A B C) $(pick claim=A trick=3 judge=Ida) $(pick state=open state=decided) --yes ;;
	13) "$RENONSZ" rule -r $round -t $table -d $deal --revise 1 state=$(pick dismissed decided) reason=$(pick nem igen) --yes ;;
	14 | 15) "$RENONSZ" discipline add $(pick sárga figyelmeztetés visszalépés feloldás) $who --reason $(pick x y) ;;
	16) "$RENONSZ" table seat $round $table A=$who ;;
	17) "$RENONSZ" table seat $round $table B=$who --from $(number 4) ;;
	18) "$RENONSZ" sheet totals $round $table $(pick "= 5 -2 -3" "--deals 0" "--deals 3 = 9 -5 -4") --force ;;
	19) "$RENONSZ" sheet $(pick "sign $round $table --by Éva --force" "open $round $table" "check $round $table --by Ida" "uncheck $round $table") ;;
	20) "$RENONSZ" event set $(pick unseated=bye unseated=missing ties=wins,best place=Pécs "team-2=Kettő: 4,5,6" stake=20 deals=4) ;;
	21) "$RENONSZ" player change $who --club $(pick Egy Kettő) ;;
	22) "$RENONSZ" entry $(pick "change $who --start $(number 20)" "remove $who" "add új$(number 3)") ;;
	23) "$RENONSZ" round $(pick "add" "start $round --minutes 60" "remove 3") ;;
	24) "$RENONSZ" table $(pick "remove $round $table" "add 2 1 A=1 B=5 C=3" "add 2 2 A=4 B=2 C=6") ;;
	25) "$RENONSZ" $(pick undo redo) --yes ;;
	26) "$RENONSZ" $(pick "duplicate attach 2 mag 3" "draw 3 --seed s" "round add 4") ;;
	esac >/dev/null 2>&1 </dev/null
}
# What two books have to say alike; earlier revisions of deals and rulings are in no journal, nor their numbers.
told() {
	"$RENONSZ" -f "$1" -e Kupa export --journal
	for list in standings "discipline list"; do "$RENONSZ" -f "$1" -e Kupa $list --csv; done
	"$RENONSZ" -f "$1" -e Kupa ruling list --csv | cut -d, -f1-4,6-
	"$RENONSZ" -f "$1" -e Kupa deals --csv | grep -v ',redeal,' | cut -d, -f1-12
}
# nothing NAME BOOK: merging it changes nothing.
nothing() {
	cp book.db now.db
	"$RENONSZ" -f now.db merge "$2" Kupa >.out 2>.err || echo "not ok - $1 (SEED=$SEED): status $?"
	told now.db >is 2>&1
	cmp -s was is || { echo "not ok - $1 (SEED=$SEED)" && diff was is | head -20 | sed 's/^/# /'; }
}

for ((history = 1; history <= histories; history++)); do
	rm -f ./*.db
	printf 'verseny "Kupa" datum=2026-11-21 leosztas=3\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\nnevezo 4 "Varga Ilona"\nnevezo 5 "Balogh Ödön"\nnevezo 6 "Csiki Dia"\nfordulo 1\nasztal 1\nA=1 B=2 C=3\nasztal 2\nA=4 B=5 C=6\n' >kupa.ulti
	RENONSZ_NOW=2026-11-21T18:00:00Z "$RENONSZ" import kupa.ulti 2>/dev/null
	for ((step = 1; step <= length; step++)); do
		export RENONSZ_NOW=$(printf '2026-11-21T19:%02d:00Z' $((step % 60)))
		write
		[ $((step % (length / 4))) = 0 ] && cp book.db earlier.$step.db
	done
	export RENONSZ_NOW=2026-11-22T10:00:00Z
	told book.db >was 2>&1
	for earlier in earlier.*.db; do nothing "history $history: an earlier state, $earlier, brings nothing" $earlier; done
	"$RENONSZ" -e Kupa export --journal -o now.ulti 2>/dev/null
	ok "history $history: its journal is read" "$RENONSZ" -f read.db import now.ulti
	told read.db >is 2>&1
	same "history $history: and makes the same book (SEED=$SEED)" was is
	ok "history $history: merged into an empty book" "$RENONSZ" -f fresh.db merge book.db Kupa
	told fresh.db >is 2>&1
	same "history $history: it is the same too (SEED=$SEED)" was is
	ok "history $history: read once more" "$RENONSZ" -f read.db import now.ulti
	told read.db >is 2>&1
	same "history $history: nothing changes (SEED=$SEED)" was is
done
