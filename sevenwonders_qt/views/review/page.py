"""The review of a match: the cost of each choice, the reason, and the decisive ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.review import Tried
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.keys import asked_number
from sevenwonders_qt.models.shown.review import (
    MOST_TURNING,
    Review,
    ReviewedChoice,
    number_of,
)
from sevenwonders_qt.models.words import reviews as words
from sevenwonders_qt.models.words.advice import plan_name
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import decimal, percent
from sevenwonders_qt.models.words.reviews import (
    confirmed_words,
    headline,
    moment_words,
    plan_rows,
    played_words,
    why,
)
from sevenwonders_qt.views.kit.button import BarButton, Button
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.steps import ACROSS
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import card_rect
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.statistics.chart import FOOT, LUCK_DASH, Chart, Value, legend, luck_line
from sevenwonders_qt.views.table.games import ChoicePicture, GameTable

translate = QCoreApplication.translate


_GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_TINTS: Final = {0: "sea", 1: "age_1", 2: "age_2", 3: "age_3"}


class Curve(Chart):
    """A mark for each choice at its chance of winning; the keyboard picks the one it comes to."""

    fades = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, 0)
        self.choices: Sequence[ReviewedChoice] = ()
        self.turning: Sequence[ReviewedChoice] = ()
        self.fair = 0.5

    def show_choices(
        self,
        choices: Sequence[ReviewedChoice],
        turning: Sequence[ReviewedChoice],
        here: int,
        players: int,
    ) -> None:
        """Show these; ``turning`` are the dearest of them, ``here`` the number of one."""
        self.choices, self.turning, self.fair = choices, turning, 1 / players
        while len(self.marks) < len(choices):
            self.add_mark()
            self.marks[-1].reached.connect(partial(self._pick, self.marks[-1]))
        had_focus = any(mark.hasFocus() for mark in self.marks)
        described = [words_of(choice) for choice in choices]
        self.setAccessibleDescription(described[here] if choices else "")
        self.show_values(
            [
                Value(n, words, (), Drawing(0, 0, partial(self._draw, number=n)))
                for n, words in enumerate(described)
            ],
            here,
        )
        if choices:
            self._stop_at(self.marks[here])
            self.setFocusProxy(self.marks[here])
            if had_focus:
                self.marks[here].setFocus(Qt.FocusReason.OtherFocusReason)

    def describe(self) -> Part:
        self.title = translate("Review", "Chance of winning if everyone plays well")
        if self.look.large:  # a title of two lines would take the curve its room
            self.title = translate("Review", "Chance of winning")
        text = translate("Review", "if all were equal: {share}").format(share=percent(self.fair))
        about = Text(self.accessibleDescription(), "note", "ink_soft")
        after = (Cell(about, weight=2.6, keeps=True), legend((luck_line(), text)))
        field = Ground(row(*self.held(), gap=0), self._paint_lines, (68, 8, 12, 0), 1)
        return self.slab(field, after=after)

    def _plot(self, rect: QRectF, places: int) -> Plot:
        return Plot(rect.adjusted(0, 0, 0, -self.look.s(FOOT)), places, 0.0, 1.0)

    def _paint_lines(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the Ages, the scale, and the line with the area below it."""
        if not self.choices:
            return
        s = canvas.s
        plot = self._plot(rect.adjusted(s(68), s(8), -s(12), 0), len(self.choices))
        for number, choice in enumerate(self.choices):
            place = plot.column(number)
            tint = canvas.colour(_TINTS.get(choice.age, "sea"), 0.13)
            canvas.painter.fillRect(place.adjusted(0, 0, 1, 0), tint)
            if choice.age and (number == 0 or self.choices[number - 1].age != choice.age):
                canvas.icon(f"age_{choice.age}", place.left() + s(20), place.top() + s(20), s(36))
        plot.draw_scale(canvas, [(share, percent(share)) for share in _GRID])
        y = plot.y(self.fair)
        canvas.line((plot.rect.left(), y), (plot.rect.right(), y), "ink", 2, LUCK_DASH)
        points = [
            (plot.x(number), plot.y(choice.verdict.expected.win))
            for number, choice in enumerate(self.choices)
            if choice.verdict is not None
        ]
        if points:
            bottom = plot.rect.bottom()
            area = [(points[0][0], bottom), *points, (points[-1][0], bottom)]
            canvas.polygon(area, colour("terracotta", 0.14))
            canvas.polyline(points, "terracotta", 3.5)

    def _draw(self, canvas: Canvas, rect: QRectF, number: int) -> None:
        """Draw the mark of a choice that is judged, and its turn where that begins."""
        plot, choice = self._plot(rect, 1), self.choices[number]
        before = self.choices[number - 1] if number else None
        if before is None or (before.age, before.turn) != (choice.age, choice.turn):
            plot.draw_foot(canvas, str(choice.turn), strong=number == self.chosen)
        if choice.verdict is None:
            return
        x, y, radius = plot.x(0), plot.y(choice.verdict.expected.win), canvas.s(17)
        if any(choice is dear for dear in self.turning):
            place = str(1 + number_of(choice, self.turning))
            canvas.ellipse(x, y, radius, None, "bad", "parchment", 2.5)
            square = canvas.square(x, y, 2 * radius)
            canvas.text(square, place, 18, "white", 800, "center", "condensed")
        else:
            fill = "bad" if choice.cost else "parchment"
            canvas.ellipse(x, y, canvas.s(6.5), None, fill, "terracotta", 2.5)


def words_of(choice: ReviewedChoice) -> str:
    """Return the words on a choice in a line."""
    said = [moment_words(choice), played_words(choice), headline(choice, beside=True)]
    if choice.verdict is not None:
        said.insert(1, percent(choice.verdict.expected.win))
    return " · ".join(said)


_MOST_LOST: Final = 4
"""Lines of the table of points lost."""
_MOST: Final = 5
"""Plans in the list, the one that was played among them."""
_SCALE: Final = 8.0
"""Points fewer than the most to expect, at the left end of the scale."""


class ReviewPage(SidePage):
    """The page of a review, perhaps still growing, and of the actions on the chosen moment."""

    on = (On.REVIEW,)

    def __init__(self, art: Art, games: Mapping[str, GameTable]) -> None:
        """Make the page empty until `show_review`; ``games`` can be reviewed, by name."""
        super().__init__(art)
        self._games = games
        look = self.look
        self._review: Review | None = None
        self._fault = ""
        self.seat = 0
        self._picked: int | None = None
        """The number of the choice that a person has gone to; None before that."""
        self.players: Segments[int] = Segments(look, self, "tabs")
        self.csv_button = BarButton(look, self, "line_export")
        self.pdf_button = BarButton(look, self, "line_export")
        self.drills_button = BarButton(look, self, "line_play")
        self.first = self.curve = Curve(look, self)
        self.dearest = LineList(look, self)
        self.watch_button = Button(look, self, "ui_eye", acts.REVIEW)
        self.try_button = Button(look, self, "ui_play", FixedKey.ENTER, primary=True)
        self.dearest.walked.connect(lambda key: self.go_to_turning(int(key)))
        self.players.chosen.connect(self.choose_seat)
        self.curve.picked.connect(self.go)
        self.retranslate()

    # Showing -----------------------------------------------------------------------------------

    def show_review(self, review: Review) -> None:
        """Show this one from its first person's dearest choice on."""
        self._review, self._fault = review, ""
        self.seat, self._picked = review.first_seat, None
        self.show_progress()

    def show_progress(self) -> None:
        """Show that more choices have been judged, or others are to be seen."""
        review = self._review
        if review is not None:
            choices, turning = self._choices(), self._turning()
            options = [Option(seat, name) for seat, name in enumerate(review.names)]
            self.players.set_options(options, self.seat)
            self.curve.show_choices(choices, turning, self.here, len(review.names))
            self._list(turning)
        some = self.choice is not None
        self.watch_button.setEnabled(some)
        self.try_button.setEnabled(some)
        ready = review is not None and review.complete
        self.csv_button.setEnabled(ready)
        self.pdf_button.setEnabled(ready)
        self.rearrange()

    def show_fault(self, text: str) -> None:
        """Show why the review cannot be made."""
        self._fault = text
        self.show_progress()

    def clear(self) -> None:
        """Show nothing any more."""
        self._review = None

    @property
    def choice(self) -> ReviewedChoice | None:
        """The choice that is shown."""
        choices = self._choices()
        return choices[self.here] if choices else None

    @property
    def here(self) -> int:
        """The number of that: where a person went, else the costliest once all are judged."""
        if self._picked is not None:
            return self._picked
        choices, turning = self._choices(), self._turning()
        judged = all(choice.verdict is not None for choice in choices)
        return number_of(turning[0], choices) if turning and judged else 0

    def choose_seat(self, seat: int) -> None:
        """Show the costliest choice of another player."""
        self.seat, self._picked = seat, None
        self.show_progress()

    def go(self, number: int) -> None:
        """Show the choice of this number."""
        choices = self._choices()
        if choices and number != self.here:
            self._picked = max(0, min(number, len(choices) - 1))
            self.show_progress()

    def go_to_turning(self, number: int) -> None:
        """Show one of the dearest choices, from 0."""
        turning = self._turning()
        if number < len(turning):
            self.go(number_of(turning[number], self._choices()))

    def retranslate(self) -> None:
        self.players.setAccessibleName(translate("Review", "Whose choices"))
        self.setAccessibleName(translate("Review", "Review"))
        self.show_progress()

    # Inner -------------------------------------------------------------------------------------

    def _choices(self) -> list[ReviewedChoice]:
        return [] if self._review is None else self._review.of_seat(self.seat)

    def _turning(self) -> list[ReviewedChoice]:
        return [] if self._review is None else self._review.turning_points(self.seat)

    def _list(self, turning: Sequence[ReviewedChoice]) -> None:
        """List the dearest choices, from 0; the one that is shown is chosen if it is among them."""
        lines, here = [], -1
        for number, choice in enumerate(turning):
            done = titled(words.moment_words(choice), words.played_words(choice))
            name = f"{number + 1}. {done}"
            better, loss = words.better_words(choice), words.loss_words(choice)
            lines.append(Line(str(number), name, better, value=loss))
            here = number if choice is self.choice else here
        self.dearest.show_lines(lines, str(here))
        if here < 0:
            self.dearest.go_to(-1)

    # Layout ------------------------------------------------------------------------------------

    def describe(self) -> Part:
        review = self._review
        note = "" if review is None else review.title
        body = column(
            Held(self.curve, 0, 300, 1),
            row(self._dearest(), self._moment(), gap=18, weight=1.35),
            gap=16,
        )
        for button, about in (
            (self.csv_button, translate("Review", "Save all choices as a table")),
            (self.pdf_button, translate("Review", "Save the review as a page to print")),
        ):
            button.setAccessibleName(about)
            set_tip(button, about)
        drills = self.drills_button.set_texts(translate("Review", "Drills"))
        set_tip(drills, translate("Review", "Practise your costly choices"))
        return self.page(
            translate("Review", "Review"),
            body,
            Held(self.players),
            Held(drills, high=46),
            Held(self.csv_button.set_texts("CSV"), 116, 46),
            Held(self.pdf_button.set_texts("PDF"), 116, 46),
            note=note,
        )

    def _dearest(self) -> Part:
        review = self._review
        named = translate("Review", "The costliest choices")
        self.dearest.setAccessibleName(named)
        self.dearest.setVisible(bool(self.dearest.lines()))
        summary = self._summary(review) if review is not None else []
        return panel(named, Held(self.dearest), *summary, weight=0.85, gap=8)

    def _summary(self, review: Review) -> list[Part]:
        if self._fault:
            return [Text(self._fault, "text", "bad", 600, lines=0)]
        parts: list[Part] = []
        if not review.complete:
            parts.append(Text(words.progress_words(review), "text", "ink_soft", lines=0))
        elif not self._turning():
            nothing = translate("Review", "No choice has cost more than a point.")
            parts.append(Text(nothing, "text", "good", 700, lines=0))
        if any(choice.verdict is not None for choice in self._choices()):
            parts.append(Text(words.summary(review, self.seat), "note", "good", 700, lines=0))
        if review.complete:
            parts.append(Text(words.luck_words(review, self.seat), "note", lines=0))
            parts.append(Text(words.find_words(review, self.seat), "note", lines=0))
            headings, rows = words.lost_rows(review, self.seat)
            parts += [Space(weight=1), *lost_part(headings, rows[:_MOST_LOST])]
        return parts

    def _moment(self) -> Part:
        watch = self.watch_button.set_texts(translate("Review", "See it at the table"))
        go_on = self.try_button.set_texts(
            translate("Review", "Try from here"), translate("Review", "as a practice match")
        )
        review, choice = self._review, self.choice
        if review is None or choice is None:
            return panel(translate("Review", "The moment"), Space(weight=1), weight=1.6)
        buttons = row(Held(watch, high=56, weight=1), Held(go_on, high=56, weight=1), gap=16)
        title = words.moment_words(choice)
        return panel(title, self._shown(review, choice), buttons, weight=1.6)

    def _shown(self, review: Review, choice: ReviewedChoice) -> Part:
        """Return the picture and the words on a choice."""
        words = column(
            Text(headline(choice), "title", "good" if choice.cost else "ink", 700, lines=0),
            Text(why(choice), "text", lines=0),
            Text(confirmed_words(choice), "note", "ink_soft", lines=0),
            Space(weight=1),
            *_plans(choice),
            gap=8,
            weight=1,
        )
        return row(*self._cards(review, choice), words, gap=20, weight=1)

    def _cards(self, review: Review, choice: ReviewedChoice) -> list[Part]:
        """Return the cards played and better, where there are any to show."""
        played, chosen = translate("Review", "played"), choice.moment.command
        if not choice.cost or choice.verdict is None:
            return [self._card(review, choice, chosen, played, good=True)]
        better = translate("Review", "better")
        return [
            self._card(review, choice, chosen, played, good=False),
            self._card(review, choice, choice.verdict.best, better, good=True),
        ]

    def _card(
        self, review: Review, choice: ReviewedChoice, command: Command, words: str, *, good: bool
    ) -> Part:
        game, view, ring = review.match.game, choice.moment.view, "good" if good else "bad"
        picture = self._games[game.name].pictures().choice(game, view, command)
        name = "" if picture is not None and picture.named else plan_name(command, view)
        drawing = Drawing(200, 307, partial(_paint_choice, picture=picture, ring=ring))
        label = Text(words, "note", ring, 700, "center", lines=1)
        under = Text(name, "note", bold=600, align="center", lines=3)
        return Cell(column(label, drawing, under, Space(weight=1), gap=8), 206)

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), acts.SAVE: self.pdf_button.click}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ACROSS.get(event.key(), 0)
        number = asked_number(event, On.REVIEW)
        if step:
            self.go(self.here + step)
        elif number is not None and 1 <= number <= MOST_TURNING:
            self.go_to_turning(number - 1)
        else:
            super().keyPressEvent(event)


def _paint_choice(
    canvas: Canvas, rect: QRectF, *, picture: ChoicePicture | None, ring: Shade
) -> None:
    place = card_rect(rect)
    if picture is not None:
        picture.draw(canvas, place, ring)
        return
    canvas.rounded(place, 12, colour("ink", 0.08), colour(ring), 3)
    middle = place.center()
    canvas.icon("stage", middle.x(), middle.y(), place.width() * 0.6)


def shown_plans(choice: ReviewedChoice) -> list[tuple[str, Tried]]:
    """Return the best plans and the one played, by name: the best first, the others by points."""
    found, played = plan_rows(choice), choice.moment.command
    shown = [pair for pair in found if pair[1].command != played][: _MOST - 1]
    shown += [pair for pair in found if pair[1].command == played]
    return sorted(shown, key=lambda pair: (pair[1].behind > 0, -pair[1].outlook.points))


def _plans(choice: ReviewedChoice) -> list[Part]:
    """Return the plans that were tried, each with a dot on a scale of points."""
    shown, played = shown_plans(choice), choice.moment.command
    if len(shown) < 2:
        return []
    most = max(one.outlook.points for _, one in shown)
    head = Text(translate("Review", "Expected points"), "note", "age_1_deep", 700, lines=1)
    return [head, *(_plan(name, one, most, own=one.command == played) for name, one in shown)]


def _plan(name: str, one: Tried, most: float, *, own: bool) -> Part:
    shade: Shade = "good" if one.behind <= 0 else "bad" if own else "ink_soft"
    fewer = most - one.outlook.points
    paint = partial(_paint_scale, fewer=fewer, shade=shade, own=own)
    points = decimal(one.outlook.points)
    return row(
        Cell(Text(name, "note", bold=700 if own else 500, narrow=True), 330),
        Drawing(0, 18, paint, weight=1),
        Cell(Text(points, "note", shade, 700, "right", lines=1), 60),
        gap=10,
    )


def _paint_scale(canvas: Canvas, rect: QRectF, *, fewer: float, shade: Shade, own: bool) -> None:
    y, share = rect.center().y(), min(1.0, fewer / _SCALE)
    left, right = rect.left() + canvas.s(10), rect.right() - canvas.s(10)
    x = right - (right - left) * share
    canvas.line((left, y), (right, y), colour("ink", 0.2), 2)
    if own and fewer > 0:
        canvas.line((x, y), (right, y), "bad", 3)
    canvas.ellipse(x, y, canvas.s(8), None, shade, "ink", 1.5)


def lost_part(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Part]:
    """Return the points lost by category and Age as lines of a table."""
    if not rows:
        return []
    lost = Text(translate("Review", "Points lost"), "note", "age_1_deep", 700, lines=1, weight=1)
    heads = (Text(each, "note", "ink_soft", 600, "right", lines=1) for each in headings)
    lines: list[list[Part]] = [[lost, *heads]]
    for name, *cells in rows:
        points = (Text(each, "note", bold=600, align="right", lines=1) for each in cells)
        lines.append([Text(name, "note", lines=1, weight=1), *points])
    table = [row(first, *(Cell(each, 72) for each in others), gap=4) for first, *others in lines]
    return [*table, Text(words.lost_note(), "note", "ink_soft", lines=0)]
