"""Fills the score sheet with a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow


class ScoreSheetController:
    """The sheet of the window; ``winners`` are the seats that have won the match on it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._match: Match[Any] | None = None
        self._path: Path | None = None
        self.winners: Sequence[Seat] = ()

    @property
    def journal(self) -> Path | None:
        """The journal of the match on the sheet, which can be watched; None while not saved."""
        return self._path or (None if self._match is None else self._match.journal_path)

    def fill(
        self, match: Match[Any], seats: tuple[SeatInfo, ...], path: Path | None = None
    ) -> None:
        """Show a match; ``seats`` has each city, ``path`` is that of a match only read."""
        start = None if match.dealt else match.steps[0].state
        result = words_of(match.game.name).result
        end = replace(
            result(match.game, seats, match.state, match.events, start),
            played=match.header.created,
            seed=str(match.seed) if match.dealt else "",
            practice=match.practice,
            hints=match.hints,
        )
        self.winners = match.game.outline(match.state).winners
        self._match, self._path = match, path
        self._window.score.show_result(end, kept=self.journal is not None)

    def look_again(self) -> None:
        """Offer to watch the match if it has been saved since."""
        if self._match is not None:
            self._window.score.offer_replay(kept=self.journal is not None)
