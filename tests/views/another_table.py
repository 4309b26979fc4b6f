"""The table of a game that the program does not have: a hand of runes, and no neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.keys import numbers, table_of
from sevenwonders_qt.models.lessons.lesson import Spot
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.undo import NOTHING, Undo
from sevenwonders_qt.views.kit.part import Cell, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.cues import Cues
from sevenwonders_qt.views.sound.sounds import HOME, Ambience, Sound
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH, At, whole_table
from sevenwonders_qt.views.table.log_lines import Log, log_lines
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.match_scene import MatchParts, MatchScene
from sevenwonders_qt.views.table.notice import hint_box
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import LivingPanel, Panel, TablePart, TableStyle
from sevenwonders_qt.views.table.playback import Playback
from sevenwonders_qt.views.table.sprites import OUT, Stage
from sevenwonders_qt.views.table.watching_panel import WatchingPanel
from tests.models.another_game import NAME, RunesView, Throw


@dataclass(frozen=True, slots=True)
class RuneThrown(Event):
    """A rune was thrown."""

    seat: Seat
    rune: str


@dataclass(frozen=True, slots=True)
class RunesTable:
    """What a seat sees, and who plays."""

    view: RunesView
    seats: tuple[SeatInfo, ...]
    undo: Undo = NOTHING

    @property
    def you(self) -> Seat:
        return self.view.seat


class RunesBar(Bar[RunesTable]):
    buttons_wide = 432

    def depends_on(self, shown: RunesTable) -> object:
        return shown.seats, shown.undo, shown.view.seat

    def says(self, shown: RunesTable) -> Part:
        return Text("RUNES", "title", "parchment", 700, lines=1)

    def seats(self, shown: RunesTable) -> Part:
        faces = portraits(shown.seats)
        return in_order(
            seat_pill(seat, info.name, info.name, faces[seat], lit=not seat, rule="r_goal")
            for seat, info in enumerate(shown.seats)
        )

    def undo(self, shown: RunesTable) -> tuple[Undo, str]:
        return shown.undo, ""


class Hand(TablePart[RunesTable], LivingPanel):
    """A button for each rune that can be thrown."""

    chosen = Signal(object)
    on_slab = True
    rule = "r_goal"

    def name(self) -> str:
        return "Your hand"

    def depends_on(self, shown: RunesTable) -> object:
        return shown.view

    def describe_table(self, shown: RunesTable) -> Part:
        commands = [each for each in shown.view.legal if isinstance(each, Throw)]
        return row(
            *(
                button(each.rune, each.rune, partial(self.chosen.emit, each), command=each)
                for each in commands
            ),
            gap=8,
        )


class Rival(TablePart[RunesTable]):
    """Another player, by name."""

    seat: Seat = 0

    def depends_on(self, shown: RunesTable) -> object:
        return shown.seats[self.seat]

    def describe_table(self, shown: RunesTable) -> Part:
        return Text(shown.seats[self.seat].name, lines=1)


class RunesLog(Log[RunesTable]):
    def show_table(self, shown: RunesTable) -> None:
        self._shown = shown
        self.show_lines(log_lines((), shown.seats, shown.you), shown.undo.lines)


class RunesParts(MatchParts):
    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        self.top = RunesBar(style)
        self.own: Hand = Hand(style)
        self.rivals = [Rival(style) for _ in range(3)]
        self.log = RunesLog(style)
        self.watching = WatchingPanel(style, short=True)
        for panel in (*self.panels(), self.watching):
            scene.addItem(panel)

    def panels(self) -> Sequence[TablePart[Any]]:
        return (self.own, *self.rivals, self.log, self.top)

    def in_focus_order(self) -> Sequence[Panel]:
        return [panel for panel in self.panels() if panel.isVisible() and panel.focus_keys()]

    @property
    def others(self) -> Sequence[Any]:
        return self.rivals

    def describe(self, shown: RunesTable | None, rect: QRectF, style: TableStyle) -> Part:
        count = len(shown.seats) - 1 if shown is not None else 0
        rivals = row(*(At(each, weight=1) for each in self.rivals[:count]), gap=8)
        own = column(Cell(rivals, high=100), At(self.own, weight=1), gap=8, weight=1)
        return whole_table(self.top, own, Cell(column(At(self.log, weight=1)), 300))

    def found(self, shown: RunesTable, place: Place) -> tuple[Panel | None, str]:
        return (self.own, str(place[1])) if place[0] == "rune" else (None, "")

    def show(self, shown: RunesTable) -> None:
        seats = [seat for seat in range(len(shown.seats)) if seat != shown.view.seat]
        for rival, seat in zip(self.rivals, seats, strict=False):
            rival.seat = seat
            rival.show_table(shown)
        for part in (self.top, self.own, self.log):
            part.show_table(shown)


class RunesScene(MatchScene):
    commanded = Signal(object)
    on = table_of(NAME)
    parts: RunesParts

    def __init__(self, art: Art) -> None:
        super().__init__(art, RunesParts)
        self._table: RunesTable | None = None
        self.parts.own.chosen.connect(self.commanded)
        self.listen((*self.parts.panels(), self.parts.watching))
        self.set_size(LEAST_WIDTH, LEAST_HEIGHT)

    @property
    def table(self) -> RunesTable | None:
        return self._table

    def show_table(self, table: RunesTable) -> None:
        self._table = table
        self.lay_out(changed=False)

    def hide_everything(self) -> None:
        self._table = None
        self.parts.forget()

    def lay_out(self, *, changed: bool) -> None:
        self.parts.place(self._table, self.sceneRect(), self._style)
        if self._table is not None:
            self.parts.show(self._table)

    def place_of(self, place: Place) -> QRectF | None:
        return self.parts.place_of(self.table, place)

    def foresee(self) -> None:
        """Nothing is foreseen."""

    def confirm(self) -> None:
        self._focus.press()

    def escape(self) -> None:
        self.menu_wanted.emit()

    def does(self) -> Mapping[str | int, Callable[[], object]]:
        does: dict[str | int, Callable[[], object]] = {Qt.Key.Key_Tab: partial(self._focus.step, 1)}
        does.update((key, partial(self._throw, n)) for n, key in enumerate(numbers()[1:5]))
        return does

    def _throw(self, number: int) -> None:
        if self.table is not None and number < len(self.table.view.legal):
            self.commanded.emit(self.table.view.legal[number])


class RunesPlayback(Playback[RunesTable]):
    cues = Cues({RuneThrown: Sound.PLACE})
    moving = (RuneThrown,)

    def plan(self, events: Sequence[Event], on: Stage) -> Iterator[None]:
        on.timeline.add(0, OUT, lambda share: on.cover(1 - share))
        yield from ()


class RunesPage(MatchPage):
    scene: RunesScene
    game_name = NAME
    rules = "r_goal", "r_goal"

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(RunesScene(art), parent)
        self.commanded = self.scene.commanded
        self.animator = RunesPlayback(self.scene)
        self.animator.finished.connect(self.finished)

    @property
    def ambience(self) -> Ambience:
        return HOME

    def entry(self) -> str:
        return "rune/fehu"

    def clickable(self, seat: Seat) -> Sequence[Spot]:
        return (("rune", "fehu"),)

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        table = self.scene.table
        if table is None or self.overlay is not None:
            return False
        self.open(hint_box(self.scene.style, hints, table.view, _places))
        return True

    def clear(self) -> None:
        self.animator.stop()
        self.close_overlay()
        self.scene.hide_everything()

    def retranslate(self) -> None:
        self.scene.parts.refresh()

    def show_table(self, table: RunesTable) -> None:
        self.scene.show_table(table)


def _places(command: Command) -> Sequence[Place]:
    return [("rune", command.rune)] if isinstance(command, Throw) else []
