"""Where one can stop in a match that is watched again, and what its timeline tells."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.games.architects.events import BattleFought
from sevenwonders_qt.games.classic.events import CardChosen, ConflictResolved, StageBuilt
from sevenwonders_qt.games.classic.events import TurnBegan as ClassicTurnBegan
from sevenwonders_qt.journal.header import Header, SeatSpec
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.replay import (
    Viewpoint,
    count_words,
    eyes_for,
    place_words,
    story_of,
    title_of,
)
from sevenwonders_qt.models.shown.story import DeedKind, Story
from tests.app.watched import played

KINDS = [("classic", 3), ("classic", 2), ("classic", 7), ("edifice", 3), ("architects", 4)]


def told(kind: str, players: int, choices: int | None = None) -> tuple[Story, list[int]]:
    """The story of a match, and the number of events up to each of its steps."""
    match = played(kind, players, choices=choices)
    return story_of(match), [step.end for step in match.steps]


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_the_columns_hold_every_stop_but_the_end_in_order(kind: str, players: int) -> None:
    story, ends = told(kind, players)
    held = [s for column in story.columns for s in range(column.first, column.last + 1)]
    assert held == list(range(story.last))
    assert story.stops[0] == 0
    assert story.stops[-1] == len(ends) - 1
    assert story.column_at(story.last) is None


def test_a_turn_of_seven_wonders_is_one_column_and_an_age_six() -> None:
    story, _ = told("classic", 3)
    assert [(column.age, column.number) for column in story.columns] == [
        (age, turn) for age in (1, 2, 3) for turn in range(1, 7)
    ]
    assert [column.spoils is not None for column in story.columns] == 3 * [*5 * [False], True]
    assert [story.columns[n].first for n in (0, 6, 12)] == list(story.chapters[:3])
    assert story.chapters[3] == story.last


def test_one_does_not_stop_when_somebody_has_only_chosen() -> None:
    match = played("classic", 3)
    story = story_of(match)
    for stop in range(story.last):
        steps = [match.steps[place] for place in story.steps_after(stop)]
        quiet = [step for step in steps if all(isinstance(e, CardChosen) for e in step.events)]
        assert quiet == steps[:-1]


@pytest.mark.parametrize(("kind", "players"), [("classic", 4), ("classic", 2), ("edifice", 3)])
def test_every_stage_and_every_conflict_stands_in_the_column_of_its_turn(
    kind: str, players: int
) -> None:
    match = played(kind, players)
    cities = len(match.state.cities)
    story = story_of(match)
    turn = -1
    stages, tokens = 0, [[0] * cities for _ in story.columns]
    for event in match.events:
        if isinstance(event, ClassicTurnBegan):
            turn += 1
        elif isinstance(event, StageBuilt):
            deeds = story.columns[turn].deeds[event.seat]
            assert event.stage + 1 in [d.stage for d in deeds if d.kind is DeedKind.STAGE]
            stages += 1
        elif isinstance(event, ConflictResolved) and event.winner is not None:
            loser = event.right if event.winner == event.left else event.left
            tokens[turn][event.winner] += event.victory
            tokens[turn][loser] -= 1
    for column, expected in zip(story.columns, tokens, strict=True):
        assert list(column.spoils or [0] * cities) == expected
    drawn = [d for c in story.columns for city in c.deeds for d in city]
    assert sum(deed.kind is DeedKind.STAGE for deed in drawn) == stages > 0
    assert [sum(city) for city in zip(*tokens, strict=True)] == [
        sum(city.tokens) for city in match.state.cities
    ]


def test_a_round_of_architects_is_one_column_with_the_battles_fought_in_it() -> None:
    match = played("architects", 4)
    story = story_of(match)
    rounds = sum(match.marks(step, Milestone.ROUND) for step in match.steps)
    turns = sum(match.game.milestone(event) is Milestone.ROUND for event in match.events)
    assert len(story.columns) == -(-turns // 4) <= rounds
    battles = [event for event in match.events if isinstance(event, BattleFought)]
    won = [sum(by_city) for by_city in zip(*(b.victories for b in battles), strict=True)]
    told_of = [column.spoils for column in story.columns if column.spoils is not None]
    assert [sum(by_city) for by_city in zip(*told_of, strict=True)] == won


def test_a_match_that_goes_on_ends_with_its_last_accepted_turn() -> None:
    story, ends = told("classic", 3, choices=10)
    assert not story.over
    assert len(ends) == 11
    assert story.stops == (0, 3, 6, 9)
    assert story.column_at(story.last) is story.columns[-1]
    assert story.steps_after(story.last) == range(0)


def test_a_step_belongs_to_the_stop_at_which_it_has_happened() -> None:
    story, _ = told("classic", 3, choices=10)
    assert [story.stop_of(step) for step in range(11)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


def test_words_tell_where_one_stands() -> None:
    story, _ = told("classic", 3)
    assert place_words(story, 7) == "Age II, turn 2"
    assert count_words(story, 7) == f"8 of {len(story.stops)}"
    assert place_words(story, story.last) == "The end"
    other, _ = told("architects", 3)
    assert place_words(other, 0) == "Round 1"


def test_eyes_depend_on_who_plays_and_whether_the_match_is_over() -> None:
    ana, bia = SeatInfo("Ana", Player.PERSON), SeatInfo("Bia", Player.PERSON)
    caio = SeatInfo("Caio", Player.RULES)
    everyone = (Viewpoint(0), Viewpoint(1), Viewpoint(2), Viewpoint(0, open=True))
    assert eyes_for((ana, bia, caio), over=True) == everyone
    assert eyes_for((caio, caio, caio), over=False) == everyone
    assert eyes_for((caio, ana, caio), over=False) == (Viewpoint(1),)
    assert eyes_for((caio, ana, bia), over=False) == (Viewpoint(1, guest=True),)


def test_a_title_tells_the_name_or_the_game_and_the_day() -> None:
    seats = (SeatSpec("Ana", "person"),) * 3
    header = Header("classic", 1, seats, "2026-01-31T12:05:00Z")
    assert title_of(header).startswith("3 player")
    assert title_of(header, practice=True).endswith(" · practice")
    named = Header("classic", 1, seats, "", title="A long evening")
    assert title_of(named) == "A long evening"
    other = Header("architects", 1, seats, "yesterday")
    assert title_of(other) == "Architects"
    edifice = Header("classic", 1, seats, "", {"expansions": ["edifice"]})
    assert title_of(edifice) == "Edifice"
