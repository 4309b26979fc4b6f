"""One card of the hand: its face, its mark, and the gestures that play it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.card_tags import Item, Tag, TagWords
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import EMBLEM
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.rules.links import rule_of_colour
from sevenwonders_qt.views.kit.part import Ground, Paint, Part, Space, lay, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card, draw_card_ahead
from sevenwonders_qt.views.paint.furniture import focus_ring, ribbon
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.panel import Answering, Panel, Spot, TableStyle

translate = QCoreApplication.translate

CARD_WIDTH, CARD_HEIGHT = 190.0, 291.0
SHAPE = CARD_HEIGHT / CARD_WIDTH
LARGER: Final = 1.08
"""The scale of a card under the mouse, at least against the usual width."""

LIFT_MS: Final = 90
NUDGE_MS: Final = 180
EMPTY: Final = 0.18
"""The opacity of a card that is dragged elsewhere."""

_SUNK: Final = 5.0
"""The design pixels it then reaches lower, so that the mouse stays on a card that leans."""

_NUMBER: Final = 13.0
"""Design pixels: the radius of the disc with the number of a key."""

_OUT: Final = 2.0
"""Design pixels from the right edge of a card back to the middle of a number at its corner."""

_MARK_ABOVE: Final = 12.0
"""Design pixels from the top edge of a card to the middle of the mark over it."""

_TELLING: Final = 2
"""The least signs of a mark that say something by themselves; one alone is a tick or a cross."""

_BEYOND: Final = 8.0
"""Design pixels that a mark on a card may be beyond its edge."""

_RING: Final = 7.0
"""Design pixels beyond a raised card that its frame and the ring of the focus take."""

MARKED: Final = _MARK_ABOVE + 17
"""Design pixels over a card that belong to its mark."""

NUMBERED: Final = _NUMBER
"""Design pixels beside a card, at its right, that belong to the number of its key."""

_TAG_SHARE: Final = 0.94
"""The size of words on a tag, as a share of the size of a note."""

_PAD_X, _PAD_TOP, _PAD_FOOT = 40.0, 46.0, 34.0
"""Design pixels of the item around its card, for the marks and for the turn."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """The place of a card: middle in the scene, turn in degrees, width in design pixels.

    A mark may take so much ``room`` that no card covers it and it does not touch the next; it is
    moved by ``shift`` over the part that is seen of a card that is covered, as ``tight`` ones are.
    Also a card that rises is with its mark below the ``ceiling``, in the scene. The mark and the
    number are between ``left`` and ``right``, from the middle of the card: clear of one that rose.
    Right of ``clear`` the mark covers no number either: it is there where all its words fit.
    """

    x: float
    y: float
    angle: float = 0.0
    width: float = CARD_WIDTH
    room: float = 0.0
    shift: float = 0.0
    tight: bool = False
    ceiling: float = -math.inf
    left: float = -math.inf
    right: float = math.inf
    clear: float = -math.inf


@dataclass(frozen=True, slots=True)
class CardShown:
    """The content of a card item. ``number`` is its key, ``under`` the mark at the lower edge.

    The card is picked or laid for the Free City with ``for_free``, for the own city without.
    """

    card: CardId
    face: Face
    number: int
    tag: Tag | None
    place: CardPlace
    dim: bool = False
    selected: bool = False
    chosen: bool = False
    tooltip: str = ""
    under: Tag | None = None
    for_free: bool = False
    from_pile: bool = False

    @property
    def out(self) -> bool:
        """Whether it is raised, as picked or laid."""
        return self.selected or self.chosen


def _stay(share: float) -> QPointF:
    return QPointF()


def _rise(share: float) -> QPointF:
    return QPointF(0, 12 * (1 - share) ** 2)


def _sink(share: float) -> QPointF:
    return QPointF(0, -16 * (1 - share) ** 2)


def _shake(share: float) -> QPointF:
    return QPointF(9 * math.sin(share * 3 * math.tau) * (1 - share), 0)


class CardItem(Panel):
    """A card in the fan; it reports actions and leaves the rest to the scene."""

    tip_after = 900
    """As in `Panel`; the table shows its own marks of a card first."""

    shadow = (0, 0, 0, 0)  # the shadow is within the item's own rim

    picked = Signal(int)
    doubled = Signal(int)
    dragged = Signal(int, QPointF)
    dropped = Signal(int, QPointF)

    risen = Signal()
    """It is above the others now, or among them again."""

    enlarge = Signal(object)
    """Asks to show the card with this id large: a right click."""

    def __init__(self, style: TableStyle, index: int) -> None:
        super().__init__(style)
        self.index = index
        self._shown: CardShown | None = None
        self._laid: CardShown | None = None
        self._from: QPointF | None = None
        self._dragging = False
        self._raised = self._lifted = False
        self._free = -math.inf, math.inf, -math.inf
        self.moves: Callable[[], bool] = lambda: True
        """Whether it rises and sinks in steps, not at once."""
        self._rising = QVariantAnimation(self)
        self._rising.setDuration(LIFT_MS)
        self._rising.valueChanged.connect(self.setScale)
        self._rising.finished.connect(self._arrive)
        self._nudge: Callable[[float], QPointF] = _stay
        self._nudging = QVariantAnimation(self)
        self._nudging.setStartValue(0.0)
        self._nudging.setEndValue(1.0)
        self._nudging.setDuration(NUDGE_MS)
        self._nudging.valueChanged.connect(self._move_aside)
        self.setVisible(False)

    @property
    def card(self) -> CardId | None:
        """The card shown."""
        return self._shown.card if self._shown is not None else None

    @property
    def is_marked_below(self) -> bool:
        """Whether there is a mark at its lower edge."""
        return self._shown is not None and self._shown.under is not None

    @property
    def picked_out(self) -> bool:
        return self._shown is not None and self._shown.out

    def show_card(self, shown: CardShown, style: TableStyle) -> None:
        """Show a card in its place."""
        before, self._shown = self._shown, shown
        self._lay(style, raised=self._raised)
        self.setVisible(True)
        if before is None or before.card != shown.card:
            self._nudging.stop()
            self._move_aside(1.0)
        elif (before.selected, before.chosen) != (shown.selected, shown.chosen):
            self._move(_rise if shown.out else _sink)

    def forget(self) -> None:
        """Show no card and forget the one shown."""
        self._shown = self._laid = None
        self._from = None
        self._dragging = self._raised = self._lifted = False
        self._free = -math.inf, math.inf, -math.inf
        self._rising.stop()
        self._nudging.stop()
        self._move_aside(1.0)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.renew(None)
        self.setVisible(False)

    def _lay(self, style: TableStyle, *, raised: bool) -> None:
        """Join the others, or rise above them, larger, with the same lower edge."""
        shown, s = self._shown, style.s
        if shown is None:
            return
        self._lifted, place = raised, shown.place
        foot = place.y + s(place.width * SHAPE) / 2
        if raised:
            foot += s(_SUNK)
            high = (foot - place.ceiling) / self.style.u - MARKED
            wide = min(max(CARD_WIDTH, place.width) * LARGER, max(place.width, high / SHAPE))
            place = CardPlace(place.x, place.y, width=wide, room=place.room)
        top = place.x + s(place.width * SHAPE) / 2 * math.sin(math.radians(place.angle))
        left, right, clear = (end - top for end in self._free)
        shown = replace(shown, place=replace(place, left=left, right=right, clear=clear))
        wide, high = s(place.width), s(place.width * SHAPE)
        left, top = place.x - wide / 2 - s(_PAD_X), foot - high - s(_PAD_TOP)
        size = (wide + 2 * s(_PAD_X), high + s(_PAD_TOP + _PAD_FOOT))
        self._laid = shown
        self.place(QRectF(left, top, *size), style)
        self.renew(shown)
        self.setTransformOriginPoint(s(_PAD_X) + wide / 2, s(_PAD_TOP) + high)
        self.setZValue(60 if raised else 20 + (20 if shown.out else self.index))

    def _raise(self, raised: bool) -> None:
        """Rise above the others, or sink back among them."""
        if self._shown is None or raised == self._raised:
            return
        self._raised = raised
        resting = not self._lifted
        if resting:
            self._lay(self.style, raised=True)
        assert self._laid is not None
        low = self._shown.place.width / self._laid.place.width
        self._rising.stop()
        self._rising.setStartValue(low if resting else self.scale())
        self._rising.setEndValue(1.0 if raised else low)
        if self.moves():
            self._rising.start()
        else:
            self._arrive()
        self.risen.emit()

    def across(self) -> tuple[float, float] | None:
        """Return the left and the right end of the card and its number while it is raised."""
        if self._laid is None or not self._raised:
            return None
        s, place = self.style.s, self._laid.place
        half = s(place.width / 2 + _RING)
        return place.x - half, place.x + half + s(NUMBERED - _RING)

    def number_end(self) -> float:
        """Return the right end of its number, in the scene."""
        assert self._shown is not None
        s, place = self.style.s, self._shown.place
        top = s(place.width * SHAPE) / 2 * math.sin(math.radians(place.angle))
        beyond = 0.0 if self._numbered_beside(self._shown) else _NUMBER - _OUT
        return place.x + top + s(place.width / 2 + beyond)

    def keep_free(self, left: float, right: float, clear: float) -> None:
        """Keep the mark and the number between ``left`` and ``right`` in the scene.

        The mark is right of ``clear`` where it can be.
        """
        if (left, right, clear) != self._free:
            self._free = left, right, clear
            self._lay(self.style, raised=self._lifted)

    def _arrive(self) -> None:
        """End the rise, or join the others again."""
        self.setScale(1.0)
        if not self._raised:
            self._lay(self.style, raised=False)

    def let_go(self) -> None:
        """End a drag from outside."""
        self._from = None
        self._dragging = False
        self.setOpacity(1.0)

    def refuse(self) -> None:
        """Shake: the wanted action is not possible."""
        self._move(_shake)

    def _move(self, nudge: Callable[[float], QPointF]) -> None:
        if self.moves():
            self._nudge = nudge
            self._nudging.stop()
            self._nudging.start()

    def _move_aside(self, share: float) -> None:
        way = self._nudge(share) * self.style.u
        self.setTransform(QTransform.fromTranslate(way.x(), way.y()))

    @property
    def card_rect(self) -> QRectF:
        """The card without its mark, unturned, in the item's coordinates."""
        s = self.style.s
        wide = self._laid.place.width if self._laid is not None else CARD_WIDTH
        return QRectF(s(_PAD_X), s(_PAD_TOP), s(wide), s(wide * SHAPE))

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None]:
        if self._laid is None:
            return
        shown, rect = self._laid, self.card_rect
        with canvas.kept():
            self._turn(canvas)
            yield from draw_card_ahead(canvas, rect, shown.face, dim=shown.dim)
            self._draw_face(canvas, rect, shown)
            self._draw_tags(canvas, rect, shown)
        name = titled(shown.number, shown.face.name)
        answers = Answering(
            Space(),
            "card",
            shown.tooltip,
            self._pick,
            name,
            radius=14,
            rule=rule_of_colour(shown.face.colour),
            entry=key_of(EntryKind.CARD, shown.card),
        )
        yield from self.lay(canvas, answers, rect)

    def _draw_face(self, canvas: Canvas, rect: QRectF, shown: CardShown) -> None:
        if shown.out and shown.for_free:
            _draw_free_frame(canvas, rect)
        glow = "gold" if shown.out and not shown.for_free else None
        draw_card(canvas, rect, shown.face, dim=shown.dim, glow=glow)

    def _draw_number(self, canvas: Canvas, rect: QRectF, shown: CardShown) -> float:
        """Draw the number of its key at the corner; returns its room beside a mark above."""
        if shown.place.tight and not shown.selected:
            return 0.0
        # On smaller cards it would cover the last picture of an effect, so it is beside the mark.
        small = self._numbered_beside(shown)
        right, low = (_NUMBER, -6.0) if small else (_OUT, 24.0)
        cx, cy = rect.right() - canvas.s(right), rect.top() + canvas.s(low)
        cx = min(cx, rect.center().x() + shown.place.right - canvas.s(_NUMBER + 1))
        canvas.ellipse(cx, cy, canvas.s(_NUMBER), None, "sea_deep", "gold", 1.5)
        canvas.number(cx, cy, str(shown.number), canvas.s(19), "parchment")
        return rect.right() - cx + canvas.s(_NUMBER) if small else 0.0

    @staticmethod
    def _numbered_beside(shown: CardShown) -> bool:
        """Return whether the number is beside the mark, not at the corner of the card."""
        return shown.tag is not None and shown.place.width < CARD_WIDTH

    def _draw_tags(self, canvas: Canvas, rect: QRectF, shown: CardShown) -> None:
        place = shown.place
        cx = rect.center().x() + place.shift
        if shown.from_pile:
            words = TagWords(translate("Table", "from the pile"))
            low = rect.top() + rect.height() * 0.31
            # At the right edge, as the cost is at the left one.
            right, ends = rect.right(), (-math.inf, rect.right() + canvas.s(_BEYOND))
            draw_tag(canvas, right, low, Tag("bar", (EMBLEM, words)), place.room, 30, ends)
        if shown.under is not None:
            room = 0.0 if place.tight and not shown.selected else place.room
            ends = rect.center().x() + place.left, rect.center().x() + place.right
            draw_tag(canvas, cx, rect.bottom() + canvas.s(13), shown.under, room, 30, ends)
        if shown.tag is not None:
            beside = self._draw_number(canvas, rect, shown)
            above = rect.top() - canvas.s(_MARK_ABOVE)
            middle = rect.center().x()
            right = min(rect.right() - beside if beside else math.inf, middle + place.right)
            left = middle + place.clear
            if len(signs(shown.tag)) < _TELLING and tag_width(canvas, shown.tag) > right - left:
                left = middle + place.left  # it says nothing without its words
            ends = left, right
            # Cards beside a raised one make way: its mark may be wide at the left of the number.
            room = place.room if shown.selected else place.room - beside
            draw_tag(canvas, cx - beside / 2, above, shown.tag, room, ends=ends)
        else:
            self._draw_number(canvas, rect, shown)

    def _turn(self, canvas: Canvas) -> None:
        middle = self.card_rect.center()
        canvas.painter.translate(middle)
        canvas.painter.rotate(self._laid.place.angle if self._laid is not None else 0.0)
        canvas.painter.translate(-middle)

    def draw_above(self, canvas: Canvas) -> None:
        if self._laid is None:
            return
        with canvas.kept():
            self._turn(canvas)
            if self.hover_key and not self._laid.selected:
                canvas.rounded(self.card_rect, 12, None, "gold_light", 3.5)
            if self.focus_shown:
                framed = self._laid.for_free and self._laid.out
                out = canvas.s(5 if framed else 0)  # the ring may not hide the dashes
                focus_ring(canvas, self.card_rect.adjusted(-out, -out, out, out), 16)
            self._draw_tags(canvas, self.card_rect, self._laid)

    def _pick(self) -> None:
        self.picked.emit(self.index)

    # Qt ------------------------------------------------------------------------------------

    def _hover(self, spot: Spot | None) -> None:
        super()._hover(spot)
        self._raise(bool(self.hover_key) or self.focus_shown)

    def set_focus_key(self, key: str, *, shown: bool = True) -> None:
        super().set_focus_key(key, shown=shown)
        self._raise(bool(self.hover_key) or self.focus_shown)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.card_rect)
        if self._laid is None or not self._laid.place.angle:
            return path
        middle = self.card_rect.center()
        turn = QTransform().translate(middle.x(), middle.y()).rotate(self._laid.place.angle)
        return turn.translate(-middle.x(), -middle.y()).map(path)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.enlarge.emit(self.card)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._from = event.scenePos()
        self._dragging = False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._from is None:
            return
        way = event.scenePos() - self._from
        if self._dragging or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.dragged.emit(self.index, event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        started, self._from = self._from, None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.index, event.scenePos())
        elif started is not None:
            self.focus_taken.emit(self, "card")
            self._pick()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._from = None
        self.doubled.emit(self.index)


def _draw_free_frame(canvas: Canvas, card: QRectF) -> None:
    """Draw the frame of the card meant for the Free City: dashes, where the own one's is solid."""
    s = canvas.s
    for out, shade, wide in ((7.0, "ink", 2.0), (5.0, "moon", 5.0)):
        canvas.rounded(card.adjusted(-s(out), -s(out), s(out), s(out)), 15, None, shade, wide)
    canvas.dashed(card.adjusted(-s(5), -s(5), s(5), s(5)), 15, "sea", 5, 2.2)


def signs(tag: Tag) -> tuple[Item, ...]:
    """Return what a mark has without its words."""
    return tag.short or tuple(item for item in tag.items if not isinstance(item, TagWords))


def tag_width(canvas: Canvas, tag: Tag) -> float:
    """Return the width of a mark with all its words."""
    return pill(tag).wide(_tag_sizes(canvas))


def _tag_sizes(canvas: Canvas) -> Sizes:
    return Sizes(canvas.u, canvas.text_factor, round(canvas.min_px), _TAG_SHARE)


def draw_tag(
    canvas: Canvas,
    cx: float,
    cy: float,
    tag: Tag,
    room: float,
    high: float = 34,
    ends: tuple[float, float] = (-math.inf, math.inf),
) -> None:
    """Draw the mark around (cx, cy): without its words, or with one sign alone, if need be.

    It does not go beyond the ``ends`` at its left and its right.
    """
    left, right = ends
    sizes = _tag_sizes(canvas)
    ways = (tag.items, signs(tag), signs(tag)[:1])
    room = min(room, right - left)
    fitting = (items for items in ways if pill(Tag(tag.fill, items)).wide(sizes) <= room)
    tag = Tag(tag.fill, next(fitting, ways[-1]))
    place = QRectF(0, 0, pill(tag).wide(sizes), canvas.s(high))
    place.moveCenter(QPointF(cx, cy))
    place.moveLeft(max(place.left(), left))
    place.moveRight(min(place.right(), right))
    lay(canvas, pill(tag), place, _TAG_SHARE)


def pill(tag: Tag) -> Part:
    """Return a mark with all its words and signs."""
    shade = "ink" if tag.fill == "gold_light" else "white"
    parts = list[Part]()
    for item in tag.items:
        if isinstance(item, TagWords):
            parts.append(Text(item.words, "note", shade, 600, lines=1))
        else:
            parts.append(coin(item, 33) if isinstance(item, int) else sign(item, 28))
    left, right = (11 if isinstance(tag.items[end], TagWords) else 4 for end in (0, -1))
    return Ground(row(*parts, gap=3), paint_pill(tag.fill), (left, 0, right, 0))


def paint_pill(fill: str) -> Paint:
    """Return the function that paints the ground of a mark."""
    return lambda canvas, rect: ribbon(
        canvas, *rect.center().toTuple(), rect.width(), rect.height(), fill
    )
