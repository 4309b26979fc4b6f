"""Two sentences of advice on each wonder: its production, its gains, and the aims."""

from __future__ import annotations

from collections import ChainMap
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models import boxes, games

_SIDES: Final = {
    SideNames.LETTERS: {"A": "A", "B": "B"},
    SideNames.DAY_NIGHT: {"A": "day", "B": "night"},
}


def side_id(names: SideNames, side: str) -> str:
    """Return a side as files of rules and advice name it: "A", "B", "day" or "night"."""
    return _SIDES[names][side]


def board_advice(names: SideNames, wonder: str, side: str) -> str:
    """Return advice on a side of a board, in the edition with sides of these names.

    Most boards are played alike in both editions, and have advice of the first one alone. Raises
    KeyError for a board that neither the base game nor any box has, and `DataError`.
    """
    own = games.words_of(Classic.name).advice()
    known = ChainMap(dict(own), *(dict(words.advice()) for words in boxes.all_words()))
    text = known.get((wonder, side_id(names, side))) or known[wonder, side]
    return _translated(text)


def wonder_advice(game: str, wonder: str) -> str:
    """Return advice on a wonder of a game without sides.

    Raises KeyError for a wonder that the game does not have, and `DataError`.
    """
    return _translated(games.words_of(game).advice()[wonder, ""])


def _translated(text: str) -> str:
    # The texts are in resources/advice; check_translations reads them there.
    return QCoreApplication.translate("WonderAdvice", text)
