"""What the commands know of Stairs."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from sevenwonders_qt.app.game_command_line import (
    GameCommandLine,
    refuse_classic_options,
    require_players,
)
from sevenwonders_qt.controllers.program import ProgramController
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.models.new_match import NAMES, USUAL, usual_seats
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished
from tests.game_for_tests.players import by_rules
from tests.game_for_tests.rules import CARDS, NAME, PLAYERS, RULES, Setup, Stairs, State
from tests.game_for_tests.settings import NewStairs
from tests.game_for_tests.table import StairsTable, TablePage
from tests.game_for_tests.words import TITLE, result


class Staged:
    """A match of players by rules, as far as the first seat's turn of this number, or its end."""

    def __init__(self, players: int, seed: str, turn: int | None) -> None:
        self.game = Stairs()
        self.state: State = self.game.empty()
        chance = SeededChance(seed)
        self.events: list[Event] = self.game.open(self.state, Setup(players), chance)
        while not self.game.is_over(self.state):
            if turn is not None and self.state.turn >= turn and self.state.active == 0:
                break
            (seat,) = self.state.owing
            command = by_rules(self.game.view_for(self.state, seat))
            self.events += self.game.step(self.state, command, chance)

    def show_on(self, page: TablePage, you: str) -> None:
        page.view.fit()
        log = tuple(self.game.redact(event, 0) for event in self.events)
        page.show_table(StairsTable(self.game.view_for(self.state, 0), self._seats(you), log))

    def set_up_on(self, page: Any) -> None:
        page.set_table(replace(page.table(), seats=usual_seats(self.state.seats)))

    def result(self, you: str) -> Finished:
        return result(self.game, self._seats(you), self.state, self.events)

    def _seats(self, you: str) -> tuple[SeatInfo, ...]:
        others = (SeatInfo(name, USUAL) for name in NAMES[: self.state.seats - 1])
        return (SeatInfo(you, Player.PERSON), *others)


def _agreed(arguments: argparse.Namespace, players: int) -> Mapping[str, Any]:
    require_players(TITLE, PLAYERS, players)
    return {}


def _dealt(arguments: argparse.Namespace, players: int) -> tuple[Stairs, Setup]:
    refuse_classic_options(arguments, TITLE)
    require_players(TITLE, PLAYERS, players)
    game = RULES.make({}, players)
    assert isinstance(game, Stairs)
    return game, Setup(players)


def _check(controller: ProgramController) -> None:
    from sevenwonders_qt.app.check_seats import SEED, seats

    controller.start(NewStairs(seats(3), SEED))


COMMAND_LINE: Final = GameCommandLine(
    agreed=_agreed,
    dealt=_dealt,
    measure=lambda arguments: {},
    staged=lambda arguments, whole: Staged(
        arguments.players, str(arguments.seed), None if whole else arguments.turn
    ),
    checks={NAME: _check},
    sample=NAME,
    check_data=lambda: f"{len(CARDS)} of {TITLE}",
    gaps=lambda parts: (),
)
