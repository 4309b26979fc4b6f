"""The list of saved matches with a match of a game that has no wonders."""

from __future__ import annotations

from dataclasses import replace

from sevenwonders_qt.models.shown.saves import Order, SavesFilter, saved_match
from sevenwonders_qt.session.summary import Summary
from tests.filled_pages import saved_rows
from tests.i18n.saves_stops import NOW, entries


def without_wonders() -> Summary:
    entry = entries()[0]
    assert isinstance(entry, Summary)
    cities = tuple(replace(city, wonder="", side="") for city in entry.outline.cities)
    header = replace(entry.header, title="")
    return replace(entry, header=header, outline=replace(entry.outline, cities=cities))


def test_it_is_listed_and_found_by_its_game_and_players() -> None:
    rows = saved_rows([without_wonders()], NOW)
    assert rows[0].title == "Classic"
    assert len(rows.shown(SavesFilter.ALL, Order.NEWEST, "classic bot3")) == 1


def test_its_cities_are_told_apart_by_who_plays_them() -> None:
    detail = saved_match(without_wonders(), NOW).detail()
    assert detail.cities[1].note == "By rules"
