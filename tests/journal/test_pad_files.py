"""Paper games on disk: kept whole or not at all, and nothing foreign is ever touched."""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import unfinished
from sevenwonders_qt.journal.header import LONGEST_TEXT
from sevenwonders_qt.journal.line import write_line
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer

CREATED = datetime(2026, 1, 31, 18, 5, tzinfo=UTC)
ANA = PaperPlayer(
    "Ána", "giza", "A", {"civil": 8, "treasury": 7}, {"civil": 8, "treasury": 2}, 10, 1
)
BIA = PaperPlayer("", "", "", {}, {"civil": 0, "treasury": 0}, 0, 2)


def game(when: datetime = CREATED, name: str = "classic") -> PaperGame:
    return PaperGame(pad_files.created_now(when), name, ("edifice", "cities"), (ANA, BIA))


def refused(path: Path) -> JournalError:
    with pytest.raises(JournalError) as found:
        pad_files.read(path)
    return found.value


def test_a_kept_game_is_read_again_as_it_was(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path / "new folder", game())
    assert kept.path is not None
    assert kept.path.name.startswith("20260131T180500Z-")
    assert kept.path.name.endswith(".paper.json")
    assert pad_files.read(kept.path) == kept
    assert kept == replace(game(), path=kept.path)
    assert [player.name for player in kept.winners] == ["Ána"]


def test_the_newest_game_comes_first(tmp_path: Path) -> None:
    days = [3, 1, 2, 5, 4]
    for day in days:
        pad_files.keep(tmp_path, game(CREATED + timedelta(days=day)))
    found = pad_files.read_all(tmp_path)
    assert [g.created[:10] for g in found.games] == [
        "2026-02-05",
        "2026-02-04",
        "2026-02-03",
        "2026-02-02",
        "2026-02-01",
    ]
    assert found.refused == ()


def test_without_a_folder_there_are_no_games(tmp_path: Path) -> None:
    assert pad_files.read_all(tmp_path / "nowhere") == pad_files.PaperGames()


def test_paper_games_are_no_journals(tmp_path: Path) -> None:
    pad_files.keep(tmp_path, game())
    assert not list(unfinished(tmp_path))


def test_a_changed_game_stays_in_its_file(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, game())
    changed = pad_files.keep_again(replace(kept, players=(replace(ANA, name="Eva"), BIA)))
    assert changed.path == kept.path
    assert pad_files.read_all(tmp_path).games == (changed,)


def test_a_deleted_game_is_gone_and_can_be_brought_back(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, game())
    pad_files.delete(kept)
    assert pad_files.read_all(tmp_path).games == ()
    pad_files.delete(kept)  # a second time is no fault
    pad_files.keep_again(kept)
    assert pad_files.read_all(tmp_path).games == (kept,)


def test_every_flipped_bit_is_found_and_the_file_left_alone(tmp_path: Path) -> None:
    path = pad_files.keep(tmp_path, game()).path
    assert path is not None
    whole = path.read_bytes()
    dice = Random(1)
    for _ in range(300):
        place, bit = dice.randrange(len(whole)), 1 << dice.randrange(8)
        damaged = bytearray(whole)
        damaged[place] ^= bit
        path.write_bytes(damaged)
        assert refused(path).fault in (Fault.DAMAGED, Fault.FOREIGN, Fault.NEWER)
        assert path.read_bytes() == damaged


@pytest.mark.parametrize("end", [0, 1, 30, 100, -2, -1])
def test_a_file_cut_short_is_refused(tmp_path: Path, end: int) -> None:
    path = pad_files.keep(tmp_path, game()).path
    assert path is not None
    path.write_bytes(path.read_bytes()[:end])
    assert refused(path).fault in (Fault.DAMAGED, Fault.FOREIGN)


def test_a_newer_file_is_refused_listed_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "20260101T000000Z-00000000.paper.json"
    text = b'{"format":"sevenwonders-paper","version":2,"more":true}'
    path.write_bytes(text)
    kept = pad_files.keep(tmp_path, game())
    found = pad_files.read_all(tmp_path)
    assert found.games == (kept,)
    assert [error.fault for error in found.refused] == [Fault.NEWER]
    with pytest.raises(JournalError):
        pad_files.keep_again(replace(game(), path=path))
    assert path.read_bytes() == text


def changed_file(tmp_path: Path, **fields: object) -> Path:
    """A game's file with other fields, and with the checksum that fits them."""
    path = pad_files.keep(tmp_path, game()).path
    assert path is not None
    stored = json.loads(path.read_bytes())
    del stored["sum"]
    path.write_bytes(write_line({**stored, **fields}, 0)[0])
    return path


PLAYER = {
    "name": "Ana",
    "wonder": "giza",
    "side": "A",
    "entries": {},
    "points": {"civil": 3},
    "total": 3,
    "rank": 1,
}


@pytest.mark.parametrize(
    "fields",
    [
        {"created": "yesterday"},
        {"created": 7},
        {"created": "1899-12-31T23:59:59Z"},
        {"created": "3000-01-01T00:00:00Z"},
        {"game": "../../etc"},
        {"expansions": "edifice"},
        {"expansions": [1]},
        {"players": []},
        {"players": [PLAYER] * 21},
        {"players": [{**PLAYER, "total": 4}]},
        {"players": [{**PLAYER, "rank": 2}]},
        {"players": [{**PLAYER, "rank": True}]},
        {"players": [{**PLAYER, "side": "C"}]},
        {"players": [{**PLAYER, "name": "x" * 201}]},
        {"players": [{**PLAYER, "name": None}]},
        {"players": [{**PLAYER, "points": {"civil": 1.5}, "total": 1.5}]},
        {"players": [{**PLAYER, "points": {"civil": 10**30}, "total": 10**30}]},
        {"players": [{**PLAYER, "points": {"A B": 3}}]},
        {"players": [{**PLAYER, "entries": {"civil": "3"}}]},
        {"players": [{**PLAYER, "entries": {f"e{n}": 1 for n in range(99)}}]},
        {"players": [{**PLAYER, "more": 1}]},
        {"more": 1},
    ],
)
def test_a_file_that_says_something_impossible_is_refused(
    tmp_path: Path, fields: dict[str, object]
) -> None:
    assert refused(changed_file(tmp_path, **fields)).fault is Fault.DAMAGED


@pytest.mark.parametrize("created", ["1900-01-01T00:00:00Z", "2999-12-31T23:59:59Z"])
def test_a_game_is_of_any_year_from_1900_to_2999(tmp_path: Path, created: str) -> None:
    assert pad_files.read(changed_file(tmp_path, created=created)).created == created


def test_what_is_no_paper_game_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.paper.json"
    for text in (b"", b"\x00" * 50, b"[" * 100_000, b'{"format":"other","version":1}\n'):
        path.write_bytes(text)
        assert refused(path).fault is Fault.FOREIGN
    deep = b'{"format":"sevenwonders-paper","version":1,"x":' + b"[" * 50_000 + b"]" * 10 + b"}\n"
    path.write_bytes(deep)
    assert refused(path).fault is Fault.DAMAGED
    assert refused(tmp_path / "nothing").fault is Fault.UNREADABLE


def test_a_file_one_byte_larger_than_any_game_is_none(tmp_path: Path) -> None:
    path = tmp_path / "x.paper.json"
    opening = b'{"format":"sevenwonders-paper","version":1,"x":"'
    for size, fault in ((pad_files.LARGEST, Fault.DAMAGED), (pad_files.LARGEST + 1, Fault.FOREIGN)):
        path.write_bytes(opening.ljust(size, b"x"))
        assert refused(path).fault is fault


def test_a_folder_that_is_a_file_gives_an_error(tmp_path: Path) -> None:
    place = tmp_path / "matches"
    place.write_text("not a folder")
    with pytest.raises(JournalError) as found:
        pad_files.keep(place, game())
    assert found.value.fault is Fault.UNWRITABLE
    assert place.read_text() == "not a folder"


CHILD = """
import os, sys
from pathlib import Path
from tests.journal.test_pad_files import game
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.fault import JournalError
folder = Path(sys.argv[1])
kept = pad_files.keep(folder, game())
if sys.argv[2] == "full":
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
else:
    kept.path.chmod(0o644)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.setuid(65534)  # root may write everywhere
writes = [
    lambda: pad_files.keep(folder, game()),
    lambda: pad_files.keep_again(kept),
    lambda: pad_files.save_draft(folder, game()),
]
if sys.argv[2] != "full":
    writes.append(lambda: pad_files.delete(kept))
for write in writes:
    try:
        write()
    except JournalError as error:
        print(error.fault)
assert pad_files.read_all(folder).games == (kept,)
print(len(list(folder.iterdir())))
"""


def told_by_a_child(folder: Path, trouble: str) -> list[str]:
    """What a process says that writes where it cannot; the game it kept before must be whole."""
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", CHILD, str(folder), trouble],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


unix_alone = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limits")


@unix_alone
def test_a_full_disk_gives_an_error_and_leaves_no_half_file(tmp_path: Path) -> None:
    assert told_by_a_child(tmp_path, "full") == [Fault.FULL] * 3 + ["1"]


@unix_alone
def test_a_read_only_folder_gives_an_error_and_loses_nothing() -> None:
    with tempfile.TemporaryDirectory() as folder:  # that any user may look into
        inside = Path(folder)
        inside.chmod(0o755)
        assert told_by_a_child(inside, "read only") == [Fault.UNWRITABLE] * 4 + ["1"]
        inside.chmod(0o755)


def test_a_draft_comes_back_and_goes_when_it_is_dropped(tmp_path: Path) -> None:
    assert pad_files.load_draft(tmp_path) is None
    pad_files.save_draft(tmp_path, game())
    assert pad_files.load_draft(tmp_path) == game()
    assert pad_files.read_all(tmp_path).games == ()
    pad_files.drop_draft(tmp_path)
    pad_files.drop_draft(tmp_path)
    assert pad_files.load_draft(tmp_path) is None


def test_the_draft_of_a_kept_game_knows_its_file_while_it_is_there(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, game())
    pad_files.save_draft(tmp_path, kept)
    assert pad_files.load_draft(tmp_path) == kept
    pad_files.delete(kept)
    assert pad_files.load_draft(tmp_path) == game()


@pytest.mark.parametrize("kept", [7, "../match.jsonl", "x.paper.json", ["x.paper.json"]])
def test_a_draft_that_changes_no_kept_game_is_refused(tmp_path: Path, kept: object) -> None:
    path = changed_file(tmp_path, kept=kept).rename(tmp_path / pad_files.DRAFT)
    with pytest.raises(JournalError) as found:
        pad_files.load_draft(tmp_path)
    assert (found.value.fault, found.value.path) == (Fault.DAMAGED, path)


def as_large_as_can_be() -> PaperGame:
    """As many players, numbers and letters as there may be, and a number as far from zero."""
    highest = {f"category_{n}": 0 for n in range(pad_files.MOST_NUMBERS - 1)}
    highest["military"] = -pad_files.HIGHEST
    players = tuple(
        PaperPlayer("Á" * LONGEST_TEXT, "giza", "B", highest, highest, -pad_files.HIGHEST, number)
        for number in range(1, pad_files.MOST_PLAYERS + 1)
    )
    expansions = tuple(f"expansion_{n}" for n in range(pad_files.MOST_NUMBERS))
    return replace(game(), expansions=expansions, players=players)


def test_the_largest_game_that_may_be_is_kept_and_read_again(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, as_large_as_can_be())
    assert kept.path is not None
    assert pad_files.read(kept.path) == kept


@pytest.mark.parametrize("part", ["players", "numbers", "name", "number", "rank"])
def test_what_is_larger_than_it_may_be_is_refused(tmp_path: Path, part: str) -> None:
    largest = as_large_as_can_be()
    first, *others = largest.players
    more = {**first.points, "one_more": 0}
    beyond = {**first.points, "military": -pad_files.HIGHEST - 1}
    changed = {
        "players": (BIA,) * (pad_files.MOST_PLAYERS + 1),
        "numbers": (replace(first, points=more), *others),
        "name": (replace(first, name=first.name + "x"), *others),
        "number": (replace(first, points=beyond, total=-pad_files.HIGHEST - 1), *others),
        "rank": (replace(first, rank=pad_files.MOST_PLAYERS + 1), *others),
    }[part]
    kept = pad_files.keep(tmp_path, replace(largest, players=changed))
    assert kept.path is not None
    assert refused(kept.path).fault is Fault.DAMAGED


def test_more_expansions_than_there_may_be_are_refused(tmp_path: Path) -> None:
    largest = as_large_as_can_be()
    kept = pad_files.keep(tmp_path, replace(largest, expansions=(*largest.expansions, "leaders")))
    assert kept.path is not None
    assert refused(kept.path).fault is Fault.DAMAGED
