"""Lets `dataclasses` take a compiled class for one of its own; goes with the compiled rules."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**words):
        """What it says is for mypyc, which knows it by its name."""
        return lambda cls: cls


T = TypeVar("T")


class _Names(tuple[str, ...]):
    """The fields of a class, so that one that extends it in Python has them no second time.

    They count as false: a compiled class that extends one with slots is refused otherwise.
    """

    def __bool__(self) -> bool:
        return False


def finish(
    cls: Any, *, frozen: bool, own: tuple[str, ...], fields: tuple[tuple[str, str, Any], ...]
) -> None:
    """Note the fields of a class as `dataclass` does: names, types as written, other words."""
    found: dict[str, Any] = {}
    for name, kind, words in fields:
        made: Any = dataclasses.field(**words)
        made.name, made.type, made.kw_only = name, kind, False
        made._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
        found[name] = made
    cls.__dataclass_fields__ = found
    cls.__dataclass_params__ = SimpleNamespace(frozen=frozen)
    cls.__match_args__ = tuple(name for name, made in found.items() if made.init)
    cls.__slots__ = _Names(own)
    cls.__annotations__ = {name: found[name].type for name in own}


def replace(value: T, /, **changes: Any) -> T:
    """As in `dataclasses`, for values that the type checker does not know to be of one."""
    made: T = dataclasses.replace(value, **changes)  # type: ignore[type-var]
    return made


def fields(value: Any) -> tuple[dataclasses.Field[Any], ...]:
    """As in `dataclasses`."""
    return dataclasses.fields(value)


def parts(value: Any) -> tuple[type, tuple[object, ...]]:
    """What `pickle` makes the value of again, the fields that Python classes add among it."""
    given = (getattr(value, field.name) for field in dataclasses.fields(value) if field.init)
    return type(value), tuple(given)
