"""The wave frieze over the hand, which runs to the seat that gets the rest of it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import with_key
from sevenwonders_qt.models.shown.box_hand import BoxHand
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Answering, TablePart

translate = QCoreApplication.translate

ABOVE, BELOW = 14.0, 18.0
"""Design pixels that the band reaches above and below the top of the hand."""

TITLED = 54.0
"""The height of the band with the title of cards of a box, above them."""


class PassBand(TablePart[Shown]):
    """The direction of the hands, the number of cards in this one, and the next seat."""

    seen_wanted = Signal()
    """Asks to show the cards of the hands that the seat has seen."""

    offers_seen = False
    """Whether that can be asked for."""
    rule = "passing"
    margins = (2, 0, 2, ABOVE + BELOW - 30)
    share = 0.94

    def depends_on(self, shown: Shown) -> object:
        view = shown.table.view
        held = len(view.hand), view.choice is not None, _others(shown)
        names = shown.table.seats, shown.table.you
        box = shown.table.box_hand
        said = (box.title(), box.note()) if box is not None else ()
        return view.direction, held, view.turn, view.seat, names, self.offers_seen, said

    def describe_table(self, shown: Shown) -> Part:
        view, box = shown.table.view, shown.table.box_hand
        if box is not None:
            return _of_box(box)
        both_ways = shown.free_seat is not None
        rightwards = view.direction > 0 and not both_ways
        count = len(view.hand) - (view.choice is None) - _others(shown)
        said = words = self._words(shown, count)
        press = self.seen_wanted.emit if self.offers_seen and not both_ways else None
        tip = _about(shown)
        if press is not None:
            seen = with_key(translate("Table", "Cards you have seen"), acts.SEEN)
            tip, said = f"{tip}\n{seen}", f"{words}\n{seen}"
        paint = partial(paint_arrow, left=not rightwards, right=rightwards or both_ways)
        arrow = Answering(
            Text(words, "note", "white", 600, lines=1),
            "pass",
            tip,
            press,
            said,
            paint=paint,
            margins=(20, 0, 20, 0),
            focusable=False,
        )
        wave = partial(wave_band, shade="gold", leftwards=not rightwards, alpha=0.38)
        frieze = Ground(Drawing(0, 0, wave), None, (0, 5, 0, 1), 1)
        return row(*((frieze, arrow) if rightwards else (arrow, frieze)), gap=4)

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


def _of_box(box: BoxHand) -> Part:
    """Return the title over cards of a box, which are not passed."""
    words = row(
        Text(box.title(), "title", "gold_light", 700, lines=1, weight=1),
        Text(box.note(), "note", "parchment", lines=1),
        gap=12,
    )
    said = Answering(
        words,
        "pass",
        box.note(),
        None,
        titled(box.title(), box.note()),
        margins=(8, 0, 4, 0),
        weight=1,
        focusable=False,
        rule=box.rule,
    )
    wave = partial(wave_band, shade="gold", leftwards=True, alpha=0.38)
    return column(said, Drawing(0, 15, wave), gap=1)


def _about(shown: Shown) -> str:
    """Describe the exchange of the hands."""
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
    """Return the number of cards of the hand that will be laid for the other city this turn."""
    free = shown.of_free_city()
    return int(free is not None and free.choosing and free.table.view.choice is None)


def paint_arrow(canvas: Canvas, rect: QRectF, left: bool, right: bool) -> None:
    """Draw an arrow in the direction of the hands; both ways where they cross the Border."""
    tip, middle = rect.height() / 2, rect.center().y()
    first = rect.left() + (tip if left else 0)
    last = rect.right() - (tip if right else 0)
    points = [(first, rect.top()), (last, rect.top()), (rect.right(), middle)]
    points += [(last, rect.bottom()), (first, rect.bottom()), (rect.left(), middle)]
    canvas.polygon(points, colour("terracotta", darker=8), "gold_light", 1.5)
