"""Messages over the table, such as the hints of the lamp: any key or click goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import LookAtDeck, TakeCard, TakeToken
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.events import (
    BANK,
    CardBuilt,
    CoinsGained,
    StageBuilt,
    payment,
)
from sevenwonders_qt.models.advice_words import hint_words, plan_name
from sevenwonders_qt.models.drill_words import Outcome
from sevenwonders_qt.models.effect_words import effect_sentences
from sevenwonders_qt.models.log import sentence, subject
from sevenwonders_qt.models.one_by_one import Action
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.seen_cards import SeenCards, seen_title, seen_words
from sevenwonders_qt.models.shown import Shown
from sevenwonders_qt.views.kit.part import Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.described import Described
from sevenwonders_qt.views.table.overlay import Place, Reading
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

Topic = TypeVar("Topic")
_HEAD, _FOOT, _SIDE = 92.0, 104.0, 40.0
"""Design pixels above the words of a box, below them and beside."""

_WIDER = 1.4
"""How many times as wide as usual a box may be."""


class Notice(Reading, Generic[Topic]):
    """A box with a title, a content and one button, which closes it.

    Any other key and any click close it too, but not looking beneath it or moving the focus. The
    box is as high as its content needs.
    """

    margins = (_SIDE, _HEAD, _SIDE, _FOOT)
    crossed = False

    def __init__(
        self,
        style: TableStyle,
        topic: Topic,
        words: Callable[[Topic], tuple[str, Part]],
        icon: str = "",
        *,
        wide: float = 760.0,
        over_hand: bool = False,
        lit: Sequence[Place] = (),
        ringed: Sequence[Place] = (),
    ) -> None:
        """``words`` makes title and content of the ``topic``.

        ``wide`` is that of the box, in design pixels. With ``over_hand`` it lies over the hand,
        which stays in sight, instead of in the middle.
        """
        super().__init__(style)
        self.topic = topic
        self._words, self.icon, self._wide, self._over_hand = words, icon, wide, over_hand
        self._lit, self._ringed = lit, ringed
        self.set_focus_key("go on")

    def lit(self) -> Sequence[Place]:
        return self._lit

    def ringed(self) -> Sequence[Place]:
        return self._ringed

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return False
        self.close()
        return True

    def box_in(self, table: QRectF) -> QRectF:
        s, style, (_, content) = self.style.s, self.style, self._words(self.topic)
        # Very large text gets a wider box, so that it does not become a high one.
        wide = min(s(self._wide * min(_WIDER, max(1.0, style.text))), table.width() - s(40))
        high = content.high(style.sizes(), wide - s(2 * _SIDE)) + s(_HEAD + _FOOT)
        box = QRectF(0, 0, wide, min(high, table.height() - s(24)))
        box.moveCenter(table.center())
        hand = self._place_of(("fan",)) if self._over_hand else None
        if hand is not None:
            box.moveBottom(hand.top() - s(18))
            box.moveTop(max(box.top(), table.top() + s(12)))
        return box

    def head(self) -> tuple[str | Part, str]:
        return self._words(self.topic)[0], ""

    def describe(self) -> Part:
        return self._words(self.topic)[1]

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        super().draw(canvas, box)
        s, text = canvas.s, translate("Prompt", "Go on")
        go = QRectF(box.right() - s(34 + 240), box.bottom() - s(88), s(240), s(56))
        self.lay(canvas, button("go on", text, self.close, "ui_play", "⏎", primary=True), go)

    # Qt ------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()


def described_box(style: TableStyle, described: Described) -> Notice[Described]:
    """Shows the words to those who have nothing that reads them aloud."""
    return Notice(style, described, _described_words, wide=1000)


def seen_box(style: TableStyle, seen: SeenCards, seats: tuple[SeatInfo, ...]) -> Notice[SeenCards]:
    """A heading for each hand with the names of its cards."""
    return Notice(style, seen, partial(_seen_words, seats=seats), "ui_eye", wide=1240)


def drill_box(style: TableStyle, outcome: Outcome) -> Notice[Outcome]:
    """The grade, what was chosen and what would have been better, and why."""
    icon = "state_ok" if outcome.right else "ui_hint"
    return Notice(style, outcome, _drill_words, icon, wide=800, over_hand=True)


def hint_box(style: TableStyle, hints: Sequence[Hint], view: Any) -> Notice[Sequence[Hint]]:
    """Up to three choices, the best first; what they are made with is ringed.

    ``view`` is what the seat sees that chooses.
    """
    words, lit = partial(_hint_words, view=view), [("fan",)]
    ringed = [place for hint in hints for place in _places(hint.command)]
    return Notice(style, hints, words, "ui_hint", over_hand=True, lit=lit, ringed=ringed)


def _described_words(described: Described) -> tuple[str, Part]:
    lines = (Text(line, lines=0, narrow=True) for line in described.lines)
    return described.title, column(*lines, gap=6)


def _seen_words(seen: SeenCards, seats: tuple[SeatInfo, ...]) -> tuple[str, Part]:
    hands = (
        column(
            Text(heading, bold=700, lines=0),
            Text(cards, "note", "ink_soft", lines=0, narrow=True),
            gap=0,
        )
        for heading, cards in seen_words(seen, seats)
    )
    return seen_title(seen), column(*hands, gap=8)


def _drill_words(outcome: Outcome) -> tuple[str, Part]:
    lines = zip(outcome.lines, ("ink", "ink", "ink_soft"), strict=False)
    words = (Text(line, shade=shade, bold=400, lines=0) for line, shade in lines)
    foot = Text(outcome.foot, "note", "ink_soft", lines=0)
    return outcome.title, column(*words, foot, gap=14)


def _hint_words(hints: Sequence[Hint], view: Any) -> tuple[str, Part]:
    """Of each choice its number, its name and the reason."""
    rows = []
    for number, hint in enumerate(hints, start=1):
        words = column(
            Text(plan_name(hint.command, view), bold=600),
            Text(hint_words(hint, view), "note", "ink_soft", lines=0),
            gap=2,
            weight=1,
        )
        badge = Drawing(36, 36, partial(_paint_badge, number=number))
        rows.append(row(badge, words, gap=14))
    return translate("Advice", "Worth thinking of"), column(*rows, gap=14)


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


class ActionSummary(Notice[Action]):
    """Who did what, what it cost and what it brings; any key or click goes on."""

    def __init__(self, style: TableStyle, shown: Shown, action: Action) -> None:
        """``shown`` is the table after the action."""
        lit = [] if action.seat is None else [("seat", action.seat)]
        super().__init__(style, action, self._said, "ui_hint", lit=lit)
        self.shown = shown
        self.action = action
        self.lines = [line for event in action.events for line in self._told(event)]

    def box_in(self, table: QRectF) -> QRectF:
        """At the foot of the table, so that the cities are seen."""
        box = super().box_in(table)
        box.moveBottom(table.bottom() - self.style.s(24))
        return box

    # Words ---------------------------------------------------------------------------------

    def title(self) -> str:
        """Who did it."""
        seat = self.action.seat
        return "" if seat is None else self._name(seat)

    def _said(self, action: Action) -> tuple[str, Part]:
        first, *more = (Text(line, bold=400, lines=0) for line in self.lines)
        return self.title(), column(replace(first, bold=600), *more, gap=10)

    def _name(self, seat: Seat) -> str:
        table = self.shown.table
        return subject(seat, table.seats, table.you)

    def _told(self, event: Event) -> Iterator[str]:
        table = self.shown.table
        found = sentence(event, table.seats, table.you)
        if found is not None and not isinstance(event, CoinsGained):
            yield f"{self.title()} {found[2]}"
        match event:
            case CardBuilt():
                yield from self._paid(event)
                yield from effect_sentences(self.shown.card(event.card).effects)
            case StageBuilt():
                yield from self._paid(event)
                stage = self.shown.board(table.view.cities[event.seat]).stages[event.stage]
                yield from effect_sentences(stage.chosen(event.alternative).effects)
            case CoinsGained(coins=coins):
                yield translate("Prompt", "The bank pays %n coin(s).", None, coins)

    def _paid(self, event: CardBuilt | StageBuilt) -> Iterator[str]:
        if event.to_bank:
            yield translate("Prompt", "%n coin(s) go to the bank.", None, event.to_bank)
        for seat, coins in payment(event, len(self.shown.table.view.cities)):
            if seat != BANK:
                text = translate("Prompt", "%n coin(s) go to {name} for goods.", None, coins)
                yield text.format(name=self._name(seat))
