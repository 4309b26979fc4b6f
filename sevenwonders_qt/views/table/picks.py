"""The plan of the seat for this turn, in one city or in two: from a card to the command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import SignalInstance

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use
from sevenwonders_qt.games.classic.events import HIDDEN, CardChosen, PileDrawn, TurnBegan
from sevenwonders_qt.models.shown.choices import (
    BUILD,
    DISCARD,
    STAGE,
    build_action,
    cheapest,
    commands,
    main_action,
    option_of,
    use_of,
)
from sevenwonders_qt.models.shown.choices import FREE as BUILD_FREE
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.views.table.drag import Target, targets
from sevenwonders_qt.views.table.hand import HandLayout
from sevenwonders_qt.views.table.places import PlaceOf

_ACTIONS = (BUILD, BUILD_FREE, STAGE, DISCARD)
_KEYS = {Use.BUILD: BUILD, Use.STAGE: STAGE, Use.SELL: DISCARD}

FREE, OWN = "free", "own"
"""The lanes of the two cities. The Free City plays first, so it comes first everywhere."""

_AFTER_THE_TURN = (Prompt.FREE_CITY_LAST, Prompt.LAST_CARD, Prompt.DISCARD_PILE)


@dataclass(frozen=True, slots=True)
class LaneChoice:
    """A card at its place, the action it is meant for, and the command once it is certain.

    Without a key the action is still open; without a command, the way to pay.
    """

    index: int
    key: str = ""
    command: Play | None = None


@dataclass(frozen=True, slots=True)
class Lane:
    """The plan for one city: ``shown`` is the table as that city sees it."""

    name: str
    shown: Shown
    draft: LaneChoice | None
    card: CardId | None
    active: bool

    @property
    def open(self) -> bool:
        """Whether its card is still missing."""
        return self.shown.choosing

    @property
    def complete(self) -> bool:
        """Whether only the way to pay can be missing."""
        return not self.open or (self.draft is not None and bool(self.draft.key))


def _decided_for(shown: Shown) -> dict[str, Shown]:
    """Return the cities that the seat lays a card for this turn, as each sees the table."""
    free = shown.of_free_city()
    prompts = [city.table.view.prompt for city in (shown, free) if city is not None]
    if free is None or any(prompt in _AFTER_THE_TURN for prompt in prompts):
        return {OWN: shown}
    both = free.choosing or free.table.view.choice is not None
    return {FREE: free, OWN: shown} if both else {OWN: shown}


def drawn_at(shown: Shown, cards: tuple[CardId, ...]) -> int | None:
    """Return the place of the card that came from the pile this turn, where that is known.

    It was put last. Around a shared screen the log does not name it, so once a card has been laid
    for the Free City, and perhaps been put back at the end, nothing is marked.
    """
    log = [entry.event for entry in shown.table.log]
    begun = max((n for n, event in enumerate(log) if isinstance(event, TurnBegan)), default=0)
    drawn = next((e.card for e in log[begun:] if isinstance(e, PileDrawn)), None)
    laid = any(isinstance(e, CardChosen) and e.seat == shown.free_seat for e in log[begun:])
    if drawn is None or (drawn == HIDDEN and laid):
        return None
    places = [n for n, card in enumerate(cards) if card == drawn or drawn == HIDDEN]
    return places[-1] if places else None


class PickScene(Protocol):
    """The scene of the picks: it shows them, and sends their commands and questions."""

    @property
    def commanded(self) -> SignalInstance: ...
    @property
    def payment_wanted(self) -> SignalInstance: ...
    @property
    def reveal_wanted(self) -> SignalInstance: ...

    def show_again(self) -> None: ...
    def refuse(self) -> None: ...


class Picks:
    """The card picked for each city that one player decides for, and its use.

    Mostly that is the own city alone, and the command is sent at once. For two there is a lane
    each, and both commands are sent together. Made again for each turn.
    """

    def __init__(self, shown: Shown, scene: PickScene) -> None:
        self.scene = scene
        self._cards: tuple[CardId, ...] = ()
        self._drafts: dict[str, LaneChoice | None] = {}
        self._drawn: int | None = None
        self._active = FREE
        self._confirming = False
        self.show(shown)

    # The state -----------------------------------------------------------------------------

    @property
    def held(self) -> HandLayout:
        """The hand with the uses of its cards."""
        places = {name: draft.index for name, draft in self._drafts.items() if draft is not None}
        own, open_own = places.get(OWN), self._open(OWN)
        return HandLayout(
            self._cards,
            picked=own if open_own else None,
            laid=None if open_own else own,
            free=places.get(FREE),
            free_laid=not self._open(FREE),
            drawn=self._drawn,
        )

    @property
    def for_two(self) -> bool:
        """Whether a card is laid for the Free City, too."""
        return FREE in self._cities

    @property
    def buyer(self) -> Shown:
        """The table as the city sees it that the picked card is for."""
        return self._cities[self._active]

    @property
    def selected(self) -> int | None:
        """The place of the card that actions are for."""
        draft = self._drafts[self._active]
        return draft.index if draft is not None and self._open(self._active) else None

    @property
    def card(self) -> CardId | None:
        """The card that actions are for."""
        return self._cards[self.selected] if self.selected is not None else None

    @property
    def lanes(self) -> Mapping[str, Lane]:
        """The current lanes, the Free City's first."""
        return {name: self._lane(name) for name in self._cities}

    @property
    def ready(self) -> bool:
        """Whether Enter would send all remaining commands."""
        return bool(self._opened) and all(lane.complete for lane in self.lanes.values())

    @property
    def reveals(self) -> bool:
        """Whether all cards are face down and wait for the person."""
        return self.shown.table.reveals

    def show(self, shown: Shown) -> None:
        """Show a new state of the same turn."""
        self.shown, self._cities = shown, _decided_for(shown)
        choices = [city.table.view.choice for city in self._cities.values()]
        laid = [choice.card for choice in choices if choice is not None]
        cards = (*laid, *shown.table.view.hand)
        if Counter(cards) != Counter(self._cards) or self._drafts.keys() != self._cities.keys():
            self._cards, self._drafts = cards, dict.fromkeys(self._cities)
            self._drawn = drawn_at(shown, cards) if self.for_two else None
        for name in self._cities:
            self._keep_to(name)
        if self._active not in self._opened:
            self._active = next(iter(self._opened), OWN)

    # The actions ---------------------------------------------------------------------------

    def select(self, index: int) -> None:
        """Pick the card at this place, also if it is in the other lane."""
        if not self._open(self._active) or index in self.held.down or index == self.selected:
            return
        for name, draft in self._drafts.items():
            if draft is not None and draft.index == index:
                self._drafts[name] = None
        key = main_action(self.buyer, self._cards[index])
        self._drafts[self._active] = self._drafted(self._active, index, key)
        self.scene.show_again()

    def turn_to(self, name: str) -> None:
        """Continue with this lane, if its card is still missing."""
        if self._open(name) and name != self._active:
            self._active = name
            self.scene.show_again()

    def switch(self) -> bool:
        """Go to the other city of the player; False where there is none."""
        self.turn_to(self._other)
        return self.for_two

    def stage(self) -> None:
        """Put the picked card under the next stage of the own wonder."""
        self.turn_to(OWN)
        if self._active == OWN:
            self.act(STAGE)

    def act(self, key: str) -> None:
        """Do an action of `choices` with the picked card, or ask for the way to pay."""
        self._confirming = False  # a question left without an answer is forgotten
        card, index = self.card, self.selected
        if card is None or index is None:
            return
        if not commands(self.buyer, card, key):
            self.scene.refuse()
            return
        self._drafts[self._active] = made = self._drafted(self._active, index, key)
        if made.command is None:
            self.scene.show_again()
            self._ask(made)
        else:
            self._go_on(made.command)

    def paid(self, command: Play) -> None:
        """Keep the way to pay that was picked."""
        draft = self._drafts[self._active]
        if draft is None:
            return
        keys = (key for key in _ACTIONS if command in commands(self.buyer, command.card, key))
        self._drafts[self._active] = LaneChoice(draft.index, next(keys, draft.key), command)
        confirming, self._confirming = self._confirming, False
        if confirming:
            self.gold()
        else:
            self._go_on(command)

    def gold(self) -> None:
        """Press the gold button; for two cities go to the missing choice, or send both."""
        if not self._opened and self.reveals:
            self.scene.reveal_wanted.emit()
        elif not self._opened:
            self.take_back()
        elif not self.for_two and self.card is not None:
            self.act(main_action(self.buyer, self.card))
        elif not self.ready:
            self.turn_to(next(name for name, lane in self.lanes.items() if not lane.complete))
        else:
            self._send()

    def take_back(self) -> None:
        """Undo the choices, where that is still possible."""
        self._take_back(*self._cities)

    def again(self, index: int) -> bool:
        """Handle a click on a card; True if it was picked or laid before."""
        if index in self.held.down:
            drafts = self._drafts.items()
            self._take_back(*(name for name, draft in drafts if draft and draft.index == index))
        elif index == self.selected:
            self.gold()
        else:
            return False
        return True

    def doubled(self, index: int) -> None:
        """Build the picked card at the cheapest price."""
        card = self.card
        if card is None or index != self.selected:
            return
        key = build_action(self.buyer, card)
        command = cheapest(self.buyer, card, key)
        if command is not None:
            self._drafts[self._active] = LaneChoice(index, key, command)
            self._go_on(command)

    def targets(self, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
        """Return the places where the picked card may be dropped."""
        cities = [self._cities[name] for name in reversed(self._opened)]
        return tuple(each for city in cities for each in targets(city, card, place_of))

    def dropped(self, target: Target) -> None:
        """Handle the drop of the picked card."""
        index, name = self.selected, FREE if target.free else OWN
        if index is None:
            return
        if name != self._active:
            self._drafts[self._active] = None
            self._active = name
            self.select(index)
        self.act(target.choice.key)

    # Inner ---------------------------------------------------------------------------------

    @property
    def _other(self) -> str:
        return OWN if self._active == FREE else FREE

    @property
    def _opened(self) -> list[str]:
        return [name for name in self._cities if self._open(name)]

    def _open(self, name: str) -> bool:
        return name in self._cities and self._cities[name].choosing

    def _lane(self, name: str) -> Lane:
        draft = self._drafts[name]
        card = self._cards[draft.index] if draft is not None else None
        return Lane(name, self._cities[name], draft, card, active=name == self._active)

    def _drafted(self, name: str, index: int, key: str) -> LaneChoice:
        found = commands(self._cities[name], self._cards[index], key)
        return LaneChoice(index, key if found else "", found[0] if len(found) == 1 else None)

    def _keep_to(self, name: str) -> None:
        """Keep the draft of a card that was laid; drop one that is no longer possible."""
        city, draft = self._cities[name], self._drafts[name]
        choice = city.table.view.choice
        if choice is not None:
            fits = draft is not None and self._cards[draft.index] == choice.card
            at = draft.index if draft is not None and fits else self._place(choice.card)
            self._drafts[name] = LaneChoice(at, _KEYS[choice.use])
        elif draft is not None:
            again = self._drafted(name, draft.index, draft.key)
            kept = draft if draft.command in city.table.view.legal and again.key else again
            self._drafts[name] = kept if city.choosing else None

    def _place(self, card: CardId) -> int:
        taken = {draft.index for draft in self._drafts.values() if draft is not None}
        places = (n for n, held in enumerate(self._cards) if held == card and n not in taken)
        return next(places, self._cards.index(card))

    def _ask(self, draft: LaneChoice) -> None:
        card = self._cards[draft.index]
        self.scene.payment_wanted.emit(use_of(draft.key), card, option_of(draft.key))

    def _go_on(self, command: Play) -> None:
        """Send it if there is one city; else turn to the other while its card is missing."""
        if not self.for_two:
            self.scene.commanded.emit(command)
            return
        if not self._lane(self._other).complete:
            self._active = self._other
        self.scene.show_again()

    def _send(self) -> None:
        """Send both commands; where one may still be paid in several ways, ask first."""
        drafts = {name: self._drafts[name] for name in self._opened}
        for name, draft in drafts.items():
            if draft is not None and draft.command is None:
                self.turn_to(name)
                self._confirming = True
                self._ask(draft)
                return
        for draft in drafts.values():
            if draft is not None:
                self.scene.commanded.emit(draft.command)

    def _take_back(self, *cities: str) -> None:
        """Undo the choices for these cities."""
        for command in [c for name in cities for c in self._cities[name].table.view.legal]:
            if isinstance(command, TakeBack):
                self.scene.commanded.emit(command)
