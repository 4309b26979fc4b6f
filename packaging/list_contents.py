"""Writes `resources/contents.txt`: every file that the running program may read from there.

Usage: `python packaging/list_contents.py`, after a file of `resources/` has come or gone.

By this list `sevenwonders-qt self-check` finds that a file is missing from an installed program.
"""

from __future__ import annotations

from pathlib import Path

from hatch_build import resource_files

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
CONTENTS = RESOURCES / "contents.txt"


def contents(folder: Path) -> str:
    """The list, one path in a line, in order."""
    files = [path.relative_to(folder).as_posix() for path in resource_files(folder)]
    return "".join(f"{name}\n" for name in files if name != CONTENTS.name)


if __name__ == "__main__":
    CONTENTS.write_text(contents(RESOURCES), encoding="utf-8", newline="\n")
