"""The sound of the program: for events on its tables, and an ambience for each page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject

from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.sound.player import SoundPlayer
from sevenwonders_qt.views.sound.sounds import HOME, Ambience, Sound

if TYPE_CHECKING:
    from sevenwonders_qt.views.replay.page import ReplayPage
    from sevenwonders_qt.views.table.match_page import MatchPage

_SEEN_OR_NOT: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)


def _sounding(settings: Settings) -> bool:
    return settings.sound


def _volumes(settings: Settings) -> tuple[float, float]:
    """Return the volumes of events and of the ambience."""
    return (settings.effects, settings.ambience) if settings.sound else (0.0, 0.0)


@runtime_checkable
class Surrounded(Protocol):
    """A page with an ambience of its own."""

    @property
    def ambience(self) -> Ambience:
        """The sound that is heard all the while."""
        ...


class SoundController(QObject):
    """Follows the settings, the page that is shown and the events on the tables.

    A window that is hidden or made an icon has no ambience.
    """

    def __init__(self, window: MainWindow, player: SoundPlayer | None) -> None:
        """Follow the window; without a ``player`` all is silent, but keys and buttons work."""
        super().__init__(window)
        self._window = window
        self._player = player
        self._tables: list[MatchPage] = []
        self.ambience: Ambience | None = None
        """The sound that is heard all the while, if there is any."""
        window.turned.connect(self._surround)
        window.when_made(MainWindow.replay, self._serve_replay)
        window.installEventFilter(self)
        window.follow(_volumes, self._set_volumes)

    def serve(self, table: MatchPage) -> None:
        """Let this table be heard, and its button and key switch the sound."""
        if table not in self._tables:
            self._tables.append(table)
            table.sounded.connect(self.play)
            table.sound_toggled.connect(self._toggle)
            self._window.follow(_sounding, table.show_sounding)

    def close(self) -> None:
        """Stop all sound."""
        self._window.removeEventFilter(self)
        if self._player is not None:
            self._player.close()

    def _serve_replay(self, page: ReplayPage) -> None:
        page.watched.connect(self.serve)
        page.header.sound_button.clicked.connect(self._toggle)
        self._window.follow(_sounding, page.header.show_sounding)

    def play(self, sound: Sound) -> None:
        """Play the sound now, unless sound is off."""
        settings = self._window.settings()
        if self._player is not None and settings.sound and settings.effects:
            self._player.play(sound)
        self._surround()  # another Age may be on the table

    def _toggle(self) -> None:
        self._window.change(sound=not self._window.settings().sound)

    def _set_volumes(self, volumes: tuple[float, float]) -> None:
        if self._player is not None:
            self._player.set_volumes(*volumes)
        self._surround()

    def _surround(self) -> None:
        ambience = self._wanted()
        if ambience != self.ambience:
            self.ambience = ambience
            if self._player is not None:
                self._player.surround(ambience)

    def _wanted(self) -> Ambience | None:
        settings, window = self._window.settings(), self._window
        if not (settings.sound and settings.ambience):
            return None
        if not window.isVisible() or window.isMinimized():
            return None
        page = window.page()
        return page.ambience if isinstance(page, Surrounded) else HOME

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SEEN_OR_NOT:
            self._surround()
        return super().eventFilter(watched, event)
