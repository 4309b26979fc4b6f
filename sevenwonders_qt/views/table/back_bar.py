"""The corner of the top bar from which a match is taken back and up again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.undo import (
    NOTHING,
    Undo,
    practice_reason,
    practice_word,
    redo_words,
    undo_words,
)
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import icon_button
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Panel, TableStyle

translate = QCoreApplication.translate

WIDTH = 276.0
"""Design pixels of both buttons and the sign of practice."""

_STEP, _SIDE = 50.0, 42.0


class BackBar(Panel):
    """Undo, redo, and the sign of a match that is practice."""

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._undo = NOTHING
        self._words = ""
        self._empty = True

    def show_undo(self, undo: Undo, words: str = "") -> None:
        """Offer what can be done; ``words`` where the undo key takes something else back."""
        self._undo, self._words, self._empty = undo, words, False
        self.renew((undo, words))

    def forget(self) -> None:
        """Show nothing of any match."""
        self._undo, self._words, self._empty = NOTHING, "", True
        self.renew(None)

    def place_before(self, bar: QRectF, right: float, style: TableStyle, wide: float) -> None:
        """Lie in ``bar``, ``right`` design pixels from its end, ``wide`` of them."""
        s = style.s
        place = QRectF(bar.right() - s(right + wide), bar.top(), s(wide), bar.height())
        self.place(place, style)

    def name(self) -> str:
        return translate("Accessible", "Undo and redo")

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._empty:
            return
        s, undo, middle = canvas.s, self._undo, box.center().y() - canvas.s(1)
        x = box.right() - s(_STEP / 2)
        does = self._words or undo_words(undo)
        for icon, key, words, action, enabled in (
            ("ui_redo", "redo", redo_words(undo), self.redo_wanted.emit, undo.redo),
            ("ui_undo", "undo", does, self.undo_wanted.emit, undo.choice or bool(self._words)),
        ):
            rect = icon_button(canvas, x, middle, s(_SIDE), icon, enabled=enabled)
            self.add_spot(rect, key, words, action if enabled else None, radius=9)
            x -= s(_STEP)
        if undo.practice:
            right = x + s(_STEP / 2 - 10)
            self._draw_sign(canvas, QRectF(box.left(), middle - s(15), right - box.left(), s(30)))

    def _draw_sign(self, canvas: Canvas, room: QRectF) -> None:
        s, word = canvas.s, practice_word()
        wide = min(room.width(), canvas.text_width(word, 16, 600, "condensed") + s(28))
        pill = QRectF(room.right() - wide, room.top(), wide, room.height())
        canvas.rounded(pill, 15, colour("terracotta", 0.55), "gold_light", 1.4)
        words = pill.adjusted(s(8), 0, -s(8), 0)
        self.lay(canvas, Text(word, "note", "parchment", 600, "center", lines=1), words)
        self.add_spot(pill, "practice", practice_reason(), focusable=False, radius=15)
