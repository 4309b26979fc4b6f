"""Plays the events of a turn over the table of 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

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
from sevenwonders_qt.views.table.choreography import Choreography
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.playback import SPRITES_Z, Playback
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.scenery import Scenery
from sevenwonders_qt.views.table.shown import Faces
from sevenwonders_qt.views.table.sprites import Sprite
from sevenwonders_qt.views.table.timeline import Timeline

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


class HeldPanels(QGraphicsRectItem):
    """Panels that go on showing what they showed; as this fades, what they show now appears."""

    def __init__(
        self, panels: Sequence[Panel], still: QGraphicsItem | None, layer: QGraphicsItem
    ) -> None:
        """``still`` is a picture of the hand, which loose cards take the place of."""
        super().__init__(layer)
        self._panels = panels
        self._still = still
        for panel in panels:
            panel.hold()

    def uncover_hand(self) -> None:
        """From now on the loose cards are seen."""
        if self._still is not None:
            still, self._still = self._still, None
            still.scene().removeItem(still)

    def setOpacity(self, opacity: float) -> None:
        super().setOpacity(opacity)
        self.uncover_hand()
        for panel in self._panels:
            panel.show_held(opacity)


class Animator(Playback[Table]):
    """The choreography of a turn, with loose cards in place of those of the hand."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._hand: dict[CardId, QRectF] = {}

    def show_table(self, table: Table) -> None:
        self._scene.hold_marks(self.running)
        self._scene.show_table(table)

    def stop(self) -> None:
        super().stop()
        self._scene.hold_marks(False)

    def taken_away(self) -> bool:
        return self._scene.table is None

    def moves(self, events: Sequence[Event], before: Table, after: Table) -> bool:
        moving = any(isinstance(event, _MOVING) for event in events)
        return moving and before.view.seat == after.view.seat

    def set_stage(self, before: Table, *, reduced: bool) -> None:
        self._hand = self._hand_places(before)
        if not reduced:  # else it would be seen for a blink
            self._scene.parts.actions.show_revealing()
            self._scene.parts.lanes.show_revealing()

    def cover(self, layer: QGraphicsItem, *, reduced: bool) -> QGraphicsItem:
        """Of the panels their own pictures; only the hand has to be taken."""
        if reduced:
            return super().cover(layer, reduced=reduced)
        hand, watching = self._scene.parts.hand, self._scene.parts.watching
        place = QRectF()
        for item in hand.visible_items:
            place = place.united(item.sceneBoundingRect())
        place = QRectF(place.intersected(self._scene.sceneRect()).toAlignedRect())
        still = None if place.isEmpty() else self.still(place, None)
        if still is not None:
            still.setZValue(SPRITES_Z)
            self._scene.addItem(still)
        panels = [i for i in self._scene.items() if isinstance(i, Panel) and i is not watching]
        seen = [panel for panel in panels if panel.isVisible() and panel not in hand.items]
        return HeldPanels(seen, still, layer)

    def plan(
        self,
        events: Sequence[Event],
        before: Table,
        after: Table,
        layer: QGraphicsItem,
        timeline: Timeline,
        cover: QGraphicsItem,
    ) -> Iterator[None]:
        for item in self._scene.parts.hand.visible_items:
            item.setVisible(False)  # loose cards move in its place; showing a table brings it back
        yield
        for panel in self._scene.parts.drawn():  # as it will be, while the old table is seen
            yield from panel.get_ready()
        place = self._place("fan") or QRectF()
        scenery = Scenery(
            style=self._scene.style,
            faces=Faces(after.catalogue),  # the language may have changed since the last turn
            before=before,
            after=after,
            place_of=self._scene.place_of,
            hand=self._hand,
            hand_place=place,
            layer=layer,
            cover=cover,
            cloth=self._cloth(place, layer),
            timeline=timeline,
            boards=self._boards(events, layer),
        )
        yield from Choreography(scenery, self._scene.boxes).tell(events)
        if isinstance(cover, HeldPanels):
            cover.uncover_hand()

    def _cloth(self, place: QRectF, layer: QGraphicsItem) -> QGraphicsItem:
        """The room of the hand, which its cards slide through and do not leave."""
        rim = self._scene.style.s(10)
        cloth = QGraphicsRectItem(place.adjusted(0, -rim, 0, 0), layer)
        cloth.setPen(Qt.PenStyle.NoPen)
        cloth.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        return cloth

    def _boards(self, events: Sequence[Event], layer: QGraphicsItem) -> dict[Seat, Sprite]:
        """The pictures of wonders that grow, as they are after the events."""
        found = {}
        for event in events:
            if isinstance(event, StageBuilt) and event.seat not in found:
                place = self._place("picture", event.seat)
                panel = self._scene.parts.panel_of(self._scene.shown, event.seat)
                if place is not None and panel is not None:
                    sprite = Sprite(panel.piece(place.translated(-panel.pos())), layer)
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

    def _place(self, *name: str | int) -> QRectF | None:
        return self._scene.place_of(name)
