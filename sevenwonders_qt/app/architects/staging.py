"""Matches of Architects played up to a chosen moment, for pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevenwonders_qt.ai.architects.players import PLAYERS
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.events import TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.architects.history import result_of
from sevenwonders_qt.models.architects.table import ArchitectsTable, architects_table
from sevenwonders_qt.models.new_match import NAMES, USUAL, usual_seats
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished

if TYPE_CHECKING:
    from sevenwonders_qt.models.architects.wish import ArchitectsWish
    from sevenwonders_qt.views.architects.page import ArchitectsPage
    from sevenwonders_qt.views.pages.set_up import SetUpPage

SEAT = 0
"""The seat that the pictures are seen from."""


class StagedArchitects:
    """A match of AI players as it is when the first seat begins a turn, or at its end."""

    def __init__(
        self,
        game: Architects,
        players: int,
        seed: str,
        turn: int | None,
        prompt: Prompt = Prompt.TAKE,
    ) -> None:
        """``turn`` counts those of the first seat, which stops when it is asked for ``prompt``.

        None plays to the end, and so does a moment that does not come.
        """
        self.game = game
        self.players = players
        self.state: State = game.empty()
        self.events: list[Event] = []
        self._seed = seed
        self._run(turn, prompt)

    def seats(self, you: str) -> tuple[SeatInfo, ...]:
        """Return the seats: a person called ``you`` at seat 0, AI players at the others."""
        others = (SeatInfo(name, USUAL) for name in NAMES[: self.players - 1])
        return (SeatInfo(you, Player.PERSON), *others)

    def table(self, you: str, *, shared: bool = False) -> ArchitectsTable:
        """Return the table as seat 0 sees it."""
        view = self.game.view_for(self.state, SEAT)
        log = tuple(self.game.redact(event, SEAT) for event in self.events)
        return architects_table(self.game.rules, view, self.seats(you), log, shared=shared)

    def show_on(self, page: ArchitectsPage, you: str) -> None:
        """Show the table as seat 0 sees it."""
        page.view.fit()
        page.show_table(self.table(you))

    def set_up_on(self, page: SetUpPage[ArchitectsWish]) -> None:
        """Show the players on the page that sets up a match."""
        page.set_table(replace(page.table(), seats=usual_seats(self.players)))

    def result(self, you: str) -> Finished:
        """Return the end of the match, for the score sheet."""
        return result_of(self.game, self.seats(you), self.state, self.events)

    def _run(self, turn: int | None, prompt: Prompt) -> None:
        chance = SeededChance(self._seed)
        self.events += self.game.open(self.state, Setup.random(self.players), chance)
        while not self.game.is_over(self.state):
            if turn is not None and self._turns >= turn and self._asks(prompt):
                return
            view = self.game.view_for(self.state, self.state.active)
            command = PLAYERS.choose("rules", view, self.game.rules, self._seed)
            self.events += self.game.step(self.state, command, chance)

    def _asks(self, prompt: Prompt) -> bool:
        return self.state.active == SEAT and self.state.prompt is prompt

    @property
    def _turns(self) -> int:
        return sum(isinstance(event, TurnBegan) and event.seat == SEAT for event in self.events)
