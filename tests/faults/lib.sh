# What the fault tests source: lib.sh of the tests, and how much of each is done.
# FAULTS=all: everything; else so much that it takes seconds.
. "${TESTS:?}/lib.sh"
export RENONSZ_NOW=2026-11-21T18:00:00Z

# much ALL SOME: the amount for this run.
much() { if [ "${FAULTS-}" = all ]; then echo "$1"; else echo "$2"; fi; }

# In memory where that is at hand: nobody pulls the plug here, and a sync costs nothing.
quick_folder() {
	if [ -w /dev/shm ]; then
		QUICK=$(mktemp -d /dev/shm/renonsz-XXXXXX)
		trap 'rm -rf "$WORK" "$QUICK"' EXIT
	else
		QUICK="$WORK/quick" && mkdir "$QUICK"
	fi
}

# sound NAME BOOK: passes if nothing is wrong with the book (see book.h).
sound() {
	if "$BUILD/faults/sound" "$2" >"$WORK/.sound" 2>&1; then echo "ok - $1"; else
		echo "not ok - $1"
		sed 's/^/# /' "$WORK/.sound"
	fi
}

# is NAME WANTED GOT
is() { if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: «$3», wanted «$2»"; fi; }

# kupa: the book of $RENONSZ_DB with tables 1 to $1 of three in round 1.
kupa() {
	{
		printf 'verseny "Kupa" datum=2026-11-21\nfordulo 1\n'
		for ((table = 1; table <= $1; table++)); do
			printf 'asztal %d\nA="Kiss %d" B="Nagy %d" C="Tóth %d"\n' "$table" "$table" "$table" "$table"
		done
	} | "$RENONSZ" import - 2>/dev/null
}
