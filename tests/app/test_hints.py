"""The lamp at the table: what is worth choosing, and why, to the one who asks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.architects.options import Options as HouseValues
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.architects.places import Deck
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.page import places_of
from tests.app.architects_page import architects_page
from tests.app.person import Window, scene_texts
from tests.views.traced import traced

Key = Qt.Key
PATIENCE = 60_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def begin(window: Window, *players: Player) -> None:
    names = ("Ana", "Bruno", "Clara")
    seats = tuple(SeatInfo(name, player) for name, player in zip(names, players, strict=False))
    window.program.controller.start(NewMatch(seats, Setup.random(len(seats)), "lamp"))
    window.qtbot.waitUntil(lambda: window.table is not None or window.overlay is not None)


def hinted(overlay: Overlay | None) -> bool:
    """Whether hints lie over the table."""
    if not isinstance(overlay, Notice) or not overlay.topic:
        return False
    return all(isinstance(each, Hint) for each in overlay.topic)


def hints(window: Window) -> Notice[Sequence[Hint]]:
    window.qtbot.waitUntil(lambda: hinted(window.overlay), timeout=PATIENCE)
    box = window.overlay
    assert isinstance(box, Notice)
    return box


def test_the_lamp_names_cards_of_the_hand_and_gives_reasons(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    window.press(Key.Key_H)
    box = hints(window)
    table = window.table
    assert table is not None
    assert 1 <= len(box.topic) <= 3
    for hint in box.topic:
        assert isinstance(hint.command, Play)
        assert hint.command.card in table.view.hand
        ringed = window.program.page.scene.place_of(places_of(hint.command)[0])
        card = next(
            item
            for item in window.program.page.scene.parts.hand.visible_items
            if item.card == hint.command.card
        )
        assert ringed is not None
        for ink in traced(card):
            if ink.kind in ("words", "icon"):
                assert ringed.adjusted(-4, -4, 4, 4).contains(ink.place), ink.what
    shown = " ".join(scene_texts(window))
    best = box.topic[0].command
    assert isinstance(best, Play)
    assert card_name(best.card) in shown
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        window.window.grab().save(f"{folder}/hint.png")
    window.press(Key.Key_Return)
    assert window.overlay is None
    window.close()


def test_the_lamp_can_be_clicked(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    top = window.program.page.scene.parts.top
    window.click_spot(top, "hint")
    assert hints(window).is_open
    window.close()


def test_the_lamp_shines_on_the_table_of_architects_by_key_and_by_mouse(window: Window) -> None:
    players = (Player.PERSON, Player.RULES, Player.RULES)
    seats = tuple(SeatInfo(player.value, player) for player in players)
    setup = ArchitectsSetup.random(3)
    wanted = NewArchitects(seats, setup, "lamp", HouseValues(first_seat=0))
    window.program.controller.start(wanted)
    page = architects_page(window.program)
    window.qtbot.waitUntil(lambda: page.scene.table is not None and page.isVisible())
    QTest.keyClick(page.view, Key.Key_H)
    window.qtbot.waitUntil(lambda: hinted(page.overlay), timeout=PATIENCE)
    box, table = page.overlay, page.scene.table
    assert isinstance(box, Notice)
    assert table is not None
    assert {hint.command for hint in box.topic} <= set(table.view.legal)
    assert any(isinstance(place, Deck) for place in box.ringed)
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        window.window.grab().save(f"{folder}/hint_architects.png")
    QTest.keyClick(page.view, Key.Key_Return)
    assert page.overlay is None
    spot = page.scene.parts.top.spot("hint")
    assert spot is not None
    at = page.view.mapFromScene(page.scene.parts.top.mapToScene(spot.rect.center()))
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    window.qtbot.waitUntil(lambda: hinted(page.overlay), timeout=PATIENCE)
    window.close()


def test_nobody_gets_hints_before_the_curtain_is_lifted(window: Window) -> None:
    begin(window, Player.PERSON, Player.PERSON, Player.RULES)
    assert isinstance(window.overlay, Curtain)
    window.press(Key.Key_H)
    QTest.qWait(300)
    assert not hinted(window.overlay)
    window.close()


def test_a_hint_is_counted_once_for_each_question(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    controller = window.program.controller.match
    assert controller is not None
    for _ in range(2):  # the same question twice
        window.press(Key.Key_H)
        hints(window)
        window.press(Key.Key_Return)
    assert controller.match.hints == (1, 0, 0)
    window.close()


def test_where_hints_are_not_allowed_there_is_no_lamp_and_no_coach(window: Window) -> None:
    window.window.change(coach=2.0)
    seats = tuple(SeatInfo(p.value, p) for p in (Player.PERSON, Player.RULES, Player.RULES))
    window.program.controller.start(NewMatch(seats, Setup.random(3), "lamp", hints=False))
    window.qtbot.waitUntil(lambda: window.table is not None)
    top = window.program.page.scene.parts.top
    assert top.spot("hint") is None
    controller = window.program.controller.match
    assert controller is not None
    window.press(Key.Key_H)
    QTest.qWait(300)
    assert window.overlay is None
    window.press(Key.Key_1, Key.Key_D)  # counts at once
    assert any(step.by == 0 for step in controller.match.steps)
    window.close()


def test_the_switch_of_both_set_up_pages_is_kept_with_settings_and_match(window: Window) -> None:
    main, program = window.window, window.program.controller
    for game in GAMES:
        page = main.set_up_page(game)
        main.show_set_up(game)
        assert page.hints.isChecked()
        QTest.keyClick(page, Key.Key_T)
        assert not page.table().hints
        window.click(page.start_button)
        window.qtbot.waitUntil(lambda: program.match is not None)
        assert program.match is not None
        assert not program.match.match.header.hints
        main.show_home()
    path = window.folder / "settings.json"
    window.program.settings.close()
    kept = load_settings(path).settings
    assert (kept.hints, kept.set_up("architects").hints) == (False, False)
    window.close()
