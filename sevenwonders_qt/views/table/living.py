"""A panel with the picture of a wonder in which something moves, slowly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sevenwonders_qt.views.paint.living import LivingPoster
from sevenwonders_qt.views.paint.wonder import Standing
from sevenwonders_qt.views.table.panel import Panel, TableStyle


class _Picture(NamedTuple):
    """All that a living poster depends on."""

    style: TableStyle
    rect: QRectF
    wonder: str
    side: str
    standing: Standing
    avoid: tuple[QRectF, ...]


class LivingPanel(Panel):
    """Its picture is drawn as usual; over it moves what the table of layers has for the wonder."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._living: _Picture | None = None
        self._poster: LivingPoster | None = None
        self._poster_of: _Picture | None = None

    def enliven(
        self,
        rect: QRectF,
        wonder: str,
        side: str,
        standing: Standing,
        avoid: Sequence[QRectF] = (),
    ) -> None:
        """Say while drawing that the wonder is on ``rect``, and on ``avoid`` something else."""
        self._living = _Picture(self.style, rect, wonder, side, standing, tuple(avoid))

    def breathe(self, seconds: float) -> None:
        """Go to this moment; at 0 everything is at rest."""
        picture = self._living
        if seconds <= 0.0 or picture is None:
            self._poster = self._poster_of = None
            self.update()
        elif self._poster is None or self._poster_of != picture:
            self._poster = LivingPoster(
                self.style.art, picture.rect, self.style.ratio, *picture[2:]
            )
            self._poster_of = picture
        elif not self._poster.prepare():
            for area in self._poster.step(seconds):
                self.update(QRectF(area))

    def refresh(self) -> None:
        self._living = None
        super().refresh()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        super().paint(painter, option, widget)
        if self._poster is not None and self._poster_of == self._living:
            self._poster.draw(painter, QRegion(option.exposedRect.toAlignedRect()))
