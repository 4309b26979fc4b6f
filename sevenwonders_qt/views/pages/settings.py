"""The page of settings; every change counts at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.effects import COLOURS
from sevenwonders_qt.models.settings import ANIMATION_SPEEDS, TEXT_SIZES, Settings
from sevenwonders_qt.models.terms import card_name, colour_name, kind_name
from sevenwonders_qt.views.pages.button import Button, IconButton, Toggle
from sevenwonders_qt.views.pages.field import Slider
from sevenwonders_qt.views.pages.home import LANGUAGE_NAMES
from sevenwonders_qt.views.pages.look import Page, dark_keycap, page_header
from sevenwonders_qt.views.pages.panel import (
    draw_keys,
    draw_panel,
    draw_section,
    table_keys,
    window_keys,
)
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.pages.wording import pace_options
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import Face, draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.row import Token
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour, text_on

translate = QCoreApplication.translate

_WIDE = 600.0
_LEFT, _MIDDLE, _RIGHT = 40.0, 660.0, 1280.0
_TOP, _LOW = 98.0, 552.0
_PLAY = 798.0
_LABEL = 170.0
_TABLET = Token("icon", ("sci_tablet",))
_THREE = Token("points", value=3)
_STRIP = (
    ("terracotta", 300),
    ("gold", 380),
    ("sea", 320),
    ("olive", 320),
    ("dusk", 420),
)
"""The parts of a turn's movement, and how wide each is drawn."""


class SettingsPage(Page):
    """Sends ``changed`` with the whole `Settings` after every change."""

    changed = Signal(object)
    closed = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Shows the settings of a first start until `set_settings`."""
        super().__init__(art, parent)
        look = self.look
        self._settings = Settings()
        self.back_button = IconButton(look, self, "back")
        self.defaults_button = Button(look, self, "ui_undo", size=18)
        self.language: Segments[str] = Segments(look, self)
        self.text_size = Slider(look, self)
        self.text_size.setRange(0, len(TEXT_SIZES) - 1)
        self.cheapest = Toggle(look, self)
        self.full_screen = Toggle(look, self)
        self.sound = Toggle(look, self)
        self.speed: Segments[float] = Segments(look, self)
        self.reduced_motion = Toggle(look, self)
        self.pace: Segments[str] = Segments(look, self)
        self._connect()
        self.retranslate()
        self.set_settings(self._settings)

    def settings(self) -> Settings:
        """The settings as they are shown."""
        return self._settings

    def set_settings(self, settings: Settings) -> None:
        """Show these settings; sends no signal."""
        self._settings = settings
        self.language.set_value(settings.language)
        self.text_size.blockSignals(True)
        self.text_size.setValue(TEXT_SIZES.index(settings.text_size))
        self.text_size.blockSignals(False)
        self.cheapest.setChecked(settings.cheapest)
        self.full_screen.setChecked(settings.full_screen)
        self.sound.setChecked(settings.sound)
        self.speed.set_value(settings.animation_speed)
        self.reduced_motion.setChecked(settings.reduced_motion)
        self.pace.set_value(settings.pace)
        self.redraw()

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.closed)
        self.defaults_button.clicked.connect(self._restore)
        self.language.chosen.connect(lambda code: self._change(language=code))
        self.text_size.valueChanged.connect(lambda step: self._change(text_size=TEXT_SIZES[step]))
        self.cheapest.clicked.connect(lambda on: self._change(cheapest=on))
        self.full_screen.clicked.connect(lambda on: self._change(full_screen=on))
        self.sound.clicked.connect(lambda on: self._change(sound=on))
        self.speed.chosen.connect(lambda speed: self._change(animation_speed=speed))
        self.reduced_motion.clicked.connect(lambda on: self._change(reduced_motion=on))
        self.pace.chosen.connect(lambda pace: self._change(pace=pace))

    def _change(self, **values: object) -> None:
        self.set_settings(replace(self._settings, **values))  # type: ignore[arg-type]
        self.changed.emit(self._settings)

    def _restore(self) -> None:
        self.set_settings(self._settings.reset())
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        system = Option("system", translate("Settings", "System"))
        own = [Option(code, name) for code, name in LANGUAGE_NAMES.items()]
        self.language.set_options([system, *own])
        self.speed.set_options([Option(speed, _speed_text(speed)) for speed in _SPEEDS])
        self.pace.set_options(pace_options())
        self.back_button.set_name(translate("Settings", "Back"))
        self.defaults_button.setText(translate("Settings", "Restore defaults"))
        self.cheapest.set_texts(
            translate("Settings", "Always pay the cheapest"),
            translate("Settings", "no question about how to split the price"),
        )
        self.full_screen.set_texts(
            translate("Settings", "Full screen"), translate("Settings", "F11 does it everywhere")
        )
        self.sound.set_texts(
            translate("Settings", "Sound"),
            translate("Settings", "the horn of Architects, where Qt Multimedia is installed"),
        )
        self.reduced_motion.set_texts(
            translate("Settings", "Reduced motion"),
            translate("Settings", "nothing flies or turns; a soft change instead"),
        )
        for field, text in (
            (self.language, translate("Settings", "Language")),
            (self.text_size, translate("Settings", "Text size")),
            (self.speed, translate("Settings", "Animations")),
            (self.pace, translate("Settings", "Computer players")),
        ):
            field.setAccessibleName(text)

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        field = _WIDE - _LABEL - 24
        look.put(self.back_button, box(24, 15, 46, 46))
        look.put(self.defaults_button, box(1610, 14, 270, 46))
        look.put(self.language, box(_LEFT + _LABEL, _TOP + 82, field, 46))
        look.put(self.text_size, box(_LEFT + _LABEL + 30, _TOP + 146, 262, 46))
        for number, toggle in enumerate((self.cheapest, self.full_screen, self.sound)):
            look.put(toggle, box(_LEFT + 24, _PLAY + 70 + 57 * number, _WIDE - 48, 54))
        look.put(self.speed, box(_MIDDLE + _LABEL, _TOP + 82, field, 46))
        look.put(self.reduced_motion, box(_MIDDLE + 24, _TOP + 218, _WIDE - 48, 56))
        look.put(self.pace, box(_MIDDLE + _LABEL, _TOP + 312, field, 46))

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        title = translate("Settings", "Settings")
        end = page_header(canvas, look, self.width(), title, 92)
        middle = look.box(0, 37, 0, 0).top()
        dark_keycap(canvas, look, end + s(20), middle, "Esc")
        note = QRectF(
            end + s(84), middle - s(37), look.box(1590, 0, 0, 0).left() - end - s(84), s(76)
        )
        text = translate("Settings", "every change counts at once and is kept")
        canvas.text(note, text, 18, colour("parchment", 0.75), 400, "left", "condensed", shrink=0.5)
        self._paint_text(canvas)
        self._paint_motion(canvas)
        self._paint_play(canvas)
        self._paint_colours(canvas)
        self._paint_keys(canvas)

    def _label(self, canvas: Canvas, x: float, y: float, text: str) -> None:
        place = self.look.box(x + 24, y, _LABEL - 34, 46)
        canvas.text_block(place, text, 18.5, "ink", 600, family="body", shrink=0.55, lines=2)

    def _paint_text(self, canvas: Canvas) -> None:
        box = self.look.box
        title = translate("Settings", "Language and text")
        draw_panel(canvas, box(_LEFT, _TOP, _WIDE, _PLAY - 20 - _TOP), title, "ui_language")
        self._label(canvas, _LEFT, _TOP + 82, translate("Settings", "Language"))
        self._label(canvas, _LEFT, _TOP + 146, translate("Settings", "Text size"))
        x = _LEFT + _LABEL
        canvas.text(box(x, _TOP + 146, 30, 46), "A", 15, "ink", 700)
        canvas.text(box(x + 296, _TOP + 145, 40, 46), "A", 24, "ink", 700)
        percent = f"{round(self._settings.text_size * 100)} %"
        canvas.text(box(_LEFT + _WIDE - 104, _TOP + 146, 80, 46), percent, 19, "ink", 700, "right")
        self._paint_sample(canvas, box(_LEFT + 24, _TOP + 212, _WIDE - 48, _PLAY - 20 - _TOP - 236))

    def _paint_sample(self, canvas: Canvas, rect: QRectF) -> None:
        """A piece of the table at the chosen text size."""
        s = canvas.s
        canvas.rounded(rect, 9, "sea_deep", colour("gold", 0.6), 1.4)
        head = QRectF(rect.left() + s(16), rect.top() + s(8), rect.width() - s(32), s(34))
        text = translate("Settings", "this is how the table reads")
        canvas.text(head, text, 15, colour("parchment", 0.75), 500, "left", "condensed")
        card = QRectF(rect.left() + s(18), head.bottom() + s(6), s(240), rect.height() - s(64))
        draw_card(canvas, card, _sample("library", "green", _TABLET, 2))
        left, wide = card.right() + s(24), rect.right() - card.right() - s(44)
        for number, shown in enumerate(
            (_sample("library", "green", _TABLET, 2), _sample("temple", "blue", _THREE, 2))
        ):
            strip = QRectF(left, head.bottom() + s(22 + 68 * number), wide, s(56))
            draw_strip(canvas, strip, shown)
        x, y = left + wide / 2, head.bottom() + s(196)
        ribbon(canvas, x, y, s(170), s(44), "gold_light")
        canvas.coin(x - s(56), y, s(36), 2)
        canvas.text(QRectF(x - s(28), y - s(22), s(104), s(44)), "Caio", 17, "ink", 600)
        ribbon(canvas, x, y + s(68), s(170), s(44), "chain")
        canvas.icon("chain", x - s(56), y + s(68), s(36))
        free = translate("Settings", "free")
        canvas.text(QRectF(x - s(28), y + s(46), s(104), s(44)), free, 17, "parchment", 600)

    def _paint_motion(self, canvas: Canvas) -> None:
        box, s = self.look.box, canvas.s
        title = translate("Settings", "Movement and pace")
        draw_panel(canvas, box(_MIDDLE, _TOP, _WIDE, 434), title, glyph="motion")
        self._label(canvas, _MIDDLE, _TOP + 82, translate("Settings", "Animations"))
        film = box(_MIDDLE + _LABEL, _TOP + 140, _WIDE - _LABEL - 24, 44)
        whole, x = sum(length for _, length in _STRIP), film.left()
        for (shade, length), text in zip(_STRIP, _strip_texts(), strict=True):
            wide = film.width() * length / whole
            part = QRectF(x, film.top(), wide - s(3), s(12))
            canvas.rounded(part, 4, shade)
            words = QRectF(x, film.top() + s(14), wide - s(6), s(28))
            canvas.text(words, text, 14.5, "ink_soft", 500, "center", "condensed", shrink=0.5)
            x += wide
        self._label(canvas, _MIDDLE, _TOP + 312, translate("Settings", "Computer players"))
        note = box(_MIDDLE + _LABEL, _TOP + 366, _WIDE - _LABEL - 24, 54)
        text = translate("Settings", "how long they wait; it never changes what they decide")
        canvas.text_block(note, text, 15.5, "ink_soft", 400, lines=2, leading=1.0)

    def _paint_play(self, canvas: Canvas) -> None:
        place = self.look.box(_LEFT, _PLAY, _WIDE, 1044 - _PLAY)
        draw_panel(canvas, place, translate("Settings", "Play and window"), glyph="screen")

    def _paint_colours(self, canvas: Canvas) -> None:
        s = canvas.s
        place = self.look.box(_MIDDLE, _LOW, _WIDE, 492)
        title = translate("Settings", "Colours and their signs")
        draw_panel(canvas, place, title, glyph="drop")
        for number, kind in enumerate(COLOURS):
            row = QRectF(
                place.left() + s(24), place.top() + s(78 + 58 * number), place.width(), s(50)
            )
            swatch = QRectF(row.left(), row.top(), s(170), row.height())
            with canvas.clip(swatch, 6):
                canvas.pattern(swatch, str(kind))
            canvas.rounded(swatch, 6, None, colour("ink", 0.6), 1.5)
            canvas.icon(f"badge_{kind}", swatch.left() + s(28), row.center().y(), s(40))
            name = swatch.adjusted(s(54), 0, -s(6), 0)
            canvas.text(name, colour_name(kind), 17, text_on(str(kind)), 600, "left", "condensed")
            words = QRectF(swatch.right() + s(18), row.top(), s(360), row.height())
            canvas.text(words, kind_name(kind), 18.5, "ink", 500, shrink=0.6)

    def _paint_keys(self, canvas: Canvas) -> None:
        s = canvas.s
        place = self.look.box(_RIGHT, _TOP, _WIDE, 946)
        draw_panel(canvas, place, translate("Settings", "Keys"), glyph="keyboard")
        rows = place.adjusted(s(16), s(112), -s(16), 0)
        for title, lines in (
            (translate("Settings", "Your turn"), table_keys()),
            (translate("Settings", "Looking around"), window_keys()),
        ):
            head = QRectF(place.left() + s(24), rows.top() - s(34), rows.width(), s(30))
            draw_section(canvas, head, title)
            rows.setTop(draw_keys(canvas, rows, lines, 42) + s(54))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


_SPEEDS = (*ANIMATION_SPEEDS[1:], ANIMATION_SPEEDS[0])


def _sample(card: str, fill: str, effect: Token, age: int) -> Face:
    """A card to look at; it costs nothing."""
    return Face(card, card_name(card), fill, age, (), (effect,), card)


def _speed_text(speed: float) -> str:
    if speed == 0:
        return translate("Settings", "off")
    return "½×" if speed == 0.5 else f"{speed:g}×"


def _strip_texts() -> tuple[str, ...]:
    return (
        translate("Settings", "reveal"),
        translate("Settings", "pay"),
        translate("Settings", "build"),
        translate("Settings", "effects"),
        translate("Settings", "pass"),
    )
