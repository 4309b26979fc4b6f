"""What a person asks for when setting up a match: seats, wonders, sides and a seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.table import Player, SeatInfo

FEWEST, MOST = 3, PLAYERS[-1]
LONGEST_NAME = 14
"""Characters; a longer name would be cut in a narrow city."""

NAMES = ("Caio", "Nara", "Lívia", "Téo", "Iris", "Otto", "Dora", "Ravi")
"""Names for computer players that can be said in every language of the program."""

_WORDS = (
    *("AMBAR", "AQUILA", "ARGO", "AURORA", "CEDRO", "CORAL", "DELOS", "DELTA", "FAROS", "IRIS"),
    *("LUNA", "LYRA", "MARE", "NILO", "OLIVA", "ORION", "PALMA", "RHEA", "ROSA", "SAMOS"),
    *("SELENE", "SOLARIS", "TERRA", "TITAN", "VENTO", "VESTA"),
)


@dataclass(frozen=True, slots=True)
class SeatWish:
    """One seat as it is being set up; an empty name is filled in, None is left to chance."""

    name: str = ""
    player: Player = Player.RULES
    wonder: str | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to start: who plays, with which boards, what the deal is drawn from, what is agreed.

    ``setup`` has a wish for each of the ``seats``.
    """

    seats: tuple[SeatInfo, ...]
    setup: Setup
    seed: str
    options: Options = DEFAULT


@dataclass(frozen=True, slots=True)
class OngoingMatch:
    """A match that can be continued, as the home page tells of it."""

    players: int
    age: int
    turn: int
    wonder: str
    side: str
    stages: int
    stage_count: int


DEFAULT_SEATS = (
    SeatWish("", Player.PERSON),
    *(SeatWish(name, Player.RULES) for name in NAMES[:3]),
)


def new_match(wishes: Sequence[SeatWish], names: Sequence[str], seed: str) -> NewMatch:
    """The match wished for; ``names`` are those shown, with the empty ones filled in."""
    seats = tuple(SeatInfo(name, w.player) for name, w in zip(names, wishes, strict=True))
    return NewMatch(seats, Setup(tuple(BoardWish(w.wonder, w.side) for w in wishes)), seed)


def with_another_seat(wishes: Sequence[SeatWish]) -> tuple[SeatWish, ...]:
    """One more computer player, under a name that is free."""
    taken = {wish.name for wish in wishes}
    name = next(name for name in NAMES if name not in taken)
    return (*wishes, SeatWish(name, Player.RULES))


def without_wonders(wishes: Iterable[SeatWish]) -> tuple[SeatWish, ...]:
    """Every wonder left to chance."""
    return tuple(replace(wish, wonder=None) for wish in wishes)


def with_side(wishes: Iterable[SeatWish], side: str | None) -> tuple[SeatWish, ...]:
    """Every board on this side, or each left to chance."""
    return tuple(replace(wish, side=side) for wish in wishes)


def with_level(wishes: Iterable[SeatWish], level: Player) -> tuple[SeatWish, ...]:
    """Every computer player at this level."""
    return tuple(
        wish if wish.player is Player.PERSON else replace(wish, player=level) for wish in wishes
    )


def shuffled_seats(wishes: Sequence[SeatWish], dice: Random) -> tuple[SeatWish, ...]:
    """The same players in an order that differs from the one before, where it can."""
    order = list(wishes)
    for _ in range(9):
        dice.shuffle(order)
        if tuple(order) != tuple(wishes):
            break
    return tuple(order)


def new_seed(dice: Random) -> str:
    """A seed that can be read out to a friend, such as ``DELOS-4192-OLIVA``."""
    first, last = dice.sample(_WORDS, 2)
    return f"{first}-{dice.randrange(1000, 10000)}-{last}"
