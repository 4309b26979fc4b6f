"""Prints the notes of one version from the changelog, for the page of its release.

python packaging/release_notes.py 1.0.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def released(changelog: str) -> dict[str, tuple[str, str]]:
    """Return the date and the notes of each version, the newest first."""
    found = re.findall(
        r"^## \[(\d[\w.]*)\] - (\d{4}-\d\d-\d\d)\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    return {version: (date, notes.strip() + "\n") for version, date, notes in found}


def main() -> int:
    versions = released(CHANGELOG.read_text(encoding="utf-8"))
    wanted = sys.argv[1] if len(sys.argv) == 2 else ""
    if wanted not in versions:
        print(
            f"CHANGELOG.md has no version {wanted!r}: it has {', '.join(versions)}", file=sys.stderr
        )
        return 1
    sys.stdout.write(versions[wanted][1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
