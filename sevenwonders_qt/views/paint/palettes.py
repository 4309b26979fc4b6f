"""The palettes there are: light, dark, of high contrast, and for eyes that lack a kind of cone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from sevenwonders_qt.models.appearance import Appearance, Sight
from sevenwonders_qt.views.paint.palette import COLOURS, USUAL, Palette

_SIGHTS: Final[dict[Sight, dict[str, str]]] = {
    Sight.PROTAN: {
        "brown": "#27160C",
        "grey": "#BCC0C7",
        "blue": "#1E4397",
        "green": "#509D39",
        "yellow": "#F4DE36",
        "red": "#C32916",
        "purple": "#AF74E6",
        "good": "#1B6FB8",
        "bad": "#8A2A00",
        "chain": "#5A4FA8",
    },
    Sight.DEUTAN: {
        "brown": "#231810",
        "grey": "#BCC0C8",
        "blue": "#1144B2",
        "green": "#31A426",
        "yellow": "#F3DB20",
        "red": "#7B3525",
        "purple": "#A971E2",
        "good": "#1B6FB8",
        "bad": "#9A3300",
        "chain": "#5A4FA8",
    },
    Sight.TRITAN: {
        "brown": "#27140C",
        "grey": "#838C92",
        "blue": "#12468A",
        "green": "#66DBBE",
        "yellow": "#F3C515",
        "red": "#EB5C47",
        "purple": "#8D1976",
        "good": "#1F7F78",
        "bad": "#B5202A",
        "chain": "#2F5FB5",
    },
}
"""The colours of cards and of marks that stay apart for these eyes."""

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

_CARDS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
_MARKS: Final = ("good", "bad", "chain")

_DARK_FILLS: Final = {
    "parchment": "#2B2620",
    "parchment_dark": "#201C17",
    "parchment_pale": "#39322A",
    "stone": "#3B352C",
    "sand": "#6B5539",
    "gold": "#76561A",
    "gold_light": "#5A4720",
    "gold_deep": "#5A3F12",
    "lavender": "#37323F",
    "moon": "#3F3A4C",
    "sky": "#2C4A50",
    "sky_warm": "#5A4630",
    "good_light": "#2C552B",
    "bad_light": "#6E2A24",
    "warn": "#7A4E0C",
    "terracotta": "#A3432A",
    "good": "#37733A",
    "bad": "#A02F25",
    "sea": "#1F5766",
    "sea_light": "#2F6B77",
    "sea_deep": "#10242D",
    "table_top": "#0E1D24",
    "table_foot": "#080F13",
    "bar": "#081318",
    "replay_bar": "#17122A",
    "replay_dock": "#120E20",
    "veil": "#4A4138",
}
_DARK_TEXTS: Final = {
    "age_1_deep": "#F2A58E",
    "ink": "#F3E9D8",
    "ink_soft": "#D2C5AF",
    "parchment": "#F3E7CE",
    "parchment_dark": "#E2CFA8",
    "parchment_pale": "#FFFAEC",
    "stone": "#CBB894",
    "sand": "#E5C79E",
    "gold": "#E0B057",
    "gold_light": "#F2D288",
    "gold_deep": "#EBBE6B",
    "lavender": "#CFC6DA",
    "moon": "#E9E4F2",
    "sky": "#BFDDE0",
    "sky_warm": "#F6D9A8",
    "terracotta": "#F2A58E",
    "sea": "#8CCBD7",
    "sea_light": "#9CD4DE",
    "sea_deep": "#9CD4DE",
    "night": "#C9C6E6",
    "dusk": "#CDBEE6",
    "olive": "#C3CF90",
    "good": "#9FD39A",
    "good_light": "#9FD39A",
    "bad": "#F5A79E",
    "bad_light": "#F5A79E",
    "warn": "#F0B95C",
    "chain": "#9CC4F2",
    "purple": "#D0AEE8",
    "shade": "#F3E9D8",
}
_DARK_LINES: Final = {
    "ink": "#A89A84",
    "ink_soft": "#A89A84",
    "parchment": "#CFC0A2",
    "parchment_pale": "#CFC0A2",
    "stone": "#7A6F5F",
    "gold": "#D9A441",
    "gold_light": "#F2D288",
    "gold_deep": "#D9A441",
    "white": "#5E564A",
    "terracotta": "#E8846A",
    "sea": "#6FB2BD",
    "sea_light": "#6FB2BD",
    "good": "#7CC477",
    "bad": "#EE8174",
    "warn": "#E0A345",
    "chain": "#6FA8EA",
    "night": "#8C88C0",
    "dusk": "#A38FC4",
    "moon": "#CFC8DE",
    "lavender": "#B7AEC1",
    "brown": "#C08B66",
    "blue": "#6FA2DE",
    "purple": "#B48AD0",
}
_HIGH_FILLS: Final = {
    "parchment": "#FFFFFF",
    "parchment_dark": "#F0F0F0",
    "parchment_pale": "#FFFFFF",
    "stone": "#E0E0E0",
    "sand": "#E9D9C0",
    "gold": "#FFD24A",
    "gold_light": "#FFE9A6",
    "gold_deep": "#7A4F00",
    "lavender": "#E8E2F2",
    "moon": "#FFFFFF",
    "sky": "#DCF0F2",
    "sky_warm": "#FFEFD6",
    "good_light": "#C9F0C6",
    "bad_light": "#FFD3CE",
    "warn": "#FFC45A",
    "terracotta": "#8F2B10",
    "good": "#0E5A14",
    "bad": "#8C0F0A",
    "sea": "#0A4858",
    "sea_light": "#BFE6EC",
    "sea_deep": "#001822",
    "chain": "#123F7A",
    "table_top": "#00202B",
    "table_foot": "#00141C",
    "bar": "#000D12",
    "night": "#0B1230",
    "dusk": "#2E2244",
    "replay_bar": "#120A2B",
    "replay_dock": "#0C0720",
    "replay_button": "#2A1F4C",
    "brown": "#4A2A14",
    "grey": "#43484E",
    "blue": "#124A8A",
    "green": "#14521F",
    "yellow": "#F2B632",
    "red": "#8C1F19",
    "purple": "#542673",
    "brown_pattern": "#38200F",
    "grey_pattern": "#34383D",
    "blue_pattern": "#0E3B6E",
    "green_pattern": "#0F4218",
    "yellow_pattern": "#FFD67A",
    "red_pattern": "#701813",
    "purple_pattern": "#431E5C",
}
_HIGH_TEXTS: Final = {
    "age_1_deep": "#7A2408",
    "ink": "#000000",
    "ink_soft": "#1A1611",
    "parchment": "#FFFFFF",
    "parchment_dark": "#FFFFFF",
    "parchment_pale": "#FFFFFF",
    "stone": "#FFFFFF",
    "gold": "#FFD24A",
    "gold_light": "#FFE48F",
    "gold_deep": "#5E3C00",
    "lavender": "#FFFFFF",
    "moon": "#FFFFFF",
    "terracotta": "#7A2408",
    "sea": "#063F4E",
    "good": "#0B4A10",
    "bad": "#860D08",
    "warn": "#6B4300",
    "good_light": "#C9F0C6",
    "bad_light": "#FFD3CE",
    "sea_light": "#CDEFF4",
    "on_bright": "#000000",
    "olive": "#3A4414",
}
_HIGH_LINES: Final = {
    "ink": "#000000",
    "ink_soft": "#000000",
    "stone": "#555555",
    "gold": "#B37A00",
    "gold_light": "#FFE48F",
    "lavender": "#FFFFFF",
    "focus": "#FFD800",
}
_HIGH_DARK_FILLS: Final = {
    "parchment": "#0A0A0A",
    "parchment_dark": "#000000",
    "parchment_pale": "#000000",
    "stone": "#1E1E1E",
    "sand": "#2E2412",
    "gold": "#4D3800",
    "gold_light": "#332600",
    "gold_deep": "#332400",
    "lavender": "#16131C",
    "moon": "#1E1A28",
    "sky": "#0C2226",
    "sky_warm": "#2A1E0C",
    "good_light": "#0C2E0C",
    "bad_light": "#3A0C08",
    "warn": "#4A2C00",
    "sea_light": "#0A3038",
    "veil": "#333333",
    "table_top": "#000000",
    "table_foot": "#000000",
    "bar": "#000000",
    "sea_deep": "#000000",
}
_HIGH_DARK_TEXTS: Final = {
    "age_1_deep": "#FFC0AE",
    "ink": "#FFFFFF",
    "ink_soft": "#F0EBE0",
    "gold_deep": "#FFD24A",
    "terracotta": "#FFC0AE",
    "sea": "#B9ECF5",
    "sea_deep": "#B9ECF5",
    "good": "#B6F0B0",
    "bad": "#FFC2BA",
    "warn": "#FFD58A",
    "chain": "#C4DEFF",
    "night": "#E4E2FF",
    "dusk": "#E6DAFF",
    "purple": "#EBD4FF",
    "olive": "#E2EDB4",
    "sand": "#FFE7C2",
    "sky": "#DDF4F6",
    "sky_warm": "#FFEBCB",
    "shade": "#FFFFFF",
}
_HIGH_DARK_LINES: Final = {
    "ink": "#FFFFFF",
    "ink_soft": "#FFFFFF",
    "parchment": "#FFFFFF",
    "parchment_pale": "#FFFFFF",
    "stone": "#C8C8C8",
    "gold": "#FFD24A",
    "gold_deep": "#FFD24A",
    "white": "#808080",
    "terracotta": "#FF9C80",
    "sea": "#7FDCEC",
    "sea_light": "#7FDCEC",
    "good": "#7BE676",
    "bad": "#FF8C80",
    "warn": "#FFC45A",
    "chain": "#8CC0FF",
    "night": "#B4B0FF",
    "dusk": "#CDB4FF",
    "brown": "#E0AE8C",
    "blue": "#8CC0FF",
    "purple": "#D3A6F2",
    "focus": "#FFD800",
}


@lru_cache(16)
def palette_for(appearance: Appearance) -> Palette:
    """The colours for what was chosen."""
    if appearance == Appearance():
        return USUAL
    fills, lines, texts = dict(COLOURS), dict[str, str](), dict[str, str]()
    for wanted, layers in (
        (appearance.dark and not appearance.high_contrast, (_DARK_FILLS, _DARK_LINES, _DARK_TEXTS)),
        (appearance.high_contrast, (_HIGH_FILLS, _HIGH_LINES, _HIGH_TEXTS)),
        (
            appearance.high_contrast and appearance.dark,
            (_HIGH_DARK_FILLS, _HIGH_DARK_LINES, _HIGH_DARK_TEXTS),
        ),
    ):
        if wanted:
            for held, layer in zip((fills, lines, texts), layers, strict=True):
                held.update(layer)
    icons, bright = dict[str, str](), USUAL.bright
    if appearance.sight is not Sight.USUAL:
        own = _SIGHTS[appearance.sight]
        bright = frozenset(card for card in _CARDS if _light(own[card]) > _BRIGHT)
        cards = {card: _readable(own[card], appearance) for card in _CARDS}
        fills |= _of_cards(cards, bright)
        for mark in _MARKS:
            if not appearance.high_contrast:
                fills[mark] = own[mark]
            icons[COLOURS[mark]] = own[mark]
        icons |= {COLOURS[f"{card}_deep"]: fills[f"{card}_deep"] for card in _CARDS}
        icons |= {found: fills[token] for found, token in _IN_ICONS.items()}
    return Palette(
        str(appearance),
        fills,
        lines,
        texts,
        icons,
        words_alpha=1.0 if appearance.high_contrast else 0.0,
        lines_alpha=0.9 if appearance.high_contrast else 0.6 if appearance.thick else 0.0,
        wider=1.8 if appearance.thick else 0.6 if appearance.high_contrast else 0.0,
        ring=1.9 if appearance.ring else 1.0,
        plain=appearance.plain or appearance.high_contrast,
        bright=bright,
    )


_BRIGHT: Final = 0.2
"""Words on a card of more light than this are dark."""

_VERY_BRIGHT, _VERY_DARK = 0.36, 0.09
"""Beyond these, words on a card have a contrast of seven."""


def _light(shade: str) -> float:
    """The relative luminance of WCAG 2, from 0 to 1."""
    made = QColor(shade)
    red, green, blue = map(_linear, (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _readable(shade: str, appearance: Appearance) -> str:
    """A card's colour, farther from its words where the contrast is high."""
    is_bright = _light(shade) > _BRIGHT
    while appearance.high_contrast and _VERY_DARK < _light(shade) < _VERY_BRIGHT:
        made = QColor(shade)
        shade = (made.lighter(106) if is_bright else made.darker(106)).name()
    return shade


def _of_cards(cards: dict[str, str], bright: frozenset[str]) -> dict[str, str]:
    """Fill, deep tone and pattern of each card; the pattern moves away from the words."""
    found: dict[str, str] = {}
    for card, shade in cards.items():
        made = QColor(shade)
        pattern = made.lighter(118) if card in bright else made.darker(122)
        deep = made.darker(240 if card in bright else 135)
        found |= {card: shade, f"{card}_deep": deep.name(), f"{card}_pattern": pattern.name()}
    return found
