"""The bar along the top of every table: its ground, its buttons, and undo and redo."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.undo import (
    Undo,
    practice_reason,
    practice_word,
    redo_words,
    undo_words,
)
from sevenwonders_qt.views.kit.part import Drawing, Part, rounded, row
from sevenwonders_qt.views.kit.words import Text, drawn
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait, icon_button
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Action, Answering, Panel, TablePart, TableStyle


def sound_button(on: bool) -> tuple[str, str]:
    """Its icon and what it does, while the sound is on or off."""
    if on:
        return "ui_sound_on", with_key(translate("Table", "Sound off"), "sound")
    return "ui_sound_off", with_key(translate("Table", "Sound on"), "sound")


translate = QCoreApplication.translate

_BUTTONS_WIDE = 209.0
"""Design pixels of the buttons at the end of the bar."""

_STEP, _SIDE = 50.0, 42.0


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


def seat_pill(
    seat: int,
    name: str,
    tip: str,
    face: str,
    *after: Part,
    lit: bool,
    state: str = "",
    act: Action | None = None,
) -> Part:
    """A portrait and a name, on gold if ``lit``; ``state`` is a small icon on the portrait."""
    shade = "ink" if lit else "parchment"
    words = Text(name, "note", shade, 600, "center", weight=1, cut=True)
    fill = colour("gold") if lit else colour("sea_deep", darker=-35)
    return Answering(
        row(portrait(face, 37, state), words, *after, gap=4),
        f"seat {seat}",
        tip,
        act,
        paint=rounded(18, fill, "gold_light" if lit else "sea", 1.5),
        margins=(1, 0, 8, 0),
        weight=1,
        focusable=act is not None,
        radius=18,
    )


def portrait(name: str, side: float, state: str = "") -> Part:
    """A portrait; ``state`` is a small icon on it."""
    return drawn(side, lambda canvas, x, y, size: draw_portrait(canvas, name, x, y, size, state))


def in_order(pills: Iterable[Part]) -> Part:
    """Seats one after another, with chevrons to the next."""
    chevrons = Drawing(30, 0, _paint_chevrons)
    return row(*(row(pill, chevrons, gap=0, weight=1) for pill in pills), gap=0)


def _paint_chevrons(canvas: Canvas, rect: QRectF) -> None:
    s, cy = canvas.s, rect.center().y()
    for left in (rect.left() + s(6), rect.left() + s(15)):
        canvas.polygon([(left, cy - s(7)), (left + s(8), cy), (left, cy + s(7))], "gold")


class BackBar(TablePart[tuple[Undo, str]]):
    """Undo, redo, and the sign of a match that is practice.

    It shows what can be undone, and words where the undo key takes something else back.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def depends_on(self, shown: tuple[Undo, str]) -> object:
        return shown

    def place_in(self, bar: QRectF, wide: float, style: TableStyle) -> None:
        """Lie before the buttons of ``bar``, so many design pixels wide."""
        left = bar.right() - style.s(_BUTTONS_WIDE + wide)
        self.place(QRectF(left, bar.top(), style.s(wide), bar.height()), style)

    def name(self) -> str:
        return translate("Accessible", "Undo and redo")

    def draw_table(self, canvas: Canvas, box: QRectF, shown: tuple[Undo, str]) -> None:
        s, (undo, instead), middle = canvas.s, shown, box.center().y() - canvas.s(1)
        x = box.right() - s(_STEP / 2)
        does = instead or undo_words(undo)
        for icon, key, words, action, enabled in (
            ("ui_redo", "redo", redo_words(undo), self.redo_wanted.emit, undo.redo),
            ("ui_undo", "undo", does, self.undo_wanted.emit, undo.choice or bool(instead)),
        ):
            rect = icon_button(canvas, x, middle, s(_SIDE), icon, enabled=enabled)
            self.add_spot(rect, key, words, action if enabled else None, radius=9)
            x -= s(_STEP)
        if undo.practice:
            right = x + s(_STEP / 2 - 10)
            self._draw_sign(canvas, QRectF(box.left(), middle - s(15), right - box.left(), s(30)))

    def _draw_sign(self, canvas: Canvas, room: QRectF) -> None:
        s, word = canvas.s, practice_word()
        wide = min(room.width(), canvas.text_width(word, 16, 600, "condensed") + s(28))
        pill = QRectF(room.right() - wide, room.top(), wide, room.height())
        canvas.rounded(pill, 15, colour("terracotta", 0.55), "gold_light", 1.4)
        words = pill.adjusted(s(8), 0, -s(8), 0)
        self.lay(canvas, Text(word, "note", "parchment", 600, "center", lines=1), words)
        self.add_spot(pill, "practice", practice_reason(), focusable=False, radius=15)
