"""The page of settings; every change counts at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.classic.effects import COLOURS
from sevenwonders_qt.models.appearance import POINTERS, Contrast, Eyes, Scheme, Sight
from sevenwonders_qt.models.card_face import Face
from sevenwonders_qt.models.effect_row import Token
from sevenwonders_qt.models.key_lines import describing_keys, table_keys, window_keys
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
from sevenwonders_qt.views.pages.field import Option, Segments, Slider
from sevenwonders_qt.views.pages.help import key_lists
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour, text_on

translate = QCoreApplication.translate


Control = Toggle | Segments[Any] | Slider

_TABLET = Token("icon", ("sci_tablet",))
_THREE = Token("points", value=3)


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
        self.first = self.language = Segments[str](look, self)
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
        settings = (each.name for each in (*fields(Settings), *fields(Eyes)))
        attributes = {name: getattr(self, name, None) for name in settings}
        self._controls: dict[str, Control] = {
            name: each
            for name, each in attributes.items()
            if isinstance(each, (Toggle, Segments, Slider))  # not a method of Qt's
        }
        for name, control in self._controls.items():
            control.chosen.connect(lambda value, name=name: self._choose(name, value))
        self.defaults_button.clicked.connect(lambda: self._take(self._settings.reset()))
        self.tips_again_button.clicked.connect(
            lambda: self._take(replace(self._settings, tips=True, seen_tips=()))
        )
        self.retranslate()
        self.set_settings(self._settings)

    def set_settings(self, settings: Settings) -> None:
        """Show these settings; sends no signal."""
        self._settings = settings
        for name, control in self._controls.items():
            control.set_value(getattr(settings if hasattr(settings, name) else settings.eyes, name))
        for slider in (self.effects, self.ambience):
            slider.setEnabled(settings.sound)
        self.living.setEnabled(settings.animation_speed > 0 and not settings.reduced_motion)
        self.tips_again_button.setEnabled(bool(settings.seen_tips))
        self.rearrange()

    def _choose(self, name: str, value: Any) -> None:
        old = self._settings
        if hasattr(old, name):
            self._take(replace(old, **{name: value}))
        else:
            self._take(replace(old, eyes=replace(old.eyes, **{name: value})))

    def _take(self, settings: Settings) -> None:
        self.set_settings(settings)
        self.changed.emit(settings)

    def retranslate(self) -> None:
        system, off = translate("Settings", "System"), translate("Settings", "off")
        languages = {"system": system, **language_names()}
        speeds = {**{each: _times(each) for each in ANIMATION_SPEEDS[1:]}, 0.0: off}
        pointers = {times: system if times == 1 else _times(times) for times in POINTERS}
        self.language.set_options(_options(languages), translate("Settings", "Language"))
        self.scheme.set_options(
            [
                Option(
                    Scheme.SYSTEM,
                    system,
                    note=translate("Settings", "As light or dark as the rest of the system."),
                ),
                Option(Scheme.LIGHT, translate("Settings", "Light")),
                Option(Scheme.DARK, translate("Settings", "Dark")),
            ],
            translate("Settings", "Brightness"),
        )
        self.contrast.set_options(
            [
                Option(
                    Contrast.SYSTEM,
                    system,
                    note=translate("Settings", "High where the system asks for high contrast."),
                ),
                Option(Contrast.USUAL, translate("Settings", "Usual")),
                Option(Contrast.HIGH, translate("Settings", "High")),
            ],
            translate("Settings", "Contrast"),
        )
        # Three kinds of colour blindness are known by these names everywhere.
        green = translate("Settings", "For eyes that see no green; the most common kind.")
        blue = translate("Settings", "For eyes that see no blue.")
        self.sight.set_options(
            [
                Option(Sight.USUAL, translate("Settings", "All eyes")),
                Option(
                    Sight.PROTAN,
                    translate("Settings", "Protan"),
                    note=translate("Settings", "For eyes that see no red."),
                ),
                Option(Sight.DEUTAN, translate("Settings", "Deutan"), note=green),
                Option(Sight.TRITAN, translate("Settings", "Tritan"), note=blue),
            ],
            translate("Settings", "Colours for"),
        )
        self.pointer.set_options(_options(pointers), translate("Settings", "Pointer"))
        self.animation_speed.set_options(_options(speeds), translate("Settings", "Animations"))
        self.pace.set_options(pace_options(), translate("Settings", "Computer players"))
        self.reveal.set_options(
            [
                Option(AT_ONCE, translate("Settings", "At once")),
                Option(SOON, translate("Settings", "After 1.5 s")),
                Option(ON_ENTER, translate("Settings", "On Enter")),
            ],
            translate("Settings", "Reveal"),
        )
        losses = {
            points: translate("Settings", "%n point(s)", None, round(points)) for points in COACHED
        }
        losses[0.0] = translate("Settings", "Off")
        self.coach.set_options(_options(losses), translate("Settings", "Coach"))
        asks = translate("Settings", "asks once before a choice that costs so many points")
        self.coach.setToolTip(asks)
        self.coach.setAccessibleDescription(asks)
        short = translate("Settings", "What you do is read aloud, and what concerns all.")
        self.spoken.set_options(
            [
                Option(
                    Spoken.ALL,
                    translate("Settings", "All"),
                    note=translate("Settings", "What every city does is read aloud."),
                ),
                Option(Spoken.SHORT, translate("Settings", "In short"), note=short),
                Option(
                    Spoken.NOTHING,
                    translate("Settings", "Nothing"),
                    note=translate("Settings", "What happens at the table is not read aloud."),
                ),
            ],
            translate("Settings", "Screen reader"),
        )

    def describe(self) -> Part:
        restore = self.defaults_button.labelled(translate("Settings", "Restore defaults"))
        note = translate("Settings", "every change counts at once and is kept")
        left = column(self._text(), self._display(), self._sound(), gap=20, weight=1)
        middle = column(self._motion(), self._play(), self._colours(), gap=20, weight=1)
        # Large text is not made smaller again here, where it is chosen: the panels scroll.
        panels = Ground(row(left, middle, gap=20), None, (0, 0, 6, 8))
        body = row(Scroll(self._panels, panels, weight=2), self._keys(), gap=10)
        title = translate("Settings", "Settings")
        return self.page(title, body, Held(restore, 270, 46), note=note)

    def _text(self) -> Part:
        self.text_size.setAccessibleName(translate("Settings", "Text size"))
        size = row(
            Text("A", "note", bold=700),
            Held(self.text_size, 230, 46, weight=1),
            Text("A", "title", bold=700),
            Text(percent(self._settings.text_size), bold=700, align="right"),
        )
        return panel(
            translate("Settings", "Language and text"),
            _labelled(self.language),
            column(Text(self.text_size.accessibleName(), bold=600), size, gap=4),
            Drawing(0, 330, self._paint_sample, weight=1),
            icon="ui_language",
            weight=0,
        )

    def _display(self) -> Part:
        """For the own eyes; the sample above shows it at once."""
        switches = (
            self.plain.set_texts(
                translate("Settings", "Plain background"),
                translate("Settings", "neither mosaic nor light on the table"),
            ),
            self.thick.set_texts(
                translate("Settings", "Thicker borders"),
                translate("Settings", "around everything that has one"),
            ),
            self.ring.set_texts(
                translate("Settings", "Strong outline of the focus"),
                translate("Settings", "around what the keyboard has reached"),
            ),
        )
        return panel(
            translate("Settings", "Display"),
            _labelled(self.scheme),
            _labelled(self.contrast),
            _labelled(self.sight),
            *map(Held, switches),
            _labelled(self.pointer),
            icon="ui_eye",
            weight=0,
            gap=10,
        )

    def _play(self) -> Part:
        tips = self.tips.set_texts(
            translate("Settings", "First-time tips"),
            translate("Settings", "explain each new thing once"),
        )
        again = self.tips_again_button.set_texts(translate("Settings", "Show all again"))
        switches = (
            self.cheapest.set_texts(
                translate("Settings", "Always pay the cheapest"),
                translate("Settings", "no question about how to split the price"),
            ),
            self.full_screen.set_texts(
                translate("Settings", "Full screen"),
                translate("Settings", "{key} does it everywhere").format(key=cap("full_screen")),
            ),
            self.asks_before_sale.set_texts(
                translate("Settings", "Ask before discarding"),
                translate("Settings", "where the card could be built or raise a stage"),
            ),
            self.what_if.set_texts(
                translate("Settings", "What if"),
                translate(
                    "Settings", "in practice: the points an action leads to; counts as a hint"
                ),
            ),
            self.hides_points.set_texts(
                translate("Settings", "Hide the points"),
                translate("Settings", "how the cities stand is seen only at the end; no What if"),
            ),
            self.seen_cards.set_texts(
                translate("Settings", "Cards you have seen"),
                translate("Settings", "which cards went by and what is left, by a key"),
            ),
            self.plays_forced.set_texts(
                translate("Settings", "Forced choices by themselves"),
                translate("Settings", "made after a moment where nothing else is possible"),
            ),
        )
        named = (
            row(Text(each.accessibleName(), bold=600), Held(each, weight=1), gap=16)
            for each in (self.coach, self.spoken)
        )
        return panel(
            translate("Settings", "Play and window"),
            *map(Held, switches[:2]),
            row(Held(tips, weight=1), Held(again), gap=12),
            *map(Held, switches[2:]),
            *named,
            icon="line_screen",
            weight=0,
            gap=10,
        )

    def _sound(self) -> Part:
        sound = self.sound.set_texts(
            translate("Settings", "Sound"),
            translate("Settings", "{key} switches it on and off at every table").format(
                key=cap("sound")
            ),
        )
        settings, rows = self._settings, []
        for slider, volume, text in (
            (self.effects, settings.effects, translate("Settings", "Effects")),
            (self.ambience, settings.ambience, translate("Settings", "Ambience")),
        ):
            slider.setAccessibleName(text)
            loud = Text(percent(volume), bold=700, align="right")
            rows.append([Text(text, bold=600), Held(slider, 200, 46, weight=1), loud])
        return panel(
            translate("Settings", "Sound"),
            Held(sound),
            grid(rows, gap=6, weight=1),
            icon="ui_sound_on" if settings.sound else "ui_sound_off",
            weight=0,
            gap=10,
        )

    def _motion(self) -> Part:
        film = row(
            _scene("terracotta", 300, translate("Settings", "reveal")),
            _scene("gold", 380, translate("Settings", "pay")),
            _scene("sea", 320, translate("Settings", "build")),
            _scene("olive", 320, translate("Settings", "effects")),
            _scene("dusk", 420, translate("Settings", "pass")),
            gap=3,
        )
        reduced = self.reduced_motion.set_texts(
            translate("Settings", "Reduced motion"),
            translate("Settings", "nothing flies or turns; a soft change instead"),
        )
        living = self.living.set_texts(
            translate("Settings", "Living pictures"),
            translate("Settings", "sails, clouds and water move; not while the battery is saved"),
        )
        waiting = translate("Settings", "how long they wait; it never changes what they decide")
        until = translate("Settings", "until then your choice can be taken back freely")
        return panel(
            translate("Settings", "Movement and pace"),
            _labelled(self.animation_speed, film),
            Held(reduced),
            Held(living),
            _labelled(self.pace, Text(waiting, "note", "ink_soft")),
            _labelled(self.reveal, Text(until, "note", "ink_soft")),
            icon="line_motion",
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
        return panel(title, grid(rows, gap=8, weight=1, stretch=12), icon="line_drop")

    def _keys(self) -> Part:
        lists = (
            (translate("Settings", "Your turn"), table_keys()),
            (translate("Settings", "Looking around"), window_keys()),
            (translate("Settings", "In words, or read aloud"), describing_keys(hand=True)),
        )
        title = translate("Settings", "Keys")
        change = self.keys_button.labelled(translate("Settings", "Change the keys"))
        keys = Scroll(self._area, key_lists(lists))
        return panel(title, Held(change), keys, icon="line_keyboard")

    def _paint_sample(self, canvas: Canvas, rect: QRectF) -> None:
        """A piece of the table at the chosen text size."""
        s = canvas.s
        canvas.rounded(rect, 9, "sea_deep", colour("gold", 0.6), 1.4)
        head = QRectF(rect.left() + s(16), rect.top() + s(8), rect.width() - s(32), s(34))
        text = translate("Settings", "this is how the table reads")
        canvas.text(head, text, 15, colour("parchment", 0.75), 500, "left", "condensed")
        card = QRectF(rect.left() + s(18), head.bottom() + s(6), s(240), rect.height() - s(64))
        draw_card(canvas, card, _sample("library", "green", _TABLET))
        left, wide = card.right() + s(24), rect.right() - card.right() - s(44)
        for number, shown in enumerate(
            (_sample("library", "green", _TABLET), _sample("temple", "blue", _THREE))
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


def _options(texts: Mapping[Any, str]) -> list[Option[Any]]:
    """Values with their words."""
    return [Option(value, text) for value, text in texts.items()]


def _labelled(control: Segments[Any], *parts: Part) -> Part:
    """A control below its name, and parts below it."""
    return column(Text(control.accessibleName(), bold=600), Held(control), *parts, gap=4)


def _scene(shade: str, wide: float, text: str) -> Part:
    """A piece of a turn's movement, and its name."""
    name = Text(text, "note", "ink_soft", align="center")
    return column(Drawing(0, 12, rounded(4, shade)), name, gap=2, weight=wide)


def _paint_swatch(canvas: Canvas, rect: QRectF, kind: str) -> None:
    with canvas.clip(rect, 6):
        canvas.pattern(rect, kind)
    canvas.rounded(rect, 6, None, colour("ink", 0.6), 1.5)
    side = min(rect.height(), canvas.s(40))
    canvas.icon(f"badge_{kind}", rect.left() + canvas.s(28), rect.center().y(), side)


def _sample(card: str, fill: str, effect: Token) -> Face:
    """A card to look at; it costs nothing."""
    return Face(card, card_name(card), fill, 2, (), (effect,), card)


def _times(speed: float) -> str:
    return "½×" if speed == 0.5 else f"{speed:g}×"


def pace_options() -> list[Option[str]]:
    """How fast computer players answer."""
    return [
        Option(
            "instant",
            translate("Settings", "at once"),
            note=translate("Settings", "No pause: a choice counts as soon as it is made."),
        ),
        Option(
            "quick",
            translate("Settings", "quick"),
            note=translate("Settings", "A short pause before each choice."),
        ),
        Option(
            "slow",
            translate("Settings", "at leisure"),
            note=translate("Settings", "A longer pause: each choice can be followed."),
        ),
    ]
