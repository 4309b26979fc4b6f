"""A sentence of the log of a match."""

from __future__ import annotations

from sevenwonders_qt.core.ids import Seat

Sentence = tuple[Seat | None, str, str]
"""The seat that acts (None for the whole table), an icon, and the sentence without its subject."""


HEADING = ""
"""The value instead of an icon that makes the sentence a heading of the next ones."""
