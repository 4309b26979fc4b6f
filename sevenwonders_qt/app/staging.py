"""Matches played up to a chosen moment, for pictures and for measuring."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevenwonders_qt.ai.classic_players import PLAYERS
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NAMES, USUAL, TableWish, usual_seats
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.words.terms import with_free_city

if TYPE_CHECKING:
    from sevenwonders_qt.views.pages.set_up import SetUpPage
    from sevenwonders_qt.views.table.page import TablePage


class Staged:
    """A match of AI players as it is at the start of a turn, or at its end."""

    def __init__(
        self, game: Classic, players: int, seed: str, until: tuple[int, int] | None
    ) -> None:
        """``until`` is Age and turn; None plays to the end."""
        self.game = game
        self.players = players
        self.state: State = game.empty()
        self.events: list[Event] = []
        self._log: list[Logged] = []
        self._seed = seed
        self._run(until)

    def seats(self, you: str) -> tuple[SeatInfo, ...]:
        """Return the seats: a person called ``you`` at seat 0, AI players at the others."""
        others = (SeatInfo(name, USUAL) for name in NAMES[: self.players - 1])
        return with_free_city((SeatInfo(you, Player.PERSON), *others), len(self.state.cities))

    def table(self, you: str) -> Table:
        """Return the table as seat 0 sees it."""
        view = self.game.view_for(self.state, 0)
        free = next((seat for seat, player in enumerate(view.deciders) if seat > player == 0), None)
        free_city = None if free is None else self.game.view_for(self.state, free)
        return table_for(self.game.rules, view, self.seats(you), tuple(self._log), free_city)

    def show_on(self, page: TablePage, you: str) -> None:
        """Show the table as seat 0 sees it, with a card of the hand selected."""
        page.view.fit()
        page.show_table(self.table(you))
        page.scene.select(min(3, len(self.state.cities[0].hand) - 1), by_mouse=True)

    def set_up_on(self, page: SetUpPage[TableWish]) -> None:
        """Show the players and the options on the page that sets up a match."""
        seats, options = usual_seats(self.players), self.game.options
        page.set_table(replace(page.table(), seats=seats, options=options))

    def result(self, you: str) -> Finished:
        """Return the end of the match, for the score sheet."""
        return result_of(self.game, self.seats(you), self.state, self.events)

    def step(self, chance: SeededChance) -> list[Event]:
        """Let the first seat answer that has to; returns the events as seat 0 sees them."""
        view = self.game.view_for(self.state, self.state.owing[0])
        command = PLAYERS.choose("rules", view, self.game.rules, self._seed)
        return self._keep(self.game.step(self.state, command, chance))

    def _run(self, until: tuple[int, int] | None) -> None:
        chance = SeededChance(self._seed)
        begun = self.game.begin(Setup.random(self.players), chance)
        for event in begun:
            self.game.evolve(self.state, event)
        self._keep(begun)
        while not self.game.is_over(self.state):
            if until is not None and (self.state.age, self.state.turn) >= until:
                return
            for _ in self.state.owing:
                self.step(chance)

    def _keep(self, events: list[Event]) -> list[Event]:
        self.events += events
        seen = [self.game.redact(event, 0) for event in events]
        self._log += noted(self._log, seen)
        return seen
