"""Victory points: a sheet for every city, and the winners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.architects.effects import (
    Effect,
    PointsForCopies,
    PointsForWonder,
    PointsPerCat,
    PointsPerToken,
    PointsPerVictory,
)
from sevenwonders_qt.games.architects.numbers import CAT_POINTS, VICTORY_POINTS
from sevenwonders_qt.games.architects.ruleset import Ruleset


class Tableau(Protocol):
    """The things before a seat that scoring may look at, in a state or in a view."""

    @property
    def wonder(self) -> str: ...
    @property
    def cards(self) -> Mapping[CardId, int]: ...
    @property
    def stages(self) -> tuple[int, ...]: ...
    @property
    def tokens(self) -> tuple[str, ...]: ...
    @property
    def victories(self) -> int: ...


class Category(StrEnum):
    """The rows of the score sheet."""

    WONDER = "wonder"
    CAT = "cat"
    BLUE = "blue"
    MILITARY = "military"
    PROGRESS = "progress"


# Looking a member up in its class is slow.
_WONDER, _CAT, _BLUE, _MILITARY, _PROGRESS = Category


class Reason(StrEnum):
    """The subject of a line."""

    STAGE = "stage"  # count is the number of the stage
    CAT = "cat"  # the cat pawn
    CARD = "card"  # count cards of a kind, each points
    VICTORY = "victory"  # count military victory tokens, each points
    TOKEN = "token"  # copies of a progress token: each points for count things
    ALL_COPIES = "all_copies"  # the score of count copies of a progress token together


@record
class ScoreLine:
    """One number of the explanation: ``points`` in a category, and why.

    ``item`` is the card or the progress token, ``copies`` the number of copies of that token.
    """

    category: Category
    points: int
    reason: Reason
    count: int = 1
    each: int = 0
    item: str | None = None
    copies: int = 1


@record
class Sheet:
    """The points of one city by category; ``by_token`` lists those of the progress tokens apart."""

    points: Mapping[Category, int]
    by_token: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(self.points.values())

    def by_category(self) -> dict[str, int]:
        """Return the points by category name, with the total last."""
        return {**{str(row): self.points[row] for row in Category}, "total": self.total}


def sheets(rules: Ruleset, cities: Sequence[Tableau], cat: Seat | None) -> list[Sheet]:
    """Return the sheet of every city in the current state; ``cat`` is the seat that has it."""
    return [sheet(rules, city, cat == seat) for seat, city in enumerate(cities)]


def sheet(rules: Ruleset, city: Tableau, has_cat: bool) -> Sheet:
    """Return the sheet of one city."""
    cards, stages = city.cards, rules.catalogue.wonders[city.wonder].stages
    by_token = tuple(_token_points(rules, city))
    return Sheet(
        {
            _WONDER: sum([stages[number - 1].points for number in city.stages]),
            _CAT: CAT_POINTS if has_cat else 0,
            _BLUE: sum([points * cards[card] for card, points in rules.points.items()]),
            _MILITARY: VICTORY_POINTS * city.victories,
            _PROGRESS: sum([points for _, points in by_token]),
        },
        by_token,
    )


def explained(rules: Ruleset, city: Tableau, has_cat: bool) -> tuple[ScoreLine, ...]:
    """Return the sources of the points of `sheet`: each stage, kind of card and token."""
    stages = rules.catalogue.wonders[city.wonder].stages
    lines: list[ScoreLine] = []
    for number in sorted(city.stages):
        lines.append(ScoreLine(_WONDER, stages[number - 1].points, Reason.STAGE, number))
    if has_cat:
        lines.append(ScoreLine(_CAT, CAT_POINTS, Reason.CAT))
    for card, each in rules.points.items():
        if number := city.cards[card]:
            lines.append(ScoreLine(_BLUE, each * number, Reason.CARD, number, each, card))
    if city.victories:
        points, each = VICTORY_POINTS * city.victories, VICTORY_POINTS
        lines.append(ScoreLine(_MILITARY, points, Reason.VICTORY, city.victories, each))
    lines += [_token_line(rules, city, *found) for found in _token_points(rules, city)]
    return tuple(lines)


def _token_points(rules: Ruleset, city: Tableau) -> Iterator[tuple[str, int]]:
    """Yield each kind of token that scores, with the points of all its copies."""
    for token in dict.fromkeys(city.tokens):
        effect = rules.catalogue.tokens[token].effect
        copies = city.tokens.count(token)
        times, each = _worth(rules, city, effect, copies)
        if times * each:
            yield token, times * each


def _token_line(rules: Ruleset, city: Tableau, token: str, points: int) -> ScoreLine:
    effect, copies = rules.catalogue.tokens[token].effect, city.tokens.count(token)
    if isinstance(effect, PointsForCopies):
        return ScoreLine(_PROGRESS, points, Reason.ALL_COPIES, copies, 0, token, copies)
    times, each = _worth(rules, city, effect, copies)
    return ScoreLine(_PROGRESS, points, Reason.TOKEN, times // copies, each, token, copies)


def _worth(rules: Ruleset, city: Tableau, effect: Effect, copies: int) -> tuple[int, int]:
    """Return how many times all copies of a token score, and the points of each time."""
    match effect:
        case PointsForWonder(unfinished, finished):
            whole = len(city.stages) == len(rules.catalogue.wonders[city.wonder].stages)
            return copies, finished if whole else unfinished
        case PointsPerCat(points):
            cards = rules.catalogue.cards
            cats = sum(n for card, n in city.cards.items() if cards[card].cat)
            return copies * cats, points
        case PointsPerVictory(points):
            return copies * city.victories, points
        case PointsPerToken(points):
            return copies * len(city.tokens), points
        case PointsForCopies(points_for):
            return 1, points_for[min(copies, len(points_for)) - 1]
    return 0, 0


def ranking(points: Sequence[int], stages: Sequence[int]) -> tuple[Seat, ...]:
    """Return the winning seats: most points, then most stages, then shared."""
    best = max(zip(points, stages, strict=True))
    return tuple(s for s, found in enumerate(zip(points, stages, strict=True)) if found == best)
