"""Players of other packages, found by the entry point group ``sevenwonders_qt.players``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sevenwonders_qt.core.decider import Command

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "sevenwonders_qt.players"


class PlayerError(ValueError):
    """A player that cannot be used; the text says which and why."""


def foreign_players() -> tuple[str, ...]:
    """Return the names of the players that installed packages bring, in alphabetical order."""
    return tuple(sorted({point.name for point in _points()}))


@lru_cache(maxsize=32)
def foreign_player(name: str) -> Callable[[Any], Command]:
    """Return the player of this name; raises `PlayerError` if it is missing or cannot be loaded."""
    points = {point.name: point for point in _points()}
    if name not in points:
        raise PlayerError(f"there is no player {name!r} in the group {GROUP}")
    found = _loaded(points[name])
    if not callable(found):
        raise PlayerError(f"the player {name!r} ({points[name].value}) is not a function")
    return found  # type: ignore[no-any-return]


def _points() -> Iterable[EntryPoint]:
    # Imported only for them: it takes 3 MB and a third of the start of the players' process.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:  # whatever the other package does wrong
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        text = f"the player {point.name!r} ({point.value}) cannot be loaded: {reason}"
        raise PlayerError(text) from error


def ask_foreign(name: str, question: Any) -> Command:
    """Return the answer of the player of this name; raises `PlayerError` if it cannot be played."""
    player = foreign_player(name)
    try:
        command = player(question)
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise PlayerError(f"the player {name!r} failed: {reason}") from error
    if command not in question.view.legal:
        raise PlayerError(f"the player {name!r} wants what is not legal: {command}")
    return command
