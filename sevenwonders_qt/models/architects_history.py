"""A match of Architects as it stands or has ended, for the home page and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.events import TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import STAGES
from sevenwonders_qt.games.architects.scoring import Category, ScoreLine, Sheet, explained, sheets
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.new_match import OngoingMatch
from sevenwonders_qt.models.table import SeatInfo


@dataclass(frozen=True, slots=True)
class CityScore:
    """The points of a city, the lines that they come from, and how many stages are built."""

    sheet: Sheet
    lines: tuple[ScoreLine, ...]
    stages: int

    @property
    def total(self) -> int:
        return self.sheet.total

    def points(self, category: Category) -> int:
        """The points of one row."""
        return self.sheet.points[category]


class Result(NamedTuple):
    """What `ScorePage.show_result` shows first, in its order; no board has a side."""

    seats: Sequence[SeatInfo]
    boards: Sequence[tuple[str, str]]
    scores: Sequence[CityScore]
    winners: Sequence[int]


def result_of(game: Architects, seats: Sequence[SeatInfo], state: State) -> Result:
    """The result of a match that has ended."""
    boards = [(city.wonder, "") for city in state.cities]
    winners = state.result.winners if state.result is not None else ()
    return Result(seats, boards, scores_of(game, state), winners)


def scores_of(game: Architects, state: State) -> list[CityScore]:
    """The points of every city as things lie."""
    found = sheets(game.rules, state.cities, state.cat)
    return [
        CityScore(sheet, explained(game.rules, city, state.cat == seat), len(city.stages))
        for seat, (city, sheet) in enumerate(zip(state.cities, found, strict=True))
    ]


def ongoing(state: State, events: Sequence[Event]) -> OngoingMatch:
    """What the home page tells of a match, with the wonder of the first seat."""
    city, players = state.cities[0], len(state.cities)
    begun = sum(isinstance(event, TurnBegan) for event in events)
    number = (max(1, begun) - 1) // players + 1
    stages = len(city.stages), STAGES
    return OngoingMatch(players, 0, number, city.wonder, "A", *stages)
