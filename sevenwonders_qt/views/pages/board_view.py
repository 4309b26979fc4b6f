"""Wonder boards to choose from: a tile for each wonder, a sheet for each side of one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.models.board_draft import SIDES
from sevenwonders_qt.models.effect_words import cost_words, stage_sentences
from sevenwonders_qt.models.keys import caps, numbers
from sevenwonders_qt.models.names import ROMAN, city_name, wonder_name
from sevenwonders_qt.models.terms import resource_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.pointer import pointer
from sevenwonders_qt.views.paint.row import cost_tokens, draw_row, stage_tokens
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.paint.wonder import wonder_picture

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


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

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        ground = colour("parchment", darker=-6 if self.hovered() else 0)
        canvas.rounded(rect.translated(0, canvas.s(4)), 9, colour("black", 0.35))
        canvas.rounded(rect, 9, "gold" if self.isChecked() else ground, colour("ink", 0.7), 1.6)

    def describe(self) -> Part:
        name = Text(self.text(), bold=700, lines=1, weight=1)
        foot = Ground(
            row(name, Keys(caps(numbers()[self.number + 1]) if self.number < 9 else ())),
            None,
            (6, 0, 6, 0),
        )
        picture = Drawing(0, 60, wonder_picture(self.wonder, "A", 5, 5, 5), 1)
        return Ground(column(picture, foot, gap=5), None, (7, 7, 7, 6))


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
        self.setCursor(pointer(shape))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.slab(rect, board_fill(self.side), 14)
        if self.isCheckable() and self.isChecked():
            canvas.rounded(rect, 14, None, "gold", 7)
        with canvas.faded(0.55 if self._faded else 1.0):
            self.look.lay(self.describe(), rect).paint(canvas)
        if self.hasFocus():
            focus_ring(canvas, rect, 14)

    def describe(self) -> Part:
        board = self._board
        if board is None:
            return Part()
        key = (str(SIDES.index(self.side) + 1),) if self.isCheckable() else ()
        plate = row(
            Icons(("sun" if self.side == "A" else "moon",), glyph=True, shade="dusk"),
            Text(self.text(), "title", bold=700, lines=1),
            Icons((f"res_{board.resource}",), 2.0),
            Text(resource_name(board.resource), bold=600, lines=1),
            gap=10,
        )
        picture = column(
            row(Space(0, 1), Ground(Keys(key), _paint_plate, (4, 4, 4, 4))),
            Space(0, 1),
            row(Ground(plate, _paint_plate, (12, 5, 16, 5)), Space(0, 1)),
        )
        stages = [_stage(number, stage) for number, stage in enumerate(board.stages)]
        wonder = wonder_picture(board.wonder, self.side, 5, 5, 9)
        shown = Ground(picture, wonder, (12, 12, 12, 12), 1)
        return Ground(column(shown, *stages, gap=8), None, (16, 16, 16, 12))


def _paint_plate(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect.translated(canvas.s(1.5), canvas.s(2.5)), 10, colour("black", 0.35))
    canvas.rounded(rect, 10, colour("parchment", 0.94), colour("ink", 0.7), 1.4)


def _stage(number: int, stage: Stage) -> Part:
    """What a stage costs, what it gives, and the same in words."""
    words = row(
        Cell(Text(ROMAN[number], "title", colour("ink", 0.8), 700, "center", lines=1), 44),
        Drawing(178, 44, partial(_paint_cost, stage=stage)),
        Drawing(1.5, 44, rounded(0, colour("ink", 0.3))),
        Drawing(164, 52, partial(_paint_gain, stage=stage)),
        Text(" ".join(stage_sentences(stage)), lines=4, weight=1),
        gap=8,
    )
    return Ground(words, _paint_stage, (4, 8, 12, 8))


def _paint_stage(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect.translated(0, canvas.s(2)), 7, colour("black", 0.22))
    canvas.rounded(rect, 7, "parchment", colour("ink", 0.45), 1.2)


def _paint_cost(canvas: Canvas, rect: QRectF, stage: Stage) -> None:
    cost = cost_tokens(stage.cost.coins, stage.cost.resources)
    size = min(rect.height(), canvas.s(44))
    draw_row(canvas, cost, rect.left(), rect.center().y(), size, "left", rect.width(), -0.06)


def _paint_gain(canvas: Canvas, rect: QRectF, stage: Stage) -> None:
    middle, size = rect.center(), min(rect.height(), canvas.s(52))
    tokens = stage_tokens(stage)
    draw_row(canvas, tokens, middle.x(), middle.y(), size, "center", rect.width())
