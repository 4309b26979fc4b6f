"""Names of files that every system takes."""

from __future__ import annotations

from typing import Final

_LONGEST: Final = 120
_NOT_IN_NAMES: Final = frozenset('<>:"/\\|?*')


def file_name(words: str, kind: str) -> str:
    """Return a name of these words for a file of ``kind``, such as "png", without forbidden signs.

    Dates keep their parts apart.
    """
    allowed = (c for c in words.replace("/", "-") if c not in _NOT_IN_NAMES and c.isprintable())
    return "".join(allowed)[:_LONGEST].strip(" .") + f".{kind}"
