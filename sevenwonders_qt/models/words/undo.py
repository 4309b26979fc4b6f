"""What can be undone and redone in a match, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.keys import with_key

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Undo:
    """What can be done at this moment.

    ``choice``, ``turn`` and ``age`` say whether something can be taken back to before the last
    choice of a person, to the start of a turn, of an Age; ``age`` is None in a game without Ages.
    ``lines`` events from the start on have a way back to them. ``practice`` says that the match
    has been taken back after something new was seen.
    """

    choice: bool = False
    turn: bool = False
    age: bool | None = None
    redo: bool = False
    lines: int = 0
    practice: bool = False


NOTHING = Undo()
"""Where nothing was ever chosen."""


def undo_words(undo: Undo) -> str:
    """What the button for the last choice does, or why it does nothing."""
    if undo.choice:
        return with_key(translate("Table", "Undo your last choice"), "undo")
    return nothing_chosen()


def redo_words(undo: Undo) -> str:
    """What the button that takes up again does, or why it does nothing."""
    if undo.redo:
        return with_key(translate("Table", "Redo what was undone"), "redo")
    return translate("Table", "Nothing to redo")


def nothing_chosen() -> str:
    """Why nothing can be taken back."""
    return translate("Table", "Nothing to undo yet")


def line_words(*, leads_back: bool, can_go: bool) -> str:
    """What a press on a line of the log does, or why it does nothing.

    The line ``leads_back`` to what came after it, or it ``can_go`` itself.
    """
    if leads_back:
        return translate("Table", "Press to go back to here")
    if can_go:
        return translate("Table", "Press to undo this")
    return translate("Table", "No person has chosen anything since then")


def practice_word() -> str:
    """The sign of a match that was taken back."""
    return translate("Table", "practice")


def practice_reason() -> str:
    """What the sign means."""
    return translate(
        "Table",
        "Practice: a choice was undone after new information had been seen. The"
        " match is counted separately.",
    )
