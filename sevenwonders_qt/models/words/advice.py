"""The words of advice: plans, grades, and the reasons for a better choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.advice import Forecast, Grade, Hint
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.models.games import words_for
from sevenwonders_qt.models.words.outlook import difference_words, outlook_words
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.models.words.reasons import reason_words
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


def grade_name(grade: Grade) -> str:
    """Return a grade in a word or two."""
    return {
        Grade.BEST: translate("Advice", "Best"),
        Grade.GOOD: translate("Advice", "About as good"),
        Grade.SMALL: translate("Advice", "Small loss"),
        Grade.MEDIUM: translate("Advice", "Medium loss"),
        Grade.LARGE: translate("Advice", "Large loss"),
    }[grade]


def plan_name(command: Command, view: Any) -> str:
    """Return a plan in a few words; ``view`` is the view of the seat before the choice."""
    return words_for(view).plan(command, view)


def plan_beside(command: Command, other: Command, view: Any) -> str:
    """Return a plan beside another one that was named: a card in both is not named again."""
    words = words_for(view)
    if words.plan_beside is None:
        return words.plan(command, view)
    return words.plan_beside(command, other, view)


def doubt_words(verdict: Verdict, view: Any) -> QuestionWords:
    """Return the question whether a costly choice is meant."""
    played, best = verdict.played, verdict.best
    text = translate("Coach", "{plan} seems worse: {difference}.")
    intro = text.format(plan=plan_name(played, view), difference=difference_words(-verdict.lost))
    better = translate("Coach", "Better: {plan}.").format(plan=plan_beside(best, played, view))
    why = "" if verdict.reason is None else reason_words(verdict.reason)
    return QuestionWords(
        translate("Coach", "Are you sure?"),
        intro,
        tuple(filter(None, (better, why))),
        yes=translate("Coach", "Yes, go ahead"),
        no=translate("Coach", "Think again"),
        icon="ui_play",
        grave=True,
    )


def sale_doubt(sale: Play, others: Sequence[Command], view: Any) -> QuestionWords:
    """Return the question whether to discard a card for coins that could do the ``others``."""
    text = translate("Coach", "You could also use {card} differently:")
    return QuestionWords(
        translate("Coach", "Discard it for 3 coins?"),
        text.format(card=card_name(sale.card)),
        tuple(dict.fromkeys(_use_name(command, view) for command in others)),
        yes=translate("Coach", "Yes, go ahead"),
        no=translate("Coach", "Think again"),
        icon="ui_play",
        grave=True,
    )


def _use_name(command: Command, view: Any) -> str:
    """Return another use of a card that was named."""
    if isinstance(command, Play) and command.use is Use.BUILD:
        return translate("Coach", "Build it")
    return plan_name(command, view)


def hint_words(hint: Hint) -> str:
    """Return the reason for a choice, in sentences; empty if nothing certain can be said."""
    return "" if hint.reason is None else reason_words(hint.reason)


def hint_outlook(hint: Hint) -> str:
    """Return the outlook of a choice; empty if it is not known."""
    return "" if hint.outlook is None else outlook_words(hint.outlook)


def forecast_words(forecast: Forecast, view: Any) -> tuple[str, ...]:
    """Return the outlook of a choice in a line, with a line for each border that it changes.

    ``view`` is the view of the player who asks.
    """
    lines = [outlook_words(forecast.outlook)]
    if not forecast.leads:
        return tuple(lines)
    names = (
        translate("WhatIf", "Conflict on the left"),
        translate("WhatIf", "Conflict on the right"),
    )
    if view.left.seat == view.right.seat:
        names = (translate("WhatIf", "Conflict"), "")
    for name, city, lead in zip(names, (view.left, view.right), forecast.leads, strict=True):
        if name and lead != view.own.shields - city.shields:
            lines.append(_border(name, lead))
    return tuple(lines)


def _border(where: str, lead: int) -> str:
    if not lead:
        text = translate("WhatIf", "{border}: equal shields")
    elif lead > 0:
        text = translate("WhatIf", "{border}: %n shield(s) ahead", None, lead)
    else:
        text = translate("WhatIf", "{border}: %n shield(s) behind", None, -lead)
    return text.format(border=where)
