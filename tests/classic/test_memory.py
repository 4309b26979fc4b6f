"""What one seat knows of the hands of the others."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.shape import Shape


@pytest.mark.parametrize(
    ("age", "turn", "expected"),
    [
        (1, 1, ["right", "far", "left"]),  # cards go to the left, so they come from the right
        (2, 1, ["left", "far", "right"]),
        (1, 4, ["right", "far"]),
        (1, 5, ["right"]),
        (1, 6, []),
    ],
)
def test_the_hands_to_come_are_those_of_the_others_while_turns_are_left(
    age: int, turn: int, expected: list[str]
) -> None:
    hands = {name: (CardId(name),) for name in ("own", "left", "far", "right")}
    seats = ["own", "right", "far", "left"]  # a seat has the next one to its right
    memory = Memory(0, [hands[name] for name in seats])
    assert memory.coming(Shape(), age, turn) == [hands[name] for name in expected]
