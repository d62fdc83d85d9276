# A club's evening, command by command, in both tables of three and four.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

ok "event new makes the book" "$RENONSZ" event new "Szolnok Kupa" --place Szolnok --deals 4 --stake 10
has "event new says what it did" "Új verseny (1.): Szolnok Kupa, 2026. 11. 21." "$WORK/.err"
status "the same event again is a conflict" 5 "$RENONSZ" event new "Szolnok Kupa"
ok "player add" "$RENONSZ" player add "Tóth Ödön" --club "Szolnoki UK"
status "a second of that name is a conflict" 5 "$RENONSZ" player add "Tóth Ödön"
ok "unless a mark tells him apart" "$RENONSZ" player add "Tóth Ödön" --mark Tisza
printf '\xef\xbb\xbfNév;Jel;Klub;Rajtszám\r\nKiss Péter;;Szolnoki UK;7\r\n"Nagy ""Bandi"" András";;;8\r\n1=1+1;;;9\r\n' >players.csv
ok "player import reads a spreadsheet's CSV" "$RENONSZ" player import players.csv
has "and enters them" "3 új játékos, 0 már szerepelt; új nevezés: 3, a versenyen most 3" "$WORK/.err"
printf 'first,second\nx,y\n' >bad.csv
status "a CSV without names is refused" 3 "$RENONSZ" player import bad.csv
printf 'n\xe9v;klub\nKiss P\x81ter;x\n' >latin.csv
status "letters that are neither UTF-8 nor Windows-1250" 3 "$RENONSZ" player import latin.csv
has "and what to do" "CSV UTF-8" "$WORK/.err"
: >empty.csv
status "an empty file" 3 "$RENONSZ" player import empty.csv
printf 'name,start_no\nRossz Egy,x\nJó Kettő,\nRossz Három,y\n' >rows.csv
status "faulty rows" 3 "$RENONSZ" player import rows.csv
has "are told by file and row" "rows.csv:2: " "$WORK/.err"
has "all of them" "rows.csv:4: " "$WORK/.err"
"$RENONSZ" player list jo ketto --csv >list
[ "$(wc -l <list)" = 1 ] && echo "ok - and nobody is stored" || echo "not ok - somebody was stored"
printf 'name\tclub\nTab Ulátor\tX\n' >tabs.csv
ok "tabs between fields" "$RENONSZ" player import -n tabs.csv
ok "player list folds case and accents" "$RENONSZ" player list TOTH odon --csv
[ "$(wc -l <"$WORK/.out")" = 3 ] && echo "ok - both are found" || echo "not ok - both are found"
status "a name that means two is refused" 3 "$RENONSZ" entry add tot
has "and both are named" "Tóth Ödön (Tisza)" "$WORK/.err"
ok "entry add" "$RENONSZ" entry add "Tóth Ödön"
ok "entry change" "$RENONSZ" entry change "Tóth Ödön" --start 12
status "a start number once" 5 "$RENONSZ" entry change "Tóth Ödön" --start 7
ok "player change" "$RENONSZ" player change "nagy" --name "Nagy András"

ok "round add" "$RENONSZ" round add
ok "a table of three" "$RENONSZ" table add 1 1 A=kiss B="nagy a" C="Tóth Ödön"
ok "a table of four" "$RENONSZ" table add 1 2 A=kiss B="nagy a" C="Tóth Ödön" D="1=1+1"
has "says that they sit elsewhere too" "ebben a fordulóban másutt is ül (1. asztal)" "$WORK/.err"
status "the table again is a conflict" 5 "$RENONSZ" table add 1 1 A=kiss B=nagy C="Tóth Ödön"
status "nobody sits twice" 3 "$RENONSZ" table add 1 3 A=kiss B=kiss C="Tóth Ödön"
status "an empty seat is refused" 2 "$RENONSZ" table add 1 3 A=kiss B=nagy
status "an unknown player is not found" 4 "$RENONSZ" table add 1 3 A=kiss B=nagy C=senki

ok "deal add" "$RENONSZ" deal add 1 1 A U z ++
has "says the deal and the totals" "Állás: Kiss Péter 10   Nagy András -5   Tóth Ödön -5" "$WORK/.err"
ok "a lost betli, marks unquoted" "$RENONSZ" deal add 1 1 B B - k:C = 5 -15 10
ok "the same deal again is harmless" "$RENONSZ" deal add 1 1 2 B B - k:C
has "and said to be known" "már megvolt" "$WORK/.err"
status "another content is a conflict" 5 "$RENONSZ" deal add 1 1 2 B B +
status "wrong paper figures are refused" 3 "$RENONSZ" deal add 1 1 C pU -+ = 6 6 -12
has "with the slip that explains them" "kimaradt az ultibukás pótdíja" "$WORK/.err"
status "an impossible result is refused" 3 "$RENONSZ" deal add 1 1 C 40 + cs100
status "--dry-run settles" 0 "$RENONSZ" deal add --dry-run 1 1 C pU ++
has "and stores nothing" "--dry-run" "$WORK/.err"
"$RENONSZ" deals --csv >before.csv
[ "$(wc -l <before.csv)" = 3 ] && echo "ok - two deals so far" || echo "not ok - two deals so far"
ok "deal edit" "$RENONSZ" deal edit 1 1 1 A U z +- --reason "rosszul olvasva"
ok "deal redeal" "$RENONSZ" deal redeal 1 1 2 --reason "13.§ (1) 4"
status "deal void wants a reason" 2 "$RENONSZ" deal void 1 1 1
ok "a redealt number is recorded again" "$RENONSZ" deal add 1 1 B pP +
ok "deal remove" "$RENONSZ" deal remove 1 1 1
ok "its number is free" "$RENONSZ" deal add 1 1 1 A P m - cs100v
status "a reason is one plain line" 3 "$RENONSZ" deal void 1 1 1 --reason $'egy\nkettő'
status "of a correction too" 3 "$RENONSZ" deal edit 1 1 1 A U z ++ --reason $'egy\tkettő'
ok "deal show" "$RENONSZ" deal show 1 1 1
golden book.deal-show.txt "$WORK/.out"
status "deal show of a deal that is not there" 4 "$RENONSZ" deal show 1 1 99
status "standings are no journal" 2 "$RENONSZ" standings -o allas.ulti
status "missing: two deals and two open sheets" 1 "$RENONSZ" missing
golden book.missing.txt "$WORK/.out"

status "at a table of four the dealer cannot declare" 3 "$RENONSZ" deal add 1 2 D P m +
has "and is named with the paragraph" "9.§ (11)" "$WORK/.err"
ok "a dealer out of turn" "$RENONSZ" deal add 1 2 D P m + o=A
ok "-t is the table" "$RENONSZ" deals -r 1 -t 2 --csv
is "and none other" 2 "$(cut -d, -f2 "$WORK/.out" | sed 1d | sort -u)"
status "a folder is none" 2 "$RENONSZ" deals -r 1 -t own
has "which templates are" "--templates own" "$WORK/.err"
status "where no table is meant" 2 "$RENONSZ" standings -t 2
has "it is said" "a -t az asztal száma, de ez a parancs nem vár asztalt" "$WORK/.err"
status "a table is no folder of templates" 4 "$RENONSZ" deals -r 1 --templates 2
has "and called -t" "az asztal száma: -t" "$WORK/.err"
ok "the fourth has 0" "$RENONSZ" deals --round 1 --table 2 --csv
has "points of B, C, D; A dealt" "1,2,1,D,P,0,-1,-1,2,A" "$WORK/.out"

# Standings are not final before every table has its deals, and one that has not begun owes all of them.
printf '%s\n' 'verseny "Rövid" datum=2026-12-01 leosztas=1' 'fordulo 1' 'asztal 1' 'A="K P" B="N É" C="T I"' \
	'1 A U z ++' 'fordulo 2' 'asztal 1' 'A="K P" B="N É" C="T I"' | "$RENONSZ" -f short.db import - 2>/dev/null
ok "standings with a table that has not begun" "$RENONSZ" -f short.db standings --json
has "are not final" '"unfinished":1' "$WORK/.out"
ok "its only deal" "$RENONSZ" -f short.db deal add 2 1 B P m +
ok "standings with all deals" "$RENONSZ" -f short.db standings --json
has "are final" '"unfinished":0' "$WORK/.out"

# A round without tables lacks all of them.
{ for round in 1 2; do "$RENONSZ" -f short.db sheet sign $round 1 --by K; done; } >/dev/null 2>&1
status "nothing is missing" 0 "$RENONSZ" -f short.db missing
"$RENONSZ" -f short.db table add 3 1 A="K P" B="N É" C="T I" 2>/dev/null
"$RENONSZ" -f short.db table remove 3 1 2>/dev/null
status "a round without tables is" 1 "$RENONSZ" -f short.db missing
has "in the list" " 3         nincs asztala" "$WORK/.out"
status "alone too" 1 "$RENONSZ" -f short.db missing 3 --csv
has "without number" '3,,?,,,' "$WORK/.out"
status "with tables it is not" 0 "$RENONSZ" -f short.db missing 2
status "one that is not there is not listed" 4 "$RENONSZ" -f short.db missing 4

# Totals in a journal are those of the sheet, whatever of it stood in the book before.
sheet='verseny "Lap" datum=2026-12-01
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"'
printf '%s\n1 A U z ++\n2 B P m +\n' "$sheet" | "$RENONSZ" -f totals.db import - 2>/dev/null
printf '%s\n3 ujraosztas "hibás"\n3 A P m +\n= 11 -4 -7\n' "$sheet" >more.ulti
ok "the sheet goes on with a redealt deal" "$RENONSZ" -f totals.db import more.ulti
printf '%s\n= 11 -4 -7\n' "$sheet" >totals.ulti
ok "totals without a deal are those of the book" "$RENONSZ" -f totals.db import totals.ulti
printf '%s\n= 0 0 0\n' "$sheet" >totals.ulti
status "and are checked" 3 "$RENONSZ" -f totals.db import totals.ulti

status "a round has four deals" 3 "$RENONSZ" deal add 1 1 5 A P m +
has "and a fifth is questioned" "egy fordulóban csak 4 van" "$WORK/.err"
ok "sheet sign" "$RENONSZ" sheet sign 1 1 --force --by "Nagy András"
ok "by the same once more" "$RENONSZ" sheet sign 1 1 --force --by "nagy andras"
status "a signed sheet takes no deal" 5 "$RENONSZ" deal add 1 1 A P m +
ok "sheet open" "$RENONSZ" sheet open 1 1
ok "and then it does" "$RENONSZ" deal add 1 1 3 A P m +
ok "table seat" "$RENONSZ" table seat 1 1 A="nagy a" B=kiss C="Tóth Ödön"
for list in "event list" "event show" "player list" "entry list" "round list" "table list" "deals" "sheet 1 1" "standings" "standings --bids"; do
	key=$(echo "$list" | tr -d " -")
	status "$list" 0 "$RENONSZ" $list
	golden "book.$key.txt" "$WORK/.out"
	status "$list in English" 0 "$RENONSZ" --lang en $list
	golden "book.$key.en.txt" "$WORK/.out"
	status "$list --csv" 0 "$RENONSZ" $list --csv
	golden "book.$key.csv" "$WORK/.out"
	"$RENONSZ" $list --json >json && jq -S . json >sorted
	golden "book.$key.json" "$WORK/sorted"
	jq -c '[.. | objects | keys]' sorted >keys
	"$RENONSZ" --lang en $list --json | jq -S . | jq -c '[.. | objects | keys]' >keys.en
	same "$list --json: the same keys in both languages" keys keys.en
done

ok "event show --all" "$RENONSZ" event show --all
is "has every setting, as a script gets them" "$("$RENONSZ" event show --csv | sed 1d | cut -d, -f1 | tr '\n' ' ')" \
	"$(sed '1,3d; s/ .*//' "$WORK/.out" | tr '\n' ' ')"
status "settings are fixed with the first deal" 5 "$RENONSZ" event set lost-ulti-extra=played
status "an unknown setting" 2 "$RENONSZ" event set colour=red
status "a value that does not fit" 3 "$RENONSZ" event set place-points-3=3-2
ok "a place can be corrected" "$RENONSZ" event set place="Szolnok, Tisza-part"
ok "a second event" "$RENONSZ" event new "Tavaszi Kupa" --date 2027-03-01
ok "is the open one; settings before its first deal" "$RENONSZ" event set place-points-3=5-3-1 ranking=score
ok "event use goes back" "$RENONSZ" event use szolnok
ok "-e names another" "$RENONSZ" -e tavaszi event show
has "with its settings" "5-3-1" "$WORK/.out"

# docs/schema.md explains every column of every table and view, and no other.
sqlite3 "$RENONSZ_DB" "SELECT thing.name || '.' || part.name FROM sqlite_schema AS thing JOIN pragma_table_info(thing.name) AS part
	WHERE thing.type IN ('table', 'view') AND thing.name NOT LIKE 'sqlite_%'" | sort >columns
awk -F '|' '/^### / { split($0, head, " "); table = head[2] }
	/^\| `/ && $3 ~ /[a-z]/ { gsub(/[ `]/, "", $2); print table "." $2 }' "$TESTS/../docs/schema.md" | sort >explained
same "every column of the schema is explained" columns explained
