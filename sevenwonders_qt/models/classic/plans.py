"""The plans of advice in 7 Wonders: what a command does, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.boxes import all_words, option_words, plan_words
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


def plan_name(command: Command, view: PlayerView) -> str:
    """Return a choice in a few words: a card by its name, a stage, a sale, what a box says.

    Raises LookupError for a command that neither the base game nor any box has words for.
    """
    if isinstance(command, Play):
        return _play(command)
    if isinstance(command, PickDiscard):
        if command.card is None:
            return translate("Advice", "Nothing from the discard pile")
        return translate("Advice", "{card} from the discard pile").format(
            card=card_name(command.card)
        )
    return plan_words(command)


def has_plan(kind: type[Command]) -> bool:
    """Return whether there are words for commands of a kind."""
    return kind in (Play, PickDiscard) or any(kind in words.plans for words in all_words())


def _play(play: Play) -> str:
    card = card_name(play.card)
    if play.option:
        return option_words(play.option).plan().format(card=card)
    if play.use is Use.BUILD:
        return card
    if play.use is Use.STAGE:
        return translate("Advice", "Wonder stage (with {card})").format(card=card)
    return translate("Advice", "Discard {card}").format(card=card)


def plan_beside(command: Command, other: Command, view: PlayerView) -> str:
    """Return a plan beside another one that was named: a card in both is not named again."""
    same = isinstance(command, Play) and isinstance(other, Play) and command.card == other.card
    if not same or not isinstance(command, Play) or command.option:
        return plan_name(command, view)
    if command.use is Use.BUILD:
        return translate("Advice", "build it", "the card that was named")
    if command.use is Use.STAGE:
        return translate("Advice", "a wonder stage with it", "the card that was named")
    return translate("Advice", "discard it", "the card that was named")
