"""Pages and tables have one kit: one button, one tooltip, one set of moving keys, one tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.project.checkout import ROOT

PACKAGE = ROOT / "sevenwonders_qt"
KIT = {
    "button_face": {"views/kit/button.py", "views/table/action_button.py"},
    "QHelpEvent": {"views/plain_tip.py", "views/touches.py"},
    "Key_Enter": {"views/kit/steps.py", "models/keys.py"},
    "Key_Backtab": {"views/kit/steps.py", "models/keys.py"},
    "QAccessibleInterface": {"views/accessible/factory.py", "views/accessible/objects.py"},
    "updateAccessibility": {"views/accessible/events.py"},
}
"""What only these modules use: the others have it from them.

`models/keys.py` lists the keys, to draw them and to refuse them.
"""


def used(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id


def test_what_is_of_the_kit_is_used_by_the_kit_alone() -> None:
    found: dict[str, set[str]] = {name: set() for name in KIT}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        for name in KIT.keys() & {*used(path)}:
            found[name].add(place)
    assert found == KIT


def test_the_kit_takes_nothing_of_pages_or_tables() -> None:
    above = (".views.pages", ".views.table")
    kit = [*(PACKAGE / "views" / "kit").glob("*.py")]
    taken = {
        f"{path.name}: {node.module}"
        for path in kit
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and any(each in f"{node.module}" for each in above)
    }
    assert kit
    assert taken == set()
