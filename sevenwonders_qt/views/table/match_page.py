"""The page of a match of any game: its table, the overlays on it, undo and sound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QEvent, QRectF, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sevenwonders_qt.ai.advice import Forecast, Hint
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.keys import cap_for
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.watching import Watching
from sevenwonders_qt.models.words.advice import forecast_words
from sevenwonders_qt.models.words.mode import Mode
from sevenwonders_qt.models.words.rules.links import rule_of_prompt
from sevenwonders_qt.views.accessible.announcer import Announcer
from sevenwonders_qt.views.breath import Breath
from sevenwonders_qt.views.presses import arrives
from sevenwonders_qt.views.sound.sounds import Ambience
from sevenwonders_qt.views.table.described import Described
from sevenwonders_qt.views.table.match_scene import MatchScene, TableView
from sevenwonders_qt.views.table.notice import described_box
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.places import Place
from sevenwonders_qt.views.table.playback import Playback

_LOOKING: Final = (acts.LOG, acts.SOUND, *acts.CITIES)


class MatchPage(QWidget):
    """A page with a table and undo for its choices."""

    scene: MatchScene

    game_name: ClassVar[str]
    """The name of the game that is played."""
    rules: ClassVar[tuple[str, str]]
    """The ids of the rules of the goal and the turn, where nothing else needs an explanation."""

    answered_at: ClassVar[Sequence[Place]] = ()
    """The places where a turn is played; no notice that asks for the turn covers them."""

    animator: Playback[Any]
    """The animation from one table to the next."""

    commanded: SignalInstance
    """Sends a `Command` to try."""

    finished = Signal()
    """The animation has ended, and the table shows its current state."""

    opened = Signal()
    """An overlay is on the table now."""

    closed = Signal()
    """An overlay has been closed."""

    undo_wanted = Signal()
    """Asks to undo the last choice of a person."""

    redo_wanted = Signal()
    """Asks to redo the choice that was undone."""

    settings_wanted = Signal(object)
    """Sends values of the settings, by name, that the person wants from now on."""

    def __init__(self, scene: MatchScene, parent: QWidget | None = None) -> None:
        """Subclasses make their scene, then their ``animator``."""
        super().__init__(parent)
        self.scene = scene
        scene.setParent(self)
        self.line_wanted, self.pointed = scene.line_wanted, scene.pointed
        watching = scene.parts.watching
        self.watch_wanted, self.seat_wanted = watching.asked, watching.seat_wanted
        self.menu_wanted, self.help_wanted = scene.menu_wanted, scene.help_wanted
        self.sound_toggled, self.sounded = scene.sound_toggled, scene.sounded
        self.view = TableView(scene, self)
        self.announcer = Announcer(self)
        self.breath = Breath(self, scene.parts.breathe, lambda: self.animator.running)
        self.speed = 1.0
        """The speed of all movements, as a multiple of usual; 0 shows the end at once."""
        self.reduced = False
        """Whether nothing flies, grows or sinks."""
        self.haste = 1.0
        """The speed of the match, as a multiple of usual, as its watcher wants it."""
        self._overlay: Overlay | None = None
        self._in_old_words = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        scene.described.connect(self.read_out)
        scene.laid_out.connect(self._spread_overlay)
        scene.parts.top.undo_wanted.connect(self.take_back)
        scene.parts.top.redo_wanted.connect(self.take_up)

    @property
    def ambience(self) -> Ambience:
        """The continuous background sound."""
        raise NotImplementedError

    @property
    def overlay(self) -> Overlay | None:
        """The overlay that is on the table now."""
        return self._overlay if self._overlay is not None and self._overlay.is_open else None

    def in_focus(self) -> tuple[Panel | None, str]:
        """Return the panel and the spot to explain, of the overlay or else of the table."""
        overlay = self.overlay
        if overlay is not None:
            return overlay, overlay.focus_key or overlay.hover_key
        return self.scene.in_focus()

    def rule_of(self, panel: Panel | None, key: str) -> str:
        """Return the id of the rule of a spot, else of the question that the seat has to answer."""
        spot = panel.spot(key) if panel is not None else None
        found = (spot.rule if spot is not None else "") or (panel.rule if panel else "")
        table, (goal, turn) = self.scene.table, self.rules
        asked = goal if table is None else rule_of_prompt(table.view.prompt or "") or turn
        return found or asked

    def rule_in_focus(self) -> str:
        """Return the id of the rule of the focus, of the spot under the mouse or of the overlay."""
        return self.rule_of(*self.in_focus())

    def entry_in_focus(self) -> tuple[str, Edition | None]:
        """Return the key of the entry of the focus, empty for none, and its edition."""
        panel, key = self.in_focus()
        spot = panel.spot(key) if panel is not None else None
        found = (spot.entry if spot is not None else "") or (panel.entry() if panel else "")
        return found or self.entry(), self.edition()

    def entry(self) -> str:
        """Return the key of the entry where the focus has none, empty for none."""
        raise NotImplementedError

    def edition(self) -> Edition | None:
        """Return the edition of the game on the table, if it has several."""
        return None

    def show_table(self, table: Any) -> None:
        """Show a table of the game in full; may be called at any time."""
        raise NotImplementedError

    def place_named(self, words: str) -> Place | None:
        """Return the place that the file of a lesson names; None if this table has no such kind."""
        raise NotImplementedError

    def clickable(self, seat: Seat) -> Sequence[Place]:
        """Return the places where a seat may have to click, and the subjects of tips there."""
        raise NotImplementedError

    def spoken_of(self, place: Place) -> QRectF | None:
        """Return the place that a text mentions; None where it is not on the table."""
        return self.scene.place_of(place)

    def only_looks(self, act: Act | None, key: int) -> bool:
        """Return whether a key only shows something: the log, a city, or switches the sound."""
        return act in _LOOKING

    def apply(self, settings: Settings) -> None:
        """Show the table by these settings from now on."""
        self.scene.set_text_size(settings.text_size)
        self.speed = settings.animation_speed
        self.reduced = settings.reduced_motion
        self.breath.wanted = settings.posters_live
        self.announcer.spoken = settings.spoken

    def cap_for(self, key: str) -> str:
        """Return the picture of a key, as a lesson of this game names it."""
        return cap_for(key, self.scene.on)

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        """Show the best choices; False when an overlay is on the table."""
        raise NotImplementedError

    def clear(self) -> None:
        """Remove everything; nothing more is announced of the animation."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Show everything in the current language."""
        raise NotImplementedError

    def show_sounding(self, on: bool) -> None:
        """Show on the button in the bar whether there is sound."""
        self.scene.parts.top.show_sounding(on)

    def offer_hints(self, offered: bool) -> None:
        """Set whether there is a lamp to ask for hints."""
        self.scene.parts.top.offers_hints = offered

    def show_mode(self, mode: Mode) -> None:
        """Show the kind of match on the bar."""
        self.scene.parts.top.show_mode(mode)

    def show_watching(self, watching: Watching | None) -> None:
        """Show the progress of a match of computers; None where a person plays."""
        self.haste = 1.0 if watching is None else watching.speed
        self.scene.parts.watching.show_watching(watching)

    def show_forecast(self, forecast: Forecast) -> bool:
        """Add to the tip of a command its likely result; False when the pointer has left it."""
        table = self.scene.table
        if table is None:
            return False
        return self.scene.tips.add(forecast.command, forecast_words(forecast, table.view))

    def read_out(self, described: Described) -> None:
        """Have these words read aloud, or show them where nothing reads them."""
        if QAccessible.isActive():
            self.announcer.say(described.title, *described.lines, at_once=True)
        elif self.overlay is None:
            self.open(described_box(self.scene.style, described))

    def show_notice(self, notice: Overlay) -> None:
        """Show a notice over the table, in place of any other overlay."""
        self.close_overlay()
        self.open(notice)

    def take_back(self) -> None:
        """Ask to undo after the key or the button, unless the page has its own choice to undo."""
        self.undo_wanted.emit()

    def take_up(self) -> None:
        """Ask to redo after the key or the button."""
        self.redo_wanted.emit()

    def open(self, overlay: Overlay) -> None:
        """Open this overlay on the table, or over the one that it is ``over``."""
        self._overlay, over = overlay, overlay.over
        overlay.menu_wanted.connect(self.menu_wanted)
        place_of = self.scene.place_of if over is None else over.place_of
        overlay.show_on(self.scene, self.scene.sceneRect(), place_of)
        if over is not None:
            overlay.closed.connect(lambda: self._bring_back(overlay, over))
        overlay.closed.connect(self.closed)
        if self.scene.is_attended():
            self.view.setFocus()
        self.opened.emit()
        if self.announcer.listened_to:
            self.announcer.say(overlay.name(), overlay.about())

    def close_overlay(self) -> None:
        """Close the overlay on the table, and the one below it."""
        overlay, self._overlay = self.overlay, None
        for each in overlay.pile if overlay is not None else ():
            each.close()

    def _bring_back(self, closed: Overlay, over: Overlay) -> None:
        """Go back to the overlay below one that its reader has closed."""
        if self._overlay is closed:
            self._overlay = over
            over.setFocus()
            if self.announcer.listened_to:
                self.announcer.say(over.name())

    def _spread_overlay(self) -> None:
        overlay = self.overlay
        for each in reversed(overlay.pile) if overlay is not None else ():
            each.spread(self.scene.sceneRect(), self.scene.style)

    # Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._in_old_words = True
            if self.isVisible():
                self._reword()

    def showEvent(self, event: QShowEvent) -> None:
        if self.overlay is not None:
            arrives(self.overlay.rest)
        self._reword()
        super().showEvent(event)

    def _reword(self) -> None:
        """Show everything in the current language; a page that is hidden does so later."""
        if self._in_old_words:
            self._in_old_words = False
            self.retranslate()
