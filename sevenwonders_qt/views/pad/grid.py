"""The table of the score pad: heads with the players, a cell for each category, the totals."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from sevenwonders_qt.models.pad_table import PadTable
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.score_pad import (
    FEWEST,
    MOST,
    ScorePad,
    can_be_typed,
    rows_of_boxes,
)
from sevenwonders_qt.models.shown.score_words import sign_of
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.pad import (
    oddities,
    row_name,
    row_note,
    way_text,
    wonder_title,
)
from sevenwonders_qt.models.words.terms import category_name
from sevenwonders_qt.views.kit.button import PaintedButton, PaleIconButton
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Fitting,
    Ground,
    Part,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.steps import ARROWS, ENTER
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.pad.numbers import CellSpot, NumberTable
from sevenwonders_qt.views.pad.typing_button import TypingButton, commands
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.sheet.marks import draw_board
from sevenwonders_qt.views.sheet.table import Head, label, table

translate = QCoreApplication.translate


class StepButton(PaleIconButton):
    """A pale square with a plus or a minus."""

    radius = 8.0
    side = 0.52

    def describe(self) -> Part:
        fill = colour("parchment_pale", darker=6 if self.hovered() else 0)
        ground = rounded(8, fill, colour("ink", 0.6), 1.5, shadow=3)
        return self.on(ground, colour("ink", 1.0 if self.isEnabled() else 0.3))


_WAY: Final = 34.0
"""The width of a switch of a row that has no room for words."""


class WayButton(PaintedButton):
    """The note of a row that can be counted or typed as points; pressed, it is the other way."""

    radius = 6.0
    fills = True
    shrinks = True

    def show_row(self, pad: ScorePad, category: str) -> None:
        """Show the way that this row is typed, and the effect of a press."""
        about = way_text(pad, category)
        self.setText(row_note(pad, category))
        self.setAccessibleName(titled(row_name(category), about))
        self.setAccessibleDescription(self.text())  # without one Qt reads the tip, as in the name
        set_tip(self, about)
        self.update()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height of its words, in real pixels."""
        return 0.0, sizes.leading("note") + sizes.s(2)

    def describe(self) -> Part:
        sign = Icons(("line_pencil",), 0.9, shade="age_1_deep")
        words = Text(self.text(), "note", "ink_soft", 600, lines=1, narrow=True, weight=1)
        lit = self.hovered() or self.isDown()
        ground = rounded(6, colour("ink", 0.09 if lit else 0.04))
        noted = Ground(row(sign, words, gap=4), ground, (4, 1, 4, 1))
        if noted.wide(self.look.sizes.smaller()[-1]) <= self.body().width():
            return noted
        return Ground(row(sign), ground, (4, 1, 4, 1))


class PadHead(TypingButton):
    """Pressed to change the player; text typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letters that were typed."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent, -1, seat)
        self.player = PadPlayer()
        self.winner = False
        self.odd = ""
        self.clicked.connect(lambda: self.opened.emit(seat, ""))

    def show_player(self, player: PadPlayer, name: str, *, winner: bool, odd: str) -> None:
        """Show this player; ``odd`` is the reason why it cannot be right."""
        self.player, self.winner, self.odd = player, winner, odd
        self.setText(name)
        city = wonder_title(player.wonder) if player.wonder else ""
        about = translate("Score", "{name}: name, wonder and side").format(name=name)
        self.setAccessibleName(about)
        self.setAccessibleDescription(odd or city or translate("Score", "no wonder chosen"))
        set_tip(self, odd or about)
        self.update()

    def describe(self) -> Part:
        called = self.composed or self.text()
        name = Text(called, "note", bold=700, align="center", lines=2, narrow=True)
        inside = column(Drawing(0, 0, self._paint_board, weight=1), name, gap=4)
        return Ground(inside, None, (6, 6, 6, 4))

    def _paint_board(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, rect, self.player.wonder, self.player.side)
        if self.hovered():
            canvas.rounded(rect, 7, colour("white", 0.15))
        if self.winner:
            canvas.icon("ui_trophy", rect.left() + s(18), rect.top() + s(20), s(32))
        if self.odd:
            canvas.icon("state_no", rect.right() - s(12), rect.top() + s(12), s(26))

    def type_in(self, text: str) -> None:
        self.opened.emit(self.place, text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.type_in(event.text())
        else:
            super().keyPressEvent(event)


_LABELS, _WIDE_LABELS = 0.255, 0.36
"""The share of the width for the names of the rows; the second for very large text."""

_FEW: Final = 5
_HEAD, _TOTAL = 126.0, 84.0
"""The height of the heads, and that of the totals."""

_LEAST_ROW: Final = 1.4
"""The least height of a row, as a share of the size of text."""


class PadGrid(Piece):
    """A table of a `ScorePad` under the heads of the players; all signal a person's wishes.

    Arrow keys, Tab and Enter move in it; ``left_behind`` is sent when Enter goes beyond the last
    cell.
    """

    shrinks = True
    fills = True

    left_behind = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.pad = ScorePad()
        self.names: tuple[str, ...] = ()
        self.odd: dict[tuple[int, str], str] = {}
        self.fewer_button = StepButton(look, self, "line_minus")
        self.more_button = StepButton(look, self, "line_plus")
        self.all_players = [PadHead(look, self, seat) for seat in range(MOST)]
        self.players = self.all_players
        self.numbers = PadTable(self)
        self.table = NumberTable(look, self, self.numbers)
        self.way_buttons = {category: WayButton(look, self) for category in can_be_typed()}

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        here = self._here()
        self.pad, self.names = pad, names
        self.odd = oddities(pad, names)
        self.players = self.all_players[: len(names)]
        ranks = pad.ranks()
        for head, player, name in zip(self.players, pad.players, names, strict=True):
            won = ranks[head.place] == 1 and not pad.empty
            head.show_player(player, name, winner=won, odd=self.odd.get((head.place, ""), ""))
        current = self.table.currentIndex()
        self.numbers.show_pad(pad, names, self.odd)
        if not self.table.currentIndex().isValid():
            row, seat = max(0, current.row()), max(0, current.column())
            last = self.numbers.rowCount() - 1, self.numbers.columnCount() - 1
            with QSignalBlocker(self.table):  # the page hears nothing halfway
                at = self.numbers.index(min(row, last[0]), min(seat, last[1]))
                self.table.setCurrentIndex(at)
        for category, button in self.way_buttons.items():
            if category in pad.counted_rows:
                button.show_row(pad, category)
        self._show_controls(here)
        self.update()

    def _show_controls(self, here: tuple[int, int] | None) -> None:
        """Show the buttons of this pad; the focus goes from one that is hidden to one that stays.

        Qt would move it to the next widget, perhaps a head that goes, too.
        """
        pad, seats = self.pad, len(self.names)
        focused = self.focusWidget()
        if here is not None and here[1] >= seats:
            self.go_to(*here)
        elif focused is self.more_button and seats == pad.most:
            self.fewer_button.setEnabled(True)
            self.fewer_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif focused is self.fewer_button and seats == FEWEST:
            self.more_button.setEnabled(True)
            self.more_button.setFocus(Qt.FocusReason.OtherFocusReason)
        for head in self.all_players:
            head.setVisible(head.place < seats)
        for category, button in self.way_buttons.items():
            button.setVisible(category in pad.counted_rows)
        self.fewer_button.setEnabled(seats > FEWEST)
        self.more_button.setEnabled(seats < pad.most)

    def go_to(
        self, row: int, seat: int, why: Qt.FocusReason = Qt.FocusReason.OtherFocusReason
    ) -> None:
        """Put the keyboard on a cell; the heads are in row -1, the totals below the last."""
        seat = min(len(self.names) - 1, max(0, seat))
        if row < 0:
            self.players[seat].setFocus(why)
        else:
            self.table.go_to(min(row, len(self.pad.rows)), seat, why)

    def _here(self) -> tuple[int, int] | None:
        """Return the row and the seat of the keyboard; None where it is on neither."""
        focused = QApplication.focusWidget()
        if isinstance(focused, PadHead) and focused.parent() is self:
            return -1, focused.place
        index = self.table.currentIndex()
        found = focused is self.table and index.isValid()
        return (index.row(), index.column()) if found else None

    # Places -------------------------------------------------------------------------------

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height at which every row has room for its name."""
        rows = len(self.pad.rows) * _LEAST_ROW * sizes.px("text")
        return 0.0, sizes.s(_HEAD + _TOTAL + 6) + rows

    def arrange(self) -> None:
        """Arrange the grid; Tab goes down each column, not along the rows."""
        self.table.setAccessibleName(translate("Score", "Score pad"))
        super().arrange()
        assert self._laid is not None
        spots = {each.at: rect for each, rect in self._laid.placed if isinstance(each, CellSpot)}
        left = next(rect.left() for part, rect in self._laid.placed if isinstance(part, Head))
        self.table.place(QPoint(round(left), self.players[0].y()), spots)
        self.table.lower()  # the buttons of the rows and the players are over it
        ways = (self.way_buttons[category] for category in self.pad.counted_rows)
        self.stops = [self.fewer_button, self.more_button, *ways, *self.players, self.table]
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    def describe(self) -> Part:
        """Return the table, with notes on the rows where they fit."""
        return Fitting(self._table(noted=True), self._table(noted=False))

    def _table(self, *, noted: bool) -> Part:
        pad, boxed, seats = self.pad, rows_of_boxes(), range(len(self.pad.players))
        rows = []
        for number, category in enumerate(pad.rows):
            note: str | Part = row_note(pad, category) if noted else ""
            way = self.way_buttons[category] if category in pad.counted_rows else None
            if way is not None and noted:
                note = Held(way, high=24)
            named = label(sign_of(category)[0], row_name(category), note)
            if way is not None and not noted:
                named = row(Cell(named, 0, 1), Held(way, _WAY, 26), gap=4)
            rows.append((named, [_apart(CellSpot(number, seat)) for seat in seats]))
        players = translate("Score", "%n player(s)", None, len(seats))
        count = Text(players, bold=600, align="center", lines=1, weight=1)
        fewer = self.fewer_button.set_name(translate("Score", "Remove a player"))
        more = self.more_button.set_name(translate("Score", "Add a player"))
        buttons = row(Held(fewer, 42, 42), count, Held(more, 42, 42), gap=4)
        heads = [_apart(Cell(Held(head, weight=1), high=_HEAD)) for head in self.players]
        total = Text(category_name("total"), "title", bold=700, lines=1)
        sums = [Cell(CellSpot(len(pad.rows), seat), high=_TOTAL - 24) for seat in seats]
        lines = table(
            (Ground(buttons, None, (16, 0, 20, 0)), heads),
            rows,
            (Ground(total, None, (56, 0, 0, 0)), [_apart(each, 12) for each in sums]),
            _WIDE_LABELS if self.look.large and len(seats) <= _FEW else _LABELS,
            [number for number, category in enumerate(pad.rows) if category in boxed],
        )
        return Ground(lines, None, (14, 0, 14, 0))

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here, step = self._here(), ARROWS.get(event.key())
        if here is None or commands(event):
            event.ignore()
        elif step is not None:
            self.go_to(here[0] + step[1], here[1] + step[0])
        elif event.key() in ENTER and here[0] >= 0:
            self._go_on(*here)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        here = self._here()
        if here is None:
            return super().focusNextPrevChild(forward)
        lines = len(self.pad.rows) + 1
        place = here[1] * lines + min(here[0] + 1, lines - 1) + (1 if forward else -1)
        if not 0 <= place < lines * len(self.names):
            leaving = self.table if forward else self.players[0]
            leaving.setFocus(Qt.FocusReason.OtherFocusReason)
            return super().focusNextPrevChild(forward)
        reason = Qt.FocusReason.TabFocusReason
        self.go_to(place % lines - 1, place // lines, reason)
        return True

    def _go_on(self, row: int, seat: int) -> None:
        """Go down the column, and on to the top of the next one; along the totals."""
        last = len(self.pad.rows)
        if row < last - 1:
            self.go_to(row + 1, seat)
        elif seat < len(self.names) - 1:
            self.go_to(row if row == last else 0, seat + 1)
        else:
            self.left_behind.emit()


def _apart(part: Part, more: float = 0) -> Part:
    """Return a part with room around it, more of it above and below where asked."""
    return Ground(part, None, (3, more, 3, more))
