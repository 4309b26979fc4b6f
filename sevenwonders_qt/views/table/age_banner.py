"""The banner of an Age: across the middle of the table, for a moment."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.views.kit.part import Space, lay, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.sprites import OUT, Sprite, Timeline, fade, picture, zoom

translate = QCoreApplication.translate

AGE: Final = Motion(900, MOTION["reveal"].curve)
"""How long an Age is announced."""

_ABOVE: Final = 700.0
_ENDING: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneWheel,
)


def age_begins(age: int) -> str:
    """What the banner says as an Age opens."""
    return translate("Table", "{age} begins").format(age=age_name(age))


def age_banner(
    style: TableStyle, middle: QPointF, words: str, age: int, layer: QGraphicsItem | None
) -> Sprite:
    """A banner with these words, not yet seen."""
    draw = partial(_draw_ribbon, words=words, age=age)
    sprite = Sprite(picture(style, style.s(760), style.s(150), draw), layer)
    sprite.setPos(middle)
    sprite.setOpacity(0)
    return sprite


def _draw_ribbon(canvas: Canvas, box: QRectF, words: str, age: int) -> None:
    """A dark band with friezes, the sign of the Age and a few words."""
    s = canvas.s
    band = box.adjusted(s(4), s(4), -s(4), -s(8))
    canvas.rounded(band.translated(0, s(4)), 14, colour("black", 0.4))
    canvas.rounded(band, 14, "sea_deep", "gold", 3)
    for y in (band.top() + s(10), band.bottom() - s(28)):
        frieze = QRectF(band.left() + s(24), y, band.width() - s(48), s(18))
        wave_band(canvas, frieze, "gold", alpha=0.5)
    place = band.adjusted(s(90), 0, -s(90), 0)
    text = Text(words.upper(), "head", "gold_light", 700, lines=1)
    sides = Space(weight=1), Space(weight=1)
    lay(canvas, row(sides[0], sign(f"age_{age}", 72), text, sides[1], gap=16), place, 1.6)


class FirstBanner(QObject):
    """Opens the first Age over a table that can be played already, so that nobody waits for it.

    The first key or press takes it away, and does what it always does.
    """

    def __init__(self, scene: MatchScene, parent: QObject | None = None) -> None:
        super().__init__(parent or scene)
        self._scene = scene
        self._sprite: Sprite | None = None
        self._timeline: Timeline | None = None
        scene.sceneRectChanged.connect(self.clear)

    @property
    def seen(self) -> bool:
        """Whether it is over the table."""
        return self._sprite is not None

    def show(self, middle: QPointF, age: int, speed: float, *, reduced: bool) -> None:
        """Announce this Age; with ``reduced`` it only fades, at ``speed`` 0 there is none."""
        self.clear()
        if speed <= 0:
            return
        self._sprite = sprite = age_banner(self._scene.style, middle, age_begins(age), age, None)
        sprite.setZValue(_ABOVE)
        sprite.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(sprite)
        self._timeline = timeline = Timeline(self)
        timeline.add(0, OUT, fade(sprite, 0, 1))
        if not reduced:
            timeline.add(0, AGE, zoom(sprite, 0.94, 1))
        timeline.add(AGE.ms, OUT, fade(sprite, 1, 0))
        timeline.finished.connect(self.clear)
        timeline.play(1.0 if reduced else speed)
        self._scene.installEventFilter(self)

    def clear(self) -> None:
        """Take it away."""
        if self._sprite is None or self._timeline is None:
            return
        self._scene.removeEventFilter(self)
        self._timeline.stop()
        self._timeline.deleteLater()
        self._scene.removeItem(self._sprite)
        self._sprite = self._timeline = None

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._scene and event.type() in _ENDING:
            self.clear()
        return super().eventFilter(watched, event)
