"""The whole state of a match, secrets included, is read in few places."""

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"
READERS = {
    "controllers/classic/desk.py": "makes of it what the seat before the screen may see",
    "controllers/classic/reveal.py": "looks whether a person has chosen",
    "controllers/score_sheet.py": "shows a match that is over",
    "models/shown/in_your_seat.py": "compares matches that are over",
    "app/check_saved.py": "compares matches that are over",
    "app/check_matches.py": "says how far a match without a window came",
    "app/simulate.py": "plays matches without a window and counts their points",
}
"""What reads the state of a match outside the session, and what for."""


def test_only_what_redacts_it_and_what_counts_finished_matches_reads_a_whole_state() -> None:
    reading = {
        path.relative_to(PACKAGE).as_posix()
        for layer in ("controllers", "models", "views", "app")
        for path in (PACKAGE / layer).rglob("*.py")
        if re.search(r"(?<!saved_)\bmatch\.state\b(?! in going|, match\.pill)", path.read_text())
    }
    assert reading == {*READERS}
