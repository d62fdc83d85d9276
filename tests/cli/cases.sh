# Every case is found by what people say at the table, in both languages; the whole table lists and prints.
. "${TESTS:?}/lib.sh"

# found CASE WORDS…: the case is the first or second that comes up.
found() {
	wanted=$1
	shift
	"$RENONSZ" cases "$@" --csv >"$WORK/.out" 2>&1
	if sed -n 2,3p "$WORK/.out" | grep -q "^$wanted,"; then echo "ok - «$*» is $wanted"; else
		echo "not ok - «$*» is not $wanted"
		sed 1d "$WORK/.out" | sed 's/^/# /'
	fi
}
while read -r case words; do found "$case" $words; done <<END
1.1 emelés után az alsó csomagot osztotta
1.2 kevesebb lapot osztott
1.3 felszedéskor látszott a lap
1.4 nem ötösével osztott
1.5 rossz játékos osztott
1.6 rossz helyre ültek
2.1 elárulta a színt licit közben
2.2 soron kívül passzolt
2.3 talon három lap
2.4 nem licitált magasabbat
2.5 felvette a talont passz előtt
2.6 jogosulatlan kezdő licitált
2.7 másodszor licitált tizenkét lap kimaradt
3.1 nem mondta be az adut
3.2 pirosra emelt nem várta meg a passzokat
3.3 húszat jelentett negyvenszázban
3.4 színt nem adott
3.4 nem ütött felül
3.5 más ütését vitte el
3.6 két lapot tett ki
3.7 megnézte a talont
3.7 hátranézett az ütésbe
3.8 leejtett lap
3.9 nem stimmel a lapszám
3.10 összedobták vitás a parti
3.11 összedobták csendes száz
3.12 összekeverte a lapokat
10.3g alaptalan renonsz
jury súgott
jury nem mutatta meg az utolsó ütést
jury nem hajlandó megmutatni az utolsó ütést
jury később javította, hogy negyven
jury a védő bedobta a lapját
jury bedobta a lapot a hívás után
jury 33 lap volt
jury elment az asztaltól
3.8 dropped card
3.4 did not follow suit
2.3 three cards in the talon
END
has "the whole table: every case once" "26" <("$RENONSZ" cases --csv | tail -n +2 | cut -d, -f1 | grep -v jury | sort -u | wc -l)
ok "a page to hang up" "$RENONSZ" cases --html -o cases.html
has "with every case" "13.§ (3) 12" cases.html
status "what nobody knows" 4 "$RENONSZ" cases xyzzy
"$RENONSZ" cases >all
has "the phases in order" "── licit ──" all

# ---- a paragraph finds its case, a number that is none is said to be none
for spelling in "13.§ (3) 4" "13 § (3) 4." 3.4 3.4. 3,4 13.3.4; do
	has "«$spelling» is 3.4" "Nem tett színre színt" <("$RENONSZ" cases "$spelling" | grep "^3.4 ")
done
for spelling in 4.9 0.1 "13.§ (4) 1" "12.§" "9.§ (12)"; do
	status "«$spelling» is no case" 4 "$RENONSZ" cases "$spelling"
	has "and is said to be none" "nincs ilyen számú eset" "$WORK/.err"
done

# ---- a paragraph of the rules is one, and no number of a case: what it says, and what comes under it
# under CODES PARAGRAPH: the cases in their order.
under() {
	wanted=$1
	shift
	echo "$wanted" >want
	"$RENONSZ" cases "$@" --csv | sed 1d | cut -d, -f1 | sed 's/^$/-/' | paste -sd' ' >got
	same "«$*»" want got
}
for spelling in "2.§ (1)" "2.§(1)" "2§(1)" "2. § 1" "2 (1)"; do under "1.1 1.4 jury jury" "$spelling"; done
under "2.1" "3.§ (4)"
under "jury" "1.§ (1)"
for spelling in "9.§ (7)" "9§(7)" "9. § 7" 9.7; do under "jury" "$spelling"; done
under "jury" "7.§ (5)"
under "3.4 -" "6.§ (4)"
under "3.7 - -" "9.§ (3)"
under "- jury" "6.§ (9)"
under "3.4" "4.§ (D) (4)"
under "2.3" "13.§ (2) 3"
under "2.3" "13.§ (2) 3 a"
under "3.10" "13.§ (3) 10"
under "1.1 1.2 1.3 1.4 1.5 1.6" "13.§ (1)"
"$RENONSZ" cases "2.§ (1)" >cut
has "the paragraph in a line" "2.§ (1)     Keverés (3-5-ször), emelés (legalább három lap" cut
has "the entry has its paragraph, and who decides" "zsűri   Szabálytalan emelés   [2.§ (1)]" cut
has "in English too" "jury    An irregular cut   [2.§ (1)]" <("$RENONSZ" --lang en cases "2.§ (1)")
"$RENONSZ" cases "11.§" >conduct
has "11.§ is a matter of discipline" "renonsz discipline add" <(tr -s ' \n' ' ' <conduct)
for words in "sportszerűtlen viselkedés" "kizárás a versenyből" "sárga lap" "unsporting behaviour"; do
	has "«$words» is 11.§" "Ez nem renonsz, hanem fegyelmi ügy: 11.§ (1)" <("$RENONSZ" cases $words)
done
"$RENONSZ" cases "8.§" >settlement
has "a paragraph without a case: what it says" "8.§ (1)     Elszámolás" settlement
has "and whose it is to break it" "zsűri   Fel nem sorolt eset" settlement

# ---- what is forbidden without a penalty: its paragraph, never "no infraction"
"$RENONSZ" cases megjegyzést tett terített betli közben >remark
has "a remark in open betli is forbidden" "tilos: 9.§ (7). A zsűri mérlegel." remark
"$RENONSZ" --lang en cases remark in open betli >remark
has "in English too" "forbidden: 9.§ (7). The jury weighs it." remark

# ---- on paper: the title once, and no code for the jury
"$RENONSZ" cases -o cases.pdf 2>/dev/null
pdftotext -layout cases.pdf cases.txt 2>/dev/null
has "the title once" "1" <(grep -c "A renonsz esetei" cases.txt)
has "the jury by its name" "zsűri bármikor" <(tr -s " " <cases.txt)
has "for scripts by its code" "jury,bármikor" <("$RENONSZ" cases --csv)

# ---- what is not listed, and what is no offence
"$RENONSZ" cases leöntötte a lapokat kávéval >unlisted
has "not listed: said so" "Fel nem sorolt eset: 10.§ (3) d, a zsűri mérlegel." unlisted
"$RENONSZ" cases megnézte az utolsó ütést >free
has "no offence: with its paragraph" "Ez nem vétség: 9.§ (3)." free
has "in a script too" "9.§ (3)" <("$RENONSZ" cases megnézte az utolsó ütést --csv | sed -n 2p)
has "misconduct is no renonsz" "fegyelmi ügy: 11.§ (1)" <("$RENONSZ" cases káromkodott)
