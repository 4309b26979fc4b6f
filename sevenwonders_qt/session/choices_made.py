"""The choices of a match from the point of view of their seats: what each saw, knew and did."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.standing import MISFITS
from sevenwonders_qt.session.verifying import command_behind


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One choice that was made and not undone.

    ``player`` is the seat that decided, ``seat`` the city it was for. ``view`` and ``memory`` are
    all that the player knew, ``command`` is the choice. ``step`` is the number of the step that it
    made.
    """

    player: Seat
    seat: Seat
    view: Any
    memory: Any
    command: Command
    step: int


def choices_of(match: Match[Any], players: Collection[Seat]) -> list[ChoiceMade]:
    """Return every choice of these players, in order, without those that no command explains."""
    game, steps = match.game, match.steps
    found: list[ChoiceMade] = []
    for number in range(1, len(steps)):
        before, step = steps[number - 1], steps[number]
        seat = step.by
        if seat is None:
            continue
        player = game.player_of(before.state, seat)
        if player not in players:
            continue
        view = game.view_for(before.state, seat)
        if view.prompt is None:  # an undo before the reveal
            last = max(place for place, one in enumerate(found) if one.player == player)
            del found[last]
            continue
        try:
            command = command_behind(game, before.state, seat, step.events, match.seed)
        except MISFITS:  # a match from a file that no game could have produced
            continue
        if command is not None:
            past = ((one.events, one.state) for one in steps[:number])
            memory = game.memory_for(past, player)
            found.append(ChoiceMade(player, seat, view, memory, command, step.number))
    return found
