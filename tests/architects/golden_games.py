"""Recorded games: six logs that the rules must go on deciding and folding in the same way.

`python -m tests.architects.golden_games` plays and writes them anew. Do that only when a rule of
the game was wrong or an event has changed its form, and say in the commit which rule or form it
was; a difference without such a reason is a fault in the code, not in the logs.

A log is JSON lines: first the wonders, then for each command what it was and what came of it.
Every shuffle is in the events, so that no generator of random numbers is needed to play it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.random_play import random_command
from sevenwonders_qt.games.architects.setup import Setup

FOLDER = Path(__file__).with_name("golden")

GAMES: dict[str, tuple[int, str]] = {
    "two": (1, "halicarnassus olympia"),
    "three": (2, "babylon ephesus alexandria"),
    "four": (3, "rhodes giza olympia halicarnassus"),
    "five": (4, "alexandria babylon rhodes ephesus giza"),
    "six": (5, "olympia rhodes giza halicarnassus babylon ephesus"),
    "seven": (6, "giza rhodes alexandria ephesus babylon olympia halicarnassus"),
}
"""By name: the seed of the recording and the wonders by seat."""

COMMANDS: dict[str, type[Command]] = {
    kind.__name__: kind
    for kind in (TakeCard, TakeBothCards, LookAtDeck, KeepCard, BuildStage, TakeToken, EndTurn)
}


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: its wonders, and each command with the events that followed it.

    The first entry has no command: its events open the game.
    """

    setup: Setup
    entries: tuple[tuple[Command | None, list[Event]], ...]

    @property
    def events(self) -> list[Event]:
        return [event for _, events in self.entries for event in events]


def record(game: Architects, name: str) -> Record:
    """Play a game for the first time."""
    seed, wonders = GAMES[name]
    setup = Setup(tuple(wonders.split()))
    chance, players = SeededChance(seed), random.Random(seed)
    state = game.empty()
    opening = game.begin(setup, chance)
    for event in opening:
        game.evolve(state, event)
    entries: list[tuple[Command | None, list[Event]]] = [(None, opening)]
    while not game.is_over(state):
        command = random_command(state, state.active, players)
        entries.append((command, game.step(state, command, chance)))
    return Record(setup, tuple(entries))


def recorded_chance(events: Sequence[Event]) -> FixedChance:
    """The chance that shuffles as the events say it was shuffled."""
    began, first = events[:2]
    assert isinstance(began, ev.GameBegan)
    assert isinstance(first, ev.TurnBegan)
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    orders += [*began.decks, began.central, began.tokens, (first.seat,)]
    orders += [event.order for event in events if isinstance(event, ev.CardKept)]
    return FixedChance(orders)


def write(game: Architects, name: str, what: Record) -> None:
    """Store a record."""
    lines: list[dict[str, Any]] = [{"wonders": list(what.setup.wonders)}]
    for command, events in what.entries:
        lines.append(
            {"command": _plain(command), "events": [game.codec.encode(event) for event in events]}
        )
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")


def read(game: Architects, name: str) -> Record:
    """Load a record."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    header, *lines = map(json.loads, text.splitlines())
    return Record(Setup(tuple(header["wonders"])), tuple(_entries(game, lines)))


def _entries(
    game: Architects, lines: Sequence[dict[str, Any]]
) -> Iterator[tuple[Command | None, list[Event]]]:
    for line in lines:
        yield _command_from(line["command"]), [game.codec.decode(e) for e in line["events"]]


def _plain(command: Command | None) -> dict[str, Any] | None:
    if command is None:
        return None
    values = {field.name: getattr(command, field.name) for field in fields(command)}
    return {"command": type(command).__name__, **values}


def _command_from(stored: dict[str, Any] | None) -> Command | None:
    if stored is None:
        return None
    values = {k: tuple(v) if isinstance(v, list) else v for k, v in stored.items()}
    return COMMANDS[values.pop("command")](**values)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    architects = Architects.with_options()
    for title in GAMES:
        write(architects, title, record(architects, title))
