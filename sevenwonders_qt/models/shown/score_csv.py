"""The score sheet of a match as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.models.shown.table_csv import Cell, CsvForm, csv_bytes
from sevenwonders_qt.models.words.terms import category_name

translate = QCoreApplication.translate


def score_csv(sheet: ScoreSheet, form: CsvForm) -> dict[str, bytes]:
    """Return the sheet as bytes of files, each with a word for its name; "" is the first one.

    That has the points of every city by category; the others have the lines behind each number,
    the points after every turn if they are known, and what match it was.
    """
    tables = {
        "": _grid(sheet),
        translate("Score", "details"): _lines(sheet),
        translate("Score", "history"): _turns(sheet),
        translate("Score", "match"): _match(sheet),
    }
    made = {word: list(table) for word, table in tables.items()}
    return {word: csv_bytes(table, form) for word, table in made.items() if table}


def _grid(sheet: ScoreSheet) -> Iterator[list[Cell]]:
    yield [translate("Score", "Category"), *(city.name for city in sheet.cities)]
    yield [translate("Score", "City"), *(city.board for city in sheet.cities)]
    for row in sheet.rows:
        if row.counts:
            yield [row.label, *row.points]
    yield [category_name("total"), *(city.total for city in sheet.cities)]
    for row in sheet.rows:
        if not row.counts:
            yield [row.label, *row.points]
    if any(city.place for city in sheet.cities):
        yield [translate("Score", "Place"), *(city.place for city in sheet.cities)]
    yes = translate("Score", "won")
    yield [translate("Score", "Winner"), *(yes if city.winner else "" for city in sheet.cities)]


def _lines(sheet: ScoreSheet) -> Iterator[list[Cell]]:
    yield [
        translate("Score", "Player"),
        translate("Score", "Category"),
        translate("Score", "What"),
        translate("Score", "Counted"),
        translate("Score", "Sum"),
        translate("Score", "Points"),
    ]
    for line in sheet.lines:
        yield [line.name, line.category, line.what, line.counted, line.sum, line.points]


def _turns(sheet: ScoreSheet) -> Iterator[list[Cell]]:
    if sheet.history:
        first = translate("Score", "Turn") if sheet.ages else translate("Score", "Round")
        yield [first, *(city.name for city in sheet.cities)]
    for number, points in enumerate(sheet.history, start=1):
        yield [number, *(points[city.seat] for city in sheet.cities)]


def _match(sheet: ScoreSheet) -> Iterator[list[Cell]]:
    yield [translate("Score", "Game"), sheet.game]
    if sheet.played:
        yield [translate("Score", "Date"), sheet.day()]
    if sheet.seed:
        yield [translate("Score", "Seed"), sheet.seed]
    yield [translate("Score", "Result"), f"{sheet.title}. {sheet.note}"]
