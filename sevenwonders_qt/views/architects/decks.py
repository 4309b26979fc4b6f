"""The three decks to take from, or the cards looked through of which one is kept."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.models.architects_choices import keeping, on_deck, only
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import card_tip, deck_name, kind_name
from sevenwonders_qt.models.keys import caps, numbers
from sevenwonders_qt.models.names import ROMAN
from sevenwonders_qt.views.architects.card import draw_common_back, draw_face
from sevenwonders_qt.views.architects.marks import ArchitectsPart, deck_tip
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.action_button import button

translate = QCoreApplication.translate

PLACES = (0.215, 0.5, 0.785)
"""Where the middles of the three decks stand, as shares of the width."""

WIDE, HIGH = 178.0, 253.0

Mark = tuple[str, str, Shade]
"""Words, an icon and a colour: what taking a card does."""


class Decks(ArchitectsPart):
    """Where a turn begins: left, centre, right."""

    uncovered = Signal()
    """The seat is alone before the screen and may see its secrets."""

    def name(self) -> str:
        if self._shown is not None and self._shown.view.searched:
            return translate("Accessible", "Cards to keep one of")
        return translate("Accessible", "Decks")

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        if table.view.searched:
            self._draw_searched(canvas, box, table)
            return
        for number, deck in enumerate(table.reach):
            middle = box.left() + box.width() * PLACES[number]
            top = box.bottom() - canvas.s(HIGH + 18)
            rect = QRectF(middle - canvas.s(WIDE / 2), top, canvas.s(WIDE), canvas.s(HIGH))
            self._draw_deck(canvas, rect, table, number, deck)
        self._draw_labels(canvas, box, table)
        if table.covered:
            self._draw_covered(canvas, box, table)

    # Decks ---------------------------------------------------------------------------------

    def _draw_deck(
        self, canvas: Canvas, rect: QRectF, table: ArchitectsTable, number: int, deck: int
    ) -> None:
        s, view = canvas.s, table.view
        shown = view.deck(deck)
        left, _, right = table.reach
        ways = on_deck(view.legal, deck, (left, right))
        if ways:
            glow = rect.adjusted(-s(16), -s(12), s(12), s(10))
            canvas.rounded(glow, 16, colour("gold", 0.30), "gold", 2.5)
        self._draw_pile(canvas, rect, table, deck)
        if deck == CENTRAL and shown.top is not None:
            self._draw_peek(canvas, rect, table, shown.top)
        act = partial(self.chosen.emit, ways) if ways else None
        tip = deck_tip(table, deck)
        mark = deck_mark(table, deck) if shown.count else None
        if mark is not None:
            self._draw_mark(canvas, rect, mark)
            tip += f"\n{mark[0]}"
        meant, key = only(ways), f"deck {number}"
        self.add_spot(rect, key, tip, act, focusable=bool(ways), radius=12, command=meant)

    def _draw_pile(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable, deck: int) -> None:
        """The top card over a few of those below."""
        s, shown = canvas.s, table.view.deck(deck)
        for layer in range(min(4, max(0, shown.count - 1)), 0, -1):
            under = rect.translated(-s(3) * layer, -s(1.5) * layer)
            canvas.rounded(under, 12, "parchment_dark", colour("ink", 0.7), 1.2)
        if shown.top is not None and deck != CENTRAL:
            draw_face(canvas, rect, table.rules.card(shown.top))
        elif shown.count:
            draw_common_back(canvas, rect)
        else:
            canvas.rounded(rect, 12, colour("shadow", 0.25), colour("parchment", 0.4), 2)

    def _draw_mark(self, canvas: Canvas, rect: QRectF, mark: Mark) -> None:
        s, (words, icon, fill) = canvas.s, mark
        wide = min(canvas.text_width(words, 15, 600, "condensed") + s(56), s(330))
        tag = ribbon(canvas, rect.center().x(), rect.top() - s(20), wide, s(34), fill)
        canvas.icon(icon, tag.left() + s(20), tag.center().y(), s(28))
        shade = "ink" if fill == "gold_light" else "white"
        room = tag.adjusted(s(40), 0, -s(10), 0)
        self.lay(canvas, Text(words, "note", shade, 600, lines=1), room, 0.94)

    def _draw_peek(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable, top: CardId) -> None:
        """What the cat lets its owner see, and nobody else."""
        s = canvas.s
        box = QRectF(rect.right() + s(12), rect.top() + s(40), s(92), s(168))
        cy = box.center().y()
        tip = [(box.left() - s(14), cy), (box.left() + s(4), cy - s(12))]
        canvas.polygon([*tip, (box.left() + s(4), cy + s(12))], "parchment")
        canvas.rounded(box, 12, "parchment", "ink", 1.6)
        face = QRectF(box.left() + s(7), box.top() + s(32), s(78), s(104))
        draw_face(canvas, face, table.rules.card(top), small=True)
        canvas.icon("ar_cat", box.left() + s(17), box.top() + s(16), s(27))
        head = translate("Table", "top card")
        looks = table.seats[table.view.seat].name
        words = looks if table.watched else translate("Table", "you alone")
        content = column(
            Ground(Text(head, "note", bold=600, lines=1), None, (29, 4, 1, 0)),
            Space(weight=1),
            Text(words, "note", "ink_soft", align="center", lines=1),
            gap=0,
        )
        self.lay(canvas, content, box.adjusted(s(3), 0, -s(3), -s(3)), 0.94)
        self.add_spot(box, "peek", f"{kind_name(top)}\n{words}", focusable=False)

    def _draw_labels(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """Beside the decks, so that the peek has its room."""
        s, wide = canvas.s, box.width() / canvas.u
        before, after = WIDE / 2 + 30, WIDE / 2 + 18
        rooms = (112, -before - 112), (84, -before - 84), (112, after)
        parts: list[Part] = []
        end = 0.0
        for number, (room, aside) in enumerate(rooms):
            left = PLACES[number] * wide + aside
            parts += [Cell(Space(), left - end), Cell(_label(table, number), room)]
            end = left + room
        top = box.bottom() - s(HIGH + 18)
        self.lay(canvas, row(*parts, gap=0), QRectF(box.left(), top, box.width(), s(HIGH)), 0.94)

    # Cards looked through ------------------------------------------------------------------

    def _draw_searched(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, cards = canvas.s, keeping(table.view.legal)
        title = translate("Table", "Keep one of these cards")
        if not cards:
            title = translate("Table", "The cards looked through")
        wide = canvas.text_width(title, 21, 700) + s(60)
        tag = ribbon(canvas, box.center().x(), box.top() + s(30), wide, s(44), "gold_light")
        canvas.text(tag, title, 21, "ink", 700, "center")
        shown = [command.card for command in cards] or list(dict.fromkeys(table.view.searched))
        step = min(s(WIDE + 24), box.width() / len(shown))
        left = box.center().x() - step * len(shown) / 2
        for number, card in enumerate(shown):
            high = s(HIGH)
            rect = QRectF(left, box.bottom() - high - s(18), min(s(WIDE), step - s(8)), high)
            draw_face(canvas, rect, table.rules.card(card))
            count = table.view.searched.count(card)
            if number < 9:
                keys = row(Keys(caps(numbers()[number + 1])), Space(weight=1))
                self.lay(canvas, keys, rect.adjusted(s(10), high - s(76), 0, -s(40)), 0.94)
            if count > 1:
                canvas.outlined(rect.right() - s(30), rect.bottom() - s(58), f"×{count}", s(28))
            kept = cards[number] if cards else None
            act = partial(self.chosen.emit, (kept,)) if kept is not None else None
            tip = card_tip(table.rules.card(card))
            self.add_spot(rect, f"keep {number}", tip, act, radius=12, command=kept)
            left += step

    def _draw_covered(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """A button over the decks for who alone may see what the cat or a stage shows."""
        s = canvas.s
        middle = box.left() + box.width() * PLACES[1]
        rect = QRectF(middle - s(170), box.bottom() - s(104), s(340), s(64))
        note, name = translate("Table", "the others look away"), table.seats[table.view.seat].name
        words = translate("Table", "Only for {name}: look").format(name=name)
        act = self.uncovered.emit
        look = button("uncover", words, act, "ui_eye", "uncover", note, primary=True)
        self.lay(canvas, look, rect)


def _label(table: ArchitectsTable, number: int) -> Part:
    """Whose deck, how many cards, and the key."""
    deck, right = table.reach[number], number == 2
    held = table.view.deck(deck).count
    none = translate("Table", "no cards")
    count = translate("Table", "%n card(s)", None, held) if held else none
    icons = (("scope_left",), (), ("scope_right",))[number]
    keys = () if table.watched else caps(numbers()[number + 1])  # else they are those of the seats
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


def deck_mark(table: ArchitectsTable, deck: int) -> Mark | None:
    """What the seat would get of the top card of a deck; None for nothing worth a word."""
    view = table.view
    top = view.deck(deck).top
    if top is None:
        return _unseen(table) if deck == CENTRAL else None
    stage = table.completed_by(top)
    face = table.rules.card(top)
    if stage is not None and table.missing(stage):
        points = table.rules.catalogue.wonders[view.own.wonder].stages[stage - 1].points
        text = translate("Table", "builds stage {number}, %n point(s)", None, points)
        return text.format(number=ROMAN[stage - 1]), "state_ok", "good"
    if table.cashes_with(top):
        return translate("Table", "brings a progress token"), "ar_progress", "good"
    if face.cat:
        stays = view.cat == view.seat
        stay, come = translate("Table", "the cat stays"), translate("Table", "brings the cat")
        return stay if stays else come, "ar_cat", "gold_light"
    if face.horns:
        battle = translate("Table", "horn: a battle begins")
        horns = translate("Table", "%n horn(s)", None, face.horns)
        return battle if face.horns >= view.peace else horns, "ar_horn", "gold_light"
    if deck == CENTRAL:
        return kind_name(top), "ui_eye", "blue"
    return None


def _unseen(table: ArchitectsTable) -> Mark:
    view = table.view
    if view.cat is None:
        return translate("Table", "unseen: nobody has the cat"), "ui_eye", "ink_soft"
    if view.cat == view.seat:
        return translate("Table", "unseen until your turn"), "ar_cat", "ink_soft"
    words = translate("Table", "unseen: {name} has the cat")
    return words.format(name=table.seats[view.cat].name), "ar_cat", "ink_soft"
