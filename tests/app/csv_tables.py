"""Reads the CSV files that the program writes."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

from sevenwonders_qt.models.shown.table_csv import CsvForm

POINT = CsvForm()
"""As in English: commas between cells, a decimal point."""


def rows_of(data: bytes, form: CsvForm = POINT) -> list[list[str]]:
    """The rows of a CSV file."""
    text = io.StringIO(data.decode("utf-8-sig"), newline="")
    return list(csv.reader(text, delimiter=form.separator, strict=True))


def tables(files: Mapping[str, bytes], form: CsvForm = POINT) -> list[list[list[str]]]:
    """The rows of each file."""
    return [rows_of(data, form) for data in files.values()]
