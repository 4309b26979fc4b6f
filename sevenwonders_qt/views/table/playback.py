"""Plays events over a table, and always ends at the true table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.views.paint.art import blank
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.sound.cues import Cues
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.sprites import Apply, CueTimeline, Stage


class Seen(Protocol):
    """The table of any game, as a seat sees it."""

    @property
    def view(self) -> Any: ...


T = TypeVar("T", bound=Seen)
SPRITES_Z = 800.0
A_GO: Final = 0.003
"""Seconds of preparing after which the window is served; a part that has begun is ended."""

_SKIPPING = (QEvent.Type.KeyPress, QEvent.Type.GraphicsSceneMouseRelease)
_TAKEN = (
    *_SKIPPING,
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneMouseDoubleClick,
)


class Playback(QObject, Generic[T]):
    """Moves loose pieces over a scene that already shows the end under a picture of the beginning.

    So the table is true after any interruption. While it plays, any key or click goes to the end
    and to nothing else. It needs no secrets: a card with a hidden id stays face down.
    """

    scene: MatchScene
    finished = Signal()
    """The table is shown as it is after the events; once for each ``play``."""

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.skipped = False
        """Whether the user went to the end; the owner resets it when nothing more follows."""
        self._after: T | None = None
        self._on: Stage | None = None
        self._begun: Iterator[None] | None = None
        self._speed = 1.0
        self._next_go = QTimer(self)
        self._next_go.timeout.connect(self.go_on)
        # A picture of the beginning has no place on a table of another size.
        scene.sceneRectChanged.connect(self.skip)

    # Parts by subclasses ------------------------------------------------------------------

    cues: ClassVar[Cues]
    """The sounds of the events."""

    moving: ClassVar[tuple[type[Event], ...]]
    """The events with visible movements."""

    def show_table(self, table: T) -> None:
        """Show this table on the scene in full."""
        self.scene.show_table(table)

    def set_stage(self, before: T, *, reduced: bool) -> None:
        """Hide the parts that its picture must not have, while ``before`` is shown."""

    def cover(self, layer: QGraphicsItem, *, reduced: bool) -> Apply:
        """Return a movement that shows the earlier table by the given share."""
        return self.still(self.scene.sceneRect(), layer).setOpacity

    def plan(self, events: Sequence[Event], on: Stage) -> Iterator[None]:
        """Plan the movements; work that takes longer than a frame pauses after each picture."""
        raise NotImplementedError

    @property
    def running(self) -> bool:
        """Whether something is moving."""
        return self._after is not None

    @property
    def preparing(self) -> bool:
        """Whether pictures are still drawn before anything moves; the old table is seen."""
        return self._begun is not None

    def go_on(self) -> None:
        """Draw the next piece; after the last of them the movements begin."""
        enough = time.perf_counter() + A_GO
        while self._begun is not None:
            if next(self._begun, self) is self:
                self._begun = None
                self._next_go.stop()
                if self._on is not None:
                    self._on.timeline.play(self._speed)
            elif time.perf_counter() > enough:
                return

    @property
    def length(self) -> float:
        """The length of the current animation at normal speed, in milliseconds; 0 without one."""
        while self.preparing:
            self.go_on()
        return self._on.timeline.length if self._on is not None else 0.0

    def play(
        self,
        events: Sequence[Event],
        before: T,
        after: T,
        speed: float = 1.0,
        *,
        reduced: bool = False,
    ) -> None:
        """Show the change from ``before`` to ``after``; ``speed`` 0 shows ``after`` at once.

        ``events`` are as the seat of ``after`` may see them. With ``reduced`` the one picture
        fades into the other. A running animation is ended first.
        """
        self.skip()
        self._after = after
        moves = speed > 0 and before.view.seat == after.view.seat
        moves = moves and any(isinstance(event, self.moving) for event in events)
        sound = self.cues.chief(events)
        if sound is not None and (reduced or not moves):
            self.scene.sounded.emit(sound)
        if not moves:
            self._end()
            return
        self._arrive()
        self.scene.installEventFilter(self)
        self._speed = 1.0 if reduced else speed
        self._begun = self._begin(events, before, after, reduced=reduced)
        self.go_on()
        if self.preparing:
            self._next_go.start()

    def stand_at(self, now: float) -> None:
        """Stay at a moment of the animation, in milliseconds at normal speed."""
        if self._on is not None:
            self._on.timeline.stand_at(now)

    def skip(self) -> None:
        """Go to the end at once, if something is moving."""
        if self.running:
            self._end()

    def stop(self) -> None:
        """Remove all pieces and leave the scene as it is; `finished` is not sent."""
        self._after = None
        self._clear()

    # Setting the stage ---------------------------------------------------------------------

    def _begin(
        self, events: Sequence[Event], before: T, after: T, *, reduced: bool
    ) -> Iterator[None]:
        """Prepare everything, with pauses for the window."""
        self.show_table(before)
        timeline = CueTimeline(self, self.scene.sounded.emit)
        timeline.finished.connect(self._end)
        layer = QGraphicsRectItem(self.scene.sceneRect())
        layer.setPen(Qt.PenStyle.NoPen)
        layer.setZValue(SPRITES_Z)
        self.scene.addItem(layer)
        layer.setVisible(False)  # its pieces are no part of the picture, nor seen before they move
        self.set_stage(before, reduced=reduced)
        cover = self.cover(layer, reduced=reduced)
        scene, tables = self.scene, (before, after)
        self._on = on = Stage(scene.style, scene.place_of, layer, timeline, cover, *tables)
        self.show_table(after)
        if reduced:
            timeline.add(0, MOTION["reduced"], lambda share: cover(1 - share))
        else:
            yield from self.plan(events, on)
        layer.setVisible(True)

    def still(self, place: QRectF, layer: QGraphicsItem | None) -> QGraphicsPixmapItem:
        """Put a picture of this place as it is now over it."""
        ratio = self.scene.style.ratio
        made = blank(round(place.width() * ratio), round(place.height() * ratio))
        made.setDevicePixelRatio(ratio)
        with Painting(made) as painter:
            self.scene.render(painter, QRectF(0, 0, place.width(), place.height()), place)
        still = QGraphicsPixmapItem(made, layer)
        still.setPos(place.topLeft())
        return still

    # The end -------------------------------------------------------------------------------

    def _end(self) -> None:
        after, self._after = self._after, None
        if after is not None:
            # Parts that were removed meanwhile, as for a curtain, stay away.
            hidden = self._on is not None and self.scene.table is None  # as behind a curtain
            self._clear()
            self._arrive()
            if not hidden:
                self.show_table(after)
            self.finished.emit()

    def _arrive(self) -> None:
        """Report the new state to the presses, except where people only watch."""
        if not self.scene.parts.watching.isVisible():
            self.scene.come_up()

    def _clear(self) -> None:
        self.scene.removeEventFilter(self)
        self._next_go.stop()
        self._begun = None
        on, self._on = self._on, None
        if on is not None:
            on.cover(0)
            on.timeline.stop()
            on.timeline.deleteLater()
            self.scene.removeItem(on.layer)

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.scene or event.type() not in _TAKEN or not self.running:
            return super().eventFilter(watched, event)
        if self.scene.heeds(event):
            return event.type() is QEvent.Type.KeyPress
        event.accept()
        if event.type() in _SKIPPING:
            self.skipped = True
            self.skip()
        return True
