"""Where everything lies on the table of Architects, for every window size and number of players."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.table.layout import TableLayout
from sevenwonders_qt.views.table.layout import layout as classic_layout


def layout(width: float, height: float, players: int) -> TableLayout:
    """The grid of the other table; of two players the own city takes the left column, too.

    ``hand`` is where the decks stand, ``actions`` where the progress tokens lie.
    """
    where = classic_layout(width, height, max(3, players))
    if players > 2:
        return where
    own = QRectF(where.own)
    own.setLeft(where.left.left())
    return replace(where, own=own, left=QRectF())
