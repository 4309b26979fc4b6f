"""The bar that says who would win the border with a neighbour if the Age ended now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


def draw_border(canvas: Canvas, rect: QRectF, shown: Shown, other: CityView, side: Side) -> None:
    """Shields of both cities, the neighbour's on the outer side, and what the border pays."""
    s, high, cy = canvas.s, rect.height(), rect.center().y()
    lead = shown.own.shields - other.shields
    edge = colour("good", darker=-40) if lead > 0 else colour("bad", darker=-40)
    canvas.rounded(rect, 7, "bar", edge if lead else "ink_soft", 2.5)
    cities = (other, shown.own) if side is Side.LEFT else (shown.own, other)
    cx = rect.left() + rect.width() * 0.36
    canvas.icon("shield", cx, cy, high * 0.78)
    pale = colour("parchment", 0.75)
    box = QRectF(cx - s(62), rect.top(), s(40), high)
    wide = canvas.text(box, str(cities[0].shields), 24, "parchment", 700, "right", "condensed")
    before = box.right() - wide - s(8)
    box = QRectF(cx + s(22), rect.top(), s(40), high)
    wide = canvas.text(box, str(cities[1].shields), 24, "parchment", 700, "left", "condensed")
    box = QRectF(rect.left() + s(6), rect.top(), before - rect.left() - s(6), high)
    canvas.text(box, shown.name(cities[0].seat), 15, pale, 400, "left", "condensed")
    x = cx + s(30) + wide
    verdict = QRectF(rect.right() - s(156), rect.top(), s(106 if lead else 146), high)
    width = canvas.text(verdict, *_verdict(lead), 600, "right", "condensed")
    box = QRectF(x, rect.top(), verdict.right() - width - s(8) - x, high)
    canvas.text(box, shown.name(cities[1].seat), 15, pale, 400, "left", "condensed")
    if lead:
        view = shown.table.view
        value = view.shape.victory(view.age) if lead > 0 else DEFEAT
        canvas.military(rect.right() - s(24), cy, high * 0.90, value)


def _verdict(lead: int) -> tuple[str, float, Shade]:
    if lead > 0:
        return translate("Table", "you win"), 15, "good_light"
    if lead < 0:
        return translate("Table", "you lose"), 15, "bad_light"
    return translate("Table", "tie"), 15, "stone"


def border_words(shown: Shown, other: CityView) -> str:
    """The state of the border in words."""
    text = translate(
        "Table", "Shields: you {own}, {name} {other}. If the Age ended now: {verdict}."
    )
    return text.format(
        own=shown.own.shields,
        name=shown.name(other.seat),
        other=other.shields,
        verdict=_verdict(shown.own.shields - other.shields)[0],
    )
