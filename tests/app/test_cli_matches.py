"""The commands about the folder of matches, as a person at a terminal uses them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sevenwonders_qt.app import cli
from sevenwonders_qt.app.bench_saves import measure_saves
from sevenwonders_qt.app.cli import main
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.session.match_index import NAME
from tests.app.test_cli import fresh
from tests.session.shelf import kept_match


def test_matches_are_listed_and_the_index_is_made_anew_with_one_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "matches"
    path = kept_match(folder)
    kept_match(folder, 5, game="architects")
    (folder / "broken.jsonl").write_text("{}\n")
    (folder / NAME).write_bytes(b"rubbish" * 1000)
    assert main(["--data-dir", str(tmp_path), "matches", "rebuild"]) == 0
    assert capsys.readouterr().out == "3 matches, 1 of them cannot be read\n"
    with closing(sqlite3.connect(folder / NAME)) as index:
        assert index.execute("SELECT count(*) FROM match").fetchone() == (3,)
    assert main(["--data-dir", str(tmp_path), "matches", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert any(path.name in line and "over" in line and "Lívia" in line for line in lines)
    assert any("broken.jsonl  This is not a match file" in line for line in lines)


@pytest.mark.parametrize(
    ("language", "over", "foreign", "counted"),
    [
        ("pt_BR", "terminada", "não é um arquivo de partida", "2 partidas; ilegíveis: 1\n"),
        ("es", "terminada", "no es un archivo de partida", "2 partidas; ilegibles: 1\n"),
    ],
)
def test_what_is_printed_of_the_matches_is_in_the_language_that_is_asked_for(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    over: str,
    foreign: str,
    counted: str,
) -> None:
    folder, asked = tmp_path / "matches", ["--data-dir", str(tmp_path), "--language", language]
    kept_match(folder)
    (folder / "broken.jsonl").write_text("{}\n")
    assert main([*asked, "matches", "list"]) == 0
    printed = capsys.readouterr().out
    assert f"  {over}  " in printed
    assert foreign in printed
    assert main([*asked, "matches", "rebuild"]) == 0
    assert capsys.readouterr().out == counted
    assert main([*asked, "replay", str(folder / "broken.jsonl")]) == 2
    assert foreign in capsys.readouterr().err


def test_an_index_that_cannot_be_made_is_told_of_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(self))

    kept_match(tmp_path / "matches", 2)
    (tmp_path / "matches" / NAME).mkdir()
    monkeypatch.setattr(Path, "rename", refuse)
    assert main(["--data-dir", str(tmp_path), "matches", "rebuild"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_damaged_match_is_recovered_by_its_name_or_its_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "matches"
    path = kept_match(folder, 20)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:8], *lines[9:]]))
    damaged = path.read_bytes()
    assert main(["--data-dir", str(tmp_path), "matches", "recover", path.name]) == 0
    (made,) = {*folder.glob("*.jsonl")} - {path}
    assert capsys.readouterr().out == f"{made.name}  up to Age I, turn 3, 6 choices\n"
    assert main(["replay", str(made)]) == 0
    capsys.readouterr()
    for file, status in ((path, 1), (made, 1), (Path("nothing"), 2), (tmp_path, 2)):
        assert main(["--data-dir", str(tmp_path), "matches", "recover", str(file)]) == status
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
    assert path.read_bytes() == damaged
    assert {*folder.glob("*.jsonl")} == {path, made}


def test_a_file_before_any_command_is_the_match_to_open() -> None:
    for words, file, left in (
        (["a b.7wmatch"], "a b.7wmatch", []),
        (["--language", "es", "X.7WMATCH"], "X.7WMATCH", ["--language", "es"]),
        (["old.jsonl", "--fullscreen"], "old.jsonl", ["--fullscreen"]),
        (["replay", "a.7wmatch"], None, ["replay", "a.7wmatch"]),
        ([], None, []),
    ):
        assert cli._without_match(words) == (left, Path(file) if file else None)


def test_the_saved_matches_keep_within_their_limits() -> None:
    found = measure_saves(GAMES, matches=20)
    assert float(str(found["journal_kb"])) < 300
    assert {*found} == {
        *("journal_kb", "refold_ms", "append_ms"),
        *("list_open_ms", "list_frame_ms", "index_first_ms"),
    }


def test_a_file_handed_over_by_the_system_is_told() -> None:
    code = (
        "from pathlib import Path\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from sevenwonders_qt.app.application import application\n"
        "app, told = application(), []\n"
        "app.file_wanted.connect(told.append)\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent('/tmp/a b.7wmatch'))\n"
        "assert told == [Path('/tmp/a b.7wmatch')], told\n"
    )
    made = fresh(code, QT_QPA_PLATFORM="offscreen")
    assert (made.returncode, made.stderr) == (0, "")
