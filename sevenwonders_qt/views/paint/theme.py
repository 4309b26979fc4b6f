"""The design tokens, and the one place where a hex value may stand."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor

from sevenwonders_qt.models.boxes import box_shade

Shade = str | QColor
"""A colour by its token name, or one already made."""

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
    "white": "#FFFFFF",
    "black": "#000000",
    # Card fills, named as the colours of structures.
    "brown": "#6B3F23",
    "grey": "#636970",
    "blue": "#2B68AF",
    "green": "#2D733D",
    "yellow": "#E0A526",
    "red": "#B93A34",
    "purple": "#6E3F8E",
    # The deep tone of each fill, under badges.
    "brown_deep": "#4F2F18",
    "grey_deep": "#3F4449",
    "blue_deep": "#1F4B80",
    "green_deep": "#235C30",
    "yellow_deep": "#6E4A08",
    "red_deep": "#84251F",
    "purple_deep": "#472560",
    # The pattern tone of each fill: it moves away from the colour of text, so text may run over it.
    "brown_pattern": "#553018",
    "grey_pattern": "#50565C",
    "blue_pattern": "#225591",
    "green_pattern": "#246233",
    "yellow_pattern": "#F0C35E",
    "red_pattern": "#9C2C27",
    "purple_pattern": "#593075",
    # Card backs: hue, deep tone, ray, sun and sun's heart of each Age.
    "age_1": "#C4593B",
    "age_1_deep": "#A8452B",
    "age_1_ray": "#DF8562",
    "age_1_sun": "#F2D288",
    "age_1_heart": "#F9E7BF",
    "age_2": "#2F7A8C",
    "age_2_deep": "#215F6F",
    "age_2_ray": "#5A9FAE",
    "age_2_sun": "#F2D288",
    "age_2_heart": "#F9E7BF",
    "age_3": "#4B3B63",
    "age_3_deep": "#372A4B",
    "age_3_ray": "#6A5688",
    "age_3_sun": "#E9E4F2",
    "age_3_heart": "#F7F4FB",
}

CARD_SIZE: Final = (240.0, 368.0)
"""Width and height of a card face in its own units; every size is a multiple of it."""


class Motion(NamedTuple):
    """How long a movement takes, in milliseconds, and how it speeds up and slows down."""

    ms: int
    curve: QEasingCurve.Type


MOTION: Final = {
    "press": Motion(80, QEasingCurve.Type.OutQuad),
    "hover": Motion(120, QEasingCurve.Type.OutQuad),
    "focus": Motion(120, QEasingCurve.Type.OutQuad),
    "reveal": Motion(220, QEasingCurve.Type.OutCubic),
    "flip": Motion(260, QEasingCurve.Type.InOutSine),
    "score_row": Motion(260, QEasingCurve.Type.OutCubic),
    "fly": Motion(320, QEasingCurve.Type.OutCubic),
    "coin": Motion(380, QEasingCurve.Type.OutQuad),
    "pass_hand": Motion(480, QEasingCurve.Type.InOutCubic),
    "battle": Motion(700, QEasingCurve.Type.OutBack),
    "stagger": Motion(40, QEasingCurve.Type.Linear),
    "reduced": Motion(80, QEasingCurve.Type.Linear),
}


def colour(shade: Shade, alpha: float | None = None, darker: int = 0) -> QColor:
    """The colour of a token; ``darker`` in per cent, negative for lighter, ``alpha`` from 0 to 1.

    Raises KeyError for a name that is no token.
    """
    if isinstance(shade, QColor):
        made = QColor(shade)
    else:
        found = COLOURS.get(shade)
        made = QColor(found if found is not None else box_shade(shade))
    if darker > 0:
        made = made.darker(100 + darker)
    elif darker < 0:
        made = made.lighter(100 - darker)
    if alpha is not None:
        made.setAlphaF(alpha)
    return made


def mix(first: Shade, second: Shade, share: float) -> QColor:
    """``first`` with a ``share`` (0 to 1) of ``second`` stirred in; opaque."""
    a, b = colour(first), colour(second)
    return QColor(
        round(a.red() * (1 - share) + b.red() * share),
        round(a.green() * (1 - share) + b.green() * share),
        round(a.blue() * (1 - share) + b.blue() * share),
    )


def text_on(fill: str) -> str:
    """The token of text that reads on this card fill."""
    return "ink" if fill == "yellow" else "parchment"


def board_fill(side: str) -> str:
    """The slab colour of a city: warm stone by day ("A"), cool lavender by night ("B")."""
    return "lavender" if side == "B" else "stone"
