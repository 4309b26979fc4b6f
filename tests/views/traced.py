"""What a table draws where, and what of it lies over something that is to be read.

Words and numbers may stand on a picture that holds the whole of them. Anything else that comes
over words, over a number, or over the strip of a structure is a fault, whichever panel, mark or
card draws it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.kit.part import Ground, Laid, Part, Sized, laid_for
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.words import Keys
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import Family, metrics, text_width
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Answering, Panel
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.sprites import Sprite
from tests.fullest import NAMES

_SLACK: Final = 2.0
"""Pixels that letters and icons have around them, and may share."""

_IN_ICON: Final = 0.88
"""The part of an icon's square that is drawn on."""

_ALIKE: Final = (0.2, 0.85)
"""Icons that share less than the first of the smaller one stand beside each other; those that share
more than the second are one picture."""

_TINY: Final = 8.5
"""Pixels: what is drawn of an icon is at least so high."""

_FACES: Final = {file.stem for file in resource_path("art/portraits").glob("*.svg")}
"""Portraits, on which a sign says whether their player has chosen."""


class Ink(NamedTuple):
    """Something drawn: words, an icon, a strip of a structure, or a ground that hides."""

    kind: str
    what: str
    place: QRectF
    px: int = 0
    elided: bool = False

    def moved(self, transform: QTransform) -> Ink:
        return self._replace(place=transform.mapRect(self.place))


class Tracing(Canvas):
    """A canvas that keeps what is drawn on it, in the units of what is painted on."""

    inks: list[Ink]

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = 15,
        shade: Any = "ink",
        weight: int = 400,
        align: Any = "left",
        family: Family = "body",
        spacing: float = 0.0,
    ) -> float:
        wide = super().text(rect, text, size, shade, weight, align, family, spacing)
        px = self.sizes[-1]
        whole = text_width(text, px, weight, family, spacing * self.u)
        self._note_text(text, rect, wide, px, weight, align, family, elided=wide < whole - 1)
        return wide

    def lines(
        self,
        first: QRectF,
        text: str,
        shown: Sequence[str],
        px: int,
        shade: Any,
        weight: int,
        align: Any,
        family: Family,
        spacing: float = 0.0,
    ) -> None:
        super().lines(first, text, shown, px, shade, weight, align, family, spacing)
        box = QRectF(first)
        for line in shown:
            wide = text_width(line, px, weight, family, spacing * self.u)
            elided = wide > box.width() + 2 or (line.endswith("…") and not text.endswith("…"))
            drawn = min(wide, box.width())
            self._note_text(line, box, drawn, px, weight, align, family, elided=elided)
            box.translate(0, box.height())

    def number(
        self,
        cx: float,
        cy: float,
        text: str,
        height: float,
        shade: Any = "ink",
        room: float | None = None,
    ) -> None:
        super().number(cx, cy, text, height, shade, room)
        px = self.sizes[-1]
        self._note_number(cx, cy, text, px)

    def outlined(self, cx: float, cy: float, text: str, height: float) -> None:
        super().outlined(cx, cy, text, height)
        self._note_number(cx, cy, text, self.sizes[-1])

    def _note_number(self, cx: float, cy: float, text: str, px: int) -> None:
        wide = text_width(text, px, 700, "condensed")
        box = QRectF(cx - wide / 2, cy - px, wide, 2 * px)
        self._note_text(text, box, wide, px, 700, "center", "condensed", elided=False)

    def _note_text(
        self,
        text: str,
        rect: QRectF,
        wide: float,
        px: int,
        weight: int,
        align: str,
        family: Family,
        *,
        elided: bool,
    ) -> None:
        if not text.strip():
            return
        high = metrics(px, weight, family).capHeight()
        left = {"left": rect.left(), "right": rect.right() - wide}
        x = left.get(align, rect.center().x() - wide / 2)
        place = QRectF(x, rect.center().y() - high / 2, wide, high)
        self._keep("words", text, place, px, elided)

    def _stamp(self, name: str, cx: float, cy: float, size: float, ink: str) -> None:
        super()._stamp(name, cx, cy, size, ink)
        if self.painter.opacity() > 0.2 and name not in _FACES:
            self._keep("icon", name, self.square(cx, cy, size * _IN_ICON))

    def rounded(self, rect: QRectF, *shape: Any, **named: Any) -> None:
        super().rounded(rect, *shape, **named)
        brush = self.painter.brush()
        seen = brush.color().alphaF() * self.painter.opacity()
        if brush.style() is not Qt.BrushStyle.NoBrush and seen > 0.4:
            self._keep("ground", "ground", rect)

    def cached(self, cache: Any, key: Any, rect: QRectF, margin: float, paint: Any) -> None:
        super().cached(cache, key, rect, margin, paint)
        if isinstance(key, tuple) and key[0] in ("strip", "chip"):
            self._keep("strip", str(key[1].name), rect)
        copied = Tracing(self.painter, self.art, self.u, self.text_factor, self.min_px)
        copied.inks = []
        deque(paint(copied, rect) or (), 0)
        self.inks += [ink._replace(kind="copied") for ink in copied.inks if ink.elided]

    @contextmanager
    def freely(self, rect: QRectF) -> Iterator[Canvas]:
        yield self

    def _keep(self, kind: str, what: str, rect: QRectF, px: int = 0, elided: bool = False) -> None:
        place = self.painter.worldTransform().mapRect(rect)
        self.inks.append(Ink(kind, what, place, px, elided))


def traced(panel: Panel) -> list[Ink]:
    """Everything that a panel draws, from the lowest, in the scene."""
    paper = QPixmap(panel.rect.size().toSize() + QSize(1, 1))
    with Painting(paper) as painter:
        style = panel.style
        canvas = Tracing(painter, style.art, style.u, style.text, style.least)
        canvas.inks = []
        deque(panel.draw(canvas, panel.rect) or (), 0)  # to its end
    panel.refresh()
    panel.make_ready()
    return [ink.moved(panel.sceneTransform()) for ink in canvas.inks]


def traced_piece(piece: Piece) -> list[Ink]:
    """Everything that a widget of a page draws, from the lowest, in its own coordinates."""
    look = piece.look
    paper = QPixmap(piece.size())
    with Painting(paper) as painter:
        canvas = Tracing(painter, look.art, look.u, look.text, look.sizes.least)
        canvas.inks = []
        Laid(piece.describe(), (look.sizes,), look.body(piece)).paint(canvas)
    piece.arrange()
    return canvas.inks


def covered(inks: Sequence[Ink]) -> Iterator[str]:
    """What lies over words, over a strip, or half over an icon, among what one panel draws."""
    for number, later in enumerate(inks):
        for earlier in inks[:number]:
            if _share(earlier.place, later.place) and _is_fault(earlier, later):
                yield f"{later.what!r} over {earlier.what!r}"


def _is_fault(earlier: Ink, later: Ink) -> bool:
    if earlier.kind in ("words", "strip"):
        return True
    if earlier.kind != "icon":
        return False
    if later.kind == "words":
        slack = 1.5 * _SLACK
        return not earlier.place.adjusted(-slack, -slack, slack, slack).contains(later.place)
    if later.kind == "icon" and later.what != earlier.what:  # else they are a pile
        both = earlier.place.intersected(later.place)
        smaller = min(_area(earlier.place), _area(later.place))
        low, high = _ALIKE
        return low < _area(both) / smaller < high
    return False


def over_others(items: Iterable[tuple[QGraphicsItem, list[Ink]]]) -> Iterator[str]:
    """What of a card, a mark or a panel lies over words or strips of panels below it."""
    below: list[Ink] = []
    for _, inks in items:
        for later in inks:
            for earlier in below:
                if earlier.kind in ("words", "strip") and _share(earlier.place, later.place):
                    yield f"{later.what!r} over {earlier.what!r} of another"
        below += inks


def _share(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > _SLACK and both.height() > _SLACK


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def cut(panel: Panel) -> Iterator[str]:
    """The parts of a panel that have not the room they need."""
    part = panel.describe()
    if part is None:
        return
    paper = QPixmap(1, 1)
    with Painting(paper) as painter:
        style = panel.style
        canvas = Canvas(painter, style.art, style.u, style.text, style.least)
        laid = laid_for(canvas, Ground(part, None, panel.margins), panel.rect, panel.share)
    yield from _cut(laid, panel.rect)
    buttons = [rect.adjusted(-2, -2, 2, 2) for part, rect in laid.placed if _is_button(part)]
    for part, rect in laid.placed:
        on = [button for button in buttons if button.intersects(rect)]
        if isinstance(part, Keys) and on and not any(button.contains(rect) for button in on):
            yield f"{part.keys} beyond their button"


def _is_button(part: Part) -> bool:
    return isinstance(part, Answering) and part.spot.action is not None


def _cut(laid: Laid, room: QRectF) -> Iterator[str]:
    for part, rect in laid.placed:
        if isinstance(part, Sized):
            yield from _cut(part.laid(laid.sizes, rect), rect)
        elif not part.fits(laid.sizes, rect):
            yield part.words() or type(part).__name__


def faults_of(scene: TableScene | ArchitectsScene) -> list[str]:
    """All that is cut, too small, or lies over what is to be read on a table.

    A name of a seat may be cut short anywhere.
    """
    table = scene.table
    names = NAMES if table is None else (*NAMES, *(info.name for info in table.seats))
    found: list[str] = []
    drawn: list[tuple[QGraphicsItem, list[Ink]]] = []
    for panel in panels_of(scene):
        inks = traced(panel)
        drawn.append((panel, inks))
        icons = (ink for ink in inks if ink.kind == "icon" and not ink.what.startswith("glyph"))
        tiny = {ink.what for ink in icons if ink.place.height() < _TINY}
        small = (ink for ink in inks if ink.kind == "words" and ink.px < round(panel.style.least))
        faults = (
            *(f"cut: {words}" for words in cut(panel) if not _is_of(names, words)),
            *covered(inks),
            *(f"{ink.px} pixels: {ink.what}" for ink in small),
            *(f"too small to be told from others: {icon}" for icon in sorted(tiny)),
            *(f"elided: {ink.what}" for ink in inks if ink.elided and not _is_of(names, ink.what)),
        )
        found += [f"{type(panel).__name__}: {fault}" for fault in faults]
    for mark in _marks(scene):
        drawn.append((mark, [Ink("mark", "a mark", mark.sceneBoundingRect())]))
    drawn.sort(key=lambda each: each[0].zValue())
    return found + list(over_others(drawn))


def _is_of(names: Sequence[str], words: str) -> bool:
    """Whether words are a piece of a name, or say something with a name."""
    return any(words in name or name in words for name in names)


def panels_of(scene: TableScene | ArchitectsScene) -> list[Panel]:
    """Everything that is laid on the table, and what says there what a choice would change.

    An overlay hides or dims all the rest.
    """
    overlays = [item for item in scene.items() if isinstance(item, Overlay) and item.isVisible()]
    if overlays:
        return [*overlays]
    line = scene.foresight.line if isinstance(scene, TableScene) else scene.foreseen_line
    return [panel for panel in (*scene.parts.drawn(), line) if panel.isVisible()]


def _marks(scene: TableScene | ArchitectsScene) -> list[Sprite]:
    """The pictures that mark something; rings are hollow."""
    if isinstance(scene, TableScene):
        return [*scene.foresight.marks.pictures, *scene.recent.marks.pictures]
    return scene.foreseen_marks.pictures
