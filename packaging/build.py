"""Builds what people install: the frozen program, and on Linux its archive and Debian package.

    python packaging/build.py                   into dist/
    python packaging/build.py --program-only    only the folder (or .app) with the program
    python packaging/build.py --fast            in less time: rules as they are, packed larger

The rules go in compiled, where that works: the frozen program has to pass its own self-check.
PyInstaller builds for the system it runs on. The same sources give the same bytes: times are
those of the last commit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import font_data
import icu_data
from bundle_identity import NAME, ROOT, TITLE, windows_version_file
from bundle_licences import list_licences
from compile_rules import CannotCompile, compile_rules
from hatch_build import compile_translations

BUILD, DIST = ROOT / "build" / "bundle", ROOT / "dist"


def main() -> int:
    """Build; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--program-only", action="store_true")
    parser.add_argument("--fast", action="store_true")
    chosen = parser.parse_args()
    if missing := missing_tools(sys.platform, chosen.program_only):
        print(f"build.py: missing: {', '.join(missing)}", file=sys.stderr)
        return 2
    began = time.monotonic()
    os.environ.update(environment(os.environ))
    if chosen.fast:
        freeze(ROOT)
    else:
        freeze_with_compiled_rules()
    if sys.platform == "linux" and not chosen.program_only:
        from build_linux import package

        write_sums(package(DIST / NAME, DIST, fast=chosen.fast))
    print(f"build.py: done in {time.monotonic() - began:.0f} s: {DIST}")
    return 0


def missing_tools(system: str, program_only: bool) -> list[str]:
    """The programs of the system that the build would not find; on Debian packages have them."""
    if system != "linux":
        return []
    tools = ["objdump", "strip", "as", "ld", *(() if program_only else ("zstd", "dpkg-deb"))]
    return [tool for tool in tools if shutil.which(tool) is None]


def environment(environ: Mapping[str, str]) -> dict[str, str]:
    """The variables that make a build repeatable; `SOURCE_DATE_EPOCH` may be given."""
    return {
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": environ.get("SOURCE_DATE_EPOCH") or _last_commit(),
        "TZ": "UTC",
        "LC_ALL": "C.UTF-8",
        "SEVENWONDERS_ICONS": str(BUILD / "icons"),
        "SEVENWONDERS_VERSION_FILE": str(BUILD / "version.txt"),
    }


def _last_commit() -> str:
    """Seconds since 1970 of the last commit; of the changelog's last change outside of git."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        stamp = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        stamp = ""
    return stamp or str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


def freeze_with_compiled_rules() -> None:
    """Freeze the program with compiled rules, or with the rules as they are where that fails."""
    try:
        freeze(compile_rules())
        if passes_self_check():
            return
        reason = "compiled, they do not pass the self-check"
    except CannotCompile as error:
        reason = str(error)
    print(f"build.py: the rules stay as they are: {reason}", file=sys.stderr)
    freeze(ROOT)


def freeze(program: Path) -> None:
    """Make the program in `dist/` of the package in a folder.

    Raises `CalledProcessError` where a step fails.
    """
    os.environ["SEVENWONDERS_PROGRAM"] = str(program)
    BUILD.mkdir(parents=True, exist_ok=True)
    for old in (DIST / NAME, BUILD / "work"):
        shutil.rmtree(old, ignore_errors=True)
    compile_translations(ROOT / "i18n")
    scripts = ROOT / "packaging"
    # Each of its own process: the hash seed counts from the start of one.
    subprocess.run([sys.executable, scripts / "make_icons.py", BUILD / "icons"], check=True)
    (BUILD / "version.txt").write_text(windows_version_file(), encoding="utf-8")
    pyinstaller = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    places = [f"--distpath={DIST}", f"--workpath={BUILD / 'work'}"]
    subprocess.run([*pyinstaller, *places, scripts / "sevenwonders_qt.spec"], check=True, cwd=ROOT)
    folder, inside = _bundle()
    font_data.trim(inside)
    if sys.platform == "linux":
        from linux_libraries import binaries, forget_build_folders, take_from_system

        # The start program itself has its archive at its end, which must stay where it is.
        icu_data.trim(inside / "PySide6" / "Qt" / "lib")
        take_from_system(inside)
        forget_build_folders(binaries(inside))
    list_licences(folder, inside)


def _bundle() -> tuple[Path, Path]:
    """The folder that people get, and in it the one with what the program reads."""
    if sys.platform == "darwin":
        contents = DIST / f"{TITLE}.app" / "Contents"
        return contents, contents / "Resources"
    return DIST / NAME, DIST / NAME / "_internal"


def passes_self_check() -> bool:
    """Whether the frozen program finds nothing wrong with itself; what it finds is printed."""
    environment = dict(os.environ)
    if sys.platform == "linux":
        environment["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.run([program_path(), "self-check"], env=environment).returncode == 0


def program_path() -> Path:
    """The frozen program, with a standard output."""
    places = {
        "darwin": _bundle()[0] / "MacOS" / NAME,
        "win32": DIST / NAME / f"{NAME}-console.exe",
    }
    return places.get(sys.platform, DIST / NAME / NAME)


def write_sums(files: list[Path]) -> None:
    """Write `SHA256SUMS` beside the files, in the form that `sha256sum --check` reads."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    (files[0].parent / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
