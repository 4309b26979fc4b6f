"""One city of a match; only `evolve` writes to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.games.classic.effects import (
    COLOURS,
    RAW,
    RESOURCES,
    Colour,
    Effect,
    Piece,
    Resource,
)
from sevenwonders_qt.games.classic.trade import Production

_NO_CARDS = dict.fromkeys(COLOURS, 0)


@dataclass(slots=True)
class City:
    """One seat's board, cards and coins, with sums kept up to date as it builds.

    ``made`` is the production that the city can use in a turn, ``sold`` the part a neighbour can
    buy. ``aside`` are coins that cannot be spent at present. ``discounts`` is a sum of
    `trade.DISCOUNT_BITS`. ``powers`` are effects that rule modules look up; ``spent`` names the
    once-per-Age powers used in this Age. ``raised`` are the raised stages, each as it was
    chosen, ``chosen`` the number of each among those that could be chosen; ``pieces`` are those of
    rule modules by the board.
    """

    board: BoardSide
    coins: int
    made: Production
    sold: Production
    hand: list[CardId] = field(default_factory=list)
    built: list[CardId] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    under_stages: list[CardId] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    colours: dict[Colour, int] = field(default_factory=_NO_CARDS.copy)
    shields: int = 0
    discounts: int = 0
    powers: tuple[Effect, ...] = ()
    spent: tuple[str, ...] = ()
    aside: int = 0
    raised: tuple[Stage, ...] = ()
    pieces: tuple[Piece, ...] = ()
    chosen: tuple[int, ...] = ()

    @property
    def stages(self) -> int:
        return len(self.under_stages)

    @property
    def wonder(self) -> str:
        return self.board.wonder

    @property
    def side(self) -> str:
        return self.board.side

    @property
    def stage_effects(self) -> Sequence[tuple[Effect, ...]]:
        """The effects of each raised stage."""
        return [stage.effects for stage in self.raised]

    def most(self, resource: Resource) -> int:
        """Return the most units of a resource that the city makes in a turn."""
        place = RESOURCES.index(resource)
        if place < len(RAW):
            return max([vector[place] for vector in self.made.raw.vectors])
        return max([vector[place - len(RAW)] for vector in self.made.manufactured.vectors])

    def copy(self) -> City:
        return City(
            self.board,
            self.coins,
            self.made,
            self.sold,
            self.hand[:],
            self.built[:],
            self.names.copy(),
            self.under_stages[:],
            self.tokens[:],
            self.colours.copy(),
            self.shields,
            self.discounts,
            self.powers,
            self.spent,
            self.aside,
            self.raised,
            self.pieces,
            self.chosen,
        )
