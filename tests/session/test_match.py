"""A match from its first deal to its end, with its journal beside it."""

import gc
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.classic.commands import Play, TakeBack, Use
from sevenwonders_qt.games.classic.events import HIDDEN, AgeBegan, CardChosen
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import finished
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter
from sevenwonders_qt.session.match import Match, News, Unsaved
from tests.computers import choose
from tests.session.play import BOX, answer, played, seats, started


def last(match: Match[Classic]) -> Match[Classic]:
    """The match at its end."""
    deque(played(match), maxlen=0)
    return match


def path_of(match: Match[Classic]) -> Path:
    assert match.journal_path is not None
    return match.journal_path


def test_two_hundred_random_games_refold_to_the_same_state(game: Classic, tmp_path: Path) -> None:
    for seed in range(200):
        match = last(started(game, 3 + seed % 5, seed, tmp_path))
        again = Match.replay(BOX.find, path_of(match))
        assert again.state == match.state
        assert again.events == match.events
        assert again.game.scores(again.state) == game.scores(match.state)
        assert (again.seats, again.seed, again.header) == (match.seats, match.seed, match.header)
        assert again.version == len(again.events)
        assert finished(path_of(match))


def test_a_choice_is_folded_into_one_copy_that_its_step_keeps(game: Classic) -> None:
    match = started(game, 3, "one copy")
    for number, _ in enumerate(played(match), start=1):
        assert match.state is match.steps[-1].state
        before = match.steps[-2].state
        folded = before.copy()
        for event in match.steps[-1].events:
            game.evolve(folded, event)
        assert folded == match.state
        if before.prompts[0] is not None:
            unchanged = match.state.copy()
            with pytest.raises(IllegalCommand):
                match.submit(Play(0, CardId("no such card"), Use.BUILD))
            assert match.state == unchanged
        if number == 30:
            break


def test_a_match_and_its_game_are_freed_as_soon_as_nobody_holds_them(
    game: Classic, tmp_path: Path
) -> None:
    """Else a folder of matches takes twice as long to read, and much memory meanwhile."""
    match = last(started(Classic(game.rules), 3, "freed", tmp_path))
    again = Match.replay(lambda variant: Classic(game.rules), path_of(match))
    held = [ref(match), ref(match.game), ref(again), ref(again.game)]
    gc.disable()
    try:
        del match, again
        assert [what() for what in held] == [None] * 4
    finally:
        gc.enable()


def test_a_resumed_match_deals_what_it_would_have_dealt(game: Classic, tmp_path: Path) -> None:
    whole = last(started(game, 4, "DELOS"))
    match = started(game, 4, "DELOS", tmp_path)
    for number in range(1000):
        if match.is_over:
            break
        match.submit(answer(match))
        if number % 7 == 0 and not match.is_over:
            match.close()
            match = Match.resume(BOX.find, path_of(match))
    assert match.events == whole.events


def test_a_seed_is_the_same_as_a_number_and_as_its_digits(game: Classic) -> None:
    assert last(started(game, 3, 7)).events == last(started(game, 3, "7")).events
    assert started(game, 3, 7).events != started(game, 3, 8).events


def test_a_journal_cut_at_any_line_goes_on_from_there(game: Classic, tmp_path: Path) -> None:
    match = last(started(game, 3, 5, tmp_path))
    path = path_of(match)
    lines = path.read_bytes().splitlines(keepends=True)
    for kept in range(2, len(lines), 9):
        path.write_bytes(b"".join(lines[:kept]) + lines[kept][:20])
        resumed = Match.resume(BOX.find, path)
        assert path.read_bytes() == b"".join(lines[:kept])
        assert last(resumed).events == match.events
        assert path.read_bytes().splitlines(keepends=True) == lines


def test_a_refused_command_changes_nothing(game: Classic, tmp_path: Path) -> None:
    match = started(game, 3, 1, tmp_path)
    match.submit(answer(match))
    before, state = path_of(match).read_bytes(), match.state.copy()
    count = len(match.events)
    for command in (
        Play(1, CardId("palace"), Use.BUILD),
        Play(0, CardId("palace"), Use.SELL),
        TakeBack(2),
        TakeBack(9),
    ):
        with pytest.raises(IllegalCommand):
            match.submit(command)
    assert match.state == state
    assert path_of(match).read_bytes() == before
    assert len(match.events) == count
    match.close()


def test_nobody_gets_events_with_the_secrets_of_others(game: Classic) -> None:
    match = started(game, 3, 1)
    match.submit(answer(match))
    for event in match.events_for(1):
        if isinstance(event, AgeBegan):
            assert set(event.hands[0]) == set(event.hands[2]) == {HIDDEN}
            assert HIDDEN not in event.hands[1]
        if isinstance(event, CardChosen):
            assert event.card == HIDDEN
    assert match.events_for(0, since=match.version - 1) == [match.events[-1]]


def test_ai_players_draw_from_seeds_of_their_own(game: Classic) -> None:
    match = started(game, 7, 1)
    assert len({match.player_seed(seat) for seat in range(7)}) == 7
    assert match.player_seed(0) == started(game, 7, "1").player_seed(0)


def test_a_setup_for_other_seats_is_refused(game: Classic) -> None:
    with pytest.raises(ValueError, match="number of seats"):
        Match.start(game, seats(3), Setup.random(4), 1)
    with pytest.raises(ImpossibleSetup):
        Match.start(game, seats(8), Setup.random(8), 1)


def test_without_a_folder_to_write_to_the_match_goes_on_in_memory(
    game: Classic, tmp_path: Path
) -> None:
    folder = tmp_path / "matches"
    folder.write_text("a file where the folder should be")
    told: list[News] = []
    match = Match.start(game, seats(3), Setup.random(3), 1, folder, hear=told.append)
    assert match.journal_path is None
    assert last(match).is_over
    assert [news.error.fault for news in told if isinstance(news, Unsaved)] == [Fault.UNWRITABLE]


def test_a_disk_that_fills_up_is_told_once_and_the_match_goes_on(
    game: Classic, tmp_path: Path
) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    told: list[News] = []
    match = Match.start(game, seats(3), Setup.random(3), 1, tmp_path, hear=told.append)
    path = path_of(match)
    match.submit(answer(match))
    version = match.version
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 50, hard))
    try:
        last(match)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert match.is_over
    assert match.journal_path is None
    assert [news.error.fault for news in told if isinstance(news, Unsaved)] == [Fault.FULL]
    assert Match.replay(BOX.find, path).version == version


def test_a_match_that_is_over_can_be_looked_at_but_is_not_written_on(
    game: Classic, tmp_path: Path
) -> None:
    path = path_of(last(started(game, 3, 1, tmp_path)))
    before = path.read_bytes()
    again = Match.resume(BOX.find, path)
    assert again.is_over
    assert path.read_bytes() == before


def test_a_match_of_an_unknown_game_is_refused(game: Classic, tmp_path: Path) -> None:
    match = started(game, 3, 1, tmp_path)
    match.close()
    chess = replace(match.header, game="chess")
    path = tmp_path / "chess.jsonl"
    JournalWriter.create(path, chess, game.codec, match.events, durable=False).close()
    with pytest.raises(JournalError, match=r"does not have: .* 'chess'") as caught:
        Match.resume(BOX.find, path)
    assert caught.value.fault is Fault.FOREIGN


def test_a_forged_match_is_refused_by_line_and_left_alone(game: Classic, tmp_path: Path) -> None:
    """The checksums fit, but these events cannot follow each other, or the deal stops halfway."""
    match = started(game, 3, 1)
    begin = list(match.events)
    other = last(started(game, 4, 2)).events
    stray = [event for event in other if not isinstance(event, AgeBegan)][-5:-1]
    for number, (first, more, seated, line) in enumerate(
        ((begin, stray, 3, 3), (begin[:1], begin[1:2], 3, 2), (begin[:1], begin[1:], 4, 2))
    ):
        path = tmp_path / f"{number}.jsonl"
        header = started(game, seated, 1).header
        writer = JournalWriter.create(path, header, game.codec, first, durable=False)
        writer.append(0, more)
        writer.close()
        before = path.read_bytes()
        with pytest.raises(JournalError) as caught:
            Match.resume(BOX.find, path)
        assert caught.value.fault is Fault.DAMAGED
        assert caught.value.line == line
        assert path.read_bytes() == before


def test_a_journal_of_seven_players_is_small(game: Classic, tmp_path: Path) -> None:
    assert path_of(last(started(game, 7, 1, tmp_path))).stat().st_size < 100_000


def test_a_dealt_card_that_is_not_in_the_box_is_refused(game: Classic, tmp_path: Path) -> None:
    match = started(game, 3, 1)
    dealt = [
        replace(event, hands=(*event.hands[:-1], (*event.hands[-1][:-1], CardId("x"))))
        if isinstance(event, AgeBegan)
        else event
        for event in match.events
    ]
    path = tmp_path / "forged.jsonl"
    JournalWriter.create(path, match.header, game.codec, dealt, durable=False).close()
    with pytest.raises(JournalError, match="not in the box"):
        Match.resume(BOX.find, path)


def test_a_match_goes_on_by_the_house_values_it_was_begun_with(tmp_path: Path) -> None:
    """Engineering forced a build by default when this journal was begun; it no longer does."""
    old = Path(__file__).parents[1] / "journal" / "format1" / "architects_unfinished.jsonl"
    path = tmp_path / old.name
    path.write_bytes(old.read_bytes())
    assert not ArchitectsOptions().engineering_forces_build
    match: Match[Any] = Match.resume(BOX.find, path)
    assert match.game.rules.options == ArchitectsOptions(engineering_forces_build=True)
    while not match.is_over:
        seat = match.owing[0]
        match.submit(choose("random", match.view(seat), match.game.rules, match.player_seed(seat)))
    match.close()
    assert read(path).header.options["engineering_forces_build"] is True
    again: Match[Any] = Match.replay(BOX.find, path)
    assert again.game.rules.options.engineering_forces_build
