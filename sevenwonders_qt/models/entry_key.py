"""The keys of the entries of the encyclopaedia."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What an entry is about."""

    CARD = "card"
    BOARD = "board"
    BOX = "box"
    A_CARD = "a_card"
    A_WONDER = "a_wonder"
    A_TOKEN = "a_token"


def key_of(kind: Kind, *parts: str) -> str:
    """The key of an entry: of a card its id, of a board its wonder and side."""
    return "/".join((kind, *parts))
