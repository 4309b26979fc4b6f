"""No modules import each other in a ring, not even for types or inside of a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"

Imports = Mapping[str, Sequence[str]]
"""The modules that each module imports."""


def sources(package: Path) -> dict[str, str]:
    """Return the text of every module of a package, by its dotted name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def imports(modules: Mapping[str, str]) -> dict[str, list[str]]:
    """Return all imports between the modules, in whichever block they are."""
    return {
        name: sorted({other for other in imported(text) if other in modules} - {name})
        for name, text in modules.items()
    }


def imported(text: str) -> Iterator[str]:
    """Yield each name that could be that of an imported module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "this project imports by full names"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ring(graph: Imports) -> list[str]:
    """Return the modules of one ring, in the order that they import each other; empty if none."""
    done: set[str] = set()
    for start in graph:
        found = _ring_behind([start], graph, done)
        if found:
            return found
    return []


def _ring_behind(path: list[str], graph: Imports, done: set[str]) -> list[str]:
    here = path[-1]
    for other in graph[here]:
        if other in path:
            return [*path[path.index(other) :], other]
        if other not in done:
            found = _ring_behind([*path, other], graph, done)
            if found:
                return found
    done.add(here)
    return []


def test_no_modules_import_each_other_in_a_ring() -> None:
    found = ring(imports(sources(PACKAGE)))
    assert not found, " imports\n".join(found)


def test_a_ring_is_found_also_where_an_import_is_for_types_or_inside_of_a_function() -> None:
    modules = {
        "p.wagon": "from p import horse\n",
        "p.horse": "def feed():\n    from p.hay import Bale\n",
        "p.hay": "if TYPE_CHECKING:\n    import p.wagon\n",
        "p.road": "import p.wagon\n",
    }
    assert ring(imports(modules)) == ["p.wagon", "p.horse", "p.hay", "p.wagon"]
    assert ring(imports({**modules, "p.hay": ""})) == []
