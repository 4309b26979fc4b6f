"""Counts the things that an effect pays for, city by city."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Count, Scope, Symbol, Tableau
from sevenwonders_qt.games.classic.numbers import DEFEAT

STAGES, DEFEATS, ITSELF = "stages", "defeats", "itself"
"""Kinds of things beside the colours of cards; ITSELF is a copied guild that counts itself."""


@record
class Counted:
    """The number of things of one kind that a line found in the city of one seat."""

    seat: Seat
    kind: str
    number: int


def count(per: Count, cities: Sequence[Tableau], seat: Seat) -> int:
    """Return the number of the counted things in the cities that the effect looks at."""
    total = 0
    for place in _looked_at(per.scope, len(cities), seat):
        total += _number(per, cities[place])
    return total


def counted(per: Count, cities: Sequence[Tableau], seat: Seat) -> tuple[Counted, ...]:
    """Return the parts of `count`, for each city and each kind of thing; nothing is left out."""
    return tuple(
        Counted(place, kind, number)
        for place in _looked_at(per.scope, len(cities), seat)
        for kind, one in _kinds(per)
        if (number := _number(one, cities[place]))
    )


def neighbours(seat: Seat, players: int) -> tuple[Seat, Seat]:
    """Return the seats to the left and to the right of one."""
    return (seat - 1) % players, (seat + 1) % players


@cache
def _looked_at(scope: Scope, players: int, seat: Seat) -> tuple[Seat, ...]:
    if scope is Scope.SELF:
        return (seat,)
    beside = neighbours(seat, players)
    return beside if scope is Scope.NEIGHBOURS else (seat, *beside)


def _number(per: Count, city: Tableau) -> int:
    total = 0
    for colour in per.colours:
        total += city.colours[colour]
    if per.stages:
        total += city.stages
    if per.defeats:
        total += city.tokens.count(DEFEAT)
    for kind in per.kinds:
        total += kind.number(city)
    return total


def _kinds(per: Count) -> list[tuple[str, Count]]:
    """Return each kind of thing that is counted, with the count of that kind alone."""
    kinds = [(str(colour), Count((colour,))) for colour in per.colours]
    kinds += [(STAGES, Count(stages=True))] * per.stages
    kinds += [(DEFEATS, Count(defeats=True))] * per.defeats
    return kinds + [(kind.name, Count(kinds=(kind,))) for kind in per.kinds]


@record
class Line:
    """One number of the sheet: ``points`` in a category, and why.

    ``per`` is the count behind it; its parts by city are in ``counted`` if the line comes from
    `explained`. Rule modules have categories and reasons of their own.
    """

    category: str
    points: int
    reason: str
    count: int
    each: int = 0
    card: CardId | None = None
    symbol: Symbol | None = None
    chosen: int = 0
    per: Count | None = None
    counted: tuple[Counted, ...] = ()
