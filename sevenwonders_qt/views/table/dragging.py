"""Playing a card by dragging it: to the columns, to the board, or to the discard pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.choices import DISCARD, STAGE, build_action, choices
from sevenwonders_qt.views.table.drag import Target
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.shown import Shown


class Dragging:
    """Shows where a card may go while it is under the mouse, and tells where it was dropped."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @property
    def active(self) -> bool:
        """Whether a card is under the mouse."""
        return self._parts.targets.isVisible()

    def move(
        self, shown: Shown, card: CardId, point: QPointF, table: QRectF, style: TableStyle
    ) -> None:
        """The card is at this point of the scene."""
        parts = self._parts
        if not self.active:
            parts.targets.light(self._targets(shown, card), table, style)
        parts.dragged.carry(shown.faces(card), point, style)
        parts.targets.over(point)

    def drop(self, point: QPointF) -> str:
        """The card was let go here: the action it stands for, empty for none."""
        target = self._parts.targets.over(point)
        self.end()
        return target.choice.key if target is not None and target.choice.enabled else ""

    def end(self) -> None:
        """Nothing is dragged any more."""
        self._parts.dragged.drop()
        self._parts.targets.fade()
        for item in self._parts.hand.items:
            item.let_go()

    def _targets(self, shown: Shown, card: CardId) -> tuple[Target, ...]:
        """The board, the columns and the pile, with what each would do with the card."""
        known = {choice.key: choice for choice in choices(shown, card)}
        keys = {"board": STAGE, "columns": build_action(shown, card), "pile": DISCARD}
        places = {key: self._parts.place_of(shown, (name,)) for name, key in keys.items()}
        return tuple(Target(rect, known[key]) for key, rect in places.items() if rect is not None)
