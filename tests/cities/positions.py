"""Positions with Cities, and what the tests of its rules ask of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.cities.commands import LOSS, PayLoss
from sevenwonders_qt.games.cities.events import LossPaid
from sevenwonders_qt.games.cities.module import load_expansion
from sevenwonders_qt.games.cities.pieces import debts
from sevenwonders_qt.games.cities.scenario import cities_scenario
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.events import CoinsGained
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario

BOX = Box({**EXPANSIONS, "cities": load_expansion})
CITIES = ("cities",)
OTHERS = (Place("rhodes"), Place("babylon"))
"""Two cities to the right and to the left of the first one."""


def table(game: Classic, *others: Place, **own: Any) -> Scenario:
    """A turn of Age II or as said; the arguments without a name are the other cities."""
    names = ("age", "turn", "discards", "also", "debts", "diplomacy", "deals")
    position = {key: own.pop(key) for key in names if key in own}
    position.setdefault("age", 2)
    first = Place(own.pop("wonder", "giza"), own.pop("side", "A"), **own)
    return cities_scenario(game, [first, *(others or OTHERS)], **position)


def pay(position: Scenario, *coins: int) -> list[Event]:
    """Let the seats that are asked about a loss pay so many coins each, in the order of seats."""
    asked = [seat for seat, prompt in enumerate(position.state.prompts) if prompt == LOSS]
    assert len(asked) == len(coins), f"asked: {asked}"
    return position.play(*(PayLoss(s, number) for s, number in zip(asked, coins, strict=True)))


def losses(events: Sequence[Event]) -> dict[Seat, tuple[int, int]]:
    """The coins and debts that each seat has lost."""
    return {e.seat: (e.coins, e.debts) for e in events if isinstance(e, LossPaid)}


def gains(events: Sequence[Event], seat: Seat) -> list[tuple[str, int]]:
    """What the bank paid to a seat, each time with the card that it was for."""
    return [(e.card, e.coins) for e in events if isinstance(e, CoinsGained) and e.seat == seat]


def owed(position: Scenario) -> list[int]:
    """The debts of each seat."""
    return [debts(city) for city in position.state.cities]


def builds(position: Scenario, card: str, seat: Seat = 0) -> list[Play]:
    """The ways to build a card of the hand of a city."""
    plays = (command for command in position.legal(seat) if isinstance(command, Play))
    return [play for play in plays if (play.card, play.use) == (card, Use.BUILD)]


def prices(position: Scenario, card: str, seat: Seat = 0) -> set[tuple[int, int]]:
    """The coins to the left and to the right of each way to build a card."""
    return {(play.to_left, play.to_right) for play in builds(position, card, seat)}
