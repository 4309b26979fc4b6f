"""The conflicts of an Age as movements: one border after the other, a token to each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import ConflictResolved
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.table.scenery import OUT, POP, Scenery
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.sprites import Sprite, fade, glide, picture, token_picture, zoom
from sevenwonders_qt.views.table.timeline import Timeline

BORDER: Final = Motion(320, MOTION["battle"].curve)
STEP: Final = 260.0
"""Milliseconds from one border to the next."""


class Battle:
    """Puts the conflicts on a timeline."""

    def __init__(self, scenery: Scenery, timeline: Timeline) -> None:
        self.at = scenery
        self.timeline = timeline

    def tell(self, conflicts: Sequence[ConflictResolved], start: float) -> float:
        """Plan all ``conflicts`` from ``start`` (ms) on; returns when they are over."""
        if not conflicts:
            return start
        for turn, event in enumerate(conflicts):
            self._meet(event, start + STEP * turn)
        return start + STEP * len(conflicts) + MOTION["battle"].ms + OUT.ms

    def _meet(self, event: ConflictResolved, now: float) -> None:
        """Shields side by side between two cities, then a token to each."""
        left = self.at.place("seat", event.left).center()
        right = self.at.place("seat", event.right).center()
        plaque = Sprite(self._plaque(event), self.at.layer)
        plaque.setPos((left + right) / 2)
        plaque.setZValue(70)
        plaque.setOpacity(0)
        self.timeline.add(now, POP, fade(plaque, 0, 1))
        self.timeline.add(now, BORDER, zoom(plaque, 0.6, 1))
        self.timeline.add(now + MOTION["battle"].ms + 200, OUT, fade(plaque, 1, 0))
        if event.winner is not None:
            for seat, other in ((event.left, event.right), (event.right, event.left)):
                value = event.victory if seat == event.winner else -1
                self._drop(seat, other, value, now + BORDER.ms)

    def _drop(self, seat: Seat, other: Seat, value: int, now: float) -> None:
        """A token falls into a city on the side where the ``other`` lies."""
        s = self.at.style.s
        sprite = Sprite(token_picture(self.at.style, value), self.at.layer)
        place, across = self.at.place("seat", seat), self.at.place("seat", other).center().x()
        aside = place.width() * (0.22 if across > place.center().x() else -0.22)
        end = place.center() + QPointF(aside, 0)
        sprite.setZValue(65)
        sprite.setOpacity(0)
        self.timeline.add(now, POP, fade(sprite, 0, 1))
        self.timeline.add(now, BORDER, glide(sprite, end - QPointF(0, s(70)), end))
        self.timeline.add(now + BORDER.ms + 240, OUT, fade(sprite, 1, 0))

    def _plaque(self, event: ConflictResolved) -> QPixmap:
        style, shown = self.at.style, Shown(self.at.before, self.at.faces)
        # On the screen the left one of the two may stand at the right, in the far row.
        seats = sorted((event.left, event.right), key=lambda n: self.at.place("seat", n).left())
        names = [shown.name(seat) for seat in seats]

        def draw(canvas: Canvas, box: QRectF) -> None:
            _draw_plaque(canvas, box, event, seats, names)

        return picture(style, style.s(360), style.s(64), draw)


def _draw_plaque(
    canvas: Canvas,
    box: QRectF,
    event: ConflictResolved,
    seats: Sequence[Seat],
    names: Sequence[str],
) -> None:
    """Two names with their shields, the winner's side lit."""
    s = canvas.s
    plate = box.adjusted(s(3), s(3), -s(3), -s(3))
    canvas.rounded(plate, 10, "bar", "gold", 2.5)
    cx, cy, half = plate.center().x(), plate.center().y(), plate.width() / 2
    canvas.icon("shield", cx, cy, s(46))
    for seat, name, side in zip(seats, names, (-1, 1), strict=True):
        shields = event.left_shields if seat == event.left else event.right_shields
        won, tied = event.winner == seat, event.winner is None
        shade = "stone" if tied else "good_light" if won else "bad_light"
        number = QRectF(cx + side * s(46) - s(24), cy - s(24), s(48), s(48))
        canvas.text(number, str(shields), 28, shade, 700, "center", "condensed")
        left = plate.left() + s(10) if side < 0 else cx + s(72)
        words = QRectF(left, plate.top(), half - s(82), plate.height())
        align: Align = "left" if side < 0 else "right"
        canvas.text(words, name, 17, colour("parchment", 0.9), 600, align, "condensed", shrink=0.7)
