"""A strip that reports a fault without stopping anything."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.part import Ground, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.button import Button, IconButton
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import mix

translate = QCoreApplication.translate

SHOWN_MS: Final = 15_000
_WIDE, _HIGH, _FOOT = 1000.0, 84.0, 20.0
_WHY = 150.0


class MessageStrip(QWidget):
    """Stands at the foot of its parent until it is closed or its time is over."""

    closed = Signal()
    why_wanted = Signal(str)
    """The rule behind what it says: its id."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(parent)
        self.look = Look(art)
        self._under = parent
        parent.installEventFilter(self)
        self._text = ""
        self._done = False
        self._rule = ""
        self.why_button = Button(self.look, self, size=17)
        self.why_button.clicked.connect(self._ask_why)
        self.why_button.hide()
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

    def show_text(self, text: str, *, done: bool = False, rule: str = "") -> None:
        """Say this, in place of what it said before.

        ``done`` marks what went well; ``rule`` is the id of the rule that says why.
        """
        self._text, self._done, self._rule = text, done, rule
        self.why_button.setVisible(bool(rule))
        self.setAccessibleName(text)
        self.fit()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        announce(self, text, at_once=not done)

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.fit()
        return False

    def _ask_why(self) -> None:
        rule = self._rule
        self.dismiss()
        self.why_wanted.emit(rule)

    def _retranslate(self) -> None:
        self.why_button.set_texts(translate("Message", "Why?"))
        self.close_button.set_name(translate("Message", "Close this message"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        body, s = self.look.body(self), self.look.s
        side = s(44)
        place = QRectF(body.right() - side - s(16), body.center().y() - side / 2, side, side)
        self.look.put(self.close_button, place)
        why = QRectF(0, place.top(), s(_WHY), side)
        why.moveRight(place.left() - s(12))
        self.look.put(self.why_button, why)

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
            self.look.lay(
                Ground(words, None, (24, 6, 76 + (_WHY + 12 if self._rule else 0), 6)), body
            ).paint(canvas)
