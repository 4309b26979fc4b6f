"""Fills pages as the program does: a set-up with seats, the list of saved matches with entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from operator import attrgetter
from typing import Any

from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.shown.saves import SavedRows, saved_match
from sevenwonders_qt.session.listed import listed
from sevenwonders_qt.session.summary import Entry
from sevenwonders_qt.views.pages.set_up import SetUpPage


def set_seats(page: SetUpPage[Any], wishes: Sequence[SeatWish]) -> None:
    """Show these 2 to 7 seats."""
    page.set_table(replace(page.table(), seats=tuple(wishes)).available_only())


def saved_rows(entries: Iterable[Entry], now: datetime) -> SavedRows:
    """The rows of entries at hand, the newest first."""
    found = {entry.path.name: entry for entry in entries}
    newest = sorted(map(listed, found.values()), key=attrgetter("written", "name"), reverse=True)
    return SavedRows(newest, lambda short: saved_match(found[short.name], now))
