"""Messages over the table, such as the hints of the lamp: any key or click goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.one_by_one import Action, action_words
from sevenwonders_qt.models.shown.seen_cards import SeenCards, seen_title, seen_words
from sevenwonders_qt.models.words.advice import hint_outlook, hint_words, plan_name
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.steps import TABS
from sevenwonders_qt.views.kit.words import Text, captioned, disc
from sevenwonders_qt.views.paint.card import HEIGHT, WIDTH, draw_card
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.described import Described
from sevenwonders_qt.views.table.overlay import Prompting, Reading
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.places import Band, City, Fan, Offered, Place

if TYPE_CHECKING:
    from sevenwonders_qt.models.words.drills import DrillOutcome

translate = QCoreApplication.translate

Topic = TypeVar("Topic")
Stands = Literal["middle", "above hand", "foot", "clear"]
_HEAD, _FOOT, _SIDE = 92.0, 32.0, 40.0
"""Design pixels above the words of a box, below its button and beside both."""

_SEEN_WIDE, _SEEN_HIGH = 1560.0, 770.0
"""Design pixels for the cards that were seen."""

_HEADING, _HEADING_WIDE, _GAP, _BESIDE = 30.0, 300.0, 8.0, 44.0
"""A heading above some of them, its least width, and the gaps between cards and between hands."""

_SEEN_SIZES = (130.0, 116.0, 102.0, 90.0, 80.0, 72.0, 64.0, 56.0)
"""The possible widths of such a card, the best first."""

_WIDER = 1.4
"""The largest width of a box, as a multiple of the usual one."""


class Notice(Reading, Generic[Topic]):
    """A box with a title, a content and one button, which closes it.

    Any other key and any click close it too, but not looking beneath it or moving the focus. The
    box is as high as its content needs.
    """

    room = (_SIDE, _HEAD, _SIDE, _FOOT)
    crossed = False

    def __init__(
        self,
        style: TableStyle,
        topic: Topic,
        words: Callable[[Topic], tuple[str, Part]],
        icon: str = "",
        *,
        wide: float = 760.0,
        stands: Stands = "middle",
        lit: Sequence[Place] = (),
        ringed: Sequence[Place] = (),
    ) -> None:
        """``words`` makes title and content of the ``topic``.

        ``wide`` is the width of the box, in design pixels. It is in the middle, above the hand,
        which stays in sight, at the foot of the table, where the cities are seen, or where it is
        clear of what is ringed and of most of what is lit.
        """
        super().__init__(style)
        self.topic = topic
        self._words, self.icon, self._wide, self._stands = words, icon, wide, stands
        self.lit, self.ringed = lit, ringed
        self.set_focus_key("go on")

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in TABS:
            return False
        self.close()
        return True

    def box_in(self, table: QRectF) -> QRectF:
        s, style = self.style.s, self.style
        # Very large text gets a wider box, so that it does not become a high one.
        wide = min(s(self._wide * min(_WIDER, max(1.0, style.text))), table.width() - s(40))
        high = self.body().high(style.sizes(), wide - s(2 * _SIDE)) + s(_HEAD + _FOOT)
        box = QRectF(0, 0, wide, min(high, table.height() - s(24)))
        box.moveCenter(table.center())
        hand = self._place_of(Fan())
        if self._stands == "foot":
            box.moveBottom(table.bottom() - s(24))
        elif self._stands == "above hand" and hand is not None:
            box.moveBottom(hand.top() - s(18))
            box.moveTop(max(box.top(), table.top() + s(12)))
        elif self._stands == "clear":
            at_foot, at_top = QRectF(box), QRectF(box)
            at_foot.moveBottom(table.bottom() - s(12))
            at_top.moveTop(table.top() + s(12))
            return min((at_foot, at_top, box), key=self._covered)
        return box

    def _covered(self, box: QRectF) -> tuple[float, float]:
        """Return how much a place of the box would cover of what is ringed, and of what is lit."""
        ringed, lit = (
            sum(_area(box & place) for place in self._placed(places))
            for places in (self.ringed, self.lit)
        )
        return ringed, lit

    def head(self) -> tuple[str | Part, str]:
        return self._words(self.topic)[0], ""

    def body(self) -> Part:
        text = translate("Prompt", "Continue")
        go_on = button("go on", text, self.close, "ui_play", FixedKey.ENTER, primary=True)
        foot = Cell(row(Space(weight=1), Cell(go_on, 340)), high=56)
        return column(self._words(self.topic)[1], Space(weight=1), foot, gap=16)

    # Qt ------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()


def described_box(style: TableStyle, described: Described) -> Notice[Described]:
    """Show the words to a person without a screen reader."""
    return Notice(style, described, _described_words, wide=1000)


def seen_box(style: TableStyle, seen: SeenCards, shown: Shown) -> Notice[SeenCards]:
    """Return a heading for each hand with its cards; they are as large as there is room for."""
    layout = _SeenLayout([len(cards) for _, cards in seen_words(seen, shown.table.seats)])
    words = partial(_seen_words, shown=shown, layout=layout)
    return Notice(style, seen, words, "ui_eye", wide=max(760.0, layout.wide) + 2 * _SIDE)


def drill_box(style: TableStyle, outcome: DrillOutcome) -> Notice[DrillOutcome]:
    """Return the grade, the choice, the better choice, and the reason."""
    icon = "state_ok" if outcome.right else "ui_hint"
    return Notice(style, outcome, _drill_words, icon, wide=800, stands="above hand")


def action_box(style: TableStyle, shown: Shown, action: Action) -> Notice[Action]:
    """Return the player's action, its cost and its effect; ``shown`` is the table after it."""
    words = partial(_action_words, shown=shown)
    lit = [] if action.seat is None else [City(action.seat)]
    return Notice(style, action, words, "ui_hint", stands="foot", lit=lit)


def hint_box(
    style: TableStyle,
    hints: Sequence[Hint],
    view: Any,
    places: Callable[[Command], Sequence[Place]],
) -> Notice[Sequence[Hint]]:
    """Return up to three choices, the best first; their cards and buttons are ringed.

    ``view`` is the view of the seat that chooses, ``places`` are the places of a command's cards
    and buttons, if they can be seen.
    """
    words, lit = partial(_hint_words, view=view), [Fan(), Band()]
    ringed = [place for hint in hints for place in places(hint.command)]
    return Notice(style, hints, words, "ui_hint", stands="above hand", lit=lit, ringed=ringed)


def prompt_hint_box(
    style: TableStyle, hints: Sequence[Hint], view: Any, prompt: Prompting
) -> Notice[Sequence[Hint]]:
    """Return such choices of what a prompt offers; it stays below, and its things in sight."""
    words = partial(_hint_words, view=view)
    lit, ringed = (
        [Offered(key) for command in commands if (key := prompt.spot_of(command))]
        for commands in (view.legal, [hint.command for hint in hints])
    )
    box = Notice(style, hints, words, "ui_hint", stands="clear", lit=lit, ringed=ringed)
    box.over = prompt
    return box


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def _described_words(described: Described) -> tuple[str, Part]:
    lines = (Text(line, lines=0, narrow=True) for line in described.lines)
    return described.title, column(*lines, gap=6)


def _seen_words(seen: SeenCards, shown: Shown, layout: _SeenLayout) -> tuple[str, Part]:
    groups = seen_words(seen, shown.table.seats)
    lines = []
    for numbers in layout.lines:
        beside = [Cell(_seen_hand(*groups[n], shown, layout), layout.width_of(n)) for n in numbers]
        lines.append(row(*beside, gap=_BESIDE))
    return seen_title(seen), column(*lines, gap=_GAP)


def _seen_hand(heading: str, cards: Sequence[CardId], shown: Shown, layout: _SeenLayout) -> Part:
    most = layout.most
    rows = (cards[first : first + most] for first in range(0, len(cards), most))
    small = (
        row(*(_small_card(card, shown, layout.size) for card in one), gap=_GAP) for one in rows
    )
    return column(Text(heading, bold=600, lines=0), *small, gap=_GAP)


def _small_card(card: CardId, shown: Shown, wide: float) -> Part:
    paint = partial(draw_card, shown=shown.faces(card))
    return Drawing(wide, wide * HEIGHT / WIDTH, paint, said=card_name(card))


class _SeenLayout:
    """The places of groups of so many cards, and a card size that leaves room for all."""

    def __init__(self, groups: Sequence[int]) -> None:
        self._groups = groups
        for size in _SEEN_SIZES:
            self.size = size
            self.lines = self._packed()
            if sum(map(self._high, self.lines)) <= _SEEN_HIGH:
                break

    @property
    def most(self) -> int:
        """Cards in a row."""
        return int((_SEEN_WIDE + _GAP) // (self.size + _GAP))

    @property
    def wide(self) -> float:
        """The width of the widest line."""
        return max((sum(map(self._with_gap, line)) for line in self.lines), default=0.0)

    def width_of(self, number: int) -> float:
        """Return the width of a group, at least the width of its heading."""
        cards = min(self._groups[number], self.most)
        return max(_HEADING_WIDE, cards * (self.size + _GAP) - _GAP)

    def _with_gap(self, number: int) -> float:
        return self.width_of(number) + _BESIDE

    def _packed(self) -> list[list[int]]:
        """Return groups beside each other as long as they have room."""
        lines: list[list[int]] = []
        for number in range(len(self._groups)):
            line = [*lines[-1], number] if lines else [number]
            if lines and sum(map(self._with_gap, line)) - _BESIDE <= _SEEN_WIDE:
                lines[-1].append(number)
            else:
                lines.append([number])
        return lines

    def _high(self, line: Sequence[int]) -> float:
        rows = max(ceil(self._groups[number] / self.most) for number in line)
        return _HEADING + _GAP + rows * (self.size * HEIGHT / WIDTH + _GAP)


def _drill_words(outcome: DrillOutcome) -> tuple[str, Part]:
    lines = zip(outcome.lines, ("ink", "ink", "ink_soft"), strict=False)
    words = (Text(line, shade=shade, bold=400, lines=0) for line, shade in lines)
    foot = Text(outcome.foot, "note", "ink_soft", lines=0)
    return outcome.title, column(*words, foot, gap=14)


def _action_words(action: Action, shown: Shown) -> tuple[str, Part]:
    title, (first, *more) = action_words(action, shown)
    lines = (Text(line, bold=400, lines=0) for line in more)
    return title, column(Text(first, bold=600, lines=0), *lines, gap=10)


def _hint_words(hints: Sequence[Hint], view: Any) -> tuple[str, Part]:
    """Return the number, the name and the reason of each choice."""
    rows = []
    for number, hint in enumerate(hints, start=1):
        words = captioned(plan_name(hint.command, view), hint_words(hint), 600, 0)
        leads_to = Text(hint_outlook(hint), "note", "ink_soft", lines=0)
        about = column(words, leads_to, gap=2, weight=1)
        rows.append(row(column(Cell(disc(number, 34), 36, high=36)), about, gap=14))
    return translate("Advice", "Worth considering"), column(*rows, gap=14)
