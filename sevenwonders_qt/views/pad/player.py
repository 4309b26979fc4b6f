"""The panel in which the name, the wonder and the side of one player are entered."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.models.new_match import LONGEST_NAME
from sevenwonders_qt.models.pad_words import drawn, wonder_title
from sevenwonders_qt.models.score_pad import FEWEST, PadPlayer, ScorePad
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.pad.cell import draw_board
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.field import Choice, Entry, LineEdit
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.seat_row import side_options
from sevenwonders_qt.views.pages.segments import Option, Segments

translate = QCoreApplication.translate


class PlayerPanel(Piece):
    """Shows one player and sends the changed one; it holds no other state."""

    changed = Signal(int, object)
    """Seat and `PadPlayer`."""

    removed = Signal(int)
    done = Signal(bool)
    """Enter (True: on to the next player) or Esc (False) on a field."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.seat = 0
        self.player = PadPlayer()
        self.title = ""
        self.name = LineEdit(look, self, LONGEST_NAME)
        self.wonder = Choice(look, self, row=64)
        self.side: Segments[str] = Segments(look, self, "tiles")
        self.remove_button = Button(look, self)
        self.name.textEdited.connect(lambda text: self._change(name=text.strip()))
        self.wonder.picked.connect(lambda wonder: self._change(wonder=wonder))
        self.side.chosen.connect(lambda side: self._change(side=side))
        self.remove_button.clicked.connect(lambda: self.removed.emit(self.seat))
        self.side.set_options(_sides())

    def show_player(self, pad: ScorePad, seat: int, usual: str) -> None:
        """Show this seat; ``usual`` stands in for an empty name."""
        self.seat, self.player = seat, pad.players[seat]
        self.title = self.player.name or usual
        if self.name.text().strip() != self.player.name:
            self.name.setText(self.player.name)
        name = translate("NewGame", "Name, seat {seat}").format(seat=seat + 1)
        self.name.set_texts(name, usual)
        entries = [Entry("", translate("Score", "not noted"), "wonder", faint=True)]
        for wonder in pad.wonders:
            picture = (wonder, self.player.side or "A") if drawn(wonder) else None
            icon = None if picture else "wonder"
            entries.append(Entry(wonder, wonder_title(wonder), icon, picture))
        name = translate("NewGame", "Wonder, seat {seat}").format(seat=seat + 1)
        self.wonder.set_entries(entries, self.player.wonder, name)
        name = translate("NewGame", "Side, seat {seat}").format(seat=seat + 1)
        self.side.set_options(_sides(), name).set_value(self.player.side)
        self.side.setVisible(pad.game != Architects.name)
        self.remove_button.setEnabled(len(pad.players) > FEWEST)
        self.arrange()

    def begin(self, letter: str) -> None:
        """Put the keyboard on the name; a letter that was typed replaces it."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()
        if letter:
            self.name.insert(letter)
            self._change(name=self.name.text().strip())

    def _change(self, **values: object) -> None:
        self.changed.emit(self.seat, replace(self.player, **values))  # type: ignore[arg-type]

    def describe(self) -> Part:
        fields = (
            (translate("NewGame", "name"), Held(self.name, high=52)),
            (translate("NewGame", "wonder"), Held(self.wonder, high=74)),
            (translate("NewGame", "side"), Held(self.side, high=56)),
        )
        rows = [
            row(Cell(Text(words, "text", "ink_soft", 600), 150), Cell(held, 0, 1), gap=10)
            for words, held in fields
            if held.shown()
        ]
        picture = Drawing(0, 90, partial(draw_board, player=self.player), weight=1)
        button = self.remove_button.set_texts(translate("Score", "Remove this player"))
        remove = row(Space(weight=1), Held(button, 254, 52))
        return panel(self.title, *rows, picture, remove)

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit(True)
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit(False)
        else:
            super().keyPressEvent(event)


def _sides() -> list[Option[str]]:
    sides = [
        Option(option.value, option.text, option.glyph, option.name)
        for option in side_options()
        if option.value is not None
    ]
    return [*sides, Option("", "?", None, translate("Score", "not noted"))]
