"""Counts the results of finished matches: victories, wonders and opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.shown.records import GameKind, Played, Records, level_order
from sevenwonders_qt.models.shown.records import kinds as all_kinds
from sevenwonders_qt.models.shown.selection import (
    Selection,
    Source,
    Who,
    comes_from,
    is_of,
    parts_of,
    within,
)

K = TypeVar("K")

LAST: Final = 20
"""The number of results that are shown one by one."""

FEW: Final = 5
"""The number of results that a share needs to mean something."""


def _rows() -> tuple[str, ...]:
    """Return every row that a result may have, in the order of the sheets."""
    return tuple(dict.fromkeys(row for game in all_words() for row in game.score.categories()))


@dataclass(frozen=True, slots=True)
class Tally:
    """Results counted together; a shared victory is one for each who shares it.

    ``chance`` is the sum of the shares that luck alone would win: one in so many players.
    """

    played: int = 0
    won: int = 0
    points: int = 0
    best: int = 0
    chance: float = 0.0

    @property
    def share(self) -> float:
        """The share of victories among the results, from 0 to 1."""
        return self.won / self.played if self.played else 0.0

    @property
    def average(self) -> float:
        return self.points / self.played if self.played else 0.0

    @property
    def luck(self) -> float:
        """The share that luck alone would win, from 0 to 1."""
        return self.chance / self.played if self.played else 0.0

    @property
    def few(self) -> bool:
        return self.played < FEW


@dataclass(frozen=True, slots=True)
class WonderTally:
    """One wonder; ``sides`` by "A", "B" or "" where the board has none or it was not noted.

    Of a person that cities have recruited it has the id, and no sides.
    """

    wonder: str
    whole: Tally
    sides: Mapping[str, Tally]


@dataclass(frozen=True, slots=True)
class CategoryTally:
    """Points of one category: on average, and the most, of the results that have it."""

    category: str
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Matches that are not counted.

    Practice, those with hints, not verified, on paper, or before the last reset.
    """

    practice: int = 0
    hinted: int = 0
    unverified: int = 0
    paper: int = 0
    before: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """The results of a selection.

    ``kinds`` are matches by game; ``names``, ``levels`` and ``counts`` are what can be
    selected. The tallies by wonder, person, players and level each look beyond what is selected in
    themselves. Among ``matches`` are ``matches_won``, with ``streak``, the longest winning
    streak; several results may be of one match.
    """

    selection: Selection
    kinds: Mapping[GameKind, int]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    counts: tuple[int, ...]
    total: Tally
    winners: float
    best: Played | None
    matches: int
    matches_won: int
    streak: int
    wonders: tuple[WonderTally, ...]
    people: tuple[WonderTally, ...]
    by_players: tuple[tuple[int, Tally], ...]
    by_level: tuple[tuple[str, Tally], ...]
    categories: tuple[CategoryTally, ...]
    last: tuple[Played, ...]
    left_out: LeftOut


def tally(played: Iterable[Played]) -> Tally:
    """Count these results together."""
    count = won = points = 0
    best: int | None = None
    chance = 0.0
    for one in played:
        result = one.result
        count += 1
        won += result.won
        points += result.total
        best = result.total if best is None else max(best, result.total)
        chance += 1 / result.players
    return Tally(count, won, points, best or 0, chance)


def report(records: Records, selection: Selection, now: datetime) -> Report:
    """Return the report of the selection at this time."""
    timely = within(records.played, selection.period, now)
    counted = [one for one in timely if comes_from(one, selection.source)]
    own = [one for one in counted if is_of(one, selection.who)]
    game = [one for one in own if selection.kind in one.kinds]
    filters = parts_of(selection)
    players, wonder, level, person = filters

    def but(left_out: Callable[[Played], bool] | None) -> list[Played]:
        """Return the results of the game that all filters but one let through."""
        others = [each for each in filters if each is not left_out]
        return [one for one in game if all(each(one) for each in others)]

    chosen = but(None)
    by_players = _grouped(but(players), lambda one: one.result.players)
    by_level = _grouped(but(level), lambda one: one.strongest)
    matches = _by_match(chosen)
    return Report(
        selection=selection,
        kinds={kind: _matches(one for one in own if kind in one.kinds) for kind in all_kinds()},
        names=_names(counted, selection.who, records.names),
        levels=tuple(sorted({one.level for one in counted} - {""}, key=level_order)),
        counts=tuple(sorted({one.result.players for one in game})),
        total=tally(chosen),
        winners=sum(one.top for one in chosen) / len(chosen) if chosen else 0.0,
        best=max(chosen, key=lambda one: one.result.total, default=None),
        matches=len(matches),
        matches_won=sum(matches),
        streak=_streak(matches),
        wonders=_wonders(but(wonder)),
        people=_people(but(person)),
        by_players=tuple(sorted(by_players.items())),
        by_level=tuple(sorted(by_level.items(), key=lambda found: level_order(found[0]))),
        categories=_categories(chosen),
        last=tuple(chosen[-LAST:]),
        left_out=_left_out(timely, selection, records.before),
    )


def elsewhere(records: Records, selection: Selection, now: datetime) -> Report | None:
    """Return the nearest other selection that shows something, where this one shows nothing.

    First everything of the same game and source, then other sources, then other games.
    """
    kinds = [selection.kind, *(kind for kind in all_kinds() if kind != selection.kind)]
    # A result of both sources is in one of the two.
    others = (each for each in Source if each not in (selection.source, Source.BOTH))
    sources = [selection.source, *others]
    wanted = (Selection(kind, source=source) for kind in kinds for source in sources)
    reports = (report(records, each, now) for each in wanted if each != selection)
    return next((found for found in reports if found.total.played), None)


def categories_in_order(categories: Iterable[str]) -> list[str]:
    """Return the categories in the order of the score sheets, one game after the other."""
    left = {*categories}
    return [row for row in _rows() if row in left] + sorted(left - {*_rows()})


def _names(counted: Iterable[Played], who: Who, names: Mapping[str, str]) -> tuple[str, ...]:
    """Return people by their comparable names, the most active first, with the chosen one."""
    found = Counter(one.who for one in counted if one.who)
    if who.name:
        found.setdefault(who.name, 0)
    return tuple(sorted(found, key=lambda name: (-found[name], names.get(name, name))))


def _left_out(played: Sequence[Played], selection: Selection, before: int) -> LeftOut:
    source = selection.source
    unverified = [one for one in played if not one.result.verified]
    practice = [one for one in played if one.result.practice and one.result.verified]
    hinted = [
        one for one in played if one.hinted and one.result.verified and not one.result.practice
    ]
    paper = [one for one in played if one.result.paper]
    apart = (Source.PLAYED, Source.PRACTICE, Source.HINTED)
    return LeftOut(
        practice=0 if source is Source.PRACTICE else _matches(practice),
        hinted=0 if source is Source.HINTED else _matches(hinted),
        unverified=_matches(unverified),
        paper=_matches(paper) if source in apart else 0,
        before=before,
    )


# Counts -------------------------------------------------------------------------------------------


def _matches(played: Iterable[Played]) -> int:
    return len({one.result.path for one in played})


def _by_match(played: Iterable[Played]) -> list[bool]:
    """Return for each match in turn whether one of these results has won it."""
    found: dict[Path, bool] = {}
    for one in played:
        found[one.result.path] = found.get(one.result.path, False) or one.result.won
    return list(found.values())


def _streak(matches: Iterable[bool]) -> int:
    longest = here = 0
    for won in matches:
        here = here + 1 if won else 0
        longest = max(longest, here)
    return longest


def _grouped(played: Iterable[Played], key: Callable[[Played], K]) -> dict[K, Tally]:
    groups: dict[K, list[Played]] = {}
    for one in played:
        groups.setdefault(key(one), []).append(one)
    return {name: tally(group) for name, group in groups.items()}


def _wonders(played: Iterable[Played]) -> tuple[WonderTally, ...]:
    """Return the tallies by wonder, the one with the greatest share of victories first."""
    groups: dict[str, list[Played]] = {}
    for one in played:
        if one.result.wonder:
            groups.setdefault(one.result.wonder, []).append(one)
    found = [
        WonderTally(wonder, tally(group), _grouped(group, lambda one: one.result.side))
        for wonder, group in groups.items()
    ]
    return _by_success(found)


def _people(played: Iterable[Played]) -> tuple[WonderTally, ...]:
    """Return the tallies by person that was recruited, in the same order."""
    groups: dict[str, list[Played]] = {}
    for one in played:
        for person in one.result.people:
            groups.setdefault(person, []).append(one)
    return _by_success(WonderTally(name, tally(group), {}) for name, group in groups.items())


def _by_success(found: Iterable[WonderTally]) -> tuple[WonderTally, ...]:
    return tuple(sorted(found, key=lambda one: (-one.whole.share, -one.whole.played, one.wonder)))


def _categories(played: Iterable[Played]) -> tuple[CategoryTally, ...]:
    found: dict[str, list[int]] = {}
    for one in played:
        for category, points in one.result.points.items():
            found.setdefault(category, []).append(points)
    return tuple(
        CategoryTally(row, sum(found[row]) / len(found[row]), max(found[row]))
        for row in categories_in_order(found)
    )
