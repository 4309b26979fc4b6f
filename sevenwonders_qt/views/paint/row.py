"""Effects and costs as rows of small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.words.numbers import number_range, whole_number
from sevenwonders_qt.views.paint.canvas import Align, Canvas

_MIDDLES: Final = {
    "coin_loss": (-0.06, -0.07),
    "coin_gift": (0.0, 0.09),
    **dict.fromkeys(("mil_1", "mil_3", "mil_5"), (0.0, 0.13)),
}
"""The middles of drawings that are not in the middle of their square, as shares of its side."""

_IN_A_LINE: Final = 4
"""The most things that are counted in one line."""

_ARROW: Final = 0.44, 0.56
"""An arrow as a share of the row's height: usually, and at most where the row is low.

All three arrows together are recognised by their number.
"""

_EVERYWHERE: Final = 3
"""The arrows of what is counted in the own city and in both others."""

_LEAST_ARROW: Final = 10.0
"""Pixels of an arrow that can be recognised."""


def row_width(row: Sequence[Token], size: float, gap: float = 0.06) -> float:
    """Return the width of a drawn row, its pictures ``size`` high, ``gap`` of that apart."""
    inner = sum(_width(token, size) for token in row) + gap * max(0, len(row) - 1)
    return inner * size


def draw_row(
    canvas: Canvas,
    rect: QRectF,
    row: Sequence[Token],
    align: Align = "center",
    high: float | None = None,
    gap: float = 0.06,
) -> None:
    """Draw a row as high as ``rect``, or ``high``; smaller if that is not wide enough for it."""
    size = rect.height() if high is None else high
    for _ in range(2):  # arrows have a larger share of a low row, which makes it wider
        size *= min(1.0, max(rect.width(), 1.0) / max(1.0, row_width(row, size, gap)))
    spare = rect.width() - row_width(row, size, gap)
    x = rect.left() + {"left": 0.0, "center": spare / 2, "right": spare}[align]
    for token in row:
        wide = _width(token, size) * size
        _draw(canvas, token, x + wide / 2, rect.center().y(), size)
        x += wide + gap * size


def _width(token: Token, size: float) -> float:
    """Return the width of a picture as a share of the row's height, which is ``size``."""
    match token.kind:
        case "or" | "per":
            return 0.3
        case "aged":
            return 1.28
        case "gap":
            return 0.06
        case "points":
            return 1.06
        case "times":
            return 0.7
        case "count":
            across, each = _lines(token)
            return max(each * across, _arrow(token, size) * len(token.arrows))
        case _:
            return 1.0


def _draw(canvas: Canvas, token: Token, cx: float, cy: float, size: float) -> None:
    match token.kind:
        case "icon":
            canvas.icon(token.icons[0], cx, cy, size)
        case "points":
            canvas.points(cx, cy, size * 1.06, whole_number(token.value))
        case "coin":
            canvas.coin(cx, cy, size, whole_number(token.value))
        case "ages":
            canvas.coin(cx, cy, size, number_range(1, token.value))
        case "or" | "per":
            thick = max(1.2, size / canvas.u * 0.07)
            foot, head = (cx - size * 0.09, cy + size * 0.26), (cx + size * 0.09, cy - size * 0.26)
            canvas.line(foot, head, "ink", thick)
        case "count":
            _draw_count(canvas, token, cx, cy, size)
        case "aged":
            canvas.icon(token.icons[0], cx - size * 0.24, cy, size)
            canvas.icon(f"age_{token.value}", cx + size * 0.38, cy + size * 0.2, size * 0.6)
        case "struck":
            canvas.icon(token.icons[0], cx, cy, size)
            low, high = (cx - size * 0.4, cy + size * 0.4), (cx + size * 0.4, cy - size * 0.4)
            canvas.line(low, high, "bad", max(2.0, size / canvas.u * 0.1))
        case "numbered":
            canvas.icon(token.icons[0], cx, cy, size)
            right, down = _MIDDLES.get(token.icons[0], (0.0, 0.0))
            middle = cx + size * right, cy + size * down
            canvas.outlined(*middle, whole_number(token.value), size * 0.46)
        case "times":
            canvas.number(cx, cy, f"×{token.value}", size * 0.55)
        case "gap":
            pass


def _arrow(token: Token, size: float) -> float:
    usual, most = _ARROW
    least = _LEAST_ARROW / max(1.0, size) if len(token.arrows) < _EVERYWHERE else usual
    return min(most, max(usual, least))


def _lines(token: Token) -> tuple[int, float]:
    """Return how many of the counted things are in a line, and the width of each."""
    count = len(token.icons)
    if token.arrows:
        return count, 0.62
    return (count, 0.82) if count <= _IN_A_LINE else (-(-count // 2), 0.58)


def _draw_count(canvas: Canvas, token: Token, cx: float, cy: float, size: float) -> None:
    """Draw the counted things, many in two lines, and the counted places as arrows above them."""
    across, share = _lines(token)
    each, icons = size * share, token.icons
    lines = [icons[n : n + across] for n in range(0, len(icons), across)]
    low = cy + (size * 0.20 if token.arrows else 0) - each * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        start = cx - each * (len(line) - 1) / 2
        for place, icon in enumerate(line):
            canvas.icon(icon, start + each * place, low + each * number, each * 0.98)
    step = size * _arrow(token, size)
    start = cx - step * (len(token.arrows) - 1) / 2
    for number, icon in enumerate(token.arrows):
        canvas.icon(icon, start + step * number, cy - size * 0.31, step)
