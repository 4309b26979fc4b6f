"""The menu that lies over the table: go on, settings, help, or leave."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.undo import NOTHING, Undo, nothing_chosen, redo_words
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.seed import SeedButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_PANEL = (580.0, 126.0, 760.0, 828.0)


class GameMenu(Page):
    """Covers its parent while it is open; the keyboard stays within it."""

    continue_wanted = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    about_wanted = Signal()
    home_wanted = Signal()
    rematch_wanted = Signal()
    rotated_rematch_wanted = Signal()
    undo_wanted = Signal()
    turn_wanted = Signal()
    """The match shall go back to the start of the turn."""

    age_wanted = Signal()
    """The match shall go back to the start of the Age."""

    redo_wanted = Signal()

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Closed at first."""
        super().__init__(art, parent)
        look = self.look
        self._under = parent
        self.continue_button = Button(look, self, "ui_play", "Esc", 24, primary=True)
        self.settings_button = Button(look, self, "ui_settings", size=21)
        self.help_button = Button(look, self, "ui_help", "F1", 21)
        self._undo = NOTHING
        self.undo_button = Button(look, self, "ui_undo", size=18)
        self.redo_button = Button(look, self, "ui_redo", size=18)
        self.turn_button = Button(look, self, "ui_undo", size=18)
        self.age_button = Button(look, self, "ui_undo", size=18)
        self.rematch_button = Button(look, self, "ui_replay", size=18)
        self.rotated_button = Button(look, self, "pass_left", size=18)
        self.home_button = Button(look, self, "ui_save", size=21)
        self.seed_button = SeedButton(look, self)
        self.about_button = Button(look, self, size=17)
        self.about_button.clicked.connect(self.about_wanted)
        self.continue_button.clicked.connect(self.continue_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.help_button.clicked.connect(self.help_wanted)
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button.clicked.connect(self.redo_wanted)
        self.turn_button.clicked.connect(self.turn_wanted)
        self.age_button.clicked.connect(self.age_wanted)
        self.rematch_button.clicked.connect(self.rematch_wanted)
        self.rotated_button.clicked.connect(self.rotated_rematch_wanted)
        self.home_button.clicked.connect(self.home_wanted)
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """Lie over the whole parent."""
        self.setGeometry(self._under.rect())
        self.rearrange()
        self.show()
        self.raise_()
        self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_seed(self, seed: str) -> None:
        """The seed of the match on the table."""
        self.seed_button.show_seed(seed)

    def show_undo(self, undo: Undo) -> None:
        """Offer what of the match can be taken back now; the rest says why it cannot."""
        self._undo = undo
        self.age_button.setVisible(undo.age is not None)
        why = "" if undo.choice else nothing_chosen()
        for button, possible, reason in (
            (self.undo_button, undo.choice, why),
            (self.turn_button, undo.turn, why),
            (self.age_button, bool(undo.age), why),
            (self.redo_button, undo.redo, redo_words(undo)),
        ):
            button.setEnabled(possible)
            button.setToolTip("" if possible else reason)
        self.arrange()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.setAccessibleName(translate("Prompt", "Menu"))
        self.continue_button.set_texts(translate("Prompt", "Go on playing"))
        self.settings_button.set_texts(
            translate("Prompt", "Settings"), translate("Prompt", "language, text, movement, pace")
        )
        self.help_button.set_texts(
            translate("Prompt", "Help"), translate("Prompt", "keys and symbols")
        )
        self.undo_button.set_texts(
            translate("Prompt", "Undo"), translate("Prompt", "the last choice (Ctrl+Z)")
        )
        self.redo_button.set_texts(
            translate("Prompt", "Redo"),
            translate("Prompt", "what was undone (Ctrl+Y)"),
        )
        self.turn_button.set_texts(
            translate("Prompt", "Go back"), translate("Prompt", "to the start of the turn")
        )
        self.age_button.set_texts(
            translate("Prompt", "Go back"), translate("Prompt", "to the start of the Age")
        )
        self.show_undo(self._undo)
        self.rematch_button.set_texts(
            translate("Prompt", "Deal again"), translate("Prompt", "same seats")
        )
        self.rotated_button.set_texts(
            translate("Prompt", "Deal again"), translate("Prompt", "one seat to the left")
        )
        self.seed_button.retranslate()
        self.about_button.set_texts(translate("Prompt", "About"))
        self.home_button.set_texts(
            translate("Prompt", "Leave the table"),
            translate("Prompt", "the match is saved and waits for you"),
        )

    def arrange(self) -> None:
        _, top, _, _ = _PANEL
        y = top + 146
        for row, high in zip(self._rows(), (92.0, 84.0, 76.0, 76.0, 76.0, 84.0, 50.0), strict=True):
            self._arrange_row(row, y, high)
            y += high + 18

    def _arrange_row(self, row: Sequence[QWidget], y: float, high: float) -> None:
        left, _, wide, _ = _PANEL
        shown = [button for button in row if not button.isHidden()]
        part = (wide - 120 + 16) / max(1, len(shown))
        for number, button in enumerate(shown):
            place = self.look.box(left + 60 + number * part, y, part - 16, high)
            self.look.put(button, place)

    def _rows(self) -> tuple[tuple[QWidget, ...], ...]:
        """From top to bottom, as the focus goes."""
        return (
            (self.continue_button,),
            (self.settings_button, self.help_button),
            (self.undo_button, self.redo_button),
            (self.turn_button, self.age_button),
            (self.rematch_button, self.rotated_button),
            (self.home_button,),
            (self.seed_button, self.about_button),
        )

    def paint_behind(self, canvas: Canvas) -> None:
        canvas.painter.fillRect(QRectF(self.rect()), colour("shadow", 0.66))

    def paint_ground(self, canvas: Canvas) -> None:
        s, place = canvas.s, self.look.box(*_PANEL)
        canvas.slab(place, "parchment", 16, depth=9)
        rim = s(8)
        inner = place.adjusted(rim, rim, -rim, -rim)
        canvas.rounded(inner, 10, None, colour("gold", 0.8), 2)
        title = QRectF(place.left(), place.top() + s(36), place.width(), s(60))
        canvas.text(title, translate("Prompt", "Menu"), 38, "ink", 700, "center", "title", 3)
        wave = QRectF(place.center().x() - s(124), place.top() + s(102), s(248), s(20))
        wave_band(canvas, wave, "gold", alpha=0.9)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.continue_wanted.emit()
            case Qt.Key.Key_C:
                self.seed_button.click()
            case Qt.Key.Key_F1:
                self.help_wanted.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            case _:
                event.accept()  # nothing reaches the table below

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        buttons = [button for row in self._rows() for button in row]
        buttons = [b for b in buttons if not b.isHidden() and b.isEnabled()]
        here = next((n for n, button in enumerate(buttons) if button.hasFocus()), -1)
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        buttons[(here + step) % len(buttons)].setFocus(reason)
        return True
