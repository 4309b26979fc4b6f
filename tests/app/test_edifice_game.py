"""Whole games with Edifices through the real window, from the new-game page to the score sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.games.edifice.events import ProjectJoined
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.edifice.prompt import PenaltyPrompt
from sevenwonders_qt.views.table.one_of import StageChoice
from sevenwonders_qt.views.table.overlay import Overlay
from tests.app.person import Mouse, Window

NAMES = ("Ana", "Bruno", "Clara", "Davi")
EDIFICE = Options(expansions=("edifice",))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


class Builder(Mouse):
    """Raises stages and takes part whenever that is possible; picks any card otherwise."""

    def __init__(self, window: Window, seed: int = 1, *, joins: bool = True) -> None:
        super().__init__(window, seed)
        self.joins = joins
        self.met: set[type[Overlay]] = set()

    def answer(self) -> None:
        if self.window.overlay is not None:
            super().answer()
            return
        self.answers += 1
        table = self.window.table
        assert table is not None
        self.window.click_scene(self.window.card(self.dice.randrange(len(table.view.hand))))
        actions = self.window.program.page.scene.parts.actions
        possible = [spot.key for spot in actions.spots if spot.action is not None]
        wanted = (PARTICIPATE, "stage") if self.joins else ()
        first = [key for key in wanted if key in possible]
        usual = [key for key in ("build", "discard") if key in possible]
        self.window.click_spot(actions, first[0] if first else self.dice.choice(usual))

    def _answer_overlay(self, overlay: Overlay) -> None:
        self.met.add(type(overlay))
        if isinstance(overlay, StageChoice):
            self.window.click_spot(overlay, "half 2")
            self.window.click_spot(overlay, "take")
        else:
            super()._answer_overlay(overlay)


def start(window: Window, seed: str, wonder: str = "giza", people: int = 1) -> None:
    players = [Player.PERSON] * people + [Player.RULES] * (4 - people)
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=True))
    setup = Setup((BoardWish(wonder, "A"), *(BoardWish(),) * 3))
    window.program.controller.start(NewMatch(seats, setup, seed, EDIFICE))


def test_a_game_set_up_and_played_with_the_mouse_has_edifices_to_its_end(window: Window) -> None:
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    window.click(page.boxes["edifice"])
    page.seed.setText("edifice by mouse")
    window.click(page.start_button)
    controller = window.program.controller.match
    assert controller is not None
    builder = Builder(window, seed=5)
    window.play_on(builder.answer, lambda: window.at_the_end)
    joined = [event for event in controller.match.events if isinstance(event, ProjectJoined)]
    assert any(event.seat == 0 for event in joined)
    sheet = window.window.score.sheet()
    assert sheet is not None
    rows = [row.category for row in sheet.rows]
    assert rows[-2:] == ["edifice", "debt"]
    window.close()


def test_carthage_chooses_halves_of_its_stage_with_the_mouse(window: Window) -> None:
    met: set[type[Overlay]] = set()
    for seed in range(6):
        start(window, f"halves {seed}", "carthage")
        builder = Builder(window, seed=seed)
        window.play_on(builder.answer, lambda: window.at_the_end)
        met |= builder.met
        if StageChoice in met:
            break
        window.window.show_home()
    assert StageChoice in met
    window.close()


def test_who_never_takes_part_is_asked_for_penalties_and_the_game_goes_on(window: Window) -> None:
    met: set[type[Overlay]] = set()
    for seed in range(6):
        start(window, f"absent {seed}")
        builder = Builder(window, seed=seed, joins=False)
        window.play_on(builder.answer, lambda: window.at_the_end)
        met |= builder.met
        if PenaltyPrompt in met:
            break
        window.window.show_home()
    assert PenaltyPrompt in met
    window.close()


def test_two_people_share_the_screen_with_edifices(window: Window) -> None:
    start(window, "shared", people=2)
    window.play_on(Builder(window, seed=3).answer, lambda: window.at_the_end)
    window.close()


def test_a_saved_game_with_edifices_goes_on_where_it_stood(window: Window, qtbot: QtBot) -> None:
    start(window, "saved")
    builder = Builder(window, seed=4)
    window.play_on(builder.answer, lambda: builder.answers >= 5 and window.overlay is None)
    window.close()
    again = Window(qtbot, window.folder)
    QTest.keyClick(again.window, Qt.Key.Key_Escape)
    again.program.controller.resume()
    assert again.table is not None
    assert again.table.boxes["edifice"] is not None
    again.play_on(Builder(again, seed=4).answer, lambda: again.at_the_end)
    again.close()


class Halver(Mouse):
    """Plays for two cities, and takes the first alternative of a stage."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.halves = 0

    def _answer_overlay(self, overlay: Overlay) -> None:
        if isinstance(overlay, StageChoice):
            self.halves += 1
            self.window.click_spot(overlay, "take")
        else:
            super()._answer_overlay(overlay)


def test_carthage_is_played_by_two_and_as_the_free_city(window: Window) -> None:
    options = Options(extra_wonders=("carthage",))
    seats = (SeatInfo("Ana", Player.PERSON), SeatInfo("Bruno", Player.RULES))
    halves = 0
    for seed in range(5):
        setup = Setup((BoardWish("giza", "A"), BoardWish("rhodes", "B")), BoardWish("carthage"))
        if seed % 2:
            setup = Setup((BoardWish("carthage", "A"), BoardWish("rhodes", "B")), BoardWish("giza"))
        window.program.controller.start(NewMatch(seats, setup, f"halves {seed}", options))
        mouse = Halver(window, seed=seed)
        window.play_on(mouse.answer, lambda: window.at_the_end)
        halves += mouse.halves
        window.window.show_home()
        if halves and seed:
            break
    assert halves
    window.close()
