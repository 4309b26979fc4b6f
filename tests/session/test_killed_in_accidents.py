"""A process that plays while its journal is moved, removed, replaced and compacted is killed.

``SEVENWONDERS_KILLS`` sets how often; there are few in the suite, as each takes a start of Python.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sevenwonders_qt.journal.reading import cut, read
from sevenwonders_qt.session.match import Match
from tests.session.accidents import BEFALLS, digest, to_continue
from tests.session.play import BOX

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("SEVENWONDERS_KILLS", "3"))


def killed(folder: Path, seed: int, answers: int, pause: float) -> str:
    """The digest of what the process last called accepted, or `BEFALLS`."""
    command = [sys.executable, "-m", "tests.session.accidents", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(answers)]
        time.sleep(pause)
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.strip() for line in lines if line.endswith("\n")]
    assert whole, "the process has ended by itself"
    return whole[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its name")
@pytest.mark.timeout(120 + 30 * KILLS)
def test_no_accepted_choice_is_lost_in_a_kill_whatever_befalls_the_file(tmp_path: Path) -> None:
    dice, checked = random.Random(11), 0
    for number in range(10 * KILLS):
        if checked == KILLS:
            break
        accepted = killed(tmp_path, number, dice.randrange(1, 60), dice.uniform(0, 0.03))
        if accepted == BEFALLS:
            continue
        checked += 1
        found = to_continue(tmp_path)
        assert found is not None
        assert found.journal_path is not None
        journal = read(found.journal_path)
        last = len(journal.entries)
        # The process may have accepted one thing more than it could tell.
        ends = [cut(journal, count) for count in range(max(1, last - 2), last + 1)]
        assert accepted in {digest(Match.refolded(BOX.find, end).events) for end in ends}
    assert checked == KILLS
