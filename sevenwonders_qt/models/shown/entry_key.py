"""The keys of the entries of the encyclopaedia."""

from __future__ import annotations

from typing import ClassVar

from sevenwonders_qt.core.name import Name


class Kind(Name):
    """What an entry is about; other games than 7 Wonders have kinds of their own."""

    CARD: ClassVar[Kind]
    BOARD: ClassVar[Kind]
    BOX: ClassVar[Kind]


def key_of(kind: Kind, *parts: str) -> str:
    """The key of an entry: of a card its id, of a board its wonder and side."""
    return "/".join((kind, *parts))
