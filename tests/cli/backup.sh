# Copies of the book, by hand and after rounds; putting one back; saving what a damaged book has; moving an event.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# check NAME TEST…: passes if test(1) says so.
check() {
	name=$1
	shift
	if test "$@"; then echo "ok - $name"; else echo "not ok - $name: $*"; fi
}

"$RENONSZ" import - 2>/dev/null <<'END'
verseny "Kupa" datum=2026-11-21 leosztas=2
nevezo 1 "Kiss Péter" klub="Szolnok"
fordulo 1
asztal 1
A="Kiss Péter" B="Nagy Éva" C="Tóth Imre"
1 A U z ++
asztal 2
A="Fekete Pál" B="Fehér Anna" C="Barna Jenő"
1 A B +
2 B B -
END
none "an open round gets no copy" "$(ls book.db.backup-e1-r1 2>/dev/null)"

# After a round.
status "the last deal of a round" 0 "$RENONSZ" deal add 1 1 B B +
has "is told with its backup" "book.db.backup-e1-r1" "$WORK/.err"
check "which is there" -s book.db.backup-e1-r1
ok "and is a book" "$RENONSZ" -f book.db.backup-e1-r1 standings
rm -f book.db.backup-e1-r1
ok "a correction in a complete round" "$RENONSZ" deal edit 1 1 2 B B - --reason elírás
none "makes no copy" "$(ls book.db.backup-e1-r1 2>/dev/null)"
ok "a redeal opens the round" "$RENONSZ" deal redeal 1 1 2 --reason "rossz osztás"
printf '2 B B +\n.\n' | "$RENONSZ" enter 1 1 >"$WORK/.out" 2>"$WORK/.err"
has "enter completes it again" "book.db.backup-e1-r1" "$WORK/.out"
check "and the copy is there again" -s book.db.backup-e1-r1
none "in place of the one before" "$(ls book.db.backup-e1-r1-2 2>/dev/null)"
cp book.db.backup-e1-r1 kept
ok "open again" "$RENONSZ" undo --yes
printf 'B B +\n.\n' >"$WORK/typed"
ok "a dry run completes nothing" "$RENONSZ" enter 1 1 --dry-run <"$WORK/typed"
ok "and makes no copy" cmp kept book.db.backup-e1-r1
rm -f book.db.backup-e1-r1
ok "the round as it was" "$RENONSZ" redo --yes
has "redo completes it too" "book.db.backup-e1-r1" "$WORK/.err"
ok "its copy is as the book is" "$RENONSZ" diff book.db.backup-e1-r1

# What another book left beside a file would be read into a copy that takes its place.
printf 'left behind' >old.db-wal
touch old.db
status "no copy beside what another book left" 5 "$RENONSZ" backup old.db --force
has "which is told" "old.db" "$WORK/.err"
none "it is as it was" "$(cat old.db)"
rm old.db
status "nor a recovered book" 5 "$RENONSZ" recover book.db -o old.db
none "which is not there" "$(ls old.db 2>/dev/null)"
rm old.db-wal

# Two books of one name with one folder for their copies: neither gives way to the other, each to itself.
mkdir one two shared
round() { # BOOK: its round becomes complete
	RENONSZ_BACKUP_FOLDER=$WORK/shared "$RENONSZ" -f "$1/book.db" "${@:2}" >"$WORK/.out" 2>"$WORK/.err"
}
printf 'verseny "Kupa" datum=2026-11-21 leosztas=1\nfordulo 1\nasztal 1\nA="Kiss Anna" B="Nagy Béla" C="Tóth Cili"\n1 A P m +\n' >round.ulti
ok "the first of two books" round one import round.ulti
ok "the second" round two import round.ulti
has "its copy has another name" "book.db.backup-e1-r1-2" "$WORK/.err"
ok "once more" round two undo --yes
ok "its round again" round two import round.ulti
is "its own copy is replaced" "book.db.backup-e1-r1 book.db.backup-e1-r1-2 book.db.backup-e2-r1" "$(ls shared | xargs)"
ok "the copy of the first" "$RENONSZ" -f shared/book.db.backup-e1-r1 standings
rm shared/*
mkfifo shared/book.db.backup-e2-r1
ok "once more" round one undo --yes
ok "nothing waits for a pipe" timeout 20 "$BASH" -c "RENONSZ_BACKUP_FOLDER=shared '$RENONSZ' -f one/book.db import round.ulti"
is "which is left alone" "book.db.backup-e2-r1, beside book.db.backup-e2-r1 book.db.backup-e2-r1-2" "$(find shared -type p -printf %f), beside $(ls shared | xargs)"
ok "three players rest in the second round" "$RENONSZ" event set unseated=bye
printf 'fordulo 2\nasztal 1 alairva\nA="Kiss Péter" B="Nagy Éva" C="Tóth Imre"\n1 A B +\n' >second.ulti
RENONSZ_BACKUP=no "$RENONSZ" import second.ulti -n >/dev/null 2>&1
none "a dry run makes none" "$(ls book.db.backup-e1-r2 2>/dev/null)"
mkdir folder
RENONSZ_BACKUP_FOLDER=$WORK/nowhere status "a round whose copy cannot be made is recorded" 0 "$RENONSZ" import second.ulti
has "with a warning" "renonsz backup" "$WORK/.err"
ok "a sheet is opened again" "$RENONSZ" sheet open 2 1
RENONSZ_BACKUP=no status "switched off" 0 "$RENONSZ" sheet sign 2 1 --force
none "there is no copy" "$(ls book.db.backup-e1-r2 2>/dev/null)"
ok "a sheet is opened once more" "$RENONSZ" sheet open 2 1
RENONSZ_BACKUP_FOLDER=$WORK/folder status "another folder" 0 "$RENONSZ" sheet sign 2 1 --force
check "has it" -s folder/book.db.backup-e1-r2

# By hand.
status "a backup" 0 "$RENONSZ" backup
check "stands beside the book" -s book.db.backup-20261121T180000Z
status "a second one in the same second" 0 "$RENONSZ" backup
check "has another name" -s book.db.backup-20261121T180000Z-2
status "into a folder" 0 "$RENONSZ" backup folder
check "is there" -s folder/book.db.backup-20261121T180000Z
status "under a name" 0 "$RENONSZ" backup kept.db
status "which is taken then" 5 "$RENONSZ" backup kept.db
status "unless forced" 0 "$RENONSZ" backup kept.db --force
status "not onto the book itself" 2 "$RENONSZ" backup book.db --force
status "nor into a folder that is not there" 7 "$RENONSZ" backup nowhere/kept.db
status "nor of a book that is not there" 4 "$RENONSZ" -f none.db backup
(ulimit -f 20; "$RENONSZ" backup small.db >/dev/null 2>"$WORK/.err")
check "a full disk ends with 7" $? = 7
none "and leaves nothing" "$(ls small.db* 2>/dev/null)"
status "the list" 0 "$RENONSZ" backup list --csv
sed 's/[^,]*book/book/; s/2026-[^,]*Z,[0-9]*,/MADE,BYTES,/' "$WORK/.out" | sort >list.csv
golden backup.list.csv list.csv
head -c 9000 kept.db >book.db.backup-20261101T180000Z
status "one that does not open" 1 "$RENONSZ" backup list --json
has "is named" damaged "$WORK/.out"
mv book.db.backup-20261101T180000Z book.db.before-restore-20261101T180000Z
status "a book that was put aside may be broken" 0 "$RENONSZ" backup list
has "it is listed" before-restore-20261101T180000Z "$WORK/.out"
mv book.db.before-restore-20261101T180000Z book.db.backup-20261101T180000Z
status "and not put back" 7 "$RENONSZ" restore book.db.backup-20261101T180000Z --yes

# Put back.
"$RENONSZ" export --journal >before
ok "a sheet is opened since" "$RENONSZ" sheet open 2 1
"$RENONSZ" export --journal >changed
status "a dry run only tells" 0 "$RENONSZ" restore kept.db -n
status "nobody can be asked" 3 "$RENONSZ" restore kept.db
"$RENONSZ" export --journal >now
same "so nothing was done" changed now
status "put back" 0 "$RENONSZ" restore kept.db --yes
"$RENONSZ" export --journal >now
same "the book is as the backup was" before now
status "taken back" 0 "$RENONSZ" restore book.db.before-restore-20261121T180000Z --yes
"$RENONSZ" export --journal >now
same "the book is as it was then" changed now
sleep 1.2 | "$RENONSZ" enter 1 1 >/dev/null 2>&1 &
sleep 0.5
status "not while somebody has it open" 5 "$RENONSZ" restore kept.db --yes
wait
rm -f book.db
status "a lost book" 0 "$RENONSZ" restore kept.db --yes
"$RENONSZ" export --journal >now
same "is there again" before now
status "a backup that is not there" 4 "$RENONSZ" restore nowhere.db --yes

# Saved.
status "a sound book is saved whole" 0 "$RENONSZ" recover book.db -o saved.db --csv
check "every table of it" "$(grep -c ',0,0,whole' "$WORK/.out")" = "$(($(wc -l <"$WORK/.out") - 1))"
"$RENONSZ" -f saved.db export --journal >now
same "with all that is in it" before now
status "not over another file" 5 "$RENONSZ" recover book.db -o saved.db
for one in 1 2 3 4 5 6; do
	{ "$RENONSZ" recover book.db -o raced.db >/dev/null 2>&1; echo $? >raced.$one; } &
done
wait
is "of several at once into one file one is saved, and the others are refused" "0 5 5 5 5 5" "$(cat raced.[1-6] | sort | xargs)"
is "and leave nothing" raced.db "$(ls -d raced.db* | xargs)"
status "nor without a name" 2 "$RENONSZ" recover book.db
"$RENONSZ" -f big.db import "$TESTS/sample/bajnoksag.ulti" 2>/dev/null
head -c 200000 big.db >torn.db
cp torn.db torn.copy
status "a torn book" 7 "$RENONSZ" -f torn.db standings
has "is named" "torn.db" "$WORK/.err"
has "with what to do" "renonsz recover" "$WORK/.err"
status "what can be read of it is saved" 1 "$RENONSZ" --lang en recover torn.db -o saved2.db
has "the missing deals are named" "Missing: Tiszai Nyílt Ultibajnokság, round 7, table 14, deal 12" "$WORK/.err"
same "the torn file is as it was" torn.copy torn.db
ok "the new one is a book" "$RENONSZ" -f saved2.db standings
check "and a sound one" "$(sqlite3 saved2.db 'PRAGMA integrity_check; PRAGMA foreign_key_check; SELECT count(*) FROM player' | xargs)" = "ok 42"
head -c 3000 /dev/urandom >noise.db
status "noise has nothing to save" 7 "$RENONSZ" recover noise.db -o none.db
none "and nothing is left" "$(ls none.db* 2>/dev/null)"

# Moved.
"$RENONSZ" -f here.db import - 2>/dev/null <<'END'
verseny "Évadnyitó" datum=2026-09-01
nevezo 1 "Kiss Péter" klub="Debrecen"
nevezo 2 "Nagy Éva"
nevezo 3 "Tóth Imre (ifj.)"
END
"$RENONSZ" -f here.db export --journal >before.here
status "a dry run of a merge" 0 "$RENONSZ" -f here.db merge book.db -n
"$RENONSZ" -f here.db export --journal >now
same "changes nothing" before.here now
status "an event of another book" 0 "$RENONSZ" -f here.db merge book.db Kupa
has "a player of another club is pointed out" "Debrecen" "$WORK/.err"
has "and one of the same name" "Tóth Imre (ifj.)" "$WORK/.err"
"$RENONSZ" -f here.db -e Kupa standings --csv | cut -d, -f1-4,6- >there.csv
"$RENONSZ" standings --csv | cut -d, -f1-4,6- >ours.csv
same "has the same standings" ours.csv there.csv
check "no player is there twice" "$(sqlite3 here.db 'SELECT count(*) FROM player')" = 7
steps=$(sqlite3 here.db 'SELECT count(*) FROM step')
status "merged again" 0 "$RENONSZ" -f here.db merge book.db Kupa
is "changes nothing" "$steps" "$(sqlite3 here.db 'SELECT count(*) FROM step')"
RENONSZ_BACKUP=no "$RENONSZ" deal edit 1 2 1 A B - --reason elírás 2>/dev/null
status "a deal corrected there alone" 0 "$RENONSZ" -f here.db merge book.db Kupa
has "comes over, and what stood here is named" "1 A B +" "$WORK/.err"
check "as it is there" "$("$RENONSZ" -f here.db -e Kupa export --journal | grep -c '^1 A B -')" = 1
RENONSZ_BACKUP=no "$RENONSZ" deal edit 1 2 1 A P z + --reason elírás 2>/dev/null
RENONSZ_BACKUP=no "$RENONSZ" -f here.db -e Kupa deal edit 1 2 1 A P m - --reason elírás 2>/dev/null
status "a deal corrected in both" 5 "$RENONSZ" -f here.db merge book.db Kupa
has "is shown as it is here" "1 A P m -" "$WORK/.err"
has "and as it is there" "1 A P z +" "$WORK/.err"
status "not the book itself" 2 "$RENONSZ" merge book.db
status "nor an event it has not" 4 "$RENONSZ" -f here.db merge book.db Nincs

# ---- what is no place for a book, and what needs no backup -------------------------------------------
mkfifo pipe.db
status "no backup into a pipe" 7 timeout 10 "$RENONSZ" backup pipe.db --force
ln -s book.db link.db
for name in book.db link.db; do
	status "a book is not restored from itself: $name" 2 "$RENONSZ" restore $name --yes
	has "says so" "ez maga a könyv" "$WORK/.err"
done

# Whole is not to be believed: of a book that another program has altered each says what it has looked at.
rm -f alt.db*
alt() { "$RENONSZ" -f alt.db --lang en "$@"; }
"$RENONSZ" -f alt.db import "$TESTS/cases/cup.ulti" 2>/dev/null
status "a copy of a book as the program wrote it" 0 alt backup good.bak
has "is whole" "read back, the file is whole." .err
lacks "and no more is said" BEWARE .err
sqlite3 alt.db "UPDATE player SET name = 'Zz Top', folded = ' zz top' WHERE id = 1"
status "one of an altered book" 0 alt backup alt.db.backup-bad
has "is told of" "BEWARE: THIS BOOK IS NOT TO BE BELIEVED: alt.db.backup-bad. 1 thing(s)" .err
ok "the list" alt backup list
has "says what it looked at" readable .out
lacks "and no more" sound .out
status "before it is put back" 0 alt restore alt.db.backup-bad --dry-run
has "that is told" "BEWARE: THIS BOOK IS NOT TO BE BELIEVED: alt.db.backup-bad" .err
cp good.bak alt.db.backup-odd && sqlite3 alt.db.backup-odd 'CREATE TRIGGER zz AFTER INSERT ON step BEGIN DELETE FROM deal; END'
status "one with another structure" 0 alt restore alt.db.backup-odd --dry-run
has "opens with no command" "BEWARE: NO COMMAND OPENS THIS BOOK: alt.db.backup-odd: another program has changed the structure" .err
status "the list with it" 1 alt backup list
has "has it among what does not open" "does not open" .out
rm alt.db.backup-odd
none "nothing is left beside the copies" "$(ls good.bak?* alt.db.backup-bad?* 2>/dev/null)"
status "a good one" 0 alt restore good.bak --yes
lacks "is not" BEWARE .err

# A signal leaves nothing unfinished behind: here while the draft of a restored book is there, for some milliseconds.
"$RENONSZ" event new "Jel" --date 2026-11-21 -f signal.db 2>/dev/null
cp signal.db signal.copy
for _ in $(seq 100); do
	"$RENONSZ" -f signal.db restore signal.copy --yes >/dev/null 2>&1 &
	: >draft
	while kill -0 $! 2>/dev/null && ! compgen -G 'signal.db.??????' >draft; do :; done
	kill -TERM $! 2>/dev/null
	wait $!
	ended=$?
	[ $ended = 143 ] && [ -s draft ] && break
done
is "the signal ends it" 143 $ended
is "its draft was there" 1 "$(wc -l <draft)"
none "and is no more" "$(compgen -G 'signal.db.??????')"
