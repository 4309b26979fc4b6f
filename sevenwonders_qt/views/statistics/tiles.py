"""Four numbers on slabs: victories, average, record, and the longest winning streak."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.statistics import Report
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate


class Tile(NamedTuple):
    """A number, what it is, and what to measure it by."""

    icon: str
    number: str
    text: str
    note: str

    def said(self) -> str:
        """All of it in one line."""
        return f"{self.number} {self.text}, {self.note}"


def tiles_of(report: Report) -> tuple[Tile, Tile, Tile, Tile]:
    """The four numbers of a report with at least one result."""
    total, best = report.total, report.best
    luck = translate("Statistics", "luck alone would win {share}")
    winners = translate("Statistics", "winners make {points}")
    record = ""
    if best is not None:
        parts = (
            words.board(best.result.wonder, best.result.side),
            words.players_name(best.result.players),
        )
        record = ", ".join(part for part in parts if part)
    return (
        Tile(
            "ui_trophy",
            words.percent(total.share),
            translate("Statistics", "of victories"),
            luck.format(share=words.percent(total.luck)),
        ),
        Tile(
            "vp",
            words.decimal(total.average),
            translate("Statistics", "points on average"),
            winners.format(points=words.decimal(report.winners)),
        ),
        Tile(
            "laurel", words.whole(total.best), translate("Statistics", "points: the record"), record
        ),
        _matches(report),
    )


def _matches(report: Report) -> Tile:
    """The longest winning streak; where several people sit at a table, somebody wins always."""
    count, total = report.matches, report.total
    if total.played > count:
        results = translate("Statistics", "%n result(s), {won} won", None, total.played)
        text = translate("Statistics", "matches", None, count)
        return Tile("", str(count), text, results.format(won=total.won))
    counted = translate("Statistics", "%n match(es), {won} won", None, count)
    text = translate("Statistics", "victories in a row", None, report.streak)
    return Tile("", str(report.streak), text, counted.format(won=report.matches_won))


def draw_tile(canvas: Canvas, rect: QRectF, tile: Tile) -> None:
    """One number on its slab; without an icon it has three trophies."""
    s, y = canvas.s, rect.center().y()
    canvas.slab(rect, "parchment", 14)
    if tile.icon:
        canvas.icon(tile.icon, rect.left() + s(56), y, s(70))
    else:
        for number in (0, 2, 1):
            up = s(6 - 8 * (number == 1))
            canvas.icon("ui_trophy", rect.left() + s(30 + 24 * number), y + up, s(40))
    number_box = QRectF(rect.left() + s(104), rect.top(), s(190), rect.height())
    wide = canvas.text(number_box, tile.number, 52, "ink", 800, "left", "condensed", shrink=0.6)
    left = number_box.left() + wide + s(14)
    room = rect.right() - left - s(12)
    above = QRectF(left, rect.top() + s(18), room, s(34))
    below = QRectF(left, rect.top() + s(50), room, s(32))
    canvas.text(above, tile.text, 20, "ink", 700, shrink=0.55)
    canvas.text(below, tile.note, 16.5, "ink_soft", 400, "left", "condensed", shrink=0.6)
