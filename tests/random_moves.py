"""Whole random games, move by move, for the tests that must hold in every game."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any, Generic, TypeVar

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Move(Generic[State]):
    """One command of a game. ``after`` is the state that `step` left, to be looked at only."""

    before: State
    command: Command
    seed: str
    events: list[Event]
    after: State

    @property
    def chance(self) -> SeededChance:
        """The chance that the command was decided with, from its start."""
        return SeededChance(self.seed)


class Played(ABC, Generic[State]):
    """A whole game by random players, decided by a number.

    Many tests look at the same games, and most of the time goes into what the players may do. So a
    process plays a game once and keeps it; later tests get the same commands and events, and the
    states that the events lead to. A ``fresh`` one is always played by the rules.
    """

    game: Any
    number: int
    opening: list[Event]
    state: State

    def __init__(self, *, fresh: bool) -> None:
        self._fresh = fresh

    def begin(self) -> None:
        """Lay the table with the events of the opening."""
        self.state = self.game.empty()
        for event in self.opening:
            self.game.evolve(self.state, event)

    def moves(self) -> Iterator[Move[State]]:
        """Every command to the end of the game."""
        known = _known(type(self), self.game, self.number)
        if self._fresh or not known:
            made = []
            for move in self._played():
                made.append((move.command, move.seed, move.events))
                yield move
            known[:] = made
            return
        for command, seed, events in known:
            before = self.state.copy()  # type: ignore[attr-defined]
            self._fold(events)
            yield Move(before, command, seed, events, self.state)

    def log(self) -> list[Event]:
        """All events of the game, which is over then."""
        known = _known(type(self), self.game, self.number)
        if self._fresh or not known:
            return self.opening + [event for move in self.moves() for event in move.events]
        log = [event for _, _, events in known for event in events]
        self._fold(log)
        return self.opening + log

    @abstractmethod
    def command(self, dice: Random) -> Command:
        """What a random player does now."""

    def _played(self) -> Iterator[Move[State]]:
        game, state, dice = self.game, self.state, Random(f"players of {self.number}")
        while not game.is_over(state):
            before, seed = state.copy(), f"{self.number}:{state.version}"  # type: ignore[attr-defined]
            command = self.command(dice)
            events = game.step(state, command, SeededChance(seed))
            yield Move(before, command, seed, events, state)

    def _fold(self, events: list[Event]) -> None:
        for event in events:
            self.game.evolve(self.state, event)


@lru_cache(maxsize=1000)  # ten thousand games are not kept
def _known(kind: type, game: Hashable, number: int) -> list[tuple[Command, str, list[Event]]]:
    """What was done in a game and what came of it; empty until it was played to the end.

    ``kind`` and ``number`` say which game it is, ``game`` by which rules.
    """
    return []


def check_refolded(played: Played[Any]) -> None:
    """Assert that the stored log alone leads to the same states, and to the points at the end."""
    game, state = played.game, played.game.empty()
    assert game.could_begin(played.opening)
    for event in played.opening:
        assert game.can_follow(state, event)
        game.evolve(state, _stored(game, event))
    for move in played.moves():
        for event in move.events:
            assert game.can_follow(state, event), event
            game.evolve(state, _stored(game, event))
        assert state == move.after
        assert game.is_over(state) or game.can_wait(state)
    assert state.result is not None
    assert state.result.totals == tuple(sheet["total"] for sheet in game.scores(state))


def _stored(game: Any, event: Event) -> Event:
    """The event as it is read from a file."""
    read: Event = game.codec.decode(json.loads(json.dumps(game.codec.encode(event))))
    assert read == event
    return read


def snapshot(thing: object) -> object:
    """What a state consists of; it shares nothing with it that could change.

    Left out are the rules, the same in every state, and what is worked out from the rest.
    """
    names = _parts(type(thing))
    if names is not None:
        return tuple(snapshot(getattr(thing, name)) for name in names)
    if isinstance(thing, list) and any(_parts(type(each)) is not None for each in thing):
        return tuple(map(snapshot, thing))
    return frozenset(thing) if isinstance(thing, set) else repr(thing)


@cache
def _parts(kind: type) -> tuple[str, ...] | None:
    """The names of what a record of this kind consists of; None for what is no record."""
    if not is_dataclass(kind):
        return None
    return tuple(f.name for f in fields(kind) if f.compare and f.name != "rules")
