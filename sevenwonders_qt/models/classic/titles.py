"""The titles of matches of 7 Wonders: their edition and their expansions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.boxes import known_among

translate = QCoreApplication.translate


def called(agreed: Mapping[str, Any]) -> str:
    """Return the game, its edition and its expansions."""
    words = translate("Saves", "Classic")
    if agreed.get("edition") == Edition.SECOND.value:
        words = translate("Saves", "Classic, second edition")
    return " + ".join([words, *_boxes(agreed)])


def called_briefly(agreed: Mapping[str, Any]) -> str:
    """Return the expansions alone: most matches are of the game itself, which need not be said."""
    return " + ".join(_boxes(agreed))


def _boxes(agreed: Mapping[str, Any]) -> list[str]:
    return [words.title() for words in known_among(agreed.get("expansions", ()))]
