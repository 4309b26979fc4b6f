"""What the walk through every text sees of Edifices: rows, overlays, score sheet and set-up."""

from __future__ import annotations

from collections.abc import Iterator

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import edifices_of
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.models.new_match import SeatWish, TableWish
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests.views.edifices import NAMES, bought, builder, carthage, failing, position, seen

WITH = Options(expansions=("edifice",))

TOLD: tuple[Event, ...] = (
    ev.ProjectJoined(1, 2, from_box=False),
    ev.ProjectJoined(1, 2, from_box=True),
    ev.PawnGiven(1, 3),
    ev.EdificeBuilt(1, "outpost"),
    ev.RewardGained(1, 1, "outpost", (3,), 0),
    ev.ProjectFailed(1, "outpost"),
    ev.PenaltyPaid(1, 1, 2, None, ()),
    ev.PenaltyPaid(1, 1, 0, CardId("altar"), ()),
    ev.PenaltyPaid(1, 1, 0, None, (1, 3)),
    ev.DebtTaken(1, 1, -2),
)
"""An event for each sentence of the log."""


def edifice_stops(window: MainWindow, page: TablePage) -> Iterator[None]:
    """Show one thing after another; look at the window after each."""
    game = Box().classic(WITH, 3)
    window.show_table()
    yield from _tables(game, page)
    yield from _prompts(game, page)
    for players, seed in ((4, "3"), (5, "8")):
        staged = Staged(Box().classic(WITH, players), players, seed, None)
        result = result_of(staged.game, staged.seats("Ana"), staged.state, staged.events)
        window.score.show_result(result)
        window.show_score()
        yield
        for seat, sheet in enumerate(result.sheets):
            for category in {line.category for line in sheet.lines}:
                window.score.grid.asked.emit(seat, category)
                yield
    people = tuple(SeatWish(name, Player.PERSON) for name in NAMES[:3])
    for wish in (TableWish(people, options=WITH), TableWish(people[:2])):
        window.apply(window.settings().with_table(wish))
        window.show_set_up("classic")
        yield


def _tables(game: Classic, page: TablePage) -> Iterator[None]:
    known = edifices_of(game.rules)
    for number in range(5):
        edifices = tuple(known.of_age(age)[number] for age in (1, 2, 3))
        joined = ev.ProjectJoined(1, 1, from_box=False)
        made = position(game, builder(), joined, edifices=edifices)
        yield from _shown(page, made)
        for edifice in edifices:
            page.enlarge(CardId(edifice))
            yield
            assert page.overlay is not None
            page.overlay.close()
    built, failed = ev.EdificeBuilt(1, "outpost"), ev.ProjectFailed(2, "auction_house")
    debts = (ev.DebtTaken(0, 2, -3), ev.ProjectJoined(0, 3, from_box=False))
    yield from _shown(page, position(game, builder(), built, failed, *debts, age=3, turn=4))
    both = (ev.ProjectJoined(1, 2, from_box=False), ev.ProjectJoined(2, 2, from_box=False))
    yield from _shown(page, position(game, builder(), *both, age=2))
    for coins in (4, 9):
        yield from _shown(page, position(game, builder(coins), age=2, turn=6))
        page.enlarge(CardId("auction_house"))
        yield
    for wonder, side in (("ur", "A"), ("ur", "B"), ("carthage", "B")):
        page.clear()
        page.show_table(seen(position(game, Place(wonder, side, hand=["altar"]), age=2)))
        page.enlarge(0)
        yield


def _shown(page: TablePage, made: Scenario) -> Iterator[None]:
    page.clear()
    page.show_table(seen(made))
    page.scene.select(0)
    yield


def _prompts(game: Classic, page: TablePage) -> Iterator[None]:
    page.clear()
    page.ask(seen(bought(game)))
    page.scene.select(0)
    page.scene.payment_wanted.emit(Use.STAGE, page.scene.selected, "")
    payment = page.overlay
    assert isinstance(payment, PaymentPanel)
    yield
    payment.turn_joining()
    yield
    cards = Place("giza", hand=["altar"], built=["barracks", "stockade"])
    tokens = Place("giza", hand=["altar"], tokens=[1, 3, 5])
    for made in (
        failing(game, cards, "outpost", 1),
        failing(game, tokens, "concentric_castle", 3),
        carthage(game),
    ):
        page.clear()
        page.ask(seen(made))
        if page.overlay is None:
            page.scene.select(0)
            page.scene.act(PARTICIPATE)
        assert page.overlay is not None
        yield
    page.clear()
    laid = carthage(game)
    table = seen(laid)
    play = next(c for c in table.view.legal if getattr(c, "option", "") == PARTICIPATE)
    laid.game.step(laid.state, play, FixedChance())
    page.show_table(seen(laid))
    yield
