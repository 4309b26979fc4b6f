"""The form of the lists of signs and their meaning."""

from __future__ import annotations

from collections.abc import Sequence

Sign = tuple[tuple[str, ...], str]
"""One or two icons, and their meaning."""


Section = tuple[str, Sequence[Sign]]
"""Signs that belong together, under a title."""


Column = tuple[str, str, Sequence[Section]]
"""The title and the icon of a column, and its sections."""
