"""The page of settings; every change counts at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.classic.effects import COLOURS
from sevenwonders_qt.models.appearance import POINTERS, Contrast, Scheme, Sight
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.paper import Paper
from sevenwonders_qt.models.settings import (
    ANIMATION_SPEEDS,
    AT_ONCE,
    COACHED,
    ON_ENTER,
    SOON,
    SYSTEM,
    TEXT_SIZES,
    VOLUMES,
    Settings,
    Spoken,
)
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.table_csv import Separator
from sevenwonders_qt.models.words.key_lines import describing_keys, looking_keys, table_keys
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.numbers import percent
from sevenwonders_qt.models.words.terms import card_name, colour_name, kind_name
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import (
    Beside,
    Cell,
    Drawing,
    Ground,
    Part,
    Space,
    Unbroken,
    Wide,
    column,
    grid,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Text, drawn, panel, sign
from sevenwonders_qt.views.pages.button import Button, Toggle
from sevenwonders_qt.views.pages.field import Option, Segments, Slider, options
from sevenwonders_qt.views.pages.help import key_lists
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import Shade, colour, text_on
from sevenwonders_qt.views.plain_tip import set_tip

translate = QCoreApplication.translate


_TABLET = Token("icon", ("sci_tablet",))
_THREE = Token("points", value=3)


class SettingsPage(SidePage):
    """The settings; sends ``changed`` with the whole `Settings` after every change.

    Every control has the name of its setting.
    """

    changed = Signal(object)

    def __init__(self, art: Art) -> None:
        """Show the settings of a first start until `set_settings`."""
        super().__init__(art)
        look = self.look
        self._settings = Settings()
        self.defaults_button = Button(look, self, "ui_undo")
        self.switches = {name: Toggle(look, self) for name in _switches()}
        self.choices: dict[str, Segments[Any]] = {name: Segments(look, self) for name in _choices()}
        self.sliders = {
            "text_size": Slider(look, self, TEXT_SIZES),
            "effects": Slider(look, self, VOLUMES),
            "ambience": Slider(look, self, VOLUMES),
        }
        self.first = self.choices["language"]
        self.tips_again_button = Button(look, self)
        self.keys_button = Button(look, self)
        self._panels = ScrollArea(look, self)
        self._area = ScrollArea(look, self)
        for controls in (self.switches, self.choices, self.sliders):
            for name, control in controls.items():
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
        for controls in (self.switches, self.choices, self.sliders):
            for name, control in controls.items():
                control.set_value(_value(settings, name))
        for name in ("effects", "ambience"):
            self.sliders[name].setEnabled(settings.sound)
        self.switches["living"].setEnabled(
            settings.animation_speed > 0 and not settings.reduced_motion
        )
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
        for name, words in _switches().items():
            self.switches[name].set_texts(*words)
        for name, (title, offered) in _choices().items():
            self.choices[name].set_options(offered, _value(self._settings, name), title)
        asks = translate(
            "Settings",
            "asks once before a choice that costs this many points at the end, or 3% "
            "of the chance of winning for each point",
        )
        set_tip(self.choices["coach"], asks)
        self.choices["coach"].setAccessibleDescription(asks)

    def describe(self) -> Part:
        restore = self.defaults_button.set_texts(translate("Settings", "Restore defaults"))
        note = translate("Settings", "changes take effect at once and are saved")
        left = column(self._text(), self._display(), self._sound(), self._files(), gap=20, weight=1)
        middle = column(self._motion(), self._play(), self._colours(), gap=20, weight=1)
        # Large text is not made smaller again here, where it is chosen: the panels scroll.
        panels = Ground(row(left, middle, gap=20), None, (0, 0, 6, 8))
        body = row(Scroll(self._panels, panels, weight=2), self._keys(), gap=10)
        title = translate("Settings", "Settings")
        return self.page(title, body, Held(restore, 270, 46), note=note)

    def _text(self) -> Part:
        slider = self.sliders["text_size"]
        slider.setAccessibleName(translate("Settings", "Text size"))
        size = row(
            Text("A", "note", bold=700),
            Held(slider, 230, 46, weight=1),
            Text("A", "title", bold=700),
            Text(percent(self._settings.text_size), bold=700, align="right"),
        )
        return panel(
            translate("Settings", "Language and text"),
            self._choice("language"),
            column(Text(slider.accessibleName(), bold=600), size, gap=4),
            _sample_part(),
            icon="ui_language",
            weight=0,
        )

    def _display(self) -> Part:
        """Return the settings for the own eyes; the sample above shows them at once."""
        return panel(
            translate("Settings", "Display"),
            *map(self._choice, ("scheme", "contrast", "sight")),
            *self._held("plain", "thick", "ring"),
            self._choice("pointer"),
            icon="ui_eye",
            weight=0,
            gap=10,
        )

    def _play(self) -> Part:
        again = self.tips_again_button.set_texts(translate("Settings", "Show all again"))
        tips = Held(self.switches["tips"])
        named = (self._beside(name) for name in ("coach", "spoken"))
        return panel(
            translate("Settings", "Play and window"),
            *self._held("cheapest", "full_screen"),
            Wide(
                Beside(Cell(Unbroken(tips), 0, 1), Held(again)),
                column(tips, row(Space(weight=1), Held(again))),
            ),
            *self._held(
                "asks_before_sale", "what_if", "hides_points", "seen_cards", "plays_forced"
            ),
            *named,
            icon="line_screen",
            weight=0,
            gap=10,
        )

    def _sound(self) -> Part:
        settings, rows = self._settings, []
        for name, volume, text in (
            ("effects", settings.effects, translate("Settings", "Effects")),
            ("ambience", settings.ambience, translate("Settings", "Ambience")),
        ):
            self.sliders[name].setAccessibleName(text)
            loud = Text(percent(volume), bold=700, align="right")
            rows.append([Text(text, bold=600), Held(self.sliders[name], 200, 46, weight=1), loud])
        return panel(
            translate("Settings", "Sound"),
            *self._held("sound"),
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
        waiting = translate("Settings", "how long they wait; it never changes what they decide")
        until = translate("Settings", "until then you can undo your choice freely")
        return panel(
            translate("Settings", "Movement and pace"),
            self._choice("animation_speed", film),
            *self._held("reduced_motion", "living"),
            self._choice("pace", Text(waiting, "note", "ink_soft")),
            self._choice("reveal", Text(until, "note", "ink_soft")),
            icon="line_motion",
            weight=0,
        )

    def _files(self) -> Part:
        """Return the settings of files that other programs open."""
        return panel(
            translate("Settings", "Exported files"),
            *map(self._choice, ("separator", "paper")),
            icon="line_export",
            weight=0,
            gap=10,
        )

    def _beside(self, name: str) -> Part:
        """Return a choice beside its name, where there is room."""
        control = self.choices[name]
        words = Text(control.accessibleName(), bold=600)
        beside = Beside(words, Cell(Unbroken(Held(control)), 0, 1), gap=16)
        return Wide(beside, self._choice(name))

    def _choice(self, name: str, *parts: Part) -> Part:
        """Return a choice below its name, and parts below it."""
        control = self.choices[name]
        return column(Text(control.accessibleName(), bold=600), Held(control), *parts, gap=4)

    def _held(self, *names: str) -> Iterator[Part]:
        """Return these switches."""
        return (Held(self.switches[name]) for name in names)

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
            (translate("Settings", "Looking at the table"), looking_keys()),
            (translate("Settings", "In words, or read aloud"), describing_keys("hand")),
        )
        title = translate("Settings", "Keys")
        change = self.keys_button.set_texts(translate("Settings", "Change the keys"))
        keys = Scroll(self._area, key_lists(lists))
        return panel(title, Held(change), keys, icon="line_keyboard")


def _sample_part() -> Part:
    """Return a piece of the table as a sample of the text size and the colours."""
    library, temple = _sample("library", "green", _TABLET), _sample("temple", "blue", _THREE)
    text = translate("Settings", "this is how text looks at the table")
    coin = drawn(36, lambda canvas, x, y, side: canvas.coin(x, y, side, 2))
    things = column(
        *(Drawing(0, 56, partial(draw_strip, shown=shown)) for shown in (library, temple)),
        _on_ribbon(coin, "Caio", "ink", "gold_light"),
        _on_ribbon(sign("chain", 36), translate("Settings", "free"), "parchment", "chain"),
        gap=14,
        weight=1,
        middle=True,
    )
    card = Drawing(240, 266, partial(draw_card, shown=library))
    head = Text(text, "note", colour("parchment", 0.75))
    ground = rounded(9, "sea_deep", colour("gold", 0.6), 1.4)
    return Ground(column(head, row(card, things, gap=24), gap=6), ground, (18, 10, 20, 16))


def _on_ribbon(drawing: Part, words: str, shade: Shade, fill: str) -> Part:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        middle = rect.center()
        ribbon(canvas, middle.x(), middle.y(), rect.width(), rect.height(), fill)

    inside = row(drawing, Text(words, shade=shade, bold=600, narrow=True), gap=10)
    return row(Space(weight=1), Ground(inside, paint, (22, 4, 34, 4)), Space(weight=1))


def _value(settings: Settings, name: str) -> Any:
    """Return the value of a setting, perhaps one for the own eyes."""
    return getattr(settings if hasattr(settings, name) else settings.eyes, name)


def _switches() -> dict[str, tuple[str, str]]:
    """Return the name and the description of each switch."""
    return {
        "plain": (
            translate("Settings", "Plain background"),
            translate("Settings", "no mosaic and no light on the table"),
        ),
        "thick": (
            translate("Settings", "Thicker borders"),
            translate("Settings", "around everything that has one"),
        ),
        "ring": (
            translate("Settings", "Strong outline of the focus"),
            translate("Settings", "around what the keyboard has reached"),
        ),
        "cheapest": (
            translate("Settings", "Always pay the cheapest"),
            translate("Settings", "no question about how to split the price"),
        ),
        "full_screen": (
            translate("Settings", "Full screen"),
            translate("Settings", "{key} works everywhere").format(key=cap("full_screen")),
        ),
        "tips": (
            translate("Settings", "First-time tips"),
            translate("Settings", "explain each new thing once"),
        ),
        "asks_before_sale": (
            translate("Settings", "Ask before discarding"),
            translate("Settings", "if the card could be built or used for a stage"),
        ),
        "what_if": (
            translate("Settings", "What if"),
            translate("Settings", "in practice: the points an action leads to; counts as a hint"),
        ),
        "hides_points": (
            translate("Settings", "Hide the points"),
            translate("Settings", "the standings are hidden until the end; no What if"),
        ),
        "seen_cards": (
            translate("Settings", "Cards you have seen"),
            translate("Settings", "which cards went by and what is left, by a key"),
        ),
        "plays_forced": (
            translate("Settings", "Play forced choices automatically"),
            translate("Settings", "when only one choice is possible, it is made after a moment"),
        ),
        "sound": (
            translate("Settings", "Sound"),
            translate("Settings", "{key} switches it on and off at every table").format(
                key=cap("sound")
            ),
        ),
        "reduced_motion": (
            translate("Settings", "Reduced motion"),
            translate("Settings", "nothing flies or turns; things fade instead"),
        ),
        "living": (
            translate("Settings", "Animated pictures"),
            translate("Settings", "sails, clouds and water move; off in battery saver mode"),
        ),
    }


def _choices() -> dict[str, tuple[str, list[Option[Any]]]]:
    """Return the name and the options of each choice."""
    system, off = translate("Settings", "System"), translate("Settings", "off")
    schemes = {
        Scheme.SYSTEM: system,
        Scheme.LIGHT: translate("Settings", "Light"),
        Scheme.DARK: translate("Settings", "Dark"),
    }
    contrasts = {
        Contrast.SYSTEM: system,
        Contrast.USUAL: translate("Settings", "Normal"),
        Contrast.HIGH: translate("Settings", "High"),
    }
    # Three kinds of colour blindness are known by these names everywhere.
    sights = {
        Sight.USUAL: translate("Settings", "Normal vision"),
        Sight.PROTAN: translate("Settings", "Protan"),
        Sight.DEUTAN: translate("Settings", "Deutan"),
        Sight.TRITAN: translate("Settings", "Tritan"),
    }
    spoken = {
        Spoken.ALL: translate("Settings", "All"),
        Spoken.SHORT: translate("Settings", "In short"),
        Spoken.NOTHING: translate("Settings", "Nothing"),
    }
    reveals = {
        AT_ONCE: translate("Settings", "At once"),
        SOON: translate("Settings", "After 1.5 s"),
        ON_ENTER: translate("Settings", "On Enter"),
    }
    light = translate("Settings", "As light or dark as the rest of the system.")
    high = translate("Settings", "High where the system asks for high contrast.")
    eyes = {
        Sight.PROTAN: translate("Settings", "For eyes that see no red."),
        Sight.DEUTAN: translate("Settings", "For eyes that see no green; the most common kind."),
        Sight.TRITAN: translate("Settings", "For eyes that see no blue."),
    }
    read = {
        Spoken.ALL: translate("Settings", "What every city does is read aloud."),
        Spoken.SHORT: translate(
            "Settings", "What you do, and what affects everybody, is read aloud."
        ),
        Spoken.NOTHING: translate("Settings", "What happens at the table is not read aloud."),
    }
    # A program for tables reads one of these between the cells of a row.
    separators = {
        Separator.AUTO: translate("Settings", "Automatic"),
        Separator.SEMICOLON: translate("Settings", "Semicolon"),
        Separator.COMMA: translate("Settings", "Comma"),
        Separator.TAB: translate("Settings", "Tab"),
    }
    tables = {Separator.AUTO: translate("Settings", "As spreadsheets in your language expect it.")}
    papers = {
        Paper.AUTO: translate("Settings", "Automatic"),
        Paper.A4: "A4",
        Paper.LETTER: translate("Settings", "Letter", "the size of paper"),
    }
    usual = {Paper.AUTO: translate("Settings", "The paper that is usual in your country.")}
    languages = {SYSTEM: system, **language_names()}
    pointers = {times: system if times == 1 else _times(times) for times in POINTERS}
    speeds = {**{each: _times(each) for each in ANIMATION_SPEEDS[1:]}, 0.0: off}
    losses = {each: translate("Settings", "%n point(s)", None, round(each)) for each in COACHED}
    losses[0.0] = translate("Settings", "Off")
    return {
        "language": (translate("Settings", "Language"), options(languages)),
        "scheme": (translate("Settings", "Brightness"), options(schemes, {Scheme.SYSTEM: light})),
        "contrast": (
            translate("Settings", "Contrast"),
            options(contrasts, {Contrast.SYSTEM: high}),
        ),
        "sight": (translate("Settings", "Colours for"), options(sights, eyes)),
        "pointer": (translate("Settings", "Pointer"), options(pointers)),
        "animation_speed": (translate("Settings", "Animations"), options(speeds)),
        "pace": (translate("Settings", "Computer pace"), pace_options()),
        "reveal": (translate("Settings", "Reveal"), options(reveals)),
        "coach": (translate("Settings", "Coach"), options(losses)),
        "separator": (
            translate("Settings", "Separator in tables (CSV)"),
            options(separators, tables),
        ),
        "paper": (translate("Settings", "Paper (PDF)"), options(papers, usual)),
        "spoken": (translate("Settings", "Screen reader"), options(spoken, read)),
    }


def _scene(shade: str, wide: float, text: str) -> Part:
    """Return a piece of a turn's movement, and its name."""
    name = Text(text, "note", "ink_soft", align="center")
    return column(Drawing(0, 12, rounded(4, shade)), name, gap=2, weight=wide)


def _paint_swatch(canvas: Canvas, rect: QRectF, kind: str) -> None:
    with canvas.clip(rect, 6):
        canvas.pattern(rect, kind)
    canvas.rounded(rect, 6, None, colour("ink", 0.6), 1.5)
    side = min(rect.height(), canvas.s(40))
    canvas.icon(f"badge_{kind}", rect.left() + canvas.s(28), rect.center().y(), side)


def _sample(card: str, fill: str, effect: Token) -> Face:
    """Return a card to look at; it costs nothing."""
    return Face(card, card_name(card), fill, 2, (), (effect,), card)


def _times(speed: float) -> str:
    return "½×" if speed == 0.5 else f"{speed:g}×"


def pace_options() -> list[Option[Any]]:
    """Return the options for the pace of computer players."""
    texts = {
        "instant": translate("Settings", "at once"),
        "quick": translate("Settings", "quick"),
        "slow": translate("Settings", "at leisure"),
    }
    notes = {
        "instant": translate("Settings", "No pause: a choice counts as soon as it is made."),
        "quick": translate("Settings", "A short pause before each choice."),
        "slow": translate("Settings", "A longer pause: each choice can be followed."),
    }
    return options(texts, notes)
