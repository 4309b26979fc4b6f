"""The scores of a replayed journal for reading, in the current language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.app.simulate import score_table
from sevenwonders_qt.journal.header import Departure
from sevenwonders_qt.models.shown.saves import place_in_match
from sevenwonders_qt.models.words.lists import in_a_row

translate = QCoreApplication.translate


def replay_table(document: dict[str, Any]) -> str:
    """Return the document of `replay` for reading."""
    table = score_table(document)
    if document["verified"]:
        return table
    at = Departure(**{"age": 0, "turn": 0, **document["departs_at"]})
    place = translate("Terminal", "line {number}").format(number=at.line)
    if at.turn:
        place = in_a_row((place, place_in_match(at)))
    text = translate("Terminal", "not verified: it breaks the rules from {place} on")
    return f"{table}\n\n{text.format(place=place)}"
