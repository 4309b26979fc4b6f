"""The three decks to take from, or the cards looked through: one of them is kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.architects.choices import keeping, on_deck, only
from sevenwonders_qt.models.architects.settings import UNCOVER
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import card_tip, deck_name, kind_name
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.seats import You
from sevenwonders_qt.models.shown.card_tags import Tag, TagWords
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.views.architects.card import draw_common_back, draw_face
from sevenwonders_qt.views.architects.marks import ArchitectsPart, deck_tip
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Fitting,
    Ground,
    Layers,
    Loose,
    Part,
    Sized,
    Space,
    column,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, sign
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.card_item import paint_pill, pill
from sevenwonders_qt.views.table.panel import Answering

translate = QCoreApplication.translate

WIDE, HIGH = 178.0, 253.0
_MARK: Final = 310.0


class Decks(ArchitectsPart):
    """The decks of a turn: left, centre, right."""

    rule = "a_turn"
    margins = (0, 0, 0, 18)
    share = 0.94

    uncovered = Signal()
    """The seat is alone before the screen and may see its secrets."""

    def depends_on(self, shown: ArchitectsTable) -> object:
        view = shown.view
        decks = [view.deck(deck) for deck in shown.reach]
        marks = view.own, view.cat, view.peace
        who = view.seat, shown.covered, shown.watched, shown.seats
        return decks, view.searched, view.legal, marks, who

    def name(self) -> str:
        if self._shown is not None and self._shown.view.searched:
            return translate("Accessible", "Choose a card to keep")
        return translate("Accessible", "Decks")

    def describe_table(self, table: ArchitectsTable) -> Part:
        if table.view.searched:
            return self._searched(table)
        return Layers(self._decks(table), *((self._uncover(table),) if table.covered else ()))

    def _uncover(self, table: ArchitectsTable) -> Part:
        """Return a button that uncovers secret cards, which the cat or a stage shows."""
        note, name = translate("Table", "the others look away"), table.seats[table.view.seat].name
        words = translate("Table", "Only for {name}: look").format(name=name)
        act = self.uncovered.emit
        look = button("uncover", words, act, "ui_eye", UNCOVER, note, primary=True, rule="a_blue")
        low = column(Space(weight=1), Cell(Sized(look), high=64), Space(22), gap=0)
        return Centre(low, 340, tall=True)

    # Decks ---------------------------------------------------------------------------------

    def _decks(self, table: ArchitectsTable) -> Part:
        """Return each deck with its label beside it; the cat's card is beside the middle one."""
        left, middle, right = (self._deck(table, number) for number in range(3))
        top = table.view.deck(CENTRAL).top
        return row(
            *(Space(weight=0.3), _beside(_label(table, 0), 112), Space(30), left, Space(weight=1)),
            *(_beside(_label(table, 1), 84), Space(30), middle, Space(12)),
            *(_beside(Space() if top is None else _peek(table, top), 92), Space(weight=1)),
            *(right, Space(18), _beside(_label(table, 2), 112), Space(weight=0.3)),
            gap=0,
        )

    def _deck(self, table: ArchitectsTable, number: int) -> Part:
        """Return its cards, and over them the effect of taking the top one."""
        deck = table.reach[number]
        left, _, right = table.reach
        ways = on_deck(table.view.legal, deck, (left, right))
        mark = deck_mark(table, deck) if table.view.deck(deck).count else None
        tag: Part = Space() if mark is None else self._mark(mark)
        words = () if mark is None else (mark.words,)
        pile = Answering(
            Drawing(WIDE, HIGH, partial(_paint_pile, table=table, deck=deck, lit=bool(ways))),
            f"deck {number}",
            "\n".join((deck_tip(table, deck), *words)),
            partial(self.chosen.emit, ways) if ways else None,
            radius=12,
            command=only(ways),
        )
        return Cell(column(pile, Cell(Loose(tag, _MARK), high=34), gap=3, upwards=True), WIDE)

    def _mark(self, mark: Tag) -> Part:
        """Return a mark with its words, or without them where they are too long."""
        wide = pill(mark).wide(self.style.sizes()) <= self.style.s(_MARK)
        signs = tuple(item for item in mark.items if not isinstance(item, TagWords))
        return pill(mark if wide else Tag(mark.fill, signs))

    # Cards looked through ------------------------------------------------------------------

    def _searched(self, table: ArchitectsTable) -> Part:
        kept = keeping(table.view.legal)
        title = translate("Table", "Keep one of these cards")
        if not kept:
            title = translate("Table", "The cards looked through")
        shown = [command.card for command in kept] or list(dict.fromkeys(table.view.searched))
        wide = min(WIDE, self.rect.width() / self.style.u / len(shown) - 12)
        cards = (self._card(table, number, card, wide) for number, card in enumerate(shown))
        return column(
            Cell(
                Loose(Ground(Text(title, bold=700), paint_pill("gold_light"), (30, 0, 30, 0))),
                high=44,
            ),
            Loose(row(*cards)),
        )

    def _card(self, table: ArchitectsTable, number: int, card: CardId, wide: float) -> Part:
        face, count = table.rules.card(card), table.view.searched.count(card)
        kept = next((way for way in keeping(table.view.legal) if way.card == card), None)
        keys = caps(acts.NUMBERS[number + 1]) if number < 9 else ()
        inside = column(Space(28), row(Space(), Keys(keys), gap=10), upwards=True)
        return Answering(
            Cell(inside, wide, high=HIGH),
            f"keep {number}",
            card_tip(face),
            partial(self.chosen.emit, (kept,)) if kept is not None else None,
            paint=partial(draw_face, card=face, count=count if count > 1 else 0),
            radius=12,
            command=kept,
            focusable=True,
            rule="a_effects",
        )


def _beside(part: Part, wide: float) -> Part:
    """Return a part as high as a deck, at the foot."""
    return Cell(column(Cell(part, high=HIGH), upwards=True), wide)


def _paint_pile(
    canvas: Canvas, rect: QRectF, table: ArchitectsTable, deck: int, *, lit: bool
) -> None:
    """Draw the top card over a few of the others, on gold where it may be taken."""
    s, shown = canvas.s, table.view.deck(deck)
    if lit:
        glow = rect.adjusted(-s(16), -s(12), s(12), s(10))
        canvas.rounded(glow, 16, colour("gold", 0.30), colour("gold", 0.6), 1.6)
    for layer in range(min(4, max(0, shown.count - 1)), 0, -1):
        under = rect.translated(-s(3) * layer, -s(1.5) * layer)
        canvas.rounded(under, 12, "parchment_dark", colour("ink", 0.7), 1.2)
    if shown.top is not None and deck != CENTRAL:
        draw_face(canvas, rect, table.rules.card(shown.top))
    elif shown.count:
        draw_common_back(canvas, rect)
    else:
        canvas.rounded(rect, 12, colour("shadow", 0.25), colour("parchment", 0.4), 2)


def _peek(table: ArchitectsTable, top: CardId) -> Part:
    """Return the card that the cat shows to its owner alone."""
    looks = table.seats[table.view.seat].name
    words = looks if table.watched else translate("Table", "you alone")
    head = Text(translate("Table", "top card"), "note", bold=600, lines=1)
    content = column(
        Fitting(row(sign("ar_cat", 27), head, gap=2), sign("ar_cat", 27)),
        Drawing(0, 104, partial(draw_face, card=table.rules.card(top), small=True)),
        Text(words, "note", "ink_soft", align="center", lines=1),
        gap=2,
        middle=True,
    )
    said = f"{kind_name(top)}\n{words}"
    margins = (6.0, 3.0, 6.0, 3.0)
    slip = Answering(content, "peek", said, paint=_paint_slip, margins=margins, rule="a_blue")
    return column(slip, middle=True)


def _paint_slip(canvas: Canvas, rect: QRectF) -> None:
    """Draw a slip that points at the deck on its left."""
    s, cy = canvas.s, rect.center().y()
    tip = [(rect.left() - s(14), cy), (rect.left() + s(4), cy - s(12))]
    canvas.polygon([*tip, (rect.left() + s(4), cy + s(12))], "parchment")
    canvas.rounded(rect, 12, "parchment", "ink", 1.6)


def _label(table: ArchitectsTable, number: int) -> Part:
    """Return the owner of a deck, the number of its cards, and the key."""
    deck, right = table.reach[number], number == 2
    held = table.view.deck(deck).count
    none = translate("Table", "no cards")
    count = translate("Table", "%n card(s)", None, held) if held else none
    icons = (("scope_left",), (), ("scope_right",))[number]
    # While the game is watched the numbers are the keys of the seats.
    keys = () if table.watched else caps(acts.NUMBERS[number + 1])
    side: Align = "left" if right else "right"
    edge = (Space(), Space(weight=1))[:: 1 if right else -1]
    return column(
        row(edge[0], Icons(icons, 2.4), edge[1], gap=0),
        Text(deck_name(table, deck), "text", "parchment", 600, side, 3, narrow=True),
        Text(count, "note", colour("parchment", 0.75), 400, side),
        row(edge[0], Keys(keys, dark=True), edge[1], gap=0),
        gap=8,
        middle=True,
    )


def deck_mark(table: ArchitectsTable, deck: int) -> Tag | None:
    """Return the effect of the top card of a deck for the seat; None if it needs no words."""
    view = table.view
    top = view.deck(deck).top
    if top is None:
        return _unseen(table) if deck == CENTRAL else None
    stage = table.completed_by(top)
    face = table.rules.card(top)
    if stage is not None and table.missing(stage):
        points = table.rules.catalogue.wonders[view.own.wonder].stages[stage - 1].points
        text = translate("Table", "builds stage {number}, %n point(s)", None, points)
        return _mark(text.format(number=ROMAN[stage - 1]), "state_ok", "good")
    if table.cashes_with(top):
        return _mark(translate("Table", "brings a progress token"), "ar_progress", "good")
    if face.cat:
        stays = view.cat == view.seat
        stay, come = translate("Table", "the cat stays"), translate("Table", "brings the cat")
        return _mark(stay if stays else come, "ar_cat", "gold_light")
    if face.horns:
        battle = translate("Table", "horn: a battle begins")
        horns = translate("Table", "%n horn(s)", None, face.horns)
        return _mark(battle if face.horns >= view.peace else horns, "ar_horn", "gold_light")
    if deck == CENTRAL:
        return _mark(kind_name(top), "ui_eye", "blue")
    return None


def _unseen(table: ArchitectsTable) -> Tag:
    view = table.view
    if view.cat is None:
        return _mark(translate("Table", "unseen: nobody has the cat"), "ui_eye", "ink_soft")
    if view.cat == view.seat:
        text = translate("Table", "unseen until your turn")
        if view.active == view.seat:
            text = translate("Table", "unseen until your next turn")
        return _mark(text, "ar_cat", "ink_soft")
    name = table.seats[view.cat].name
    words = translate("Table", "unseen: {name} has the cat").format(name=name)
    if isinstance(name, You):
        words = translate("Table", "unseen: you have the cat")
    return _mark(words, "ar_cat", "ink_soft")


def _mark(words: str, icon: str, fill: str) -> Tag:
    return Tag(fill, (icon, TagWords(words)))
