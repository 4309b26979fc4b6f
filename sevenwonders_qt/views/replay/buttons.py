"""Buttons on the violet of what is watched again; keys do the same, so none takes the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.views.kit.part import Part, column, lay, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.pages.button import Button, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour


class SignButton(PaintedButton):
    """One of the signs of a player; the golden round one starts and stops."""

    sinks = False

    def __init__(self, look: Look, parent: QWidget, sign: str, *, main: bool = False) -> None:
        super().__init__(look, parent)
        self.sign = sign
        self.main = main
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_name(self, text: str, key: str) -> None:
        """What it does, in words, and the key that does it."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})")

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        lit = -18 if self.hovered() else 0
        radius = rect.height() / 2 / canvas.u if self.main else 12
        fill, edge = ("gold", "gold_light") if self.main else ("replay_button", "lavender")
        shade = "ink" if self.main else "parchment"
        with canvas.faded(1.0 if self.isEnabled() else 0.4):
            canvas.rounded(rect.translated(0, canvas.s(3)), radius, colour("black", 0.45))
            down = canvas.s(2) if self.isDown() else 0
            place = rect.translated(0, down)
            canvas.rounded(place, radius, colour(fill, darker=lit), colour(edge, 0.8), 1.6)
            size = rect.height() * (0.49 if self.main else 0.53)
            middle = place.center()
            aside = canvas.s(3) if self.sign == "play" else 0
            canvas.icon(f"line_{self.sign}", middle.x() + aside, middle.y(), size, shade=shade)


class VioletButton(Button):
    """A label with a drawing before it and the key that does it; ``primary`` is golden.

    A ``switch`` stays down while it is on. It takes the place that it is given.
    """

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str,
        key: str,
        *,
        primary: bool = False,
        switch: bool = False,
    ) -> None:
        super().__init__(look, parent, icon, key, primary=primary)
        self.setCheckable(switch)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        return 0.0, 0.0

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        lit = -18 if self.hovered() else 0
        fill = colour("gold" if self.primary else "replay_button", darker=lit)
        edge = colour("ink", 0.8) if self.primary else colour("lavender", 0.6)
        if self.isChecked():
            fill, edge = colour("dusk", darker=lit), colour("gold_light")
        with canvas.faded(1.0 if self.isEnabled() else 0.4):
            canvas.rounded(rect.translated(0, s(3)), 9, colour("black", 0.45))
            place = rect.translated(0, s(2) if self.isDown() else 0)
            canvas.rounded(place, 9, fill, edge, 1.5)
            lay(canvas, self.describe(), place.adjusted(s(10), s(2), -s(10), -s(2)))

    def describe(self) -> Part:
        shade = "ink" if self.primary else "parchment"
        keys = Keys((cap(self.key),) if self.key else (), dark=not self.primary)
        if self.note:
            note = Text(self.note, "note", shade, 400, weight=1)
            return column(Text(self.text(), shade=shade, bold=700), row(note, keys, gap=5), gap=0)
        icon = "state_ok" if self.isChecked() else self.icon_name
        words = Text(self.text(), "note", shade, 600, weight=1)
        return row(Icons((icon,), 1.3), words, keys, gap=5)
