"""What can be done with the picked card, or what has been chosen and whom one waits for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import TakeBack, Use
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.models.boxes import option_words
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import button
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.action_button import beside_place, draw_choice
from sevenwonders_qt.views.table.choices import Choice, choices, main_action
from sevenwonders_qt.views.table.free_city_marks import EMBLEM
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import roman

translate = QCoreApplication.translate

TAKE_BACK = "take back"


class ActionPanel(TablePart):
    """The buttons of a turn; the gold one is what Enter does."""

    pressed = Signal(str)
    """The key of a button: one of `choices`, or TAKE_BACK."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._card: CardId | None = None

    def show_actions(self, shown: Shown, card: CardId | None) -> None:
        """Show what can be done with ``card``, the one picked from the hand."""
        self._shown, self._card = shown, card
        view = shown.table.view
        self.renew((view.version, view.seat, card, shown.table.seats))

    def forget(self) -> None:
        """Show nothing."""
        self._card = None
        super().forget()

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.slab(box, "parchment", 12)
        if self._shown is None:
            return
        inner = box.adjusted(s(14), s(8), -s(14), -s(14))
        line = inner.top() + s(38)
        canvas.line((inner.left(), line), (inner.right(), line), "gold", 2)
        body = inner.adjusted(0, s(48), 0, 0)
        if self._shown.free_decider is not None:
            foot = QRectF(body.left(), body.bottom() - s(36), body.width(), s(40))
            self._draw_free_city(canvas, foot, self._shown)
            body.setBottom(foot.top() - s(8))
        choice = self._shown.table.view.choice
        if self._shown.choosing:
            self._draw_title(canvas, inner, self._shown, self._card)
            self._draw_choices(canvas, body, self._shown)
        elif choice is not None:
            self._draw_title(canvas, inner, self._shown, choice.card)
            self._draw_chosen(canvas, body, self._shown, choice)
        else:
            self._draw_title(canvas, inner, self._shown, None)
            canvas.paragraph(body, waiting_words(self._shown), 17, "ink_soft")

    def _draw_free_city(self, canvas: Canvas, rect: QRectF, shown: Shown) -> None:
        """The player who decides for the Free City when this seat does not."""
        s, seat = canvas.s, shown.free_decider
        if seat is None:
            return
        words = translate("Table", "You decide for the Free City")
        if seat != shown.table.view.seat:
            text = translate("Table", "{name} decides for the Free City")
            words = text.format(name=shown.name(seat))
        canvas.rounded(rect, 9, mix("parchment", "sea", 0.13), colour("ink", 0.3), 1.4)
        canvas.icon(EMBLEM, rect.left() + s(22), rect.center().y(), s(32))
        room = rect.adjusted(s(46), 0, -s(8), 0)
        canvas.text(room, words, 16, "ink_soft", 600, "left", "condensed", shrink=0.6)
        self.add_spot(rect, "free city", words, focusable=False)

    def _draw_title(self, canvas: Canvas, inner: QRectF, shown: Shown, card: CardId | None) -> None:
        s, left = canvas.s, inner.left()
        if card is None:
            choosing = shown.choosing
            title = translate("Table", "Pick a card") if choosing else translate("Table", "Wait")
        else:
            title = card_name(card)
            canvas.icon(f"sym_{shown.card(card).colour}", left + s(16), inner.top() + s(17), s(32))
            left += s(38)
        box = QRectF(left, inner.top(), inner.right() - left, s(34))
        canvas.text(box, title, 21, "ink", 700, "left", "title", shrink=0.6)

    def _draw_choices(self, canvas: Canvas, body: QRectF, shown: Shown) -> None:
        rows = choices(shown, self._card)
        main = main_action(shown, self._card) if self._card is not None else ""
        gap = canvas.s(12 if len(rows) < 4 else 8)
        high = (body.height() - gap * (len(rows) - 1)) / len(rows)
        for number, choice in enumerate(rows):
            top = body.top() + number * (high + gap)
            rect = QRectF(body.left(), top, body.width(), high)
            self._draw_choice(canvas, rect, choice, primary=choice.key == main)

    def _draw_choice(self, canvas: Canvas, rect: QRectF, choice: Choice, *, primary: bool) -> None:
        draw_choice(canvas, rect, choice, primary=primary)
        press = partial(self.pressed.emit, choice.key) if choice.enabled else None
        self.add_spot(rect, choice.key, choice.tooltip, press)
        more = choice.beside
        if more is not None:
            place = beside_place(canvas, rect)
            press = partial(self.pressed.emit, more.key) if more.enabled else None
            self.add_spot(place, more.key, more.tooltip, press, radius=7)

    def _draw_chosen(self, canvas: Canvas, body: QRectF, shown: Shown, choice: CardChosen) -> None:
        s = canvas.s
        box = QRectF(body.left(), body.top(), body.width(), s(34))
        canvas.text(box, chosen_words(shown, choice), 18, "ink", 700)
        below = QRectF(body.left(), box.bottom() + s(4), body.width(), s(80))
        canvas.paragraph(below, waiting_words(shown), 16, "ink_soft", family="condensed")
        if not any(isinstance(command, TakeBack) for command in shown.table.view.legal):
            return
        label = translate("Table", "Undo the choice")
        note = translate("Table", "or click the card again")
        high = s(74)
        rect = QRectF(body.left(), body.bottom() - high, body.width(), high)
        button(canvas, rect, label, "ui_undo", "", note, primary=True)
        self.add_spot(rect, TAKE_BACK, label, partial(self.pressed.emit, TAKE_BACK))


def chosen_words(shown: Shown, choice: CardChosen) -> str:
    """What the seat has decided for this turn."""
    number = roman(min(shown.own.stages, shown.own.stage_count - 1))
    if choice.option:
        return option_words(choice.option).chosen().format(number=number)
    match choice.use:
        case Use.BUILD:
            return translate("Table", "You build it this turn")
        case Use.STAGE:
            return translate("Table", "It goes under stage {number}").format(number=number)
        case Use.SELL:
            return translate("Table", "You discard it for 3 coins")


def waiting_words(shown: Shown) -> str:
    """Whom the table waits for."""
    view = shown.table.view
    if view.result is not None:
        return translate("Table", "The game is over.")
    players = dict.fromkeys(view.deciders[seat] for seat in view.owing)
    names = ", ".join(map(shown.name, players))
    if not names:
        return ""
    return translate("Table", "Waiting for {names}").format(names=names)
