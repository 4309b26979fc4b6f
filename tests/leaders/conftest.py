"""What the tests of the Leaders share."""

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from tests.leaders.positions import BOX, LEADERS


@pytest.fixture(scope="session")
def game() -> Classic:
    """The first edition with leaders, for three."""
    return BOX.classic(Options(expansions=LEADERS), 3)


@pytest.fixture(scope="session")
def second() -> Classic:
    """The second edition with leaders, for three."""
    return BOX.classic(Options(Edition.SECOND, expansions=LEADERS), 3)
