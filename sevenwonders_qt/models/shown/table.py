"""Everything the table shows for one seat at one moment, worked out once from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.events import AgeBegan, GameEnded, TurnBegan
from sevenwonders_qt.games.classic.offer import (
    Offer,
    Prices,
    card_offer,
    option_offer,
    prices,
    stage_offer,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import Sheet, sheets
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.seats import NOBODY, SeatInfo
from sevenwonders_qt.models.shown.box_hand import BoxHand, Moment
from sevenwonders_qt.models.words.undo import NOTHING, Undo


@dataclass(frozen=True, slots=True)
class FreeCity:
    """The view and the commands of the seat that decides for the Free City this turn.

    ``view`` is that of the Free City's seat: its hand is the player's, its commands are those
    of the Free City. ``offers`` has an entry for each card of that hand.
    """

    view: PlayerView
    offers: Mapping[CardId, Offer]
    stage: Offer | None


@dataclass(frozen=True, slots=True)
class Logged:
    """One event as the seat may see it, with the turn it belongs to."""

    age: int
    turn: int
    event: Event


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the scene draws; nothing in it is hidden from the seat of ``view``.

    ``seats`` has an entry for every city, the Free City included; ``free_city`` is None unless
    the seat of ``view`` decides for it. ``offers`` has an entry for each different card of the
    hand (and for the cards of an opened discard pile none: their commands are in
    ``view.legal``). ``rules`` are those of the match: the consequences of a choice are worked
    out by them. ``stage`` is None when every stage is built. ``standing`` are the current
    points of each city, None where they are not to be seen before the end. ``options`` are the
    offers to use a card with an option of a rule module, by option and card; disabled ones are
    not there. ``boxes`` is what the boxes of the match have on the table, by their names. With a
    ``box_hand`` cards of a box are in the place of the hand: ``view`` has them as its hand, and
    the plays with them as its commands. A ``moment`` outside the turns has a name of its own.
    ``log`` counts as ``undo.lines`` does. ``reveals``: all players have chosen, and the cards
    are turned over when the person wants it. ``watched``: only computers play; ``common``: all
    people around the screen look on. Then no player is called "you".
    """

    rules: Ruleset
    view: PlayerView
    seats: tuple[SeatInfo, ...]
    offers: Mapping[CardId, Offer]
    stage: Offer | None
    prices: Prices
    standing: Sequence[Sheet] | None
    log: Sequence[Logged]
    free_city: FreeCity | None = None
    options: Mapping[tuple[str, CardId], Offer] = field(default_factory=dict)
    boxes: Mapping[str, Any] = field(default_factory=dict)
    box_hand: BoxHand | None = None
    moment: Moment | None = None
    undo: Undo = NOTHING
    reveals: bool = False
    watched: bool = False
    common: bool = False

    @property
    def catalogue(self) -> Catalogue:
        """The cards and boards of the match."""
        return self.rules.catalogue

    @property
    def decider(self) -> Seat:
        """The player who decides for the city of ``view``."""
        return self.view.deciders[self.view.seat]

    @property
    def you(self) -> Seat:
        """The seat that is called "you"; `NOBODY` if `all_by_name`."""
        return NOBODY if self.all_by_name else self.view.seat

    @property
    def all_by_name(self) -> bool:
        """Whether every player is called by name, and none "you"."""
        return self.watched or self.common

    @property
    def is_free_citys(self) -> bool:
        """Whether the city of ``view`` is the Free City, seen by the player who decides for it."""
        return self.decider != self.view.seat

    def of_free_city(self) -> Table | None:
        """Return the same table with the Free City as the own one; None if not decided."""
        free = self.free_city
        if free is None:
            return None
        return replace(
            self,
            view=free.view,
            offers=free.offers,
            stage=free.stage,
            prices=prices(free.view),
            free_city=None,
            options={},
        )


def undealt(table: Table, before: Table) -> Table:
    """Return a table after the next deal as it was at the end of the Age of ``before``.

    Every hand is played, no player has chosen, and the log ends before the new Age begins.
    """
    began = [n for n, entry in enumerate(table.log) if isinstance(entry.event, AgeBegan)]
    view, old = table.view, before.view
    cities = tuple(replace(city, hand_size=0, ready=False) for city in view.cities)
    view = replace(
        view,
        age=old.age,
        turn=old.turn,
        direction=old.direction,
        cities=cities,
        hand=(),
        choice=None,
        prompt=None,
        owing=(),
        legal=(),
    )
    log = table.log[: began[-1]] if began else table.log
    return replace(table, view=view, offers={}, stage=None, options={}, free_city=None, log=log)


def unended(table: Table, before: Table) -> Table:
    """Return a table after the end of the match as it was before the winner was known."""
    ended = [n for n, entry in enumerate(table.log) if isinstance(entry.event, GameEnded)]
    log = table.log[: ended[-1]] if ended else table.log
    standing = None if before.standing is None else table.standing
    return replace(table, view=replace(table.view, result=None), log=log, standing=standing)


def noted(log: Sequence[Logged], events: Sequence[Event]) -> list[Logged]:
    """Return the entries that follow on ``log``, one for each event."""
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
    rules: Ruleset,
    view: PlayerView,
    seats: tuple[SeatInfo, ...],
    log: Sequence[Logged],
    free_city: PlayerView | None = None,
    *,
    points: bool = True,
) -> Table:
    """Return the table of the seat of ``view``, with the Free City's view if it decides for it.

    Without ``points`` no player sees the points of the cities before the end.
    """
    names = {module.name for module in rules.modules}
    words = [each for each in all_words() if each.name in names]
    boxes = _boxes(rules, view)
    held = next(filter(None, (each.hand(rules, view) for each in words)), None)
    moment = next(filter(None, (each.moment(rules, view) for each in words)), None)
    if held is not None:
        view = held.seen(view)
    return Table(
        rules=rules,
        view=view,
        seats=seats,
        offers=_offers(rules, view) if held is None else held.offers,
        stage=stage_offer(rules, view),
        prices=prices(view),
        standing=sheets(rules, view.cities) if points or view.result is not None else None,
        log=log,
        free_city=None if free_city is None else _free_city(rules, free_city),
        options=_options(rules, view, held),
        boxes=boxes,
        box_hand=held,
        moment=moment,
    )


def _free_city(rules: Ruleset, view: PlayerView) -> FreeCity:
    return FreeCity(view, _offers(rules, view), stage_offer(rules, view))


def _offers(rules: Ruleset, view: PlayerView) -> dict[CardId, Offer]:
    return {card: card_offer(rules, view, card) for card in dict.fromkeys(view.hand)}


def _options(
    rules: Ruleset, view: PlayerView, held: BoxHand | None
) -> dict[tuple[str, CardId], Offer]:
    """Return the offers of options; cards of a box become no structures, which some are for."""
    names = rules.options if held is None else {**rules.stage_options, **rules.sale_options}
    found = {
        (option, card): option_offer(rules, view, option, card)
        for option in names
        for card in dict.fromkeys(view.hand)
    }
    return {key: offer for key, offer in found.items() if offer is not None}


def _boxes(rules: Ruleset, view: PlayerView) -> dict[str, Any]:
    """Return the things of each box of the match on the table, by the names of its rule modules."""
    made = {words.name: words.model for words in all_words() if words.model is not None}
    names = (module.name for module in rules.modules if module.name in made)
    found = {name: made[name](rules, view) for name in names}
    return {name: shown for name, shown in found.items() if shown is not None}
