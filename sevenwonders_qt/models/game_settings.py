"""A game beside 7 Wonders in the settings: the set-up of its last match, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from sevenwonders_qt.models.setting import Setting

if TYPE_CHECKING:
    from sevenwonders_qt.models.acts import Act
    from sevenwonders_qt.models.new_match import SeatWish


class SetUp(Protocol):
    """All choices on the page of a new match, except the seed."""

    @property
    def seats(self) -> tuple[SeatWish, ...]:
        """The wishes for each seat."""
        ...


W = TypeVar("W", bound=SetUp)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSettings(Setting, Generic[W]):
    """The part of a game in the settings, needed before anything is shown: it holds no words.

    It is the setting with the name of the game. ``first`` is the set-up of a first start, ``acts``
    are what keys do at the table of this game alone.
    """

    first: Callable[[], W]
    stored: Callable[[W], Mapping[str, Any]]
    acts: tuple[Act, ...] = ()


def differing(options: Mapping[str, Any], default: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that are not as usual: only these are written."""
    return {name: value for name, value in options.items() if value != default[name]}
