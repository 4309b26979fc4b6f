"""A new QImage holds whatever was in memory: each is filled before it is painted on."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.project.checkout import ROOT

PACKAGE = ROOT / "sevenwonders_qt"
PARTS = 3
"""The arguments of a picture without content: width, height and format."""


def made(function: ast.AST) -> Iterator[str]:
    """Yield the names that a new picture without content gets in a function."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            call, (target, *_) = node.value, node.targets
            if ast.unparse(call.func) == "QImage" and len(call.args) == PARTS:
                yield ast.unparse(target)


def test_a_new_picture_is_filled() -> None:
    found, forgotten = 0, []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in made(node):
                    found += 1
                    if f"{name}.fill(" not in ast.unparse(node):
                        forgotten.append(f"{path.relative_to(PACKAGE)}: {node.name}")
    assert found
    assert forgotten == []
