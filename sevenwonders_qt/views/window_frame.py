"""The window in the system: icon, place, tooltips, dropped files, and the system's wishes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QToolTip, QWidget

from sevenwonders_qt.models.appearance import SystemWishes
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.paint.art import Art, rendered
from sevenwonders_qt.views.paint.fonts import font

SMALLEST: Final = QSize(960, 540)
"""Half of a screen of 1920x1080; everything can be read and reached in a window of this size."""

USUAL: Final = QSize(1280, 720)
"""The size of the first window, where the screen has room for it."""

_USUAL_FRAME: Final = QMargins(8, 40, 8, 8)
"""As much as most window managers draw around a window."""

_PANEL: Final = QMargins(0, 0, 0, 40)
"""The room of a desktop's panels on Wayland, where programs cannot ask for it."""

_LOOKS, _APART = 40, 100
"""The number of looks at a window that is shown, and the milliseconds between them."""

_SMALL_ICONS, _ICONS = (16, 24, 32), (48, 64, 128, 256)


def app_icon(art: Art) -> QIcon:
    """Return the icon of the program, with its own drawing for small sizes."""
    icon = QIcon()
    for name, sizes in (("app_icon_small", _SMALL_ICONS), ("app_icon", _ICONS)):
        drawing = art.svg(f"app_icon/{name}.svg")
        for px in sizes:
            icon.addPixmap(rendered(drawing, px))
    return icon


def fitted(window: QRect, frame: QMargins, room: QRect) -> QRect:
    """Return a place where a window is seen whole with its frame, as near as can be to its own.

    ``window`` is its place without the ``frame``; where ``room`` is less it gets smaller.
    """
    inner = room.marginsRemoved(frame)
    place = QRect(window.topLeft(), window.size().boundedTo(inner.size()))
    place.moveLeft(max(inner.left(), min(place.left(), inner.right() + 1 - place.width())))
    place.moveTop(max(inner.top(), min(place.top(), inner.bottom() + 1 - place.height())))
    return place


class InSight(QObject):
    """A watcher that keeps a window with its title bar within the screen.

    Scaling of 150 % leaves 1280x720 of a screen of 1920x1080, and a title bar takes some of that:
    the hand would be below the edge. The size of the frame is known some time after the window is
    shown, without any signal; a window manager that is given a window too large for the screen puts
    its title bar above it. So room is left for a usual frame before, and the window is looked at
    for some seconds. A person may move it beyond an edge.
    """

    def __init__(self, window: QWidget) -> None:
        """Make it fit before it is shown."""
        super().__init__(window)
        self._window = window
        self._frame: QMargins | None = None
        """The frame that the window was last fitted with."""
        self._left = 0
        """The number of looks still to come."""
        self._timer = QTimer(self, interval=_APART)
        self._timer.timeout.connect(self._look_again)
        place = fitted(window.geometry(), _USUAL_FRAME, self._room())
        window.setMinimumSize(SMALLEST.boundedTo(place.size()))
        if window.testAttribute(Qt.WidgetAttribute.WA_Moved):
            window.setGeometry(place)  # at its last place
        else:
            window.resize(place.size())  # the window manager finds a place for it
        window.installEventFilter(self)

    def _look_again(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._timer.stop()
        self._look()

    def _look(self) -> None:
        """Make the window fit, once with the frame that it has, and later when it is too large."""
        window = self._window
        if not window.isVisible() or window.isFullScreen():
            return
        frame, room = window.windowHandle().frameMargins(), self._room()
        is_known = not frame.isNull() or not self._left
        if not is_known:
            frame = _USUAL_FRAME
        elif window.devicePixelRatioF() % 1:
            frame += 1  # it has been rounded
        smallest = SMALLEST.boundedTo(room.marginsRemoved(frame).size())
        if window.minimumSize() != smallest:
            window.setMinimumSize(smallest)
        if window.isMaximized():
            self._frame = None
            return
        place = fitted(window.geometry(), frame, room)
        if is_known and (frame != self._frame or place.size() != window.size()):
            self._frame = frame
            window.setGeometry(place)

    def _room(self) -> QRect:
        """Return the screen without the panels of the desktop."""
        room = self._window.screen().availableGeometry()
        on_wayland = QGuiApplication.platformName().startswith("wayland")
        return room.marginsRemoved(_PANEL) if on_wayland else room

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Move:
            self._look()
        elif event.type() in (QEvent.Type.Show, QEvent.Type.WindowStateChange):
            self._left = _LOOKS
            self._timer.start()
        return super().eventFilter(watched, event)


def style_tooltips(art: Art, window: QSize, text: float) -> None:
    """Style tooltips in the table's colours, at the size of the window and of ``text``."""
    look = Look(art)
    look.wanted_text = text
    look.fit(window.width(), window.height())
    QToolTip.setFont(font(look.sizes.px("note"), 500))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, art.colour("parchment"))
    palette.setColor(QPalette.ColorRole.ToolTipText, art.colour("ink", role="text"))
    QToolTip.setPalette(palette)


_COMING = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class FileDrop(QObject):
    """A watcher for files dropped on a window, or on widgets in it that take none themselves.

    The system may also hand it one: see ``take``.
    """

    dropped = Signal(list)
    """The paths of the files."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (*_COMING, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return False
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True

    def take(self, path: Path) -> None:
        """Handle this file as if it was dropped."""
        self.dropped.emit([path])


def system_wishes() -> SystemWishes:
    """Return whether the system is dark and asks for high contrast, which Qt 6.10 knows."""
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    if not hasattr(hints, "accessibility"):
        return SystemWishes(dark)
    wanted = hints.accessibility().contrastPreference()
    return SystemWishes(dark, wanted == Qt.ContrastPreference.HighContrast)


def when_wishes_change(follow: Callable[[], object]) -> None:
    """Call ``follow`` whenever the system's wishes change.

    ``follow`` has to be a method of a ``QObject``: what Qt hints at lives as long as the program,
    and a connection to anything else would keep it alive, too.
    """
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(follow)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(follow)
