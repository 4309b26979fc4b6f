"""Wonder boards to choose from: a tile for each wonder, a sheet for each side of one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.models.board_draft import SIDES
from sevenwonders_qt.models.effect_words import cost_words, stage_sentences
from sevenwonders_qt.models.terms import city_name, resource_name, wonder_name
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring, keycap
from sevenwonders_qt.views.paint.row import cost_tokens, draw_row, stage_tokens
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_NUMERALS = ("I", "II", "III", "IV")
_STAGE = 88.0
"""Height of a stage at most, in design pixels."""


class _Choosable(PaintedButton):
    """Marked by a click, Space or Tab; a double click takes it. Enter belongs to the page."""

    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.click()
        else:
            event.ignore()  # Enter and the arrows belong to the page

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.isCheckable():
            self.taken.emit()

    def nextCheckState(self) -> None:
        pass  # the page says what is marked


class WonderTile(_Choosable):
    """A wonder in small, with its number as the key."""

    def __init__(self, look: Look, parent: QWidget, number: int) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.number = number
        self.wonder = ""

    def show_wonder(self, wonder: str, marked: bool) -> None:
        """Show this wonder."""
        self.wonder = wonder
        self.setChecked(marked)
        self.setText(city_name(wonder))
        self.setAccessibleDescription(wonder_name(wonder))
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s, on = canvas.s, self.isChecked()
        ground = "gold" if on else colour("parchment", darker=-6 if self.hovered() else 0)
        canvas.rounded(rect.translated(0, s(4)), 9, colour("black", 0.35))
        canvas.rounded(rect, 9, ground, colour("ink", 0.7), 1.6)
        picture = rect.adjusted(s(7), s(7), -s(7), -s(40))
        draw_wonder(canvas, picture, self.wonder, "A", 5, 5, 5, scaffold=False)
        name = QRectF(rect.left() + s(12), picture.bottom(), rect.width() - s(56), s(40))
        canvas.text(name, self.text(), 19, "ink", 700, shrink=0.6)
        cap = QRectF(rect.right() - s(38), name.center().y() - s(12), s(28), s(24))
        keycap(canvas, cap, str(self.number + 1))
        if self.hasFocus():
            focus_ring(canvas, rect, 9)


class BoardSheet(_Choosable):
    """One side of a board: its picture, what it makes, and every stage in pictures and words."""

    def __init__(self, look: Look, parent: QWidget, side: str) -> None:
        super().__init__(look, parent)
        self.side = side
        self._board: BoardSide | None = None
        self._faded = False

    def show_board(self, board: BoardSide, name: str, *, faded: bool) -> None:
        """Show this board, its side called ``name``; ``faded`` when it will not be played."""
        self._board, self._faded = board, faded
        self.setText(name)
        stages = [f"{cost_words(s.cost)}: {' '.join(stage_sentences(s))}" for s in board.stages]
        self.setAccessibleName(f"{wonder_name(board.wonder)}, {name}")
        self.setAccessibleDescription("; ".join([resource_name(board.resource), *stages]))
        self.update()

    def offer(self, chosen: bool | None) -> None:
        """Let it be chosen, and mark it or not; None only shows it."""
        self.setCheckable(chosen is not None)
        self.setChecked(bool(chosen))
        offered = chosen is not None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        if self._board is None:
            return
        s, stages = canvas.s, self._board.stages
        canvas.slab(rect, board_fill(self.side), 14)
        if self.isCheckable() and self.isChecked():
            canvas.rounded(rect, 14, None, "gold", 7)
        row = min(s(_STAGE), (rect.height() - s(150)) / len(stages))
        inner = rect.adjusted(s(16), s(16), -s(16), -s(10))
        picture = QRectF(
            inner.left(), inner.top(), inner.width(), inner.height() - row * len(stages) - s(8)
        )
        with canvas.faded(0.55 if self._faded else 1.0):
            draw_wonder(canvas, picture, self._board.wonder, self.side, 5, 5, 9, scaffold=False)
            self._paint_plate(canvas, picture, self._board)
            if self.isCheckable():
                cap = QRectF(picture.right() - s(46), picture.top() + s(12), s(34), s(29))
                canvas.rounded(cap, 4, colour("parchment", 0.9))
                keycap(canvas, cap, str(SIDES.index(self.side) + 1))
            top = picture.bottom() + s(8)
            for number, stage in enumerate(stages):
                place = QRectF(inner.left(), top + number * row, inner.width(), row - s(7))
                _draw_stage(canvas, place, number, stage)
        if self.hasFocus():
            focus_ring(canvas, rect, 14)

    def _paint_plate(self, canvas: Canvas, picture: QRectF, board: BoardSide) -> None:
        """The side's name and the resource, on the foot of the picture."""
        s = canvas.s
        resource = resource_name(board.resource)
        name_wide = canvas.text_width(self.text(), 22, 700, "title") + s(8)
        wide = name_wide + canvas.text_width(resource, 18, 600) + s(148)
        plate = QRectF(
            picture.left() + s(12),
            picture.bottom() - s(62),
            min(wide, picture.width() - s(24)),
            s(50),
        )
        canvas.rounded(plate.translated(s(1.5), s(2.5)), 10, colour("black", 0.35))
        canvas.rounded(plate, 10, colour("parchment", 0.94), colour("ink", 0.7), 1.4)
        middle, left = plate.center().y(), plate.left() + s(10)
        draw_glyph(
            canvas, "sun" if self.side == "A" else "moon", left + s(16), middle, s(34), "dusk"
        )
        left += s(40)
        canvas.text(
            QRectF(left, plate.top(), name_wide, plate.height()),
            self.text(),
            22,
            "ink",
            700,
            family="title",
        )
        left += name_wide + s(14)
        canvas.icon(f"res_{board.resource}", left + s(18), middle, s(40))
        left += s(46)
        words = QRectF(left, plate.top(), plate.right() - left - s(8), plate.height())
        canvas.text(words, resource, 18, "ink", 600, shrink=0.6)


def _draw_stage(canvas: Canvas, rect: QRectF, number: int, stage: Stage) -> None:
    """What a stage costs, what it gives, and the same in words."""
    s, middle = canvas.s, rect.center().y()
    canvas.rounded(rect.translated(0, s(2)), 7, colour("black", 0.22))
    canvas.rounded(rect, 7, "parchment", colour("ink", 0.45), 1.2)
    numeral = QRectF(rect.left() + s(4), rect.top(), s(44), rect.height())
    canvas.text(numeral, _NUMERALS[number], 19, colour("ink", 0.8), 700, "center", "title")
    left, size = numeral.right() + s(6), min(rect.height() * 0.6, s(44))
    cost = cost_tokens(stage.cost.coins, stage.cost.resources)
    draw_row(canvas, cost, left, middle, size, "left", s(178), -0.06)
    line = left + s(190)
    shade = colour("ink", 0.3)
    canvas.line((line, rect.top() + s(12)), (line, rect.bottom() - s(12)), shade, 1.5)
    gain = min(rect.height() * 0.68, s(52))
    draw_row(canvas, stage_tokens(stage), line + s(92), middle, gain, "center", s(164))
    words = QRectF(line + s(184), rect.top() + s(3), 0, rect.height() - s(6))
    words.setRight(rect.right() - s(12))
    text = " ".join(stage_sentences(stage))
    canvas.text_block(words, text, 18, "ink", 500, shrink=0.55, lines=4, leading=1.0)
