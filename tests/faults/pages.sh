# Pages of a book lost: every deal that is still somewhere is saved as it was, every other one is named, and who is told that
# all is there has a book that verify finds nothing in. Books of 50, 170 and 1,200 pages; each page zeroed, half zeroed
# (either half), filled with noise, and with its neighbour. `make test` takes a few pages of each book; `make faults` all
# of the small one, every inner page of the others, and every STRIDE-th of their leaves (5 and 50; STRIDE=1: all).
. "${TESTS:?}/faults/lib.sh"
quick_folder
cd "$QUICK" || exit 1
export LC_ALL=C RENONSZ_BACKUP=no
PAGE=4096

# book NAME ROUNDS TABLES
book() {
	local round table
	for ((round = 1; round <= $2; round++)); do
		for ((table = 1; table <= $3; table++)); do
			printf 'fordulo %d\nasztal %d\nA="Kiss %d" B="Nagy %d" C="Toth %d"\n' $round $table $table $table $table
			printf '1 A U z ++\n2 B B - k:C\n3 C p40+U +- kU csUv+\n4 A P m +\n5 B 4A t +-\n'
		done
	done | { printf 'verseny "Kupa" datum=2026-11-21\n'; cat; } | "$RENONSZ" -f "$1" import - 2>/dev/null
	"$RENONSZ" -f "$1" deal edit 1 1 1 A U z +- 2>/dev/null
	"$RENONSZ" -f "$1" rule 3.8 -r 1 -t 1 -d 2 by=A claim=C trick=4 >/dev/null 2>&1
	sqlite3 "$1" 'PRAGMA journal_mode = DELETE' >/dev/null
	"$RENONSZ" -f "$1" deals --csv -e Kupa 2>/dev/null | tail -n +2 | sort >"$1.deals"
	# What each page belongs to, and how many rows stand on it; inner pages stand for all beneath.
	sqlite3 -separator ' ' "$1" "SELECT pageno, name, pagetype, ncell FROM dbstat" >"$1.pages"
}

# spoil PAGE COUNT HOW: bad.db is the book with these pages spoilt.
spoil() {
	local at=$((($1 - 1) * PAGE)) n=$(($2 * PAGE))
	cp "$book" bad.db
	case $3 in
	zeroed) head -c $n /dev/zero ;;
	head) n=$((n / 2)); head -c $n /dev/zero ;;
	tail) n=$((n / 2)) at=$((at + n)); head -c $n /dev/zero ;;
	noise) awk -v seed="${SEED:-7}$1" -v n=$n 'BEGIN { srand(seed); while (n-- > 0) printf "%c", 1 + int(255 * rand()) }' ;;
	esac | dd of=bad.db bs=64K iflag=fullblock oflag=seek_bytes seek=$at conv=notrunc 2>/dev/null
}

# might PAGE COUNT: how many deals may be lost with these pages: those whose rows stand on them. An inner page of deals has
# none, one of their facts one of a deal each; and between two such pages stands one more, which only they lead to.
might() {
	awk -v from="$1" -v to=$(($1 + $2 - 1)) '$1 >= from && $1 <= to && ($2 == "deal_fact" || $2 == "deal" && $3 == "leaf") {
		n += $4; inner += $3 == "internal" } END { print n + (inner > 1) }' "$book.pages"
}

# check PAGE COUNT HOW: one line a complaint.
check() {
	local unplaced lost may told
	spoil "$@"
	rm -f saved.db*
	"$RENONSZ" --lang en recover bad.db -o saved.db --csv >out 2>&1
	told=$?
	[ -f saved.db ] || { echo "page $1+$2 $3: nothing saved"; return; }
	"$RENONSZ" -f saved.db deals --csv -e Kupa 2>/dev/null | tail -n +2 | sort >saved.deals
	unplaced=$(sed -n 's/^Also missing: \([0-9]*\) .*/\1/p' out)
	sed -n 's/^Missing: Kupa, round \([0-9]*\), table \([0-9]*\), deal \([0-9]*\)$/\1,\2,\3,/p' out | sort >named
	comm -23 "$book.deals" saved.deals | cut -d, -f1-3 | sed 's/$/,/' | sort >gone
	lost=$(wc -l <gone) may=$(might "$1" "$2")
	comm -13 "$book.deals" saved.deals | cut -d, -f1-3 | sed 's/$/,/' | sort | comm -23 - named | sed "s/^/page $1+$2 $3: changed unsaid: /"
	[ "$(comm -23 gone named | wc -l)" -le "${unplaced:-0}" ] || echo "page $1+$2 $3: $(comm -23 gone named | wc -l) lost unnamed"
	[ "$lost" -le "$may" ] || echo "page $1+$2 $3: $lost lost where $may were ($(awk -v p="$1" '$1 == p { print $2, $3 }' "$book.pages"))"
	[ $told -ne 0 ] || "$RENONSZ" -f saved.db verify >/dev/null 2>&1 || echo "page $1+$2 $3: all is there, and verify finds something"
	cases=$((cases + 1))
	if [ "$lost" -eq 0 ]; then whole=$((whole + 1)); fi
}

# say WHAT: the complaints that there are.
say() {
	is "$book: $1, $cases cases, nothing lost in $whole" 0 "$(wc -l <complaints)"
	head -"${SHOW:-20}" complaints | sed 's/^/# /'
}

# walk STRIDE: all cases of the book's every STRIDE-th page.
walk() {
	local page pages how
	pages=$(sqlite3 "$book" 'PRAGMA page_count')
	cases=0 whole=0
	: >complaints
	for ((page = 1; page <= pages; page += $1)); do
		for how in zeroed head tail noise; do check $page 1 $how; done
		[ $page -lt "$pages" ] || continue
		for how in zeroed noise; do check $page 2 $how; done
	done >>complaints
	say "every $1-th of $pages pages"
}

# inner STRIDE: the inner pages, and each with the page in front and with the one behind. What was under them is whole.
inner() {
	local page how no=0
	cases=0 whole=0
	: >complaints
	for page in $(awk '$3 == "internal" { print $1 }' "$book.pages"); do
		no=$((no + 1))
		[ $((no % $1)) -eq 0 ] || continue
		for how in zeroed head tail noise; do check $page 1 $how; done
		[ "${FAULTS-}" = all ] || continue
		for how in zeroed noise; do
			check $page 2 $how
			[ $page -eq 1 ] || check $((page - 1)) 2 $how
		done
	done >>complaints
	say "every $1-th inner page"
}

book small.db 1 1
book middle.db 8 40
book=small.db walk "$(much 1 9)"
book=middle.db inner "$(much 1 4)"
book=middle.db walk "$(much "${STRIDE:-5}" 97)"
[ "${FAULTS-}" = all ] || exit 0
book large.db 12 260
book=large.db inner 1
book=large.db walk "${STRIDE:-50}"
