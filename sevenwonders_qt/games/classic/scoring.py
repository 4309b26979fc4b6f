"""Victory points: a score sheet for every city, each line with the source of its points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import product
from operator import add, sub
from typing import Any

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.counting import ITSELF, Counted, Line, count, counted
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Count,
    Counts,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
    Science,
    Scope,
    Symbol,
    SymbolChange,
    SymbolChoice,
    Tableau,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset, Times

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


CATEGORIES: tuple[str, ...] = tuple(Category)

ROW_OF: Mapping[Colour, Category] = {
    Colour.BLUE: Category.CIVIL,
    Colour.YELLOW: Category.COMMERCE,
    Colour.PURPLE: Category.GUILD,
    Colour.GREEN: Category.SCIENCE,
}


class Reason(StrEnum):
    """The subject of a line."""

    TOKENS = "tokens"  # count tokens worth each points
    COINS = "coins"  # count coins
    STAGE = "stage"  # count is the number of the stage, from 1
    CARD = "card"  # a card's plain points, or each points for count things
    COPIED = "copied"  # the same, for a neighbour's guild scored as one's own
    SYMBOL = "symbol"  # count equal symbols, chosen of them by effects with a choice
    SETS = "sets"  # count sets of three different symbols


@record
class Sheet:
    """All lines of one city; ``categories`` are the rows of the sheet, in order."""

    lines: tuple[Line, ...]
    categories: tuple[str, ...] = CATEGORIES

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])

    def points(self, category: str) -> int:
        return sum(line.points for line in self.lines if line.category == category)

    def by_category(self) -> Mapping[str, int]:
        """Return the points by category name, with the total last."""
        return {**{str(row): self.points(row) for row in self.categories}, "total": self.total}


def sheets(rules: Ruleset, cities: Sequence[Tableau]) -> list[Sheet]:
    """Return the sheet of every city in the current state, all choices made for the best total."""
    return [sheet(rules, cities, seat) for seat in range(len(cities))]


def explained(rules: Ruleset, cities: Sequence[Tableau]) -> list[Sheet]:
    """Return the same sheets, with every line explained by its counts in each city."""
    found = []
    for seat, plain in enumerate(sheets(rules, cities)):
        lines = tuple([_told(line, cities, seat) for line in plain.lines])
        found.append(replace(plain, lines=lines))
    return found


def sheet(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Sheet:
    """Return one city's sheet; if a guild of a neighbour may be copied, the best one is."""
    plain = _sheet(rules, cities, seat, None)
    copies = [card for extra in rules.extra_guilds for card in extra(rules, cities, seat)]
    if not copies:
        return plain
    options = [_sheet(rules, cities, seat, card) for card in dict.fromkeys(copies)]
    return max(*options, plain, key=lambda option: option.total)


def _sheet(rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None) -> Sheet:
    return Sheet(tuple(_lines(rules, cities, seat, copied)), rules.categories)


def ranking(points: Sequence[int], coins: Sequence[int]) -> tuple[Seat, ...]:
    """Return the winning seats: most points, then most coins, then shared."""
    found = [*zip(points, coins, strict=True)]
    best = max(found)
    return tuple(seat for seat, one in enumerate(found) if one == best)


def _told(line: Line, cities: Sequence[Tableau], seat: Seat) -> Line:
    """Return the line with its counts in each city."""
    if line.per is None:
        return line
    found = counted(line.per, cities, seat)
    itself = line.count - sum(part.number for part in found)
    if line.reason is Reason.COPIED and itself:
        found += (Counted(seat, ITSELF, itself),)
    return replace(line, counted=found)


def science_points(fixed: Sequence[int], choices: Sequence[Sequence[Symbol]] = ()) -> int:
    """Return the best points for symbols held (compass, gear, tablet) and free choices."""
    symbols, _ = best_symbols(tuple(fixed), tuple(map(tuple, choices)))
    return science_value(symbols)


@dataclass(frozen=True, slots=True)
class BestScience:
    """The best that can be made of symbols: their counts in the end, and how it comes to them.

    ``chosen`` are those of choices, ``changed`` what each change has added and taken, by source.
    ``per_set`` are the points of each set.
    """

    held: Counts
    chosen: Counts = (0, 0, 0)
    changed: tuple[tuple[str, Counts], ...] = ()
    per_set: int = POINTS_PER_SET

    @property
    def points(self) -> int:
        """The worth of the symbols, with all that a set brings."""
        return science_value(self.held, self.per_set)


@lru_cache(maxsize=4096)
def best_symbols(
    fixed: tuple[int, ...],
    choices: tuple[tuple[Symbol, ...], ...],
    per_set: int = POINTS_PER_SET,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return counts of each symbol after the best choice, and the number of each chosen."""
    options = []
    for picked in product(*choices):
        chosen = tuple(picked.count(symbol) for symbol in SYMBOLS)
        options.append((tuple(f + c for f, c in zip(fixed, chosen, strict=True)), chosen))
    return max(options, key=lambda option: science_value(option[0], per_set))


def science_value(symbols: Sequence[int], per_set: int = POINTS_PER_SET) -> int:
    return sum(n * n for n in symbols) + per_set * min(symbols)


def _lines(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> list[Line]:
    """Return the lines of one city; ``copied`` is a neighbour's guild, as if built there."""
    city, lines = cities[seat], []
    for value in sorted(set(city.tokens), reverse=True):
        number = city.tokens.count(value)
        lines.append(Line(Category.MILITARY, value * number, Reason.TOKENS, number, value))
    lines.append(Line(Category.TREASURY, city.coins // COINS_PER_POINT, Reason.COINS, city.coins))
    symbols: list[SymbolChoice] = []
    lines += _stage_lines(rules, cities, seat, symbols)
    lines += _card_lines(rules, cities, seat, city.built, Reason.CARD, symbols)
    if copied is not None:
        lines += _card_lines(rules, cities, seat, [copied], Reason.COPIED, symbols)
    symbols += more_symbols(rules, cities, seat)
    if symbols or rules.science:
        lines += _science_lines(best_science(rules, cities, seat, symbols))
    for scorer in rules.scorers:
        lines += scorer(rules, cities, seat, copied)
    return lines


def _stage_lines(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, symbols: list[SymbolChoice]
) -> list[Line]:
    """Return lines for the points of stages; their ``symbols`` are added."""
    lines = []
    for place, effects in enumerate(cities[seat].stage_effects, start=1):
        points = 0
        for effect in effects:
            if type(effect) in rules.times:
                points += _points(effect) * times(rules, effect, cities, seat)
            elif isinstance(effect, Science):
                symbols.append(effect.choice)
        if points:
            lines.append(Line(Category.WONDER, points, Reason.STAGE, place))
    return lines


def _card_lines(
    rules: Ruleset,
    cities: Sequence[Tableau],
    seat: Seat,
    scored: Iterable[CardId],
    reason: Reason,
    symbols: list[SymbolChoice],
) -> list[Line]:
    """Return lines for the points of cards, and add their ``symbols``."""
    lines: list[Line] = []
    cards = rules.catalogue.cards
    counts_itself = reason is Reason.COPIED and rules.copied_guild_counts
    for card_id in scored:
        card = cards[card_id]
        first = len(lines)
        for effect in card.effects:
            if type(effect) in rules.times:
                number, each = times(rules, effect, cities, seat), _points(effect)
                per: Count | None = getattr(effect, "per", None)
                if counts_itself and per is not None:
                    # Scored as if built here, so a guild that counts guilds counts itself too.
                    number += per.scope is not Scope.NEIGHBOURS and card.colour in per.colours
                row = rules.rows[card.colour]
                lines.append(Line(row, number * each, reason, number, each, card_id, None, 0, per))
            elif isinstance(effect, Science):
                symbols.append(effect.choice)
        if rules.most and card.colour in rules.most:
            lines[first:] = _at_most(rules.most[card.colour], lines[first:])
    return lines


def _at_most(points: int, lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines of one card, with so many points in all."""
    for line in lines:
        yield replace(line, points=min(line.points, points)) if line.points > points else line
        points -= min(line.points, points)


def times(rules: Ruleset, effect: Effect, cities: Sequence[Tableau], seat: Seat) -> int:
    """Return how many times an effect scores; raises KeyError for one that never does."""
    return rules.times[type(effect)](rules, effect, cities, seat)


def _points(effect: Any) -> int:
    """Return the points of an effect for each time."""
    points: int = effect.points
    return points


def _once(rules: Ruleset, effect: Points, cities: Sequence[Tableau], seat: Seat) -> int:
    return 1


def _per(rules: Ruleset, effect: PointsPer, cities: Sequence[Tableau], seat: Seat) -> int:
    return count(effect.per, cities, seat)


def _if_complete(
    rules: Ruleset, effect: PointsIfComplete, cities: Sequence[Tableau], seat: Seat
) -> int:
    city = cities[seat]
    return int(city.stages == len(rules.catalogue.boards[city.wonder, city.side].stages))


TIMES: Mapping[type[Effect], Times] = {
    Points: _once,
    PointsPer: _per,
    PointsIfComplete: _if_complete,
}
"""Effects of the base game that score, each with the number of times."""


def held_symbols(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> list[SymbolChoice]:
    """Return all symbols of a city, those of a copied guild as well."""
    cards, city = rules.catalogue.cards, cities[seat]
    built = [*city.built] if copied is None else [*city.built, copied]
    sources = [*(cards[card].effects for card in built), *city.stage_effects]
    effects = (effect for source in sources for effect in source)
    found = [effect.choice for effect in effects if isinstance(effect, Science)]
    return [*found, *more_symbols(rules, cities, seat)]


def more_symbols(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Iterator[SymbolChoice]:
    """Yield the symbols of pieces, and those that rule modules find."""
    for piece in cities[seat].pieces:
        for effect in piece.effects:
            if isinstance(effect, Science):
                yield effect.choice
    for source in rules.symbols:
        yield from source(rules, cities, seat)


def best_science(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, symbols: Iterable[SymbolChoice]
) -> BestScience:
    """Return the best that a city can make of these symbols, chosen and changed together."""
    fixed, open_choices = dict.fromkeys(SYMBOLS, 0), []
    for choice in symbols:
        if len(choice) == 1:
            for symbol in choice[0]:
                fixed[symbol] += 1
        else:
            open_choices.append(choice)
    held = tuple(fixed.values())
    if not open_choices and not rules.science:
        return BestScience(held)
    changes: tuple[SymbolChange, ...] = ()
    per_set = POINTS_PER_SET
    for science in rules.science:
        found = science(rules, cities, seat)
        changes += found.changes
        per_set += found.per_set
    if changes or any(len(group) != 1 for choice in open_choices for group in choice):
        return _best_order(held, held, tuple(sorted(open_choices)), changes, per_set)
    single = tuple([tuple([group[0] for group in choice]) for choice in open_choices])
    held, chosen = best_symbols(held, single, per_set)
    return BestScience(held, chosen, per_set=per_set)


@lru_cache(maxsize=1 << 16)
def _best_order(
    held: Counts,
    fixed: Counts,
    choices: tuple[SymbolChoice, ...],
    changes: tuple[SymbolChange, ...],
    per_set: int,
) -> BestScience:
    """Return the best of every order of choices and changes that are still to be made."""
    if not choices and not changes:
        return BestScience(held, per_set=per_set)
    found: list[BestScience] = []
    for place, choice in enumerate(choices):
        if choice in choices[:place]:
            continue  # of two equal ones either may come first
        left = choices[:place] + choices[place + 1 :]
        for group in choice:
            more = tuple([group.count(symbol) for symbol in SYMBOLS])
            best = _best_order(tuple(map(add, held, more)), fixed, left, changes, per_set)
            chosen = tuple(map(add, best.chosen, more))
            found.append(BestScience(best.held, chosen, best.changed, per_set))
    for place, change in enumerate(changes):
        others = changes[:place] + changes[place + 1 :]
        for after in change.after(held, fixed):
            best = _best_order(after, fixed, choices, others, per_set)
            changed = (change.source, tuple(map(sub, after, held)))
            found.append(BestScience(best.held, best.chosen, (changed, *best.changed), per_set))
    return max(found, key=lambda best: best.points)


def _science_lines(best: BestScience) -> list[Line]:
    lines = []
    held, chosen = best.held, best.chosen
    for symbol, number, free in zip(SYMBOLS, held, chosen, strict=True):
        if number:
            points = number * number
            lines.append(
                Line(Category.SCIENCE, points, Reason.SYMBOL, number, number, None, symbol, free)
            )
    trios = min(held)
    if trios:
        points = trios * POINTS_PER_SET
        lines.append(Line(Category.SCIENCE, points, Reason.SETS, trios, POINTS_PER_SET))
    return lines
