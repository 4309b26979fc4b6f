"""A journal refolded to its scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sevenwonders_qt.app.simulate import document, match_document
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.session.match import Match


def replay(path: Path) -> dict[str, Any]:
    """The score document with the one match of a journal, over or not; raises `JournalError`."""
    match = Match.replay(Box().find, path)
    return document(match.game, len(match.seats), match.seed, [match_document(match)])
