"""A match that has ended, for the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.events import GameEnded, TurnBegan
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import explained, sheets
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_words import CLASSIC


def result_of(
    game: Classic,
    seats: Sequence[SeatInfo],
    state: State,
    events: Sequence[Event],
    start: State | None = None,
) -> Finished:
    """Return the result of a match after these events.

    ``seats`` has an entry for every city; ``start`` is the position that it began with, if any.
    """
    return Finished(
        seats,
        [(city.wonder, city.side) for city in state.cities],
        explained(game.rules, state.cities),
        state.result.winners if state.result is not None else (),
        points_by_turn(game, events, start),
        game.rules.catalogue.side_names,
        words=CLASSIC,
        ages=(game.rules.shape.turns,) * game.rules.shape.last_age,
    )


def points_by_turn(
    game: Classic, events: Sequence[Event], start: State | None = None
) -> list[list[int]]:
    """Return the points after every turn, conflicts included, as ``[turn][seat]``.

    A match that goes on has no entry yet for the turn that is being played; one that began with
    a position, ``start``, has its first turn there.
    """
    state = game.empty() if start is None else start.copy()
    moments: list[list[int]] = []
    begun = start is not None
    for event in events:
        game.evolve(state, event)
        if begun and isinstance(event, TurnBegan | GameEnded):
            moments.append([sheet.total for sheet in sheets(game.rules, state.cities)])
        begun = begun or isinstance(event, TurnBegan)
    return moments
