"""A match is taken back and taken up again, and its journal tells all of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.commands import TakeBack
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import PERSON, Departure, SeatSpec
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import MatchStep, Span
from sevenwonders_qt.session.verifying import command_behind, departure
from tests.computers import choose
from tests.session.play import BOX

AnyMatch = Match[Any]
PEOPLE = [SeatSpec("Lívia", PERSON), SeatSpec("Ana", "random"), SeatSpec("Rui", "random")]


@pytest.fixture(params=["classic", "architects"])
def match(request: pytest.FixtureRequest, game: Classic, tmp_path: Path) -> Iterator[AnyMatch]:
    """A match of one person and two AI players, twenty choices after the deal."""
    architects = request.param == "architects"
    played: Any = game_for(Options(), 3) if architects else game
    setup: Any = ArchitectsSetup.random(3) if architects else Setup.random(3)
    match: AnyMatch = Match.start(played, PEOPLE, setup, "DELOS", tmp_path, durable=False)
    play(match, 20)
    yield match
    match.close()


def play(match: AnyMatch, choices: int) -> None:
    for _ in range(choices):
        seat = match.owing[0]
        seed = match.player_seed(match.player_of(seat))
        match.submit(choose("random", match.view(seat), match.game.rules, seed))


def again(match: AnyMatch) -> AnyMatch:
    """What its journal holds, which is the same where only the end is asked for."""
    assert match.journal_path is not None
    whole: AnyMatch = Match.replay(BOX.find, match.journal_path)
    assert same(Match.replay(BOX.find, match.journal_path, states=False), whole)
    return whole


def same(one: AnyMatch, other: AnyMatch) -> bool:
    return (one.state, list(one.events), one.practice, one.can_redo) == (
        other.state,
        list(other.events),
        other.practice,
        other.can_redo,
    )


@pytest.mark.parametrize("span", Span)
def test_taken_back_the_match_stands_where_it_stood(match: AnyMatch, span: Span) -> None:
    to = match.back_to(span)
    if to is None:
        assert span is Span.AGE
        assert match.game.name == "architects"
        return
    match.go_back(to)
    assert match.state == to.state
    assert match.steps[-1] == to
    assert match.version == len(match.events) == to.end
    assert same(again(match), match)
    match.redo()
    assert len(match.steps) == 21
    assert same(again(match), match)


def test_a_choice_taken_back_is_a_persons_and_can_be_made_otherwise(match: AnyMatch) -> None:
    to = match.back_to(Span.CHOICE)
    assert to is not None
    match.go_back(to)
    assert 0 in match.owing
    other = match.game.legal(match.state, 0)[-1]
    match.submit(other)
    assert not match.can_redo
    with pytest.raises(ValueError, match="nothing was taken back"):
        match.redo()
    play(match, 10)
    assert same(again(match), match)


def test_a_round_and_an_age_are_taken_back_to_their_starts(match: AnyMatch) -> None:
    for span, milestone in ((Span.ROUND, Milestone.ROUND), (Span.AGE, Milestone.AGE)):
        for _ in range(3):
            to = match.back_to(span)
            if to is None:
                break
            assert match.marks(to, milestone)
            match.go_back(to)
    if match.game.name == "classic":
        assert len(match.steps) == 1, "only the deal is left"
        assert match.back_to(Span.CHOICE) is None


def test_several_steps_are_taken_up_again_in_turn(match: AnyMatch) -> None:
    whole = list(match.events)
    taken = 0
    while (to := match.back_to(Span.CHOICE)) is not None:
        match.go_back(to)
        taken += 1
    assert taken >= 5
    path = match.journal_path
    assert path is not None
    match.close()
    match = Match.resume(BOX.find, path)
    for _ in range(taken):
        match.redo()
    assert list(match.events) == whole
    match.close()


def choose_for(match: AnyMatch, seat: int, command: Any = None) -> None:
    legal = match.game.legal(match.state, seat)
    match.submit(legal[0] if command is None else command)


def test_a_turn_begun_by_ai_players_alone_is_no_turn_to_take_back(game: Classic) -> None:
    match: AnyMatch = Match.start(game, PEOPLE, Setup.random(3), 1)
    for seat in (0, 1, 2, 1):  # a whole turn; in the next one an AI player has chosen
        choose_for(match, seat)
    to = match.back_to(Span.ROUND)
    assert to == match.steps[0]
    assert match.back_to(Span.CHOICE) == match.steps[0]


def test_a_choice_that_was_taken_back_by_itself_does_not_count(game: Classic) -> None:
    match: AnyMatch = Match.start(game, PEOPLE, Setup.random(3), 1)
    for seat in (1, 0, 2, 0):
        choose_for(match, seat)
    choose_for(match, 0, TakeBack(0))
    to = match.back_to(Span.CHOICE)
    assert to == match.steps[1]
    choose_for(match, 0)
    assert match.back_to(Span.CHOICE) == match.steps[-2]


def test_two_cards_for_two_cities_are_one_choice() -> None:
    two = [SeatSpec("Lívia", PERSON), SeatSpec("Ana", PERSON)]
    match: AnyMatch = Match.start(BOX.classic(DEFAULT, 2), two, Setup.random(2), 1)
    decider = match.player_of(2)
    choose_for(match, decider)
    choose_for(match, 2)
    assert match.back_to(Span.CHOICE) == match.steps[0]
    choose_for(match, 1 - decider)
    assert match.back_to(Span.CHOICE) == match.steps[2]


def test_every_line_leads_to_the_next_time_that_a_person_is_asked(match: AnyMatch) -> None:
    last = match.back_to(Span.CHOICE)
    assert last is not None
    for number in range(len(match.events)):
        to = match.back_to_event(number)
        assert (to is None) == (number >= last.end)
        if to is not None:
            assert to.end > number
            assert any(match.game.player_of(to.state, seat) == 0 for seat in to.state.owing)


def test_ai_players_alone_have_nothing_to_take_back(game: Classic) -> None:
    players = [SeatSpec("Rui", "random")] * 3
    match: AnyMatch = Match.start(game, players, Setup.random(3), 1)
    play(match, 12)
    assert all(match.back_to(span) is None for span in Span)
    assert match.back_to_event(0) is None


def test_a_match_is_practice_once_something_new_was_seen(match: AnyMatch) -> None:
    assert not match.practice
    to = match.back_to(Span.ROUND)
    assert to is not None
    match.go_back(to)
    match.redo()
    to = match.steps[3]
    match.go_back(to)
    assert match.practice
    assert again(match).practice


def test_a_hidden_choice_taken_back_is_not_practice(game: Classic) -> None:
    match = Match.start(game, PEOPLE, Setup.random(3), 1)
    play(match, 2)
    match.go_back(match.steps[0])
    assert not match.practice


def test_taken_up_again_a_match_is_practice_no_more(match: AnyMatch) -> None:
    match.go_back(match.steps[3])
    assert match.practice
    match.redo()
    assert not match.practice
    assert same(again(match), match)
    assert departure_of(match) is None


def test_the_same_choices_lift_the_mark_when_all_that_was_seen_has_come_again(
    match: AnyMatch,
) -> None:
    path = list(match.steps)
    shown = [step for step in path if any(map(match.game.reveals, step.events))]
    match.go_back(path[3])
    for step in path[4 : path.index(shown[-1]) + 1]:
        assert match.practice
        repeat(match, step)
    assert not match.practice
    assert same(again(match), match)
    assert departure_of(match) is None


def test_another_choice_seen_in_between_keeps_the_mark(match: AnyMatch) -> None:
    path, at = list(match.steps), 3
    match.go_back(path[at])
    while not any(map(match.game.reveals, match.events[path[at].end :])):
        legal = match.game.legal(match.state, match.owing[0])
        original = repr(path[at + 1].events)
        choose_for(match, match.owing[0], next(c for c in legal if differs(match, c, original)))
    match.go_back(path[at])
    for step in path[at + 1 :]:
        repeat(match, step)
    assert match.practice
    assert again(match).practice


def test_a_card_laid_and_taken_back_in_between_does_not_matter(game: Classic) -> None:
    match: AnyMatch = Match.start(game, PEOPLE, Setup.random(3), 1)
    for seat in (1, 2, 0):
        choose_for(match, seat)
    to = match.back_to(Span.CHOICE)
    assert to is not None
    match.go_back(to)
    choose_for(match, 0)
    assert not match.practice


def test_cards_laid_in_another_order_lift_the_mark(game: Classic) -> None:
    match: AnyMatch = Match.start(game, PEOPLE, Setup.random(3), 1)
    for seat in (0, 1, 2):
        choose_for(match, seat)
    match.go_back(match.steps[0])
    assert match.practice
    choose_for(match, 2)
    choose_for(match, 0, match.game.legal(match.state, 0)[-1])
    choose_for(match, 0, TakeBack(0))
    for seat in (1, 0):
        choose_for(match, seat)
    assert not match.practice


def test_the_same_choices_lift_no_mark_of_elsewhere(game: Classic, tmp_path: Path) -> None:
    match: AnyMatch = Match.start(game, PEOPLE, Setup.random(3), 1, tmp_path, practice=True)
    play(match, 6)
    match.go_back(match.steps[2])
    match.redo()
    assert match.practice
    assert again(match).practice
    match.close()


def test_a_file_that_lifts_the_mark_wrongly_departs_from_the_rules(match: AnyMatch) -> None:
    match.go_back(match.steps[3])
    path = match.journal_path
    assert path is not None
    match.close()
    writer = JournalWriter.reopen(read(path), match.game.codec)
    writer.lift()
    writer.close()
    found = departure_of(again_at(path))
    assert found is not None
    assert found.line == len(path.read_bytes().splitlines())


def differs(match: AnyMatch, command: Any, original: str) -> bool:
    return repr(tuple(match.foreseen(command))) != original


def repeat(match: AnyMatch, step: MatchStep) -> None:
    """Choose again what was chosen in this step."""
    assert step.by is not None
    command = command_behind(match.game, match.state, step.by, step.events, match.seed)
    assert command is not None
    match.submit(command)


def departure_of(match: AnyMatch) -> Departure | None:
    assert match.journal_path is not None
    return departure(match, read(match.journal_path))


def test_a_step_of_elsewhere_and_a_match_that_is_over_are_left(match: AnyMatch) -> None:
    gone = match.steps[-1]
    match.go_back(match.steps[5])
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.go_back(gone)
    while not match.is_over:
        play(match, 1)
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.go_back(match.steps[5])
    assert not match.can_redo


def test_without_a_journal_a_match_is_taken_back_all_the_same(game: Classic) -> None:
    match = Match.start(game, PEOPLE, Setup.random(3), 1)
    play(match, 9)
    whole = list(match.events)
    match.go_back(match.steps[2])
    match.redo()
    assert list(match.events) == whole


def test_a_match_played_elsewhere_is_not_taken_up(match: AnyMatch) -> None:
    path = match.journal_path
    assert path is not None

    def held(path: Path) -> Any:
        raise JournalError(Fault.IN_USE, path, "is open in another window")

    with pytest.raises(JournalError) as caught:
        Match.resume(BOX.find, path, lock=held)
    assert caught.value.fault is Fault.IN_USE


def test_the_lock_is_held_until_the_match_is_put_away(game: Classic, tmp_path: Path) -> None:
    held: list[Path] = []

    def lock(path: Path) -> Any:
        held.append(path)
        return lambda: held.remove(path)

    match = Match.start(game, PEOPLE, Setup.random(3), 1, tmp_path, lock=lock)
    assert held == [match.journal_path]
    match.close()
    match.close()
    assert not held


@pytest.mark.parametrize(
    ("name", "choices", "over"),
    [
        ("classic_unfinished", 40, False),
        ("classic_two_players", 54, True),
        ("architects_unfinished", 30, False),
    ],
)
def test_a_journal_of_format_1_is_played_on(
    tmp_path: Path, name: str, choices: int, over: bool
) -> None:
    old = Path(__file__).parents[1] / "journal" / "format1" / f"{name}.jsonl"
    path = tmp_path / old.name
    path.write_bytes(old.read_bytes())
    match: AnyMatch = Match.resume(BOX.find, path)
    assert (len(match.steps) - 1, match.is_over) == (choices, over)
    assert match.seats[0] == SeatSpec("Lívia", PERSON)
    if not over:
        to = match.back_to(Span.CHOICE)
        assert to is not None
        assert match.steps[match.steps.index(to) + 1].by == 0
        match.go_back(to)
        match.redo()
        match.close()
    assert same(again_at(path), match)


def again_at(path: Path) -> AnyMatch:
    return Match.replay(BOX.find, path)
