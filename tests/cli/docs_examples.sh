#!/usr/bin/env bash
# The examples in the documents are what the program prints. In README.md and docs/*.md two kinds of blocks are run:
# - ```bash can be pasted into a shell as it stands: commands, and behind "#> " what they print.
# - ```console is what a terminal shows: a line "$ COMMAND", then what it prints.
# Both outputs count. A document is one story: its commands share a folder, a book and the shell's last status. The
# language is that of the document: NAME.hu.md Hungarian, else English.
# GOLDEN=write puts what the program prints now into the documents.
. "$TESTS/lib.sh"
ROOT=$(cd "$TESTS/.." && pwd)
export RENONSZ RENONSZ_NOW=2026-11-21T18:00:00Z RENONSZ_OPERATOR="Nagy Béla"

# `renonsz` as the documents call it. Only the program gets their language: bash would complain of a locale that
# the machine does not have.
mkdir "$WORK/bin"
cat >"$WORK/bin/renonsz" <<'END'
#!/bin/sh
exec env LC_ALL="$DOCUMENT_LOCALE" "$RENONSZ" "$@"
END
chmod +x "$WORK/bin/renonsz"

# Run the example under way, compare, and write it down as it is now.
end_example() {
	[ -n "$command" ] || return
	(exit "$last")
	eval "$command" </dev/null >"$WORK/.got" 2>&1
	last=$?
	sed -E "s/$CODE/K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G/g" "$WORK/.got" >"$WORK/got"
	if [ $fence = bash ]; then sed 's/^/#> /; s/^#> $/#>/' "$WORK/got"; else cat "$WORK/got"; fi >>"$WORK/now"
	# What says nothing has done something all the same.
	[ -s "$WORK/wanted" ] || echo "0" >"$WORK/wanted"
	[ -s "$WORK/got" ] || echo "$last" >"$WORK/got"
	same "$name" "$WORK/wanted" "$WORK/got"
	command=
}

# A line of a block: of a command, or of what one prints.
take_line() {
	local printed=$1 typed
	case $fence:$1 in
	bash:'#>'*) printed=${1#??} printed=${printed# } ;;
	console:'$ '*) end_example; typed=${1#??} ;;
	bash:*) [ $reading = command ] || end_example; typed=$1 ;;
	esac
	if [ -z "${typed+x}" ]; then
		[ -n "$command" ] || echo "not ok - $document:$number output without a command"
		printf '%s\n' "$printed" >>"$WORK/wanted"
		reading=output
		return
	fi
	if [ -z "$command" ]; then name="$document:$number $typed"; : >"$WORK/wanted"; fi
	command+=${command:+$'\n'}$typed reading=command
	printf '%s\n' "$1" >>"$WORK/now"
}

# Read a document from its folder; ends with 0 if it came to its end.
read_document() {
	local line number=0 fence="" command="" name="" reading=output last=0

	set +u
	PATH="$WORK/bin:$PATH"
	while IFS= read -r line <&3; do
		number=$((number + 1))
		if [ -n "$fence" ] && [ "$line" != '```' ]; then
			take_line "$line"
			continue
		fi
		end_example
		case $line in '```bash' | '```console') fence=${line#???} ;; *) fence= ;; esac
		printf '%s\n' "$line" >>"$WORK/now"
	done
	[ -z "$fence" ]
}

# The examples of a manual page, between .EX and .EE, as a document of console blocks. Only those that show a command.
manual() {
	sed -n '/^\.EX/,/^\.EE/p' "$1" | sed 's/^\.EX/```console/; s/^\.EE/```/; s/\\-/-/g; s/\\e/\\/g' \
		| awk '/^```console/ { block = $0; next } { block = block "\n" $0 } /^```$/ { if (block ~ /\n\$ /) print block }'
}
mkdir "$WORK/manual"
for page in "$ROOT"/docs/*.1; do
	manual "$page" >"$WORK/manual/$(basename "$page" .1).md"
done

for path in "$ROOT"/README.md "$ROOT"/docs/*.md "$WORK"/manual/*.md; do
	[ -f "$path" ] || continue
	document=${path#"$ROOT"/}
	document=${document#"$WORK"/}
	case $document in *.hu.md) language=hu_HU ;; *) language=en_US ;; esac
	export DOCUMENT_LOCALE=$language.UTF-8
	rm -rf "$WORK/folder" "$WORK/now"
	mkdir "$WORK/folder"
	export HOME="$WORK/folder" XDG_DATA_HOME="$WORK/folder/data" RENONSZ_DB="$WORK/folder/book.db"
	if (cd "$WORK/folder" && read_document) 3<"$path"; then
		[ "${GOLDEN-}" != write ] || cp "$WORK/now" "$path"
	else
		echo "not ok - $document: a block is not closed, or a command left the shell"
	fi
done
