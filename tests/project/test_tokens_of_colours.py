"""Qt is given colours of a palette, no tokens: the types of PySide6 would let a token through."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

VIEWS = Path(__file__).parents[2] / "sevenwonders_qt" / "views"
TOKENS = {"colour", "mix", "text_on"}
"""Functions of `theme` that return a token; `Art.colour` and `Canvas.colour` return its colour."""

OF_QT = {
    *("QBrush", "QColor", "QPen", "fill", "fillPath", "fillRect", "setBackground", "setBrush"),
    *("setColor", "setColorAt", "setForeground", "setPen"),
}


def called(node: ast.AST) -> str:
    """Return the name of the function or method of a call; empty for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)


def is_token(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in TOKENS


def given_to_qt(source: str) -> Iterator[str]:
    """Yield each call of Qt with a token, or with a variable of the function that holds one."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        held = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and is_token(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and called(node) in OF_QT:
                for part in node.args:
                    if is_token(part) or (isinstance(part, ast.Name) and part.id in held):
                        yield ast.unparse(node)


def test_qt_is_given_no_token() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in VIEWS.rglob("*.py")}
    assert {name: found for name, text in sources.items() if (found := [*given_to_qt(text)])} == {}


@pytest.mark.parametrize(
    "source",
    [
        "def paint(painter):\n    painter.fillRect(\n        rect, colour('ink', 0.5)\n    )\n",
        "def paint(painter):\n    fill = mix('ink', 'gold', 0.5)\n    painter.setBrush(fill)\n",
        "def paint(painter):\n    painter.setPen(QPen(colour('ink'), 4))\n",
    ],
)
def test_a_token_that_qt_is_given_is_found(source: str) -> None:
    assert [*given_to_qt(source)]


def test_a_colour_of_a_palette_is_no_token() -> None:
    assert not [*given_to_qt("def paint(c):\n    c.painter.setPen(c.colour(colour('ink'), 0.5))\n")]
