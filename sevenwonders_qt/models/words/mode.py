"""The mode of the table: a match, or something similar with its own words and menu."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.words.undo import nothing_chosen, practice_reason, practice_word

translate = QCoreApplication.translate


class ModeKind(StrEnum):
    """The kinds of mode."""

    MATCH = "match"
    PRACTICE = "practice"
    BRANCH = "branch"
    """Practice from its first turn on, such as a match from the middle of another one."""

    WATCHED = "watched"
    """Only computers play."""

    UNKEPT = "unkept"
    """A position that was laid out; nothing of it is saved."""

    LESSON = "lesson"
    DRILL = "drill"


@dataclass(frozen=True, slots=True)
class Mode:
    """The mode of the table; ``title`` is the title of a lesson, in the current language.

    ``number`` counts the drills from 1, ``left`` how many are to come after this one.
    """

    kind: ModeKind = ModeKind.MATCH
    title: str = ""
    number: int = 0
    left: int = 0

    @property
    def undoes(self) -> bool:
        """Whether a person can choose here and undo choices."""
        return self.kind not in (ModeKind.LESSON, ModeKind.DRILL, ModeKind.WATCHED)

    @property
    def deals_again(self) -> bool:
        """Whether another match with the same seats can follow."""
        return self.kind not in (ModeKind.LESSON, ModeKind.DRILL, ModeKind.UNKEPT)


def menu_title(mode: Mode) -> str:
    """Return the title of the menu over it."""
    match mode.kind:
        case ModeKind.LESSON:
            return mode.title
        case ModeKind.DRILL:
            return translate("Mode", "Drill {number}").format(number=mode.number)
        case ModeKind.WATCHED:
            return translate("Mode", "Computers play")
        case ModeKind.PRACTICE | ModeKind.BRANCH:
            return translate("Mode", "Practice match")
    return translate("Prompt", "Menu")


def keep_on(mode: Mode) -> str:
    """Return the words for going back from the menu to the table."""
    match mode.kind:
        case ModeKind.LESSON:
            return translate("Mode", "Back to the lesson")
        case ModeKind.DRILL:
            return translate("Mode", "Back to the drill")
        case ModeKind.WATCHED:
            return translate("Mode", "Keep watching")
    return translate("Prompt", "Keep playing")


def leave(mode: Mode) -> tuple[str, str]:
    """Return the words for leaving the table, and for the fate of the match."""
    match mode.kind:
        case ModeKind.LESSON:
            waits = translate("Prompt", "the lesson will resume where you left off")
            return translate("Mode", "Leave the lesson"), waits
        case ModeKind.DRILL:
            return translate("Mode", "Leave the drills"), translate(
                "Mode", "your answers are saved"
            )
        case ModeKind.UNKEPT:
            waits = translate("Mode", "nothing of this position is saved")
        case ModeKind.WATCHED:
            waits = translate("Mode", "the match is saved; you can watch the rest later")
        case ModeKind.PRACTICE | ModeKind.BRANCH:
            waits = translate("Mode", "the practice match is saved and waits for you")
        case _:
            waits = translate("Prompt", "the match is saved and waits for you")
    return translate("Prompt", "Leave the table"), waits


def no_undo(mode: Mode) -> str:
    """Return the reason why the key that undoes does nothing here."""
    if mode.kind is ModeKind.WATCHED:
        return translate("Mode", "Computers play: nothing is undone. The replay goes back.")
    if mode.kind is ModeKind.DRILL:
        return translate("Mode", "Nothing is undone in a drill: the position comes back.")
    return nothing_chosen()


def sign_words(mode: Mode) -> tuple[str, str]:
    """Return the sign on the bar of the table, and its meaning; empty for a match that counts."""
    match mode.kind:
        case ModeKind.DRILL:
            number = translate("Mode", "Drill {number}").format(number=mode.number)
            left = translate("Mode", "%n left", "drills", mode.left)
            about = translate(
                "Mode", "A position to practise: choose once, and see how good the choice was."
            )
            return f"{number} · {left}", about
        case ModeKind.LESSON:
            return mode.title, translate("Mode", "A lesson: it does not count in the statistics.")
        case ModeKind.UNKEPT:
            about = translate("Mode", "A position that was set up: nothing of it is saved.")
            return translate("Mode", "not saved"), about
        case ModeKind.PRACTICE:
            return practice_word(), practice_reason()
        case ModeKind.BRANCH:
            about = translate(
                "Mode",
                "Practice: somebody may have known what comes when this match began. It is "
                "counted separately.",
            )
            return practice_word(), about
    return "", ""
