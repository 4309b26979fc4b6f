"""One match that is watched again: moves in it, by itself or as a person wants."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from sevenwonders_qt.controllers.showing import Showing
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.file_name import file_name
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.replay import (
    Viewpoint,
    eyes_for,
    eyes_name,
    picture_words,
    place_words,
    story_of,
)
from sevenwonders_qt.models.shown.story import Story
from sevenwonders_qt.models.shown.watching import Watching
from sevenwonders_qt.models.words.terms import named_again, with_free_city
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import MatchStep
from sevenwonders_qt.views.replay.page import ReplayPage
from sevenwonders_qt.views.replay.picture import moment_png, picture_size

PAUSE = 1100
"""Milliseconds between two steps that play by themselves, at normal speed."""


class ReplayController(QObject):
    """Leads through a match; never changes the match or its file."""

    def __init__(
        self,
        match: Match[AnyGame],
        players: tuple[SeatInfo, ...],
        page: ReplayPage,
        title: Callable[[], str],
        showing: Callable[..., Showing[Any]],
        parent: QObject | None = None,
    ) -> None:
        """Begins at the deal; ``title`` returns the match's name in the current language.

        ``showing`` is the class that shows matches of its game.
        """
        super().__init__(parent)
        self.match = match
        self.seats = with_free_city(players, match.cities)
        self.story: Story = story_of(match)
        self.choices = eyes_for(players, over=match.is_over)
        self.eyes = self.choices[0]
        self.stop = 0
        self.speed = 1.0
        self.playing = False
        self._animation_speed = 1.0
        self._title = title
        self._moving = False
        self._page = page
        self.showing = showing(match, self.seats, self.story, page.table_of(match.game.name))
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._forward)
        story, buttons = self.story, page.buttons
        page.moves = {
            FixedKey.PAGE_UP: lambda: self.go(story.chapter_before(self.stop)),
            FixedKey.PAGE_DOWN: lambda: self.go(story.chapter_after(self.stop)),
            acts.SLOWER: partial(self._change_speed, -1),
            acts.FASTER: partial(self._change_speed, 1),
            FixedKey.TAB: partial(self.change_eyes, 1),
            FixedKey.BACK_TAB: partial(self.change_eyes, -1),
        }
        self._links = (
            (buttons["first"].clicked, lambda: self.go(0)),
            (buttons["back"].clicked, lambda: self.go(self.stop - 1)),
            (buttons["play"].clicked, lambda: self._set_playing(not self.playing)),
            (buttons["forward"].clicked, self._step_on),
            (buttons["last"].clicked, lambda: self.go(story.last)),
            (page.continue_button.clicked, self._halt),
            (page.score_button.clicked, self._halt),
            (page.review_button.clicked, self._halt),
            (page.hide_button.clicked, self.hide),
            (page.timeline.wanted, self.go),
            (self.showing.page.line_wanted, self._go_to_event),
            (page.speed.chosen, self.set_speed),
            (page.header.eyes.chosen, self._choose_eyes),
            (page.renamed, self._rename),
            (self.showing.finished, self._on_played),
        )
        for signal, slot in self._links:
            signal.connect(slot)
        page.use_table(self.showing.page)

    def begin(self) -> None:
        """Show the match as it was dealt."""
        self.set_speed(self.speed)
        self._show_eyes()
        self._page.show_hidden(self.showing.hidden)
        self.go(0)

    def close(self) -> None:
        """Stop, and remove everything."""
        self._halt()
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._page.moves = {}
        self.showing.clear()

    def apply(self, settings: Settings) -> None:
        """Show by these settings; with an animation speed of 0 every step at once."""
        self._animation_speed = settings.animation_speed
        self.showing.apply(settings)
        self.set_speed(self.speed)

    @property
    def step(self) -> MatchStep:
        """The last step that has happened at this stop."""
        return self.match.steps[self.story.stops[self.stop]]

    @property
    def can_continue(self) -> bool:
        """Whether a match can go on from here."""
        return not self.match.game.is_over(self.step.state)

    def image_name(self) -> str:
        """Return the file name for a picture of this moment."""
        return file_name(picture_words(self.story, self.stop, self._title()), "png")

    def png(self) -> bytes:
        """Return a picture of the table at this moment, as the chosen eyes see it."""
        page, ratio = self._page, self._page.devicePixelRatioF()
        size = picture_size(page.width() * ratio, page.height() * ratio)
        table, eyes = self.showing.picture(*size), eyes_name(self.eyes, self.seats)
        moment = place_words(self.story, self.stop)
        return moment_png(table, page.look.art, self._title(), moment, eyes)

    def go(self, stop: int) -> None:
        """Show a stop at once; nothing plays by itself any more."""
        self._halt()
        self.stop = stop
        self._show()

    def show_from(self, step: int, seat: Seat) -> None:
        """Show the table for the choice after a step, seen by a seat if its eyes can be chosen."""
        eyes = (n for n, one in enumerate(self.choices) if one.seat == seat and not one.open)
        found = next(eyes, None)
        if found is not None:
            self._choose_eyes(found)
        self.go(self.story.stop_at(step))

    def set_speed(self, speed: float) -> None:
        """Set the speed, as a multiple of the speed in a match."""
        self.speed = speed
        self.showing.set_speed(self._animation_speed * speed)
        self._page.speed.set_value(speed)

    def hide(self) -> None:
        """Hide future events, or show them again, for as long as the match is watched."""
        self.showing.hidden = not self.showing.hidden
        self._page.show_hidden(self.showing.hidden)
        self._show_again()

    def change_eyes(self, step: int) -> None:
        """Change to the eyes so many places further on, round and round."""
        self._choose_eyes((self.choices.index(self.eyes) + step) % len(self.choices))

    # Inner ---------------------------------------------------------------------------------

    def _change_speed(self, step: int) -> None:
        self.set_speed(Watching(speed=self.speed).at(step))

    def _step_on(self) -> None:
        self._halt()
        self._forward()

    def _go_to_event(self, number: int) -> None:
        """Go to the moment just after an event of the log."""
        steps = self.match.steps
        step = next(place for place, step in enumerate(steps) if number < step.end)
        self.go(self.story.stop_of(step))

    def _set_playing(self, playing: bool) -> None:
        if playing and self.stop == self.story.last:
            self.stop = 0
            self._show()
        self.playing = playing
        self._page.show_playing(playing)
        if not playing:
            self._pause.stop()
        elif not self._moving:
            self._forward()

    def _forward(self) -> None:
        """Play the next step; a movement that is under way ends first."""
        if self.stop >= self.story.last:
            self._halt()
            return
        if self._moving:
            self._show()
        self.stop += 1
        self._moving = True
        self._show_place()
        self.showing.play(self.stop, self.eyes)

    def _on_played(self) -> None:
        if not self._moving:
            return
        self._show()
        if self.playing and self.stop < self.story.last:
            self._pause.start(round(PAUSE / self.speed))
        elif self.playing:
            self._halt()

    def _halt(self) -> None:
        """Stop playing by itself."""
        self._pause.stop()
        self.playing = False
        self._page.show_playing(False)

    def _show(self) -> None:
        """Show the stop as it is, without any movement."""
        self._moving = False
        self.showing.show(self.stop, self.eyes)
        self._show_place()

    def _show_place(self) -> None:
        self._page.show_stop(self.stop, can_go_on=self.can_continue)

    def _show_again(self) -> None:
        """Show the same moment again; automatic playing goes on."""
        self._show()
        if self.playing:
            self._pause.start(round(PAUSE / self.speed))

    def _choose_eyes(self, number: int) -> None:
        """Show the same moment to other eyes; automatic playing goes on."""
        chosen = self.choices[number]
        if chosen.open:  # from the seat that was shown before
            seats = [eyes for eyes in self.choices if not eyes.open]
            seat = self.eyes.seat if seats else chosen.seat
            chosen = Viewpoint(seat, open=True)
            self.choices = (*seats, chosen)
        self.eyes = chosen
        self._show_eyes()
        self._show_again()

    def _rename(self) -> None:
        """Show names again, in the current language."""
        self.seats = named_again(self.seats)
        self._show_eyes()
        self._show_place()

    def _show_eyes(self) -> None:
        page, names = self._page, [seat.name for seat in self.seats]
        page.show_story(self.story, self._title(), names, self.eyes.sees)
        words = [eyes_name(eyes, self.seats) for eyes in self.choices]
        page.header.show_eyes(words, self.choices.index(self.eyes))
