"""A part of the table that is painted once and answers mouse and keys by its spots."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.views.accessible.events import say_focus
from sevenwonders_qt.views.kit.part import Ground, Laid, Margins, Paint, Part, Sized, laid_for
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.wheel import Wheel
from sevenwonders_qt.views.paint.art import Art, blank
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.living import LivingPoster
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.palette import USUAL, Palette
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import Standing

_LARGE: Final = 1.45
LEAST_TEXT: Final = 11.0
RIM: Final = 14.0
"""Design pixels around a panel that it may draw on too: its shadow and the focus ring."""

SHADOW: Final[Margins] = (6, 6, 10, RIM)
"""Design pixels of the rim that a panel keeps in its picture: shadows fall down to the right."""

Action = Callable[[], None]
T = TypeVar("T")
"""The table or other value that a part of a table shows."""


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The scale that every part of the table is drawn at.

    ``u`` turns design pixels (1920x1080) into scene units, ``text`` is a factor on text alone,
    ``ratio`` is device pixels to one scene unit, ``least`` the smallest text in scene units.
    A picture in another ``palette`` is painted again.
    """

    art: Art
    u: float
    text: float = 1.0
    ratio: float = 1.0
    least: float = LEAST_TEXT
    palette: Palette = USUAL

    @property
    def large(self) -> bool:
        """Whether text is so large that there is hardly room for it."""
        return self.text > _LARGE

    def s(self, length: float) -> float:
        """Return a length of the design in scene units."""
        return length * self.u

    def sizes(self, share: float = 1.0) -> Sizes:
        """Return the sizes of texts that are laid out together, at most ``share`` of usual."""
        return Sizes(self.u, self.text, round(self.least), share)

    def canvas(self, painter: QPainter) -> Canvas:
        """Return a canvas at this scale on an open painter."""
        return Canvas(painter, self.art, self.u, self.text, self.least)


def table_style(
    art: Art, width: float, height: float, ratio: float = 1.0, user: float = 1.0
) -> TableStyle:
    """Return the style for a table of this size; ``user`` is the text size chosen (0.9 to 1.4).

    Text is 14 % larger at 720 lines than its share of the window, as it would be too small.
    """
    u = min(width / 1920, height / 1080)
    lines = u * 1080
    text = 1.0 + 0.14 * min(1.0, max(0.0, (1080 - lines) / 360))
    return TableStyle(art, u, text * user, ratio, palette=art.palette)


@dataclass(frozen=True, slots=True)
class Spot:
    """A region of a panel, in the panel's own coordinates, that answers.

    ``key`` names it within its panel and stays the same when the panel is drawn again. Without
    an ``action`` it only has a tooltip; a disabled button keeps its place in the focus order by
    ``focusable``, and its tooltip has the reason. ``command`` is the result of the action, paid in
    the cheapest way, where that is known. ``rule`` is the id of the rule and ``entry`` the key of
    the entry of the encyclopaedia that explain it, where its panel has none for all.
    """

    rect: QRectF
    key: str
    tooltip: str = ""
    action: Action | None = None
    accessible_name: str = ""
    focusable: bool = True
    radius: float = 8.0
    command: Command | None = None
    rule: str = ""
    entry: str = ""


class Answering(Ground):
    """A part that answers, as a `Spot` does: their arguments mean the same."""

    def __init__(
        self,
        part: Part,
        key: str,
        tooltip: str = "",
        action: Action | None = None,
        accessible_name: str = "",
        *,
        paint: Paint | None = None,
        margins: Margins = (0, 0, 0, 0),
        weight: float = 0.0,
        focusable: bool | None = None,
        radius: float = 8.0,
        command: Command | None = None,
        rule: str = "",
        entry: str = "",
    ) -> None:
        """Let it have the focus if it has an action, or if ``focusable``."""
        super().__init__(part, paint, margins, weight)
        name = accessible_name or tooltip
        stop = action is not None if focusable is None else focusable
        self.spot = Spot(QRectF(), key, tooltip, action, name, stop, radius, command, rule, entry)


class Noted(Ground):
    """A part with a place that its panel knows by a name: see `Panel.place_within`."""

    def __init__(self, part: Part, name: str, weight: float = 0.0) -> None:
        super().__init__(part, None, (0, 0, 0, 0), weight)
        self.name = name


def _named(laid: Laid) -> Iterator[tuple[Answering | Noted, QRectF]]:
    """Yield the spots and the places of a layout with their rectangles."""
    for part, rect in laid.placed:
        if isinstance(part, Answering | Noted):
            yield part, rect
        elif isinstance(part, Sized):
            yield from _named(part.laid(laid.sizes, rect))


class Panel(QGraphicsObject):
    """Draws its content into a pixmap, again only after ``refresh`` or another size or style.

    Subclasses describe it. The owner sets the geometry; the panel's own coordinates begin at its
    top left corner.
    """

    tip_after = 250
    """Milliseconds that the mouse must rest on a spot before its tooltip is shown."""

    focus_taken = Signal(object, str)
    """The mouse pressed on a spot: this panel and the spot's key."""

    hovered = Signal(object, str)
    """The mouse came over another spot: this panel and the spot's key, empty for none."""

    spoken: ClassVar[bool] = True
    """Whether screen readers can see it; false for a panel that only repeats or moves."""

    listed_in: QObject | None = None
    """The list that it is an item of, where it is one."""
    rule: str = ""
    """The id of the rule that explains it, and each of its spots that has none of its own."""
    on_slab: ClassVar[bool] = False
    """Whether it is on parchment, also while it shows nothing."""
    edge: ClassVar[Shade | None] = None
    """The shade of its slab, where it is not the usual one."""
    margins: ClassVar[Margins] = (0, 0, 0, 0)
    """The margins around its parts."""
    share: ClassVar[float] = 1.0
    """The largest size of its texts, as a share of their usual size."""
    shadow: ClassVar[Margins] = SHADOW
    """The extent of its drawing on its rim, in design pixels."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__()
        self.style = style
        self._size = QSizeF()
        self._content: object = None
        self._drawn: QPixmap | None = None
        self._drawing: Iterator[None] | None = None
        self._held: QPixmap | None = None
        self._held_share = 0.0
        self._spots: list[Spot] = []
        self._places: dict[str, QRectF] = {}
        self._texts: list[str] = []
        self._sizes: list[int] = []
        self.focus_key = ""
        """The key of the spot that has the focus, empty for none."""
        self._focus_shown = False
        self.hover_key = ""
        """The key of the spot under the mouse, empty for none."""
        self._pressed_key = ""
        self.setAcceptHoverEvents(True)

    # Parts by subclasses ------------------------------------------------------------------

    def describe(self) -> Part | None:
        """Return its current parts; None for none, or for a panel that is painted by hand."""
        return None

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None]:
        """Paint the content of ``box`` (origin 0, 0), with a pause after each part."""
        if self.on_slab:
            canvas.slab(box, "parchment", 12, self.edge)
        part = self._framed()
        if part is not None:
            yield from self.lay(canvas, part, box, self.share)

    def _framed(self) -> Part | None:
        """Return its current parts within its margins."""
        part = self.describe()
        return None if part is None else Ground(part, None, self.margins)

    def lay(self, canvas: Canvas, part: Part, box: QRectF, share: float = 1.0) -> Iterator[None]:
        """Register the spots of a part on ``box``, and paint it, as `draw` does."""
        laid = laid_for(canvas, part, box, share)
        self._register(laid)
        return laid.paint_in_steps(canvas)

    def _register(self, laid: Laid) -> None:
        """Register the spots and places; later spots are above earlier ones."""
        for each, rect in _named(laid):
            if isinstance(each, Answering):
                self._spots.append(replace(each.spot, rect=rect))
            else:
                self._places[each.name] = rect

    # For screen readers --------------------------------------------------------------------

    def name(self) -> str:
        """Return the name of the panel."""
        return self.texts[0] if self.texts else ""

    def about(self) -> str:
        """Return a description in addition to its spots."""
        return ""

    def entry(self) -> str:
        """Return the key of its entry of the encyclopaedia, empty for none."""
        return ""

    @property
    def picked_out(self) -> bool:
        """Whether it is the chosen one of its group."""
        return False

    # The owner's interface ------------------------------------------------------------------

    @property
    def spots(self) -> list[Spot]:
        """The regions as they are drawn now."""
        self.make_ready()
        return self._spots

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn now."""
        self.make_ready()
        return self._texts

    @property
    def text_sizes(self) -> list[int]:
        """The height in scene units of every text of ``texts``."""
        self.make_ready()
        return self._sizes

    @property
    def rect(self) -> QRectF:
        """The panel's place in its own coordinates, without the rim."""
        return QRectF(QPointF(), self._size)

    @property
    def geometry(self) -> QRectF:
        """The same in the scene."""
        return self.rect.translated(self.pos())

    def place(self, rect: QRectF, style: TableStyle | None = None) -> None:
        """Take this place in the scene, in the given style."""
        changed = rect.size() != self._size or (style is not None and style != self.style)
        if style is not None:
            self.style = style
        self.setPos(rect.topLeft())
        if changed:
            self.prepareGeometryChange()
            self._size = rect.size()
            self.refresh()

    def piece(self, rect: QRectF) -> QPixmap:
        """Return a picture of a piece of the panel, in its own coordinates, drawn if necessary."""
        ratio = self.style.ratio
        corner = (rect.topLeft() - self.pictured.topLeft()) * ratio
        made = self.make_ready().copy(QRectF(corner, rect.size() * ratio).toRect())
        made.setDevicePixelRatio(ratio)
        return made

    def hold(self) -> None:
        """Keep the current picture in spite of changes, until `show_held` shows less of it."""
        self._held, self._held_share = self.make_ready(), 1.0

    @property
    def holds(self) -> bool:
        """Whether it still shows an earlier picture, wholly or in part."""
        return self._held is not None

    def show_held(self, share: float = 0.0) -> None:
        """Show so much of the earlier picture over the current one; from 1 down to 0."""
        if self._held is not None and share != self._held_share:
            self._held_share = share
            if share <= 0.0:
                self._held = None
            self.update()

    def refresh(self) -> None:
        """Redraw when next needed."""
        self._drawn = self._drawing = None
        self._spots = []
        self._texts = []
        self._sizes = []
        self.update()

    def renew(self, content: object) -> None:
        """Redraw if ``content``, all that the drawing depends on, is another than before."""
        if content != self._content:
            self._content = content
            self.refresh()

    def spot(self, key: str) -> Spot | None:
        """Return the spot of that name."""
        return next((spot for spot in self.spots if spot.key == key), None)

    def place_within(self, name: str) -> QRectF:
        """Return the place that is noted under this name, or of a spot; else an empty one."""
        spot = self.spot(name)
        return self._places.get(name, QRectF() if spot is None else spot.rect)

    def worded(self) -> list[QRectF]:
        """Return the places of its words, by the layout."""
        part = self._framed()
        if part is None:
            return []
        laid = Laid(part, self.style.sizes(self.share).smaller(), self.rect)
        return [rect for part, rect in laid.placed if part.words()]

    def laid_place(self, key: str) -> QRectF:
        """Return the place of the spot of that name by the layout alone, without painting."""
        if self._drawn is not None:
            return self.place_within(key)
        part = self._framed()
        if part is None:
            return QRectF()
        laid = Laid(part, self.style.sizes(self.share).smaller(), self.rect)
        for each, rect in _named(laid):
            if isinstance(each, Answering) and each.spot.key == key:
                return rect
        return QRectF()

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return the topmost spot at a point of the panel."""
        return next((spot for spot in reversed(self.spots) if spot.rect.contains(point)), None)

    def press(self, key: str) -> bool:
        """Press that spot, as a click does; False if it has no action."""
        spot = self.spot(key)
        if spot is None or spot.action is None:
            return False
        spot.action()
        return True

    # Focus ---------------------------------------------------------------------------------

    @property
    def focus_shown(self) -> bool:
        """Whether the ring is drawn; after a click of the mouse it is not."""
        return bool(self.focus_key) and self._focus_shown

    def set_focus_key(self, key: str, *, shown: bool = True) -> None:
        """Put the focus on that spot, and draw the ring around it if ``shown``."""
        if (key, shown) != (self.focus_key, self._focus_shown):
            reached = key != self.focus_key
            self.focus_key, self._focus_shown = key, shown
            self.update()
            if reached and key and self.scene() is not None and self.isVisible():
                say_focus(self, key, self.spoken_keys)

    def spoken_keys(self) -> list[str]:
        """Return the spots that have words for screen readers, in the order they are drawn."""
        return [spot.key for spot in self.spots if spot.accessible_name]

    def focus_keys(self) -> list[str]:
        """Return the spots that take focus, in the order they were registered."""
        return [spot.key for spot in self.spots if spot.focusable]

    def focus_step(self, step: int) -> bool:
        """Move the ring on by ``step`` within the panel; False, and no ring, past either end."""
        keys = self.focus_keys()
        if self.focus_key in keys:
            at = keys.index(self.focus_key) + step
        else:
            at = 0 if step > 0 else len(keys) - 1
        inside = 0 <= at < len(keys)
        self.set_focus_key(keys[at] if inside else "")
        return inside

    # Painting ------------------------------------------------------------------------------

    def make_ready(self) -> QPixmap:
        """Draw now, not when it is next seen or asked for."""
        while self._drawn is None:
            self._drawing = self._drawing or self._draw_all()
            deque(self._drawing, 0)  # to its end
        return self._drawn

    def get_ready(self) -> Iterator[None]:
        """Draw in the same way, with pauses."""
        while self._drawn is None:
            self._drawing = self._drawing or self._draw_all()
            next(self._drawing, None)
            yield

    @property
    def pictured(self) -> QRectF:
        """The rectangle of its picture: all that it draws on, without the empty parts of the rim.

        An even number of pixels is left out, so that halves of pixels are rounded as with the rim.
        """
        s, ratio = self.style.s, self.style.ratio

        def spare(shadow: float) -> float:
            return math.floor(s(RIM - shadow) * ratio / 2) * 2 / ratio

        left, top, right, bottom = map(spare, self.shadow)
        return self.boundingRect().adjusted(left, top, -right, -bottom)

    def _draw_all(self) -> Iterator[None]:
        ratio, place = self.style.ratio, self.pictured
        made = blank(math.ceil(place.width() * ratio), math.ceil(place.height() * ratio))
        self._spots, self._places = [], {}
        with Painting(made) as painter:
            painter.scale(ratio, ratio)
            painter.translate(-place.topLeft())
            canvas = self.style.canvas(painter)
            canvas.zoom_from = ratio
            yield from self.draw(canvas, self.rect)
        self._texts, self._sizes = canvas.texts, canvas.sizes
        self._drawn, self._drawing = made, None

    def draw_above(self, canvas: Canvas) -> None:
        """Paint the hover light and the focus ring over the content; done at every redraw."""
        hover = self.spot(self.hover_key) if self.hover_key else None
        if hover is not None and hover.action is not None:
            canvas.rounded(hover.rect, hover.radius, colour("white", 0.14))
        focus = self.spot(self.focus_key) if self.focus_shown else None
        if focus is not None:
            focus_ring(canvas, focus.rect, focus.radius)

    # Qt ------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        rim = self.style.s(RIM)
        return self.rect.adjusted(-rim, -rim, rim, rim)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        canvas = self.style.canvas(painter)
        if self._held is None or self._held is self._drawn:
            canvas.pixmap(self.make_ready(), self.pictured)
        else:
            if self._held_share < 1.0:
                canvas.pixmap(self.make_ready(), self.pictured)
            with canvas.faded(self._held_share):
                canvas.pixmap(self._held, self.pictured)
        if self.hover_key or self.focus_shown:
            self.draw_above(canvas)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(self.spot_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        if spot is None or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._pressed_key = spot.key
        if spot.focusable:
            self.focus_taken.emit(self, spot.key)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        pressed, self._pressed_key = self._pressed_key, ""
        if spot is not None and spot.key == pressed:
            self.press(spot.key)

    def _hover(self, spot: Spot | None) -> None:
        key = spot.key if spot is not None else ""
        if key == self.hover_key:
            return
        self.hover_key = key
        if spot is not None and spot.action is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.update()
        self.hovered.emit(self, key)


class TablePart(Panel, Generic[T]):
    """A panel that shows a table, and forgets it when it must be hidden."""

    enlarge = Signal(object)
    """Sends a card id (str) or the city of a seat (int) to show large."""

    _shown: T | None = None

    def show_table(self, shown: T) -> None:
        """Show this table; paint again if a value that the drawing depends on has changed."""
        self._shown = shown
        self.renew(self.depends_on(shown))

    def forget(self) -> None:
        """Show nothing of any table."""
        self._shown = None
        self.show_held()
        self.renew(None)

    def depends_on(self, shown: T) -> object:
        """Return all of the table that affects the drawing; for subclasses."""

    def describe_table(self, shown: T) -> Part | None:
        """Return the parts of this table, as `describe`; for subclasses."""
        return None

    def describe(self) -> Part | None:
        return None if self._shown is None else self.describe_table(self._shown)


class Scrolled(Panel):
    """Shows its lines from the one numbered ``first`` on; from one too late for that, the last."""

    first = 0
    a_turn: ClassVar[int] = 1
    """The number of lines that a notch of the wheel scrolls."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._wheel = Wheel()

    def count(self) -> int:
        """Return the number of lines; for subclasses."""
        raise NotImplementedError

    def room_for(self, lines: Sequence[int]) -> int:
        """Return the number of these lines that fit, one after another; for subclasses."""
        raise NotImplementedError

    @property
    def seen(self) -> range:
        """The lines that are seen."""
        every = range(self.count())
        first = min(self.first, len(every) - self.room_for(every[::-1]))
        return range(first, first + self.room_for(every[first:]))

    def scroll_to(self, first: int) -> None:
        """Show the lines from this one on, as far as there are more."""
        before, self.first = self.seen, max(0, first)
        if self.seen != before:
            self.refresh()

    def bring_to_view(self, line: int) -> None:
        """Scroll as little as is needed to show this line."""
        if line < self.seen.start:
            self.scroll_to(line)
        elif line not in self.seen:
            self.scroll_to(line + 1 - self.room_for(range(line, -1, -1)))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll back and forth."""
        seen = self.seen
        high = self.rect.height() / max(1, len(seen))
        self.scroll_to(seen.start + self._wheel.steps(event, a_notch=self.a_turn, high=high))
        event.accept()


class Floating(Panel):
    """A panel over the table while it has something to show; it lets the mouse through."""

    above: ClassVar[float]
    """Its height above the table."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.setZValue(self.above)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.setVisible(False)


class _Picture(NamedTuple):
    """All that a living poster depends on."""

    style: TableStyle
    rect: QRectF
    wonder: str
    side: str
    standing: Standing
    avoid: tuple[QRectF, ...]


class LivingPanel(Panel):
    """A panel with movement over its usual picture: the layers of the wonder from their table."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._living: _Picture | None = None
        self._poster: LivingPoster | None = None
        self._poster_of: _Picture | None = None

    def enliven(
        self,
        rect: QRectF,
        wonder: str,
        side: str,
        standing: Standing,
        avoid: Sequence[QRectF] = (),
    ) -> None:
        """Register while drawing the wonder's place ``rect``, and the places to ``avoid``."""
        self._living = _Picture(self.style, rect, wonder, side, standing, tuple(avoid))

    def breathe(self, seconds: float) -> None:
        """Go to this moment; at 0 everything is at rest."""
        picture = self._living
        if seconds <= 0.0 or picture is None:
            self._poster = self._poster_of = None
            self.update()
        elif self._poster is None or self._poster_of != picture:
            self._poster = LivingPoster(
                self.style.art, picture.rect, self.style.ratio, *picture[2:]
            )
            self._poster_of = picture
        elif not self._poster.prepare():
            for area in self._poster.step(seconds):
                self.update(QRectF(area))

    def refresh(self) -> None:
        self._living = None
        super().refresh()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        super().paint(painter, option, widget)
        if self._poster is not None and self._poster_of == self._living:
            self._poster.draw(painter, QRegion(option.exposedRect.toAlignedRect()))
