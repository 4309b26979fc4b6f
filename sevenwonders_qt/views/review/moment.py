"""One moment of a review: the cards played and better, and the plans that were tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.ai.review import Tried
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import KeepCard, TakeCard
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView
from sevenwonders_qt.games.classic.commands import PickDiscard, Play
from sevenwonders_qt.models.advice_words import plan_name
from sevenwonders_qt.models.numbers import decimal
from sevenwonders_qt.models.review import Choice, Review
from sevenwonders_qt.models.review_words import confirmed_words, headline, plan_rows, why
from sevenwonders_qt.views.architects.card import draw_common_back, draw_face
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card, face
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_MOST: Final = 5
"""Plans in the list, the one that was played among them."""
_SCALE: Final = 8.0
"""Points behind the best at the left end of the scale."""


def moment_part(review: Review, choice: Choice) -> Part:
    """What there is to see and to read of a choice."""
    words = column(
        Text(headline(choice), "title", "good" if choice.cost else "ink", 700, lines=0),
        Text(why(choice), "text", lines=0),
        Text(confirmed_words(choice), "note", "ink_soft", lines=0),
        Space(weight=1),
        *_plans(choice),
        gap=8,
        weight=1,
    )
    return row(*_cards(review, choice), words, gap=20, weight=1)


def _cards(review: Review, choice: Choice) -> list[Part]:
    """The cards that were played and that was better, where there are any to show."""
    played = translate("Review", "played")
    if not choice.cost or choice.verdict is None:
        return [_card(review, choice, choice.moment.command, played, good=True)]
    better = translate("Review", "better")
    return [
        _card(review, choice, choice.moment.command, played, good=False),
        _card(review, choice, choice.verdict.best, better, good=True),
    ]


def _card(review: Review, choice: Choice, command: Command, words: str, *, good: bool) -> Part:
    name = plan_name(command, choice.moment.view)
    drawing = Drawing(
        200,
        307,
        partial(_paint_card, review=review, choice=choice, command=command, good=good),
    )
    label = Text(words, "note", "good" if good else "bad", 700, "center", lines=1)
    under = Text(name, "note", bold=600, align="center", lines=3)
    return Cell(column(label, drawing, under, Space(weight=1), gap=8), 206)


def _paint_card(
    canvas: Canvas, rect: QRectF, *, review: Review, choice: Choice, command: Command, good: bool
) -> None:
    view, game = choice.moment.view, review.match.game
    ring = "good" if good else "bad"
    high = min(rect.height(), rect.width() * 368 / 240)
    place = QRectF(rect.left(), rect.top(), high * 240 / 368, high)
    place.moveCenter(rect.center())
    if isinstance(game, Architects):
        known = _known(view, command)
        if known is not None:
            rim = canvas.s(4)
            inner = place.adjusted(rim, rim, -rim, -rim)
            canvas.rounded(place, 12, colour(ring))
            draw_face(canvas, inner, game.rules.card(known))
            return
        if isinstance(command, TakeCard):
            draw_common_back(canvas, place)
            return
    elif isinstance(command, Play | PickDiscard) and command.card is not None:
        card = game.rules.catalogue.cards[command.card]
        rim = canvas.s(5)
        inner = place.adjusted(rim, rim, -rim, -rim)
        draw_card(canvas, inner, face(card), glow=colour(ring))
        return
    canvas.rounded(place, 12, colour("ink", 0.08), colour(ring), 3)
    middle = place.center()
    canvas.icon("stage", middle.x(), middle.y(), place.width() * 0.6)


def _known(view: ArchitectsView, command: Command) -> CardId | None:
    if isinstance(command, KeepCard):
        return command.card
    return view.deck(command.deck).top if isinstance(command, TakeCard) else None


def _plans(choice: Choice) -> list[Part]:
    """The plans that were tried, each with a dot on a scale of points."""
    found = plan_rows(choice)
    if len(found) < 2:
        return []
    played = choice.moment.command
    shown = [pair for pair in found if pair[1].command != played][: _MOST - 1]
    shown += [pair for pair in found if pair[1].command == played]
    shown.sort(key=lambda pair: pair[1].loss)
    head = Text(translate("Review", "Points to expect"), "note", "age_1_deep", 700, lines=1)
    return [head, *(_plan(name, one, own=one.command == played) for name, one in shown)]


def _plan(name: str, one: Tried, *, own: bool) -> Part:
    shade = "good" if one.loss <= 0 else "bad" if own else "ink_soft"
    paint = partial(_paint_scale, loss=one.loss, shade=shade, own=own)
    return row(
        Cell(Text(name, "note", bold=700 if own else 500, narrow=True), 330),
        Drawing(0, 18, paint, weight=1),
        Cell(Text(decimal(one.points), "note", shade, 700, "right", lines=1), 60),
        gap=10,
    )


def _paint_scale(canvas: Canvas, rect: QRectF, *, loss: float, shade: str, own: bool) -> None:
    y, share = rect.center().y(), min(1.0, max(0.0, loss) / _SCALE)
    left, right = rect.left() + canvas.s(10), rect.right() - canvas.s(10)
    x = right - (right - left) * share
    canvas.line((left, y), (right, y), colour("ink", 0.2), 2)
    if own and loss > 0:
        canvas.line((x, y), (right, y), "bad", 3)
    canvas.ellipse(x, y, canvas.s(8), None, shade, "ink", 1.5)


def lost_part(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Part]:
    """Points lost by category and Age as lines of a table."""
    if not rows:
        return []
    head = row(
        Text(translate("Review", "Points lost"), "note", "age_1_deep", 700, lines=1, weight=1),
        *(Cell(Text(h, "note", "ink_soft", 600, "right", lines=1), 72) for h in headings),
        gap=4,
    )
    lines = [
        row(
            Text(name, "note", lines=1, weight=1),
            *(Cell(Text(cell, "note", bold=600, align="right", lines=1), 72) for cell in cells),
            gap=4,
        )
        for name, *cells in rows
    ]
    return [head, *lines]
