"""A number of its own for every commit: what a test samples, it chooses otherwise for the next one.

`python -m tests.commit` prints it. `SEVENWONDERS_SEED` sets it, to look at a failure again.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

WITHOUT_GIT = 7
"""For sources that are no checkout of git."""


def commit_seed(folder: Path = Path(__file__).parent) -> int:
    """From the name of the commit that ``folder`` is checked out at."""
    asked = os.environ.get("SEVENWONDERS_SEED")
    if asked:
        return int(asked)
    try:
        name = subprocess.run(
            ["git", "rev-parse", "--short=7", "HEAD"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return WITHOUT_GIT
    return int(name[:7], 16)


if __name__ == "__main__":
    print(commit_seed())
