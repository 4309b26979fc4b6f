"""Writes the pinned requirements, with hashes and for all systems, into `packaging/requirements/`.

Needs `uv` on the PATH. Usage: `python packaging/pin.py [--upgrade]`
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SETS = {"run": ["build"], "bundle": ["bundle"], "test": ["test"], "dev": ["dev"]}
"""Each file holds the project's dependencies and these dependency groups."""

OPTIONS = (
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-header",
    "--no-annotate",
    "--python-version=3.11",
    "--quiet",
)


def main() -> int:
    """Compile every set; returns the first non-zero exit status of `uv`."""
    for name, groups in SETS.items():
        target = Path("packaging", "requirements", f"{name}.txt")
        chosen = [f"--group={group}" for group in groups]
        command = ["uv", "pip", "compile", "pyproject.toml", *chosen, *OPTIONS, *sys.argv[1:]]
        done = subprocess.run([*command, f"--output-file={target.as_posix()}"], cwd=ROOT)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
