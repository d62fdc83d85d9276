#!/usr/bin/env bash
# What one `deal add` goes through: its functions in the order in which they are first entered, each with its file,
# and the statements that SQLite runs. Prints the sums; all of it with --all. `make trace` builds what it needs.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
run() { TRACE=$folder/trace "$BUILD/trace/renonsz" -f "$folder/cup.rdb" "$@" >"$folder/out" 2>&1; }

run event new Cup --date 2026-05-01
printf 'name\nAnna\nBéla\nCili\n' >"$folder/players.csv"
run player import "$folder/players.csv"
run table add 1 1 A=anna B=bela C=cili
run deal add 1 1 'A U z ++'
run deal add 1 1 'B P t +'
grep '^f' "$folder/trace" | cut -d' ' -f2 | addr2line -fe "$BUILD/trace/renonsz" | paste - - \
	| sed -E 's#\t.*/(src|tests)/#\t\1/#; s/:[0-9?]+.*$//' >"$folder/functions"
grep '^s' "$folder/trace" | cut -c3- >"$folder/statements"
if [ "${1:-}" = --all ]; then cat "$folder/functions" "$folder/statements"; fi
echo "functions: $(cut -f1 "$folder/functions" | sort -u | wc -l)"
echo "files: $(cut -f2 "$folder/functions" | sort -u | wc -l)"
echo "statements: $(wc -l <"$folder/statements")"
