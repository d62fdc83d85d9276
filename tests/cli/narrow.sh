# A terminal of 80 columns: nothing is wider, no word is cut, and nothing that a wide page has is left out.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Szolnoki Őszi Nemzetközi Ultikupa" datum=2026-11-21 hely="Szolnok, Tiszaparti Művelődési Ház"
fordulo 1
asztal 1
A="Őry-Kovács Árpádné" B="Árvíztűrő Tükörfúró Jenő" C="Szabó-Üveges Ödön" D="Kiss Péter"
END
"$RENONSZ" cards set 1 1 1 "A U z kU" 'lap A="zAXKF97 mA tA pA8" B="zL mXKF9 tXKF pXK" C="z8 mL8 tL98 pFL97"' "talon m7 t7" \
	"utes zA zL z8 / tA tX tL / p8 pX p7 / mX mL z9" >/dev/null 2>&1
"$RENONSZ" rule 3.4 -r 1 -t 1 -d 1 claim=C judge="Nagy Bandi, Kerekes Ábel, Hosszúlábú Lőrinc" --yes >/dev/null 2>&1
"$RENONSZ" rule 3.8 -r 1 -t 1 -d 2 by=C claim=B trick=3 bid=p40+U+TD declarer=C kontra=kU --yes >/dev/null 2>&1
"$RENONSZ" deal add 1 1 3 A P m + >/dev/null 2>&1
"$RENONSZ" deal edit 1 1 3 A P m - --reason "elnézték a játszmalapon, újra felírva" >/dev/null 2>&1

# terminal LANG COMMAND…: what a terminal shows.
terminal() {
	local lang=$1
	shift
	timeout 5 script -qec "stty cols 80 rows 24; '$RENONSZ' --lang $lang $*" /dev/null </dev/null 2>/dev/null | tr -d '\r' \
		| sed 's/\x1b\[[0-9;?]*[A-Za-z]//g; s/^\(Elemzés\|Solving\) .*[0-9]%//' >screen
}
# narrow NAME: the screen is no wider than it is.
narrow() {
	local widest
	widest=$(awk '{ s = $0; gsub(/[\200-\277]/, "", s); if (length(s) > 80) print }' screen | head -1)
	if [ -s screen ] && [ -z "$widest" ]; then echo "ok - $1"; else echo "not ok - $1: «$widest»"; fi
}
export LC_ALL=C   # awk counts bytes

for lang in hu en; do
	for command in "ruling list" "ruling show 1 1 1" "casebook" "deals" "table list" "sheet 1 1" "minutes 1 1 1 --analyse" \
		"rule 3.4 -r 1 -t 1 -d 1 by=A --analyse --dry-run --yes" "cards analyse 1 1 1" "par 1 1 1" "replay 1 1 1" "standings" \
		"stats cards"; do
		terminal $lang $command
		narrow "$command ($lang)"
		grep -q '…' screen && echo "not ok - $command ($lang): a word is cut: $(grep -m1 '…' screen)"
	done
	# Refusals, each of them longer than a line.
	for command in "par 1 1 9" "solve 1 1 3" "cards analyse 1 1 9" "cards set 1 1 9 'A P x'" \
		"minutes 1 1 9" "cases qwertz" "cases" "cases kevesebb lap"; do
		terminal $lang $command
		narrow "$command ($lang)"
	done
done

# A reading's name is not broken at its hyphen.
for lang in hu en; do
	for command in deals "ruling list" "minutes 1 1 1" "rule 3.4 -r 1 -t 1 -d 1 by=A --dry-run --yes"; do
		terminal $lang $command
		never "$command ($lang): readings are whole" '(^| )[REHT]-( |$)' screen
	done
done

# What an organiser is refused, and is told beside a page.
"$RENONSZ" event set deals=9 2>/dev/null
for lang in hu en; do
	for command in "standings --teams" "draw 9" "draw 1" "table seat 9 9 A=1" "season add 2099 Kupa" "event set prizes=sok" \
		"entry qualify Sehol 3" "round print 1" "table list 1" "missing" "prizes" "discipline add sarga kiss" "round clock" \
		"event import nincs.csv" "sheet totals 1 1 = 1 2"; do
		terminal $lang $command
		narrow "$command ($lang)"
	done
done
is() { [ "$2" = "$3" ] && echo "ok - $1" || echo "not ok - $1: «$3», wanted «$2»"; }
"$RENONSZ" standings --teams 2>piped
is "what is piped is one line" 1 "$(wc -l <piped)"
is "and longer than a terminal" 1 "$(awk 'length > 80' piped | wc -l)"

# The words of a wide page are all on the narrow one, in their order within each cell.
terminal hu ruling list
for word in "Őry-Kovács Árpádné" "Szabó-Üveges Ödön" "3.8" "3.4" "fizetés"; do
	has "$word is on it" "$word" screen
done
terminal hu minutes 1 1 1
tr -s '\n ' ' ' <screen >flat
has "of the payment nothing is left out" "ulti, kontrával" screen
has "its sheet's names are whole" "Árvíztűrő Tükörfúró Jenő" flat

# Names that do not fit beside the rounds or the events go on below.
"$RENONSZ" import - >/dev/null 2>&1 <<'END'
verseny "Zárókupa" datum=2026-12-05
nevezo 1 "Kovács István (Debreceni Kártyabarátok Köre)"
fordulo 1
asztal 1
A="Kovács István (Debreceni Kártyabarátok Köre)" B="Kiss Péter" C="Szabó-Üveges Ödön"
1 B P m +
END
"$RENONSZ" -f "$RENONSZ_DB" season new 2026 2>/dev/null
for event in 1 2 3 4 5; do
	echo "verseny \"Próba $event\" datum=2026-12-0$event
fordulo 1
asztal 1
A=\"Kovács István (Debreceni Kártyabarátok Köre)\" B=\"Kiss Péter\" C=\"Szabó-Üveges Ödön\"
1 B P m +" | "$RENONSZ" import - >/dev/null 2>&1
	"$RENONSZ" season add 2026 "Próba $event" 2>/dev/null
done
terminal hu standings --season 2026
narrow "the season's standings"
tr -s '\n ' ' ' <screen >flat
has "has the names whole" "(Debreceni" flat
has "to the end" "Köre)" flat
lacks "and nothing is cut" '…' screen
"$RENONSZ" event set forma=sportulti 2>/dev/null
terminal hu standings
narrow "the standings of duplicate deals"
lacks "with nothing cut either" '…' screen
