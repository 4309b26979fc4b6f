"""What came of a choice that was practised, over the table; any key or click goes on."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.drill_words import Outcome
from sevenwonders_qt.views.kit.part import Part, column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.panel import TableStyle


class DrillBox(Notice):
    """The grade, what was chosen and what would have been better, and why."""

    def __init__(self, style: TableStyle, outcome: Outcome) -> None:
        super().__init__(style)
        self.outcome = outcome

    def box_in(self, table: QRectF) -> QRectF:
        return self.over_hand(self.box_round(table, 800), table)

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        icon = "state_ok" if self.outcome.right else "ui_hint"
        self.draw_words(canvas, box, self.outcome.title, icon)

    def words_part(self) -> Part:
        shades = ("ink", "ink", "ink_soft")
        return column(
            *(
                Text(line, "text", shade, lines=0)
                for line, shade in zip(self.outcome.lines, shades, strict=False)
            ),
            Text(self.outcome.foot, "note", "ink_soft", lines=0),
            gap=14,
        )
