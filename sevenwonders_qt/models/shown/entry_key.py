"""The keys of the entries of the encyclopaedia."""

from __future__ import annotations

from typing import ClassVar

from sevenwonders_qt.core.name import Name


class Kind(Name):
    """The subject of an entry; other games than 7 Wonders have kinds of their own."""

    CARD: ClassVar[Kind]
    BOARD: ClassVar[Kind]
    BOX: ClassVar[Kind]


def key_of(kind: Kind, *parts: str) -> str:
    """Return the key of an entry: of a card its id, of a board its wonder and side."""
    return "/".join((kind, *parts))
