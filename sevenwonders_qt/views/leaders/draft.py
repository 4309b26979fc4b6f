"""The draft of leaders: a page in the place of the table that asks which leader is kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import asked_number, cap
from sevenwonders_qt.models.leaders.court import (
    Court,
    court_on,
    leader_lines,
    leader_of,
    price_of,
    price_shown,
    price_words,
)
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Sized,
    Space,
    column,
    rounded,
    row,
    ruled,
    slabbed,
)
from sevenwonders_qt.views.kit.steps import arrow_step
from sevenwonders_qt.views.kit.words import Text, gold_line, sign, title
from sevenwonders_qt.views.paint.art import HEAD
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.paint.theme import CARD_SIZE, Shade, board_fill, colour
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.action_button import button, coin
from sevenwonders_qt.views.table.bar import named_head, portrait
from sevenwonders_qt.views.table.layout import BAR, COLUMN, GUTTER, MARGIN
from sevenwonders_qt.views.table.overlay import Prompting
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.pass_band import paint_arrow
from sevenwonders_qt.views.table.places import Top

translate = QCoreApplication.translate

_SHAPE: Final = CARD_SIZE[1] / CARD_SIZE[0]
_WIDEST: Final = 300.0
_GAP: Final = 16.0
_WORDS: Final = 238.0
"""Design pixels: the widest card, between two, and the height of the words below."""

_PLACE: Final = 112.0
_ABOVE_OTHERS: Final = 376.0
"""Design pixels of the place of a leader that is kept, and of all but the stages above others."""


class DraftPage(Prompting):
    """Arrows and digits pick one of the leaders that are offered, Enter keeps it.

    The table is behind it, and is seen while the key of `peek` is down.
    """

    rule = "leaders"
    lit = (Top(),)

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        super().__init__(style, closable=False)
        self.shown = shown
        self._commands = {
            leader: command
            for command in shown.table.view.legal
            if (leader := leader_of(command)) is not None
        }
        court = court_on(shown.table.boxes)
        assert court is not None
        self.court: Court = court
        offered = court.draft.offered if court.draft is not None else ()
        self.offered = tuple(card for card in offered if card in self._commands)
        self.picked: CardId | None = self.offered[0] if len(self.offered) == 1 else None
        self.set_focus_key("")

    # The question --------------------------------------------------------------------------

    def pick(self, number: int) -> None:
        """Look at the leader ``number``, from 0; others are ignored."""
        if 0 <= number < len(self.offered):
            self.picked = self.offered[number]
            self.set_focus_key("")
            self.refresh()

    def confirm(self) -> None:
        """Keep the leader that is looked at; look at the first one before that."""
        if self.picked is None:
            self.pick(0)
        else:
            self.answer_with(self._commands[self.picked])

    def spot_of(self, command: Command) -> str:
        leader = leader_of(command)
        return "" if leader is None else f"leader {leader}"

    def key(self, event: QKeyEvent) -> bool:
        step, number = arrow_step(event), asked_number(event, On.PROMPT)
        if step:
            at = self.offered.index(self.picked) if self.picked is not None else (step < 0) - 1
            self.pick((at + step) % len(self.offered))
        elif number:
            self.pick(number - 1)
        else:
            return False
        return True

    # Overlay -------------------------------------------------------------------------------

    def name(self) -> str:
        return self._title()

    def about(self) -> str:
        """Name each leader with its price and effect."""
        lines = (
            titled(f"{number}. {card_name(leader)}", " ".join(self._words(leader)))
            for number, leader in enumerate(self.offered, start=1)
        )
        return " ".join(lines)

    def box_in(self, table: QRectF) -> QRectF:
        return table.adjusted(0, self.style.s(BAR), 0, 0)

    def heeds(self, event: QEvent) -> bool:
        """Let the bar at the top be used."""
        if not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        return event.scenePos().y() < self.pos().y()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        if spot is not None and self.picked is not None and spot.key == f"leader {self.picked}":
            self.confirm()

    # Drawing -------------------------------------------------------------------------------

    def describe(self) -> Part:
        inside = row(
            Cell(self._own(), COLUMN),
            Ground(self._middle(), None, (0, 0, 0, 0), 1),
            Cell(self._kept(), COLUMN),
            gap=GUTTER,
        )
        return Ground(inside, self._paint, (MARGIN, 8, MARGIN, MARGIN))

    def _paint(self, canvas: Canvas, rect: QRectF) -> None:
        scene = self.scene()
        with canvas.kept():
            canvas.painter.translate(-self.pos())
            draw_table_top(canvas, scene.sceneRect().size(), 0)

    def _title(self) -> str:
        if self._is_open:
            return translate("Leaders", "Take one of these leaders")
        if len(self.offered) < 2:
            return translate("Leaders", "The last leader is yours")
        return translate("Leaders", "Keep one, pass %n", None, len(self.offered) - 1)

    @property
    def _is_open(self) -> bool:
        return self.court.draft is not None and self.court.draft.is_open

    @property
    def _then(self) -> str:
        """Return who takes a leader next, in words; empty after the last one."""
        then = self.court.draft.then if self.court.draft is not None else None
        if then is None:
            return ""
        if then == self.shown.own.seat:
            return translate("Leaders", "then it is your turn again")
        return translate("Leaders", "then it is {name}'s turn").format(name=self.shown.name(then))

    @property
    def _next(self) -> Seat:
        """The player who gets the others: the one at the right, or the only other one."""
        view = self.shown.table.view
        return (view.left if self.shown.free_side is Side.RIGHT else view.right).seat

    def _words(self, leader: CardId) -> list[str]:
        return [price_words(leader), *leader_lines(leader)]

    def _own(self) -> Part:
        """Return the own wonder, which leaders are chosen for, and who is around."""
        shown, own = self.shown, self.shown.own
        head = named_head(
            shown.name(own.seat),
            [city_name(own.wonder)],
            ("parchment", colour("parchment", 0.8)),
            [portrait(shown.portrait(own.seat), 34)],
            [marks.sky(own.side, 22)],
        )
        named = Ground(head, rounded(7, "sea_deep"), (8, 0, 8, 0))
        picture = Answering(
            marks.board(own, (), 10), "board", shown.board_name(own), entry=marks.board_entry(own)
        )
        plinths = [
            Cell(Drawing(0, 0, partial(draw_plinth, plinth=each)), high=52)
            for each in reversed(marks.plinths(shown, own))
        ]
        money = row(
            coin(own.coins, 40),
            Text(translate("Leaders", "%n coin(s) to begin with", None, own.coins), weight=1),
            gap=10,
        )
        around = Text(translate("Leaders", "Around you"), "title", bold=700, lines=1)
        inside = column(
            Cell(named, high=36),
            Cell(picture, high=208),
            *plinths,
            Ground(money, None, (4, 4, 4, 0)),
            Cell(Sized(around, 0.8), high=32),
            gold_line(),
            *(Cell(part, high=66) for part in self._neighbours()),
            Space(weight=1),
            gap=6,
        )
        return Ground(inside, slabbed(12, board_fill(own.side)), (8, 8, 8, 8))

    def _neighbours(self) -> Iterator[Part]:
        """Yield the neighbours, each with its direction, then others while there is room."""
        shown, view = self.shown, self.shown.table.view
        sides = {view.left.seat: "scope_left", view.right.seat: "scope_right"}
        others = [s for s in range(len(view.cities)) if s not in sides and s != view.seat]
        stages = len(self.shown.board(self.shown.own).stages)
        high = self.rect.height() / self.style.u - _ABOVE_OTHERS - 58 * stages
        for seat in [*sides, *others][: max(2, int(high / 72))]:
            city = view.cities[seat]
            words = column(
                Text(shown.name(seat), bold=700, cut=True, lines=1),
                Text(city_name(city.wonder), "note", "ink_soft", lines=1),
                gap=0,
                weight=1,
                middle=True,
            )
            arrow = (sign(sides[seat], 30),) if seat in sides else ()
            inside = row(
                Cell(marks.board(city, (), 6), 110),
                portrait(shown.portrait(seat), 38),
                words,
                *arrow,
                gap=8,
            )
            yield Ground(inside, rounded(7, colour("parchment_pale", 0.6)), (3, 3, 8, 3))

    def _middle(self) -> Part:
        """Return the offered leaders, and the words about each."""
        count = max(1, len(self.offered))
        wide = self.rect.width() / self.style.u - 2 * (COLUMN + GUTTER + MARGIN)
        each = min(_WIDEST, (wide - _GAP * (count + 1)) / count)
        high = self.rect.height() / self.style.u - 8 - MARGIN - 64 - _WORDS - 60
        each = min(each, high / _SHAPE)
        cards = [
            Cell(self._card(leader, n), each, high=each * _SHAPE + 14)
            for n, leader in enumerate(self.offered)
        ]
        words = [Cell(self._about(leader), each) for leader in self.offered]
        return column(
            Cell(Sized(self._head()), high=56),
            row(Space(weight=1), *cards, Space(weight=1), gap=_GAP),
            Cell(Sized(row(Space(weight=1), *words, Space(weight=1), gap=_GAP)), high=_WORDS),
            Ground(Sized(_uses()), rounded(12, colour("bar", 0.55), "sea"), (20, 10, 20, 16), 1),
            gap=12,
        )

    def _head(self) -> Part:
        text = Text(self._title(), "title", "gold_light", 700, lines=1, weight=1)
        if self._is_open:
            return row(text, Text(self._then, "note", "white", 600, lines=1), gap=12)
        count = len(self.offered) - 1
        if count < 1:
            return row(text)
        passed = translate("Leaders", "%n leader(s) → {name}", None, count)
        name, left = self.shown.name(self._next), self._next == self.shown.table.view.left.seat
        ribbon = Answering(
            Text(passed.format(name=name), "note", "white", 600, lines=1),
            "pass",
            translate("Leaders", "The others go to {name}.").format(name=name),
            paint=partial(paint_arrow, left=left, right=not left),
            margins=(22, 0, 34, 0),
            rule="leaders",
        )
        return row(text, ribbon, gap=12)

    def _card(self, leader: CardId, number: int) -> Part:
        """Return a card with the number of its key; the picked one is raised and ringed."""
        picked, face = leader == self.picked, self.shown.faces(leader)

        def paint(canvas: Canvas, rect: QRectF) -> None:
            low = 0.0 if picked else canvas.s(14)
            place = rect.adjusted(0, low, 0, low - canvas.s(14))
            draw_card(canvas, place, face, glow="gold" if picked else None)
            cx, cy = rect.right() - canvas.s(4), place.top() + canvas.s(10)
            canvas.ellipse(cx, cy, canvas.s(16), None, "sea_deep", "gold", 1.5)
            canvas.number(cx, cy, cap(acts.NUMBERS[number + 1]), canvas.s(19), "parchment")

        words = "\n".join([card_name(leader), *self._words(leader)])
        return Answering(
            Drawing(0, 0, paint),
            f"leader {leader}",
            words,
            partial(self.pick, number),
            titled(f"{number + 1}. {card_name(leader)}", " ".join(self._words(leader))),
            radius=14,
            entry=key_of(EntryKind.BOX, leader),
            rule="leaders",
        )

    def _about(self, leader: CardId) -> Part:
        """Return the effect of a leader in words."""
        picked, price = leader == self.picked, price_of(leader)
        head = row(
            Text(card_name(leader), "text", bold=700, lines=1, weight=1, narrow=True),
            coin(price_shown(leader), 32),
            gap=6,
        )
        lines = [Text(line, bold=500, lines=0, vertical="top") for line in leader_lines(leader)]
        dear = price * 2 > self.shown.own.coins
        fact = translate("Leaders", "{price} of your %n coin(s)", None, self.shown.own.coins)
        about = (
            Drawing(0, 6, ruled(colour("gold"))),
            row(
                sign("ui_hint", 26),
                Text(fact.format(price=price), "note", "ink_soft", lines=0, weight=1),
                gap=6,
            ),
        )
        inside = column(head, *lines, Space(weight=1), *(about if dear else ()), gap=6)
        fill: Shade = "parchment_pale" if picked else "parchment_dark"
        edge: Shade = "gold" if picked else colour("ink", 0.3)
        return Ground(inside, rounded(9, fill, edge, 2.5 if picked else 1.2), (12, 8, 12, 8), 1)

    def _kept(self) -> Part:
        """Return the leaders that are kept, the one that is picked, and the button."""
        kept, draft = self.court.hand, self.court.draft
        picks = draft.picks if draft is not None else 4
        rows = [self._place(leader, n) for n, leader in enumerate(kept)]
        if self.picked is not None:
            rows.append(self._place(self.picked, len(rows), picked=True))
        rows += [self._empty(number, picks) for number in range(len(rows), picks)]
        held = [*kept, *filter(None, [self.picked])]
        words = translate("Leaders", "cost together")
        if any(isinstance(price_shown(leader), str) for leader in held):
            words = translate("Leaders", "cost together, at least")
        total = row(Text(words, "note", "ink_soft", weight=1), coin(sum(map(price_of, held)), 40))
        note = translate(
            "Leaders", "A leader can always be discarded for 3 coins, too. Only you see these."
        )
        if self._is_open:
            note = translate("Leaders", "A leader can always be discarded for 3 coins, too.")
        inside = column(
            title(translate("Leaders", "Kept")),
            *(Cell(part, high=_PLACE) for part in rows),
            gold_line(),
            total,
            Text(note, "note", "ink_soft", lines=0, vertical="top", weight=1),
            Cell(self._button(), high=88),
            Cell(self._hint(), high=58),
            gap=8,
        )
        return Ground(inside, slabbed(12, "parchment"), (14, 8, 14, 14))

    def _place(self, leader: CardId, number: int, *, picked: bool = False) -> Part:
        face = self.shown.faces(leader)
        head = sign(f"{HEAD}{face.scene}", 88)
        effects = Drawing(0, 40, partial(draw_row, row=face.effects, align="left"))
        name = Text(face.name, bold=700, lines=1, cut=True)
        words = column(name, effects, gap=2, weight=1, middle=True)
        inside = row(head, words, coin(price_shown(leader), 36), gap=10)
        fill = "gold_light" if picked else "parchment_pale"

        def paint(canvas: Canvas, rect: QRectF) -> None:
            canvas.rounded(rect, 9, fill, None if picked else colour("ink", 0.3), 1.2)
            if picked:
                canvas.dashed(rect, 9, "terracotta", 2)

        text = "\n".join([card_name(leader), *leader_lines(leader)])
        return Answering(
            inside,
            f"kept {number}",
            text,
            margins=(8, 6, 10, 6),
            paint=paint,
            focusable=True,
            rule="leaders",
            entry=key_of(EntryKind.BOX, leader),
        )

    def _empty(self, number: int, picks: int) -> Part:
        words = [
            translate("Leaders", "first choice"),
            translate("Leaders", "second choice"),
            translate("Leaders", "third choice"),
        ]
        last = translate("Leaders", "the last comes by itself")
        if self._is_open:
            last = translate("Leaders", "fourth choice")
        said = last if number == picks - 1 else words[min(number, 2)]
        inside = row(sign("leader", 48, 0.3), Text(said, "note", "ink_soft", weight=1), gap=18)

        def paint(canvas: Canvas, rect: QRectF) -> None:
            canvas.dashed(rect, 9, colour("ink", 0.35), 1.6)

        return Ground(inside, paint, (26, 6, 10, 6))

    def _button(self) -> Part:
        if self.picked is None:
            label = translate("Leaders", "Pick a leader")
            return button("keep", label, None, "recruit", note=self._keys())
        name = card_name(self.picked)
        label = translate("Leaders", "Keep {leader}").format(leader=name)
        count = len(self.offered) - 1
        note = self._then
        if count and not self._is_open:
            text = translate("Leaders", "and pass %n to {name}", None, count)
            note = text.format(name=self.shown.name(self._next))
        return button("keep", label, self.confirm, "recruit", FixedKey.ENTER, note, primary=True)

    def _keys(self) -> str:
        text = translate("Leaders", "keys {first} to {last}")
        return text.format(first=cap(acts.NUMBERS[1]), last=cap(acts.NUMBERS[len(self.offered)]))

    def _hint(self) -> Part:
        label = translate("Leaders", "Ask for a hint")
        return button("hint", label, self.hint_wanted.emit, "ui_hint", acts.HINT)


def _uses() -> Part:
    """Return the three things that can be done with a leader before an Age."""
    uses = (
        (
            "recruit",
            translate("Leaders", "Recruit"),
            translate("Leaders", "Pay its price; it counts until the end of the match."),
        ),
        (
            "bury",
            translate("Leaders", "Build a stage"),
            translate("Leaders", "The card goes face down under your wonder."),
        ),
        (
            "discard",
            translate("Leaders", "Discard"),
            translate("Leaders", "Three coins from the bank, at once."),
        ),
    )
    paint = rounded(9, colour("sea_deep"), "sea", 1.4)
    cells = (
        Ground(
            column(
                row(sign(icon, 44), Text(name, shade="parchment", bold=700, weight=1), gap=10),
                Text(words, "note", "parchment", 400, lines=0, vertical="top", weight=1),
                gap=6,
            ),
            paint,
            (14, 8, 14, 8),
            1,
        )
        for icon, name, words in uses
    )
    head = Text(translate("Leaders", "The uses of a leader"), "text", "gold_light", 700, lines=1)
    return column(head, row(*cells, gap=14, weight=1), gap=8)
