"""Recorded games: logs that the rules must go on deciding and folding in the same way.

`python -m tests.classic.golden_games` plays and writes them anew. Do that only when a rule of the
game was wrong or an event has changed its form, and say in the commit which rule or form it was;
a difference without such a reason is a fault in the code, not in the logs.

A log is JSON lines: first the boards, then for each command what it was and what came of it.
Every deal is in the events, so that no generator of random numbers is needed to play it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import chain
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.classic.state import State

FOLDER = Path(__file__).with_name("golden")

WAITING = Options(sixth_coins_pay_seventh=False)

GAMES: dict[str, tuple[int, str, Options]] = {
    "three": (1, "babylon B, halicarnassus A, olympia A", DEFAULT),
    "four": (2, "olympia B, ephesus A, rhodes B, alexandria A", DEFAULT),
    "five": (3, "halicarnassus B, babylon A, giza B, alexandria B, ephesus B", DEFAULT),
    "six": (4, "olympia A, rhodes A, giza A, halicarnassus B, babylon B, ephesus B", DEFAULT),
    "seven_days": (
        5,
        "giza A, rhodes A, alexandria A, ephesus A, babylon A, olympia A, halicarnassus A",
        DEFAULT,
    ),
    "seven_nights": (
        6,
        "giza B, rhodes B, alexandria B, ephesus B, babylon B, olympia B, halicarnassus B",
        DEFAULT,
    ),
    "free_city": (7, "rhodes A, giza B, babylon B", DEFAULT),
    "free_city_pile": (8, "olympia A, ephesus A, halicarnassus B", DEFAULT),
    "second_edition_days": (
        12,
        "giza A, rhodes A, alexandria A, ephesus A, babylon A, olympia A, halicarnassus A",
        Options(Edition.SECOND),
    ),
    "second_edition_nights": (
        10,
        "giza B, rhodes B, alexandria B, ephesus B, babylon B, olympia B, halicarnassus B",
        Options(Edition.SECOND),
    ),
    "coins_wait": (11, "babylon B, olympia A, rhodes A, giza A", WAITING),
}
"""By name: the seed of the recording, the boards by seat and what was agreed.

The first two of the three boards of a game with the Free City are those of the players.
"""

POWERS = {Way.FREE_BUILD, Way.FREE_COLOUR, Way.FREE_FIRST, Way.FREE_LAST}
COMMANDS: dict[str, type[Command]] = {c.__name__: c for c in (Play, TakeBack, PickDiscard)}


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: its boards, and each command with the events that followed it.

    The first entry has no command: its events open the game.
    """

    setup: Setup
    entries: tuple[tuple[Command | None, list[Event]], ...]

    @property
    def events(self) -> list[Event]:
        return [event for _, events in self.entries for event in events]


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return Classic.of(GAMES[name][2], 2 if name.startswith("free_city") else 7)


def _setup(game: Classic, boards: Sequence[str]) -> Setup:
    wishes = tuple(BoardWish(*board.split()) for board in boards)
    if game.rules.seating.free_cities:
        return Setup(wishes[:-1], wishes[-1])
    return Setup(wishes)


def record(name: str) -> Record:
    """Play a game for the first time."""
    game, (seed, boards, _) = game_of(name), GAMES[name]
    setup = _setup(game, boards.split(", "))
    chance, players = SeededChance(seed), random.Random(seed)
    state = game.empty()
    opening = game.begin(setup, chance)
    for event in opening:
        game.evolve(state, event)
    entries: list[tuple[Command | None, list[Event]]] = [(None, opening)]
    while not game.is_over(state):
        command = _command(game, state, players)
        entries.append((command, game.step(state, command, chance)))
    return Record(setup, tuple(entries))


def _command(game: Classic, state: State, players: random.Random) -> Command:
    """Random, but fond of stages and powers, and now and then of a second thought."""
    chosen = [seat for seat, choice in enumerate(state.choices) if choice is not None]
    if chosen and players.random() < 0.04:
        return TakeBack(players.choice(chosen))
    options = list(game.legal(state, players.choice(list(state.owing))))
    for share, liked in (
        (0.8, [c for c in options if isinstance(c, Play) and c.way in POWERS]),
        (0.6, [c for c in options if isinstance(c, Play) and c.use is Use.STAGE]),
        (0.8, [c for c in options if isinstance(c, Play) and c.use is Use.BUILD]),
    ):
        if liked and players.random() < share:
            return players.choice(liked)
    return players.choice(options)


def recorded_chance(catalogue: Catalogue, events: Sequence[Event]) -> FixedChance:
    """The chance that deals what the events say was dealt."""
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    for event in events:
        if isinstance(event, ev.AgeBegan):
            deck = list(chain(*event.hands))
            guilds = [card for card in deck if card in catalogue.guilds]
            orders += [guilds, deck] if guilds else [deck]
    return FixedChance(orders)


def write(name: str, what: Record) -> None:
    """Store a record."""
    game = game_of(name)
    lines: list[dict[str, Any]] = [{"boards": GAMES[name][1].split(", ")}]
    for command, events in what.entries:
        lines.append(
            {"command": _plain(command), "events": [game.codec.encode(event) for event in events]}
        )
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")


def read(name: str) -> Record:
    """Load a record."""
    game = game_of(name)
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    header, *lines = map(json.loads, text.splitlines())
    return Record(_setup(game, header["boards"]), tuple(_entries(game, lines)))


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
    return kind(**values)


if __name__ == "__main__":
    for title in GAMES:
        write(title, record(title))
