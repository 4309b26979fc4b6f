"""The version of this program, and of the Python and Qt it runs with."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec

from sevenwonders_qt import __version__

PROGRAM = "sevenwonders-qt"


def versions_line() -> str:
    """Return the versions, as in ``sevenwonders-qt 1.0 (Python 3.11.7, Qt 6.11.3, PySide6
    6.11.3)``.

    A program with rules in machine code adds that at the end.
    """
    known = [f"{name} {number}" for name, number in versions().items()]
    if rules_are_compiled():
        known.append("compiled rules")
    return f"{PROGRAM} {__version__} ({', '.join(known)})"


def rules_are_compiled() -> bool:
    """Return whether the rules were compiled (packaging/compile_rules.py), or are Python."""
    found = find_spec("sevenwonders_qt.core.transaction")
    return found is not None and isinstance(found.loader, ExtensionFileLoader)


def versions() -> Mapping[str, str]:
    """Return versions of Python and Qt; if Qt cannot be loaded, the reason in place of a number."""
    import platform  # no start needs it

    try:
        import PySide6
        from PySide6.QtCore import qVersion
    except ImportError as error:
        qt, pyside = f"cannot be loaded ({error})", "not loaded"
    else:
        qt, pyside = qVersion(), PySide6.__version__
    return {"Python": platform.python_version(), "Qt": qt, "PySide6": pyside}
