"""Playing a card by dragging it: to the columns, to the board, or to the discard pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from sevenwonders_qt.views.paint.card import Face
from sevenwonders_qt.views.table.drag import Target
from sevenwonders_qt.views.table.overlay import PlaceOf
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.picks import Picks


class Dragging:
    """Shows where a card may go while it is under the mouse, and says where it was dropped."""

    def __init__(self, parts: Parts, place_of: PlaceOf) -> None:
        self._parts = parts
        self._place_of = place_of
        self._at = 0

    @property
    def active(self) -> bool:
        """Whether a card is under the mouse."""
        return self._parts.targets.isVisible()

    def move(
        self, picks: Picks, face: Face, point: QPointF, table: QRectF, style: TableStyle
    ) -> None:
        """The picked card is at this point of the scene."""
        parts, card = self._parts, picks.card
        if card is None:
            return
        if not self.active:
            parts.targets.light(picks.targets(card, self._place_of), table, style)
            if picks.selected is not None:
                self._at = picks.selected
                parts.hand.items[self._at].take_off()
        parts.dragged.carry(face, point, style)
        parts.targets.over(point)

    def drop(self, point: QPointF) -> Target | None:
        """The card was let go here: where it may be dropped, None for nowhere."""
        parts, target = self._parts, self._parts.targets.over(point)
        if target is not None and target.choice.enabled:
            self.end()
            return target
        home, refused = self._place_of(("card", self._at)), target is not None
        item = parts.hand.items[self._at]
        parts.targets.fade()
        for card in parts.hand.items:
            card.let_go()
        if home is None or not item.moves:
            parts.dragged.drop()
        else:
            parts.dragged.go_home(home)
        if refused:
            item.refuse()
        return None

    def end(self) -> None:
        """Nothing is dragged any more."""
        self._parts.dragged.drop()
        self._parts.targets.fade()
        for item in self._parts.hand.items:
            item.let_go()
