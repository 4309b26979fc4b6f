"""The leaders by a city's board: recruited, copied from a neighbour, or buried."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Effect, Piece, Tableau


@record
class Recruited(Piece):
    """A leader that is face up; ``cost`` is the price on the card, ``age`` that of the recruit."""

    leader: CardId
    age: int
    cost: int
    gives: tuple[Effect, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.gives

    @property
    def person(self) -> str:
        return self.leader


@record
class Copied(Piece):
    """The effects of a leader of the neighbour at ``seat``, as if the city had recruited it."""

    leader: CardId
    seat: int
    gives: tuple[Effect, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.gives


@record
class Buried(Piece):
    """A leader that was turned face down beside the wonder; it scores ``points``."""

    leader: CardId
    points: int

    @property
    def person(self) -> str:
        return self.leader


def buried_points(price: int) -> int:
    """Return the points of a buried leader with this price."""
    return 2 * price


def recruited(city: Tableau) -> Sequence[Recruited]:
    """Return the leaders of a city that are face up, in the order of recruiting."""
    return [piece for piece in city.pieces if isinstance(piece, Recruited)]


def buried(city: Tableau) -> Sequence[Buried]:
    """Return the buried leaders of a city."""
    return [piece for piece in city.pieces if isinstance(piece, Buried)]


def leaders_at_work(city: Tableau) -> Sequence[Recruited | Copied]:
    """Return the leaders whose effects a city has."""
    return [piece for piece in city.pieces if isinstance(piece, Recruited | Copied)]
