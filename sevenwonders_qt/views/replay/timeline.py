"""The timeline of a match: a lane for each city, a column for each turn, a marker to drag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.replay import Column, Story, count_words, place_words
from sevenwonders_qt.views.kit.part import column, lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.pointer import pointer
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.replay.deeds import draw_deed

NAMES: Final = 96.0
"""Design pixels before the first column, for the names of the lanes."""

_LEAD, _SPOILS, _END, _HEAD, _MOST = 34.0, 50.0, 56.0, 34.0, 42.0
_GROUNDS: Final = ("sea", "terracotta", "sea", "dusk")
"""The ground of a stretch without Age, and of each Age."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a column stands: from ``left``, so ``wide``; its stretch begins at ``start``."""

    column: Column
    left: float
    wide: float
    start: float

    @property
    def right(self) -> float:
        return self.left + self.wide

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2


class Timeline(QWidget):
    """Shows what everybody did in every turn, and where one stands; sends where one wants to be."""

    wanted = Signal(int)
    """A stop of the story."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._whole: Story | None = None
        self.seen: Story | None = None
        """What is drawn: the story, or as much of it as may be shown."""
        self._hides = False
        self._names: Sequence[str] = ()
        self._stop = 0
        self._drawn: QPixmap | None = None
        self._lit = 0
        self.setCursor(pointer(Qt.CursorShape.PointingHandCursor))

    def show_story(self, story: Story, names: Sequence[str], lit: int) -> None:
        """Show this match; ``lit`` is the lane of the player who looks."""
        self._whole, self._names, self._lit = story, names, lit
        self._tell()

    def hide_ahead(self, hides: bool) -> None:
        """Whether nothing is shown of what happens after the stop."""
        self._hides = hides
        self._tell()

    def show_stop(self, stop: int) -> None:
        """Put the marker on a stop."""
        self._stop = stop
        if self._hides:
            self._tell()
        if self.seen is not None:
            words = f"{place_words(self.seen, stop)} · {count_words(self.seen, stop)}"
            self.setAccessibleName(words)
        self.update()

    def rescale(self) -> None:
        """Draw everything afresh at the present scale."""
        self._drawn = None
        self.update()

    def place_of(self, stop: int) -> QPointF:
        """The point of a stop, in the widget's coordinates."""
        slots = self._slots()
        return QPointF(self._x_of(stop, slots), self._body().center().y())

    def _tell(self) -> None:
        story = self._whole
        self.seen = story.as_of(self._stop) if story is not None and self._hides else story
        self.rescale()

    # Where everything stands --------------------------------------------------------------

    def _body(self) -> QRectF:
        return self.look.body(self)

    def _slots(self) -> list[Slot]:
        story = self.seen
        if story is None:
            return []
        s, body = self.look.s, self._body()
        columns = story.columns
        begins = [each.number == 1 for each in columns]
        taken = s(NAMES) + sum(begins) * s(_LEAD) + (s(_END) if story.over else 0)
        taken += sum(self._gap_after(each) for each in columns)
        wide = min(s(76), max(s(14), (body.width() - taken) / max(1, len(columns))))
        x, start, slots = body.left() + s(NAMES), 0.0, []
        for each, begin in zip(columns, begins, strict=True):
            if begin:
                start = x
                x += s(_LEAD)
            slots.append(Slot(each, x, wide, start))
            x += wide + self._gap_after(each)
        return slots

    def _gap_after(self, column: Column) -> float:
        """The room for a conflict; that one ends every Age needs not be hidden."""
        ages = self.seen.ages if self.seen is not None else ()
        ends = bool(ages) and column.number == ages[column.age - 1]
        return self.look.s(self._gap) if ends or column.spoils is not None else 0.0

    @property
    def _gap(self) -> float:
        """Design pixels for the spoils of a conflict; Architects has more of them."""
        story = self.seen
        return _SPOILS if story is not None and len(story.columns) <= 20 else _SPOILS * 0.7

    @property
    def _lane(self) -> float:
        high = self._body().height() - self.look.s(_HEAD + 8)
        return min(self.look.s(_MOST), high / max(1, len(self._names)))

    def _lane_middle(self, lane: int) -> float:
        return self._body().top() + self.look.s(_HEAD) + (lane + 0.5) * self._lane

    def _end_middle(self, slots: Sequence[Slot]) -> float:
        s = self.look.s
        if not slots:
            return self._body().left()
        return slots[-1].right + self._gap_after(slots[-1].column) + s(_END) / 2

    def _x_of(self, stop: int, slots: Sequence[Slot]) -> float:
        story = self.seen
        column = story.column_at(stop) if story is not None else None
        slot = next((slot for slot in slots if slot.column is column), None)
        if slot is None or column is None:
            return self._end_middle(slots)
        share = (stop - column.first + 0.5) / (column.last - column.first + 1)
        return slot.left + slot.wide * share

    def _nearest(self, x: float) -> int:
        slots = self._slots()
        stops = range(len(self.seen.stops)) if self.seen is not None else range(1)
        return min(stops, key=lambda stop: abs(self._x_of(stop, slots) - x))

    # Painting -----------------------------------------------------------------------------

    def _paint_all(self, canvas: Canvas) -> None:
        story = self.seen
        if story is None:
            return
        slots = self._slots()
        self._paint_grounds(canvas, slots)
        self._paint_names(canvas)
        for slot in slots:
            self._paint_column(canvas, slot)
        if story.over:
            body, x = self._body(), self._end_middle(slots)
            canvas.icon("ui_trophy", x, body.center().y(), canvas.s(44))

    def _paint_grounds(self, canvas: Canvas, slots: Sequence[Slot]) -> None:
        s, body = canvas.s, self._body()
        for number, slot in enumerate(slots):
            following = slots[number + 1] if number + 1 < len(slots) else None
            if following is not None and following.start == slot.start:
                continue
            place = QRectF(slot.start, body.top(), slot.right + s(6) - slot.start, body.height())
            age = slot.column.age
            ground = colour(_GROUNDS[age], 0.62 if age else 0.45)
            canvas.rounded(place, 9, ground, colour("parchment", 0.18), 1)
            if age:
                canvas.icon(f"age_{age}", place.left() + s(19), place.top() + s(19), s(36))
            for lane in range(len(self._names)):
                y = self._lane_middle(lane)
                ends = (place.left() + s(8), y), (place.right() - s(8), y)
                canvas.line(*ends, colour("parchment", 0.22), 1.2)

    def _paint_names(self, canvas: Canvas) -> None:
        s, body = canvas.s, self._body()
        names = []
        for lane, name in enumerate(self._names):
            lit = lane == self._lit
            shade = colour("gold_light") if lit else colour("parchment", 0.88)
            bold = 700 if lit else 500
            names.append(Text(name, "note", shade, bold, "right", lines=1, weight=1))
        top, high = self._lane_middle(0) - self._lane / 2, self._lane * len(names)
        place = QRectF(body.left(), top, s(NAMES - 10), high)
        lay(canvas, column(*names, gap=0), place)

    def _paint_column(self, canvas: Canvas, slot: Slot) -> None:
        s, column, top = canvas.s, slot.column, self._body().top()
        head = QRectF(slot.left, top + s(3), slot.wide, s(28))
        canvas.text(head, str(column.number), 15, "parchment", 600, "center", "condensed")
        size = min(s(30), self._lane * 0.9)
        for lane, deeds in enumerate(column.deeds):
            step = min(size * 1.12, slot.wide / max(1, len(deeds)))
            each = min(size, step * 1.3)  # many deeds overlap rather than vanish
            x = slot.middle - step * (len(deeds) - 1) / 2
            for deed in deeds:
                draw_deed(canvas, deed, x, self._lane_middle(lane), each)
                x += step
        if column.spoils is not None:
            self._paint_spoils(canvas, slot, column.spoils)

    def _paint_spoils(self, canvas: Canvas, slot: Slot, spoils: Sequence[int]) -> None:
        s, high = canvas.s, self._lane
        x = slot.right + s(self._gap) / 2 + s(2)
        icon = "shield" if slot.column.age else "ar_war"
        canvas.icon(icon, x, self._body().top() + s(17), s(32))
        for lane, points in enumerate(spoils):
            wide, tall = s(self._gap * 0.76), min(s(24), high * 0.86)
            y = self._lane_middle(lane)
            pill = QRectF(x - wide / 2, y - tall / 2, wide, tall)
            fill = "good" if points > 0 else "bad" if points < 0 else "ink_soft"
            canvas.rounded(pill, tall / 2 / canvas.u, fill, colour("parchment", 0.5), 1)
            # No lane runs into the next.
            size = min(15, self._lane * 0.95 / (self.look.u * self.look.text))
            text = f"+{points}" if points > 0 else whole_number(points)
            canvas.text(pill, text, size, "white", 700, "center", "condensed")

    def _paint_marker(self, canvas: Canvas) -> None:
        story = self.seen
        if story is None:
            return
        s, body, slots = canvas.s, self._body(), self._slots()
        column, x = story.column_at(self._stop), self._x_of(self._stop, slots)
        slot = next((slot for slot in slots if slot.column is column), None)
        left = slot.left if slot is not None else x - s(_END) / 2
        wide = slot.wide if slot is not None else s(_END)
        right = left + wide
        ahead = QRectF(right, body.top(), max(0.0, body.right() - right), body.height())
        canvas.painter.fillRect(ahead, colour("replay_dock", 0.66))
        frame = QRectF(left, body.top() - s(3), wide, body.height() + s(6))
        canvas.rounded(frame, 9, colour("gold", 0.24), "gold_light", 3)
        top = body.top() - s(3)
        tip = [(x - s(11), top - s(7)), (x + s(11), top - s(7)), (x, top + s(9))]
        canvas.polygon(tip, "gold_light", "ink", 1.5)
        if slot is not None and slot.column.last > slot.column.first:
            canvas.line((x, top + s(9)), (x, body.bottom()), "gold_light", 2.5)

    # Qt overrides -------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.seen is not None:
            words = place_words(self.seen, self._nearest(event.pos().x()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        step = -1 if event.angleDelta().y() > 0 else 1
        if self.seen is not None:
            self.wanted.emit(min(max(0, self._stop + step), self.seen.last))
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = self._painted(ratio)
        with Painting(self) as painter:
            painter.drawPixmap(0, 0, self._drawn)
            self._paint_marker(self.look.canvas(painter))

    def _painted(self, ratio: float) -> QPixmap:
        made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with Painting(made) as painter:
            self._paint_all(self.look.canvas(painter))
        return made

    def _go(self, event: QMouseEvent) -> None:
        stop = self._nearest(event.position().x())
        if stop != self._stop:
            self.wanted.emit(stop)
