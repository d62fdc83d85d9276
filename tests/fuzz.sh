#!/usr/bin/env bash
# The fuzz targets (tests/fuzz), two at a time: FUZZ is the folder they were built in, RENONSZ the program (that of BUILD).
# Without FUZZ_SECONDS every seed and some hundred inputs made of them (WHOLE=yes: two thousand), the same in each run.
# With it each target looks for so long; what it learns stays in $FUZZ/learnt, what it finds in $FUZZ/found, the seeds stay as they are.
# Prints TAP lines, and ends with 1 if anything was found.
set -u
cd "$(dirname "$0")/.."
BUILD=${BUILD:-build} RENONSZ=${RENONSZ:-$BUILD/renonsz} FUZZ=${FUZZ:-$BUILD/asan} SECONDS_EACH=${FUZZ_SECONDS-}
RUNS=$([ -n "${WHOLE-}" ] && echo 2000 || echo 200)
work=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$FUZZ/found"

# A book of this program's own version beside those of the seeds, with small pages: so there is more to change.
mkdir "$work/book"
book=$work/book/now
export RENONSZ_BACKUP=no
{ "$RENONSZ" -f "$book" import tests/fuzz/corpus/import/everything && "$RENONSZ" -f "$book" player add "Új Ede" \
	&& "$RENONSZ" -f "$book" undo 2 && "$RENONSZ" -f "$book" redo; } >"$work/log" 2>&1 \
	&& sqlite3 "$book" 'PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM' >>"$work/log" 2>&1
[ -s "$book" ] || { echo "not ok - a book for a seed"; sed 's/^/# /' "$work/log"; }

# fuzz TARGET: one TAP line into $work/TARGET.tap, with the findings.
fuzz() {
	local name=$1 log=$work/$1.log seeds=("tests/fuzz/corpus/$1") learnt=$FUZZ/learnt/$1 how
	local runs=$RUNS
	case $name in rows | recover | records) runs=$((RUNS / 10)) ;; esac   # each runs half a dozen commands or more, or asks thousands of records
	[ "$name" = book ] && seeds+=("$work/book")
	if [ -n "$SECONDS_EACH" ]; then
		how=(-max_total_time="$SECONDS_EACH" -print_final_stats=1)
	else
		learnt=$work/$name.learnt
		how=(-runs=$((runs + $(ls "${seeds[@]}" | wc -l))) -seed=1)
	fi
	mkdir -p "$learnt" "$work/$name.tmp"
	if TMPDIR=$work/$name.tmp "$FUZZ/target/$name" "${how[@]}" -timeout=200 -rss_limit_mb=1024 \
		-artifact_prefix="$FUZZ/found/$name-" "$learnt" "${seeds[@]}" >"$log" 2>&1; then
		echo "ok - $name: $(sed -n 's/^Done \(.*\)/\1/p' "$log"), $(grep -o 'cov: [0-9]*' "$log" | tail -1)"
	else
		echo "not ok - $name"
		grep -aE 'ERROR|SUMMARY|Assertion|runtime error|written to|^    #[0-9]+ .* in .*(src|tests)/' "$log" | head -20 | sed 's/^/# /'
	fi >"$work/$name.tap"
}

targets=()
for source in tests/fuzz/*.c; do targets+=("$(basename "$source" .c)"); done
for name in "${targets[@]}"; do
	while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n; done
	fuzz "$name" &
done
wait
cat "$work"/*.tap
! cat "$work"/*.tap | grep -q '^not ok' && [ -s "$book" ]
