"""Random play: the measure of speed, of fairness tests and of every other player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.view import PlayerView


def pick(options: Sequence[Command], random: Random) -> Command:
    """Return one of the options, all alike."""
    return options[int(random.random() * len(options))]


def dice_for(seed: int | str, seat: Seat, version: int) -> Random:
    """Return the dice of a player for a question, the same whenever it is asked the same."""
    return Random(f"{seed}/{seat}/{version}")


def random_command(state: State, seat: Seat, random: Random) -> Command:
    """Return any legal command, all alike."""
    options = legal(state, seat)
    return options[int(random.random() * len(options))]


def random_answer(view: PlayerView, random: Random) -> Command:
    """Return the answer of `random_command`, draw for draw, from the view of the seat alone."""
    return pick(view.legal, random)
