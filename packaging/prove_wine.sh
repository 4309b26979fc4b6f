#!/usr/bin/env bash
# Proves the program as a Windows program in Wine: tests, PyInstaller's build, the built program.
#
#     packaging/prove_wine.sh FOLDER [tests|program]
#
# FOLDER keeps what takes long to make: the packages, the Windows Python, Wine's own drive. A second
# run starts from there, and a run that was stopped goes on where it was; delete FOLDER to begin
# from nothing. The checkout is copied into it, with what is not committed, and stays as it is. The
# second word leaves the other half out: a proof is a run of both.
#
# The Windows Python is made from packages alone: its DLLs are those that panda3d brings for the
# programs it packs, its library is that of a Python 3.11 of this system (python3, or PYTHON=...).
# The wheels are those of requirements/test.txt for Windows, by hash.
#
# Not seen in Wine: the recycle bin, high DPI, SmartScreen, sound, the system's own dialogs.
set -euo pipefail

# Tests that fail for a reason of Wine's alone, with the reason. Nothing else may be listed here.
not_in_wine=(
    # They look into Linux's /proc, which Wine shows on its drive Z: but which knows none of its handles.
    tests/journal/test_durable.py
    # They train and draw by numpy, which asks for a function (crealf) that the ucrtbase.dll of Windows
    # has and that of Wine 8 has not.
    tests/app/test_cli_arena.py::test_a_league_prints_a_table_and_draws_it
    tests/app/test_cli_arena.py::test_train_goes_the_whole_way_in_seconds
    'tests/app/test_cli_arena.py::test_what_cannot_be_done_is_answered_in_one_line[arena --league rules,random --png'
    'tests/app/test_cli_arena.py::test_what_cannot_be_done_is_answered_in_one_line[train'
    # Qt finds no recycle bin in Wine 8: the program asks whether to delete for good instead.
    tests/app/test_saves.py::test_a_deleted_match_lies_in_the_recycle_bin_and_comes_back
    tests/app/test_saves.py::test_a_damaged_match_is_listed_and_can_only_be_exported_or_deleted
    # The network loop of Dask does not answer in Wine: a cluster is waited for without end, and a
    # client that found no scheduler fails half a minute later, in the middle of another test.
    tests/app/test_cli_arena.py::test_the_arena_plays_on_a_cluster_of_dask_as_it_plays_here
    tests/app/test_cli_arena.py::test_a_scheduler_that_does_not_answer_is_named
    # They look into the installed command by a sitecustomize; this Python has one for Wine, and no commands.
    tests/app/test_application.py::test_the_installed_command_has_the_style_and_the_version_of_the_program
    tests/app/test_application.py::test_a_screen_reader_hears_the_home_page_of_the_installed_command
    tests/app/test_application.py::test_where_qt_cannot_show_a_window_one_line_says_so
    tests/app/test_ending.py::test_a_fault_before_the_window_is_there_is_said_and_kept
)

usage='usage: prove_wine.sh FOLDER [tests|program]'
work=$(realpath -m "${1:?$usage}")
part=${2:-both}
case $part in both | tests | program) ;; *) echo "$usage" >&2; exit 2 ;; esac
here=$(cd "$(dirname "$0")/.." && pwd)
linux_python=${PYTHON:-python3}
windows=$work/windows source=$work/source
python=$windows/python.exe packages=$windows/Lib/site-packages
mingw=x86_64-w64-mingw32

say() { printf '\n== %s (after %d min)\n' "$*" $((SECONDS / 60)); }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
# A step is done once: what it made is there when its mark is.
done_before() { [ -e "$work/done/$1" ]; }
mark() { touch "$work/done/$1"; }

# A program of Windows in Wine, with its exit status; its output goes to the log $1, and all but the
# long lists of what went well to the terminal. Its three streams are pipes: Python in Wine finds no
# file behind a redirected one. The end of the pipe is not waited for, which a process left behind
# would keep open. Wine takes away variables named QT_...; sitecustomize.py gives them back.
in_wine() {
    local log=$work/log/$1 status=0
    shift
    wine "$@" < <(:) > >(sed -u 's/\r$//' | tee "$log" |
        grep --line-buffered -avE "::.* (PASSED|SKIPPED)|could not resolve 'api-ms-win") 2>&1 || status=$?
    sleep 1
    return "$status"
}

check_tools() {
    local missing=() command
    declare -A package=(
        [wine]=wine [$mingw-gcc]=gcc-mingw-w64-x86-64 [$mingw-objdump]=binutils-mingw-w64-x86-64
        [Xvfb]=xvfb [xwininfo]=x11-utils
    )
    for command in "${!package[@]}"; do
        command -v "$command" >/dev/null || missing+=("${package[$command]}")
    done
    if [ "${#missing[@]}" -gt 0 ]; then
        echo "prove_wine.sh: missing: apt-get install wine64 ${missing[*]}" >&2
        exit 2
    fi
    "$linux_python" -c 'import pip, sys; sys.exit(sys.version_info[:2] != (3, 11))' || {
        echo "prove_wine.sh: $linux_python is no Python 3.11 with pip; name one: PYTHON=..." >&2
        exit 2
    }
}

# The requirements that hold on Windows: pip would judge their conditions by this system. What needs
# numpy is left out: it does not load in Wine 8, and PyInstaller would load it.
for_windows() {
    awk '/^[^ ]/ { here = !/sys_platform == .(linux|darwin)|^(numpy|matplotlib|contourpy)==/
                   sub(/ ; sys_platform == .win32./, "") }
         here' "$here/packaging/requirements/test.txt"
}

pip() {
    "$linux_python" -m pip "$@" -qq --disable-pip-version-check --require-hashes --no-deps \
        --only-binary=:all: --platform win_amd64 --python-version 3.11 --implementation cp
}

# Other requirements than those that were installed ask for another installation.
have_packages() {
    done_before packages && for_windows | cmp -s - "$work/requirements.txt"
}

install_packages() {
    rm -rf "$work/done/packages" "$packages" "$work/wheels"
    for_windows >"$work/requirements.txt"
    pip install --target "$packages" --requirement "$work/requirements.txt"
    cp "$here/packaging/wine/sitecustomize.py" "$packages/"
    pip download --dest "$work/wheels" --requirement "$here/packaging/wine/runtime.txt"
}

make_python() {
    local library runtime=$work/runtime wheel
    mkdir -p "$windows/DLLs"
    library=$("$linux_python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
    tar -C "$library" --exclude=./site-packages --exclude=./dist-packages --exclude=./test \
        --exclude=./lib-dynload --exclude='./config-*' --exclude=__pycache__ -c . |
        tar -C "$windows/Lib" -x
    rm -rf "$runtime"
    for wheel in "$work"/wheels/*.whl; do
        "$linux_python" -m zipfile -e "$wheel" "$runtime"
    done
    cp "$runtime"/deploy_libs/*.pyd "$runtime"/deploy_libs/lib*.dll "$runtime"/deploy_libs/sqlite3.dll \
        "$windows/DLLs/"
    cp "$runtime"/deploy_libs/python311.dll "$runtime"/msvc_runtime-*.data/data/Scripts/*.dll "$windows/"
    rm -rf "$runtime"
    $mingw-gcc -O2 -municode -o "$python" "$here/packaging/wine/python.c"
    make_python3_dll
}

# A message of no bytes, by which a pool of processes wakes its own thread, is never received from a
# pipe of Wine, which waits for it for ever: the pool sends one byte instead.
send_a_byte() {
    sed -i 's/send_bytes(b"")/send_bytes(b"\\0")/' "$windows/Lib/concurrent/futures/process.py"
}

# python3.dll, by which PySide6 is linked, hands every name on to python311.dll.
make_python3_dll() {
    local names
    names=$($mingw-objdump -p "$windows/python311.dll" |
        awk '/\[Ordinal\/Name Pointer\]/ { on = 1; next } !NF { on = 0 } on { print $NF }')
    { echo EXPORTS; for name in $names; do echo "$name = python311.$name"; done; } >"$work/python3.def"
    make_dll "$windows/python3.dll" "$work/python3.def"
}

# Windows 10 has an icuuc.dll and Wine has none. Qt asks it for encodings that it does not know
# itself: here it gets none.
make_icuuc_dll() {
    local names
    names=$($mingw-objdump -p "$packages/PySide6/Qt6Core.dll" |
        awk '/DLL Name:/ { on = /icuuc\.dll/ } on && /ucnv_|u_/ { print $NF }')
    [ -n "$names" ] || fail "Qt asks icuuc.dll for nothing: the stand-in can go"
    { echo EXPORTS; for name in $names; do echo "$name = nothing"; done; } >"$work/icuuc.def"
    make_dll "$WINEPREFIX/drive_c/windows/system32/icuuc.dll" "$work/icuuc.def"
}

make_dll() {
    printf 'int DllMainCRTStartup(void *a, int b, void *c) { return 1; }\nvoid *nothing(void) { return 0; }\n' \
        >"$work/dll.c"
    $mingw-gcc -shared -nostdlib -o "$1" "$work/dll.c" "$2"
}

# Wine's desktop, kept open to the end: the program that needs it first starts it, and it would then
# keep the pipes open that this program was given.
open_desktop() {
    in_wine desktop "$python" -c '
import ctypes, time
print("desktop window:", ctypes.windll.user32.GetDesktopWindow(), flush=True)
time.sleep(86400)' &
    until grep -qs window "$work/log/desktop"; do
        kill -0 $! || fail "Wine has no desktop"
        sleep 0.5
    done
}

copy_checkout() {
    rm -rf "$source"
    mkdir -p "$source"
    (cd "$here" && git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
        tar --null --files-from=- -c) | tar -C "$source" -x
    echo "Z:$source" >"$packages/checkout.pth"
}

run_tests() {
    local skipped=() test
    for test in "${not_in_wine[@]}"; do
        skipped+=(--deselect "$test")
    done
    (cd "$source" && in_wine translations "$python" -c '
import sys
from pathlib import Path
sys.path.insert(0, "packaging")
from hatch_build import compile_translations
print(*compile_translations(Path("i18n")), sep="\n")') || fail "the translations"
    (cd "$source" && PASSED_QT_QPA_PLATFORM=offscreen in_wine tests "$python" -m pytest -n0 -v \
        -p no:cacheprovider --timeout=3600 "${skipped[@]}" \
        tests/journal tests/session tests/models tests/app)
}

# The window of the built program comes up.
show_window() {
    local tries=0
    in_wine window "$program/sevenwonders-qt.exe" &
    until xwininfo -root -tree | grep -q '"Seven Wonders"'; do
        tries=$((tries + 1))
        [ $tries -lt 120 ] || fail "no window came up"
        sleep 0.5
    done
    echo "the window is there"
}

check_tools
mkdir -p "$work/done" "$work/log"
export WINEPREFIX=$work/wine WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
unset PYTHONPATH PYTHONHOME
export PYTHONDONTWRITEBYTECODE=1 SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct)

# Wine must find its screen at its first start.
exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 2>/dev/null)
screen=$!
trap 'wineserver --kill 2>/dev/null || true; kill $screen' EXIT
read -r number <&3
export DISPLAY=:$number

say "a Windows Python"
have_packages || { install_packages; mark packages; }
done_before python || { make_python; mark python; }
send_a_byte
if ! done_before wine; then
    rm -rf "$WINEPREFIX"
    in_wine wineboot wineboot --init
    wineserver --wait
    make_icuuc_dll
    mark wine
fi
copy_checkout
rm -f "$work"/log/*
open_desktop
in_wine python "$python" -c 'import sys, PySide6.QtCore as Qt; print(sys.version, Qt.qVersion(), sys.platform)'

if [ "$part" != program ]; then
    say "tests"
    run_tests || fail "tests: see $work/log/tests"
fi
if [ "$part" != tests ]; then
    say "the build"
    (cd "$source" && in_wine build "$python" packaging/build.py --program-only) || fail "the build"
    say "the built program"
    program=$source/dist/sevenwonders-qt
    in_wine self-check "$program/sevenwonders-qt-console.exe" self-check || fail "the self-check"
    show_window
fi

say "proved: $part"
