"""Card faces and backs, drawn once for each size and only copied after that."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainterPath, QPen, QPixmap, QTransform

from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.views.paint.art import Art, Drawing, Drawn, blank, finished, smooth
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import text_width
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import CARD_SIZE, Shade, colour, text_on

WIDTH, HEIGHT = CARD_SIZE
MARGIN: Final = 9.0
"""Card units around a face that its pixmap holds as well, for the shadow and smooth edges."""

SMALL_UNDER: Final = 0.7
"""Faces under this share of 240 x 368 pixels are drawn with fewer, larger parts."""

LEAST_TEXT: Final = 11
"""Pixels under which no text of a face is drawn, but on cards too small to be read anyway."""

Back = int | str
"""The back of a card that is face down: its Age, or the colour of a card of people."""

_ALSO: Final = Qt.ClipOperation.IntersectClip

_ARCH_RISE: Final = 66.0
"""Card units of the arch over the picture of a person."""

_LARGE_TEXT: Final = 1.45
"""The least factor on text that gets a name more room."""

_OF_FOOT: Final = 0.8
"""The greatest height of a line at the foot, as a share of its place."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """The places of a face's parts, in card units from its top left corner."""

    small: bool
    lintel: float  # height of the coloured head
    name_top: float
    name_height: float
    foot: float  # height of the coloured foot, 0 if there is none

    @property
    def picture(self) -> QRectF:
        top = self.lintel + 3
        return QRectF(5, top, WIDTH - 10, self.name_top - top)


def card_rect(box: QRectF) -> QRectF:
    """Return the largest place in the middle of ``box`` that has the shape of a card."""
    return shaped(box, WIDTH / HEIGHT)


def card_pixmap(
    art: Art,
    shown: Face | Back,
    width: float,
    ratio: float,
    *,
    dim: bool = False,
    text: float = 1.0,
) -> QPixmap:
    """Return a card ``width`` logical pixels wide at device pixel ``ratio``, its shadow included.

    ``shown`` is a face, or the back of a card that is face down. `MARGIN` card units surround the
    card on every side. ``dim`` greys and hatches the picture of a card that cannot be built, and
    ``text`` is a factor on its words. If the pixmap will be tilted, ask for twice the screen's
    ratio: copied from as many pixels as it covers, its text and icons would blur.
    """
    key, draw = _drawing(art, shown, width, ratio, dim, text)
    made = QPixmap(art.cards.get(key, lambda: finished(draw())).pixmap)
    made.setDevicePixelRatio(ratio)
    return made


def card_ahead(
    art: Art,
    shown: Face | Back,
    width: float,
    ratio: float,
    *,
    dim: bool = False,
    text: float = 1.0,
) -> Iterator[None]:
    """Draw in steps the later result of ``card_pixmap``."""
    key, draw = _drawing(art, shown, width, ratio, dim, text)
    yield from art.cards.ahead(key, draw)


def draw_card_ahead(
    canvas: Canvas, box: QRectF, shown: Face | Back, *, dim: bool = False
) -> Iterator[None]:
    """Draw in steps the picture that ``draw_card`` will copy."""
    key, draw = _copied(canvas, card_rect(box), shown, dim=dim)
    yield from canvas.art.cards.ahead(key, draw)


def draw_card(
    canvas: Canvas,
    box: QRectF,
    shown: Face | Back,
    *,
    dim: bool = False,
    glow: Shade | None = None,
) -> None:
    """Draw a card, or a back, in the middle of ``box``; ``glow`` rings a chosen one."""
    place = card_rect(box)
    zoom = place.width() / WIDTH
    if glow is not None:
        out = 7 * zoom
        ring = place.adjusted(-out, -out, out, out)
        canvas.rounded(ring, 19 * zoom / canvas.u, glow, "ink", 2 * zoom / canvas.u)
    key, draw = _copied(canvas, place, shown, dim=dim)
    drawn = canvas.art.cards.get(key, lambda: finished(draw()))
    canvas.texts += drawn.texts
    canvas.sizes += drawn.sizes
    if canvas.upright:
        canvas.pixmap(drawn.pixmap, _whole(place))
    else:
        canvas.put(drawn.pixmap, canvas.covered(_whole(place)).topLeft())


def _whole(place: QRectF) -> QRectF:
    """Return the place of a card with its surroundings in its pixmap."""
    rim = MARGIN * place.width() / WIDTH
    return place.adjusted(-rim, -rim, rim, rim)


def _copied(
    canvas: Canvas, place: QRectF, shown: Face | Back, *, dim: bool
) -> tuple[Hashable, Callable[[], Drawing]]:
    """Return the key of the copy for ``place``, and the function that draws it.

    On a turned canvas it is the turned card: the card itself, drawn with more pixels than are seen,
    would take twice as much memory.
    """
    scale, text = canvas.copy_scale(), canvas.text_factor
    key, draw = _drawing(canvas.art, shown, place.width(), scale, dim, text)
    if canvas.upright:
        return key, draw
    area = canvas.covered(_whole(place))
    onto = canvas.onto(area)
    turn = (onto.m11(), onto.m12(), onto.m21(), onto.m22(), *onto.map(place.topLeft()).toTuple())
    return (key, *(round(each, 3) for each in turn)), lambda: _turn(
        draw(), _whole(place), onto, area.size()
    )


def _turn(drawing: Drawing, place: QRectF, onto: QTransform, size: QSize) -> Drawing:
    """Copy a finished drawing to ``place``, turned by ``onto``."""
    drawn = yield from drawing
    yield
    made = blank(size.width(), size.height())
    with Painting(made) as painter:
        smooth(painter)
        painter.setTransform(onto)
        painter.drawPixmap(place, drawn.pixmap, QRectF(drawn.pixmap.rect()))
    return drawn._replace(pixmap=made)


def _drawing(
    art: Art, shown: Face | Back, width: float, ratio: float, dim: bool, text: float
) -> tuple[Hashable, Callable[[], Drawing]]:
    """Return the key of a card at that size, and the function that draws it."""
    pixels = round(width * ratio)
    small = width / WIDTH < SMALL_UNDER
    if isinstance(shown, Back):
        text = 1.0  # there are no words on a back
    key = ("card", shown, pixels, ratio, small, dim, text)
    return key, lambda: _render(art, shown, pixels, ratio, small, dim, text)


def _render(
    art: Art, shown: Face | Back, pixels: int, ratio: float, small: bool, dim: bool, text: float
) -> Drawing:
    zoom = pixels / WIDTH
    made = blank(math.ceil((WIDTH + 2 * MARGIN) * zoom), math.ceil((HEIGHT + 2 * MARGIN) * zoom))
    with Painting(made) as painter:
        painter.scale(zoom, zoom)
        painter.translate(MARGIN, MARGIN)
        least = min(LEAST_TEXT * ratio / zoom, 31 if small else 16)
        canvas = Canvas(painter, art, 1.0, text, least)
        canvas.zoom_from = ratio
        if isinstance(shown, Back):
            _draw_back(canvas, shown)
        else:
            yield from _draw_face(canvas, shown, small, dim)
    return Drawn(made, tuple(canvas.texts), tuple(canvas.sizes))


def _draw_face(canvas: Canvas, shown: Face, small: bool, dim: bool) -> Iterator[None]:
    """Draw the whole face in card units, its top left corner at the origin."""
    plan = _plan(shown, small, canvas.text_factor > _LARGE_TEXT)
    yield from canvas.pattern_ahead(_lintel(plan), shown.colour, 1.0)
    if plan.foot:
        yield from canvas.pattern_ahead(_foot(plan), shown.colour, 1.0)
    rim = "gold" if shown.person else "parchment"
    _draw_frame(canvas, rim)
    with canvas.kept():
        canvas.painter.setClipRect(QRectF(5, 5, WIDTH - 10, HEIGHT - 10))
        canvas.pattern(_lintel(plan), shown.colour, 1.0)
        if shown.person:
            yield from _draw_niche(canvas, plan.picture, shown, dim)
        else:
            yield from _draw_picture(canvas, plan.picture, shown.scene, dim)
        _draw_rule(canvas, plan)
        _draw_effects(canvas, plan, shown)
        _draw_cost(canvas, plan, shown.cost)
        yield
        _draw_name(canvas, plan, shown)
        if plan.foot and shown.person:
            _draw_word(canvas, plan, shown)
        elif plan.foot:
            _draw_foot(canvas, plan, shown)
        elif shown.chain_from:
            canvas.ellipse(210, plan.lintel + 35, 19, None, "parchment", "ink", 3)
            canvas.icon("chain", 210, plan.lintel + 35, 32)
    _round_off(canvas, rim)
    yield
    if dim:
        side = 74 if small else 58
        middle = plan.name_top - 11 - side / 2
        canvas.icon("state_no", WIDTH - 8 - side / 2, middle, side)


def _plan(shown: Face, small: bool, large: bool) -> _Plan:
    """Return the places; with ``large`` text the name has more of the height."""
    if small:
        name = 80.0 if large else 70.0
        return _Plan(True, 96, 363 - name, name, 0)
    foot, name = 37.0 if shown.chain_from and shown.chain_to else 30.0, 74.0 if large else 56.0
    return _Plan(False, 88, 363 - foot - name, name, foot)


def _lintel(plan: _Plan) -> QRectF:
    return QRectF(5, 5, WIDTH - 10, plan.lintel)


def _foot(plan: _Plan) -> QRectF:
    return QRectF(5, plan.name_top + plan.name_height, WIDTH - 10, plan.foot + 6)


def _draw_picture(canvas: Canvas, rect: QRectF, scene: str, dim: bool) -> Iterator[None]:
    """Draw the scene over the whole of ``rect``, without colour and hatched if ``dim``."""
    drawing = canvas.art.svg(f"scenes/{scene}.svg")
    yield
    if not dim:
        with canvas.kept():  # the parts over its edges hide the cut
            canvas.painter.setClipRect(rect.adjusted(0, -1, 0, 1), _ALSO)
            drawing.render(canvas.painter, _cover(rect))
        yield
        return
    scale = canvas.device_scale()
    width, height = math.ceil(rect.width() * scale), math.ceil(rect.height() * scale)
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with Painting(picture) as painter:
        smooth(painter)
        drawing.render(painter, _cover(QRectF(picture.rect())))
    yield
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    canvas.painter.drawImage(rect, grey)
    yield
    _hatch(canvas, rect)
    yield


def _draw_niche(canvas: Canvas, rect: QRectF, shown: Face, dim: bool) -> Iterator[None]:
    """Draw a person in an arch of gold, on the ground of the card's colour."""
    canvas.painter.fillRect(rect, canvas.colour(shown.colour))
    niche = rect.adjusted(6, 6, -6, 6)
    arch = QPainterPath(niche.bottomLeft())
    arch.lineTo(niche.left(), niche.top() + _ARCH_RISE)
    bow = QRectF(niche.left(), niche.top(), niche.width(), 2 * _ARCH_RISE)
    arch.arcTo(bow, 180, -180)
    arch.lineTo(niche.bottomRight())
    with canvas.kept():
        canvas.painter.setClipPath(arch, _ALSO)
        yield from _draw_picture(canvas, rect, shown.scene, dim)
    with canvas.kept():
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, wide in (("ink", 7.0), ("gold", 3.4)):
            canvas.painter.setPen(QPen(canvas.colour(shade), wide))
            canvas.painter.drawPath(arch)
    yield


def _cover(rect: QRectF) -> QRectF:
    """Return the place of a scene (240 x 220) that covers ``rect``, foot on foot."""
    zoom = max(rect.width() / 240, rect.height() / 220)
    width, height = 240 * zoom, 220 * zoom
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height, width, height)


def _hatch(canvas: Canvas, rect: QRectF) -> None:
    """Draw a veil over the picture of a card that cannot be built; the facts stay clear."""
    canvas.painter.fillRect(rect, canvas.colour("veil", 0.36))
    with canvas.kept():
        canvas.painter.setClipRect(rect, _ALSO)
        canvas.painter.setPen(QPen(canvas.colour("ink", 0.18), 4))
        high = rect.height()
        for k in range(int((rect.width() + high) / 18) + 1):
            x = rect.left() - high + 18 * k
            canvas.painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + high, rect.top()))


def _draw_rule(canvas: Canvas, plan: _Plan) -> None:
    """Draw the gold line under the lintel."""
    for top, height, shade in ((0, 9, "ink"), (2.5, 4, "gold")):
        line = QRectF(5, plan.lintel + top, WIDTH - 10, height)
        canvas.painter.fillRect(line, canvas.colour(shade))


def _draw_effects(canvas: Canvas, plan: _Plan, shown: Face) -> None:
    """Draw the badge of the colour, and beside it the card's effects on a parchment plate."""
    badge, high = (60.0, 66.0) if plan.small else (54.0, 56.0)
    canvas.icon(f"badge_{shown.colour}", 8 + badge / 2, 3 + plan.lintel / 2, badge)
    left = 12 + badge
    most = WIDTH - 10 - left
    high = min(high, high * (most - 16) / max(1.0, row_width(shown.effects, high)))
    width = min(most, max(row_width(shown.effects, high) + 22, 88))
    plate = QRectF(left, 11, width, plan.lintel - 17)
    canvas.rounded(plate, 10, "ink")
    ground = "parchment_pale" if shown.person else "parchment"
    canvas.rounded(plate.adjusted(2, 2, -2, -2), 8.5, ground)
    draw_row(canvas, plate.adjusted(6, 0, -6, 0), shown.effects, "center", high)


def _draw_cost(canvas: Canvas, plan: _Plan, cost: tuple[Token, ...]) -> None:
    """Draw the ribbon below the rule: one column of pictures, two when they are many."""
    if not cost:
        return
    one_column = 4 if plan.small else 5
    rows = len(cost) if len(cost) <= one_column else -(-len(cost) // 2)
    columns = -(-len(cost) // rows)
    side = min(41.0 if plan.small else 36.0, (plan.picture.height() - 25) / rows - 3)
    width, height = columns * (side + 3) + 8, rows * (side + 3) + 11
    top = plan.lintel + 1
    canvas.path(_ribbon(width, height, 0).translated(14, top + 3), colour("ink", 0.27))
    canvas.path(_ribbon(width, height, 0).translated(9, top), "ink")
    canvas.path(_ribbon(width, height, 2.5).translated(9, top), "parchment")
    for number, token in enumerate(cost):
        x = 9 + 5.5 + number // rows * (side + 3)
        y = top + 8 + number % rows * (side + 3)
        draw_row(canvas, QRectF(x, y, side, side), (token,))


def _ribbon(width: float, height: float, inset: float) -> QPainterPath:
    path = QPainterPath(QPointF(inset, 0))
    path.lineTo(inset, height - inset * 0.4)
    path.lineTo(width / 2, height + 9 - inset * 1.1)
    path.lineTo(width - inset, height - inset * 0.4)
    path.lineTo(width - inset, 0)
    path.closeSubpath()
    return path


def _draw_name(canvas: Canvas, plan: _Plan, shown: Face) -> None:
    plate = QRectF(5, plan.name_top, WIDTH - 10, plan.name_height)
    line = "gold" if shown.person else shown.colour
    canvas.painter.fillRect(plate, canvas.colour("parchment_pale" if shown.person else "parchment"))
    canvas.painter.fillRect(QRectF(5, plate.top(), WIDTH - 10, 2.5), canvas.colour("ink"))
    canvas.painter.fillRect(QRectF(5, plate.top() + 2.5, WIDTH - 10, 3), canvas.colour(line))
    box = plate.adjusted(7, 5, -7, 0)
    if plan.small:
        whole = canvas.fits_block(box, shown.name, 27, 600, lines=2)
        name = shown.name if whole else shown.short or shown.name
        canvas.text_block(box, name, 27, "ink", 600, "center", lines=2)
    elif shown.person:
        canvas.text(box, shown.name, 21, "ink", 700, "center", "title")
    else:
        canvas.text_block(box, shown.name, 19, "ink", 700, "center", "title", 2)


def _draw_word(canvas: Canvas, plan: _Plan, shown: Face) -> None:
    """Draw the foot of a person: the word for such cards, in place of an Age and of chains."""
    canvas.pattern(_foot(plan), shown.colour, 1.0)
    top = plan.name_top + plan.name_height
    canvas.painter.fillRect(QRectF(5, top - 1, WIDTH - 10, 2), canvas.colour("gold"))
    size = min(14.5, _OF_FOOT * plan.foot / canvas.text_factor)
    wide = max(94.0, text_width(shown.person, canvas.px(size), 600, "condensed") + 28)
    pill = QRectF((WIDTH - wide) / 2, top + 4, wide, plan.foot - 7)
    canvas.rounded(pill, pill.height() / 2, "parchment_pale", "gold", 1.5)
    canvas.text(pill, shown.person, size, "ink", 600, "center", "condensed")


def _draw_foot(canvas: Canvas, plan: _Plan, shown: Face) -> None:
    """Draw the cards that make this one free, those that it makes free, and the Age.

    Without any of them it is the kind of structure, where a box brings it.
    """
    top = plan.name_top + plan.name_height
    canvas.pattern(_foot(plan), shown.colour, 1.0)
    banner = WIDTH - 37
    canvas.icon(f"age_{shown.age}", banner + 12.5, top + plan.foot / 2, 25)
    left, high = 12.0, plan.foot
    shade = text_on(shown.colour)
    if shown.chain_from and shown.chain_to:
        high /= 2
    size = min(14.5, _OF_FOOT * high / canvas.text_factor)
    if shown.kind and not (shown.chain_from or shown.chain_to):
        line = QRectF(left, top, banner - left - 3, high)
        canvas.text(line, shown.kind, size, shade, 600, family="condensed")
    if shown.chain_from:
        canvas.icon("chain", left + 12, top + plan.foot / 2, 24)
        left += 29
        line = QRectF(left, top + (0.5 if shown.chain_to else 0), banner - left - 3, high)
        canvas.text(line, shown.chain_from, size, shade, 600, family="condensed")
    if shown.chain_to:
        row = top + plan.foot - high - (1.5 if shown.chain_from else 0)
        _arrow(canvas, left, row + high / 2 + 0.5, shade)
        line = QRectF(left + 15, row, banner - left - 18, high)
        names = ", ".join(shown.chain_to)
        canvas.text(line, names, size, shade, 600, family="condensed")


def _arrow(canvas: Canvas, x: float, cy: float, shade: Shade) -> None:
    tail, wing = 1.6, 5.0
    points = (
        (x, cy - tail),
        (x + 5, cy - tail),
        (x + 5, cy - wing),
        (x + 11, cy),
        (x + 5, cy + wing),
        (x + 5, cy + tail),
        (x, cy + tail),
    )
    canvas.sign(points, shade)


def _draw_back(canvas: Canvas, kind: Back) -> None:
    """Draw a back, in card units, its top left corner at the origin."""
    _draw_frame(canvas, "gold" if isinstance(kind, str) else "parchment")
    with canvas.clip(QRectF(5, 5, WIDTH - 10, HEIGHT - 10), 10):
        name = kind if isinstance(kind, str) else f"age_{kind}"
        back = canvas.art.svg(f"backs/{name}.svg")
        back.render(canvas.painter, QRectF(0, 0, WIDTH, HEIGHT))
        if isinstance(kind, str):
            canvas.icon(kind, 120, 172, 96)
        else:
            _draw_age(canvas, kind)


def _draw_age(canvas: Canvas, age: int) -> None:
    """Draw the signs of an Age on its back."""
    canvas.icon(f"age_{age}", 120, 172, 104)
    if age != 2:  # the back of Age II has a ship there
        canvas.icon("stage" if age == 1 else "ed_building", 120, 295, 76)


def _draw_frame(canvas: Canvas, rim: Shade) -> None:
    """Draw the flat shadow and the double rim of every card, in card units."""
    canvas.rounded(QRectF(3, 5, WIDTH, HEIGHT), 14, colour("shadow", 0.27))
    canvas.rounded(QRectF(0, 0, WIDTH, HEIGHT), 14, "ink")
    canvas.rounded(QRectF(2.5, 2.5, WIDTH - 5, HEIGHT - 5), 12, rim)


def _round_off(canvas: Canvas, inner: Shade) -> None:
    """Draw the rims once more, over the corners of the content.

    Under a clip with round corners every shape and letter would take far longer.
    """
    for out, radius, within, round_in, shade in (
        (1.25, 12.75, 3.75, 11.0, "ink"),
        (2.5, 12.0, 5.0, 10.0, inner),
    ):
        rim = QPainterPath()
        for inset, corner in ((out, radius), (within, round_in)):
            place = QRectF(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
            rim.addRoundedRect(place, corner, corner)
        canvas.path(rim, shade)
