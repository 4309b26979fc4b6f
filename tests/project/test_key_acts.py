"""Whatever asks for the act of a key by its name asks for one that there is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders_qt.models import keys

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"
LOOK_UPS = {"cap", "caps", "lines_of", "own_or_usual", "with_key", "act_of"}
"""The functions that look an act up by its name."""

MARKED = {"Button": 3, "Toggle": 2}
"""The buttons that a key clicks, each with the place of the act among its arguments."""

FIXED = {"⏎", "Esc", "Tab", "Home", "End", "PgUp", "PgDown"}
"""Keys that are the same everywhere and have no act, as they are drawn."""


def names_of_acts() -> set[str]:
    return {act.name for act in keys.acts()}


def texts(nodes: Iterator[ast.expr] | list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield from texts(node.elts)


def called(node: ast.expr) -> str:
    """The name of the function that an expression calls; "" for other expressions."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def is_act(node: ast.expr) -> bool:
    return called(node) == "asked" or (isinstance(node, ast.Name) and node.id == "act")


def named(tree: ast.Module) -> Iterator[str]:
    """The names of acts in a module: looked up, compared with a pressed one, or answered."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in LOOK_UPS:
            yield from texts(node.args)
        elif isinstance(node, ast.Call) and called(node) in MARKED:
            yield from texts(node.args[MARKED[called(node)] :][:1])
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_act, sides)):
                yield from texts(sides)
        elif isinstance(node, ast.FunctionDef) and node.name == "does":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Dict):
                    yield from texts([key for key in inner.keys if key is not None])


def test_every_act_that_is_named_in_the_program_is_one_of_a_key() -> None:
    known, found = names_of_acts(), dict[str, str]()
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in named(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(name, path.relative_to(PACKAGE).as_posix())
    assert len(found) > 40
    unknown = {name: path for name, path in found.items() if name not in known | FIXED and name}
    assert unknown == {}, "these name no act of a key"


def test_a_look_up_of_an_unknown_act_says_so() -> None:
    assert keys.cap("Esc") == "Esc"
    assert keys.caps("") == ()
    with pytest.raises(LookupError, match="no key has the act 'shufle'"):
        keys.caps("shufle")
