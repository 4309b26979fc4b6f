"""What nobody foresaw: a dialog, a log, a report without names, and the game goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.versions import versions_line
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.scoring import explained
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_words import CLASSIC
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.fault_dialog import FaultDialog
from sevenwonders_qt.views.paint.painting import Painting
from tests.app.person import Mouse, Window


def started(window: Window) -> None:
    seats = tuple(
        SeatInfo(name, player)
        for name, player in (("Ana", Player.PERSON), ("B", Player.RULES), ("C", Player.RULES))
    )
    window.program.controller.start(NewMatch(seats, Setup.random(3), "DELOS", DEFAULT))


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window whose program hears of every fault, as at a real start."""
    for module, hook in ((sys, "excepthook"), (threading, "excepthook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))  # given back after the test
    window = Window(qtbot, tmp_path)
    window.program.faults.watch()
    yield window
    window.close()


def fail(words: str = "division of the spoils", kind: type[Exception] = ZeroDivisionError) -> None:
    raise kind(words)


def open_dialog(window: Window) -> FaultDialog:
    faults = window.program.faults
    window.qtbot.waitUntil(lambda: faults.dialog is not None)
    dialog = faults.dialog
    assert dialog is not None
    return dialog


def log_of(window: Window) -> str:
    return (window.folder / "faults.log").read_text("utf-8")


@pytest.mark.qt_no_exception_capture
def test_a_fault_in_a_slot_opens_a_dialog_and_stands_in_the_log(watched: Window) -> None:
    QTimer.singleShot(0, fail)
    dialog = open_dialog(watched)
    assert "division of the spoils" in log_of(watched)
    watched.click(dialog.close_button)
    assert watched.program.faults.dialog is None
    watched.click(watched.window.home.new_game_button)
    assert watched.window.page() is watched.window.set_up_page("classic")


@pytest.mark.qt_no_exception_capture
def test_a_fault_that_comes_again_and_again_opens_one_dialog_once(watched: Window) -> None:
    timer = QTimer()
    timer.timeout.connect(fail)
    timer.start(0)
    dialog = open_dialog(watched)
    watched.qtbot.wait(200)
    assert dialog.report.toPlainText().count("Traceback") == 1
    watched.click(dialog.close_button)
    watched.qtbot.wait(200)
    timer.stop()
    assert watched.program.faults.dialog is None
    watched.program.faults.close()
    assert log_of(watched).count("Traceback") == 1
    assert not log_of(watched).startswith("# 1 time,")


@pytest.mark.qt_no_exception_capture
def test_a_burst_of_different_faults_is_one_dialog_with_all_of_them(watched: Window) -> None:
    kinds = (ZeroDivisionError, KeyError, TypeError)
    for kind in kinds:
        QTimer.singleShot(0, partial(fail, "x", kind))
    dialog = open_dialog(watched)
    watched.qtbot.waitUntil(lambda: dialog.report.toPlainText().count("Traceback") == 3)
    watched.click(dialog.close_button)
    QTimer.singleShot(0, partial(fail, "x", IndexError))
    watched.qtbot.waitUntil(lambda: "IndexError" in log_of(watched))
    watched.qtbot.wait(50)
    assert watched.program.faults.dialog is None, "it has only just been closed"


@pytest.mark.qt_no_exception_capture
def test_a_fault_of_another_thread_is_heard_too(watched: Window) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    open_dialog(watched)


@pytest.mark.qt_no_exception_capture
def test_a_fault_while_something_is_painted_opens_the_dialog(watched: Window) -> None:
    class Broken(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            with Painting(self):
                fail()

    broken = Broken(watched.window)
    broken.setGeometry(0, 0, 50, 50)
    broken.show()
    dialog = open_dialog(watched)
    for _ in range(20):
        broken.repaint()
    watched.click(dialog.close_button)
    watched.qtbot.wait(50)
    assert watched.program.faults.dialog is None
    assert log_of(watched).count("Traceback") == 1


@pytest.mark.qt_no_exception_capture
def test_an_exception_that_c_code_raises_while_a_click_is_handled_opens_the_dialog(
    watched: Window,
) -> None:
    """On Python 3.11 it ended the program."""

    class Broken(QWidget):
        def mousePressEvent(self, event: QMouseEvent) -> None:
            list[int]().pop()

    broken = Broken(watched.window)
    broken.setGeometry(0, 0, 50, 50)
    broken.show()
    QTimer.singleShot(0, partial(watched.click, broken))
    assert "IndexError" in open_dialog(watched).report.toPlainText()


@pytest.mark.qt_no_exception_capture
def test_a_score_sheet_without_a_winner_ends_neither_the_program_nor_its_picture(
    watched: Window,
) -> None:
    """A forged match can be over with nobody the winner."""
    boards = [(wonder, "A") for wonder in ("giza", "rhodes", "olympia")]
    position = Scenario(Classic.first_edition(), [Place(*board) for board in boards], age=3)
    sheets = explained(position.game.rules, position.state.cities)
    seats = [SeatInfo(name, Player.RULES) for name in ("A", "B", "C")]
    score = watched.window.score
    history = [[1, 1, 1], [2, 3, 4]]
    score.show_result(Finished(seats, boards, sheets, (1,), history, words=CLASSIC))
    watched.window.show_score()
    before = score.sheet()
    QTimer.singleShot(
        0, lambda: score.show_result(Finished(seats, boards, sheets, (), history, words=CLASSIC))
    )
    dialog = open_dialog(watched)
    assert "IndexError" in dialog.report.toPlainText()
    assert score.sheet() == before
    watched.click(dialog.close_button)
    watched.program.faults.close()
    assert log_of(watched).startswith("# 1 time, ")
    watched.window.show_home()


@pytest.mark.qt_no_exception_capture
def test_the_report_holds_versions_trace_and_seed_but_no_name_and_no_folder(
    watched: Window,
) -> None:
    started(watched)
    QTimer.singleShot(0, partial(fail, f"Ana lost {watched.folder}/matches"))
    report = open_dialog(watched).report.toPlainText()
    assert report.startswith(versions_line())
    assert "Match: classic, 3 players" in report
    assert "Seed: left out while the match goes on, event" in report
    assert "DELOS" not in report
    assert 'File "test_faults.py", line' in report
    assert "ZeroDivisionError: <name> lost <path>" in report
    assert "Ana" not in report
    assert "/" not in report.replace("<path>", "").replace("sevenwonders_qt/", "")


@pytest.mark.qt_no_exception_capture
def test_the_report_is_shown_copied_and_saved_by_mouse(
    watched: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTimer.singleShot(0, fail)
    dialog = open_dialog(watched)
    assert not dialog.report.isVisible()
    watched.click(dialog.show_button)
    assert dialog.report.isVisible()
    QApplication.clipboard().clear()
    watched.click(dialog.copy_button)
    assert QApplication.clipboard().text() == dialog.report.toPlainText()
    target = watched.folder / "report.txt"
    asked: list[tuple[str, str]] = []

    def choose(name: str, kind: str) -> Path:
        asked.append((name, kind))
        return target

    monkeypatch.setattr(watched.window, "ask_where", choose)  # in place of the system's dialog
    watched.click(dialog.save_button)
    assert asked == [("seven-wonders-report.txt", "txt")]
    assert target.read_text("utf-8") == dialog.report.toPlainText()
    assert str(target) in dialog.done_words.text()
    target.unlink()
    target.mkdir()
    watched.click(dialog.save_button)
    assert dialog.done_words.text().startswith("The report could not be saved.")
    watched.click(dialog.close_button)


@pytest.mark.parametrize(
    ("language", "title", "go_on"),
    [
        ("en", "Something went wrong", "Continue"),
        ("es", "Algo falló", "Continuar"),
        ("pt_BR", "Algo deu errado", "Continuar"),
    ],
)
@pytest.mark.qt_no_exception_capture
def test_the_dialog_speaks_the_language_of_the_player_and_shows_every_word(
    watched: Window, language: str, title: str, go_on: str
) -> None:
    watched.program.use_language(language)
    QTimer.singleShot(0, fail)
    dialog = open_dialog(watched)
    assert (dialog.title.text(), dialog.close_button.text()) == (title, go_on)
    watched.click(dialog.show_button)
    assert dialog.words.height() >= dialog.words.heightForWidth(dialog.words.width())
    for part in (dialog.title, *dialog.findChildren(QPushButton)):
        assert part.width() >= part.sizeHint().width()
        assert part.height() >= part.sizeHint().height()
        assert dialog.rect().contains(part.geometry())


@pytest.mark.qt_no_exception_capture
def test_ctrl_c_is_no_fault(watched: Window) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not (watched.folder / "faults.log").exists()


def test_where_no_match_can_be_kept_a_message_says_so_and_the_game_is_played(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = Window(qtbot, tmp_path)
    started(window)
    assert "cannot be saved now" in window.window.message.text()
    mouse = Mouse(window)
    window.play_on(mouse.answer, lambda: mouse.answers > 3 or window.at_the_end)
    assert mouse.answers > 3
    window.close()
    window.click(window.window.question.yes_button)  # quit without saving


def test_on_a_full_disk_the_game_goes_on_to_its_end_and_is_saved_when_there_is_room(
    qtbot: QtBot, tmp_path: Path
) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    window = Window(qtbot, tmp_path)
    started(window)
    running = window.program.controller.match
    assert running is not None
    path = running.match.journal_path
    assert path is not None
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 2000, hard))
    try:
        full = "cannot be saved now. The disk is full."
        mouse = Mouse(window)
        window.play_on(mouse.answer, lambda: full in window.window.message.text())
        window.play_on(mouse.answer, lambda: window.at_the_end)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    kept = Match.replay(box_of(games=GAMES).find, path)
    assert 0 < len(kept.steps) < len(running.match.steps)
    assert list(kept.events) == list(running.match.events[: kept.version])
    window.close()
    assert list(Match.replay(box_of(games=GAMES).find, path).events) == list(running.match.events)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "{file} cannot be opened. The file is damaged at line 3."),
        ("es", "No se puede abrir {file}. El archivo está dañado en la línea 3."),
        ("pt_BR", "Não é possível abrir {file}. O arquivo está danificado na linha 3."),
    ],
)
def test_a_damaged_match_is_told_of_at_the_start_in_the_language_of_the_player(
    qtbot: QtBot, tmp_path: Path, language: str, told: str
) -> None:
    first = Window(qtbot, tmp_path)
    started(first)
    Mouse(first).answer()
    first.close()
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:2], lines[2].replace(b"Card", b"Curd", 1), *lines[3:]])
    assert damaged != path.read_bytes()
    path.write_bytes(damaged)
    settings = tmp_path / "settings.json"
    settings.write_text(f'{{"language": "{language}", "pace": "instant", "animation_speed": 0}}')
    again = Window(qtbot, tmp_path)
    assert again.window.message.isVisible()
    assert again.window.message.text() == told.format(file=path.name)
    assert path.read_bytes() == damaged
    again.close()


def test_what_is_said_before_the_window_is_seen_stands_at_its_foot(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"text_size": 9}', encoding="utf-8")
    window = Window(qtbot, tmp_path)
    strip, page = window.window.message.geometry(), window.window.home.rect()
    assert window.window.message.isVisible()
    assert strip.width() > page.width() / 2
    assert abs(strip.center().x() - page.center().x()) <= 1
    assert strip.top() > page.center().y()
    assert page.contains(strip)
    window.close()
