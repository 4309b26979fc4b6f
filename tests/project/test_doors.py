"""Every game and expansion of the program is whole in each layer."""

import pytest

from sevenwonders_qt.app.check_doors import check_doors
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.self_check import names


@pytest.mark.usefixtures("qapp")
def test_no_game_or_expansion_of_the_program_has_gaps() -> None:
    assert check_doors() == "no gaps in classic, architects, edifice, leaders, cities, wonder_pack"


def test_an_installed_program_looks_for_gaps_as_well() -> None:
    assert "doors" in names(GAMES)
