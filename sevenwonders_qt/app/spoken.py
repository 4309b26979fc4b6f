"""The language of a command that a player reads: the chosen one, or that of the computer."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.app.translation import SYSTEM, install
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models.words.faults import journal_words


def speak(arguments: argparse.Namespace) -> None:
    """Print from now on in the language of ``--language``, or of the computer."""
    application = QCoreApplication.instance() or QCoreApplication([])
    install(application, arguments.language or SYSTEM)


def fault_line(error: JournalError) -> str:
    """Return the fault of a file in one line; in English with all known details."""
    if QLocale().language() in (QLocale.Language.C, QLocale.Language.English):
        return str(error)
    return f"{error.path.name}: {journal_words(error)}"
