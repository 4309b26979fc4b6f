"""The question when a computer player gives no answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.question import Question

translate = QCoreApplication.translate


def no_answer(name: str) -> Question:
    """Asks whether ``name`` is to be asked again, or the match left for now."""
    return Question(
        translate("Prompt", "No answer"),
        translate(
            "Prompt",
            "{name} is played by the computer, which does not answer. Try again, or leave the "
            "match and continue it later.",
        ).format(name=name),
        yes=translate("Prompt", "Try again"),
        no=translate("Prompt", "Leave the match"),
    )
