"""The violet bar over the table: which match is watched, through whose eyes, and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.replay.buttons import VioletButton

translate = QCoreApplication.translate


class ReplayHeader(QWidget):
    """Stands where the table has its own bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.title = ""
        self.eyes: Segments[int] = Segments(look, self, "tabs", 16)
        self.leave_button = VioletButton(look, self, "", "Esc")
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Which match it is."""
        self.title = title
        self.setAccessibleName(title)
        self.update()

    def show_eyes(self, names: Sequence[str], chosen: int) -> None:
        """Through whose eyes one can look, and looks."""
        self.eyes.set_options([Option(number, name) for number, name in enumerate(names)])
        self.eyes.set_value(chosen)
        for part in self.eyes.parts:  # Tab goes from eyes to eyes, not from part to part
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.arrange()
        self.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.leave_button.set_texts(translate("Replay", "Leave"))
        self.eyes.setAccessibleName(translate("Replay", "Seen by"))

    def arrange(self) -> None:
        """Put everything in its place on the bar as high as it is."""
        s, high = self.look.s, float(self.height())
        left = (self.width() - s(1920)) / 2
        wide = min(1060.0, 240.0 * max(1, len(self.eyes.parts)))
        room = QRectF(left + s(632), high * 0.08, s(wide), high * 0.80)
        self.look.put(self.eyes, room)
        self.look.put(self.leave_button, QRectF(left + s(1722), high * 0.1, s(186), high * 0.76))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            wide, high = float(self.width()), float(self.height())
            canvas.painter.fillRect(QRectF(0, 0, wide, high), colour("replay_bar"))
            canvas.painter.fillRect(QRectF(0, high - s(3), wide, s(3)), colour("gold", 0.9))
            left = (wide - s(1920)) / 2 + s(20)
            canvas.icon("ui_replay", left + s(16), high / 2 - s(1), min(s(34), high * 0.8))
            head = QRectF(left + s(42), 0, s(190), high - s(3))
            title = translate("Replay", "Replay").upper()
            drawn = canvas.text(head, title, 22, "gold_light", 700, "left", "title", 2, shrink=0.6)
            rest = QRectF(head.left() + drawn + s(18), 0, 0, head.height())
            rest.setRight(left + s(486))
            canvas.text(rest, self.title, 16, colour("parchment", 0.8), 400, "left", "condensed")
            label = QRectF(left + s(490), 0, s(106), head.height())
            words = translate("Replay", "Seen by")
            canvas.text(label, words, 16, colour("parchment", 0.8), 500, "right", "condensed")
