"""Where it is wanted nothing at the table shows how the cities stand before the end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from tests.app.architects_page import architects_page
from tests.app.person import Keyboard, Window
from tests.app.taking_back import NAMES, free_to_choose, match_of, sell, start

Key = Qt.Key
PERSON, COMPUTER = Player.PERSON, Player("casual")
SO_FAR = re.compile(
    r"Points if the game ended now|Points so far|Science (is worth|points)|→.*point"
)


class Playing:
    """A person against two computers, one game or the other, with the points hidden or not."""

    def __init__(self, qtbot: QtBot, folder: Path, *, architects: bool, hidden: bool) -> None:
        folder.mkdir(exist_ok=True)
        settings = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False}
        settings["hides_points"] = hidden
        (folder / "settings.json").write_text(json.dumps(settings))
        self.window, self.qtbot = Window(qtbot, folder), qtbot
        self.architects = architects
        players = (PERSON, COMPUTER, COMPUTER)
        if architects:
            seats = tuple(SeatInfo(n, p) for n, p in zip(NAMES, players, strict=False))
            new = NewArchitects(seats, ArchitectsSetup.random(3), "points", ArchitectsOptions())
            self.window.program.controller.start(new)
            qtbot.waitUntil(lambda: 0 in match_of(self.window).owing)
        else:
            start(self.window, *players)
            qtbot.waitUntil(lambda: free_to_choose(self.window))

    @property
    def page(self) -> TablePage | ArchitectsPage:
        program = self.window.program
        return architects_page(program) if self.architects else program.page

    def press(self, key: Qt.Key) -> None:
        scene = self.page.scene
        self.qtbot.keyClick(self.page.view, key)
        assert scene is not None

    def said(self) -> str:
        """All that is drawn, in a tooltip or heard, and what lies over the table."""
        panels = [i for i in self.page.scene.items() if isinstance(i, Panel) and i.isVisible()]
        lines = [text for panel in panels for text in panel.texts]
        lines += [f"{s.tooltip}\n{s.accessible_name}" for panel in panels for s in panel.spots]
        return "\n".join(lines)

    def walked(self) -> str:
        """What is said along a walk over the table: each card picked, each city enlarged."""
        found = [self.said()]
        for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_O, Key.Key_Escape):
            if not self.architects or key not in (Key.Key_1, Key.Key_2, Key.Key_3):
                self.press(key)
                found.append(self.said())
        for key in (Key.Key_F2, Key.Key_F7):
            self.press(key)
            found.append(self.said())
            self.press(Key.Key_Escape)
        return "\n".join(found)


@pytest.mark.parametrize("architects", [False, True], ids=["classic", "architects"])
def test_hidden_points_are_nowhere_on_the_table(
    architects: bool, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = Playing(qtbot, tmp_path / "shown", architects=architects, hidden=False)
    assert SO_FAR.search(shown.walked())
    shown.window.close()
    hidden = Playing(qtbot, tmp_path / "hidden", architects=architects, hidden=True)
    found = SO_FAR.search(hidden.walked())
    assert found is None, found
    table = hidden.page.scene.table
    assert table is not None
    assert table.standing is None
    hidden.window.close()


def test_a_choice_says_what_the_card_brings_and_not_where_that_leads(
    qtbot: QtBot, tmp_path: Path
) -> None:
    playing = Playing(qtbot, tmp_path, architects=False, hidden=True)
    line = playing.page.scene.foresight.line  # type: ignore[union-attr]
    heard = set()
    for number in range(7):
        playing.press(Key(Key.Key_1 + number))
        heard |= {change.text for change in line.lines}
    assert heard
    assert not [text for text in heard if SO_FAR.search(text)]
    playing.window.close()


def test_the_setting_counts_at_once_both_ways(qtbot: QtBot, tmp_path: Path) -> None:
    playing = Playing(qtbot, tmp_path, architects=False, hidden=False)
    window = playing.window.window
    for hidden in (True, False):
        window.visit(window.settings_page)
        playing.window.click(window.settings_page.switches["hides_points"])
        window.settings_page.back_button.click()
        assert (SO_FAR.search(playing.said()) is None) == hidden
    sell(playing.window)
    qtbot.waitUntil(lambda: match_of(playing.window).state.turn == 2)
    playing.window.close()


def test_the_score_sheet_shows_all_of_them(qtbot: QtBot, tmp_path: Path) -> None:
    playing = Playing(qtbot, tmp_path, architects=False, hidden=True)
    window = playing.window
    window.play_on(Keyboard(window).answer, lambda: window.at_the_end)
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert max(max(row.points) for row in sheet.rows) > 0
    window.close()
