"""The wonders as posters that grow stage by stage."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtSvg import QSvgRenderer

from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.views.paint.art import Art, renderer
from sevenwonders_qt.views.paint.canvas import Apart, Canvas
from sevenwonders_qt.views.paint.theme import colour

SCENE_WIDTH, SCENE_HEIGHT = 1200.0, 600.0

_FOCUS: Final = {
    "giza": (0.60, 0.44),
    "rhodes": (0.535, 0.36),
    "alexandria": (0.575, 0.42),
    "ephesus": (0.27, 0.44),
    "babylon": (0.66, 0.46),
    "olympia": (0.50, 0.42),
    "halicarnassus": (0.60, 0.40),
    "ur": (0.53, 0.42),
    "carthage": (0.52, 0.46),
    "roma": (0.515, 0.44),
    "abu_simbel": (0.533, 0.44),
    "petra": (0.5, 0.44),
    "byzantium": (0.53, 0.42),
    "great_wall": (0.575, 0.42),
    "stonehenge": (0.5, 0.42),
    "manneken_pis": (0.48, 0.42),
}
_MIDDLE: Final = (0.5, 0.5)
_PART: Final = re.compile(r'<g id="((?:piece|scaffold|cloud|sail)_\d|backdrop|foreground)"[^>]*>')

Standing = tuple[frozenset[int], frozenset[int]]
"""The pieces that are built, of five, and those in scaffolds."""


def draw_wonder(
    canvas: Canvas,
    rect: QRectF,
    wonder: str,
    side: str,
    built: int,
    total: int,
    radius: float = 10,
    *,
    scaffold: bool = True,
) -> None:
    """Draw the poster of a wonder over ``rect``, by day on side "A" and by night on side "B".

    Its first ``built`` of ``total`` stages are built; the next one is in scaffolds unless
    ``scaffold`` is False. Any excess is cropped around the wonder itself.
    """
    pieces = standing(canvas.art, wonder, built, total, scaffold=scaffold)
    draw_pieces(canvas, rect, wonder, side, pieces, radius)


def wonder_ahead(
    canvas: Canvas,
    rect: QRectF,
    wonder: str,
    side: str,
    built: int,
    total: int,
    radius: float = 10,
) -> Iterator[None]:
    """Draw in steps the picture that ``draw_wonder`` will copy there."""
    pieces = standing(canvas.art, wonder, built, total)
    key, paint = _painting(wonder, side, pieces, radius)
    yield from canvas.cached_ahead(canvas.art.wonders, key, rect, canvas.s(1), paint)


def draw_pieces(
    canvas: Canvas,
    rect: QRectF,
    wonder: str,
    side: str,
    standing: Standing,
    radius: float = 10,
) -> None:
    """Draw the poster with exactly these of its five pieces built and in scaffolds, from 1."""
    key, paint = _painting(wonder, side, standing, radius)
    canvas.cached(canvas.art.wonders, key, rect, canvas.s(1), paint)


def _painting(wonder: str, side: str, standing: Standing, radius: float) -> tuple[Hashable, Apart]:
    """Return the key of a poster, and the function that paints it."""

    def paint(apart: Canvas, place: QRectF) -> Iterator[None]:
        drawing = scene(apart.art, wonder, side, standing)
        yield
        with apart.clip(place, radius), apart.freely(place) as free:
            drawing.render(free.painter, whole_scene(place, wonder))
        yield
        apart.rounded(place, radius, None, colour("ink", 0.55), 1.5)

    return ("wonder", wonder, side, standing, radius), paint


def piece_places(art: Art, rect: QRectF, wonder: str) -> dict[int, QRectF]:
    """Return the place of each of the five pieces when the wonder is drawn over ``rect``."""
    whole = whole_scene(rect, wonder)
    zoom = whole.width() / SCENE_WIDTH
    return {
        number: QRectF(whole.topLeft() + box.topLeft() * zoom, box.size() * zoom)
        for number, box in art.pieces(wonder).items()
    }


def wonder_picture(
    wonder: str | None, side: str | None, built: int = 5, total: int = 5, radius: float = 10
) -> Callable[[Canvas, QRectF], None]:
    """Return a painter of a wonder without scaffolds, side "A" by default, or of an empty place."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        if wonder:
            draw_wonder(canvas, rect, wonder, side or "A", built, total, radius, scaffold=False)
        else:
            canvas.rounded(rect, radius, "sea", colour("ink", 0.55), 1.5)
            canvas.icon("wonder", *rect.center().toTuple(), rect.height() * 0.7)

    return paint


def draw_poster(
    canvas: Canvas,
    rect: QRectF,
    wonder: str,
    side: str,
    title: str,
) -> QRectF:
    """Draw a wonder as an upright travel poster with a parchment rim and its name at the foot.

    Returns the place of the picture itself.
    """
    s = canvas.s
    canvas.rounded(rect.translated(s(7), s(9)), 8, colour("pure_black", 0.35))
    canvas.rounded(rect, 8, "parchment")
    picture = rect.adjusted(s(10), s(10), -s(10), -s(64))
    draw_wonder(canvas, picture, wonder, side, 5, 5, 3)
    name = QRectF(rect.left() + s(8), picture.bottom(), rect.width() - s(16), s(64))
    room = name.width() - s(2.5) * len(title)
    size = canvas.size_for((capitals(title),), room, 26, 700, "title")
    canvas.text(name, capitals(title), size, "ink", 700, "center", "title", 2.5)
    return picture


def crop(place: QRectF, focus: tuple[float, float]) -> QRectF:
    """Return the place of a whole scene that covers ``place`` with ``focus`` near its middle."""
    zoom = max(place.width() / SCENE_WIDTH, place.height() / SCENE_HEIGHT)
    width, height = SCENE_WIDTH * zoom, SCENE_HEIGHT * zoom
    # A wide band cannot show all of a tall wonder: its head shows more than its foot.
    lift = 0.12 if place.width() > 3 * place.height() else 0.0
    left = place.center().x() - width * focus[0]
    top = place.center().y() - height * (focus[1] - lift)
    left = min(place.left(), max(place.right() - width, left))
    top = min(place.top(), max(place.bottom() - height, top))
    return QRectF(left, top, width, height)


def whole_scene(place: QRectF, wonder: str) -> QRectF:
    """Return the place of a wonder's whole scene when ``place`` shows a part of it."""
    return crop(place, _FOCUS.get(wonder, _MIDDLE))


def standing(art: Art, wonder: str, built: int, total: int, *, scaffold: bool = True) -> Standing:
    """Return the pieces of ``built`` of ``total`` stages; the next is in scaffolds if wanted."""
    stages = art.wonder_stages[wonder][str(total)]
    pieces = frozenset(piece for stage in stages[:built] for piece in stage)
    return pieces, frozenset(stages[built]) if scaffold and built < total else frozenset()


def scene(
    art: Art, wonder: str, side: str, standing: Standing, hidden: frozenset[str] = frozenset()
) -> QSvgRenderer:
    """Return the scene with exactly these pieces and scaffolds, and none of the parts ``hidden``.

    Raises ArtMissing for a drawing that is not there or damaged.
    """
    pieces, poles = standing
    path = f"wonders/{wonder}_{'night' if side == 'B' else 'day'}.svg"

    def group(found: re.Match[str]) -> str:
        name = found[1]
        kind, _, number = name.partition("_")
        shown = name not in hidden
        if kind in ("piece", "scaffold"):
            shown = int(number) in (pieces if kind == "piece" else poles)
        return f'<g id="{name}"' + (">" if shown else ' display="none">')

    return renderer(_PART.sub(group, art.text(path)).encode(), art.folder / path)
