"""The panels of the table: made once, placed, filled and emptied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.views.kit.part import Cell, Ground, Layers, Part, column, row
from sevenwonders_qt.views.table.action_panel import ActionPanel
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.captions import HIGH, Captions
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
    whole_height,
    whole_table,
)
from sevenwonders_qt.views.table.log_lines import LogPanel
from sevenwonders_qt.views.table.match_scene import RingParts
from sevenwonders_qt.views.table.other_city import DecidingPanel, OtherCity
from sevenwonders_qt.views.table.own_city import FOLDED, OwnCityPanel
from sevenwonders_qt.views.table.panel import Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.pass_band import ABOVE, BELOW, TITLED, PassBand
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.places import (
    Actions,
    Band,
    City,
    ColourColumn,
    Columns,
    FreePile,
    InRow,
    LogPlace,
    NextStage,
    NextStrip,
    OfCity,
    Own,
    Pile,
    Place,
    Top,
)
from sevenwonders_qt.views.table.top_bar import TopBar
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

_MOST: Final = 540.0
"""The largest height of cards of a box with their title and words, in design pixels."""


class Parts(RingParts):
    """All parts of the table except overlays."""

    asks = True
    """Whether there are buttons for the actions of a turn."""

    def __init__(
        self, scene: QGraphicsScene, style: TableStyle, boxes: Sequence[TableParts] = ()
    ) -> None:
        """``boxes`` are the parts of expansions."""
        self.top = TopBar(style)
        left, right, far = acts.OTHER_CITIES
        inside = [box.panels for box in boxes if box.panels is not None]
        self.left = OtherCity(style, left, Side.LEFT, inside)
        self.right = OtherCity(style, right, Side.RIGHT, inside)
        self.far = [OtherCity(style, key, boxes=inside) for key in far]
        self.own: OwnCityPanel = OwnCityPanel(style, inside)
        self.band = PassBand(style)
        self.log = LogPanel(style, inside)
        self.captions = Captions(style)
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
            self.deciding, *self.rows, self.captions,
        ]  # fmt: skip

    def crowded(self) -> list[Panel]:
        return [*super().crowded(), *(each for each in self.rows if each.isVisible())]

    def worded(self) -> list[QRectF]:
        own = (self.own.mapRectToScene(spot.rect) for spot in self.own.spots)
        foot = self.own.mapRectToScene(self.own.place_within("poster"))
        foot.setTop(foot.center().y())  # the consequences of a choice are written there
        return [*super().worded(), *own, foot]

    def drawn(self) -> list[Panel]:
        return [*super().drawn(), *self.hand.visible_items]

    def in_focus_order(self) -> Sequence[Panel]:
        """Return hand, actions, own city, neighbours, far cities, log, top bar."""
        panels: list[Panel] = [self.actions, self.watching, self.own, self.left]
        panels += [self.right, *self.far, *self.rows, self.deciding, self.log, self.top]
        return [*self.hand.visible_items, *(panel for panel in panels if panel.isVisible())]

    def comes_and_goes(self) -> Sequence[TablePart[Any]]:
        return (*super().comes_and_goes(), self.deciding, self.captions, *self.rows)

    def describe(self, shown: Shown | None, rect: QRectF, style: TableStyle) -> Part:
        """Return the arrangement; only the row of far cities changes with the players."""
        free = shown.free_side if shown is not None else None
        cities = len(shown.table.seats) if shown is not None else 3
        rows = [(each, each.high(shown.table)) for each in self.rows] if shown is not None else []
        far = FAR_ROW + GUTTER if cities > 3 else 0.0
        taken = whole_height(far + sum(high + GUTTER for _, high in rows if high))
        room = rect.height() / style.u - taken - FOLDED - GUTTER
        middle = column(
            Cell(
                row(*(At(city, weight=1) for city in self.far[: cities - 3]), gap=GUTTER),
                high=FAR_ROW,
            ),
            *(Cell(At(each), high=high) for each, high in rows if high),
            At(self.own, weight=1),
            self._hand(shown, room),
            gap=GUTTER,
            weight=1,
        )
        left = self._side(self.left, At(self.log), deciding=free is Side.LEFT)
        if self.log.opened:
            left = Layers(left, At(self.log))
        right = self._side(self.right, At(self.actions, self.watching), deciding=free is Side.RIGHT)
        return whole_table(self.top, side(rect, style, left), middle, side(rect, style, right))

    def _hand(self, shown: Shown | None, room: float) -> Part:
        """Return the hand under its band; cards of a box are between their title and words.

        These take the ``room`` that a low own city leaves, in design pixels.
        """
        if shown is None or shown.table.box_hand is None:
            place = column(Cell(At(self.band), high=ABOVE + BELOW))
            above = Ground(place, None, (0, -ABOVE, 0, 0))
            return Cell(Layers(above, At(self.hand)), high=BOTTOM_ROW)
        band, words = Cell(At(self.band), high=TITLED), Cell(At(self.captions), high=HIGH)
        inside = column(band, At(self.hand, weight=1), words, gap=0, weight=1)
        return Cell(Ground(inside, None, (0, 0, 0, MARGIN)), high=max(BOTTOM_ROW, min(_MOST, room)))

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
        self.captions.show_table(picks)
        arrow = self.band.mapRectToScene(self.band.laid_place("pass"))
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
        """Return the panel of a place in the table of 7 Wonders, and the name of its part there.

        Places of boxes are in rows, as the rows name them, and within cities.
        """
        match place:
            case City(seat):
                return self.panel_of(shown.table.view, seat), ""
            case OfCity(seat):
                return self.panel_of(shown.table.view, seat), place.part
            case Columns() | ColourColumn() | NextStage() | NextStrip():
                return self.own, place.part
            case Pile():
                return self.log, place.part
            case Band():
                return self.band, "pass"
            case InRow(name):
                return self._row_with(name), name
        asking = self.watching if self.watching.isVisible() else self.actions
        whole: dict[type[Place], Panel] = {Own: self.own, LogPlace: self.log, Top: self.top}
        whole |= {Actions: asking, FreePile: self.deciding}
        return whole.get(type(place)), ""

    def _row_with(self, name: str) -> Panel | None:
        """Return the row of a box that has a part of this name."""
        rows = (row for row in self.rows if row.isVisible())
        return next((row for row in rows if not row.place_within(name).isEmpty()), None)
