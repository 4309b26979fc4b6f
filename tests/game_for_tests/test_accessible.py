"""What a screen reader is given of Stairs, and a whole match with nothing else."""

from __future__ import annotations

import pytest

from tests.app.person import Window
from tests.app.reader import Reader, Role
from tests.app.taking_back import match_of
from tests.app.test_accessible import faults
from tests.game_for_tests.person import PERSON, RULES, Climber, start
from tests.game_for_tests.test_window import window

__all__ = ["window"]


@pytest.fixture
def reader(window: Window) -> Reader:
    return Reader(window.window, window.qtbot)


def test_a_reader_sets_up_a_match_and_plays_it_to_the_score_sheet(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "New game of Stairs")
    reader.press(Role.Button, "Start")
    person = Climber(window)
    for _ in range(12):
        window.qtbot.waitUntil(person.asked)
        assert faults(reader.all()) == []
        reader.press(Role.Button, "Lay ")
    window.qtbot.waitUntil(lambda: window.at_the_end)
    table = next(each for each in reader.all() if each.role == Role.Table)
    assert table.name == "Score sheet"


def test_a_reader_hears_of_everybody_but_of_no_card_that_is_hidden(
    window: Window, reader: Reader
) -> None:
    start(window, PERSON, RULES, RULES, seed="heard")
    state = match_of(window).state
    heard = " ".join(f"{each.name} {each.about}" for each in reader.all())
    for name in ("Ana", "Bruno", "Clara"):
        assert name in heard
    for card in state.hands[0].cards:
        assert f"Lay {card}" in heard
    for hand in state.hands[1:]:
        for card in hand.cards:
            assert f"Lay {card} " not in f"{heard} "
    assert "stairs_" not in heard


def test_a_cover_between_two_persons_is_read_and_lifted(window: Window, reader: Reader) -> None:
    person = start(window, PERSON, PERSON)
    heard = [each.name for each in reader.all()]
    assert any("Hand the screen to" in name for name in heard)
    assert not any(name.startswith("Lay ") for name in heard)
    reader.press(Role.Button, "I am ")
    assert not person.is_covered()
    assert reader.find(Role.Button, "Lay ")
