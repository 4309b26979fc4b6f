"""A name of a class says one thing: it is defined once, but in each game again."""

import ast
from collections import defaultdict
from pathlib import Path

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.app.games import GAMES
from tests.project.checkout import ROOT

PACKAGE = ROOT / "sevenwonders_qt"
LAYERS = ("core", "journal", "session", "ai", "models", "views", "controllers", "app")
OF_A_GAME = {"games", "leaders", *GAMES, *BOXES}
"""Packages of a game or a box, which have the same things in each: a card, a state, a prompt."""


def public_classes(path: Path) -> list[str]:
    nodes = ast.parse(path.read_text(encoding="utf-8")).body
    classes = (node.name for node in nodes if isinstance(node, ast.ClassDef))
    return [name for name in classes if not name.startswith("_")]


def test_a_public_class_has_a_name_of_its_own() -> None:
    places = defaultdict(list)
    for layer in LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            place = path.relative_to(PACKAGE)
            if not OF_A_GAME & {*place.parts}:
                for name in public_classes(path):
                    places[name].append(place.as_posix())
    assert places
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
