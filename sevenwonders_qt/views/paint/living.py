"""The slow layers of a poster: clouds, sails, light on water; which wonder has which, and where."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient, QRegion

from sevenwonders_qt.views.paint.art import Art, blank, smooth
from sevenwonders_qt.views.paint.painting import Painting, kept
from sevenwonders_qt.views.paint.wonder import (
    SCENE_HEIGHT,
    SCENE_WIDTH,
    Standing,
    scene,
    whole_scene,
)

Light = Literal["day", "night", ""]
"""When a layer is seen: on side "A", on side "B", or on both."""


@dataclass(frozen=True, slots=True)
class Drift:
    """A part of the drawing that goes to and fro and up and down by so many units of the scene.

    What is ``behind`` passes behind the wonder, too.
    """

    part: str
    across: float
    down: float
    seconds: float
    behind: bool = False
    light: Light = ""


@dataclass(frozen=True, slots=True)
class Passing:
    """A cloud that crosses the sky behind the wonder, ``speed`` units of the scene a second."""

    top: float
    wide: float
    shade: str
    strength: float
    speed: float
    light: Light = ""


@dataclass(frozen=True, slots=True)
class Shine:
    """A light around (x, y) that comes and goes: a glow, or a glint of water.

    The light of a ``piece`` of the wonder is there only when that piece is built.
    """

    x: float
    y: float
    wide: float
    high: float
    shade: str
    strength: float
    seconds: float
    phase: float = 0.0
    light: Light = ""
    glint: bool = False
    piece: int = 0


Layer = Drift | Passing | Shine


def _water(x: float, y: float, wide: float, high: float, count: int) -> tuple[Shine, ...]:
    """Return glints within this rectangle of the scene, larger towards its foot."""
    dice, made = Random(round(x + y)), []
    for number in range(count):
        share = (number + 0.5) / count
        length = (26 + 40 * share) * dice.uniform(0.7, 1.0)
        left = x + dice.uniform(0, max(1.0, wide - length)) + length / 2
        thick, seconds, phase = 2.0 + 2.0 * share, dice.uniform(5, 8), dice.random()
        at = y + high * share
        shine = Shine(left, at, length, thick, "#FFFFFF", 0.6, seconds, phase, glint=True)
        made.append(shine)
    return tuple(made)


def _stars(*places: tuple[float, float]) -> tuple[Shine, ...]:
    return tuple(
        Shine(x, y, 13, 13, "#FFFFFF", 0.85, 4.5 + number % 3, number * 0.37, "night")
        for number, (x, y) in enumerate(places)
    )


_CLOUD: Final = "#FFFFFF"
_FIRE: Final = "#FFD873"
LIVING: Final[dict[str, tuple[Layer, ...]]] = {
    "giza": (
        Drift("sail_1", 16, 1.5, 34),
        Passing(150, 150, "#FFF3D6", 0.4, 2.2, "day"),
        *_water(470, 492, 420, 96, 4),
        *_stars((330, 60), (812, 92), (930, 150)),
    ),
    "rhodes": (
        Drift("cloud_3", 18, 0, 70, behind=True),
        Drift("sail_2", 14, 1.5, 30),
        Drift("sail_1", 10, 1.5, 38),
        Drift("sail_4", 7, 1, 30, behind=True),
        Passing(196, 110, _CLOUD, 0.5, 2.2, "day"),
        Shine(571, 22, 86, 86, _FIRE, 0.8, 3.2, piece=5),
        *_water(560, 505, 170, 84, 2),
    ),
    "alexandria": (
        Drift("sail_1", 14, 1.5, 40),
        Drift("sail_2", 12, 1.5, 28),
        Passing(176, 120, "#FFE3C4", 0.5, 2.2, "day"),
        Shine(703, 72, 150, 150, _FIRE, 0.7, 4, light="day", piece=5),
        Shine(776, 105, 130, 60, "#FFF1B8", 0.6, 7, 0.0, "night", piece=5),
        Shine(628, 95, 130, 50, "#FFF1B8", 0.6, 7, 0.5, "night", piece=5),
        *_water(560, 500, 270, 88, 3),
        *_stars((470, 60), (868, 30), (380, 110)),
    ),
    "ephesus": (
        Drift("cloud_1", 16, 0, 80, behind=True),
        Drift("cloud_3", 14, 0, 64, behind=True),
        Passing(40, 130, _CLOUD, 0.6, 2.2, "day"),
        Shine(388, 330, 130, 190, _FIRE, 0.45, 5, light="night", piece=3),
        *_stars((240, 60), (130, 130), (1010, 60)),
    ),
    "babylon": (
        Drift("sail_1", 12, 1.2, 30),
        Drift("sail_2", 8, 1.2, 36),
        Passing(120, 150, _CLOUD, 0.4, 2.2, "day"),
        *(
            Shine(x, y, 9, 50, "#FFFFFF", 0.75, 3.4, n * 0.43, piece=5 - n)
            for n, (x, y) in enumerate(((868, 110), (852, 180), (850, 238), (836, 300), (832, 385)))
        ),
        *_water(640, 510, 330, 80, 3),
        *_stars((250, 70), (330, 210), (560, 60)),
    ),
    "olympia": (
        Shine(299, 372, 120, 130, _FIRE, 0.7, 3.6),
        Shine(901, 372, 120, 130, _FIRE, 0.7, 3.6, 0.4),
        Shine(600, 120, 230, 250, _FIRE, 0.28, 6.5, 0.2, piece=5),
        Shine(600, 300, 190, 90, _FIRE, 0.4, 5, 0.6, piece=4),
        *_stars((404, 103), (800, 130), (842, 188)),
    ),
    "halicarnassus": (
        Drift("cloud_1", 20, 0, 76, behind=True),
        Drift("sail_1", 12, 1.0, 34, behind=True),
        Passing(112, 130, "#FFE6E2", 0.5, 2.2, "day"),
        Shine(712, 62, 150, 90, _FIRE, 0.5, 5, piece=5),
        Shine(800, 270, 120, 120, _FIRE, 0.4, 4.5, light="night", piece=3),
        *_water(380, 352, 120, 30, 3),
        *_stars((560, 90), (880, 60), (980, 120)),
    ),
    "ur": (
        Drift("cloud_3", 18, 0, 60, behind=True),
        Passing(196, 130, _CLOUD, 0.5, 2.2, "day"),
        Shine(650, 130, 110, 120, _FIRE, 0.45, 4.5, light="night", piece=5),
        *_water(460, 506, 380, 84, 4),
        *_stars((330, 70), (780, 60), (900, 120)),
    ),
    "carthage": (
        Drift("sail_1", 10, 1.5, 38),
        Drift("sail_3", 12, 1.5, 30),
        Drift("sail_4", 12, 1.5, 34),
        Drift("sail_5", 14, 0.5, 44),
        *_water(520, 500, 240, 84, 2),
        *_water(480, 250, 40, 90, 2),
        *_stars((330, 40), (800, 50), (960, 60)),
    ),
    "roma": (
        Drift("cloud_2", 18, 0, 70, behind=True),
        Passing(70, 140, _CLOUD, 0.5, 2.2, "day"),
        Shine(616, 162, 250, 100, _FIRE, 0.4, 5, light="night", piece=5),
        *(
            Shine(x, 440, 44, 44, _FIRE, 0.6, 3.4, n * 0.3, "night")
            for n, x in enumerate((372, 498, 736, 868, 1060))
        ),
        Shine(944, 440, 22, 60, "#FFFFFF", 0.6, 4, 0.2),
        *_stars((430, 50), (760, 40), (1080, 70)),
    ),
    "abu_simbel": (
        Drift("sail_1", 14, 1.5, 38),
        Drift("sail_2", 12, 1.2, 30),
        Passing(96, 120, "#FFE6E2", 0.4, 2.2, "day"),
        Shine(640, 201, 70, 70, _FIRE, 0.5, 5, piece=4),
        Shine(640, 386, 90, 130, _FIRE, 0.45, 5, light="night", piece=2),
        *(
            Shine(x, 428, 56, 56, _FIRE, 0.6, 3.4, n * 0.3, "night")
            for n, x in enumerate((408, 517, 763, 872))
        ),
        *_water(440, 510, 460, 80, 4),
        *_stars((330, 50), (1010, 70), (1120, 190)),
    ),
    "petra": (
        Shine(600, 74, 90, 90, _FIRE, 0.6, 5, piece=5),
        Shine(600, 392, 110, 120, _FIRE, 0.45, 4.5, light="night", piece=2),
        *(
            Shine(x, y, 40, 40, _FIRE, 0.6, 3.2, n * 0.29, "night")
            for n, (x, y) in enumerate(
                ((546, 468), (480, 500), (406, 568), (654, 468), (720, 500), (794, 568))
            )
        ),
        *_stars((420, 40), (880, 30)),
    ),
    "byzantium": (
        Drift("cloud_1", 18, 0, 76, behind=True),
        Drift("sail_1", 12, 1.5, 38),
        Drift("sail_2", 12, 1.5, 34),
        Drift("sail_3", 9, 0.8, 40),
        Drift("sail_4", 10, 1, 30),
        Passing(70, 140, "#FFF4D6", 0.45, 2.2, "day"),
        Shine(636, 22, 80, 70, _FIRE, 0.6, 4.5, light="day", piece=5),
        Shine(636, 134, 210, 50, _FIRE, 0.5, 4.5, light="night", piece=5),
        Shine(636, 216, 130, 70, _FIRE, 0.35, 5, 0.4, "night", piece=3),
        *_water(430, 500, 330, 84, 4),
        *_stars((250, 60), (480, 90), (830, 60)),
    ),
    "great_wall": (
        Drift("cloud_1", 18, 0, 70, behind=True),
        Drift("cloud_3", 16, 0, 80, behind=True),
        Drift("sail_1", 12, 1.5, 36),
        Drift("sail_2", 10, 1, 30),
        *(
            Shine(x, y, w, w, _FIRE, 0.6, 3.2, n * 0.3, "night", piece=n + 1)
            for n, (x, y, w) in enumerate(
                ((389, 254, 80), (846, 218, 64), (532, 150, 50), (819, 82, 38), (677, 52, 32))
            )
        ),
        *_water(420, 516, 400, 76, 4),
        *_stars((200, 60), (520, 60), (960, 60)),
    ),
    "stonehenge": (
        Drift("cloud_1", 18, 0, 70, behind=True),
        Drift("cloud_2", 16, 0, 80, behind=True),
        Passing(110, 150, "#F4EDD6", 0.4, 2.2, "day"),
        Shine(600, 172, 190, 170, "#FFF1B8", 0.5, 6, piece=5),
        *(
            Shine(x, 430, 40, 40, _FIRE, 0.6, 3.2, n * 0.3, "night", piece=5)
            for n, x in enumerate((410, 450, 690, 748))
        ),
        *_stars((240, 70), (900, 60), (1060, 60)),
    ),
    "manneken_pis": (
        Shine(472, 428, 80, 40, "#FFFFFF", 0.7, 2.6, piece=5),
        Shine(500, 290, 14, 90, "#FFFFFF", 0.7, 2.4, 0.4, piece=5),
        *(
            Shine(x, y, 60, 60, _FIRE, 0.5, 5, n * 0.3, "night")
            for n, (x, y) in enumerate(((318, 398), (892, 396), (96, 394), (1128, 394)))
        ),
        *_stars((420, 50), (760, 60), (1080, 50)),
    ),
}
"""All in units of the scene, which is 1200 wide and 600 high; at rest they are as it is drawn."""

FADE_IN: Final = 4.0
"""Seconds for lights to come up at first, so that nothing jumps."""
_NOTHING: Final[Standing] = (frozenset(), frozenset())
_STEPS: Final = 10
"""A light has so many degrees of brightness; less of a change is not drawn."""
_FINE: Final = 4
"""A movement is drawn in steps of one in so many device pixels."""
_PAD: Final = 2
"""Device pixels around a sprite that stay empty, so that its edge can be blended."""


@dataclass(slots=True)
class _Moving:
    """A layer with its pictures, in device pixels of the poster.

    ``under`` is the poster without anything that drifts, ``over`` the parts before the layer; both
    are on ``room``, which it never leaves.
    """

    layer: Layer
    sprite: QPixmap
    rest: QPointF
    room: QRectF
    area: QRect = field(default_factory=QRect)
    """The part of ``room`` that can be seen, in units of the painter."""
    under: QPixmap | None = None
    over: QPixmap | None = None
    offset: QPointF = field(default_factory=QPointF)
    opacity: float = 0.0

    def place(self) -> QRectF:
        """Return the place of the sprite."""
        return QRectF(self.rest + self.offset, self.sprite.size().toSizeF())

    def move(self, seconds: float, scale: float) -> bool:
        """Move to its place at this moment; returns whether it has changed."""
        before = self.offset, self.opacity
        layer = self.layer
        if isinstance(layer, Drift):
            turn = math.tau * seconds / layer.seconds
            self.offset = QPointF(
                _fine(layer.across * scale * math.sin(turn)),
                _fine(layer.down * scale * math.sin(turn * 2.7)),
            )
            self.opacity = 1.0
        elif isinstance(layer, Passing):
            way = self.room.width() + self.sprite.width()
            self.offset = QPointF(_fine((layer.speed * scale * seconds) % way), 0)
            self.opacity = layer.strength
        else:
            wave = math.sin(math.tau * (seconds / layer.seconds + layer.phase))
            light = layer.strength * max(0.0, wave) * min(1.0, seconds / FADE_IN)
            self.opacity = round(light * _STEPS) / _STEPS
        return before != (self.offset, self.opacity)


def _lens(rect: QRectF) -> QPainterPath:
    """Return a glint with sharp ends, as water is drawn in the scenes."""
    path = QPainterPath(QPointF(rect.left(), rect.center().y()))
    for end, edge in ((rect.right(), rect.top()), (rect.left(), rect.bottom())):
        middle = 2 * edge - rect.center().y()
        path.quadTo(QPointF(rect.center().x(), middle), QPointF(end, rect.center().y()))
    return path


def _fine(pixels: float) -> float:
    return round(pixels * _FINE) / _FINE


class LivingPoster:
    """The layers of one poster, drawn over the picture of it that is there already.

    Until its first `step` nothing of it is to be seen.
    """

    def __init__(
        self,
        art: Art,
        rect: QRectF,
        scale: float,
        wonder: str,
        side: str,
        standing: Standing,
        avoid: Sequence[QRectF] = (),
    ) -> None:
        """Put the poster on ``rect``; ``scale`` is device pixels to one unit of the painter.

        A layer that would touch one of ``avoid`` is left out.
        """
        self._art, self._rect, self._scale = art, rect, scale
        self._standing, self._wonder, self._side = standing, wonder, side
        self._whole = whole_scene(rect, wonder)
        self._zoom = self._whole.width() / SCENE_WIDTH
        self._inside = rect.adjusted(2, 2, -2, -2).toAlignedRect()
        self._avoid = avoid
        light = "night" if side == "B" else "day"
        there = (0, *standing[0])
        self._waiting = [
            each
            for each in LIVING.get(wonder, ())
            if each.light in ("", light)
            and not (isinstance(each, Shine) and each.piece not in there)
        ]
        self._drifting = frozenset(e.part for e in self._waiting if isinstance(e, Drift))
        self._moving: list[_Moving] = []

    def prepare(self) -> bool:
        """Draw the pictures of one more layer; False when all are there."""
        while self._waiting:
            made = self._make(self._waiting.pop(0))
            if made is not None:
                self._moving.append(made)
                return True
        return False

    def step(self, seconds: float) -> list[QRect]:
        """Go to this moment, in seconds since the poster was at rest; returns areas to repaint."""
        changed = []
        for each in self._moving:
            before = each.offset
            if not each.move(seconds, self._scale * self._zoom):
                continue
            area = each.area
            if each.offset != before:
                places = each.place().united(each.place().translated(before - each.offset))
                area = area.intersected(self._on_poster(places))
            changed.append(area)
        return changed

    def draw(self, painter: QPainter, exposed: QRegion) -> None:
        """Draw the moving parts within ``exposed``."""
        seen = [e for e in self._moving if e.opacity > 0 and exposed.intersects(e.area)]
        if not seen:
            return
        with kept(painter):
            painter.translate(self._rect.topLeft())
            painter.scale(1 / self._scale, 1 / self._scale)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for each in seen:
                if each.under is not None:
                    self._clip(painter, each.area)
                    painter.drawPixmap(each.room.topLeft(), each.under)
            for each in seen:
                self._clip(painter, each.area)
                painter.setOpacity(each.opacity)
                if each.offset.isNull():
                    painter.drawPixmap(each.rest, each.sprite)
                else:
                    # Without this trace of a stretch it would be drawn on whole pixels.
                    at = each.place().adjusted(0, 0, 0.01, 0)
                    painter.drawPixmap(at, each.sprite, QRectF(each.sprite.rect()))
                painter.setOpacity(1.0)
                if each.over is not None:
                    painter.drawPixmap(each.room.topLeft(), each.over)

    def _clip(self, painter: QPainter, area: QRect) -> None:
        scale = self._scale
        corner = (QPointF(area.topLeft()) - self._rect.topLeft()) * scale
        painter.setClipRect(QRectF(corner, QSizeF(area.size()) * scale))

    def _on_poster(self, area: QRectF) -> QRect:
        """Return an area in device pixels of the poster in the painter's units, rounded up."""
        corner = self._rect.topLeft() + area.topLeft() / self._scale
        return QRectF(corner, area.size() / self._scale).toAlignedRect()

    def _in_pixels(self, box: QRectF) -> QRectF:
        """Return a place of the scene in device pixels of the poster."""
        corner = (self._whole.topLeft() - self._rect.topLeft()) + box.topLeft() * self._zoom
        return QRectF(corner * self._scale, box.size() * self._zoom * self._scale)

    def _make(self, layer: Layer) -> _Moving | None:
        """Return None for a layer outside the picture, or where something else is drawn."""
        if isinstance(layer, Drift):
            made = self._drift(layer)
        elif isinstance(layer, Passing):
            made = self._passing(layer)
        else:
            made = self._shine(layer)
        made.area = self._on_poster(made.room).intersected(self._inside)
        seen = QRectF(made.area)
        if seen.isEmpty() or any(seen.intersects(each) for each in self._avoid):
            return None
        room = made.room.toRect()
        if isinstance(layer, Passing) or (isinstance(layer, Drift) and layer.behind):
            made.under = self._scenery(room, _NOTHING, {"foreground"})
            made.over = self._scenery(room, self._standing, {"backdrop"})
        elif isinstance(layer, Drift):
            made.under = self._scenery(room, self._standing)
        return made

    def _drift(self, layer: Drift) -> _Moving:
        drawing = scene(self._art, self._wonder, self._side, self._standing)
        box = drawing.transformForElement(layer.part).mapRect(drawing.boundsOnElement(layer.part))
        at = self._in_pixels(box)
        rest = QPointF(at.topLeft().toPoint()) - QPointF(_PAD, _PAD)
        sprite = blank(math.ceil(at.width()) + 2 * _PAD + 1, math.ceil(at.height()) + 2 * _PAD + 1)
        with Painting(sprite) as painter:
            smooth(painter)
            drawing.render(painter, layer.part, at.translated(-rest))
        unit = self._zoom * self._scale
        across, down = layer.across * unit + 1, layer.down * unit + 1
        room = QRectF(rest, sprite.size().toSizeF()).adjusted(-across, -down, across, down)
        return _Moving(layer, sprite, rest, QRectF(room.toAlignedRect()))

    def _passing(self, layer: Passing) -> _Moving:
        """Return flat bars with round ends on top of each other, like clouds in the drawings."""
        unit = self._zoom * self._scale
        wide, bar = layer.wide * unit, layer.wide * unit * 0.085
        sprite = blank(math.ceil(wide) + 2 * _PAD, math.ceil(3.2 * bar) + 2 * _PAD)
        with Painting(sprite) as painter:
            smooth(painter)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(layer.shade))
            for left, row, share in (
                (0.28, 0, 0.36),
                (0.1, 1, 0.66),
                (0.0, 2, 0.82),
                (0.3, 2, 0.7),
            ):
                place = QRectF(_PAD + left * wide, _PAD + row * bar * 0.97, share * wide, bar)
                painter.drawRoundedRect(place, bar / 2, bar / 2)
        rest = QPointF(-sprite.width(), round(self._in_pixels(QRectF(0, layer.top, 1, 1)).top()))
        room = QRectF(0, rest.y(), math.ceil(self._rect.width() * self._scale), sprite.height())
        return _Moving(layer, sprite, rest, room)

    def _shine(self, layer: Shine) -> _Moving:
        box = QRectF(layer.x - layer.wide / 2, layer.y - layer.high / 2, layer.wide, layer.high)
        room = QRectF(self._in_pixels(box).toAlignedRect())
        sprite = blank(round(room.width()), round(room.height()))
        with Painting(sprite) as painter:
            smooth(painter)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(layer.shade))
            if not layer.glint:
                painter.scale(room.width() / 2, room.height() / 2)
                glow = QRadialGradient(1, 1, 1)
                for stop, strength in ((0, 0.9), (0.35, 0.4), (1, 0)):
                    tint = QColor(layer.shade)
                    tint.setAlphaF(strength)
                    glow.setColorAt(stop, tint)
                painter.setBrush(glow)
                painter.drawRect(QRectF(0, 0, 2, 2))
            else:
                painter.drawPath(_lens(QRectF(sprite.rect())))
        return _Moving(layer, sprite, room.topLeft(), room)

    def _scenery(self, room: QRect, standing: Standing, hidden: Set[str] = frozenset()) -> QPixmap:
        """Return a place of the poster without the parts that drift and those ``hidden``."""
        drawing = scene(self._art, self._wonder, self._side, standing, self._drifting | hidden)
        made = blank(room.width(), room.height())
        with Painting(made) as painter:
            smooth(painter)
            painter.translate(-room.topLeft())
            drawing.render(painter, self._in_pixels(QRectF(0, 0, SCENE_WIDTH, SCENE_HEIGHT)))
        return made
