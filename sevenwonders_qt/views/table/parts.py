"""The panels of the table: made once, placed, filled and emptied together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.models.keys import cities, with_key
from sevenwonders_qt.models.shown import Shown
from sevenwonders_qt.views.table.action_panel import ActionPanel
from sevenwonders_qt.views.table.bar import BackBar
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.drag import DraggedCard, Targets
from sevenwonders_qt.views.table.hand import Hand
from sevenwonders_qt.views.table.layout import TableLayout
from sevenwonders_qt.views.table.log_lines import LogPanel
from sevenwonders_qt.views.table.match_scene import MatchParts
from sevenwonders_qt.views.table.other_city import DecidingPanel, OtherCity
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.own_city import OwnCityPanel
from sevenwonders_qt.views.table.panel import Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.pass_band import ABOVE, BELOW, PassBand
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.top_bar import TopBar
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

translate = QCoreApplication.translate

_OF_A_CITY = ("seat", "sells", "border", "coins", "strips", "picture", "strip", "stage")


class Parts(MatchParts):
    """Everything that stands on the table but overlays."""

    back_wide = 276.0
    asks = True
    """Whether there are buttons for what is done in a turn."""

    def __init__(
        self, scene: QGraphicsScene, style: TableStyle, boxes: Sequence[TableParts] = ()
    ) -> None:
        """``boxes`` are what expansions bring."""
        self.top = TopBar(style)
        self.back = BackBar(style)
        first, *far, last = cities()
        self.left = OtherCity(style, first, Side.LEFT)
        self.right = OtherCity(style, last, Side.RIGHT)
        self.far = [OtherCity(style, key) for key in far]
        self.own: OwnCityPanel = OwnCityPanel(style)
        self.band = PassBand(style)
        self.log = LogPanel(style)
        self.actions = ActionPanel(style)
        self.watching = WatchingPanel(style)
        self.deciding = DecidingPanel(style)
        self.rows = [make(style) for box in boxes for make in box.rows]
        self.targets = Targets(style)
        self.dragged = DraggedCard(style)
        for panel in (*self.panels(), self.watching, self.targets, self.dragged):
            scene.addItem(panel)
        self.band.setZValue(5)
        self.back.setZValue(5)
        self.log.setZValue(15)  # opened it lies over a city and what is marked in it
        self.hand = Hand(scene, style)

    def panels(self) -> list[TablePart[Any]]:
        """All but the cards of the hand."""
        return [
            self.top, self.left, self.right, *self.far, self.own, self.band, self.log, self.actions,
            self.deciding, *self.rows, self.back,
        ]  # fmt: skip

    def drawn(self) -> list[Panel]:
        return [*super().drawn(), *self.hand.visible_items]

    def in_focus_order(self) -> Sequence[Panel]:
        """Hand, actions, own city, neighbours, far cities, log, top bar."""
        panels: list[Panel] = [self.actions, self.watching, self.own, self.left]
        panels += [self.right, *self.far, *self.rows, self.deciding, self.log, self.back, self.top]
        return [*self.hand.visible_items, *(panel for panel in panels if panel.isVisible())]

    def place(self, where: TableLayout, style: TableStyle) -> None:
        """Put every panel where the layout says."""
        self.place_cities(where, style)
        band = where.hand.adjusted(0, -style.s(ABOVE), 0, 0)
        band.setHeight(style.s(ABOVE + BELOW))
        self.band.place(band, style)
        log = QRectF(where.log)
        if self.log.opened:
            log.setTop(where.left.top())
        self.log.place(log, style)
        for asking in (self.actions, self.watching):
            asking.place(where.actions, style)
        self.deciding.place(where.deciding, style)
        self.deciding.setVisible(not where.deciding.isEmpty())
        for row, rect in zip(self.rows, where.rows or [QRectF()] * len(self.rows), strict=True):
            row.place(rect, style)
            row.setVisible(not rect.isEmpty())

    def show(self, picks: Picks, where: TableLayout, style: TableStyle) -> None:
        """Fill every panel."""
        shown = picks.shown
        view = shown.table.view
        undo = with_key(translate("Table", "Undo the choice"), "undo")
        self.back.show_table((shown.table.undo, undo if shown.may_take_back else ""))
        self.hand.show_hand(shown, where.hand, style, picks.held)
        cities = self.seated(view)
        parts = (self.top, *cities, self.own, self.band, self.log, self.deciding, *self.rows)
        for part in parts:
            part.show_table(shown)
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
        """Where something lies in the scene, None if it is not there.

        Places: ``("seat", n)`` a city, ``("sells", n)`` what a neighbour sells, ``("border", n)``
        its border, ``("coins", n)`` its counters, ``("picture", n)`` that of its wonder,
        ``("stage", n, m)`` one stage of it, ``("strip", n, card)`` a structure; in the own city
        ``("own",)``, ``("columns",)``, ``("column", colour)``, ``("stage",)``,
        ``("next strip", colour)`` where another structure would stand; ``("hand",)``,
        ``("card", n)`` the n-th card of the hand, ``("held", card)`` the first of that kind,
        ``("pile",)``, ``("log",)``, ``("actions",)``, ``("band",)``, ``("top",)``; those of boxes
        as their rows name them.
        """
        own, log, items = self.own, self.log, self.hand.visible_items
        found: tuple[Panel, QRectF] | None = None
        match place:
            case (str(name), int(seat), *which) if name in _OF_A_CITY and shown is not None:
                panel = self.panel_of(shown.table.view, seat)
                names = {"strip": str(*which), "stage": f"stage {str(*which)}"}
                if panel is not None:
                    inside = panel.place_within(names.get(name, name))
                    found = panel, panel.rect if name == "seat" else inside
            case ("card", int(number)):
                found = next(((item, item.card_rect) for item in items[number:]), None)
            case ("held", str(card)):
                held = (item for item in items if item.card == card)
                found = next(((item, item.card_rect) for item in held), None)
            case ("column", str(kind)):
                found = own, own.column_of(Colour(kind))
            case ("next strip", str(kind)):
                found = own, own.next_strip(Colour(kind))
            case ("hand",):
                cards = [_in_scene(item, item.card_rect) for item in items]
                return reduce(QRectF.united, cards) if cards else None
            case ("own" | "log" | "band" | "top" | "free pile" | "actions" as name,):
                panel = self._whole(name)
                found = panel, panel.rect
            case ("columns" | "stage" | "pile" as name,):
                panel = log if name == "pile" else own
                found = panel, panel.place_within(name)
            case _:
                rows = ((row, row.place_in(place)) for row in self.rows if row.isVisible())
                found = next(((row, rect) for row, rect in rows if rect is not None), None)
        if found is None or found[1].isEmpty():
            return None
        return _in_scene(*found)

    def _whole(self, name: str) -> Panel:
        asking = self.watching if self.watching.isVisible() else self.actions
        panels = {"own": self.own, "log": self.log, "band": self.band, "top": self.top}
        return {**panels, "actions": asking}.get(name, self.deciding)


def _in_scene(panel: Panel, rect: QRectF) -> QRectF:
    return rect.translated(panel.pos())
