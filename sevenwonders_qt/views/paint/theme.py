"""The current design tokens: colours, sizes and movements."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor

from sevenwonders_qt.models.boxes import box_shade
from sevenwonders_qt.views.paint.palette import CARDS, USUAL, Palette, Role, is_bright

Shade = str | QColor
"""A colour by its token name, or one already made."""

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


class _Held:
    """The current palette; all that is painted in one process is painted in one."""

    palette = USUAL


def use_palette(palette: Palette) -> None:
    """Paint in these colours from now on; finished paintings stay as they are."""
    _Held.palette = palette
    _tint.cache_clear()


def palette() -> Palette:
    """Return the colours that everything is painted in now."""
    return _Held.palette


class Tint(QColor):
    """A token as it is painted on surfaces; it knows how it looks as a line and as text."""

    def __init__(self, token: str, alpha: float | None, darker: int, role: Role) -> None:
        """Raises KeyError for a name that is no token."""
        self._token, self._alpha, self._darker = token, alpha, darker
        held = _Held.palette
        found = held.shade(token, role)
        made = QColor(found if found is not None else box_shade(token))
        seen = None if alpha is None else held.alpha(alpha, role)
        super().__init__(_adjusted(made, seen, darker))

    def role(self, role: Role, alpha: float | None = None, darker: int = 0) -> Tint:
        """Return the same token in another role; ``alpha`` and ``darker`` where they are given."""
        alpha = self._alpha if alpha is None else alpha
        return _tint(self._token, alpha, darker or self._darker, role)


def colour(
    shade: Shade, alpha: float | None = None, darker: int = 0, role: Role = "fill"
) -> QColor:
    """Return a token's colour; ``darker`` in per cent, negative for lighter, ``alpha`` from 0 to 1.

    Where surfaces are dark, one token is another colour as a surface, as a line and as text: a
    canvas knows which of them it draws. Raises KeyError for a name that is no token.
    """
    if isinstance(shade, str):
        return _tint(shade, alpha, darker, role)
    if isinstance(shade, Tint):
        return shade.role(role, alpha, darker)
    return _adjusted(QColor(shade), alpha, darker)


@lru_cache(2048)  # a redraw asks for a few hundred colours some thousand times
def _tint(token: str, alpha: float | None, darker: int, role: Role) -> Tint:
    return Tint(token, alpha, darker, role)


def _adjusted(made: QColor, alpha: float | None, darker: int) -> QColor:
    if darker > 0:
        made = made.darker(100 + darker)
    elif darker < 0:
        made = made.lighter(100 - darker)
    if alpha is not None:
        made.setAlphaF(alpha)
    return made


def mix(first: Shade, second: Shade, share: float) -> QColor:
    """Return ``first`` with a ``share`` (0 to 1) of ``second`` stirred in; opaque."""
    a, b = colour(first), colour(second)
    return QColor(
        round(a.red() * (1 - share) + b.red() * share),
        round(a.green() * (1 - share) + b.green() * share),
        round(a.blue() * (1 - share) + b.blue() * share),
    )


def text_on(fill: str) -> str:
    """Return the token of text that reads on this card fill."""
    bright = fill in _Held.palette.bright or (fill not in CARDS and is_bright(box_shade(fill)))
    return "on_bright" if bright else "parchment"


def board_fill(side: str) -> str:
    """Return a city's slab colour: warm stone by day ("A"), cool lavender by night ("B")."""
    return "lavender" if side == "B" else "stone"


def own_fill(side: str) -> Shade:
    """Return the slab colour of the own city, a little lighter."""
    return mix("moon", "dusk", 0.22) if side == "B" else "parchment_dark"
