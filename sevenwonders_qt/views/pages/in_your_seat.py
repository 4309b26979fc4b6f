"""The page of a Master in the seat of a person: points and victories beside the own ones."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.seats import listed_name
from sevenwonders_qt.models.shown.in_your_seat import (
    FOR_PERSONS,
    TIMES,
    InYourSeat,
    SeatPlayed,
    persons_of,
)
from sevenwonders_qt.models.shown.score_words import sign_of
from sevenwonders_qt.models.words import in_your_seat as words
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.models.words.numbers import decimal, whole_number
from sevenwonders_qt.models.words.statistics import category
from sevenwonders_qt.views.kit.button import Button
from sevenwonders_qt.views.kit.field import Choice, Option
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Flow,
    Ground,
    Part,
    Space,
    bar,
    column,
    grid,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Held, Icons, Number, Text, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.sheet.marks import mark

translate = QCoreApplication.translate

_OWN: Final = "terracotta"
_MASTER: Final = "sea"


class InYourSeatPage(SidePage):
    """The page of one finished match and the matches of a Master with its deal."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_seat`."""
        super().__init__(art)
        look = self.look
        self.found: InYourSeat | None = None
        self._part, self._stopped, self._fault = 0.0, False, ""
        self.seats = Choice(look, self, 40)
        self.stop_button = Button(look, self, "ui_pause")
        self.first = self.watch_button = Button(look, self, "ui_eye", FixedKey.ENTER, primary=True)

    def show_seat(self, found: InYourSeat | None) -> None:
        """Show the matches in this seat."""
        self.found, self._fault = found, ""
        self.rearrange()

    def show_progress(self, part: float, *, stopped: bool, fault: str = "") -> None:
        """Show how far the matches are; ``part`` is the share of the present one."""
        self._part, self._stopped, self._fault = part, stopped, fault
        self.rearrange()

    def describe(self) -> Part:
        found = self.found
        self.setAccessibleName(words.title())
        for button in (self.seats, self.stop_button, self.watch_button):
            button.setVisible(found is not None)
        if found is None:
            return self.page(words.title(), Space())
        self._offer(found)
        left = column(self._ends(found), self._progress(found), gap=20, weight=1)
        body = row(left, self._categories(found), gap=24, weight=1)
        after = (Held(self.seats, 330, 46),) if not self.seats.isHidden() else ()
        return self.page(words.title(), body, *after, note=words.about())

    # Inner ---------------------------------------------------------------------------------

    def _offer(self, found: InYourSeat) -> None:
        seats = persons_of(found.match)
        options = [Option(seat, self._name(found, seat), "ui_person") for seat in seats]
        self.seats.set_options(options, found.seat, translate("InYourSeat", "Which seat"))
        self.seats.setVisible(len(seats) > 1)
        stop = translate("InYourSeat", "Stop")
        if self._stopped:
            stop = translate("InYourSeat", "Continue")
        self.stop_button.icon_name = "ui_play" if self._stopped else "ui_pause"
        self.stop_button.set_texts(stop)
        self.stop_button.setVisible(not found.done)
        self.watch_button.set_texts(
            translate("InYourSeat", "Watch the Master play"),
            translate("InYourSeat", "the match with most points, turn by turn"),
        )
        self.watch_button.setEnabled(bool(found.played))

    def _name(self, found: InYourSeat, seat: Seat) -> str:
        return listed_name(found.match.seats[seat].name)

    def _ends(self, found: InYourSeat) -> Part:
        """Return both ends, and the points of each match."""
        own = found.own
        mine = _end(self._name(found, found.seat), str(own.total), words.end_words(own), _OWN)
        average = decimal(found.average()) if found.played else "\N{EN DASH}"
        theirs = _end(level_name("master"), average, words.summary(found), _MASTER)
        runs = [_run(end, own) for end in found.played]
        runs += [_open_run()] * (TIMES - len(found.played))
        return panel(
            translate("InYourSeat", "Points"),
            mine,
            theirs,
            Flow(*runs, gap=8),
            Text(words.verdict(found), "text", bold=700, lines=0),
            Text(words.stand_ins(found, FOR_PERSONS), "note", "ink_soft", lines=0),
            Space(weight=1),
            row(Held(self.watch_button, high=70, weight=1)),
            gap=12,
            weight=1,
        )

    def _progress(self, found: InYourSeat) -> Part:
        share = (len(found.played) + (0.0 if found.done else self._part)) / TIMES
        filled: Part = Drawing(0, 14, bar(share, "gold", 14)) if share else Space(14)
        return panel(
            translate("InYourSeat", "Progress"),
            Ground(filled, rounded(7, colour("ink", 0.12)), (0, 0, 0, 0)),
            row(
                Text(self._fault or words.progress_words(found, self._part), "text", weight=1),
                Held(self.stop_button, high=50),
            ),
            gap=10,
            weight=0,
        )

    def _categories(self, found: InYourSeat) -> Part:
        """Return the points of each category, the own ones to the left and the Master's beside."""
        own = found.own.points
        most = max(1.0, *map(float, own.values()), *(found.average(name) for name in own))
        lines = [self._category(found, name, most) for name in own]
        heads = row(
            Text(self._name(found, found.seat), "note", "ink", 700, "right", weight=1),
            Cell(Space(), 40),
            Text(level_name("master"), "note", "ink", 700, weight=1),
            gap=10,
        )
        return panel(
            translate("InYourSeat", "Where the points came from"),
            heads,
            grid(lines, 0, 10, weight=1, stretch=24),
            weight=1,
        )

    def _category(self, found: InYourSeat, name: str, most: float) -> tuple[Part, ...]:
        own, theirs = float(found.own.points[name]), found.average(name)
        icon, _ = sign_of(name)
        said = decimal(theirs) if found.played else "\N{EN DASH}"
        return (
            Cell(Text(category(name), "note", bold=600, narrow=True), 130),
            Cell(Text(whole_number(round(own)), bold=700, align="right", lines=1), 44),
            Drawing(0, 0, partial(_draw_bar, share=own / most, shade=_OWN, left=True), 1),
            Cell(mark(icon, 32) if icon else Space(), 36, keeps=True),
            Drawing(0, 0, partial(_draw_bar, share=theirs / most, shade=_MASTER, left=False), 1),
            Cell(Text(said, bold=700, lines=1), 60),
        )


def _end(name: str, points: str, note: str, shade: Shade) -> Part:
    """Return the points of one player with its name."""
    said = column(
        Text(name, "text", bold=700), Text(note, "note", "ink_soft", lines=0), gap=0, weight=1
    )
    edge = Drawing(8, 0, partial(_paint_edge, shade=shade))
    inside = row(edge, said, Number(points, 2.6), gap=14)
    return Ground(inside, rounded(9, colour("ink", 0.06)), (8, 8, 16, 8))


def _paint_edge(canvas: Canvas, rect: QRectF, shade: Shade) -> None:
    canvas.rounded(rect, 4, shade)


def _run(end: SeatPlayed, own: SeatPlayed) -> Part:
    """Return the points of one match; a trophy for a victory, a filled slab for more points."""
    icon = (Icons(("ui_trophy",), 1.3),) if end.won else ()
    points = Text(str(end.total), "text", bold=700, lines=1)
    ground = rounded(8, colour("sea", 0.25 if end.total > own.total else 0.0), "ink", 1.4)
    return Ground(row(*icon, points, gap=6), ground, (12, 4, 12, 4))


def _open_run() -> Part:
    shade = colour("ink", 0.35)
    return Ground(
        Text("\N{EN DASH}", "text", "ink_soft", lines=1),
        rounded(8, None, shade, 1.2),
        (12, 4, 12, 4),
    )


def _draw_bar(canvas: Canvas, rect: QRectF, share: float, shade: Shade, left: bool) -> None:
    """Draw a bar from the middle out; negative points are hollow."""
    high, wide = min(rect.height(), canvas.s(20)), rect.width() * min(1.0, abs(share))
    x = rect.right() - wide if left else rect.left()
    place = QRectF(x, rect.center().y() - high / 2, max(1.0, wide), high)
    canvas.rounded(place, 4, shade if share >= 0 else None, colour("ink", 0.6), 1.4)
