"""A strip that reports a fault without stopping anything."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.part import Ground, Part, row
from sevenwonders_qt.views.kit.piece import FloatingSlab
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.pages.button import Button, IconButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import mix

translate = QCoreApplication.translate

SHOWN_MS: Final = 15_000
_FOOT: Final = 6.0
"""Design pixels below it."""


class MessageStrip(FloatingSlab):
    """Stands at the foot of its parent until it is closed or its time is over."""

    closed = Signal()
    why_wanted = Signal(str)
    """The rule behind what it says: its id."""

    wide = 1000.0
    share = 1.0

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(art, parent)
        self._under = parent
        parent.installEventFilter(self)
        self._text = ""
        self._done = False
        self._rule = ""
        self.why_button = Button(self.look, self)
        self.why_button.clicked.connect(self._ask_why)
        self.why_button.hide()
        self.close_button = IconButton(self.look, self, "cross", dark=False)
        self.close_button.clicked.connect(self.dismiss)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)

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

    def set_text_size(self, factor: float) -> None:
        """Set all text this much larger, from 0.9 to 2."""
        self.look.wanted_text = factor
        self.fit()

    def fit(self) -> None:
        """Take the place and scale that the parent's size gives."""
        page = QRectF(self._under.rect())
        place = QRectF(0, 0, *self.measure(page, self.look.wanted_text))
        place.moveCenter(page.center())
        place.moveBottom(page.bottom() - self.look.s(_FOOT))
        self.stand_on(place)

    def describe(self) -> Part:
        icon = "state_ok" if self._done else "state_no"
        close = self.close_button.set_name(translate("Message", "Close this message"))
        words = row(
            Icons((icon,), 2.3),
            Text(self._text, bold=600, lines=0, weight=1),
            Held(self.why_button.set_texts(translate("Message", "Why?")), 150),
            Held(close, 44, 44),
            gap=16,
        )
        return Ground(words, self._paint_ground, (24, 14, 16, 14))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.fit()
        return False

    def _ask_why(self) -> None:
        rule = self._rule
        self.dismiss()
        self.why_wanted.emit(rule)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        shade = "good" if self._done else "warn"
        canvas.slab(rect, mix("parchment", shade, 0.28), 12, shade, 6)
        canvas.rounded(rect, 12, None, shade, 3)
