"""Everything the table of Architects shows for one seat at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.commands import BuildStage, KeepCard, Prompt
from sevenwonders_qt.games.architects.events import (
    BattleFought,
    GameEnded,
    StageBuilt,
    TokenTaken,
    TurnBegan,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.payment import can_pay
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import Sheet, sheets
from sevenwonders_qt.games.architects.view import CityView, PlayerView
from sevenwonders_qt.models.seats import NOBODY, SeatInfo
from sevenwonders_qt.models.words.undo import NOTHING, Undo


@dataclass(frozen=True, slots=True)
class ArchitectsTable:
    """Everything that the scene draws; nothing in it is hidden from the seat of ``view``.

    ``standing`` are the current points of each city, None where they are not to be seen before
    the end. ``log`` are the events so far as the seat may see them. ``covered`` says that the
    seat may see something that others before the same screen may not; it has been taken out of
    ``view`` until the seat asks for it. ``watched``: only computers play, so no player is
    called "you".
    """

    rules: Ruleset
    view: PlayerView
    seats: tuple[SeatInfo, ...]
    standing: Sequence[Sheet] | None
    log: Sequence[Event]
    covered: bool = False
    undo: Undo = NOTHING
    watched: bool = False

    @property
    def you(self) -> Seat:
        """The seat that is called "you"; `NOBODY` if only computers play."""
        return NOBODY if self.watched else self.view.seat

    @property
    def round(self) -> int:
        """The number of the round, from 1; seats that found no card count, too."""
        begun = sum(isinstance(event, TurnBegan) for event in self.log)
        return (max(1, begun) - 1) // len(self.seats) + 1

    @property
    def reach(self) -> tuple[int, int, int]:
        """The decks of the left, of the centre and of the right."""
        return self.view.seat, CENTRAL, self.view.right.seat

    def points(self, seat: Seat) -> int | None:
        """Return the current points of a city; None where they are not to be seen."""
        return None if self.standing is None else self.standing[seat].total

    @property
    def discard_count(self) -> int:
        """The number of cards on the discard pile."""
        return sum(self.view.discards.values())

    @property
    def last_discard(self) -> CardId | None:
        """The top card of the discard pile, as far as the log shows."""
        for event in reversed(self.log):
            cards = _discarded_by(event)
            if cards:
                return cards[-1]
        return None

    def missing(self, stage: int) -> int:
        """Return the number of resources that the own city lacks for a stage."""
        city = self.view.own
        cost = self.rules.catalogue.wonders[city.wonder].stages[stage - 1].cost
        *greys, coins = (city.cards[card] for card in self.rules.catalogue.payers)
        fitting = max(greys) if cost.identical else sum(map(bool, greys))
        return max(0, cost.count - fitting - coins)

    def completed_by(self, card: CardId) -> int | None:
        """Return the stage that the own city could pay with one more such card, without a token."""
        payers = self.rules.catalogue.payers
        city = self.view.own
        if card not in payers:
            return None
        purse = tuple(city.cards[kind] + (kind == card) for kind in payers)
        stages = self.rules.catalogue.wonders[city.wonder].stages
        return next((n for n in city.available if can_pay(purse, stages[n - 1].cost)), None)

    def cashes_with(self, card: CardId) -> bool:
        """Return whether this green card makes two alike or three different ones in the city."""
        symbols = self.rules.catalogue.symbols
        if card not in symbols:
            return False
        held = self.view.own.cards
        return held[card] > 0 or all(held[s] for s in symbols if s != card)


def architects_table(
    rules: Ruleset,
    view: PlayerView,
    seats: tuple[SeatInfo, ...],
    log: Sequence[Event],
    *,
    shared: bool = False,
    points: bool = True,
) -> ArchitectsTable:
    """Return the table of the seat of ``view``; ``shared`` screens cover what it alone may see.

    Without ``points`` no player sees the points of the cities before the end.
    """
    counted = points or view.result is not None
    standing = sheets(rules, view.cities, view.cat) if counted else None
    covered = shared and has_secrets(view, look_public=rules.options.look_public)
    shown = without_secrets(view) if covered else view
    return ArchitectsTable(rules, shown, seats, standing, log, covered)


def unended(table: ArchitectsTable, before: ArchitectsTable) -> ArchitectsTable:
    """Return a table after the end of the match as it was before the winner was known."""
    log = [event for event in table.log if not isinstance(event, GameEnded)]
    standing = None if before.standing is None else table.standing
    return replace(table, view=replace(table.view, result=None), log=log, standing=standing)


def has_secrets(view: PlayerView, *, look_public: bool = False) -> bool:
    """Return whether the seat knows a card that is face down or in its hand."""
    return view.central.top is not None or (bool(view.searched) and not look_public)


def without_secrets(view: PlayerView) -> PlayerView:
    """Return the view without anything that only its own seat may know."""
    legal = tuple(command for command in view.legal if not isinstance(command, KeepCard))
    return replace(view, central=replace(view.central, top=None), searched=(), legal=legal)


def _discarded_by(event: Event) -> Sequence[CardId]:
    """Return the cards that an event put on the discard pile, the last one on top."""
    match event:
        case StageBuilt(cards=cards) | TokenTaken(cards=cards):
            return cards
        case BattleFought(discarded=discarded):
            return [card for cards in discarded for card in cards]
    return ()


def acts(table: ArchitectsTable) -> bool:
    """Return whether the seat orders the actions of its turn now."""
    return table.view.prompt is Prompt.ACT


def pays_for(city: CityView, command: BuildStage) -> tuple[CardId, ...]:
    """Return the cards spent, in the order of the city's cards."""
    return tuple(card for card in city.cards for _ in range(command.cards.count(card)))
