"""The paths of the drawings are written short, and every point stays where it was."""

from __future__ import annotations

import importlib.util

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.project.checkout import ROOT

SPEC = importlib.util.spec_from_file_location(
    "short_paths", ROOT / "resources" / "art" / "draw" / "short_paths.py"
)
assert SPEC is not None
assert SPEC.loader is not None
short_paths = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(short_paths)

PATHS = {
    "M10 10 L90 10 L90 90 Z": "M10 10H90V90Z",
    "M80.5 80.25 L81.5 79.25 L82.5 80.25": "M80.5 80.25l1-1 1 1",
    "M20 20 20 30 l5 5 m10 10 l5 0": "M20 20V30l5 5M35 45h5",
    "M10 50 C10 20 90 20 90 50 S50 90 10 50": "M10 50c0-30 80-30 80 0S50 90 10 50",
    "M20 50 A30 30 0 0 1 80 50 Q50 95 20 50 Z": "M20 50a30 30 0 0 1 60 0Q50 95 20 50Z",
    "M60 60 Z L70 70 Z l-5 0": "M60 60ZL70 70ZH55",
}


@pytest.mark.parametrize("path", PATHS)
def test_a_path_is_written_short(path: str) -> None:
    assert short_paths.short_path(path) == PATHS[path]


@pytest.mark.parametrize("path", PATHS)
def test_a_short_path_looks_the_same(path: str, qapp: object) -> None:
    assert picture(path) == picture(short_paths.short_path(path))


def picture(path: str) -> QImage:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{path}" '
    drawing = QSvgRenderer((svg + 'fill="#345678" stroke="#000" stroke-width="2"/></svg>').encode())
    made = QImage(200, 200, QImage.Format.Format_ARGB32)
    made.fill(0)
    painter = QPainter(made)
    drawing.render(painter)
    painter.end()
    return made
