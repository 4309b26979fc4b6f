"""The palettes, as data: light, dark, of high contrast, and for eyes that lack a kind of cone.

This is the only place for hex values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtGui import QColor

from sevenwonders_qt.models.appearance import Appearance, Sight

Role = Literal["fill", "line", "text"]
"""The use of a colour: a surface, its edge or any other line, or words."""

CARDS: Final = {
    "brown": ("#6B3F23", "#4F2F18", "#553018"),
    "grey": ("#636970", "#3F4449", "#50565C"),
    "blue": ("#2B68AF", "#1F4B80", "#225591"),
    "green": ("#2D733D", "#235C30", "#246233"),
    "yellow": ("#E0A526", "#6E4A08", "#F0C35E"),
    "red": ("#B93A34", "#84251F", "#9C2C27"),
    "purple": ("#6E3F8E", "#472560", "#593075"),
}
"""Of each colour of structures the fill, the deep tone under badges, and the tone of the pattern:
it moves away from the colour of text, so text may run over it."""

COLOURS: Final[dict[str, str]] = {
    "ink": "#2B2118",
    "ink_soft": "#5A4A3A",
    "parchment": "#F3E7CE",
    "parchment_dark": "#E2CFA8",
    "parchment_pale": "#FFFAEC",
    "stone": "#CBB894",
    "sand": "#D9B382",
    "terracotta": "#C4593B",
    "gold": "#D9A441",
    "gold_light": "#F2D288",
    "gold_deep": "#A87424",
    "sea_deep": "#173A47",
    "sea": "#2F7A8C",
    "sea_light": "#6FB2BD",
    "sky": "#BFDDE0",
    "sky_warm": "#F6D9A8",
    "olive": "#7C8A4A",
    "night": "#1B2440",
    "dusk": "#4B3B63",
    "moon": "#E9E4F2",
    "lavender": "#B7AEC1",  # the slab of a city that plays side B
    "good": "#4E8F4A",
    "good_light": "#9FD39A",
    "warn": "#D08A1E",
    "bad": "#B23A2E",
    "bad_light": "#F0968C",
    "focus": "#F2D288",
    "chain": "#2F6DB5",
    "age_1": "#C4593B",
    "age_1_deep": "#A8452B",
    "age_2": "#2F7A8C",
    "age_3": "#4B3B63",
    "table_top": "#1B4453",
    "table_foot": "#12303C",
    "bar": "#0F2B36",
    "shadow": "#0A0E14",
    "veil": "#786A5C",
    # A replay is framed in violet, so that it is not taken for a match going on.
    "replay_bar": "#2C2348",
    "replay_dock": "#211A38",
    "replay_button": "#41346A",
    "shade": "#2B2118",  # the dark line around light ones, such as the mark of the focus
    "on_bright": "#2B2118",  # text on grounds that are always bright: coins, yellow cards
    "white": "#FFFFFF",
    "pure_black": "#000000",
    **{
        f"{card}{tone}": shade
        for card, shades in CARDS.items()
        for tone, shade in zip(("", "_deep", "_pattern"), shades, strict=True)
    },
}


@dataclass(frozen=True, slots=True)
class Palette:
    """The shade of each token; ``lines`` and ``texts`` where it differs from the surface.

    ``words_alpha`` and ``lines_alpha`` are the least opacity of text and lines, ``wider`` the
    design pixels added to thin lines, ``ring`` a factor on the mark of the focus. ``icons`` are the
    colours of drawings that are others here. A ``plain`` table has neither mosaic nor light. Words
    on cards of ``bright`` colours are dark. Two palettes of one ``name`` are the same.
    """

    name: str
    fills: Mapping[str, str] = field(compare=False)
    lines: Mapping[str, str] = field(default_factory=dict, compare=False)
    texts: Mapping[str, str] = field(default_factory=dict, compare=False)
    icons: Mapping[str, str] = field(default_factory=dict, compare=False)
    words_alpha: float = 0.0
    lines_alpha: float = 0.0
    wider: float = 0.0
    ring: float = 1.0
    plain: bool = False
    bright: frozenset[str] = frozenset({"yellow"})

    def shade(self, token: str, role: Role) -> str | None:
        """Return the hex value of a token in this role; None for one that is not ours."""
        own = self.texts if role == "text" else self.lines if role == "line" else {}
        return own.get(token) or self.fills.get(token)

    def alpha(self, alpha: float, role: Role) -> float:
        """Return the opacity for a usual ``alpha``, from 0 to 1."""
        least = self.words_alpha if role == "text" else self.lines_alpha if role == "line" else 0.0
        return max(alpha, least)

    def line_width(self, width: float) -> float:
        """Return the width of a line for a usual ``width``, in design pixels."""
        return width + self.wider if width < _BROAD else width

    def drawing(self, svg: bytes) -> bytes:
        """Return a drawing in the colours of this palette."""
        if not self.icons:
            return svg
        text = svg.decode()
        return _HEX.sub(lambda found: self.icons.get(found[0].upper(), found[0]), text).encode()


_HEX: Final = re.compile("#[0-9A-Fa-f]{6}")
_BROAD: Final = 8.0
"""A line of so many design pixels is a bar, no edge."""

_GOOD: Final = 140
"""The darkness of words of praise against the surface, in per cent, as Qt takes it."""


def _praise(fills: Mapping[str, str]) -> dict[str, str]:
    """Return words in the colour for good news, on parchment darker than the surface."""
    return {"good": QColor(fills["good"]).darker(_GOOD).name()}


USUAL: Final = Palette("usual", COLOURS, texts=_praise(COLOURS))
"""Today's colours."""


class _Shades(NamedTuple):
    """A token's look as a surface, as a line and as text; empty where it is as usual."""

    fill: str = ""
    line: str = ""
    text: str = ""


_EYES: Final = (Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)
_SIGHTS: Final = {
    "brown": ("#27160C", "#231810", "#27140C"),
    "grey": ("#BCC0C7", "#BCC0C8", "#838C92"),
    "blue": ("#1E4397", "#1144B2", "#12468A"),
    "green": ("#509D39", "#31A426", "#66DBBE"),
    "yellow": ("#F4DE36", "#F3DB20", "#F3C515"),
    "red": ("#C32916", "#7B3525", "#EB5C47"),
    "purple": ("#AF74E6", "#A971E2", "#8D1976"),
    "good": ("#1B6FB8", "#1B6FB8", "#1F7F78"),
    "bad": ("#8A2A00", "#9A3300", "#B5202A"),
    "chain": ("#5A4FA8", "#5A4FA8", "#2F5FB5"),
}
"""The colours of cards and of marks that stay apart for each of these eyes."""

_IN_ICONS: Final = {
    "#7A4B2A": "brown",
    "#6B7177": "grey",
    "#2F6DB5": "blue",
    "#3E8E4E": "green",
    "#2A6437": "green_deep",
    "#E0A526": "yellow",
    "#B83A34": "red",
    "#6E3F8E": "purple",
}
"""Colours of icons that belong to cards but are no token."""

_MARKS: Final = ("good", "bad", "chain")

_DARK: Final = {
    "ink": _Shades(line="#A89A84", text="#F3E9D8"),
    "ink_soft": _Shades(line="#A89A84", text="#D2C5AF"),
    "parchment": _Shades("#2B2620", "#CFC0A2", "#F3E7CE"),
    "parchment_dark": _Shades("#201C17", text="#E2CFA8"),
    "parchment_pale": _Shades("#39322A", "#CFC0A2", "#FFFAEC"),
    "stone": _Shades("#3B352C", "#7A6F5F", "#CBB894"),
    "sand": _Shades("#6B5539", text="#E5C79E"),
    "terracotta": _Shades("#A3432A", "#E8846A", "#F2A58E"),
    "gold": _Shades("#76561A", "#D9A441", "#E0B057"),
    "gold_light": _Shades("#5A4720", "#F2D288", "#F2D288"),
    "gold_deep": _Shades("#5A3F12", "#D9A441", "#EBBE6B"),
    "sea_deep": _Shades("#10242D", text="#9CD4DE"),
    "sea": _Shades("#1F5766", "#6FB2BD", "#8CCBD7"),
    "sea_light": _Shades("#2F6B77", "#6FB2BD", "#9CD4DE"),
    "sky": _Shades("#2C4A50", text="#BFDDE0"),
    "sky_warm": _Shades("#5A4630", text="#F6D9A8"),
    "olive": _Shades(text="#C3CF90"),
    "night": _Shades(line="#8C88C0", text="#C9C6E6"),
    "dusk": _Shades(line="#A38FC4", text="#CDBEE6"),
    "moon": _Shades("#3F3A4C", "#CFC8DE", "#E9E4F2"),
    "lavender": _Shades("#37323F", "#B7AEC1", "#CFC6DA"),
    "good": _Shades("#37733A", "#7CC477", "#9FD39A"),
    "good_light": _Shades("#2C552B", text="#9FD39A"),
    "warn": _Shades("#7A4E0C", "#E0A345", "#F0B95C"),
    "bad": _Shades("#A02F25", "#EE8174", "#F5A79E"),
    "bad_light": _Shades("#6E2A24", text="#F5A79E"),
    "chain": _Shades(line="#6FA8EA", text="#9CC4F2"),
    "table_top": _Shades("#0E1D24"),
    "table_foot": _Shades("#080F13"),
    "bar": _Shades("#081318"),
    "veil": _Shades("#4A4138"),
    "replay_bar": _Shades("#17122A"),
    "replay_dock": _Shades("#120E20"),
    "shade": _Shades(text="#F3E9D8"),
    "white": _Shades(line="#5E564A"),
    "brown": _Shades(line="#C08B66"),
    "blue": _Shades(line="#6FA2DE"),
    "purple": _Shades(line="#B48AD0", text="#D0AEE8"),
    "age_1_deep": _Shades(text="#F2A58E"),
}
_HIGH: Final = {
    "ink": _Shades(line="#000000", text="#000000"),
    "ink_soft": _Shades(line="#000000", text="#1A1611"),
    "parchment": _Shades("#FFFFFF", text="#FFFFFF"),
    "parchment_dark": _Shades("#F0F0F0", text="#FFFFFF"),
    "parchment_pale": _Shades("#FFFFFF", text="#FFFFFF"),
    "stone": _Shades("#E0E0E0", "#555555", "#FFFFFF"),
    "sand": _Shades("#E9D9C0"),
    "terracotta": _Shades("#8F2B10", text="#7A2408"),
    "gold": _Shades("#FFD24A", "#B37A00", "#FFD24A"),
    "gold_light": _Shades("#FFE9A6", "#FFE48F", "#FFE48F"),
    "gold_deep": _Shades("#7A4F00", text="#5E3C00"),
    "sea_deep": _Shades("#001822"),
    "sea": _Shades("#0A4858", text="#063F4E"),
    "sea_light": _Shades("#BFE6EC", text="#CDEFF4"),
    "sky": _Shades("#DCF0F2"),
    "sky_warm": _Shades("#FFEFD6"),
    "olive": _Shades(text="#3A4414"),
    "night": _Shades("#0B1230"),
    "dusk": _Shades("#2E2244"),
    "moon": _Shades("#FFFFFF", text="#FFFFFF"),
    "lavender": _Shades("#E8E2F2", "#FFFFFF", "#FFFFFF"),
    "good": _Shades("#0E5A14", text="#0B4A10"),
    "good_light": _Shades("#C9F0C6", text="#C9F0C6"),
    "warn": _Shades("#FFC45A", text="#6B4300"),
    "bad": _Shades("#8C0F0A", text="#860D08"),
    "bad_light": _Shades("#FFD3CE", text="#FFD3CE"),
    "focus": _Shades(line="#FFD800"),
    "chain": _Shades("#123F7A"),
    "table_top": _Shades("#00202B"),
    "table_foot": _Shades("#00141C"),
    "bar": _Shades("#000D12"),
    "replay_bar": _Shades("#120A2B"),
    "replay_dock": _Shades("#0C0720"),
    "replay_button": _Shades("#2A1F4C"),
    "on_bright": _Shades(text="#000000"),
    "brown": _Shades("#4A2A14"),
    "grey": _Shades("#43484E"),
    "blue": _Shades("#124A8A"),
    "green": _Shades("#14521F"),
    "yellow": _Shades("#F2B632"),
    "red": _Shades("#8C1F19"),
    "purple": _Shades("#542673"),
    "brown_pattern": _Shades("#38200F"),
    "grey_pattern": _Shades("#34383D"),
    "blue_pattern": _Shades("#0E3B6E"),
    "green_pattern": _Shades("#0F4218"),
    "yellow_pattern": _Shades("#FFD67A"),
    "red_pattern": _Shades("#701813"),
    "purple_pattern": _Shades("#431E5C"),
    "age_1_deep": _Shades(text="#7A2408"),
}
_HIGH_DARK: Final = {
    "ink": _Shades(line="#FFFFFF", text="#FFFFFF"),
    "ink_soft": _Shades(line="#FFFFFF", text="#F0EBE0"),
    "parchment": _Shades("#0A0A0A", "#FFFFFF"),
    "parchment_dark": _Shades("#000000"),
    "parchment_pale": _Shades("#000000", "#FFFFFF"),
    "stone": _Shades("#1E1E1E", "#C8C8C8"),
    "sand": _Shades("#2E2412", text="#FFE7C2"),
    "terracotta": _Shades(line="#FF9C80", text="#FFC0AE"),
    "gold": _Shades("#4D3800", "#FFD24A"),
    "gold_light": _Shades("#332600"),
    "gold_deep": _Shades("#332400", "#FFD24A", "#FFD24A"),
    "sea_deep": _Shades("#000000", text="#B9ECF5"),
    "sea": _Shades(line="#7FDCEC", text="#B9ECF5"),
    "sea_light": _Shades("#0A3038", "#7FDCEC"),
    "sky": _Shades("#0C2226", text="#DDF4F6"),
    "sky_warm": _Shades("#2A1E0C", text="#FFEBCB"),
    "olive": _Shades(text="#E2EDB4"),
    "night": _Shades(line="#B4B0FF", text="#E4E2FF"),
    "dusk": _Shades(line="#CDB4FF", text="#E6DAFF"),
    "moon": _Shades("#1E1A28"),
    "lavender": _Shades("#16131C"),
    "good": _Shades(line="#7BE676", text="#B6F0B0"),
    "good_light": _Shades("#0C2E0C"),
    "warn": _Shades("#4A2C00", "#FFC45A", "#FFD58A"),
    "bad": _Shades(line="#FF8C80", text="#FFC2BA"),
    "bad_light": _Shades("#3A0C08"),
    "focus": _Shades(line="#FFD800"),
    "chain": _Shades(line="#8CC0FF", text="#C4DEFF"),
    "table_top": _Shades("#000000"),
    "table_foot": _Shades("#000000"),
    "bar": _Shades("#000000"),
    "veil": _Shades("#333333"),
    "shade": _Shades(text="#FFFFFF"),
    "white": _Shades(line="#808080"),
    "brown": _Shades(line="#E0AE8C"),
    "blue": _Shades(line="#8CC0FF"),
    "purple": _Shades(line="#D3A6F2", text="#EBD4FF"),
    "age_1_deep": _Shades(text="#FFC0AE"),
}


@lru_cache(16)
def palette_for(appearance: Appearance) -> Palette:
    """Return the colours for the chosen appearance."""
    if appearance == Appearance():
        return USUAL
    dark, high = appearance.dark, appearance.high_contrast
    chosen = ((dark and not high, _DARK), (high, _HIGH), (high and dark, _HIGH_DARK))
    layers = [layer for wanted, layer in chosen if wanted]
    fills, lines, texts = (
        {token: each[role] for layer in layers for token, each in layer.items() if each[role]}
        for role in range(3)
    )
    fills = COLOURS | fills
    icons, bright = dict[str, str](), USUAL.bright
    if appearance.sight is not Sight.USUAL:
        eyes = _EYES.index(appearance.sight)
        own = {token: shades[eyes] for token, shades in _SIGHTS.items()}
        bright = frozenset(card for card in CARDS if is_bright(own[card]))
        cards = {card: _readable(own[card], appearance) for card in CARDS}
        fills |= _of_cards(cards, bright)
        for mark in _MARKS:
            if not high:
                fills[mark] = own[mark]
            icons[COLOURS[mark]] = own[mark]
        icons |= {COLOURS[f"{card}_deep"]: fills[f"{card}_deep"] for card in CARDS}
        icons |= {found: fills[token] for found, token in _IN_ICONS.items()}
    if not dark and not high:
        texts |= _praise(fills)
    return Palette(
        str(appearance),
        fills,
        lines,
        texts,
        icons,
        words_alpha=1.0 if high else 0.0,
        lines_alpha=0.9 if high else 0.6 if appearance.thick else 0.0,
        wider=1.8 if appearance.thick else 0.6 if high else 0.0,
        ring=1.9 if appearance.ring else 1.0,
        plain=appearance.plain or high,
        bright=bright,
    )


_BRIGHT: Final = 0.2
"""Words on a card of more light than this are dark."""

_VERY_BRIGHT, _VERY_DARK = 0.36, 0.09
"""Beyond these, words on a card have a contrast of seven."""


def _light(shade: str) -> float:
    """Return the relative luminance of WCAG 2, from 0 to 1."""
    made = QColor(shade)
    red, green, blue = map(_linear, (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_bright(shade: str) -> bool:
    """Return whether words on a card of this shade are dark."""
    return _light(shade) > _BRIGHT


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _readable(shade: str, appearance: Appearance) -> str:
    """Return a card's colour, farther from its words where the contrast is high."""
    bright = is_bright(shade)
    while appearance.high_contrast and _VERY_DARK < _light(shade) < _VERY_BRIGHT:
        made = QColor(shade)
        shade = (made.lighter(106) if bright else made.darker(106)).name()
    return shade


def _of_cards(cards: dict[str, str], bright: frozenset[str]) -> dict[str, str]:
    """Return fill, deep tone and pattern of each card; the pattern moves away from the words."""
    found: dict[str, str] = {}
    for card, shade in cards.items():
        made = QColor(shade)
        pattern = made.lighter(118) if card in bright else made.darker(122)
        deep = made.darker(240 if card in bright else 135)
        found |= {card: shade, f"{card}_deep": deep.name(), f"{card}_pattern": pattern.name()}
    return found
