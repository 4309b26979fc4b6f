"""The program is killed while leaders are drafted or used, and goes on without a loss or a leak."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.hot_seat_match import killed_after
from tests.app.person import Keyboard, Window
from tests.app.reader import Reader
from tests.app.test_secrets import Secrets, named, shown


@pytest.mark.parametrize(("choices", "drafting"), [(4, True), (10, False)])
def test_a_match_killed_in_the_draft_or_before_an_age_goes_on_and_shows_nobody_what_is_secret(
    qtbot: QtBot, tmp_path: Path, choices: int, drafting: bool
) -> None:
    accepted = killed_after(tmp_path, choices, "leaders")
    window, other = Window(qtbot, tmp_path), Window(qtbot, tmp_path)
    window.program.controller.resume()
    controller = window.program.controller.match
    assert controller is not None
    match = controller.match
    assert match.version == accepted
    qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    secrets = Secrets(match)
    assert named(secrets.names(), shown(window, Reader(window.window, qtbot))) == set()
    other.program.controller.resume()
    assert "another window" in other.window.message.text()
    window.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not isinstance(window.overlay, Curtain) and window.asked())
    assert isinstance(window.overlay, DraftPage) == drafting
    assert window.table is not None
    assert window.table.view.seat == 1  # the first one has chosen before the kill
    secrets.look(1)
    assert named(secrets.names(1), shown(window, Reader(window.window, qtbot))) == set()
    window.play_on(Keyboard(window).answer, lambda: match.state.age == 1)
    assert [len(city.hand) for city in match.state.cities] == [7, 7, 7]
    window.close()
    other.close()
