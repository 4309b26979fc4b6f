"""The plinths below a wonder: what each of its stages costs and gives, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.effect_row import Token
from sevenwonders_qt.models.names import ROMAN
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.theme import colour


@dataclass(frozen=True, slots=True)
class Plinth:
    """One stage of a wonder: its number from 0, what it costs and gives, how far it is."""

    number: int
    cost: tuple[Token, ...]
    reward: tuple[Token, ...]
    state: Literal["built", "next", "later"]


def draw_plinth(
    canvas: Canvas,
    rect: QRectF,
    plinth: Plinth,
    *,
    mark: str | int | None = None,
    ringed: bool = False,
    compact: bool = False,
) -> None:
    """A stage: built is gold and ticked, next is bright, later is quiet.

    ``mark`` is the price of building it now, or the icon that says why not; ``ringed`` outlines
    the stage that can be built; ``compact`` leaves out the numeral, for pictures of others.
    """
    fill = {"built": "gold", "next": "parchment", "later": "parchment_dark"}[plinth.state]
    canvas.rounded(rect.translated(canvas.s(2), canvas.s(2)), 6, colour("black", 0.28))
    edge = "terracotta" if ringed else colour("ink", 0.5)
    canvas.rounded(rect, 6, fill, edge, 2.5 if ringed else 1.2)
    with canvas.faded(0.78 if plinth.state == "later" else 1.0):
        if compact:
            _draw_compact(canvas, rect, plinth)
        else:
            _draw_full(canvas, rect, plinth, mark)


def _draw_compact(canvas: Canvas, rect: QRectF, plinth: Plinth) -> None:
    high, cy = rect.height(), rect.center().y()
    if plinth.state == "built":
        canvas.icon("state_ok", rect.left() + high * 0.42, cy, high * 0.56)
        cx = rect.left() + high * 0.8 + (rect.width() - high * 0.9) / 2
        draw_row(canvas, plinth.reward, cx, cy, high * 0.64, "center", rect.width() - high)
    elif plinth.state == "later":  # what it gives is enough; its cost can be looked up
        room = rect.width() - canvas.s(10)
        draw_row(canvas, plinth.reward, rect.center().x(), cy, high * 0.62, "center", room)
    else:
        left, right = rect.left() + canvas.s(4), rect.right() - canvas.s(4)
        draw_row(canvas, plinth.cost, left, cy, high * 0.56, "left", rect.width() * 0.52, -0.08)
        draw_row(canvas, plinth.reward, right, cy, high * 0.62, "right", rect.width() * 0.40)


def _draw_full(canvas: Canvas, rect: QRectF, plinth: Plinth, mark: str | int | None) -> None:
    s, high, cy = canvas.s, rect.height(), rect.center().y()
    numeral = QRectF(rect.left(), rect.top(), s(26), high)
    roman = ROMAN[plinth.number]
    canvas.text(numeral, roman, 15, "ink", 700, "center", "title")
    left = numeral.right()
    room = rect.right() - left - s(8)
    marked = plinth.state == "built" or mark is not None
    draw_row(canvas, plinth.cost, left, cy, min(high * 0.56, s(44)), "left", room * 0.50, -0.06)
    line = left + room * 0.54
    shade = colour("ink", 0.3)
    canvas.line((line, rect.top() + high * 0.22), (line, rect.bottom() - high * 0.22), shade, 1.5)
    right = rect.right() - s(8) - (s(28) if marked else 0)
    wide = right - line - s(7)
    draw_row(canvas, plinth.reward, right, cy, min(high * 0.62, s(50)), "right", wide)
    if plinth.state == "built":
        canvas.icon("state_ok", rect.right() - s(17), cy, s(24))
    elif isinstance(mark, int):
        canvas.coin(rect.right() - s(18), cy, s(30), mark)
    elif mark:
        canvas.icon(mark, rect.right() - s(17), cy, s(26))
