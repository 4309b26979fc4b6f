"""The kinds of effect that structures and wonder stages can have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Resource(StrEnum):
    """A raw material or manufactured good; the order is that of the production vectors."""

    WOOD = "wood"
    STONE = "stone"
    ORE = "ore"
    CLAY = "clay"
    GLASS = "glass"
    LOOM = "loom"
    PAPYRUS = "papyrus"


RESOURCES = tuple(Resource)
RAW = RESOURCES[:4]
MANUFACTURED = RESOURCES[4:]


class Goods(StrEnum):
    """The two classes of resource that trading prices tell apart."""

    RAW = "raw"
    MANUFACTURED = "manufactured"


class Colour(StrEnum):
    """The seven kinds of structure."""

    BROWN = "brown"
    GREY = "grey"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    PURPLE = "purple"


class Symbol(StrEnum):
    """The three scientific symbols."""

    COMPASS = "compass"
    GEAR = "gear"
    TABLET = "tablet"


class Side(StrEnum):
    """A neighbour."""

    LEFT = "left"
    RIGHT = "right"


class Scope(StrEnum):
    """Whose cities a counting effect looks at."""

    SELF = "self"
    NEIGHBOURS = "neighbours"
    ALL = "all"  # the own city and both neighbours


@dataclass(frozen=True, slots=True)
class Count:
    """Things counted: structures of these colours, built stages, or defeat tokens."""

    colours: tuple[Colour, ...] = ()
    stages: bool = False
    defeats: bool = False
    scope: Scope = Scope.SELF


@dataclass(frozen=True, slots=True)
class Produce:
    """One unit a turn of one of ``options``; ``for_sale`` tells whether neighbours may buy it."""

    options: tuple[Resource, ...]
    for_sale: bool = True


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at the end of the game."""

    points: int


@dataclass(frozen=True, slots=True)
class Shields:
    """Shields in every conflict."""

    shields: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank, once, when built."""

    coins: int


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins from the bank for each thing counted, once, when every card of the turn lies."""

    coins: int
    per: Count


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Victory points at the end of the game for each thing counted."""

    points: int
    per: Count


@dataclass(frozen=True, slots=True)
class PointsIfComplete:
    """Victory points at the end of the game if every stage of the own wonder is built."""

    points: int


@dataclass(frozen=True, slots=True)
class Science:
    """One scientific symbol; of several ``symbols`` the owner chooses at the end of the game."""

    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class TradeDiscount:
    """These goods cost one coin instead of two at these neighbours."""

    goods: Goods
    neighbours: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class PlayLastCard:
    """The seventh card of each Age is played instead of discarded (Babylon B)."""


@dataclass(frozen=True, slots=True)
class FreeBuild:
    """Once per Age one structure from the hand costs nothing (Olympia A)."""


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """At the end of this turn one structure of the discard pile is built free (Halicarnassus)."""


@dataclass(frozen=True, slots=True)
class CopyGuild:
    """At the end of the game one guild of a neighbour scores for this city too (Olympia B)."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfColour:
    """A structure of a colour that the city has none of costs nothing (Olympia, Day)."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfAge:
    """The first card of each Age, if built, costs nothing (Olympia, Night)."""


@dataclass(frozen=True, slots=True)
class FreeLastOfAge:
    """The card of the last turn of each Age, if built, costs nothing (Olympia, Night)."""


Effect = (
    Produce
    | Points
    | Shields
    | Coins
    | CoinsPer
    | PointsPer
    | PointsIfComplete
    | Science
    | TradeDiscount
    | PlayLastCard
    | FreeBuild
    | BuildFromDiscard
    | CopyGuild
    | FreeFirstOfColour
    | FreeFirstOfAge
    | FreeLastOfAge
)
