"""Journals of matches with leaders, changed with checksums that fit, are refused by their line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.players import PLAYERS
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.shelf import import_match
from tests.session.forgeries import answered
from tests.session.fuzz import opened, sealed
from tests.session.play import BOX, seats

Events = list[dict[str, Any]]


def first(events: Events, kind: str) -> dict[str, Any]:
    return next(event for event in events if event["event"] == kind)


def dealt_twice(events: Events) -> None:
    hands = first(events, "LeadersDealt")["hands"]
    hands[1][0] = hands[0][0]


def unknown(events: Events) -> None:
    first(events, "LeadersDealt")["hands"][0][0] = "napoleon"


def of_another_box(events: Events) -> None:
    first(events, "LeadersDealt")["hands"][0][0] = "lumber_yard"


def of_another_seat(events: Events) -> None:
    hands = first(events, "LeadersDealt")["hands"]
    first(events, "LeaderKept")["leader"] = hands[1][0]


def kept_by_a_stranger(events: Events) -> None:
    first(events, "LeaderKept")["seat"] = 3


def one_hand_of_five(events: Events) -> None:
    dealt = first(events, "LeadersDealt")
    dealt["hands"][0].append(dealt["pile"].pop())


FORGERIES = (
    *(dealt_twice, unknown, of_another_box, of_another_seat, kept_by_a_stranger),
    one_hand_of_five,
)


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_match_with_leaders_that_cannot_be_is_refused_by_its_line_and_nothing_is_left(
    tmp_path: Path, forge: Callable[[Events], None]
) -> None:
    game = BOX.classic(Options(expansions=("leaders",)), 3)
    match = Match.start(game, seats(3), Setup.random(3), "forged", tmp_path, durable=False)
    while not match.state.coming:
        match.submit(answered(match, "random"))
    match.close()
    assert match.journal_path is not None
    lines = opened(match.journal_path.read_bytes())
    forge([event for line in lines for event in line.get("events", ())])
    source, folder = tmp_path / "forged.7wmatch", tmp_path / "brought in"
    source.write_bytes(sealed(lines))
    before = source.read_bytes()
    with pytest.raises(JournalError) as caught:
        import_match(BOX.find, source, folder, (), (PERSON, *PLAYERS))
    assert caught.value.fault is Fault.DAMAGED
    assert "line" in str(caught.value)
    assert source.read_bytes() == before
    assert not any(folder.glob("*"))
