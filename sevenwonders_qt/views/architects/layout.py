"""Where everything lies on the table of Architects, for every window size and number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.table.layout import TableLayout
from sevenwonders_qt.views.table.layout import layout as classic_layout

_FOR_WORDS: Final = 150.0
"""Design pixels that the neighbours give to the words below them where text is larger."""


def layout(width: float, height: float, players: int, *, large: bool = False) -> TableLayout:
    """The grid of the other table; of two players the own city takes the left column, too.

    ``hand`` is where the decks stand, ``actions`` where the progress tokens lie. ``large`` is
    that of a `TableStyle`.
    """
    where = classic_layout(width, height, max(3, players))
    if large:
        where = _with_words(where)
    if players > 2:
        return where
    own = QRectF(where.own)
    own.setLeft(where.left.left())
    log = QRectF(where.log)
    log.setTop(where.hand.top())
    return replace(where, own=own, left=QRectF(), log=log)


def _with_words(where: TableLayout) -> TableLayout:
    """Cards of neighbours are pictures, which come closer together; words below them cannot."""
    up = _FOR_WORDS * where.u
    return replace(
        where,
        left=where.left.adjusted(0, 0, 0, -up),
        right=where.right.adjusted(0, 0, 0, -up),
        log=where.log.adjusted(0, -up, 0, 0),
        actions=where.actions.adjusted(0, -up, 0, 0),
    )
