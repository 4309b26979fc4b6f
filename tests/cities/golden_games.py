"""Recorded games with Cities; when they may be written again is in `tests.recorded_games`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.commands import UseLeader
from tests import recorded_games
from tests.cities.positions import BOX
from tests.leaders import golden_games as leaders_games
from tests.recorded_games import Record

FOLDER = Path(__file__).with_name("golden")
ALONE, ALL = ("cities",), ("edifice", "leaders", "cities")
ALL_BLACK = (("cities_deck", "42"),)

GAMES: dict[str, tuple[int, str, Options]] = {
    "three": (1, "petra B, byzantium B, babylon B", Options(expansions=ALONE)),
    "four_leaders": (
        2,
        "petra A, roma B, olympia B, halicarnassus B",
        Options(expansions=("leaders", "cities"), choices=ALL_BLACK),
    ),
    "five_second_edition": (
        3,
        "byzantium A, petra A, giza B, rhodes A, ephesus A",
        Options(Edition.SECOND, expansions=ALONE),
    ),
    "seven_all_boxes": (
        4,
        "petra B, byzantium A, giza A, ur A, alexandria B, abu_simbel B, halicarnassus B",
        Options(expansions=ALL, choices=(*ALL_BLACK, ("cities_guilds", "all"))),
    ),
}
"""By name: the seed of the recording, the boards by seat and what was agreed."""


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return BOX.classic(GAMES[name][2], len(GAMES[name][1].split(", ")))


def setup_of(name: str) -> Setup:
    """The boards that a record is played with."""
    return Setup(tuple(BoardWish(*board.split()) for board in GAMES[name][1].split(", ")))


def _command(game: Classic, state: State, players: random.Random) -> Command:
    """Random, but fond of black cards, of stages and of building."""
    options = game.legal(state, players.choice(list(state.owing)))
    cards = game.rules.catalogue.cards
    plays = [(c.play if isinstance(c, UseLeader) else c, c) for c in options]
    found = [(play, command) for play, command in plays if isinstance(play, Play)]
    building = [(play, command) for play, command in found if play.use is Use.BUILD]
    black = [c for play, c in building if play.card in cards and cards[play.card].colour == "black"]
    stages = [command for play, command in found if play.use is Use.STAGE]
    for liked in (black, stages, [command for _, command in building]):
        if liked and players.random() < 0.6:
            return players.choice(liked)
    return players.choice(options)


def recorded_chance(game: Classic, events: Sequence[Event]) -> FixedChance:
    """The chance that deals what the events say was dealt."""
    outcomes = game.rules.outcomes
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    for event in events:
        if type(event) in outcomes:
            orders += outcomes[type(event)](game.rules, event)
    return FixedChance(orders)


def read(name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game_of(name), setup_of(name), command_of)


def command_of(name: str, values: dict[str, Any]) -> Command:
    """A command of any of the boxes, from its stored values."""
    if name == PayLoss.__name__:
        return PayLoss(**values)
    return leaders_games.command_of(name, values)


if __name__ == "__main__":
    for title, (seed, _, _) in GAMES.items():
        game = game_of(title)
        played = recorded_games.record(game, setup_of(title), seed, partial(_command, game))
        recorded_games.write(FOLDER / f"{title}.jsonl", game, played)
