"""What the seat means to do this turn, from the picked card to the command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, TakeBack
from sevenwonders_qt.views.table.choices import (
    STAGE,
    build_action,
    commands,
    main_action,
    option_of,
    use_of,
)
from sevenwonders_qt.views.table.drag import Target, own_targets
from sevenwonders_qt.views.table.hand import HandLayout
from sevenwonders_qt.views.table.overlay import PlaceOf
from sevenwonders_qt.views.table.shown import Shown

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.scene import TableScene


class Picks:
    """The card picked for the own city, and what is done with it; made again for each turn."""

    def __init__(self, shown: Shown, scene: TableScene) -> None:
        self._shown = shown
        self.scene = scene
        self._picked: int | None = None
        self._laid_at = 0
        self.option = ""
        """What is to be taken with the use that `payment_wanted` asks for; empty for nothing."""

    @property
    def held(self) -> HandLayout:
        """The hand with what its cards are meant for."""
        view = self._shown.table.view
        if view.choice is None:
            return HandLayout(tuple(view.hand), picked=self._picked)
        at = min(self._laid_at, len(view.hand))
        return HandLayout((*view.hand[:at], view.choice.card, *view.hand[at:]), laid=at)

    @property
    def buyer(self) -> Shown:
        """The table as the city sees it that the picked card is for."""
        return self._shown

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
        self._shown = shown
        if shown.table.view.choice is not None and self._picked is not None:
            self._laid_at, self._picked = self._picked, None

    def select(self, index: int) -> None:
        """Pick the card at this place."""
        if self._shown.choosing and index != self._picked:
            self._picked = index
            self.scene.show_again()

    def act(self, key: str) -> None:
        """Do an action of `choices` with the picked card, or ask how it shall be paid."""
        card = self.card
        found = commands(self._shown, card, key) if card is not None else ()
        if len(found) == 1:
            self.scene.commanded.emit(found[0])
        elif found:
            self.option = option_of(key)
            self.scene.payment_wanted.emit(use_of(key), card)
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
        back = (c for c in self._shown.table.view.legal if isinstance(c, TakeBack))
        command = next(back, None)
        if command is not None:
            self.scene.commanded.emit(command)

    def gold(self) -> None:
        """Do what the gold button does."""
        if self._shown.table.reveals:
            self.scene.reveal_wanted.emit()
        elif self._shown.table.view.choice is not None:
            self.take_back()
        elif self.card is not None:
            self.act(main_action(self._shown, self.card))

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
            ways = commands(self._shown, card, build_action(self._shown, card))
            if ways:
                self.scene.commanded.emit(ways[0])

    def switch(self) -> bool:
        """Turn to the other city that one decides for; False where there is none."""
        return False

    def targets(self, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
        """Where the picked card may be dropped."""
        return own_targets(self._shown, card, place_of)

    def dropped(self, target: Target) -> None:
        """The picked card was dropped there."""
        self.act(target.choice.key)
