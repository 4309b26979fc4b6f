"""A question over a page with two or three answers: its text, and the answer with the focus."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """A question before an action, and its answers; ``other`` is what else can be done.

    ``lines`` name the losses, and ``more`` lines are not named. ``icon`` is on the yes.
    ``covered`` hides everything behind the question: it is for another person than the one who
    wanted it. ``grave`` is what cannot be undone easily; there the no is prominent.
    """

    title: str
    intro: str
    lines: tuple[str, ...] = ()
    more: int = 0
    note: str = ""
    yes: str = ""
    no: str = ""
    other: str = ""
    icon: str = ""
    covered: bool = False
    grave: bool = False

    @property
    def no_first(self) -> bool:
        """Whether the keyboard focus is on the no.

        A press of one person too many must not be the yes of the next, nor lose anything.
        """
        return self.covered or self.grave


def leave_program() -> QuestionWords:
    """Return the question before the program ends by a key that elsewhere only goes back."""
    return QuestionWords(
        title=translate("Prompt", "Quit Seven Wonders?"),
        intro=translate("Prompt", "All matches are saved."),
        yes=translate("Home", "Quit"),
        no=translate("Prompt", "Stay"),
        icon="ui_leave",
    )


def deal_again() -> QuestionWords:
    """Return the question before a match that goes on makes room for another deal."""
    return QuestionWords(
        title=translate("Prompt", "Deal again?"),
        intro=translate(
            "Prompt",
            "This match is saved; you will find it under Saved matches.",
        ),
        yes=translate("Prompt", "Deal again"),
        no=translate("Prompt", "Keep playing"),
        icon="ui_replay",
    )


def no_answer(name: str) -> QuestionWords:
    """Return the question whether to ask ``name`` again, or to leave the match for now."""
    return QuestionWords(
        translate("Prompt", "No answer"),
        translate(
            "Prompt",
            "{name} is a computer player that does not respond. Try again, or leave "
            "the match and continue it later.",
        ).format(name=name),
        yes=translate("Prompt", "Try again"),
        no=translate("Prompt", "Leave the match"),
    )
