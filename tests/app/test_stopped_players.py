"""A process of AI players that stops is seen at the window, where they can be asked again."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.games.architects import setup as architects
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import PATIENCE, Mouse, Window

KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""The signal that ends a process at once: on Windows every one that it does not know."""

STOP = None if sys.platform == "win32" else signal.SIGSTOP
CAN_STOP = pytest.mark.skipif(STOP is None, reason="no signal stops a process there")
SEATS = tuple(
    SeatInfo(name, player)
    for name, player in (("Ana", Player.PERSON), ("Bruno", Player.RULES), ("Clara", Player.RULES))
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path, warm=True)
    yield made
    made.close()


def start(window: Window) -> None:
    window.program.controller.start(NewMatch(SEATS, Setup.random(3), "DELOS", DEFAULT))


def process(window: Window) -> int:
    window.qtbot.waitUntil(lambda: window.program.thinker.pid is not None)
    pid = window.program.thinker.pid
    assert pid is not None
    return pid


def turn(window: Window) -> int:
    return 0 if window.table is None else window.table.view.turn


@contextmanager
def every_process_stopped(thinker: Thinker, sign: signal.Signals) -> Iterator[None]:
    """Within it every process is stopped or killed as soon as it is there."""
    enough = threading.Event()
    thinker.patience, thinker.start_patience = 3.0, 1.0

    def stop() -> None:
        hit: int | None = None
        while not enough.wait(0.001):
            pid = thinker.pid
            if pid is not None and pid != hit:
                with suppress(OSError):
                    os.kill(pid, sign)
                hit = pid

    stopper = threading.Thread(target=stop, daemon=True)
    stopper.start()
    try:
        yield
    finally:
        enough.set()
        stopper.join()
        thinker.patience = thinker.start_patience = PATIENCE
        if thinker.pid is not None:  # stopped, and asked for another seat by now
            with suppress(OSError):
                os.kill(thinker.pid, KILL)


def wait_for_the_question(window: Window) -> None:
    window.qtbot.waitUntil(lambda: window.window.retry.isVisible())


@CAN_STOP
def test_a_stopped_process_is_noticed_shown_and_started_again_by_itself(window: Window) -> None:
    start(window)
    mouse = Mouse(window)
    mouse.answer()
    window.qtbot.waitUntil(lambda: turn(window) == 2)
    first = process(window)
    assert STOP is not None
    os.kill(first, STOP)
    window.program.thinker.patience = 3.0
    mouse.answer()
    text = "The computer players did not respond. They are being restarted and will choose again."
    window.qtbot.waitUntil(lambda: window.window.message.text() == text)
    window.program.thinker.patience = PATIENCE
    window.qtbot.waitUntil(lambda: turn(window) == 3)
    assert process(window) != first
    assert not window.window.retry.isVisible()
    window.program.faults.close()
    log = (window.folder / "faults.log").read_text("utf-8")
    assert "the process of the AI players did not answer for 3 s" in log
    assert window.program.faults.dialog is None


@pytest.mark.parametrize("sign", [pytest.param(STOP, marks=CAN_STOP), KILL])
def test_a_process_that_stops_or_dies_again_and_again_can_be_tried_again_by_mouse(
    window: Window, sign: signal.Signals
) -> None:
    with every_process_stopped(window.program.thinker, sign):
        start(window)
        Mouse(window).answer()
        wait_for_the_question(window)
        assert "Bruno is a computer player that does not respond" in window.window.retry.texts()[1]
        window.click(window.window.retry.yes_button)
        assert not window.window.retry.isVisible()
        wait_for_the_question(window)
    window.click(window.window.retry.yes_button)
    window.qtbot.waitUntil(lambda: turn(window) == 2)
    assert not window.window.retry.isVisible()


def test_a_match_whose_players_do_not_answer_can_be_left_and_continued(window: Window) -> None:
    with every_process_stopped(window.program.thinker, KILL):
        start(window)
        Mouse(window).answer()
        wait_for_the_question(window)
        window.window.visit(window.window.settings_page)
        window.click(window.window.retry.no_button)
        assert window.window.page() is window.window.home
    assert window.program.controller.match is None
    window.click(window.window.home.continue_button)
    window.qtbot.waitUntil(lambda: turn(window) == 2)


def test_players_of_architects_can_be_tried_again_too(window: Window) -> None:
    seats = tuple(reversed(SEATS))
    with every_process_stopped(window.program.thinker, KILL):
        window.program.controller.start(NewArchitects(seats, architects.Setup.random(3), "DELOS"))
        wait_for_the_question(window)
    before = window.program.controller.match
    assert before is not None
    version = before.match.version
    window.click(window.window.retry.yes_button)
    window.qtbot.waitUntil(lambda: before.match.version > version)


@pytest.mark.parametrize(
    ("language", "title", "again", "leave"),
    [
        ("en", "No answer", "Try again", "Leave the match"),
        ("es", "Sin respuesta", "Intentar de nuevo", "Salir de la partida"),
        ("pt_BR", "Sem resposta", "Tentar de novo", "Sair da partida"),
    ],
)
def test_a_fault_of_a_player_is_reported_and_the_player_can_be_asked_again(
    window: Window, language: str, title: str, again: str, leave: str
) -> None:
    window.program.use_language(language)
    start(window)
    match = window.program.controller.match
    assert match is not None
    trace = (
        "Traceback (most recent call last):\n"
        '  File "/home/ana/sevenwonders_qt/ai/players.py", line 48, in choose\n'
        "ValueError: Ana owes no answer"
    )
    match.scheduler.failed.emit(1, trace)
    retry, faults = window.window.retry, window.program.faults
    assert retry.isVisible()
    assert retry.texts()[0] == title
    assert (retry.yes_button.text(), retry.no_button.text()) == (again, leave)
    window.qtbot.waitUntil(lambda: faults.dialog is not None)
    assert faults.dialog is not None
    report = faults.dialog.report.toPlainText()
    assert 'File "sevenwonders_qt/ai/players.py", line 48, in choose' in report
    assert "ValueError: <name> owes no answer" in report
    window.click(faults.dialog.close_button)
    window.click(retry.yes_button)
    Mouse(window).answer()
    window.qtbot.waitUntil(lambda: turn(window) == 2)
