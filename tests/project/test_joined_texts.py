"""How a name and what is said of it are joined is left to the language: the sources are read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "sevenwonders_qt"


def joined(tree: ast.AST) -> Iterator[int]:
    """The lines where two things are put together with a colon, but in errors for developers."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise):
            continue
        if isinstance(node, ast.JoinedStr):
            inner = node.values[1:-1]
            if any(isinstance(part, ast.Constant) and part.value == ": " for part in inner):
                yield node.lineno
        yield from joined(node)


@pytest.mark.parametrize("layer", ["models", "views"])
def test_a_name_and_what_is_said_of_it_are_joined_by_the_language(layer: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: use lists.titled"
        for path in sorted((ROOT / layer).rglob("*.py"))
        for line in joined(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_a_name_and_a_colon_in_the_sources_are_found() -> None:
    assert [*joined(ast.parse('said = f"{name}: {points}"'))] == [1]
    assert [*joined(ast.parse('raise DataError(f"{path}: {error}")'))] == []
