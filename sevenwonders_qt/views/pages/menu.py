"""The menu that lies over the table: go on, settings, help, or leave."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.seed import SeedButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_PANEL = (640.0, 136.0, 640.0, 796.0)


class GameMenu(Page):
    """Covers its parent while it is open; the keyboard stays within it."""

    continue_wanted = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    about_wanted = Signal()
    home_wanted = Signal()
    rematch_wanted = Signal()
    rotated_rematch_wanted = Signal()

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Closed at first."""
        super().__init__(art, parent)
        look = self.look
        self._under = parent
        self.continue_button = Button(look, self, "ui_play", "Esc", 24, primary=True)
        self.settings_button = Button(look, self, "ui_settings", size=21)
        self.help_button = Button(look, self, "ui_help", "F1", 21)
        self.rematch_button = Button(look, self, "ui_replay", size=18)
        self.rotated_button = Button(look, self, "pass_left", size=18)
        self.home_button = Button(look, self, "ui_save", size=21)
        self.seed_button = SeedButton(look, self)
        self.about_button = Button(look, self, size=17)
        self.about_button.clicked.connect(self.about_wanted)
        self.continue_button.clicked.connect(self.continue_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.help_button.clicked.connect(self.help_wanted)
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
        self.rematch_button.set_texts(
            translate("Prompt", "Deal anew"), translate("Prompt", "same seats")
        )
        self.rotated_button.set_texts(
            translate("Prompt", "Deal anew"), translate("Prompt", "one seat to the left")
        )
        self.seed_button.retranslate()
        self.about_button.set_texts(translate("Prompt", "About"))
        self.home_button.set_texts(
            translate("Prompt", "Leave the table"),
            translate("Prompt", "the match is saved and waits for you"),
        )

    def arrange(self) -> None:
        left, top, wide, _ = _PANEL
        y = top + 146
        for button, high in (
            (self.continue_button, 92.0),
            (self.settings_button, 84.0),
            (self.help_button, 84.0),
        ):
            self.look.put(button, self.look.box(left + 60, y, wide - 120, high))
            y += high + 20
        half = (wide - 120 - 16) / 2
        for number, button in enumerate((self.rematch_button, self.rotated_button)):
            x = left + 60 + number * (half + 16)
            self.look.put(button, self.look.box(x, y, half, 78))
        y += 98
        self.look.put(self.home_button, self.look.box(left + 60, y, wide - 120, 84))
        self.look.put(self.seed_button, self.look.box(left + 60, y + 110, wide - 306, 50))
        self.look.put(self.about_button, self.look.box(left + wide - 230, y + 110, 170, 50))

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
        buttons = [
            *(self.continue_button, self.settings_button, self.help_button),
            *(self.rematch_button, self.rotated_button, self.home_button, self.seed_button),
            self.about_button,
        ]
        buttons = [button for button in buttons if not button.isHidden()]
        here = next((n for n, button in enumerate(buttons) if button.hasFocus()), -1)
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        buttons[(here + step) % len(buttons)].setFocus(reason)
        return True
