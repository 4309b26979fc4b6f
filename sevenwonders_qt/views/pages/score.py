"""The score sheet at the end of a match, with where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.models.table import SeatInfo
from sevenwonders_qt.models.terms import named_again
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.practice import PracticeSign
from sevenwonders_qt.views.pages.reckoning import Points
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.pages.score_explanation import Explanation
from sevenwonders_qt.views.pages.score_grid import Column, ScoreGrid
from sevenwonders_qt.views.pages.score_sheet import Finished, score_sheet
from sevenwonders_qt.views.pages.score_words import (
    CLASSIC,
    ScoreWords,
    heading,
    points_text,
)
from sevenwonders_qt.views.pages.seed import SeedButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

KINDS: Final = {"png": Qt.Key.Key_P, "pdf": Qt.Key.Key_D, "csv": Qt.Key.Key_S}
"""The files that the sheet is saved as, each with its key."""


class ScorePage(Page):
    """The end of a match; it sends what to do next."""

    save_wanted = Signal(str)
    """The sheet is to be saved as a file of this of the `KINDS`."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Empty until `show_result`."""
        super().__init__(art, parent)
        look = self.look
        self._end: Finished | None = None
        self._played = ""
        self._asked: tuple[int, str | None] = (0, None)
        self.rematch_button = Button(look, self, "ui_replay", "R", 20, primary=True)
        self.rotated_button = Button(look, self, "pass_left", "T", 20)
        self.new_game_button = Button(look, self, "ui_play", size=20)
        self.home_button = Button(look, self, key="Esc", size=20)
        self.seed_button = SeedButton(look, self)
        self.save_buttons = {kind: self._save_button(kind) for kind in KINDS}
        self.replay_button = Button(look, self, "ui_eye", "W", 18)
        self.review_button = Button(look, self, "ui_hint", "V", 18)
        self.practice_sign = PracticeSign(look, self)
        self.grid = ScoreGrid(look, self)
        self.explanation = Explanation(look, self)
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
        how the boards played call their sides; ``words`` describes the sheets of another game.
        """
        end = Finished(
            tuple(seats), tuple(boards), tuple(sheets), tuple(winners), history, side_names, words
        )
        self._end, self._played = end, ""
        order, best = end.order, sheets[end.order[0]]
        self.grid.show_columns([_column(end, seat) for seat in order], words)
        rows = words.rows(best)
        row = max(range(len(rows)), key=lambda number: best.points(rows[number][0]))
        self.grid.choose(row, 0)
        self.arrange()
        self.redraw()
        self.focus_first()

    def show_seed(self, seed: str) -> None:
        """The seed of the match, which can be copied; "" hides it."""
        self.seed_button.show_seed(seed)

    def show_played(self, played: str) -> None:
        """When the match was played, in UTC as in ``2026-01-31T18:05:00Z``; "" if nobody knows.

        To be told after `show_result`.
        """
        self._played = played

    def sheet(self) -> ScoreSheet | None:
        """Everything on the page, in the language of the moment; None while it is empty."""
        if self._end is None:
            return None
        return score_sheet(self._end, self._played, self.seed_button.seed)

    def offer_replay(self, offered: bool) -> None:
        """Whether the match can be watched again, and its choices be reviewed."""
        self.replay_button.setVisible(offered)
        self.review_button.setVisible(offered)

    def show_practice(self, practice: bool) -> None:
        """Whether the match was taken back after something new had been seen."""
        self.practice_sign.setVisible(practice)

    def focus_first(self) -> None:
        """Put the focus on the sheet: Enter, pressed once too often, must not deal again."""
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
        self.replay_button.setText(translate("Score", "Watch again"))
        self.review_button.setText(translate("Score", "Review"))
        self.practice_sign.retranslate()
        self.new_game_button.setText(translate("Score", "New game"))
        self.home_button.setText(translate("Score", "Home"))
        about = {
            "png": translate("Score", "Save the score sheet as a picture"),
            "pdf": translate("Score", "Save the score sheet as a page to print"),
            "csv": translate("Score", "Save the score sheet as a table for spreadsheets"),
        }
        for kind, button in self.save_buttons.items():
            button.set_texts(kind.upper(), about=about[kind])
            button.setAccessibleName(about[kind])
            button.setToolTip(about[kind])
        self.grid.setAccessibleName(translate("Score", "Score sheet"))
        if self._end is not None:
            self._end = replace(self._end, seats=named_again(self._end.seats))
            self.grid.rename(self._end.names)
        self.grid.retranslate()
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
        for number, button in enumerate(self.save_buttons.values()):
            look.put(button, box(1500 + 122 * number, 42, 116, 54))
        look.put(self.seed_button, box(76, 224, 468, 48))
        look.put(self.replay_button, box(76, 166, 270, 48))
        look.put(self.review_button, box(354, 166, 190, 48))
        look.put(self.practice_sign, box(76, 52, 300, 36))
        wide = self._grid_width()
        self.grid.setGeometry(box(60, 316, wide + 6, 731).toRect())
        self.explanation.setGeometry(
            self._side(316, 300 if self._end and self._end.history else 724).toRect()
        )
        self.grid.update()
        self.explanation.update()

    def _save_button(self, kind: str) -> Button:
        button = Button(self.look, self, key=chr(KINDS[kind]), size=18)
        button.clicked.connect(lambda: self.save_wanted.emit(kind))
        return button

    def _grid_width(self) -> float:
        """More players need more room for the sheet."""
        return 1180.0 if self._end and len(self._end.seats) > 5 else 1020.0

    def _side(self, top: float, high: float) -> QRectF:
        """A panel at the right of the sheet."""
        left = 60 + self._grid_width() + 27
        return self.look.box(left, top - 3, 1860 - left + 9, high + 10)

    def _explain(self, seat: int, category: str | None) -> None:
        self._asked = (seat, category)
        end = self._end
        if end is None:
            return
        sheet = end.sheets[seat]
        points = sheet.total if category is None else sheet.points(category)
        title = translate("Score", "{category}, {name}: {points}").format(
            category=heading(category), name=end.seats[seat].name, points=points_text(points)
        )
        rows = end.words.rows(sheet)
        icon = next((icon for row, icon, _ in rows if row == category), "ui_trophy")
        self.explanation.show_lines(title, icon, end.words.explain(sheet, category, end.names))

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        if self._end is None:
            return
        box, end = self.look.box, self._end
        wonder, side = end.boards[end.winners[0]]
        draw_wonder(canvas, box(60, 36, 500, 250), wonder, side or "A", 5, 5, 14, scaffold=False)
        middle = box(1472, 69, 0, 0).topLeft()
        canvas.icon("ui_save", middle.x(), middle.y(), canvas.s(40))
        place = box(600, 34, 836, 84)
        canvas.text(place, end.title(), 54, "gold_light", 700, family="title", shrink=0.4)
        place = box(600, 116, 1260, 72)
        canvas.text_block(
            place, end.note(), 22, "parchment", 400, family="body", lines=2, leading=1.05
        )
        if end.history:
            self._paint_chart(canvas, end)

    def _paint_chart(self, canvas: Canvas, end: Finished) -> None:
        s = canvas.s
        panel = self._side(640, 400).adjusted(s(3), s(3), -s(6), -s(7))
        canvas.slab(panel, "parchment", 14)
        title = QRectF(panel.left() + s(24), panel.top() + s(10), panel.width() - s(48), s(40))
        canvas.text(title, chart_title(end.words.ages), 24, "ink", 700, family="title")
        plot = panel.adjusted(s(24), s(62), -s(10), -s(16))
        draw_chart(canvas, plot, end.names, end.history or (), end.winners, end.words.ages)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.home_button.click()
            case Qt.Key.Key_R:
                self.rematch_button.click()
            case Qt.Key.Key_T:
                self.rotated_button.click()
            case Qt.Key.Key_C:
                self.seed_button.click()
            case Qt.Key.Key_W if self.replay_button.isVisible():
                self.replay_button.click()
            case Qt.Key.Key_V if self.review_button.isVisible():
                self.review_button.click()
            case key if key in KINDS.values():
                next(b for kind, b in self.save_buttons.items() if KINDS[kind] == key).click()
            case _:
                super().keyPressEvent(event)


def _column(end: Finished, seat: int) -> Column:
    return Column(
        seat,
        end.seats[seat].name,
        *end.boards[seat],
        end.side_names,
        end.sheets[seat],
        seat in end.winners,
        seat in end.outside,
    )
