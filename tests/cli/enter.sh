# Quick entry with its lines from a file; tests/unit/cli_terminal_test.c drives the prompt on a terminal.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
asztal 2
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre" D="Papp Béla"
END

for lang in hu en; do
	"$RENONSZ" -f "$WORK/$lang.db" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
END
	"$RENONSZ" -f "$WORK/$lang.db" --lang $lang enter 1 1 >"$WORK/session.$lang" 2>&1 <<'END'
?
A U z ++
B B - k:C
C pX ++
C 40 + cs100
C pU -+ = 6 6 -12
C pU -+
<
C pU ++
= 36 -19 -17
=
= 1 2 3
A P m +
.
END
	golden "enter.$lang" "$WORK/session.$lang"
done

# Where written totals count, the sums are theirs, and it is said (R-62).
rm -f "$WORK/by.db" && "$RENONSZ" -f "$WORK/by.db" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=4
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
osszeg = 10 -4 -6
1 A P m +
END
printf '%s\n' '= 10 -4 -6' . | "$RENONSZ" -f "$WORK/by.db" enter 1 1 >"$WORK/by" 2>&1
has "that they agree is said with what they are" "egyezik: 10 -4 -6 A lapon 1 leosztás már fel van írva; mind a 4 felírásáig az összeg számít." \
	<(tr -s '\n ' '  ' <"$WORK/by")

# Every line that ? shows as an example of a deal is one.
for lang in hu en; do
	echo '?' | "$RENONSZ" --lang $lang enter 1 1 | sed -n 's/^  \([A-Db][^ ]* [^ ]\{1,\}\( [^ ]\{1,\}\)*\)   .*/\1/p' >shown
	is "lines shown in $lang" 6 "$(wc -l <shown)"
	while read -r line; do
		cp "$RENONSZ_DB" one.db
		echo "$line" | "$RENONSZ" --lang en -f one.db enter 1 1 >out 2>&1
		has "shown in $lang: $line" "  deal 1: A " out
	done <shown
done

printf 'A U z ++\nB B -\n' | "$RENONSZ" enter 1 1 >/dev/null
printf 'C P m +\n' | "$RENONSZ" enter 1 1 >"$WORK/.out"
"$RENONSZ" deals --csv --table 1 | cut -d, -f3-8 | tail -1 >"$WORK/last"
has "a sheet left half-way goes on where it was" "3,C,P,-1,-1,2" "$WORK/last"
printf '<\n<\nB B +\n' | "$RENONSZ" enter 1 1 >/dev/null
"$RENONSZ" deal show 1 1 2 --csv | cut -d, -f3-8,13 >"$WORK/history"
has "stepping back and typing anew makes a revision" "2,B,B,-5,10,-5,2" "$WORK/history"
printf 'A U z ++\n' | "$RENONSZ" enter --dry-run 1 2 >/dev/null 2>&1
none "--dry-run leaves the book as it was" "$("$RENONSZ" deals --csv --table 2 | tail -n +2)"
printf 'A P z +\nA P z + o=D\n' | "$RENONSZ" enter 1 2 >"$WORK/four"
has "at a table of four the dealer sits out" "A +2   B -1   C -1   D 0" "$WORK/four"
"$RENONSZ" sheet sign 1 1 --force 2>/dev/null
status "a signed sheet is not typed on" 5 "$RENONSZ" enter 1 1
status "an unknown table" 4 "$RENONSZ" enter 1 9

# What takes the place of a deal says so; what was only refused has not been seen.
rm -f "$RENONSZ_DB"
ok "a sheet" "$RENONSZ" import - <<'END'
verseny "Lap" datum=2026-11-21 leosztas=200
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A P m +
END
printf '1 A P m -\n1 A P m -\n.\n' | "$RENONSZ" enter 1 1 >out 2>&1
has "a deal that was not shown is refused" "már fel van írva" out
has "and how to see it is said" "előbb nézze meg: <1" out
"$RENONSZ" deals --csv >deals.csv
has "twice refused it stands as it was" ",P m +," deals.csv
printf '<1\n1 A P m -\n.\n' | "$RENONSZ" enter 1 1 >out 2>&1
has "shown it can be corrected" "javítva: 1 A P m + → 1 A P m -; vissza: renonsz undo" out
printf '<x\n.\n' | "$RENONSZ" enter 1 1 >out 2>&1
has "where to has to be a number" "„x”" out
{ for i in $(seq 2 150); do echo 'A P m +'; done; echo '<140'; echo '140 b b - k*'; echo '140 bb+'; echo .; } | "$RENONSZ" enter 1 1 >out 2>&1
has "far down the sheet" "javítva: 140 A P m + → 140 B B - k:AC" out
has "and once more" "javítva: 140 B B - k:AC → 140 B B +" out
ok "a table of four" "$RENONSZ" player add "Varga Ilona"
ok "is seated" "$RENONSZ" table add 2 1 A=1 B=2 C=3 D=varga
ok "where D deals, k* is both of the others" "$RENONSZ" deal add 2 1 1 B B - 'k*'
has "who defend" "k:AC" .err
status "where one of them deals it is refused, never counted for somebody else" 3 "$RENONSZ" deal add 2 1 2 B B - 'k*'

# Totals that do not come to zero; a deal without a result says which of the two it is, and how its reason is given.
ok "another sheet" "$RENONSZ" table add 3 1 A=1 B=2 C=3
printf 'A U z ++\n= 1 2 3\nervenytelen\nujraosztas\n2 ervenytelen "rossz osztás"\n.\n' | "$RENONSZ" enter 3 1 >out 2>&1
has "the three do not come to zero" "összege +6, pedig 0-nak kellene lennie" out
has "and what tells more" "renonsz doctor 3 1 = 1 2 3" out
has "void" '2. leosztás: érvénytelen, nem számít; indoka nincs megadva – így adható meg: <2, azután ervenytelen "indok"' out
has "to be dealt again" '3. leosztás: érvénytelen, újra kell osztani; indoka nincs megadva – így adható meg: <3, azután ujraosztas "indok"' out
has "with its reason" '2. leosztás: érvénytelen, nem számít („rossz osztás”)' out
none "and no points" "$(grep 'A 0' out)"
"$RENONSZ" sheet 3 1 >sheet.txt
none "on the sheet no colon is left where no reason is known" "$(grep -E ': *$' sheet.txt)"
has "nor anything else" "Érvénytelen, újra kell osztani" sheet.txt
has "and the reason stands where it is known" "Érvénytelen: rossz osztás" sheet.txt
printf '3 ujraosztas "megmutatta"\n.\n' | "$RENONSZ" enter 3 1 >out 2>&1
has "the reason of a redeal is given later" '3. leosztás: érvénytelen, újra kell osztani („megmutatta”)' out
has "and stands on the sheet" "Érvénytelen, újra kell osztani: megmutatta" <("$RENONSZ" sheet 3 1)

# The prompt names whoever deals, of a long name as much as there is room for.
printf '%s\n' 'verseny "Hosszú" datum=2026-11-22' 'fordulo 1' 'asztal 1' \
	'A="Kiss Péter" B="Özvegy Wolfram-Őry Krisztina Borbála" C="Tóth Imre"' >long.ulti
"$RENONSZ" -f long.db import long.ulti 2>/dev/null
printf 'A U z ++\nA U z ++\n.\n' >typed
script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 $RENONSZ -f long.db --lang hu enter 1 1" /dev/null <typed >prompt 2>/dev/null
has "a name" "(A Kiss Péter oszt)" prompt
has "and a long one" "(B Özvegy Wolfram-Őry Krisztina… oszt)" prompt

# What is typed for what is not there: a deal beyond the last, a seat of nobody, a line too short to insert.
cp long.db asked.db
"$RENONSZ" -f asked.db event set deals=2 2>/dev/null
printf '%s\n' '<9' '<2' '+3' 'D P m +' . >typed
script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 $RENONSZ -f asked.db --lang hu enter 1 1" /dev/null <typed 2>/dev/null | tr -d '\r' >prompt
has "no deal beyond the last" "nincs 9. leosztás: ezen a lapon 2 van" prompt
has "an inserted line is shown as typed" "  +3" prompt
has "nobody sits at D" "itt nincs D hely" prompt

# A question is asked again until it is answered.
printf '%s\n' igaz '' n >typed
script -qec "stty cols 80 rows 40; env TERM=xterm NO_COLOR=1 $RENONSZ -f asked.db --lang hu undo" /dev/null <typed 2>/dev/null | tr -d '\r' >prompt
is "twice more" 3 "$(grep -c '^Visszavonja? (i/n)' prompt)"
has "with what it wants" "Ezt nem értem. Igen vagy nem? (i/n)" prompt

# A window made lower than what is being typed: libedit must not see it before the line is over.
cp long.db resized.db
mkfifo keys
script -qec "stty cols 80 rows 24; tty >terminal; env TERM=xterm $RENONSZ -f resized.db enter 1 1; echo \$? >status" /dev/null <keys >prompt 2>/dev/null &
exec 9>keys 8<keys
typed() { [ "$(tr -dc z <prompt | wc -c)" -ge 31 ]; }
await $! test -s terminal && await $! grep oszt prompt
printf 'A U z ++\n' >&9
await $! grep '(B' prompt
for ((i = 0; i < 30; i++)); do printf 'A U z ++' >&9; done
await $! typed
stty -F "$(cat terminal)" rows 2
printf 'x\025.\n' >&9
exec 9>&- 8<&-
wait
is "a lower window ends nothing" 0 "$(cat status)"
is "and the deal acknowledged before it is there" 3 "$("$RENONSZ" -f resized.db deals --csv | sed 1d | wc -l)"
