"""A strip that reports a fault without stopping anything."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Ground, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import mix

translate = QCoreApplication.translate

SHOWN_MS: Final = 15_000
_WIDE, _HIGH, _FOOT = 1000.0, 84.0, 20.0


class MessageStrip(QWidget):
    """Stands at the foot of its parent until it is closed or its time is over."""

    closed = Signal()

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(parent)
        self.look = Look(art)
        self._under = parent
        self._text = ""
        self._done = False
        self.close_button = IconButton(self.look, self, "cross", dark=False)
        self.close_button.clicked.connect(self.dismiss)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._retranslate()
        self.hide()

    def text(self) -> str:
        """What it says; empty when it is hidden."""
        return self._text

    def show_text(self, text: str, *, done: bool = False) -> None:
        """Say this, in place of what it said before; ``done`` marks what went well."""
        self._text, self._done = text, done
        self.setAccessibleName(text)
        self.fit()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def dismiss(self) -> None:
        """Say nothing more."""
        self._timer.stop()
        self._text = ""
        self.hide()
        self.closed.emit()

    def fit(self) -> None:
        """Take the place and scale that the parent's size gives."""
        parent = self._under
        self.look.fit(parent.width(), parent.height())
        clear = 2 * CLEAR
        place = self.look.local(0, 0, _WIDE + clear, _HIGH + clear)
        place.moveCenter(QRectF(parent.rect()).center())
        place.moveBottom(parent.height() - self.look.s(_FOOT))
        self.setGeometry(place.toRect())
        self.update()

    def _retranslate(self) -> None:
        self.close_button.set_name(translate("Message", "Close this message"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        body, s = self.look.body(self), self.look.s
        side = s(44)
        place = QRectF(body.right() - side - s(16), body.center().y() - side / 2, side, side)
        self.look.put(self.close_button, place)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body = self.look.canvas(painter), self.look.body(self)
            shade, icon = ("good", "state_ok") if self._done else ("warn", "state_no")
            canvas.slab(body, mix("parchment", shade, 0.28), 12, shade, 6)
            canvas.rounded(body, 12, None, shade, 3)
            words = row(Icons((icon,), 2.3), Text(self._text, bold=600, lines=3, weight=1), gap=16)
            self.look.lay(Ground(words, None, (24, 6, 76, 6)), body).paint(canvas)
