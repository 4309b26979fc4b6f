"""What came of a choice that was practised, over the table; any key or click goes on."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.drill_words import Outcome
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import draw_board
from sevenwonders_qt.views.table.panel import TableStyle

LINE = 66.0
"""Scene units for one sentence, which may take two lines."""


class DrillBox(Notice):
    """The grade, what was chosen and what would have been better, and why."""

    def __init__(self, style: TableStyle, outcome: Outcome) -> None:
        super().__init__(style)
        self.outcome = outcome

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        box = QRectF(0, 0, s(800), s(110 + LINE * len(self.outcome.lines) + 110))
        box.moveCenter(table.center())
        fan = self._place_of(("fan",))
        if fan is not None:
            box.moveBottom(fan.top() - s(18))
        box.moveTop(max(box.top(), table.top() + s(12)))
        return box

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, outcome = canvas.s, self.outcome
        icon = "state_ok" if outcome.right else "ui_hint"
        draw_board(canvas, box, outcome.title, icon, s(600))
        line = QRectF(box.left() + s(44), box.top() + s(96), box.width() - s(88), s(LINE))
        for number, text in enumerate(outcome.lines):
            shade = "ink_soft" if number == 2 else "ink"
            canvas.paragraph(line, text, 20 if number < 2 else 18, shade)
            line = line.translated(0, s(LINE))
        foot = QRectF(box.left() + s(44), box.bottom() - s(84), box.width() - s(340), s(48))
        canvas.text(foot, outcome.foot, 17, "ink_soft", 500, "left", "condensed", shrink=0.7)
        self.draw_go_on(canvas, box)
