"""Recorded games with the Wonder Pack; `tests.recorded_games` says when to write them again."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from tests import recorded_games
from tests.leaders.golden_games import command_of
from tests.recorded_games import Record
from tests.wonder_pack.positions import with_boxes

FOLDER = Path(__file__).with_name("golden")

GAMES: dict[str, tuple[int, str, Edition, tuple[str, ...]]] = {
    "two": (1, "great_wall A, manneken_pis A, stonehenge B", Edition.FIRST, ()),
    "three": (2, "great_wall A, manneken_pis A, stonehenge B", Edition.FIRST, ()),
    "four_both": (
        *(3, "manneken_pis A, ur A, great_wall A, stonehenge A", Edition.FIRST),
        ("edifice", "leaders"),
    ),
    "six_second_edition": (
        *(4, "stonehenge B, manneken_pis A, babylon B, giza A, great_wall A, rhodes B"),
        *(Edition.SECOND, ()),
    ),
}
"""By name: the seed of the recording, the boards by seat, the edition and the other boxes."""


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    _, boards, edition, boxes = GAMES[name]
    players = 2 if name == "two" else len(boards.split(", "))
    return with_boxes(*boxes, players=players, edition=edition)


def setup_of(name: str) -> Setup:
    """The boards that a record is played with."""
    wishes = tuple(BoardWish(*board.split()) for board in GAMES[name][1].split(", "))
    return Setup(wishes[:2], wishes[2]) if name == "two" else Setup(wishes)


def _command(game: Classic, state: State, players: random.Random) -> Command:
    """Random, but fond of stages and of building."""
    options = game.legal(state, players.choice(list(state.owing)))
    plays = [(getattr(command, "play", command), command) for command in options]
    for use in (Use.STAGE, Use.BUILD):
        liked = [command for play, command in plays if isinstance(play, Play) and play.use is use]
        if liked and players.random() < 0.6:
            return players.choice(liked)
    return players.choice(options)


def read(name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game_of(name), setup_of(name), command_of)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for title, (seed, *_) in GAMES.items():
        game = game_of(title)
        played = recorded_games.record(game, setup_of(title), seed, partial(_command, game))
        recorded_games.write(FOLDER / f"{title}.jsonl", game, played)
