"""Whole games of Architects through the real window, from the home page to the score sheet."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.play import PlayController
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.panel import Panel, Spot
from tests.app.architects_page import architects_page
from tests.app.person import Window
from tests.filled_pages import set_seats

Key = Qt.Key


class Architects:
    """A person at the table of Architects."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.page = architects_page(window.program)
        self.scene = self.page.scene
        self.dice = random.Random(seed)
        self.answers = 0

    @property
    def table(self) -> ArchitectsTable | None:
        return self.scene.table

    def asked(self) -> bool:
        table = self.table
        shown = self.window.window.page() is self.page
        return shown and table is not None and bool(table.view.owing == (table.view.seat,))

    def play(self, by: str) -> None:
        answer = self.by_mouse if by == "mouse" else self.by_keys

        def step() -> bool:
            if self.window.at_the_end:
                return True
            if self.asked():
                self.answers += 1
                answer()
            return False

        self.window.qtbot.waitUntil(step)

    def click(self, panel: Panel, key: str) -> None:
        spot = panel.spot(key)
        assert spot is not None
        view = self.page.view
        point: QPointF = panel.mapToScene(spot.rect.center())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.page.view, key)

    def by_mouse(self) -> None:
        """Anything that lies on the table and can be pressed for the turn."""
        lying = self.scene.parts
        parts = (lying.choices, lying.decks, lying.progress, lying.own)
        found = [
            (part, spot.key)
            for part in parts
            for spot in part.spots
            if part.isVisible() and spot.action is not None and spot.key != "back"
        ]
        self.click(*self.dice.choice(found))

    def by_keys(self) -> None:
        table = self.table
        assert table is not None
        if table.covered:
            self.press(Key.Key_G)
        if table.view.prompt is Prompt.TAKE:
            self.press(self.dice.choice([Key.Key_1, Key.Key_Up, Key.Key_3, Key.Key_Left]))
        elif table.view.prompt is Prompt.KEEP:
            self.press(Key.Key_1)
        else:
            self.press(*[Key.Key_Down] * self.dice.randrange(4), Key.Key_Return)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def test_a_game_is_set_up_and_played_to_its_score_sheet_with_the_mouse_alone(
    window: Window,
) -> None:
    window.click(window.window.home.game_buttons["architects"])
    window.click(window.window.set_up_page("architects").start_button)
    person = Architects(window)
    person.play("mouse")
    assert person.answers >= 5
    sheet = window.window.score.sheet()
    assert sheet is not None
    names = [row.category for row in sheet.rows]
    assert names == ["wonder", "cat", "blue", "military", "progress"]
    assert len(window.window.score.grid.cells) == 6  # the rows and the total
    window.close()


def test_a_game_is_set_up_and_played_to_its_score_sheet_with_keys_alone(window: Window) -> None:
    home = window.window.home
    home.game_buttons["architects"].setFocus()
    QTest.keyClick(home.game_buttons["architects"], Key.Key_Return)
    QTest.keyClick(window.window.set_up_page("architects").start_button, Key.Key_Return)
    person = Architects(window, seed=3)
    person.play("keys")
    QTest.keyClick(window.window.score, Key.Key_Escape)
    assert window.window.page() is home
    window.close()


def start(window: Window, *players: Player, wonders: tuple[str | None, ...] = ()) -> None:
    names = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fabio", "Gabi")
    seats = tuple(SeatInfo(name, player) for name, player in zip(names, players, strict=False))
    setup = Setup(wonders or (None,) * len(seats))
    window.program.controller.start(NewArchitects(seats, setup, "four friends"))


def test_two_people_share_the_screen_and_each_sees_the_own_secrets_only(window: Window) -> None:
    start(window, Player.PERSON, Player.RULES, Player.PERSON)
    person = Architects(window, seed=7)
    seen: set[int] = set()
    covered = 0

    def step() -> bool:
        nonlocal covered
        table = person.table
        if window.at_the_end:
            return True
        if person.asked() and table is not None:
            seen.add(table.view.seat)
            if table.covered:
                covered += 1
                assert table.view.central.top is None
                assert not table.view.searched
            person.by_mouse()
        return False

    window.qtbot.waitUntil(step)
    assert seen == {0, 2}
    assert covered  # somebody had the cat
    window.close()


def test_seven_players_finish(window: Window) -> None:
    start(window, Player.PERSON, *[Player.RANDOM] * 6)
    Architects(window, seed=2).play("mouse")
    window.close()


def test_a_game_left_is_offered_on_the_home_page_and_goes_on_where_it_was(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path)
    start(window, Player.PERSON, Player.RULES, wonders=("giza", "babylon"))
    person = Architects(window)
    qtbot.waitUntil(person.asked)
    person.by_keys()
    controller = window.program.controller.match
    assert isinstance(controller, PlayController)
    version = controller.match.version
    window.close()
    again = Window(qtbot, tmp_path)
    assert "Architects" in again.window.home.continue_button.note
    again.click(again.window.home.continue_button)
    person = Architects(again)
    qtbot.waitUntil(person.asked)
    controller = again.program.controller.match
    assert isinstance(controller, PlayController)
    assert controller.match.version >= version
    assert [city.wonder for city in controller.match.state.cities] == ["giza", "babylon"]
    again.close()


def test_wonders_are_chosen_and_seats_added_on_the_page_of_its_own(window: Window) -> None:
    page = window.window.set_up_page("architects")
    set_seats(page, [SeatWish("", Player.PERSON, "rhodes"), SeatWish("Caio", Player.RULES)])
    window.click(window.window.home.game_buttons["architects"])
    window.click(page.add_button)
    assert len(page.seats()) == 3
    window.click(page.start_button)
    controller = window.program.controller.match
    assert isinstance(controller, PlayController)
    assert controller.match.state.cities[0].wonder == "rhodes"
    assert len(controller.match.state.cities) == 3
    window.close()


def test_a_game_with_cards_in_flight_is_played_with_keys_that_skip(
    qtbot: QtBot, tmp_path: Path
) -> None:
    settings = '{"language": "en", "pace": "instant", "animation_speed": 2}'
    (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    window = Window(qtbot, tmp_path)
    start(window, Player.PERSON, Player.RULES)
    person = Architects(window, seed=5)
    skipped = 0

    def step() -> bool:
        nonlocal skipped
        if window.at_the_end:
            return True
        if person.page.animator.running:
            skipped += 1
            person.press(Key.Key_Escape)
            assert not person.page.animator.running
            assert not window.window.menu.isVisible()
        elif person.asked():
            person.by_keys()
        return False

    qtbot.waitUntil(step)
    assert skipped > 20
    window.close()


def test_the_set_up_is_remembered_by_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path)
    page = window.window.set_up_page("architects")
    window.click(window.window.home.game_buttons["architects"])
    window.click(page.add_button)
    QTest.keyClick(page.start_button, Key.Key_A)
    toggle = page.fold.toggles["look_public"]
    toggle.setFocus()
    QTest.keyClick(toggle, Key.Key_Space)
    wanted = page.table()
    assert len(wanted.seats) == 5
    window.click(page.start_button)
    controller = window.program.controller.match
    assert isinstance(controller, PlayController)
    assert controller.match.game.rules.options == Options(look_public=True)
    window.close()
    again = Window(qtbot, tmp_path)
    assert again.window.set_up_page("architects").table() == wanted
    again.close()


def switch(window: Window) -> Spot:
    """The button of sound on the table of Architects."""
    architects_page(window.program).grab()
    spot = architects_page(window.program).scene.parts.top.spot("sound")
    assert spot is not None
    return spot


def test_sound_is_switched_off_in_the_settings_and_stays_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path)
    assert switch(window).tooltip == "Sound off (M)"
    window.window.visit(window.window.settings_page)
    window.click(window.window.settings_page.switches["sound"])
    assert switch(window).tooltip == "Sound on (M)"
    window.close()
    again = Window(qtbot, tmp_path)
    assert switch(again).tooltip == "Sound on (M)"
    assert not again.window.settings_page.switches["sound"].isChecked()
    architects_page(again.program).sound_toggled.emit()
    assert again.window.settings_page.switches["sound"].isChecked()
    again.close()
