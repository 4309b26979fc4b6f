"""The score sheet at the end of a match: its numbers, and where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.bg_stats import BGS, form_name
from sevenwonders_qt.models.shown.score_form import ExplainedLine, Finished
from sevenwonders_qt.models.shown.score_sheet import ScoreSheet, hints_reason
from sevenwonders_qt.models.shown.score_words import (
    end_note,
    explain,
    heading,
    headline,
    score_sheet,
    sign_of,
)
from sevenwonders_qt.models.words import in_your_seat as seat_words
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.terms import named_again
from sevenwonders_qt.models.words.undo import practice_reason, practice_word
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import Button, SeedButton
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Fitting,
    Ground,
    Part,
    Space,
    column,
    flow,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.piece import Label, Piece
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.steps import ARROWS
from sevenwonders_qt.views.kit.words import Held, Icons, Text, panel, slab, title
from sevenwonders_qt.views.pages.ceremony import Ceremony
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.sheet.grid import GridButton
from sevenwonders_qt.views.sheet.table import Head, number_part, score_table

translate = QCoreApplication.translate


class ScoreCell(GridButton):
    """One number."""

    shrinks = True
    is_switch = True

    def __init__(self, look: Look, grid: ScoreGrid, row: int, place: int) -> None:
        super().__init__(look, grid, row, place)
        self.setAutoExclusive(True)
        self.part = Part()
        self.reached.connect(self.click)

    def describe(self) -> Part:
        return Ground(self.part, self._paint_ground, (0, 0, 0, 0))

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        if self.hovered():
            canvas.rounded(rect.adjusted(s(2), s(3), -s(2), -s(3)), 8, colour("ink", 0.09))
        if self.isChecked() and not self.hasFocus():
            canvas.rounded(rect.adjusted(s(6), s(4), -s(6), -s(4)), 8, None, "terracotta", 4)


class ScoreGrid(Piece):
    """A number for each category and each city, with `Head`s; the arrow keys move in it.

    It sends ``asked`` with a seat and a category (None: the total) for a number.
    """

    shrinks = True
    fills = True

    asked = Signal(int, object)

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(look, page)
        self.sheet: ScoreSheet | None = None
        self.cells: list[list[ScoreCell]] = []
        """The numbers, row by row; the last row has the totals."""

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a match with numbers of its own."""
        for cell in chain(*self.cells):
            cell.hide()
            cell.deleteLater()
        self.cells = [
            [self._cell(row, place) for place in range(len(sheet.cities))]
            for row in range(len(sheet.rows) + 1)
        ]
        self.rename(sheet)

    def rename(self, sheet: ScoreSheet) -> None:
        """Show the same match in the current language."""
        self.sheet = sheet
        text = translate("Score", "{category}, {name}: {points}")
        for cell in chain(*self.cells):
            city = sheet.cities[cell.place]
            label, points = heading(None), city.total
            if cell.row < len(sheet.rows):
                row = sheet.rows[cell.row]
                label, points = row.label, row.points[cell.place]
            name = city.name + (f" ({translate('Score', 'cannot win')})" if city.outside else "")
            cell.setText(whole_number(points))
            cell.setAccessibleName(text.format(category=label, name=name, points=cell.text()))
            cell.part = number_part(sheet, cell.row, cell.place)
        self.setAccessibleName(translate("Score", "Score sheet"))
        self.arrange()

    def describe(self) -> Part:
        if self.sheet is None:
            return Part()
        return score_table(self.sheet, lambda row, place: Held(self.cells[row][place], weight=1))

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height in real pixels."""
        return 0.0, self.describe().high(sizes, width)

    def heads(self) -> list[tuple[Head, QRectF]]:
        """Return the heads that are painted, in reading order, each with its place."""
        placed = self._laid.placed if self._laid is not None else ()
        return [(part, rect) for part, rect in placed if isinstance(part, Head)]

    def choose(self, row: int, place: int) -> None:
        """Choose the number in this row (the last is the total) of this column."""
        self.cells[row][place].setChecked(True)
        self._ask(row, place)

    def chosen(self) -> ScoreCell | None:
        """Return the number that is explained."""
        return next((cell for cell in chain(*self.cells) if cell.isChecked()), None)

    def _cell(self, row: int, place: int) -> ScoreCell:
        cell = ScoreCell(self.look, self, row, place)
        cell.clicked.connect(lambda: self._ask(row, place))
        cell.show()
        return cell

    def _ask(self, row: int, place: int) -> None:
        assert self.sheet is not None  # there are numbers
        rows = self.sheet.rows
        category = rows[row].category if row < len(rows) else None
        self.asked.emit(self.sheet.cities[place].seat, category)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, here = ARROWS.get(event.key()), self.focusWidget()
        if step is None or not isinstance(here, ScoreCell):
            super().keyPressEvent(event)
            return
        line = self.cells[min(len(self.cells) - 1, max(0, here.row + step[1]))]
        cell = line[min(len(line) - 1, max(0, here.place + step[0]))]
        cell.setFocus(Qt.FocusReason.OtherFocusReason)


_USUAL: Final = 5
"""The most cities with names that have room at the usual width of the table."""

KINDS: Final = {
    "png": acts.SCORE_PNG,
    "pdf": acts.SCORE_PDF,
    "csv": acts.SCORE_CSV,
    BGS: acts.SCORE_BG_STATS,
}
"""The forms that the sheet can have elsewhere, each with the act of its key."""


class Explanation(ScrollArea):
    """The make-up of one number of the sheet, in two columns rather than by scrolling."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""
        self.icon = "ui_trophy"
        self.lines: list[ExplainedLine] = []

    def show_lines(self, title: str, icon: str, lines: list[ExplainedLine]) -> None:
        """Show these lines under this title."""
        self.title, self.icon, self.lines = title, icon, lines
        self.setAccessibleDescription("; ".join(line.sentence() for line in lines))
        self.lay_out()
        self.verticalScrollBar().setValue(0)

    def lay_out(self) -> None:
        """Show the lines at the sizes of the page."""
        sizes, rect = self._look.sizes, QRectF(self.geometry())
        half = -(-len(self.lines) // 2)
        two = self._part(self.lines[:half], self.lines[half:])
        self.show_part(Fitting(self._part(self.lines), two), sizes, rect)
        self.setAccessibleName(self.title)

    def _part(self, *columns: Sequence[ExplainedLine]) -> Part:
        lines = [column(*map(_line, each), gap=4, weight=1) for each in columns]
        return column(title(self.title, self.icon), row(*lines, gap=28), gap=8)


class ScorePage(KitPage):
    """The end of a match; it signals the next action."""

    on = (On.SCORE,)

    save_wanted = Signal(str)
    """The sheet is to be saved or shown in this of the `KINDS`."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_result`."""
        super().__init__(art)
        look = self.look
        self.end: Finished | None = None
        """The end of the match that is shown."""

        self._asked: tuple[int, str | None] = (0, None)
        self.rematch_button = Button(look, self, "ui_replay", acts.REMATCH, primary=True)
        self.rotated_button = Button(look, self, "pass_left", acts.ROTATED)
        self.new_game_button = Button(look, self, "ui_play")
        self.home_button = Button(look, self, key=FixedKey.ESCAPE)
        self.seed_button = SeedButton(look, self)
        self.save_buttons = {kind: Button(look, self, key=key) for kind, key in KINDS.items()}
        for kind, button in self.save_buttons.items():
            button.clicked.connect(lambda _=False, kind=kind: self.save_wanted.emit(kind))
        self.replay_button = Button(look, self, "ui_eye", acts.WATCH)
        self.review_button = Button(look, self, "ui_hint", acts.REVIEW)
        self.seat_button = Button(look, self, "ui_robot", acts.IN_YOUR_SEAT)
        self.practice_sign, self.hints_sign = Label(look, self), Label(look, self)
        self.grid = ScoreGrid(look, self)
        self.explanation = Explanation(look, self)
        self.grid.asked.connect(self._explain)
        self.ceremony = Ceremony(look, self)
        self.crowned = self.ceremony.crowned
        self.ceremony.ended.connect(self.focus_first)

    def show_result(self, end: Finished, *, kept: bool = True) -> None:
        """Show the end of a match, which can be watched and reviewed if it is ``kept``."""
        sheet = score_sheet(end)  # raises for a forged end: then the page stays as it is
        self.ceremony.end()
        self.end = end
        self.seed_button.show_seed(end.seed)
        self.grid.show_sheet(sheet)
        best = max(range(len(sheet.rows)), key=lambda row: sheet.rows[row].points[0])
        self.grid.choose(best, 0)
        self.offer_replay(kept=kept)
        self.focus_first()

    def offer_replay(self, *, kept: bool) -> None:
        """Offer to watch and to review the match, if it is ``kept``."""
        self.replay_button.setVisible(kept)
        self.review_button.setVisible(kept)
        self.seat_button.setVisible(kept and self.end is not None and bool(self.end.seed))
        self.rearrange()

    def say_points(self) -> None:
        """Have the points of all players read aloud, the winner first."""
        sheet = self.grid.sheet
        if sheet is not None:
            points = (titled(city.name, whole_number(city.total)) for city in sheet.cities)
            announce(self, ". ".join(points))

    def celebrate(self, speed: float) -> None:
        """Show how the points came together before the sheet can be read; with speed 0 do not.

        To be called when the page is shown.
        """
        if self.end is not None and speed > 0:
            self.ceremony.begin(score_sheet(self.end), speed)
        else:
            self.crowned.emit()

    def sheet(self) -> ScoreSheet | None:
        """Return everything on the page, in the current language; None while it is empty."""
        if self.end is None:
            return None
        return score_sheet(self.end)

    def _show_signs(self, end: Finished) -> None:
        """Show that the match is practice, and how many hints were shown."""
        for sign, word, reason, shade in (
            (
                self.practice_sign,
                practice_word() if end.practice else "",
                practice_reason(),
                "red_deep",
            ),
            (self.hints_sign, end.hints_shown(), hints_reason(), "sea_deep"),
        ):
            text = Text(word, "text", "parchment", 600, lines=1, narrow=True)
            ground = rounded(17, shade, "gold_light", 1.6)
            sign.show_part(Ground(text, ground, (18, 5, 18, 5)), word, reason)
            set_tip(sign, reason)
            sign.setVisible(bool(word))

    def focus_first(self) -> None:
        """Put the focus on the sheet: Enter, pressed once too often, must not deal again."""
        cell = self.grid.chosen()
        if cell is not None and self.isVisible():  # the ceremony may end behind another page
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.ceremony.end()  # its texts are those of the moment it began
        if self.end is not None:
            self.end = replace(self.end, seats=named_again(self.end.seats))
            self.grid.rename(score_sheet(self.end))
        self._explain(*self._asked)

    def describe(self) -> Part:
        end = self.end
        self.setAccessibleName(translate("Score", "Score sheet"))
        if end is None:
            return Part()
        self._show_signs(end)
        chart = self._chart(end, end.history) if end.history else Space()
        explained = Ground(
            Held(self.explanation, high=200, weight=1),
            _paint_rim,
            (14, 10, 6, 10),
            1 if end.history else 2,
        )
        seats = len(end.seats)
        share = 1.4 + 0.06 * seats + 0.5 * max(0, seats - _USUAL)  # room for the names of cities
        sheet = Ground(Held(self.grid, weight=1), slab, (10, 12, 14, 12), share)
        beside = column(explained, chart, gap=22, weight=1)
        if self.look.large:  # names as large as that need the whole width
            body: Part = column(sheet, beside, gap=24)
        else:
            body = row(sheet, beside, gap=24, weight=1)
        return Ground(column(self._head(end), body, gap=24), None, (60, 36, 60, 36))

    def lay_out(self) -> None:
        super().lay_out()
        self.explanation.lay_out()
        self.ceremony.setGeometry(self.rect())

    def _head(self, end: Finished) -> Part:
        """Return the winner's wonder, words on the victory, and the next actions."""
        wonder, side = end.boards[end.winners[0]]
        rematch = self.rematch_button.set_texts(
            translate("Score", "Rematch"), translate("Score", "same seats")
        )
        rotated = self.rotated_button.set_texts(
            translate("Score", "Rotated rematch"),
            translate("Score", "everyone one seat to the left"),
        )
        new_game = self.new_game_button.set_texts(translate("Score", "New game"))
        home = self.home_button.set_texts(translate("Score", "Home"))
        words = column(
            row(
                Text(headline(end), "head", "gold_light", 700, weight=1),
                Held(self.practice_sign),
                Held(self.replay_button.set_texts(translate("Score", "Watch replay")), high=50),
                Held(self.review_button.set_texts(translate("Score", "Review")), high=50),
                Icons(("ui_save",), 1.9),
                *(Held(self._named(kind), 100, 50) for kind in KINDS if kind != BGS),
            ),
            row(
                Text(end_note(end), "text", "parchment", weight=1, lines=0),
                Held(self.hints_sign),
                Held(self.seat_button.set_texts(seat_words.title(), about=seat_words.about())),
                Held(self._named(BGS), high=48),
                Held(self.seed_button.named(), high=48),
            ),
            Space(weight=1),
            row(
                Held(rematch, high=70, weight=1.3),
                Held(rotated, high=70, weight=1.6),
                Held(new_game, high=70, weight=1),
                Held(home, high=70, weight=0.8),
            ),
            gap=10,
            weight=1,
        )
        return row(Drawing(500, 240, wonder_picture(wonder, side, 5, 5, 14)), words, gap=36)

    def _chart(self, end: Finished, history: Sequence[Sequence[int]]) -> Part:
        def paint(canvas: Canvas, rect: QRectF) -> None:
            draw_chart(canvas, rect, end.names, history, end.winners, end.ages)

        lines = Drawing(0, 460 if self.look.large else 200, paint, weight=1)
        return panel(chart_title(end.ages), lines, weight=1.05)

    def _named(self, kind: str) -> Button:
        about, button = KINDS[kind].words(), self.save_buttons[kind]
        button.set_texts(form_name(kind), about=about)
        button.setAccessibleName(about)
        button.setAccessibleDescription("" if button.text() in about else button.text())
        return button

    def _explain(self, seat: int, category: str | None) -> None:
        self._asked = (seat, category)
        end = self.end
        if end is None:
            return
        sheet = end.sheets[seat]
        points = sheet.total if category is None else sheet.points(category)
        title = translate("Score", "{category}, {name}: {points}").format(
            category=heading(category), name=end.seats[seat].name, points=whole_number(points)
        )
        icon = "ui_trophy" if category is None else sign_of(category)[0]
        self.explanation.show_lines(title, icon, explain(end.words, sheet, category, end.names))


def _paint_rim(canvas: Canvas, rect: QRectF) -> None:
    slab(canvas, rect)
    canvas.rounded(rect, 14, None, "terracotta", 4)


def _line(line: ExplainedLine) -> Part:
    """Return icons, words, the sum and the points, with details of the count under the words."""
    return row(
        Icons(line.icons),
        column(Text(line.words), *_detail(line), gap=0, weight=1, middle=True),
        Text(line.sum, "note", "ink_soft", lines=1),
        Text(whole_number(line.points), "text", bold=700, lines=1, align="right", narrow=True),
        gap=10,
    )


def _detail(line: ExplainedLine) -> tuple[Part, ...]:
    if not line.found:
        return (Text(line.note, "note", "ink_soft", lines=0),)
    cities = []
    for name, parts in groupby(line.found, lambda part: part.name):
        counted: list[Part] = []
        for part in parts:
            counted += Text(str(part.number), "note", bold=700, lines=1), Icons((part.icon,), 1.2)
        cities.append(row(Text(name, "note", "ink_soft", lines=1, cut=True), *counted, gap=4))
    return (flow(*cities, gap=14),)
