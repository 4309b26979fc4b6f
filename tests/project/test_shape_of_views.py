"""Short ways in the views: few signals that only pass on another, no base class with one child."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

VIEWS = Path(__file__).parents[2] / "sevenwonders_qt" / "views"
MOST_FORWARDED = 20
FOR_BOXES = {"BoxRow"}
"""What expansions build on: see docs/decisions/0015; so far one of them does."""
FOR_GAMES = {"MatchParts", "SetUpPage"}
"""What other games may build on, such as the one of `tests/game_for_tests`."""


@cache
def trees(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [
        (path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(folder.rglob("*.py"))
    ]


def named(node: ast.expr) -> str:
    """The last name of an expression: `Signal` of `QtCore.Signal`, `Chart` of `Chart[int]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def classes(folder: Path) -> Iterator[tuple[Path, ast.ClassDef]]:
    for path, tree in trees(folder):
        yield from ((path, node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def signals() -> dict[str, set[str]]:
    """The names of the signals of each class of the views, with those of its bases."""
    bases = {found.name: [named(base) for base in found.bases] for _, found in classes(VIEWS)}
    own = {
        found.name: {
            target.id
            for node in found.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
            if named(node.value.func) == "Signal"
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for _, found in classes(VIEWS)
    }

    def of(name: str) -> set[str]:
        return own.get(name, set()).union(*(of(base) for base in bases.get(name, ())))

    return {name: of(name) for name in own}


def forwarded() -> list[str]:
    """Every `one.signal.connect(another)` of which nothing comes but the other signal."""
    known = signals()
    return [
        f"{path.relative_to(VIEWS)}:{node.lineno}: {ast.unparse(node)}"
        for path, found in classes(VIEWS)
        for node in ast.walk(found)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "connect" and isinstance(node.args[0], ast.Attribute)
        if node.args[0].attr
        in (
            known[found.name]
            if isinstance(node.args[0].value, ast.Name)
            else set().union(*known.values())
        )
    ]


def only_children() -> list[str]:
    """Every class of the views that has one subclass and is never made itself; no protocol."""
    protocols = {c.name for _, c in classes(VIEWS) if "Protocol" in map(named, c.bases)}
    made: Counter[str] = Counter()
    children: defaultdict[str, list[str]] = defaultdict(list)
    own: set[str] = set()
    for path, tree in trees(VIEWS.parent):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                own |= {node.name} if VIEWS in path.parents else set()
                for base in node.bases:
                    children[named(base)].append(node.name)
            elif isinstance(node, ast.Call):
                made[named(node.func)] += 1
                made.update(named(each) for each in node.args)
    return [
        f"{name} -> {children[name][0]}"
        for name in sorted(own)
        if len(children[name]) == 1
        and not made[name]
        and name not in protocols | FOR_BOXES | FOR_GAMES
    ]


def test_few_signals_only_pass_on_another() -> None:
    found = forwarded()
    assert len(found) <= MOST_FORWARDED, "\n".join(found)


def test_no_class_is_there_only_to_be_the_base_of_one_other() -> None:
    assert only_children() == []
