"""The head of a column of the score pad: the wonder and the name of a player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.pad_words import drawn, wonder_title
from sevenwonders_qt.models.score_pad import PadPlayer
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.controls import commands
from sevenwonders_qt.views.pages.button import ARROWS, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.plain_tip import plain_tip

translate = QCoreApplication.translate

_NARROW = 150.0
"""A thinner column has the trophy on the picture, so that the name keeps its room."""


class PadHead(PaintedButton):
    """Pressed to change the player; a letter typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letter that was typed."""

    reached = Signal(int)

    leaves = ARROWS
    fills = True
    sinks = False

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self.player = PadPlayer()
        self.winner = False
        self.odd = ""
        self.clicked.connect(lambda: self.opened.emit(self.seat, ""))

    def show_player(self, player: PadPlayer, name: str, *, winner: bool, odd: str) -> None:
        """Show this player; ``odd`` says what cannot be right."""
        self.player, self.winner, self.odd = player, winner, odd
        self.setText(name)
        city = wonder_title(player.wonder) if player.wonder else ""
        about = translate("Score", "{name}: name, wonder and side").format(name=name)
        self.setAccessibleName(about)
        self.setAccessibleDescription(odd or city)
        self.setToolTip(plain_tip(odd or about))
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        rect = rect.adjusted(s(6), s(6), -s(6), -s(6))
        picture = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - s(34))
        draw_board(canvas, picture, self.player)
        if self.hovered():
            canvas.rounded(picture, 7, colour("white", 0.15))
        name = QRectF(rect.left(), picture.bottom(), rect.width(), s(34))
        side = 0.0
        if self.winner and rect.width() < s(_NARROW):
            canvas.icon("ui_trophy", name.left() + s(18), picture.top() + s(20), s(32))
        elif self.winner:
            side = s(34)
            canvas.icon("ui_trophy", name.left() + s(16), name.center().y(), s(32))
        words = Text(self.text(), "text", bold=700, align="center", lines=1, narrow=True, cut=True)
        self.look.lay(words, name.adjusted(side, 0, 0, 0)).paint(canvas)
        if self.odd:
            canvas.icon("state_no", rect.right() - s(12), rect.top() + s(12), s(26))
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(1), s(1), -s(1), -s(1)), 7)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.opened.emit(self.seat, event.text())
        else:
            super().keyPressEvent(event)


def draw_board(canvas: Canvas, rect: QRectF, player: PadPlayer) -> None:
    """The wonder of a player by day or by night, or a place for one."""
    if player.wonder and drawn(player.wonder):
        draw_wonder(canvas, rect, player.wonder, player.side or "A", 5, 5, 7, scaffold=False)
        return
    canvas.rounded(rect, 7, "night" if player.side == "B" else "sea", colour("ink", 0.55), 1.5)
    if not player.wonder:
        canvas.icon("wonder", rect.center().x(), rect.center().y(), rect.height() * 0.62, 0.75)
        return
    high = rect.height()
    canvas.icon("wonder", rect.center().x(), rect.top() + high * 0.34, high * 0.5)
    words = QRectF(rect.left() + canvas.s(4), rect.top() + high * 0.6, rect.width(), high * 0.36)
    words.setRight(rect.right() - canvas.s(4))
    title = wonder_title(player.wonder).upper()
    lay(canvas, Text(title, "title", "parchment", 700, "center"), words, 0.72)
