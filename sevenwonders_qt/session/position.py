"""A position in a match in its smallest form: the deal, and the choices up to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Final

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.stored import Damaged, listed, reader, whole
from sevenwonders_qt.games.box import FindGame
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.journal.reading import leading_to, read
from sevenwonders_qt.session.match import Match

MOST_CHOICES: Final = 1000
NAMES: Final = ("Ana", "Caio", "Iris", "Otto", "Nara", "Ravi", "Dora")
OTHERS: Final = "rules"
"""The player at the seats of people who do not choose."""

_Count = Annotated[int, whole(0, (1 << 31) - 1)]


class NoPosition(ValueError):
    """Raised for a value that is no position of a game of the box; the text is the reason."""


@dataclass(frozen=True, slots=True)
class DealtPosition:
    """A choice of ``seat`` in a match of ``players`` dealt by ``seed``.

    ``choices`` are the places of all choices since the deal among the legal commands, each for the
    first city that had to choose. ``open`` is how many commands are open to the seat: with other
    rules the choices would lead elsewhere.
    """

    game: str
    players: _Count
    options: Mapping[str, Any]
    seed: _Count
    seat: _Count
    choices: Annotated[tuple[int, ...], listed(_Count, 0, MOST_CHOICES)]
    open: _Count


@dataclass(frozen=True, slots=True)
class Stand:
    """A match in memory where a city has to choose; only its player is a person."""

    match: Match[Any]
    seat: Seat

    @property
    def player(self) -> Seat:
        """The seat that decides."""
        return self.match.player_of(self.seat)

    @property
    def view(self) -> Any:
        """The city's view."""
        return self.match.view(self.seat)

    @property
    def memory(self) -> Any:
        """The memory of its player."""
        return self.match.memory(self.player)


def as_json(position: DealtPosition) -> dict[str, Any]:
    """Return the position as plain JSON values."""
    return {
        "game": position.game,
        "players": position.players,
        "options": dict(position.options),
        "seed": position.seed,
        "seat": position.seat,
        "choices": list(position.choices),
        "open": position.open,
    }


def from_json(stored: Any) -> DealtPosition:
    """Read the position, strictly; raises `NoPosition`."""
    try:
        found: DealtPosition = reader(DealtPosition)(stored)
    except Damaged as error:
        raise NoPosition(str(error)) from None
    return found


def dealt(find: FindGame, position: DealtPosition) -> Match[Any]:
    """Deal the match, in memory; raises `NoPosition`."""
    count = position.players
    if count > len(NAMES):
        raise NoPosition("so many cannot play")
    try:
        game = find(Variant(position.game, count, position.options))
        names = [SeatSpec(NAMES[seat], OTHERS) for seat in range(count)]
        return Match.start(
            game, names, game.random_setup(count), position.seed, practice=True, hints=False
        )
    except ValueError as error:
        raise NoPosition(str(error)) from None


def stand(find: FindGame, position: DealtPosition) -> Stand:
    """Return the match where the choice has to be made; raises `NoPosition` if there is none."""
    match = dealt(find, position)
    for place in position.choices:
        if match.is_over:
            raise NoPosition("the match is over before its choices are")
        legal = match.legal(match.owing[0])
        if place >= len(legal):
            raise NoPosition("a choice is not among the legal ones")
        match.submit(legal[place])
    if position.seat not in match.owing:
        raise NoPosition("nobody there has to choose")
    if len(match.view(position.seat).legal) != position.open:
        raise NoPosition("other choices are open there")
    return _seated(match, position.seat)


def stand_in(find: FindGame, path: Path, step: int, seat: Seat) -> Stand:
    """Return the match of a journal before a step, where ``seat`` has to choose.

    The file stays as it is.

    Raises `JournalError`, and `NoPosition` where nothing is to be chosen there.
    """
    recorded = read(path)
    match: Match[Any] = Match.replay(find, path)
    numbers = [one.number for one in match.steps]
    if step not in numbers[1:]:
        raise NoPosition("there is no such step")
    before = numbers[numbers.index(step) - 1]
    header = replace(recorded.header, practice=True, hints=False)
    match = Match.refolded(find, replace(leading_to(recorded, before), header=header))
    if seat not in match.owing or len(match.view(seat).legal) < 2:
        raise NoPosition("nothing is to be chosen there")
    return _seated(match, seat)


def _seated(match: Match[Any], seat: Seat) -> Stand:
    """Make the seat that decides for the city the only person."""
    player = match.player_of(seat)
    seats = tuple(
        SeatSpec(spec.name, PERSON if number == player else _machine(spec.player))
        for number, spec in enumerate(match.seats)
    )
    match.header = replace(match.header, seats=seats)
    return Stand(match, seat)


def _machine(player: str) -> str:
    return OTHERS if player == PERSON else player
