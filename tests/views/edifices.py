"""Positions with Edifices, for tests of what the window shows of them."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.module import punish_absentees
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import Table, table_for

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fabio", "Gabi")
EDIFICES = ("outpost", "auction_house", "concentric_castle")
OTHERS = (Place("rhodes"), Place("ephesus"))


def position(
    game: Classic,
    own: Place,
    *more: Event,
    age: int = 1,
    turn: int = 2,
    edifices: tuple[str, ...] = EDIFICES,
    others: Sequence[Place] = OTHERS,
) -> Scenario:
    """A match of three with these Edifices, two pawns on each, after these events."""
    made = Scenario(game, [own, *others], age=age, turn=turn)
    for event in (ev.ProjectsRevealed(edifices, 2), *more):
        game.evolve(made.state, event)
    return made


def seen(made: Scenario) -> Table:
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[: len(made.state.cities)])
    return table_for(made.game.rules, made.game.view_for(made.state, 0), seats, ())


def builder(coins: int = 6, **more: object) -> Place:
    """A city that makes what the first stage of Giza costs."""
    place = {"hand": ["altar", "baths"], "built": ["quarry"], **more}
    return Place("giza", coins=coins, **place)  # type: ignore[arg-type]


def bought(game: Classic) -> Scenario:
    """Both neighbours sell the stone of the stage, so there is more than one way to pay."""
    own = Place("giza", hand=["altar", "baths"], coins=9)
    others = [Place("rhodes", built=["quarry"]), Place("ephesus", built=["quarry"])]
    return position(game, own, others=others)


def failing(game: Classic, own: Place, edifice: str, age: int) -> Scenario:
    """The end of an Age in which the Edifice fails and seat 0 has to choose."""
    edifices = list(EDIFICES)
    edifices[age - 1] = edifice
    made = position(game, own, age=age, turn=6, edifices=tuple(edifices))
    for city in range(3):
        made.state.prompts[city] = None
    punish_absentees(Transaction(made.state, FixedChance(), game.rules.evolvers))
    return made


def carthage(game: Classic) -> Scenario:
    own = Place("carthage", hand=["altar"], coins=6, stages=1, built=["foundry", "press_age1"])
    return position(game, own, age=2)
