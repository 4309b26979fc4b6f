"""A real process that plays a match, killed again and again without warning."""

import random
import subprocess
import sys
from pathlib import Path

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.folder import unfinished
from sevenwonders_qt.session.match import Match
from tests.session.play import BOX, played, started

ROOT = Path(__file__).parents[2]


def killed_after(folder: Path, answers: int) -> int:
    """Let the program play some answers, kill it; the version it last called accepted."""
    command = [sys.executable, "-m", "tests.session.play", str(folder)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(answers)]
        process.kill()
        lines += process.stdout.readlines()
    return int(next(line for line in reversed(lines) if line.endswith("\n")))


def test_no_accepted_choice_is_lost_when_the_process_is_killed(
    game: Classic, tmp_path: Path
) -> None:
    dice = random.Random(5)
    for _ in range(6):
        accepted = killed_after(tmp_path, dice.randrange(1, 15))
        (path,) = unfinished(tmp_path)
        assert Match.replay(BOX.find, path).version >= accepted
    (path,) = unfinished(tmp_path)
    resumed = Match.resume(BOX.find, path)
    *_, end = played(resumed)
    *_, whole = played(started(game, 7, "kill me"))
    assert end.events == whole.events
