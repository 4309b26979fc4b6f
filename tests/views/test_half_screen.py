"""Half of a screen of 1920x1080 is enough for every page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.score import ScorePage
from sevenwonders_qt.views.paint.fonts import load_fonts
from sevenwonders_qt.views.window_frame import SMALLEST
from tests.views.measure_pages import LANGUAGES, WINDOWS, measure, speak, turn_to, window_with_pages


@pytest.fixture(params=LANGUAGES)
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    load_fonts()
    translator = speak(request.param)
    made = window_with_pages()
    qtbot.addWidget(made)
    made.resize(SMALLEST)
    yield made
    made.close()
    if translator is not None:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("title_bar", [0, 33])
def test_the_home_page_is_seen_whole_with_a_match_to_continue(
    window: MainWindow, title_bar: int
) -> None:
    window.setContentsMargins(0, title_bar, 0, 0)
    staged = Staged(Classic.first_edition(), 7, "7", (3, 4))
    window.home.set_match("classic", staged.game.outline(staged.state))
    window.home.settle()
    home = window.home
    assert home.height() == SMALLEST.height() - title_bar
    laid = home.laid()
    assert laid.fits()
    for widget in (*laid.stops, *home.language_buttons.values(), home.quit_button):
        assert home.rect().contains(widget.geometry().adjusted(6, 6, -6, -6)), widget


@pytest.mark.painted
def test_scales_and_notes_are_read_on_pages_that_come_after_another(window: MainWindow) -> None:
    for name in ("home", "statistics", "review", "score of seven", "new game of 2"):
        assert (name, measure(turn_to(window, name)).faults) == (name, ())


@pytest.mark.painted
def test_what_cannot_be_chosen_is_readable_in_a_usual_window(window: MainWindow) -> None:
    window.resize(*WINDOWS[0])
    for name in ("home", "new game of 2", "score pad"):
        assert (name, measure(turn_to(window, name)).faults) == (name, ())


def test_the_sheet_of_seven_names_every_city(window: MainWindow) -> None:
    page = turn_to(window, "score of seven")
    assert isinstance(page, ScorePage)
    grid, sheet = page.grid, page.sheet()
    assert sheet is not None
    laid = grid.look.lay(grid.describe(), grid.body(), shrinks=grid.shrinks)
    boards = {city.board for city in sheet.cities}
    cut = [
        part.words()
        for part, rect in laid.placed
        if isinstance(part, Text) and part.words() in boards
        if not replace(part, cut=False).fits(laid.sizes, rect)
    ]
    assert len(boards) == 7
    assert cut == []
