"""The bar along the top of every table: its words, the seats, and its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.words.mode import Mode, sign_words
from sevenwonders_qt.models.words.undo import (
    Undo,
    practice_reason,
    practice_word,
    redo_words,
    undo_words,
)
from sevenwonders_qt.views.kit.button_words import dark_ground
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    barred,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Text, drawn, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.panel import Action, Answering, T, TablePart


def sound_button(on: bool) -> tuple[str, str]:
    """Return its icon and its tooltip, while the sound is on or off."""
    if on:
        return "ui_sound_on", with_key(translate("Table", "Sound off"), acts.SOUND)
    return "ui_sound_off", with_key(translate("Table", "Sound on"), acts.SOUND)


translate = QCoreApplication.translate


class Bar(TablePart[T]):
    """The words of a table at the left end, and the seats; undo, the lamp, help, sound, menu."""

    help = Signal()
    hint = Signal()
    menu = Signal()
    sound = Signal()
    """Switches the sound on or off."""
    undo_wanted = Signal()
    redo_wanted = Signal()

    offers_hints = True
    """Whether there is a lamp; there is none where no player can choose."""

    buttons_wide: ClassVar[float]
    """Design pixels of the buttons and the sign of practice before them."""

    _sounding = True
    _mode = Mode()

    def name(self) -> str:
        return translate("Accessible", "The match")

    def show_sounding(self, sounding: bool) -> None:
        """Show on the button whether there is sound."""
        if sounding != self._sounding:
            self._sounding = sounding
            self.refresh()

    def show_mode(self, mode: Mode) -> None:
        """Show the kind of match on the table, where it does not count."""
        if mode != self._mode:
            self._mode = mode
            self.refresh()

    def says(self, shown: T) -> Part:
        """Return the left end; for subclasses."""
        raise NotImplementedError

    def seats(self, shown: T) -> Part:
        """Return the middle; for subclasses."""
        raise NotImplementedError

    def undo(self, shown: T) -> tuple[Undo, str]:
        """Return the choice to undo, and words where the undo key undoes something else."""
        raise NotImplementedError

    def describe(self) -> Part:
        shown, buttons = self._shown, list(self._buttons())
        said, seats = Part(), Part()
        if shown is not None:
            said, seats = self.says(shown), self.seats(shown)
            buttons += self._undo(*self.undo(shown))
        at_end = row(*buttons, gap=8, leftwards=True)
        inside = row(
            said,
            Ground(seats, None, (16, 8, 0, 7), 1),
            Ground(Cell(at_end, self.buttons_wide), None, (0, 5, 0, 4)),
            gap=0,
        )
        return Ground(inside, barred("bar"), (13, 0, 13, 3))

    def _buttons(self) -> Iterator[Part]:
        icon, words = sound_button(self._sounding)
        helps = translate("Table", "Help ({key} twice)").format(key=cap(acts.HELP))
        yield _button("ui_settings", "menu", translate("Table", "Menu (Esc)"), self.menu.emit)
        yield _button(icon, "sound", words, self.sound.emit)
        yield _button("ui_help", "help", helps, self.help.emit)
        if self.offers_hints:
            tip = with_key(translate("Table", "Hint"), acts.HINT)
            yield _button("ui_hint", "hint", tip, self.hint.emit)

    def _undo(self, undo: Undo, instead: str) -> Iterator[Part]:
        """Show redo and undo where they are possible, and a sign if the match is not usual."""
        text, about = sign_words(self._mode)
        if undo.practice and not text:
            text, about = practice_word(), practice_reason()
        take_back = self.undo_wanted.emit if undo.choice or instead else None
        take_up = self.redo_wanted.emit if undo.redo else None
        mark = Answering(
            Text(text, "note", "parchment", 600, lines=1),
            "practice",
            about,
            paint=rounded(15, colour("terracotta", 0.55), "gold_light", 1.4),
            margins=(12, 3, 12, 3),
            radius=15,
        )
        if self._mode.undoes:
            yield _button("ui_redo", "redo", redo_words(undo), take_up)
            yield _button("ui_undo", "undo", instead or undo_words(undo), take_back)
        yield Ground(mark, None, (0, 6, 2, 6))


def _button(icon: str, key: str, words: str, act: Action | None) -> Part:
    """Return a square dark button with an icon alone; a dull one without an ``act``."""
    inside = Cell(sign(icon, 28.5, 1.0 if act else 0.35), 42)
    return Answering(inside, key, words, act, paint=dark_ground(), radius=9, focusable=True)


def seat_pill(
    seat: int,
    name: str,
    tip: str,
    face: str,
    *after: Part,
    lit: bool,
    rule: str,
    state: str = "",
    act: Action | None = None,
) -> Part:
    """Return a portrait and a name, on gold if ``lit``; ``state`` is a small icon on it."""
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
        rule=rule,
    )


def portrait(name: str, side: float, state: str = "") -> Part:
    """Return a portrait; ``state`` is a small icon on it."""
    return drawn(side, lambda canvas, x, y, size: draw_portrait(canvas, name, x, y, size, state))


def named_head(
    name: str,
    abouts: Sequence[str],
    shades: tuple[Shade, Shade],
    before: Sequence[Part],
    after: Sequence[Part],
    gap: float = 7,
    *,
    last: Sequence[Part] = (),
) -> Part:
    """Return the head of a city: a name with the first of the ``abouts`` that has room, if any has.

    ``shades`` are the colours of both. The ``last`` parts are left out where the name needs their
    room; if it needs still more, it gets smaller.
    """
    whole = Text(name, shade=shades[0], bold=700, lines=1)
    about_it = [Text(about, "note", shades[1], 400, lines=1, weight=1) for about in abouts]
    heads = [row(*before, whole, each, *after, *last, gap=gap) for each in about_it]
    heads.append(row(*before, whole, Space(weight=1), *after, *last, gap=gap))
    if last:
        condensed = replace(whole, narrow=True)
        heads.append(row(*before, condensed, Space(weight=1), *after, *last, gap=gap))
        heads.append(row(*before, whole, Space(weight=1), *after, gap=gap))
    alone = Sized(replace(whole, weight=1.0))
    return Fitting(*heads, row(*before, alone, *after, gap=gap))


def in_order(pills: Iterable[Part]) -> Part:
    """Return seats one after another, with chevrons to the next."""
    chevrons = Drawing(30, 0, _paint_chevrons)
    seats = [row(pill, chevrons, gap=0, weight=1) for pill in pills]
    return Centre(row(*seats, gap=0), 190 * len(seats), tall=True)


def _paint_chevrons(canvas: Canvas, rect: QRectF) -> None:
    s, cy = canvas.s, rect.center().y()
    for left in (rect.left() + s(6), rect.left() + s(15)):
        canvas.polygon([(left, cy - s(7)), (left + s(8), cy), (left, cy + s(7))], "gold")
