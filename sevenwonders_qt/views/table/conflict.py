"""The banner after an Age: who met whom at each border, with shields and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import ConflictResolved
from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.models.watching import Watch
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Align
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.border import token
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

    rule = "war"
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
        return column(*map(self._border, self.conflicts), gap=8)

    def title(self) -> str:
        age = _AGE_OF[self.conflicts[0].victory] if self.conflicts else 1
        return translate("Prompt", "Conflicts of {age}").format(age=age_name(age))

    def _border(self, event: ConflictResolved) -> Part:
        """Name, token and shields of one city, then those of the other the other way round."""
        left = self._side(event, event.left, event.left_shields, "left")
        right = self._side(event, event.right, event.right_shields, "right")
        own = self.shown.table.view.seat in (event.left, event.right)
        inside = row(*left, sign("shield", 44), *reversed(right), gap=16)
        edge = "gold_light" if own else colour("gold", 0.5)
        bar = rounded(9, "bar", edge, 3 if own else 1.4)
        return Cell(Ground(inside, bar, (18, 0, 18, 0)), high=58)

    def _side(
        self, event: ConflictResolved, seat: Seat, shields: int, align: Align
    ) -> Sequence[Part]:
        won, tied = event.winner == seat, event.winner is None
        shade = "stone" if tied else "good_light" if won else "bad_light"
        prize = token(event.victory if won else -1, 46)
        if tied:
            prize = Cell(sign("mark_equal", 34, 0.8), 46)
        name = Text(self.shown.name(seat), "text", "parchment", 700, align, 1, 1)
        return name, prize, Number(str(shields), 1.5, shade)
