"""Several things in one text, joined as the language joins them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
"""How a Spanish word begins before which "y" becomes "e"."""


def all_of(parts: Iterable[str]) -> str:
    """The parts of a sentence: "Ana, Bruno and Clara"."""
    listed, locale = list(parts), QLocale()
    if locale.language() is QLocale.Language.C:  # no language has been chosen yet: English
        locale = QLocale(QLocale.Language.English)
    joined = locale.createSeparatedList(listed)
    if locale.language() is QLocale.Language.Spanish and len(listed) > 1:
        last = listed[-1]
        if _SOUNDS_LIKE_I.match(last):
            joined = joined.removesuffix(f"y {last}") + f"e {last}"
    return joined


def in_a_row(parts: Iterable[str]) -> str:
    """The parts of a line that only lists them: "Ana, Bruno, Clara"."""
    row, *more = [*parts] or [""]
    for part in more:
        row = translate("Table", "{first}, {next}", "parts of a list").format(first=row, next=part)
    return row


def titled(title: object, said: object) -> str:
    """What is said, behind what it is said of: "Ana: 12"."""
    text = translate("Table", "{title}: {said}", "a heading or a name, and what is said of it")
    return text.format(title=title, said=said)
