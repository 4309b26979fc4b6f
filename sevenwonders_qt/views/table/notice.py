"""A message over the table: any key or click goes on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.overlay import Reading, draw_board
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

_HEAD, _FOOT, _SIDE = 92.0, 104.0, 40.0
"""Design pixels above the words of a box, below them and beside."""

_WIDER = 1.4
"""How many times as wide as usual a box may be."""


class Notice(Reading):
    """A box with a title, a content and one button, which closes it.

    Any other key and any click close it too, but not looking beneath it or moving the focus.
    Subclasses give title and content; the box is as high as they need.
    """

    icon = ""
    """Before the title."""

    wide = 760.0
    """Of the box, in design pixels."""

    over_hand = False
    """Whether it lies over the hand, which stays in sight, instead of in the middle."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.set_focus_key("go on")

    def title(self) -> str:
        """What stands over all; for subclasses."""
        return ""

    def content(self) -> Part:
        """What stands below the title; for subclasses."""
        raise NotImplementedError

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        self.close()
        return True

    def box_in(self, table: QRectF) -> QRectF:
        s, style = self.style.s, self.style
        # Very large text gets a wider box, so that it does not become a high one.
        wide = min(s(self.wide * min(_WIDER, max(1.0, style.text))), table.width() - s(40))
        sizes = Sizes(style.u, style.text, round(style.least))
        high = self.content().high(sizes, wide - s(2 * _SIDE)) + s(_HEAD + _FOOT)
        box = QRectF(0, 0, wide, min(high, table.height() - s(24)))
        box.moveCenter(table.center())
        hand = self._place_of(("fan",)) if self.over_hand else None
        if hand is not None:
            box.moveBottom(hand.top() - s(18))
            box.moveTop(max(box.top(), table.top() + s(12)))
        return box

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, box, self.title(), self.icon)
        self.lay(canvas, self.content(), box.adjusted(s(_SIDE), s(_HEAD), -s(_SIDE), -s(_FOOT)))
        go = QRectF(box.right() - s(34 + 240), box.bottom() - s(88), s(240), s(56))
        text = translate("Prompt", "Go on")
        self.lay(canvas, button("go on", text, self.close, "ui_play", "⏎", primary=True), go)

    # Qt ------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()
