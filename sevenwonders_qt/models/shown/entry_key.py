"""The keys of the entries of the encyclopaedia."""

from __future__ import annotations

from typing import ClassVar

from sevenwonders_qt.core.name import Name


class EntryKind(Name):
    """The subject of an entry; other games than 7 Wonders have kinds of their own."""

    CARD: ClassVar[EntryKind]
    BOARD: ClassVar[EntryKind]
    BOX: ClassVar[EntryKind]


def key_of(kind: EntryKind, *parts: str) -> str:
    """Return the key of an entry: of a card its id, of a board its wonder and side."""
    return "/".join((kind, *parts))
