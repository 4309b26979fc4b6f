"""Says for every program and library in the bundle under which licence texts it stands.

A binary that none of the rules here knows stops the build: a new library comes with its notice.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

LICENCES = "licences"
"""The folder of the bundle with NOTICE.md, `FILES` and the licences of the system's libraries."""

FILES = "files.txt"
"""Lists every program and library of the bundle with its texts."""

QT = ("lgpl-3.0", "gpl-3.0", "qt-parts")
PYTHON = ("python", "python-parts")
TEXTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"(?:.*/)?sevenwonders-qt(-console)?(\.exe)?", ("sevenwonders", "pyinstaller")),
    (r"(?:.*/)?sevenwonders_(qt/.*|rules__mypyc\..*)", ("sevenwonders", "mypyc")),
    # Microsoft's runtime lies beside Python and again beside Qt.
    (r"(?:.*/)?(vcruntime|msvcp|concrt|vccorlib|vcamp|vcomp)\d+\w*\.dll", ("microsoft-runtime",)),
    (r"(?:.*/)?(ucrtbase|api-ms-win-[\w-]+)\.dll", ("microsoft-runtime",)),
    (r"(?:.*/)?(PySide6|shiboken6)/.*", QT),
    (r"(?:.*/)?(PIL|pillow\.libs)/.*", ("pillow",)),
    (r"(?:.*/)?(lib)?python3[\d.]*(\.dll|\.dylib|\.so[\d.]*)", PYTHON),
    (r"(?:.*/)?Python(\.framework/.*)?", PYTHON),
    (r"(?:.*/)?python3\.\d+/lib-dynload/[^/]+", PYTHON),
    # On Windows the standard library's modules lie beside Python itself, with what they link to.
    (r"(?:.*/)?(_?[a-z]\w*\.pyd|libffi-\d+\.dll|sqlite3\.dll)", PYTHON),
)
"""By path in the bundle, the first that matches: names of files in `resources/licences`."""

_MAGIC = (
    *(b"\x7fELF", b"MZ"),
    *(b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe"),
)
"""How programs and libraries of Linux, Windows and macOS begin."""


class NoLicence(RuntimeError):
    """Names the binaries of which nobody has said under which licence they are."""


def list_licences(top: Path, inside: Path) -> None:
    """Write `FILES` for the bundle at `top`, whose folder `inside` is what PyInstaller fills.

    Raises `NoLicence` for a binary that has none.
    """
    own = inside / LICENCES
    table = texts_of_all(
        [path.relative_to(top).as_posix() for path in _binaries(top)],
        lambda library: [
            package for package in debian_packages(library) if (own / package).is_dir()
        ],
    )
    width = max(map(len, table))
    lines = [f"{name:{width}}  {', '.join(texts)}\n" for name, texts in table.items()]
    (own / FILES).write_text("".join(lines), encoding="utf-8", newline="\n")


def texts_of_all(
    names: Iterable[str], packages: Callable[[str], Iterable[str]]
) -> dict[str, tuple[str, ...]]:
    """For each path in the bundle the files with its licence, below `resources/` or `licences/`.

    `packages` gives the system's packages that a library is taken from and whose copyright files
    are in the bundle. Raises `NoLicence`, naming them, for paths that have none.
    """
    table = {name: _texts_of(name, packages) for name in names}
    if lost := [name for name, texts in table.items() if not texts]:
        raise NoLicence(f"no licence is known for: {', '.join(lost)}")
    return table


def _texts_of(name: str, packages: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    for pattern, texts in TEXTS:
        if re.fullmatch(pattern, name, re.IGNORECASE):
            return tuple(f"{text}.txt" for text in texts)
    return tuple(f"{package}/copyright" for package in packages(PurePosixPath(name).name))


def debian_packages(library: str) -> list[str]:
    """The installed Debian packages that hold a file of this name; none on another system."""
    if shutil.which("dpkg") is None:
        return []
    asked = ["dpkg", "-S", f"*/{library}"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    found = (line.split(":")[0] for line in done.stdout.splitlines() if line.endswith(library))
    return sorted(set(found))


def _binaries(top: Path) -> list[Path]:
    files = (path for path in sorted(top.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_with(path, _MAGIC)]


def _begins_with(path: Path, beginnings: tuple[bytes, ...]) -> bool:
    with path.open("rb") as file:
        return file.read(4).startswith(beginnings)
