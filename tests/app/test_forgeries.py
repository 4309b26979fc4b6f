"""Forged matches that are let in, in the real window: listed, continued, played to their end.

``SEVENWONDERS_SHOWN_FORGERIES`` sets how many are shown.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.match import Match
from tests.app.person import Window
from tests.session.forgeries import FORGERIES, originals
from tests.session.fuzz import opened, sealed
from tests.session.play import BOX

SHOWN = int(os.environ.get("SEVENWONDERS_SHOWN_FORGERIES", "12"))


def let_in(folder: Path, count: int) -> Iterator[Path]:
    """Forgeries that can be folded: of some, computers play every seat; of others people wait."""
    dice = random.Random(5)
    games = originals(folder)
    path = folder / "forged.7wmatch"
    while count:
        data, other = dice.choice(games), dice.choice(games)
        path.write_bytes(dice.choice(FORGERIES)(data, dice, other))
        try:
            lines = opened(path.read_bytes())
            if dice.random() < 0.7:
                for seat in lines[0]["seats"]:
                    seat["player"] = "random" if seat["player"] == PERSON else seat["player"]
            path.write_bytes(sealed(lines))
            Match.replay(BOX.find, path)
        except (JournalError, KeyError, TypeError, ValueError):
            continue
        count -= 1
        yield path


@pytest.mark.timeout(600 + 100 * SHOWN)
def test_forged_matches_are_listed_continued_and_watched_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path / "user")
    program, main = window.program, window.window
    for source in let_in(tmp_path / "made", SHOWN):
        known = {*(tmp_path / "user" / "matches").glob("*.jsonl")}
        program.saves.import_files([source])
        main.grab()
        for path in {*(tmp_path / "user" / "matches").glob("*.jsonl")} - known:
            watched(qtbot, window, path)
        main.show_home()
        main.message.dismiss()
    window.close()


def watched(qtbot: QtBot, window: Window, path: Path) -> None:
    """The table or the score sheet of a match, then all of it once more."""
    program, main = window.program, window.window
    match: Match[object] = Match.replay(BOX.find, path)
    if match.is_over:
        program.controller.show_score_of(path)
    else:
        program.controller.open(path)
        if all(seat.player != PERSON for seat in match.seats):
            qtbot.waitUntil(lambda: main.page() is main.score)
    main.grab()
    QTest.qWait(30)
    program.controller.leave()
    program.controller.replay(path)
    main.grab()
    replay = program.controller.replays.current
    assert replay is not None
    for stop in range(0, replay.story.last + 1, 9):
        replay.go(stop)
        main.grab()
    program.controller.replays.close()
