"""A match opens with the banner of its first Age, which keeps nobody from playing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Window

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Clara")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    settings = '{"language": "en", "pace": "instant", "animation_speed": 0.5, "tips": false}'
    (tmp_path / "settings.json").write_text(settings)
    return Window(qtbot, tmp_path)


def begin(window: Window, *players: Player) -> None:
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=True))
    window.program.controller.start(NewMatch(seats, Setup.random(3), "first"))
    window.qtbot.waitUntil(lambda: window.table is not None or window.overlay is not None)


def test_a_match_opens_with_a_banner_and_the_first_key_is_not_lost(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    page = window.program.page
    assert page.banner.seen
    assert window.asked()
    window.press(Key.Key_1)
    assert page.scene.selected is not None
    assert not page.banner.seen


def test_around_a_shared_screen_the_first_who_looks_sees_the_banner(window: Window) -> None:
    begin(window, Player.PERSON, Player.PERSON, Player.RULES)
    page = window.program.page
    assert isinstance(window.overlay, Curtain)
    assert not page.banner.seen
    window.press(Key.Key_Return)
    assert page.banner.seen
