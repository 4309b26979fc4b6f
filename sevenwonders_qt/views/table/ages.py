"""The beginning and the end of an Age over the table: its banner, its conflicts, their tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import ConflictResolved
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.watching import Watch
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.lists import all_of
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.table.counters import Medal
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.places import Actions, City
from sevenwonders_qt.views.table.sprites import (
    OUT,
    CueTimeline,
    Scenery,
    Sprite,
    fade,
    picture_of,
    zoom,
)

translate = QCoreApplication.translate

AGE: Final = Motion(900, MOTION["reveal"].curve)
"""The duration of the banner of an Age."""

_ABOVE: Final = 700.0
_ENDING: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneWheel,
)
_AGE_OF: Final = {1: 1, 3: 2, 5: 3}
BORDER: Final = Motion(320, MOTION["battle"].curve)
COUNT: Final = Motion(360, MOTION["stagger"].curve)
THROW: Final = Motion(300, MOTION["fly"].curve)
MOST_STEPS: Final = 6
"""A number is counted up in no more steps, however large it is."""

READING: Final = 1500
EACH: Final = 900
"""Milliseconds for reading the conflicts where only computers play, in all and for each."""

STEP: Final = BORDER.ms + COUNT.ms + THROW.ms
"""Milliseconds from one border to the next: it comes, shields are counted, tokens are thrown."""


def age_begins(age: int) -> str:
    """Return the words of the banner as an Age opens."""
    return translate("Table", "{age} begins").format(age=age_name(age))


def age_banner(
    style: TableStyle, middle: QPointF, words: str, age: int, layer: QGraphicsItem | None
) -> Sprite:
    """Return a banner with these words, not yet visible."""
    text = Text(capitals(words), "head", "gold_light", 700, lines=1)
    inside = row(Space(weight=1), sign(f"age_{age}", 72), text, Space(weight=1), gap=16)
    band = Ground(inside, _paint_band, (94, 4, 94, 8))
    sprite = Sprite(picture_of(style, band, 760, 150, 1.6), layer)
    sprite.setPos(middle)
    sprite.setOpacity(0)
    return sprite


def announce(timeline: CueTimeline, banner: Sprite, now: float, *, still: bool = False) -> None:
    """Show the banner for `AGE`, growing a little unless it is ``still``, then hide it."""
    timeline.add(now, OUT, fade(banner, 0, 1))
    if not still:
        timeline.add(now, AGE, zoom(banner, 0.94, 1))
    timeline.add(now + AGE.ms, OUT, fade(banner, 1, 0))


def _paint_band(canvas: Canvas, box: QRectF) -> None:
    """Draw a dark band with friezes."""
    s = canvas.s
    band = box.adjusted(s(4), s(4), -s(4), -s(8))
    canvas.rounded(band.translated(0, s(4)), 14, colour("pure_black", 0.4))
    canvas.rounded(band, 14, "sea_deep", "gold", 3)
    for y in (band.top() + s(10), band.bottom() - s(28)):
        frieze = QRectF(band.left() + s(24), y, band.width() - s(48), s(18))
        wave_band(canvas, frieze, "gold", alpha=0.5)


class FirstBanner(QObject):
    """Opens the first Age over a table that can be played already, so that no player waits for it.

    The first key or press closes it, and has its usual effect too.
    """

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._sprite: Sprite | None = None
        self._timeline: CueTimeline | None = None
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
        self._timeline = timeline = CueTimeline(self)
        announce(timeline, sprite, 0, still=reduced)
        timeline.finished.connect(self.clear)
        timeline.play(1.0 if reduced else speed)
        self._scene.come_up()
        self._scene.installEventFilter(self)

    def clear(self) -> None:
        """Remove the banner."""
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


class ConflictBanner(Notice[list[ConflictResolved]]):
    """All borders of one Age, until a key or a click closes it.

    Where only computers play it has no button and closes by itself: their buttons work as ever,
    and a pause leaves it open.
    """

    rule = "war"

    def __init__(self, style: TableStyle, shown: Shown, events: Sequence[Event]) -> None:
        """``events`` may include others; without a conflict there is nothing to show."""
        lit = [Actions()] if shown.table.watched else []
        self.conflicts = [event for event in events if isinstance(event, ConflictResolved)]
        self.shown = shown
        super().__init__(style, self.conflicts, self._said, "shield", wide=900, lit=lit)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.close)

    def close_when_read(self, haste: float) -> None:
        """Close after the time that reading takes, ``haste`` times as fast as usual."""
        self._timer.start(round((READING + EACH * len(self.conflicts)) / haste))

    def follow(self, watch: Watch) -> None:
        """Close for the next turn."""
        if watch is Watch.STEP:
            self.close()

    def show_paused(self, paused: bool) -> None:
        """Stay while the match is paused, else close."""
        if paused:
            self._timer.stop()
        elif not self._timer.isActive():
            self.close()

    def key(self, event: QKeyEvent) -> bool:
        return self.heeds(event) or super().key(event)

    def heeds(self, event: QEvent) -> bool:
        scene = self.scene()
        return isinstance(scene, MatchScene) and scene.heeds(event)

    # Drawing -------------------------------------------------------------------------------

    def body(self) -> Part:
        watched = self.shown.table.watched
        return self._said(self.conflicts)[1] if watched else super().body()

    def _said(self, conflicts: list[ConflictResolved]) -> tuple[str, Part]:
        age = _AGE_OF[conflicts[0].victory] if conflicts else 1
        title = translate("Prompt", "Conflicts of {age}").format(age=age_name(age))
        return title, column(*map(self._border, conflicts), *self._away(conflicts), gap=8)

    def _away(self, conflicts: list[ConflictResolved]) -> Iterator[Part]:
        """Yield the words about the cities that took part in no conflict, if there are any."""
        fought = {seat for event in conflicts for seat in (event.left, event.right)}
        cities = range(len(self.shown.table.view.cities))
        away = [self.shown.name(seat) for seat in cities if seat not in fought]
        if away:
            text = translate("Prompt", "Not in these conflicts: {names}")
            yield Text(text.format(names=all_of(away)), lines=0)

    def _border(self, event: ConflictResolved) -> Part:
        """Return name, token and shields of one city, then the other's in the opposite order."""
        left = self._side(event, event.left, event.left_shields, "left")
        right = self._side(event, event.right, event.right_shields, "right")
        own = self.shown.table.view.seat in (event.left, event.right)
        inside = row(*left, sign("shield", 44), *reversed(right), gap=16)
        edge = "gold_light" if own else colour("gold", 0.5)
        bar = rounded(9, "bar", edge, 3 if own else 1.4)
        return Cell(Ground(inside, bar, (18, 0, 18, 0)), high=58)

    def _side(
        self, event: ConflictResolved, seat: Seat, shields: int, align: Align
    ) -> Sequence[Part]:
        prize: Part = Medal(event.victory if event.winner == seat else -1, 46)
        if event.winner is None:
            prize = Cell(sign("mark_equal", 34, 0.8), 46)
        name = Text(self.shown.name(seat), "text", "parchment", 700, align, 1, 1)
        return name, prize, Number(str(shields), 1.5, _shade(event, seat))


class Battle:
    """Puts the conflicts on a timeline."""

    def __init__(self, scenery: Scenery) -> None:
        self.at = scenery
        self.timeline = scenery.timeline
        self._tokens: list[Sprite] = []

    def tell(self, conflicts: Sequence[ConflictResolved], start: float) -> float:
        """Plan all ``conflicts`` from ``start`` (ms) on; returns when they are over."""
        if not conflicts:
            return start
        for turn, event in enumerate(conflicts):
            self._meet(event, start + STEP * turn)
        end = start + STEP * len(conflicts) + BORDER.ms
        self.at.vanish(end, *self._tokens)
        return end + OUT.ms

    def _meet(self, event: ConflictResolved, now: float) -> None:
        """Count the shields side by side between two cities, then move a token to each."""
        left = self.at.place(City(event.left)).center()
        right = self.at.place(City(event.right)).center()
        middle = (left + right) / 2
        # On the screen the left one of the two may be at the right, in the far row.
        seats = sorted((event.left, event.right), key=lambda n: self.at.place(City(n)).left())
        plaque = self.at.piece(picture_of(self.at.style, self._plaque(seats), 360, 64), middle, 70)
        pieces = [plaque, *self._numbers(event, seats, middle, now + BORDER.ms)]
        self.at.appear(now, *pieces)
        self.at.vanish(now + STEP, *pieces)
        self.timeline.add(now, BORDER, zoom(plaque, 0.6, 1))
        if event.winner is not None:
            for seat, other in ((event.left, event.right), (event.right, event.left)):
                value = event.victory if seat == event.winner else -1
                self._throw(seat, other, value, middle, now + BORDER.ms + COUNT.ms)

    def _numbers(
        self, event: ConflictResolved, seats: Sequence[Seat], middle: QPointF, now: float
    ) -> list[Sprite]:
        """Show the shields of both sides, counted up together."""
        found, style = [], self.at.style
        for seat, side in zip(seats, (-1, 1), strict=True):
            shields = event.left_shields if seat == event.left else event.right_shields
            steps = min(shields, MOST_STEPS)
            numbers = [Number(str(shields * n // steps), 1.5, "parchment") for n in range(steps)]
            numbers.append(Number(str(shields), 1.5, _shade(event, seat)))
            shown = [picture_of(style, number, 48) for number in numbers]
            sprite = self.at.piece(shown[0], middle + QPointF(side * style.s(46), 0), 71)
            self.timeline.add(now, COUNT, _counted(sprite, shown))
            found.append(sprite)
        return found

    def _throw(self, seat: Seat, other: Seat, value: int, start: QPointF, now: float) -> None:
        """Let a token fly to the side of a city that faces the ``other``; it stays till the end."""
        place, across = self.at.place(City(seat)), self.at.place(City(other)).center().x()
        aside = place.width() * (0.22 if across > place.center().x() else -0.22)
        end = place.center() + QPointF(aside, 0)
        thrown = self.at.piece(picture_of(self.at.style, Medal(value, 59), 64), start, 75)
        self.at.appear(now, thrown)
        self.at.fly(now, thrown, end, 70, THROW)
        self.timeline.add(now, THROW, zoom(thrown, 1.5, 1))
        self._tokens.append(thrown)

    def _plaque(self, seats: Sequence[Seat]) -> Part:
        """Return two names beside a shield, with room for the numbers between."""
        shown, pale = Shown(self.at.before, self.at.faces), colour("parchment", 0.9)
        first, second = map(shown.name, seats)
        words = row(
            Text(first, "note", pale, 600, weight=1),
            Space(49),
            sign("shield", 46),
            Space(49),
            Text(second, "note", pale, 600, "right", weight=1),
            gap=0,
        )
        plate = Ground(words, rounded(10, "bar", "gold", 2.5), (10, 0, 10, 0))
        return Ground(plate, None, (3, 3, 3, 3))


def _counted(sprite: Sprite, shown: Sequence[QPixmap]) -> Callable[[float], None]:
    """Return a movement that shows one number after the other."""

    def count(share: float) -> None:
        made = shown[min(len(shown) - 1, int(share * len(shown)))]
        if made.cacheKey() != sprite.pixmap().cacheKey():
            sprite.show_pixmap(made)

    return count


def _shade(event: ConflictResolved, seat: Seat) -> str:
    if event.winner is None:
        return "stone"
    return "good_light" if event.winner == seat else "bad_light"
