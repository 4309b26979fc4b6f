"""What the set-up pages say of one computer player: how it plays, and how strong it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.ai.levels import CLASSIC
from sevenwonders_qt.models.level_words import described, player_name
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, rounded, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.seat_row import SeatRow
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour


class LevelNote(QWidget):
    """Describes the computer player whose row has or had the keyboard last, or else the first."""

    def __init__(self, look: Look, parent: QWidget, rows: Sequence[SeatRow]) -> None:
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

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """It takes any width; its height in real pixels, whoever of the seats is described."""
        players = {wish.player for wish, _ in self._seats if wish.player is not Player.PERSON}
        texts = [described(player, self._game) for player in players] or [""]
        high = max(self._part(text).high(sizes, width) for text in texts)
        return 0.0, max(high, 2.6 * sizes.px("text"))

    def _part(self, text: str) -> Part:
        who = column(
            Text(self._who, bold=700, lines=1), Text(self._level, "note", "ink_soft"), gap=0
        )
        words = Text(text, "note", lines=0, weight=1)
        inside = row(Icons(("ui_robot",), 2.0), Cell(who, 210), words, gap=14)
        return Ground(inside, rounded(9, colour("ink", 0.05)), (10, 4, 14, 4))

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone to another widget."""
        for place, seat in enumerate(self._rows):
            if now is not None and seat.has(now) and self._plays(place):
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
        if self.text:
            with Painting(self) as painter:
                canvas = self.look.canvas(painter)
                self.look.lay(self._part(self.text), self.look.body(self)).paint(canvas)
