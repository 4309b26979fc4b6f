"""The games as the window knows them, by name, in the order in which they are listed.

Like the translations, it is one for the whole program: `use` is called where the program is built.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sevenwonders_qt.models.game_settings import GameSettings
    from sevenwonders_qt.models.words.game_words import GameWords


@dataclass(frozen=True, slots=True)
class Entry:
    """What the window knows of a game: its words, and its part of the settings, when wanted."""

    words: Callable[[], GameWords[Any]]
    settings: Callable[[], GameSettings[Any]] | None = None


class _Shelf:
    """The games that the program was built with."""

    def __init__(self) -> None:
        self.entries: Mapping[str, Entry] = {}
        self.found: dict[str, GameWords[Any]] = {}


_SHELF: Final = _Shelf()


def use(entries: Mapping[str, Entry]) -> None:
    """From now on these are the games there are, by name."""
    _SHELF.entries = dict(entries)
    _SHELF.found = {}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_SHELF.entries)


def words_of(game: str) -> GameWords[Any]:
    """The words of the game of this name; raises KeyError for one that the program has not."""
    if game not in _SHELF.found:
        _SHELF.found[game] = _SHELF.entries[game].words()
    return _SHELF.found[game]


def all_words() -> Iterator[GameWords[Any]]:
    """The words of every game; those that are not asked for are not loaded."""
    return map(words_of, names())


def words_for(view: object) -> GameWords[Any]:
    """The words of the game that a seat sees with this view; raises LookupError for none."""
    found = next((words for words in all_words() if isinstance(view, words.view)), None)
    if found is None:
        raise LookupError(f"no game has a {type(view).__name__}")
    return found


def all_settings() -> Iterator[tuple[str, GameSettings[Any]]]:
    """Each game that has a part of its own in the settings, by its name."""
    entries = _SHELF.entries.items()
    return ((name, entry.settings()) for name, entry in entries if entry.settings is not None)


def settings_of(game: str) -> GameSettings[Any]:
    """The part of a game in the settings; raises KeyError for one that has none of its own."""
    return dict(all_settings())[game]
