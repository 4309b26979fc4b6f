"""A drawing is drawn by a script, or is in a folder of those that are drawn by hand."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from tests.project.checkout import ROOT

SPEC = importlib.util.spec_from_file_location(
    "draw_build", ROOT / "resources" / "art" / "draw" / "build.py"
)
assert SPEC is not None
assert SPEC.loader is not None
build = importlib.util.module_from_spec(SPEC)
paths = [*sys.path]
SPEC.loader.exec_module(build)
sys.path[:] = paths  # it put the folder of its scripts there


def test_a_drawing_that_no_script_draws_is_named(tmp_path: Path) -> None:
    for name in ("icons/drawn.svg", "icons/forgotten.svg", "pointers/by_hand.svg", "scenes/a.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert build.without_script({"icons/drawn.svg"}, tmp_path) == ["icons/forgotten.svg"]


def test_drawings_by_hand_are_in_folders_that_are_there() -> None:
    assert all(any((build.ART / folder).glob("*.svg")) for folder in build.BY_HAND)
