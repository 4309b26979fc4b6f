"""A chapter of the rules as it is written: rules with rulings and figures; read strictly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders_qt.core.datafile import Entry, entries_of, opened
from sevenwonders_qt.core.resources import resource_path

FOLDER: Final = "rules"
"""The folder of the chapters, and what a file is called by in messages."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling where the rulebook is silent.

    ``document`` is a file of `docs` without its ending, ``number`` the ruling in it. ``about``
    are the things whose entries in the encyclopaedia show it: ids of cards, wonders and tokens,
    or a wonder and a side, such as "olympia B" or, in the second edition, "olympia night".
    """

    document: str
    number: int
    text: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing by the pieces of the table; ``kind`` says what the ``names`` are.

    ``icons``, ``cards`` and ``strips`` name icons and cards, ``board`` and ``stages`` a wonder and
    its side; another game has kinds of its own.
    """

    kind: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One headed rule.

    Texts are in English, as in the file; ``see`` are the ids of rules that go on from here.
    """

    id: str
    heading: str
    texts: tuple[str, ...]
    rulings: tuple[Ruling, ...] = ()
    figure: Figure | None = None
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one game, or of what is laid over it, in reading order."""

    name: str
    heading: str
    rules: tuple[Rule, ...]


@cache
def read_chapter(path: Path) -> Chapter:
    """Read the chapter of a file; raises `DataError` for anything in it that is no part of one."""
    root = opened(path, f"{FOLDER}/{path.name}")
    heading = root.text("heading")
    document = root.text("document") if "document" in root else ""
    rules = tuple(_rule(entry, document) for entry in entries_of(root, "rule"))
    return Chapter(path.stem, heading, rules)


def shipped_chapter(name: str) -> Chapter:
    """Return a chapter that the program comes with; raises as `read_chapter`."""
    return read_chapter(resource_path(FOLDER, f"{name}.toml"))


def _rule(entry: Entry, document: str) -> Rule:
    texts = entry.texts("texts")
    if not texts:
        entry.fail("texts", "there is none")
    return Rule(
        entry.id,
        heading=entry.text("heading"),
        texts=texts,
        rulings=_rulings(entry, document),
        figure=_figure(entry.table("figure")) if "figure" in entry else None,
        see=entry.texts("see"),
    )


def _rulings(entry: Entry, document: str) -> tuple[Ruling, ...]:
    if "ruling" not in entry:
        return ()
    if not document:
        entry.fail("ruling", "the file names no document that it could be in")
    return tuple(_ruling(each, document) for each in entry.tables("ruling"))


def _ruling(entry: Entry, document: str) -> Ruling:
    found = Ruling(document, entry.number("number"), entry.text("text"), entry.texts("about"))
    entry.close()
    return found


def _figure(entry: Entry) -> Figure:
    kind = next(iter(entry), "kind")
    found = Figure(kind, entry.texts(kind))
    entry.close()
    if not found.names:
        entry.fail(kind, "names nothing")
    return found
