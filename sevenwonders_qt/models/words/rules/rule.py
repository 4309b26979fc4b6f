"""A rule as it is written: a heading, short paragraphs, rulings, and a figure."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling where the rulebook is silent.

    ``document`` is a file of `docs` without its ending, ``number`` the ruling in it.
    """

    document: str
    number: int
    text: object


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

    Heading and texts are English and marked for translation in the context "Rules"; ``see`` are
    the ids of rules that go on from here.
    """

    id: str
    heading: object  # PySide types the value of QT_TRANSLATE_NOOP as object; it is the text
    texts: tuple[object, ...]
    rulings: tuple[Ruling, ...] = ()
    figure: Figure | None = None
    see: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one game, or of what is laid over it, in reading order."""

    name: str
    heading: object
    rules: tuple[Rule, ...]
