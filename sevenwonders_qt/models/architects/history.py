"""A match of Architects that has ended, for the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.events import GameEnded, TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.scoring import Category, ScoreLine, Sheet, explained, sheets
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.architects.score_words import SCORE
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished


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
        """Return the points of one row."""
        return self.sheet.points[category]


def result_of(
    game: Architects,
    seats: Sequence[SeatInfo],
    state: State,
    events: Sequence[Event],
    start: State | None = None,
) -> Finished:
    """Return the result of a match after these events; no board has a side.

    ``start`` is the position that it began with, if any.
    """
    boards = [(city.wonder, "") for city in state.cities]
    winners = state.result.winners if state.result is not None else ()
    history = points_by_round(game, events, start)
    return Finished(seats, boards, scores_of(game, state), winners, history, words=SCORE)


def points_by_round(
    game: Architects, events: Sequence[Event], start: State | None = None
) -> list[list[int]]:
    """Return the points after every round and at the end, as ``[round][seat]``.

    A round is one turn of every seat; the last one may be cut short by the end of the match.
    """
    state = game.empty() if start is None else start.copy()
    rounds: list[list[int]] = []
    begun = 0
    for event in events:
        game.evolve(state, event)
        ended = isinstance(event, GameEnded)
        if isinstance(event, TurnBegan):
            begun += 1
            ended = begun > 1 and begun % len(state.cities) == 1
        if ended:
            found = sheets(game.rules, state.cities, state.cat)
            rounds.append([sheet.total for sheet in found])
    return rounds


def scores_of(game: Architects, state: State) -> list[CityScore]:
    """Return the current points of every city."""
    found = sheets(game.rules, state.cities, state.cat)
    return [
        CityScore(sheet, explained(game.rules, city, state.cat == seat), len(city.stages))
        for seat, (city, sheet) in enumerate(zip(state.cities, found, strict=True))
    ]
