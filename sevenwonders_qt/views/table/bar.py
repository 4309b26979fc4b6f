"""The bar along the top of every table: its ground, its buttons, and undo and redo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.undo import (
    Undo,
    practice_reason,
    practice_word,
    redo_words,
    undo_words,
)
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, barred, rounded, row
from sevenwonders_qt.views.kit.words import Text, drawn, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Action, Answering, T, TablePart, TableStyle


def sound_button(on: bool) -> tuple[str, str]:
    """Its icon and what it does, while the sound is on or off."""
    if on:
        return "ui_sound_on", with_key(translate("Table", "Sound off"), "sound")
    return "ui_sound_off", with_key(translate("Table", "Sound on"), "sound")


translate = QCoreApplication.translate

_BUTTONS_WIDE = 209.0
"""Design pixels of the buttons at the end of the bar."""

_AROUND: Final = (13.0, 5.0, 13.0, 7.0)
"""Above and below the buttons, and beside them."""


class Bar(TablePart[T]):
    """What its table says at the left end; the lamp, the help, the sound and the menu."""

    share = 0.94

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

    def describe(self) -> Part:
        bar = super().describe() or Space()
        return Ground(row(bar, Space(weight=1), gap=0), barred("bar"), (13, 0, 13, 3))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        super().draw(canvas, box)
        icon, words = sound_button(self._sounding)
        helps = translate("Table", "Help ({key} twice)").format(key=cap("help"))
        lamp = _button(
            "ui_hint", "hint", with_key(translate("Table", "Hint"), "hint"), self.hint.emit
        )
        buttons = row(
            _button("ui_settings", "menu", translate("Table", "Menu (Esc)"), self.menu.emit),
            _button(icon, "sound", words, self.sound.emit),
            _button("ui_help", "help", helps, self.help.emit),
            *((lamp,) if self.offers_hints else ()),
            gap=8,
            leftwards=True,
        )
        self.lay(canvas, Ground(buttons, None, _AROUND), box)


def _button(icon: str, key: str, words: str, act: Action | None) -> Part:
    """A square dark button with an icon alone; a dull one without an ``act``."""
    paint = rounded(9, "bar", colour("gold", 0.55), 1.4)
    inside = Cell(sign(icon, 28.5, 1.0 if act else 0.35), 42)
    return Answering(inside, key, words, act, paint=paint, radius=9, focusable=True)


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

    margins = (0, 5, 4, 7)
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

    def describe_table(self, shown: tuple[Undo, str]) -> Part:
        undo, instead = shown
        may_undo = undo.choice or instead
        practice = Answering(
            Text(practice_word() if undo.practice else "", "note", "parchment", 600, lines=1),
            "practice",
            practice_reason(),
            paint=rounded(15, colour("terracotta", 0.55), "gold_light", 1.4),
            margins=(12, 3, 12, 3),
            radius=15,
        )
        return row(
            _button(
                "ui_redo", "redo", redo_words(undo), self.redo_wanted.emit if undo.redo else None
            ),
            _button(
                "ui_undo",
                "undo",
                instead or undo_words(undo),
                self.undo_wanted.emit if may_undo else None,
            ),
            Ground(practice, None, (0, 6, 2, 6)),
            gap=8,
            leftwards=True,
        )
