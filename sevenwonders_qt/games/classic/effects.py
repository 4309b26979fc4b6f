"""The kinds of effect that structures and wonder stages can have, and the city they look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Protocol

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.name import Name
from sevenwonders_qt.core.record import record


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
    """The two classes of resource with prices of their own."""

    RAW = "raw"
    MANUFACTURED = "manufactured"


class Colour(Name):
    """A kind of structure: one of the seven of the base game, or one of a rule module."""

    BROWN: ClassVar[Colour]
    GREY: ClassVar[Colour]
    BLUE: ClassVar[Colour]
    YELLOW: ClassVar[Colour]
    GREEN: ClassVar[Colour]
    RED: ClassVar[Colour]
    PURPLE: ClassVar[Colour]


COLOURS: tuple[Colour, ...] = Colour.members
"""The seven colours of the base game."""

BLACK = Colour("black")
"""A colour of another box, which more than one box counts."""


class Symbol(StrEnum):
    """The three scientific symbols."""

    COMPASS = "compass"
    GEAR = "gear"
    TABLET = "tablet"


Counts = tuple[int, ...]
"""The number of compasses, gears and tablets."""

SymbolChoice = tuple[tuple[Symbol, ...], ...]
"""Groups of symbols: the owner has one of them, and chooses at the end of the game."""


class SymbolChange(Protocol):
    """A change of the symbols of a city that its owner makes once, whenever that is best.

    Changes are compared, so they are values. ``source`` is the id of the thing that allows it.
    """

    @property
    def source(self) -> str: ...

    def after(self, held: Counts, fixed: Counts) -> Iterable[Counts]:
        """Return each result for the symbols held; ``fixed`` are those without any choice."""
        ...


@dataclass(frozen=True, slots=True)
class SymbolRules:
    """Changes of the symbols of one city, and points more for each set."""

    changes: tuple[SymbolChange, ...] = ()
    per_set: int = 0


class Side(StrEnum):
    """A neighbour."""

    LEFT = "left"
    RIGHT = "right"


class Scope(StrEnum):
    """The cities that a counting effect looks at."""

    SELF = "self"
    NEIGHBOURS = "neighbours"
    ALL = "all"  # the own city and both neighbours


class Effect:
    """An effect of a structure, a stage or a piece; the base of all kinds of effect."""

    __slots__ = ()


@record
class Piece:
    """A piece of a rule module that is open by a city's board; the base of their kinds."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects that the city has as long as the piece is there."""
        return ()

    @property
    def person(self) -> str:
        """The id of a person that the city has recruited; empty for any other piece."""
        return ""


class Tableau(Protocol):
    """The open side of a city in a state or a view: the facts that counting and scoring look at."""

    @property
    def wonder(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def coins(self) -> int: ...
    @property
    def built(self) -> Sequence[CardId]: ...
    @property
    def stages(self) -> int: ...
    @property
    def tokens(self) -> Sequence[int]: ...
    @property
    def colours(self) -> Mapping[Colour, int]: ...
    @property
    def stage_effects(self) -> Sequence[tuple[Effect, ...]]: ...
    @property
    def pieces(self) -> Sequence[Piece]: ...

    def most(self, resource: Resource) -> int:
        """Return the most units of a resource that the city makes in a turn."""
        ...


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing that a rule module counts: its name, and the number of it in a city.

    ``number`` is a function of a module, not one made on the fly: effects go to other processes.
    """

    name: str
    number: Callable[[Tableau], int]


def _victories(city: Tableau) -> int:
    return sum(token > 0 for token in city.tokens)


VICTORIES = Kind("victories", _victories)
"""Military victory tokens, whatever they are worth."""


@dataclass(frozen=True, slots=True)
class Count:
    """Things counted: structures of these colours, stages, defeat tokens, kinds of rule modules."""

    colours: tuple[Colour, ...] = ()
    stages: bool = False
    defeats: bool = False
    scope: Scope = Scope.SELF
    kinds: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """One unit a turn of one of ``options``; ``for_sale`` says whether neighbours may buy it."""

    options: tuple[Resource, ...]
    for_sale: bool = True


@dataclass(frozen=True, slots=True)
class Points(Effect):
    """Victory points at the end of the game."""

    points: int


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """Shields in every conflict."""

    shields: int


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """Coins from the bank, once, when built."""

    coins: int


@dataclass(frozen=True, slots=True)
class CoinsPer(Effect):
    """Coins from the bank for each thing counted, once, after every card of the turn is played."""

    coins: int
    per: Count


@dataclass(frozen=True, slots=True)
class PointsPer(Effect):
    """Victory points at the end of the game for each thing counted."""

    points: int
    per: Count


@dataclass(frozen=True, slots=True)
class PointsIfComplete(Effect):
    """Victory points at the end of the game if every stage of the own wonder is built."""

    points: int


@dataclass(frozen=True, slots=True)
class Science(Effect):
    """One scientific symbol; of several ``symbols`` the owner chooses at the end of the game."""

    symbols: tuple[Symbol, ...]
    choice: SymbolChoice = field(init=False, repr=False, compare=False)
    """The same as groups of one symbol."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "choice", tuple([(symbol,) for symbol in self.symbols]))


@dataclass(frozen=True, slots=True)
class TradeDiscount(Effect):
    """These goods cost one coin instead of two at these neighbours."""

    goods: Goods
    neighbours: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class PlayLastCard(Effect):
    """The seventh card of each Age is played instead of discarded (Babylon B)."""


@dataclass(frozen=True, slots=True)
class FreeBuild(Effect):
    """Once per Age one structure from the hand costs nothing (Olympia A)."""


@dataclass(frozen=True, slots=True)
class BuildFromDiscard(Effect):
    """At the end of this turn one structure of the discard pile is built free (Halicarnassus).

    Of several in one turn those of a lower ``order`` come first; wonders have 0.
    """

    order: int = 0


@dataclass(frozen=True, slots=True)
class CopyGuild(Effect):
    """At the end of the game one guild of a neighbour scores for this city too (Olympia B)."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfColour(Effect):
    """A structure of a colour that the city has none of costs nothing (Olympia, Day)."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfAge(Effect):
    """The first card of each Age, if built, costs nothing (Olympia, Night)."""


@dataclass(frozen=True, slots=True)
class FreeLastOfAge(Effect):
    """The card of the last turn of each Age, if built, costs nothing (Olympia, Night)."""
