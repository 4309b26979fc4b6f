"""The deal of a finished match once more, with other players."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.journal.header import SeatSpec, new_id
from sevenwonders_qt.journal.writing import JournalWriter, make_folder
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.seeds import Seed, chance_at

G = TypeVar("G", bound=AnyGame)


def dealt_alike(match: Match[G], seats: Sequence[SeatSpec]) -> Match[G]:
    """Return a match in memory that begins as this one did, with the same hands in each Age.

    ``match`` was dealt by its seed and has the states of its steps. What the rules ask chance in
    an Age beyond its hands depends on what the players do, and may come otherwise. Raises
    ValueError for another number of seats.
    """
    first = match.steps[0].state
    chance = _chance_of(match.game, match.seed, _deals(match))
    return Match.laid_out(match.game, seats, first, chance)


def keep(run: Match[Any], deal: Match[Any], path: Path) -> None:
    """Write a match that was `dealt_alike` into a journal; raises `JournalError`."""
    header = replace(deal.header, seats=tuple(run.seats), practice=True, title="", id=new_id())
    codec, dealt = run.game.codec, deal.steps[0].events
    make_folder(path)
    journal = JournalWriter.begun(path, header, codec, dealt, durable=False)
    try:
        journal.save()
        for step in run.steps[1:]:
            assert step.by is not None
            journal.append(step.by, step.events, over=step is run.steps[-1])
    finally:
        journal.close()


def _deals(match: Match[Any]) -> Mapping[int, int]:
    """Return by Age the version of the state before its last choice."""
    game, steps = match.game, match.steps
    found = {}
    for before, step in itertools.pairwise(steps):
        if any(game.milestone(event) is Milestone.AGE for event in step.events):
            found[game.outline(before.state).age] = before.state.version
    return found


def _chance_of(game: AnyGame, seed: Seed, deals: Mapping[int, int]) -> Callable[[Any], Chance]:
    """Return the chance that dealt each Age, wherever in it the present state is."""

    def chance(state: Any) -> Chance:
        return chance_at(seed, deals.get(game.outline(state).age, state.version))

    return chance
