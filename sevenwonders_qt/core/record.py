"""Records: immutable values that are cheap to make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a class a dataclass with slots that is compared by its fields and not to be changed.

    The type checker holds it frozen. Python itself does not, because making a frozen object takes
    five times as long, and whole games are made of little else than events.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
