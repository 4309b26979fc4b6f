"""Recorded games of Architects; when they may be written again is in `tests.recorded_games`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.chance import FixedChance
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
from sevenwonders_qt.games.architects.state import State
from tests import recorded_games
from tests.recorded_games import Record

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


def setup_of(name: str) -> Setup:
    """The wonders that a record is played with."""
    return Setup(tuple(GAMES[name][1].split()))


def _command(state: State, players: random.Random) -> Command:
    return random_command(state, state.active, players)


def recorded_chance(events: Sequence[Event]) -> FixedChance:
    """The chance that shuffles as the events say it was shuffled."""
    began, first = events[:2]
    assert isinstance(began, ev.GameBegan)
    assert isinstance(first, ev.TurnBegan)
    orders: list[Sequence[object]] = [()]  # no wonder is left to chance
    orders += [*began.decks, began.central, began.tokens, (first.seat,)]
    orders += [event.order for event in events if isinstance(event, ev.CardKept)]
    return FixedChance(orders)


def read(game: Architects, name: str) -> Record:
    """Load a record."""
    return recorded_games.read(FOLDER / f"{name}.jsonl", game, setup_of(name), command_of)


def command_of(name: str, values: dict[str, Any]) -> Command:
    """A command of Architects, from its stored values."""
    return COMMANDS[name](
        **{key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    )


if __name__ == "__main__":
    architects = Architects.with_options()
    for title, (seed, wonders) in GAMES.items():
        played = recorded_games.record(architects, setup_of(title), seed, _command)
        head = {"wonders": wonders.split()}
        recorded_games.write(FOLDER / f"{title}.jsonl", architects, played, head)
