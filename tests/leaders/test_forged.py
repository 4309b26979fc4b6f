"""Journals of matches with leaders, changed with checksums that fit, are refused by their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.options import Options
from tests.session.play import BOX
from tests.session.refusals import Events, Forge, check_refused, first, journal_of


def dealt_twice(lines: list[Events]) -> None:
    hands = first(lines, "LeadersDealt")["hands"]
    hands[1][0] = hands[0][0]


def unknown(lines: list[Events]) -> None:
    first(lines, "LeadersDealt")["hands"][0][0] = "napoleon"


def of_another_box(lines: list[Events]) -> None:
    first(lines, "LeadersDealt")["hands"][0][0] = "lumber_yard"


def of_another_seat(lines: list[Events]) -> None:
    hands = first(lines, "LeadersDealt")["hands"]
    first(lines, "LeaderKept")["leader"] = hands[1][0]


def kept_by_a_stranger(lines: list[Events]) -> None:
    first(lines, "LeaderKept")["seat"] = 3


def one_hand_of_five(lines: list[Events]) -> None:
    dealt = first(lines, "LeadersDealt")
    dealt["hands"][0].append(dealt["pile"].pop())


FORGERIES = (
    *(dealt_twice, unknown, of_another_box, of_another_seat, kept_by_a_stranger),
    one_hand_of_five,
)


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_match_with_leaders_that_cannot_be_is_refused_by_its_line_and_nothing_is_left(
    tmp_path: Path, forge: Forge
) -> None:
    game = BOX.classic(Options(expansions=("leaders",)), 3)
    journal = journal_of(game, "forged", tmp_path, lambda match: bool(match.state.coming))
    check_refused(journal, forge, tmp_path)
