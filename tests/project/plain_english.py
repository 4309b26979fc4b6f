"""Counts turns of phrase in docstrings and comments that are not plain English.

Usage: `python -m tests.project.plain_english [PATTERN]` prints the counts, or the places of one.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parents[2] / "sevenwonders_qt"

_NO_VERB: Final = (
    "a|all|an|another|any|as|at|both|by|each|every|everything|for|from|how|in|it|no|nobody|none|"
    "nothing|of|on|one|other|others|somebody|something|that|the|their|them|these|they|this|those|"
    "to|what|whatever|when|where|whether|which|who|whoever|whose|with|without"
)


class Text(NamedTuple):
    """A docstring or a comment: its place, its words, and whether a verb is to begin it."""

    path: Path
    line: int
    words: str
    of_function: bool = False

    @property
    def place(self) -> str:
        """The file and the line."""
        return f"{self.path.relative_to(PACKAGE.parent)}:{self.line}"


PATTERNS: Final[Mapping[str, str]] = {
    "opens with a question word": r"^(what|whose|which|how|who|whom|where|why)\b",
    "stand, lie": r"\b(stands?|standing|stood|lies|lie|lying|lay)\b",
    "nobody, somebody, everybody": r"\b(nobody|somebody|everybody)\b",
    "by which, of whom": r"\b(by|of|with|from|to|on|in|for) (which|whom)\b",
    "gives for returns": r"\bgives?\b",
    "tell": r"\b(tells?|told)\b",
    "odd words": r"\b(afresh|anew|besides|deeds?|heeds?|in force|put away|taken (back|up))\b",
}
"""Patterns of what is said otherwise in plain English, by name; in small letters."""

NO_VERB: Final = "a function without a verb first"


def texts() -> Iterator[Text]:
    """Return every docstring and comment of the package, also those below a value."""
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        functions = set[int]()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                marks = {getattr(each, "id", "") for each in node.decorator_list}
                if not marks & {"property", "cached_property", "LazyPage"}:
                    functions.add(id(node.body[0]))
        for node in ast.walk(tree):
            value = node.value if isinstance(node, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield Text(path, value.lineno, value.value, id(node) in functions)
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT:
                    yield Text(path, token.start[0], token.string.lstrip("#: "))


def found() -> Mapping[str, list[Text]]:
    """Return the texts in which each pattern is found, once for each time."""
    places: dict[str, list[Text]] = {name: [] for name in (*PATTERNS, NO_VERB)}
    for text in texts():
        for name, pattern in PATTERNS.items():
            places[name] += [text for _ in re.finditer(pattern, text.words.casefold())]
        if text.of_function and re.match(rf"({_NO_VERB})\b", text.words.casefold()):
            places[NO_VERB].append(text)
    return places


def main(arguments: list[str]) -> int:
    places = found()
    if arguments:
        for text in places[arguments[0]]:
            print(f"{text.place}: {text.words.splitlines()[0]}")
    else:
        for name, each in places.items():
            print(f"{len(each):5} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
