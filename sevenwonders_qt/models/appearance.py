"""Appearance: the person's choices of scheme, contrast and colours over the system's defaults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from sevenwonders_qt.core.stored import choice

POINTERS: Final = (1.0, 1.5, 2.0, 3.0)
"""The sizes of the pointer as multiples of the usual one; 1 is the system's own."""


class Scheme(StrEnum):
    """Whether panels are light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Contrast(StrEnum):
    """The contrast of words with their ground."""

    SYSTEM = "system"
    USUAL = "usual"
    HIGH = "high"


class Sight(StrEnum):
    """The eyes that colours are chosen for: with all three kinds of cones, or without one."""

    USUAL = "usual"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


@dataclass(frozen=True, slots=True)
class SystemWishes:
    """The wishes of a person for the whole system, as far as it reports them."""

    dark: bool = False
    high_contrast: bool = False


@dataclass(frozen=True, slots=True)
class Appearance:
    """The look of everything that is painted.

    ``plain`` is a table without mosaic and light, ``thick`` are borders, ``ring`` is the mark
    of the focus.
    """

    dark: bool = False
    high_contrast: bool = False
    sight: Sight = Sight.USUAL
    plain: bool = False
    thick: bool = False
    ring: bool = False


@dataclass(frozen=True, slots=True)
class Eyes:
    """The choices of a person for their eyes; the system decides where nothing was chosen."""

    scheme: Scheme = Scheme.SYSTEM
    contrast: Contrast = Contrast.SYSTEM
    sight: Sight = Sight.USUAL
    plain: bool = False
    thick: bool = False
    ring: bool = False
    pointer: Annotated[float, choice(POINTERS)] = 1.0

    def appearance(self, wishes: SystemWishes) -> Appearance:
        """Return the look on a system that asks for this."""
        system = self.scheme is Scheme.SYSTEM, self.contrast is Contrast.SYSTEM
        return Appearance(
            wishes.dark if system[0] else self.scheme is Scheme.DARK,
            wishes.high_contrast if system[1] else self.contrast is Contrast.HIGH,
            self.sight,
            self.plain,
            self.thick,
            self.ring,
        )


AS_THE_SYSTEM: Final = Eyes()
"""The value where nothing was chosen."""
