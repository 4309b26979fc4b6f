"""The words of advice: plans, grades, and why one choice is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai.advice import DENIED, WIN, Forecast, Grade, Hint, Reason
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects import commands as architects
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.models.architects_terms import cards_words, kind_name, stage_title, token_name
from sevenwonders_qt.models.boxes import all_words, score_rows
from sevenwonders_qt.models.outlook_words import difference_words, outlook_words
from sevenwonders_qt.models.question import Question
from sevenwonders_qt.models.terms import card_name, category_name

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


def _turn_name(command: Command, view: ArchitectsView) -> str:
    match command:
        case architects.TakeCard(deck=deck):
            top = view.deck(deck).top
            if top is None:
                return translate("Advice", "A card unseen, from the centre")
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


def reason_sentence(reason: Reason, better: Command, view: Any) -> str:
    """Why ``better`` is better, in one sentence."""
    return f"{plan_name(better, view)}: {reason_words(reason, view)}."


def doubt_words(verdict: Verdict, view: Any) -> Question:
    """Asks whether a choice is meant that costs much."""
    text = translate("Coach", "{plan} seems worse than {better}: {difference}.")
    intro = text.format(
        plan=plan_name(verdict.played, view),
        better=plan_name(verdict.best, view),
        difference=difference_words(-verdict.lost),
    )
    better = (
        () if verdict.reason is None else (reason_sentence(verdict.reason, verdict.best, view),)
    )
    return Question(
        translate("Coach", "Are you sure?"),
        intro,
        better,
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


def hint_words(hint: Hint, view: Any) -> str:
    """Why a choice is worth thinking of, not capitalised."""
    if hint.reason is None:
        return translate("Advice", "as good as anything else you can do")
    return reason_words(hint.reason, view)


def hint_outlook(hint: Hint) -> str:
    """What a choice leads to; empty where that is not known."""
    return "" if hint.outlook is None else outlook_words(hint.outlook)


def forecast_words(forecast: Forecast, view: Any) -> tuple[str, ...]:
    """What a choice leads to, in a line, and one for each border that it changes.

    ``view`` is what the player sees who asks.
    """
    lines = [outlook_words(forecast.outlook)]
    names = translate("WhatIf", "Border on the left"), translate("WhatIf", "Border on the right")
    if view.left.seat == view.right.seat:
        names = (translate("WhatIf", "Border"), "")
    for name, city, lead in zip(names, (view.left, view.right), forecast.leads, strict=True):
        if name and lead != view.own.shields - city.shields:
            lines.append(_border(name, lead))
    return tuple(lines)


def _border(where: str, lead: int) -> str:
    if not lead:
        text = translate("WhatIf", "{border}: as many shields as the neighbour")
    elif lead > 0:
        text = translate("WhatIf", "{border}: %n shield(s) ahead", None, lead)
    else:
        text = translate("WhatIf", "{border}: %n shield(s) behind", None, -lead)
    return text.format(border=where)


def reason_words(reason: Reason, view: Any) -> str:
    """In what one choice of a view is better than another, not capitalised."""
    parts = [_difference(reason, view)]
    if reason.pays:
        parts.append(translate("Advice", "pays for a stage of the wonder"))
    if reason.set:
        parts.append(translate("Advice", "completes green cards for a progress token"))
    if reason.also:
        parts.append(_also(reason.also, view))
    if reason.opens:
        names = QLocale().createSeparatedList([card_name(card) for card in reason.opens])
        parts.append(translate("Advice", "makes {cards} free later").format(cards=names))
    if reason.within_reach > 1:
        parts.append(
            translate(
                "Advice",
                "lets you build %n more upcoming card(s) without buying",
                None,
                reason.within_reach,
            )
        )
    if (reason.left or reason.right) and view.left.seat == view.right.seat:
        parts.append(translate("Advice", "turns the conflict with your neighbour your way"))
    elif reason.left and reason.right:
        parts.append(translate("Advice", "turns the conflicts with both neighbours your way"))
    elif reason.left:
        parts.append(translate("Advice", "turns the conflict with your left neighbour your way"))
    elif reason.right:
        parts.append(translate("Advice", "turns the conflict with your right neighbour your way"))
    return "; ".join(parts)


def _difference(reason: Reason, view: Any) -> str:
    points = round(reason.points)
    if reason.category == WIN:
        return translate("Advice", "about the same points, but a better chance of winning")
    if reason.points and points < 1:
        return _slightly(reason.category, view)
    if not reason.points:
        return _plan(reason.category, view)
    if reason.category == DENIED:
        text = translate("Advice", "about %n point(s) less for {opponent}", None, points)
        return text.format(opponent=_opponent(view))
    text = translate("Advice", "about %n point(s) more {where}", None, points)
    more = text.format(where=_where(reason.category))
    return translate("Advice", "{more}, later on").format(more=more) if reason.later else more


def _slightly(category: str, view: Any) -> str:
    if category == DENIED:
        return translate("Advice", "a little less for {opponent}").format(opponent=_opponent(view))
    text = translate("Advice", "slightly better overall, especially {where}")
    return text.format(where=_where(category))


def _plan(category: str, view: Any) -> str:
    if category == DENIED:
        return translate("Advice", "much less for {opponent}").format(opponent=_opponent(view))
    text = translate("Advice", "should bring far more {where}")
    return text.format(where=_where(category))


def _also(category: str, view: Any) -> str:
    if category == DENIED:
        return translate("Advice", "less for {opponent}").format(opponent=_opponent(view))
    if category == WIN:
        return translate("Advice", "a clearly better chance of winning")
    return translate("Advice", "also more {where}").format(where=_where(category))


def _opponent(view: Any) -> str:
    """The one whose points matter: the only one, or the strongest."""
    players = {*getattr(view, "deciders", range(len(view.cities)))}
    if len(players) == 2:
        return translate("Advice", "your opponent")
    return translate("Advice", "the strongest opponent")


def _where(category: str) -> str:
    """Where points come from, to stand behind "more"."""
    found = next((row.source for row in score_rows() if row.name == category), None)
    if found is not None:
        return found()
    return {
        "military": translate("Advice", "in conflicts", "points"),
        "treasury": translate("Advice", "from coins", "points"),
        "wonder": translate("Advice", "from the wonder", "points"),
        "civil": translate("Advice", "from blue cards", "points"),
        "science": translate("Advice", "from science", "points"),
        "blue": translate("Advice", "from blue cards", "points"),
        "cat": translate("Advice", "from the cat", "points"),
        "progress": translate("Advice", "from progress tokens", "points"),
        "commerce": translate("Advice", "from yellow cards", "points"),
        "guild": translate("Advice", "from guilds", "points"),
    }.get(category) or translate("Advice", "from this: {row}", "points").format(
        row=category_name(category)
    )
