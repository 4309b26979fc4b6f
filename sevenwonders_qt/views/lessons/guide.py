"""The guide through a lesson over a page: a slab explains each step, lit places; and tips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import mark_of
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import Button, PaleIconButton
from sevenwonders_qt.views.kit.look import CLEAR
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Ground,
    Part,
    Space,
    Wide,
    bar,
    column,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.piece import FloatingSlab
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, framed_slab, section
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.furniture import dim, wave_band
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.places import Place

translate = QCoreApplication.translate

Rects = Callable[[], Sequence[QRectF]]
"""Places on the page, as they are now."""

_MARGIN: Final = 3.0
_WIDTHS: Final = (560.0, 760.0, 1040.0, 356.0)
"""Design pixels: the forms of a tip; the last one has room within another city."""

_SLABS: Final = (860.0, 1180.0, 1500.0)
"""Design pixels: the forms of the slab; the wider ones are for text so large that it covers."""

_NARROW: Final = 500.0
"""The least width that has room for the words of a tip and its button side by side."""

_SPREAD: Final = 7.0
"""Design pixels that the light reaches beyond its places."""

_STEPS: Final = 9
"""The number of places tried across, and also down."""


def rects_on(page: MatchPage, places: Sequence[Place], *, overlay: bool = False) -> list[QRectF]:
    """Return the page's rectangles of the places on a table, and of its overlay if asked."""
    found = [page.spoken_of(place) for place in places]
    if overlay and page.overlay is not None:
        found.append(page.overlay.mapRectToScene(page.overlay.rect))
    return [
        QRectF(page.view.mapFromScene(place).boundingRect())
        for place in found
        if place is not None and not place.isEmpty()
    ]


def free_place(
    page: QRectF,
    width: float,
    height: float,
    near: Sequence[QRectF],
    taken: Sequence[QRectF],
    rim: float,
    *,
    read: Sequence[QRectF] = (),
) -> tuple[QRectF, bool]:
    """Return the place that covers least of ``taken``, and whether any; ``rim`` is kept free.

    Of such places the one that covers least of the parts to ``read``, and is close to the middle
    and to the first of those ``near``.
    """
    room = page.adjusted(rim, rim, -rim - width, -rim - height)
    covered = [
        (each.left(), each.top(), each.right(), each.bottom(), weight)
        for places, weight in ((taken, 1.0), (read, 0.1))
        for each in places
    ]
    best, least = QRectF(page.center().x() - width / 2, rim, width, height), -1.0
    # The room between two parts may be just large enough.
    read = [each.adjusted(-2 * rim, -2 * rim, 2 * rim, 2 * rim) for each in read]
    beside = [*taken, *read]
    across = [edge for each in beside for edge in (each.left() - width, each.right())]
    down = [edge for each in beside for edge in (each.top() - height, each.bottom())]
    for left in _tried(room.left(), room.right(), across):
        for top in _tried(room.top(), room.bottom(), down):
            place = QRectF(left, top, width, height)
            over = _weighed(left, top, left + width, top + height, covered)
            away = (place.center() - page.center()).manhattanLength()
            cost = over * 100 + away + sum(2 * _gap(place, each) for each in near[:1])
            if least < 0 or cost < least:
                best, least = place, cost
    return best, any(_area(best.intersected(each)) > 1 for each in taken)


def _tried(first: float, last: float, edges: Sequence[float]) -> list[float]:
    """Return some numbers from ``first`` to ``last``, and the ``edges`` among them, each once."""
    step = max(0.0, last - first) / (_STEPS - 1)
    among = {round(edge): edge for edge in edges if first < edge < last}
    return [*(first + step * number for number in range(_STEPS)), *among.values()]


def _weighed(
    left: float, top: float, right: float, bottom: float, covered: Sequence[Sequence[float]]
) -> float:
    """Return the areas that a place covers, each by its weight; plain numbers, for speed."""
    over = 0.0
    for first, high, last, low, weight in covered:
        wide = (right if right < last else last) - (left if left > first else first)
        deep = (bottom if bottom < low else low) - (top if top > high else high)
        if wide > 0 and deep > 0:
            over += wide * deep * weight
    return over


def kept_place(
    corner: QPointF | None,
    found: QRectF,
    page: QRectF,
    taken: Sequence[QRectF],
    rim: float,
    slack: float,
) -> QRectF:
    """Return the place with this lower right corner, if it covers no more than the one found.

    The button that goes on is in that corner: a person who clicks through a lesson finds it there.
    What is off the page or covered by the ``slack`` at its rim alone is no reason to move.
    """
    if corner is None:
        return found
    place, room = QRectF(found), page.adjusted(rim, rim, -rim, -rim)
    place.moveBottomRight(corner)
    place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width())))
    place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height())))
    moved = place.bottomRight() - corner
    near = max(abs(moved.x()), abs(moved.y())) <= slack
    covered = _over(place.adjusted(slack, slack, -slack, -slack), taken)
    return place if near and covered <= _over(found, taken) + 1 else found


def _over(place: QRectF, taken: Sequence[QRectF]) -> float:
    return sum(_area(place.intersected(each)) for each in taken)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0


def _gap(one: QRectF, other: QRectF) -> float:
    """Return the distance of two places, across and down together."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0.0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0.0)


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a step. ``number`` of ``count`` counts from 1; ``keys`` are on key caps."""

    lesson: str
    title: str
    text: str
    ask: str
    keys: tuple[str, ...]
    number: int
    count: int
    wrong: str = ""


class LessonPanel(FloatingSlab):
    """A slab over the table that keeps clear of the places to click: see `LessonGuide`."""

    wide = _SLABS[0]
    share = 1.12  # there are few words, and they are the ones to read

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hide the panel at first."""
        super().__init__(art, parent)
        self.said = Said("", "", "", "", (), 1, 1)
        self.back_button = Button(self.look, self, key=acts.LESSON_BACK)
        self.skip_button = Button(self.look, self, key=acts.LESSON_SKIP)
        self.leave_button = Button(self.look, self, key=FixedKey.ESCAPE)
        self.next_button = Button(self.look, self, key=FixedKey.ENTER, primary=True)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons from left to right."""
        return self.back_button, self.leave_button, self.skip_button, self.next_button

    def say(self, said: Said) -> None:
        """Show the words of a step."""
        self.said = said
        self.back_button.setEnabled(said.number > 1)
        self.skip_button.setVisible(bool(said.ask))
        self.next_button.setVisible(not said.ask)
        self.setAccessibleName(". ".join(filter(None, (said.title, said.wrong or said.text))))
        announce(self, self.accessibleName())

    def describe(self) -> Part:
        said = self.said
        count = translate("Lessons", "step {number} of {count}").format(
            number=said.number, count=said.count
        )
        progress = Drawing(0, 6, bar(said.number / said.count, "gold", 6))
        head = row(section(said.lesson), Space(0, 1), Text(count, "note", "ink_soft", lines=1))
        parts: list[Part] = [
            head,
            Ground(progress, rounded(3, colour("ink", 0.15)), (0, 0, 0, 0)),
            Text(said.title, "head", bold=700),
            Text(said.text, "text", lines=0),
        ]
        if said.wrong:
            answer = row(Icons(("state_no",)), Text(said.wrong, bold=600, lines=0, weight=1))
            parts.append(
                Ground(
                    answer, rounded(10, mix("parchment", "warn", 0.28), "warn", 2), (14, 10, 14, 10)
                )
            )
        if said.ask:
            now = Text(translate("Lessons", "Now you"), "note", "ink_soft")
            words = column(now, Text(said.ask, bold=700, lines=0), gap=2, weight=1)
            task = row(Icons(("ui_person",)), words, Keys(said.keys), gap=14)
            parts.append(Ground(task, rounded(10, "gold_light", "gold", 2), (14, 10, 14, 12)))
        last = said.number == said.count
        onwards = translate("Lessons", "Done") if last else translate("Lessons", "Next")
        back = Held(self.back_button.set_texts(translate("Lessons", "Back")))
        leave = Held(self.leave_button.set_texts(translate("Lessons", "Leave")))
        skip = Held(self.skip_button.set_texts(translate("Lessons", "Show me")))
        on = Held(self.next_button.set_texts(onwards))
        left, right = row(back, leave, gap=14), row(Space(0, 1), skip, on, gap=14)
        buttons = Wide(row(back, leave, Space(0, 1), skip, on, gap=14), column(left, right, gap=8))
        parts += [buttons, Drawing(0, 14, partial(wave_band, shade="gold", alpha=0.8))]
        return Ground(column(*parts, gap=12), framed_slab, (40, 24, 40, 18))

    # Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Veil(QWidget):
    """A soft veil over a page except its lit places; a line goes from the slab to the first."""

    def __init__(self, panel: LessonPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = panel
        self._lit: Sequence[QRectF] = ()
        self.hide()

    def light(self, lit: Sequence[QRectF]) -> None:
        """Light these places."""
        self._lit = lit
        self.update()

    def pointer(self) -> QPolygonF:
        """Return the wedge from the slab to the first place that it reaches over no other one."""
        places, slab = self._spread(), QRectF(self._panel.geometry())
        for place in places:
            found = _pointer(slab, place, self._panel.look.s(1))
            others = (QPolygonF(each) for each in places if each != place)
            if not found.isEmpty() and not any(found.intersects(each) for each in others):
                return found
        return QPolygonF()

    def _spread(self) -> list[QRectF]:
        """Return the lit places with the light around them."""
        wide = self._panel.look.s(_SPREAD)
        return [rect.adjusted(-wide, -wide, wide, wide) for rect in self._lit]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lit:
            return
        with Painting(self) as painter:
            canvas = self._panel.look.canvas(painter)
            lit = self._spread()
            dim(canvas, QRectF(self.rect()), lit, 0.5)
            for place in lit:
                canvas.rounded(place, 12, None, colour("gold_light", 0.4), 9)
                canvas.rounded(place, 12, None, "gold", 4)
            if self._panel.isVisible():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(canvas.colour("parchment"))
                painter.drawPolygon(self.pointer())


def _pointer(slab: QRectF, place: QRectF, unit: float) -> QPolygonF:
    """Return a wedge from the middle of a slab's side to a place's edge; empty if they meet."""
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
        """The widget that gets the keys of the page."""
        self._lit: Rects = tuple
        self._clear: Rects = tuple
        self._overlay: Callable[[], Overlay | None] = lambda: None
        self._only = False
        self._said: Said | None = None
        self._placed: object = None
        self._corner: QPointF | None = None
        """The lower right corner of the slab at the step before, if that was over this page."""
        self._last: QPointF | None = None
        """The current corner."""

    def lie_over(
        self,
        host: QWidget,
        keys: QWidget,
        overlay: Callable[[], Overlay | None],
        *,
        only: bool = False,
    ) -> None:
        """Cover a page from now on; its keys come to ``keys``.

        ``overlay`` returns the one that is on the page now. With ``only`` the page beneath hears of
        no click and of no key.
        """
        self.leave()
        self._host, self.keys_of, self._overlay, self._only = host, keys, overlay, only
        for widget in (self.veil, self.panel):
            widget.setParent(host)
        self.veil.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not only)
        host.installEventFilter(self)
        if keys is not host:
            keys.installEventFilter(self)

    def show_step(self, said: Said, lit: Rects, clear: Rects) -> None:
        """Show this step; ``lit`` are its places, ``clear`` others that stay free."""
        if said != self._said and self._last is not None:
            self._corner = self._last
        self._said, self._lit, self._clear = said, lit, clear
        self.panel.say(said)
        self.follow()

    def lit(self) -> Sequence[QRectF]:
        """Return the places that are lit, as they are now."""
        return self._lit()

    def taken(self) -> Sequence[QRectF]:
        """Return the places that the slab keeps clear of, as they are now."""
        return [*self._lit(), *self._clear()]

    @property
    def speaks(self) -> bool:
        """Whether a step is shown."""
        return self._said is not None

    def rest(self) -> None:
        """Show nothing until the next step."""
        self._said = self._placed = None
        self.veil.hide()
        self.panel.hide()

    def leave(self) -> None:
        """Let go of the page."""
        self.rest()
        for widget in {self._host, self.keys_of} - {None}:
            widget.removeEventFilter(self)  # type: ignore[union-attr]
        self._host = self.keys_of = None
        self._corner = self._last = None

    def follow(self) -> None:
        """Follow parts that have moved on the page."""
        host = self._host
        if host is None or self._said is None:
            return
        page = QRectF(host.rect())
        if page.isEmpty():
            return
        lit, taken = self._lit(), self._clear()
        covered = self._overlay() is not None
        now = self._said, page, self.text_size, lit, taken, covered
        if now == self._placed:
            return
        self._placed = now
        room = [*lit, *taken]
        free, overlap = self._free_place(page, lit, room)
        rim = self.panel.look.s(_MARGIN)
        free = kept_place(self._corner, free, page, room, rim, self.panel.look.s(CLEAR))
        self._last = free.bottomRight()
        self.panel.stand_on(free)
        self.veil.setGeometry(host.rect())
        self.veil.light(() if covered else lit)
        self.veil.setVisible(not covered)
        self.panel.setVisible(not (covered and overlap))
        self.veil.raise_()
        self.panel.raise_()

    # Inner ---------------------------------------------------------------------------------

    def _free_place(
        self, page: QRectF, lit: Sequence[QRectF], room: Sequence[QRectF]
    ) -> tuple[QRectF, bool]:
        """Choose the form of the slab that covers least; returns where, and whether it covers."""
        found = []
        for wide in _SLABS:
            self.panel.wide = wide
            width, height = self.panel.measure(page, self.text_size)
            rim = self.panel.look.s(_MARGIN)
            free, overlap = free_place(page, width, height, lit, room, rim)
            below = max(0.0, free.bottom() - page.bottom()) * width
            found.append((_over(free, room) + below, wide, free, overlap))
            if not self.panel.look.large:
                break
        _, self.panel.wide, free, overlap = min(found, key=lambda each: each[0])
        return free, overlap

    def _press(self, event: QKeyEvent) -> bool:
        """Handle a key of the lesson; returns False for one that is the page's own."""
        overlay = self._overlay()
        # A question of the game may be what the step is about; what can be closed has all keys.
        if self._said is None or (
            overlay is not None and (overlay.closable or self.panel.isHidden())
        ):
            return False
        key = mark_of(event, On.LESSON)
        pressed = [each for each in self.panel.buttons if each.key == key and not each.isHidden()]
        for button in pressed:
            button.click()
        return bool(pressed) or self._only

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.follow()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self.keys_of and self._press(event)
        return False


class TipSlab(FloatingSlab):
    """A slab with a tip, closed by a click on its cross, or by the next choice."""

    wide = _WIDTHS[0]
    share = 0.95

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hide the tip at first."""
        super().__init__(art, parent)
        self._words = "", ""
        self._taken: Rects = tuple
        self._read: Rects = tuple
        self.close_button = PaleIconButton(self.look, self, "line_cross")
        self.off_button = Button(self.look, self)
        for button in (self.close_button, self.off_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.dismiss)

    def words(self) -> str:
        """Return the words; empty when it is hidden."""
        return ". ".join(self._words) if self.isVisible() else ""

    def show_tip(
        self,
        host: QWidget,
        words: tuple[str, str],
        taken: Rects,
        text: float,
        *,
        read: Rects = tuple,
    ) -> None:
        """Show a title and a text over a page; ``taken`` are the places that stay free.

        Those that are ``read`` stay free where there is room. ``text`` is the user's text size.
        """
        self._words, self._taken, self._read = words, taken, read
        self.look.wanted_text = text
        self.lie_over(host)
        self.setAccessibleName(". ".join(words))
        self.fit()
        self.show()
        self.raise_()
        announce(self, self.words())

    def fit(self) -> None:
        """Take the first form that covers least: low and wide, or narrow, for small rooms."""
        page, taken, read = QRectF(self.under.rect()), self._taken(), self._read()
        covered = {}
        for wide in _WIDTHS:
            self.wide = wide
            place = self.place_on(page, *self.measure(page, self.look.wanted_text))
            covered[wide] = round(_over(place, taken) + _over(place, read) / 10)
        self.wide = min(covered, key=covered.__getitem__)
        super().fit()

    def keep_clear(self) -> None:
        """Move beside a box that covers the page, or hide where there is no room for both."""
        if self.isHidden():
            return
        self.fit()
        place = QRectF(self.geometry())
        if any(place.intersects(each) for each in self._taken()):
            self.dismiss()

    def dismiss(self) -> None:
        """Hide the tip."""
        self.hide()

    def place_on(self, page: QRectF, wide: float, high: float) -> QRectF:
        rim = self.look.s(4)
        return free_place(page, wide, high, (), self._taken(), rim, read=self._read())[0]

    def describe(self) -> Part:
        title, text = self._words
        close = self.close_button.set_name(translate("FirstTip", "Close this tip"))
        off = Held(self.off_button.set_texts(translate("FirstTip", "No more tips")))
        head = row(
            Icons(("ui_hint",), 1.5),
            Text(title, bold=700, lines=0, weight=1),
            Held(close, 34, 34),
            gap=10,
        )
        words = Text(text, "note", lines=0, weight=1)
        if self.look.large or self.wide < _NARROW:
            foot: Part = column(words, row(Space(weight=1), off), gap=6)
        else:
            foot = row(words, off, gap=14)
        slab = slabbed(12, "parchment", "gold")
        return Ground(column(head, foot, gap=6), slab, (16, 10, 14, 14))

    # Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.dismiss()  # its words are those of the other language
        super().changeEvent(event)
