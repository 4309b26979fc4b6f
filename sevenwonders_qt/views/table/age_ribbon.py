"""The banner across the table that opens and closes an Age."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour


def draw_age_ribbon(canvas: Canvas, box: QRectF, words: str, age: int) -> None:
    """A dark band with friezes, the sign of the Age and a few words."""
    s = canvas.s
    band = box.adjusted(s(4), s(4), -s(4), -s(8))
    canvas.rounded(band.translated(0, s(4)), 14, colour("black", 0.4))
    canvas.rounded(band, 14, "sea_deep", "gold", 3)
    for y in (band.top() + s(10), band.bottom() - s(28)):
        frieze = QRectF(band.left() + s(24), y, band.width() - s(48), s(18))
        wave_band(canvas, frieze, "gold", alpha=0.5)
    gap, room = s(16), band.width() - s(180)
    size = canvas.size_for((words.upper(),), room, 52, 700, "title")
    wide = canvas.text_width(words.upper(), size, 700, "title")
    left = band.center().x() - (wide + s(72) + gap) / 2
    canvas.icon(f"age_{age}", left + s(36), band.center().y(), s(72))
    place = QRectF(left + s(72) + gap, band.top(), wide + s(4), band.height())
    canvas.text(place, words.upper(), size, "gold_light", 700, "center", "title")
