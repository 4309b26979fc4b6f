"""The wave frieze over the hand, which runs to the seat that gets the rest of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.keys import with_key
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

ABOVE, BELOW = 14.0, 18.0
"""Design pixels that the band reaches above and below the top of the hand."""


class PassBand(TablePart):
    """Which way hands go, how many cards of this one, and to whom."""

    seen_wanted = Signal()
    """What the seat has seen of the hands is to be shown."""

    offers_seen = False
    """Whether that can be asked for."""

    def show_pass(self, shown: Shown) -> None:
        """Show the way of the hand of the seat that looks."""
        self._shown = shown
        view = shown.table.view
        laid = view.choice is not None
        held = (len(view.hand), laid, _others(shown))
        asked = self.offers_seen
        self.renew((view.direction, held, view.turn, view.seat, shown.table.seats, asked))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._shown is None:
            return
        s, view = canvas.s, self._shown.table.view
        both_ways = self._shown.free_seat is not None
        rightwards = view.direction > 0 and not both_ways
        count = len(view.hand) - (view.choice is None) - _others(self._shown)
        words = self._words(self._shown, count)
        high = s(30)
        wide = (
            canvas.text_width(words, 15, 600, "condensed") + high * (0.5 + 0.6 * both_ways) + s(24)
        )
        wide = min(max(s(136), wide), box.width() * 0.4) if words else 0.0
        left = 0.0 if rightwards else wide + s(4)
        frieze = QRectF(box.left() + left, box.top() + s(5), box.width() - wide - s(4), s(24))
        wave_band(canvas, frieze, "gold", leftwards=not rightwards, alpha=0.38)
        if words:
            x = box.right() - wide - s(2) if rightwards else box.left() + s(2)
            arrow = QRectF(x, box.top(), wide, high)
            if both_ways:
                _draw_exchange(canvas, arrow, words)
            else:
                _draw_arrow(canvas, arrow, words, rightwards=rightwards)
            press = self.seen_wanted.emit if self.offers_seen and not both_ways else None
            tip = [_about(self._shown)]
            if press is not None:
                tip.append(with_key(translate("Table", "Cards you have seen"), "seen"))
                words += f"\n{tip[-1]}"
            place = QRectF(x, box.top(), wide, high)
            self.add_spot(place, "pass", "\n".join(tip), press, words, focusable=False)

    def _words(self, shown: Shown, count: int) -> str:
        view = shown.table.view
        if count < 1:
            return ""
        if view.turn >= view.shape.turns:
            return translate("Table", "%n card(s) to the discard pile", None, count)
        if shown.free_seat is not None:
            other = next(
                s for s in range(len(view.cities)) if s not in (view.seat, shown.free_seat)
            )
            text = translate("Table", "%n card(s) for {n} of {name}", None, count)
            return text.format(n=count, name=shown.name(other))
        if view.direction > 0:
            text = translate("Table", "%n card(s) → {name}", None, count)
            return text.format(name=shown.name(view.right.seat))
        text = translate("Table", "{name} ← %n card(s)", None, count)
        return text.format(name=shown.name(view.left.seat))


def _about(shown: Shown) -> str:
    """What is done with the hands."""
    if shown.table.view.turn >= shown.table.view.shape.turns:
        return translate("Table", "What is left of the hands after the last turn is discarded.")
    if shown.free_seat is not None:
        return translate("Table", "The hands are exchanged at the end of the turn.")
    return translate(
        "Table",
        "Hands are passed this way at the end of the turn.\n"
        "In Ages I and III they go to the left, in Age II to the right.",
    )


def _others(shown: Shown) -> int:
    """How many cards of the hand will yet be laid for another city than the own one."""
    free = shown.of_free_city()
    return int(free is not None and free.choosing and free.table.view.choice is None)


def _draw_exchange(canvas: Canvas, rect: QRectF, words: str) -> None:
    """Hands cross the Border, so the ribbon points both ways."""
    tip, middle = rect.height() * 0.5, rect.center().y()
    left, right = rect.left() + tip, rect.right() - tip
    points = [(left, rect.top()), (right, rect.top()), (rect.right(), middle)]
    points += [(right, rect.bottom()), (left, rect.bottom()), (rect.left(), middle)]
    canvas.polygon(points, colour("terracotta", darker=8), "gold_light", 1.5)
    canvas.text(rect.adjusted(tip, 0, -tip, 0), words, 15, "white", 600, "center", "condensed")


def _draw_arrow(canvas: Canvas, rect: QRectF, words: str, *, rightwards: bool) -> None:
    tip = rect.height() * 0.5
    top, middle, foot = rect.top(), rect.center().y(), rect.bottom()
    if rightwards:
        neck = rect.right() - tip
        points = [(rect.left(), top), (neck, top), (rect.right(), middle), (neck, foot)]
        points.append((rect.left(), foot))
        box = rect.adjusted(canvas.s(10), 0, -tip, 0)
    else:
        neck = rect.left() + tip
        points = [(rect.right(), top), (neck, top), (rect.left(), middle), (neck, foot)]
        points.append((rect.right(), foot))
        box = rect.adjusted(tip, 0, -canvas.s(10), 0)
    canvas.polygon(points, colour("terracotta", darker=8), "gold_light", 1.5)
    canvas.text(box, words, 15, "white", 600, "center", "condensed")
