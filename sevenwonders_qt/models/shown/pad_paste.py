"""Reads a score sheet that is pasted: a column, or a table with or without its names."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.text import clean
from sevenwonders_qt.models.shown.score_pad import (
    LONGEST_NAME,
    SCIENCE,
    TOTAL,
    Refused,
    ScorePad,
    entered,
)
from sevenwonders_qt.models.words.pad import refusal, row_aliases, row_name

translate = QCoreApplication.translate

LARGEST: Final = 10_000
"""The most characters of a sheet; eight players do not fill as many."""

_MARKS: Final = "\t;,"
"""The signs between two cells, the surest first."""

_NUMBER = re.compile(r"[+\N{MINUS SIGN}\N{EN DASH}-]?\d+")

Table = list[list[str]]


class NotPasted(ValueError):
    """A pasted text is no score sheet; it says why in the language of the person."""


def is_sheet(text: str) -> bool:
    """Return whether a text has more than one cell."""
    return len([cell for line in table_of(text) for cell in line]) > 1


def pasted(pad: ScorePad, seat: int, row: str, text: str) -> ScorePad:
    """Return the pad with a sheet of numbers from this cell on, downwards and to the right.

    Names over the columns become the names of the players. With names before the rows, numbers
    go to the rows of these names. Columns beyond the last player add players. A last line of
    totals is compared with the rows and kept only where it differs. Raises `NotPasted` and
    changes nothing where a number cannot be entered or has no place.
    """
    if len(text) > LARGEST:
        raise NotPasted(translate("Score", "This is too long for a score sheet."))
    found = table_of(text)
    if found and _known_rows(pad, found[0]) > 1:
        found = [list(line) for line in zip_longest(*found, fillvalue="")]
    if not found:
        raise NotPasted(translate("Score", "Only whole numbers can be entered here."))
    labelled = _is_labelled(found)
    names: Sequence[str] = ()
    if any(cell and not _is_number(cell) for cell in found[0][labelled:]):
        names, found = found[0][labelled:], found[1:]
    rows = _by_label(pad, found) if labelled else _in_order(pad, row, found)
    columns = max((len(cells) for cells in (names, *rows.values())), default=0)
    if seat + columns > pad.most:
        raise NotPasted(translate("Score", "There are more columns than players."))
    named = _with_names(pad.with_count(max(len(pad.players), seat + columns)), seat, names)
    totals = rows.pop(TOTAL, [])
    ways = [_filled(named, seat, rows, points) for points in _ways(named, rows)]
    found_ways = [_with_totals(filled, seat, totals, rows) for filled in ways]
    return next((filled for filled, differ in found_ways if not differ), found_ways[0][0])


def table_of(text: str) -> Table:
    """Return the cells of a text, by line; tabs, semicolons, commas or blanks divide them."""
    lines = [line for line in text.splitlines() if line.strip()]
    mark = next((mark for mark in _MARKS if mark in text), None)
    return [
        _divided(line) if mark is None or mark not in line else _marked(line, mark)
        for line in lines
    ]


def _marked(line: str, mark: str) -> list[str]:
    """Return the cells of a line as spreadsheets write it."""
    return [clean(cell).strip() for cell in next(csv.reader([line], delimiter=mark))]


def _divided(line: str) -> list[str]:
    """Return the cells of a line of blanks: a name, which may have its own blanks, and numbers."""
    words = line.replace(":", ": ").split()
    first = len(words)
    while first and _is_number(words[first - 1]):
        first -= 1
    if first == len(words):
        return [clean(cell) for cell in re.split(r"\s{2,}", line.strip())]
    return [*([clean(" ".join(words[:first]))] if first else []), *words[first:]]


def _is_number(cell: str) -> bool:
    return bool(_NUMBER.fullmatch(cell))


def _is_labelled(found: Table) -> bool:
    """Return whether lines begin with the name of a row: those that have numbers do."""
    numbered = [line for line in found if any(map(_is_number, line))]
    return bool(numbered) and not any(_is_number(line[0]) for line in numbered)


def _plain(text: str) -> str:
    """Make a name comparable: without capitals, accents and a colon at its end."""
    letters = unicodedata.normalize("NFKD", text.casefold().strip().rstrip(":"))
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def _row_called(pad: ScorePad, name: str) -> str | None:
    """Return the row of this name, including `TOTAL`."""
    wanted = _plain(name)
    for row in (*pad.rows, TOTAL):
        if wanted in {_plain(row_name(row)), row, *map(_plain, row_aliases(row))}:
            return row
    return None


def _known_rows(pad: ScorePad, cells: Sequence[str]) -> int:
    return sum(_row_called(pad, cell) is not None for cell in cells if cell)


def _by_label(pad: ScorePad, found: Table) -> dict[str, list[str]]:
    """Return the numbers of each row by its name before the line; other words are left out."""
    rows = {}
    for label, *cells in found:
        row = _row_called(pad, label)
        if row is not None:
            rows[row] = cells
        elif any(map(_is_number, cells)):
            raise NotPasted(translate("Score", "There is no row for “{text}”.").format(text=label))
    return rows


def _in_order(pad: ScorePad, row: str, found: Table) -> dict[str, list[str]]:
    """Return the numbers of each row from ``row`` down; one line more than rows are totals."""
    rows = (*pad.rows, TOTAL)
    left = rows[rows.index(row) :]
    if len(found) > len(left):
        raise NotPasted(translate("Score", "There are more lines than rows."))
    return dict(zip(left, found, strict=False))


def _with_names(pad: ScorePad, seat: int, names: Sequence[str]) -> ScorePad:
    for place, name in enumerate(names, start=seat):
        if name:
            player = replace(pad.players[place], name=name[:LONGEST_NAME].strip())
            pad = pad.with_player(place, player)
    return pad


def _ways(pad: ScorePad, rows: Mapping[str, Sequence[str]]) -> list[frozenset[str]]:
    """Return the rows that may be points: as they are typed now, or all; science always is."""
    counted = frozenset(rows) & frozenset(pad.counted_rows)
    now = (counted & pad.as_points) | (counted & {SCIENCE})
    return [now, *({counted, counted & {SCIENCE}} - {now})]


def _filled(
    pad: ScorePad, seat: int, rows: Mapping[str, Sequence[str]], points: frozenset[str]
) -> ScorePad:
    """Return the pad with the numbers of these rows, those in ``points`` as points."""
    pad = replace(pad, as_points=(pad.as_points - frozenset(rows)) | points)
    for row, cells in rows.items():
        for place, text in enumerate(cells, start=seat):
            if text:
                pad = pad.with_entry(place, pad.entry(row), _number(pad.entry(row), text))
    return pad


def _number(entry: str, text: str) -> int | None:
    try:
        return entered(entry, text.replace("\N{EN DASH}", "-"))
    except Refused as error:
        raise NotPasted(f"“{text}”: {refusal(error)}") from error


def _with_totals(
    pad: ScorePad, seat: int, totals: Sequence[str], rows: Collection[str]
) -> tuple[ScorePad, bool]:
    """Return the pad with the totals that differ from its rows, and whether there are any."""
    differ = False
    for place, text in enumerate(totals, start=seat):
        total = _number(TOTAL, text)
        if total is not None and (not rows or total != pad.in_rows(place)):
            pad, differ = pad.with_entry(place, TOTAL, total), True
    return pad, differ
