"""The bar that says who would win the border with a neighbour if the Age ended now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


def border(
    left: tuple[str, int], right: tuple[str, int], lead: int, verdict: str, prize: Part
) -> Part:
    """Names and shields on both sides, who is ahead by ``lead``, and what the border pays."""
    pale = colour("parchment", 0.75)
    names = [Text(name, "note", pale, 400, cut=True) for name, _ in (left, right)]
    shields = [
        Text(str(count), "title", "parchment", 700, lines=1, narrow=True)
        for _, count in (left, right)
    ]
    shade: Shade = "good_light" if lead > 0 else "bad_light" if lead < 0 else "stone"
    inside = row(
        Cell(names[0], weight=1),
        shields[0],
        Icons(("shield",), 1.75),
        shields[1],
        Cell(names[1], weight=1),
        Text(verdict, "note", shade, 600, lines=1),
        prize,
        gap=7,
    )
    edge = colour("good" if lead > 0 else "bad", darker=-40) if lead else "ink_soft"
    return Ground(inside, rounded(7, "bar", edge, 2.5), (7, 0, 7, 0))


def neighbour_border(shown: Shown, other: CityView, side: Side) -> Part:
    """The border with a neighbour, whose shields stand on the outer side."""
    lead, view = shown.own.shields - other.shields, shown.table.view
    theirs = shown.name(other.seat), other.shields
    mine = shown.name(shown.own.seat), shown.own.shields
    left, right = (theirs, mine) if side is Side.LEFT else (mine, theirs)
    prize: Part = Space()
    if lead:
        value = view.shape.victory(view.age) if lead > 0 else DEFEAT
        prize = token(value, 36)
    return border(left, right, lead, _verdict(shown, other, lead), prize)


def token(value: int, side: float) -> Part:
    """A military token."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        canvas.military(rect.center().x(), rect.center().y(), canvas.s(side), value)

    return Drawing(side, 0, paint)


def _verdict(shown: Shown, other: CityView, lead: int) -> str:
    if not lead:
        return translate("Table", "tie")
    if shown.table.watched:
        winner = shown.own if lead > 0 else other
        return translate("Table", "{name} wins").format(name=shown.name(winner.seat))
    return translate("Table", "you win") if lead > 0 else translate("Table", "you lose")


def border_words(shown: Shown, other: CityView) -> str:
    """The state of the border in words."""
    text = (
        translate(
            "Table", "Shields: {mine} {own}, {name} {other}. If the Age ended now: {verdict}."
        )
        if shown.table.watched
        else translate(
            "Table", "Shields: you {own}, {name} {other}. If the Age ended now: {verdict}."
        )
    )
    return text.format(
        mine=shown.name(shown.own.seat),
        own=shown.own.shields,
        name=shown.name(other.seat),
        other=other.shields,
        verdict=_verdict(shown, other, shown.own.shields - other.shields),
    )
