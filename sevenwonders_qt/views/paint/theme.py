"""The design tokens: colours, sizes and movements."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor

from sevenwonders_qt.models.boxes import box_shade
from sevenwonders_qt.views.paint.palette import CARDS, Palette, Role, is_bright

Shade: TypeAlias = "str | Tint | Mix | QColor"
"""A colour by its token name, or one already made."""

_ON: Final = "on "
"""The beginning of the token for text on a fill of cards."""

CARD_SIZE: Final = (240.0, 368.0)
"""Width and height of a card face in its own units; every size is a multiple of it."""


class Motion(NamedTuple):
    """The duration of a movement, in milliseconds, and its change of speed."""

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


class Tint(NamedTuple):
    """A token as it is to be painted, in whichever palette; `colour` makes it."""

    token: str
    alpha: float | None = None
    darker: int = 0


class Mix(NamedTuple):
    """A ``share`` (0 to 1) of ``second`` stirred into ``first``; `mix` makes it."""

    first: Shade
    second: Shade
    share: float
    alpha: float | None = None
    darker: int = 0


def colour(shade: Shade, alpha: float | None = None, darker: int = 0) -> Shade:
    """Return a shade as it is to be painted, by `Art.colour`.

    ``darker`` is in per cent, negative for lighter, ``alpha`` from 0 to 1. Where surfaces are dark,
    one token is another colour as a surface, as a line and as text: a canvas knows which of them it
    draws.
    """
    if isinstance(shade, str):
        return Tint(shade, alpha, darker)
    if isinstance(shade, QColor):
        return _adjusted(QColor(shade), alpha, darker)
    alpha = shade.alpha if alpha is None else alpha
    return shade._replace(alpha=alpha, darker=darker or shade.darker)


def mix(first: Shade, second: Shade, share: float) -> Mix:
    """Return ``first`` with a ``share`` (0 to 1) of ``second`` stirred in; opaque."""
    return Mix(first, second, share)


def text_on(fill: str) -> Tint:
    """Return the shade of text that reads on this card fill."""
    return Tint(f"{_ON}{fill}")


def is_dark_on(palette: Palette, fill: str) -> bool:
    """Return whether text on this card fill is dark."""
    return fill in palette.bright or (fill not in CARDS and is_bright(box_shade(fill)))


def painted(shade: Shade, palette: Palette, role: Role = "fill") -> QColor:
    """Return the colour of a shade in a palette; raises KeyError for a name that is no token."""
    if isinstance(shade, str):
        shade = Tint(shade)
    if isinstance(shade, Tint):
        token, alpha = shade.token, shade.alpha
        if token.startswith(_ON):
            dark = is_dark_on(palette, token.removeprefix(_ON))
            token = "on_bright" if dark else "parchment"
        found = palette.shade(token, role)
        made = QColor(found if found is not None else box_shade(token))
        return _adjusted(made, None if alpha is None else palette.alpha(alpha, role), shade.darker)
    if isinstance(shade, Mix):
        a, b = painted(shade.first, palette), painted(shade.second, palette)
        made = QColor(
            round(a.red() * (1 - shade.share) + b.red() * shade.share),
            round(a.green() * (1 - shade.share) + b.green() * shade.share),
            round(a.blue() * (1 - shade.share) + b.blue() * shade.share),
        )
        return _adjusted(made, shade.alpha, shade.darker)
    return QColor(shade)


def _adjusted(made: QColor, alpha: float | None, darker: int) -> QColor:
    if darker > 0:
        made = made.darker(100 + darker)
    elif darker < 0:
        made = made.lighter(100 - darker)
    if alpha is not None:
        made.setAlphaF(alpha)
    return made


def board_fill(side: str) -> str:
    """Return a city's slab colour: warm stone by day ("A"), cool lavender by night ("B")."""
    return "lavender" if side == "B" else "stone"


def own_fill(side: str) -> Shade:
    """Return the slab colour of the own city, a little lighter."""
    return mix("moon", "dusk", 0.22) if side == "B" else "parchment_dark"
