#!/usr/bin/env bash
# What five commands go through: how many functions, files, and statements that SQLite runs. `make trace` builds what it needs.
# --all NAME: the functions of one in the order in which they are first entered, each with its file, and its statements.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
export RENONSZ_BACKUP=no RENONSZ_NOW=2026-05-01T10:00:00Z XDG_DATA_HOME=$folder
run() { TRACE=$folder/trace "$BUILD/trace/renonsz" -f "$folder/cup.rdb" "$@" >"$folder/out" 2>&1; }

# path NAME COMMAND…: one line of the table.
path() {
	local name=$1
	shift
	[ -z "${wanted-}" ] || [ "$wanted" = "$name" ] || { run "$@"; return; }
	run "$@"
	grep '^f' "$folder/trace" | cut -d' ' -f2 | addr2line -fe "$BUILD/trace/renonsz" | paste - - \
		| sed -E 's#\t.*/(src|tests)/#\t\1/#; s/:[0-9?]+.*$//' >"$folder/functions"
	grep '^s' "$folder/trace" | cut -c3- >"$folder/statements" || true
	if [ -n "${wanted-}" ]; then cat "$folder/functions" "$folder/statements"; fi
	printf '%-20s %5d functions %4d files %4d statements\n' "$name" "$(cut -f1 "$folder/functions" | sort -u | wc -l)" \
		"$(cut -f2 "$folder/functions" | sort -u | wc -l)" "$(wc -l <"$folder/statements")"
}
wanted=
[ "${1-}" != --all ] || wanted=$2

run event new Cup --date 2026-05-01
printf 'name\nAnna\nBéla\nCili\nDéza\nEde\nFeri\n' >"$folder/players.csv"
run player import "$folder/players.csv"
path draw draw 1 --seed cup
run deal add 1 1 'A U z ++'
path deal-add deal add 1 1 'B P t +'
path rule rule 3.8 -r 1 -t 1 -d 3 by=A bid=U declarer=A trump=z --yes
path standings-pdf standings -o "$folder/x.pdf"
run export -o "$folder/x.xlsx"
path verify-file verify --file "$folder/x.xlsx"
