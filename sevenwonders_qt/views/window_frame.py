"""What the window has around its pages: an icon, its place on the screen, and tooltips."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.art import Art, blank, smooth
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

SMALLEST: Final = QSize(1280, 720)
_SMALL_ICONS, _ICONS = (16, 24, 32), (48, 64, 128, 256)


def app_icon(art: Art) -> QIcon:
    """The icon of the program, with its own drawing for small sizes."""
    icon = QIcon()
    for name, sizes in (("app_icon_small", _SMALL_ICONS), ("app_icon", _ICONS)):
        drawing = art.svg(f"app_icon/{name}.svg")
        for px in sizes:
            made = blank(px, px)
            with Painting(made) as painter:
                smooth(painter)
                drawing.render(painter, QRectF(0, 0, px, px))
            icon.addPixmap(made)
    return icon


def smallest_size() -> QSize:
    """1280x720, or the whole screen where scaling leaves less."""
    return SMALLEST.boundedTo(QApplication.primaryScreen().availableSize())


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


def style_tooltips(look: Look, width: int, height: int) -> None:
    """Tooltips in the colours of the table, at the size of the window."""
    look.fit(width, height)
    QToolTip.setFont(font(look.px(16), 500))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, colour("parchment"))
    palette.setColor(QPalette.ColorRole.ToolTipText, colour("ink", role="text"))
    QToolTip.setPalette(palette)
