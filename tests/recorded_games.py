"""Recorded games: logs that the rules must go on deciding and folding in the same way.

`python -m tests.classic.golden_games` plays and writes those of the base game again, the modules
of the same name those of Edifice and Architects. Do that only when a rule of the game was wrong or
an event has changed its form, and say in the commit which rule or form it was; a difference without
such a reason is a fault in the code, not in the logs.

A log is JSON lines: a head where the game has one, then for each command what it was and what came
of it. Every deal is in the events, so that no generator of random numbers is needed to play it
again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: its setup, and each command with the events that followed it.

    The first entry has no command: its events open the game.
    """

    setup: Any
    entries: tuple[tuple[Command | None, list[Event]], ...]

    @property
    def events(self) -> list[Event]:
        return [event for _, events in self.entries for event in events]

    @property
    def commands(self) -> list[Command]:
        return [command for command, _ in self.entries if command is not None]


def record(
    game: Any, setup: Any, seed: int, choose: Callable[[Any, random.Random], Command]
) -> Record:
    """Play a game for the first time; ``choose`` answers a state."""
    chance, players = SeededChance(seed), random.Random(seed)
    state = game.empty()
    opening = game.begin(setup, chance)
    for event in opening:
        game.evolve(state, event)
    entries: list[tuple[Command | None, list[Event]]] = [(None, opening)]
    while not game.is_over(state):
        command = choose(state, players)
        entries.append((command, game.step(state, command, chance)))
    return Record(setup, tuple(entries))


def write(path: Path, game: Any, what: Record, head: Mapping[str, Any] | None = None) -> None:
    """Store a record."""
    lines: list[Mapping[str, Any]] = [] if head is None else [head]
    lines += [
        {"command": _plain(command), "events": [game.codec.encode(event) for event in events]}
        for command, events in what.entries
    ]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def read(
    path: Path, game: Any, setup: Any, command_of: Callable[[str, dict[str, Any]], Command]
) -> Record:
    """Load a record; ``command_of`` makes a command of its name and its stored values."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def command(stored: dict[str, Any] | None) -> Command | None:
        return None if stored is None else command_of(stored.pop("command"), stored)

    return Record(
        setup,
        tuple(
            (command(line["command"]), [game.codec.decode(event) for event in line["events"]])
            for line in lines
            if "events" in line
        ),
    )


def _plain(command: Command | None) -> dict[str, Any] | None:
    if command is None:
        return None
    values = {field.name: getattr(command, field.name) for field in fields(command)}
    held = {
        n: _plain(value) if isinstance(value, Command) else value for n, value in values.items()
    }
    return {"command": type(command).__name__, **held}


def final_state(game: Any, what: Record) -> Any:
    """What the events of a record fold to."""
    state = game.empty()
    for event in what.events:
        game.evolve(state, event)
    return state


def check_decided_alike(game: Any, what: Record, chance: FixedChance) -> None:
    """Assert that each command is legal and leads to the recorded events, up to the end."""
    state = game.empty()
    for command, events in what.entries:
        if command is None:
            assert game.begin(what.setup, chance) == events
        else:
            assert command in game.legal(state, command.seat)
            assert game.decide(state, command, chance) == events, command
        for event in events:
            game.evolve(state, event)
    assert game.is_over(state)


def check_folds_to_its_points(game: Any, what: Record) -> None:
    """Assert that the events alone lead to the result that was recorded."""
    state, ended = final_state(game, what), what.events[-1]
    assert state.result == ended
    assert state.version == len(what.events)
    assert tuple(sheet["total"] for sheet in game.scores(state)) == state.result.totals
