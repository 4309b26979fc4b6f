"""What if: in practice, pointing at an action says what it would lead to."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.models.shown.choices import DISCARD, main_action
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.table.match_scene import MatchScene, TableView
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests.app.architects_page import architects_page
from tests.app.person import Window
from tests.app.watched import Watcher, recorded

Key = Qt.Key
PATIENCE = 60_000
POINTS = re.compile(r"About \d+\.\d points at the end, \d+ ?% to win if everyone plays well")


class Practice:
    """A person in a match that goes on from the middle of another, as practice."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        kind: str,
        players: int,
        *,
        what_if: bool = True,
        choices: int = 1,
    ) -> None:
        watcher = Watcher(qtbot, folder)
        self.window = watcher.window
        self.window.window.change(what_if=what_if)
        watcher.open(recorded(watcher.matches, kind, players))
        watcher.press(*[Key.Key_Right] * choices, Key.Key_Return)
        program = self.window.program
        self.page = architects_page(program) if kind == "architects" else program.page
        qtbot.waitUntil(self.asked)

    @property
    def match(self) -> Match[object]:
        leader = self.window.program.controller.match
        assert leader is not None
        return leader.match

    @property
    def scene(self) -> MatchScene:
        return self.page.scene

    @property
    def view(self) -> TableView:
        return self.page.view

    def asked(self) -> bool:
        leader = self.window.program.controller.match
        return leader is not None and leader.desk.choosing is not None and self.page.isVisible()

    def point(self, panel: Panel, key: str) -> None:
        """Move the mouse over a spot."""
        spot = panel.spot(key)
        assert spot is not None, f"no {key} in {[s.key for s in panel.spots]}"
        at = self.view.mapFromScene(panel.mapToScene(spot.rect.center()))
        QTest.mouseMove(self.view.viewport(), at - self.view.rect().center() / 50)
        QTest.mouseMove(self.view.viewport(), at)

    @property
    def tip(self) -> str:
        return " ".join(self.scene.tips.tip.texts)

    def said(self) -> str:
        """The tip, once it says what the action leads to."""
        self.window.qtbot.waitUntil(lambda: bool(POINTS.search(self.tip)), timeout=PATIENCE)
        return self.tip

    def picture(self, name: str) -> None:
        folder = os.environ.get("SEVENWONDERS_PICTURES")
        if folder:
            self.window.window.grab().save(f"{folder}/{name}.png")


def test_pointing_at_an_action_says_its_points_and_counts_as_one_hint(
    qtbot: QtBot, tmp_path: Path
) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 3)
    window, actions = practice.window, practice.window.program.page.scene.parts.actions
    window.press(Key.Key_1)
    practice.point(actions, DISCARD)
    sale = practice.said()
    assert sale.startswith("Discard")
    assert "Conflict on" not in sale
    assert practice.match.hints == (1, 0, 0)
    main = main_action(practice.page.scene.buyer, practice.page.scene.selected)
    practice.point(actions, main)
    qtbot.waitUntil(lambda: POINTS.search(practice.tip) is not None and practice.tip != sale)
    practice.picture("what_if")
    assert practice.match.hints == (1, 0, 0)
    window.close()


def test_the_keys_come_to_the_gold_button_and_from_there_to_the_others(
    qtbot: QtBot, tmp_path: Path
) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 3)
    window = practice.window
    window.press(Key.Key_1)
    gold = practice.said()
    actions = window.program.page.scene.parts.actions
    while actions.focus_key != DISCARD:
        window.press(Key.Key_Tab)
    assert not practice.tip
    assert practice.said() != gold
    window.close()


def test_no_tooltip_stays_over_a_box_that_opens(qtbot: QtBot, tmp_path: Path) -> None:
    person = Practice(qtbot, tmp_path, "classic", 3)
    person.window.press(Key.Key_1)
    person.said()
    page, table = person.window.program.page, person.window.table
    assert table is not None
    assert page.show_hints([Hint(table.view.legal[0], None, None)])
    assert page.overlay is not None
    assert not person.scene.tips.tip.isVisible()
    person.window.close()


def test_a_red_card_says_how_the_borders_stand_after_it(qtbot: QtBot, tmp_path: Path) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 3)
    window, shown = practice.window, practice.page.scene.shown
    view = practice.page.scene.table.view
    red = next(
        number
        for number, card in enumerate(view.hand)
        if shown.card(card).colour == "red"
        and any(isinstance(c, Play) and c.card == card and c.use is Use.BUILD for c in view.legal)
    )
    window.press(Key(Key.Key_1 + red))
    said = practice.said()
    practice.picture("what_if_border")
    assert "Conflict on the left: " in said
    assert "Conflict on the right: " in said
    window.close()


def test_both_lanes_of_the_free_city_say_it(qtbot: QtBot, tmp_path: Path) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 2)
    window, seen = practice.window, set()
    if not window.plays_for_two():  # the other one decides first
        window.press(Key.Key_1, Key.Key_D)
        qtbot.waitUntil(window.plays_for_two)
    for number, lane in enumerate(("free", "own")):
        window.click_spot(window.lanes, f"{lane} lane")
        window.press(Key(Key.Key_1 + number))
        practice.point(window.lanes, f"{lane} build")
        seen.add(practice.said())
    practice.picture("what_if_lanes")
    assert len(seen) == 2
    window.close()


def test_decks_and_actions_of_architects_say_it(qtbot: QtBot, tmp_path: Path) -> None:
    practice = Practice(qtbot, tmp_path, "architects", 3)
    parts = architects_page(practice.window.program).scene.parts
    practice.point(parts.decks, "deck 1")
    centre = practice.said()
    practice.picture("what_if_architects")
    QTest.keyClick(practice.view, Key.Key_Tab)
    qtbot.waitUntil(lambda: POINTS.search(practice.tip) is not None and practice.tip != centre)
    assert practice.match.hints[0] == 1
    practice.window.close()


@pytest.mark.parametrize("what_if", [False, True])
def test_in_a_match_that_counts_or_without_the_setting_nothing_is_said(
    qtbot: QtBot, tmp_path: Path, what_if: bool
) -> None:
    if what_if:
        window = Window(qtbot, tmp_path)
        window.window.change(what_if=True)
        seats = tuple(SeatInfo(p.value, p) for p in (Player.PERSON, Player.RULES, Player.RULES))
        window.program.controller.start(NewMatch(seats, Setup.random(3), "counts"))
        qtbot.waitUntil(window.asked)
    else:
        window = Practice(qtbot, tmp_path, "classic", 3, what_if=False).window
    scene = window.program.page.scene
    window.press(Key.Key_1)
    spot = scene.parts.actions.spot(DISCARD)
    assert spot is not None
    scene.pointed.emit(spot.command)
    QTest.qWait(1200)
    assert not scene.tips.tip.isVisible()
    leader = window.program.controller.match
    assert leader is not None
    assert leader.match.hints == (0, 0, 0)
    window.close()


def test_the_switch_on_the_page_of_settings_counts_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 3, what_if=False)
    window = practice.window
    window.window.visit(window.window.settings_page)
    window.click(window.window.settings_page.switches["what_if"])
    window.window.show_table()
    window.press(Key.Key_1)
    assert practice.said()
    window.close()


def test_what_if_is_a_setting_that_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert not Settings().what_if
    save_settings(path, Settings(what_if=True))
    assert load_settings(path).settings.what_if
    path.write_text('{"what_if": 1}')
    found = load_settings(path)
    assert (found.settings.what_if, found.faults) == (False, ("what_if",))


def test_the_ways_to_pay_say_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    practice = Practice(qtbot, tmp_path, "classic", 3)
    window = practice.window
    window.press(Key.Key_1, Key.Key_E)
    qtbot.waitUntil(lambda: isinstance(window.overlay, PaymentPanel))
    panel = window.overlay
    assert panel is not None
    practice.point(panel, "way 2")
    practice.said()
    practice.picture("what_if_payment")
    window.press(Key.Key_Escape)
    assert not practice.tip
    window.close()
