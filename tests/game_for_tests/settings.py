"""What the settings keep of Stairs, and the match that is set up with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.stored import record
from sevenwonders_qt.models.acts import Act, table_of
from sevenwonders_qt.models.game_settings import GameSettings
from sevenwonders_qt.models.new_match import DEFAULT_SEATS, SeatWish
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.stored_seats import read_seats
from sevenwonders_qt.session.match import Match
from tests.game_for_tests.rules import NAME, PLAYERS, Setup, Stairs


@dataclass(frozen=True, slots=True)
class StairsWish:
    """Everything that is set on the page of a new match, but for the seed."""

    seats: tuple[SeatWish, ...] = DEFAULT_SEATS
    hints: bool = True

    def available_only(self) -> StairsWish:
        return replace(self, seats=self.seats[: PLAYERS[-1]])


@dataclass(frozen=True, slots=True)
class NewStairs:
    """A match to start."""

    seats: tuple[SeatInfo, ...]
    seed: str
    hints: bool = True

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats))

    @property
    def variant(self) -> Variant:
        return Variant(NAME, len(self.seats))

    @classmethod
    def of(cls, match: Match[Stairs], players: tuple[SeatInfo, ...]) -> NewStairs:
        return cls(players, str(match.seed), match.header.hints)

    def again(self, seed: str, *, rotated: bool = False) -> NewStairs:
        seats = (*self.seats[1:], self.seats[0]) if rotated else self.seats
        return replace(self, seats=seats, seed=seed)


def new_stairs(wish: StairsWish, names: Sequence[str], seed: str) -> NewStairs:
    """The match wished for; ``names`` are those shown."""
    seats = (SeatInfo(name, w.player) for name, w in zip(names, wish.seats, strict=True))
    return NewStairs(tuple(seats), seed, wish.hints)


_read = record(StairsWish, seats=read_seats)


def _wish(stored: Any) -> StairsWish:
    wish: StairsWish = _read(stored)
    return wish.available_only()


def _stored(wish: StairsWish) -> Mapping[str, Any]:
    return asdict(wish)


LOWEST: Final = Act(
    "stairs_lowest", ("E",), frozenset({table_of(NAME)}), lambda: "Lay the lowest card"
)
SETTINGS: Final = GameSettings(first=StairsWish, read=_wish, stored=_stored, acts=(LOWEST,))
