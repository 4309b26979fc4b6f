"""The learning game in the real window: actions are shown and told one after another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.one_by_one import Action
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Window

SEATS = (
    SeatInfo("Ana", Player.PERSON),
    SeatInfo("Bruno", Player.RULES),
    SeatInfo("Clara", Player.RULES),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    found = Window(qtbot, tmp_path)
    setup = Setup(tuple(BoardWish(wonder, "A") for wonder in ("giza", "rhodes", "olympia")))
    wanted = NewMatch(SEATS, setup, "learning", Options(one_by_one=True))
    found.program.controller.start(wanted)
    found.qtbot.waitUntil(found.asked)
    return found


def telling(window: Window) -> bool:
    overlay = window.overlay
    return isinstance(overlay, Notice) and isinstance(overlay.topic, Action)


def built(window: Window) -> list[int]:
    """Cards that lie in each city as the table shows them."""
    table = window.table
    return [] if table is None else [len(c.built) + c.stages for c in table.view.cities]


def test_each_action_is_told_and_waits_for_a_key(window: Window) -> None:
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    tellers = []
    for _ in range(3):
        window.qtbot.waitUntil(lambda: telling(window))
        overlay = window.overlay
        assert overlay is not None
        title, *lines, _, _ = overlay.texts
        tellers.append(title)
        assert lines
        window.qtbot.wait(30)
        assert window.overlay is overlay  # it stays until it has been read
        window.press(Qt.Key.Key_Return)
    assert tellers == ["You", "Bruno", "Clara"]


def test_the_table_stands_as_after_the_action_that_is_told(window: Window) -> None:
    before = built(window)
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    window.qtbot.waitUntil(lambda: telling(window))
    assert built(window) == before  # the others have not acted yet
    window.press(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: telling(window))
    after_bruno = built(window)
    assert after_bruno[2] == before[2]
    assert window.table is not None
    assert all(not entry.event for entry in ()) or window.table.view.turn == 1


def test_a_click_goes_on_too_and_the_next_turn_is_asked_for(window: Window) -> None:
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    while True:
        window.qtbot.waitUntil(lambda: telling(window) or window.asked())
        overlay = window.overlay
        if overlay is None or not telling(window):
            break
        window.click_spot(overlay, "go on")
    assert window.table is not None
    assert window.table.view.turn == 2


def test_a_match_closed_amid_the_telling_goes_on_where_it_was(window: Window) -> None:
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    window.qtbot.waitUntil(lambda: telling(window))
    window.program.controller.leave()
    window.program.controller.resume()
    window.qtbot.waitUntil(window.asked)
    match = window.program.controller.match
    assert match is not None
    assert match.match.game.options.one_by_one
    assert match.match.state.turn == 2
