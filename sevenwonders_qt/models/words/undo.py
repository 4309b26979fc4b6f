"""The choices that can be undone and redone in a match, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import with_key

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Undo:
    """The possible ways to undo and redo now.

    ``choice``, ``turn`` and ``age`` say whether it is possible to go back to before the last
    choice of a person, to the start of a turn, of an Age; ``age`` is None in a game without
    Ages. ``lines`` events from the start on have a way back to them. ``practice`` says that a
    choice of the match has been undone after something new was seen.
    """

    choice: bool = False
    turn: bool = False
    age: bool | None = None
    redo: bool = False
    lines: int = 0
    practice: bool = False


NOTHING = Undo()
"""The value where nothing was ever chosen."""


def undo_words(undo: Undo) -> str:
    """Return the action of the button for the last choice, or why it does nothing."""
    if undo.choice:
        return with_key(translate("Table", "Undo your last choice"), acts.UNDO)
    return nothing_chosen()


def redo_words(undo: Undo) -> str:
    """Return the action of the redo button, or why it does nothing."""
    if undo.redo:
        return with_key(translate("Table", "Redo what was undone"), acts.REDO)
    return translate("Table", "Nothing to redo")


def nothing_chosen() -> str:
    """Return the reason why nothing can be undone."""
    return translate("Table", "Nothing to undo yet")


def line_words(*, leads_back: bool, can_go: bool) -> str:
    """Return the action of a press on a line of the log, or why it does nothing.

    The line ``leads_back`` to what came after it, or it ``can_go`` itself.
    """
    if leads_back:
        return translate("Table", "Press to go back to here")
    if can_go:
        return translate("Table", "Press to undo this")
    return translate("Table", "No person has chosen anything since then")


def practice_word() -> str:
    """Return the mark of a match that is practice after an undo."""
    return translate("Table", "practice")


def practice_reason() -> str:
    """Return the meaning of the sign."""
    return translate(
        "Table",
        "Practice: a choice was undone after new information had been seen. The"
        " match is counted separately.",
    )
