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

from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.score_sheet import ScoreSheet, SheetCity
from sevenwonders_qt.views.kit.part import column, lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

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


@dataclass(slots=True)
class Lane:
    """A city on its way: the points it has, which place it takes, and how it is called."""

    city: SheetCity
    place: float
    points: list[float]
    name: QPixmap | None = None

    @property
    def total(self) -> int:
        return round(sum(self.points))


class Ceremony(QWidget):
    """Lies over the score page until it has been seen, or a key or a click ends it."""

    ended = Signal()
    """The sheet can be read now; sent once for each `begin`."""

    crowned = Signal()
    """The winner is seen; sent once for each `begin`."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden until `begin`."""
        super().__init__(parent)
        self._page = parent
        self.look = look
        self.lanes: list[Lane] = []
        """The cities, in the order of the sheet."""

        self._sheet: ScoreSheet | None = None
        self._orders: list[list[float]] = []
        """The places of the lanes at first, after each row, and in the end."""

        self._row = -1
        self._light = 0.0
        self._has_crowned = False
        self._wonder: QPixmap | None = None
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._seek)
        self._clock.finished.connect(self.end)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def _high(self) -> float:
        """The height of a lane in design pixels."""
        return min(_TALLEST, _ROOM / max(1, len(self.lanes)) - _GAP)

    def begin(self, sheet: ScoreSheet, speed: float) -> None:
        """Show how the points of ``sheet`` came together, ``speed`` times as fast as usual."""
        self._sheet, self._row, self._light, self._has_crowned = sheet, -1, 0.0, False
        cities, count = sheet.cities, len(sheet.rows)
        by_seat = sorted(city.seat for city in cities)
        totals = [0] * len(cities)
        self._orders = [[float(by_seat.index(city.seat)) for city in cities]]
        for row in sheet.rows:
            totals = [total + more for total, more in zip(totals, row.points, strict=True)]
            self._orders.append(_places(cities, totals))
        # Equal points are decided by the tie-break, which the order of the sheet knows.
        self._orders.append([float(place) for place in range(len(cities))])
        first = zip(cities, self._orders[0], strict=True)
        self.lanes = [Lane(city, place, [0.0] * count) for city, place in first]
        self.setAccessibleName(sheet.title)
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        length = PAUSE + count * _EACH + LIGHT.ms + HELD
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
        self._sheet, self.lanes, self._wonder = None, [], None
        self.hide()
        self.ended.emit()

    # What happens --------------------------------------------------------------------------

    def _seek(self, now: float) -> None:
        """Show everything as it is after so many milliseconds at the usual speed."""
        if self._sheet is None:
            return
        rows = self._sheet.rows
        starts = [PAUSE + number * _EACH for number in range(len(rows) + 1)]
        for number, row in enumerate(rows):
            filled = _share(now - starts[number], ROW)
            for lane, more in zip(self.lanes, row.points, strict=True):
                lane.points[number] = more * filled
        moved = [_share(now - start - ROW.ms, PLACES) for start in starts[:-1]]
        steps = list(
            zip((*moved, _share(now - starts[-1], PLACES)), pairwise(self._orders), strict=True)
        )
        for n, lane in enumerate(self.lanes):
            way = sum(share * (after[n] - before[n]) for share, (before, after) in steps)
            lane.place = self._orders[0][n] + way
        head, light = max(0, min(len(rows) - 1, int((now - PAUSE) // _EACH))), self._light
        self._light = _share(now - starts[-1], LIGHT)
        if now >= starts[-1]:
            self._crown()
        high = self.look.s(_TOP + len(self.lanes) * (self._high + _GAP))
        top = 0.0 if head != self._row else self.look.s(_TOP - 8)
        self._row = head
        lanes = QRectF(0, top, self.width(), high - top).toAlignedRect()
        self.update(lanes if light == self._light else self.rect())

    def _crown(self) -> None:
        if not self._has_crowned:
            self._has_crowned = True
            self.crowned.emit()

    # Drawing -------------------------------------------------------------------------------

    def _prepare(self, sheet: ScoreSheet) -> None:
        """Paint once what every frame shows."""
        ratio, winner = self.devicePixelRatioF(), next(c for c in sheet.cities if c.winner)
        if winner.wonder:
            draw = partial(_draw_lit, box=QRectF(self.rect()), city=winner)
            size = QSizeF(self.size())
            self._wonder = self.look.picture(size, ratio, draw, opaque=True)
        box = QRectF(0, 0, self.look.s(_NAMES), self.look.s(self._high))
        for lane in self.lanes:
            draw = partial(_draw_name, box=box, city=lane.city)
            lane.name = self.look.picture(box.size(), ratio, draw)

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        if self.lanes[0].name is None:
            self._prepare(sheet)
        with Painting(self) as painter:
            lit = self._wonder is not None and self._light >= 1
            if not lit:
                draw_table_top(self.look.canvas(painter), QSizeF(self.size()))
            if self._wonder is not None and self._light > 0:
                painter.setOpacity(min(1.0, self._light))
                painter.drawPixmap(0, 0, self._wonder)
                painter.setOpacity(1.0)
            canvas = self.look.canvas(painter)
            if event.rect().top() < self.look.s(_TOP - 8):
                self._draw_head(canvas, sheet)
            for lane in self.lanes:
                self._draw_lane(canvas, sheet, lane)

    def _draw_head(self, canvas: Canvas, sheet: ScoreSheet) -> None:
        """The category that comes now; in the end who has won."""
        s, wide = canvas.s, float(self.width())
        won = self._light > 0
        row = sheet.rows[max(0, self._row)]
        words = sheet.title if won else row.label
        head = QRectF(s(_LEFT), s(60), wide - s(2 * _LEFT), s(110))
        if won:
            canvas.rounded(head.adjusted(0, s(4), 0, -s(4)), 16, colour("bar", 0.72), "gold", 2.5)
        icon = "ui_trophy" if won else row.icon
        canvas.icon(icon, head.left() + s(60), head.center().y(), s(84))
        place = head.adjusted(s(124), 0, -s(20), 0)
        lay(canvas, Text(words, "head", "gold_light", 700), place, 1.44)

    def _draw_lane(self, canvas: Canvas, sheet: ScoreSheet, lane: Lane) -> None:
        s = canvas.s
        top = s(_TOP) + lane.place * s(self._high + _GAP)
        left = s(_LEFT)
        lit = self._light > 0 and lane.city.winner
        band = QRectF(left, top, self.width() - s(2 * _LEFT), s(self._high))
        edge = "gold_light" if lit else colour("gold", 0.4)
        canvas.rounded(band, 12, colour("bar", 0.62), edge, 4 if lit else 1.2)
        if lane.name is not None:
            canvas.painter.drawPixmap(band.topLeft(), lane.name)
        best = max(1, *(city.total for city in sheet.cities))
        unit = (band.width() - s(_NAMES + 150)) / best
        x = band.left() + s(_NAMES)
        for row, points in zip(sheet.rows, lane.points, strict=True):
            if points > 0:
                bar = QRectF(x, band.top() + s(20), points * unit, band.height() - s(40))
                canvas.painter.fillRect(bar, colour(row.shade))
                x = bar.right()
        number = QRectF(x + s(14), band.top(), s(130), band.height())
        canvas.text(number, whole_number(lane.total), 40, "parchment", 700, family="condensed")

    # Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for lane in self.lanes:
            lane.name = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if not event.isAutoRepeat():  # a key held down since the table is no wish
            self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.end()


def _places(cities: Sequence[SheetCity], totals: Sequence[int]) -> list[float]:
    """The place of each city by its points; nobody's city stands last."""
    key = [
        (city.outside, -total, n)
        for n, (city, total) in enumerate(zip(cities, totals, strict=True))
    ]
    ordered = sorted(key)
    return [float(ordered.index(each)) for each in key]


def _share(ms: float, motion: Motion) -> float:
    """How far a movement has come after so many milliseconds, from 0 to 1."""
    return QEasingCurve(motion.curve).valueForProgress(min(1.0, max(0.0, ms / motion.ms)))


def _draw_lit(canvas: Canvas, box: QRectF, city: SheetCity) -> None:
    """The winner's wonder, dimmed so that words on it can be read."""
    draw_wonder(canvas, box, city.wonder, city.side or "A", _STAGES, _STAGES, 0, scaffold=False)
    canvas.painter.fillRect(box, colour("bar", 0.30))


def _draw_name(canvas: Canvas, box: QRectF, city: SheetCity) -> None:
    s, cy = canvas.s, box.center().y()
    x = box.left() + s(20)
    if city.portrait:
        draw_portrait(canvas, city.portrait, x + s(36), cy, s(76))
        x += s(88)
    words = column(
        Text(city.name, shade="parchment", bold=700, lines=1),
        Text(city.board, "note", colour("parchment", 0.85), 400, lines=1),
        gap=4,
        middle=True,
    )
    lay(canvas, words, QRectF(x, box.top(), box.right() - x - s(12), box.height()), 1.3)
