"""Changes one small thing of the rules at a time, and prints which changes no test notices.

    python3 packaging/start.py mutate [--count 100] [--seed 1] [--jobs 1] [--only PART ...]

A sample is drawn from all places in the rules and the journal where a comparison, a sum, a
condition or a number can be other. Each change is made in a copy of the checkout, where the tests
of that part are run until one fails. What survives stands for something that nobody tests, or that
does not matter. Ends with status 1 where fewer than 95 of 100 changes are noticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "sevenwonders_qt"
PARTS = {
    "core": (
        "tests/classic",
        "tests/architects",
        "tests/session",
        "tests/journal",
        "tests/i18n/test_languages.py",
    ),
    "games/classic": (
        "tests/classic",
        "tests/edifice",
        "tests/session",
        "tests/expansion_for_tests/test_rules.py",
        "tests/expansion_for_tests/test_players.py",
        "tests/models/test_seen_cards.py",
    ),
    "games/edifice": ("tests/edifice", "tests/session"),
    "games/architects": ("tests/architects", "tests/session"),
    "journal": ("tests/journal", "tests/session"),
}
"""The folders of the package that are changed, and the tests that are to notice."""

COPIED = (PACKAGE, "tests", "resources", "i18n", "packaging", "docs", "pyproject.toml", "README.md")
WANTED = 0.95
SLOWEST = 5
"""A change that makes tests take so many times as long counts as noticed: it may loop for ever."""

_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Change:
    """One expression of a file that is to be another; ``start`` and ``end`` count bytes."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def made(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


def changes(path: str, source: bytes) -> Iterator[Change]:
    """Every small change that can be made in a file, from its beginning on."""
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for node in _expressions(ast.parse(source)):
        other = _other(node)
        if other is not None and node.end_lineno is not None and node.end_col_offset is not None:
            start = lines[node.lineno - 1] + node.col_offset
            end = lines[node.end_lineno - 1] + node.end_col_offset
            before = " ".join(source[start:end].decode().split())
            yield Change(path, node.lineno, start, end, before, f"({ast.unparse(other)})")


def _expressions(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that the program works out; what only says types is left out."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr):
                continue  # a change within would have to keep the quotes
            if isinstance(child, ast.expr):
                yield child
            if isinstance(child, ast.AST):
                yield from _expressions(child)


def _other(node: ast.expr) -> ast.expr | None:
    """The expression with one thing changed; None where there is nothing to change."""
    if isinstance(node, ast.Compare):
        swapped = _SWAPPED.get(type(node.ops[0]))
        return swapped and ast.Compare(node.left, [swapped(), *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(_SWAPPED[type(node.op)](), node.values)
    if isinstance(node, ast.BinOp):
        swapped = _SWAPPED.get(type(node.op))
        return swapped and ast.BinOp(node.left, swapped(), node.right)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.IfExp):
        return ast.IfExp(node.test, node.orelse, node.body)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return ast.Constant(not node.value)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.Constant(node.value + 1)
    return None


def sample(parts: Sequence[str], count: int, seed: int) -> list[tuple[str, Change]]:
    """So many changes with the part that they are in, the same for the same seed."""
    found = [
        (part, change)
        for part in parts
        for path in sorted((ROOT / PACKAGE / part).rglob("*.py"))
        for change in changes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    ]
    return random.Random(seed).sample(found, min(count, len(found)))


class Copy:
    """A copy of the checkout, in which one change is made at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def made(cls, folder: Path) -> Copy:
        """A new copy in ``folder``, which must not be there yet."""
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                leave_out = shutil.ignore_patterns("__pycache__")
                shutil.copytree(source, folder / name, ignore=leave_out)
            else:
                shutil.copy(source, folder / name)
        return cls(folder)

    def again(self, folder: Path) -> Copy:
        """The same in another folder, with all that its tests have compiled."""
        return Copy(shutil.copytree(self._folder, folder))

    def notices(self, change: Change | None, tests: Sequence[str], patience: float) -> bool:
        """Whether a test fails with the change, or takes longer than ``patience`` seconds."""
        if change is None:
            return self._fail(tests, patience, keep_compiled=True)
        path = self._folder / change.path
        source = path.read_bytes()
        path.write_bytes(change.made(source))
        try:
            return self._fail(tests, patience, keep_compiled=False)
        finally:
            path.write_bytes(source)

    def _fail(self, tests: Sequence[str], patience: float, *, keep_compiled: bool) -> bool:
        """Of a change nothing compiled is kept: the time of a file may not tell two apart."""
        command = [sys.executable, "-m", "pytest", "-n0", "-x", "-q", "-p", "no:cacheprovider"]
        around = {
            **os.environ,
            "PYTHONPATH": str(self._folder),
            "PYTHONDONTWRITEBYTECODE": "" if keep_compiled else "1",
        }
        try:
            done = subprocess.run(
                [*command, *tests],
                cwd=self._folder,
                env=around,
                capture_output=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def main(arguments: Sequence[str]) -> int:
    """Draw, change, test, print; returns the exit status."""
    parser = argparse.ArgumentParser(prog="start.py mutate", description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="copies that are tested at once")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART")
    asked = parser.parse_args(arguments)
    drawn = sample(asked.only, asked.count, asked.seed)
    with tempfile.TemporaryDirectory() as folder:
        first = Copy.made(Path(folder) / "0")
        patience = _patience(first, {part for part, _ in drawn})
        copies: queue.Queue[Copy] = queue.Queue()
        copies.put(first)
        for number in range(1, asked.jobs):
            copies.put(first.again(Path(folder) / str(number)))

        def noticed(one: tuple[str, Change]) -> bool:
            part, change = one
            copy = copies.get()
            try:
                found = copy.notices(change, PARTS[part], patience[part])
            finally:
                copies.put(copy)
            if not found:
                print(f"survives: {change}", flush=True)
            return found

        with ThreadPoolExecutor(max(1, asked.jobs)) as pool:
            killed = sum(pool.map(noticed, drawn))
    print(f"{killed} of {len(drawn)} changes were noticed")
    return 0 if killed >= WANTED * len(drawn) else 1


def _patience(copy: Copy, parts: set[str]) -> dict[str, float]:
    """Seconds to wait for the tests of each part; exits where they fail without any change."""
    found = {}
    for part in sorted(parts):
        began = time.monotonic()
        if copy.notices(None, PARTS[part], 3600):
            sys.exit(f"mutate.py: the tests of {part} fail as it is")
        found[part] = SLOWEST * (time.monotonic() - began) + 60
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
