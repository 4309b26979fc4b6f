"""The banner after an Age: who met whom at each border, with shields and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QTimer
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import ConflictResolved
from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.models.watching import Watch
from sevenwonders_qt.views.kit.part import Drawing, Part, column
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

_AGE_OF: Final = {1: 1, 3: 2, 5: 3}


class ConflictBanner(Notice):
    """All borders of one Age; any key or click puts it away, or time does.

    Where only computers play, their buttons and keys work as ever, and a pause leaves it there.
    """

    icon = "shield"
    wide = 900.0

    def __init__(self, style: TableStyle, shown: Shown, events: Sequence[Event]) -> None:
        """``events`` may hold others too; without a conflict there is nothing to show."""
        super().__init__(style)
        self.shown = shown
        self.conflicts = [event for event in events if isinstance(event, ConflictResolved)]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close)

    def close_after(self, ms: int) -> None:
        """Go away by itself after so long."""
        self._timer.start(ms)

    def follow(self, watch: Watch) -> None:
        """Make way for one turn more."""
        if watch is Watch.STEP:
            self.close()

    def show_paused(self, paused: bool) -> None:
        """Stay, or go once it goes on."""
        if paused:
            self._timer.stop()
        elif not self._timer.isActive():
            self.close()

    def lit(self) -> Sequence[Place]:
        return [("actions",)] if self.shown.table.watched else []

    def key(self, event: QKeyEvent) -> bool:
        return self.heeds(event) or super().key(event)

    def heeds(self, event: QEvent) -> bool:
        scene = self.scene()
        return isinstance(scene, MatchScene) and scene.heeds(event)

    # Drawing -------------------------------------------------------------------------------

    def content(self) -> Part:
        borders = (partial(self._draw_border, event=event) for event in self.conflicts)
        return column(*(Drawing(0, 58, border) for border in borders), gap=8)

    def title(self) -> str:
        age = _AGE_OF[self.conflicts[0].victory] if self.conflicts else 1
        return translate("Prompt", "Conflicts of {age}").format(age=age_name(age))

    def _draw_border(self, canvas: Canvas, row: QRectF, event: ConflictResolved) -> None:
        s = canvas.s
        own = self.shown.table.view.seat in (event.left, event.right)
        canvas.rounded(
            row, 9, "bar", "gold_light" if own else colour("gold", 0.5), 3 if own else 1.4
        )
        cx, cy = row.center().x(), row.center().y()
        canvas.icon("shield", cx, cy, s(44))
        self._draw_side(canvas, row, event, event.left, event.left_shields, -1)
        self._draw_side(canvas, row, event, event.right, event.right_shields, 1)

    def _draw_side(
        self,
        canvas: Canvas,
        row: QRectF,
        event: ConflictResolved,
        seat: Seat,
        shields: int,
        side: int,
    ) -> None:
        """Name, token and shields of one city; ``side`` is -1 left of the middle, +1 right."""
        s, cx, cy = canvas.s, row.center().x(), row.center().y()
        won, tied = event.winner == seat, event.winner is None
        shade = "stone" if tied else "good_light" if won else "bad_light"
        number = QRectF(cx + side * s(52) - s(28), row.top(), s(56), row.height())
        canvas.text(number, str(shields), 28, shade, 700, "center", "condensed")
        token = cx + side * s(122)
        if tied:
            canvas.icon("mark_equal", token, cy, s(34), 0.8)
        else:
            canvas.military(token, cy, s(46), event.victory if won else -1)
        left = row.left() + s(18) if side < 0 else token + s(36)
        words = QRectF(left, row.top(), row.right() - s(18) - token - s(36), row.height())
        if side < 0:
            words.setWidth(token - s(36) - left)
        name = self.shown.name(seat)
        canvas.text(words, name, 20, "parchment", 700, "left" if side < 0 else "right")
