"""Four numbers on slabs: victories, average, record, and the longest winning streak."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal, percent
from sevenwonders_qt.models.statistics import Report
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Icons, Number, Text, slab
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate


class Tile(NamedTuple):
    """A number, what it is, and what to measure it by."""

    icon: str
    number: str
    text: str
    note: str


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
            percent(total.share),
            translate("Statistics", "of victories"),
            luck.format(share=percent(total.luck)),
        ),
        Tile(
            "vp",
            decimal(total.average),
            translate("Statistics", "points on average"),
            winners.format(points=decimal(report.winners)),
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


def tile_part(tile: Tile) -> Part:
    """One number on its slab; without an icon it has three trophies."""
    sign: Part = Drawing(88, 76, _paint_trophies)
    if tile.icon:
        sign = Cell(Icons((tile.icon,), 3.7), 76)
    words = column(
        Text(tile.text, bold=700),
        Text(tile.note, "note", "ink_soft", lines=0, narrow=True),
        gap=0,
        weight=1,
        middle=True,
    )
    return Ground(row(sign, Number(tile.number, 2.7), words, gap=12), slab, (14, 8, 12, 10), 1)


def _paint_trophies(canvas: Canvas, rect: QRectF) -> None:
    s, y = canvas.s, rect.center().y()
    for number in (0, 2, 1):
        up = s(6 - 8 * (number == 1))
        canvas.icon("ui_trophy", rect.left() + s(18 + 24 * number), y + up, s(40))
