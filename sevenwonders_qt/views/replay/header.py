"""The violet bar over the table: which match is watched, through whose eyes, and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, barred, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.pages.field import Option, Segments
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.replay.buttons import VioletButton
from sevenwonders_qt.views.table.bar import sound_button

translate = QCoreApplication.translate


class ReplayHeader(Piece):
    """Stands where the table has its own bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""
        self.eyes: Segments[int] = Segments(look, self, "tabs")
        self.sound_button = VioletButton(look, self, "ui_sound_on", "sound")
        self.leave_button = VioletButton(look, self, "", "Esc")
        self._sounding = True
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Which match it is."""
        self.title = title
        self.setAccessibleName(title)
        self.arrange()

    def show_eyes(self, names: Sequence[str], chosen: int) -> None:
        """Through whose eyes one can look, and looks."""
        self.eyes.set_options([Option(number, name) for number, name in enumerate(names)])
        self.eyes.set_value(chosen)
        for part in self.eyes.parts:  # Tab goes from eyes to eyes, not from part to part
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.arrange()

    def show_sounding(self, on: bool) -> None:
        """Show on the button whether there is sound."""
        self._sounding = on
        self.sound_button.icon_name, words = sound_button(on)
        self.sound_button.setAccessibleName(words)
        self.sound_button.setToolTip(words)
        self.sound_button.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.leave_button.set_texts(translate("Replay", "Leave"))
        self.eyes.setAccessibleName(translate("Replay", "Seen by"))
        self.show_sounding(self._sounding)

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def describe(self) -> Part:
        pale = colour("parchment", 0.8)
        words = row(
            Text(translate("Replay", "Replay").upper(), "title", "gold_light", 700, lines=1),
            Text(self.title, "note", pale, 400, weight=1, cut=True),
            gap=18,
        )
        inside = row(
            Icons(("ui_replay",), 1.8),
            Cell(words, 440),
            Text(translate("Replay", "Seen by"), "note", pale, lines=1),
            Cell(Held(self.eyes), min(1060.0, 240.0 * max(1, len(self.eyes.parts)))),
            Space(weight=1),
            Held(self.sound_button, 84, 36),
            Held(self.leave_button, 186, 36),
            gap=14,
        )
        return Ground(inside, barred("replay_bar", 0.9), (20, 4, 12, 6))
