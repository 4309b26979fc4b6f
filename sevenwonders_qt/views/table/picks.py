"""What the seat means to do this turn, in one city or in two: from a card to the command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use
from sevenwonders_qt.games.classic.events import HIDDEN, CardChosen, PileDrawn, TurnBegan
from sevenwonders_qt.models.choices import (
    BUILD,
    DISCARD,
    STAGE,
    build_action,
    commands,
    main_action,
    option_of,
    use_of,
)
from sevenwonders_qt.models.choices import FREE as BUILD_FREE
from sevenwonders_qt.models.shown import Shown
from sevenwonders_qt.views.table.drag import Target, targets
from sevenwonders_qt.views.table.hand import HandLayout
from sevenwonders_qt.views.table.overlay import PlaceOf

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.scene import TableScene

_ACTIONS = (BUILD, BUILD_FREE, STAGE, DISCARD)
_KEYS = {Use.BUILD: BUILD, Use.STAGE: STAGE, Use.SELL: DISCARD}

FREE, OWN = "free", "own"
LANES = (FREE, OWN)
"""The Free City plays first, so it comes first everywhere."""

_AFTER_THE_TURN = (Prompt.FREE_CITY_LAST, Prompt.LAST_CARD, Prompt.DISCARD_PILE)


class Picks:
    """The card picked for the own city, and what is done with it; made again for each turn."""

    def __init__(self, shown: Shown, scene: TableScene) -> None:
        self.shown = shown
        self.scene = scene
        self._picked: int | None = None
        self._laid_at = 0

    @property
    def held(self) -> HandLayout:
        """The hand with what its cards are meant for."""
        view = self.shown.table.view
        if view.choice is None:
            return HandLayout(tuple(view.hand), picked=self._picked)
        at = min(self._laid_at, len(view.hand))
        return HandLayout((*view.hand[:at], view.choice.card, *view.hand[at:]), laid=at)

    @property
    def buyer(self) -> Shown:
        """The table as the city sees it that the picked card is for."""
        return self.shown

    @property
    def selected(self) -> int | None:
        """The place of the card that actions are for."""
        return self._picked

    @property
    def card(self) -> CardId | None:
        """The card that actions are for."""
        at, cards = self.selected, self.held.cards
        return cards[at] if at is not None and at < len(cards) else None

    def show(self, shown: Shown) -> None:
        """The same turn, seen again."""
        self.shown = shown
        if shown.table.view.choice is not None and self._picked is not None:
            self._laid_at, self._picked = self._picked, None

    def select(self, index: int) -> None:
        """Pick the card at this place."""
        if self.shown.choosing and index != self._picked:
            self._picked = index
            self.scene.show_again()

    def act(self, key: str) -> None:
        """Do an action of `choices` with the picked card, or ask how it shall be paid."""
        card = self.card
        found = commands(self.shown, card, key) if card is not None else ()
        if len(found) == 1:
            self.scene.commanded.emit(found[0])
        elif found:
            self.scene.payment_wanted.emit(use_of(key), card, option_of(key))
        elif card is not None:
            self.scene.refuse()

    def stage(self) -> None:
        """Put the picked card under the next stage of the own wonder."""
        self.act(STAGE)

    def paid(self, command: Play) -> None:
        """How to pay has been said."""
        self.scene.commanded.emit(command)

    def take_back(self) -> None:
        """Take back what has been chosen, where that is still possible."""
        self._take_back(self.shown)

    def gold(self) -> None:
        """Do what the gold button does."""
        if self.shown.table.reveals:
            self.scene.reveal_wanted.emit()
        elif self.shown.table.view.choice is not None:
            self.take_back()
        elif self.card is not None:
            self.act(main_action(self.shown, self.card))

    def again(self, index: int) -> bool:
        """A card was clicked; True, and it is answered, if it was picked or laid before."""
        if index == self.held.laid:
            self.take_back()
        elif index == self._picked:
            self.gold()
        else:
            return False
        return True

    def doubled(self, index: int) -> None:
        """Build the picked card at the cheapest price."""
        card = self.card
        if card is not None and index == self._picked:
            ways = commands(self.shown, card, build_action(self.shown, card))
            if ways:
                self.scene.commanded.emit(ways[0])

    def switch(self) -> bool:
        """Turn to the other city that one decides for; False where there is none."""
        return False

    def targets(self, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
        """Where the picked card may be dropped."""
        return tuple(targets(self.shown, card, place_of))

    def dropped(self, target: Target) -> None:
        """The picked card was dropped there."""
        self.act(target.choice.key)

    def _take_back(self, *cities: Shown) -> None:
        """What has been chosen for these cities."""
        for command in [c for city in cities for c in city.table.view.legal]:
            if isinstance(command, TakeBack):
                self.scene.commanded.emit(command)


@dataclass(frozen=True, slots=True)
class LaneChoice:
    """A card at its place, the action it is meant for, and the command once it is certain.

    Without a key the action is still to be said; without a command, how to pay.
    """

    index: int
    key: str = ""
    command: Play | None = None


@dataclass(frozen=True, slots=True)
class Lane:
    """What one of the two cities is to do: ``shown`` is the table as that city sees it."""

    name: str
    shown: Shown
    draft: LaneChoice | None
    card: CardId | None
    active: bool

    @property
    def open(self) -> bool:
        """Whether its card is still to be laid."""
        return self.shown.choosing

    @property
    def complete(self) -> bool:
        """Whether nothing but how to pay can be missing."""
        return not self.open or (self.draft is not None and bool(self.draft.key))


def two_decisions(shown: Shown) -> bool:
    """Whether the seat lays a card for the Free City too this turn."""
    free = shown.of_free_city()
    if free is None:
        return False
    if free.table.view.prompt in _AFTER_THE_TURN or shown.table.view.prompt in _AFTER_THE_TURN:
        return False
    return free.choosing or free.table.view.choice is not None


def drawn_at(shown: Shown, cards: tuple[CardId, ...]) -> int | None:
    """The place of the card that came from the pile this turn, where that is known.

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


class TwoPicks(Picks):
    """A lane for each city; both commands go out together, the Free City's first."""

    def __init__(self, shown: Shown, scene: TableScene) -> None:
        super().__init__(shown, scene)
        self._cities: dict[str, Shown] = {}
        self._cards: tuple[CardId, ...] = ()
        self._drafts: dict[str, LaneChoice | None] = dict.fromkeys(LANES)
        self._drawn: int | None = None
        self._active = FREE
        self._telling = False

    # What is seen --------------------------------------------------------------------------

    @property
    def held(self) -> HandLayout:
        places = {name: draft.index for name, draft in self._drafts.items() if draft is not None}
        own, open_own = places.get(OWN), self._cities[OWN].choosing
        return HandLayout(
            self._cards,
            picked=own if open_own else None,
            laid=None if open_own else own,
            free=places.get(FREE),
            free_laid=not self._cities[FREE].choosing,
            drawn=self._drawn,
        )

    @property
    def buyer(self) -> Shown:
        return self._cities[self._active]

    @property
    def selected(self) -> int | None:
        draft = self._drafts[self._active]
        return draft.index if draft is not None and self._open(self._active) else None

    @property
    def lanes(self) -> Mapping[str, Lane]:
        """Both lanes as they stand, the Free City's first."""
        return {name: self._lane(name) for name in LANES}

    @property
    def ready(self) -> bool:
        """Whether Enter would send everything that is still to be sent."""
        return any(map(self._open, LANES)) and all(lane.complete for lane in self.lanes.values())

    @property
    def reveals(self) -> bool:
        """Whether everything lies face down and waits for the person."""
        return self._cities[OWN].table.reveals

    def show(self, shown: Shown) -> None:
        free = shown.of_free_city()
        assert free is not None
        self.shown = shown
        self._cities = {FREE: free, OWN: shown}
        choices = [city.table.view.choice for city in self._cities.values()]
        laid = [choice.card for choice in choices if choice is not None]
        cards = (*shown.table.view.hand, *laid)
        if Counter(cards) != Counter(self._cards):
            self._cards, self._drafts = cards, dict.fromkeys(LANES)
            self._drawn = drawn_at(shown, cards)
        for name in LANES:
            self._keep_to(name)
        if not self._open(self._active) and self._open(self._other):
            self._active = self._other

    # What is done --------------------------------------------------------------------------

    def select(self, index: int) -> None:
        if not self._open(self._active) or index in self.held.down:
            return
        draft = self._drafts[self._active]
        if draft is not None and draft.index == index:
            return
        other = self._drafts[self._other]
        if other is not None and other.index == index:
            self._drafts[self._other] = None
        key = main_action(self.buyer, self._cards[index])
        self._drafts[self._active] = self._drafted(self._active, index, key)
        self.scene.show_again()

    def turn_to(self, name: str) -> None:
        """Go on with this lane, if its card is still to be laid."""
        if self._open(name) and name != self._active:
            self._active = name
            self.scene.show_again()

    def stage(self) -> None:
        self.turn_to(OWN)
        if self._active == OWN:
            self.act(STAGE)

    def switch(self) -> bool:
        self.turn_to(self._other)
        return True

    def act(self, key: str) -> None:
        self._telling = False  # a question left without an answer is forgotten
        card, draft = self.card, self._drafts[self._active]
        if card is None or draft is None:
            return
        if not commands(self.buyer, card, key):
            self.scene.refuse()
            return
        self._drafts[self._active] = made = self._drafted(self._active, draft.index, key)
        if made.command is None:
            self.scene.show_again()
            self._ask(made)
        else:
            self._go_on()

    def paid(self, command: Play) -> None:
        draft = self._drafts[self._active]
        if draft is None:
            return
        keys = (key for key in _ACTIONS if command in commands(self.buyer, command.card, key))
        self._drafts[self._active] = LaneChoice(draft.index, next(keys), command)
        telling, self._telling = self._telling, False
        if telling:
            self.gold()
        else:
            self._go_on()

    def gold(self) -> None:
        """Turn to what is missing; when nothing is, tell both."""
        if not any(map(self._open, LANES)):
            if self.reveals:
                self.scene.reveal_wanted.emit()
            else:
                self.take_back()
            return
        for name in LANES:
            draft = self._drafts[name]
            if self._open(name) and (draft is None or not draft.key):
                self.turn_to(name)
                return
        for name in LANES:
            draft = self._drafts[name]
            if self._open(name) and draft is not None and draft.command is None:
                self.turn_to(name)
                self._telling = True
                self._ask(draft)
                return
        self._tell()

    def take_back(self) -> None:
        self._take_back(*self._cities.values())

    def again(self, index: int) -> bool:
        if index in self.held.down:
            drafts = self._drafts.items()
            laid = (name for name, draft in drafts if draft and draft.index == index)
            self._take_back(*(self._cities[name] for name in laid))
            return True
        if index != self.selected:
            return False
        self.gold()
        return True

    def doubled(self, index: int) -> None:
        draft = self._drafts[self._active]
        if draft is None or draft.index != index or not draft.key:
            return
        ways = commands(self.buyer, self._cards[index], draft.key)
        self._drafts[self._active] = replace(draft, command=ways[0])
        self._go_on()

    def targets(self, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
        cities = [self._cities[name] for name in (OWN, FREE) if self._open(name)]
        return tuple(each for city in cities for each in targets(city, card, place_of))

    def dropped(self, target: Target) -> None:
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

    def _open(self, name: str) -> bool:
        return self._cities[name].choosing

    def _lane(self, name: str) -> Lane:
        draft = self._drafts[name]
        card = self._cards[draft.index] if draft is not None else None
        return Lane(name, self._cities[name], draft, card, active=name == self._active)

    def _drafted(self, name: str, index: int, key: str) -> LaneChoice:
        found = commands(self._cities[name], self._cards[index], key)
        return LaneChoice(index, key if found else "", found[0] if len(found) == 1 else None)

    def _keep_to(self, name: str) -> None:
        """The draft of a card that was laid says so; one that is no longer possible is none."""
        city, draft = self._cities[name], self._drafts[name]
        choice = city.table.view.choice
        if choice is not None:
            fits = draft is not None and self._cards[draft.index] == choice.card
            at = draft.index if draft is not None and fits else self._place(choice.card)
            self._drafts[name] = LaneChoice(at, _KEYS[choice.use])
        elif draft is not None and city.choosing:
            self._drafts[name] = again = self._drafted(name, draft.index, draft.key)
            if draft.command in city.table.view.legal and again.key:
                self._drafts[name] = draft

    def _place(self, card: CardId) -> int:
        taken = {draft.index for draft in self._drafts.values() if draft is not None}
        places = (n for n, held in enumerate(self._cards) if held == card and n not in taken)
        return next(places, self._cards.index(card))

    def _ask(self, draft: LaneChoice) -> None:
        self.scene.payment_wanted.emit(use_of(draft.key), self._cards[draft.index], "")

    def _go_on(self) -> None:
        """Turn to the other city while its card is missing."""
        if self._open(self._other) and not self._lane(self._other).complete:
            self._active = self._other
        self.scene.show_again()

    def _tell(self) -> None:
        drafts = [self._drafts[name] for name in LANES if self._open(name)]
        for draft in drafts:
            if draft is not None and draft.command is not None:
                self.scene.commanded.emit(draft.command)
