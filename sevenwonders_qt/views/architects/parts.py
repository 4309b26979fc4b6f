"""The panels of this table: made once, placed, filled and emptied together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models.architects_choices import Group, groups
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.keys import cities
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.decks import Decks
from sevenwonders_qt.views.architects.discard import DiscardPile
from sevenwonders_qt.views.architects.marks import ArchitectsPart, who
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.architects.own_city import OwnCity
from sevenwonders_qt.views.architects.progress import HornCall, Progress
from sevenwonders_qt.views.architects.turn_panel import ChoiceList, LogList
from sevenwonders_qt.views.kit.part import Part, Space, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.bar import BackBar, Bar, in_order, seat_pill
from sevenwonders_qt.views.table.layout import TableLayout, layout
from sevenwonders_qt.views.table.match_scene import MatchParts
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

DISCARD_HIGH = 62.0
"""Design pixels of the discard pile below the log."""
_WATCHING_HIGH = 124.0
_FOR_WORDS = 150.0
"""Design pixels that the neighbours give to the words below them where text is larger."""


class Parts(MatchParts):
    """Everything that stands on the table but overlays."""

    back_wide = 236.0

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        self.top = TopBar(style)
        self.back = BackBar(style)
        self.back.setZValue(5)
        left, *far, right = cities()
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
        """Every part but the call, in reading order."""
        return [
            *(self.choices, self.decks, self.progress, self.own, self.left, *self.far, self.right),
            *(self.log, self.discard, self.back, self.top),
        ]

    def drawn(self) -> list[Panel]:
        return [*super().drawn(), *([self.call] if self.call.isVisible() else [])]

    def in_focus_order(self) -> Sequence[Panel]:
        """Every panel in sight with something to focus, in reading order."""
        panels = (self.watching, *self.panels())
        return [panel for panel in panels if panel.isVisible() and panel.focus_keys()]

    def place_of(self, table: ArchitectsTable | None, place: Place) -> QRectF | None:
        """A place of the scene, None if it is not there.

        ``("seat", seat)`` a city, ``("picture", seat)`` its wonder, ``("deck", deck)`` a deck as
        near to the one who looks as it lies, ``("token", number)`` a progress token (3 for the
        pile), ``("stage", number)`` a stage of the own wonder, ``("choices",)`` the actions of the
        turn, ``("discard",)`` the discard pile.
        """
        if table is None:
            return None
        panel: Panel | None = None
        spot = ""
        match place:
            case ("seat", int(seat)):
                panel = self.panel_of(table.view, seat)
            case ("picture", int(seat)):
                panel, spot = self.panel_of(table.view, seat), "picture"
            case ("deck", int(deck)) if deck in table.reach:
                panel, spot = self.decks, f"deck {table.reach.index(deck)}"
            case ("deck", int(deck)) if deck != CENTRAL:
                panel, spot = self.panel_of(table.view, deck), "deck"
            case ("token", int(number)):
                panel, spot = self.progress, f"token {number}"
            case ("stage", int(number)):
                panel, spot = self.own, f"stage {number}"
            case ("choices",):
                panel = self.choices
            case ("discard",):
                panel, spot = self.discard, "pile"
        if panel is None:
            return None
        found = panel.place_within(spot) if spot else panel.rect
        return None if found.isEmpty() else found.translated(panel.pos())

    def refresh(self) -> None:
        super().refresh()
        self.call.refresh()

    def forget(self) -> None:
        self.call.clear()
        super().forget()

    def place(self, size: QRectF, players: int, style: TableStyle) -> None:
        """Put every panel where it belongs on a table of this size."""
        where = _layout(size, players, large=style.large)
        self.place_cities(where, style)
        self.decks.place(where.hand, style)
        self.progress.place(where.actions, style)
        self._place_corner(where, style)
        self.call.over(size, style)

    def _place_corner(self, where: TableLayout, style: TableStyle) -> None:
        """The log, or the actions in its place, over the discard pile; what is watched above."""
        s = style.s
        pile = where.log.adjusted(0, where.log.height() - s(DISCARD_HIGH), 0, 0)
        log = where.log.adjusted(0, 0, 0, -s(DISCARD_HIGH + 8))
        if self.watching.isVisible():
            self.watching.place(
                QRectF(log.topLeft(), QSizeF(log.width(), s(_WATCHING_HIGH))), style
            )
            log.setTop(log.top() + s(_WATCHING_HIGH + 8))
        self.log.place(log, style)
        self.choices.place(log, style)
        self.discard.place(pile, style)

    def show(self, table: ArchitectsTable, ways: Group) -> None:
        """Show this table; ``ways`` are those among which one is being chosen."""
        shown = (self.top, self.own, self.decks, self.progress, self.log, self.discard)
        for part in (*self.seated(table.view), *shown):
            part.show_table(table)
        self.back.show_table((table.undo, ""))
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


def _layout(size: QRectF, players: int, *, large: bool) -> TableLayout:
    """The grid of the other table; of two players the own city takes the left column, too.

    ``hand`` is where the decks stand, ``actions`` where the progress tokens lie. ``large`` is
    that of a `TableStyle`: cards of neighbours are pictures, which come closer together then,
    as words below them cannot.
    """
    where = layout(size.width(), size.height(), max(3, players))
    up = _FOR_WORDS * where.u if large else 0.0
    where = replace(
        where,
        left=where.left.adjusted(0, 0, 0, -up),
        right=where.right.adjusted(0, 0, 0, -up),
        log=where.log.adjusted(0, -up, 0, 0),
        actions=where.actions.adjusted(0, -up, 0, 0),
    )
    if players > 2:
        return where
    own, log = QRectF(where.own), QRectF(where.log)
    own.setLeft(where.left.left())
    log.setTop(where.hand.top())
    return replace(where, own=own, left=QRectF(), log=log)


translate = QCoreApplication.translate


class TopBar(Bar[ArchitectsTable], ArchitectsPart):
    """The turn passes to the left, as the chevrons point."""

    def depends_on(self, shown: ArchitectsTable) -> object:
        view = shown.view
        wonders = [city.wonder for city in view.cities]
        return view.active, view.result is None, shown.round, view.seat, shown.seats, wonders

    def describe_table(self, table: ArchitectsTable) -> Part:
        title = translate("Table", "Architects").upper()
        text = translate("Table", "round {number}").format(number=table.round)
        return row(
            Space(),
            Text(title, "title", "parchment", 700, lines=1),
            Text(text, "text", colour("parchment", 0.8), 400, lines=1, narrow=True),
        )

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """In the order of the turns; who plays is gold."""
        s, count = canvas.s, len(table.seats)
        place = QRectF(0, 0, min(s(190) * count, box.width() - s(800)), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(0, s(1)))
        order = ((table.view.seat - number) % count for number in range(count))
        self.lay(canvas, in_order(_seat(table, seat) for seat in order), place)


def _seat(table: ArchitectsTable, seat: Seat) -> Part:
    active = seat == table.view.active and table.view.result is None
    name, portrait = table.seats[seat].name, portraits(table.seats)[seat]
    text = _playing(table, seat) if active else name
    return seat_pill(seat, text, f"{name} · {who(table, seat)}", portrait, lit=active)


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Who plays; on a screen that several people share everyone is called by name."""
    people = sum(info.player is Player.PERSON for info in table.seats)
    if people == 1 and seat == table.view.seat:
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=table.seats[seat].name)
