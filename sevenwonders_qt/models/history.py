"""How the points of a match grew, for the chart of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.events import GameEnded, TurnBegan
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scoring import sheets


def points_by_turn(game: Classic, events: Sequence[Event]) -> list[list[int]]:
    """``[turn][seat]``: the points at the start of every turn and at the end, as things lay."""
    state = game.empty()
    moments: list[list[int]] = []
    for event in events:
        game.evolve(state, event)
        if isinstance(event, TurnBegan | GameEnded):
            moments.append([sheet.total for sheet in sheets(game.rules, state.cities)])
    return moments
