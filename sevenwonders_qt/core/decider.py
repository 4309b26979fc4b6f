"""The decider pattern: the form of a game that everything around it uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.core.outline import Outline


@dataclass(frozen=True, slots=True)
class Command:
    """The wish of a seat; never stored."""

    seat: Seat


class IllegalCommand(ValueError):
    """A command refused; nothing has changed. ``reason`` is a key for a message, not a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ImpossibleSetup(ValueError):
    """Seats and options that cannot be played together; the text is a key for a message."""


class GameState(Protocol):
    """The part of a state that the session and the players rely on."""

    version: int
    """Number of events folded so far."""

    def copy(self) -> Self: ...

    @property
    def owing(self) -> Sequence[Seat]:
        """Seats that owe an answer; empty only when the game is over."""
        ...


@dataclass(frozen=True, slots=True)
class Variant:
    """A game to be played: its name, the number of players, and what they agreed, as JSON."""

    game: str
    players: int
    agreed: Mapping[str, Any] = field(default_factory=dict)


class View(Protocol):
    """The part of a view that everything around a game relies on."""

    @property
    def seat(self) -> Seat:
        """The seat that sees this."""
        ...

    @property
    def version(self) -> int:
        """The version of the state that is seen."""
        ...

    @property
    def turn(self) -> int: ...

    @property
    def prompt(self) -> str | None:
        """The question that the seat has to answer; None when it owes nothing."""
        ...

    @property
    def owing(self) -> Sequence[Seat]:
        """Seats that owe an answer."""
        ...

    @property
    def legal(self) -> Sequence[Command]:
        """Every command that is open to the seat."""
        ...


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View, covariant=True)
M = TypeVar("M")
U = TypeVar("U")
R = TypeVar("R", covariant=True)


class Game(Protocol[S, V, M, U, R]):
    """One game of the box: its state, view, memory, set-up and rules have types of their own.

    Commands go in, events come out, states are folds of events. `step` is `decide` and `evolve` at
    once, in place: what `decide` returns for a state, folded with `evolve`, leads to the state that
    `step` leaves. Seats below ``players`` are the players'; `player_of` returns who answers for one
    above.
    """

    @property
    def name(self) -> str: ...

    @property
    def codec(self) -> EventCodec: ...

    @property
    def rules(self) -> R:
        """The rules as agreed, for players and tables that know this game."""
        ...

    @property
    def agreed(self) -> Mapping[str, Any]:
        """The options, as JSON: what a `Variant` needs to find this game again."""
        ...

    def empty(self) -> S: ...

    def random_setup(self, players: int) -> U:
        """Return the set-up of so many seats that leaves everything to chance."""
        ...

    def begin(self, setup: U, chance: Chance) -> list[Event]: ...

    def open(self, state: S, setup: U, chance: Chance) -> list[Event]:
        """Do `begin` and `evolve` at once, in place, into an empty state."""
        ...

    def could_begin(self, events: Sequence[Event]) -> bool:
        """Return whether a deal can have led to these events: everything in the box once.

        May raise what `begin` raises.
        """
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Command]: ...

    def decide(self, state: S, command: Command, chance: Chance) -> list[Event]: ...

    def step(self, state: S, command: Command, chance: Chance) -> list[Event]: ...

    def evolve(self, state: S, event: Event) -> None: ...

    def can_follow(self, state: S, event: Event) -> bool:
        """Return whether a stored event has the form that fits the state.

        What `evolve` raises for others is left to it. Whether the rules lead to the event is not
        asked.
        """
        ...

    def can_wait(self, state: S) -> bool:
        """Return whether a match can wait like this for a command, shown and played to its end."""
        ...

    def is_over(self, state: S) -> bool: ...

    def players(self, state: S) -> int: ...

    def seats(self, state: S) -> int:
        """Return the number of seats, those without a player of their own as well."""
        ...

    def player_of(self, state: S, seat: Seat) -> Seat: ...

    def scores(self, state: S) -> Sequence[Mapping[str, int]]: ...

    def details(self, state: S) -> Sequence[Mapping[str, str | int]]:
        """Return what a line of results shows of each seat beside its points.

        These are its texts by name, then its numbers; the first number breaks ties.
        """
        ...

    def view_for(self, state: S, seat: Seat) -> V: ...

    def redact(self, event: Event, seat: Seat) -> Event: ...

    def memory_for(self, past: Iterable[tuple[Sequence[Event], S]], seat: Seat) -> M:
        """Return what the seat remembers beyond its view; ``past`` is events with states after.

        Worked out from events as the seat may see them, and its own hand. None if a view shows all
        that can be known.
        """
        ...

    def remember(self, memory: M, events: Sequence[Event], state: S) -> None:
        """Take what happened, and the state after it, into what `memory_for` has returned."""
        ...

    def reveals(self, event: Event) -> bool:
        """Return whether any player learns from the event what could not be known before."""
        ...

    def milestone(self, event: Event) -> Milestone | None: ...

    def outline(self, state: S) -> Outline: ...


AnyGame: TypeAlias = "Game[Any, Any, Any, Any, Any]"
"""A game of any kind, for what all games go through."""
