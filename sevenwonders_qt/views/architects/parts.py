"""The panels of this table: made once, placed, filled and emptied together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.architects.choices import Group, groups
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.seats import Player, You
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.undo import Undo
from sevenwonders_qt.views.architects.decks import Decks
from sevenwonders_qt.views.architects.discard import DiscardPile
from sevenwonders_qt.views.architects.marks import ArchitectsPart, who
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.architects.own_city import OwnCity
from sevenwonders_qt.views.architects.places import Choices, Deck, Discards, OwnStage, TokenPlace
from sevenwonders_qt.views.architects.progress import HornCall, Progress
from sevenwonders_qt.views.architects.turn_panel import ChoiceList, LogList
from sevenwonders_qt.views.kit.part import Cell, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill
from sevenwonders_qt.views.table.layout import (
    BOTTOM_ROW,
    FAR_ROW,
    GUTTER,
    MARGIN,
    At,
    side,
    whole_table,
)
from sevenwonders_qt.views.table.match_scene import RingParts
from sevenwonders_qt.views.table.panel import Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.places import City, Picture, Place
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

DISCARD_HIGH = 62.0
"""Design pixels of the discard pile below the log."""
_WATCHING_HIGH = 124.0
_FOR_WORDS = 150.0
"""Design pixels less for the neighbours, and more for the words below, where text is larger."""


class Parts(RingParts):
    """All parts of the table except overlays."""

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        self.top = TopBar(style)
        left, right, far = acts.OTHER_CITIES
        self.left = OtherCity(style, left, "scope_left")
        self.right = OtherCity(style, right, "scope_right")
        self.far = [OtherCity(style, name) for name in far]
        self.own = OwnCity(style)
        self.decks = Decks(style)
        self.progress = Progress(style)
        self.log = LogList(style)
        self.choices = ChoiceList(style)
        self.discard = DiscardPile(style)
        self.watching = WatchingPanel(style, short=True)
        self.call = HornCall(style)
        for panel in (*self.panels(), self.watching, self.call):
            scene.addItem(panel)

    def panels(self) -> list[TablePart[Any]]:
        """Return every part except the call, in reading order."""
        return [
            *(self.choices, self.decks, self.progress, self.own, self.left, *self.far, self.right),
            *(self.log, self.discard, self.top),
        ]

    def worded(self) -> list[QRectF]:
        return [*super().worded(), self.own.mapRectToScene(self.own.place_within("cards"))]

    def drawn(self) -> list[Panel]:
        return [*super().drawn(), *([self.call] if self.call.isVisible() else [])]

    def in_focus_order(self) -> Sequence[Panel]:
        """Return every panel in sight with something to focus, in reading order."""
        panels = (self.watching, *self.panels())
        return [panel for panel in panels if panel.isVisible() and panel.focus_keys()]

    def found(self, table: ArchitectsTable, place: Place) -> tuple[Panel | None, str]:
        """Return the panel of a place in the table of Architects, and the name of its part there.

        A deck is among those in reach if it is there, or else beside its city.
        """
        match place:
            case City(seat):
                return self.panel_of(table.view, seat), ""
            case Picture(seat):
                return self.panel_of(table.view, seat), place.part
            case Deck(deck) if deck in table.reach:
                return self.decks, f"deck {table.reach.index(deck)}"
            case Deck(deck) if deck != CENTRAL:
                return self.panel_of(table.view, deck), "deck"
            case TokenPlace():
                return self.progress, place.part
            case OwnStage():
                return self.own, place.part
            case Choices():
                return self.choices, ""
            case Discards():
                return self.discard, ""
        return None, ""

    def refresh(self) -> None:
        super().refresh()
        self.call.refresh()

    def forget(self) -> None:
        self.call.clear()
        super().forget()

    def place(self, shown: ArchitectsTable | None, rect: QRectF, style: TableStyle) -> None:
        super().place(shown, rect, style)
        self.call.over(rect, style)

    def describe(self, shown: ArchitectsTable | None, rect: QRectF, style: TableStyle) -> Part:
        """Return the layout; of two players the own city takes the left column, too.

        Cards of neighbours are pictures, which come closer together where text is large, as words
        below them cannot.
        """
        players = len(shown.seats) if shown is not None else 4
        high = BOTTOM_ROW - MARGIN + (_FOR_WORDS if style.large else 0)
        right = column(At(self.right, weight=1), Cell(At(self.progress), high=high), gap=GUTTER)
        if players == 2:
            corner = side(rect, style, self._corner())
            below = row(corner, At(self.decks, weight=1), gap=GUTTER)
            own = column(At(self.own, weight=1), Cell(below, high=BOTTOM_ROW), gap=GUTTER, weight=1)
            return whole_table(self.top, own, side(rect, style, right))
        left = column(At(self.left, weight=1), Cell(self._corner(), high=high), gap=GUTTER)
        far = row(*(At(city, weight=1) for city in self.far[: players - 3]), gap=GUTTER)
        middle = column(
            Cell(far, high=FAR_ROW),
            At(self.own, weight=1),
            Cell(At(self.decks), high=BOTTOM_ROW),
            gap=GUTTER,
            weight=1,
        )
        return whole_table(self.top, side(rect, style, left), middle, side(rect, style, right))

    def _corner(self) -> Part:
        """Return the log, or the actions in its place, over the discard pile; watching above."""
        watching = Cell(At(self.watching), high=_WATCHING_HIGH)
        return column(
            *((watching,) if self.watching.isVisible() else ()),
            At(self.log, self.choices, weight=1),
            Cell(At(self.discard), high=DISCARD_HIGH),
            gap=8,
            weight=1,
        )

    def show(self, table: ArchitectsTable, ways: Group) -> None:
        """Show this table; ``ways`` are the open choice between ways to do an action."""
        shown = (self.top, self.own, self.decks, self.progress, self.log, self.discard)
        for part in (*self.seated(table.view), *shown):
            part.show_table(table)
        self.watching.show_seats(tuple(info.name for info in table.seats), table.view.seat)
        self._show_choices(table, ways)

    def _show_choices(self, table: ArchitectsTable, chosen: Group) -> None:
        found = groups(table.view.legal)
        ways = chosen or (found[0] if len(found) == 1 else ())
        rows = [(way,) for way in ways] or found
        self.choices.show_rows(table, rows, inner=len(ways) > 1, closable=bool(chosen))
        asks = bool(chosen) or table.view.prompt is Prompt.ACT
        self.choices.setVisible(asks and not self.log.opened)
        self.log.setVisible(not self.choices.isVisible())


translate = QCoreApplication.translate


class TopBar(Bar[ArchitectsTable], ArchitectsPart):
    """The bar of Architects; the turn passes to the left, as the chevrons point."""

    buttons_wide = 432

    def depends_on(self, shown: ArchitectsTable) -> object:
        view = shown.view
        wonders = [city.wonder for city in view.cities]
        turn = view.active, view.result is None, shown.round, view.seat
        return turn, shown.seats, wonders, shown.undo

    def says(self, shown: ArchitectsTable) -> Part:
        title = capitals(translate("Table", "Architects"))
        text = translate("Table", "round {number}").format(number=shown.round)
        named = Text(title, "title", "parchment", 700, lines=1)
        counted = Text(text, "text", colour("parchment", 0.8), 400, lines=1, narrow=True)
        return row(Space(), named, counted)

    def seats(self, shown: ArchitectsTable) -> Part:
        """Return the seats in the order of the turns; the current player is gold."""
        count = len(shown.seats)
        order = ((shown.view.seat - number) % count for number in range(count))
        return in_order(_seat(shown, seat) for seat in order)

    def undo(self, shown: ArchitectsTable) -> tuple[Undo, str]:
        return shown.undo, ""


def _seat(table: ArchitectsTable, seat: Seat) -> Part:
    active = seat == table.view.active and table.view.result is None
    name, portrait = table.seats[seat].name, portraits(table.seats)[seat]
    text = _playing(table, seat) if active else name
    return seat_pill(
        seat, text, f"{name} · {who(table, seat)}", portrait, lit=active, rule="a_turn"
    )


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Name the current player; on a screen that several people share all are called by name."""
    name = table.seats[seat].name
    people = sum(info.player is Player.PERSON for info in table.seats)
    if (people == 1 and seat == table.view.seat) or isinstance(name, You):
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=name)
