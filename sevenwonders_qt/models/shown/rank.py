"""The place of a city by the current points, and its distance from another."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.shown.faces import Shown

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Rank:
    """A place, counted from 1.

    ``lead`` is how many points the city is ahead of the best ``other`` one, below zero when it is
    behind; with equal points coins decide who is first. ``alike`` others have as many as that one.
    """

    number: int
    lead: int
    other: Seat
    alike: int = 1


def own_rank(shown: Shown) -> Rank | None:
    """Return the place of the own city among the players; None while the points are not shown."""
    table, seat = shown.table, shown.own.seat
    if table.standing is None or seat == shown.free_seat:
        return None
    found = {
        city.seat: (sheet.total, city.coins)
        for city, sheet in zip(table.view.cities, table.standing, strict=True)
        if city.seat != shown.free_seat
    }
    own = found.pop(seat)
    best = max(found, key=found.__getitem__)
    number = 1 + sum(1 for one in found.values() if one > own)
    alike = sum(points == found[best][0] for points, _ in found.values())
    return Rank(number, own[0] - found[best][0], best, alike)


def rank_words(shown: Shown, rank: Rank, *, named: bool = True) -> str:
    """Return the lead of the own city or its distance, with the name of the other if ``named``."""
    lead = rank.lead
    if lead > 0:
        return translate("Table", "%n ahead", None, lead)
    if named:
        text = translate("Table", "%n behind {name}", None, -lead)
        if not lead and rank.alike > 1:
            return translate("Table", "tied with %n others", None, rank.alike)
        if not lead:
            text = translate("Table", "tied with {name}")
        return text.format(name=shown.name(rank.other))
    return translate("Table", "%n behind", None, -lead) if lead else translate("Table", "tied")
