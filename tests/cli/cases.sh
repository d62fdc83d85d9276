# Every case is found by what people say at the table, in both languages; the whole table lists and prints.
. "${TESTS:?}/lib.sh"

# found CASE WORDS…: the case is the first or second that comes up.
found() {
	wanted=$1
	shift
	"$RENONSZ" cases "$@" >"$WORK/.out" 2>&1
	if grep -E '^[0-9j]' "$WORK/.out" | head -2 | grep -q "^$wanted "; then echo "ok - «$*» is $wanted"; else
		echo "not ok - «$*» is not $wanted"
		grep -E '^[0-9j]' "$WORK/.out" | sed 's/^/# /'
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
3.8 leejtett lap
3.9 nem stimmel a lapszám
3.10 összedobták vitás a parti
3.11 összedobták csendes száz
3.12 összekeverte a lapokat
10.3g alaptalan renonsz
jury súgott
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
for spelling in 9.9 0.1 "13.§ (4) 1"; do
	status "«$spelling» is no case" 4 "$RENONSZ" cases "$spelling"
	has "and is said to be none" "nincs ilyen számú eset" "$WORK/.err"
done

# ---- what is not listed, and what is no offence
"$RENONSZ" cases soron kívül kontrázott >unlisted
has "not listed: said so" "Fel nem sorolt eset: 10.§ (3) d, a zsűri mérlegel." unlisted
"$RENONSZ" cases megnézte az utolsó ütést >free
has "no offence: with its paragraph" "Ez nem vétség: 9.§ (3)." free
has "in a script too" "9.§ (3)" <("$RENONSZ" cases megnézte az utolsó ütést --csv | sed -n 2p)
has "misconduct is no renonsz" "fegyelmi ügy: 11.§ (1)" <("$RENONSZ" cases káromkodott)
