"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.core.whole_file import (
    delete_part_files,
    flush_to_disk,
    make_folders,
    write_whole,
)


def test_what_was_there_is_replaced_and_nothing_else_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_bytes(b"a long line that was there before")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_others_may_read_what_the_user_lets_them_read(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "sheet.csv", b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "sheet.csv").stat().st_mode) == 0o644


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights and links")
def test_what_a_link_leads_to_is_written_and_keeps_its_rights(tmp_path: Path) -> None:
    far, link = tmp_path / "far" / "mine.json", tmp_path / "settings.json"
    far.parent.mkdir()
    link.symlink_to("far/mine.json")
    write_whole(link, b"first")
    assert (link.is_symlink(), far.read_bytes()) == (True, b"first")
    far.chmod(0o640)
    write_whole(link, b"second")
    assert (link.is_symlink(), far.read_bytes()) == (True, b"second")
    assert stat.S_IMODE(far.stat().st_mode) == 0o640
    assert os.listdir(far.parent) == ["mine.json"]
    with pytest.raises(FileExistsError):
        write_whole(link, b"third", new=True)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="names open folders")
def test_folders_that_are_made_last_as_well_as_what_is_in_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[Path] = []
    monkeypatch.setattr(
        os, "fsync", lambda fd: forced.append(Path(f"/proc/self/fd/{fd}").resolve())
    )
    make_folders(tmp_path / "data" / "sevenwonders" / "matches")
    assert forced == [tmp_path, tmp_path / "data", tmp_path / "data" / "sevenwonders"]
    make_folders(tmp_path / "data" / "sevenwonders" / "matches")
    assert len(forced) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other pipes")
def test_a_pipe_is_not_replaced_neither_directly_nor_behind_a_link(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(OSError, match="regular"):
            write_whole(path, b"new")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert link.is_symlink()
    assert {found.name for found in tmp_path.iterdir()} == {"pipe", "link"}


def test_a_file_that_a_scanner_has_open_for_a_moment_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, left = os.replace, [3]

    def replace(source: Path, path: Path) -> None:
        if left[0]:
            left[0] -= 1
            raise PermissionError(13, "Permission denied")
        really(source, path)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(sys, "platform", "win32")
    write_whole(tmp_path / "settings.json", b"new")
    assert (tmp_path / "settings.json").read_bytes() == b"new"
    left[0] = 99
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "settings.json", b"newer")
    assert (tmp_path / "settings.json").read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["settings.json"]


def test_a_folder_in_place_of_the_file_is_an_error_that_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "sheet.csv").mkdir()
    with pytest.raises(OSError):
        write_whole(tmp_path / "sheet.csv", b"new")
    assert [found.name for found in tmp_path.iterdir()] == ["sheet.csv"]


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    write_whole(tmp_path / "one", b"first", new=True)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "one", b"second", new=True)
    assert [(found.name, found.read_bytes()) for found in tmp_path.iterdir()] == [("one", b"first")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows renames without links")
def test_a_file_system_without_links_does_not_hinder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    write_whole(tmp_path / "one", b"first", new=True)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "one", b"second", new=True)
    assert [(found.name, found.read_bytes()) for found in tmp_path.iterdir()] == [("one", b"first")]


@pytest.mark.parametrize(("durable", "waits"), [(True, 1 + (os.name == "posix")), (False, 0)])
def test_only_what_has_to_last_waits_for_the_disk(
    durable: bool, waits: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the bytes, and for the name in its folder."""
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", forced.append)
    write_whole(tmp_path / "file", b"new", durable=durable)
    assert len(forced) == waits


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such call")
@pytest.mark.parametrize("known", [True, False])
def test_on_macos_the_disk_itself_is_asked_to_write(
    known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    asked: list[str] = []

    def full(handle: int, what: int) -> None:
        asked.append("disk" if what == 51 else "other")
        if not known:
            raise OSError(25, "Inappropriate ioctl for device")

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", full)
    monkeypatch.setattr(os, "fsync", lambda handle: asked.append("system"))
    with open(tmp_path / "file", "wb") as file:
        flush_to_disk(file.fileno())
    assert asked == (["disk"] if known else ["disk", "system"])


LEFT = (".0123456789abcdef.part", "20260131T180500Z-5f3a91c2.part")


def test_what_killed_writers_left_goes_away(tmp_path: Path) -> None:
    others = ("mine.part", ".part", "20260131T180500Z-5f3a91c2.jsonl", ".fedcba9876543210.part")
    for name in (*LEFT, *others):
        (tmp_path / name).write_bytes(b"half")
    for name in (*LEFT, *others[:-1]):
        os.utime(tmp_path / name, (1_760_000_000,) * 2)
    os.utime(tmp_path / LEFT[0], (4_000_000_000,) * 2)  # the clock was wrong then, or is now
    delete_part_files(tmp_path)
    assert {found.name for found in tmp_path.iterdir()} == {*others}
    delete_part_files(tmp_path / "none")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no open file")
def test_what_is_being_written_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    really = os.fsync

    def slow(handle: int) -> None:
        for found in tmp_path.iterdir():
            os.utime(found, (1_760_000_000,) * 2)
        delete_part_files(tmp_path)
        seen.append(os.listdir(tmp_path))
        really(handle)

    monkeypatch.setattr(os, "fsync", slow)
    write_whole(tmp_path / "sheet.csv", b"new")
    assert len(seen[0]) == 1
    assert (tmp_path / "sheet.csv").read_bytes() == b"new"
