"""A match of Architects as it stands or has ended, for the home page and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.events import GameEnded, TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import STAGES
from sevenwonders_qt.games.architects.scoring import Category, Sheet, sheets
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.new_match import OngoingMatch
from sevenwonders_qt.models.table import SeatInfo


@dataclass(frozen=True, slots=True)
class CityScore:
    """The points of a city and what they come from; ``stages`` are pairs of number and points.

    ``blue`` counts the blue cards, each under its points.
    """

    wonder: str
    sheet: Sheet
    stages: tuple[tuple[int, int], ...]
    blue: Mapping[CardId, tuple[int, int]]
    victories: int

    @property
    def total(self) -> int:
        return self.sheet.total

    def points(self, category: Category) -> int:
        """The points of one row."""
        return self.sheet.points[category]


class Result(NamedTuple):
    """What `ScorePage.show_result` shows first, in its order; no board has a side.

    ``history`` is as in `points_by_round`.
    """

    seats: Sequence[SeatInfo]
    boards: Sequence[tuple[str, str]]
    scores: Sequence[CityScore]
    winners: Sequence[int]
    history: Sequence[Sequence[int]]


def result_of(
    game: Architects, seats: Sequence[SeatInfo], state: State, events: Sequence[Event]
) -> Result:
    """The result of a match that has ended: where it stands after these events."""
    boards = [(city.wonder, "") for city in state.cities]
    winners = state.result.winners if state.result is not None else ()
    history = points_by_round(game, events)
    return Result(seats, boards, scores_of(game, state), winners, history)


def points_by_round(game: Architects, events: Sequence[Event]) -> list[list[int]]:
    """``[round][seat]``: the points after every round and at the end, as things lay then.

    A round is one turn of every seat; the last one may be cut short by the end of the match.
    """
    state = game.empty()
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
    """The points of every city as things lie."""
    found = []
    catalogue = game.rules.catalogue
    for city, sheet in zip(state.cities, sheets(game.rules, state.cities, state.cat), strict=True):
        stages = catalogue.wonders[city.wonder].stages
        blue = {
            card: (count, catalogue.cards[card].points)
            for card, count in city.cards.items()
            if count and catalogue.cards[card].points
        }
        built = tuple((number, stages[number - 1].points) for number in sorted(city.stages))
        found.append(CityScore(city.wonder, sheet, built, blue, city.victories))
    return found


def ongoing(state: State, events: Sequence[Event]) -> OngoingMatch:
    """What the home page tells of a match, with the wonder of the first seat."""
    city, players = state.cities[0], len(state.cities)
    begun = sum(isinstance(event, TurnBegan) for event in events)
    number = (max(1, begun) - 1) // players + 1
    stages = len(city.stages), STAGES
    return OngoingMatch(players, 0, number, city.wonder, "A", *stages)
