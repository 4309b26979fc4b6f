"""The plinths below a wonder: the cost, the effects and the progress of each stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.shown.effect_row import Token, counted
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour

Progress = Literal["built", "next", "open", "later"]
"""An open stage is one of several that may be the next."""


_LEAST_ICON: Final = 9.8
_LEAST_NUMBERED: Final = 16.0
"""Real pixels of an icon beside the cost of a stage at least, alone or with more on it."""

_COMPACT: Final = 0.64
"""The height of the effects as a share of the stage of another city."""


@dataclass(frozen=True, slots=True)
class Plinth:
    """One stage of a wonder: its number from 0, its cost, its effects and its progress."""

    number: int
    cost: tuple[Token, ...]
    reward: tuple[Token, ...]
    state: Progress


def draw_plinth(
    canvas: Canvas,
    rect: QRectF,
    plinth: Plinth,
    *,
    mark: str | int | None = None,
    ringed: bool = False,
    compact: bool = False,
) -> None:
    """Draw a stage: built is gold and ticked, next and open are bright, later is quiet.

    ``mark`` is the price of building it now, or the icon that says why not; ``ringed`` outlines the
    stage that can be built; ``compact`` leaves out the numeral, for pictures of others.
    """
    shades = {"built": "gold", "next": "parchment", "open": "parchment", "later": "parchment_dark"}
    fill = shades[plinth.state]
    canvas.rounded(rect.translated(canvas.s(2), canvas.s(2)), 6, colour("pure_black", 0.28))
    edge = "terracotta" if ringed else colour("ink", 0.5)
    canvas.rounded(rect, 6, fill, edge, 2.5 if ringed else 1.2)
    with canvas.faded(0.78 if plinth.state == "later" else 1.0):
        if compact:
            _draw_compact(canvas, rect, plinth)
        else:
            _draw_full(canvas, rect, plinth, mark)


def _draw_compact(canvas: Canvas, rect: QRectF, plinth: Plinth) -> None:
    high = rect.height()
    inside = rect.adjusted(canvas.s(4), 0, -canvas.s(4), 0)
    if plinth.state == "built":
        beside = rect.adjusted(high * 0.85, 0, -high * 0.15, 0)
        if _has_room(plinth.reward, beside.width()):
            canvas.icon("state_ok", rect.left() + high * 0.42, rect.center().y(), high * 0.56)
        else:  # the tick is on the upper edge, and all the rest is for the effects
            beside = inside
            canvas.icon("state_ok", rect.left() + high * 0.24, rect.top() - high * 0.1, high * 0.5)
        draw_row(canvas, beside, plinth.reward, "center", high * _COMPACT)
        return
    cost, reward = QRectF(inside), QRectF(inside)
    cost.setWidth(rect.width() * 0.52)
    reward.setLeft(inside.right() - rect.width() * 0.40)
    if plinth.state != "next" or not _has_room(plinth.reward, reward.width()):
        # The effects are enough; the cost can be looked up.
        draw_row(canvas, inside, plinth.reward, "center", high * 0.62)
    else:
        squeezed = row_width(plinth.cost, high * 0.56, -0.08) > cost.width()
        shown = counted(plinth.cost) if squeezed else plinth.cost
        draw_row(canvas, cost, shown, "left", high * 0.56, -0.08)
        draw_row(canvas, reward, plinth.reward, "right", high * 0.62)


def _has_room(row: tuple[Token, ...], wide: float) -> bool:
    """Return whether each picture of a row is recognisable within a width."""
    detailed = any(token.kind == "numbered" or token.arrows for token in row)
    return row_width(row, _LEAST_NUMBERED if detailed else _LEAST_ICON) <= wide


def _draw_full(canvas: Canvas, rect: QRectF, plinth: Plinth, mark: str | int | None) -> None:
    s, high, cy = canvas.s, rect.height(), rect.center().y()
    numeral = QRectF(rect.left(), rect.top(), s(26), high)
    roman = ROMAN[plinth.number]
    canvas.text(numeral, roman, 15, "ink", 700, "center", "title")
    left = numeral.right()
    room = rect.right() - left - s(8)
    marked = plinth.state == "built" or mark is not None
    cost = QRectF(left, rect.top(), room * 0.50, high)
    draw_row(canvas, cost, plinth.cost, "left", min(high * 0.56, s(44)), -0.06)
    line = left + room * 0.54
    shade = colour("ink", 0.3)
    canvas.line((line, rect.top() + high * 0.22), (line, rect.bottom() - high * 0.22), shade, 1.5)
    right = rect.right() - s(8) - (s(28) if marked else 0)
    reward = QRectF(line + s(7), rect.top(), right - line - s(7), high)
    draw_row(canvas, reward, plinth.reward, "right", min(high * 0.62, s(50)))
    if plinth.state == "built":
        canvas.icon("state_ok", rect.right() - s(17), cy, s(24))
    elif isinstance(mark, int):
        canvas.coin(rect.right() - s(18), cy, s(30), mark)
    elif mark:
        canvas.icon(mark, rect.right() - s(17), cy, s(26))
