"""Tables for spreadsheets, as CSV: one table a file, as the spreadsheets of a country expect it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QLocale

from sevenwonders_qt.core.text import without_isolates

Cell = str | int | float
Row = Sequence[Cell]


class Separator(StrEnum):
    """The choice of a person for the sign between the cells of a row."""

    AUTO = "auto"
    COMMA = "comma"
    SEMICOLON = "semicolon"
    TAB = "tab"


@dataclass(frozen=True, slots=True)
class CsvForm:
    """The signs between the cells of a row, and within numbers with a fraction."""

    separator: str = ","
    point: str = "."


_FORMULA: Final = re.compile('(^|[,;|\t\r\n])(?="*[=+\\-@\t\r＝＋－＠])')
"""The places where a spreadsheet would begin to read a formula, with any separator."""


def csv_form(separator: Separator = Separator.AUTO, locale: QLocale | None = None) -> CsvForm:
    """Return the form of tables that a person wants; by default as spreadsheets expect it.

    Where numbers have a decimal comma, semicolons separate the cells.
    """
    point = (locale or spreadsheet_locale()).decimalPoint()
    match separator:
        case Separator.COMMA:
            return CsvForm(",", ".")
        case Separator.SEMICOLON:
            return CsvForm(";", point)
        case Separator.TAB:
            return CsvForm("\t", point)
        case Separator.AUTO:
            return CsvForm(";" if point == "," else ",", point)


def spreadsheet_locale(system: QLocale | None = None) -> QLocale:
    """Return the locale of the country if the system has the language of the program.

    Spanish is written with a decimal comma in Spain and Chile, and with a point in Mexico.
    """
    own, system = QLocale(), system or QLocale.system()
    return system if system.language() == own.language() else own


def csv_bytes(table: Iterable[Row], form: CsvForm) -> bytes:
    """Return the table as bytes of a file, every cell in quotes.

    In UTF-8 with a byte order mark, which spreadsheets need to read the accents.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(
        text, delimiter=form.separator, quoting=csv.QUOTE_ALL, lineterminator="\r\n"
    )
    writer.writerows([_written(cell, form) for cell in row] for row in table)
    return text.getvalue().encode("utf-8-sig")


def _written(cell: Cell, form: CsvForm) -> str:
    """Write numbers in the form; text stays text, as it was typed."""
    if isinstance(cell, int):
        return str(cell)
    if isinstance(cell, float):
        return f"{cell:.3f}".rstrip("0").rstrip(".").replace(".", form.point)
    return _FORMULA.sub(r"\1'", without_isolates(cell))
