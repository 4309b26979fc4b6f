"""Places of a table, as texts, overlays and movements name them.

Each kind is a type. These are the kinds of 7 Wonders; another game has its own beside those that it
shares, and a box has places in its rows and within cities.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, TypeAlias

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a table; the base of their kinds.

    ``word`` is its first word in the files of lessons, and in the names of the parts of a panel.
    """

    word: ClassVar[str] = ""

    @property
    def part(self) -> str:
        """The name of the part of a panel that is there."""
        return " ".join((self.word, *(str(getattr(self, each.name)) for each in fields(self))))


PlaceOf: TypeAlias = Callable[[Place], QRectF | None]
"""Returns the rectangle of a place in the scene, None if it is not there."""


@dataclass(frozen=True, slots=True)
class City(Place):
    """A city with all that belongs to it."""

    word: ClassVar[str] = "seat"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfCity(Place):
    """A part of a city; the base of their kinds."""

    seat: Seat

    @property
    def part(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Sells(OfCity):
    """The goods that a neighbour sells."""

    word: ClassVar[str] = "sells"


@dataclass(frozen=True, slots=True)
class Border(OfCity):
    """The border to a neighbour."""

    word: ClassVar[str] = "border"


@dataclass(frozen=True, slots=True)
class Counters(OfCity):
    """The coins of a city and the counters beside them."""

    word: ClassVar[str] = "coins"


@dataclass(frozen=True, slots=True)
class Gain(OfCity):
    """The room beside the coins of a city, for what it gains."""

    word: ClassVar[str] = "gain"


@dataclass(frozen=True, slots=True)
class Strips(OfCity):
    """The structures of a city."""

    word: ClassVar[str] = "strips"


@dataclass(frozen=True, slots=True)
class Picture(OfCity):
    """The picture of the wonder of a city."""

    word: ClassVar[str] = "picture"


@dataclass(frozen=True, slots=True)
class Science(OfCity):
    """The scientific symbols among the counters."""

    word: ClassVar[str] = "science"


@dataclass(frozen=True, slots=True)
class War(OfCity):
    """The shields and tokens among the counters."""

    word: ClassVar[str] = "war"


@dataclass(frozen=True, slots=True)
class Points(OfCity):
    """The points among the counters."""

    word: ClassVar[str] = "points"


@dataclass(frozen=True, slots=True)
class StageOf(OfCity):
    """One stage of the wonder of a city, from 0."""

    word: ClassVar[str] = "stage"
    number: int

    @property
    def part(self) -> str:
        return f"{self.word} {self.number}"


@dataclass(frozen=True, slots=True)
class Strip(OfCity):
    """A structure of a city."""

    word: ClassVar[str] = "strip"
    card: str

    @property
    def part(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class OfBox(OfCity):
    """A part of a city that a box has, by the key that it has there."""

    word: ClassVar[str] = "of box"
    key: str

    @property
    def part(self) -> str:
        return self.key


@dataclass(frozen=True, slots=True)
class Own(Place):
    """The own city."""

    word: ClassVar[str] = "own"


@dataclass(frozen=True, slots=True)
class Columns(Place):
    """The structures of the own city."""

    word: ClassVar[str] = "columns"


@dataclass(frozen=True, slots=True)
class ColourColumn(Place):
    """The structures of one colour in the own city."""

    word: ClassVar[str] = "column"
    colour: str


@dataclass(frozen=True, slots=True)
class NextStrip(Place):
    """The place of another structure of this colour in the own city."""

    word: ClassVar[str] = "next strip"
    colour: str


@dataclass(frozen=True, slots=True)
class NextStage(Place):
    """The next stage of the own wonder."""

    word: ClassVar[str] = "stage"


@dataclass(frozen=True, slots=True)
class WholeHand(Place):
    """The cards of the hand."""

    word: ClassVar[str] = "hand"


@dataclass(frozen=True, slots=True)
class HandCard(Place):
    """A card of the hand by its number, from 0."""

    word: ClassVar[str] = "card number"
    number: int


@dataclass(frozen=True, slots=True)
class HeldCard(Place):
    """The first card of this kind in the hand."""

    word: ClassVar[str] = "card"
    card: str


@dataclass(frozen=True, slots=True)
class Marked(Place):
    """Cards of the hand with the marks over them."""

    cards: Place


@dataclass(frozen=True, slots=True)
class Fan(Place):
    """The room of the hand."""

    word: ClassVar[str] = "fan"


@dataclass(frozen=True, slots=True)
class Pile(Place):
    """The discard pile."""

    word: ClassVar[str] = "pile"


@dataclass(frozen=True, slots=True)
class LogPlace(Place):
    """The log."""

    word: ClassVar[str] = "log"


@dataclass(frozen=True, slots=True)
class Actions(Place):
    """The buttons of a turn, or of watching."""

    word: ClassVar[str] = "actions"


@dataclass(frozen=True, slots=True)
class Band(Place):
    """The band that shows where hands go."""

    word: ClassVar[str] = "band"


@dataclass(frozen=True, slots=True)
class Top(Place):
    """The bar at the top."""

    word: ClassVar[str] = "top"


@dataclass(frozen=True, slots=True)
class FreePile(Place):
    """The pile of the Free City."""

    word: ClassVar[str] = "free pile"


@dataclass(frozen=True, slots=True)
class InRow(Place):
    """A place in the row of a box, as the row names it."""

    name: str

    @property
    def part(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Offered(Place):
    """A thing that a box over the table offers, by the key of its spot."""

    key: str

    @property
    def part(self) -> str:
        return self.key


KINDS: Sequence[type[Place]] = (
    *(City, Sells, Border, Counters, Gain, Strips, Picture, Science, War, Points, Strip),
    *(Own, Columns, ColourColumn, NextStrip, NextStage, WholeHand, HeldCard, Fan),
    *(Pile, LogPlace, Actions, Band, Top, FreePile),
)
"""The kinds that the lessons of 7 Wonders may name."""


def read_place(words: str, kinds: Sequence[type[Place]]) -> Place | None:
    """Return the place that words name, such as "strip 0 altar"; None for one of no such kind."""
    for kind in kinds:
        known, values = kind.word.split(), words.split()
        count = len(known)
        if values[:count] == known and len(values) - count == len(fields(kind)):
            return kind(*map(_value, values[count:]))
    return None


def _value(word: str) -> str | int:
    return int(word) if word.lstrip("-").isdigit() else word
