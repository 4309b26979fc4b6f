"""The banner of an Age: across the middle of the table, for a moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.views.paint.theme import MOTION, Motion
from sevenwonders_qt.views.table.age_ribbon import draw_age_ribbon
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.scenery import OUT
from sevenwonders_qt.views.table.sprites import Sprite, fade, picture, zoom
from sevenwonders_qt.views.table.timeline import Timeline

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
    sprite = Sprite(
        picture(
            style,
            style.s(760),
            style.s(150),
            lambda canvas, box: draw_age_ribbon(canvas, box, words, age),
        ),
        layer,
    )
    sprite.setPos(middle)
    sprite.setOpacity(0)
    return sprite


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
