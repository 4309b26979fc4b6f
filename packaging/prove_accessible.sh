#!/usr/bin/env bash
# Proves that a blind person can play: a client of AT-SPI, as Orca is one, plays whole games.
#
#     packaging/prove_accessible.sh [--short] [COMMAND]
#
# It needs xvfb with xauth, dbus, at-spi2-core and gir1.2-atspi-2.0 with python3-gi. COMMAND is the
# program, as installed in .venv unless another is named. It gets a screen, a session bus and
# settings of its own; packaging/accessible_player.py, run by the system's python3, knows the window
# by the names, roles and actions on that bus alone. With --short it hears the home page, the first
# turns of a game, the curtain, a hand with Cities and a draft of leaders, for CI.
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
short=
[ "${1:-}" != --short ] || { short=--short; shift; }
program=${1:-$here/.venv/bin/sevenwonders-qt}
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT

mkdir -p "$work/data" "$work/saved"
printf '{"language": "en", "pace": "instant", "animation_speed": 0, "tips": false}' \
    >"$work/data/settings.json"

export HOME=$work XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 PYTHONFAULTHANDLER=1

# shellcheck disable=SC2016  # the inner shell expands it
xvfb-run -a -s "-screen 0 1400x900x24" dbus-run-session -- sh -c '
    "$1" --data-dir "$3/data" --size 1280x720 >"$3/said" 2>&1 & program=$!
    /usr/bin/python3 -W ignore::DeprecationWarning "$2/packaging/accessible_player.py" "$3/saved" $4; played=$?
    kill $program || { echo "the program is gone"; played=1; }
    wait $program; ended=$?
    [ $ended = 143 ] || { echo "the program ended with status $ended"; played=1; }
    # Qt says so of what a client asks for that has gone, or that no program knows.
    grep -v "^qt.accessibility.atspi: " "$3/said" && played=1
    exit $played
' sh "$program" "$here" "$work" "$short"
