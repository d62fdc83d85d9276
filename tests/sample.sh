#!/bin/sh
# sample.sh PROGRAM FOLDER: the main job on the sample championship and on an evening of each other game: import, standings,
# sheets, workbooks and pages in FOLDER.
set -eu
program=$1 folder=$2
here=$(dirname "$0")
mkdir -p "$folder"
rm -rf "$folder"/*
export RENONSZ_DB="$folder/konyv.db" RENONSZ_OPERATOR=minta
$program import "$here/sample/bajnoksag.ulti"
$program standings
$program export -o "$folder/bajnoksag.xlsx"
$program export -o "$folder/allas.html" --standings
$program export -o "$folder/ures-lapok.xlsx" --blank 1
$program export -o "$folder/licittabla.xlsx" --bids
$program export -o "$folder/bajnoksag.ulti"

# An evening of each other game and edition, with what a past ulti event would have been by the other one.
$program what-if 1 --rules ulti-online -o "$folder/mi-lenne-ha.html"
for evening in tarokk ecarte online; do
	$program import "$here/sample/$evening.ulti"
	$program event use "$(sed -n 's/^verseny "\([^"]*\)".*/\1/p' "$here/sample/$evening.ulti")"
	$program sheet 1 1
	$program why 1 1 1
	$program export -o "$folder/$evening.pdf"
	$program export --blank 1 -o "$folder/$evening-ures-lapok.pdf"
done
$program site "$folder/honlap" --all
