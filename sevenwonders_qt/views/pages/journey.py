"""The journey: the own rating, the deal of the day, and the days that were."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.day_deal import FIRST, DayTry, days_in_a_row, deal_of
from sevenwonders_qt.models.shown.ratings import OwnRating
from sevenwonders_qt.models.words import day_deal as words
from sevenwonders_qt.views.kit.button import Button
from sevenwonders_qt.views.kit.field import Choice, Option
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Held, Icons, Number, Text, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.statistics.rating import own_part, rating_legend

translate = QCoreApplication.translate

SHOWN: Final = 28
"""The days of the calendar, today the last."""

_WEEK: Final = 7


class JourneyPage(SidePage):
    """The page of what a person has reached; it asks for a day to be played, or shown."""

    day_wanted = Signal(object)
    """The deal of this `date` is to be played."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_days`."""
        super().__init__(art)
        look = self.look
        self.today = self.day = FIRST
        self.tries: Mapping[date, DayTry] = {}
        self._own: OwnRating | None = None
        self._who = ""
        self._master: int | None = None
        self.days = Choice(look, self, 40)
        self.first = self.play_button = Button(
            look, self, "ui_play", FixedKey.ENTER, primary=True, role="title"
        )
        self.seat_button = Button(look, self, "ui_robot")
        self.copy_button = Button(look, self, "ui_save")
        self.statistics_button = Button(look, self, "ui_trophy")
        self.days.chosen.connect(self._choose)
        self.play_button.clicked.connect(lambda: self.day_wanted.emit(self.day))

    def show_days(self, today: date, tries: Mapping[date, DayTry]) -> None:
        """Show these tries; another day than before shows that day."""
        if today != self.today:
            self.today = self.day = today
        self.tries = tries
        self.rearrange()

    def show_rating(self, own: OwnRating | None, who: str) -> None:
        """Show the rating of the person called ``who``; None if there is none."""
        self._own, self._who = own, who
        self.rearrange()

    def show_master(self, points: int | None) -> None:
        """Show the Master's points in the seat of the day that is shown; None if unknown."""
        self._master = points
        self.rearrange()

    @property
    def master(self) -> int | None:
        """The Master's points that are shown."""
        return self._master

    def chosen(self) -> DayTry | None:
        """Return the first try of the day that is shown."""
        return self.tries.get(self.day)

    def describe(self) -> Part:
        self.setAccessibleName(words.title())
        left = column(self._rating(), self._calendar(), gap=20, weight=1.5)
        return self.page(words.title(), row(left, self._deal(), gap=24, weight=1))

    # Inner ---------------------------------------------------------------------------------

    def _choose(self, day: date) -> None:
        self.day, self._master = day, None
        self.rearrange()
        self.came_up.emit()

    def _rating(self) -> Part:
        statistics = self.statistics_button.set_texts(translate("Day", "Statistics"))
        head = (Held(statistics, high=44),)
        if self._own is None:
            none = translate(
                "Day", "Finish five matches against computer players, and your rating appears here."
            )
            said: tuple[Part, ...] = (Text(none, "text", "ink_soft", lines=0), Space(weight=1))
        else:
            said = (own_part(self._own, large=self.look.large), rating_legend())
        name = translate("Rating", "Own rating")
        return panel(name, *said, after=head, gap=10, weight=1)

    def _calendar(self) -> Part:
        """Return four weeks as marks, and a list to choose a day from."""
        first = self.today - timedelta(days=SHOWN - 1)
        shown = [first + timedelta(days=number) for number in range(SHOWN)]
        offered = [
            Option(day, words.day_line(day, self.tries.get(day)))
            for day in reversed(shown)
            if day >= FIRST
        ]
        self.days.set_options(offered, self.day, translate("Day", "Which day"))
        weeks = [shown[at : at + _WEEK] for at in range(0, SHOWN, _WEEK)]
        lines = [row(*map(self._mark, week), gap=8) for week in weeks]
        streak = words.row_words(days_in_a_row(self.tries, self.today))
        return panel(
            translate("Day", "The last four weeks"),
            *lines,
            Space(weight=1),
            row(Held(self.days, high=44, weight=1)),
            after=(Text(streak, "note", "good", 700, lines=1),) if streak else (),
            gap=6,
            weight=0.9,
        )

    def _mark(self, day: date) -> Part:
        paint = partial(_paint_day, day=day, one=self.tries.get(day), shown=day == self.day)
        return Drawing(0, 40, paint, weight=1)

    def _deal(self) -> Part:
        one, deal = self.chosen(), deal_of(self.day)
        counts = one is not None and one.counts
        title = translate("Day", "The deal of today")
        if self.day != self.today:
            title = translate("Day", "The deal of {date}").format(date=words.date_words(self.day))
        self._offer(one)
        result: tuple[Part, ...] = (Text(words.standing(one), "text", bold=700),)
        if one is not None and one.over:
            master = str(self._master) if self._master is not None else "\N{EN DASH}"
            result = (
                row(
                    *_end("ui_person", str(one.total), words.standing(one)),
                    *_end("ui_robot", master, words.master_words(self._master)),
                    gap=14,
                ),
            )
        picture = wonder_picture(None, None, radius=8)
        if one is not None:
            picture = wonder_picture(one.wonder, one.side, radius=8)
        kept = (Held(self.seat_button, high=52), Held(self.copy_button, high=52)) if counts else ()
        return panel(
            title,
            Drawing(0, 150, picture),
            Text(
                f"{words.weekday_words(self.day)}, {words.date_words(self.day, year=True)}",
                "text",
                bold=700,
            ),
            Text(words.table_words(deal), "text", lines=0),
            *result,
            Text(words.terms(), "note", "ink_soft", lines=0),
            Space(weight=1),
            *kept,
            Held(self.play_button, high=76),
            gap=10,
            weight=1,
        )

    def _offer(self, one: DayTry | None) -> None:
        over = one is not None and one.over
        play = translate("Day", "Play")
        note = translate("Day", "this try counts")
        if one is not None:
            play = translate("Day", "Play again") if over else translate("Day", "Continue")
            note = translate("Day", "as practice") if over or one.practice else note
        self.play_button.set_texts(play, note)
        counts = one is not None and one.counts
        self.seat_button.set_texts(
            translate("Day", "A Master in your seat"), translate("Day", "points beside yours")
        )
        self.copy_button.set_texts(
            translate("Day", "Copy a line for friends"), translate("Day", "date, points and place")
        )
        for button in (self.seat_button, self.copy_button):
            button.setVisible(counts)


def _end(icon: str, points: str, note: str) -> tuple[Part, ...]:
    said = Text(note, "note", "ink_soft", lines=0, weight=1)
    return Icons((icon,), 2.0), Number(points, 2.4), said


def _paint_day(canvas: Canvas, rect: QRectF, day: date, one: DayTry | None, shown: bool) -> None:
    """Draw a day: won is green with a trophy, another place is red, practice is hollow."""
    fill = None
    if one is not None and one.counts:
        fill = colour("good", 0.35) if one.place == 1 else colour("bad", 0.25)
    edge = "terracotta" if shown else colour("ink", 0.4 if one is not None else 0.2)
    canvas.rounded(rect, 8, fill, edge, 3 if shown else 1.4)
    number = QRectF(rect.left(), rect.top(), rect.width() * 0.45, rect.height())
    canvas.text(number, str(day.day), 15, "ink", 600, "center", "condensed")
    place = QRectF(number.right(), rect.top(), rect.width() - number.width(), rect.height())
    if one is not None and one.counts and one.place == 1:
        middle = place.center()
        canvas.icon("ui_trophy", middle.x(), middle.y(), rect.height() * 0.6)
    elif one is not None and one.over:
        canvas.text(place, str(one.total), 15, "ink", 700, "center", "condensed")
