"""What the set-up pages say of one computer player: how it plays, and how strong it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.ai.levels import CLASSIC
from sevenwonders_qt.models.level_words import described, player_name
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.table import Player
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour


class LevelNote(QWidget):
    """Describes the computer player whose row has or had the keyboard last, or else the first."""

    def __init__(self, look: Look, parent: QWidget, rows: Sequence[QWidget]) -> None:
        """``rows`` are those of the seats, in order."""
        super().__init__(parent)
        self.look = look
        self.text = ""
        self._rows = rows
        self._place = -1
        self._seats: Sequence[tuple[SeatWish, str]] = ()
        self._game = CLASSIC
        self._who = ""
        self._level = ""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def show_seats(self, wishes: Sequence[SeatWish], names: Sequence[str], game: str) -> None:
        """Everybody at the table, with their names, and the game of `ai.levels`."""
        self._seats, self._game = list(zip(wishes, names, strict=True)), game
        self._show()

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone to another widget."""
        for place, row in enumerate(self._rows):
            if now is not None and row.isAncestorOf(now) and self._plays(place):
                self._place = place
                self._show()

    def _plays(self, place: int) -> bool:
        """Whether a computer player sits there."""
        players = [wish.player for wish, _ in self._seats]
        return 0 <= place < len(players) and players[place] is not Player.PERSON

    def _show(self) -> None:
        computers = [place for place in range(len(self._seats)) if self._plays(place)]
        if not computers:
            self._who = self._level = self.text = ""
        else:
            place = self._place if self._place in computers else computers[0]
            wish, self._who = self._seats[place]
            self._level = player_name(wish.player)
            self.text = described(wish.player, self._game)
        self.setAccessibleName(f"{self._who} · {self._level}" if self.text else "")
        self.setAccessibleDescription(self.text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text:
            return
        with Painting(self) as painter:
            canvas, rect, s = self.look.canvas(painter), self.look.body(self), self.look.s
            canvas.rounded(rect, 9, colour("ink", 0.05))
            canvas.icon("ui_robot", rect.left() + s(28), rect.center().y(), s(38))
            line = QRectF(rect.left() + s(56), rect.top() + s(2), s(214), rect.height() / 2 - s(2))
            canvas.text(line, self._who, 18, "ink", 700, shrink=0.6)
            line.translate(0, rect.height() / 2 - s(1))
            canvas.text(line, self._level, 16.5, "ink_soft", 500, "left", "condensed", shrink=0.6)
            words = rect.adjusted(s(286), s(2), -s(14), -s(2))
            canvas.paragraph(
                words, self.text, 17, "ink", 400, "left", "condensed", "center", shrink=0.6
            )
