"""What the window has to do with the system: icon, place, tooltips, dropped files, its wishes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QToolTip, QWidget

from sevenwonders_qt.models.appearance import SystemWishes
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.art import Art, rendered
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.theme import colour

SMALLEST: Final = QSize(1280, 720)
_SMALL_ICONS, _ICONS = (16, 24, 32), (48, 64, 128, 256)


def app_icon(art: Art) -> QIcon:
    """The icon of the program, with its own drawing for small sizes."""
    icon = QIcon()
    for name, sizes in (("app_icon_small", _SMALL_ICONS), ("app_icon", _ICONS)):
        drawing = art.svg(f"app_icon/{name}.svg")
        for px in sizes:
            icon.addPixmap(rendered(drawing, px))
    return icon


class InSight(QObject):
    """Fits a window with its frame into a screen that is too small for it.

    Scaling of 150 % leaves 1280x720 of a screen of 1920x1080, and a title bar takes some of that:
    the hand would lie below the edge. How large the frame is, is known once the window is shown.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def _fit(self) -> None:
        window = self._window
        if not window.isVisible() or window.isFullScreen():
            return
        frame = window.windowHandle().frameMargins()
        room = window.screen().availableGeometry().marginsRemoved(frame)
        smallest = SMALLEST.boundedTo(room.size())
        if window.minimumSize() != smallest:
            window.setMinimumSize(smallest)
        size = window.size().boundedTo(room.size())
        if window.size() != size and not window.isMaximized():
            place = QRect(window.geometry().topLeft(), size)
            inner = room.adjusted(0, 0, -size.width() + 1, -size.height() + 1)
            place.moveLeft(min(max(inner.left(), place.left()), inner.right()))
            place.moveTop(min(max(inner.top(), place.top()), inner.bottom()))
            window.setGeometry(place)

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Move):
            self._fit()
        return super().eventFilter(watched, event)


def style_tooltips(art: Art, window: QSize, text: float) -> None:
    """Tooltips in the colours of the table, at the size of the window and of ``text``."""
    look = Look(art)
    look.wanted_text = text
    look.fit(window.width(), window.height())
    QToolTip.setFont(font(look.sizes.px("note"), 500))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, colour("parchment"))
    palette.setColor(QPalette.ColorRole.ToolTipText, colour("ink", role="text"))
    QToolTip.setPalette(palette)


_COMING = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class FileDrop(QObject):
    """Watches a window for files dropped on it, or on anything in it that takes none itself.

    The system may hand it one besides: see ``take``.
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
        """The same as a drop of this file."""
        self.dropped.emit([path])


def system_wishes() -> SystemWishes:
    """Whether the system is dark and whether it asks for high contrast, which Qt 6.10 knows."""
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    if not hasattr(hints, "accessibility"):
        return SystemWishes(dark)
    wanted = hints.accessibility().contrastPreference()
    return SystemWishes(dark, wanted == Qt.ContrastPreference.HighContrast)


def when_wishes_change(follow: Callable[[], object]) -> None:
    """Call ``follow`` whenever the system asks for something else.

    ``follow`` has to be a method of a ``QObject``: what Qt hints at lives as long as the program,
    and a connection to anything else would keep it alive, too.
    """
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(follow)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(follow)
