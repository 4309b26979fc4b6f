"""The list of paper games that are kept: open one again, delete it, bring it back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames
from sevenwonders_qt.models.pad_words import played_with, trouble, when, winners_text
from sevenwonders_qt.views.pages.button import Button, IconButton, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.plain_tip import plain_tip

translate = QCoreApplication.translate

SHOWN: Final = 7
"""Games in sight at once."""

_TOP: Final = 80.0
_FOOT: Final = 76.0


class KeptRow(PaintedButton):
    """One game of the list, or a file that cannot be read; pressed to open it."""

    deleted = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.game: PaperGame | None = None
        self.fault: JournalError | None = None
        self.open = False
        self.delete_button = IconButton(look, self, "trash", dark=False)
        self.delete_button.clicked.connect(lambda: self.deleted.emit(self.game))

    def show_game(
        self, game: PaperGame | None, fault: JournalError | None, *, is_open: bool
    ) -> None:
        """Show one of the two; ``is_open`` says that it lies on the pad now."""
        self.game, self.fault, self.open = game, fault, is_open
        self.delete_button.setVisible(game is not None)
        if game is not None:
            self.setText(winners_text(game))
            names = ", ".join(f"{p.name} {p.total}" for p in game.players)
            self.setAccessibleName(f"{when(game)}, {played_with(game)}, {self.text()}: {names}")
            self.delete_button.set_name(translate("Score", "Delete this game"))
        elif fault is not None:
            self.setText(trouble(fault))
            self.setAccessibleName(self.text())
        self.setToolTip("" if game is not None else plain_tip(self.text()))
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        rect = QRectF(self.rect()).adjusted(s(6), s(4), -s(6), -s(6))
        if self.game is None:
            canvas.rounded(rect, 8, mix("parchment", "stone", 0.6), colour("ink", 0.3), 1.2)
            canvas.icon("state_no", rect.left() + s(34), rect.center().y(), s(40))
            words = rect.adjusted(s(66), s(4), -s(12), -s(4))
            canvas.text_block(words, self.text(), 17, "ink", 500, shrink=0.6, lines=3, leading=0.95)
            if self.hasFocus():
                focus_ring(canvas, rect.adjusted(s(2), s(2), -s(2), -s(2)), 7)
            return
        ground = colour("gold_light", 0.75) if self.open else colour("parchment_pale", 0.75)
        if self.hovered():
            ground = colour("parchment_pale")
        canvas.rounded(rect, 8, ground, colour("ink", 0.3), 1.2)
        self._paint_game(canvas, rect, self.game)
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(2), s(2), -s(2), -s(2)), 7)

    def _paint_game(self, canvas: Canvas, rect: QRectF, game: PaperGame) -> None:
        s, high = canvas.s, rect.height()
        left, room = rect.left() + s(62), rect.width() - s(62 + 58)
        canvas.icon("ui_trophy", rect.left() + s(32), rect.center().y(), s(44))
        title = QRectF(left, rect.top() + high * 0.05, room, high * 0.36)
        canvas.text(title, self.text(), 20, "ink", 700, shrink=0.6)
        about = QRectF(left, rect.top() + high * 0.38, room, high * 0.28)
        words = f"{when(game)} · {played_with(game)}"
        canvas.text(about, words, 16, "ink_soft", 500, "left", "condensed", shrink=0.6)
        ranked = sorted(game.players, key=lambda player: player.rank)
        names = " · ".join(f"{p.name} {points_text(p.total)}" for p in ranked)
        below = QRectF(left, rect.top() + high * 0.65, room, high * 0.28)
        canvas.text(below, names, 16, "ink_soft", 400, "left", "condensed", shrink=0.6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = self.look.s(38)
        middle = self.height() / 2
        place = QRectF(self.width() - side - self.look.s(18), middle - side / 2, side, side)
        self.look.put(self.delete_button, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.game is not None:
            self.deleted.emit(self.game)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # the list moves
        else:
            super().keyPressEvent(event)


class KeptPanel(QWidget):
    """Sends what a person wants with a kept game; rolls with wheel, arrows and Page keys."""

    opened = Signal(object)
    deleted = Signal(object)
    restored = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.kept = PaperGames()
        self.first = 0
        self._on_pad: PaperGame | None = None
        self._gone: PaperGame | None = None
        self.rows = [KeptRow(look, self) for _ in range(SHOWN)]
        self.restore_button = Button(look, self, "ui_undo", size=18)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self._open_row(row))
            row.deleted.connect(self._delete)
        self.restore_button.clicked.connect(self._restore)

    def show_games(self, kept: PaperGames, is_open: PaperGame | None) -> None:
        """Show these, the newest first; ``is_open`` lies on the pad."""
        self.kept, self._on_pad = kept, is_open
        self._roll_to(self.first)

    def count(self) -> int:
        """Lines of the list: games, and files that cannot be read."""
        return len(self.kept.games) + len(self.kept.refused)

    def focus_first(self) -> None:
        """Put the keyboard on the first game in sight."""
        rows = [row for row in self.rows if row.isVisibleTo(self)]
        (rows[0] if rows else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _roll_to(self, first: int) -> None:
        """Show the list from this line on."""
        self.first = max(0, min(first, self.count() - SHOWN))
        lines: list[PaperGame | JournalError] = [*self.kept.games, *self.kept.refused]
        for place, row in enumerate(self.rows):
            number = self.first + place
            row.setVisible(number < len(lines))
            if number < len(lines):
                line = lines[number]
                game = line if isinstance(line, PaperGame) else None
                fault = line if isinstance(line, JournalError) else None
                here = self._on_pad
                same = game is not None and here is not None and here.path == game.path
                row.show_game(game, fault, is_open=same)
        self.restore_button.setVisible(self._gone is not None)
        if self._gone is not None:
            text = translate("Score", "Bring the deleted game back")
            self.restore_button.set_texts(text, when(self._gone))
        self.arrange()
        self.update()

    def _open_row(self, row: KeptRow) -> None:
        if row.game is not None:
            self.opened.emit(row.game)

    def _delete(self, game: PaperGame) -> None:
        self._gone = game
        self.deleted.emit(game)

    def _restore(self) -> None:
        game, self._gone = self._gone, None
        self.restored.emit(game)

    def arrange(self) -> None:
        """Put the rows in their places at the present size."""
        s = self.look.s
        high = (self.height() - s(_TOP + _FOOT)) / SHOWN
        for place, row in enumerate(self.rows):
            rect = QRectF(s(14), s(_TOP) + place * high, self.width() - s(34), high)
            row.setGeometry(rect.toRect())
        button = QRectF(s(24), self.height() - s(_FOOT), self.width() - s(54), s(56))
        self.look.put(self.restore_button, button)

    # Qt overrides -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(6), self.height() - s(7))
            canvas.slab(body, "parchment", 14)
            title = QRectF(s(24), s(14), body.width() - s(180), s(48))
            words = translate("Score", "Kept games")
            canvas.text(title, words, 25, "ink", 700, family="title", shrink=0.6)
            if self.count() > SHOWN:
                last = min(self.count(), self.first + SHOWN)
                where = f"{self.first + 1}–{last} / {self.count()}"
                place = QRectF(body.right() - s(150), s(14), s(124), s(48))
                canvas.text(place, where, 18, "ink_soft", 600, "right", "condensed")
            line = s(66)
            canvas.line((s(24), line), (body.right() - s(24), line), "gold", 2)
            if not self.count():
                empty = QRectF(s(40), s(120), body.width() - s(80), s(160))
                words = translate("Score", "Nothing has been kept yet.")
                canvas.paragraph(empty, words, 21, "ink_soft", 500, "center")

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._roll_to(self.first + (-1 if event.angleDelta().y() > 0 else 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, here = event.key(), self.focusWidget()
        place = self.rows.index(here) if isinstance(here, KeptRow) else -1
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._roll_to(self.first + (SHOWN if key == Qt.Key.Key_PageDown else -SHOWN))
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and place >= 0:
            self._step(place, 1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, place: int, by: int) -> None:
        """To the next line; at the edge the list rolls."""
        wanted = place + by
        if not 0 <= wanted < SHOWN:
            self._roll_to(self.first + by)
            return
        if self.rows[wanted].isVisibleTo(self):
            self.rows[wanted].setFocus(Qt.FocusReason.OtherFocusReason)
