"""The words of advice: plans, grades, and why one choice is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.advice import Forecast, Grade, Hint
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects import commands as architects
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.models.architects.terms import cards_words, kind_name, stage_title, token_name
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.outlook_words import difference_words, outlook_words
from sevenwonders_qt.models.question import Question
from sevenwonders_qt.models.reason_words import reason_words
from sevenwonders_qt.models.terms import card_name

translate = QCoreApplication.translate


def grade_name(grade: Grade) -> str:
    """A grade in a word or two."""
    return {
        Grade.BEST: translate("Advice", "Best"),
        Grade.GOOD: translate("Advice", "About as good"),
        Grade.SMALL: translate("Advice", "Small loss"),
        Grade.MEDIUM: translate("Advice", "Medium loss"),
        Grade.LARGE: translate("Advice", "Large loss"),
    }[grade]


def plan_name(command: Command, view: Any) -> str:
    """What is done, in a few words: a card by its name, a stage, a sale.

    ``view`` is that of the seat before the choice; in Architects it says what lies where.
    """
    if isinstance(view, ArchitectsView):
        return _turn_name(command, view)
    found = next((name for box in all_words() if (name := box.plan(command))), None)
    if found is not None:
        return found
    if isinstance(command, Play):
        card = card_name(command.card)
        if command.use is Use.BUILD:
            return card
        if command.use is Use.STAGE:
            return translate("Advice", "Wonder stage (with {card})").format(card=card)
        return translate("Advice", "Discard {card}").format(card=card)
    if isinstance(command, PickDiscard):
        if command.card is None:
            return translate("Advice", "Nothing from the discard pile")
        return translate("Advice", "{card} from the discard pile").format(
            card=card_name(command.card)
        )
    return translate("Advice", "Something else")


def plan_beside(command: Command, other: Command, view: Any) -> str:
    """The same beside another plan whose name has been said: its card is not named again."""
    same = isinstance(command, Play) and isinstance(other, Play) and command.card == other.card
    if not same or not isinstance(command, Play) or command.option:
        return plan_name(command, view)
    if command.use is Use.BUILD:
        return translate("Advice", "build it", "the card that was named")
    if command.use is Use.STAGE:
        return translate("Advice", "a wonder stage with it", "the card that was named")
    return translate("Advice", "discard it", "the card that was named")


def _turn_name(command: Command, view: ArchitectsView) -> str:
    match command:
        case architects.TakeCard(deck=deck):
            top = view.deck(deck).top
            if top is None:
                return translate("Advice", "An unseen card from the centre")
            if deck == CENTRAL:
                return translate("Advice", "{card} from the centre").format(card=kind_name(top))
            if deck == view.seat:
                return translate("Advice", "{card} from your deck").format(card=kind_name(top))
            name = translate("Advice", "{card} from a neighbour's deck")
            return name.format(card=kind_name(top))
        case architects.TakeBothCards():
            return translate("Advice", "Take both top cards")
        case architects.LookAtDeck(deck=deck):
            if deck == view.seat:
                return translate("Advice", "Look through your deck")
            return translate("Advice", "Look through a neighbour's deck")
        case architects.KeepCard(card=card):
            return translate("Advice", "Keep {card}").format(card=kind_name(card))
        case architects.BuildStage(stage=stage, cards=cards):
            name = translate("Advice", "{stage}, paid with {cards}")
            return name.format(stage=stage_title(stage), cards=cards_words(cards))
        case architects.TakeToken(place=place) if place == FACE_UP:
            return translate("Advice", "An unseen progress token")
        case architects.TakeToken(place=place) if place >= 0:
            return token_name(view.open_tokens[place])
        case architects.TakeToken():
            return translate("Advice", "Discard green cards without a token")
        case architects.EndTurn():
            return translate("Advice", "End the turn")
    return translate("Advice", "Something else")


def doubt_words(verdict: Verdict, view: Any) -> Question:
    """Asks whether a choice is meant that costs much."""
    played, best = verdict.played, verdict.best
    text = translate("Coach", "{plan} seems worse: {difference}.")
    intro = text.format(plan=plan_name(played, view), difference=difference_words(-verdict.lost))
    better = translate("Coach", "Better: {plan}.").format(plan=plan_beside(best, played, view))
    why = "" if verdict.reason is None else reason_words(verdict.reason)
    return Question(
        translate("Coach", "Are you sure?"),
        intro,
        tuple(filter(None, (better, why))),
        yes=translate("Coach", "Yes, go ahead"),
        no=translate("Coach", "Think again"),
        icon="ui_play",
        grave=True,
    )


def sale_doubt(sale: Play, others: Sequence[Command], view: Any) -> Question:
    """Asks whether a card is to be discarded for coins that could do the ``others``."""
    text = translate("Coach", "You could also use {card} differently:")
    return Question(
        translate("Coach", "Discard it for 3 coins?"),
        text.format(card=card_name(sale.card)),
        tuple(dict.fromkeys(_use_name(command, view) for command in others)),
        yes=translate("Coach", "Yes, go ahead"),
        no=translate("Coach", "Think again"),
        icon="ui_play",
        grave=True,
    )


def _use_name(command: Command, view: Any) -> str:
    """What else can be done with a card whose name has been said."""
    if isinstance(command, Play) and command.use is Use.BUILD:
        return translate("Coach", "Build it")
    return plan_name(command, view)


def hint_words(hint: Hint) -> str:
    """Why a choice is worth thinking of, in sentences; empty where nothing certain can be said."""
    return "" if hint.reason is None else reason_words(hint.reason)


def hint_outlook(hint: Hint) -> str:
    """What a choice leads to; empty where that is not known."""
    return "" if hint.outlook is None else outlook_words(hint.outlook)


def forecast_words(forecast: Forecast, view: Any) -> tuple[str, ...]:
    """What a choice leads to, in a line, and one for each border that it changes.

    ``view`` is what the player sees who asks.
    """
    lines = [outlook_words(forecast.outlook)]
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
