"""What the tests of the session share."""

import pytest

from sevenwonders_qt.games.classic.game import Classic


@pytest.fixture(scope="session")
def game() -> Classic:
    """The base game, first edition."""
    return Classic.first_edition()
