#!/usr/bin/env bash
# docs/rules.md and its Hungarian twin are whole: every reading that the program gives as a reason and every case that
# it judges is in both, and both show the same examples.
. "$TESTS/lib.sh"
ROOT=$(cd "$TESTS/.." && pwd)
EN=$ROOT/docs/rules.md HU=$ROOT/docs/rules.hu.md

# The readings that have a section of their own, in the order of the document.
readings() { sed -n 's/^### \(R-[0-9]*\)°\{0,1\}$/\1/p' "$1"; }

{ seq -f 'R-%02.0f' 1 6; seq -f 'R-%.0f' 10 20; seq -f 'R-%.0f' 30 43; seq -f 'R-%.0f' 50 54; seq -f 'R-%.0f' 60 62; seq -f 'R-%.0f' 70 72; echo R-85; echo R-88; seq -f 'R-%.0f' 90 99; } >all
readings "$EN" | sort >en
readings "$HU" | sort >hu
same "rules.md has every reading once" all en
same "rules.hu.md has every reading once" all hu
grep -rshoE 'R-[0-9]{2}' "$ROOT/src" "$ROOT/schema" "$ROOT/templates" "$ROOT/docs" | sort -u | comm -23 - all >unknown
same "no other reading is named anywhere" /dev/null unknown

# A reading's number, and what is asked of it.
for document in "$EN" "$HU"; do
	awk '/^### R-/ { if (r && !why) print r; r = $2; why = 0 } /Why|Miért/ { why = 1 } END { if (r && !why) print r }' \
		"$document" >unexplained
	same "every reading says why: ${document##*/}" /dev/null unexplained
	sed -n 's/^\t\[ULTI_CASE_.*{ "\([^"]*\)", ULTI_.*/\1/p' "$ROOT/src/games/ulti/rules/cases.c" | sort >cases
	sed -nE 's/^\| ([123]\.[0-9]+|10\.3g|jury) \| [^|]* \| [^|]* \| [^|]* \| [^|]* \|$/\1/p' "$document" | sort >told
	same "every case of renonsz is in the table: ${document##*/}" cases told
	grep -oE '\]\(#[^)]*\)' "$document" | grep -oE 'r-[0-9]+' | tr a-z A-Z | sort -u | comm -23 - all >astray
	same "links to readings lead to one: ${document##*/}" /dev/null astray
done

grep '^[$>] ' "$EN" >en
grep '^[$>] ' "$HU" >hu
same "both languages show the same examples" en hu

# Each page of rules has its twin, with the same readings; a letter belongs to one page, and what a game names as
# the reason for a jury stands in one.
: >letters
for document in "$ROOT"/docs/rules*.md; do
	case $document in *.hu.md) continue ;; esac
	name=$(basename "$document")
	grep -oE '^(### |\| )[A-Z]-[0-9]{2}' "$document" | grep -oE '[A-Z]-[0-9]{2}' | sort -u >ids.en
	grep -oE '^(### |\| )[A-Z]-[0-9]{2}' "${document%.md}.hu.md" | grep -oE '[A-Z]-[0-9]{2}' | sort -u >ids.hu
	same "$name: both languages have the same readings" ids.en ids.hu
	cut -c1 ids.en | sort -u >>letters
done
same "a letter of readings belongs to one page" <(sort -u letters) <(sort letters)
grep -rhoE '\.jury = "[A-Z]-[0-9]{2}' "$ROOT/src" | grep -oE '[A-Z]-[0-9]{2}' | sort -u >reasons
cat "$ROOT"/docs/rules*[!u].md | grep -oE '^(### |\| )[A-Z]-[0-9]{2}' | grep -oE '[A-Z]-[0-9]{2}' | sort -u >every
same "every reason for a jury is a reading" reasons <(comm -12 reasons every)

# Every reading can be asked for on the command line, in the words of the document and on lines of a terminal.
for document in "$ROOT"/docs/rules*.md; do
	document=$(basename "$document" .md)
	case $document in *.hu) continue ;; esac
	letter=$(sed -nE 's/^(### |\| )([A-Z])-[0-9]{2}.*/\2/p' "$ROOT/docs/$document.md" | sort | uniq -c | sort -rn | sed -n '1s/.* //p')
	for lang in en hu; do
		page=$document.md
		[ $lang = hu ] && page=$document.hu.md
		: >untold
		: >wide
		sed -nE "s/^(### |\| )($letter-[0-9]{2}).*/\2/p" "$ROOT/docs/$page" | while IFS= read -r id; do
			"$RENONSZ" --lang $lang help "$id" >told 2>err || cat err >>untold
			[ -s told ] || echo "$id: nothing is told" >>wide
			head -1 told | grep -qE "^$id°? +\(docs/$page\)$" || head -1 told >>untold
			# The first words, without marks of emphasis; a heading's text begins with bold words.
			awk -v id="$id" '($2 == id || $2 == id "°") && /^###/ { at = 1; next } /^\|/ && ($2 == id || $2 == id "°") { print; exit } at { print; exit }' \
				"$ROOT/docs/$page" | sed -E 's/^\| [^|]*\| //; s/[*`]//g' | cut -d' ' -f1-4 >first
			grep -qF "$(cat first)" told || echo "$id: $(cat first)" >>untold
			grep -E '^.{81}' told | grep -vE '^ *[^ ]+$|^ *[$] ' >>wide   # JSON has no blank to be broken at, a command stays whole
		done
		same "readings of $page are told" /dev/null untold
		same "in 80 columns" /dev/null wide
	done
done
ok "several at once, as why names them" "$RENONSZ" --lang en help R-10, R-17
has "the second too" "R-17" "$WORK/.out"
for word in I.3 IV.1 27.§; do
	status "a paragraph among readings: $word" 4 "$RENONSZ" --lang en help T-02 $word
	has "is said to be none" "there is no reading $word" "$WORK/.err"
done
status "a reading that is not there" 4 "$RENONSZ" --lang en help T-99
has "says which there are" "T-01–T-31" "$WORK/.err"
