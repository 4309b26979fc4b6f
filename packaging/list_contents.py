"""Writes `resources/contents.txt`: every file that the running program may read from there.

Usage: `python packaging/list_contents.py`, after a file of `resources/` has come or gone.

By this list `sevenwonders-qt self-check` finds that a file is missing from an installed program.
"""

from __future__ import annotations

from pathlib import Path

from hatch_build import resource_files

ROOT = Path(__file__).resolve().parents[1]
CONTENTS = ROOT / "resources" / "contents.txt"


def contents(root: Path) -> str:
    """The list, one path in a line, in order."""
    return "".join(f"{name}\n" for name in resource_files(root) if name != CONTENTS.name)


if __name__ == "__main__":
    CONTENTS.write_text(contents(ROOT), encoding="utf-8", newline="\n")
