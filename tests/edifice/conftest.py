"""What the tests of the Edifices share."""

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS

EDIFICE = ("edifice",)


@pytest.fixture(scope="session")
def game() -> Classic:
    """The first edition with Edifices."""
    return box_of().classic(Options(expansions=EDIFICE), 3)


@pytest.fixture(scope="session")
def both_pawns() -> Classic:
    """The same, where two pawns of one Age bring the reward twice."""
    return box_of().classic(Options(expansions=EDIFICE, house_rules=(BOTH_PAWNS,)), 3)


@pytest.fixture(scope="session")
def second() -> Classic:
    """The second edition with Edifices."""
    return box_of().classic(Options(Edition.SECOND, expansions=EDIFICE), 3)
