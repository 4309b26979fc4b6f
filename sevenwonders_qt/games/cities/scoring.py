"""Points of Cities at the end of the game: debts, and symbols that masks copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.cities.effects import CopySymbol
from sevenwonders_qt.games.cities.pieces import debts
from sevenwonders_qt.games.classic.counting import Line, neighbours
from sevenwonders_qt.games.classic.effects import (
    BLACK,
    Colour,
    Counts,
    Effect,
    Science,
    SymbolRules,
    Tableau,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import (
    SYMBOLS,
    Category,
    best_science,
    held_symbols,
)


class CitiesCategory(StrEnum):
    """The rows that the expansion adds to the score sheet."""

    BLACK = "cities"
    DEBTS = "city_debts"


class CitiesReason(StrEnum):
    """The subject of a line."""

    DEBTS = "city_debts"  # count debts
    MASK = "mask"  # no points of its own: count symbols were copied; card is the mask


@dataclass(frozen=True, slots=True)
class Masked:
    """Symbols that a city copies: one of a card each, of so many cards with each symbol.

    ``source`` is the first card with a mask.
    """

    source: str
    masks: int
    cards: Counts

    def after(self, held: Counts, fixed: Counts) -> Iterable[Counts]:
        """Yield the symbols with as many copies as there are masks and cards for them."""
        number = min(self.masks, sum(self.cards))
        for copied in product(*(range(min(number, most) + 1) for most in self.cards)):
            if sum(copied) == number:
                yield tuple([had + more for had, more in zip(held, copied, strict=True)])


_AS_PRINTED = SymbolRules()


def masks_of(rules: Ruleset, city: Tableau) -> list[str]:
    """Return what copies symbols for a city: a card, a stage or a piece for each mask."""
    cards = rules.catalogue.cards
    found = [str(card) for card in city.built for _ in _masks(cards[card].effects)]
    found += [city.wonder for effects in city.stage_effects for _ in _masks(effects)]
    return found + [piece.person for piece in city.pieces for _ in _masks(piece.effects)]


def _masks(effects: Sequence[Effect]) -> Iterator[Effect]:
    return (effect for effect in effects if isinstance(effect, CopySymbol))


def science(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> SymbolRules:
    """Return the copies of symbols that masks allow a city."""
    city = cities[seat]
    if not city.colours[BLACK] and not city.stages:
        return _AS_PRINTED
    masks = masks_of(rules, city)
    if not masks:
        return _AS_PRINTED
    cards = rules.catalogue.cards
    numbers = dict.fromkeys(SYMBOLS, 0)
    for other in neighbours(seat, len(cities)):
        for card_id in cities[other].built if cities[other].colours[Colour.GREEN] else ():
            card = cards[card_id]
            if card.colour is Colour.GREEN:
                for effect in card.effects:
                    if isinstance(effect, Science):
                        numbers[effect.symbols[0]] += 1
    if not any(numbers.values()):
        return _AS_PRINTED
    return SymbolRules((Masked(masks[0], len(masks), tuple(numbers.values())),))


def score_cities(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    """Yield the lines of masks, whose symbols score in their own row, and of debts."""
    if science(rules, cities, seat) is not _AS_PRINTED:
        best = best_science(rules, cities, seat, held_symbols(rules, cities, seat, copied))
        masks = {*masks_of(rules, cities[seat])}
        for source, added in best.changed:
            for symbol, number in zip(SYMBOLS, added, strict=True):
                if number and source in masks:
                    card = CardId(source)
                    yield Line(
                        Category.SCIENCE, 0, CitiesReason.MASK, number, card=card, symbol=symbol
                    )
    owed = debts(cities[seat])
    if owed:
        yield Line(CitiesCategory.DEBTS, -owed, CitiesReason.DEBTS, owed, -1)
