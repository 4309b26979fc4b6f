"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from sevenwonders_qt.core.whole_file import write_whole


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


def test_a_folder_in_place_of_the_file_is_an_error_that_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "sheet.csv").mkdir()
    with pytest.raises(OSError):
        write_whole(tmp_path / "sheet.csv", b"new")
    assert [found.name for found in tmp_path.iterdir()] == ["sheet.csv"]
