#!/bin/sh
# sample.sh PROGRAM FOLDER: the main job on the sample championship: import, standings, workbooks and pages in FOLDER.
set -eu
program=$1 folder=$2
here=$(dirname "$0")
mkdir -p "$folder"
rm -f "$folder"/*
export RENONSZ_DB="$folder/konyv.db" RENONSZ_OPERATOR=minta
$program import "$here/sample/bajnoksag.ulti"
$program standings
$program export -o "$folder/bajnoksag.xlsx"
$program export -o "$folder/allas.html" --standings
$program export -o "$folder/ures-lapok.xlsx" --blank 1
$program export -o "$folder/licittabla.xlsx" --bids
$program export -o "$folder/bajnoksag.ulti"
