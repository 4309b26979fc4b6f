"""The size of paper that a page is printed on: by country, or as a person wants it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize


class PaperWish(StrEnum):
    """The paper that a person wants; by default it is the usual paper of the country."""

    AUTO = "auto"
    A4 = "a4"
    LETTER = "letter"


_LETTER: Final = frozenset(
    {
        *("BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX"),
        *("NI", "PA", "PH", "PR", "SV", "US", "VE"),
    }
)
"""Countries where Letter is usual, after the Unicode locale data, and the Dominican Republic."""


def page_size(paper: PaperWish = PaperWish.AUTO, system: QLocale | None = None) -> QPageSize:
    """Return the size of a page to print; A4 where the system does not name a country."""
    territory = (system or QLocale.system()).territory()
    usual = QLocale.territoryToCode(territory) in _LETTER
    letter = paper is PaperWish.LETTER or (paper is PaperWish.AUTO and usual)
    return QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
