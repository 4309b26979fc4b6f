"""The buttons for a match that only computers play: pause, one turn, slower and faster."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act, On
from sevenwonders_qt.models.keys import asked, asked_number, cap
from sevenwonders_qt.models.shown.watching import Watch, Watching
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Text, title
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.panel import Panel, TableStyle

translate = QCoreApplication.translate

_ACTS: Final = {
    acts.PAUSE: Watch.PLAY,
    acts.ONE_TURN: Watch.STEP,
    acts.SLOWER: Watch.SLOWER,
    acts.FASTER: Watch.FASTER,
}
"""The requests of the keys of these acts while only computers play; the numbers are the seats."""

_SPEED_NAMES: Final = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×"}


class WatchingPanel(Panel):
    """Seen only while there is something to watch."""

    on_slab = True

    asked = Signal(object)
    """A `Watch`."""

    seat_wanted = Signal(int)
    """Asks to show the table from this seat."""

    def __init__(self, style: TableStyle, *, short: bool = False) -> None:
        """Make the panel; a ``short`` one has the buttons alone."""
        super().__init__(style)
        self._short = short
        self.watching: Watching | None = None
        self._names: tuple[str, ...] = ()
        self._seat = 0
        self.setVisible(False)

    def show_watching(self, watching: Watching | None) -> None:
        """Show the progress; None where a person plays."""
        self.watching = watching
        self.setVisible(watching is not None)
        self._renew()

    def show_seats(self, names: tuple[str, ...], seat: int) -> None:
        """Show the names of the players, and the ``seat`` that the table is seen from."""
        self._names, self._seat = names, seat
        self._renew()

    def press_key(self, event: QKeyEvent) -> bool:
        """Do the action of a key; False where it has none here."""
        if self.watching is None:
            return False
        number, act = asked_number(event, On.COMPUTERS), asked(event, On.COMPUTERS)
        if number is not None and 0 < number <= len(self._names):
            self.seat_wanted.emit(number - 1)
        elif act in _ACTS:
            self.asked.emit(_ACTS[act])
        else:
            return False
        return True

    def name(self) -> str:
        return translate("Table", "The computers play")

    def describe(self) -> Part | None:
        watching = self.watching
        if watching is None:
            return None
        paused = watching.paused
        go = translate("Table", "Continue") if paused else translate("Table", "Pause")
        play = self._button(Watch.PLAY, go, acts.PAUSE, primary=True)
        step = self._button(Watch.STEP, translate("Table", "One turn"), acts.ONE_TURN)
        slower, faster = translate("Table", "Slower"), translate("Table", "Faster")
        able = watching.at(-1) < watching.speed, watching.at(1) > watching.speed
        speeds = row(
            self._button(Watch.SLOWER, slower, acts.SLOWER, able=able[0]),
            Text(_SPEED_NAMES[watching.speed], bold=700, align="center"),
            self._button(Watch.FASTER, faster, acts.FASTER, able=able[1]),
            gap=8,
        )
        high = 48 if self._short else 58
        buttons = Cell(row(play, step, gap=8), high=high), Cell(speeds, high=high)
        if self._short:
            return Ground(column(*buttons, gap=7, weight=1), None, (10, 8, 10, 12))
        seen_from = Text(self._seen_from(), "note", "ink_soft", lines=0)
        inside = column(title(self.name()), *buttons, seen_from, gap=9, weight=1)
        return Ground(inside, None, (14, 8, 14, 14))

    def _seen_from(self) -> str:
        if not self._names:
            return ""
        text = translate("Table", "Seen from {name}. The keys {first} to {last} show another city.")
        keys = [cap(name) for name in acts.NUMBERS[1 : len(self._names) + 1]]
        return text.format(name=self._names[self._seat], first=keys[0], last=keys[-1])

    def _button(
        self, watch: Watch, label: str, act: Act, *, able: bool = True, primary: bool = False
    ) -> Part:
        press = partial(self.asked.emit, watch) if able else None
        return button(str(watch), label, press, act=act, primary=primary)

    def _renew(self) -> None:
        self.renew((self.watching, self._names, self._seat))
