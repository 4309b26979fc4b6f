"""The scale that a page shares with its widgets, and the ground that a page is painted on."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Laid, Part
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting

WIDTH, HEIGHT = 1920.0, 1080.0
LARGE: Final = 1.4
"""With larger text than this a page scrolls, and lines break, before text is made much smaller."""

CLEAR: Final = 10.0
"""Design pixels left free around a widget's body, for its shadow and its focus ring."""

LARGEST: Final = 1300 / 1080
"""Beyond this scale more pixels show more instead of the same larger."""

_LEAST_TEXT: Final = 12
"""No text is smaller than this many pixels on the smallest window."""

_SMALL_SCREEN: Final = 1280 / 1920
_SMALL_SCREEN_TEXT: Final = 0.14
"""Text grows by this share, against everything else, on the smallest window."""

_SMALLEST_TEXT: Final = _SMALL_SCREEN * (1 + _SMALL_SCREEN_TEXT)


class Look:
    """Art and scale; one object for a page and all widgets on it.

    ``u`` turns pixels of the 1920x1080 design into real ones, ``text`` is the factor on text.
    """

    def __init__(self, art: Art) -> None:
        """Set scale 1 until the page is given a size."""
        self.art = art
        self.u = 1.0
        self.text = 1.0
        self.wanted_text = 1.0
        self.motion = 0.0
        """The speed of motions, as a multiple of the usual one; 0 where nothing moves."""
        self.sizes = self.type_sizes()
        """The sizes of type of the page, as it is laid out."""

    def fit(self, width: float, height: float, largest: float = inf) -> None:
        """Scale the design to a window of this size, but not beyond ``largest``."""
        self.u = max(0.1, min(width / WIDTH, height / HEIGHT, largest))
        small = min(1.0, max(0.0, (1 - self.u) / (1 - _SMALL_SCREEN)))
        self.text = (1 + _SMALL_SCREEN_TEXT * small) * self.wanted_text
        self.sizes = self.type_sizes()

    @property
    def large(self) -> bool:
        """Whether text is so large that there is hardly room for it anywhere."""
        return self.wanted_text > LARGE

    def type_sizes(self) -> Sizes:
        """Return the largest sizes that texts may have at this scale."""
        usual = self.u * self.text / self.wanted_text
        least = max(_LEAST_TEXT, round(_LEAST_TEXT * usual / _SMALLEST_TEXT))
        return Sizes(self.u, self.text, least)

    def lay(self, part: Part, rect: QRectF, *, shrinks: bool = False) -> Laid:
        """Arrange ``part`` at the page's sizes, or if it ``shrinks`` at smaller ones that fit."""
        return Laid(part, self.sizes.smaller() if shrinks else (self.sizes,), rect)

    def s(self, length: float) -> float:
        """Return a length of the design in real pixels."""
        return length * self.u

    def body(self, widget: QWidget) -> QRectF:
        """Return the body of a widget with room around it, in its own coordinates."""
        clear = self.s(CLEAR)
        return QRectF(widget.rect()).adjusted(clear, clear, -clear, -clear)

    def canvas(self, painter: QPainter) -> Canvas:
        """Return a canvas at this scale; ``painter`` must be open."""
        return Canvas(painter, self.art, self.u, self.text, self.sizes.least)

    def picture(
        self, size: QSizeF, ratio: float, *layers: Callable[[Canvas], object], opaque: bool = False
    ) -> QPixmap:
        """Return a picture of ``layers``, one over the other, ``ratio`` device pixels to a pixel.

        An ``opaque`` one, painted all over, is much faster to copy.
        """
        made = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
        made.setDevicePixelRatio(ratio)
        if not opaque:
            made.fill(Qt.GlobalColor.transparent)
        with Painting(made) as painter:
            canvas = self.canvas(painter)
            for layer in layers:
                layer(canvas)
        return made
