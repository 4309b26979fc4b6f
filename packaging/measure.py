"""Builds what people install, measures it, and adds a line to `docs/measurements.md`.

    python3 packaging/start.py measure

Sizes are in MB of a million bytes. The start is that of the frozen program, from its first
instruction to the painted home page, as its own `bench` measures it offscreen: the median of
three fresh processes. Ends with status 1 where a limit is passed.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from build import DIST, program_path
from bundle_identity import NAME, ROOT, version

TABLE = ROOT / "docs" / "measurements.md"
HEAD = """# Sizes and times of what people install

`python3 packaging/start.py measure` builds, measures and adds a line. Limits: the folder
{folder_mb} MB, the archive {archive_mb} MB, the build {build_s} s, from start to first paint
{first_paint_ms} ms on the machine of the project (2 cores). A busy machine takes longer.

| date | version | system | folder MB | archive MB | package MB | build s | first paint ms |
|---|---|---|---|---|---|---|---|
"""
LIMITS = {"folder_mb": 85, "archive_mb": 30, "build_s": 180, "first_paint_ms": 500}


def main() -> int:
    """Build, measure, record; returns the exit status."""
    found = measure()
    record(TABLE, row(found))
    print(json.dumps(found, indent=1))
    passed = over(found)
    for name in passed:
        print(f"measure.py: {name} is {found[name]}, over {LIMITS[name]}", file=sys.stderr)
    return 1 if passed else 0


def measure() -> dict[str, float]:
    """What a build gives; the sizes of an archive and a package only where they are made."""
    began = time.monotonic()
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py"], check=True)
    found: dict[str, float] = {"build_s": round(time.monotonic() - began)}
    folder = next(path for path in (DIST / "Sete Maravilhas.app", DIST / NAME) if path.is_dir())
    found["folder_mb"] = megabytes(path for path in folder.rglob("*") if not path.is_symlink())
    for name, pattern in (("archive_mb", "*.tar.zst"), ("package_mb", "*.deb")):
        if files := list(DIST.glob(pattern)):
            found[name] = megabytes(files)
    found["first_paint_ms"] = first_paint_ms()
    return found


def megabytes(files: Iterable[Path]) -> float:
    """The sizes of all `files` together."""
    return round(sum(path.stat().st_size for path in files if path.is_file()) / 1e6, 1)


def first_paint_ms() -> float:
    """What the `bench` of the frozen program says."""
    command = [program_path(), "bench", "--json"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: float = json.loads(printed.stdout)["first_paint_ms"]
    return round(found)


def over(found: Mapping[str, float]) -> list[str]:
    """The names of what is beyond its limit."""
    return [name for name, most in LIMITS.items() if found.get(name, 0) > most]


def row(found: Mapping[str, float]) -> str:
    """The line of the table for these figures."""
    date = time.strftime("%Y-%m-%d", time.gmtime())
    system = f"{platform.system()} {platform.machine()}"
    names = ("folder_mb", "archive_mb", "package_mb", "build_s", "first_paint_ms")
    figures = [f"{found[name]:g}" if name in found else "-" for name in names]
    return f"| {' | '.join([date, version(), system, *figures])} |\n"


def record(table: Path, line: str) -> None:
    """Add `line` at the end of `table`, which is begun where there is none."""
    text = table.read_text(encoding="utf-8") if table.exists() else HEAD.format(**LIMITS)
    table.write_text(text + line, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
