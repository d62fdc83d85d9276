#!/usr/bin/env bash
# bare.sh [RELEASE…]: does a new machine need nothing but this checkout? For each Debian release (bookworm, trixie) a root
# is made that holds make and git and nothing else that is not essential; the checkout is cloned into it, and there the
# README's two commands are run, the package is made, and it is installed in a second root that never saw a compiler.
# Prints TAP lines with seconds. Where no root can be made it says why, and fails. Nothing is kept from one run to
# the next. Only what is committed is looked at. The releases run side by side: most of it takes one core.
# ONLY_bookworm=word, ONLY_trixie=word: of make test only the tests whose name has the word. BARE=plain: each once, not
# under the sanitizers too. BARE_FOLDER: where the roots are made (/var/tmp).
set -muo pipefail   # -m: each step is a group of processes, which can be ended as a whole
TOP=$(cd "$(dirname "$0")/.." && pwd)
ROOT_MIB=6144   # for both roots of two releases: a good 4 GiB, all tests built
STEP_SECONDS=3000   # no step takes as long, on a slow machine either: what does hangs (a network that answers no more, say), and is ended
failed=0
running=   # the step under way
pids=()    # the releases under way
work=      # the folder, removed at the end

# What mounts does so in a namespace of its own, which ends with it: whatever happens, no mount is left behind.
OWN_MOUNTS=(unshare --mount --pid --fork --kill-child)
clean_up() {
	for pid in "${pids[@]}"; do kill -TERM "$pid" 2>/dev/null; done
	[ -z "$running" ] || kill -KILL -- "-$running" 2>/dev/null
	wait
	[ -z "$work" ] || rm -rf --one-file-system "$work"
}
traps() {
	trap clean_up EXIT
	trap 'exit 130' INT TERM HUP
}
traps

# check NAME COMMAND…: a TAP line; its output stays in $work/log, and is shown if it fails.
check() {
	local name=$1 began=$SECONDS status watch
	shift
	"$@" >"$work/log" 2>&1 </dev/null &
	running=$!
	{ sleep $STEP_SECONDS; kill -KILL -- "-$running"; } 2>/dev/null &
	watch=$!
	wait "$running"
	status=$?
	{ kill -KILL -- "-$watch"; wait "$watch"; } 2>/dev/null
	running=
	if [ $status -eq 0 ]; then echo "ok - $name ($((SECONDS - began)) s)"; return 0; fi
	failed=1
	echo "not ok - $name (status $status, $((SECONDS - began)) s)"
	{ grep -E -A 5 '^not ok|, [1-9][0-9]* failed' "$work/log"; echo …; tail -20 "$work/log"; } | sed 's/^/# /'
	return 1
}

# give_up WHY: no root can be made.
give_up() {
	echo "not ok - no bare root can be made: $1"
	exit 1
}

# inside ROOT COMMAND…: run it in the root as on a machine that was just switched on; of this one only the proxy comes along.
inside() {
	local root=$1 passed
	shift
	passed=$(env | grep -iE '^(https?|ftp|no)_proxy=')
	"${OWN_MOUNTS[@]}" sh -c 'mount -t proc proc "$0/proc" \
		&& mkdir -p "$0/dev/shm" && mount -t tmpfs tmpfs "$0/dev/shm" \
		&& mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts "$0/dev/pts" \
		&& chroot "$0" "$@"' "$root" env -i $passed HOME=/root TERM=dumb \
		PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

# The Debian archives that this machine's apt is set up with, for another release: "URI RELEASE COMPONENT".
archives() {
	local here
	here=$(. /etc/os-release && echo "$VERSION_CODENAME")
	apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' \
		| awk -v here="$here" -v wanted="$1" 'index($2, here) == 1 { $2 = wanted substr($2, length(here) + 1); print }' \
		| sort -u
}

# make_root RELEASE ROOT
make_root() {
	local uri
	uri=$(archives "$1" | awk -v release="$1" '$2 == release && $3 == "main" { print $1; exit }')
	if [ -z "$uri" ]; then echo "the apt of this machine knows no Debian archive"; return 1; fi
	"${OWN_MOUNTS[@]}" debootstrap --variant=minbase --include=make,git "$1" "$2" "$uri" || return
	archives "$1" | sed 's/^/deb /' >"$2/etc/apt/sources.list"
	apt-config dump | grep -E '^Acquire::(http|https|Check|Retries|Languages)' >"$2/etc/apt/apt.conf.d/00machine"
	cp /etc/resolv.conf /etc/hosts "$2/etc/"
}

# The main job, as the sample shows it, has to leave its files.
run_sample() {
	inside "$1" sh -c 'cd /root/renonsz && make run && test -s build/run/bajnoksag.xlsx && test -s build/run/allas.html'
}

# Every test that was wanted ran, and passed.
run_tests() {
	local plain=
	[ "${BARE-}" != plain ] || plain=yes
	inside "$1" sh -c 'cd /root/renonsz && make test ONLY="$0" PLAIN="$1" | tee /tmp/test.log && tail -n 1 /tmp/test.log \
		| grep -qxE "[1-9][0-9]* passed, 0 failed"' "$2" "$plain"
}

# The package and what it depends on, carried to a machine that never saw a compiler.
carry() {
	inside "$1" make -C /root/renonsz carry || return
	cp "$1"/root/renonsz/build/carry/*.deb "$TOP"/tests/sample.sh "$2/root/" && cp -r "$TOP/tests/sample" "$2/root/"
}

# That machine has manual pages and completion, as people's machines do, but no network any more.
prepare() {
	inside "$1" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
		man-db bash-completion'
}
without_network() {
	local root=$1
	shift
	inside "$root" unshare --net "$@"
}
completes() {
	without_network "$1" bash -c '. /usr/share/bash-completion/bash_completion
		_comp_load renonsz 2>/dev/null || _completion_loader renonsz
		complete -p renonsz && COMP_WORDS=(renonsz standi) COMP_CWORD=1 && _renonsz && test "${COMPREPLY[*]}" = standings'
}

bare_package() {
	local release=$1 root=$2 clean=$3
	check "$release: make deb, and what it depends on" carry "$root" "$clean" || return
	check "$release: a machine with man and bash-completion" prepare "$clean" || return
	check "$release: the package is installed without network" \
		without_network "$clean" sh -c 'cd /root && dpkg -iGE *.deb' || return
	check "$release: renonsz --version" without_network "$clean" renonsz --version
	check "$release: the sample from the package" without_network "$clean" sh /root/sample.sh renonsz /root/run
	check "$release: a PDF from the package" without_network "$clean" sh -c \
		'cd /root && renonsz bids -o run/licitek.pdf && head -c 5 run/licitek.pdf | grep -q %PDF-'
	check "$release: man renonsz" without_network "$clean" sh -c 'man -w renonsz && man -L hu_HU.UTF-8 -w renonsz | grep /hu/'
	check "$release: completion in bash" completes "$clean"
	check "$release: with network apt-get brings what the package needs" inside "$clean" sh -c \
		'cd /root && apt-get remove -y -q libcjson1 && ! command -v renonsz && apt-get install -y -q ./renonsz_*.deb && renonsz bids >/dev/null'
}

bare_release() {
	local release=$1 root=$work/root clean=$work/clean only=ONLY_$1
	check "$release: a root with make and git" make_root "$release" "$root" || return
	cp -a "$root" "$clean"
	check "$release: the checkout is cloned" git clone -q --depth 1 "file://$TOP" "$root/root/renonsz" || return
	check "$release: make run" run_sample "$root" || return
	bare_package "$release" "$root" "$clean"
	check "$release: make test${!only:+ ONLY=${!only}}" run_tests "$root" "${!only-}"
}

# on_its_own RELEASE: beside the others, in a folder of its own that goes with it.
on_its_own() {
	set -m
	pids=() work=$work/$1
	traps
	mkdir "$work"
	bare_release "$1"
	exit $failed
}

[ $# -gt 0 ] || set -- bookworm trixie
[ "$(id -u)" -eq 0 ] || give_up "that takes root; run it with sudo"
for tool in debootstrap unshare chroot git; do
	command -v $tool >/dev/null || give_up "$tool is missing"
done
folder=${BARE_FOLDER:-/var/tmp}
free=$(df --output=avail -m "$folder" | tail -n 1)
[ "$free" -ge $ROOT_MIB ] || give_up "$folder has $free MiB free, $ROOT_MIB are needed"
"${OWN_MOUNTS[@]}" mount -t tmpfs none /mnt 2>/dev/null || give_up "this machine does not let us mount"
work=$(mktemp -d "$folder/renonsz-bare.XXXXXX")
apt-get update -q >"$work/log" 2>&1 || give_up "apt-get update fails: $(tail -n 1 "$work/log")"
for release in "$@"; do
	on_its_own "$release" &
	pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
exit $failed
