"""What came of a choice that was practised, over the table; any key or click goes on."""

from __future__ import annotations

from sevenwonders_qt.models.drill_words import Outcome
from sevenwonders_qt.views.kit.part import Part, column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.panel import TableStyle


class DrillBox(Notice):
    """The grade, what was chosen and what would have been better, and why."""

    wide = 800.0
    over_hand = True

    def __init__(self, style: TableStyle, outcome: Outcome) -> None:
        super().__init__(style)
        self.outcome = outcome
        self.icon = "state_ok" if outcome.right else "ui_hint"

    def title(self) -> str:
        return self.outcome.title

    def content(self) -> Part:
        shades = ("ink", "ink", "ink_soft")
        lines = zip(self.outcome.lines, shades, strict=False)
        return column(
            *(Text(line, shade=shade, bold=400, lines=0) for line, shade in lines),
            Text(self.outcome.foot, "note", "ink_soft", lines=0),
            gap=14,
        )
