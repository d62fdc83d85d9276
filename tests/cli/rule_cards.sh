# Rulings and minutes of deals whose cards are recorded: what the cards prove, and what they contradict.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
R() { "$RENONSZ" "$@"; }
# flat FILE: the last output and messages on one line each.
flat() { cat "$WORK/.out" "$WORK/.err" | tr -s '\n ' ' ' >"$1"; }
hands='lap A="m87 tAKFL8 pAF8" B="mFL zKL87 t7 pXL9" C="mAXK9 zXF9 t9 pK7"'

R event new "Kupa" --date 2026-11-21 2>/dev/null
for name in "Kiss Péter" "Nagy Éva" "Tóth Imre"; do R player add "$name" 2>/dev/null; done
R round add 1 2>/dev/null
R table add 1 1 A=kiss B=nagy C=toth 2>/dev/null

# ---- the cards' sentence is theirs alone -------------------------------------------------------------
# The cards: A broke 6.§ (4) in trick 2.
R cards set 1 1 1 "A P t kP" "$hands" "talon zA tX" "bemond A t40" "utes m7 mL mK / pK p8" >/dev/null 2>&1
ok "a ruling that says nothing takes the cards' offender, trick and sentence" R rule 3.4 -r 1 -t 1 -d 1 --dry-run
has "which stands in it" '2. ütés: „A” lapja piros nyolcas: nem ütött fölé, pedig tudott volna (6.§ (4)). Tehette volna: piros ász' <(tr -s '\n ' ' ' <"$WORK/.out")
for words in "by=B trick=2" "by=A trick=3" "by=B trick=1 kontra=-" "by=B"; do
	ok "another breach is ruled on: $words" R rule 3.4 -r 1 -t 1 -d 1 $words --dry-run
	flat told
	has "it is said that the cards tell of something else ($words)" 'a felírt lapok nem erről szólnak' "$WORK/.err"
	has "what they show ($words)" 'A lapok szerint: 2. ütés: Kiss Péter lapja piros nyolcas' <(tr -s '\n ' ' ' <"$WORK/.err")
	lacks "and their sentence is not in the ruling ($words)" 'lapja piros nyolcas' "$WORK/.out"
	has "where the contradiction stands ($words)" 'A felírt lapok mást mutatnak, mint az ítélet' "$WORK/.out"
done
ok "in English" R --lang en rule 3.4 -r 1 -t 1 -d 1 by=B trick=5 --dry-run
has "who and which trick were given" 'You gave: Nagy Éva (B), trick 5.' <(tr -s '\n ' ' ' <"$WORK/.err")
ok "in Hungarian" R rule 3.4 -r 1 -t 1 -d 1 by=B trick=5 --dry-run
has "the article fits the number" 'az ítélet szerint az 5. ütésben' <(tr -s '\n ' ' ' <"$WORK/.out")
ok "the jury's own words" R rule 3.4 -r 1 -t 1 -d 1 by=B trick=1 kontra=- act="Nagy Éva mL helyett mF-et tehetett volna" --dry-run
has "are recorded" 'mL helyett mF-et' "$WORK/.out"
lacks "and not asked for" 'act="…"' <(cat "$WORK/.out" "$WORK/.err")
ok "they stand beside the cards' facts too" R rule 3.4 -r 1 -t 1 -d 1 act="Rossz lapot tett le" --dry-run
has "with the offender of the cards" 'Kiss Péter (A)' "$WORK/.out"
has "as they were typed" 'Rossz lapot tett le' "$WORK/.out"
ok "as the cards have it" R rule 3.4 -r 1 -t 1 -d 1 by=A trick=2 --dry-run
has "it is the cards' sentence" '2. ütés: „A” lapja piros nyolcas' "$WORK/.out"
lacks "and nothing is said against it" 'nem erről szólnak' <(cat "$WORK/.out" "$WORK/.err")
ok "a ruling by the cards is recorded" R rule 3.4 -r 1 -t 1 -d 1 --yes
ok "a revision that names another" R rule -r 1 -t 1 -d 1 --revise 1 by=C --dry-run
lacks "drops the cards' sentence" 'lapja piros nyolcas' "$WORK/.out"
ok "a revision of something else" R rule -r 1 -t 1 -d 1 --revise 1 judge="Szabó" --dry-run
has "keeps it" '2. ütés: „A” lapja piros nyolcas' "$WORK/.out"

# In the dialogue what the cards show is told before the questions, and is not asked for.
R cards set 1 1 6 "A P t kP" "$hands" "talon zA tX" "bemond A t40" "utes m7 mL mK / pK p8" >/dev/null 2>&1
printf '3.4\n1\na\ni\n\n\n-\nn\n' >answers
script -qec "stty cols 80 rows 24 -echo; '$RENONSZ' --lang hu rule -r 1 -t 1 -d 6" /dev/null <answers 2>/dev/null | tr -d '\r' >screen
sed -n '/A lapok szerint: 2. ütés/,$p' screen >behind
has "the cards' sentence comes first" 'Ki jelentette be?' behind
lacks "kontras that stand with them are not asked" 'Milyen kontrák' screen
has "they count" 'parti 1 × 2 = 2' behind

# ---- the minutes warn unasked ------------------------------------------------------------------------
R minutes 1 1 1 >agrees
lacks "minutes that the cards bear out have no warning" 'mást mutatnak' agrees
ok "it is ruled otherwise" R rule -r 1 -t 1 -d 1 --revise 1 by=B trick=1 --yes
for form in "" --html --json --csv; do
	R minutes 1 1 1 $form >minutes 2>/dev/null
	has "unasked the minutes say what the cards contradict (${form:-text})" 'mást mutatnak, mint az ítélet' minutes
done
R --lang en minutes 1 1 1 | tr -s '\n ' ' ' >minutes
has "in English" 'by the cards the offender is Kiss Péter, by the ruling Nagy Éva' minutes
R minutes 1 1 1 --blind >minutes
lacks "the blind file tells nothing of the ruling" 'mást mutatnak' minutes

# ---- no breach in the cards --------------------------------------------------------------------------
R cards set 1 1 2 "A P t" "$hands" "talon zA tX" "utes m7 mL mK" >/dev/null 2>&1
R rule 3.4 -r 1 -t 1 -d 2 by=B trick=1 bid=P declarer=A trump=t --yes >/dev/null 2>&1
for form in "" --html --json --csv; do
	R minutes 1 1 2 --analyse $form >minutes 2>/dev/null
	has "that the cards show no breach is in the minutes (${form:-text})" 'nincs szabálytalan lap' minutes
done
R --lang en minutes 1 1 2 --analyse >minutes
has "in English" 'The recorded play (1 trick(s)) shows no illegal card.' <(tr -s '\n ' ' ' <minutes)
is "no line is too wide for a terminal" 0 "$(awk '{ gsub(/[\200-\277]/, "") } length > 80' minutes | wc -l)"

# ---- a claim that was called unfounded, and had its ground (10.§ (3) g) ------------------------------
R cards set 1 1 3 "A P t" "$hands" "talon zA tX" "utes m7 mL mK / pK p8" >/dev/null 2>&1
ok "a claim ruled unfounded" R rule 10.3g -r 1 -t 1 -d 3 by=B bid=P declarer=A trump=t --dry-run
flat told
has "though the cards bear it out" 'a lapok szerint a bejelentés jogos volt, az ítélet szerint alaptalan. 2. ütés: Kiss Péter lapja piros nyolcas' told
R cards set 1 1 4 "A P t" "$hands" "talon zA tX" "utes m7 mL mK" >/dev/null 2>&1
ok "and one that was" R rule 10.3g -r 1 -t 1 -d 4 by=B bid=P declarer=A trump=t --dry-run
lacks "is not contradicted" 'mást mutatnak' "$WORK/.out"

# What was bid stands with the cards: it is not asked for in other cases of the play either.
R cards set 1 1 7 "A P t kP" "$hands" "talon zA tX" "utes m7 mL mK / pK p8" >/dev/null 2>&1
ok "a dropped card, by the contract of the cards" R rule 3.8 -r 1 -t 1 -d 7 by=B trick=2 --dry-run
has "and its kontra" 'Kontra: parti.' <(tr -s '\n ' ' ' <"$WORK/.out")
status "7.§ (6): in the first trick it may have been said later" 3 R rule 3.8 -r 1 -t 1 -d 7 by=B trick=1 --dry-run
has "which is asked" 'kontra="kP"' "$WORK/.err"
ok "7.§ (1): two cards led come before it" R rule 3.6 -r 1 -t 1 -d 7 by=A trick=1 --dry-run
has "which is said" 'megelőz (7.§ (1)), ezért nem számít – kontra: parti.' <(tr -s '\n ' ' ' <"$WORK/.out")
status "a fault of the auction asks nothing of the play" 0 R rule 1.4 -r 1 -t 1 -d 7 by=C --dry-run

# ---- the sheet against the cards ---------------------------------------------------------------------
betli() {
	printf '%s\n' 'lap A="m987 zL87 t98 pK9" B="mAX zK9 tAXKL pFL" C="mKFL zAX tF7 pX87"' "talon zF pA" "utes pK pL p7"
}
R deal add 1 1 5 A B + >/dev/null 2>&1
betli | R --lang en cards set 1 1 5 >/dev/null 2>set.err
has "a betli lost in trick 1 denies the sheet" 'betli: 1 trick (in the first trick), the sheet says made' set.err
ok "so does the analysis" R cards analyse 1 1 5
has "in Hungarian" 'betli: 1 ütés (az első ütésben), a játszmalap szerint megvan' "$WORK/.err"
status "and the replay" 1 R replay 1 1 5
R stats cards --csv >stats 2>/dev/null
has "the statistics leave the deal out" 'betli: 1 ütés (az első ütésben)' stats
ok "at the desk" R rule 3.8 -r 1 -t 1 -d 5 by=B trick=1 --dry-run
has "it is said too" 'A felírt lapok mást mutatnak, mint a játszmalap' "$WORK/.out"
R deal edit 1 1 5 A B - --reason "elnézték" 2>/dev/null
ok "corrected, nothing is said" R cards analyse 1 1 5
none "at all" "$(cat "$WORK/.err")"
