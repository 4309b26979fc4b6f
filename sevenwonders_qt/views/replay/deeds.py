"""The picture of what a city did."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.architects.terms import card_icon
from sevenwonders_qt.models.replay import Deed, DeedKind
from sevenwonders_qt.models.shown import COLOURS
from sevenwonders_qt.views.paint.canvas import Canvas

_CARDS: Final = frozenset(str(shade) for shade in COLOURS)


def draw_deed(canvas: Canvas, deed: Deed, cx: float, cy: float, size: float) -> None:
    """A stage on a golden tile, a card by its colour, or by what it is in Architects."""
    match deed.kind:
        case DeedKind.STAGE:
            canvas.rounded(canvas.square(cx, cy, size * 1.1), 5, "gold", "gold_light", 1.4)
            icon, size = "stage", size * 0.86
        case DeedKind.SALE:
            icon = "discard"
        case DeedKind.TOKEN:
            icon = "ar_progress"
        case _:
            is_colour = deed.what in _CARDS
            icon = f"sym_{deed.what}" if is_colour else card_icon(CardId(deed.what))
    canvas.icon(icon, cx, cy, size)
