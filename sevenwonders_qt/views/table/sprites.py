"""The loose pieces that move over the table, their stage, and their clock."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.faces import Faces
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.kit.part import Part, lay
from sevenwonders_qt.views.paint.art import blank
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import Back, card_pixmap
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import MOTION, Motion
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.places import City, Counters, Fan, Place, PlaceOf

Apply = Callable[[float], None]
"""Puts a thing at a share of its movement, 0 to 1 (a little over for OutBack)."""
OUT: Final = Motion(160, MOTION["reduced"].curve)
POP: Final = Motion(120, MOTION["hover"].curve)
SWELL: Final = Motion(220, MOTION["battle"].curve)


class Sprite(QGraphicsPixmapItem):
    """A pixmap that is moved by its middle, scaled and turned over."""

    def __init__(self, made: QPixmap, parent: QGraphicsItem | None = None) -> None:
        super().__init__(made, parent)
        self._zoom = 1.0
        self._across = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._centre()

    def show_pixmap(self, made: QPixmap) -> None:
        """Show another picture around the same middle."""
        self.setPixmap(made)
        self._centre()

    def set_zoom(self, zoom: float) -> None:
        """Draw it this much larger."""
        self._zoom = zoom
        self._turn()

    def set_across(self, across: float) -> None:
        """Squeeze its width to this share, as of a card that is being turned over."""
        self._across = across
        self._turn()

    def _turn(self) -> None:
        self.setTransform(QTransform.fromScale(max(0.001, self._zoom * self._across), self._zoom))

    def _centre(self) -> None:
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)


class CardSprite(Sprite):
    """A card that is face down until it is turned over; without a face it stays as it is."""

    def __init__(
        self, back: QPixmap, face: QPixmap | None, width: float, parent: QGraphicsItem
    ) -> None:
        """Make a card that is ``width`` scene units wide at zoom 1, without its shadow."""
        self._back, self._face, self.width = back, face, width
        self._up = False
        super().__init__(back, parent)

    def flip(self, share: float) -> None:
        """Turn it over: 0 is the back, 1 the face."""
        if self._face is None:
            return
        up = share >= 0.5
        if up != self._up:
            self._up = up
            self.show_pixmap(self._face if up else self._back)
        self.set_across(abs(math.cos(math.pi * min(1.0, share))))


def picture(
    style: TableStyle, width: float, height: float, draw: Callable[[Canvas, QRectF], object]
) -> QPixmap:
    """Return a pixmap of this size in scene units with the drawing of ``draw`` in its box."""
    made = blank(math.ceil(width * style.ratio), math.ceil(height * style.ratio))
    with Painting(made) as painter:
        painter.scale(style.ratio, style.ratio)
        canvas = style.canvas(painter)
        canvas.zoom_from = style.ratio
        draw(canvas, QRectF(0, 0, width, height))
    made.setDevicePixelRatio(style.ratio)
    return made


def picture_of(
    style: TableStyle, part: Part, wide: float, high: float = 0.0, share: float = 1.0
) -> QPixmap:
    """Return a part on so many design pixels, a square of them without ``high``."""
    size = style.s(wide), style.s(high or wide)
    return picture(style, *size, lambda canvas, box: lay(canvas, part, box, share))


def glide(sprite: Sprite, start: QPointF, end: QPointF, lift: float = 0.0) -> Apply:
    """Return a movement of a sprite from ``start`` to ``end``, in an arc that rises by ``lift``."""

    def move(share: float) -> None:
        rise = 4 * lift * share * (1 - share)
        way = end - start
        sprite.setPos(start.x() + way.x() * share, start.y() + way.y() * share - rise)

    return move


def fade(item: QGraphicsItem, start: float, end: float) -> Apply:
    """Return a movement that changes the opacity of an item."""
    return lambda share: item.setOpacity(min(1.0, max(0.0, start + (end - start) * share)))


def zoom(sprite: Sprite, start: float, end: float) -> Apply:
    """Return a movement that makes a sprite larger or smaller."""
    return lambda share: sprite.set_zoom(start + (end - start) * share)


@dataclass(eq=False)
class Stage:
    """The place of movements: pieces go on ``layer``, times are ms on the ``timeline``.

    ``cover`` shows so much of the table as it was, from 1 down to nothing; ``place_of`` returns
    places as they will be. ``before`` and ``after`` are the tables before and after the events.
    """

    style: TableStyle
    place_of: PlaceOf
    layer: QGraphicsItem
    timeline: CueTimeline
    cover: Apply
    before: Any
    after: Any

    def piece(self, made: QPixmap, place: QPointF, height: float = 60) -> Sprite:
        """Return a picture with its middle there, which is not visible yet."""
        sprite = Sprite(made, self.layer)
        sprite.setPos(place)
        sprite.setZValue(height)
        sprite.setOpacity(0)
        return sprite

    def appear(self, now: float, *items: QGraphicsItem) -> None:
        """Show items from now on."""
        for item in items:
            self.timeline.add(now, POP, fade(item, 0, 1))

    def vanish(self, now: float, *items: QGraphicsItem, motion: Motion = OUT) -> None:
        """Hide items from now on."""
        for item in items:
            self.timeline.add(now, motion, fade(item, 1, 0))

    def fly(
        self, now: float, sprite: Sprite, end: QPointF, lift: float, how: Motion = MOTION["fly"]
    ) -> float:
        """Move a piece to ``end``, rising by ``lift`` design pixels; returns the arrival time."""
        self.timeline.add(now, how, glide(sprite, sprite.pos(), end, self.style.s(lift)))
        return now + how.ms


@dataclass(eq=False)
class Scenery(Stage):
    """The same over a table of 7 Wonders; ``lay`` are the places of the cards of the old hand."""

    before: Table
    after: Table
    lay: Mapping[CardId, QRectF] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.faces = Faces(self.after.catalogue)  # the language may have changed
        self.hand_place = self.place_of(Fan()) or QRectF()

    def place(self, place: Place) -> QRectF:
        """Return the rectangle of a place; that of the hand for one which is not on the table."""
        return self.place_of(place) or self.hand_place

    def middle(self, *names: Place) -> QPointF:
        """Return the middle of the first of these places on the table, else of the hand."""
        places = (self.place_of(name) for name in names)
        return next((place for place in places if place is not None), self.hand_place).center()

    def purse(self, seat: Seat) -> QPointF:
        """Return the place of the coins of a city."""
        return self.middle(Counters(seat), City(seat))

    def card(
        self,
        back: Back,
        face: Face | None,
        width: float,
        place: QPointF,
        layer: QGraphicsItem | None = None,
    ) -> CardSprite:
        """Return a card that is face down there; without a ``face`` it stays so."""
        art, ratio, text = self.style.art, self.style.ratio, self.style.text
        draw = partial(card_pixmap, art, width=width, ratio=ratio, text=text)
        front = None if face is None else draw(face)
        there = back if isinstance(back, str) else max(1, back)
        sprite = CardSprite(draw(there), front, width, layer or self.layer)
        sprite.setPos(place)
        return sprite


class Cue(NamedTuple):
    """One movement: its start and length (ms), its curve and its action."""

    start: float
    ms: float
    curve: QEasingCurve
    apply: Apply


class CueTimeline(QObject):
    """Cues in any order, played once."""

    def __init__(
        self, parent: QObject | None = None, hear: Callable[[Sound], object] | None = None
    ) -> None:
        """``hear`` is called with each sound when its time has come."""
        super().__init__(parent)
        self._hear = hear
        self._cues: list[Cue] = []  # those that have not ended
        self.length = 0.0
        """The end of the last cue, in milliseconds at normal speed."""
        self._sounds: list[tuple[float, Sound]] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._seek)
        self.finished = self._clock.finished
        """The last cue has ended; not emitted by ``stop``."""

    def add(self, start: float, motion: Motion, apply: Apply) -> None:
        """Add a movement of the kind ``motion`` from ``start`` on."""
        self._cues.append(Cue(start, motion.ms, QEasingCurve(motion.curve), apply))
        # Qt moves between two numbers of one kind only.
        self.length = max(self.length, float(start + motion.ms))

    def sound(self, start: float, sound: Sound) -> None:
        """Play a sound at ``start``, once for all requests then."""
        if (start, sound) not in self._sounds:
            self._sounds.append((start, sound))

    def play(self, speed: float) -> None:
        """Run all cues ``speed`` times as fast as they are."""
        self._sounds.sort(reverse=True)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(self.length)
        self._clock.setDuration(max(1, round(self.length / speed)))
        self._clock.start()

    def stand_at(self, now: float) -> None:
        """Put everything where it is at ``now`` and stay there."""
        self._clock.pause()
        self._clock.setCurrentTime(round(now * self._clock.duration() / max(1.0, self.length)))

    def stop(self) -> None:
        """Stop the clock; the owner decides which state is shown."""
        self._clock.stop()

    def _seek(self, now: object) -> None:
        if isinstance(now, float):
            for cue in [cue for cue in self._cues if cue.start <= now]:
                share = min(1.0, (now - cue.start) / cue.ms) if cue.ms > 0 else 1.0
                cue.apply(cue.curve.valueForProgress(share))
                if share >= 1.0:
                    self._cues.remove(cue)
            while self._sounds and self._sounds[-1][0] <= now:
                _, sound = self._sounds.pop()
                if self._hear is not None:
                    self._hear(sound)
