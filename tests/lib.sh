# Sourced by every whole-program test: a fresh book in a temporary folder, and checks that print TAP lines.
# Variables: RENONSZ (the program), WORK (the folder, removed at the end), TESTS (this folder).
set -u
: "${RENONSZ:?}" "${TESTS:?}"
export TZ=UTC0 LC_ALL=C.UTF-8 NO_COLOR=1 RENONSZ_LANG=
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
export RENONSZ_DB="$WORK/book.db" XDG_DATA_HOME="$WORK/data" RENONSZ_OPERATOR=teszt
cd "$WORK" || exit 1

# untouched NAME COMMAND…: fails for a command that reads a file emptied by `ok` or `status`: it could never fail.
untouched() {
	local name=$1 word
	shift
	for word in "$@"; do
		case $word in *"$WORK/.out"* | *"$WORK/.err"*)
			echo "not ok - $name: it reads $word, which is emptied before the command runs; copy it first"
			return 1
			;;
		esac
	done
}

# output: prints the output of a failed command as comments.
output() { if [ -s "$WORK/.out" ] || [ -s "$WORK/.err" ]; then sed 's/^/# /' "$WORK/.out" "$WORK/.err" | head -40; fi; }

# ok NAME COMMAND…: passes if the command succeeds. Output stays in $WORK/.out and .err.
ok() {
	untouched "$@" || return
	name=$1
	shift
	if "$@" >"$WORK/.out" 2>"$WORK/.err"; then echo "ok - $name"; else
		echo "not ok - $name (status $?)"
		output
	fi
}

# status NAME WANTED COMMAND…: passes if the command ends with that status. Output stays in $WORK/.out and .err.
status() {
	name=$1 wanted=$2
	shift 2
	untouched "$name" "$@" || return
	# A search in an empty file proves nothing.
	if [ "$wanted $1" = "1 grep" ] && [ -f "${*: -1}" ] && ! [ -s "${*: -1}" ]; then
		echo "not ok - $name: ${*: -1} is empty"
		return
	fi
	"$@" >"$WORK/.out" 2>"$WORK/.err"
	got=$?
	if [ "$got" -eq "$wanted" ]; then echo "ok - $name"; else
		echo "not ok - $name (status $got, wanted $wanted)"
		output
	fi
}

# is NAME WANTED GOT: passes if two texts are the same and not empty; 0 needs a book with something in it, as in `none`.
is() {
	if [ "$2" != "$3" ]; then echo "not ok - $1: «$3», wanted «$2»"; elif [ -z "$2" ]; then echo "not ok - $1: both are empty"; elif
		[ "$2" = 0 ] && ! is_at_work; then echo "not ok - $1: in an empty book"; else echo "ok - $1"; fi
}

# none NAME GOT: passes if nothing was found, in a folder with a book that has something in it.
none() {
	if [ -n "$2" ]; then echo "not ok - $1: «$2», wanted nothing"; elif is_at_work; then echo "ok - $1"; else
		echo "not ok - $1: in an empty book"
	fi
}
# Is there a book here with a step, written or upgraded by this version of the program?
is_at_work() {
	local book newest=("$TESTS"/../schema/[0-9]*.sql)
	newest=${newest[-1]##*/}
	for book in "${RENONSZ_DB-}" ./*.db; do
		if [ -s "$book" ] && [ "$(sqlite3 "file:$book?mode=ro" "SELECT user_version FROM pragma_user_version, step LIMIT 1" 2>/dev/null)" = $((10#${newest%%_*})) ]; then
			return 0
		fi
	done
	return 1
}

# await PROCESS COMMAND…: retries the command until it succeeds, for at most a minute, and at most once after the process has ended.
await() {
	local process=$1 lives=yes tries
	shift
	for ((tries = 0; tries < 3000; tries++)); do
		"$@" >/dev/null 2>&1 && return
		[ $lives ] || break
		sleep 0.02
		kill -0 "$process" 2>/dev/null || lives=
	done
	return 1
}

# same NAME WANTED GOT: passes if two files are the same and not empty, unless WANTED is /dev/null.
same() {
	cat "$2" >"$WORK/.wanted"
	cat "$3" >"$WORK/.got"
	if [ "$2" != /dev/null ] && ! [ -s "$WORK/.wanted" ] && ! [ -s "$WORK/.got" ]; then echo "not ok - $1: both are empty"; elif
		diff -u "$WORK/.wanted" "$WORK/.got" >"$WORK/.diff"; then echo "ok - $1"; else
		echo "not ok - $1"
		head -40 "$WORK/.diff" | sed 's/^/# /'
	fi
}

# jq, failing on an empty file, which it would accept.
jq() {
	if [ -f "${*: -1}" ] && ! [ -s "${*: -1}" ]; then return 5; fi
	command jq "$@"
}

# Print everything that counts in the book.
state() {
	"$RENONSZ" export --journal 2>/dev/null
	sqlite3 "$RENONSZ_DB" "SELECT id, name, mark, club, public FROM player WHERE NOT removed" \
		"SELECT id, name, day, place, stake, deals_per_round, deals_four, pinned FROM event WHERE NOT removed" \
		"SELECT 'choice', event FROM choice WHERE event IS NOT NULL" "SELECT event, key, value FROM setting WHERE value <> ''" \
		"SELECT event, player, start_no FROM entry WHERE NOT removed" "SELECT event, no FROM round WHERE NOT removed" \
		"SELECT id, round, no, signed_by, checked_by FROM game_table WHERE NOT removed" \
		"SELECT game_table, seat, entry FROM seat WHERE entry IS NOT NULL" \
		"SELECT 'deal', id FROM deal WHERE current" "SELECT 'ruling', id FROM ruling WHERE current" \
		"SELECT 'measure', id FROM discipline WHERE step NOT IN (SELECT id FROM step WHERE undone)" \
		"SELECT 'cards', id FROM deal_cards WHERE step NOT IN (SELECT id FROM step WHERE undone)" \
		"SELECT 'seed', id FROM duplicate WHERE step NOT IN (SELECT id FROM step WHERE undone)" \
		"SELECT 'season', name, best, least, scale FROM season WHERE NOT removed" \
		"SELECT 'season', season, event, weight FROM season_event WHERE NOT removed" \
		"SELECT * FROM sitting" "SELECT id, game_table, deals FROM total_standing"
}

# A check code, as an extended regular expression.
CODE='([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}'

# masked FILE: replaces check codes, steps and the seals named by merges, which depend on the program's version and on the time
# of each step, by fixed ones, for comparison.
masked() {
	sed -E 's/'"$CODE"'/K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G/g; s/\[[0-9a-f]{32}\]/[…]/; s/\{[0-9a-f]{32}\}/{…}/
		s/^(<svg class="qr" [^>]*><path d=")[^"]*/\1…/; s/(kód: K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G \()[0-9]+/\112/g; s/(code: K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G \(step )[0-9]+/\112/g
		s/("check_code":"K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G","step":)[0-9]+/\112/g; s/^( *"step": )[0-9]+(,?)$/\112\2/' "$1"
}

# golden NAME FILE: compares with tests/golden/NAME; GOLDEN=write makes it.
golden() {
	masked "$2" >"$WORK/.masked"
	if [ "${GOLDEN-}" = write ]; then mkdir -p "$(dirname "$TESTS/golden/$1")" && cp "$WORK/.masked" "$TESTS/golden/$1"; fi
	same "golden $1" "$TESTS/golden/$1" "$WORK/.masked"
}

# coded NAME FILE: passes if the page has a check code known by the book.
coded() {
	code=$(grep -oE "$CODE" "$2" | tail -1)
	if [ -n "$code" ] && "$RENONSZ" verify "$code" >/dev/null 2>&1; then echo "ok - $1"; else echo "not ok - $1: the code «$code»"; fi
}

# has NAME TEXT FILE: passes if the file has the text.
has() {
	if [ -z "$2" ]; then echo "not ok - $1: no text is looked for"; elif grep -qF -- "$2" "$3"; then echo "ok - $1"; else
		echo "not ok - $1: no «$2» in:"
		if [ -s "$3" ]; then head -20 "$3" | sed 's/^/# /'; fi
	fi
}

# lacks NAME TEXT FILE: passes if the file is not empty and lacks the text.
# never NAME PATTERN FILE: passes if the file is not empty and no line matches the extended regular expression.
lacks() { lacking -F "$@"; }
never() { lacking -E "$@"; }
lacking() {
	local text how=$1
	shift
	text=$(tr -d '\0' <"$3")
	if [ -z "$text" ]; then echo "not ok - $1: $3 is empty"; elif grep -q "$how" -- "$2" <<<"$text"; then
		echo "not ok - $1: «$2» in:"
		head -20 <<<"$text" | sed 's/^/# /'
	else echo "ok - $1"; fi
}

# still NAME WANTED GOT: as `same`, for a file that no command may change, in a folder with a book that is not empty.
still() { if is_at_work; then same "$@"; else echo "not ok - $1: in an empty book"; fi; }

# fits NAME FILE [COLUMNS]: passes if the file is not empty and no line is wider than COLUMNS (80).
fits() {
	local widest
	widest=$(wc -L <"$2")
	if [ "$widest" -eq 0 ]; then echo "not ok - $1: $2 is empty"; elif [ "$widest" -le "${3:-80}" ]; then echo "ok - $1"; else
		echo "not ok - $1: a line of $widest columns in $2"
	fi
}

# unpacked FILE: prints the parts of a workbook written by the program as one text.
unpacked() {
	unzip -Z1 "$1" | grep -E '^xl/(worksheets|charts|drawings|sharedStrings|styles|workbook)' | grep -v _rels | sort \
		| while IFS= read -r part; do
			echo "== $part"
			unzip -p "$1" "$part" | sed 's/></>\n</g'
		done
}

# golden_workbook NAME LANGUAGE FILE: compares a workbook with golden NAME: its cells in Hungarian, only their texts in English.
golden_workbook() {
	local dump=cells
	[ "$2" = hu ] || dump=texts
	/usr/bin/python3 "$TESTS/cells.py" $([ $dump = cells ] || echo --texts) "$3" >"$WORK/.dump"
	golden "$1.$2.$dump" "$WORK/.dump"
}

# forging FILE [SQL]: runs SQL on a book, even on its schema, which newer shells of SQLite guard.
forging() {
	sqlite3 -cmd '.dbconfig defensive off' "$@" >/dev/null
}

# ---- seals, recomputed by docs/formats.md with only the sqlite3 shell and sha256sum ----
# value EXPRESSION…: prints SQL for the hexadecimal digits of their sealed bytes.
value() {
	for v in "$@"; do
		printf "%s" "CASE typeof($v) WHEN 'null' THEN '4E' WHEN 'integer' THEN '49' || printf('%016x', $v)
			WHEN 'text' THEN '54' || printf('%08x', length(CAST($v AS BLOB))) || hex($v)
			ELSE '42' || printf('%08x', length($v)) || hex($v) END || "
	done
	printf "''"
}
ask() { sqlite3 "$RENONSZ_DB" "$1"; }
# rows COLUMNS FROM…: prints SQL for the rows of a query, each as its sealed columns.
rows() { echo "SELECT $(value ${1//,/ }) FROM $2;"; }
# sealed_by: prints the seal over the result of the SQL.
sealed_by() { sqlite3 "$RENONSZ_DB" | sha256; }
sha256() { printf "$(tr -d '\n' | sed 's/../\\x&/g')" | sha256sum | cut -d' ' -f1; }
seal_of() { ask "SELECT lower(hex(seal)) FROM $1 WHERE id = $2"; }

deal_seal() {
	{
		rows game_table,no,revision,state,dealer,declarer,bid,trump,ending,reason,step,made "deal WHERE id = $1"
		rows kind,item,subject,value "deal_fact WHERE deal = $1 ORDER BY kind, item, subject"
		rows seat,points "deal_point WHERE deal = $1 ORDER BY seat"
	} | sealed_by
}

step_seal() {
	local ruling="ruling WHERE step = $1" cards="deal_cards WHERE step = $1"
	{
		echo "SELECT $(value "(SELECT seal FROM step WHERE id = $1 - 1)");"
		rows "'step',id,at,operator,command,version,kind,of" "step WHERE id = $1"
		rows id,seal "deal WHERE step = $1 ORDER BY id"
		rows "'change',id,thing,before,after" "change WHERE step = $1 ORDER BY id"
		rows "'ruling',id,game_table,deal_no,item,revision,state,case_no,claimant,offender,moment,act,facts,answers,kind,cites,agreed,book_kind,reason,judge,at,deal" \
			"$ruling ORDER BY id"
		rows "'ruling_seat',ruling,seat,points,book_points,barred" \
			"ruling_seat WHERE ruling IN (SELECT id FROM $ruling) ORDER BY ruling, seat"
		rows "'discipline',id,entry,kind,round,reason,judge" "discipline WHERE step = $1 ORDER BY id"
		rows "'deal_cards',id,game_table,no,after_revision" "$cards ORDER BY id"
		rows "'deal_cards_row',cards,place,kind,no,words" \
			"deal_cards_row WHERE cards IN (SELECT id FROM $cards) ORDER BY cards, kind, no"
		rows "'duplicate',id,event,round,seed,generator,deals" "duplicate WHERE step = $1 ORDER BY id"
		rows "'substitute',id,game_table,seat,from_deal,entry" "substitute WHERE step = $1 ORDER BY id"
		rows "'sheet_total',id,game_table,deals" "sheet_total WHERE step = $1 ORDER BY id"
		rows "'sheet_total_point',total,seat,points" \
			"sheet_total_point WHERE total IN (SELECT id FROM sheet_total WHERE step = $1) ORDER BY total, seat"
	} | sealed_by
}

# resealed FILE: recomputes all seals, as somebody who has read the description. The triggers must be dropped before.
resealed() {
	local RENONSZ_DB=$1 id
	for id in $(ask "SELECT id FROM deal ORDER BY id"); do ask "UPDATE deal SET seal = x'$(deal_seal "$id")' WHERE id = $id"; done
	for id in $(ask "SELECT id FROM step ORDER BY id"); do ask "UPDATE step SET seal = x'$(step_seal "$id")' WHERE id = $id"; done
}

# in_every_format FOLDER: compares an event of a game other than ulti in every format and both languages with golden FOLDER.
in_every_format() {
	local lang ending sheet
	for lang in hu en; do
		for ending in csv json html txt; do
			ok "sheets as $ending ($lang)" "$RENONSZ" --lang $lang export --sheets -o "sheets.$ending"
			golden "$1/sheets.$lang.$ending" "sheets.$ending"
			ok "standings as $ending ($lang)" "$RENONSZ" --lang $lang export --standings -o "standings.$ending"
			golden "$1/standings.$lang.$ending" "standings.$ending"
		done
		script -qec "stty cols 80 rows 40; env TERM=xterm $RENONSZ --lang $lang sheet 1 1" /dev/null </dev/null 2>/dev/null | tr -d '\r' >screen
		golden "$1/screen.$lang.txt" screen
		status "the sheet on a terminal fits ($lang)" 1 grep -E '^.{81,}' screen
		ok "the workbook ($lang)" "$RENONSZ" --lang $lang export -o all.xlsx
		golden_workbook "$1/workbook" "$lang" all.xlsx
		ok "verifies" "$RENONSZ" verify --file all.xlsx
		ok "the pages ($lang)" "$RENONSZ" --lang $lang export -o all.pdf
		for sheet in "--sheets" "--blank 1"; do
			ok "as .pdf: $sheet ($lang)" "$RENONSZ" --lang $lang export $sheet -o page.pdf
			pdftotext -layout page.pdf - 2>/dev/null | tr -s ' ' >page.txt
			golden "$1/page$(echo "$sheet" | tr -d ' -').$lang.txt" page.txt
			ok "as .xlsx: $sheet ($lang)" "$RENONSZ" --lang $lang export $sheet -o page.xlsx
			golden_workbook "$1/workbook$(echo "$sheet" | tr -d ' -')" "$lang" page.xlsx
			unzip -p page.xlsx xl/sharedStrings.xml >page.xml
			status "no word of another game: $sheet ($lang)" 1 grep -qiE 'betli|adu\b|felvevő|durchmars|trump' page.xml page.txt
		done
	done
}
