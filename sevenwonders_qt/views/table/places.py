"""Where the moving pieces of a turn start and land, worked out from what the table shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.shown import Shown


def place_in(parts: Parts, shown: Shown | None, place: Place) -> QRectF | None:
    """A place of the scene, None if it is not there.

    Beyond what `Parts.place_of` knows: ``("strip", seat, card)`` a structure in a city,
    ``("stage", seat, n)`` the n-th stage of its wonder, ``("picture", seat)`` the picture of that,
    ``("held", card)`` the first card of that kind in the hand.
    """
    match place:
        case ("strip", int(seat), str(card)):
            return _spot(parts, shown, seat, card)
        case ("stage", int(seat), int(stage)):
            return _spot(parts, shown, seat, f"stage {stage}")
        case ("picture", int(seat)) if shown is not None and seat == shown.table.view.seat:
            return parts.place_of(shown, ("board",))
        case ("held", str(card)):
            cards = parts.hand.cards
            held = CardId(card)
            return parts.place_of(shown, ("card", cards.index(held))) if held in cards else None
    return parts.place_of(shown, place)


def _spot(parts: Parts, shown: Shown | None, seat: int, key: str) -> QRectF | None:
    panel = parts.panel_of(shown, seat)
    return panel.spot_place(key) if panel is not None else None
