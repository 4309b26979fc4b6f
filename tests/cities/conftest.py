"""The games that the tests of Cities share."""

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
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
