# Two books of the same sheets: a book and its journal say the same, and each planted difference is found alone.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
quietly() { "$RENONSZ" "$@" >/dev/null 2>&1; }

# A book with some of everything, and a history that no journal tells.
"$RENONSZ" import - 2>/dev/null <<'BOOK'
verseny "Kupa" datum=2026-11-21 hely="Szolnok" tet=10 leosztas=9 ranking=score
nevezo 1 "Kiss Péter" klub="Szolnoki UK"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre"
nevezo 4 "Varga Ede"
fordulo 3 mag="kupa" leosztas=9
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A pU ++ kU
2 B B -
3 A P t + kP
  lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"
  talon zA tX
4 ujraosztas "tizenegy lap tíz helyett"
4 C p40+U +- kU csUv+
5 ervenytelen "félbeszakadt"
6 B P m + o=A
7 A U z ++
fordulo 2
asztal 1 alairva="Nagy Béla" ellenorizte="Kovács Anna"
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
asztal 2
A="Varga Ede" B="Nagy Éva" C="Tóth Imre"
1 B P m -
fegyelmi "Nagy Éva" fokozat=yellow fordulo=1 indok="késés" dontott="Bíró Béla"
BOOK
quietly rule 3.4 -r 1 -t 1 -d 1 by=B claim=A trick=6 judge="Bíró Béla" at=2026-11-21T17:00:00Z
quietly rule 3.4 -r 1 -t 1 -d 7 by=B state=open
quietly deal edit 1 1 6 B P m - --reason "elírás"
quietly deal edit 1 1 6 B P m +
quietly deal add 1 1 8 B P m +
quietly deal redeal 1 1 8 --reason "tévedés"
quietly deal add 1 1 9 A P m +
quietly deal remove 1 1 9
"$RENONSZ" export --journal -o base.ulti 2>/dev/null

"$RENONSZ" -f same.db import base.ulti 2>/dev/null
status "a book and its journal say the same" 0 "$RENONSZ" diff same.db
none "and nothing is listed" "$(cat "$WORK/.out")"
"$RENONSZ" -f other.db import base.ulti 2>/dev/null
status "the same journal in two books too" 0 "$RENONSZ" diff same.db other.db
status "and the other way round" 0 "$RENONSZ" diff same.db "$RENONSZ_DB" --csv
is "CSV has its heads alone" 1 "$(wc -l <"$WORK/.out")"

# plant NAME SED WANTED: the journal changed by sed has this one difference, "round,table,deal,what".
plant() {
	rm -f planted.db*
	sed "$2" base.ulti >planted.ulti
	if cmp -s base.ulti planted.ulti || ! quietly -f planted.db import planted.ulti; then
		echo "not ok - $1: nothing was planted"
		return
	fi
	"$RENONSZ" diff planted.db --json >found.json 2>/dev/null
	is "found: $1" "1 $3" "$? $(jq -r 'map("\(.round // ""),\(.table // ""),\(.deal // ""),\(.what)") | join(" ")' found.json)"
	"$RENONSZ" diff planted.db "$RENONSZ_DB" --json 2>/dev/null | jq -c 'map({a: .b, b: .a})' >back
	jq -c 'map({a, b})' found.json >forth
	cmp -s forth back && echo "ok - from both sides: $1" || echo "not ok - from both sides: $1"
}
plant "another place" 's/hely="Szolnok"/hely=Eger/' ",,,place"
plant "another stake" 's/tet=10/tet=20/' ",,,stake"
plant "another number of deals" 's/\(^verseny.*\)leosztas=9/\1leosztas=12/' ",,,deals"
plant "another setting" 's/ranking=score/ranking=place/' ",,,ranking"
plant "the event’s name, where there is only one" 's/verseny "Kupa"/verseny "Kuppa"/' ",,,event"
plant "the event’s day" 's/datum=2026-11-21/datum=2026-11-22/' ",,,event"
plant "an entry more" '/^nevezo 4/a nevezo 5 "Papp Béla"' ",,,player"
plant "a start number" 's/^nevezo 4/nevezo 7/' ",,,player"
plant "a club" 's/Szolnoki UK/Egri UK/' ",,,player"
plant "an accent, wherever he sits" 's/Nagy Éva/Nagy Eva/' ",,,typo"
plant "a letter" 's/Kiss Péter/Kis Péter/' ",,,typo"
plant "a capital" 's/Tóth Imre/tóth Imre/' ",,,typo"
plant "a measure" 's/fokozat=yellow/fokozat=red/' ",,,discipline"
plant "a measure less" '/^fegyelmi/d' ",,,discipline"
plant "a seed" 's/mag="kupa"/mag="kupak"/' "3,,,seed"
plant "a round less" '/^fordulo 3/d' "3,,,round"
plant "a round more" '$a fordulo 4' "4,,,round"
plant "a table with its deals" '/^asztal 2/,+2d' "2,2,,table"
plant "a signature" 's/ alairva="Nagy Béla"//' "2,1,,signed"
plant "who signed" 's/Nagy Béla/Nagy Bea/' "2,1,,signed"
plant "who sits there" 's/A="Varga Ede"/A="Kiss Péter"/' "2,2,,seat"
plant "a deal less" '/^2 B B/d' "1,1,2,deal"
plant "a result" 's/^2 B B -/2 B B +/' "1,1,2,deal"
plant "a bid" 's/^2 B B -/2 B RB -/' "1,1,2,deal"
plant "a declarer" 's/^2 B B -/2 C B -/' "1,1,2,deal"
plant "a kontra" 's/^3 A P t + kP/3 A P t +/' "1,1,3,deal"
plant "a trump and nothing else" 's/^1 B P m -/1 B P z -/' "2,2,1,deal"
plant "a dealer" 's/ o=A/ o=C/' "1,1,6,deal"
plant "what was silent" 's/ csUv+//' "1,1,4,deal"
plant "why a deal is void" 's/félbeszakadt/félbemaradt/' "1,1,5,deal"
plant "a void attempt" 's/tizenegy lap/kilenc lap/' "1,1,4,attempt"
plant "an attempt less" '/^4 ujraosztas/d' "1,1,4,attempt"
plant "why a deal is to be dealt again" 's/tévedés/hiba/' "1,1,8,deal"
plant "a ruling’s judge" 's/judge="Bíró Béla"/judge="Bíró Bea"/' "1,1,1,ruling"
plant "a ruling in the place of a result" 's/^itelet 1 .*/1 A pU ++ kU/' "1,1,1,ruling"
plant "cards" 's/^  talon.*/  talon zA m8/; s/m87 tAKFL8/m7 tAKFL8X/' "1,1,3,cards"
plant "no cards" '/^  lap/d; /^  talon/d' "1,1,3,cards"
plant "when it was ruled, which is no difference, and a club, which is" \
	's/2026-11-21T17:00:00Z/2026-11-21T19:00:00Z/; s/Szolnoki UK/Egri UK/' ",,,player"
plant "who checked a sheet" 's/Kovács Anna/Kovács Ede/' "2,1,,checked"
plant "a check mark" 's/ ellenorizte="Kovács Anna"//' "2,1,,checked"

# Points that do not follow from the same line are shown beside it.
cp "$RENONSZ_DB" points.db
sqlite3 points.db "DROP TRIGGER deal_point_fixed; UPDATE deal_point SET points = points + 1 WHERE seat = 1 AND deal =
	(SELECT id FROM deal WHERE no = 2 AND current LIMIT 1)"
"$RENONSZ" diff points.db --csv >points.csv 2>/dev/null
is "points alone" 'Kupa,1,1,2,deal,2 B B - = 5 -10 5,2 B B - = 5 -9 5,b' "$(sed -n 2p points.csv)"

# What people read: all of an event side by side where there is room for it, else all below each other.
sed -e 's/Kiss Péter/Kis Peter/' -e 's/^2 B B -/2 B B +/' -e 's/^4 C.*/4 C p40+U ++ kU/' -e 's/tévedés/hiba/' \
	-e 's/judge="Bíró Béla"/judge="Kis Béla"/' -e '$a fordulo 4' base.ulti >many.ulti
"$RENONSZ" -f A.db import base.ulti 2>/dev/null
"$RENONSZ" -f B.db import many.ulti 2>/dev/null
for lang in hu en; do
	"$RENONSZ" --lang $lang diff A.db B.db >diff.$lang 2>&1
	golden diff.$lang.txt diff.$lang
done
sed 's/^2 B B -/2 B B +/; s/tévedés/hiba/' base.ulti >few.ulti
"$RENONSZ" -f C.db import few.ulti 2>/dev/null
"$RENONSZ" diff A.db C.db 2>/dev/null | sed -n '5,$p' >few
is "short ones stand side by side" "Hol Mi A B|1/1/2 leosztás 2 B B - = 5 -10 5 2 B B + = -5 10 -5|1/1/8 leosztás 8 ujraosztas \"tévedés\" 8 ujraosztas \"hiba\"" \
	"$(tr -s ' ' <few | sed -n '/^Hol/,$p' | paste -sd'|')"
none "all within 80 columns" "$(grep -v 'renonsz' diff.hu | awk 'length($0) > 80')"

# Which events: the one they share, or all of them, or one.
for book in A.db B.db; do quietly -f $book event new "Csak $book" --date 2026-12-01; done
status "events that one book has alone are left out beside the one they share" 1 "$RENONSZ" diff A.db B.db --csv
has "and named" "Csak A.db, 2026. 12. 01.: csak az egyik könyvben van meg (A)" "$WORK/.err"
is "the others are compared" 6 "$(grep -c '^Kupa' "$WORK/.out")"
for book in A.db B.db; do quietly -f $book event new "Közös" --date 2026-12-02; done
"$RENONSZ" diff A.db B.db --csv >all.csv 2>/dev/null
is "where they share more, these are differences" 2 "$(grep -c ',,,,event,' all.csv)"
status "-e names one" 0 "$RENONSZ" -e közös diff A.db B.db
status "that only one may have" 1 "$RENONSZ" -e "Csak A.db" diff A.db B.db
status "or neither" 4 "$RENONSZ" -e nincsilyen diff A.db B.db
# By its number in the first book: in the other it is found by name and day, whatever number it has there.
for names in "X Y Z" "Z X"; do
	for name in $names; do "$RENONSZ" -f numbers-${names%% *}.db event new $name --date 2026-03-01 >/dev/null 2>&1; done
done
status "the other's number is another one" 0 "$RENONSZ" -e 1 diff numbers-X.db numbers-Z.db
status "that the other has not" 1 "$RENONSZ" -e 2 diff numbers-X.db numbers-Z.db
status "nor has it that number" 0 "$RENONSZ" -e 3 diff numbers-X.db numbers-Z.db
status "a number of the other alone" 0 "$RENONSZ" -e 3 diff numbers-Z.db numbers-X.db
status "a book that is not there" 4 "$RENONSZ" diff A.db nowhere.db
status "a journal is no book" 7 "$RENONSZ" diff A.db base.ulti
before=$(sha256sum <same.db)
quietly diff same.db B.db
is "the books stay as they are" "$before" "$(sha256sum <same.db)"

# A book that another program has altered: what differs is shown, with a warning, and so is its journal.
"$RENONSZ" -f sound.db import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
END
cp sound.db altered.db
sqlite3 altered.db "UPDATE player SET name = 'Hamis Pál' WHERE id = 1"
"$RENONSZ" --lang en diff sound.db altered.db >shown 2>err
has "diff warns" "BEWARE: THIS BOOK IS NOT TO BE BELIEVED: altered.db" err
has "and compares" "Hamis Pál" shown
"$RENONSZ" --lang en diff altered.db sound.db >/dev/null 2>err
has "whichever it is" "renonsz -f altered.db verify" err
"$RENONSZ" --lang en -f altered.db export --journal >journal 2>err
has "the journal warns" "BEWARE" err
has "and is written" "Hamis Pál" journal
"$RENONSZ" --lang en -f altered.db export -o journal.ulti 2>err
has "into a file too" "BEWARE" err
"$RENONSZ" --lang en -f sound.db export --journal 2>err >journal
[ -s journal ] && [ ! -s err ] && echo "ok - a sound book's journal does not" || echo "not ok - a sound book warns: $(cat err)"
"$RENONSZ" --lang en diff sound.db sound.db >both 2>&1
lacks "nor does a comparison of sound books" BEWARE both

# ---- two copies that went on differently: which of them did ------------------------------------------
rm -f one.db two.db
"$RENONSZ" -f one.db import base.ulti 2>/dev/null
cp one.db two.db
quietly -f one.db deal edit 1 1 8 B P m -
quietly -f two.db deal edit 1 1 2 B B +
quietly -f one.db deal edit 1 1 3 A P t - kP
quietly -f two.db deal edit 1 1 3 A P t +
quietly -f two.db entry change "Varga Ede" --start 9
quietly -f two.db event new Más --date 2026-12-01
status "they differ" 1 "$RENONSZ" diff one.db two.db --csv
is "a deal of A's, one of B's, one of both; a number" "2:b 3:both 8:a" \
	"$(sed -n 's/^Kupa,1,1,\([0-9]*\),deal,.*,\([a-z]*\)$/\1:\2/p' "$WORK/.out" | paste -sd' ')"
is "an entry too" b "$(sed -n '/,player,/s/.*,//p' "$WORK/.out")"
status "the other way round" 1 "$RENONSZ" diff two.db one.db --csv
is "it is the other" "2:a 3:both 8:b" \
	"$(sed -n 's/^Kupa,1,1,\([0-9]*\),deal,.*,\([a-z]*\)$/\1:\2/p' "$WORK/.out" | paste -sd' ')"
status "for people" 1 "$RENONSZ" --lang en diff one.db two.db
has "in words" "A only" "$WORK/.out"
has "likewise" "both" "$WORK/.out"
"$RENONSZ" -f apart.db import base.ulti 2>/dev/null
quietly -f apart.db deal edit 1 1 2 B B +
cp two.db renamed.db
quietly -f renamed.db player change "Varga Ede" --name "Fekete Lajosné"
status "a copy in which a player was renamed" 1 "$RENONSZ" diff two.db renamed.db --csv
is "has one difference, and its book" 'Kupa,,,,renamed,"nevezo 9 ""Varga Ede""","nevezo 9 ""Fekete Lajosné""",b' "$(sed 1d "$WORK/.out")"
status "the other way round" 1 "$RENONSZ" --lang en diff renamed.db two.db
has "in words" "renamed" "$WORK/.out"
is "on one line" 1 "$(grep -c "A only" "$WORK/.out")"
status "books that never were one" 1 "$RENONSZ" --lang en diff one.db apart.db
is "say nothing of it" 0 "$(grep -c "Changed in" "$WORK/.out")"

# ---- who dealt is put right after the ruling, which names who dealt then ---------------------------------
cat >dealt.ulti <<'BOOK'
verseny "Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Papp Ida"
1 B U z ++
asztal 2
A="Szabó Anna" B="Varga Ilona" C="Kovács Béla"
1 A U z ++
BOOK
dealt() { "$RENONSZ" -f dealt.db "$@" >/dev/null 2>&1; }
for said in "3.4 by=A trick=3" "jury by=A reason=x points=0,0,0,0" "3.4 by=A trick=3 late=yes"; do
	for state in open dismissed; do
		rm -f dealt.db told.db
		dealt import dealt.ulti
		dealt rule $said -r 1 -t 1 -d 1 state=$state --yes
		dealt rule ${said/,0,0,0/,0,0} -r 1 -t 2 -d 1 state=$state --yes
		dealt deal edit 1 1 1 B U z ++ o=C
		dealt deal edit 1 2 1 A U z ++ o=B
		"$RENONSZ" -f dealt.db export --journal >dealt.1
		is "$said $state: both are in the journal" "2 2" "$(grep -c ^itelet dealt.1) $(grep -c 'o=[BC]' dealt.1)"
		ok "$said $state: it is read" "$RENONSZ" -f told.db import dealt.1
		status "$said $state: as the same book" 0 "$RENONSZ" -f dealt.db diff told.db
		ok "$said $state: and read again" "$RENONSZ" -f dealt.db import dealt.1
	done
done

# ---- teams: by name, whatever their numbers; else by number, for a team may be renamed -------------------
sed '/^fordulo 3/i csapat "Alfa" A="Kiss Péter" B="Nagy Éva" klub="Egri UK"\ncsapat "Béta" A="Tóth Imre"' base.ulti >teams.ulti
mv teams.ulti base.ulti
rm -f "$RENONSZ_DB"* && "$RENONSZ" import base.ulti 2>/dev/null
plant "a member" 's/^\(csapat "Béta".*\)/\1 B="Varga Ede"/' ",,,team"
plant "who sits in A" 's/^csapat "Alfa".*/csapat "Alfa" A="Nagy Éva" B="Kiss Péter" klub="Egri UK"/' ",,,team"
plant "a team’s name" 's/^csapat "Béta"/csapat "Gamma"/' ",,,team"
plant "a team’s club" 's/Egri UK/Egri SE/' ",,,team"
plant "a team less" '/^csapat "Alfa"/d; s/^csapat "Béta".*/& szam=2/' ",,,team"
plant "a member mistyped" 's/Tóth Imre/tóth Imre/' ",,,typo"
sed 's/^csapat "Alfa".*/& szam=7/' base.ulti >numbered.ulti
"$RENONSZ" -f numbered.db import numbered.ulti 2>/dev/null
status "its number is each book's own" 0 "$RENONSZ" diff numbered.db
