# Pages of a book lost: every deal that is still somewhere is saved as it was, every other one is named. A small and a large
# book; each page zeroed, half zeroed (either half), filled with noise, and with its neighbour. `make test` takes a few pages
# of each book; `make faults` all of the small one and every STRIDE-th of the large one (5; STRIDE=1: all).
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

# might PAGE COUNT: how many deals may be lost with these pages; "all" if one of them leads to others.
might() {
	awk -v from="$1" -v to=$(($1 + $2 - 1)) '$1 >= from && $1 <= to && ($2 == "deal" || $2 == "deal_fact") {
		if ($3 != "leaf") all = 1; n += $4 } END { print all ? "all" : n + 0 }' "$book.pages"
}

# check PAGE COUNT HOW: one line a complaint.
check() {
	local unplaced lost may
	spoil "$@"
	rm -f saved.db*
	"$RENONSZ" --lang en recover bad.db -o saved.db --csv >out 2>&1 || [ -f saved.db ] || { echo "page $1+$2 $3: nothing saved"; return; }
	"$RENONSZ" -f saved.db deals --csv -e Kupa 2>/dev/null | tail -n +2 | sort >saved.deals
	unplaced=$(sed -n 's/^Missing besides: \([0-9]*\) .*/\1/p' out)
	sed -n 's/^Missing: Kupa, round \([0-9]*\), table \([0-9]*\), deal \([0-9]*\)$/\1,\2,\3,/p' out | sort >named
	comm -23 "$book.deals" saved.deals | cut -d, -f1-3 | sed 's/$/,/' | sort >gone
	lost=$(wc -l <gone) may=$(might "$1" "$2")
	comm -13 "$book.deals" saved.deals | cut -d, -f1-3 | sed 's/$/,/' | sort | comm -23 - named | sed "s/^/page $1+$2 $3: changed unsaid: /"
	[ "$(comm -23 gone named | wc -l)" -le "${unplaced:-0}" ] || echo "page $1+$2 $3: $(comm -23 gone named | wc -l) lost unnamed"
	[ "$may" = all ] || [ "$lost" -le "$may" ] || echo "page $1+$2 $3: $lost lost where $may were ($(awk -v p="$1" '$1 == p { print $2, $3 }' "$book.pages"))"
	if [ "$lost" -eq 0 ]; then whole=$((whole + 1)); elif [ "$may" = all ]; then beneath=$((beneath + 1)); fi
}

# walk STRIDE: all cases of the book's every STRIDE-th page.
walk() {
	local page pages how
	pages=$(sqlite3 "$book" 'PRAGMA page_count')
	cases=0 whole=0 beneath=0
	: >complaints
	for ((page = 1; page <= pages; page += $1)); do
		for how in zeroed head tail noise; do check $page 1 $how >>complaints; cases=$((cases + 1)); done
		[ $page -lt "$pages" ] || continue
		for how in zeroed noise; do check $page 2 $how >>complaints; cases=$((cases + 1)); done
	done
	is "$book: $pages pages, $cases cases, nothing lost in $whole, beneath a lost inner page in $beneath" 0 "$(wc -l <complaints)"
	head -"${SHOW:-20}" complaints | sed 's/^/# /'
}

book small.db 1 1
book large.db 8 40
book=small.db walk "$(much 1 9)"
book=large.db walk "$(much "${STRIDE:-5}" 97)"
