"""An overlay that only tells something: any key or click goes on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.views.kit.part import Part, Space, column
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.overlay import Overlay, draw_board
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

_SIDE, _HEAD, _FOOT = 40.0, 88.0, 100.0
"""Design pixels beside the words of a box, above them and below."""

_WIDER = 1.4
"""How many times as wide as usual a box may be."""


class Notice(Overlay):
    """Has one button, which goes on; so does everything else but looking beneath and the focus."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.set_focus_key("go on")

    def confirm(self) -> None:
        self.close()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        self.close()
        return True

    def veil_clicked(self) -> None:
        self.close()

    # For subclasses ------------------------------------------------------------------------

    def words_part(self) -> Part:
        """What it says below its title."""
        raise NotImplementedError

    def box_round(self, table: QRectF, wide: float) -> QRectF:
        """A box in the middle of the table as high as its words need, ``wide`` design pixels."""
        s, style = self.style.s, self.style
        sizes = Sizes(style.u, style.text, round(style.least))
        # Very large text gets a wider box, so that it does not become a high one.
        across = min(s(wide * min(_WIDER, max(1.0, style.text))), table.width() - s(40))
        high = self.words_part().high(sizes, across - s(2 * _SIDE)) + s(_HEAD + _FOOT)
        box = QRectF(0, 0, across, min(high, table.height() - s(30)))
        box.moveCenter(table.center())
        return box

    def over_hand(self, box: QRectF, table: QRectF) -> QRectF:
        """The box above the cards in the hand, as far as the table has room there."""
        fan = self._place_of(("fan",))
        if fan is not None:
            box.moveBottom(fan.top() - self.style.s(18))
        box.moveTop(max(box.top(), table.top() + self.style.s(12)))
        return box

    def draw_words(self, canvas: Canvas, box: QRectF, title: str, icon: str) -> None:
        """The whole box: title, words and button."""
        s = canvas.s
        draw_board(canvas, box, title, icon)
        room = box.adjusted(s(_SIDE), s(_HEAD), -s(_SIDE), -s(_FOOT))
        self.lay(canvas, column(self.words_part(), Space(weight=1), gap=0), room)
        self.draw_go_on(canvas, box)

    def draw_go_on(self, canvas: Canvas, box: QRectF) -> None:
        """The button, in the lower right corner of the box."""
        s = canvas.s
        go = QRectF(box.right() - s(34 + 240), box.bottom() - s(88), s(240), s(56))
        text = translate("Prompt", "Go on")
        self.lay(canvas, button("go on", text, self.close, "ui_play", "⏎", primary=True), go)

    # Qt ------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()
