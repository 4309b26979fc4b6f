"""The cards of Architects: whole, as the back of the common deck, and as a strip in a pile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from sevenwonders_qt.games.architects.catalogue import Card
from sevenwonders_qt.models.architects.terms import card_icon, kind_name
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import rays
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.strip import draw_block
from sevenwonders_qt.views.paint.theme import colour, mix


def card_row(card: Card) -> tuple[Token, ...]:
    """Return the effect of a card, as pictures."""
    if card.points:
        cat = (Token("icon", ("ar_cat",)),) if card.cat else ()
        return (Token("points", value=card.points), *cat)
    if card.shields:
        horns = (Token("icon", ("ar_horn",)),) * card.horns
        return (Token("icon", ("shield",)), *horns)
    if card.id == "coin":
        return (Token("coin", value=1),)
    return (Token("icon", (card_icon(card.id),)),)


def draw_face(
    canvas: Canvas, rect: QRectF, card: Card, *, small: bool = False, count: int = 0
) -> None:
    """Draw a card: its effect on the lintel, its figure, and its name unless ``small``.

    ``count`` is the number of these cards.
    """
    radius = rect.width() / canvas.u * 0.072
    canvas.rounded(rect.translated(canvas.s(3), canvas.s(5)), radius, colour("pure_black", 0.3))

    def paint(apart: Canvas, place: QRectF) -> None:
        _draw_face(apart, place, card, radius, small=small)

    key = ("architects", card.id, small, "" if small else kind_name(card.id))
    canvas.cached(canvas.art.cards, key, rect, canvas.s(2), paint)
    if count:
        x, y = rect.right() - canvas.s(28), rect.bottom() - canvas.s(52)
        canvas.outlined(x, y, f"×{count}", canvas.s(30))


def _draw_face(canvas: Canvas, rect: QRectF, card: Card, radius: float, *, small: bool) -> None:
    wide, high, fill = rect.width(), rect.height(), str(card.colour)
    canvas.rounded(rect, radius, "parchment", "ink", 2)
    rim = wide * 0.02
    inner = rect.adjusted(rim, rim, -rim, -rim)
    foot = 0.0 if small else high * 0.135
    head = high * 0.27 if small else inner.height() - inner.width() * 220 / 240 - foot
    lintel = QRectF(inner.left(), inner.top(), inner.width(), head)
    picture = QRectF(inner.left(), lintel.bottom(), inner.width(), inner.height() - head - foot)
    with canvas.clip(inner, radius * 0.75):
        _draw_scene(canvas, picture, card)
        canvas.pattern(lintel, fill)
        line = QRectF(inner.left(), lintel.bottom() - high * 0.006, inner.width(), high * 0.014)
        canvas.painter.fillRect(line, canvas.colour("gold"))
        if foot:
            strip = QRectF(inner.left(), picture.bottom(), inner.width(), foot + 2)
            canvas.painter.fillRect(strip, canvas.colour("parchment"))
            strip.setHeight(high * 0.012)
            canvas.painter.fillRect(strip, canvas.colour(fill))
    _draw_lintel(canvas, lintel, card)
    if foot:
        top = picture.bottom() + high * 0.012
        name = QRectF(inner.left() + wide * 0.02, top, inner.width() - wide * 0.04, high * 0.12)
        size = wide / canvas.u * 0.101
        canvas.text_block(name, kind_name(card.id), size, "ink", 600, "center", lines=2)


def _draw_scene(canvas: Canvas, picture: QRectF, card: Card) -> None:
    """Draw the figure of the card over all of ``picture``."""
    with canvas.kept():
        canvas.painter.setClipRect(picture)
        zoom = max(picture.width() / 240, picture.height() / 220)
        place = QRectF(0, 0, 240 * zoom, 220 * zoom)
        place.moveCenter(picture.center())
        canvas.art.svg(f"scenes/ar_{card.id}.svg").render(canvas.painter, place)


def _draw_lintel(canvas: Canvas, lintel: QRectF, card: Card) -> None:
    """Draw the badge of its colour, and a plate with its effect."""
    head = lintel.height()
    badge = head * 0.84
    icon = f"badge_{card.colour}"
    canvas.icon(icon, lintel.left() + badge * 0.58, lintel.center().y(), badge)
    left = lintel.left() + badge * 1.12
    room = lintel.right() - left - head * 0.12
    plate = QRectF(left, lintel.top() + head * 0.10, room, head * 0.78)
    canvas.rounded(plate, 7, "parchment", "ink", 1.6)
    inset = plate.width() * 0.03
    draw_row(canvas, plate.adjusted(inset, 0, -inset, 0), card_row(card), "center", head * 0.70)


def draw_common_back(canvas: Canvas, rect: QRectF) -> None:
    """Draw the back of the common deck."""
    radius = rect.width() / canvas.u * 0.072
    canvas.rounded(rect.translated(canvas.s(3), canvas.s(5)), radius, colour("pure_black", 0.3))
    canvas.rounded(rect, radius, "parchment", "ink", 2)
    out = canvas.s(6)
    inner = rect.adjusted(out, out, -out, -out)
    middle = inner.center()
    with canvas.clip(inner, 8):
        canvas.painter.fillRect(inner, canvas.colour(mix("sea", "sea_deep", 0.18)))
        rays(canvas, middle.x(), middle.y(), inner.height(), mix("sea", "sea_light", 0.25))
    canvas.rounded(inner.adjusted(out, out, -out, -out), 6, None, "gold", 2.5)
    canvas.ellipse(middle.x(), middle.y(), rect.width() * 0.34, None, "gold_light", "ink", 2)
    canvas.icon("wonder", middle.x(), middle.y(), rect.width() * 0.46)


def draw_strip(canvas: Canvas, rect: QRectF, card: Card, count: int = 1) -> None:
    """Draw a card in a pile: its colour and pattern with its symbol, its effect, and the count."""
    fill = str(card.colour)
    canvas.rounded(rect.translated(canvas.s(1.5), canvas.s(2)), 5, colour("pure_black", 0.22))
    canvas.rounded(rect, 5, mix("parchment", fill, 0.12), colour(fill, darker=10), 1.2)
    block = QRectF(rect)
    block.setWidth(min(rect.height() * 0.62, rect.width() * 0.3))
    draw_block(canvas, block.adjusted(1, 1, 0, -1), fill)
    inset = canvas.s(3)
    beside = rect.adjusted(block.width() + inset, 0, -inset, 0)
    draw_row(canvas, beside, _counted(card, count), "center", rect.height() * 0.8)


def strip_width(card: Card, count: int) -> float:
    """Return the width of a strip as a share of one with a single picture."""
    return 0.4 + 0.6 * row_width(_counted(card, count), 1.0)


def _counted(card: Card, count: int) -> Sequence[Token]:
    return (*card_row(card), *((Token("times", value=count),) if count > 1 else ()))
