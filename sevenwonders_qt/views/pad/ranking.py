"""The ranking of the score pad: a bar for each player, made of the categories."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.score_pad import ScorePad
from sevenwonders_qt.views.pad.grid import place_text
from sevenwonders_qt.views.pad.marks import fill_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.sheet.ranking import Ranked, ranking_lines


class Ranking(QWidget):
    """Shows who leads; it takes no input."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._lines: list[Ranked] = []

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        ranks = pad.ranks()
        self._lines = [
            Ranked(
                "" if pad.empty else place_text(ranks[seat]),
                names[seat],
                [(fill_of(row), pad.points(seat, row)) for row in pad.categories],
                pad.total(seat),
                ranks[seat] == 1 and not pad.empty,
            )
            for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        ]
        self.setAccessibleName(", ".join(f"{line.name} {line.total}" for line in self._lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(6), self.height() - s(7))
            canvas.slab(body, "sea_deep", 14, "gold")
            inside = body.adjusted(s(18), s(10), -s(20), -s(10))
            self.look.lay(ranking_lines(self._lines, dark=True), inside).paint(canvas)
