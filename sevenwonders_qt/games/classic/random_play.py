"""Random play: the measure of speed, of fairness tests and of every other player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.legal import legal, plays, uses
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.view import PlayerView

T = TypeVar("T")


def pick(options: Sequence[T], random: Random) -> T:
    """Return one of the options, all alike."""
    return options[int(random.random() * len(options))]


def dice_for(seed: int | str, seat: Seat, age: int, turn: int, prompt: str) -> Random:
    """Return the dice of a player for a question, the same whenever it is asked the same."""
    return Random(f"{seed}/{seat}/{age}/{turn}/{prompt}")


def random_command(state: State, seat: Seat, random: Random) -> Command:
    """Return a use of a card of the hand, both drawn all alike; else any legal answer."""
    prompt = state.prompts[seat]
    if prompt is not None and state.rules.answers[prompt].options is plays:
        return pick(uses(state, seat, pick(state.cities[seat].hand, random)), random)
    hand = state.rules.seating.hand_of(state, seat)
    return _picked(legal(state, seat), hand, random)


def random_answer(view: PlayerView, random: Random) -> Command:
    """Return the answer of `random_command`, draw for draw, from the view of the seat alone."""
    return _picked(view.legal, view.hand, random)


def _picked(options: Sequence[Command], hand: Sequence[CardId], random: Random) -> Command:
    plays = [option for option in options if isinstance(option, Play)]
    if not plays:
        return pick(options, random)
    playable = {play.card for play in plays}
    card = pick([card for card in hand if card in playable], random)
    return pick([play for play in plays if play.card == card], random)
