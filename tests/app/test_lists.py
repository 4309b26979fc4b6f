"""Every list of the program opens with all its choices in sight."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions
from sevenwonders_qt.views.kit.button import Toggle
from sevenwonders_qt.views.kit.field import Choice
from sevenwonders_qt.views.main_window import MainWindow
from tests.app.person import LEFT, Window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Said of every opened list where there is no screen."""

Way = Callable[[MainWindow], None]
"""From the home page to a page with lists."""


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def switch(toggle: Toggle) -> None:
    at = toggle.look.body(toggle).topLeft() + QPoint(12, 14)
    QTest.mouseClick(toggle, LEFT, pos=at.toPoint())


def to_new_game(window: MainWindow) -> None:
    """Seven seats and every wonder."""
    click(window.home.new_game_button)
    page = window.set_up_page("classic")
    while len(page.seats()) < 7:
        click(page.add_button)
    switch(page.boxes["edifice"])


def to_new_architects(window: MainWindow) -> None:
    click(window.home.game_buttons["architects"])


def to_house_rules(window: MainWindow) -> None:
    click(window.home.game_buttons["architects"])
    click(window.set_up_page("architects").fold.button)


def to_saves(window: MainWindow) -> None:
    click(window.home.saves_button)


def to_statistics(window: MainWindow) -> None:
    click(window.home.statistics_button)


def to_encyclopaedia(window: MainWindow) -> None:
    click(window.home.encyclopaedia_button)


def to_player_of_the_pad(window: MainWindow) -> None:
    """The wonders of every expansion that the pad knows."""
    click(window.home.score_pad_button)
    page = window.score_pad
    page.show_pad(ScorePad(expansions=expansions()).with_count(7))
    click(page.grid.all_players[0])


WAYS: dict[Way, int] = {
    to_new_game: 7 + 6 + 6 + 7,
    to_new_architects: 4 + 3 + 3 + 4,
    to_house_rules: 2,
    to_saves: 1,
    to_statistics: 4,
    to_encyclopaedia: 5,
    to_player_of_the_pad: 1,
}
"""How many lists there are at the end of each way."""


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    folder = tmp_path / "matches"
    folder.mkdir()
    ana = PaperPlayer("Ana", "giza", "A", {}, {"civil": 60}, 60, 1)
    pad_files.keep(folder, PaperGame("2026-11-20T10:00:00Z", "classic", (), (ana, ana, ana)))
    made = Window(qtbot, tmp_path)
    yield made
    made.close()


def lists(window: MainWindow) -> list[Choice]:
    found = window.page().findChildren(Choice)
    return [choice for choice in found if choice.isVisible() and choice.isEnabled()]


def hidden_lines(choice: Choice) -> list[str]:
    """Opens the list with the mouse; the choices of which not everything is in sight."""
    click(choice)
    view = choice.view()
    rows = [view.visualRect(view.model().index(row, 0)) for row in range(choice.count())]
    assert {row.height() for row in rows} == {choice.row_size(choice.entries[0]).height()}
    shown = view.viewport().rect()
    assert choice.screen().availableGeometry().contains(view.window().geometry())
    view.grab()  # every choice can be drawn
    choice.hidePopup()
    texts = (choice.itemText(row) for row in range(choice.count()))
    return [text for text, row in zip(texts, rows, strict=True) if not shown.contains(row)]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_list_shows_all_its_choices_also_after_the_window_was_larger(
    program: Window, way: Way
) -> None:
    window = program.window
    window.resize(1920, 1080)
    way(window)
    for choice in lists(window):
        choice.showPopup()  # measures its lines
        choice.hidePopup()
    window.resize(1280, 720)
    for text in (0.9, 1.4):
        window.change(text_size=text)
        found = lists(window)
        assert len(found) == WAYS[way]
        assert [hidden_lines(choice) for choice in found] == [[]] * len(found)
