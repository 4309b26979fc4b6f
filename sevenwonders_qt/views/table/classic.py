"""7 Wonders in the window."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.words.names import turn_name
from sevenwonders_qt.views.table.games import Door, GameTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.core.outline import Outline
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.options import Options
    from sevenwonders_qt.games.classic.shape import Shape
    from sevenwonders_qt.views.pages.new_game import NewGamePage
    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.replay.table import WatchedTable
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.games import Pictures
    from sevenwonders_qt.views.table.page import TablePage


translate = QCoreApplication.translate


def _about(match: Outline) -> str:
    """Return the number of players, the Age and the turn in words."""
    who = translate("Home", "Classic, %n player(s)", None, len(match.cities))
    return f"{who} · {turn_name(match.age, match.turn)}"


_DOOR: Final = Door(
    "ui_play",
    title=lambda: translate("Home", "New game"),
    note=lambda: translate("Home", "2 to 7 players, people or computer"),
    about=_about,
)


def _set_up(art: Art, box: Box, dice: Random) -> NewGamePage:
    from sevenwonders_qt.core.decider import ImpossibleSetup
    from sevenwonders_qt.games.classic.options import DEFAULT
    from sevenwonders_qt.views.pages.new_game import NewGamePage

    def shape(options: Options, players: int) -> Shape | None:
        try:
            return box.classic(options, players).rules.shape
        except ImpossibleSetup:
            return None

    return NewGamePage(art, tuple(box.classic(DEFAULT, 4).rules.catalogue.wonders), dice, shape)


def _page(art: Art, boxes: Sequence[TableParts]) -> TablePage:
    from sevenwonders_qt.views.table.page import TablePage

    return TablePage(art, boxes=boxes)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> WatchedTable:
    from sevenwonders_qt.views.replay.table import WatchedTable

    return WatchedTable(art, parent, boxes)


def _ambiences() -> Sequence[Ambience]:
    from sevenwonders_qt.views.table.cues import AMBIENCES

    return AMBIENCES


def _pictures() -> Pictures:
    from sevenwonders_qt.views.table.pictures import PICTURES

    return PICTURES


TABLE: Final = GameTable(
    "classic",
    _DOOR,
    set_up=_set_up,
    page=_page,
    watched=_watched,
    ambiences=_ambiences,
    pictures=_pictures,
)
