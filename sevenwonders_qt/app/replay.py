"""A journal refolded to its scores, and decided again."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.app.boxes import find
from sevenwonders_qt.app.simulate import document, match_document, score_table
from sevenwonders_qt.journal.header import Departure
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.models.lists import in_a_row
from sevenwonders_qt.models.saves import place_in_match
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.verifying import departure

translate = QCoreApplication.translate


def replay(path: Path) -> dict[str, Any]:
    """The score document with the one match of a journal, over or not; raises `JournalError`.

    ``verified`` says whether the rules lead to everything in it; where they do not, ``departs_at``
    has the line of the file, and the Age and turn (or round) that was being played, if any was.
    """
    recorded = read(path)
    match = Match.refolded(find, recorded)
    departs = departure(match, recorded)
    found = document(match.game, len(match.seats), match.seed, [match_document(match)])
    found["verified"] = departs is None
    if departs is not None:
        found["departs_at"] = {name: at for name, at in asdict(departs).items() if at}
    return found


def replay_table(document: dict[str, Any]) -> str:
    """The document of `replay` for reading."""
    table = score_table(document)
    if document["verified"]:
        return table
    at = Departure(**{"age": 0, "turn": 0, **document["departs_at"]})
    place = translate("Terminal", "line {number}").format(number=at.line)
    if at.turn:
        place = in_a_row((place, place_in_match(at)))
    text = translate("Terminal", "not verified: it breaks the rules from {place} on")
    return f"{table}\n\n{text.format(place=place)}"
