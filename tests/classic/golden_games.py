"""Recorded games of the base game; when they may be written again is in `tests.recorded_games`."""

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
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from tests import recorded_games
from tests.recorded_games import Record

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
COMMANDS: dict[str, type[Command]] = {c.__name__: c for c in (TakeBack, PickDiscard)}


def game_of(name: str) -> Classic:
    """The game that a record is of."""
    return Classic.of(GAMES[name][2], 2 if name.startswith("free_city") else 7)


def boards_of(name: str) -> list[str]:
    """The boards that a record is played with, as words."""
    return GAMES[name][1].split(", ")


def setup_of(name: str) -> Setup:
    """The same as the game takes them."""
    wishes = tuple(BoardWish(*board.split()) for board in boards_of(name))
    if game_of(name).rules.seating.free_cities:
        return Setup(wishes[:-1], wishes[-1])
    return Setup(wishes)


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
        orders += dealt(catalogue, event)
    return FixedChance(orders)


def dealt(catalogue: Catalogue, event: Event) -> list[Sequence[CardId]]:
    """The orders of the cards that were shuffled for an event of the base game."""
    if not isinstance(event, ev.AgeBegan):
        return []
    deck = list(chain(*event.hands))
    guilds = [card for card in deck if card in catalogue.guilds]
    return [guilds, deck] if guilds else [deck]


def read(name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game_of(name), setup_of(name), command_of)


def command_of(name: str, values: dict[str, Any]) -> Command:
    """A command of the base game, from its stored values."""
    if name == Play.__name__:
        others = tuple(map(tuple, values.get("to_others", ())))
        ways = {"use": Use(values["use"]), "way": Way(values["way"]), "to_others": others}
        return Play(**values | ways)
    return COMMANDS[name](**values)


if __name__ == "__main__":
    for title, (seed, _, _) in GAMES.items():
        game = game_of(title)
        played = recorded_games.record(game, setup_of(title), seed, partial(_command, game))
        head = {"boards": boards_of(title)}
        recorded_games.write(FOLDER / f"{title}.jsonl", game, played, head)
