"""The pictures of Architects in the rules, the encyclopaedia and the review."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.lesson import Lesson
from sevenwonders_qt.games.architects.catalogue import Card, Catalogue
from sevenwonders_qt.games.architects.commands import (
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects.articles import A_CARD, A_TOKEN, A_WONDER
from sevenwonders_qt.models.architects.terms import token_name
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.views.architects.card import draw_common_back, draw_face
from sevenwonders_qt.views.architects.marks import token_pill
from sevenwonders_qt.views.kit.part import Paint, lay
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder, wonder_picture
from sevenwonders_qt.views.table.games import ChoicePicture, FigureKind, Pictures

_CARD: Final = 156 / 222
"""The shape of a card."""


def _catalogue() -> Catalogue:
    return game_for(Options(), 4).rules.catalogue


def _card(canvas: Canvas, rect: QRectF, card: str, library: Library) -> None:
    draw_face(canvas, rect, _catalogue().cards[CardId(card)])


def _token(canvas: Canvas, rect: QRectF, token: str, library: Library) -> None:
    pill = token_pill(token, 0, rect.height() / canvas.u, (token_name(token),))
    lay(canvas, pill, rect)


def _wonder(canvas: Canvas, rect: QRectF, wonder: str, library: Library) -> None:
    draw_wonder(canvas, rect, wonder, "A", 3, 5, 10)


def _card_article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    draw_face(canvas, shaped(rect, _CARD), _catalogue().cards[CardId(entry.id)])


def _wonder_article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    draw_wonder(canvas, rect, entry.id, "A", 5, 5, 10)


def _token_article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    place = shaped(rect, 1.0)
    half, middle = place.width() * 0.36, place.center()
    canvas.ellipse(middle.x(), middle.y(), half, None, colour("good", darker=35), "gold", 4)
    canvas.icon(entry.id, middle.x(), middle.y(), half * 1.7)


def _choice(game: Architects, view: PlayerView, command: Command) -> ChoicePicture | None:
    """Return the card that is taken, or the back of the common deck where it was not known."""
    known = command.card if isinstance(command, KeepCard) else None
    if isinstance(command, TakeCard):
        known = view.deck(command.deck).top
    if known is not None:
        return ChoicePicture(partial(_draw_ringed, card=game.rules.card(known)))
    if isinstance(command, TakeCard):
        return ChoicePicture(lambda canvas, place, ring: draw_common_back(canvas, place))
    sign = _sign(view, command)
    return ChoicePicture(partial(_draw_sign, sign=sign)) if sign else None


def _sign(view: PlayerView, command: Command) -> str:
    """Return the icon of a choice that is neither a card nor a stage; empty for a stage."""
    match command:
        case TakeToken(place=place) if 0 <= place < len(view.open_tokens):
            return view.open_tokens[place]
        case TakeToken():
            return "ar_progress"
        case LookAtDeck():
            return "ui_eye"
        case TakeBothCards():
            return "deck_left"
        case EndTurn():
            return "state_ok"
    return ""


def _draw_sign(canvas: Canvas, place: QRectF, ring: Shade, *, sign: str) -> None:
    canvas.rounded(place, 12, colour("ink", 0.08), colour(ring), 3)
    middle, half = place.center(), place.width() * 0.3
    if sign in _catalogue().tokens:
        canvas.ellipse(middle.x(), middle.y(), half, None, colour("good", darker=35), "gold", 4)
    canvas.icon(sign, middle.x(), middle.y(), half * 1.7)


def _draw_ringed(canvas: Canvas, place: QRectF, ring: Shade, *, card: Card) -> None:
    rim = canvas.s(4)
    canvas.rounded(place, 12, colour(ring))
    draw_face(canvas, place.adjusted(rim, rim, -rim, -rim), card)


def _lesson(lesson: Lesson) -> Paint:
    """Return the function that paints the wonder of the learner, complete."""
    place = lesson.places[0]
    return wonder_picture(place.wonder, "A", 3, 3)


PICTURES: Final = Pictures(
    figures={
        "a_cards": FigureKind((150, 216), _card),
        "a_tokens": FigureKind((190, 46), _token),
        "a_wonder": FigureKind((460, 250), _wonder),
    },
    articles={
        A_CARD: _card_article,
        A_WONDER: _wonder_article,
        A_TOKEN: _token_article,
    },
    choice=_choice,
    lesson=_lesson,
)
