"""The timeline of a match: a lane for each city, a column for each turn, a marker to drag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.shown.replay import count_words, place_words
from sevenwonders_qt.models.shown.story import Deed, Story, StoryColumn
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.wheel import Wheel
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.plain_tip import tip_wanted
from sevenwonders_qt.views.replay.deeds import draw_deed

NAMES: Final = 112.0
"""Design pixels before the first column, for the names of the lanes, at least."""
_LONGER: Final = 76.0
"""The most that long names get beside that, from columns that stay as wide as _COLUMN."""
_COLUMN: Final = 26.0

_LEAD, _SPOILS, _END, _HEAD, _MOST = 34.0, 50.0, 56.0, 34.0, 42.0
_FEW: Final = 24
"""The most columns that are beside conflicts of the usual width: three Ages with what is between.
"""

_GROUNDS: Final = ("sea", "terracotta", "sea", "dusk")
"""The ground of a stretch without Age, and of each Age."""


class Timeline(Piece):
    """A line of all actions of every turn, and the current stop; sends the stop wanted."""

    wanted = Signal(int)
    """A stop of the story."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._whole: Story | None = None
        self.seen: Story | None = None
        """The story that is drawn, or as much of it as may be shown."""
        self._hides = False
        self._names: Sequence[str] = ()
        self._stop = 0
        self._lit = 0
        self._wheel = Wheel()
        self._turns: dict[StoryColumn | None, Part] = {}
        self._places: dict[StoryColumn | None, QRectF] = {}  # None is the end
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_story(self, story: Story, names: Sequence[str], lit: int) -> None:
        """Show this match; ``lit`` is the viewer's lane."""
        self._whole, self._names, self._lit = story, names, lit
        self.arrange()

    def hide_ahead(self, hides: bool) -> None:
        """Hide or show all that happens after the stop."""
        self._hides = hides
        self.arrange()

    def show_stop(self, stop: int) -> None:
        """Put the marker on a stop."""
        self._stop = stop
        if self._hides:
            self.arrange()
        if self.seen is not None:
            words = f"{place_words(self.seen, stop)} · {count_words(self.seen, stop)}"
            self.setAccessibleName(words)
        self.update()

    def place_of(self, stop: int) -> QPointF:
        """Return the point of a stop, in the widget's coordinates."""
        found = self.seen.column_at(stop) if self.seen is not None else None
        place, share = self._places[found], 0.5
        if found is not None:
            share = (stop - found.first + 0.5) / (found.last - found.first + 1)
        return QPointF(place.left() + place.width() * share, place.center().y())

    def arrange(self) -> None:
        story = self._whole
        self.seen = story.as_of(self._stop) if story is not None and self._hides else story
        super().arrange()
        placed = {} if self._laid is None else {id(part): at for part, at in self._laid.placed}
        self._places = {turn: placed[id(part)] for turn, part in self._turns.items()}

    # Content ------------------------------------------------------------------------------

    def describe(self) -> Part:
        story, lit, u = self.seen, self._lit, self.look.u
        if story is None:
            return Space()
        self._turns, lanes = {}, len(self._names)
        high = min(_MOST, (self.body().height() / u - _HEAD - 8) / lanes)
        names = [
            Text(
                name,
                "note",
                "gold_light" if lane == lit else colour("parchment", 0.88),
                700 if lane == lit else 500,
                "right",
                lines=1,
                cut=True,
            )
            for lane, name in enumerate(self._names)
        ]
        # Without Ages there are more columns, and more spoils.
        gap = _SPOILS if len(story.columns) <= _FEW else _SPOILS * 0.8
        ages = [(age, list(turns)) for age, turns in groupby(story.columns, attrgetter("age"))]
        taken = NAMES + _LEAD * len(ages) + (_END if story.over else 0)
        taken += gap * sum(1 for turn in story.columns if self._has_room(story, turn))
        count = max(1, len(story.columns))
        each = (self.body().width() / u - taken) / count
        longest = max(name.wide(self.look.sizes) / u for name in names) + 12
        more = max(0.0, min(longest - NAMES, _LONGER, (each - _COLUMN) * count))
        each = min(76.0, max(14.0, each - more / count))
        parts: list[Part] = [Cell(_lanes(Space(), names, high), NAMES + more - 10), Space(10)]
        for age, turns in ages:
            inside: list[Part] = [Space(_LEAD)]
            for turn in turns:
                inside.append(Cell(self._turn(turn, high), each))
                if self._has_room(story, turn):
                    inside.append(Cell(_spoils(story, turn, high) if turn.spoils else Space(), gap))
            paint = partial(_paint_stretch, age=age, lanes=lanes, high=high)
            parts.append(Ground(row(*inside, gap=0), paint, (0, 0, 0, 0)))
        if story.over:
            self._turns[None] = end = Ground(sign("ui_trophy", 44), None, (6, 0, 6, 0))
            parts.append(end)
        return row(*parts, gap=0)

    def _has_room(self, story: Story, turn: StoryColumn) -> bool:
        """Return whether a turn keeps room for a conflict: each Age ends with one, no secret."""
        ends = bool(story.ages) and turn.number == story.ages[turn.age - 1]
        return ends or turn.spoils is not None

    def _turn(self, turn: StoryColumn, high: float) -> Part:
        deeds = [Drawing(0, 0, partial(_paint_deeds, deeds=deeds)) for deeds in turn.deeds]
        head: Part = Drawing(0, 0, partial(_paint_number, words=str(turn.number), size=15))
        if turn.between is not None:
            head = sign(turn.between.icon, 26)
        lanes = _lanes(head, deeds, high)
        self._turns[turn] = part = Ground(lanes, None, (0, 0, 0, 0))
        return part

    def _words_at(self, at: QPoint) -> str:
        return place_words(self.seen, self._nearest(at.x())) if self.seen is not None else ""

    # Qt overrides -------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if self.seen is not None and tip_wanted(event, self, self._words_at):
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        step = self._wheel.steps(event)
        if self.seen is not None and step:
            self.wanted.emit(min(max(0, self._stop + step), self.seen.last))
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.seen is not None:
            with Painting(self) as painter:
                self._paint_marker(self.look.canvas(painter), self.seen)

    def _paint_marker(self, canvas: Canvas, story: Story) -> None:
        s, body, turn = canvas.s, self.body(), story.column_at(self._stop)
        place, x = self._places[turn], self.place_of(self._stop).x()
        canvas.painter.fillRect(
            QRectF(place.topRight(), body.bottomRight()), canvas.colour("replay_dock", 0.66)
        )
        frame = place.adjusted(0, -s(3), 0, s(3))
        canvas.rounded(frame, 9, colour("gold", 0.24), "gold_light", 3)
        top = frame.top()
        tip = [(x - s(11), top - s(7)), (x + s(11), top - s(7)), (x, top + s(9))]
        canvas.polygon(tip, "gold_light", "ink", 1.5)
        if turn is not None and turn.last > turn.first:
            canvas.line((x, top + s(9)), (x, body.bottom()), "gold_light", 2.5)

    def _nearest(self, x: float) -> int:
        stops = range(len(self.seen.stops)) if self.seen is not None else range(1)
        return min(stops, key=lambda stop: abs(self.place_of(stop).x() - x))

    def _go(self, event: QMouseEvent) -> None:
        stop = self._nearest(event.position().x())
        if stop != self._stop:
            self.wanted.emit(stop)


def _lanes(head: Part, parts: Sequence[Part], high: float) -> Part:
    """Return a part for each lane below a head; lanes are so high in design pixels."""
    lanes = (Cell(part, high=high, keeps=True) for part in parts)
    return column(Cell(head, high=_HEAD, keeps=True), *lanes, gap=0)


def _spoils(story: Story, turn: StoryColumn, high: float) -> Part:
    """Return the points that each city got from the conflicts of a turn."""
    pills = (_pill(points, high) for points in turn.spoils or ())
    return _lanes(sign(story.conflict, 32), list(pills), high)


def _pill(points: int, high: float) -> Part:
    fill: Shade = "good" if points > 0 else "bad" if points < 0 else "ink_soft"
    words = f"+{points}" if points > 0 else whole_number(points)

    def paint(canvas: Canvas, rect: QRectF) -> None:
        tall = min(canvas.s(24), rect.height() * 0.86)
        pill = QRectF(rect.left(), rect.center().y() - tall / 2, rect.width(), tall)
        canvas.rounded(pill, tall / 2 / canvas.u, fill, colour("parchment", 0.5), 1)
        # No lane runs into the next, and a number is smaller rather than cut.
        size = min(15, 0.95 * high / canvas.text_factor)
        wide = canvas.text_width(words, size, 700, "condensed")
        _paint_number(canvas, rect, words, size * min(1.0, rect.width() / wide), "white")

    return Ground(Drawing(0, 0, paint), None, (2, 0, 2, 0))


def _paint_stretch(canvas: Canvas, rect: QRectF, age: int, lanes: int, high: float) -> None:
    """Paint the ground of an Age, with a line for each lane."""
    s = canvas.s
    ground = colour(_GROUNDS[age], 0.62 if age else 0.45)
    canvas.rounded(rect, 9, ground, colour("parchment", 0.18), 1)
    if age:
        canvas.icon(f"age_{age}", rect.left() + s(19), rect.top() + s(19), s(36))
    for lane in range(lanes):
        y = rect.top() + s(_HEAD + (lane + 0.5) * high)
        ends = (rect.left() + s(8), y), (rect.right() - s(8), y)
        canvas.line(*ends, colour("parchment", 0.22), 1.2)


def _paint_number(
    canvas: Canvas, rect: QRectF, words: str, size: float, shade: Shade = "parchment"
) -> None:
    canvas.text(rect, words, size, shade, 700, "center", "condensed")


def _paint_deeds(canvas: Canvas, rect: QRectF, deeds: Sequence[Deed]) -> None:
    count = max(1, len(deeds))
    # Many actions overlap, and none of them is beyond the edge of its column.
    size = min(canvas.s(30), rect.height() * 0.9, 1.3 * rect.width() / count)
    step = min(size * 1.12, (rect.width() - size) / max(1, count - 1))
    first = rect.center().x() - step * (count - 1) / 2
    for number, deed in enumerate(deeds):
        draw_deed(canvas, deed, first + step * number, rect.center().y(), size)
