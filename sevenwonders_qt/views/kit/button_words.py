"""The button of pages and tables: its words, its grounds, and the room around them.

A page holds it as a widget (`kit/button.py`), a table as a spot of a panel
(`table/action_button.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevenwonders_qt.models.acts import KeyMark
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.views.kit.part import Margins, Paint, Part, column, rounded, row
from sevenwonders_qt.views.kit.sizes import SIZES, Role
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.paint.canvas import Align
from sevenwonders_qt.views.paint.theme import Shade, colour

AROUND: Final[Margins] = (10, 3, 10, 3)
"""Design pixels between the words and the edge of a slab."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The measures and shades of the words of a button where it is."""

    icon: float
    """The size of the drawing, as a multiple of the size of the label."""

    gap: float
    """Design pixels between drawing, words, price and key."""

    lines: int
    """The most lines of the note."""

    dull: Shade
    """The shade of all words of a disabled one; paler words would be too hard to read."""

    note: Shade
    note_on_gold: Shade


_ALMOST_INK: Final = colour("ink", 0.94)

ON_PAGE: Final = ButtonLook(1.65, 10, 2, colour("ink", 0.85), "ink_soft", "ink")
ON_TABLE: Final = ButtonLook(1.9, 9, 3, _ALMOST_INK, _ALMOST_INK, _ALMOST_INK)


def button_words(
    look: ButtonLook,
    label: str,
    note: str = "",
    icon: str = "",
    act: KeyMark | None = None,
    price: Part | None = None,
    after: Part | None = None,
    *,
    role: Role = "text",
    enabled: bool = True,
    primary: bool = False,
) -> Part:
    """Return the words of a button, with the key of ``act``, and ``after`` at its right end.

    ``role`` is that of the label; a ``primary`` button is golden.
    """
    align: Align = "left" if icon or act is not None or note else "center"
    soft = (look.note_on_gold if primary else look.note) if enabled else look.dull
    words = column(
        Text(label, role, "ink" if enabled else look.dull, 700, align),
        Text(note, "note", soft, lines=look.lines),
        gap=0,
        weight=1,
        middle=True,
    )
    size = look.icon * SIZES[role] / SIZES["text"]
    sign = Icons((icon,), size, opacity=1.0 if enabled else 0.45)
    rest = [part for part in (price, Keys(caps(act)), after) if part is not None]
    return row(sign, words, *rest, gap=look.gap)


def dark_ground(fill: Shade = "bar", edge: Shade | None = None) -> Paint:
    """Return the ground of a button on the dark bar; its edge is of pale gold unless given."""
    return rounded(9, fill, colour("gold", 0.55) if edge is None else edge, 1.4)
