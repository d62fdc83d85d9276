#!/bin/sh
# packages.sh PACKAGE…: install the Debian packages that are missing; without apt-get, name them and stop.
set -eu
missing=
for package in "$@"; do
	if command -v dpkg-query >/dev/null 2>&1; then
		dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing="$missing $package"
	fi
done
if ! command -v apt-get >/dev/null 2>&1; then
	command -v dpkg-query >/dev/null 2>&1 && [ -z "$missing" ] && exit 0
	pkg-config --exists sqlite3 xlsxwriter libcjson libedit libutf8proc inih minizip expat 2>/dev/null && exit 0
	echo "This is not a Debian system. Install what these Debian packages hold, then run make again:" >&2
	echo "  $*" >&2
	exit 1
fi
[ -z "$missing" ] && exit 0
as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
echo "Installing:$missing" >&2
$as_root apt-get update -q >&2
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -q --no-install-recommends $missing >&2
