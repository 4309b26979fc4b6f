"""What a game brings to the window: its table, its pages, its sounds and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.match_page import MatchPage


@dataclass(frozen=True, slots=True)
class GameTable:
    """A game as it is seen; made of functions of modules that load the rest when it is wanted.

    ``page`` makes its table, ``watched`` makes one that only shows, on a page that is the parent;
    both are given what expansions bring. ``ambiences`` are heard at its table.
    """

    name: str
    page: Callable[[Art, Sequence[TableParts]], MatchPage]
    watched: Callable[[Art, QWidget, Sequence[TableParts]], MatchPage]
    ambiences: Callable[[], Sequence[Ambience]]
