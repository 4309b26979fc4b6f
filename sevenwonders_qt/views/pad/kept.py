"""The list of paper games that are kept: open one again, delete it, bring it back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.pad_words import played_with, trouble, when, winners_text
from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Icons, Text, panel
from sevenwonders_qt.views.pages.button import Button, IconButton, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.plain_tip import plain_tip

translate = QCoreApplication.translate


class KeptRow(PaintedButton):
    """One game of the list, or a file that cannot be read; pressed to open it."""

    deleted = Signal(object)

    radius = 7.0

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.game: PaperGame | None = None
        self.open = False
        self.delete_button = IconButton(look, self, "trash", dark=False)
        self.delete_button.clicked.connect(lambda: self.deleted.emit(self.game))

    def show_line(self, line: PaperGame | JournalError, *, is_open: bool) -> None:
        """Show this; ``is_open`` says that it lies on the pad now."""
        self.game, self.open = line if isinstance(line, PaperGame) else None, is_open
        self.delete_button.setVisible(self.game is not None)
        if isinstance(line, PaperGame):
            self.setText(winners_text(line))
            names = ", ".join(f"{p.name} {p.total}" for p in line.players)
            self.setAccessibleName(f"{when(line)}, {played_with(line)}, {self.text()}: {names}")
            self.delete_button.set_name(translate("Score", "Delete this game"))
            self.setToolTip("")
        else:
            self.setText(trouble(line))
            self.setAccessibleName(self.text())
            self.setToolTip(plain_tip(self.text()))
        self.show()
        self.update()

    def rescale(self) -> None:
        """Put the button in its place."""
        self.look.lay(self.describe(), self.look.body(self)).put()

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        ground = colour("gold_light", 0.75) if self.open else colour("parchment_pale", 0.75)
        if self.game is None:
            ground = mix("parchment", "stone", 0.6)
        elif self.hovered():
            ground = colour("parchment_pale")
        canvas.rounded(rect, 8, ground, colour("ink", 0.3), 1.2)

    def describe(self) -> Part:
        game = self.game
        words = [Text(self.text(), bold=700 if game else 500, lines=2 if game else 3)]
        if game is not None:
            ranked = sorted(game.players, key=lambda player: player.rank)
            names = " · ".join(f"{p.name} {whole_number(p.total)}" for p in ranked)
            words.append(Text(f"{when(game)} · {played_with(game)}", "note", "ink_soft"))
            words.append(Text(names, "note", "ink_soft"))
        sign = Icons(("ui_trophy" if game else "state_no",), 2.3)
        texts = column(*words, gap=0, weight=1, middle=True)
        return Ground(row(sign, texts, Held(self.delete_button, 38, 38)), None, (10, 13, 12, 13))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.game is not None:
            self.deleted.emit(self.game)
        else:
            super().keyPressEvent(event)


class KeptPanel(Piece):
    """Sends what a person wants with a kept game; the list scrolls, up and down walk it."""

    opened = Signal(object)
    deleted = Signal(object)
    restored = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.kept = PaperGames()
        self.rows: list[KeptRow] = []
        self._group = QButtonGroup(self)
        self._area = ScrollArea(look, self)
        self._gone: PaperGame | None = None
        self.restore_button = Button(look, self, "ui_undo")
        self.restore_button.clicked.connect(self._restore)

    def show_games(self, kept: PaperGames, is_open: PaperGame | None) -> None:
        """Show these, the newest first; ``is_open`` lies on the pad."""
        self.kept = kept
        lines: list[PaperGame | JournalError] = [*kept.games, *kept.refused]
        while len(self.rows) < len(lines):
            self._add_row()
        for gone in self.rows[len(lines) :]:
            gone.hide()
        path = is_open.path if is_open is not None else None
        for one, line in zip(self.rows, lines, strict=False):
            one.show_line(line, is_open=isinstance(line, PaperGame) and line.path == path)
        self.arrange()

    def count(self) -> int:
        """Lines of the list: games, and files that cannot be read."""
        return len(self.kept.games) + len(self.kept.refused)

    def focus_first(self) -> None:
        """Put the keyboard on the first game."""
        (self.rows[0] if self.count() else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_row(self) -> None:
        one = KeptRow(self.look, self)
        one.clicked.connect(lambda: self.opened.emit(one.game) if one.game else None)
        one.deleted.connect(self._delete)
        self._group.addButton(one)
        self.rows.append(one)

    def _delete(self, game: PaperGame) -> None:
        self._gone = game
        self.deleted.emit(game)

    def _restore(self) -> None:
        game, self._gone = self._gone, None
        self.restored.emit(game)

    def describe(self) -> Part:
        nothing = "" if self.count() else translate("Score", "Nothing has been kept yet.")
        back = translate("Score", "Bring the deleted game back")
        self.restore_button.setVisible(self._gone is not None)
        self.restore_button.set_texts(back, when(self._gone) if self._gone is not None else "")
        rows = column(*map(Held, self.rows), gap=8)
        return panel(
            translate("Score", "Kept games"),
            Text(nothing, "text", "ink_soft", align="center"),
            Scroll(self._area, Ground(rows, None, (6, 6, 6, 6)), always=True),
            Held(self.restore_button, high=56),
        )
