"""Buttons on the violet of what is watched again; keys do the same, so none takes the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.views.kit.part import Part, column, lay, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.pages.button import Button, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour

Points = Sequence[tuple[float, float]]

_SIGNS: Final[dict[str, tuple[Points, ...]]] = {
    "first": (((18, 18), (30, 18), (30, 82), (18, 82)), ((82, 18), (38, 50), (82, 82))),
    "back": (((74, 16), (24, 50), (74, 84)),),
    "play": (((26, 12), (86, 50), (26, 88)),),
    "pause": (((22, 14), (42, 14), (42, 86), (22, 86)), ((58, 14), (78, 14), (78, 86), (58, 86))),
    "forward": (((26, 16), (76, 50), (26, 84)),),
    "last": (((70, 18), (82, 18), (82, 82), (70, 82)), ((18, 18), (62, 50), (18, 82))),
}


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
            size = rect.height() * (0.44 if self.main else 0.48)
            middle = place.center()
            aside = canvas.s(3) if self.sign == "play" else 0
            _draw_sign(canvas, self.sign, middle.x() + aside, middle.y(), size, shade)


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
        return row(Icons((icon,) if icon else (), 1.3), words, keys, gap=5)


def _draw_sign(canvas: Canvas, name: str, cx: float, cy: float, size: float, shade: Shade) -> None:
    """One of the signs, ``size`` pixels high, around (cx, cy). Raises KeyError if unknown."""
    with canvas.kept():
        painter = canvas.painter
        painter.translate(cx - size / 2, cy - size / 2)
        painter.scale(size / 100, size / 100)
        pen = QPen(colour(shade, role="line"), 8)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(colour(shade))
        for points in _SIGNS[name]:
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
