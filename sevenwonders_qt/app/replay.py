"""A journal refolded to its scores, and decided again."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from sevenwonders_qt.app.games import find
from sevenwonders_qt.app.simulate import document, match_document
from sevenwonders_qt.games.box import FindGame
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.verifying import departure


def replay(path: Path, find: FindGame = find) -> dict[str, Any]:
    """Return the score document with the one match of a journal, over or not.

    ``verified`` is true if the rules lead to everything in it; if not, ``departs_at`` has the line
    of the file, and the Age and turn (or round) that was being played, if any was. Raises
    `JournalError`.
    """
    recorded = read(path)
    match = Match.refolded(find, recorded)
    departs = departure(match, recorded)
    found = document(match.game, len(match.seats), match.seed, [match_document(match)])
    found["verified"] = departs is None
    if departs is not None:
        found["departs_at"] = {name: at for name, at in asdict(departs).items() if at}
    return found
