"""The table of Architects as a scene: shows one seat's table, turns gestures into commands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models.architects_choices import (
    Group,
    ending,
    groups,
    keeping,
    on_deck,
    on_stage,
    on_token,
)
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.call import HornCall
from sevenwonders_qt.views.architects.cities import FarCity, Neighbour, OtherCity
from sevenwonders_qt.views.architects.decks import Decks
from sevenwonders_qt.views.architects.layout import layout
from sevenwonders_qt.views.architects.own_city import OwnCity
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.architects.progress import FIRST_KEY, Progress
from sevenwonders_qt.views.architects.top_bar import TopBar
from sevenwonders_qt.views.architects.turn_panel import ChoiceList, LogList
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.focus import Focus
from sevenwonders_qt.views.table.ground import Ground
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH, far_seats
from sevenwonders_qt.views.table.panel import Panel, TableStyle, table_style
from sevenwonders_qt.views.table.tips import Tips
from sevenwonders_qt.views.table.view import FittedScene

Key = Qt.Key
_DECK_KEYS = {
    Key.Key_1: 0,
    Key.Key_2: 1,
    Key.Key_3: 2,
    Key.Key_Left: 0,
    Key.Key_Right: 2,
}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_TABS = (Key.Key_Tab, Key.Key_Backtab)
MOST_FAR = 4


class ArchitectsScene(FittedScene):
    """Everything on the table.

    ``show_table`` draws the whole truth and may be called at any time; the scene itself keeps
    only which way to do something is being chosen, and what has the focus.
    """

    commanded = Signal(object)
    """A command of the seat that looks."""

    uncovered = Signal()
    """The seat may see its secrets now."""

    menu_wanted = Signal()
    help_wanted = Signal()

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._user = 1.0
        self._ratio = 1.0
        self._size = QSizeF(LEAST_WIDTH, LEAST_HEIGHT)
        self._style = table_style(art, LEAST_WIDTH, LEAST_HEIGHT)
        self.table: ArchitectsTable | None = None
        self._ways: Group = ()
        self._log_opened = False
        self._ground = Ground()
        self._build(self._style)
        self._tips = Tips(self, self._style)
        self._focus = Focus(self._in_focus_order)
        self._connect()
        self.set_size(LEAST_WIDTH, LEAST_HEIGHT)

    def _build(self, style: TableStyle) -> None:
        self.top = TopBar(style)
        self.left = Neighbour(style, left=True)
        self.right = Neighbour(style, left=False)
        self.far = [FarCity(style) for _ in range(MOST_FAR)]
        self.own = OwnCity(style)
        self.decks = Decks(style)
        self.progress = Progress(style)
        self.log = LogList(style)
        self.choices = ChoiceList(style)
        self.call = HornCall(style)
        for panel in (*self.panels(), self.call):
            self.addItem(panel)

    # What an owner asks --------------------------------------------------------------------

    def panels(self) -> list[ArchitectsPart]:
        """Every part, in reading order."""
        return [
            *(self.choices, self.decks, self.progress, self.own, self.left, *self.far, self.right),
            *(self.log, self.top),
        ]

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn now."""
        drawn: list[Panel] = [*self.panels(), self.call]
        return [text for panel in drawn if panel.isVisible() for text in panel.texts]

    @property
    def ways(self) -> Group:
        """The commands among which one is being chosen; none while actions are."""
        return self._ways

    def show_table(self, table: ArchitectsTable) -> None:
        """Show this table; a choice that is no longer open is put away."""
        before = self.table
        self.table = table
        if before is None or before.view.version != table.view.version:
            self._ways = ()
        if before is not None and before.view.seat != table.view.seat:
            self._focus.clear()
        self._show()

    def hide_everything(self) -> None:
        """Take the table away: no card or name of it is left in the scene."""
        self.table = None
        self._ways = ()
        self._tips.hide()
        self.call.clear()
        self._focus.clear()
        for panel in self.panels():
            panel.forget()

    def announce(self, events: Sequence[Event]) -> bool:
        """Call out horns and battles among these events; False when there are none."""
        if self.table is None or not self.call.announce(events, self.table):
            self.call.clear()
            return False
        self.call.over(self.sceneRect(), self._style)
        return True

    def set_size(self, width: float, height: float, ratio: float | None = None) -> None:
        """Lay the table out anew; ``ratio`` is device pixels to one scene unit."""
        self._size = QSizeF(width, height)
        self._ratio = ratio or self._ratio
        self.setSceneRect(QRectF(0, 0, width, height))
        self._restyle()

    def set_text_size(self, factor: float) -> None:
        """The user's text size, 0.9 to 1.4."""
        self._user = factor
        self._restyle()

    def retranslate(self) -> None:
        """Draw every text anew in the language chosen now."""
        for panel in (*self.panels(), self.call):
            panel.refresh()
        if self.table is not None:
            self._show()

    # Gestures ------------------------------------------------------------------------------

    def press_deck(self, deck: int) -> None:
        """Take from a deck, or do there whatever else is open."""
        if self.table is not None:
            left, _, right = self.table.reach
            self._offer(on_deck(self.table.view.legal, deck, (left, right)))

    def press_token(self, place: int) -> None:
        """Take a progress token."""
        if self.table is not None:
            self._offer(on_token(self._narrowed(), place))

    def press_stage(self, stage: int) -> None:
        """Build a stage."""
        if self.table is not None:
            self._offer(on_stage(self.table.view.legal, stage))

    def choose(self, group: Group) -> None:
        """A row of the list: the one command of it, or ask which."""
        self._offer(group)

    def back(self) -> None:
        """From the ways to do one thing back to all actions."""
        self._ways = ()
        self._show()

    def end_turn(self) -> None:
        """Leave what need not be done, if that is allowed."""
        command = ending(self.table.view.legal) if self.table is not None else None
        if command is not None:
            self.commanded.emit(command)

    def keep(self, number: int) -> None:
        """Keep this one of the cards looked through."""
        cards = keeping(self.table.view.legal) if self.table is not None else ()
        if number < len(cards):
            self.commanded.emit(cards[number])

    def toggle_log(self) -> None:
        """Show the log in place of the actions, or the actions again."""
        self._log_opened = not self._log_opened
        self._show()

    def escape(self) -> None:
        """From the ways back to the actions, else to the menu."""
        if self._ways:
            self.back()
        else:
            self.menu_wanted.emit()

    # Inner ---------------------------------------------------------------------------------

    def _narrowed(self) -> Sequence[Command]:
        """What a token may be taken for: what is being chosen, if that is a token."""
        assert self.table is not None
        ways = self._ways
        if any(on_token(ways, place) for place in range(-1, FACE_UP + 1)):
            return ways
        return self.table.view.legal

    def _offer(self, group: Group) -> None:
        """Do the one thing, or list the ways to choose from."""
        if len(group) == 1:
            self.commanded.emit(group[0])
        elif group:
            self._ways = group
            self._log_opened = False
            self._show()
            self._focus.take(self.choices, "row 0", shown=True)

    def _connect(self) -> None:
        for panel in self.panels():
            panel.focus_taken.connect(lambda panel, key: self._focus.take(panel, key, shown=False))
            panel.hovered.connect(self._tips.over)
        cities: list[OtherCity] = [self.left, self.right, *self.far]
        for city in cities:
            city.deck_pressed.connect(self.press_deck)
        self.decks.deck_pressed.connect(self.press_deck)
        self.decks.kept.connect(self.commanded)
        self.decks.uncovered.connect(self.uncovered)
        self.progress.token_pressed.connect(self.press_token)
        self.own.stage_pressed.connect(self.press_stage)
        self.choices.chosen.connect(self.choose)
        self.choices.back_wanted.connect(self.back)
        self.top.menu.connect(self.menu_wanted)
        self.top.help.connect(self.help_wanted)

    def _restyle(self) -> None:
        width, height = self._size.width(), self._size.height()
        self._style = table_style(self._art, width, height, self._ratio, self._user)
        self._ground.forget()
        self._show()
        self.update()

    def _show(self) -> None:
        self._place()
        table = self.table
        if table is None:
            return
        view = table.view
        count = len(view.cities)
        self.left.show_city(table, view.left.seat)
        self.right.show_city(table, view.right.seat)
        for panel, seat in zip(self.far, far_seats(view.seat, count), strict=False):
            panel.show_city(table, seat)
        self.own.show_city(table, view.seat)
        for part in (self.top, self.decks, self.progress, self.log):
            part.show_table(table)
        found = groups(view.legal)
        ways = self._ways or (found[0] if len(found) == 1 else ())
        rows = [(way,) for way in ways] or found
        closable = bool(self._ways)
        self.choices.show_rows(table, rows, inner=len(ways) > 1, closable=closable)
        asks = bool(self._ways) or view.prompt is Prompt.ACT
        self.choices.setVisible(asks and not self._log_opened)
        self.log.setVisible(not self.choices.isVisible())

    def _place(self) -> None:
        players = len(self.table.seats) if self.table is not None else 4
        where, style = layout(self._size.width(), self._size.height(), players), self._style
        self.top.place(where.top, style)
        self.left.place(where.left, style)
        self.left.setVisible(players > 2)
        self.right.place(where.right, style)
        for number, panel in enumerate(self.far):
            panel.setVisible(number < len(where.far))
            if number < len(where.far):
                panel.place(where.far[number], style)
        self.own.place(where.own, style)
        self.decks.place(where.hand, style)
        self.progress.place(where.actions, style)
        self.log.place(where.log, style)
        self.choices.place(where.log, style)
        self.call.over(self.sceneRect(), style)

    def _in_focus_order(self) -> list[Panel]:
        return [panel for panel in self.panels() if panel.isVisible() and panel.focus_keys()]

    def _press_key(self, key: Qt.Key) -> bool:
        table = self.table
        if table is None:
            return False
        number = key - Key.Key_1
        if table.view.searched and 0 <= number < 9:
            self.keep(number)
        elif key == Key.Key_Up or key == Key.Key_Down:
            self._press_upright(key, table)
        elif key in _DECK_KEYS:
            self.press_deck(table.reach[_DECK_KEYS[key]])
        elif 0 <= (place := key - Key.Key_0 - FIRST_KEY) <= FACE_UP:
            self.press_token(place)
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            if not self._focus.press() and self.choices.isVisible():
                self.choices.press("row 0")
        else:
            return self._press_letter(key)
        return True

    def _press_upright(self, key: Qt.Key, table: ArchitectsTable) -> None:
        """Along the list where there is one; else up is the deck in the middle."""
        if self.choices.isVisible():
            if self._focus.panel is not self.choices:
                self._focus.clear()
            self.choices.step(-1 if key == Key.Key_Up else 1)
            self._focus.take(self.choices, self.choices.focus_key, shown=True)
        elif key == Key.Key_Up:
            self.press_deck(table.reach[1])

    def _press_letter(self, key: Qt.Key) -> bool:
        does = {
            Key.Key_E: self.end_turn,
            Key.Key_L: self.toggle_log,
            Key.Key_G: self.uncovered.emit,
            Key.Key_F1: self.help_wanted.emit,
            Key.Key_Escape: self.escape,
        }.get(key)
        if does is not None:
            does()
        return does is not None

    # Qt ------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        self._ground.draw(painter, self.sceneRect(), self._style)

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _TABS
        ):
            # Left alone, the scene would give Tab away to the next widget.
            self._focus.step(-1 if event.key() == Key.Key_Backtab else 1)
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        moving = key in (Key.Key_Up, Key.Key_Down)
        if event.modifiers() not in _PLAIN or (event.isAutoRepeat() and not moving):
            super().keyPressEvent(event)  # a key held down is one press
        elif self._press_key(key):
            event.accept()
        else:
            super().keyPressEvent(event)
