"""A moment of a match stored as what was chosen until then, and found again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.position import (
    DealtPosition,
    NoPosition,
    as_json,
    dealt,
    from_json,
    stand,
    stand_in,
)
from tests.session.play import BOX
from tests.session.shelf import kept_match


def position(game: str = "classic", players: int = 3) -> DealtPosition:
    """After some choices, each the first one that is open."""
    made = DealtPosition(game, players, {}, 5, 0, (), 0)
    match = dealt(BOX.find, made)
    choices = []
    for _ in range(7):
        choices.append(len(match.game.legal(match.state, match.owing[0])) - 1)
        match.submit(match.game.legal(match.state, match.owing[0])[-1])
    seat = match.owing[0]
    return replace(made, seat=seat, choices=tuple(choices), open=len(match.view(seat).legal))


@pytest.mark.parametrize(("game", "players"), [("classic", 3), ("classic", 2), ("architects", 3)])
def test_a_position_is_found_again_with_its_player_as_the_only_person(
    game: str, players: int
) -> None:
    wanted = position(game, players)
    assert from_json(as_json(wanted)) == wanted
    found = stand(BOX.find, wanted)
    assert len(found.view.legal) == wanted.open
    persons = [seat for seat, spec in enumerate(found.match.seats) if spec.player == PERSON]
    assert persons == [found.player]
    assert not found.match.header.hints
    assert found.match.journal_path is None


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 99},
        {"options": {"edition": "third"}},
        {"seat": 17},
        {"open": 1},
        {"choices": (500,)},
        {"choices": (0,) * 900},
    ],
)
def test_what_no_match_has_is_no_position(change: dict[str, Any]) -> None:
    with pytest.raises(NoPosition):
        stand(BOX.find, replace(position(), **change))


@pytest.mark.parametrize(
    "change",
    [
        {"more": 1},
        {"game": 7},
        {"options": []},
        {"players": True},
        {"players": -1},
        {"seed": 1 << 40},
        {"choices": 7},
        {"choices": [-1]},
        {"choices": [True]},
        {"choices": [0] * 2000},
    ],
)
def test_a_damaged_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(NoPosition):
        from_json({**as_json(position()), **change})


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_a_moment_of_a_kept_match_stands_as_it_was_and_the_file_stays(
    tmp_path: Path, game: str
) -> None:
    path = kept_match(tmp_path, game=game)
    before = path.read_bytes()
    match: Match[Any] = Match.replay(BOX.find, path)
    own = [
        number
        for number in range(1, len(match.steps))
        if match.steps[number].by == 0
        and len(match.game.view_for(match.steps[number - 1].state, 0).legal) > 1
    ]
    for number in own[:4]:
        found = stand_in(BOX.find, path, match.steps[number].number, 0)
        assert found.match.state == match.steps[number - 1].state
        assert found.player == 0
    with pytest.raises(NoPosition):
        stand_in(BOX.find, path, 99_999, 0)
    with pytest.raises(NoPosition):
        stand_in(BOX.find, path, match.steps[own[0]].number, 9)
    assert path.read_bytes() == before
