"""The neighbour of a city in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.effects import Side

translate = QCoreApplication.translate


def neighbour_words(side: Side | None) -> str:
    """Return the words for the neighbour on a side; None is the only opponent."""
    if side is None:
        return translate(
            "Reason", "your opponent", "after: win against, tie with, ahead of, behind"
        )
    if side is Side.LEFT:
        return translate(
            "Reason", "your left neighbour", "after: win against, tie with, ahead of, behind"
        )
    return translate(
        "Reason", "your right neighbour", "after: win against, tie with, ahead of, behind"
    )
