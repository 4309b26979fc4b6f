"""What the pieces of a turn move over: the table as it was and as it is, and where things lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.theme import MOTION, Motion
from sevenwonders_qt.views.table.overlay import PlaceOf
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Faces
from sevenwonders_qt.views.table.sprites import Sprite

OUT: Final = Motion(160, MOTION["reduced"].curve)
POP: Final = Motion(120, MOTION["hover"].curve)
SWELL: Final = Motion(220, MOTION["battle"].curve)


@dataclass(slots=True)
class Scenery:
    """What the pieces move over, and where everything lies.

    ``place_of`` gives places as they are after the events; ``hand`` where the cards of the hand
    lay before. ``cover`` shows the table as it was, without the hand; cards of the hand are in
    ``cloth`` and seen only within it.
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
    boards: dict[Seat, Sprite] = field(default_factory=dict)

    def place(self, *name: str | int) -> QRectF:
        """A named place; that of the hand for one which is not on the table."""
        return self.place_of(name) or self.hand_place
