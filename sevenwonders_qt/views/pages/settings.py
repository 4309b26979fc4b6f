"""The page of settings; every change counts at once."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.effects import COLOURS
from sevenwonders_qt.models.appearance import POINTERS, Contrast, Eyes, Scheme, Sight
from sevenwonders_qt.models.effect_row import Token
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.languages import language_names
from sevenwonders_qt.models.numbers import percent
from sevenwonders_qt.models.settings import (
    ANIMATION_SPEEDS,
    AT_ONCE,
    COACHED,
    ON_ENTER,
    SOON,
    TEXT_SIZES,
    VOLUMES,
    Settings,
    Spoken,
)
from sevenwonders_qt.models.terms import card_name, colour_name, kind_name
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, grid, rounded, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.pages.button import Button, Toggle
from sevenwonders_qt.views.pages.field import Slider
from sevenwonders_qt.views.pages.key_lines import (
    describing_keys,
    key_lists,
    table_keys,
    window_keys,
)
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.pages.wording import pace_options
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import Face, draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour, text_on

translate = QCoreApplication.translate

Control = Toggle | Segments[Any] | Slider
_CONTROLS = (Toggle, Segments, Slider)

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


class SettingsPage(SidePage):
    """Sends ``changed`` with the whole `Settings` after every change.

    The control of a setting is the attribute that has its name.
    """

    changed = Signal(object)

    def __init__(self, art: Art) -> None:
        """Shows the settings of a first start until `set_settings`."""
        super().__init__(art)
        look = self.look
        self._settings = Settings()
        self.defaults_button = Button(look, self, "ui_undo")
        self.language: Segments[str] = Segments(look, self)
        self.text_size = Slider(look, self, TEXT_SIZES)
        self.scheme: Segments[Scheme] = Segments(look, self)
        self.contrast: Segments[Contrast] = Segments(look, self)
        self.sight: Segments[Sight] = Segments(look, self)
        self.plain = Toggle(look, self)
        self.thick = Toggle(look, self)
        self.ring = Toggle(look, self)
        self.pointer: Segments[float] = Segments(look, self)
        self.cheapest = Toggle(look, self)
        self.full_screen = Toggle(look, self)
        self.sound = Toggle(look, self)
        self.effects = Slider(look, self, VOLUMES)
        self.ambience = Slider(look, self, VOLUMES)
        self.animation_speed: Segments[float] = Segments(look, self)
        self.reduced_motion = Toggle(look, self)
        self.living = Toggle(look, self)
        self.pace: Segments[str] = Segments(look, self)
        self.reveal: Segments[str] = Segments(look, self)
        self.coach: Segments[float] = Segments(look, self)
        self.asks_before_sale = Toggle(look, self)
        self.what_if = Toggle(look, self)
        self.hides_points = Toggle(look, self)
        self.seen_cards = Toggle(look, self)
        self.plays_forced = Toggle(look, self)
        self.spoken: Segments[Spoken] = Segments(look, self)
        self.tips = Toggle(look, self)
        self.tips_again_button = Button(look, self)
        self.keys_button = Button(look, self)
        self._panels = ScrollArea(look, self)
        self._area = ScrollArea(look, self)
        controls = {each.name: getattr(self, each.name, None) for each in fields(Settings)}
        self._controls: dict[str, Control] = {
            name: each for name, each in controls.items() if isinstance(each, _CONTROLS)
        }
        self._of_eyes: dict[str, Control] = {n.name: getattr(self, n.name) for n in fields(Eyes)}
        self._connect()
        self.retranslate()
        self.set_settings(self._settings)

    def settings(self) -> Settings:
        """The settings as they are shown."""
        return self._settings

    def focus_first(self) -> None:
        self.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_settings(self, settings: Settings) -> None:
        """Show these settings; sends no signal."""
        self._settings = settings
        for name, control in self._controls.items():
            _show(control, getattr(settings, name))
        for name, control in self._of_eyes.items():
            _show(control, getattr(settings.eyes, name))
        for slider in (self.effects, self.ambience):
            slider.setEnabled(settings.sound)
        self.living.setEnabled(settings.animation_speed > 0 and not settings.reduced_motion)
        self.tips_again_button.setEnabled(bool(settings.seen_tips))
        self.rearrange()

    def _connect(self) -> None:
        self.defaults_button.clicked.connect(self._restore)
        for name, control in self._controls.items():
            _taken(control).connect(lambda value, name=name: self._change(**{name: value}))
        for name, control in self._of_eyes.items():
            _taken(control).connect(lambda value, name=name: self._see(**{name: value}))
        self.tips_again_button.clicked.connect(lambda: self._change(tips=True, seen_tips=()))

    def _change(self, **values: object) -> None:
        self.set_settings(replace(self._settings, **values))  # type: ignore[arg-type]
        self.changed.emit(self._settings)

    def _see(self, **values: object) -> None:
        self._change(eyes=replace(self._settings.eyes, **values))  # type: ignore[arg-type]

    def _restore(self) -> None:
        self.set_settings(self._settings.reset())
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        super().retranslate()
        self._set_options()
        self.plain.set_texts(
            translate("Settings", "Plain background"),
            translate("Settings", "neither mosaic nor light on the table"),
        )
        self.thick.set_texts(
            translate("Settings", "Thicker borders"),
            translate("Settings", "around everything that has one"),
        )
        self.ring.set_texts(
            translate("Settings", "Strong outline of the focus"),
            translate("Settings", "around what the keyboard has reached"),
        )
        self.pace.set_options(pace_options())
        self.defaults_button.setText(translate("Settings", "Restore defaults"))
        self.cheapest.set_texts(
            translate("Settings", "Always pay the cheapest"),
            translate("Settings", "no question about how to split the price"),
        )
        self.full_screen.set_texts(
            translate("Settings", "Full screen"),
            translate("Settings", "{key} does it everywhere").format(key=cap("full_screen")),
        )
        self.sound.set_texts(
            translate("Settings", "Sound"),
            translate("Settings", "{key} switches it on and off at every table").format(
                key=cap("sound")
            ),
        )
        self.tips.set_texts(
            translate("Settings", "First-time tips"),
            translate("Settings", "explain each new thing once"),
        )
        self.asks_before_sale.set_texts(
            translate("Settings", "Ask before discarding"),
            translate("Settings", "where the card could be built or raise a stage"),
        )
        self.what_if.set_texts(
            translate("Settings", "What if"),
            translate("Settings", "in practice: the points an action leads to; counts as a hint"),
        )
        self.hides_points.set_texts(
            translate("Settings", "Hide the points"),
            translate("Settings", "how the cities stand is seen only at the end; no What if"),
        )
        self.keys_button.setText(translate("Settings", "Change the keys"))
        self.seen_cards.set_texts(
            translate("Settings", "Cards you have seen"),
            translate("Settings", "which cards went by and what is left, by a key"),
        )
        self.plays_forced.set_texts(
            translate("Settings", "Forced choices by themselves"),
            translate("Settings", "made after a moment where nothing else is possible"),
        )
        self.tips_again_button.set_texts(translate("Settings", "Show all again"))
        self.reduced_motion.set_texts(
            translate("Settings", "Reduced motion"),
            translate("Settings", "nothing flies or turns; a soft change instead"),
        )
        self.living.set_texts(
            translate("Settings", "Living pictures"),
            translate("Settings", "sails, clouds and water move; not while the battery is saved"),
        )
        for field, text in (
            (self.language, translate("Settings", "Language")),
            (self.text_size, translate("Settings", "Text size")),
            (self.scheme, translate("Settings", "Brightness")),
            (self.contrast, translate("Settings", "Contrast")),
            (self.sight, translate("Settings", "Colours for")),
            (self.pointer, translate("Settings", "Pointer")),
            (self.animation_speed, translate("Settings", "Animations")),
            (self.pace, translate("Settings", "Computer players")),
            (self.reveal, translate("Settings", "Reveal")),
            (self.coach, translate("Settings", "Coach")),
            (self.effects, translate("Settings", "Effects")),
            (self.ambience, translate("Settings", "Ambience")),
            (self.spoken, translate("Settings", "Screen reader")),
        ):
            field.setAccessibleName(text)
        asks = translate("Settings", "asks once before a choice that costs so many points")
        self.coach.setToolTip(asks)
        self.coach.setAccessibleDescription(asks)

    def _set_options(self) -> None:
        """What each control offers: its values in words, and tooltips of some."""
        system, off = translate("Settings", "System"), translate("Settings", "off")
        offers: tuple[tuple[Segments[Any], dict[Any, str], dict[Any, str]], ...] = (
            (self.language, {"system": system, **language_names()}, {}),
            (
                self.scheme,
                {
                    Scheme.SYSTEM: system,
                    Scheme.LIGHT: translate("Settings", "Light"),
                    Scheme.DARK: translate("Settings", "Dark"),
                },
                {
                    Scheme.SYSTEM: translate(
                        "Settings", "As light or dark as the rest of the system."
                    )
                },
            ),
            (
                self.contrast,
                {
                    Contrast.SYSTEM: system,
                    Contrast.USUAL: translate("Settings", "Usual"),
                    Contrast.HIGH: translate("Settings", "High"),
                },
                {
                    Contrast.SYSTEM: translate(
                        "Settings", "High where the system asks for high contrast."
                    )
                },
            ),
            (
                # Three kinds of colour blindness are known by these names everywhere.
                self.sight,
                {
                    Sight.USUAL: translate("Settings", "All eyes"),
                    Sight.PROTAN: translate("Settings", "Protan"),
                    Sight.DEUTAN: translate("Settings", "Deutan"),
                    Sight.TRITAN: translate("Settings", "Tritan"),
                },
                {
                    Sight.PROTAN: translate("Settings", "For eyes that see no red."),
                    Sight.DEUTAN: translate(
                        "Settings", "For eyes that see no green; the most common kind."
                    ),
                    Sight.TRITAN: translate("Settings", "For eyes that see no blue."),
                },
            ),
            (
                self.pointer,
                {times: system if times == 1 else _times(times) for times in POINTERS},
                {},
            ),
            (
                self.animation_speed,
                {**{each: _times(each) for each in ANIMATION_SPEEDS[1:]}, 0.0: off},
                {},
            ),
            (
                self.reveal,
                {
                    AT_ONCE: translate("Settings", "At once"),
                    SOON: translate("Settings", "After 1.5 s"),
                    ON_ENTER: translate("Settings", "On Enter"),
                },
                {},
            ),
            (self.coach, {points: _coach_text(points) for points in COACHED}, {}),
            (
                self.spoken,
                {
                    Spoken.ALL: translate("Settings", "All"),
                    Spoken.SHORT: translate("Settings", "In short"),
                    Spoken.NOTHING: translate("Settings", "Nothing"),
                },
                {
                    Spoken.ALL: translate("Settings", "What every city does is read aloud."),
                    Spoken.SHORT: translate(
                        "Settings", "What you do is read aloud, and what concerns all."
                    ),
                    Spoken.NOTHING: translate(
                        "Settings", "What happens at the table is not read aloud."
                    ),
                },
            ),
        )
        for control, texts, tips in offers:
            options = [
                Option(value, text, note=tips.get(value, "")) for value, text in texts.items()
            ]
            control.set_options(options)

    def describe(self) -> Part:
        restore = Held(self.defaults_button, 270, 46)
        note = translate("Settings", "every change counts at once and is kept")
        left = column(self._text(), self._display(), self._sound(), gap=20, weight=1)
        middle = column(self._motion(), self._play(), self._colours(), gap=20, weight=1)
        # Large text is not made smaller again here, where it is chosen: the panels scroll.
        panels = Ground(row(left, middle, gap=20), None, (0, 0, 6, 8))
        body = row(Scroll(self._panels, panels, weight=2), self._keys(), gap=10)
        return self.page(translate("Settings", "Settings"), body, restore, note=note)

    def _text(self) -> Part:
        size_words = percent(self._settings.text_size)
        size = row(
            Text("A", "note", bold=700),
            Held(self.text_size, 230, 46, weight=1),
            Text("A", "title", bold=700),
            Text(size_words, bold=700, align="right"),
        )
        return panel(
            translate("Settings", "Language and text"),
            _labelled(self.language, Held(self.language)),
            _labelled(self.text_size, size),
            Drawing(0, 330, self._paint_sample, weight=1),
            icon="ui_language",
            weight=0,
        )

    def _display(self) -> Part:
        """For the own eyes; the sample above shows it at once."""
        return panel(
            translate("Settings", "Display"),
            *(_labelled(each, Held(each)) for each in (self.scheme, self.contrast, self.sight)),
            *map(Held, (self.plain, self.thick, self.ring)),
            _labelled(self.pointer, Held(self.pointer)),
            icon="ui_eye",
            weight=0,
            gap=10,
        )

    def _play(self) -> Part:
        switches = (
            *(self.asks_before_sale, self.what_if, self.hides_points),
            *(self.seen_cards, self.plays_forced),
        )
        named = (
            row(Text(each.accessibleName(), bold=600), Held(each, weight=1), gap=16)
            for each in (self.coach, self.spoken)
        )
        return panel(
            translate("Settings", "Play and window"),
            *map(Held, (self.cheapest, self.full_screen)),
            row(Held(self.tips, weight=1), Held(self.tips_again_button), gap=12),
            *map(Held, switches),
            *named,
            glyph="screen",
            weight=0,
            gap=10,
        )

    def _sound(self) -> Part:
        volumes = (
            (self.effects, self._settings.effects),
            (self.ambience, self._settings.ambience),
        )
        rows = [
            [
                Text(slider.accessibleName(), bold=600),
                Held(slider, 200, 46, weight=1),
                Text(percent(volume), bold=700, align="right"),
            ]
            for slider, volume in volumes
        ]
        icon = "ui_sound_on" if self._settings.sound else "ui_sound_off"
        return panel(
            translate("Settings", "Sound"),
            Held(self.sound),
            grid(rows, gap=6, weight=1),
            icon=icon,
            weight=0,
            gap=10,
        )

    def _motion(self) -> Part:
        film = row(
            *(
                column(
                    Drawing(0, 12, rounded(4, shade)),
                    Text(text, "note", "ink_soft", align="center"),
                    gap=2,
                    weight=length,
                )
                for (shade, length), text in zip(_STRIP, _strip_texts(), strict=True)
            ),
            gap=3,
        )
        waiting = translate("Settings", "how long they wait; it never changes what they decide")
        until = translate("Settings", "until then your choice can be taken back freely")
        return panel(
            translate("Settings", "Movement and pace"),
            _labelled(self.animation_speed, Held(self.animation_speed), film),
            Held(self.reduced_motion),
            Held(self.living),
            _labelled(self.pace, Held(self.pace), Text(waiting, "note", "ink_soft")),
            _labelled(self.reveal, Held(self.reveal), Text(until, "note", "ink_soft")),
            glyph="motion",
            weight=0,
        )

    def _colours(self) -> Part:
        rows = [
            [
                Ground(
                    Text(colour_name(kind), "text", text_on(str(kind)), 600, narrow=True),
                    partial(_paint_swatch, kind=str(kind)),
                    (54, 8, 12, 8),
                ),
                Text(kind_name(kind), weight=1),
            ]
            for kind in COLOURS
        ]
        title = translate("Settings", "Colours and their signs")
        return panel(title, grid(rows, gap=8, weight=1, stretch=12), glyph="drop")

    def _keys(self) -> Part:
        lists = (
            (translate("Settings", "Your turn"), table_keys()),
            (translate("Settings", "Looking around"), window_keys()),
            (translate("Settings", "In words, or read aloud"), describing_keys(hand=True)),
        )
        title = translate("Settings", "Keys")
        return panel(
            title, Held(self.keys_button), Scroll(self._area, key_lists(lists)), glyph="keyboard"
        )

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


def _labelled(control: QWidget, *parts: Part) -> Part:
    """Parts below the name of the control among them."""
    return column(Text(control.accessibleName(), bold=600), *parts, gap=4)


def _paint_swatch(canvas: Canvas, rect: QRectF, kind: str) -> None:
    with canvas.clip(rect, 6):
        canvas.pattern(rect, kind)
    canvas.rounded(rect, 6, None, colour("ink", 0.6), 1.5)
    side = min(rect.height(), canvas.s(40))
    canvas.icon(f"badge_{kind}", rect.left() + canvas.s(28), rect.center().y(), side)


def _sample(card: str, fill: str, effect: Token, age: int) -> Face:
    """A card to look at; it costs nothing."""
    return Face(card, card_name(card), fill, age, (), (effect,), card)


def _strip_texts() -> tuple[str, ...]:
    return (
        translate("Settings", "reveal"),
        translate("Settings", "pay"),
        translate("Settings", "build"),
        translate("Settings", "effects"),
        translate("Settings", "pass"),
    )


def _times(speed: float) -> str:
    return "½×" if speed == 0.5 else f"{speed:g}×"


def _show(control: Control, value: Any) -> None:
    if isinstance(control, Toggle):
        control.setChecked(value)
    else:
        control.set_value(value)


def _taken(control: Control) -> SignalInstance:
    """Sends the value that a person gives it."""
    return control.clicked if isinstance(control, Toggle) else control.chosen


def _coach_text(points: float) -> str:
    if not points:
        return translate("Settings", "Off")
    return translate("Settings", "%n point(s)", None, round(points))
