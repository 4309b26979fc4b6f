"""Where the moving pieces start and land, worked out from what the table shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.architects.parts import Parts
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import Panel


def place_in(parts: Parts, table: ArchitectsTable | None, place: Place) -> QRectF | None:
    """A place of the scene, None if it is not there.

    ``("seat", seat)`` a city, ``("picture", seat)`` its wonder, ``("deck", deck)`` a deck as near
    to the one who looks as it lies, ``("token", number)`` a progress token (3 for the pile),
    ``("stage", number)`` a stage of the own wonder, ``("choices",)`` the actions of the turn,
    ``("discard",)`` the discard pile.
    """
    if table is None:
        return None
    match place:
        case ("seat", int(seat)):
            city = parts.city_of(seat)
            return city.rect.translated(city.pos()) if city is not None else None
        case ("picture", int(seat)):
            return _picture(parts, seat)
        case ("deck", int(deck)):
            return _deck(parts, table, deck)
        case ("token", int(number)):
            return _spot(parts.progress, f"token {number}")
        case ("stage", int(number)):
            return _spot(parts.own, f"stage {number}")
        case ("choices",):
            return parts.choices.rect.translated(parts.choices.pos())
        case ("discard",):
            return _spot(parts.discard, "pile")
    return None


def _picture(parts: Parts, seat: int) -> QRectF | None:
    city = parts.city_of(seat)
    return _spot(city, "picture") if city is not None else None


def _deck(parts: Parts, table: ArchitectsTable, deck: int) -> QRectF | None:
    """One of the three decks in the middle; else where it lies by its city."""
    if deck in table.reach:
        return _spot(parts.decks, f"deck {table.reach.index(deck)}")
    city = parts.city_of(deck) if deck != CENTRAL else None
    return _spot(city, "deck") if isinstance(city, OtherCity) else None


def _spot(panel: Panel, key: str) -> QRectF | None:
    spot = panel.spot(key)
    return spot.rect.translated(panel.pos()) if spot is not None else None
