"""What the window has around its pages: an icon, a smallest size, and tooltips."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

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


def style_tooltips(look: Look, width: int, height: int) -> None:
    """Tooltips in the colours of the table, at the size of the window."""
    look.fit(width, height)
    QToolTip.setFont(font(look.px(16), 500))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, colour("parchment"))
    palette.setColor(QPalette.ColorRole.ToolTipText, colour("ink", role="text"))
    QToolTip.setPalette(palette)
