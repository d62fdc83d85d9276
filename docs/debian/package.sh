#!/bin/sh
# package.sh: the Debian package, from what is built: $BUILD/renonsz_VERSION+SYSTEM_ARCHITECTURE.deb. `make deb` calls it
# with BUILD, VERSION, MAINTAINER, CC, ARCHIVES (the libraries linked into the program) and LOADED (those that it loads
# when it needs them, which nothing else tells dpkg-shlibdeps of).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
version=$VERSION+$(. /etc/os-release && echo "$ID$VERSION_ID")
folder=$BUILD/deb
tree=$folder/debian/renonsz
doc=$tree/usr/share/doc/renonsz
rm -rf "$folder" "$BUILD"/renonsz_*.deb
mkdir -p "$tree/DEBIAN"

make --no-print-directory install BUILD="$BUILD" DESTDIR="$tree" PREFIX=/usr >/dev/null
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/usr/bin/renonsz"
find "$tree/usr/share/man" -type f -exec gzip -9n {} +

# The terms of the libraries that are linked in, from the packages that they are in.
cp "$here/copyright" "$doc/copyright"
for library in $ARCHIVES; do
	archive=$("$CC" -print-file-name="lib${library#-l}.a")
	[ ! -f "$archive" ] || dpkg -S "$(realpath "$archive")"
done | sed 's/:.*//' | sort -u | while read -r package; do
	printf '\n\n======== %s ========\n\n' "$package"
	cat "/usr/share/doc/$package/copyright"
done >>"$doc/copyright"

date=$(git log -1 --format=%cD 2>/dev/null || date -R)
printf 'renonsz (%s) unstable; urgency=medium\n\n  * Built from the sources of version %s.\n\n -- %s  %s\n' \
	"$version" "$VERSION" "$MAINTAINER" "$date" >"$folder/debian/changelog"
gzip -9nc "$folder/debian/changelog" >"$doc/changelog.gz"
sed "s/@MAINTAINER@/$MAINTAINER/" "$here/control" >"$folder/debian/control"

# A program that is linked with the libraries loaded later stands for them.
echo 'int main(void) { return 0; }' | "$CC" -x c -o "$folder/loaded" - -Wl,--no-as-needed $LOADED
cd "$folder"
dpkg-shlibdeps debian/renonsz/usr/bin/renonsz loaded 2>shlibdeps.log || { cat shlibdeps.log >&2; exit 1; }
(cd debian/renonsz && find usr -type f -exec md5sum {} + >DEBIAN/md5sums)
dpkg-gencontrol -Pdebian/renonsz
chmod -R u=rwX,go=rX debian/renonsz
dpkg-deb --root-owner-group --build debian/renonsz ..
