"""Messages over the table, such as the hints of the lamp: any key or click goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import LookAtDeck, TakeCard, TakeToken
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.models.advice_words import hint_words, plan_name
from sevenwonders_qt.models.drill_words import Outcome
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.seen_cards import SeenCards, seen_title, seen_words
from sevenwonders_qt.views.kit.part import Drawing, Part, column, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.overlay import Place, Reading, draw_board
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

_HEAD, _FOOT, _SIDE = 92.0, 104.0, 40.0
"""Design pixels above the words of a box, below them and beside."""

_WIDER = 1.4
"""How many times as wide as usual a box may be."""


class Notice(Reading):
    """A box with a title, a content and one button, which closes it.

    Any other key and any click close it too, but not looking beneath it or moving the focus.
    Subclasses give title and content; the box is as high as they need.
    """

    icon = ""
    """Before the title."""

    wide = 760.0
    """Of the box, in design pixels."""

    over_hand = False
    """Whether it lies over the hand, which stays in sight, instead of in the middle."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.set_focus_key("go on")

    def title(self) -> str:
        """What stands over all; for subclasses."""
        return ""

    def content(self) -> Part:
        """What stands below the title; for subclasses."""
        raise NotImplementedError

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        self.close()
        return True

    def box_in(self, table: QRectF) -> QRectF:
        s, style = self.style.s, self.style
        # Very large text gets a wider box, so that it does not become a high one.
        wide = min(s(self.wide * min(_WIDER, max(1.0, style.text))), table.width() - s(40))
        sizes = Sizes(style.u, style.text, round(style.least))
        high = self.content().high(sizes, wide - s(2 * _SIDE)) + s(_HEAD + _FOOT)
        box = QRectF(0, 0, wide, min(high, table.height() - s(24)))
        box.moveCenter(table.center())
        hand = self._place_of(("fan",)) if self.over_hand else None
        if hand is not None:
            box.moveBottom(hand.top() - s(18))
            box.moveTop(max(box.top(), table.top() + s(12)))
        return box

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, box, self.title(), self.icon)
        self.lay(canvas, self.content(), box.adjusted(s(_SIDE), s(_HEAD), -s(_SIDE), -s(_FOOT)))
        go = QRectF(box.right() - s(34 + 240), box.bottom() - s(88), s(240), s(56))
        text = translate("Prompt", "Go on")
        self.lay(canvas, button("go on", text, self.close, "ui_play", "⏎", primary=True), go)

    # Qt ------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()


class SeenBox(Notice):
    """A heading for each hand with the names of its cards; any key or click goes on."""

    icon = "ui_eye"
    wide = 1240.0

    def __init__(self, style: TableStyle, seen: SeenCards, seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(style)
        self.seen = seen
        self._seats = seats

    def title(self) -> str:
        return seen_title(self.seen)

    def content(self) -> Part:
        return column(
            *(
                column(
                    Text(heading, bold=700, lines=0),
                    Text(cards, "note", "ink_soft", lines=0, narrow=True),
                    gap=0,
                )
                for heading, cards in seen_words(self.seen, self._seats)
            ),
            gap=8,
        )


class DrillBox(Notice):
    """The grade, what was chosen and what would have been better, and why."""

    wide = 800.0
    over_hand = True

    def __init__(self, style: TableStyle, outcome: Outcome) -> None:
        super().__init__(style)
        self.outcome = outcome
        self.icon = "state_ok" if outcome.right else "ui_hint"

    def title(self) -> str:
        return self.outcome.title

    def content(self) -> Part:
        shades = ("ink", "ink", "ink_soft")
        lines = zip(self.outcome.lines, shades, strict=False)
        return column(
            *(Text(line, shade=shade, bold=400, lines=0) for line, shade in lines),
            Text(self.outcome.foot, "note", "ink_soft", lines=0),
            gap=14,
        )


class HintBox(Notice):
    """Up to three choices, the best first; what they are made with is ringed.

    Any key or click goes on.
    """

    icon = "ui_hint"
    over_hand = True

    def __init__(self, style: TableStyle, hints: Sequence[Hint], view: Any) -> None:
        """``view`` is what the seat sees that chooses."""
        super().__init__(style)
        self.hints = hints
        self._view = view

    def lit(self) -> Sequence[Place]:
        return [("fan",)]

    def ringed(self) -> Sequence[Place]:
        return [place for hint in self.hints for place in _places(hint.command)]

    def title(self) -> str:
        return translate("Advice", "Worth thinking of")

    def content(self) -> Part:
        return column(*map(self._choice, range(len(self.hints))), gap=14)

    def _choice(self, number: int) -> Part:
        """Its number, its name and the reason."""
        hint = self.hints[number]
        words = column(
            Text(plan_name(hint.command, self._view), bold=600),
            Text(hint_words(hint, self._view), "note", "ink_soft", lines=0),
            gap=2,
            weight=1,
        )
        return row(Drawing(36, 36, partial(_paint_badge, number=number + 1)), words, gap=14)


def _paint_badge(canvas: Canvas, rect: QRectF, number: int) -> None:
    middle, radius = rect.center().x(), canvas.s(17)
    cy = rect.top() + radius
    canvas.ellipse(middle, cy, radius, None, "gold", "ink", 1.5)
    canvas.number(middle, cy, str(number), canvas.s(20))


def _places(command: Command) -> list[Place]:
    """What a choice is made with, as far as it can be seen."""
    match command:
        case Play(card=card):
            return [("held", card)]
        case TakeCard(deck=deck) | LookAtDeck(deck=deck):
            return [("deck", deck)]
        case TakeToken(place=place):
            return [("token", place)]
    return []
