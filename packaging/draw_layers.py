"""Draws the layers of the program from the contracts of its imports, into docs/layers.svg.

.venv/bin/python packaging/draw_layers.py
.venv/bin/python packaging/draw_layers.py --check    fail if the drawing is another one
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "docs" / "layers.svg"
WIDTH, HEIGHT, GAP, TOP = 760, 66, 14, 16
PAPER, EDGE, INK, SOFT = "#fdf6e3", "#b58a35", "#143642", "#5b6b70"


def layers() -> list[list[str]]:
    """Return the packages of each layer, the uppermost first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    whole = next(each for each in contracts if each.get("containers") == ["sevenwonders_qt"])
    return [[name.strip() for name in layer.split("|")] for layer in whole["layers"]]


def purpose(package: str) -> str:
    """Return the first sentence of a package."""
    source = (ROOT / "sevenwonders_qt" / package / "__init__.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0].replace("\n", " ")


def drawing() -> str:
    """Return the drawing: what is higher may import what is lower."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    rows = layers()
    high = TOP + len(rows) * (HEIGHT + GAP)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" role="img"'
        ' font-family="Fira Sans, sans-serif">'
    )
    yield "<title>The layers of the program: each imports only what is below it</title>"
    yield f'<rect width="{WIDTH}" height="{high}" fill="{INK}" rx="12"/>'
    for number, row in enumerate(rows):
        y = TOP + number * (HEIGHT + GAP)
        wide = (WIDTH - 2 * TOP - GAP * (len(row) - 1)) / len(row)
        for column, package in enumerate(row):
            yield from _box(TOP + column * (wide + GAP), y, wide, package)
    yield "</svg>"


def _box(x: float, y: float, wide: float, package: str) -> Iterator[str]:
    yield (
        f'<rect x="{x:g}" y="{y}" width="{wide:g}" height="{HEIGHT}" rx="8"'
        f' fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>'
    )
    yield (
        f'<text x="{x + 16:g}" y="{y + 26}" font-size="18" font-weight="600" fill="{INK}">'
        f"{package}</text>"
    )
    for line, text in enumerate(wrap(purpose(package), int(wide / 7.4))):
        yield (
            f'<text x="{x + 16:g}" y="{y + 44 + 14 * line}" font-size="12" fill="{SOFT}">'
            f"{escape(text)}</text>"
        )


def main() -> int:
    if "--check" not in sys.argv[1:]:
        OUT.write_text(drawing(), encoding="utf-8", newline="\n")
    elif not OUT.is_file() or OUT.read_text(encoding="utf-8") != drawing():
        print(f"{OUT.relative_to(ROOT)} shows other layers: run packaging/draw_layers.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
