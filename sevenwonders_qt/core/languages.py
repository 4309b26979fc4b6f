"""The languages of the program: each has a compiled translation."""

from __future__ import annotations

import re
from typing import Final

from sevenwonders_qt.core.resources import resource_path

SOURCE: Final = "en"
"""The language of the texts in the sources, which needs no translation."""

SHIPPED: Final = (SOURCE, "es", "pt_BR")
"""The languages that every copy of the program has; so a missing file is noticed."""

_FILE: Final = re.compile(r"sevenwonders_([a-z]{2,3}(?:_[A-Za-z]{2,4})*)\.qm")


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, such as ``pt_BR``, English first.

    A file in the folder of translations is all that another one needs: see docs/translating.md.
    """
    try:
        files = resource_path("i18n").iterdir()
    except FileNotFoundError:
        return (SOURCE,)
    found = {match[1] for file in files if (match := _FILE.fullmatch(file.name))}
    return (SOURCE, *sorted(found - {SOURCE}))
