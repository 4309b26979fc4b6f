"""The tokens of Cities by a city's board: debts, and diplomacy."""

from __future__ import annotations

from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Piece, Tableau


@record
class Debts(Piece):
    """Debts that were taken at one time; each of them is a point less."""

    number: int


@record
class Diplomacy(Piece):
    """A token that keeps the city out of the next conflict."""


DIPLOMACY = Diplomacy()


def debts(city: Tableau) -> int:
    """Return the number of debts of a city."""
    return sum([piece.number for piece in city.pieces if isinstance(piece, Debts)])


def diplomacy_tokens(city: Tableau) -> int:
    """Return the number of conflicts to come that a city stays out of."""
    return sum([piece == DIPLOMACY for piece in city.pieces]) if city.pieces else 0


def has_diplomacy(city: Tableau) -> bool:
    """Return whether a city stays out of the next conflict."""
    return DIPLOMACY in city.pieces
