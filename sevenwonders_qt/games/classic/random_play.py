"""Playing at random: the measure of speed, of fairness tests and of every other player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.legal import legal, plays, uses
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView

T = TypeVar("T")


def pick(options: Sequence[T], random: Random) -> T:
    """One of the options, all alike."""
    return options[int(random.random() * len(options))]


def dice_for(seed: int | str, seat: Seat, age: int, turn: int, prompt: str) -> Random:
    """What a player draws from when it is asked, the same whenever it is asked the same."""
    return Random(f"{seed}/{seat}/{age}/{turn}/{prompt}")


def random_command(state: State, seat: Seat, random: Random) -> Command:
    """A card of the hand, all alike, then one of its uses, all alike; else any legal answer."""
    prompt = state.prompts[seat]
    if prompt is not None and state.rules.answers[prompt].options is plays:
        return pick(uses(state, seat, pick(state.cities[seat].hand, random)), random)
    hand = state.rules.seating.hand_of(state, seat)
    return _picked(legal(state, seat), hand, random)


def random_answer(view: PlayerView, random: Random) -> Command:
    """The same as `random_command`, draw for draw, for one who has only the view of the seat."""
    return _picked(view.legal, view.hand, random)


def _picked(options: Sequence[Command], hand: Sequence[CardId], random: Random) -> Command:
    plays = [option for option in options if isinstance(option, Play)]
    if not plays:
        return pick(options, random)
    playable = {play.card for play in plays}
    card = pick([card for card in hand if card in playable], random)
    return pick([play for play in plays if play.card == card], random)
