"""Two choices in one turn: a lane for the Free City, one for the own city, and one button."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.games.classic.commands import TakeBack
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.action_panel import waiting_words
from sevenwonders_qt.views.table.choices import Choice, choices, payments, use_of
from sevenwonders_qt.views.table.free_city_marks import EMBLEM, receivers
from sevenwonders_qt.views.table.hand_tag import choice_tag
from sevenwonders_qt.views.table.lanes import FREE, Lane
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.two_picks import TwoPicks

translate = QCoreApplication.translate

CONFIRM = "confirm"
HEAD = 34.0
ANSWER = 56.0


class LanesPanel(TablePart):
    """The buttons of a turn in which one decides for two cities."""

    pressed = Signal(str, str)
    """A lane and the key of an action of `choices`; both empty for the one button."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._picks: TwoPicks | None = None

    def show_lanes(self, picks: TwoPicks | None) -> None:
        """Show both lanes as they stand; None shows nothing."""
        self._picks = picks
        if picks is None:
            self.renew(None)
            return
        lanes = list(picks.lanes.values())
        views = [lane.shown.table.view for lane in lanes]
        told = [(lane.draft, lane.card, lane.active, lane.open) for lane in lanes]
        seats = lanes[0].shown.table.seats
        self.renew((told, [(view.version, view.seat) for view in views], seats))

    def forget(self) -> None:
        """Show nothing."""
        self._picks = None
        super().forget()

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._picks is None:
            return
        s, lanes = canvas.s, self._picks.lanes
        canvas.slab(box, "parchment", 12)
        inner = box.adjusted(s(10), s(8), -s(10), -s(10))
        self._draw_title(canvas, inner)
        top = inner.top() + s(33)
        high = (inner.bottom() - top - s(ANSWER) - s(8) * 2) / 2
        for number, lane in enumerate(lanes.values()):
            rect = QRectF(inner.left(), top + number * (high + s(8)), inner.width(), high)
            self._draw_lane(canvas, rect, lane)
        foot = QRectF(inner.left(), inner.bottom() - s(ANSWER), inner.width(), s(ANSWER))
        self._draw_answer(canvas, foot, self._picks)

    def _draw_title(self, canvas: Canvas, inner: QRectF) -> None:
        s = canvas.s
        title = QRectF(inner.left() + s(2), inner.top(), inner.width() * 0.55, s(28))
        text = translate("Table", "Two choices").upper()
        wide = canvas.text(title, text, 17, "ink", 700, "left", "title", shrink=0.6)
        cap = QRectF(inner.right() - s(36), inner.top() + s(3), s(36), s(22))
        keycap(canvas, cap, translate("Table", "Tab"))
        left = title.left() + wide + s(8)
        hint = QRectF(left, inner.top(), cap.left() - s(6) - left, s(28))
        text = translate("Table", "change lane")
        canvas.text(hint, text, 14, "ink_soft", 400, "right", "condensed", shrink=0.7)

    def _draw_lane(self, canvas: Canvas, rect: QRectF, lane: Lane) -> None:
        s, free = canvas.s, lane.name == FREE
        active = lane.active and lane.open
        fill = mix("parchment", "sea", 0.13) if free else colour("parchment_pale")
        edge: Shade = "gold" if active else colour("ink", 0.3)
        canvas.rounded(rect, 9, fill, edge, 3 if active else 1.4)
        head = QRectF(rect.left(), rect.top() + s(2), rect.width(), s(HEAD))
        self._draw_head(canvas, head, lane)
        choice = lane.shown.table.view.choice
        body = rect.adjusted(s(8), s(HEAD + 5), -s(8), -s(8))
        if choice is not None:
            self._draw_laid(canvas, body, choice)
        elif lane.open:
            self._draw_choices(canvas, body, lane)

    def _draw_head(self, canvas: Canvas, head: QRectF, lane: Lane) -> None:
        s, cy, free = canvas.s, head.center().y(), lane.name == FREE
        if free:
            canvas.icon(EMBLEM, head.left() + s(24), cy, s(36))
        else:
            canvas.ellipse(head.left() + s(24), cy, s(16), None, "gold", "ink", 2)
            canvas.icon("ui_person", head.left() + s(24), cy, s(23))
        seat = lane.shown.table.view.seat
        name = lane.shown.name(seat)
        box = QRectF(head.left() + s(48), head.top(), head.width() * 0.45, head.height())
        x = box.left() + canvas.text(box, name, 17, "ink", 700) + s(10)
        card = translate("Table", "pick a card")
        right = head.right() - s(38)
        if lane.card is not None and lane.draft is not None:
            card = card_name(lane.card)
            canvas.icon(f"sym_{lane.shown.card(lane.card).colour}", x + s(12), cy, s(25))
            x += s(28)
            cap = QRectF(head.right() - s(32), head.top() + s(6), s(24), s(22))
            keycap(canvas, cap, str(lane.draft.index + 1))
        shade = "ink" if lane.card is not None else "ink_soft"
        box = QRectF(x, head.top() + s(1), right - x, head.height())
        canvas.text(box, card, 16.5, shade, 500, "left", "condensed", shrink=0.65)
        turn = partial(self.pressed.emit, lane.name, "") if lane.open else None
        self.add_spot(head, f"{lane.name} lane", f"{name}: {card}", turn, focusable=False)

    def _draw_choices(self, canvas: Canvas, body: QRectF, lane: Lane) -> None:
        s, rows = canvas.s, choices(lane.shown, lane.card)
        wide = (body.width() - s(6) * (len(rows) - 1)) / len(rows)
        for number, choice in enumerate(rows):
            rect = QRectF(body.left() + number * (wide + s(6)), body.top(), wide, body.height())
            self._draw_choice(canvas, rect, lane, choice)
            press = partial(self.pressed.emit, lane.name, choice.key) if choice.enabled else None
            city = lane.shown.name(lane.shown.table.view.seat)
            name = f"{city}: {choice.tooltip}"
            self.add_spot(rect, f"{lane.name} {choice.key}", choice.tooltip, press, name, radius=7)

    def _draw_choice(self, canvas: Canvas, rect: QRectF, lane: Lane, choice: Choice) -> None:
        s, able = canvas.s, choice.enabled
        on = able and lane.draft is not None and lane.draft.key == choice.key
        fill = colour("gold_light") if on else colour("parchment")
        if not able:
            fill = colour("stone", darker=6)
        canvas.rounded(rect.translated(0, s(2.5)), 7, colour("black", 0.28))
        edge: Shade = "terracotta" if on else colour("ink", 0.7)
        canvas.rounded(rect, 7, fill, edge, 2.8 if on else 1.5)
        side = min(s(30), rect.width() * 0.28)
        canvas.icon(
            choice.icon, rect.left() + s(6) + side / 2, rect.center().y(), side, 1 if able else 0.4
        )
        left, high = rect.left() + s(10) + side, rect.height()
        room = rect.right() - left - s(4)
        shade: Shade = "ink" if able else colour("ink", 0.62)
        upper = QRectF(left, rect.top() + high * 0.06, room, high * 0.46)
        canvas.text(upper, _label(lane, choice), 15, shade, 700, "left", "condensed", shrink=0.7)
        lower = QRectF(left, rect.top() + high * 0.50, room, high * 0.44)
        self._draw_note(canvas, lower, lane, choice)

    def _draw_note(self, canvas: Canvas, box: QRectF, lane: Lane, choice: Choice) -> None:
        s, note = canvas.s, _short_note(lane, choice)
        if choice.enabled and choice.price is not None:
            coin = min(s(26), box.height())
            canvas.coin(box.left() + coin / 2, box.center().y(), coin, choice.price)
            box = box.adjusted(coin + s(3), 0, 0, 0)
            note = _paid(lane, choice)
        shade: Shade = "ink_soft" if choice.enabled else colour("ink", 0.75)
        if canvas.text_width(note, 13.5, 500, "condensed") > 1.7 * box.width():
            note = translate("Table", "cannot") if not choice.enabled else note
        canvas.text_block(box, note, 13.5, shade, 500, lines=2, shrink=0.7, leading=0.8)

    def _draw_laid(self, canvas: Canvas, body: QRectF, choice: CardChosen) -> None:
        tag, s = choice_tag(choice.use), canvas.s
        canvas.icon(tag.icon, body.left() + s(26), body.center().y(), s(36))
        box = body.adjusted(s(52), 0, 0, 0)
        canvas.text(box, tag.words, 17, "ink", 600)

    def _draw_answer(self, canvas: Canvas, rect: QRectF, picks: TwoPicks) -> None:
        lanes = list(picks.lanes.values())
        asked = [lane for lane in lanes if lane.open]
        note, icon, able = "", "state_ok", picks.ready
        if len(asked) == 2:
            label = translate("Table", "Confirm both")
            note = translate("Table", "the Free City plays first")
        elif asked:
            label = translate("Table", "Confirm")
            note = translate("Table", "the other card lies ready")
        else:
            legal = [command for lane in lanes for command in lane.shown.table.view.legal]
            able = any(isinstance(command, TakeBack) for command in legal)
            label, icon = translate("Table", "Undo both"), "ui_undo"
            note = waiting_words(lanes[1].shown)
        missing = translate("Table", "A card and an action for each city first")
        tip = label if able or not asked else missing
        press = partial(self.pressed.emit, "", "") if able else None
        self.lay(canvas, button(CONFIRM, label, press, icon, "⏎", note, tip, primary=able), rect)


def _label(lane: Lane, choice: Choice) -> str:
    """The name of an action, short where the lane has no room for more."""
    if choice.key == "stage" and lane.shown.table.stage is not None:
        number = ("I", "II", "III", "IV")[lane.shown.own.stages]
        return translate("Table", "Stage {number}").format(number=number)
    return choice.label


def _short_note(lane: Lane, choice: Choice) -> str:
    """What stands under an action that brings or costs no coins; the tooltip tells all of it."""
    if lane.card is None:
        return ""
    if not choice.enabled and choice.key == "discard":
        return translate("Table", "not allowed")
    if not choice.enabled:
        return choice.note
    if choice.key == "build" and lane.shown.table.offers[lane.card].state is Offered.CHAIN:
        return translate("Table", "free", "of a card")
    return choice.note if choice.key == "free" else translate("Table", "no cost")


def _paid(lane: Lane, choice: Choice) -> str:
    """Who is paid; of several ways the one that was chosen, or how many there are."""
    if lane.card is None or choice.key not in ("build", "stage"):
        return ""
    ways = payments(lane.shown, lane.card, use_of(choice.key))
    draft = lane.draft
    if draft is not None and draft.key == choice.key and draft.command is not None:
        ways = [way for way in ways if way.command == draft.command]
    if len(ways) > 1:
        return translate("Table", "%n way(s)", None, len(ways))
    return receivers(lane.shown, ways[0]) if ways else ""
