"""Tables for spreadsheets, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from sevenwonders_qt.core.text import without_isolates

Cell = str | int
Row = Sequence[Cell]

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula, were it the first letter of a name."""


def csv_bytes(*tables: Iterable[Row]) -> bytes:
    """Tables with an empty line between them, those without a row left out.

    In UTF-8 with a byte order mark, which spreadsheets need to read the accents.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    for number, table in enumerate(filter(None, map(list, tables))):
        if number:
            writer.writerow(())
        writer.writerows([list(map(_safe, row)) for row in table])
    return text.getvalue().encode("utf-8-sig")


def _safe(cell: Cell) -> Cell:
    """Text that stays text: nobody's name becomes a formula, and each is as it was typed."""
    if not isinstance(cell, str):
        return cell
    text = without_isolates(cell)
    return f"'{text}" if text.startswith(_FORMULA) else text
