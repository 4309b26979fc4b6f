"""What the pieces of a turn move over: the table as it was and as it is, and where things lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.card import Face
from sevenwonders_qt.views.paint.theme import MOTION, Motion
from sevenwonders_qt.views.table.overlay import Place, PlaceOf
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Faces
from sevenwonders_qt.views.table.sprites import CardSprite, Sprite, fade, glide
from sevenwonders_qt.views.table.timeline import Timeline

OUT: Final = Motion(160, MOTION["reduced"].curve)
POP: Final = Motion(120, MOTION["hover"].curve)
SWELL: Final = Motion(220, MOTION["battle"].curve)


@dataclass(slots=True)
class Scenery:
    """What the pieces move over, and where everything lies.

    ``place_of`` gives places as they are after the events; ``hand`` where the cards of the hand
    lay before. ``cover`` shows the table as it was, without the hand; cards of the hand are in
    ``cloth`` and seen only within it. Times are in milliseconds on the ``timeline``.
    """

    style: TableStyle
    faces: Faces
    before: Table
    after: Table
    place_of: PlaceOf
    hand: dict[CardId, QRectF]
    hand_place: QRectF
    layer: QGraphicsItem
    cover: QGraphicsItem
    cloth: QGraphicsItem
    timeline: Timeline
    boards: dict[Seat, Sprite] = field(default_factory=dict)

    def place(self, *name: str | int) -> QRectF:
        """A named place; that of the hand for one which is not on the table."""
        return self.place_of(name) or self.hand_place

    def middle(self, *names: Place) -> QPointF:
        """The middle of the first of these places that is on the table, else of the hand."""
        places = (self.place_of(name) for name in names)
        return next((place for place in places if place is not None), self.hand_place).center()

    def piece(self, made: QPixmap, place: QPointF, height: float = 60) -> Sprite:
        """A picture with its middle there, which is not seen yet."""
        sprite = Sprite(made, self.layer)
        sprite.setPos(place)
        sprite.setZValue(height)
        sprite.setOpacity(0)
        return sprite

    def card(self, age: int, face: Face | None, width: float, place: QPointF) -> CardSprite:
        """A card that lies face down there; without a ``face`` it stays so."""
        sprite = CardSprite(self.style, max(1, age), face, width, self.layer)
        sprite.setPos(place)
        return sprite

    def appear(self, now: float, *items: QGraphicsItem) -> None:
        """Have them seen from now on."""
        for item in items:
            self.timeline.add(now, POP, fade(item, 0, 1))

    def vanish(self, now: float, *items: QGraphicsItem, motion: Motion = OUT) -> None:
        """Have them seen no more."""
        for item in items:
            self.timeline.add(now, motion, fade(item, 1, 0))

    def fly(
        self, now: float, sprite: Sprite, end: QPointF, lift: float, how: Motion = MOTION["fly"]
    ) -> float:
        """From where it is to ``end``, rising by ``lift`` design pixels; when it is there."""
        self.timeline.add(now, how, glide(sprite, sprite.pos(), end, self.style.s(lift)))
        return now + how.ms
