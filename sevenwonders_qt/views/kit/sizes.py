"""Type by group: one size for each role, the same for everything that is laid out together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, Literal

from sevenwonders_qt.views.paint.fonts import Family, balanced, metrics, text_width, wrapped

Role = Literal["head", "title", "text", "note"]
"""The kind of a text: the title of a page, that of a panel, its text, or a note beside it."""

SIZES: Final[dict[Role, float]] = {"head": 32, "title": 23.5, "text": 18.5, "note": 16}
"""The size of each role in design pixels."""

FAMILIES: Final[dict[Role, Family]] = {
    "head": "title",
    "title": "title",
    "text": "body",
    "note": "condensed",
}
_STEPS: Final = (1.0, 0.95, 0.9, 0.86)
"""Shares of its size that a group shrinks to before it scrolls where it can."""

_SMALLER: Final = (0.83, 0.8, 0.77, 0.74, 0.71, 0.68, 0.65, 0.62)
"""Shares that it shrinks to where nothing scrolls; the floor of `Sizes` holds for these, too."""

_VERY_LARGE: Final = 1.6
_STILL_SMALLER: Final = (0.59, 0.56, 0.53, 0.5, 0.47, 0.44, 0.41, 0.38)
"""And how far where its usual size is larger than this: to no less than usual text shrinks to.

In steps of hardly a pixel, or larger text would be smaller than usual text where room is short.
"""


@dataclass(frozen=True)
class Sizes:
    """The sizes of a group of texts. ``u`` turns design pixels into real ones.

    ``text`` is the factor on text alone, ``least`` the floor in real pixels, and ``share`` how
    much of its usual size the group has room for; what can scroll may do so with ``scrolls``. With
    ``grows`` all of it scrolls together: texts have as many lines as they need.
    """

    u: float
    text: float
    least: int
    share: float = 1.0
    scrolls: bool = False
    grows: bool = False

    def s(self, length: float) -> float:
        """Return a length of the design in real pixels."""
        return length * self.u

    def size(self, role: Role) -> float:
        """Return the size of a role in design pixels, as a canvas takes it."""
        return max(SIZES[role] * self.share, self.least / (self.u * self.text))

    def px(self, role: Role) -> int:
        """Return the size of a role in real pixels."""
        return self._px[role]

    @cached_property
    def _px(self) -> dict[Role, int]:
        """The real pixels of each role, kept since every text asks for them at every redraw."""
        return {
            role: max(self.least, round(self.size(role) * self.u * self.text)) for role in SIZES
        }

    def width(
        self,
        words: str,
        role: Role,
        weight: int = 500,
        spacing: float = 0.0,
        family: Family | None = None,
    ) -> float:
        """Return the width of one line in real pixels, in the role's face or another."""
        face = family or FAMILIES[role]
        return text_width(words, self.px(role), weight, face, spacing * self.u)

    def leading(self, role: Role) -> float:
        """Return the distance from one line to the next, in real pixels."""
        return _leading(self.px(role), FAMILIES[role])

    def lines(
        self,
        words: str,
        role: Role,
        width: float,
        weight: int = 500,
        family: Family | None = None,
    ) -> tuple[str, ...]:
        """Return the lines that ``words`` take in this width; a few are made evenly long."""
        return _lines(words, width, self.px(role), weight, family or FAMILIES[role])

    def smaller(self) -> tuple[Sizes, ...]:
        """Return these and lesser sizes: a little smaller, then scrolling, then the smallest."""
        return _smaller(self)


@lru_cache(256)
def _leading(px: int, family: Family) -> float:
    return metrics(px, 500, family).height() * 0.95


@lru_cache(128)
def _smaller(sizes: Sizes) -> tuple[Sizes, ...]:
    shares = [sizes.share * step for step in _STEPS]
    shrunk = [replace(sizes, share=share) for share in shares]
    more = _STILL_SMALLER if sizes.text > _VERY_LARGE else ()
    shares += [sizes.share * step for step in (*_SMALLER, *more)]
    return (*shrunk, *(replace(sizes, share=share, scrolls=True) for share in shares))


@lru_cache(4096)
def _lines(words: str, width: float, px: int, weight: int, family: Family) -> tuple[str, ...]:
    lines = wrapped(words, width + 1, px, weight, family)
    if 1 < len(lines) <= 3:
        return balanced(words, width + 1, px, weight, family, len(lines))
    return tuple(lines) or ("",)
