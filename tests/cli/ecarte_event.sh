# An event of écarté from new to verify: coups, prompt, why, sheet, standings, journal, undo (docs/rules-ecarte.md).
. "${TESTS:?}/lib.sh"

ok "an event of it" "$RENONSZ" event new "Écarté mérkőzés" --edition ecarte --date 2026-11-21 --deals 3
ok "round" "$RENONSZ" round add
for player in "Kiss Péter" "Nagy Éva"; do "$RENONSZ" player add "$player" >/dev/null; done
ok "a table of two" "$RENONSZ" table add 1 1 A="Kiss Péter" B="Nagy Éva"

# What the open event plays by is what cases, rulings, why and the notation are asked of.
status "there are no bids" 2 "$RENONSZ" bids
ok "cases" "$RENONSZ" cases --csv
has "are the sections" "21.§" "$WORK/.out"
ok "a ruling needs no place" "$RENONSZ" --lang en rule 21 dealer=A count=4 choice=void
has "and is given in words" "B deals again" "$WORK/.out"
status "of a deal there is none" 2 "$RENONSZ" --lang en rule 21 -r 1 -t 1 -d 1 dealer=A count=4 choice=void
has "which says where marks go" "told by the deal's line" "$WORK/.err"
ok "why of a line" "$RENONSZ" --lang en why A e A3 / d A3 / v B3 / e A5 / e A3
has "by these rules" "has won the coup 5:2" "$WORK/.out"
ok "notation" "$RENONSZ" --lang en help notation ecarte
has "begins with an example" "renonsz deal add 1 1 A e A3 / d A3 kB / v B3 / e A5 / e A3" "$WORK/.out"
printf '%s\n' '?' . | "$RENONSZ" --lang en enter 1 1 >"$WORK/help.txt" 2>&1
has "the prompt's help is the game's" "refused, four for B" "$WORK/help.txt"
