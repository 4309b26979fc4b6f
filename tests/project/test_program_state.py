"""Modules hold no state that changes while the program runs, but those with a reason to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"
HOLDERS = {
    "models/boxes.py": "the words of boxes, as translations are",
    "models/games.py": "the words of games, as translations are",
    "models/keys.py": "the keys of the person, which words name",
}
"""The modules with such state, each with its subject; `docs/decisions/0028-program-state.md`."""

CHANGING = {"add", "append", "clear", "extend", "insert", "pop", "remove", "setdefault", "update"}
"""Methods that change a list, a set or a mapping."""


def names_of(module: ast.Module) -> set[str]:
    """Return the names of the values and classes that a module defines."""
    found = set()
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parts = (part for target in targets for part in ast.walk(target))
            found |= {part.id for part in parts if isinstance(part, ast.Name)}
    return found


def changes(source: str) -> Iterator[str]:
    """Yield each place in a function that changes what belongs to the whole module."""
    module = ast.parse(source)
    shared = names_of(module)
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            own = {part.arg for part in ast.walk(function) if isinstance(part, ast.arg)}
            own |= {
                part.id
                for part in ast.walk(function)
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Global):
                    yield f"global {', '.join(node.names)}"
                yield from (
                    ast.unparse(part) for part in changed_by(node) if root(part) in shared - own
                )


def changed_by(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the parts of things that a statement or a call changes."""
    if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
        yield node
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute) and called.attr in CHANGING:
        yield called


def root(part: ast.expr) -> str:
    """Return the name that an expression such as ``name.part[0]`` begins with."""
    while isinstance(part, (ast.Attribute, ast.Subscript)):
        part = part.value
    return part.id if isinstance(part, ast.Name) else ""


def test_no_other_module_has_state_of_the_whole_program() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): [*changes(path.read_text(encoding="utf-8"))]
        for path in PACKAGE.rglob("*.py")
    }
    holders = {name: places for name, places in found.items() if places}
    assert holders.keys() == HOLDERS.keys(), holders


@pytest.mark.parametrize(
    "source",
    [
        "kept = {}\ndef keep(key):\n    kept[key] = 1\n",
        "kept = []\ndef keep(key):\n    kept.append(key)\n",
        "class _Held:\n    size = 1\ndef use(size):\n    _Held.size = size\n",
        "_held = Held()\ndef use(size):\n    _held.size, _held.old = size, _held.size\n",
        "size = 1\ndef use(wanted):\n    global size\n    size = wanted\n",
        "kept = {}\ndef drop(key):\n    del kept[key]\n",
    ],
)
def test_state_of_a_module_is_found_however_it_is_changed(source: str) -> None:
    assert [*changes(source)]


def test_what_a_function_made_itself_is_no_state() -> None:
    assert not [
        *changes("kept = {}\ndef made():\n    kept = {}\n    kept[1] = 2\n    return kept\n")
    ]
