"""The ways of leaders to build a structure are names like those of the base game."""

from __future__ import annotations

import pickle

from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.leaders.module import FREE_COLOUR


def test_equal_names_are_one_object_wherever_they_come_from() -> None:
    """Compiled rules compare the names in an event by that."""
    assert Way("leader_free_colour") is FREE_COLOUR
    assert pickle.loads(pickle.dumps(FREE_COLOUR)) is FREE_COLOUR
    assert FREE_COLOUR not in Way.members
    assert Way("cost") is Way.COST
