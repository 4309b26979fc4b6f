#!/usr/bin/env bash
# Proves the Linux packages of dist/ in a fresh Debian without Python: install, check, remove.
#
#     packaging/prove_linux.sh [MIRROR [SUITE]]    as root; needs debootstrap and zstd
#
# MIRROR is the address of a Debian mirror, usually the one that apt has; SUITE a release, usually
# that of this machine. Every file is listed before and after: nothing may be left behind but what
# the player's matches and settings are. Ends with status 77 and the reason where no such Debian can
# be made, which says nothing of the packages.
set -euo pipefail

say() { printf '\n== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
unable() { printf 'NOT PROVED: %s\n' "$*" >&2; exit 77; }

here=$(cd "$(dirname "$0")/.." && pwd)
dist=$here/dist
suite=${2:-$(. /etc/os-release && echo "${VERSION_CODENAME:-}")}
mirror=${1:-$("$here/packaging/apt_mirror.sh" "$suite" || true)}
deb=$(find "$dist" -maxdepth 1 -name '*.deb')
archive=$(find "$dist" -maxdepth 1 -name '*.tar.zst')
if [ ! -f "$deb" ] || [ ! -f "$archive" ]; then
    echo "prove_linux.sh: dist/ must hold one package and one archive: build first" >&2
    exit 2
fi

[ "$(id -u)" = 0 ] || unable "only root can make a Debian"
command -v debootstrap >/dev/null || unable "there is no debootstrap"
[ -n "$mirror" ] || unable "apt has no mirror of the release '$suite'; name one"

work=$(mktemp -d)
root=$work/root
cleanup() {
    for place in proc dev/shm .; do
        if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
    done
    rm -rf --one-file-system "$work"
}
trap cleanup EXIT

mkdir "$root"
mount -t tmpfs -o mode=755 tmpfs "$root" 2>/dev/null || unable "nothing may be mounted here"
# It takes 1 GB, which is twice as quick in memory where there is plenty.
[ "$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo)" -gt 6000000 ] || umount "$root"

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive HOME=/root "$@"; }
player() { chroot "$root" runuser -u player -- env -i HOME=/home/player LC_ALL=C.UTF-8 \
    PATH=/home/player/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/games "$@"; }
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./var/log \
    -o -path ./var/cache -o -path './var/lib/dpkg/*-old' -o -path ./dev \) -prune -o -print | sort); }

# The program at $1 works: version, self-check without a display, the window on a display.
works() {
    player "$1" --version
    player QT_QPA_PLATFORM=offscreen "$1" self-check || fail "the self-check of $1"
    # shellcheck disable=SC2016  # the inner shell expands it
    player sh -c '
        Xvfb :7 -screen 0 1280x800x24 >/dev/null 2>&1 & screen=$!
        sleep 2
        DISPLAY=:7 "$1" 2>/tmp/said & program=$!
        tries=0
        until DISPLAY=:7 xwininfo -root -tree 2>/dev/null | grep -q "\"Seven Wonders\""; do
            tries=$((tries + 1))
            [ $tries -lt 120 ] || { cat /tmp/said; kill $program $screen; exit 1; }
            sleep 0.5
        done
        sleep 1
        kill $program || { cat /tmp/said; kill $screen; exit 1; }
        wait $program && ended=0 || ended=$?
        kill $screen
        ! grep . /tmp/said && [ $ended = 143 ]
    ' sh "$1" || fail "the window of $1"
    echo "window: shown on an X display"
}

# The desktop knows a match file and opens it with the program at $1: the match is in its list then.
opens_matches() {
    player "$1" simulate --seats rules,rules,rules --seed 7 --journal /tmp/played >/dev/null
    player sh -c 'mv /tmp/played/*.jsonl "/tmp/an evening.7wmatch" && rmdir /tmp/played'
    # Not grep -q, which ends before gio has said everything.
    player gio info -a standard::content-type "/tmp/an evening.7wmatch" |
        grep application/x-sevenwonders-match >/dev/null || fail "the type of a match file"
    player gio mime application/x-sevenwonders-match | grep sevenwonders-qt.desktop >/dev/null ||
        fail "what opens a match file"
    player rm -rf /home/player/.local/share/sevenwonders-qt
    # The program ends with the screen that it is shown on.
    # shellcheck disable=SC2016  # the inner shell expands it
    player sh -c '
        Xvfb :7 -screen 0 1280x800x24 >/dev/null 2>&1 & screen=$!
        sleep 2
        DISPLAY=:7 gio open "/tmp/an evening.7wmatch"
        tries=0
        until DISPLAY=:7 xwininfo -root -tree 2>/dev/null | grep -q "\"Seven Wonders\"" &&
            ls "$HOME"/.local/share/sevenwonders-qt/matches/*.jsonl >/dev/null 2>&1; do
            tries=$((tries + 1))
            [ $tries -lt 120 ] || { kill $screen; exit 1; }
            sleep 0.5
        done
        sleep 1
        kill $screen
        wait 2>/dev/null || true
    ' 2>/dev/null || fail "opening a match file"
    player "$1" matches list | grep " over " || fail "the match that was opened"
    echo "match files: opened by the program"
}

# $1 is the file with the list from before; whatever is new must be the player's own.
nothing_left() {
    local left
    left=$(files | comm -13 "$1" - | grep -vE '^\./home/player/\.(local/share|config)/sevenwonders-qt(/|$)' |
        grep -vE '^\./home/player/(\.local|\.local/share|\.config|\.cache.*)$' || true)
    [ -z "$left" ] || fail "left behind: $left"
    echo "nothing left but: $(files | comm -13 "$1" - | grep -cE 'sevenwonders-qt/' || true) files of the player"
}

say "a bare Debian $suite"
more=()
case $mirror in https:*) more=(--include=ca-certificates) ;; esac
debootstrap --variant=minbase "${more[@]}" "$suite" "$root" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    { tail "$work/debootstrap.log"; unable "debootstrap made no Debian $suite"; }
echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/quick"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
inside useradd --create-home --shell /bin/sh player
[ -z "$(find "$root/usr" -name 'python3*' -print -quit)" ] || fail "there is a Python"

say "the Debian package, with nothing but its own Depends"
cp "$deb" "$root/tmp/"
inside apt-get update -qq
inside apt-get install -qq --yes --no-install-recommends "/tmp/$(basename "$deb")" >"$work/apt.log" 2>&1 ||
    { tail "$work/apt.log"; fail "apt-get install"; }
player QT_QPA_PLATFORM=offscreen sevenwonders-qt simulate --seed 7
missing=$(inside find /usr/lib/sevenwonders-qt -name '*.so*' -exec env \
    LD_LIBRARY_PATH=/usr/lib/sevenwonders-qt/_internal ldd {} + 2>/dev/null | grep 'not found' || true)
[ -z "$missing" ] || fail "libraries: $missing"

say "the same, removed and installed again with all that a desktop has"
inside dpkg --purge sevenwonders-qt >/dev/null
inside apt-get install -qq --yes --no-install-recommends \
    desktop-file-utils shared-mime-info libglib2.0-bin xvfb x11-utils zstd >"$work/apt.log" 2>&1 ||
    { tail "$work/apt.log"; fail "apt-get install"; }
files >"$work/before"
! grep -i sevenwonders "$work/before" || fail "left behind after the first purge"
inside dpkg --install "/tmp/$(basename "$deb")" >/dev/null
works sevenwonders-qt
opens_matches sevenwonders-qt
inside desktop-file-validate /usr/share/applications/sevenwonders-qt.desktop
inside dpkg --purge sevenwonders-qt >/dev/null
nothing_left "$work/before"

say "the archive, for one user"
rm -rf "$root"/home/player/.local "$root"/home/player/.config "$root"/home/player/.cache
cp "$archive" "$root/home/player/game.tar.zst"
chmod 644 "$root/home/player/game.tar.zst"
files >"$work/before"
player sh -c 'cd && mkdir unpacked && tar -xf game.tar.zst -C unpacked && unpacked/*/install.sh'
player rm -rf /home/player/unpacked
works sevenwonders-qt
opens_matches sevenwonders-qt
player desktop-file-validate /home/player/.local/share/applications/sevenwonders-qt.desktop
player /home/player/.local/lib/sevenwonders-qt/uninstall.sh
nothing_left "$work/before"

say "proved: $(basename "$deb"), $(basename "$archive")"
