"""Which program this is, and which Python and Qt it runs with."""

from __future__ import annotations

import platform

from sevenwonders_qt import __version__

PROGRAM = "sevenwonders-qt"


def versions_line() -> str:
    """For instance ``sevenwonders-qt 1.0 (Python 3.11.7, Qt 6.11.3, PySide6 6.11.3)``."""
    return f"{PROGRAM} {__version__} ({', '.join(' '.join(part) for part in parts())})"


def parts() -> tuple[tuple[str, str], ...]:
    """Name and version of what carries the program; raises ImportError where Qt cannot load."""
    import PySide6
    from PySide6.QtCore import qVersion

    return (
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", PySide6.__version__),
    )
