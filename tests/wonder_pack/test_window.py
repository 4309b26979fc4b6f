"""The wonders of the pack at the real window: a stage is chosen by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, table_parts, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.models.words.table import stage_words
from sevenwonders_qt.views.table.one_of import StageChoice
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests.app.person import Mouse, Window
from tests.drawings import drawings
from tests.fullest import seats
from tests.wonder_pack.positions import raise_stage, table

Key = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    use_words(BOXES, GAMES)
    window = QWidget()
    qtbot.addWidget(window)
    made = TablePage(drawings(), window, boxes=table_parts())
    made.reduced = True
    window.resize(1280, 720)
    made.resize(1280, 720)
    window.show()
    made.view.fit()
    yield made
    made.clear()


def lay(page: TablePage, game: Classic, at: Scenario) -> QSignalSpy:
    """Show the table of the first seat with a card picked; returns what it commands."""
    players = len(at.state.cities)
    page.show_table(table_for(game.rules, game.view_for(at.state, 0), seats(players, players), ()))
    page.scene.select(0)
    return QSignalSpy(page.commanded)


def sent(spy: QSignalSpy) -> list[Play]:
    return [spy.at(number)[0] for number in range(spy.count())]


def test_a_key_asks_for_the_stage_and_another_picks_it(page: TablePage, game: Classic) -> None:
    at = table(game, "great_wall", "A")
    spy = lay(page, game, at)
    page.scene.picks.act("stage")
    assert isinstance(page.overlay, StageChoice)
    for number in (1, 2):
        QTest.keyClick(page.view, Key.Key_Right)
        assert page.overlay.picked == number
    QTest.keyClick(page.view, Key.Key_Return)
    assert [(play.use, play.alternative) for play in sent(spy)] == [(Use.STAGE, 2)]
    assert at.play(*sent(spy))


def test_a_stage_that_cannot_be_paid_is_passed_over(page: TablePage, game: Classic) -> None:
    own = ["lumber_yard", "sawmill", "stone_pit", "quarry"]
    at = table(game, "great_wall", "A", built=own, coins=0)
    lay(page, game, at)
    page.scene.picks.act("stage")
    choice = page.overlay
    assert isinstance(choice, StageChoice)
    assert [choice.may_be_picked(number) for number in range(4)] == [True, False, True, False]
    QTest.keyClick(page.view, Key.Key_Right)
    assert choice.picked == 2
    QTest.keyClick(page.view, Key.Key_2)
    assert choice.picked == 2


def test_after_the_stage_the_way_to_pay_is_asked_for_that_one(
    page: TablePage, game: Classic
) -> None:
    right = Place("rhodes", built=["lumber_yard", "sawmill"])
    left = Place("babylon", built=["sawmill", "lumber_yard"])
    own = ["stone_pit", "quarry"]
    at = table(game, "great_wall", "A", left, right, built=own, coins=9)
    spy = lay(page, game, at)
    page.scene.picks.act("stage")
    assert isinstance(page.overlay, StageChoice)
    assert page.overlay.picked == 2  # the cheapest: its own stone
    QTest.keyClick(page.view, Key.Key_1)
    QTest.keyClick(page.view, Key.Key_Return)
    assert isinstance(page.overlay, PaymentPanel)
    assert {way.payment.total for way in page.overlay.ways} == {4}
    QTest.keyClick(page.view, Key.Key_Return)
    (play,) = sent(spy)
    assert play.alternative == 0
    assert play.to_left + play.to_right == 4


def shown(game: Classic, at: Scenario) -> Shown:
    players = len(at.state.cities)
    view = game.view_for(at.state, 0)
    made = table_for(game.rules, view, seats(players, players), ())
    return Shown(made, Faces(game.rules.catalogue))


def test_the_stages_of_a_board_are_shown_as_they_were_raised(game: Classic) -> None:
    use_words(BOXES, GAMES)
    at = table(game, "great_wall", "A", stages=1, alternatives=[2])
    seen = shown(game, at)
    assert "2 shield(s)" in stage_words(seen, seen.own, 0)
    assert "8 coin(s)" in stage_words(seen, seen.own, 1)
    assert seen.open_stages(seen.own) == range(1, 4)


def test_a_copied_stage_is_shown_with_what_it_does_here(game: Classic) -> None:
    use_words(BOXES, GAMES)
    at = table(game, "manneken_pis", "A", Place("rhodes", "B"), Place("giza"))
    seen = shown(game, at)
    assert "3 coin(s)" in stage_words(seen, seen.own, 0)


def test_the_colour_of_a_card_is_shown_at_its_stage_once_it_is_there(game: Classic) -> None:
    use_words(BOXES, GAMES)
    at = table(game, "stonehenge", "B", stages=1, hand=["temple"])
    seen = shown(game, at)
    assert "the colour of the card under this stage" in stage_words(seen, seen.own, 1)
    raise_stage(at)
    seen = shown(game, at)
    assert "each blue card in the neighbouring cities" in stage_words(seen, seen.own, 1)


class Chooser(Mouse):
    """Plays by mouse, and takes the last stage of those that may be built."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.chosen = 0

    def _answer_overlay(self, overlay: Overlay) -> None:
        if isinstance(overlay, StageChoice):
            numbers = range(len(overlay.commands))
            last = max(number for number in numbers if overlay.may_be_picked(number))
            self.window.click_spot(overlay, f"half {last + 1}")
            self.window.click_spot(overlay, "take")
            self.chosen += 1
        else:
            super()._answer_overlay(overlay)


def test_a_whole_match_is_played_by_mouse_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path)
    options = Options(expansions=("wonder_pack",))
    people = (SeatInfo("Ana", Player.PERSON), SeatInfo("Bruno", Player.RULES))
    boards = BoardWish("great_wall", "A"), BoardWish("manneken_pis", "A")
    setup = Setup(boards, BoardWish("stonehenge", "B"))
    chosen = 0
    for seed in (1, 2):
        window.program.controller.start(NewMatch(people, setup, f"pack {seed}", options))
        chooser = Chooser(window, seed)
        window.play_on(chooser.answer, lambda: window.at_the_end)
        chosen += chooser.chosen
        window.window.show_home()
    assert chosen
    window.close()
