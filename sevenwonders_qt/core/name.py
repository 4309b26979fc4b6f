"""Names from open sets: the base game knows some, a rule module may bring more."""

from __future__ import annotations

from typing import Any, ClassVar, Self


class Name(str):
    """A text that is one of a kind; those that a class declares are attributes of it.

    A subclass declares its own as annotations: ``RED: ClassVar[Colour]`` is the name "red". Equal
    names are one object, so they may be compared with ``is``, which compiled rules do.
    """

    __slots__ = ()

    members: ClassVar[tuple[Any, ...]] = ()
    """The names declared by the class, in order."""

    _known: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        cls.members = tuple(str.__new__(cls, name.lower()) for name in cls.__annotations__)
        cls._known = {str(member): member for member in cls.members}
        for member in cls.members:
            setattr(cls, member.upper(), member)

    def __new__(cls, name: str) -> Self:
        found: Self | None = cls._known.get(name)
        if found is None:
            found = cls._known[str(name)] = str.__new__(cls, name)
        return found
