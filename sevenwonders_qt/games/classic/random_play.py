"""Playing at random: the measure of speed, of fairness tests and of every other player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Play, Prompt
from sevenwonders_qt.games.classic.legal import legal, uses
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView

T = TypeVar("T")


def pick(options: Sequence[T], random: Random) -> T:
    """One of the options, all alike."""
    return options[int(random.random() * len(options))]


def random_command(state: State, seat: Seat, random: Random) -> Command:
    """A card of the hand, all alike, then one of its uses, all alike; else any legal answer."""
    if state.prompts[seat] in (Prompt.CARD, Prompt.LAST_CARD):
        return pick(uses(state, seat, pick(state.cities[seat].hand, random)), random)
    return pick(legal(state, seat), random)


def random_answer(view: PlayerView, random: Random) -> Command:
    """The same as `random_command`, draw for draw, for one who has only the view of the seat."""
    if view.prompt in (Prompt.CARD, Prompt.LAST_CARD):
        card = pick(view.hand, random)
        return pick([c for c in view.legal if isinstance(c, Play) and c.card == card], random)
    return pick(view.legal, random)
