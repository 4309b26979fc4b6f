"""The end of a match as a ceremony: points come category by category, and the leader changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.shown.score_sheet import ScoreSheet, SheetCity
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Ground, Part, column, lay, rounded, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.presses import arrives
from sevenwonders_qt.views.sheet.marks import mark

ROW: Final = Motion(420, MOTION["score_row"].curve)
PLACES: Final = Motion(260, MOTION["score_row"].curve)
PAUSE: Final = 140.0
LIGHT: Final = Motion(700, MOTION["score_row"].curve)
HELD: Final = 2600.0
"""A row fills, cities change places, a breath; then the wonder is lit and stays a while."""

_EACH: Final = ROW.ms + PLACES.ms + PAUSE

_STAGES: Final = 5
_LEFT, _NAMES, _TOP, _GAP = 120.0, 420.0, 220.0, 16.0
_ROOM, _TALLEST = 830.0, 130.0
"""Design pixels: the margin, the width of names, the top of the lanes and the gap between them;
their room and the height of the tallest one."""


@dataclass(frozen=True, slots=True)
class CityLane:
    """A city on its way: which place it takes, and the points of each row that it has."""

    city: SheetCity
    place: float
    points: tuple[float, ...]

    @property
    def total(self) -> int:
        return round(sum(self.points))


class Ceremony(QWidget):
    """A show over the score page until it has been seen, or a key or a click ends it."""

    ended = Signal()
    """The sheet can be read now; sent once for each `begin`."""

    crowned = Signal()
    """The winner is seen; sent once for each `begin`."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hide the ceremony until `begin`."""
        super().__init__(parent)
        self._page = parent
        self.look = look
        self.lanes: list[CityLane] = []
        """The cities, in the order of the sheet."""

        self._sheet: ScoreSheet | None = None
        self._now = 0.0
        """Milliseconds since it began, at the usual speed."""

        self._has_crowned = False
        self._wonder: QPixmap | None = None
        self._names: list[QPixmap] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._seek)
        self._clock.finished.connect(self.end)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def begin(self, sheet: ScoreSheet, speed: float) -> None:
        """Show how the points of ``sheet`` came together, ``speed`` times as fast as usual."""
        self._sheet, self._has_crowned = sheet, False
        self._seek(0.0)
        self.setAccessibleName(sheet.title)
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        arrives()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        length = _lit_from(sheet) + LIGHT.ms + HELD
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(length)
        self._clock.setDuration(max(1, round(length / speed)))
        self._clock.start()

    def end(self) -> None:
        """Show the finished sheet."""
        if self._sheet is None:
            return
        self._clock.stop()
        self._crown()
        self._sheet, self.lanes, self._wonder, self._names = None, [], None, []
        self.hide()
        arrives()
        self.ended.emit()

    def _seek(self, now: float) -> None:
        """Show everything as it is after so many milliseconds at the usual speed."""
        if self._sheet is None:
            return
        self._now, self.lanes = now, _lanes(self._sheet, now)
        if now >= _lit_from(self._sheet):
            self._crown()
        self.update()

    def _crown(self) -> None:
        if not self._has_crowned:
            self._has_crowned = True
            self.crowned.emit()

    # Drawing -------------------------------------------------------------------------------

    def _prepare(self, sheet: ScoreSheet, high: float) -> None:
        """Paint the common part of all frames once."""
        ratio, winner = self.devicePixelRatioF(), next(c for c in sheet.cities if c.winner)
        if winner.wonder:
            draw = partial(_draw_lit, box=QRectF(self.rect()), city=winner)
            size = QSizeF(self.size())
            self._wonder = self.look.picture(size, ratio, draw, opaque=True)
        box = QRectF(0, 0, self.look.s(_NAMES), self.look.s(high))
        parts = map(_name, sheet.cities)
        self._names = [
            self.look.picture(box.size(), ratio, partial(lay, part=part, rect=box, share=1.3))
            for part in parts
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        high = min(_TALLEST, _ROOM / len(self.lanes) - _GAP)
        if not self._names:
            self._prepare(sheet, high)
        light = _share(self._now - _lit_from(sheet), LIGHT)
        with Painting(self) as painter:
            canvas = self.look.canvas(painter)
            if self._wonder is None or light < 1:
                draw_table_top(canvas, QSizeF(self.size()))
            if self._wonder is not None and light > 0:
                with canvas.faded(light):
                    painter.drawPixmap(0, 0, self._wonder)
            s = canvas.s
            wide = self.width() - s(2 * _LEFT)
            head = QRectF(s(_LEFT), s(64), wide, s(102))
            lay(canvas, self._head(sheet, won=light > 0), head, 1.44)
            for lane, name in zip(self.lanes, self._names, strict=True):
                top = s(_TOP) + lane.place * s(high + _GAP)
                band = QRectF(s(_LEFT), top, wide, s(high))
                _draw_lane(canvas, band, sheet, lane, name, lit=light > 0 and lane.city.winner)

    def _head(self, sheet: ScoreSheet, *, won: bool) -> Part:
        """Return the category that comes now; in the end the winner."""
        row_now = sheet.rows[max(0, min(len(sheet.rows) - 1, int((self._now - PAUSE) // _EACH)))]
        icon, words = ("ui_trophy", sheet.title) if won else (row_now.icon, row_now.label)
        ground = rounded(16, colour("bar", 0.72), "gold", 2.5) if won else None
        inside = row(mark(icon, 84), Text(words, "head", "gold_light", 700, weight=1), gap=22)
        return Ground(inside, ground, (18, 0, 20, 0))

    # Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._names = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.end()


def _lit_from(sheet: ScoreSheet) -> float:
    """Return when all rows are filled and the wonder of the winner is lit."""
    return PAUSE + len(sheet.rows) * _EACH


def _lanes(sheet: ScoreSheet, now: float) -> list[CityLane]:
    """Return the place and the points of each city after so many milliseconds."""
    cities, by_seat = sheet.cities, sorted(city.seat for city in sheet.cities)
    starts = [PAUSE + number * _EACH for number in range(len(sheet.rows))]
    totals = [0] * len(cities)
    orders = [[float(by_seat.index(city.seat)) for city in cities]]
    for each in sheet.rows:
        totals = [total + more for total, more in zip(totals, each.points, strict=True)]
        orders.append(_places(cities, totals))
    # Equal points are decided by the tie-break, which the order of the sheet knows.
    orders.append([float(place) for place in range(len(cities))])
    filled = [_share(now - start, ROW) for start in starts]
    moved = [
        _share(now - start, PLACES) for start in (*(x + ROW.ms for x in starts), _lit_from(sheet))
    ]
    steps = [*zip(moved, pairwise(orders), strict=True)]
    return [
        CityLane(
            city,
            orders[0][n] + sum(share * (after[n] - before[n]) for share, (before, after) in steps),
            tuple(each.points[n] * share for each, share in zip(sheet.rows, filled, strict=True)),
        )
        for n, city in enumerate(cities)
    ]


def _places(cities: Sequence[SheetCity], totals: Sequence[int]) -> list[float]:
    """Return the place of each city by its points; a city without a player is last."""
    key = [
        (city.outside, -total, n)
        for n, (city, total) in enumerate(zip(cities, totals, strict=True))
    ]
    ordered = sorted(key)
    return [float(ordered.index(each)) for each in key]


def _share(ms: float, motion: Motion) -> float:
    """Return the share of a movement done after so many milliseconds, from 0 to 1."""
    return QEasingCurve(motion.curve).valueForProgress(min(1.0, max(0.0, ms / motion.ms)))


def _draw_lit(canvas: Canvas, box: QRectF, city: SheetCity) -> None:
    """Draw the winner's wonder, dimmed so that words on it can be read."""
    draw_wonder(canvas, box, city.wonder, city.side or "A", _STAGES, _STAGES, 0, scaffold=False)
    canvas.painter.fillRect(box, canvas.colour("bar", 0.30))


def _draw_lane(
    canvas: Canvas, band: QRectF, sheet: ScoreSheet, lane: CityLane, name: QPixmap, *, lit: bool
) -> None:
    """Draw a name, a bar made of the rows, lost points to its left, and the points so far."""
    s = canvas.s
    edge = "gold_light" if lit else colour("gold", 0.4)
    canvas.rounded(band, 12, colour("bar", 0.62), edge, 4 if lit else 1.2)
    canvas.painter.drawPixmap(band.topLeft(), name)
    lost, gained = _span(sheet)
    unit = (band.width() - s(_NAMES + 150)) / max(1, gained - lost)
    left = right = band.left() + s(_NAMES) - lost * unit
    for each, points in zip(sheet.rows, lane.points, strict=True):
        start = right if points > 0 else left + points * unit
        bar = QRectF(start, band.top() + s(20), abs(points) * unit, band.height() - s(40))
        canvas.painter.fillRect(bar, canvas.colour(each.shade))
        left, right = min(left, bar.left()), max(right, bar.right())
    number = QRectF(right + s(14), band.top(), s(130), band.height())
    canvas.text(number, whole_number(lane.total), 40, "parchment", 700, family="condensed")


def _span(sheet: ScoreSheet) -> tuple[int, int]:
    """Return the most points that a city loses, below 0, and the most that one gains."""
    every = [[each.points[n] for each in sheet.rows] for n in range(len(sheet.cities))]
    lost = [sum(min(0, points) for points in city) for city in every]
    gained = [sum(max(0, points) for points in city) for city in every]
    return min(lost), max(gained)


def _name(city: SheetCity) -> Part:
    words = column(
        Text(city.name, shade="parchment", bold=700, lines=1),
        Text(city.board, "note", colour("parchment", 0.85), 400, lines=1),
        gap=4,
        weight=1,
        middle=True,
    )
    portrait = (sign(city.portrait, 76),) if city.portrait else ()
    return Ground(row(*portrait, words, gap=12), None, (18, 0, 12, 0))
