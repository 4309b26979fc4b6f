"""The score pad: points of a game played on a real table, entered, calculated and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models.pad_words import refusal
from sevenwonders_qt.models.score_pad import SCIENCE, PadPlayer, Refused, ScorePad, entered
from sevenwonders_qt.views.pages.score_pad_controls import SAVE_KEYS
from sevenwonders_qt.views.pages.score_pad_face import ScorePadFace
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


class ScorePadPage(ScorePadFace):
    """Holds the pad that is being filled in, and sends what shall be kept, opened or deleted."""

    keep_wanted = Signal(object, object)
    """The `ScorePad`, and the `PaperGame` that it was opened from or None."""

    open_wanted = Signal(object)
    """A `PaperGame`."""

    save_wanted = Signal(str)
    """What lies on the pad is to be saved as a file of this of the kinds of `save_buttons`."""

    pad_changed = Signal(object)
    """The `ScorePad`, after every change by a person."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._connect()
        self.retranslate()

    # Inner --------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.game.chosen.connect(lambda game: self._change(self.pad().with_game(game)))
        for name, chip in self.chips.items():
            chip.clicked.connect(
                lambda on, name=name: self._change(self.pad().with_expansion(name, on=on))
            )
        self.fewer_button.clicked.connect(lambda: self._add_players(-1))
        self.more_button.clicked.connect(lambda: self._add_players(1))
        for seat, head in enumerate(self.grid.heads):
            head.opened.connect(self._open_player)
            head.reached.connect(self._on_head)
            for cell in self.grid.columns[seat]:
                cell.typed.connect(self._on_typed)
                cell.reached.connect(self._on_cell)
                cell.science_wanted.connect(self._open_science)
        self.grid.left_behind.connect(self._to_keep)
        self.science.typed.connect(self._on_symbol)
        self.science.left.connect(self._leave_science)
        self.player.changed.connect(self._on_player)
        self.player.removed.connect(self._remove)
        self.player.done.connect(self._leave_player)
        self.kept.opened.connect(self.open_wanted)
        self.kept_button.clicked.connect(self._fold)
        self.new_button.clicked.connect(self._new_pad)
        self.keep_button.clicked.connect(self._keep)
        for kind, button in self.save_buttons.items():
            button.clicked.connect(partial(self._save, kind))

    def _change(self, pad: ScorePad, cell: object = None) -> None:
        """Another pad by a person's hand; ``cell`` is what is being typed in."""
        if self._history.change(pad, cell):
            self._asked = False
            self._set_message("")
            self._seat = min(self._seat, len(pad.players) - 1)
            self.pad_changed.emit(pad)
        self._show()

    def _add_players(self, by: int) -> None:
        self._change(self.pad().with_count(len(self.pad().players) + by))

    def _remove(self, seat: int) -> None:
        self._change(self.pad().without_player(seat))
        self.grid.go_to(seat, -1)

    def _new_pad(self) -> None:
        self.show_pad(self.pad().cleared())
        self.pad_changed.emit(self.pad())
        if self.kept_button.isChecked():
            self.kept_button.click()
        self.focus_first()

    def _keep(self) -> None:
        pad = self.pad()
        if pad.empty:
            self.tell(translate("Score", "There is nothing on the pad yet."))
        elif pad.missing() and not self._asked:
            self._asked = True
            text = translate(
                "Score",
                "%n cell(s) are empty and count 0. Press Keep again to save anyway.",
                None,
                pad.missing(),
            )
            self.tell(text)
        else:
            self._asked = False
            self.keep_wanted.emit(pad, self._history.opened)

    def _save(self, kind: str) -> None:
        if self.pad().empty:
            self.tell(translate("Score", "There is nothing on the pad yet."))
        else:
            self.save_wanted.emit(kind)

    def _to_keep(self) -> None:
        self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Cells, science and players -----------------------------------------------------------

    def _on_typed(self, seat: int, row: str, text: str) -> None:
        entry, cell = self.pad().entry(row), self.grid.cell(seat, row)
        if self._take(seat, entry, text):
            cell.accept(text)

    def _on_symbol(self, entry: str, text: str) -> None:
        if self._take(self._seat, entry, text) and entry in self.science.rows:
            self.science.rows[entry].accept(text)

    def _take(self, seat: int, entry: str, text: str) -> bool:
        """Whether the text is a number that the pad takes; if not, it is told why."""
        try:
            pad = self.pad().with_entry(seat, entry, entered(entry, text))
        except Refused as error:
            self.tell(refusal(error))
            return False
        self._change(pad, (seat, entry))
        return True

    def _on_cell(self, seat: int, row: str) -> None:
        self._history.pause()
        self._seat, self._shows_player = seat, False
        self._lit = row == SCIENCE
        self._set_message(self.grid.odd.get((seat, row), ""))
        self._show_panel()

    def _on_head(self, seat: int) -> None:
        self._seat, self._lit, self._shows_player = seat, False, True
        self._set_message(self.grid.odd.get((seat, ""), ""))
        self._show_panel()

    def _open_science(self, seat: int, digit: str) -> None:
        self._on_cell(seat, SCIENCE)
        self._unfold()
        self.science.begin(digit)

    def _leave_science(self, onwards: bool) -> None:
        place = self.pad().rows.index(SCIENCE)
        self.grid.go_to(self._seat, place + onwards)

    def _open_player(self, seat: int, letter: str) -> None:
        self._on_head(seat)
        self._unfold()
        self.player.begin(letter)

    def _on_player(self, seat: int, player: PadPlayer) -> None:
        self._change(self.pad().with_player(seat, player), (seat, "player"))

    def _leave_player(self, onwards: bool) -> None:
        """After the name comes the next player's; after the last one the numbers."""
        if not onwards:
            self.grid.go_to(self._seat, -1)
        elif self._seat + 1 < len(self.pad().players):
            self._open_player(self._seat + 1, "")
        else:
            self.grid.go_to(0, 0)

    def _fold(self) -> None:
        """Show the list of kept games in place of the panels, or the panels again."""
        self._show_panel()
        if self.kept_button.isChecked():
            self.kept.focus_first()

    def _unfold(self) -> None:
        if self.kept_button.isChecked():
            self.kept_button.setChecked(False)
            self._show_panel()

    def _open_kept(self, game: PaperGame) -> None:
        self.open_wanted.emit(game)

    # Keys --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = QKeySequence(event.keyCombination())
        actions: dict[QKeySequence, Callable[[], object]] = {
            QKeySequence("Ctrl+S"): self._keep,
            QKeySequence("Ctrl+N"): self._new_pad,
            QKeySequence("Ctrl+L"): self.kept_button.click,
            **{QKeySequence(SAVE_KEYS[kind]): b.click for kind, b in self.save_buttons.items()},
            QKeySequence("Ctrl+Y"): lambda: self._go_back(self._history.redo),
            QKeySequence("Ctrl+Shift+Z"): lambda: self._go_back(self._history.redo),
            QKeySequence("Ctrl+Z"): lambda: self._go_back(self._history.undo),
            QKeySequence("Esc"): self._leave,
        }
        action = next((do for known, do in actions.items() if known == key), None)
        if action is None:
            super().keyPressEvent(event)
        else:
            action()

    def _leave(self) -> None:
        """Esc goes back: out of the list first, then from the page."""
        if self.kept_button.isChecked():
            self.kept_button.click()
            self.kept_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.back_button.click()

    def _go_back(self, move: Callable[[], bool]) -> None:
        if move():
            self._seat = min(self._seat, len(self.pad().players) - 1)
            self._set_message("")
            self.pad_changed.emit(self.pad())
            self._show()
