"""Leads through a lesson over a page: lights what is spoken of, and keeps the slab clear of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.views.lessons.panel import LessonPanel, Said
from sevenwonders_qt.views.lessons.place import free_place
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

Key = Qt.Key

Rects = Callable[[], Sequence[QRectF]]
"""Places on the page, as they lie now."""

_MARGIN: Final = 14.0
_SPREAD: Final = 7.0
"""Design pixels by which the light reaches over what it is on."""


class Veil(QWidget):
    """Dims a page softly but for the lit places, with a line from the slab to the first of them."""

    def __init__(self, panel: LessonPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = panel
        self._lit: Sequence[QRectF] = ()
        self.hide()

    def light(self, lit: Sequence[QRectF]) -> None:
        """Light these places."""
        self._lit = lit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lit:
            return
        with Painting(self) as painter:
            canvas = self._panel.look.canvas(painter)
            s = canvas.s
            lit = [
                rect.adjusted(*(s(_SPREAD * sign) for sign in (-1, -1, 1, 1))) for rect in self._lit
            ]
            veil = QPainterPath()
            veil.addRect(QRectF(self.rect()))
            for place in lit:
                hole = QPainterPath()
                hole.addRoundedRect(place, s(12), s(12))
                veil = veil.subtracted(hole)
            painter.fillPath(veil, colour("bar", 0.5, darker=60))
            for place in lit:
                canvas.rounded(place, 12, None, colour("gold_light", 0.4), 9)
                canvas.rounded(place, 12, None, "gold", 4)
            if self._panel.isVisible():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour("parchment"))
                painter.drawPolygon(_pointer(QRectF(self._panel.geometry()), lit[0], s(1)))


def _pointer(slab: QRectF, place: QRectF, unit: float) -> QPolygonF:
    """A wedge from the middle of a side of the slab to the edge of a place; empty if they meet."""
    wide, rim = 26 * unit, 12 * unit
    body = slab.adjusted(rim, rim, -rim, -rim)
    if body.intersects(place):
        return QPolygonF()
    x = min(max(place.center().x(), body.left() + 2 * wide), body.right() - 2 * wide)
    y = min(max(place.center().y(), body.top() + 2 * wide), body.bottom() - 2 * wide)
    tip_x = min(max(x, place.left() + wide), place.right() - wide)
    tip_y = min(max(y, place.top() + wide), place.bottom() - wide)
    if place.top() >= body.bottom():
        foot, tip = QPointF(x, body.bottom()), QPointF(tip_x, place.top())
    elif place.bottom() <= body.top():
        foot, tip = QPointF(x, body.top()), QPointF(tip_x, place.bottom())
    else:
        side = body.right() if place.left() >= body.right() else body.left()
        edge = place.left() if side == body.right() else place.right()
        foot, tip = QPointF(side, y), QPointF(edge, tip_y)
        return QPolygonF([foot - QPointF(0, wide), foot + QPointF(0, wide), tip])
    return QPolygonF([foot - QPointF(wide, 0), foot + QPointF(wide, 0), tip])


class LessonGuide(QObject):
    """The veil and the slab of a lesson, over one page at a time; keys press the slab's buttons."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel = LessonPanel(art, parent)
        self.veil = Veil(self.panel, parent)
        self.text_size = 1.0
        self._host: QWidget | None = None
        self.keys_of: QWidget | None = None
        """The widget to which the keys of the page come."""
        self._lit: Rects = tuple
        self._clear: Rects = tuple
        self._covered: Callable[[], bool] = lambda: False
        self._only = False
        self._said: Said | None = None
        self._placed: object = None

    def lie_over(
        self, host: QWidget, keys: QWidget, covered: Callable[[], bool], *, only: bool = False
    ) -> None:
        """Lie over a page from now on, whose keys come to ``keys``.

        ``covered`` says whether something of the page's own lies over it and has the keys. With
        ``only`` the page beneath hears of no click and of no key.
        """
        self.leave()
        self._host, self.keys_of, self._covered, self._only = host, keys, covered, only
        for widget in (self.veil, self.panel):
            widget.setParent(host)
        self.veil.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not only)
        host.installEventFilter(self)
        if keys is not host:
            keys.installEventFilter(self)

    def show_step(self, said: Said, lit: Rects, clear: Rects) -> None:
        """Say this; ``lit`` are the places it speaks of, ``clear`` others that stay free."""
        self._said, self._lit, self._clear = said, lit, clear
        self.panel.say(said)
        self.follow()

    @property
    def speaks(self) -> bool:
        """Whether a step is being said."""
        return self._said is not None

    def rest(self) -> None:
        """Say nothing until the next step."""
        self._said = self._placed = None
        self.veil.hide()
        self.panel.hide()

    def leave(self) -> None:
        """Let go of the page."""
        self.rest()
        for widget in {self._host, self.keys_of} - {None}:
            widget.removeEventFilter(self)  # type: ignore[union-attr]
        self._host = self.keys_of = None

    def follow(self) -> None:
        """Take up what has moved on the page."""
        host = self._host
        if host is None or self._said is None:
            return
        page = QRectF(host.rect())
        if page.isEmpty():
            return
        lit, taken, covered = self._lit(), self._clear(), self._covered()
        now = self._said, page, self.text_size, lit, taken, covered
        if now == self._placed:
            return
        self._placed = now
        width, height = self.panel.measure(page, self.text_size)
        rim = self.panel.look.s(_MARGIN)
        free, overlap = free_place(page, width, height, lit, [*lit, *taken], rim)
        self.panel.stand_on(free)
        self.veil.setGeometry(host.rect())
        self.veil.light(() if covered else lit)
        self.veil.setVisible(not covered)
        self.panel.setVisible(not (covered and overlap))
        self.veil.raise_()
        self.panel.raise_()

    # Inner ---------------------------------------------------------------------------------

    def _press(self, event: QKeyEvent) -> bool:
        """What a key does for the lesson; False for one that is the page's own."""
        said = self._said
        if said is None or self._covered() or event.isAutoRepeat():
            return False
        key, act = event.key(), asked(event, On.LESSON)
        if key == Key.Key_Escape:
            self.panel.leave_button.click()
        elif act == "lesson_back":
            self.panel.back_button.click()
        elif key in (Key.Key_Return, Key.Key_Enter) and not said.ask:
            self.panel.next_button.click()
        elif act == "lesson_skip" and said.ask:
            self.panel.skip_button.click()
        else:
            return self._only
        return True

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.follow()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self.keys_of and self._press(event)
        return False
