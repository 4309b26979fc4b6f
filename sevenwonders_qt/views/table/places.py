"""Where the moving pieces of a turn start and land, worked out from what the table shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.scene import TableScene


def place_in(scene: TableScene, place: Place) -> QRectF | None:
    """A place of the scene, None if it is not there.

    Beyond what `TableScene.place_of` knows: ``("strip", seat, card)`` a structure in a city,
    ``("picture", seat)`` the picture of its wonder, ``("fan",)`` all the room of the hand,
    ``("held", card)`` the first card of that kind in the hand.
    """
    match place:
        case ("strip", int(seat), str(card)):
            return _spot(scene, seat, card)
        case ("picture", int(seat)):
            return _picture(scene, seat)
        case ("fan",):
            return scene.layout.hand
        case ("held", str(card)):
            cards = scene.parts.hand.cards
            held = CardId(card)
            return scene.place_of(("card", cards.index(held))) if held in cards else None
    return scene.place_of(place)


def _spot(scene: TableScene, seat: int, key: str) -> QRectF | None:
    panel = scene.parts.panel_of(scene.shown, seat)
    spot = panel.spot(key) if panel is not None else None
    return spot.rect.translated(panel.pos()) if panel is not None and spot is not None else None


def _picture(scene: TableScene, seat: int) -> QRectF | None:
    """A neighbour's picture lies between its head and the foot of its stages."""
    if scene.shown is not None and seat == scene.shown.table.view.seat:
        return scene.place_of(("board",))
    head, stage = _spot(scene, seat, "city"), _spot(scene, seat, "stage 0")
    if head is None or stage is None or head.contains(stage):
        return None
    s = scene.style.s
    bottom = stage.bottom() + s(7.2)
    return QRectF(head.left(), head.bottom() + s(6), head.width(), bottom - head.bottom() - s(6))
