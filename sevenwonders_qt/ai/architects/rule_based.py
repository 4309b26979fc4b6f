"""The rule-based player: assigns every legal command a value in points and takes the best."""

from __future__ import annotations

from random import Random

from sevenwonders_qt.ai.architects.appraisal import Appraisal
from sevenwonders_qt.ai.architects.weights import Weights
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.view import PlayerView

DEFAULT = Weights()
DIGITS = 6
"""Values nearer than this are equal, so that no machine's rounding decides."""

TOKENS_FIRST = 200.0
"""A token serves from the moment it is taken, so it is taken before anything else."""

BUILDING_NEXT = 100.0
BEST_OF = 1.2
"""The ratio of the best card of a few to an average one."""


def choose(view: PlayerView, rules: Ruleset, random: Random, weights: Weights = DEFAULT) -> Command:
    """Return the command of the highest value; ``random`` decides between equals."""
    adviser = _Adviser(view, rules, weights)
    valued = [(round(adviser.value(c), DIGITS), random.random(), c) for c in view.legal]
    return max(valued, key=lambda found: found[:2])[2]


class _Adviser:
    """The value of each command that a view offers; only differences mean anything."""

    def __init__(self, view: PlayerView, rules: Ruleset, weights: Weights) -> None:
        self._view = view
        self._rules = rules
        self._weights = weights
        self._own = Appraisal(view, rules, view.seat, weights)
        self._next_seat = (view.seat - 1) % len(view.cities)
        self._next = Appraisal(view, rules, self._next_seat, weights)

    def value(self, command: Command) -> float:
        match command:
            case TakeCard(deck=deck):
                return self._top(deck)
            case BuildStage(stage=number, cards=cards):
                stage = self._rules.catalogue.wonders[self._view.own.wonder].stages[number - 1]
                return BUILDING_NEXT + self._own.stage(stage) + self._own.purse_after(cards)
            case TakeToken(place=place, cards=cards):
                return TOKENS_FIRST + self._token(place) - 0.5 * len(cards)
            case KeepCard(card=card):
                return self._own.card(card)
            case LookAtDeck(deck=deck):
                return BEST_OF * self._own.average(self._view.deck(deck).left)
            case TakeBothCards():
                return self._top(self._view.seat) + self._top(self._right)
        return 0.0

    @property
    def _right(self) -> int:
        return (self._view.seat + 1) % len(self._view.cities)

    def _top(self, deck: int) -> float:
        """Return the worth of a deck's top card, and of what the next seat finds there then."""
        shown = self._view.deck(deck)
        if shown.top is None:
            return self._own.average(shown.left)
        value = self._own.card(shown.top)
        if deck in (self._view.seat, self._next_seat, CENTRAL):
            value += self._denied(shown.top, deck)
        return value

    def _denied(self, card: CardId, deck: int) -> float:
        """Return the worth of the next seat's loss: an unknown card instead of this one."""
        below = dict(self._view.deck(deck).left)
        below[card] -= 1
        return self._weights.deny * (self._next.card(card) - self._next.average(below))

    def _token(self, place: int) -> float:
        view = self._view
        if 0 <= place < FACE_UP:
            return self._own.token(view.open_tokens[place])
        hidden = view.hidden_tokens
        total = sum(hidden.values())
        return sum(self._own.token(t) * n for t, n in hidden.items()) / total if total else 0.0
