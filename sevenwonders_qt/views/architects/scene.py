"""The table of Architects as a scene: shows one seat's table, turns gestures into commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.architects.choices import Group, ending
from sevenwonders_qt.models.architects.consequences import Foreseen, foreseen, foreseen_changes
from sevenwonders_qt.models.architects.settings import DISCARDS, END_TURN, TABLE, UNCOVER
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.keys import asked_number
from sevenwonders_qt.views.architects.marks import ArchitectsPart
from sevenwonders_qt.views.architects.parts import Parts
from sevenwonders_qt.views.architects.places import OwnStage
from sevenwonders_qt.views.architects.progress import FIRST_KEY
from sevenwonders_qt.views.kit.steps import ACROSS, DOWN, TABS, steps
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.presses import MOVES
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.places import Place
from sevenwonders_qt.views.table.rings import ForeseenLines, Rings

Key = Qt.Key

_MARKS_Z: Final = 12.0


class ArchitectsScene(MatchScene):
    """Everything on the table.

    ``show_table`` draws the true table and may be called at any time; the scene only keeps the
    open choice between ways to do an action, and the focus.
    """

    commanded = Signal(object)
    """A command of the seat that looks."""

    on = TABLE
    repeats = MOVES - ACROSS.keys()  # the left and right arrow take a card
    parts: Parts

    def __init__(self, art: Art) -> None:
        super().__init__(art, Parts)
        self._table: ArchitectsTable | None = None
        self.ways: Group = ()
        """The commands of the open choice between ways to do an action, if any."""
        self.uncovered = self.parts.decks.uncovered
        self.discard_wanted = self.parts.discard.wanted
        self.foreseen: Foreseen | None = None
        """The shown consequence of the thing that is pointed at."""
        self.foreseen_line = ForeseenLines(self._style)
        self.addItem(self.foreseen_line)
        self.foreseen_marks = Rings(self, _MARKS_Z)
        self._connect()
        self.set_size(LEAST_WIDTH, LEAST_HEIGHT)

    # The owner's interface ------------------------------------------------------------------

    @property
    def table(self) -> ArchitectsTable | None:
        """The table shown."""
        return self._table

    def show_table(self, table: ArchitectsTable) -> None:
        """Show this table; close a choice that is no longer open."""
        before, self._table = self._table, table
        if before is None or before.view.version != table.view.version:
            self.ways = ()
        if before is not None and before.view.seat != table.view.seat:
            self._focus.clear()
        self._show()

    def hide_everything(self) -> None:
        """Remove the table: no card or name of it is left in the scene."""
        self._table = None
        self.ways = ()
        self.tips.hide()
        self._foresee(None)
        self._focus.clear()
        self.parts.forget()

    def announce(self, events: Sequence[Event]) -> bool:
        """Call out horns and battles among these events; False when there are none."""
        call = self.parts.call
        called = self.table is not None and call.announce(events, self.table)
        if called:
            call.over(self.sceneRect(), self._style)
        return called

    def retranslate(self) -> None:
        """Redraw every text in the current language."""
        self.parts.refresh()
        self._show()

    def place_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a named place in the scene; see `Parts.found`."""
        return self.parts.place_of(self.table, place)

    def in_reading_order(self) -> Sequence[QObject]:
        return self.parts.drawn()

    # Gestures ------------------------------------------------------------------------------

    def choose(self, group: Group) -> None:
        """Do the one thing, or list the ways to choose from; within those listed already."""
        group = tuple(command for command in group if command in self.ways) or group
        if len(group) == 1:
            self.commanded.emit(group[0])
        elif group:
            self.ways = group
            self.open_log(False)
            self._show()
            self._focus.take(self.parts.choices, "row 0", shown=True)

    def back(self) -> None:
        """Go back from the ways to do one thing to all actions."""
        self.ways = ()
        self._show()

    def end_turn(self) -> None:
        """Leave optional actions and end the turn, if that is allowed."""
        command = ending(self.table.view.legal) if self.table is not None else None
        if command is not None:
            self.commanded.emit(command)

    def confirm(self) -> None:
        """Press the focused spot, or else the first of the actions."""
        choices = self.parts.choices
        if not self._focus.press() and choices.isVisible():
            choices.press("row 0")

    def step_upright(self, step: int) -> None:
        """Move along the opened log or the list if there is one; else up is the middle deck."""
        choices = self.parts.choices
        if self.parts.log.opened:
            self.step_log(step)
        elif choices.isVisible():
            choices.step(step)
            self._focus.take(choices, choices.focus_key, shown=True)
        elif step < 0:
            self.parts.decks.press("deck 1")

    def escape(self) -> None:
        """Go from the ways back to the actions, else to the menu."""
        if self.ways:
            self.back()
        else:
            self.menu_wanted.emit()

    # Of every table ------------------------------------------------------------------------

    def lay_out(self, *, changed: bool) -> None:
        self._show()

    def does(self) -> Mapping[Act | int, Callable[[], object]]:
        keys, press = acts.NUMBERS, self.parts.progress.press
        tokens = range(FACE_UP + 1)
        return {
            **{keys[place + 1]: self._deck(place) for place in range(3)},
            **{keys[FIRST_KEY + place]: partial(press, f"token {place}") for place in tokens},
            END_TURN: self.end_turn,
            DISCARDS: self.parts.discard.wanted.emit,
            UNCOVER: self.parts.decks.uncovered.emit,
            Key.Key_Left: self._deck(0),
            Key.Key_Right: self._deck(2),
            **steps(TABS, self._focus.step),
            **steps(DOWN, self.step_upright),
            Key.Key_Space: self.confirm,
        }

    def does_besides(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return the action of a number that keeps one of the cards looked through."""
        number = asked_number(event, self.on)
        if self.table is None or not self.table.view.searched or not number:
            return None
        return partial(self.parts.decks.press, f"keep {number - 1}")

    # Inner ---------------------------------------------------------------------------------

    def _connect(self) -> None:
        parts = self.parts
        self.listen((*parts.panels(), parts.watching))
        for panel in parts.panels():
            panel.enlarge.connect(self.enlarge_wanted)
            if isinstance(panel, ArchitectsPart):
                panel.chosen.connect(self.choose)
        parts.choices.back_wanted.connect(self.back)

    def _show(self) -> None:
        self.parts.place(self.table, self.sceneRect(), self._style)
        if self.table is not None:
            self.parts.show(self.table, self.ways)
            self.foresee()

    def foresee(self) -> None:
        if self.table is None:
            return
        hovered = [(panel, panel.hover_key) for panel in self.parts.panels() if panel.hover_key]
        panel, key = self._focus.panel, self._focus.key
        focused = [(panel, key)] if panel is not None and panel.focus_shown else []
        pointed = [*focused, *hovered] if self._by_keys else [*hovered, *focused]
        spots = (panel.spot(key) for panel, key in pointed if panel.isVisible())
        commands = (spot.command for spot in spots if spot is not None)
        self._foresee(next(filter(None, commands), None))

    def _foresee(self, command: Command | None) -> None:
        """Mark the stage and show at the foot of the own city the changes by a command."""
        own, table, found = self.parts.own, self.table, None
        if table is not None and command is not None and command in table.view.legal:
            found = foreseen(table, command)
        self.foreseen = found
        self.foreseen_marks.clear()
        changes = foreseen_changes(table, found) if table is not None and found is not None else ()
        room, tokens = QRectF(own.place_within("poster")), own.place_within("tokens")
        if not tokens.isEmpty():
            room.setBottom(tokens.top())
        room.translate(own.pos())
        self.foreseen_line.say(changes, room, self._style)
        if found is not None and found.stage is not None:
            place = self.place_of(OwnStage(found.stage))
            self.foreseen_marks.ring(place, self._style, "gold_light")

    def _deck(self, place: int) -> Callable[[], object]:
        """Return the action that presses the left (0), central (1) or right (2) deck."""
        return partial(self.parts.decks.press, f"deck {place}")
