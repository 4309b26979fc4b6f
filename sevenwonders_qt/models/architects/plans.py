"""The plans of advice in Architects: what a command does, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.models.architects.terms import cards_words, kind_name, stage_title, token_name

translate = QCoreApplication.translate


def plan_name(command: Command, view: PlayerView) -> str:
    """Return an action in a few words; the view before the choice says which cards are where.

    Raises LookupError for a command of another game.
    """
    match command:
        case TakeCard(deck=deck):
            top = view.deck(deck).top
            if top is None:
                return translate("Advice", "An unseen card from the centre")
            if deck == CENTRAL:
                return translate("Advice", "{card} from the centre").format(card=kind_name(top))
            if deck == view.seat:
                return translate("Advice", "{card} from your deck").format(card=kind_name(top))
            name = translate("Advice", "{card} from a neighbour's deck")
            return name.format(card=kind_name(top))
        case TakeBothCards():
            return translate("Advice", "Take both top cards")
        case LookAtDeck(deck=deck):
            if deck == view.seat:
                return translate("Advice", "Look through your deck")
            return translate("Advice", "Look through a neighbour's deck")
        case KeepCard(card=card):
            return translate("Advice", "Keep {card}").format(card=kind_name(card))
        case BuildStage(stage=stage, cards=cards):
            name = translate("Advice", "{stage}, paid with {cards}")
            return name.format(stage=stage_title(stage), cards=cards_words(cards))
        case TakeToken(place=place) if place == FACE_UP:
            return translate("Advice", "An unseen progress token")
        case TakeToken(place=place) if place >= 0:
            return token_name(view.open_tokens[place])
        case TakeToken():
            return translate("Advice", "Discard green cards without a token")
        case EndTurn():
            return translate("Advice", "End the turn")
    raise LookupError(f"Architects has no plan for a {type(command).__name__}")
