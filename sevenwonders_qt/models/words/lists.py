"""Lists in a text, joined as the language joins them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
"""The beginning of a Spanish word that turns "y" before it into "e"."""


def all_of(parts: Iterable[str]) -> str:
    """Join the parts of a sentence: "Ana, Bruno and Clara"."""
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
    """Join the parts of a line that only lists them: "Ana, Bruno, Clara"."""
    row, *more = [*parts] or [""]
    for part in more:
        row = translate("Table", "{first}, {next}", "parts of a list").format(first=row, next=part)
    return row


def titled(title: object, said: object) -> str:
    """Return a text behind its subject: "Ana: 12"."""
    text = translate("Table", "{title}: {said}", "a heading or a name, and what is said of it")
    return text.format(title=title, said=said)
