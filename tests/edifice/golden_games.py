"""Recorded games with Edifices: logs that the rules must go on deciding and folding alike.

`python -m tests.edifice.golden_games` plays and writes them anew; when that is right is told by
`tests.classic.golden_games`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.commands import PayPenalty
from tests.classic.golden_games import Record

FOLDER = Path(__file__).with_name("golden")
FIRST, SECOND = (Options(edition, expansions=("edifice",)) for edition in Edition)

GAMES: dict[str, tuple[int, str, Options]] = {
    "three": (1, "ur A, carthage A, babylon B", FIRST),
    "four": (2, "ur B, carthage B, olympia B, halicarnassus B", FIRST),
    "five_second_edition": (3, "carthage A, ur A, giza B, rhodes A, ephesus A", SECOND),
    "six": (4, "giza A, rhodes B, alexandria A, ephesus B, ur B, carthage B", FIRST),
    "seven_second_edition": (
        5,
        "ur B, carthage B, giza A, rhodes A, alexandria B, ephesus A, halicarnassus B",
        SECOND,
    ),
}
"""By name: the seed of the recording, the boards by seat and what was agreed."""

COMMANDS: dict[str, type[Command]] = {
    kind.__name__: kind for kind in (Play, TakeBack, PickDiscard, PayPenalty)
}


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return Box().classic(GAMES[name][2], 7)


def setup_of(name: str) -> Setup:
    """The boards that a record is played with."""
    return Setup(tuple(BoardWish(*board.split()) for board in GAMES[name][1].split(", ")))


def record(name: str) -> Record:
    """Play a game for the first time: random, but fond of stages and of participating."""
    game, setup, seed = game_of(name), setup_of(name), GAMES[name][0]
    chance, players = SeededChance(seed), random.Random(seed)
    state = game.empty()
    opening = game.begin(setup, chance)
    for event in opening:
        game.evolve(state, event)
    entries: list[tuple[Command | None, list[Event]]] = [(None, opening)]
    while not game.is_over(state):
        options = game.legal(state, players.choice(list(state.owing)))
        plays = [c for c in options if isinstance(c, Play)]
        command = players.choice(options)
        for liked in (
            [c for c in plays if c.option],
            [c for c in plays if c.use is Use.STAGE],
            [c for c in plays if c.use is Use.BUILD],
        ):
            if liked and players.random() < 0.6:
                command = players.choice(liked)
                break
        entries.append((command, game.step(state, command, chance)))
    return Record(setup, tuple(entries))


def recorded_chance(game: Classic, events: Sequence[Event]) -> FixedChance:
    """The chance that deals what the events say was dealt."""
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    for event in events:
        if isinstance(event, ev.ProjectsRevealed):
            orders += [[edifice] for edifice in event.edifices]
        if isinstance(event, classic.AgeBegan):
            deck = list(chain(*event.hands))
            guilds = [card for card in deck if card in game.rules.catalogue.guilds]
            orders += [guilds, deck] if guilds else [deck]
    return FixedChance(orders)


def write(name: str, what: Record) -> None:
    """Store a record."""
    game = game_of(name)
    lines = [
        {"command": _plain(command), "events": [game.codec.encode(event) for event in events]}
        for command, events in what.entries
    ]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")


def read(name: str) -> Record:
    """Load a record."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    return Record(setup_of(name), tuple(_entries(game_of(name), lines)))


def _entries(
    game: Classic, lines: Sequence[dict[str, Any]]
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
    values = dict(stored)
    kind = COMMANDS[values.pop("command")]
    if kind is Play:
        values |= {"use": Use(values["use"]), "way": Way(values["way"])}
    if kind is PayPenalty:
        values |= {"tokens": tuple(values["tokens"])}
        values["card"] = None if values["card"] is None else CardId(values["card"])
    return kind(**values)


if __name__ == "__main__":
    for title in GAMES:
        write(title, record(title))
