"""The palettes, as data: the colour of every token; the one place where a hex value may stand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Role = Literal["fill", "line", "text"]
"""What is drawn in a colour: a surface, its edge or any other line, or words."""

_CARDS: Final = {
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

_AGES: Final = {
    1: ("#C4593B", "#A8452B", "#DF8562", "#F2D288", "#F9E7BF"),
    2: ("#2F7A8C", "#215F6F", "#5A9FAE", "#F2D288", "#F9E7BF"),
    3: ("#4B3B63", "#372A4B", "#6A5688", "#E9E4F2", "#F7F4FB"),
}
"""Of the card backs of each Age the hue, the deep tone, the ray, the sun and the sun's heart."""

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
    "table_top": "#1B4453",
    "table_foot": "#12303C",
    "bar": "#0F2B36",
    "shadow": "#0A0E14",
    "veil": "#786A5C",
    # What is watched again is framed in violet, so that nobody takes it for a match going on.
    "replay_bar": "#2C2348",
    "replay_dock": "#211A38",
    "replay_button": "#41346A",
    "shade": "#2B2118",  # the dark line around light ones, such as the mark of the focus
    "on_bright": "#2B2118",  # text on what stays bright in every palette: coins, yellow cards
    "white": "#FFFFFF",
    "black": "#000000",
    **{
        f"{card}{tone}": shade
        for card, shades in _CARDS.items()
        for tone, shade in zip(("", "_deep", "_pattern"), shades, strict=True)
    },
    **{
        f"age_{age}{tone}": shade
        for age, shades in _AGES.items()
        for tone, shade in zip(("", "_deep", "_ray", "_sun", "_heart"), shades, strict=True)
    },
}


@dataclass(frozen=True, slots=True)
class Palette:
    """What each token looks like; ``lines`` and ``texts`` where it differs from the surface.

    ``words_alpha`` and ``lines_alpha`` are the least that text and lines are opaque, ``wider`` what
    thin lines are wider in design pixels, ``ring`` how many times the mark of the focus is.
    ``icons`` are the colours of drawings that are others here. A ``plain`` table has neither
    mosaic nor light. Words on cards of ``bright`` colours are dark. Two palettes of one ``name``
    are the same.
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
        """The hex value of a token in this role; None for one that is not ours."""
        own = self.texts if role == "text" else self.lines if role == "line" else {}
        return own.get(token) or self.fills.get(token)

    def alpha(self, alpha: float, role: Role) -> float:
        """How opaque something is that has this ``alpha`` usually, from 0 to 1."""
        least = self.words_alpha if role == "text" else self.lines_alpha if role == "line" else 0.0
        return max(alpha, least)

    def line_width(self, width: float) -> float:
        """How wide a line is that has this ``width`` usually, in design pixels."""
        return width + self.wider if width < _BROAD else width

    def drawing(self, svg: bytes) -> bytes:
        """A drawing in the colours of this palette."""
        if not self.icons:
            return svg
        text = svg.decode()
        return _HEX.sub(lambda found: self.icons.get(found[0].upper(), found[0]), text).encode()


_HEX: Final = re.compile("#[0-9A-Fa-f]{6}")
_BROAD: Final = 8.0
"""A line of so many design pixels is a bar, no edge."""

USUAL: Final = Palette("usual", COLOURS)
"""Today's colours."""
