"""Where things lie on a page, and a place for something that must not cover them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.page import TablePage

_STEPS: Final = 9
"""So many places are tried across and down."""


def rects_on(
    page: TablePage | ArchitectsPage, places: Sequence[Place], *, overlay: bool = False
) -> list[QRectF]:
    """Where places of a table that are there lie on its page, and what lies over it if asked."""
    found = [page.scene.place_of(place) for place in places]
    if overlay and page.overlay is not None:
        found.append(page.overlay.mapRectToScene(page.overlay.rect))
    return [
        QRectF(page.view.mapFromScene(place).boundingRect())
        for place in found
        if place is not None and not place.isEmpty()
    ]


def free_place(
    page: QRectF,
    width: float,
    height: float,
    near: Sequence[QRectF],
    taken: Sequence[QRectF],
    rim: float,
) -> tuple[QRectF, bool]:
    """Where it covers least of what is taken, and whether it covers any; ``rim`` is kept free.

    Of such places the one that is close to the middle and to the first of those ``near``.
    """
    room = page.adjusted(rim, rim, -rim - width, -rim - height)
    best, least = QRectF(page.center().x() - width / 2, rim, width, height), -1.0
    for across in range(_STEPS):
        for down in range(_STEPS):
            left = room.left() + max(0.0, room.width()) * across / (_STEPS - 1)
            top = room.top() + max(0.0, room.height()) * down / (_STEPS - 1)
            place = QRectF(left, top, width, height)
            over = sum(_area(place.intersected(each)) for each in taken)
            away = (place.center() - page.center()).manhattanLength()
            cost = over * 100 + away + sum(2 * _gap(place, each) for each in near[:1])
            if least < 0 or cost < least:
                best, least = place, cost
    return best, any(_area(best.intersected(each)) > 1 for each in taken)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0


def _gap(one: QRectF, other: QRectF) -> float:
    """How far apart two places lie, across and down together."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0.0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0.0)
