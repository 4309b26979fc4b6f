"""The score sheet at the end of a match, with where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.table import Player, SeatInfo
from sevenwonders_qt.models.terms import city_name, named_again
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Look, Page
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.pages.score_grid import Column, ScoreGrid
from sevenwonders_qt.views.pages.score_words import (
    CLASSIC,
    Explained,
    Points,
    ScoreWords,
    heading,
    points_text,
    verdict,
)
from sevenwonders_qt.views.pages.seed import SeedButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

_SIDE_BY_SIDE = 8
"""Lines of an explanation beyond this many stand in two columns."""


class Explanation(QWidget):
    """Shows how one number of the sheet is made up."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.title = ""
        self.icon = "ui_trophy"
        self.lines: list[Explained] = []

    def show_lines(self, title: str, icon: str, lines: list[Explained]) -> None:
        """Show these lines under this title."""
        self.title, self.icon, self.lines = title, icon, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(line.sentence() for line in lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, s = self.look.canvas(painter), self.look.s
        body = QRectF(s(3), s(3), self.width() - s(9), self.height() - s(10))
        canvas.slab(body, "parchment", 14)
        canvas.rounded(body, 14, None, "terracotta", 4)
        canvas.icon(self.icon, body.left() + s(40), body.top() + s(38), s(46))
        title = QRectF(body.left() + s(76), body.top() + s(12), body.width() - s(96), s(50))
        canvas.text(title, self.title, 26, "ink", 700, family="title", shrink=0.5)
        room = body.adjusted(s(20), s(70), -s(20), -s(14))
        columns = 2 if len(self.lines) > _SIDE_BY_SIDE else 1
        rows = -(-len(self.lines) // columns)
        high = min(s(48), room.height() / max(1, rows))
        wide = (room.width() - s(28) * (columns - 1)) / columns
        for number, line in enumerate(self.lines):
            left = room.left() + (wide + s(28)) * (number // rows)
            place = QRectF(left, room.top() + high * (number % rows), wide, high)
            _draw_line(canvas, place, line)


def _draw_line(canvas: Canvas, rect: QRectF, line: Explained) -> None:
    """Icons, words, the sum and the points, in one row."""
    s, middle = canvas.s, rect.center().y()
    side = min(s(38), rect.height() * 0.92)
    step = side * min(1.05, 4.2 / max(1, len(line.icons)))
    left = rect.left()
    for icon in line.icons:
        canvas.icon(icon, left + side / 2, middle, side)
        left += step
    if line.icons:
        left += side - step + s(10)
    points = QRectF(rect.right() - s(60), rect.top(), s(60), rect.height())
    size = min(25.0, rect.height() / canvas.u * 0.72)
    canvas.text(points, points_text(line.points), size, "ink", 700, "right", "condensed")
    sums = canvas.text_width(line.sum, 18, 500, "condensed")
    sums = min(sums + s(14), rect.width() * 0.4) if line.sum else 0.0
    place = QRectF(points.left() - sums, rect.top(), sums, rect.height())
    canvas.text(place, line.sum, 18, "ink_soft", 500, "left", "condensed", shrink=0.6)
    words = QRectF(left, rect.top(), place.left() - left - s(10), rect.height())
    canvas.text_block(words, line.words, 19, "ink", 500, shrink=0.55, lines=2)


class ScorePage(Page):
    """The end of a match; it sends what to do next."""

    new_game_wanted = Signal()
    rematch_wanted = Signal()
    rotated_rematch_wanted = Signal()
    """A rematch in which every player moves one seat to the left."""

    home_wanted = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Empty until `show_result`."""
        super().__init__(art, parent)
        look = self.look
        self._seats: tuple[SeatInfo, ...] = ()
        self._boards: tuple[tuple[str, str], ...] = ()
        self._sheets: tuple[Points, ...] = ()
        self._winners: tuple[int, ...] = ()
        self._history: Sequence[Sequence[int]] | None = None
        self._words = CLASSIC
        self._asked: tuple[int, str | None] = (0, None)
        self.rematch_button = Button(look, self, "ui_replay", "R", 20, primary=True)
        self.rotated_button = Button(look, self, "pass_left", "T", 20)
        self.new_game_button = Button(look, self, "ui_play", size=20)
        self.home_button = Button(look, self, key="Esc", size=20)
        self.seed_button = SeedButton(look, self)
        self.grid = ScoreGrid(look, self)
        self.explanation = Explanation(look, self)
        self.rematch_button.clicked.connect(self.rematch_wanted)
        self.rotated_button.clicked.connect(self.rotated_rematch_wanted)
        self.new_game_button.clicked.connect(self.new_game_wanted)
        self.home_button.clicked.connect(self.home_wanted)
        self.grid.asked.connect(self._explain)
        self.retranslate()

    def show_result(
        self,
        seats: Sequence[SeatInfo],
        boards: Sequence[tuple[str, str]],
        sheets: Sequence[Points],
        winners: Sequence[int],
        history: Sequence[Sequence[int]] | None = None,
        side_names: SideNames = SideNames.LETTERS,
        words: ScoreWords = CLASSIC,
    ) -> None:
        """Show the end of a match of 2 to 7 cities; the Free City stands last.

        ``boards`` are wonder and side of each seat, ``winners`` the seats that won, and
        ``history[turn][seat]`` the points after each turn, if they are known. ``side_names`` is
        how the boards played call their sides; ``words`` tells the sheets of another game.
        """
        self._words = words
        self._seats, self._boards = tuple(seats), tuple(boards)
        self._sheets, self._winners = tuple(sheets), tuple(winners)
        self._history = history or None
        order = sorted(
            range(len(seats)),
            key=lambda s: (
                s not in winners,
                s in self._outside,
                -sheets[s].total,
                -words.tie(sheets[s]),
                s,
            ),
        )
        self.grid.show_columns(
            [
                Column(
                    seat,
                    seats[seat].name,
                    *boards[seat],
                    side_names,
                    sheets[seat],
                    seat in winners,
                    seat in self._outside,
                )
                for seat in order
            ],
            words,
        )
        best = sheets[order[0]]
        rows = words.rows(best)
        row = max(range(len(rows)), key=lambda number: best.points(rows[number][0]))
        self.grid.choose(row, 0)
        self.arrange()
        self.redraw()
        self.focus_first()

    def show_seed(self, seed: str) -> None:
        """The seed of the match, which can be copied; "" hides it."""
        self.seed_button.show_seed(seed)

    def focus_first(self) -> None:
        """Put the focus on the sheet: Enter, pressed once too often, must not deal anew."""
        for row in self.grid.cells:
            for cell in row:
                if cell.isChecked():
                    cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.rematch_button.set_texts(
            translate("Score", "Rematch"), translate("Score", "same seats")
        )
        self.rotated_button.set_texts(
            translate("Score", "Rotated rematch"),
            translate("Score", "everyone one seat to the left"),
        )
        self.seed_button.retranslate()
        self.new_game_button.setText(translate("Score", "New game"))
        self.home_button.setText(translate("Score", "Home"))
        self.grid.setAccessibleName(translate("Score", "Score sheet"))
        self._seats = named_again(self._seats)
        self.grid.rename([seat.name for seat in self._seats])
        self.grid.retranslate()
        if self._seats:
            self._explain(*self._asked)

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        left = 600.0
        for button, wide in (
            (self.rematch_button, 310.0),
            (self.rotated_button, 396.0),
            (self.new_game_button, 272.0),
            (self.home_button, 228.0),
        ):
            look.put(button, box(left, 202, wide, 78))
            left += wide + 18
        look.put(self.seed_button, box(76, 224, 468, 48))
        wide = self._grid_width()
        self.grid.setGeometry(box(60, 316, wide + 6, 731).toRect())
        self.explanation.setGeometry(self._side(316, 300 if self._history else 724).toRect())
        self.grid.update()
        self.explanation.update()

    @property
    def _outside(self) -> frozenset[int]:
        """The seats that cannot win: the Free City, which is nobody's."""
        seats = enumerate(self._seats)
        return frozenset(s for s, info in seats if info.player is Player.FREE_CITY)

    def _grid_width(self) -> float:
        """More players need more room for the sheet."""
        return 1020.0 if len(self._seats) <= 5 else 1180.0

    def _side(self, top: float, high: float) -> QRectF:
        """A panel at the right of the sheet."""
        left = 60 + self._grid_width() + 27
        return self.look.box(left, top - 3, 1860 - left + 9, high + 10)

    def _explain(self, seat: int, category: str | None) -> None:
        self._asked = (seat, category)
        sheet = self._sheets[seat]
        points = sheet.total if category is None else sheet.points(category)
        title = translate("Score", "{category}, {name}: {points}").format(
            category=heading(category), name=self._seats[seat].name, points=points_text(points)
        )
        icon = next(
            (icon for row, icon, _ in self._words.rows(sheet) if row == category), "ui_trophy"
        )
        self.explanation.show_lines(title, icon, self._words.explain(sheet, category))

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        if not self._seats:
            return
        box, names = self.look.box, [seat.name for seat in self._seats]
        wonder, side = self._boards[self._winners[0]]
        draw_wonder(canvas, box(60, 36, 500, 250), wonder, side or "A", 5, 5, 14, scaffold=False)
        people = [seat.player is Player.PERSON for seat in self._seats]
        title = verdict(names, people, self._sheets, self._winners)
        canvas.text(
            box(600, 34, 1260, 84), title, 54, "gold_light", 700, family="title", shrink=0.4
        )
        note = self._words.reckoning(names, self._sheets, self._winners, self._outside)
        note = f"{city_name(wonder)}: {note}"
        place = box(600, 116, 1260, 72)
        canvas.text_block(place, note, 22, "parchment", 400, family="body", lines=2, leading=1.05)
        if self._history:
            self._paint_chart(canvas, names)

    def _paint_chart(self, canvas: Canvas, names: Sequence[str]) -> None:
        assert self._history is not None
        s = canvas.s
        panel = self._side(640, 400).adjusted(s(3), s(3), -s(6), -s(7))
        canvas.slab(panel, "parchment", 14)
        title = QRectF(panel.left() + s(24), panel.top() + s(10), panel.width() - s(48), s(40))
        text = chart_title(self._words.ages)
        canvas.text(title, text, 24, "ink", 700, family="title")
        plot = panel.adjusted(s(24), s(62), -s(10), -s(16))
        draw_chart(canvas, plot, names, self._history, self._winners, self._words.ages)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.home_wanted.emit()
            case Qt.Key.Key_R:
                self.rematch_wanted.emit()
            case Qt.Key.Key_T:
                self.rotated_rematch_wanted.emit()
            case Qt.Key.Key_C:
                self.seed_button.click()
            case _:
                super().keyPressEvent(event)
