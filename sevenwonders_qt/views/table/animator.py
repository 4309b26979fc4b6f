"""Plays the events of a turn over the table, and always ends in showing the whole truth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.events import (
    AgeBegan,
    CardBuilt,
    CardSold,
    CoinsGained,
    ConflictResolved,
    HandsPassed,
    HandsSwapped,
    LeftoverDiscarded,
    PileDrawn,
    StageBuilt,
)
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.art import blank
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.table.choreography import Choreography
from sevenwonders_qt.views.table.places import place_in
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.scenery import Scenery
from sevenwonders_qt.views.table.shown import Faces
from sevenwonders_qt.views.table.sprites import Sprite, fade
from sevenwonders_qt.views.table.timeline import Timeline

SPRITES_Z = 800.0

_MOVING = (
    CardBuilt,
    StageBuilt,
    CardSold,
    CoinsGained,
    HandsPassed,
    HandsSwapped,
    PileDrawn,
    AgeBegan,
    LeftoverDiscarded,
    ConflictResolved,
)
_SKIPPING = (QEvent.Type.KeyPress, QEvent.Type.GraphicsSceneMouseRelease)
_TAKEN = (
    *_SKIPPING,
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneMouseDoubleClick,
)


class Animator(QObject):
    """Moves loose pieces over a scene that already shows the end under a picture of the beginning.

    So whatever stops it, what is left is true. While it plays, any key or click goes to the end
    and to nothing else. It needs no secrets: a card whose id is hidden stays face down.
    """

    finished = Signal()
    """The table is shown as it is after the events; once for each ``play``."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent or scene)
        self._scene = scene
        self._after: Table | None = None
        self._layer: QGraphicsItem | None = None
        self._timeline: Timeline | None = None
        # A picture of the beginning has no place on a table of another size.
        scene.sceneRectChanged.connect(self.skip)

    @property
    def running(self) -> bool:
        """Whether something is moving."""
        return self._after is not None

    @property
    def length(self) -> float:
        """How long what plays now takes at normal speed, in milliseconds; 0 when nothing does."""
        return self._timeline.length if self._timeline is not None else 0.0

    def play(
        self,
        events: Sequence[Event],
        before: Table,
        after: Table,
        speed: float = 1.0,
        *,
        reduced: bool = False,
    ) -> None:
        """Show how ``before`` became ``after``; ``speed`` 0 shows ``after`` at once.

        ``events`` are as the seat of ``after`` may see them. With ``reduced`` the one picture
        fades into the other. A running animation is ended first.
        """
        self.skip()
        self._after = after
        moving = any(isinstance(event, _MOVING) for event in events)
        if speed <= 0 or not moving or before.view.seat != after.view.seat:
            self._end()
            return
        self._scene.show_table(before)
        hand = self._hand_places(before)
        if not reduced:
            self._hide_hand()
        picture = self._grab(self._scene.sceneRect())
        self._scene.show_table(after)
        self._timeline = Timeline(self)
        self._timeline.finished.connect(self._end)
        self._layer = self._new_layer()
        cover = self._cover(picture, self._layer)
        if reduced:
            self._timeline.add(0, MOTION["reduced"], fade(cover, 1, 0))
        else:
            self._hide_hand()
            self._plan(events, before, after, hand, cover)
        self._scene.installEventFilter(self)
        self._timeline.play(1.0 if reduced else speed)

    def skip(self) -> None:
        """Go to the end at once, if something is moving."""
        if self.running:
            self._end()

    def stop(self) -> None:
        """Take every piece away and leave the scene as it is; `finished` is not told."""
        self._after = None
        self._clear()

    # Setting the stage ---------------------------------------------------------------------

    def _plan(
        self,
        events: Sequence[Event],
        before: Table,
        after: Table,
        hand: dict[CardId, QRectF],
        cover: QGraphicsPixmapItem,
    ) -> None:
        if self._layer is None or self._timeline is None:
            return
        place = self._place("fan") or QRectF()
        cloth = self._cloth(place)
        scenery = Scenery(
            style=self._scene.style,
            faces=self._faces_of(after),
            before=before,
            after=after,
            place_of=lambda place: place_in(self._scene, place),
            hand=hand,
            hand_place=place,
            layer=self._layer,
            cover=cover,
            cloth=cloth,
            boards=self._boards(events),
        )
        Choreography(scenery, self._timeline).tell(events)

    def _new_layer(self) -> QGraphicsItem:
        layer = QGraphicsRectItem(self._scene.sceneRect())
        layer.setPen(Qt.PenStyle.NoPen)
        layer.setZValue(SPRITES_Z)
        self._scene.addItem(layer)
        return layer

    def _cover(self, picture: QPixmap, layer: QGraphicsItem) -> QGraphicsPixmapItem:
        cover = QGraphicsPixmapItem(picture, layer)
        cover.setPos(self._scene.sceneRect().topLeft())
        return cover

    def _cloth(self, place: QRectF) -> QGraphicsItem:
        """The room of the hand, which its cards slide through and do not leave."""
        rim = self._scene.style.s(10)
        cloth = QGraphicsRectItem(place.adjusted(0, -rim, 0, 0), self._layer)
        cloth.setPen(Qt.PenStyle.NoPen)
        cloth.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        return cloth

    def _hide_hand(self) -> None:
        """Loose cards move in place of the hand; showing a table brings it back."""
        for item in self._scene.parts.hand.visible_items:
            item.setVisible(False)

    def _boards(self, events: Sequence[Event]) -> dict[Seat, Sprite]:
        """The pictures of wonders that grow, as they are after the events."""
        found = {}
        for event in events:
            if isinstance(event, StageBuilt) and event.seat not in found:
                place = self._place("picture", event.seat)
                if place is not None and self._layer is not None:
                    self._layer.setVisible(False)
                    sprite = Sprite(self._grab(place), self._layer)
                    self._layer.setVisible(True)
                    sprite.setPos(place.center())
                    found[event.seat] = sprite
        return found

    def _hand_places(self, before: Table) -> dict[CardId, QRectF]:
        """Where each card lies, the chosen one too."""
        free = before.free_city
        choices = [before.view.choice, free.view.choice if free is not None else None]
        cards = [*before.view.hand, *(choice.card for choice in choices if choice is not None)]
        places = ((card, self._place("held", card)) for card in cards)
        return {card: place for card, place in places if place is not None}

    def _faces_of(self, table: Table) -> Faces:
        # The language may have changed since the last turn.
        return Faces(table.catalogue)

    def _place(self, *name: str | int) -> QRectF | None:
        return place_in(self._scene, name)

    def _blank(self, place: QRectF) -> QPixmap:
        ratio = self._scene.style.ratio
        made = blank(round(place.width() * ratio), round(place.height() * ratio))
        made.setDevicePixelRatio(ratio)
        return made

    def _grab(self, place: QRectF) -> QPixmap:
        made = self._blank(place)
        painter = QPainter(made)
        self._scene.render(painter, QRectF(0, 0, place.width(), place.height()), place)
        painter.end()
        return made

    # The end -------------------------------------------------------------------------------

    def _end(self) -> None:
        after, self._after = self._after, None
        if after is not None:
            # What was taken away meanwhile, as for a curtain, stays away.
            hidden = self._layer is not None and self._scene.table is None
            self._clear()
            if not hidden:
                self._scene.show_table(after)
            self.finished.emit()

    def _clear(self) -> None:
        self._scene.removeEventFilter(self)
        if self._timeline is not None:
            self._timeline.stop()
            self._timeline.deleteLater()
            self._timeline = None
        if self._layer is not None:
            self._scene.removeItem(self._layer)
            self._layer = None

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._scene or event.type() not in _TAKEN or not self.running:
            return super().eventFilter(watched, event)
        event.accept()
        if event.type() in _SKIPPING:
            self.skip()
        return True
