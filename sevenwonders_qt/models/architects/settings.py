"""Architects in the settings: the set-up of its last match, and its keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.stored import Damaged, mended, record, rest_of
from sevenwonders_qt.games.architects.numbers import NAME
from sevenwonders_qt.games.architects.options import Options, from_json
from sevenwonders_qt.models.acts import Act, On, table_of
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.game_settings import GameSettings, differing
from sevenwonders_qt.models.new_match import wonders_of_boxes
from sevenwonders_qt.models.stored_seats import read_seats, read_whole_seats

translate = QCoreApplication.translate


def _whole(stored: Any) -> ArchitectsWish:
    """Return a set-up; a part that is missing is as at first start."""
    wish: ArchitectsWish = _read(stored)
    if any(seat.wonder in wonders_of_boxes() for seat in wish.seats):
        raise Damaged("has a wonder of another game", ("seats",))
    return wish.available_only()


def _left(stored: Any) -> ArchitectsWish:
    """Return the readable parts of a damaged set-up."""
    options = mended(_options, rest_of(Options()))
    wish = rest_of(ArchitectsWish(), seats=read_seats, options=options)(stored)
    seats = tuple(
        replace(seat, wonder=None) if seat.wonder in wonders_of_boxes() else seat
        for seat in wish.seats
    )
    return replace(wish, seats=seats).available_only()


def _options(stored: Any) -> Options:
    """Return the stored options, without an old default that no player chose.

    Files used to hold every option, and Engineering forced a build by default then: in such a
    file its value says nothing.
    """
    options, default = from_json(stored), asdict(Options())
    if {*stored} == {*default} and differing(stored, default) != stored:
        return replace(options, engineering_forces_build=default["engineering_forces_build"])
    return options


def _stored(wish: ArchitectsWish) -> Mapping[str, Any]:
    document = asdict(wish)
    return {**document, "options": differing(document["options"], asdict(Options()))}


_read = record(ArchitectsWish, seats=read_whole_seats, options=_options)

TABLE = table_of(NAME)
"""The table, as a page that keys belong to."""

END_TURN: Final = Act(
    "end_turn", ("E",), frozenset({TABLE}), lambda: translate("Settings", "End the turn")
)
UNCOVER: Final = Act(
    "uncover",
    ("G",),
    frozenset({TABLE}),
    lambda: translate("Settings", "Several people: see what only you may see"),
)
DISCARDS: Final = Act(
    "discards",
    ("D",),
    frozenset({TABLE, On.REPLAY}),
    lambda: translate("Settings", "Discard pile"),
)

SETTINGS = GameSettings(
    first=ArchitectsWish,
    read=mended(_whole, _left),
    stored=_stored,
    acts=(END_TURN, UNCOVER, DISCARDS),
)
