"""A journal refolded to its scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sevenwonders_qt.app.simulate import match_document
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.session.match import Match


def replay(game: Classic, path: Path) -> dict[str, Any]:
    """The score document of the match in a journal; raises `JournalError`."""
    match = Match.replay(lambda name: {game.name: game}[name], path)
    players = [seat.player for seat in match.seats]
    return match_document(game, players, match.seed, match.state)
