"""The keys at a table of Architects and their actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.architects.settings import DISCARDS, END_TURN, UNCOVER
from sevenwonders_qt.models.keys import span
from sevenwonders_qt.models.words.key_lines import describing_keys, lines_of, undo_redo, window_keys
from sevenwonders_qt.models.words.table_keys import KeyLine, TableKeys

translate = QCoreApplication.translate


def table_keys() -> TableKeys:
    """Return the keys at the table."""
    return TableKeys(_turn(), window_keys(DISCARDS), describing_keys())


def _turn() -> list[KeyLine]:
    enter = translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Left deck, centre, right deck"), span(acts.NUMBERS[1:4])),
        KeyLine(translate("Settings", "The same decks"), ("←", "↑", "→")),
        KeyLine(translate("Settings", "Take a progress token"), span(acts.NUMBERS[4:8])),
        KeyLine(translate("Settings", "Keep a card looked through"), span(acts.NUMBERS[1:10])),
        KeyLine(translate("Settings", "Up and down the actions"), ("↑", "↓")),
        KeyLine(translate("Settings", "Do what is marked, or the first action"), (enter,)),
        KeyLine(translate("Settings", "Next item"), ("Tab",)),
        *lines_of(END_TURN),
        undo_redo(),
        *lines_of(UNCOVER),
    ]
