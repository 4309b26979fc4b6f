"""The games as the window knows them, by name, in the order of the list.

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
class LazyGame:
    """The part of a game in the window: its words and its settings, loaded when wanted."""

    words: Callable[[], GameWords[Any]]
    settings: Callable[[], GameSettings[Any]] | None = None


class _Shelf:
    """The games that the program was built with."""

    def __init__(self) -> None:
        self.entries: Mapping[str, LazyGame] = {}
        self.found: dict[str, GameWords[Any]] = {}


_SHELF: Final = _Shelf()


def use(entries: Mapping[str, LazyGame]) -> None:
    """Use these games from now on, by name."""
    _SHELF.entries = dict(entries)
    _SHELF.found = {}


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_SHELF.entries)


def words_of(game: str) -> GameWords[Any]:
    """Return the words of the game of this name; raises KeyError for an unknown one."""
    if game not in _SHELF.found:
        _SHELF.found[game] = _SHELF.entries[game].words()
    return _SHELF.found[game]


def all_words() -> Iterator[GameWords[Any]]:
    """Return the words of every game; those that are not asked for are not loaded."""
    return map(words_of, names())


def words_for(view: object) -> GameWords[Any]:
    """Return the words of the game that a seat sees with this view; raises LookupError for none."""
    found = next((words for words in all_words() if isinstance(view, words.view)), None)
    if found is None:
        raise LookupError(f"no game has a {type(view).__name__}")
    return found


def all_settings() -> Iterator[tuple[str, GameSettings[Any]]]:
    """Return each game that has a part of its own in the settings, by its name."""
    entries = _SHELF.entries.items()
    return ((name, entry.settings()) for name, entry in entries if entry.settings is not None)


def settings_of(game: str) -> GameSettings[Any]:
    """Return the part of a game in the settings; raises KeyError for one that has none."""
    return dict(all_settings())[game]
