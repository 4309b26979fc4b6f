"""All parts of an installed program, with versions and licences."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import platformdirs
import PySide6

from sevenwonders_qt import __version__
from sevenwonders_qt.app.versions import rules_are_compiled, versions
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.shown.shipped import ShippedPart
from sevenwonders_qt.views.paint.fonts import font_version

FROZEN = Path(sys._MEIPASS) if hasattr(sys, "_MEIPASS") else None
"""The folder with Python and Qt in it, if this is the program made by PyInstaller."""


def shipped(folder: Path | None = FROZEN) -> tuple[ShippedPart, ...]:
    """Return the program and its parts. Raises FileNotFoundError for a missing licence.

    ``folder`` is that of a frozen program; the packaging puts the licences of libraries that it
    copied from a Linux system into it.
    """
    of = versions()
    qt = ", ".join(dict.fromkeys((of["Qt"], of["PySide6"])))
    cinzel, fira = font_version("title"), font_version("body")
    folders = platformdirs.__version__
    parts = [
        ShippedPart("program", "Sete Maravilhas", __version__, "MIT", _texts("sevenwonders")),
        ShippedPart(
            *("qt", "Qt, PySide6", qt, "LGPL 3", _texts("lgpl-3.0", "gpl-3.0", "qt-parts")),
            folder=_folder_of_qt(),
            sources=sources_of_qt(of["Qt"], of["PySide6"]),
        ),
        ShippedPart("python", "Python", of["Python"], "PSF 2", _texts("python", "python-parts")),
        ShippedPart("font", "Cinzel", cinzel, "OFL 1.1", _texts("cinzel")),
        ShippedPart("font", "Fira Sans", fira, "OFL 1.1", _texts("fira-sans")),
        ShippedPart("folders", "platformdirs", folders, "MIT", _texts("platformdirs")),
        ShippedPart("codes", "segno", _version("segno"), "BSD 3-Clause", _texts("segno")),
    ]
    if find_spec("PIL") is not None:
        parts.append(
            ShippedPart("pictures", "Pillow", _version("pillow"), "MIT-CMU", _texts("pillow"))
        )
    if rules_are_compiled():
        parts.append(ShippedPart("compiler", "mypyc", "", "MIT, PSF 2", _texts("mypyc")))
    if folder is not None:
        parts.append(ShippedPart("starter", "PyInstaller", "", "GPL 2+", _texts("pyinstaller")))
        libraries = tuple(sorted(folder.glob("licences/*/copyright")))
        if not libraries and sys.platform == "win32":
            libraries = _texts("microsoft-runtime")
        if libraries:
            parts.append(ShippedPart("system", "", "", "", libraries))
    return tuple(parts)


def sources_of_qt(qt: str, pyside: str) -> tuple[str, str]:
    """Return the addresses of the sources of these versions, such as "6.11.3": Qt, PySide6."""
    place, series = "https://download.qt.io", ".".join(qt.split(".")[:2])
    return (
        f"{place}/archive/qt/{series}/{qt}/single/qt-everywhere-src-{qt}.tar.xz",
        f"{place}/official_releases/QtForPython/pyside6/PySide6-{pyside}-src/"
        f"pyside-setup-everywhere-src-{pyside}.tar.xz",
    )


def _texts(*names: str) -> tuple[Path, ...]:
    return tuple(resource_path("licences", f"{name}.txt") for name in names)


def _folder_of_qt() -> Path:
    return Path(PySide6.__file__).parent


def _version(distribution: str) -> str:
    with suppress(PackageNotFoundError):  # a frozen program may come without the metadata
        return version(distribution)
    return ""
