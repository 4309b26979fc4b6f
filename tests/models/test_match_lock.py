"""Two windows of the program do not write one journal."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.match_lock import check_free, drop_locks, lock_file, take_over
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.session.match import Match, News, Unsaved
from tests.full_disk import full_disk

HERE = QSysInfo.machineHostName()

HOLD = """
import sys, time
from pathlib import Path
from sevenwonders_qt.models.match_lock import lock_file
release = lock_file(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def holding(path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HOLD, str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_what_another_process_writes_is_locked_until_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with holding(path) as other:
        with pytest.raises(JournalError, match="another window") as caught:
            lock_file(path)
        assert caught.value.fault is Fault.IN_USE
        lock_file(tmp_path / "other.jsonl")()
        other.kill()
        other.wait()
        release = lock_file(path)
    with pytest.raises(JournalError):
        lock_file(path)
    release()
    lock_file(path)()
    assert not [file for file in os.listdir(tmp_path) if file.endswith(".lock")]


def test_a_lock_that_cannot_be_had_is_a_fault_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "taken.lock").mkdir()
    for path in (tmp_path / "none" / "match.jsonl", tmp_path / "taken.jsonl"):
        with pytest.raises(JournalError, match="no lock") as caught:
            lock_file(path)
        assert caught.value.fault is Fault.UNWRITABLE


def test_no_room_for_a_lock_is_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=100))
    with full_disk(0), pytest.raises(JournalError) as caught:
        lock_file(tmp_path / "match.jsonl")
    assert caught.value.fault is Fault.FULL


def test_a_lock_cut_off_while_it_was_written_holds_nobody_up(tmp_path: Path) -> None:
    for content in (b"", b"rubbish\0" * 99, f"{os.getppid()}\nbash\n{HERE}\n\n".encode()):
        (tmp_path / "match.lock").write_bytes(content)
        lock_file(tmp_path / "match.jsonl")()


@pytest.mark.skipif(sys.platform == "win32", reason="names are another matter there")
def test_a_journal_in_a_folder_whose_name_is_no_text_is_locked_as_well(tmp_path: Path) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/d\xe9"))
    folder.mkdir()
    release = lock_file(folder / "match.jsonl")
    with pytest.raises(JournalError) as caught:
        lock_file(folder / "match.jsonl")
    assert caught.value.fault is Fault.IN_USE
    release()
    lock_file(folder / "match.jsonl")()


@pytest.mark.parametrize("folder", ["matches", "not/yet/there"])
def test_the_first_match_after_installation_is_locked(folder: str, tmp_path: Path) -> None:
    match = Match.start(
        Classic.first_edition(),
        [SeatSpec("Ana", "random")] * 3,
        Setup.random(3),
        1,
        tmp_path / folder,
        lock=lock_file,
    )
    assert match.journal_path is not None
    with pytest.raises(JournalError) as caught:
        Match.resume(box_of(games=GAMES).find, match.journal_path, lock=lock_file)
    assert caught.value.fault is Fault.IN_USE
    match.close()
    Match.resume(box_of(games=GAMES).find, match.journal_path, lock=lock_file).close()


def test_a_match_without_a_lock_is_not_written_and_says_so(tmp_path: Path) -> None:
    def refuse(path: Path) -> Callable[[], None]:
        raise JournalError(Fault.UNWRITABLE, path, "no lock")

    told: list[News] = []
    seats = [SeatSpec("Ana", "random")] * 3
    match = Match.start(
        *(Classic.first_edition(), seats, Setup.random(3), 1, tmp_path),
        hear=told.append,
        lock=refuse,
    )
    assert [news.error.fault for news in told if isinstance(news, Unsaved)] == [Fault.UNWRITABLE]
    assert (match.journal_path, os.listdir(tmp_path)) == (None, [])


def test_locks_without_a_holder_go_away_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "dead.lock").write_text(f"99999999\nsevenwonders-qt\n{HERE}\n\n")
    (tmp_path / "far.lock").write_text("1\nsevenwonders-qt\nfar-away\nanother\n\n")
    (tmp_path / "torn.lock").touch()
    (tmp_path / "folder.lock").mkdir()
    (tmp_path / "match.jsonl").touch()
    with holding(tmp_path / "match.jsonl") as other:
        release = lock_file(tmp_path / "own.jsonl")
        drop_locks(tmp_path)
        left = {path.name for path in tmp_path.iterdir()}
        assert left == {"folder.lock", "match.lock", "own.lock", "match.jsonl", "far.lock"}
        other.kill()
        other.wait()
    drop_locks(tmp_path)
    drop_locks(tmp_path / "none")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"folder.lock", "own.lock", "match.jsonl", "far.lock"}
    release()


@pytest.mark.parametrize("machine", ["another", ""])
def test_what_another_computer_has_open_is_named_and_taken_only_by_who_says_so(
    tmp_path: Path, machine: str
) -> None:
    path = tmp_path / "match.jsonl"
    path.with_suffix(".lock").write_text(f"4711\nsevenwonders-qt\nAnas-Laptop\n{machine}\nx\n")
    for act in (lock_file, check_free):
        with pytest.raises(JournalError, match="open on the computer Anas-Laptop") as caught:
            act(path)
        assert (caught.value.fault, caught.value.computer) == (Fault.ELSEWHERE, "Anas-Laptop")
        assert "“Anas-Laptop”" in journal_words(caught.value)
    take_over(path)
    lock_file(path)()


def test_this_computer_under_another_name_is_no_other_one(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    lock_file(path)()
    machine = bytes(QSysInfo.machineUniqueId().data()).decode()
    if not machine:
        pytest.skip("this system has no number of its own")
    content = f"99999999\nsevenwonders-qt\nold-name\n{machine}\n\n"
    path.with_suffix(".lock").write_text(content)
    lock_file(path)()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other pipes")
def test_a_pipe_with_the_name_of_a_lock_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "match.lock")
    with pytest.raises(JournalError, match="no lock"):
        lock_file(tmp_path / "match.jsonl")
    check_free(tmp_path / "match.jsonl")
    drop_locks(tmp_path)


def test_a_file_of_the_person_that_ends_like_a_lock_stays(tmp_path: Path) -> None:
    own = tmp_path / "mine.lock"
    own.write_text("the numbers of my bicycle lock")
    check_free(tmp_path / "mine.7wmatch")
    assert own.read_text() == "the numbers of my bicycle lock"
    release = lock_file(tmp_path / "match.jsonl")
    with pytest.raises(JournalError):
        check_free(tmp_path / "match.jsonl")
    release()
    check_free(tmp_path / "match.jsonl")


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its folder")
def test_a_folder_that_goes_away_with_its_lock_is_locked_again(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    seats = [SeatSpec("Ana", "random")] * 3
    match = Match.start(
        Classic.first_edition(), seats, Setup.random(3), 1, folder, lock=lock_file, durable=False
    )
    shutil.rmtree(folder)
    match.submit(match.legal(0)[0])
    assert match.journal_path is not None
    with pytest.raises(JournalError) as caught:
        Match.resume(box_of(games=GAMES).find, match.journal_path, lock=lock_file)
    assert caught.value.fault is Fault.IN_USE
    match.close()
