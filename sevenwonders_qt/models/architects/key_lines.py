"""The keys at a table of Architects and their actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.keys import numbers, span
from sevenwonders_qt.models.words.key_lines import describing_keys, lines_of, undo_redo, window_keys
from sevenwonders_qt.models.words.table_keys import KeyLine, TableKeys

translate = QCoreApplication.translate


def table_keys() -> TableKeys:
    """Return the keys at the table."""
    return TableKeys(_turn(), window_keys("discards"), describing_keys())


def _turn() -> list[KeyLine]:
    enter = translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Left deck, centre, right deck"), span(numbers()[1:4])),
        KeyLine(translate("Settings", "The same decks"), ("←", "↑", "→")),
        KeyLine(translate("Settings", "Take a progress token"), span(numbers()[4:8])),
        KeyLine(translate("Settings", "Keep a card looked through"), span(numbers()[1:10])),
        KeyLine(translate("Settings", "Up and down the actions"), ("↑", "↓")),
        KeyLine(translate("Settings", "Do what is marked, or the first action"), (enter,)),
        KeyLine(translate("Settings", "Next item"), ("Tab",)),
        *lines_of("end_turn"),
        undo_redo(),
        *lines_of("uncover"),
    ]
