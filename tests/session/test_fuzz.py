"""Mutated journals end in a clear refusal or a correct recovery, soon and in little memory.

``SEVENWONDERS_MUTATIONS`` sets how many there are.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders_qt.journal.fault import Fault

MUTATIONS = os.environ.get("SEVENWONDERS_MUTATIONS", "400")


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system for the memory of a process")
@pytest.mark.timeout(600 + int(MUTATIONS))
def test_mutated_journals_are_refused_or_recovered() -> None:
    command = [sys.executable, "-m", "tests.session.fuzz", MUTATIONS, "7"]
    ran = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert sum(report["outcomes"].values()) == int(MUTATIONS)
    assert {"recovered", "journal_damaged"} <= {*report["outcomes"]}
    assert {*report["outcomes"]} <= {"recovered", *Fault}
    refused = sum(report["outcomes"].values()) - report["outcomes"]["recovered"]
    assert sum(report["sound_parts"].values()) == refused
    assert {"sound part", "journal_damaged"} <= {*report["sound_parts"]}
    assert {*report["sound_parts"]} <= {"sound part", *Fault}
    assert report["memory_mb"] < 300
