"""Everything the table shows for one seat at one moment, worked out once from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.events import AgeBegan, TurnBegan
from sevenwonders_qt.games.classic.offer import Offer, Prices, card_offer, prices, stage_offer
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import Sheet, sheets
from sevenwonders_qt.games.classic.view import PlayerView


class Player(StrEnum):
    """Who sits at a seat."""

    PERSON = "person"
    RANDOM = "random"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A name and who it is."""

    name: str
    player: Player


@dataclass(frozen=True, slots=True)
class Logged:
    """One event as the seat may see it, with the turn it belongs to."""

    age: int
    turn: int
    event: Event


@dataclass(frozen=True, slots=True)
class Table:
    """What the scene draws; nothing in it is hidden from the seat of ``view``.

    ``offers`` has an entry for each different card of the hand (and for the cards of an opened
    discard pile none: their commands are in ``view.legal``). ``stage`` is None when every stage
    stands. ``standing`` are the points of each seat as things lie now.
    """

    catalogue: Catalogue
    view: PlayerView
    seats: tuple[SeatInfo, ...]
    offers: Mapping[CardId, Offer]
    stage: Offer | None
    prices: Prices
    standing: Sequence[Sheet]
    log: Sequence[Logged]


def noted(log: Sequence[Logged], events: Sequence[Event]) -> list[Logged]:
    """The entries that follow on ``log``, one for each event."""
    age, turn = (log[-1].age, log[-1].turn) if log else (0, 0)
    entries = []
    for event in events:
        if isinstance(event, AgeBegan):
            age, turn = event.age, 0
        elif isinstance(event, TurnBegan):
            turn = event.turn
        entries.append(Logged(age, turn, event))
    return entries


def table_for(
    rules: Ruleset, view: PlayerView, seats: tuple[SeatInfo, ...], log: Sequence[Logged]
) -> Table:
    """The table of the seat of ``view``."""
    return Table(
        catalogue=rules.catalogue,
        view=view,
        seats=seats,
        offers={card: card_offer(rules, view, card) for card in dict.fromkeys(view.hand)},
        stage=stage_offer(rules, view),
        prices=prices(view),
        standing=sheets(rules, view.cities),
        log=log,
    )
