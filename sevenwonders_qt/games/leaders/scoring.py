"""Points of leaders at the end of the game, each number with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.counting import Line, count, neighbours
from sevenwonders_qt.games.classic.effects import Effect, Scope, SymbolRules, Tableau
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset, Times
from sevenwonders_qt.games.classic.scoring import (
    SYMBOLS,
    Category,
    best_science,
    held_symbols,
    times,
)
from sevenwonders_qt.games.leaders.effects import (
    Changed,
    ChangeSymbol,
    PairsOfVictories,
    PointsIfAlone,
    PointsIfMost,
    PointsIfUndefeated,
    PointsPerSet,
    PointsPerTrio,
    Repeated,
    RepeatSymbol,
    ShieldsPerDefeat,
)
from sevenwonders_qt.games.leaders.pieces import Recruited, buried, leaders_at_work, recruited


class LeaderCategory(StrEnum):
    """The row that the expansion adds to the score sheet."""

    LEADERS = "leaders"


class LeaderReason(StrEnum):
    """The subject of a line; its card is the leader."""

    LEADER = "leader"  # points, each for count things
    PAIRS = "pairs"  # count pairs of victory tokens worth each
    TRIOS = "trios"  # each more for count sets of symbols
    SYMBOL_ADDED = "symbol_added"  # no points of its own: one more of the symbol
    SYMBOL_REMOVED = "symbol_removed"  # no points of its own: one fewer of the symbol
    BURIED = "buried"  # points of a buried leader
    HELPED = "helped"  # no points of its own: the leader did something else


def counted_shields(city: Tableau) -> int:
    """Return the shields that defeat tokens are for a city."""
    each = 0
    for piece in leaders_at_work(city) if city.pieces else ():
        for effect in piece.effects:
            if isinstance(effect, ShieldsPerDefeat):
                each += effect.shields
    return each * city.tokens.count(DEFEAT) if each else 0


def science(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> SymbolRules:
    """Return the changes of symbols that leaders allow, and their points for each set."""
    city, changes, per_set = cities[seat], list[Changed | Repeated](), 0
    for piece in leaders_at_work(city) if city.pieces else ():
        for effect in piece.effects:
            if isinstance(effect, ChangeSymbol):
                changes.append(Changed(piece.leader))
            elif isinstance(effect, RepeatSymbol):
                changes.append(Repeated(piece.leader))
            elif isinstance(effect, PointsPerTrio):
                per_set += effect.points
    return SymbolRules(tuple(changes), per_set) if changes or per_set else _AS_PRINTED


_AS_PRINTED = SymbolRules()


def score_leaders(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    """Yield the lines of every leader that scores, also of one that scores nothing."""
    city, row = cities[seat], LeaderCategory.LEADERS
    lines = [*_counted(rules, cities, seat), *_symbols(rules, cities, seat, copied)]
    yield from lines
    named = {line.card for line in lines}
    for piece in leaders_at_work(city):
        if piece.leader not in named:
            yield Line(row, 0, LeaderReason.HELPED, 1, card=piece.leader)
    for grave in buried(city):
        points = grave.points
        yield Line(Category.WONDER, points, LeaderReason.BURIED, 1, points, grave.leader)


def _counted(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Iterator[Line]:
    """Yield the lines of leaders that count things."""
    city, row = cities[seat], LeaderCategory.LEADERS
    for piece in leaders_at_work(city):
        found: tuple[Any, ...] = piece.effects
        for effect in found:
            if isinstance(effect, PointsIfAlone):
                others = len(recruited(city)) - isinstance(piece, Recruited)
                number, points = int(not others), effect.points
                reason = LeaderReason.LEADER
                yield Line(row, number * points, reason, number, points, piece.leader)
            elif type(effect) in rules.times:
                number, each = times(rules, effect, cities, seat), effect.points
                per = getattr(effect, "per", None)
                if isinstance(effect, PointsIfMost):
                    per = replace(effect.per, scope=Scope.ALL)
                reason = LeaderReason.LEADER
                yield Line(row, number * each, reason, number, each, piece.leader, per=per)
            elif isinstance(effect, PairsOfVictories):
                yield from _pairs(city, piece.leader)


def _pairs(city: Tableau, leader: CardId) -> Iterator[Line]:
    row, reason = LeaderCategory.LEADERS, LeaderReason.PAIRS
    worths = sorted({token for token in city.tokens if token > 0})
    pairs = {worth: city.tokens.count(worth) // 2 for worth in worths}
    found = {worth: number for worth, number in pairs.items() if number} or {0: 0}
    for worth, number in found.items():
        yield Line(row, number * worth, reason, number, worth, leader)


def _symbols(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    """Yield the lines of leaders about symbols; the changed symbols score in their own row."""
    city, row = cities[seat], LeaderCategory.LEADERS
    if science(rules, cities, seat) == _AS_PRINTED:
        return
    best = best_science(rules, cities, seat, held_symbols(rules, cities, seat, copied))
    leaders = {piece.leader for piece in leaders_at_work(city)}
    for source, added in best.changed:
        if source not in leaders:
            continue  # another box changes symbols, too
        for symbol, number in zip(SYMBOLS, added, strict=True):
            if number:
                gained = number > 0
                reason = LeaderReason.SYMBOL_ADDED if gained else LeaderReason.SYMBOL_REMOVED
                yield Line(row, 0, reason, abs(number), 0, CardId(source), symbol)
    for piece in leaders_at_work(city):
        for effect in piece.effects:
            if isinstance(effect, PointsPerTrio):
                sets, each = min(best.held), effect.points
                yield Line(row, sets * each, LeaderReason.TRIOS, sets, each, piece.leader)


# Effects that score, with the number of times --------------------------------------------------


def _sets(rules: Ruleset, effect: PointsPerSet, cities: Sequence[Tableau], seat: Seat) -> int:
    return min(cities[seat].colours[colour] for colour in effect.colours)


def _most(rules: Ruleset, effect: PointsIfMost, cities: Sequence[Tableau], seat: Seat) -> int:
    own = count(effect.per, cities, seat)
    beside = neighbours(seat, len(cities))
    return int(all(own > count(effect.per, cities, other) for other in beside))


def _undefeated(
    rules: Ruleset, effect: PointsIfUndefeated, cities: Sequence[Tableau], seat: Seat
) -> int:
    return int(DEFEAT not in cities[seat].tokens)


TIMES: Mapping[type[Effect], Times] = {
    PointsPerSet: _sets,
    PointsIfMost: _most,
    PointsIfUndefeated: _undefeated,
}
