"""Where the moving pieces start and land, worked out from what the table shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.architects.parts import Parts
from sevenwonders_qt.views.table.overlay import Place


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
            return parts.progress.spot_place(f"token {number}")
        case ("stage", int(number)):
            return parts.own.spot_place(f"stage {number}")
        case ("choices",):
            return parts.choices.rect.translated(parts.choices.pos())
        case ("discard",):
            return parts.discard.spot_place("pile")
    return None


def _picture(parts: Parts, seat: int) -> QRectF | None:
    city = parts.city_of(seat)
    return city.spot_place("picture") if city is not None else None


def _deck(parts: Parts, table: ArchitectsTable, deck: int) -> QRectF | None:
    """One of the three decks in the middle; else where it lies by its city."""
    if deck in table.reach:
        return parts.decks.spot_place(f"deck {table.reach.index(deck)}")
    city = parts.city_of(deck) if deck != CENTRAL else None
    return city.spot_place("deck") if isinstance(city, OtherCity) else None
