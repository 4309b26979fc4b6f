"""The bar along the top of every table: its ground, and the buttons at its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import icon_button
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sound.button import sound_button
from sevenwonders_qt.views.table.panel import Panel

translate = QCoreApplication.translate

BUTTONS_WIDE = 209.0
"""Design pixels of the buttons at the end of the bar."""


class Bar(Panel):
    """Has the lamp, the help, the sound and the menu."""

    help = Signal()
    hint = Signal()
    menu = Signal()
    sound = Signal()
    """Sound on where it is off, off where it is on."""

    offers_hints = True
    """Whether there is a lamp; there is none where nobody can choose."""

    _sounding = True

    def name(self) -> str:
        return translate("Accessible", "The match")

    def show_sounding(self, sounding: bool) -> None:
        """Show on the button whether there is sound."""
        if sounding != self._sounding:
            self._sounding = sounding
            self.refresh()

    def draw_bar(self, canvas: Canvas, box: QRectF) -> None:
        """The ground, with its golden rim."""
        s = canvas.s
        canvas.painter.fillRect(box, colour("bar"))
        line = QRectF(box.left(), box.bottom() - s(3), box.width(), s(3))
        canvas.painter.fillRect(line, colour("gold", 0.8))

    def draw_buttons(self, canvas: Canvas, box: QRectF) -> None:
        """The buttons, from the right end on."""
        s = canvas.s
        x = box.right() - s(34)
        sound_icon, sound_words = sound_button(self._sounding)
        helps = translate("Table", "Help ({key} twice)").format(key=cap("help"))
        buttons = (
            ("ui_settings", "menu", translate("Table", "Menu (Esc)"), self.menu.emit),
            (sound_icon, "sound", sound_words, self.sound.emit),
            ("ui_help", "help", helps, self.help.emit),
            ("ui_hint", "hint", with_key(translate("Table", "Hint"), "hint"), self.hint.emit),
        )[: 4 if self.offers_hints else 3]
        for icon, key, words, action in buttons:
            rect = icon_button(canvas, x, box.center().y() - s(1), s(42), icon)
            self.add_spot(rect, key, words, action, radius=9)
            x -= s(50)
