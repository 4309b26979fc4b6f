"""A page of the window that is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from sevenwonders_qt.views.kit.page import KitPage

P = TypeVar("P", bound=KitPage)
Join = Callable[[Any], object]


class Joined(Protocol):
    """A window with lazy pages; it keeps what is to be done once each of them is made."""

    joins: dict[LazyPage[Any], list[Join]]


class LazyPage(Generic[P]):
    """The property of a window that is a page: its method makes the page at the first access.

    On the class it is the property itself, which names a page that need not be there yet:
    ``window.when_made(MainWindow.score, join)``.
    """

    def __init__(self, make: Callable[[Any], P]) -> None:
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, window: None, owner: type) -> Self: ...
    @overload
    def __get__(self, window: Joined, owner: type) -> P: ...
    def __get__(self, window: Joined | None, owner: type) -> Self | P:
        if window is None:
            return self
        # From now on the attribute is found in the window itself, and this is not asked again.
        page = vars(window)[self._name] = self._make(window)
        for join in window.joins.pop(self, ()):
            join(page)
        return page

    def made(self, window: Joined) -> P | None:
        """Return the page of a window if it is there."""
        page: P | None = vars(window).get(self._name)
        return page
