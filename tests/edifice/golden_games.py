"""Recorded games with Edifices; when they may be written again is in `tests.recorded_games`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.commands import PayPenalty
from tests import recorded_games
from tests.classic import golden_games
from tests.recorded_games import Record

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


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return Box().classic(GAMES[name][2], 7)


def setup_of(name: str) -> Setup:
    """The boards that a record is played with."""
    return Setup(tuple(BoardWish(*board.split()) for board in GAMES[name][1].split(", ")))


def _command(game: Classic, state: State, players: random.Random) -> Command:
    """Random, but fond of stages and of participating."""
    options = game.legal(state, players.choice(list(state.owing)))
    plays = [c for c in options if isinstance(c, Play)]
    command = players.choice(options)
    for liked in (
        [c for c in plays if c.option],
        [c for c in plays if c.use is Use.STAGE],
        [c for c in plays if c.use is Use.BUILD],
    ):
        if liked and players.random() < 0.6:
            return players.choice(liked)
    return command


def recorded_chance(game: Classic, events: Sequence[Event]) -> FixedChance:
    """The chance that deals what the events say was dealt."""
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    for event in events:
        if isinstance(event, ev.ProjectsRevealed):
            orders += [[edifice] for edifice in event.edifices]
        orders += golden_games.dealt(game.rules.catalogue, event)
    return FixedChance(orders)


def read(name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game_of(name), setup_of(name), command_of)


def command_of(name: str, values: dict[str, Any]) -> Command:
    """A command of the base game or of the expansion, from its stored values."""
    if name == PayPenalty.__name__:
        card = None if values["card"] is None else CardId(values["card"])
        return PayPenalty(**values | {"tokens": tuple(values["tokens"]), "card": card})
    return golden_games.command_of(name, values)


if __name__ == "__main__":
    for title, (seed, _, _) in GAMES.items():
        game = game_of(title)
        played = recorded_games.record(game, setup_of(title), seed, partial(_command, game))
        recorded_games.write(FOLDER / f"{title}.jsonl", game, played)
