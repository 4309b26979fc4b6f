"""Architects in the window: a table with three decks to take from and five-piece wonders."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.views.table.games import Door, GameTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.core.outline import Outline
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.views.architects.page import ArchitectsPage
    from sevenwonders_qt.views.architects.set_up import NewArchitectsPage
    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.games import Pictures


translate = QCoreApplication.translate


def _about(match: Outline) -> str:
    """Return the number of players and the round in words."""
    who = translate("Home", "Architects, %n player(s)", None, len(match.cities))
    when = translate("Home", "round {number}").format(number=match.turn)
    return f"{who} · {when}"


_DOOR: Final = Door(
    "stage",
    title=lambda: translate("Home", "New game of Architects"),
    note=lambda: translate("Home", "2 to 7 players, three decks, one wonder each"),
    about=_about,
)


def _set_up(art: Art, box: Box, dice: Random) -> NewArchitectsPage:
    from sevenwonders_qt.games.architects.options import Options
    from sevenwonders_qt.games.architects.rules import game_for
    from sevenwonders_qt.views.architects.set_up import NewArchitectsPage

    return NewArchitectsPage(art, tuple(game_for(Options(), 4).rules.catalogue.wonders), dice)


def _page(art: Art, boxes: Sequence[TableParts]) -> ArchitectsPage:
    from sevenwonders_qt.views.architects.page import ArchitectsPage

    return ArchitectsPage(art)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> ArchitectsPage:
    from sevenwonders_qt.views.architects.page import ArchitectsPage

    return ArchitectsPage(art, parent)


def _ambiences() -> Sequence[Ambience]:
    from sevenwonders_qt.views.architects.cues import AMBIENCE

    return (AMBIENCE,)


def _pictures() -> Pictures:
    from sevenwonders_qt.views.architects.pictures import PICTURES

    return PICTURES


TABLE: Final = GameTable(
    "architects",
    _DOOR,
    set_up=_set_up,
    page=_page,
    watched=_watched,
    ambiences=_ambiences,
    pictures=_pictures,
)
