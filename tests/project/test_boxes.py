"""An expansion lives in packages of its own: nothing else names it."""

import re
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.games.box import EXPANSIONS
from sevenwonders_qt.games.classic.options import Options

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"
LISTS = {PACKAGE / "app" / "boxes.py", PACKAGE / "games" / "box.py"}
"""The two modules that list the boxes: their rules, and all that goes beside them."""

FOR_TWO_BOXES = {
    PACKAGE / "games" / "leaders" / "catalogue.py",
    PACKAGE / "games" / "wonder_pack" / "catalogue.py",
    PACKAGE / "games" / "wonder_pack" / "module.py",
}
"""The modules of a box with cards or boards that only join a match together with another box."""


NAMED = {"cities": r"\bcities\.\w+ import|[\"\']cities[\"\']"}
"""The patterns of names that are words of the base game as well: imports, and the name as text."""


@pytest.mark.parametrize("name", BOXES)
def test_no_module_but_the_lists_of_boxes_names_an_expansion(name: str) -> None:
    own = [PACKAGE / layer / name for layer in ("games", "ai", "models", "views")]
    assert all(folder.is_dir() for folder in own[:3])  # some have nothing to draw
    elsewhere = [
        path
        for path in PACKAGE.rglob("*.py")
        if path not in LISTS | FOR_TWO_BOXES and not any(folder in path.parents for folder in own)
    ]
    assert len(elsewhere) > 400
    pattern = re.compile(NAMED.get(name, re.escape(name)))
    naming = [path for path in elsewhere if pattern.search(path.read_text("utf-8").casefold())]
    assert naming == []


def test_every_expansion_with_rules_has_all_that_goes_beside_them() -> None:
    assert BOXES.keys() == EXPANSIONS.keys()
    for name, box in BOXES.items():
        assert box.words().name == name
        assert box.rules().name == name
        assert box.setup is not None
        assert box.setup.name == name
        expansion = box.rules()
        assert box.setup.players == expansion.players
        assert {*box.setup.house_rules} == {*expansion.house_rules} == {*box.words().house_rules}
        declared = EXPANSIONS[name]
        assert {*declared.house_rules} == {*expansion.house_rules}
        assert declared.choices == expansion.choices
        assert {*declared.extra_wonders} <= {wonder for wonder, _ in declared.boards()}
        assert box.setup.choices == expansion.choices
        game = box_of(BOXES).classic(Options(expansions=(name,)), 4)
        alone = box_of(BOXES).classic(Options(), 4)
        more = {wonder for wonder, _ in game.rules.catalogue.boards}
        more -= {wonder for wonder, _ in alone.rules.catalogue.boards}
        assert {*box.setup.wonders} == more
