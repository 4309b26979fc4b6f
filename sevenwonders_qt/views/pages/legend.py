"""Signs and their meaning, as the help page shows them."""

from __future__ import annotations

from typing import NamedTuple


class Sign(NamedTuple):
    """One or two icons, and what they mean."""

    icons: tuple[str, ...]
    words: str


class Section(NamedTuple):
    """Signs that belong together."""

    title: str
    signs: tuple[Sign, ...]
