"""The panels of the table: made once, placed, filled and emptied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models.keys import cities
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.views.kit.part import Cell, Ground, Layers, Part, column, row
from sevenwonders_qt.views.table.action_panel import ActionPanel
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.drag import DraggedCard, Targets
from sevenwonders_qt.views.table.hand import Hand
from sevenwonders_qt.views.table.layout import (
    BOTTOM_ROW,
    DECIDING,
    FAR_ROW,
    GUTTER,
    MARGIN,
    At,
    side,
    whole_table,
)
from sevenwonders_qt.views.table.log_lines import LogPanel
from sevenwonders_qt.views.table.match_scene import RingParts
from sevenwonders_qt.views.table.other_city import DecidingPanel, OtherCity
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.own_city import OwnCityPanel
from sevenwonders_qt.views.table.panel import Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.pass_band import ABOVE, BELOW, PassBand
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.top_bar import TopBar
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

_OF_A_CITY = (
    *("sells", "border", "coins", "gain", "strips", "picture", "stage"),
    *("science", "war", "points"),
)


class Parts(RingParts):
    """All parts of the table except overlays."""

    asks = True
    """Whether there are buttons for the actions of a turn."""

    def __init__(
        self, scene: QGraphicsScene, style: TableStyle, boxes: Sequence[TableParts] = ()
    ) -> None:
        """``boxes`` are the parts of expansions."""
        self.top = TopBar(style)
        first, *far, last = cities()
        inside = [box.panels for box in boxes if box.panels is not None]
        self.left = OtherCity(style, first, Side.LEFT, inside)
        self.right = OtherCity(style, last, Side.RIGHT, inside)
        self.far = [OtherCity(style, key, boxes=inside) for key in far]
        self.own: OwnCityPanel = OwnCityPanel(style, inside)
        self.band = PassBand(style)
        self.log = LogPanel(style, inside)
        self.actions = ActionPanel(style)
        self.watching = WatchingPanel(style)
        self.deciding = DecidingPanel(style)
        self.rows = [make(style) for box in boxes for make in box.rows]
        self.targets = Targets(style)
        self.dragged = DraggedCard(style)
        for panel in (*self.panels(), self.watching, self.targets, self.dragged):
            scene.addItem(panel)
        self.band.setZValue(5)
        self.log.setZValue(15)  # open, it is over a city and its marks
        self.hand = Hand(scene, style)

    def panels(self) -> list[TablePart[Any]]:
        """Return all except the cards of the hand."""
        return [
            self.top, self.left, self.right, *self.far, self.own, self.band, self.log, self.actions,
            self.deciding, *self.rows,
        ]  # fmt: skip

    def crowded(self) -> list[Panel]:
        return [*super().crowded(), *(each for each in self.rows if each.isVisible())]

    def drawn(self) -> list[Panel]:
        return [*super().drawn(), *self.hand.visible_items]

    def in_focus_order(self) -> Sequence[Panel]:
        """Return hand, actions, own city, neighbours, far cities, log, top bar."""
        panels: list[Panel] = [self.actions, self.watching, self.own, self.left]
        panels += [self.right, *self.far, *self.rows, self.deciding, self.log, self.top]
        return [*self.hand.visible_items, *(panel for panel in panels if panel.isVisible())]

    def comes_and_goes(self) -> Sequence[TablePart[Any]]:
        return (*super().comes_and_goes(), self.deciding, *self.rows)

    def describe(self, shown: Shown | None, rect: QRectF, style: TableStyle) -> Part:
        """Return the arrangement; only the row of far cities changes with the players."""
        free = shown.free_side if shown is not None else None
        cities = len(shown.table.seats) if shown is not None else 3
        rows = [(each, each.high(shown.table)) for each in self.rows] if shown is not None else []
        band = Ground(column(Cell(At(self.band), high=ABOVE + BELOW)), None, (0, -ABOVE, 0, 0))
        middle = column(
            Cell(
                row(*(At(city, weight=1) for city in self.far[: cities - 3]), gap=GUTTER),
                high=FAR_ROW,
            ),
            *(Cell(At(each), high=high) for each, high in rows if high),
            At(self.own, weight=1),
            Cell(Layers(band, At(self.hand)), high=BOTTOM_ROW),
            gap=GUTTER,
            weight=1,
        )
        left = self._side(self.left, At(self.log), deciding=free is Side.LEFT)
        if self.log.opened:
            left = Layers(left, At(self.log))
        right = self._side(self.right, At(self.actions, self.watching), deciding=free is Side.RIGHT)
        return whole_table(self.top, side(rect, style, left), middle, side(rect, style, right))

    def _side(self, city: OtherCity, below: Part, *, deciding: bool) -> Part:
        """Return a neighbour, its decider if it is the Free City, and a panel of the bottom row."""
        decides = (Cell(At(self.deciding), high=DECIDING),) if deciding else ()
        corner = Cell(below, high=BOTTOM_ROW - MARGIN)
        return column(At(city, weight=1), *decides, corner, gap=GUTTER)

    def show(self, picks: Picks) -> None:
        """Fill every panel."""
        shown = picks.shown
        view = shown.table.view
        cities = self.seated(view)
        parts = (self.top, *cities, self.own, self.band, self.log, self.deciding, *self.rows)
        for part in parts:
            part.show_table(shown)
        arrow = self.band.mapRectToScene(self.band.place_within("pass"))
        self.hand.show_hand(shown, picks.held, arrow)
        self.actions.show_table(picks)
        self.actions.setVisible(self.asks and self.watching.watching is None)
        self.watching.show_seats(tuple(info.name for info in shown.players), view.seat)

    def forget(self) -> None:
        super().forget()
        self.hand.forget()
        self.targets.fade()
        self.dragged.drop()

    def refresh(self) -> None:
        super().refresh()
        for item in self.hand.items:
            item.refresh()

    def place_of(self, shown: Shown | None, place: Place) -> QRectF | None:
        return self.hand.place_of(place) or super().place_of(shown, place)

    def found(self, shown: Shown, place: Place) -> tuple[Panel | None, str]:
        """Return the panel and the name of a place in the table of 7 Wonders.

        ``("seat", n)`` a city, ``("sells", n)`` the goods a neighbour sells, ``("border", n)``
        its border, ``("coins", n)`` its counters, ``("gain", n)`` the room beside its coins,
        ``("picture", n)`` the picture of its wonder, ``("science", n)``, ``("war", n)`` and
        ``("points", n)`` the other rows of the own counters,
        ``("stage", n, m)`` one stage of it, ``("strip", n, card)`` a structure; in the own city
        ``("own",)``, ``("columns",)``, ``("column", colour)``, ``("stage",)``,
        ``("next strip", colour)`` where another structure would be; ``("hand",)``,
        ``("card", n)`` the n-th card of the hand, ``("held", card)`` the first of that kind,
        ``("marked", ...)`` the same with the marks over them, ``("fan",)`` the room of the hand,
        ``("pile",)``, ``("log",)``, ``("actions",)``,
        ``("band",)``, ``("top",)``; places of boxes as their rows name them, and within cities
        ``("of box", n, key)``.
        """
        words = " ".join(map(str, place))
        match place:
            case ("seat", int(seat)):
                return self.panel_of(shown.table.view, seat), ""
            case ("strip", int(seat), card):
                return self.panel_of(shown.table.view, seat), str(card)
            case (str(name), int(seat), *which) if name in _OF_A_CITY:
                return self.panel_of(shown.table.view, seat), " ".join((name, *map(str, which)))
            case ("columns" | "column" | "stage" | "next strip", *_):
                return self.own, words
            case ("of box", int(seat), str(key)):
                return self.panel_of(shown.table.view, seat), key
            case ("pile",):
                return self.log, words
        asking = self.watching if self.watching.isVisible() else self.actions
        whole: dict[str, Panel] = {"own": self.own, "log": self.log, "top": self.top}
        whole |= {"band": self.band, "actions": asking, "free pile": self.deciding}
        rows = (
            row for row in self.rows if row.isVisible() and not row.place_within(words).isEmpty()
        )
        return (whole[words], "") if words in whole else (next(rows, None), words)
