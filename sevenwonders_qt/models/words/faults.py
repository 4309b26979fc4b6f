"""Messages for files that cannot be read, written or understood."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.text import isolated
from sevenwonders_qt.journal.fault import Fault, JournalError, fault_of

translate = QCoreApplication.translate


def fault_words(fault: Fault, line: int | None) -> str:
    """Return the reason why a file does not open or cannot be written, in one sentence."""
    if fault is Fault.DAMAGED and line is not None:
        return translate("Fault", "The file is damaged at line {line}.").format(line=line)
    return {
        Fault.DAMAGED: translate("Fault", "The file is damaged."),
        Fault.MISNAMED: translate(
            "Fault", "The name of the file cannot be read. Give the file another name."
        ),
        Fault.FOREIGN: translate("Fault", "This is not a match file of this program."),
        Fault.TOO_LARGE: translate("Fault", "The file is too large to be a match."),
        Fault.NEWER: translate(
            "Fault", "This file was made by a newer version of the program. It is left unchanged."
        ),
        Fault.UNREADABLE: translate("Fault", "The system does not allow the file to be read."),
        Fault.UNWRITABLE: translate("Fault", "The system does not allow the file to be written."),
        Fault.FULL: translate("Fault", "The disk is full."),
        Fault.IN_USE: translate("Fault", "The match is open in another window of the program."),
        Fault.ELSEWHERE: translate("Fault", "The match is open on another computer."),
    }[fault]


def journal_words(error: JournalError) -> str:
    """Return the sentence of `fault_words` for an error."""
    if error.computer:
        text = translate("Fault", "The match is open on the computer “{computer}”.")
        return text.format(computer=isolated(error.computer))
    return fault_words(error.fault, error.line)


def system_words(error: OSError) -> str:
    """Return the sentence of `fault_words` for an error of the system while a file was written."""
    return fault_words(fault_of(error), None)
