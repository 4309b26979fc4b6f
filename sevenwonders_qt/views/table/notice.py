"""An overlay that only tells something: any key or click goes on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate


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
