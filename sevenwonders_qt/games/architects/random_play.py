"""Playing at random: the measure of speed, of fairness tests and of every other player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.view import PlayerView


def pick(options: Sequence[Command], random: Random) -> Command:
    """One of the options, all alike."""
    return options[int(random.random() * len(options))]


def dice_for(seed: int | str, seat: Seat, version: int) -> Random:
    """What a player draws from when it is asked, the same whenever it is asked the same."""
    return Random(f"{seed}/{seat}/{version}")


def random_command(state: State, seat: Seat, random: Random) -> Command:
    """Any legal command, all alike."""
    options = legal(state, seat)
    return options[int(random.random() * len(options))]


def random_answer(view: PlayerView, random: Random) -> Command:
    """The same as `random_command`, draw for draw, for one who has only the view of the seat."""
    return pick(view.legal, random)
