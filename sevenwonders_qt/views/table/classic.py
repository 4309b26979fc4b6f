"""7 Wonders in the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.views.table.games import GameTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.replay.table import WatchedTable
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.page import TablePage


def _page(art: Art, boxes: Sequence[TableParts]) -> TablePage:
    from sevenwonders_qt.views.table.page import TablePage

    return TablePage(art, boxes=boxes)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> WatchedTable:
    from sevenwonders_qt.views.replay.table import WatchedTable

    return WatchedTable(art, parent, boxes)


def _ambiences() -> Sequence[Ambience]:
    from sevenwonders_qt.views.table.cues import AMBIENCES

    return AMBIENCES


TABLE: Final = GameTable("classic", page=_page, watched=_watched, ambiences=_ambiences)
