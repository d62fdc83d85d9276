# What happens to files: a full disk, what cannot be written, what vanishes, a clock that goes back, two versions.
. "${TESTS:?}/faults/lib.sh"
kupa 1
cp "$RENONSZ" "$WORK/renonsz" && chmod 755 "$WORK" "$WORK/renonsz"

deals() { sqlite3 "$1" "SELECT count(*) FROM deal WHERE current AND state = 'played'" 2>&1; }
# is_one_of NAME GOT WANTED…
is_one_of() {
	local name=$1 got=$2
	shift 2
	case " $* " in *" $got "*) echo "ok - $name" ;; *) echo "not ok - $name: «$got», wanted one of $*" ;; esac
}
# begin BOOK: somebody begins to type at table 1 and waits (fd 9).
begin() {
	rm -f clerk clerk.out && mkfifo clerk
	"$RENONSZ" -f "$1" enter 1 1 <clerk >clerk.out 2>&1 &
	clerk=$!
	exec 9>clerk
	printf 'A U z ++\n' >&9
	for ((i = 0; i < 20000; i++)); do grep -sq '1. leosztás: A' clerk.out && return; sleep 0.02; done
	echo "not ok - the clerk's first deal never came"
}
# end: he types another deal, if he has not been told before; its status is in $got.
end() {
	(trap '' PIPE && printf 'B B -\n.\n' >&9) 2>/dev/null
	exec 9>&-
	wait $clerk
	got=$?
}

# ---- a full disk ---------------------------------------------------------------------------------
# A file may grow to so many KiB: SQLite's own files, and what is exported.
bad=""
for ((room = 4; room <= 400; room += $(much 4 44))); do
	cp "$RENONSZ_DB" full.db
	(ulimit -f $room; "$RENONSZ" -f full.db import "$TESTS/sample/bajnoksag.ulti" >/dev/null 2>"$WORK/.err")
	case $?:$(deals full.db) in 7:0 | 0:1176) ;; *) bad="$bad import:$room" ;; esac
	"$BUILD/faults/sound" full.db || bad="$bad import:$room"
	(ulimit -f $room; "$RENONSZ" -f full.db deal add -e Kupa 1 1 A U z ++ 2>"$WORK/.err")
	status=$?
	there=$(sqlite3 full.db "SELECT count(*) FROM deal JOIN game_table ON game_table.id = game_table WHERE event = 1")
	case $status:$there in 7:0 | 0:1) ;; *) bad="$bad deal:$room" ;; esac
	"$BUILD/faults/sound" full.db || bad="$bad deal:$room"
done
is "a limit on the size of files leaves all or nothing, and a sound book" "" "$bad"
bad=""
"$RENONSZ" import "$TESTS/sample/bajnoksag.ulti" -f whole.db 2>/dev/null
for format in xlsx html csv json ulti; do
	echo yesterday >out.$format
	(ulimit -f 4; "$RENONSZ" -f whole.db export -o out.$format >/dev/null 2>"$WORK/.err")
	[ $? = 7 ] && [ "$(cat out.$format)" = yesterday ] && [ "$(ls | grep -c "^out.$format")" = 1 ] || bad="$bad $format"
done
is "an export that does not fit leaves yesterday's file, and no other" "" "$bad"

# A disk of its own, where one can be mounted: deals until it is full, and again when there is room.
mkdir disk
if mount -t tmpfs -o size=1m tmpfs disk 2>/dev/null; then
	cp "$RENONSZ_DB" disk/book.db
	head -c $((1024 * 1024 - $(stat -c %s disk/book.db) - 200000)) /dev/zero >disk/ballast
	done=0 got=0
	while [ $got = 0 ] && [ $done -lt 3000 ]; do
		"$RENONSZ" -f disk/book.db deal add 1 1 A U z ++ 2>"$WORK/.err"
		got=$?
		[ $got = 0 ] && done=$((done + 1))
		head -c 4096 /dev/zero >>disk/ballast 2>/dev/null
	done
	is "a full disk ends with 7" 7 $got
	has "which is told" "a lemez megtelt" "$WORK/.err"
	ok "a full disk can be read" "$RENONSZ" -f disk/book.db standings
	rm disk/ballast
	is "every acknowledged deal is there" $done "$(deals disk/book.db)"
	[ $done -gt 0 ] && echo "ok - $done of them" || echo "not ok - there was never any room"
	ok "and goes on when there is room" "$RENONSZ" -f disk/book.db deal add 1 1 A U z ++
	sound "and the book is sound" disk/book.db
	# A book left with its -wal file by a program that was killed, and no room for what SQLite wants beside it.
	cp "$RENONSZ_DB" backup.db
	(sqlite3 disk/book.db 'PRAGMA journal_mode = WAL; CREATE TABLE memo (a)' '.shell kill -9 $PPID'; true) >/dev/null 2>&1
	rm -f disk/book.db-shm
	cat /dev/zero >disk/ballast 2>/dev/null
	status "a restore onto a full disk" 7 "$RENONSZ" --lang en -f disk/book.db restore backup.db --yes
	has "says so of the book that is there" "The book now: disk/book.db, it cannot be read to its end. disk/book.db: the disk is full" "$WORK/.err"
	has "and of the copy" "there is no room for its copy" "$WORK/.err"
	! grep -q damaged "$WORK/.err" && echo "ok - and of no damage" || echo "not ok - damage is told of"
	umount disk
fi

# ---- what cannot be written ----------------------------------------------------------------------
# Root may write everything: then as somebody else.
other() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
if other true 2>/dev/null; then
	# The last changes of a book are in its -wal file, and nothing can be made beside it: no older state is shown instead.
	mkdir left open && chmod 777 open && cp "$RENONSZ_DB" left/book.db
	(sqlite3 left/book.db 'PRAGMA journal_mode = WAL; CREATE TABLE memo (a)' '.shell kill -9 $PPID'; true) >/dev/null 2>&1
	rm -f left/book.db-shm && chmod 444 left/* && chmod 555 left && ln -s left/book.db link.db
	for book in left/book.db link.db; do
		status "$book has changes that cannot be read" 7 other "$WORK/renonsz" -f $book standings
		status "nor copied" 7 other "$WORK/renonsz" -f $book backup open/none.db
	done
	chmod 755 left && rm -f open/none.db
	mkdir folder && cp "$RENONSZ_DB" folder/book.db
	chmod 444 folder/book.db && chmod 555 folder
	status "a book that cannot be written" 7 other "$WORK/renonsz" -f folder/book.db deal add 1 1 A U z ++
	has "is named" "folder/book.db: a könyv vagy a mappája nem írható" "$WORK/.err"
	ok "but can be read" other "$WORK/renonsz" -f folder/book.db standings
	status "an export into such a folder" 7 other "$WORK/renonsz" -f folder/book.db export -o folder/kupa.csv
	has "names the file" "folder/kupa.csv" "$WORK/.err"
	chmod 777 folder
	status "nor a file in a folder that can" 7 other "$WORK/renonsz" -f folder/book.db deal add 1 1 A U z ++
	chmod 666 folder/book.db && chmod 555 folder
	status "nor a file that can be in a folder that cannot" 7 other "$WORK/renonsz" -f folder/book.db deal add 1 1 A U z ++
	has "is named" "folder/book.db" "$WORK/.err"
	chmod 000 folder/book.db
	status "a book that cannot be read" 7 other "$WORK/renonsz" -f folder/book.db standings
	has "is named" "folder/book.db" "$WORK/.err"
	chmod 755 folder
	chmod 644 folder/book.db
	is "nothing was written" 0 "$(deals folder/book.db)"
fi

# ---- what vanishes -------------------------------------------------------------------------------
mkdir gone && cp "$RENONSZ_DB" gone/book.db
begin gone/book.db
rm -rf gone
end
is "a folder that is deleted while somebody types ends with 7" 7 $got
has "and he is told" "eltűnt a helyéről" clerk.out
is "and the deal is not acknowledged" 0 "$(grep -c '2. leosztás: A' clerk.out)"
cp "$RENONSZ_DB" moved.db
begin moved.db
cp moved.db copy.db
mv copy.db moved.db   # a backup put back, say
end
is "nor is one typed into a book that was replaced" "7 0" "$got $(grep -c '2. leosztás: A' clerk.out)"
sound "and what was put there is sound" moved.db
status "a book that is gone" 4 "$RENONSZ" -f gone/book.db standings

# ---- a clock that goes back ----------------------------------------------------------------------
cp "$RENONSZ_DB" clock.db
at() { RENONSZ_NOW="$1" "$RENONSZ" -f clock.db "${@:2}"; }
ok "a deal at six" at 2026-11-21T18:00:00Z deal add 1 1 A U z ++
ok "is corrected at five, by the clock" at 2026-11-21T17:00:00Z deal edit 1 1 1 A U z +-
ok "and a year before" at 2025-11-21T17:00:00Z deal edit 1 1 1 A U z --
is "and the revisions stand in the order in which they were made" "1 2 3 " \
	"$(at 2026-11-21T18:00:00Z deal show 1 1 1 --csv | tail -n +2 | cut -d, -f13 | tr '\n' ' ')"
status "a conflict tells the time of the clock" 5 at 2026-11-21T18:00:00Z deal edit 1 1 1 A U z -+ --revision 1
has "as it was" "2025. 11. 21. 17:00" "$WORK/.err"
sound "the book is sound" clock.db

# ---- two versions of the program -----------------------------------------------------------------
cp "$RENONSZ_DB" newer.db
begin newer.db
version=$(sqlite3 newer.db "PRAGMA user_version")
sqlite3 newer.db "PRAGMA user_version = 999"   # as a newer program would, in its migration
end
is "who types while a newer program upgrades the book ends with 7" 7 $got
has "and is told" "a könyvet újabb program írta (999. változat" clerk.out
status "an older program does not open it" 7 "$RENONSZ" -f newer.db standings
sqlite3 newer.db "PRAGMA user_version = $version"
is "and has written nothing since" 1 "$(deals newer.db)"
sound "the book is sound" newer.db
# Sixteen programs find an old book at once: one of them upgrades it.
sqlite3 old.db <"$TESTS/cases/book-v1.sql"
for ((i = 0; i < 16; i++)); do "$RENONSZ" -f old.db deal show 1 1 1 --csv >"seen.$i" 2>&1 || echo $? >>old.failed & done
wait $(jobs -p)
is "sixteen programs open a book of the first version at once" "" "$(cat old.failed 2>/dev/null)"
is "and read the same" 1 "$(cksum seen.* | cut -d' ' -f1,2 | sort -u | wc -l)"
sound "the book is sound" old.db
sound "and so is its backup" old.db.backup-v1
