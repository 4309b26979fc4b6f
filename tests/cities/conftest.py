"""What the tests of Cities share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from tests.app.person import Window
from tests.cities.positions import BOX, CITIES


@pytest.fixture(scope="session")
def game() -> Classic:
    """The first edition with all 42 black cards, for three."""
    return BOX.classic(Options(expansions=CITIES, choices=(("cities_deck", "42"),)), 3)


@pytest.fixture(scope="session")
def four() -> Classic:
    """The same for four."""
    return BOX.classic(Options(expansions=CITIES, choices=(("cities_deck", "42"),)), 4)


@pytest.fixture(scope="session")
def second() -> Classic:
    """The second edition with its black cards, for three."""
    return BOX.classic(Options(Edition.SECOND, expansions=CITIES), 3)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The program in a window; it is gone before the next test begins."""
    made = Window(qtbot, tmp_path)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
