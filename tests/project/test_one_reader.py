"""Small files have one strict reader: the sources are read for others."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "sevenwonders_qt"

OTHERS = {
    "core/stored.py",  # the reader itself
    "journal/line.py",  # a line of a journal, whose header and events are read by it then
    "session/match_index.py",  # a row of the index, under a checksum; whatever is wrong drops it
    "ai/network.py",  # the header of weights, which a digest covers
    "ai/training/checkpoint.py",  # the notes of a training that goes on
    "ai/arena.py",  # what another process of the program sends
    "views/paint/art.py",  # a drawing that comes with the program
}
"""The modules that parse JSON, each with the reason."""

PARSERS = {("json", "load"), ("json", "loads"), ("json", "JSONDecoder")}


def parses(tree: ast.Module) -> bool:
    """Whether a module turns JSON into values itself."""
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return any((ast.unparse(node.value), node.attr) in PARSERS for node in names)


def test_json_is_parsed_by_one_reader() -> None:
    sources = {path.relative_to(ROOT).as_posix(): path for path in ROOT.rglob("*.py")}
    found = {name for name, path in sources.items() if parses(ast.parse(path.read_text("utf-8")))}
    assert found == OTHERS
