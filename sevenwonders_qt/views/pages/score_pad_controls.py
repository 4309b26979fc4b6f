"""The controls of the score pad: made, named, and put in their places."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.pad_words import box_name, game_name
from sevenwonders_qt.models.score_pad import FEWEST, MOST, expansions
from sevenwonders_qt.views.pad.controls import BarButton, Chip, StepButton
from sevenwonders_qt.views.pad.grid import PadGrid
from sevenwonders_qt.views.pad.kept import KeptPanel
from sevenwonders_qt.views.pad.player import PlayerPanel
from sevenwonders_qt.views.pad.ranking import Ranking
from sevenwonders_qt.views.pad.science import SciencePanel
from sevenwonders_qt.views.pages.button import Button, IconButton
from sevenwonders_qt.views.pages.look import Look, Page
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting

translate = QCoreApplication.translate

SAVE_KEYS: Final = {"png": "Ctrl+G", "pdf": "Ctrl+P", "csv": "Ctrl+E"}
"""The files that the pad is saved as, each with its key."""

_SLAB: Final = (40.0, 98.0, 1240.0, 946.0)
_RIGHT, _WIDE = 1304.0, 576.0


class NoteLine(QWidget):
    """One line at the foot of the slab: what to do, what is odd, what was refused."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._text = ""
        self._warns = False

    def text(self) -> str:
        """What it says."""
        return self._text

    def show_text(self, text: str, *, warns: bool) -> None:
        """Say this; a warning is read out, too."""
        changed = text != self._text
        self._text, self._warns = text, warns
        self.setAccessibleName(text)
        if changed and warns:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rect = self.look.canvas(painter), QRectF(self.rect())
            if self._warns:
                canvas.icon("state_no", rect.left() + canvas.s(13), rect.center().y(), canvas.s(24))
                rect.adjust(canvas.s(34), 0, 0, 0)
            shade, weight = ("bad", 600) if self._warns else ("ink_soft", 400)
            canvas.text(rect, self._text, 17.5, shade, weight, "left", "condensed", shrink=0.7)


class ScorePadControls(Page):
    """Everything that can be touched on the score pad; `ScorePadPage` says what it does."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        look = self.look
        self.back_button = IconButton(look, self, "back")
        self.kept_button = BarButton(look, self, "list", checkable=True)
        self.new_button = BarButton(look, self, "plus")
        self.save_buttons = {kind: BarButton(look, self) for kind in SAVE_KEYS}
        self.game: Segments[str] = Segments(look, self, "well", 18)
        self.chips = {name: Chip(look, self) for name in expansions()}
        self.fewer_button = StepButton(look, self, "minus")
        self.more_button = StepButton(look, self, "plus")
        self.grid = PadGrid(look, self)
        self.note = NoteLine(look, self)
        self.science = SciencePanel(look, self)
        self.player = PlayerPanel(look, self)
        self.ranking = Ranking(look, self)
        self.keep_button = Button(look, self, "ui_save", size=23, primary=True)
        self.kept = KeptPanel(look, self)
        self.kept.hide()
        self._kept_count = 0
        self._players = 0
        self._name_parts()
        self._order_tabs()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self._name_parts()
        self._set_kept_text(self._kept_count)
        self.grid.retranslate()

    def _name_parts(self) -> None:
        self.back_button.set_name(translate("Settings", "Back"))
        self.new_button.setText(translate("Score", "New pad"))
        self.new_button.setToolTip("Ctrl+N")
        self.kept_button.setToolTip("Ctrl+L")
        about = {
            "png": translate("Score", "Save the score pad as a picture"),
            "pdf": translate("Score", "Save the score pad as a page to print"),
            "csv": translate("Score", "Save the score pad as a table for spreadsheets"),
        }
        for kind, saver in self.save_buttons.items():
            saver.setText(kind.upper())
            saver.setAccessibleName(about[kind])
            saver.setToolTip(f"{about[kind]} ({SAVE_KEYS[kind]})")
        self.game.set_options([Option(name, game_name(name)) for name in _GAMES])
        for name, chip in self.chips.items():
            chip.setText(box_name(name))
        for button, text in (
            (self.fewer_button, translate("Score", "One player less")),
            (self.more_button, translate("Score", "One player more")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)

    def _set_kept_text(self, count: int) -> None:
        self._kept_count = count
        text = translate("Score", "Kept games ({count})").format(count=count)
        self.kept_button.setText(text)
        self.kept_button.update()

    def _set_count(self, count: int) -> None:
        if count == self._players:
            return
        self._players = count
        self.fewer_button.setEnabled(count > FEWEST)
        self.more_button.setEnabled(count < MOST)
        self.redraw()

    def _order_tabs(self) -> None:
        order: list[QWidget] = [*self.game.parts, *self.chips.values()]
        order += [self.fewer_button, self.more_button]
        for head, cells in zip(self.grid.heads, self.grid.columns, strict=True):
            order += [head, *cells]
        order += [*self.science.rows.values(), *self.science.switches.values()]
        order += [self.player.name, self.player.wonder, *self.player.side.parts]
        order += [self.player.remove_button]
        for row in self.kept.rows:
            order += [row, row.delete_button]
        order += [self.kept.restore_button, self.keep_button]
        order += [self.back_button, *self.save_buttons.values()]
        order += [self.kept_button, self.new_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        left, top, wide, high = _SLAB
        look.put(self.back_button, box(24, 15, 46, 46))
        for number, button in enumerate(self.save_buttons.values()):
            look.put(button, box(1032 + 112 * number, 14, 104, 48))
        look.put(self.kept_button, box(1384, 14, 282, 48))
        look.put(self.new_button, box(1682, 14, 200, 48))
        look.put(self.game, box(left + 190, top + 14, 300, 46))
        x = left + 508.0
        room = (wide - 508 - 16) / len(self.chips) - 8
        for chip in self.chips.values():
            broad = min(room, chip.width_needed())
            look.put(chip, box(x, top + 16, broad, 42))
            x += broad + 8
        look.put(self.fewer_button, box(left + 30, top + 128, 42, 42))
        look.put(self.more_button, box(left + 244, top + 128, 42, 42))
        self.grid.setGeometry(box(left, top + 74, wide, high - 74 - 44).toRect())
        self.note.setGeometry(box(left + 24, top + high - 42, wide - 48, 34).toRect())
        for panel in (self.science, self.player):
            panel.setGeometry(box(_RIGHT, top, _WIDE + 6, 553).toRect())
        self.ranking.setGeometry(box(_RIGHT, 664, _WIDE + 6, 269).toRect())
        look.put(self.keep_button, box(_RIGHT, 952, _WIDE, 88))
        self.kept.setGeometry(box(_RIGHT, top, _WIDE + 6, high + 7).toRect())
        self.player.arrange()

    def paint_slab(self, canvas: Canvas) -> None:
        """The slab on which the table lies, with what stands beside its controls."""
        left, top, wide, high = _SLAB
        box = self.look.box
        canvas.slab(box(left, top, wide, high), "parchment", 14)
        title = box(left + 24, top + 14, 156, 46)
        words = translate("Score", "On the table")
        canvas.text(title, words, 24, "ink", 700, family="title", shrink=0.5)
        players = box(left + 76, top + 128, 164, 42)
        words = translate("Score", "%n player(s)", None, self._players)
        canvas.text(players, words, 20, "ink", 600, "center", shrink=0.6)


_GAMES: Final = (Classic.name, Architects.name)
