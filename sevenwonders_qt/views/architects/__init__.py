"""Architects in the window: a table with three decks to take from and five-piece wonders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.views.table.games import GameTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.views.architects.page import ArchitectsPage
    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts


def _page(art: Art, boxes: Sequence[TableParts]) -> ArchitectsPage:
    from sevenwonders_qt.views.architects.page import ArchitectsPage

    return ArchitectsPage(art)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> ArchitectsPage:
    from sevenwonders_qt.views.architects.page import ArchitectsPage

    return ArchitectsPage(art, parent)


def _ambiences() -> Sequence[Ambience]:
    from sevenwonders_qt.views.architects.cues import AMBIENCE

    return (AMBIENCE,)


TABLE: Final = GameTable("architects", page=_page, watched=_watched, ambiences=_ambiences)
