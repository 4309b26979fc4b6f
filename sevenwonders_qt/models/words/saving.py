"""Words about a match that cannot be saved at the moment."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QTime

from sevenwonders_qt.core.text import isolated
from sevenwonders_qt.models.words.dates import time_words
from sevenwonders_qt.models.words.question import QuestionWords

translate = QCoreApplication.translate


def since_words(since: datetime) -> str:
    """Return the local time since when a match is not saved, in words."""
    return translate("Saving", "not saved since {time}").format(time=_time(since))


def leave_unsaved(since: datetime, reason: str) -> QuestionWords:
    """Return the question before leaving a match that cannot be saved; it stays in memory."""
    text = translate(
        "Saving",
        "What happened since {time} is not saved. {reason} Until you close the "
        "program, the match stays in memory, and the program keeps trying to save it.",
    )
    said = text.format(time=_time(since), reason=reason)
    leave = translate("Saving", "Leave it")
    return _unsaved(translate("Saving", "Leave the match unsaved?"), said, leave)


def quit_unsaved(since: datetime, reason: str) -> QuestionWords:
    """Return the question before the program ends while a match cannot be saved."""
    text = translate(
        "Saving",
        "What happened in the match since {time} is not saved, and is lost when the program ends. "
        "{reason}",
    )
    said = text.format(time=_time(since), reason=reason)
    leave = translate("Saving", "Quit without saving")
    return _unsaved(translate("Saving", "Quit without saving?"), said, leave)


def quit_pad_unsaved(reason: str) -> QuestionWords:
    """Return the question before the program ends while the score pad cannot be saved."""
    text = translate(
        "Saving",
        "What is on the score pad is not saved, and is lost when the program ends. {reason} "
        "You can still save it as a file in another place.",
    )
    leave = translate("Saving", "Quit without saving")
    title, stay = translate("Saving", "Quit without saving?"), translate("Prompt", "Stay")
    return QuestionWords(title, text.format(reason=reason), yes=leave, no=stay, grave=True)


def _unsaved(title: str, text: str, leave: str) -> QuestionWords:
    """Return the question whether to go with something unsaved; it offers another place."""
    stay = translate("Prompt", "Stay")
    return QuestionWords(title, text, yes=leave, no=stay, other=elsewhere(), grave=True)


def take_over(computer: str) -> QuestionWords:
    """Return the question about a match that another computer has open, or had when cut off."""
    text = translate(
        "Saving",
        "The match is open on the computer “{computer}”, or was not closed there. "
        "Continued on both, it becomes two matches. A copy counts as practice and "
        "does not touch the match.",
    )
    return QuestionWords(
        translate("Saving", "Continue it here?"),
        text.format(computer=isolated(computer)),
        yes=translate("Saving", "Take it over"),
        no=translate("Saving", "Leave it there"),
        other=translate("Saving", "Open a copy"),
        grave=True,
    )


def elsewhere() -> str:
    """Return the text of the button that asks for another place."""
    return translate("Saving", "Save elsewhere…")


def proposed_name(created: str) -> str:
    """Return a name for the file of a match that began then."""
    return f"{translate('Home', 'Seven Wonders')} {created[:10]}"


def _time(moment: datetime) -> str:
    there = moment.astimezone()
    return time_words(QTime(there.hour, there.minute))
