"""Names and titles of every kind reach a terminal, a tooltip or a file as plain text on a line."""

import errno
import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.cli import main
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.line import write_line
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.session.shelf import rename
from sevenwonders_qt.views.plain_tip import plain_tip
from tests.app.installed import COMMAND
from tests.app.person import Window
from tests.session.damage import strange_folder
from tests.session.shelf import kept_match

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="names are another matter there")
EVIL = "\x1b[31mA\x00\n\u202eB\ud800"


def is_plain(text: str) -> bool:
    """Whether nothing in it steers a terminal; newlines end its lines."""
    return all(clean(line) == line for line in text.split("\n"))


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [*COMMAND, *words],
        env={**os.environ, **variables},
        capture_output=True,
        check=False,
    )


@POSIX
def test_the_list_of_matches_is_a_line_each_whatever_they_are_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange_folder(tmp_path / "matches")
    count = len(list((tmp_path / "matches").glob("*.jsonl")))
    for words in (["list"], ["rebuild"], ["recover", "damaged.jsonl"]):
        main(["--data-dir", str(tmp_path), "matches", *words])
        told = capsys.readouterr()
        assert is_plain(told.out + told.err)
        assert told.out.count("\n") == (count if words == ["list"] else 1) or told.err
    for path in sorted((tmp_path / "matches").glob("*.jsonl")):
        assert main(["replay", str(path)]) == (2 if path.name == "damaged.jsonl" else 0)
        told = capsys.readouterr()
        assert is_plain(told.out + told.err)


@POSIX
def test_titles_outside_the_code_page_go_into_a_pipe(tmp_path: Path) -> None:
    rename(kept_match(tmp_path / "matches", 3), "中文 🏛 Sábado")
    done = run("--data-dir", str(tmp_path), "matches", "list", PYTHONIOENCODING="cp1252")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "?? ? Sábado".encode("cp1252") in done.stdout


@POSIX
def test_a_file_that_is_not_there_is_named_in_plain_text(tmp_path: Path) -> None:
    done = run("replay", os.fsdecode(os.fsencode(tmp_path) + b"/no\x1b[2J\n\xe9.7wmatch"))
    assert done.returncode == 2
    assert is_plain(done.stderr.decode())
    assert done.stderr.count(b"\n") == 1


class _Closed(io.StringIO):
    """Standard output that nobody reads any more, as Windows tells of it."""

    def __init__(self, error: int) -> None:
        super().__init__()
        self.error = error

    def write(self, text: str) -> int:
        raise OSError(self.error, os.strerror(self.error))

    def fileno(self) -> int:
        return self.to

    to = -1


@pytest.mark.parametrize("error", [errno.EPIPE, errno.EINVAL])
def test_a_closed_pipe_ends_quietly_on_every_system(
    error: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_match(tmp_path / "matches", 3)
    closed = _Closed(error)
    with (tmp_path / "out").open("w") as out:
        closed.to = out.fileno()
        monkeypatch.setattr(sys, "stdout", closed)
        assert main(["--data-dir", str(tmp_path), "matches", "list"]) == 1


# Files ----------------------------------------------------------------------------------------


def test_a_name_of_every_kind_can_be_saved_in_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = (SeatWish(EVIL), *Settings().seats[1:])
    save_settings(path, replace(Settings(), seats=seats))
    read = load_settings(path)
    assert read.faults == ()
    assert read.settings.seats[0].name == "\ufffd[31mA\ufffd \ufffdB\ufffd"


def test_what_a_settings_file_holds_can_be_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = [{"name": EVIL, "player": "person"}, *[{"name": "x", "player": "rules"}] * 2]
    stored = {"seats": seats, "counted_from": "2026-01-01\ud80012:00:00+00:00", "pace": "\ud800"}
    path.write_text(json.dumps(stored))
    read = load_settings(path)
    save_settings(path, read.settings)
    assert load_settings(path).settings == read.settings


def paper_game(name: str, rank: int = 1, created: str = "2026-01-31T18:05:00Z") -> PaperGame:
    player = PaperPlayer(name, "", "", {}, {"civil": 3}, 3, rank)
    return PaperGame(created, "classic", (), (player, replace(player, name="Ana", rank=2)))


def test_a_name_of_every_kind_can_be_kept_on_a_score_pad(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, paper_game(EVIL))
    assert pad_files.read_all(tmp_path).games == (kept,)
    assert is_plain(kept.players[0].name)


def test_a_paper_game_that_cannot_be_is_refused(tmp_path: Path) -> None:
    fields = pad_files._as_json(paper_game("Bia"))
    for change in (
        {"players": [{**fields["players"][0], "name": "x\ud800"}]},
        {"players": fields["players"][1:] * 2},
        {"created": "0001-01-01T00:00:00Z"},
    ):
        path = tmp_path / "20260131T180500Z-5f3a91c2.paper.json"
        path.write_bytes(write_line({**fields, **change}, 0)[0])
        with pytest.raises(JournalError) as caught:
            pad_files.read(path)
        assert caught.value.fault is Fault.DAMAGED


# The window -----------------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_tooltip_shows_a_name_as_it_is_written(qtbot: QtBot, qapp: QApplication) -> None:
    for name in ("<b>Ana</b>", "<img src='file:///etc/passwd'>", "a<br>b & c", "R&D", "Lívia"):
        tip = plain_tip(name)
        QToolTip.showText(qapp.primaryScreen().geometry().center(), tip)
        assert QToolTip.text() == tip
        assert tip == name or not ("<b>" in tip or "<img" in tip or "<br>" in tip)
    QToolTip.hideText()


@POSIX
@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_the_list_shows_matches_of_every_name(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    strange_folder(tmp_path / "matches")
    made = Window(qtbot, tmp_path)
    made.program.use_language(language)
    made.click(made.window.home.saves_button)
    saves = made.program.saves
    made.qtbot.waitUntil(lambda: saves._archive.waiting == 0)
    page = made.window.saves
    rows = page.list.listed.rows
    assert len(rows) == len(list((tmp_path / "matches").glob("*.jsonl")))
    assert all(is_plain(row.title + row.about + row.standing) for row in rows)
    (misnamed,) = [row for row in rows if "\udce9" in row.path.name]
    assert (misnamed.title, misnamed.opens) == ("caf\ufffd.jsonl", False)
    for number in range(len(rows)):
        page.list.setCurrentIndex(page.list.listed.index(number))
        page.grab()
    page.list.setCurrentIndex(page.list.listed.index(rows.index(misnamed)))
    made.qtbot.wait(100)
    assert page.detail.recovery is None
    page.grab()
    saves._export(misnamed.path, tmp_path / "out.7wmatch")
    assert (tmp_path / "out.7wmatch").read_bytes() == misnamed.path.read_bytes()
    saves._erase(misnamed.path)
    assert len(page.list.listed.rows) == len(rows) - 1
    made.window.setFocus(Qt.FocusReason.OtherFocusReason)
    made.close()
