"""Verifies a match: whether the rules lead from its commands to the events that it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sevenwonders_qt.core.decider import AnyGame, Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.entry import Back, Entry, Hinted, Lifted
from sevenwonders_qt.journal.header import Departure
from sevenwonders_qt.journal.reading import Beginning
from sevenwonders_qt.session.foreknowledge import Foreknowledge
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.seeds import Seed, chance_at
from sevenwonders_qt.session.standing import MISFITS
from sevenwonders_qt.session.step import MatchStep

_SHOWN_BY = 2
"""The number of a command's first events that show what was wanted."""


def departure(match: Match[Any], beginning: Beginning) -> Departure | None:
    """Return the first line of ``beginning`` that no game could have written; None without one.

    ``match`` is the result of folding it. Undone lines are decided as well. The first deal may have
    come of any wishes: its structure is checked. Whatever is drawn later must come of the seed.
    """
    game = match.game
    passed: Branches[MatchStep] = Branches()
    known = Foreknowledge(game)
    for entry in beginning.entries:
        before = passed.get(passed.head)
        try:
            holds = _holds(match, passed, known, entry)
        except MISFITS:
            holds = False
        if not holds:
            outline = None if before is None else game.outline(before.state)
            age, turn = (0, 0) if outline is None else (outline.age, outline.turn)
            return Departure(entry.number, age, turn)
        if isinstance(entry, Back):
            known.leave(passed.path(), passed[entry.to])
            passed.move(entry.to)
        elif isinstance(entry, Hinted):
            passed.pass_over()
        elif isinstance(entry, Lifted):
            passed.pass_over()
            known.end()
        else:
            passed.add(match.step(entry.number))
    return None


def _holds(
    match: Match[Any], passed: Branches[MatchStep], known: Foreknowledge, entry: Entry
) -> bool:
    if isinstance(entry, Back):
        return _could_go_back(match.game, passed, entry)
    if isinstance(entry, Hinted):
        return entry.to == passed.head
    if isinstance(entry, Lifted):
        return bool(known) and known.comes_again(passed.path())
    step, before = match.step(entry.number), passed.get(passed.head)
    if before is None:
        begins: bool = match.game.could_begin(step.events)
        return begins
    if step.by is None:
        return False
    found = command_behind(match.game, before.state, step.by, step.events, match.seed)
    return found is not None


def command_behind(
    game: AnyGame, state: Any, by: Seat, events: Sequence[Event], seed: Seed
) -> Command | None:
    """Return the command of this seat that leads to exactly these events; None without one."""
    wanted, shown = [*events], events[:_SHOWN_BY]
    likely = sorted(game.legal(state, by), key=lambda command: -_likeness(command, shown))
    for command in likely:
        try:
            if game.decide(state, command, chance_at(seed, state.version)) == wanted:
                return command
        except IllegalCommand:
            continue
    return None


def _likeness(command: Command, events: Sequence[Event]) -> int:
    """Return how many fields of the command have the same value in the events."""
    nothing = object()
    return sum(
        getattr(event, field.name, nothing) == getattr(command, field.name)
        for event in events
        for field in fields(command)
    )


def _could_go_back(game: AnyGame, passed: Branches[MatchStep], back: Back) -> bool:
    """Return whether it is a redo, or goes back on the way here, with practice noted rightly."""
    if passed.undone and passed.undone[-1] == back.to:
        return not back.practice
    path = passed.path()
    numbers = [step.number for step in path]
    if back.to not in numbers:
        return False
    since = path[numbers.index(back.to) + 1 :]
    return back.practice == any(game.reveals(event) for step in since for event in step.events)
