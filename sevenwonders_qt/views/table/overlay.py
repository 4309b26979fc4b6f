"""A box over the table that asks for an answer or is read: it dims the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import repeat
from typing import ClassVar, Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.accessible.events import say_closed, say_opened
from sevenwonders_qt.views.kit.part import (
    Cell,
    Ground,
    Margins,
    Part,
    Sized,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.steps import ACROSS, ENTER, TABS, arrow_step
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, framed_slab, gold_line, sign
from sevenwonders_qt.views.paint.furniture import dim
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.presses import MOVES
from sevenwonders_qt.views.table.attended import AttendedScene
from sevenwonders_qt.views.table.layout import seats_by_key
from sevenwonders_qt.views.table.panel import Answering, Panel, TableStyle
from sevenwonders_qt.views.table.places import City, Place, PlaceOf

translate = QCoreApplication.translate

OVERLAY_Z: Final = 850.0
"""Over the table and the pieces that move on it, under the tooltips."""

PEEK_MS: Final = 50
"""Milliseconds until the key of `peek` counts as released."""

_COLUMNS: Final = (0.324, 0.279, 0.397)
"""The widths of the columns of an enlarged city, as shares of their room."""


class Overlay(Panel):
    """A modal box. Subclasses return its ``size``, its ``head`` and the ``body`` below.

    Mouse and keys reach nothing behind it: the veil takes the mouse, and the scene sends every
    key to ``keyPressEvent`` and ``keyReleaseEvent``. The table is visible while the key of ``peek``
    is down.
    """

    closed = Signal()
    """The overlay has closed, with an answer or without."""

    menu_wanted = Signal()
    """Esc was pressed where an answer is needed."""

    hint_wanted = Signal()
    """The person who has to answer asks for a hint."""

    icon: str = ""
    """The icon before the title."""
    lit: Sequence[Place] = ()
    """The places that stay bright behind the box."""
    ringed: Sequence[Place] = ()
    """The places that get a ring because they matter for the answer; see `relight`."""
    over: Overlay | None = None
    """The overlay below this one, which comes back when this one is closed."""
    rest: float = 0.0
    """Milliseconds without reaction to keys and clicks after it is seen."""
    room: ClassVar[Margins] = (34, 112, 34, 30)
    """The margins around its content; the head is in the upper one."""
    crossed: ClassVar[bool] = True
    """Whether there is a cross to leave it by, where it can be left."""

    def __init__(self, style: TableStyle, *, closable: bool = True) -> None:
        super().__init__(style)
        self.closable = closable
        self._veil = _Veil(self)
        self._place_of: PlaceOf = lambda place: None
        self.is_open = True
        """Whether an answer is still awaited."""
        self._peek_key = 0
        # X11 reports a key that stays down as if it were released and pressed all the time.
        self._peek_ends = QTimer(self, singleShot=True, interval=PEEK_MS)
        self._peek_ends.timeout.connect(lambda: self.peek(False))
        self.setZValue(OVERLAY_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.focus_taken.connect(lambda panel, key: self.set_focus_key(key))

    # Parts by subclasses ------------------------------------------------------------------

    def about(self) -> str:
        return ". ".join(self.texts[1:])

    def head(self) -> tuple[str | Part, str]:
        """Return the title, and a note below it."""
        raise NotImplementedError

    def beside(self) -> Sequence[Part]:
        """Return the parts at the right of the title."""
        return ()

    def body(self) -> Part:
        """Return the part below the head."""
        raise NotImplementedError

    def size(self) -> tuple[float, float]:
        """Return the width and height of the box, in design pixels."""
        raise NotImplementedError

    def box_in(self, table: QRectF) -> QRectF:
        """Return the place of the box when the table takes ``table``: its middle."""
        wide, high = map(self.style.s, self.size())
        return QRectF(table.center() - QPointF(wide, high) / 2, QSizeF(wide, high))

    def confirm(self) -> None:
        """Handle Enter when no spot has the focus ring."""

    def veil_clicked(self) -> None:
        """Handle a click on the dimmed table."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no overlay knows; returns whether it had an action here."""
        return False

    def heeds(self, event: QEvent) -> bool:
        """Return whether an event is for the table, although the box is open."""
        return False

    # The owner's interface ------------------------------------------------------------------

    @property
    def pile(self) -> Sequence[Overlay]:
        """This overlay and those below it, from the top."""
        return [self] if self.over is None else [self, *self.over.pile]

    @property
    def repeats(self) -> Collection[int]:
        """The keys that repeat their action while they are pressed; see `presses`."""
        return MOVES | {self._peek_key}

    def show_on(self, scene: AttendedScene, table: QRectF, place_of: PlaceOf) -> None:
        """Cover ``scene``, with a table that takes ``table``, and take the keys."""
        self._place_of = place_of
        if self.scene() is not scene:
            scene.addItem(self)
            self.hovered.connect(scene.tips.over)
        scene.tips.hide()  # it would cover the box, and the pointer need not have moved
        self.spread(table)
        self.setFocus()
        scene.come_up(self.rest)
        say_opened(self)

    def spread(self, table: QRectF, style: TableStyle | None = None) -> None:
        """Fit a table of another size or scale."""
        if style is not None:
            self.style = style
            self.refresh()
        box = self.box_in(table)
        self.place(box, style)
        self._veil.cover(table.translated(-box.topLeft()))
        self.relight()

    def relight(self) -> None:
        """Update the places that stay bright, or are ringed."""
        corner = self.pos()
        lit = [place.translated(-corner) for place in self._placed(self.lit)]
        ringed = [place.translated(-corner) for place in self._placed(self.ringed)]
        self._veil.light(lit, ringed)

    def close(self) -> None:
        """Hide and emit ``closed``, once."""
        if not self.is_open:
            return
        self.is_open = False
        self.hide()
        self.hovered.emit(self, "")  # the pointer is no longer on it
        scene = cast(AttendedScene, self.scene())
        scene.come_up()
        for view in scene.views():
            say_closed(self, view)
        # The item may be in the middle of its own event: it leaves the scene after that.
        QTimer.singleShot(0, self._leave)
        self.closed.emit()

    def leave(self) -> None:
        """Close without an answer, where that is allowed; else ask for the menu."""
        if self.closable:
            self.close()
        else:
            self.menu_wanted.emit()

    def peek(self, on: bool) -> None:
        """Show the table behind, or the box again."""
        self.setOpacity(0.0 if on else 1.0)

    def place_of(self, place: Place) -> QRectF | None:
        """Return a place in the box, in the scene; None if it is not there."""
        rect = self.laid_place(place.part)
        return None if rect.isEmpty() else self.mapRectToScene(rect)

    # Drawing -------------------------------------------------------------------------------

    def describe(self) -> Part:
        title, note = self.head()
        named = Text(title, "head", bold=700) if isinstance(title, str) else title
        icon = (sign(self.icon, 44),) if self.icon else ()
        parts = [*icon, Cell(named, weight=1), *self.beside()]
        if self.closable and self.crossed:
            tip, cross = translate("Prompt", "Back to the table"), sign("ui_close", 34)
            close = Answering(cross, "close", tip, self.leave, margins=(5, 0, 5, 0))
            parts += [Keys((translate("Prompt", "Esc"),)), Cell(close, 44)]
        about = Text(note, "note", "ink_soft", 400, vertical="top")
        below = Ground(about, None, (54 if icon else 0, 0, 6, 0))
        head = column(Cell(Sized(row(*parts, gap=10)), high=56), Sized(below), gap=-4)
        left, top, right, bottom = self.room
        inside = Ground(Sized(self.body(), self.share), None, (left, 0, right, bottom), 1)
        whole = column(Cell(Ground(head, None, (30, 18, 24, 0)), high=top), inside, gap=0)
        return Ground(whole, framed_slab, (0, 0, 0, 0))

    # Inner ---------------------------------------------------------------------------------

    def _placed(self, names: Sequence[Place]) -> list[QRectF]:
        found = [self._place_of(name) for name in names]
        return [rect for rect in found if rect is not None]

    def _leave(self) -> None:
        scene = self.scene() if isValid(self) else None
        if scene is None:
            return
        scene.removeItem(self)
        self.deleteLater()

    # Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        code, act = event.key(), asked(event, On.PROMPT)
        step = TABS.get(code) or arrow_step(event)
        if act == acts.PEEK:
            self._peek_key = code
            self._peek_ends.stop()
            self.peek(True)
        elif code == Qt.Key.Key_Escape:
            self.leave()
        elif self.key(event):
            pass
        elif act == acts.HINT:
            self.hint_wanted.emit()
        elif step:  # round and round within the box
            self.focus_step(step) or self.focus_step(step)
        elif code in ENTER and not self.press(self.focus_key):
            self.confirm()
        elif code == Qt.Key.Key_Space:
            self.press(self.focus_key)

    def sceneEvent(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            # Otherwise the item would let Tab go on to the next one.
            self.keyPressEvent(event)
            return True
        return super().sceneEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == self._peek_key:
            self._peek_ends.start()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()  # a click that has no effect in the box has none behind it
        spot = self.spot_at(event.pos())
        if spot is not None and spot.key == "peek":
            self.peek(True)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.peek(False)
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()


class _Veil(QGraphicsItem):
    """The dimmed table behind a box, with holes over the places that stay bright."""

    def __init__(self, parent: Overlay) -> None:
        super().__init__(parent)
        self._overlay = parent
        self._rect = QRectF()
        self._lit: list[QRectF] = []
        self._ringed: list[QRectF] = []
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setAcceptHoverEvents(True)

    def cover(self, rect: QRectF) -> None:
        """Dim this place, in the box's coordinates."""
        self.prepareGeometryChange()
        self._rect = rect

    def light(self, lit: list[QRectF], ringed: list[QRectF]) -> None:
        """Leave these places bright, and ring those."""
        self._lit, self._ringed = lit, ringed
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        canvas = self._overlay.style.canvas(painter)
        dim(canvas, self._rect, self._lit, 0.66)
        for place in self._ringed:
            out = canvas.s(4)
            canvas.rounded(place.adjusted(-out, -out, out, out), 9, None, "terracotta", 4)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(not self._overlay.heeds(event))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._overlay.veil_clicked()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()


class Prompting(Overlay):
    """An overlay that asks for a command."""

    chosen = Signal(object)
    """The command that was picked."""

    def spot_of(self, command: Command) -> str:
        """Return the key of the spot of the thing that a command takes; empty for none."""
        return ""

    def answer_with(self, command: Command) -> None:
        """Close, and send the command that was picked."""
        self.close()
        self.chosen.emit(command)


class Reading(Overlay):
    """An overlay that is only read: Enter, Space or a click beside it closes it."""

    def key(self, event: QKeyEvent) -> bool:
        closes = event.key() == Qt.Key.Key_Space and not self.focus_key
        if closes:
            self.close()
        return closes

    def confirm(self) -> None:
        self.close()

    def veil_clicked(self) -> None:
        self.close()


def cities_around(table: Table) -> Sequence[Place]:
    """Return the neighbours of the asked city, and that city where it is not the own one."""
    view = table.view
    asked = [view.seat] if table.is_free_citys else []
    return [City(seat) for seat in (view.left.seat, view.right.seat, *asked)]


class CityReading(Reading):
    """One city of ``players``, as ``looker`` reads it.

    The keys of the cities turn to another one, the same key or Escape goes back; left and right go
    round the table.
    """

    room = (34, 92, 34, 34)

    def __init__(self, style: TableStyle, looker: Seat, players: int, seat: Seat) -> None:
        super().__init__(style)
        self.seat = seat
        self._looker, self._players = looker, players

    def turn_to(self, seat: Seat) -> None:
        """Show another city; the same one again closes."""
        if seat == self.seat:
            self.close()
        else:
            self.seat = seat
            self.set_focus_key("")
            self.refresh()

    def columns(self, wide: float, high: float) -> Sequence[Part]:
        """Return the columns: picture, ``wide`` design pixels, stages, cards; all so ``high``."""
        raise NotImplementedError

    def body(self) -> Part:
        left, top, right, bottom = self.room
        wide, high = (length / self.style.u for length in self.rect.size().toTuple())
        parts = self.columns(_COLUMNS[0] * (wide - left - right - 44), high - top - bottom)
        columns = (Sized(*each) for each in zip(parts, repeat(self.share), _COLUMNS, strict=False))
        return row(*columns, gap=22)

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        width, height = min(s(1640), table.width() - s(40)), s(900)
        left = table.center().x() - width / 2
        return QRectF(left, table.center().y() - height / 2 + s(16), width, height)

    def key(self, event: QKeyEvent) -> bool:
        code, act = event.key(), asked(event, On.PROMPT)
        seats = seats_by_key(self._looker, self._players)
        if act in seats:
            self.turn_to(seats[act])
        elif code in ACROSS:
            self.turn_to((self.seat + ACROSS[code]) % self._players)
        else:
            return False
        return True


def headed(name: str, about: str, *signs: Part) -> Part:
    """Return a name as a title, signs and a few words about it."""
    words = Text(about, shade="ink_soft", weight=1, narrow=True)
    return row(Text(name, "head", bold=700), *signs, words, gap=18)


def points_table(rows: Iterable[tuple[str, str, int]], total: int) -> Part:
    """Return the points: for each row an icon, a name and a number, and the total below a line."""
    lines = [
        row(
            Icons((icon,)),
            Text(name, narrow=True, lines=1, weight=1),
            Text(whole_number(points), shade="ink" if points else colour("ink", 0.7), bold=700),
            gap=10,
            weight=1,
        )
        for icon, name, points in rows
    ]
    words = Text(translate("Table", "Points so far"), "title", bold=700, lines=1, weight=1)
    whole = row(words, Text(whole_number(total), "title", bold=700), weight=1)
    inside = column(*lines, gold_line(), whole, gap=0)
    return Ground(inside, rounded(10, "parchment_pale", colour("gold", 0.9), 1.5), (16, 8, 16, 8))
