"""Reads what a seat is offered in a scenario, in the short form that the tests compare."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use, Way
from sevenwonders_qt.games.classic.scenario import Scenario

E = TypeVar("E", bound=Event)


def ways(table: Scenario, seat: int, card: str) -> set[Way]:
    """The ways in which the seat may build the card."""
    return {play.way for play in _plays(table, seat, card, Use.BUILD)}


def payments(table: Scenario, seat: int, card: str) -> set[tuple[int, int]]:
    """The splits (to left, to right) with which the seat may pay for the card."""
    plays = _plays(table, seat, card, Use.BUILD)
    return {(play.to_left, play.to_right) for play in plays if play.way is Way.COST}


def stage_payments(table: Scenario, seat: int) -> set[tuple[int, int]]:
    """The splits with which the seat may pay for its next stage."""
    plays = _plays(table, seat, table.city(seat).hand[0], Use.STAGE)
    return {(play.to_left, play.to_right) for play in plays}


def sales(table: Scenario, seat: int) -> set[str]:
    """The cards that the seat may sell."""
    return {
        command.card
        for command in table.legal(seat)
        if isinstance(command, Play) and command.use is Use.SELL
    }


def picks(table: Scenario, seat: int) -> set[str | None]:
    """What the seat may do at the discard pile: cards, and None for nothing."""
    return {command.card for command in table.legal(seat) if isinstance(command, PickDiscard)}


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of the events' classes."""
    return [type(event).__name__ for event in events]


def _plays(table: Scenario, seat: int, card: str, use: Use) -> list[Play]:
    return [
        command
        for command in table.legal(seat)
        if isinstance(command, Play) and command.card == card and command.use is use
    ]
