"""A deal comes again with the same hands, whoever plays it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import EXPANSIONS
from sevenwonders_qt.games.classic.events import AgeBegan
from sevenwonders_qt.games.classic.options import Options, options_as_json
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.same_deal import dealt_alike, keep
from tests.session.play import BOX, seats


def start(variant: Variant, seed: str) -> Match[Any]:
    game = BOX.find(variant)
    setup = game.random_setup(variant.players)
    return Match.start(game, seats(variant.players), setup, seed)


def play(match: Match[Any], salt: str) -> None:
    """Play to the end, by chance; another ``salt`` is another match."""
    players = GAMES[match.game.name].players()
    while not match.is_over:
        seat = match.owing[0]
        match.submit(players.at_random(match.state, seat, f"{salt} {match.version}"))


def hands(match: Match[Any]) -> list[AgeBegan]:
    return [event for event in match.events if isinstance(event, AgeBegan)]


@pytest.mark.parametrize(
    ("players", "boxes"),
    [(2, ()), (4, ()), (7, ()), (5, ("edifice",)), (4, tuple(EXPANSIONS))],
    ids=str,
)
def test_every_age_has_the_same_hands_whatever_is_played(
    players: int, boxes: tuple[str, ...]
) -> None:
    options = options_as_json(Options(expansions=boxes))
    match = start(Variant("classic", players, options), "lake")
    play(match, "one")
    for salt in ("two", "three"):
        again = dealt_alike(match, seats(players))
        play(again, salt)
        later = hands(match)[-len(hands(again)) :]
        assert len(later) >= 2
        assert hands(again) == later
        assert again.events[-1] != match.events[-1]
        assert again.practice


def test_the_decks_of_architects_have_the_same_order() -> None:
    match = start(Variant("architects", 3), "lake")
    play(match, "one")
    again = dealt_alike(match, seats(3))
    assert again.state is not match.steps[0].state
    assert again.view(0) == again.game.view_for(match.steps[0].state, 0)
    play(again, "two")
    assert match.steps[0].state.version != again.version


def test_other_players_who_choose_the_same_come_to_the_same_end() -> None:
    match = start(Variant("classic", 3), "lake")
    play(match, "one")
    again = dealt_alike(match, seats(3))
    play(again, "one")
    assert again.events == match.events[len(match.steps[0].events) :]


def test_what_was_played_with_the_same_deal_is_kept_and_watched(tmp_path: Path) -> None:
    match = start(Variant("classic", 4, options_as_json(Options(expansions=("edifice",)))), "lake")
    play(match, "one")
    again = dealt_alike(match, [SeatSpec("Robot", "master"), *seats(4)[1:]])
    play(again, "two")
    keep(again, match, tmp_path / "kept" / "first.jsonl")
    found = Match.replay(BOX.find, tmp_path / "kept" / "first.jsonl")
    assert found.is_over
    assert found.practice
    assert found.seats[0].player == "master"
    assert found.game.outline(found.state) == again.game.outline(again.state)
    assert found.header.id != match.header.id
