"""The page of settings; every change counts at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.classic.effects import COLOURS
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.setting import (
    ChoiceSetting,
    Control,
    SettingsPanel,
    StepsSetting,
    SwitchSetting,
    controls,
    value_of,
    with_value,
)
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.words.key_lines import describing_keys, looking_keys, table_keys
from sevenwonders_qt.models.words.numbers import percent
from sevenwonders_qt.models.words.terms import card_name, colour_name, kind_name
from sevenwonders_qt.views.kit.button import Button, Toggle
from sevenwonders_qt.views.kit.field import Segments, Slider, options
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
from sevenwonders_qt.views.pages.help import key_lists
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import Shade, colour, text_on
from sevenwonders_qt.views.plain_tip import set_tip

translate = QCoreApplication.translate
AnyControl = TypeVar("AnyControl", bound=Control)

_TABLET = Token("icon", ("sci_tablet",))
_THREE = Token("points", value=3)


class SettingsPage(SidePage):
    """The settings; sends ``changed`` with all of them after every change.

    Every control has the name of its setting: see `models.setting`.
    """

    changed = Signal(object)

    def __init__(self, art: Art, settings: Settings) -> None:
        """Show these settings until `set_settings`."""
        super().__init__(art)
        look = self.look
        self._settings = settings
        self._declared = controls(type(settings))
        self.defaults_button = Button(look, self, "ui_undo")
        self.switches = {name: Toggle(look, self) for name, _ in self._of(SwitchSetting)}
        self.choices: dict[str, Segments[Any]] = {
            name: Segments(look, self) for name, _ in self._of(ChoiceSetting)
        }
        self.sliders = {
            name: Slider(look, self, each.values) for name, each in self._of(StepsSetting)
        }
        self._controls: dict[str, Toggle | Segments[Any] | Slider] = {
            **self.switches,
            **self.choices,
            **self.sliders,
        }
        self.first = self.choices["language"]
        self.tips_again_button = Button(look, self)
        self.keys_button = Button(look, self)
        self._panels = ScrollArea(look, self)
        self._area = ScrollArea(look, self)
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
            control.set_value(value_of(settings, name))
            control.setEnabled(self._declared[name].enabled(settings))
        self.tips_again_button.setEnabled(bool(settings.seen_tips))
        self.rearrange()

    def _of(self, kind: type[AnyControl]) -> Iterator[tuple[str, AnyControl]]:
        """Return the settings with such a control, by their names."""
        return ((name, each) for name, each in self._declared.items() if isinstance(each, kind))

    def _choose(self, name: str, value: object) -> None:
        self._take(with_value(self._settings, name, value))

    def _take(self, settings: Settings) -> None:
        self.set_settings(settings)
        self.changed.emit(settings)

    def retranslate(self) -> None:
        for name, setting in self._declared.items():
            words = setting.words()
            if name in self.switches:
                self.switches[name].set_texts(words.title, words.note)
            elif name in self.choices:
                offered = options(words.options, words.option_notes)
                value = value_of(self._settings, name)
                self.choices[name].set_options(offered, value, words.title)
            else:
                self.sliders[name].setAccessibleName(words.title)
            if words.tip:
                set_tip(self._controls[name], words.tip)
                self._controls[name].setAccessibleDescription(words.tip)

    def describe(self) -> Part:
        restore = self.defaults_button.set_texts(translate("Settings", "Restore defaults"))
        note = translate("Settings", "changes take effect at once and are saved")
        sound_on = "ui_sound_on" if self._settings.sound else "ui_sound_off"
        left = column(
            self._panel(
                SettingsPanel.TEXT,
                translate("Settings", "Language and text"),
                "ui_language",
                _sample_part(),
                gap=12,
            ),
            # The sample above shows at once what is chosen here.
            self._panel(SettingsPanel.DISPLAY, translate("Settings", "Display"), "ui_eye"),
            self._panel(SettingsPanel.SOUND, translate("Settings", "Sound"), sound_on),
            self._panel(
                SettingsPanel.FILES, translate("Settings", "Exported files"), "line_export"
            ),
            gap=20,
            weight=1,
        )
        motion, play = (
            translate("Settings", "Movement and pace"),
            translate("Settings", "Play and window"),
        )
        middle = column(
            self._panel(SettingsPanel.MOTION, motion, "line_motion", gap=12),
            self._panel(SettingsPanel.PLAY, play, "line_screen"),
            self._colours(),
            gap=20,
            weight=1,
        )
        # Large text is not made smaller again here, where it is chosen: the panels scroll.
        panels = Ground(row(left, middle, gap=20), None, (0, 0, 6, 8))
        body = row(Scroll(self._panels, panels, weight=2), self._keys(), gap=10)
        title = translate("Settings", "Settings")
        return self.page(title, body, Held(restore, 270, 46), note=note)

    def _panel(
        self, which: SettingsPanel, title: str, icon: str, *more: Part, gap: float = 10
    ) -> Part:
        """Return a panel with its settings in the order of their declarations; sliders align."""
        names = [name for name, each in self._declared.items() if each.panel is which]
        own: Mapping[str, Callable[[], Part]] = {
            "text_size": self._text_size,
            "animation_speed": lambda: self._choice("animation_speed", _film()),
            "tips": self._tips,
        }
        parts: list[Part] = []
        for sliders, group in groupby(names, lambda name: name in self.sliders and name not in own):
            if sliders:
                parts.append(grid([self._slider(name) for name in group], gap=6, weight=1))
            else:
                parts += [own[name]() if name in own else self._row(name) for name in group]
        return panel(title, *parts, *more, icon=icon, weight=0, gap=gap)

    def _row(self, name: str) -> Part:
        """Return a switch or a choice with its words."""
        setting = self._declared[name]
        if name in self.switches:
            return Held(self.switches[name])
        if isinstance(setting, ChoiceSetting) and setting.beside:
            return self._beside(name)
        note = setting.words().note
        return self._choice(name, *([Text(note, "note", "ink_soft")] if note else []))

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

    def _slider(self, name: str) -> list[Part]:
        """Return a slider between its name and its value."""
        slider, value = self.sliders[name], value_of(self._settings, name)
        number = Text(percent(value), bold=700, align="right")
        return [Text(slider.accessibleName(), bold=600), Held(slider, 200, 46, weight=1), number]

    def _text_size(self) -> Part:
        """Return the slider of the text size between a small and a large letter."""
        slider = self.sliders["text_size"]
        size = row(
            Text("A", "note", bold=700),
            Held(slider, 230, 46, weight=1),
            Text("A", "title", bold=700),
            Text(percent(self._settings.text_size), bold=700, align="right"),
        )
        return column(Text(slider.accessibleName(), bold=600), size, gap=4)

    def _tips(self) -> Part:
        """Return the switch of the tips with the button that shows all again."""
        again = self.tips_again_button.set_texts(translate("Settings", "Show all again"))
        tips = Held(self.switches["tips"])
        return Wide(
            Beside(Cell(Unbroken(tips), 0, 1), Held(again)),
            column(tips, row(Space(weight=1), Held(again))),
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
            (translate("Settings", "Looking at the table"), looking_keys()),
            (translate("Settings", "In words, or read aloud"), describing_keys(acts.HAND)),
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


def _film() -> Part:
    """Return the movements of a turn, as long as they take."""
    return row(
        _scene("terracotta", 300, translate("Settings", "reveal")),
        _scene("gold", 380, translate("Settings", "pay")),
        _scene("sea", 320, translate("Settings", "build")),
        _scene("olive", 320, translate("Settings", "effects")),
        _scene("dusk", 420, translate("Settings", "pass")),
        gap=3,
    )


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
