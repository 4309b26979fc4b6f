"""Hints are counted in the journal: no event, so nothing that is taken back takes them back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.journal.line import write_line
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.match import MOST_HINTS, Match
from sevenwonders_qt.session.step import Span
from sevenwonders_qt.session.summary import Summary, summarise
from sevenwonders_qt.session.verifying import departure
from tests.session.play import BOX
from tests.session.test_taking_back import play

AnyMatch = Match[Any]
SEATS = [SeatSpec("Lívia", PERSON), SeatSpec("Ana", PERSON), SeatSpec("Rui", "random")]


@pytest.fixture
def match(game: Classic, tmp_path: Path) -> Iterator[AnyMatch]:
    made: AnyMatch = Match.start(game, SEATS, Setup.random(3), "LAMP", tmp_path, durable=False)
    play(made, 3)
    made.note_hint(0)
    yield made
    made.close()


def path_of(match: AnyMatch) -> Path:
    assert match.journal_path is not None
    return match.journal_path


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def forge(path: Path, fields: list[dict[str, Any]]) -> None:
    """The file with these lines and fitting checksums."""
    text, checksum = b"", 0
    for line in fields:
        line.pop("sum")
        more, checksum = write_line(line, checksum)
        text += more
    path.write_bytes(text)


def test_a_hint_is_a_line_of_its_own_and_no_event(match: AnyMatch) -> None:
    *_, last = lines(path_of(match))
    assert {name: last[name] for name in ("n", "hint")} == {"n": len(match.events), "hint": 0}
    assert match.hints == (1, 0, 0)
    assert len(match.steps) == 4


def test_taking_back_and_going_on_keep_the_count(match: AnyMatch) -> None:
    play(match, 3)
    match.note_hint(1)
    to = match.back_to(Span.CHOICE)
    assert to is not None
    match.go_back(to)
    match.note_hint(0)
    assert match.can_redo  # a hint cuts off nothing that can be taken up again
    match.redo()
    match.close()
    again: AnyMatch = Match.resume(BOX.find, path_of(match))
    assert again.hints == (2, 1, 0)
    assert (again.state, [*again.events]) == (match.state, [*match.events])
    play(again, 4)
    again.note_hint(1)
    again.close()
    assert Match.replay(BOX.find, path_of(match)).hints == (2, 2, 0)


def test_a_match_with_hints_holds_when_it_is_decided_again(match: AnyMatch) -> None:
    play(match, 6)
    match.note_hint(1)
    match.close()
    found: AnyMatch = Match.replay(BOX.find, path_of(match))
    assert departure(found, read(path_of(match))) is None


def test_an_imported_match_and_one_gone_on_with_keep_their_hints(
    match: AnyMatch, tmp_path: Path
) -> None:
    play(match, 6)
    match.note_hint(1)
    match.close()
    path = path_of(match)
    brought = shelf.import_match(BOX.find, path, tmp_path / "here", [], (PERSON, "random"))
    assert Match.replay(BOX.find, brought).hints == (1, 1, 0)
    early = continue_from(path, match.steps[4], tmp_path / "more")
    assert Match.replay(BOX.find, early).hints == (1, 0, 0)


def test_the_list_of_matches_and_its_index_know_the_hints(match: AnyMatch, tmp_path: Path) -> None:
    match.close()
    for _ in range(2):  # read from the file, then from the index
        archive = Archive(tmp_path, BOX.find)
        archive.refresh()
        (entry,) = archive.entries()
        assert isinstance(entry, Summary)
        assert entry.hints == (1, 0, 0)


@pytest.mark.parametrize("seat", [2, 3, -1])
def test_only_a_person_at_the_table_is_shown_a_hint(match: AnyMatch, seat: int) -> None:
    with pytest.raises(ValueError, match="nobody there"):
        match.note_hint(seat)


def test_a_match_without_hints_says_so_and_has_none(game: Classic, tmp_path: Path) -> None:
    strict: AnyMatch = Match.start(
        game, SEATS, Setup.random(3), "DARK", tmp_path, durable=False, hints=False
    )
    with pytest.raises(ValueError, match="nobody there"):
        strict.note_hint(0)
    strict.close()
    again: AnyMatch = Match.resume(BOX.find, path_of(strict))
    assert not again.header.hints
    again.close()


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"hint": 2}, 6),  # a computer player
        ({"hint": 9}, 6),
        ({"hint": True}, 6),
        ({"hint": "0"}, 6),
        ({"n": 1}, 6),
        ({"by": 0}, 6),
        ({"over": True}, 6),
    ],
)
def test_a_forged_hint_is_refused_with_its_line(
    match: AnyMatch, change: dict[str, Any], line: int
) -> None:
    match.close()
    path = path_of(match)
    fields = lines(path)
    fields[line - 1].update(change)
    forge(path, fields)
    with pytest.raises(JournalError) as found:
        Match.replay(BOX.find, path)
    assert (found.value.fault, found.value.line) == (Fault.DAMAGED, line)


def test_a_hint_before_the_deal_is_refused(match: AnyMatch) -> None:
    match.close()
    path = path_of(match)
    header, *_, hint = lines(path)
    hint["n"] = 0
    forge(path, [header, hint])
    with pytest.raises(JournalError, match="line 2: the line is a hint before the deal"):
        Match.replay(BOX.find, path)


def test_a_match_of_the_format_before_may_have_hints_and_has_none(
    game: Classic, tmp_path: Path
) -> None:
    match: AnyMatch = Match.start(game, SEATS, Setup.random(3), "OLD", tmp_path, durable=False)
    play(match, 3)
    match.close()
    path = path_of(match)
    header, *rest = lines(path)
    header["version"] = 3
    del header["hints"], header["id"], header["left_out"]
    forge(path, [header, *rest])
    entry = summarise(BOX.find, path)
    assert isinstance(entry, Summary)
    assert entry.hints == (0, 0, 0)
    again: AnyMatch = Match.resume(BOX.find, path)
    again.note_hint(0)
    again.close()
    assert lines(path)[0]["version"] == VERSION
    assert Match.replay(BOX.find, path).hints == (1, 0, 0)


def test_hints_without_end_are_counted_up_to_a_limit_that_a_reader_takes(
    game: Classic, tmp_path: Path
) -> None:
    match: AnyMatch = Match.start(game, SEATS, Setup.random(3), "MANY", tmp_path, durable=False)
    for _ in range(MOST_HINTS + 50):
        match.note_hint(0)
    match.close()
    assert match.hints[0] == MOST_HINTS
    assert Match.replay(BOX.find, path_of(match)).hints == match.hints
