"""Victory points: a sheet of lines for every city, each number with where it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.catalogue import Card, Stage
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Count,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
    Science,
    Scope,
    Symbol,
)
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset, Tableau

COINS_PER_POINT = 3
POINTS_PER_SET = 7
SYMBOLS = tuple(Symbol)


class Category(StrEnum):
    """The seven rows of the score sheet, in its order."""

    MILITARY = "military"
    TREASURY = "treasury"
    WONDER = "wonder"
    CIVIL = "civil"
    SCIENCE = "science"
    COMMERCE = "commerce"
    GUILD = "guild"


_ROW_OF = {
    Colour.BLUE: Category.CIVIL,
    Colour.YELLOW: Category.COMMERCE,
    Colour.PURPLE: Category.GUILD,
    Colour.GREEN: Category.SCIENCE,
}


_SCORING = (Points, PointsPer, PointsIfComplete)


class Reason(StrEnum):
    """What a line counts."""

    TOKENS = "tokens"  # count tokens worth each points
    COINS = "coins"  # count coins
    STAGE = "stage"  # count is the number of the stage, from 1
    CARD = "card"  # a card's plain points, or each points for count things
    COPIED = "copied"  # the same, for a neighbour's guild scored as one's own
    SYMBOL = "symbol"  # count equal symbols, chosen of them by effects with a choice
    SETS = "sets"  # count sets of three different symbols


@record
class Line:
    """One number of the sheet: ``points`` in a category, and why."""

    category: Category
    points: int
    reason: Reason
    count: int = 0
    each: int = 0
    card: CardId | None = None
    symbol: Symbol | None = None
    chosen: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """All lines of one city."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, category: Category) -> int:
        return sum(line.points for line in self.lines if line.category is category)

    def by_category(self) -> Mapping[str, int]:
        """Points by category name, with the total last."""
        return {**{str(row): self.points(row) for row in Category}, "total": self.total}


def sheets(rules: Ruleset, cities: Sequence[Tableau]) -> list[Sheet]:
    """The sheet of every city as things lie now, all choices made for the best total."""
    return [sheet(rules, cities, seat) for seat in range(len(cities))]


def sheet(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Sheet:
    """One city's sheet; where a guild of a neighbour may be copied, the best one is."""
    plain = Sheet(tuple(_lines(rules, cities, seat, None)))
    copies = [card for extra in rules.extra_guilds for card in extra(rules, cities, seat)]
    if not copies:
        return plain
    options = [Sheet(tuple(_lines(rules, cities, seat, card))) for card in dict.fromkeys(copies)]
    return max(*options, plain, key=lambda option: option.total)


def ranking(points: Sequence[int], coins: Sequence[int]) -> tuple[Seat, ...]:
    """The winning seats: most points, then most coins, then shared."""
    best = max(zip(points, coins, strict=True))
    return tuple(s for s, found in enumerate(zip(points, coins, strict=True)) if found == best)


def count(per: Count, cities: Sequence[Tableau], seat: Seat) -> int:
    """How many of the counted things lie in the cities the effect looks at."""
    looked_at: tuple[Tableau, ...] = ()
    if per.scope is not Scope.NEIGHBOURS:
        looked_at += (cities[seat],)
    if per.scope is not Scope.SELF:
        looked_at += (cities[seat - 1], cities[(seat + 1) % len(cities)])
    total = 0
    for city in looked_at:
        for colour in per.colours:
            total += city.colours[colour]
        if per.stages:
            total += city.stages
        if per.defeats:
            total += city.tokens.count(DEFEAT)
    return total


def science_points(fixed: Sequence[int], choices: Sequence[Sequence[Symbol]] = ()) -> int:
    """Best points for symbols held, in the order compass, gear, tablet, plus free choices."""
    symbols, _ = best_symbols(tuple(fixed), tuple(map(tuple, choices)))
    return _science(symbols)


@lru_cache(maxsize=4096)
def best_symbols(
    fixed: tuple[int, ...], choices: tuple[tuple[Symbol, ...], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Counts of each symbol after the best choice, and how many of each were chosen."""
    options = []
    for picked in product(*choices):
        chosen = tuple(picked.count(symbol) for symbol in SYMBOLS)
        options.append((tuple(f + c for f, c in zip(fixed, chosen, strict=True)), chosen))
    return max(options, key=lambda option: _science(option[0]))


def _science(symbols: Sequence[int]) -> int:
    return sum(n * n for n in symbols) + POINTS_PER_SET * min(symbols)


def _lines(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    city = cities[seat]
    for value in sorted(set(city.tokens), reverse=True):
        number = city.tokens.count(value)
        yield Line(Category.MILITARY, value * number, Reason.TOKENS, number, value)
    yield Line(Category.TREASURY, city.coins // COINS_PER_POINT, Reason.COINS, city.coins)
    yield from _stage_lines(rules, cities, seat)
    yield from _card_lines(rules, cities, seat, city.built, Reason.CARD)
    if copied is not None:
        yield from _card_lines(rules, cities, seat, (copied,), Reason.COPIED)
    yield from _science_lines(rules, city, copied)


def _stage_lines(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Iterator[Line]:
    city = cities[seat]
    stages = rules.catalogue.boards[city.wonder, city.side].stages
    for stage_number, stage in enumerate(stages[: city.stages], start=1):
        points = 0
        for effect in stage.effects:
            counted = _counted(rules, effect, cities, seat)
            points += counted[0] * counted[1]
        if points:
            yield Line(Category.WONDER, points, Reason.STAGE, stage_number)


def _card_lines(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, scored: Iterable[CardId], reason: Reason
) -> Iterator[Line]:
    for card_id in scored:
        card = rules.catalogue.cards[card_id]
        for effect in card.effects:
            if type(effect) not in _SCORING:
                continue
            number, each = _counted(rules, effect, cities, seat)
            copied = reason is Reason.COPIED and rules.copied_guild_counts
            if copied and isinstance(effect, PointsPer):
                # Scored as if built here, so a guild that counts guilds counts itself too.
                per = effect.per
                number += per.scope is not Scope.NEIGHBOURS and card.colour in per.colours
            yield Line(_ROW_OF[card.colour], number * each, reason, number, each, card_id)


def _counted(
    rules: Ruleset, effect: Effect, cities: Sequence[Tableau], seat: Seat
) -> tuple[int, int]:
    """How many things an effect counts, and its points for each."""
    if isinstance(effect, Points):
        return 1, effect.points
    if isinstance(effect, PointsPer):
        return count(effect.per, cities, seat), effect.points
    if isinstance(effect, PointsIfComplete):
        city = cities[seat]
        due = len(rules.catalogue.boards[city.wonder, city.side].stages)
        return int(city.stages == due), effect.points
    return 0, 0


def _science_lines(rules: Ruleset, city: Tableau, copied: CardId | None) -> Iterator[Line]:
    fixed, choices = _symbols(rules, city, copied)
    if not any(fixed) and not choices:
        return
    symbols, chosen = best_symbols(fixed, choices)
    for symbol, number, free in zip(SYMBOLS, symbols, chosen, strict=True):
        if number:
            yield Line(
                Category.SCIENCE, number * number, Reason.SYMBOL, number, number, None, symbol, free
            )
    trios = min(symbols)
    if trios:
        yield Line(Category.SCIENCE, trios * POINTS_PER_SET, Reason.SETS, trios, POINTS_PER_SET)


def _symbols(
    rules: Ruleset, city: Tableau, copied: CardId | None
) -> tuple[tuple[int, ...], tuple[tuple[Symbol, ...], ...]]:
    """Symbols held for certain, and the free choices, of structures, stages and a copied guild."""
    sure, choices = dict.fromkeys(SYMBOLS, 0), []
    cards, stages = rules.catalogue.cards, rules.catalogue.boards[city.wonder, city.side].stages
    sources: list[Card | Stage] = [cards[card] for card in city.built]
    sources += stages[: city.stages]
    if copied is not None:
        sources.append(cards[copied])
    for source in sources:
        for effect in source.effects:
            if isinstance(effect, Science):
                if len(effect.symbols) == 1:
                    sure[effect.symbols[0]] += 1
                else:
                    choices.append(effect.symbols)
    return tuple(sure.values()), tuple(choices)
