"""All results as one table for spreadsheets: a row for every seat of every match."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.seats import listed_name
from sevenwonders_qt.models.shown.records import Played, Records
from sevenwonders_qt.models.shown.statistics import categories_in_order
from sevenwonders_qt.models.shown.table_csv import Cell, CsvForm, csv_bytes
from sevenwonders_qt.models.words.levels import player_name
from sevenwonders_qt.models.words.statistics import category, city, kind_name, person

translate = QCoreApplication.translate


def results_csv(records: Records, form: CsvForm) -> bytes:
    """Return every seat of every match by time, practice and paper games marked.

    Words are in the current language; times are in UTC as ISO 8601 writes them, yes and
    no are 1 and 0, and a category that a game has not is empty.
    """
    return csv_bytes(_rows(records), form)


def _rows(records: Records) -> Iterator[list[Cell]]:
    found = {row for one in records.played for row in one.result.points}
    categories = categories_in_order(found)
    yield [*_headings(), *map(category, categories)]
    for one in records.played:
        points = one.result.points
        yield [*_cells(one), *(points.get(row, "") for row in categories)]


def _headings() -> list[str]:
    return [
        translate("Statistics", "Match"),
        translate("Statistics", "Begun"),
        translate("Statistics", "Ended"),
        translate("Statistics", "Game"),
        translate("Statistics", "Edition"),
        translate("Statistics", "Expansions"),
        translate("Statistics", "On a real table"),
        translate("Statistics", "Practice"),
        translate("Statistics", "Hints"),
        translate("Statistics", "Verified"),
        translate("Statistics", "Players"),
        translate("Statistics", "Seat"),
        translate("Statistics", "Name"),
        translate("Statistics", "Computer"),
        translate("Statistics", "Wonder"),
        translate("Statistics", "Side"),
        translate("Statistics", "Recruited", "the people that a city has recruited"),
        translate("Statistics", "Place"),
        translate("Statistics", "Won"),
        translate("Statistics", "Points"),
    ]


def _cells(one: Played) -> list[Cell]:
    result = one.result
    computer = "" if result.player == PERSON else player_name(result.player) or result.player
    return [
        result.path.name.split(".")[0],
        f"{result.began:%Y-%m-%dT%H:%M:%SZ}",
        f"{result.ended:%Y-%m-%dT%H:%M:%SZ}",
        ", ".join(map(kind_name, one.kinds)),
        result.edition,
        ", ".join(result.expansions),
        int(result.paper),
        int(result.practice),
        result.hints,
        int(result.verified),
        result.players,
        result.seat + 1,
        listed_name(result.name),
        computer,
        city(result.wonder),
        result.side,
        ", ".join(map(person, result.people)),
        result.place,
        int(result.won),
        result.total,
    ]
