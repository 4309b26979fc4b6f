"""The actions of keys, and the pages where a key counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from sevenwonders_qt.core.name import Name

CLASSIC: Final = "classic"


class On(Name):
    """A page where a key counts; an action on two pages at a time needs two keys.

    The table of a game beside 7 Wonders is named as the game: `table_of`.
    """

    EVERY: ClassVar[On]
    TABLE: ClassVar[On]
    COMPUTERS: ClassVar[On]
    """A table at which only computers play."""

    PROMPT: ClassVar[On]
    LESSON: ClassVar[On]
    REPLAY: ClassVar[On]
    MENU: ClassVar[On]
    SET_UP: ClassVar[On]
    BOXES: ClassVar[On]
    DRAFT: ClassVar[On]
    SAVES: ClassVar[On]
    SCORE: ClassVar[On]
    REVIEW: ClassVar[On]
    PAD: ClassVar[On]
    STATISTICS: ClassVar[On]
    RULES: ClassVar[On]
    ENCYCLOPAEDIA: ClassVar[On]


def table_of(game: str) -> On:
    """Return the table of a game."""
    return On.TABLE if game == CLASSIC else On(game)


@dataclass(frozen=True, slots=True)
class Act:
    """An action of a key: its ``name`` in the settings, its usual keys, and its pages.

    ``keys`` are written as Qt writes them in files, such as ``Ctrl+S``; the first is drawn on
    buttons, the others work as long as no own key is chosen.
    """

    name: str
    keys: tuple[str, ...]
    pages: frozenset[On]
    words: Callable[[], str]
