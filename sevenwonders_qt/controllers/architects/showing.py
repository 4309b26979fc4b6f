"""Shows the moments of a match of Architects."""

from __future__ import annotations

from dataclasses import replace

from sevenwonders_qt.controllers.showing import Showing
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.architects.table import (
    ArchitectsTable,
    architects_table,
    without_secrets,
)
from sevenwonders_qt.models.shown.replay import Viewpoint
from sevenwonders_qt.views.architects.page import ArchitectsPage


class ArchitectsShowing(Showing[ArchitectsPage]):
    """A match of Architects."""

    _game: Architects

    def show(self, stop: int, eyes: Viewpoint) -> None:
        self.page.stop()
        self.page.show_table(self.table(stop, eyes))

    def play(self, stop: int, eyes: Viewpoint) -> None:
        self.page.play(self._coming(stop - 1, eyes), self.table(stop, eyes))

    def table(self, stop: int, eyes: Viewpoint) -> ArchitectsTable:
        """Return the table at a stop, without any command."""
        step = self._step(stop)
        state: State = step.state
        if eyes.open:
            state = _all_known(state)
        view = self._game.view_for(state, eyes.seat)
        if eyes.guest:
            view = without_secrets(view)
        view = replace(view, legal=(), prompt=None)
        log = self._all_seen(eyes)[: step.end]
        table = architects_table(self._game.rules, view, self._seats, log)
        return replace(table, watched=self._by_computers)


def _all_known(state: State) -> State:
    """Return the state with the secrets of single players known to all."""
    shown = state.copy()
    shown.knows = tuple(range(len(shown.cities)))
    if shown.searched is not None:
        shown.searched = replace(shown.searched, to_all=True)
    return shown
