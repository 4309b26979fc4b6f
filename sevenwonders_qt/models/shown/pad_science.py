"""Science on the score pad: counted symbols, and the best use of the free ones.

Beside the base game it knows what boxes bring: one more of the most frequent symbol, one symbol
turned into another, and sets worth 3 more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from sevenwonders_qt.games.classic.scoring import POINTS_PER_SET, SYMBOLS, science_points

BONUS_PER_SET: Final = 3
"""The addition of Aristotle to every set of three symbols."""

Counts = tuple[int, int, int]
"""The number of each symbol: compass, gear, tablet."""


@dataclass(frozen=True, slots=True)
class PadSymbols:
    """The symbols of a player.

    ``free`` are symbols of choice. ``most`` are further ones of the symbol that the player has
    most of. ``swap`` turns one symbol into another; ``bonus`` makes sets worth more.
    """

    counts: Counts = (0, 0, 0)
    free: int = 0
    most: int = 0
    swap: bool = False
    bonus: bool = False

    @classmethod
    def of(cls, entries: Mapping[str, int]) -> PadSymbols:
        """Return the symbols as entered on the pad; a missing one is 0."""
        compass, gear, tablet = (entries.get(str(symbol), 0) for symbol in SYMBOLS)
        return cls(
            (compass, gear, tablet),
            entries.get("free", 0),
            entries.get("most", 0),
            bool(entries.get("swap", 0)),
            bool(entries.get("bonus", 0)),
        )


@dataclass(frozen=True, slots=True)
class PadScience:
    """The best use: ``counts`` in the end, and by symbol how many of them are ``free`` or ``most``.

    ``swapped`` says which symbol (by place) became which.
    """

    counts: Counts
    free: Counts = (0, 0, 0)
    most: Counts = (0, 0, 0)
    swapped: tuple[int, int] | None = None
    set_worth: int = POINTS_PER_SET

    @property
    def sets(self) -> int:
        return min(self.counts)

    @property
    def points(self) -> int:
        return science_points(self.counts) + (self.set_worth - POINTS_PER_SET) * self.sets

    def given(self, place: int) -> int:
        """Return how many of this symbol are not simply counted."""
        turned = self.swapped is not None and self.swapped[1] == place
        return self.free[place] + self.most[place] + turned


@lru_cache(maxsize=512)
def best_science(symbols: PadSymbols) -> PadScience:
    """Return the best use of the symbols, with all choices made for the most points.

    The most frequent symbol is counted after the free ones have been chosen; among equals the
    better one counts.
    """
    return max(_uses(symbols), key=lambda use: use.points)


def _uses(symbols: PadSymbols) -> Iterator[PadScience]:
    worth = POINTS_PER_SET + (BONUS_PER_SET if symbols.bonus else 0)
    for picked in combinations_with_replacement(range(3), symbols.free):
        free = _counted(picked)
        held = _sum(symbols.counts, free)
        for swapped in _swaps(symbols):
            turned = _turned(held, swapped)
            for most in _most(turned, symbols.most):
                yield PadScience(_sum(turned, most), free, most, swapped, worth)


def _swaps(symbols: PadSymbols) -> Iterator[tuple[int, int] | None]:
    """Yield no swap first: where a swap gains nothing, none is shown."""
    yield None
    if symbols.swap:
        for source, count in enumerate(symbols.counts):
            if count:
                yield from ((source, target) for target in range(3) if target != source)


def _most(held: Counts, extra: int) -> Iterator[Counts]:
    if not extra or not any(held):
        yield (0, 0, 0)
        return
    for place, count in enumerate(held):
        if count == max(held):
            yield _counted([place] * extra)


def _turned(held: Counts, swapped: tuple[int, int] | None) -> Counts:
    if swapped is None:
        return held
    compass, gear, tablet = (
        count + (place == swapped[1]) - (place == swapped[0]) for place, count in enumerate(held)
    )
    return compass, gear, tablet


def _counted(places: tuple[int, ...] | list[int]) -> Counts:
    return places.count(0), places.count(1), places.count(2)


def _sum(first: Counts, second: Counts) -> Counts:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]
