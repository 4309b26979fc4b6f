"""What the tests of the rules of Architects share."""

import pytest

from sevenwonders_qt.games.architects.game import Architects


@pytest.fixture(scope="session")
def game() -> Architects:
    """The game with the usual house values."""
    return Architects.with_options()
