"""Reads the CSV files that the program writes."""

from __future__ import annotations

import csv
import io


def tables(data: bytes) -> list[list[list[str]]]:
    """The tables of a CSV file, which an empty line parts."""
    found: list[list[list[str]]] = [[]]
    for row in csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")):
        if row:
            found[-1].append(row)
        else:
            found.append([])
    return found
