"""What mouse and buttons do with the cards of the hand: picking, pressing, dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal

from sevenwonders_qt.views.table.action_panel import REVEAL, TAKE_BACK
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.two_picks import TwoPicks, two_decisions

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.scene import TableScene


class Picking(QObject):
    """Keeps the picks of the turn, and answers the gestures of the parts with them."""

    commanded = Signal(object)
    """A command of the seat that looks, or of the Free City that it decides for."""

    payment_wanted = Signal(object, object)
    """There are several ways to pay: the Use and the card id; `Picks.paid` is the answer."""

    reveal_wanted = Signal()
    """What lies face down shall be turned over."""

    changed = Signal()
    """Something else is picked or meant."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.picks: Picks | None = None
        self._shown: Shown | None = None
        self._scene = scene
        self._parts = parts = scene.parts
        self._dragged = 0  # the place of the card that is under the mouse, or was last
        self._fresh: int | None = None
        self._heard = (
            (parts.own.stage_pressed, self._on_stage),
            (parts.actions.pressed, self._on_action),
            (parts.lanes.pressed, self._on_lane),
            (parts.hand.picked, self._on_picked),
            (parts.hand.doubled, self._on_doubled),
            (parts.hand.dragged, self._on_dragged),
            (parts.hand.dropped, self._on_dropped),
        )
        for signal, slot in self._heard:
            signal.connect(slot)

    def rest(self) -> None:
        """Answer no gesture from now on."""
        for signal, slot in self._heard:
            signal.disconnect(slot)

    @property
    def twice(self) -> TwoPicks | None:
        """The picks, where they are for two cities."""
        return self.picks if isinstance(self.picks, TwoPicks) else None

    def show(self, shown: Shown) -> None:
        """The table as it is now; what was picked stays picked while it can."""
        self._shown = shown
        two = two_decisions(shown)
        if self.picks is None or two is not isinstance(self.picks, TwoPicks):
            self.picks = TwoPicks(shown, self) if two else Picks(shown, self)
        self.picks.show(shown)

    def put_away(self) -> None:
        """Nothing is picked or dragged any more."""
        self.picks = None
        self._shown = None
        self._end_drag()

    def refuse(self) -> None:
        """What was wanted of the picked card is not possible."""
        if self.picks is not None and self.picks.selected is not None:
            self._parts.hand.items[self.picks.selected].refuse()

    def end_drag(self) -> bool:
        """Put a dragged card back; False when none is."""
        active = self._parts.targets.isVisible()
        if active:
            self._end_drag()
        return active

    # Inner ---------------------------------------------------------------------------------

    def _on_action(self, key: str) -> None:
        if self.picks is None:
            return
        if key == TAKE_BACK:
            self.picks.take_back()
        elif key == REVEAL:
            self.reveal_wanted.emit()
        else:
            self.picks.act(key)

    def _on_lane(self, lane: str, key: str) -> None:
        picks = self.twice
        if picks is None:
            return
        if lane:
            picks.turn_to(lane)
        if key:
            picks.act(key)
        elif not lane:
            picks.gold()

    def _on_stage(self) -> None:
        if self.picks is not None:
            self.picks.stage()

    def _on_picked(self, index: int) -> None:
        if self.picks is None:
            return
        again = self.picks.again(index)
        self._fresh = None if again else index
        if not again:
            self._scene.select(index, by_mouse=True)

    def _on_doubled(self, index: int) -> None:
        """Build at the cheapest price, if the first click of the two has picked the card."""
        if self.picks is not None and index == self._fresh:
            self.picks.doubled(index)

    def _on_dragged(self, index: int, point: QPointF) -> None:
        """Show where the card may go, once it is the one that is picked."""
        picks, shown, parts = self.picks, self._shown, self._parts
        if picks is None or shown is None or not picks.buyer.choosing:
            return
        begins = not parts.targets.isVisible()
        if begins:
            self._scene.select(index, by_mouse=True)
        if picks.selected != index or picks.card is None:
            return
        if begins:
            targets = picks.targets(picks.card, self._scene.place_of)
            parts.targets.light(targets, self._scene.sceneRect(), self._scene.style)
            self._dragged = index
            parts.hand.items[index].take_off()
        parts.dragged.carry(shown.faces(picks.card), point, self._scene.style)
        parts.targets.over(point)

    def _on_dropped(self, index: int, point: QPointF) -> None:
        """Play the card where it may be dropped; from anywhere else it goes home."""
        parts, target = self._parts, self._parts.targets.over(point)
        if target is not None and target.choice.enabled:
            self._end_drag()
            if self.picks is not None:
                self.picks.dropped(target)
            return
        home, item = self._scene.place_of(("card", self._dragged)), parts.hand.items[self._dragged]
        parts.targets.fade()
        for card in parts.hand.items:
            card.let_go()
        if home is None or not item.moves:
            parts.dragged.drop()
        else:
            parts.dragged.go_home(home)
        if target is not None:
            item.refuse()

    def _end_drag(self) -> None:
        """Nothing is dragged any more."""
        self._parts.dragged.drop()
        self._parts.targets.fade()
        for item in self._parts.hand.items:
            item.let_go()
