"""The table of a match of whichever game as a scene: its focus, its words, what its bar sends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRectF, SignalInstance
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.back_bar import BackBar
from sevenwonders_qt.views.table.bar import Bar
from sevenwonders_qt.views.table.described import described_cities, described_spot
from sevenwonders_qt.views.table.focus import Focus
from sevenwonders_qt.views.table.living import LivingPanel
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.view import FittedScene
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

translate = QCoreApplication.translate


class LogPart(Protocol):
    """The log, which sends the line that was chosen."""

    @property
    def line_wanted(self) -> SignalInstance: ...


class MatchParts(Protocol):
    """What stands on the table of every game."""

    @property
    def top(self) -> Bar: ...
    @property
    def back(self) -> BackBar: ...
    @property
    def own(self) -> LivingPanel: ...
    @property
    def left(self) -> Panel: ...
    @property
    def right(self) -> Panel: ...
    @property
    def log(self) -> LogPart: ...
    @property
    def watching(self) -> WatchingPanel: ...
    def drawn(self) -> Iterable[Panel]: ...
    def in_focus_order(self) -> Sequence[Panel]: ...


class MatchScene(FittedScene):
    """Has parts, of which one has the focus."""

    parts: MatchParts

    def __init__(
        self,
        art: Art,
        parent: QObject | None,
        parts: Callable[[QGraphicsScene, TableStyle], MatchParts],
    ) -> None:
        super().__init__(art, parent)
        self.parts = parts(self, self._style)
        # What its parts send, for whoever listens to the table and for its keys.
        top = self.parts.top
        self.menu_wanted, self.help_wanted = top.menu, top.help
        self.hint_wanted, self.sound_toggled = top.hint, top.sound
        self.line_wanted = self.parts.log.line_wanted
        self._focus = Focus(self.parts.in_focus_order)
        self._by_keys = False

    # For subclasses ------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        """The table shown; None while there is none."""
        raise NotImplementedError

    def place_of(self, place: Place) -> QRectF | None:
        """Where a named place lies in the scene."""
        raise NotImplementedError

    def foresee(self) -> None:
        """Show what the thing would lead to that has the focus or lies under the mouse."""
        raise NotImplementedError

    # What an owner asks --------------------------------------------------------------------

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn now."""
        return [text for panel in self.parts.drawn() for text in panel.texts]

    def name(self) -> str:
        return translate("Accessible", "Table")

    def in_focus(self) -> tuple[Panel | None, str]:
        """The panel and the spot that have the focus, else those under the mouse, else none."""
        return self._focus.or_hovered(self.parts.drawn())

    def buttons_of_watching(self) -> WatchingPanel:
        return self.parts.watching

    # Gestures ------------------------------------------------------------------------------

    def describe_focused(self) -> None:
        """Say all there is to say of what has the focus."""
        panel, key = self._focus.panel, self._focus.key
        spot = panel.spot(key) if panel is not None and key else None
        if spot is not None:
            self.described.emit(described_spot(spot))

    def describe_own(self) -> None:
        """Say how the own city stands."""
        if self.table is not None:
            self.described.emit(described_cities([self.parts.own]))

    def describe_neighbours(self) -> None:
        """Say how the cities on both sides stand."""
        if self.table is not None:
            sides = (self.parts.left, self.parts.right)
            self.described.emit(described_cities([side for side in sides if side.isVisible()]))

    # Inner ---------------------------------------------------------------------------------

    def listen(self, panels: Iterable[Panel]) -> None:
        """The focus follows the mouse on these, and tips are shown."""
        for panel in panels:
            panel.focus_taken.connect(self._on_focus_taken)
            panel.hovered.connect(self.tips.over)
            panel.hovered.connect(self._on_hovered)

    def follow_mouse(self) -> None:
        """Look ahead by what the mouse points at, not by what the keys have reached."""
        self._by_keys = False
        self.foresee()

    def _on_focus_taken(self, panel: Panel, key: str) -> None:
        self._focus.take(panel, key, shown=False)

    def _on_hovered(self, panel: Panel, key: str) -> None:
        self.follow_mouse()
