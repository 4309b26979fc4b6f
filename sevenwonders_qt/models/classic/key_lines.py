"""The keys at a table of 7 Wonders and their actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.words import key_lines as lines
from sevenwonders_qt.models.words.table_keys import KeyLine, TableKeys

translate = QCoreApplication.translate


def table_keys() -> TableKeys:
    """Return the keys at the table."""
    keeping = KeyLine(translate("Settings", "Score pad: save the game"), caps(acts.SAVE))
    looking = [*lines.looking_keys(), keeping]
    return TableKeys(lines.table_keys(), looking, lines.describing_keys(acts.HAND))
