"""What the tests of the Wonder Pack share."""

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from tests.wonder_pack.positions import BOX


@pytest.fixture(scope="session")
def game() -> Classic:
    """The first edition with the Wonder Pack, for three."""
    return BOX.classic(Options(expansions=("wonder_pack",)), 3)
