"""What mouse and buttons do with the cards of the hand: picking, pressing, dragging."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from sevenwonders_qt.views.table.action_panel import REVEAL, TAKE_BACK
from sevenwonders_qt.views.table.dragging import Dragging
from sevenwonders_qt.views.table.lanes import two_decisions
from sevenwonders_qt.views.table.overlay import PlaceOf
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.picks import OnePick, Picks
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.two_picks import TwoPicks


class Picking(QObject):
    """Keeps the picks of the turn, and answers the gestures of the parts with them."""

    commanded = Signal(object)
    payment_wanted = Signal(object, object)
    reveal_wanted = Signal()
    changed = Signal()
    refused = Signal()
    """As in `PickSignals`."""

    pointed = Signal(int)
    """The card at this place of the hand was pointed at and is to be picked."""

    def __init__(
        self,
        parts: Parts,
        place_of: PlaceOf,
        ground: Callable[[], tuple[QRectF, TableStyle]],
        parent: QObject,
    ) -> None:
        """``ground`` gives the place of the whole table and its style as they are now."""
        super().__init__(parent)
        self.picks: Picks | None = None
        self._shown: Shown | None = None
        self._parts = parts
        self._ground = ground
        self._dragging = Dragging(parts, place_of)
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
        kind = TwoPicks if two_decisions(shown) else OnePick
        if not isinstance(self.picks, kind):
            self.picks = kind(shown, self)
        if self.picks is not None:
            self.picks.show(shown)

    def put_away(self) -> None:
        """Nothing is picked or dragged any more."""
        self.picks = None
        self._shown = None
        self._dragging.end()

    def end_drag(self) -> bool:
        """Put a dragged card back; False when none is."""
        active = self._dragging.active
        if active:
            self._dragging.end()
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
            self.pointed.emit(index)

    def _on_doubled(self, index: int) -> None:
        """Build at the cheapest price, if the first click of the two has picked the card."""
        if self.picks is not None and index == self._fresh:
            self.picks.doubled(index)

    def _on_dragged(self, index: int, point: QPointF) -> None:
        picks, shown = self.picks, self._shown
        if picks is None or shown is None or not picks.buyer.choosing:
            return
        if not self._dragging.active:
            self.pointed.emit(index)
        if picks.selected == index:
            face = shown.faces(picks.held.cards[index])
            self._dragging.move(picks, face, point, *self._ground())

    def _on_dropped(self, index: int, point: QPointF) -> None:
        target = self._dragging.drop(point)
        if target is not None and self.picks is not None:
            self.picks.dropped(target)
