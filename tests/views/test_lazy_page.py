"""A page of the window is made when it is first wanted, and named by a value with its type."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.lazy_page import LazyPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.about import AboutPage
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    made = MainWindow(art, sources(), "1.0")
    qtbot.addWidget(made)
    return made


def test_a_page_is_joined_when_it_is_made_or_at_once(window: MainWindow) -> None:
    joined: list[tuple[str, AboutPage]] = []
    window.when_made(MainWindow.about, lambda page: joined.append(("first", page)))
    window.when_made(MainWindow.about, lambda page: joined.append(("second", page)))
    assert MainWindow.about.made(window) is None
    assert joined == []
    page = window.about
    assert joined == [("first", page), ("second", page)]
    window.when_made(MainWindow.about, lambda page: joined.append(("third", page)))
    assert joined[2:] == [("third", page)]
    assert MainWindow.about.made(window) is window.about is page


def test_each_window_has_pages_of_its_own(art: Art, qtbot: QtBot, window: MainWindow) -> None:
    other = MainWindow(art, sources(), "1.0")
    qtbot.addWidget(other)
    assert other.about is not window.about
    assert MainWindow.help.made(other) is None


def test_a_page_is_named_by_a_value_and_not_by_a_text() -> None:
    pages = [name for name, value in vars(MainWindow).items() if isinstance(value, LazyPage)]
    assert {"score", "score_pad", "replay", "draft"} <= {*pages}
    assert all(vars(MainWindow)[name].__doc__ for name in pages)
