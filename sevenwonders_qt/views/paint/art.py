"""The drawings from SVG: icons, patterns, pictures, each rendered once at device pixels."""

from __future__ import annotations

import json
import math
import zlib
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sevenwonders_qt.views.paint.fonts import load_fonts
from sevenwonders_qt.views.paint.painting import Painting, kept
from sevenwonders_qt.views.paint.palette import USUAL, Palette, Role
from sevenwonders_qt.views.paint.theme import Mix, Shade, Tint, colour, painted

MIB: Final = 1 << 20

# Python 3.11 takes a microsecond to look up a member of an enumeration, with every drawing made.
_SMOOTH: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)
_CLEAR: Final = Qt.GlobalColor.transparent

_NO_PEN: Final = Qt.PenStyle.NoPen

HEAD: Final = "head_"
GREY_HEAD: Final = "grey_head_"
"""The beginnings of the names of icons that are heads on pictures of people."""

_PICTURE: Final = 0.40
"""The radius of the picture within the rings of a head, as a share of the diameter."""

_ROOM: Final = 1.18
"""The picture around a head, as a multiple of its half-width."""

_COLOURS: Final = 2048
"""The most colours that are remembered; a redraw asks for a few hundred some thousand times."""

_GZIP: Final = b"\x1f\x8b"
_ANY_HEADER: Final = zlib.MAX_WBITS | 32

T = TypeVar("T")


class ArtMissing(FileNotFoundError):
    """A drawing that the program needs is not there or cannot be read."""


class Drawn(NamedTuple):
    """A finished drawing, and the texts and text sizes (pixels) that are in it."""

    pixmap: QPixmap
    texts: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()


Drawing = Generator[None, None, Drawn]
"""A drawing in steps; between them the window may handle events."""


def finished(steps: Generator[None, None, T]) -> T:
    """Return the result of ``steps``, without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made


class DrawnCache:
    """Finished drawings by key; the least recently used go when their bytes exceed the limit."""

    def __init__(self, limit: int) -> None:
        """Keep at most ``limit`` bytes of pixels."""
        self.limit = limit
        self.bytes = 0
        self._held: OrderedDict[Hashable, Drawn] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: Hashable, make: Callable[[], Drawn]) -> Drawn:
        """Return the drawing of ``key``, made on first use."""
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        made = make()
        self._keep(key, made)
        return made

    def ahead(self, key: Hashable, draw: Callable[[], Drawing]) -> Iterator[None]:
        """Draw a later result of ``get`` in advance, with pauses, if it is not held."""
        if key not in self._held:
            made = yield from draw()
            if key not in self._held:  # it was not needed meanwhile
                self._keep(key, made)

    def clear(self) -> None:
        """Forget every drawing."""
        self._held.clear()
        self.bytes = 0

    def _keep(self, key: Hashable, made: Drawn) -> None:
        self._held[key] = made
        self.bytes += _weight(made.pixmap)
        while self.bytes > self.limit and len(self._held) > 1:
            self.bytes -= _weight(self._held.popitem(last=False)[1].pixmap)


class Art:
    """All drawings of the program; made once by the application and passed to the views."""

    def __init__(self, folder: Path, boxes: Sequence[Path] = ()) -> None:
        """Read drawings from ``folder`` (``resources/art``); registers the typefaces too.

        ``boxes`` are folders of the same shape with the drawings that expansions bring. Raises
        FontMissing or ArtMissing.
        """
        load_fonts()
        for part in (folder, *(folder / name for name in ("icons", "scenes", "wonders"))):
            if not part.is_dir():
                raise ArtMissing(f"There is no folder {part}.")
        self.folder = folder
        self._folders = (folder, *boxes)
        own = (folder / name for name in ("icons", "icons_progress", "portraits"))
        self._icon_folders = (*own, *(box / "icons" for box in boxes))
        self.icons = DrawnCache(10 * MIB)
        self.patterns = DrawnCache(4 * MIB)
        self.cards = DrawnCache(24 * MIB)
        self.wonders = DrawnCache(24 * MIB)
        self.table_tops = DrawnCache(0)  # each is as large as the window: only the last is kept
        self.palette = USUAL
        """The colours that everything is painted in now; see `paint_in`."""
        self._colours: dict[tuple[str | Tint, Role], QColor] = {}
        self._pieces: dict[str, Mapping[int, QRectF]] = {}
        self._heads: dict[str, list[float]] = {}
        self.wonder_stages: dict[str, dict[str, list[list[int]]]] = json.loads(
            self.text("wonders/stages.json")
        )

    def icon(self, name: str, px: int, ink: str = "") -> QPixmap:
        """Return an icon ``px`` device pixels high. Raises ArtMissing for an unknown name."""

        def draw() -> Drawn:
            if not name.startswith((HEAD, GREY_HEAD)):
                return Drawn(rendered(self.icon_drawing(name, ink), px))
            made = blank(px, px)
            with Painting(made) as painter:
                smooth(painter)
                self.draw_icon(painter, QRectF(0, 0, px, px), name, ink)
            return Drawn(made)

        return self.icons.get((name, px, ink), draw).pixmap

    def draw_icon(self, painter: QPainter, place: QRectF, name: str, ink: str = "") -> None:
        """Draw an icon on a square, as `icon_drawing`, or the head of a person.

        ``head_`` and the name of a picture of a person is the head of it in a ring of gold,
        ``grey_head_`` is without colour in one of stone. Raises ArtMissing for an unknown name.
        """
        for start in (HEAD, GREY_HEAD):
            if name.startswith(start):
                self._draw_head(painter, place, name.removeprefix(start), grey=start == GREY_HEAD)
                return
        self.icon_drawing(name, ink).render(painter, place)

    def _draw_head(self, painter: QPainter, place: QRectF, scene: str, *, grey: bool) -> None:
        middle, side = place.center(), place.width()
        rings = (0.5, "ink"), (0.475, "stone" if grey else "gold"), (0.425, "ink")
        with kept(painter):
            painter.setPen(_NO_PEN)
            for share, shade in rings:
                painter.setBrush(self.colour(shade))
                painter.drawEllipse(middle, share * side, share * side)
            picture, hole = _square(middle, 2 * _PICTURE * side), QPainterPath()
            hole.addEllipse(picture)
            painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
            x, y, half = self.head(scene)
            zoom = picture.width() / (2 * half * _ROOM)
            corner = picture.center() - QPointF(x, y) * zoom
            whole = QRectF(corner, QSizeF(240 * zoom, 220 * zoom))
            drawing = self.svg(f"scenes/{scene}.svg")
            if not grey:
                drawing.render(painter, whole)
                return
            px = max(
                1,
                math.ceil(
                    picture.width() * math.sqrt(abs(painter.deviceTransform().determinant()))
                ),
            )
            made = QImage(px, px, QImage.Format.Format_ARGB32_Premultiplied)
            made.fill(0)
            with Painting(made) as free:
                smooth(free)
                free.scale(px / picture.width(), px / picture.width())
                drawing.render(free, whole.translated(-picture.topLeft()))
            painter.drawImage(picture, made.convertToFormat(QImage.Format.Format_Grayscale8))

    def icon_drawing(self, name: str, ink: str = "") -> QSvgRenderer:
        """Return an icon as it was drawn; line drawings have the colour ``ink``, or else are black.

        Raises ArtMissing for an unknown name.
        """
        for folder in self._icon_folders:
            path = folder / f"{name}.svg"
            if path.is_file():
                drawing = self.palette.drawing(read_art(path))
                if ink:
                    drawing = drawing.replace(b"currentColor", ink.encode())
                return renderer(drawing, path)
        raise ArtMissing(f"There is no icon named {name}.")

    def has_icon(self, name: str) -> bool:
        """Return whether there is an icon of this name."""
        scene = name.removeprefix(GREY_HEAD).removeprefix(HEAD)
        if scene != name:
            return self.has(f"scenes/{scene}.svg")
        return any((folder / f"{name}.svg").is_file() for folder in self._icon_folders)

    def has(self, path: str) -> bool:
        """Return whether there is a drawing, named by its path below the folder."""
        return any((folder / path).is_file() for folder in self._folders)

    def svg(self, path: str) -> QSvgRenderer:
        """Return a new renderer of a drawing, named by its path below the folder."""
        return renderer(self._read(path), self.folder / path)

    def pieces(self, wonder: str) -> Mapping[int, QRectF]:
        """Return the places of a wonder's pieces in its drawing of five, by their stages.

        Remembered, as it takes longer to read a drawing than to draw a city.
        """
        if wonder not in self._pieces:
            drawing = self.svg(f"wonders/{wonder}_day.svg")
            names = {number: f"piece_{number}" for number in range(1, 6)}
            self._pieces[wonder] = {
                number: drawing.transformForElement(name).mapRect(drawing.boundsOnElement(name))
                for number, name in names.items()
            }
        return self._pieces[wonder]

    def head(self, scene: str) -> tuple[float, float, float]:
        """Return the middle and the half-width of the head on a picture of a person.

        They are in the units of the picture, 240 x 220. Raises ArtMissing for other pictures.
        """
        if scene not in self._heads:
            path = "scenes/heads.json"
            folders = (folder for folder in self._folders if (folder / path).is_file())
            for folder in folders:
                self._heads |= json.loads(read_art(folder / path))
        if scene not in self._heads:
            raise ArtMissing(f"There is no head on the picture {scene}.")
        x, y, half = self._heads[scene]
        return x, y, half

    def text(self, path: str) -> str:
        """Return the text of a drawing or a table about drawings, by its path below the folder."""
        return self._read(path).decode()

    def _read(self, path: str) -> bytes:
        for folder in self._folders:
            if (folder / path).is_file():
                return read_art(folder / path)
        raise ArtMissing(f"There is no drawing {path}.")

    def colour(
        self, shade: Shade, alpha: float | None = None, darker: int = 0, role: Role = "fill"
    ) -> QColor:
        """Return the colour of a shade in the current palette; see `theme.colour`.

        Raises KeyError for a name that is no token.
        """
        wanted = colour(shade, alpha, darker) if darker or alpha is not None else shade
        if isinstance(wanted, (Mix, QColor)):  # a mix may have parts that cannot be remembered
            return painted(wanted, self.palette, role)
        made = self._colours.get((wanted, role))
        if made is None:
            if len(self._colours) >= _COLOURS:
                self._colours.clear()
            made = self._colours[wanted, role] = painted(wanted, self.palette, role)
        return made

    def paint_in(self, palette: Palette) -> None:
        """Paint in these colours from now on; finished paintings stay as they are."""
        if palette != self.palette:
            self.palette = palette
            self._colours.clear()
            self.clear()

    def clear(self) -> None:
        """Forget all that was rendered."""
        for held in (self.icons, self.patterns, self.cards, self.wonders, self.table_tops):
            held.clear()


def read_art(path: Path) -> bytes:
    """Return the text of a file, which the packages people install hold compressed by gzip.

    Raises ArtMissing for a damaged one.
    """
    data = path.read_bytes()
    if not data.startswith(_GZIP):
        return data
    try:
        return zlib.decompress(data, _ANY_HEADER)
    except zlib.error as error:
        raise ArtMissing(f"The drawing {path} cannot be read.") from error


def renderer(data: bytes, path: Path) -> QSvgRenderer:
    """Return a renderer of SVG ``data``. Raises ArtMissing, naming ``path``, if it is damaged."""
    made = QSvgRenderer(QByteArray(data))
    if not made.isValid():
        raise ArtMissing(f"The drawing {path} cannot be read.")
    return made


def rendered(drawing: QSvgRenderer, px: int) -> QPixmap:
    """Return a drawing on a square of ``px`` device pixels."""
    made = blank(px, px)
    with Painting(made) as painter:
        smooth(painter)
        drawing.render(painter, QRectF(0, 0, px, px))
    return made


def blank(width: int, height: int) -> QPixmap:
    """Return a transparent pixmap, in device pixels."""
    made = QPixmap(max(1, width), max(1, height))
    made.fill(_CLEAR)
    return made


def smooth(painter: QPainter) -> None:
    """Switch on every kind of smoothing."""
    painter.setRenderHints(_SMOOTH)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
