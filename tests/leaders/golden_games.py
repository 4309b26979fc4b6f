"""Recorded games with leaders; when they may be written again is in `tests.recorded_games`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.events import ProjectsRevealed
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import BURYING_OPTIONAL, COMING, PILE, Coming
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LoseVictory,
    RecruitMore,
    UseLeader,
)
from tests import recorded_games
from tests.classic import golden_games
from tests.edifice import golden_games as edifice_games
from tests.leaders.positions import BOX
from tests.recorded_games import Record

FOLDER = Path(__file__).with_name("golden")
ALONE, WITH_EDIFICE = ("leaders",), ("edifice", "leaders")

GAMES: dict[str, tuple[int, str, Options]] = {
    "two": (1, "roma B, abu_simbel B, giza A", Options(expansions=ALONE)),
    "three": (2, "roma B, abu_simbel B, babylon B", Options(expansions=ALONE)),
    "four_edifice": (
        3,
        "roma A, ur B, olympia B, halicarnassus B",
        Options(expansions=WITH_EDIFICE),
    ),
    "five_second_edition": (
        4,
        "roma B, abu_simbel A, giza B, rhodes A, ephesus A",
        Options(Edition.SECOND, expansions=ALONE, house_rules=(BURYING_OPTIONAL,)),
    ),
    "seven_first_pile": (
        5,
        "roma B, abu_simbel B, giza A, rhodes A, alexandria B, ephesus A, halicarnassus B",
        Options(expansions=ALONE, choices=((PILE, "first_edition"),)),
    ),
    "three_in_turns": (
        6,
        "giza A, rhodes B, abu_simbel A",
        Options(Edition.SECOND, expansions=ALONE, choices=((COMING, Coming.IN_TURNS),)),
    ),
}
"""By name: the seed of the recording, the boards by seat and what was agreed."""


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return BOX.classic(GAMES[name][2], 2 if name == "two" else len(GAMES[name][1].split(", ")))


def setup_of(name: str) -> Setup:
    """The boards that a record is played with."""
    wishes = tuple(BoardWish(*board.split()) for board in GAMES[name][1].split(", "))
    return Setup(wishes[:2], wishes[2]) if name == "two" else Setup(wishes)


def _command(game: Classic, state: State, players: random.Random) -> Command:
    """Random, but fond of stages, of recruiting and of building."""
    options = game.legal(state, players.choice(list(state.owing)))
    plays = [(c.play if isinstance(c, UseLeader) else c, c) for c in options]
    for use in (Use.STAGE, Use.BUILD):
        liked = [command for play, command in plays if isinstance(play, Play) and play.use is use]
        if liked and players.random() < 0.6:
            return players.choice(liked)
    return players.choice(options)


def recorded_chance(game: Classic, events: Sequence[Event]) -> FixedChance:
    """The chance that deals what the events say was dealt."""
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    for event in events:
        if isinstance(event, ProjectsRevealed):
            orders += [[edifice] for edifice in event.edifices]
        if isinstance(event, ev.LeadersDealt):
            orders.append([*chain(*event.hands), *event.pile])
        orders += golden_games.dealt(game.rules.catalogue, event)
    return FixedChance(orders)


def read(name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game_of(name), setup_of(name), command_of)


def command_of(name: str, values: dict[str, Any]) -> Command:
    """A command of the base game or of the expansion, from its stored values."""
    own = {kind.__name__: kind for kind in (KeepLeader, RecruitMore, Bury, Copy, LoseVictory)}
    if name == UseLeader.__name__:
        play = values["play"]
        command = golden_games.command_of(play.pop("command"), play)
        assert isinstance(command, Play)
        return UseLeader(values["seat"], command)
    if name in own:
        if values.get("leader") is not None:
            values["leader"] = CardId(values["leader"])
        made: Command = own[name](**values)
        return made
    return edifice_games.command_of(name, values)


if __name__ == "__main__":
    for title, (seed, _, _) in GAMES.items():
        game = game_of(title)
        played = recorded_games.record(game, setup_of(title), seed, partial(_command, game))
        recorded_games.write(FOLDER / f"{title}.jsonl", game, played)
