"""The versions of the journal's format, and how a file of an older one is brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevenwonders_qt.journal.header import Json

VERSION = 1
"""The format written now.

1   header: format, version, game, options, seed, seats, created
    line: n (events before it), events, over (true, on the last line of a finished match only)
"""

Upgrade = Callable[[list[dict[str, Json]]], list[dict[str, Json]]]
"""Takes the fields of every line, header first, in one version and gives them in the next.

Checksums have been checked before. It may raise KeyError, TypeError, ValueError or IndexError.
"""

UPGRADES: Mapping[int, Upgrade] = {}
"""By the version that each one starts from; none is needed yet."""
