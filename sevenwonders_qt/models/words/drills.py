"""The words of the positions to practise: the outcome of a choice, and the progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate

from sevenwonders_qt.ai.advice import Grade, Hint
from sevenwonders_qt.journal.drill_deck import DrillCard, DrillProgress
from sevenwonders_qt.models.shown.records import GameKind, kinds
from sevenwonders_qt.models.shown.review import ReviewedChoice
from sevenwonders_qt.models.words.advice import grade_name, hint_words, plan_name
from sevenwonders_qt.models.words.dates import day_words
from sevenwonders_qt.models.words.numbers import percent
from sevenwonders_qt.models.words.reviews import headline, played_words, why
from sevenwonders_qt.models.words.statistics import kind_name

translate = QCoreApplication.translate

OWN = "own"
"""The set of positions from the person's own reviews."""

ALL = ""
"""The set of all positions."""


def sets() -> tuple[str, ...]:
    """Return every set that can be practised, by name: all, the own ones, and one of each game."""
    return (ALL, OWN, *kinds())


@dataclass(frozen=True, slots=True)
class DrillOutcome:
    """The outcome of a choice: its grade, sentences below each other, and when it comes back."""

    title: str
    right: bool
    lines: tuple[str, ...]
    foot: str


def is_right(choice: ReviewedChoice) -> bool:
    """Return whether the best plan was chosen, or one that is about as good."""
    return choice.grade in (Grade.BEST, Grade.GOOD)


def outcome(
    choice: ReviewedChoice, hints: Sequence[Hint], card: DrillCard, today: date
) -> DrillOutcome:
    """Return the words for a judged choice; ``hints`` say why a right one is right."""
    assert choice.grade is not None
    right = is_right(choice)
    played = translate("Drill", "Your choice: {plan}").format(plan=played_words(choice))
    reason = _why_right(choice, hints) if right else why(choice)
    lines = (played, headline(choice), reason)
    return DrillOutcome(
        grade_name(choice.grade), right, tuple(filter(None, lines)), _back(card, today)
    )


def set_name(name: str) -> str:
    """Return the name of a set of positions, in a word or two."""
    if name == ALL:
        return translate("Drill", "All")
    if name == OWN:
        return translate("Drill", "My own")
    return kind_name(GameKind(name))


def due_words(found: DrillProgress) -> str:
    """Return how many positions there are, and how many come today."""
    if not found.positions:
        return translate("Drill", "There are none yet.")
    text = translate("Drill", "%n position(s)", None, found.positions)
    today = translate("Drill", "%n today", None, found.due)
    new = translate("Drill", "%n never seen", None, found.new)
    return " · ".join((text, today, new))


def answers_words(found: DrillProgress) -> str:
    """Return how many answers were right."""
    if not found.asked:
        return translate("Drill", "Nothing has been answered yet.")
    text = translate(
        "Drill", "%n answer(s), {share} right; {known} of {count} known", None, found.asked
    )
    return text.format(
        share=percent(found.right / found.asked), known=found.known, count=found.positions
    )


def progress_words(found: DrillProgress) -> str:
    """Return the progress of a person, for a line of the statistics."""
    text = translate("Drill", "Drills: {known} of {count} known")
    return text.format(known=found.known, count=found.positions)


def box_words(days: int) -> str:
    """Return the delay before the positions of a box come back."""
    if not days:
        return translate("Drill", "again at once")
    return translate("Drill", "after %n day(s)", None, days)


def nothing_due(day: date | None) -> str:
    """Return the reason why there is nothing for today."""
    if day is None:
        return translate("Drill", "There is nothing to practise here yet.")
    text = translate("Drill", "All done for today; the next one comes back on {day}.")
    return text.format(day=day_words(QDate(day.year, day.month, day.day)))


def own_done(left: int) -> str:
    """Return the reason for a stop before the positions of the program."""
    return translate(
        "Drill",
        "Your own positions are done. Start continues with %n position(s) of the program.",
        None,
        left,
    )


def _why_right(choice: ReviewedChoice, hints: Sequence[Hint]) -> str:
    """Return the reason why the choice is better than the first plan that is not about as good."""
    plan = played_words(choice)
    view = choice.moment.view
    for hint in hints:
        if plan_name(hint.command, view) == plan:
            return hint_words(hint)
    return ""


def _back(card: DrillCard, today: date) -> str:
    days = (card.due - today).days
    if days < 1:
        return translate("Drill", "It comes back today.")
    return translate("Drill", "It comes back in %n day(s).", None, days)
