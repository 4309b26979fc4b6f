"""What rule modules laid by the board of a city: Participation pawns and Debt tokens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from sevenwonders_qt.games.edifice.state import Debt, Pawn
from sevenwonders_qt.views.paint.canvas import Canvas


def pieces_width(pieces: Sequence[object], size: float) -> float:
    """How wide `draw_pieces` draws them at this height."""
    return size * sum(0.86 if isinstance(piece, Pawn) else 1.0 for piece in _shown(pieces))


def draw_pieces(canvas: Canvas, rect: QRectF, pieces: Sequence[object], size: float) -> float:
    """Pawns with their Age, then debts with their points, from the left; returns the width.

    They stand closer together when room is short.
    """
    shown = _shown(pieces)
    if not shown:
        return 0.0
    natural = pieces_width(pieces, size)
    squeeze = min(1.0, max(0.1, rect.width()) / natural)
    x, cy = rect.left(), rect.center().y()
    for piece in shown:
        wide = size * (0.86 if isinstance(piece, Pawn) else 1.0) * squeeze
        cx = x + wide / 2
        if isinstance(piece, Pawn):
            canvas.icon("ed_pawn", cx - size * 0.10, cy, size * 0.94)
            canvas.icon(f"age_{piece.age}", cx + size * 0.18, cy + size * 0.18, size * 0.6)
        elif isinstance(piece, Debt):
            canvas.icon("ed_debt", cx, cy, size * 0.96)
            text = str(piece.points).replace("-", "\N{MINUS SIGN}")
            box = QRectF(cx - size / 2, cy - size / 2, size, size)
            canvas.text(box, text, 15, "white", 700, "center", "condensed")
        x += wide
    return natural * squeeze


def _shown(pieces: Sequence[object]) -> list[object]:
    pawns = sorted((p for p in pieces if isinstance(p, Pawn)), key=lambda pawn: pawn.age)
    return [*pawns, *(piece for piece in pieces if isinstance(piece, Debt))]
