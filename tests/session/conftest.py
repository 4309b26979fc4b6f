"""What the tests of the session share."""

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT
from tests.session.play import BOX


@pytest.fixture(scope="session")
def game() -> Classic:
    """The base game, first edition."""
    return BOX.classic(DEFAULT, 4)
