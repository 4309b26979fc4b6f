"""Places of the table of Architects that it does not share with 7 Wonders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sevenwonders_qt.views.table.places import City, Picture, Place


@dataclass(frozen=True, slots=True)
class Deck(Place):
    """The deck beside a city, by its seat, or the one in the centre."""

    word: ClassVar[str] = "deck"
    deck: int


@dataclass(frozen=True, slots=True)
class TokenPlace(Place):
    """A progress token by its place: 3 is the pile."""

    word: ClassVar[str] = "token"
    number: int


@dataclass(frozen=True, slots=True)
class OwnStage(Place):
    """A stage of the own wonder, from 1."""

    word: ClassVar[str] = "stage"
    number: int


@dataclass(frozen=True, slots=True)
class Choices(Place):
    """The actions of the turn."""

    word: ClassVar[str] = "choices"


@dataclass(frozen=True, slots=True)
class Discards(Place):
    """The discard pile."""

    word: ClassVar[str] = "discard"


KINDS: Sequence[type[Place]] = (*(City, Picture, Deck, TokenPlace, OwnStage, Choices, Discards),)
"""The kinds that the lessons of Architects may name."""
