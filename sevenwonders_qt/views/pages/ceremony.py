"""The end of a match as a ceremony: points come category by category, and the leader changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
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
from sevenwonders_qt.views.table.sprites import Timeline

ROW: Final = Motion(420, MOTION["score_row"].curve)
PLACES: Final = Motion(260, MOTION["score_row"].curve)
PAUSE: Final = 140.0
LIGHT: Final = Motion(700, MOTION["score_row"].curve)
HELD: Final = Motion(2600, MOTION["stagger"].curve)
"""A row fills, cities change places, a breath; then the wonder is lit and stays a while."""

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
        self._row = 0
        self._head = -1
        self._light = 0.0
        self._has_crowned = False
        self._timeline: Timeline | None = None
        self._prepared = False
        self._wonder: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def length(self) -> float:
        """How long it takes at normal speed, in milliseconds; 0 when nothing is shown."""
        return self._timeline.length if self._timeline is not None else 0.0

    @property
    def _high(self) -> float:
        """The height of a lane in design pixels."""
        return min(_TALLEST, _ROOM / max(1, len(self.lanes)) - _GAP)

    def begin(self, sheet: ScoreSheet, speed: float) -> None:
        """Show how the points of ``sheet`` came together, ``speed`` times as fast as usual."""
        self._stop()
        self._sheet, self._row, self._head, self._light = sheet, 0, -1, 0.0
        self._has_crowned = False
        seated = sorted(sheet.cities, key=lambda city: city.seat)
        places = {city.seat: float(place) for place, city in enumerate(seated)}
        count = len(sheet.rows)
        self.lanes = [Lane(city, places[city.seat], [0.0] * count) for city in sheet.cities]
        self._timeline = timeline = Timeline(self)
        self._plan(timeline, sheet)
        timeline.finished.connect(self.end)
        self._prepared, self._wonder = False, None
        self.setAccessibleName(sheet.title)
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        timeline.play(speed)

    def end(self) -> None:
        """Show the finished sheet."""
        if self._sheet is None:
            return
        self._stop()
        self._crown()
        self._sheet, self.lanes = None, []
        self._prepared, self._wonder = False, None
        self.hide()
        self.ended.emit()

    # What happens --------------------------------------------------------------------------

    def _plan(self, timeline: Timeline, sheet: ScoreSheet) -> None:
        now, totals = PAUSE, [0] * len(self.lanes)
        for number, row in enumerate(sheet.rows):
            timeline.add(now, ROW, self._filling(number, row.points))
            now += ROW.ms
            totals = [total + more for total, more in zip(totals, row.points, strict=True)]
            timeline.add(now, PLACES, self._changing(self._places(totals)))
            now += PLACES.ms + PAUSE
        # Equal points are decided by the tie-break, which the order of the sheet knows.
        timeline.add(now, PLACES, self._changing([float(n) for n in range(len(self.lanes))]))
        timeline.add(now, LIGHT, self._lighting)
        timeline.add(now + LIGHT.ms, HELD, lambda share: None)

    def _places(self, totals: Sequence[int]) -> list[float]:
        """The place of each lane by its points; nobody's city stands last."""
        lanes = range(len(self.lanes))
        key = {n: (self.lanes[n].city.outside, -totals[n], n) for n in lanes}
        ordered = sorted(lanes, key=lambda n: key[n])
        return [float(ordered.index(n)) for n in lanes]

    def _filling(self, number: int, points: Sequence[int]) -> Callable[[float], None]:
        def fill(share: float) -> None:
            self._row = number
            for lane, more in zip(self.lanes, points, strict=True):
                lane.points[number] = more * share
            self._changed(head=share <= 0 or self._head != number)
            self._head = number

        return fill

    def _changing(self, places: Sequence[float]) -> Callable[[float], None]:
        start: list[float] = []

        def move(share: float) -> None:
            if not start:
                start.extend(lane.place for lane in self.lanes)
            for lane, old, new in zip(self.lanes, start, places, strict=True):
                lane.place = old + (new - old) * share
            if start != list(places):
                self._changed()

        return move

    def _changed(self, *, head: bool = False) -> None:
        """Repaint the lanes, and the words over them if they are others."""
        s = self.look.s
        high = s(_TOP + len(self.lanes) * (self._high + _GAP))
        top = 0.0 if head else s(_TOP - 8)
        self.update(QRectF(0, top, self.width(), high - top).toAlignedRect())

    def _lighting(self, share: float) -> None:
        self._crown()
        self._light = share
        self.update()

    def _crown(self) -> None:
        if not self._has_crowned:
            self._has_crowned = True
            self.crowned.emit()

    def _stop(self) -> None:
        if self._timeline is not None:
            self._timeline.stop()
            self._timeline.deleteLater()
            self._timeline = None

    # Drawing -------------------------------------------------------------------------------

    def _pixmap(
        self,
        wide: float,
        high: float,
        draw: Callable[[Canvas, QRectF], None],
        *,
        opaque: bool = False,
    ) -> QPixmap:
        """An ``opaque`` one, all of which is drawn on, is much faster to copy."""
        ratio = self.devicePixelRatioF()
        made = QPixmap(max(1, round(wide * ratio)), max(1, round(high * ratio)))
        made.setDevicePixelRatio(ratio)
        if not opaque:
            made.fill(Qt.GlobalColor.transparent)
        with Painting(made) as painter:
            draw(self.look.canvas(painter), QRectF(0, 0, wide, high))
        return made

    def _prepare(self, sheet: ScoreSheet) -> None:
        """Paint once what every frame shows."""
        self._prepared = True
        wide, high = float(self.width()), float(self.height())
        winner = next(city for city in sheet.cities if city.winner)
        s = self.look.s
        if winner.wonder:

            def draw(canvas: Canvas, box: QRectF) -> None:
                draw_wonder(
                    canvas, box, winner.wonder, winner.side or "A", _STAGES, _STAGES, 0,
                    scaffold=False,
                )  # fmt: skip
                canvas.painter.fillRect(box, colour("bar", 0.30))

            self._wonder = self._pixmap(wide, high, draw, opaque=True)
        for lane in self.lanes:

            def name(canvas: Canvas, box: QRectF, city: SheetCity = lane.city) -> None:
                _draw_name(canvas, box, city)

            lane.name = self._pixmap(s(_NAMES), s(self._high), name)

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        if not self._prepared:
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
        row = sheet.rows[self._row]
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
        self._prepared, self._wonder = False, None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if not event.isAutoRepeat():  # a key held down since the table is no wish
            self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.end()


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
