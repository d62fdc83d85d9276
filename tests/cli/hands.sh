# Two people at one book: whoever changes what the other has changed meanwhile is shown both versions.
. "${TESTS:?}/lib.sh"

# by NAME AT COMMAND…: somebody at a moment.
by() {
	local name=$1 at=$2
	shift 2
	RENONSZ_OPERATOR=$name RENONSZ_NOW="2026-11-21T$at:00Z" "$RENONSZ" "$@"
}
# deal NO: the last revision's line, state and number.
deal() { "$RENONSZ" deal show 1 1 "$1" --csv | tail -1 | cut -d, -f11-13; }
# begin KEYS…: somebody begins to type at table 1 and waits (fd 9).
begin() {
	rm -f clerk clerk.out && mkfifo clerk
	by Anna 18:10 enter 1 1 <clerk >clerk.out 2>&1 &
	clerk=$!
	exec 9>clerk 8<clerk   # read end: typing to an ended program raises no signal
	printf '%s\n' "$@" >&9
}
# shown TEXT: wait until the typist has seen it.
shown() { await $clerk grep -sF -- "$1" clerk.out || echo "not ok - «$1» never came"; }
finish() {
	printf '%s\n' "$@" >&9
	exec 9>&- 8<&-
	wait $clerk
}

by Anna 18:00 import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21
nevezo 4 "Papp Béla"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
2 B B -
3 A P m +
4 C P t -
5 A P z +
END

# A revision that was seen.
ok "a correction of the revision that stands" by Anna 18:01 deal edit 1 1 1 A U z +- --revision 1
status "another one of the same revision is a conflict" 5 by Béla 18:02 deal edit 1 1 1 A U z -+ --revision 1
has "with what he saw" "„1 A U z ++”" "$WORK/.err"
has "what stands" "„1 A U z +-”" "$WORK/.err"
has "since when and by whom" "(Anna, 2026. 11. 21. 18:01)" "$WORK/.err"
TZ=CET-1CEST,M3.5.0,M10.5.0/3 by Béla 18:02 deal edit 1 1 1 A U z -+ --revision 1 2>"$WORK/.err"
has "in the time of the place" "(Anna, 2026. 11. 21. 19:01)" "$WORK/.err"
is "and nothing is overwritten" "U z +-,,2" "$(deal 1)"
ok "who wants the same is not troubled" by Béla 18:02 deal edit 1 1 1 A U z +- --revision 1
is "and makes no revision" "U z +-,,2" "$(deal 1)"
ok "nor who says what stands" by Béla 18:02 deal edit 1 1 1 A U z -+ --revision 2
status "a revision that never was" 4 by Béla 18:02 deal edit 1 1 1 A U z ++ --revision 9
has "is told" "nincs 9. változata" "$WORK/.err"
status "a revision is a number" 2 by Béla 18:02 deal edit 1 1 1 A U z ++ --revision x
for command in "void 1 1 1 --reason x" "redeal 1 1 1 --reason x" "remove 1 1 1"; do
	status "deal $command of an old revision" 5 by Béla 18:03 deal $command --revision 1
	has "shows both" "„1 A U z ++”, a könyvben most „1 A U z -+”" "$WORK/.err"
done
is "and nothing is overwritten" "U z -+,,3" "$(deal 1)"
by Anna 18:04 deal remove 1 1 4 2>/dev/null
status "a deal that was taken back meanwhile" 5 by Béla 18:05 deal void 1 1 4 --reason x --revision 1
has "is told too" "„4 C P t -”, a könyvben most „4 –”" "$WORK/.err"
status "a deal that never was" 4 by Béla 18:05 deal void 1 1 8 --reason x --revision 1

# At the prompt: what was shown is what is corrected.
begin '<'
shown 'most: 3 A P m +'
by Béla 18:11 deal edit 1 1 3 A P m - 2>/dev/null
finish 'A P m + kP' 'A P m - kP'
has "a deal that another corrects while it is shown is a conflict" "3. leosztás: közben megváltozott (Béla, 2026. 11. 21. 18:11)" clerk.out
has "with both" "„3 A P m +”, a könyvben most „3 A P m -”" clerk.out
is "and can be corrected once it was shown" "P m - kP,,3" "$(deal 3)"
begin 'C P m +'
shown '4. leosztás'
by Béla 18:12 deal edit 1 1 4 C P m - 2>/dev/null
finish '4 B P m +' '.'
has "so is one of his own that another corrected" "„4 C P m +”, a könyvben most „4 C P m -”" clerk.out
is "which stands" "P m -,,4" "$(deal 4)"
begin '5 B P z +'
finish '.'
has "a number that he has not seen is not overwritten" "a könyvben „5 A P z +” (Anna, 2026. 11. 21. 18:00), most „5 B P z +”" clerk.out
is "and stands" "P z +,,1" "$(deal 5)"

# Seats.
ok "seats as they were seen" by Anna 18:20 table seat 1 1 A=nagy B=kiss C=toth --was "A=kiss B=nagy"
status "seats that were changed meanwhile" 5 by Béla 18:21 table seat 1 1 A=papp B=kiss C=toth --was "A=Kiss Péter C=toth"
has "with both" "„A=Kiss Péter C=Tóth Imre”, a könyvben most: „A=Nagy Éva B=Kiss Péter C=Tóth Imre”" "$WORK/.err"
has "since when and by whom" "(Anna, 2026. 11. 21. 18:20)" "$WORK/.err"
status "a seat that is none" 2 by Béla 18:21 table seat 1 1 A=papp B=kiss C=toth --was "X=kiss"

# Rulings.
ok "a ruling" by Anna 18:30 rule 3.8 -r 1 -t 1 -d 2 by=A claim=C trick=4
ok "is revised" by Anna 18:31 rule -r 1 -t 1 -d 2 --revise 1 --revision 1 trick=5
status "another revision of the same one is a conflict" 5 by Béla 18:32 rule -r 1 -t 1 -d 2 --revise 1 --revision 1 by=C claim=A
has "with both" "az ítélet közben megváltozott" "$WORK/.err"
has "since when" "2026. 11. 21. 18:31" "$WORK/.err"
status "a revision that never was" 4 by Béla 18:32 rule -r 1 -t 1 -d 2 --revise 1 --revision 7 trick=6
is "and nothing is overwritten" 2 "$("$RENONSZ" ruling show 1 1 2 --csv | tail -n +2 | wc -l)"
status "a ruled deal is not corrected behind the jury's back" 5 by Béla 18:33 deal edit 1 1 2 B B + --revision 1

# In English too.
status "the same in English" 5 by Béla 18:40 deal edit 1 1 1 A U z ++ --revision 1 --lang en
has "with both" "“1 A U z ++”, and now it is “1 A U z -+”" "$WORK/.err"

# Rules that are set while somebody sits at the prompt, before the first deal.
# set_meanwhile BOOK KEY=VALUE LINE: a new book, in which Béla sets that while Anna has not typed the line yet.
set_meanwhile() {
	export RENONSZ_DB=$1
	by Anna 18:50 import - 2>/dev/null <<'END'
verseny "Új" datum=2026-11-21
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
END
	begin
	shown 'Nagy Éva 0'
	status "$2 is set meanwhile" 0 by Béla 18:51 event set "$2"
	finish "$3" '.'
}
set_meanwhile fresh.db lost-ulti-extra=played 'A pU bedob'
is "a deal is settled by the rules that stand when it is recorded" "-40,20,20" "$("$RENONSZ" deals --csv | tail -1 | cut -d, -f6-8)"
ok "and the book proves it" "$RENONSZ" verify
set_meanwhile other.db szabaly=ulti-online 'A P m +'
has "a line that was read by another edition is a conflict" "közben más szabály szerint megy (ulti-online)" clerk.out
is "and is not recorded" 1 "$("$RENONSZ" deals --csv | wc -l)"
