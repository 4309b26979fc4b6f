"""A question over a page, with two answers; the harmless one has the keyboard first."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

_PANEL: Final = (560.0, 340.0, 800.0, 380.0)


class EraseQuestion(Page):
    """Covers its parent while it is open; the keyboard stays within it."""

    agreed = Signal()

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Closed at first."""
        super().__init__(art, parent)
        self._under = parent
        self._title = self._text = ""
        self.yes_button = Button(self.look, self, size=20)
        self.no_button = Button(self.look, self, key="Esc", size=20, primary=True)
        self.yes_button.clicked.connect(self._agree)
        self.no_button.clicked.connect(self.dismiss)
        self.hide()

    def ask(self, title: str, text: str, yes: str, no: str) -> None:
        """Ask this; ``agreed`` follows, or nothing."""
        self._title, self._text = title, text
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.yes_button.set_texts(yes)
        self.no_button.set_texts(no)
        self.setGeometry(self._under.rect())
        self.rearrange()
        self.show()
        self.raise_()
        self.no_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Nothing is to happen."""
        self.hide()
        self._under.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        left, top, wide, high = _PANEL
        half = (wide - 100) / 2
        y = top + high - 110
        self.look.put(self.no_button, self.look.box(left + 40, y, half, 72))
        self.look.put(self.yes_button, self.look.box(left + 60 + half, y, half, 72))

    def paint_behind(self, canvas: Canvas) -> None:
        canvas.painter.fillRect(QRectF(self.rect()), colour("shadow", 0.66))

    def paint_ground(self, canvas: Canvas) -> None:
        s, place = canvas.s, self.look.box(*_PANEL)
        canvas.slab(place, "parchment", 16, depth=9)
        rim = s(8)
        canvas.rounded(place.adjusted(rim, rim, -rim, -rim), 10, None, colour("gold", 0.8), 2)
        wide = place.width() - s(80)
        title = QRectF(place.left() + s(40), place.top() + s(34), wide, s(56))
        canvas.text(title, self._title, 30, "ink", 700, "center", "title", shrink=0.5)
        text = QRectF(place.left() + s(40), place.top() + s(104), wide, s(140))
        canvas.text_block(text, self._text, 21, "ink", 500, "center", "body", lines=4, leading=1.2)

    def _agree(self) -> None:
        self.dismiss()
        self.agreed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        event.accept()  # nothing reaches the page below

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        other = self.yes_button if self.no_button.hasFocus() else self.no_button
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True
