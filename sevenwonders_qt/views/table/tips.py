"""Tooltips of the table: a parchment slip beside the spot under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.views.kit.part import Ground, Part, Space, column, rounded
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.table.panel import Floating, Panel, Spot, TableStyle

WIDEST = 420.0
"""Design pixels of the longest line."""


class Tip(Floating):
    """The slip; the first line of its text is the heading."""

    spoken = False
    above = 2000
    _words: Part = Space()

    def show_text(
        self, text: str, spot: QRectF, table: QRectF, style: TableStyle, clear: Sequence[QRectF]
    ) -> None:
        """Show ``text`` by ``spot``, above it if it can, within ``table``.

        It keeps clear of some places, if there is room above or beside them.
        """
        first, *more = text.split("\n")
        lines = (Text(line, "note", "ink_soft", 400, lines=0) for line in more)
        self._words = column(Text(first, "note", bold=600, lines=0), *lines, gap=2)
        sizes, pad = style.sizes(), style.s(12)
        inner = min(style.s(WIDEST) * max(1.0, style.text), self._words.wide(sizes))
        wide, high = inner + 2 * pad, self._words.high(sizes, inner) + style.s(20)
        left = min(
            max(spot.center().x() - wide / 2, table.left() + pad), table.right() - wide - pad
        )
        top = spot.top() - high - style.s(10)
        if top < table.top():
            top = min(spot.bottom() + style.s(10), table.bottom() - high)
        place = QRectF(left, top, wide, high)
        self.place(_clear_place(place, table, clear, style.s(4)), style)
        self.refresh()
        self.setVisible(True)

    def clear(self) -> None:
        """Show and remember no text."""
        self._words = Space()
        self.refresh()
        self.setVisible(False)

    def describe(self) -> Part:
        slip = rounded(8, "parchment_pale", "gold_deep", 2, shadow=4)
        return Ground(self._words, slip, (12, 8, 12, 12))


def _clear_place(place: QRectF, table: QRectF, clear: Sequence[QRectF], gap: float) -> QRectF:
    """Return the place itself, or the nearest one that keeps clear; itself if there is none."""
    moves = [QPointF(0, 0)]
    for each in clear:
        moves.append(QPointF(0, each.top() - gap - place.bottom()))
        moves.append(QPointF(each.right() + gap - place.left(), 0))
        moves.append(QPointF(each.left() - gap - place.right(), 0))
    tried = [place.translated(move) for move in sorted(moves, key=QPointF.manhattanLength)]
    free = (each for each in tried if not any(each.intersects(other) for other in clear))
    return next((each for each in free if table.contains(each)), place)


class Tips(QObject):
    """Shows the tooltip of the spot under the mouse after a quarter of a second."""

    wanted = Signal(object)
    """The pointer has been at a command for that long; `add` may show more of it."""

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        super().__init__(scene)
        self._scene = scene
        self.tip = Tip(style)
        self.line: Panel | None = None
        """A line of the table that tooltips do not cover."""
        self.over_all: Callable[[], QRectF] = QRectF
        """Returns the place of something over the table that would cover a tooltip."""
        scene.addItem(self.tip)
        self._panel: Panel | None = None
        self._key = ""
        self._by_key = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show)

    def over(self, panel: Panel, key: str) -> None:
        """Handle that the mouse is over this spot, or over none."""
        self.hide()
        if key:
            self._panel, self._key, self._by_key = panel, key, False
            self._timer.start(panel.tip_after)

    def reached(self, panel: Panel | None, key: str) -> None:
        """Handle that the keyboard came to this spot: its tooltip is shown if `add` has more."""
        if panel is not None and (panel, key) != (self._panel, self._key):
            self.over(panel, key)
            self._by_key = True

    def add(self, command: Command, lines: Sequence[str]) -> bool:
        """Show more of a command; False when the mouse and the focus have left its spots."""
        panel, spot = self._panel, self._spot()
        if panel is None or spot is None or spot.command != command:
            return False
        self._show_text(panel, spot, "\n".join(filter(None, (spot.tooltip, *lines))))
        return True

    def hide(self) -> None:
        """Hide the tooltip."""
        self._timer.stop()
        self._panel, self._key = None, ""
        if self.tip.isVisible():
            self.tip.clear()

    def _show(self) -> None:
        panel, spot = self._panel, self._spot()
        if panel is None or spot is None:
            return
        if spot.tooltip and not self._by_key:
            self._show_text(panel, spot, spot.tooltip)
        if spot.command is not None:
            self.wanted.emit(spot.command)

    def _spot(self) -> Spot | None:
        """Return the spot that is pointed at, if it can be seen."""
        panel = self._panel
        return panel.spot(self._key) if panel is not None and panel.isVisible() else None

    def _show_text(self, panel: Panel, spot: Spot, text: str) -> None:
        place = spot.rect.translated(panel.pos())
        line, clear = self.line, [self.over_all()]
        if line is not None and line.isVisible():
            clear.append(line.rect.translated(line.pos()))
        clear = [each for each in clear if not each.isEmpty()]
        self.tip.show_text(text, place, self._scene.sceneRect(), panel.style, clear)
