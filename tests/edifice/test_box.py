"""Expansions are agreed by name, kept in journals, and found again."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import ImpossibleSetup, Variant
from sevenwonders_qt.core.event import EventCodec
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.box import Box, UnknownGame
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import (
    DEFAULT,
    Options,
    options_as_json,
    options_from_json,
)
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match
from tests.computers import choose

EXAMPLES = (
    ev.ProjectsRevealed(("belvedere", "factory", "agora"), 3),
    ev.ProjectJoined(1, 2, True),
    ev.PawnGiven(0, 3),
    ev.EdificeBuilt(1, "belvedere"),
    ev.RewardGained(2, 3, "military_school", (5,), 2),
    ev.ProjectFailed(2, "factory"),
    ev.PenaltyAsked(0),
    ev.PenaltyPaid(0, 1, 0, CardId("altar"), ()),
    ev.PenaltyPaid(0, 3, 0, None, (1, 5)),
    ev.DebtTaken(0, 3, -5),
)


def test_the_agreed_expansions_come_back_as_they_were() -> None:
    for options in (
        DEFAULT,
        Options(expansions=("edifice",)),
        Options(extra_wonders=("carthage",)),
        Options(expansions=("edifice",), house_rules=("both_pawns_rewarded",)),
    ):
        stored = json.loads(json.dumps(options_as_json(options)))
        assert options_from_json(stored) == options
        assert Box().find(Variant("classic", 4, stored)).options == options  # type: ignore[union-attr]
    assert not {"expansions", "extra_wonders", "house_rules"} & {*options_as_json(DEFAULT)}


@pytest.mark.parametrize(
    "wrong", ["edifice", ["edifice", "edifice"], [1], None, True, {"edifice": 1}]
)
def test_expansions_are_names_each_once(wrong: object) -> None:
    with pytest.raises(ValueError, match="expansions"):
        options_from_json({"expansions": wrong})


@pytest.mark.parametrize(
    "agreed",
    [
        {"expansions": ["armada"]},
        {"extra_wonders": ["ur"]},
        {"extra_wonders": ["atlantis"]},
        {"house_rules": ["both_pawns_rewarded"]},
        {"expansions": ["edifice"], "house_rules": ["three_pawns"]},
    ],
)
def test_what_is_not_in_the_box_is_refused(agreed: dict[str, object]) -> None:
    with pytest.raises(UnknownGame, match="unknown"):
        Box().find(Variant("classic", 4, agreed))


def test_a_game_is_not_made_without_the_expansions_that_its_options_name() -> None:
    with pytest.raises(ImpossibleSetup, match="unknown_expansion"):
        Classic.of(Options(expansions=("edifice",)), 4)
    with pytest.raises(ImpossibleSetup, match="unknown_wonder"):
        Classic.of(Options(extra_wonders=("carthage",)), 4)


def test_the_wonder_of_the_box_is_there_once_with_both() -> None:
    options = Options(expansions=("edifice",), extra_wonders=("carthage",))
    wonders = Box().classic(options, 4).rules.catalogue.wonders
    assert sorted(wonders) == sorted({*wonders})
    assert {*wonders} >= {"ur", "carthage"}


def test_without_expansions_the_base_game_has_no_trace_of_them() -> None:
    game = Box().classic(DEFAULT, 4)
    assert not {*ev.EVENTS} & {*game.rules.evolvers}
    assert "edifice" not in game.rules.categories
    assert "project" not in game.rules.agenda.describe()
    text = "".join(
        path.read_text(encoding="utf-8") for path in Path(classic.__file__).parent.glob("*.py")
    )
    assert "edifice" not in text.lower()


def test_events_of_the_expansion_are_stored_and_read_strictly(game: Classic) -> None:
    assert {type(event) for event in EXAMPLES} == {*ev.EVENTS}
    for event in EXAMPLES:
        stored = json.loads(json.dumps(game.codec.encode(event)))
        assert game.codec.decode(stored) == event
        with pytest.raises(Damaged):
            game.codec.decode({**stored, "mood": "good"})
        with pytest.raises(Damaged):
            EventCodec(classic.EVENTS).decode(stored)


def test_a_match_with_edifices_is_kept_resumed_and_replayed(tmp_path: Path) -> None:
    box = Box()
    game = box.classic(Options(expansions=("edifice",)), 4)
    seats = [SeatSpec(f"seat {seat}", "random") for seat in range(4)]
    match = Match.start(game, seats, Setup.random(4), 11, tmp_path, durable=False)
    for _ in range(60):
        answer(match)
    match.close()
    path = match.journal_path
    assert path is not None
    resumed = Match.resume(box.find, path)
    assert resumed.state == match.state
    while not resumed.is_over:
        answer(resumed)
    again = Match.replay(Box().find, path)
    assert again.game.scores(again.state) == resumed.game.scores(resumed.state)
    assert again.game.options == game.options


def answer(match: Match[Classic]) -> None:
    seat = match.owing[0]
    rules = match.game.rules
    match.submit(choose("random", match.view(seat), rules, match.player_seed(seat)))


def test_a_view_with_edifices_can_be_sent_to_another_process(game: Classic) -> None:
    state = game.empty()
    for event in game.begin(Setup.random(4), SeededChance(2)):
        game.evolve(state, event)
    view = game.view_for(state, 1)
    assert pickle.loads(pickle.dumps(view)) == view
