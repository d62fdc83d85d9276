# The folder of the public pages: what is written, what stays untouched, what is refused, and what a kill leaves.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z
site() { "$RENONSZ" --lang en site "$@"; }
# states OPTION…: "3 same 1 written", of the files that the command lists.
states() { site "$@" --csv 2>/dev/null | sed 1d | cut -d, -f2 | sort | uniq -c | xargs; }
# Every file but the list, with its time and bytes.
files() { (cd "$1" && find . -type f ! -name .renonsz ! -name .renonsz.new -printf '%P %T@ %s\n' | sort); }
event() {
	printf 'verseny "%s" datum=%s hely="Szolnok" leosztas=3\nnevezo 1 "Kiss Péter"\nnevezo 2 "Nagy Éva"\nnevezo 3 "Tóth Imre"\n' "$1" "$2"
	printf 'fordulo 1\nasztal 1\nA=1 B=2 C=3\n1 A U z ++\n'
}

status "without an event" 4 site out
event "Szolnok Kupa" 2026-11-21 >1.ulti
event "Óév Kupa" 2026-12-28 >2.ulti
ok "two events" "$RENONSZ" import 1.ulti 2.ulti
status "neither is open" 4 site out
none "no folder is made" "$(ls -d out 2>/dev/null)"
ok "one is" "$RENONSZ" event use Szolnok
ok "a trial" site out -n
has "says what would be" "to be written" .err
none "and writes nothing" "$(ls -d out 2>/dev/null)"

# ---- written, the same, removed ------------------------------------------------------------------
ok "a new folder, in another" site new/out/ --json
cp .out list.json && cp .err said
has "the summary says where to look" "new/out/index.html" said
lacks "and nothing is twice" "//" said
is "every file is new" written "$(jq -r '.[].state' list.json | sort -u)"
is "those that are there" "$(jq -r '.[].file' list.json)" "$(cd new/out && find . -type f -printf '%P\n' | grep -v '^.renonsz' | LC_ALL=C sort)"
is "the list has the same" "$(jq -r '.[].file' list.json)" "$(sed 1d new/out/.renonsz)"
is "with the format" format=1 "$(head -1 new/out/.renonsz | cut -d' ' -f1)"
has "a page of the event" "2026-11-21-szolnok-kupa/index.html" new/out/.renonsz
is "nothing else is left" .renonsz "$(ls -A new/out | grep renonsz)"
mv new/out out
all=$(sed 1d out/.renonsz | wc -l)
files out >before
is "again" "$all same" "$(states out)"
still "not even touched" before <(files out)
ok "by its Hungarian name" "$RENONSZ" --lang en honlap out
still "too" before <(files out)
touch -d 2020-01-01 out/index.html
is "a page with another time is looked at" "$all same" "$(states out)"
is "and keeps its time" 2020 "$(date -r out/index.html +%Y)"
echo more >>out/index.html
is "a page that was changed is written again" "$((all - 1)) same 1 written" "$(states out)"
lacks "as it was" more out/index.html
rm out/index.html
is "so is one that was removed" "$((all - 1)) same 1 written" "$(states out)"
files out | cut -d' ' -f1,3 >sizes
still "all is as at first" <(cut -d' ' -f1,3 before) sizes

ok "both events" site out --all
cp .err said
has "some are the same" "file(s) written" said
has "the other one is there" "2026-12-28-oev-kupa/index.html" out/.renonsz
ok "a page of that one" test -f out/2026-12-28-oev-kupa/index.html
ok "named, twice" site out -e "Óév Kupa" -e Szolnok -e Szolnok
ok "before the command, and behind the folder" "$RENONSZ" -e "Óév Kupa" site out Szolnok
has "both are there" "2026-12-28-oev-kupa/index.html" out/.renonsz
files out >both
ok "a trial of one" site out -n --csv
has "tells what would be removed" "2026-12-28-oev-kupa/index.html,removed" .out
still "and leaves everything" both <(files out)
ok "one event" site out --event Szolnok --csv
has "the other one is removed" "2026-12-28-oev-kupa/index.html,removed" .out
is "with its folders" 0 "$(find out -name '*oev*' | wc -l)"
lacks "and from the list" oev out/.renonsz
status "an event that there is not" 4 site out -e Sehol
"$RENONSZ" season new 2026 >/dev/null 2>&1
status "a season without events" 4 site out --season 2026
"$RENONSZ" season add 2026 "Óév Kupa" >/dev/null 2>&1
ok "a season" site out --season 2026
has "has its events" "2026-12-28-oev-kupa/index.html" out/.renonsz
lacks "and no others" szolnok-kupa out/.renonsz
status "one way to choose" 2 site out --season 2026 --all
has "is enough" "give one of these" .err
status "the same of names" 2 site out Szolnok --all
status "a base that is no address" 2 site out --base klub.hu
has "is explained" "https://" .err
status "nor with a blank" 2 site out --base "https://klub.hu/ u"
ok "a base" site out -e Szolnok --base https://klub.hu/ulti
has "ends with a slash" " base=https://klub.hu/ulti/ " out/.renonsz
ok "in the other language" "$RENONSZ" --lang hu site out -e Szolnok
has "which is another site" " lang=hu " out/.renonsz
lacks "of its own words" standings <(cat .err)

# ---- names ---------------------------------------------------------------------------------------
cp "$RENONSZ_DB" hidden.db
ok "with a name" grep -rq "Nagy Éva" out
"$RENONSZ" -f hidden.db player change "Nagy Éva" --public none >/dev/null 2>&1
ok "one who hides" "$RENONSZ" --lang en -f hidden.db site hidden -e Szolnok
none "is named nowhere" "$(cd hidden && grep -rlE "Nagy|Éva|nagy-eva" . ; find . -iname '*nagy*')"
ok "the others are" grep -rq "Tóth Imre" hidden

# ---- what others put there -----------------------------------------------------------------------
ok "a site" site out -e Szolnok -e "Óév Kupa"
echo mine >out/mine.txt && echo mine >out/2026-12-28-oev-kupa/mine.txt && mkdir out/empty && ln -s ../mine.txt out/mine.html
ok "without one event" site out -e Szolnok
is "what others put there stays" "mine mine link empty" "$(cat out/mine.txt out/2026-12-28-oev-kupa/mine.txt | xargs) $(test -L out/mine.html && test -f out/index.html && echo link) $(test -d out/empty && echo empty)"
rm -f out/mine.html
mkdir -p out/2026-12-28-oev-kupa && echo theirs >out/2026-12-28-oev-kupa/index.html
status "a page where something else is" 3 site out --all
has "is refused" "2026-12-28-oev-kupa/index.html: a page belongs here, but the program did not write this" .err
is "which stays" theirs "$(test -f out/index.html && cat out/2026-12-28-oev-kupa/index.html)"
rm -r out/2026-12-28-oev-kupa
mkdir taken && echo mine >taken/index.html && files taken >before
status "a folder with other files" 3 site taken
has "is refused" "name an empty or a new one" .err
still "and nothing is written" before <(files taken)
still "not even a list" <(echo index.html) <(ls -A taken)
status "nor is a trial" 3 site taken -n
mkdir empty
ok "an empty folder is taken" site empty
touch file
status "a file is none" 7 site file

# ---- a list that others wrote, and links -----------------------------------------------------------
mkdir outside && echo mine >outside/index.html && echo mine >secret.html
# forged LINES: a site whose list has these lines too; the book's next step makes it look at all of them.
forged() {
	rm -rf f && site f -e Szolnok >/dev/null 2>&1
	[ $# -eq 0 ] || printf '%s\n' "$@" >>f/.renonsz
	files f >before
}
for line in ../secret.html /etc/passwd a/../../secret.html ./index.html .renonsz a//b "" .. "a/." $'a\tb' .htaccess a/.git/config; do
	forged "$line"
	status "a list with «$line»" 3 site f -e Szolnok
	has "is refused" "is no page of this folder" .err
	still "before anything is written" before <(files f)
done
is "nothing else was removed" "mine mine" "$(test -f f/index.html && cat outside/index.html secret.html | xargs)"
for head in format=2 format=10 "" "<html>"; do
	forged
	sed -i "1s/.*/$head/" f/.renonsz
	status "a list that begins with «$head»" 3 site f -e Szolnok
	has "is refused" "is no list of files" .err
done
forged && : >f/.renonsz
status "an empty list" 3 site f -e Szolnok
forged && printf 'format=1\nindex.html\0x\n' >f/.renonsz
status "a list with a zero byte" 3 site f -e Szolnok
forged linked/index.html alias.html && ln -s "$WORK/outside" f/linked && ln -s "$WORK/secret.html" f/alias.html
ok "a page behind a link, or a link itself" site f -e Szolnok
is "is not removed" "mine mine" "$(test -f f/index.html && cat outside/index.html secret.html | xargs)"
is "nor is the link" "f/alias.html f/linked" "$(ls -d f/alias.html f/linked | xargs)"
forged && rm -r f/2026-11-21-szolnok-kupa && ln -s "$WORK/outside" f/2026-11-21-szolnok-kupa
status "a folder that is a link" 3 site f -e Szolnok
is "is not written through" "index.html mine" "$(ls outside | xargs) $(test -f f/index.html && cat outside/index.html)"
forged && rm f/index.html && ln -s "$WORK/secret.html" f/index.html
ok "a page that is a link" site f -e Szolnok
is "becomes a page" "regular file mine" "$(stat -c %F f/index.html) $(cat secret.html)"
forged && rm f/.renonsz && ln -s "$WORK/secret.html" f/.renonsz
status "a list that is a link" 3 site f -e Szolnok
ln -s "$WORK/out" here
ok "a link to the folder itself" site here -e Szolnok

# ---- cut off ---------------------------------------------------------------------------------------
for i in $(seq 3 20); do event "Kupa $i" 2026-06-$(printf %02d $i) >$i.ulti; done
ok "twenty events" "$RENONSZ" import $(seq -f %g.ulti 3 20)
ok "the site" site whole --all
files whole | cut -d' ' -f1,3 >wanted
mkfifo pipe
lost=0 halfway=0 mended=0
for i in $(seq 1 40); do
	rm -rf cut
	chosen=(--all)
	[ $((i % 2)) -eq 0 ] || { cp -a whole cut && chosen=(-e Szolnok --base https://klub.hu); }
	"$RENONSZ" site cut "${chosen[@]}" >/dev/null 2>&1 &
	# When it has begun, or is done.
	until read -r head <cut/.renonsz && [ "$head" = format=1 ]; do kill -0 $! || break; done
	read -rt 0.000$((RANDOM % 10)) <>pipe
	kill -9 $!
	wait $!
	[ "$(head -1 cut/.renonsz)" != format=1 ] || halfway=$((halfway + 1))
	# Whatever is there is in the list, or is a file being written.
	(cd cut && find . -type f ! -name .renonsz.new ! -name .renonsz -printf '%P\n' | grep -vxFf <(cat .renonsz)) && lost=$((lost + 1))
	site cut --all && files cut | cut -d' ' -f1,3 | cmp - wanted && [ ! -e cut/.renonsz.new ] && mended=$((mended + 1))
done >loop.out 2>&1
ok "$halfway of $i were cut off halfway" test $halfway -gt 3
is "no page is beside the list, and the next run mends it" "0 lost, 40 of $i" "$lost lost, $mended of $i"
# As a kill leaves it: a list without its head's rest, with a page that never came, half a line, and a file begun.
printf 'format=1\n%s\nnever/there.html\nindex.ht' "$(sed 1d cut/.renonsz)" >list && cp list cut/.renonsz
echo half >cut/.renonsz.new
ok "a list cut off" site cut --all --csv
lacks "a page that never came is not told" never .out
still "is mended" wanted <(files cut | cut -d' ' -f1,3)
mkdir begun && echo half >begun/.renonsz.new
ok "a folder cut off before its list" site begun --all
still "is no other's" wanted <(files begun | cut -d' ' -f1,3)
if command -v flock >/dev/null; then
	echo more >>cut/index.html
	status "while another writes there" 5 flock cut "$RENONSZ" --lang en site cut --all
	has "it is said" "another renonsz is writing here" .err
fi
echo more >>cut/index.html
(ulimit -f 0; site cut --all >/dev/null 2>"$WORK/.err")
is "a full disk ends with 7" 7 $?
has "the page stays as it was" more cut/index.html
is "nothing is left of it" 0 "$(find cut -name '*.new' | wc -l)"
ok "then there is room" site cut --all
still "and it is whole" wanted <(files cut | cut -d' ' -f1,3)

# Not as root, who may write anywhere.
if [ "$(id -u)" -ne 0 ]; then
	echo more >>cut/index.html
	chmod a-w cut
	status "a folder that cannot be written" 7 site cut --all
	has "is said" "choose a writable folder" .err
	chmod u+w cut
fi
status "no folder can be made there" 7 site /proc/nothing/out

# ---- who is not named --------------------------------------------------------------------------------
printf 'verseny "Titkos Tamás Kupa" datum=2026-11-28 hely="Titkos Tamásnál" leosztas=2\nnevezo 1 "Titkos Tamás" klub="Eger"
fordulo 1\nasztal 1 alairva="Titkos Tamás"\nA="Titkos Tamás" B="Nagy Éva" C="Tóth Imre"\n1 A U z ++\n2 ervenytelen "Titkos Tamás hibája"
' >secret.ulti
ok "an event named after one who hides" "$RENONSZ" -f secret.db import secret.ulti
ok "a season too" "$RENONSZ" -f secret.db season new "Titkos Tamás évada" "Titkos Tamás Kupa"
ok "is hidden" "$RENONSZ" -f secret.db player change "Titkos Tamás" --public none
ok "has pages" "$RENONSZ" -f secret.db site secret --all
none "without the name in any file or its name" "$(grep -rli titkos secret; find secret -iname '*titkos*')"
is "but with what stands for it" "2026-11-28-nevtelen-2-kupa" "$(cd secret && ls -d 2026*)"

# ---- a book that was altered -------------------------------------------------------------------------
cp "$RENONSZ_DB" forged.db
sqlite3 forged.db "UPDATE player SET name = 'Hamis Pál' WHERE id = 1"
ok "pages of an altered book" "$RENONSZ" --lang en -f forged.db site altered --all
has "are made with a warning" "BEWARE" .err

# ---- nothing to do is done at once -------------------------------------------------------------------
ok "their pages" site twenty --all
began=$(date +%s%N)
site twenty --all >said 2>&1
took=$((($(date +%s%N) - began) / 1000000))
case $RENONSZ in */asan/*) most=3000 ;; *) most=300 ;; esac
has "nothing is written" " 0 file(s) written" said
[ $took -le $most ] || echo "not ok - the same again in $took ms, at most $most"
