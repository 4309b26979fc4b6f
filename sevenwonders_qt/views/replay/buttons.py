"""Buttons on the violet of a replay; keys do the same, so none takes the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import FixedKey, KeyMark
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.views.kit.button import IconButton, PaintedButton
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import ROUND, Ground, Paint, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.paint.theme import Shade, colour

_FAINT = 0.4
"""The opacity of a button while it is disabled."""


class SignButton(IconButton):
    """One of the signs of a player; the golden round one starts and stops."""

    faint = _FAINT
    side = 0.5

    def __init__(
        self, look: Look, parent: QWidget, sign: str, key: FixedKey, *, main: bool = False
    ) -> None:
        super().__init__(look, parent, f"line_{sign}")
        self.key = key
        self.main = main
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def describe(self) -> Part:
        if self.main:
            return self.on(_slab(self, ROUND, "gold", "gold_light"), "ink")
        return self.on(_slab(self, 12, "replay_button", "lavender"), "parchment")


class VioletButton(PaintedButton):
    """A label with a drawing before it and the key that clicks it; ``primary`` is golden.

    A ``switch`` stays down while it is on. Its words are as large as there is room for.
    """

    shrinks = True
    faint = _FAINT

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str,
        key: KeyMark,
        *,
        primary: bool = False,
        switch: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self.icon_name, self.key, self.primary = icon, key, primary
        self.setCheckable(switch)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def describe(self) -> Part:
        shade = "ink" if self.primary else "parchment"
        keys = Keys((cap(self.key),) if self.key else (), dark=not self.primary)
        if keys.high(self.look.sizes.smaller()[-1], 0) > self.body().height() - self.look.s(4):
            keys = Keys(())  # in the low head of a small window
        words = Text(self.text(), "note", shade, 600, weight=1)
        icon = Icons(("state_ok" if self.isChecked() else self.icon_name,), 1.3)
        inside: Part = row(icon, words, keys, gap=5)
        if self.note:
            note = Text(self.note, "note", shade, 400, weight=1)
            label = Text(self.text(), shade=shade, bold=700)
            inside = column(label, row(note, keys, gap=5), gap=0)
        fill, edge = ("dusk", "gold_light") if self.isChecked() else ("replay_button", "lavender")
        if self.primary:
            fill, edge = "gold", "ink"
        return Ground(inside, _slab(self, 9, fill, edge), (10, 2, 10, 2))


def _slab(button: PaintedButton, radius: float, fill: Shade, edge: Shade) -> Paint:
    """Return the ground of a button."""
    lit = colour(fill, darker=-18 if button.hovered() else 0)
    return rounded(radius, lit, colour(edge, 0.8), shadow=3)
