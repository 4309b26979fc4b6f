"""The real program is killed without warning at any moment: no accepted choice is ever lost.

``SEVENWONDERS_KILLS`` sets how often for each game; there are few in the suite, as each takes a
start of the program.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.session.match import Match
from tests.session.play import BOX

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("SEVENWONDERS_KILLS", "3"))
LONGEST = 2.5
"""Seconds from the first choice that is accepted to the kill; a match takes about as long."""


SHOWS_ITSELF = signal.SIGTERM if sys.platform == "win32" else signal.SIGABRT
HANGS = 280
"""Seconds after which a program that has accepted nothing shows where it stands, and is ended."""


def killed_after(folder: Path, game: str, seconds: float) -> int:
    """Let the program play, kill it; the last version that it called accepted."""
    command = [sys.executable, "-m", "tests.app.computer_match", str(folder), game]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        hangs = threading.Timer(HANGS, process.send_signal, (SHOWS_ITSELF,))
        kills = threading.Timer(seconds, process.kill)
        hangs.start()
        try:
            lines = [process.stdout.readline(), process.stdout.readline()]
            kills.start()  # the first line is what lay there, the second a choice
            lines += process.stdout.readlines()
        finally:
            hangs.cancel()
            kills.cancel()
            process.kill()
    whole = [line for line in lines if line.endswith("\n")]
    assert whole, f"the program ended before it was killed, with {process.returncode}"
    return int(whole[-1])


@pytest.mark.timeout(600 + 300 * KILLS)
@pytest.mark.parametrize("game", ["classic", "architects"])
def test_the_program_killed_again_and_again_loses_nothing(tmp_path: Path, game: str) -> None:
    dice = random.Random(game)
    for _ in range(KILLS):
        accepted = killed_after(tmp_path, game, dice.uniform(0, LONGEST))
        journals = sorted((tmp_path / "matches").glob(f"*{SUFFIX}"))
        matches = [Match.replay(BOX.find, path) for path in journals]
        newest = max(range(len(journals)), key=lambda at: journals[at].stat().st_mtime_ns)
        assert matches[newest].version >= accepted
        assert sum(not match.is_over for match in matches) <= 1
        assert not (tmp_path / "faults.log").exists()
