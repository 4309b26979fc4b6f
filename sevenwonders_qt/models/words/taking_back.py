"""The questions before choices of a match are undone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.words.names import turn_name
from sevenwonders_qt.models.words.question import QuestionWords

translate = QCoreApplication.translate

_ICON = "ui_undo"

MOST_LINES = 6
"""The most lines of the log that a question names before it counts the rest."""


def place_words(age: int, turn: int, *, has_ages: bool = True) -> str:
    """Return the place in a match."""
    if not has_ages:
        return translate("Table", "round {number}").format(number=turn)
    return turn_name(age, turn)


def wish(
    lines: tuple[str, ...], place: str, *, practice: bool, to_line: bool, line: str = ""
) -> QuestionWords:
    """Return the question to the player who undoes; ``practice`` if this makes the match practice.

    ``lines`` are those of the log that go. If the way back is ``to_line``, to a line of the log
    that was chosen, that ``line`` may go, too.
    """
    if to_line:
        title = translate("Prompt", "Go back to here?")
    else:
        title = translate("Prompt", "Undo this?")
    intro = translate("Prompt", "You will continue from {place}. This will be undone:")
    return QuestionWords(
        title,
        intro.format(place=place),
        *_some(lines),
        note=_practice_note() if practice else "",
        yes=translate("Prompt", "Undo it"),
        no=translate("Prompt", "Leave it as it is"),
        other=translate("Prompt", "Undo this too: {line}").format(line=line) if line else "",
        icon=_ICON,
    )


def counts_again() -> str:
    """Return the message that the match is no practice any more."""
    return translate(
        "Prompt", "The same choices have been made again: this match is no longer practice."
    )


def nod(
    asked: str, asker: str, lines: tuple[str, ...], place: str, *, practice: bool, again: bool
) -> QuestionWords:
    """Return the question to another person; ``asker`` may be empty, ``again`` is a redo."""
    if again:
        intro = translate("Prompt", "Redo what was undone.")
    elif asker:
        intro = translate("Prompt", "{name} wants to go back to: {place}. This will be undone:")
    else:
        intro = translate("Prompt", "Go back to {place}? This will be undone:")
    return QuestionWords(
        translate("Prompt", "{name}, do you agree?").format(name=asked),
        intro.format(name=asker, place=place),
        *(((), 0) if again else _some(lines)),
        note=_practice_note() if practice else "",
        yes=translate("Prompt", "I agree"),
        no=translate("Prompt", "I do not agree"),
        icon=_ICON,
        covered=True,
    )


def _some(lines: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    if not lines:
        return (translate("Prompt", "a choice that nobody has seen yet"),), 0
    if len(lines) <= MOST_LINES:
        return lines, 0
    return lines[: MOST_LINES - 1], len(lines) - MOST_LINES + 1


def _practice_note() -> str:
    return translate(
        "Prompt",
        "You have seen new information, so this match becomes practice and is counted separately,"
        " until the same choices have been made again.",
    )
