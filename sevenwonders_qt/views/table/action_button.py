"""The button of an action: label and note, price, and the key that presses it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.choices import Choice


def draw_choice(canvas: Canvas, rect: QRectF, choice: Choice, *, primary: bool) -> None:
    """Gold when ``primary``, of dull stone when it cannot be pressed."""
    s, cy, whole = canvas.s, rect.center().y(), rect
    fill = colour("stone", darker=8)
    if choice.enabled:
        fill = colour("gold" if primary else "parchment")
    canvas.rounded(rect.translated(0, s(4)), 8, colour("black", 0.4))
    canvas.rounded(rect, 8, fill, colour("ink", 0.7), 1.6)
    side = min(rect.height() * 0.62, s(44))
    left = rect.left() + s(10)
    if choice.beside is not None:
        rect = QRectF(rect)
        rect.setRight(beside_place(canvas, rect).left() - s(2))
    right = rect.right() - s(36)
    keycap(canvas, QRectF(right, cy - s(12), s(26), s(24)), choice.letter)
    with canvas.faded(1.0 if choice.enabled else 0.45):
        canvas.icon(choice.icon, left + side / 2, cy, side)
        if choice.price is not None:
            coin = min(s(40), rect.height() * 0.7)
            canvas.coin(right - s(12) - coin / 2, cy, coin, choice.price)
            right -= s(12) + coin
    left += side + s(10)
    _draw_words(canvas, QRectF(left, rect.top(), right - s(8) - left, rect.height()), choice)
    if choice.beside is not None:
        draw_beside(canvas, beside_place(canvas, whole), choice.beside)


def beside_place(canvas: Canvas, rect: QRectF) -> QRectF:
    """Where the button beside lies on the one of ``rect``."""
    s = canvas.s
    wide = min(s(136), rect.width() * 0.37)
    return QRectF(rect.right() - wide - s(6), rect.top() + s(6), wide, rect.height() - s(12))


def draw_beside(canvas: Canvas, rect: QRectF, choice: Choice) -> None:
    """The smaller button on another one: icon, label, price and key."""
    s, cy = canvas.s, rect.center().y()
    able = choice.enabled
    fill = colour("gold_light") if able else colour("stone", darker=8)
    canvas.rounded(rect, 7, fill, "terracotta" if able else colour("ink", 0.5), 2 if able else 1.2)
    side = min(rect.height() * 0.55, s(34))
    keycap(canvas, QRectF(rect.right() - s(29), cy - s(12), s(24), s(24)), choice.letter)
    right = rect.right() - s(33)
    upper = QRectF(rect.left() + s(5), rect.top() + s(2), right - rect.left() - s(5), s(22))
    with canvas.faded(1.0 if able else 0.5):
        canvas.text(upper, choice.label, 14, "ink", 700, "center", "condensed", shrink=0.7)
        low = (upper.bottom() + rect.bottom()) / 2
        side = min(side, rect.bottom() - upper.bottom())
        middle = upper.center().x()
        if choice.price is None:
            canvas.icon(choice.icon, middle, low, side)
        else:
            canvas.icon(choice.icon, middle - side * 0.55, low, side)
            canvas.coin(middle + side * 0.55, low, max(side, 20.0), choice.price)


def _draw_words(canvas: Canvas, box: QRectF, choice: Choice) -> None:
    shade = "ink" if choice.enabled else "ink_soft"
    if not choice.note:
        canvas.text(box, choice.label, 18, shade, 700, shrink=0.7)
        return
    high = box.height()
    above = QRectF(box.left(), box.top() + high * 0.10, box.width(), high * 0.42)
    below = QRectF(box.left(), box.top() + high * 0.50, box.width(), high * 0.40)
    canvas.text(above, choice.label, 18, shade, 700, shrink=0.7)
    canvas.text_block(below, choice.note, 14, "ink_soft", 400, lines=2, shrink=0.7)
