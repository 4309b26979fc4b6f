"""The page for watching a match again: its table, and the dock to go to and fro with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import ceil, inf
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.shown.story import Story
from sevenwonders_qt.models.shown.watching import SPEEDS
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Cell,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    barred,
    column,
    row,
)
from sevenwonders_qt.views.kit.piece import Label, Piece
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.replay.buttons import SignButton, VioletButton
from sevenwonders_qt.views.replay.timeline import Timeline
from sevenwonders_qt.views.sound.sounds import HOME, Ambience
from sevenwonders_qt.views.table.bar import sound_button
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.games import GameTable
from sevenwonders_qt.views.table.layout import BAR, LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.match_page import MatchPage

translate = QCoreApplication.translate

DOCK: Final = 196.0
_FEW_EYES: Final = 5
_MORE: Final = 306.0
"""Design pixels of the buttons for the actions on a match."""


class ReplayPage(KitPage):
    """The page of a story with a table at one of its stops; it knows no match.

    The controller of the replay connects to its buttons.
    """

    on = (On.REPLAY,)
    largest = inf
    scrolls = False

    watched = Signal(object)
    """A match is watched on this table from now on."""

    renamed = Signal()
    """Another language is spoken now."""

    def __init__(
        self, art: Art, games: Mapping[str, GameTable], boxes: Sequence[TableParts] = ()
    ) -> None:
        """Take the ``games`` that can be watched, by name, and the ``boxes`` of expansions."""
        super().__init__(art)
        self._games, self._boxes = games, tuple(boxes)
        self._tables: dict[str, MatchPage] = {}
        look = self.look
        self._story: Story | None = None
        self._table: MatchPage | None = None
        self.moves: Mapping[KeyMark, Callable[[], object]] = {}
        """The actions of acts and fixed keys that have no button on the page."""
        self.header = ReplayHeader(look, self)
        self.play_button = SignButton(look, self, "play", FixedKey.SPACE, main=True)
        self.buttons = {
            "first": SignButton(look, self, "first", FixedKey.HOME),
            "back": SignButton(look, self, "back", FixedKey.LEFT),
            "play": self.play_button,
            "forward": SignButton(look, self, "forward", FixedKey.RIGHT),
            "last": SignButton(look, self, "last", FixedKey.END),
        }
        self.speed: Segments[float] = Segments(look, self, "tabs", focusable=False, squeezed=True)
        names = zip(SPEEDS, ("½×", "1×", "2×", "4×"), strict=True)
        self.speed.set_options([Option(speed, name) for speed, name in names], 1.0)
        self.words = Label(look, self)  # the timeline says the same
        self.hide_button = VioletButton(look, self, "ui_eye", acts.HIDE, switch=True)
        self.timeline = Timeline(look, self)
        self.continue_button = VioletButton(look, self, "", FixedKey.ENTER, primary=True)
        self.image_button = VioletButton(look, self, "ui_save", acts.SAVE)
        self.score_button = VioletButton(look, self, "ui_trophy", acts.REPLAY_SCORE)
        self.review_button = VioletButton(look, self, "ui_hint", acts.REPLAY_REVIEW)

    def table_of(self, game: str) -> MatchPage:
        """Return the table for watching matches of a game, made at the first call."""
        if game not in self._tables:
            table = self._games[game].watched(self.look.art, self, self._boxes)
            table.scene.parts.log.watched = True
            self._tables[game] = table
        return self._tables[game]

    def use_table(self, table: MatchPage) -> None:
        """Watch on this table."""
        for other in (self._table, table):
            if other is not None:
                other.setVisible(other is table)
        table.view.removeEventFilter(self)
        table.view.installEventFilter(self)
        self._table = table
        self.watched.emit(table)
        self.setFocusProxy(table.view)
        self.header.raise_()
        self.rearrange()

    def show_story(self, story: Story, title: str, names: Sequence[str], lane: int) -> None:
        """Show which match it is; ``names`` are the cities, ``lane`` is the one that is seen."""
        self._story = story
        self.header.show_title(title)
        self.timeline.show_story(story, names, lane)
        self.score_button.setVisible(story.over)
        self.review_button.setVisible(story.over)
        self.rearrange()

    def show_stop(self, stop: int, *, can_go_on: bool) -> None:
        """Show the current stop; ``can_go_on`` says whether a match can be played on from it."""
        story = self._story
        if story is None:
            return
        self.timeline.show_stop(stop)
        for name, button in self.buttons.items():
            if button is not self.play_button:
                button.setEnabled(stop > 0 if name in ("first", "back") else stop < story.last)
        self.continue_button.setEnabled(can_go_on)
        words = Text(self.timeline.accessibleName(), shade="parchment", bold=600, narrow=True)
        smaller = replace(words, role="note", lines=1)
        self.words.show_part(Sized(Fitting(words, smaller, replace(smaller, cut=True))), "")

    def show_hidden(self, hidden: bool) -> None:
        """Show whether the turns ahead are hidden on the timeline."""
        self.hide_button.setChecked(hidden)
        self.timeline.hide_ahead(hidden)

    def show_playing(self, playing: bool) -> None:
        """Show whether it goes on by itself."""
        self.play_button.icon_name = "line_pause" if playing else "line_play"
        self._name_play()
        self.play_button.update()

    @property
    def ambience(self) -> Ambience:
        """The ambience of the table that is watched."""
        return self._table.ambience if self._table is not None else HOME

    @property
    def game_name(self) -> str:
        """The name of the game that is watched; empty for none."""
        return self._table.game_name if self._table is not None else ""

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), **self.moves}

    def retranslate(self) -> None:
        if self._story is not None:
            self.renamed.emit()

    def lay_out(self) -> None:
        super().lay_out()
        width, height = (
            float(self.width()),
            max(1.0, self.height() - self.look.s(DOCK * self._grown())),
        )
        zoom = min(1.0, width / LEAST_WIDTH, height / LEAST_HEIGHT)
        unit = min(width / zoom / 1920, height / zoom / 1080) * zoom
        self.header.setGeometry(0, 0, ceil(width), ceil(BAR * unit))
        self.header.arrange()

    def describe(self) -> Part:
        table = Space(weight=1) if self._table is None else Held(self._table, weight=1)
        return column(table, Cell(self._dock(), high=DOCK * self._grown()), gap=0)

    # Inner ----------------------------------------------------------------------------------

    def _grown(self) -> float:
        """Return the dock's enlargement against its share of a small window, where words are."""
        return max(1.0, LEAST_WIDTH / 1920 / self.look.u)

    def _dock(self) -> Part:
        """Return the player's buttons, the timeline, and the actions on the match."""
        self._name_buttons()

        def held(widget: QWidget, wide: float, high: float) -> Part:
            return Held(widget, wide * grown, high * grown, given=True)

        grown = self._grown()
        sides = ((each, 68 if each is self.play_button else 50) for each in self.buttons.values())
        player = row(*(held(button, side, side) for button, side in sides), gap=7)
        speed = translate("Replay", "Speed")
        self.speed.setAccessibleName(speed)
        words = Text(speed, "note", colour("parchment", 0.75), weight=1)
        hide = self.hide_button.set_texts(translate("Replay", "Hide what comes"))
        left = column(
            Cell(player, high=68 * grown),
            row(words, held(self.speed, 208, 40), gap=8),
            held(self.words, 320, 28),
            held(hide, 320, 36),
            gap=1,
        )
        go_on = self.continue_button.set_texts(
            translate("Replay", "Continue from here"),
            translate("Replay", "as a new practice match"),
        )
        more = (
            self.image_button.set_texts(translate("Replay", "Save image")),
            self.score_button.set_texts(translate("Replay", "Score sheet")),
            self.review_button.set_texts(translate("Replay", "Review")),
        )
        small = (held(button, _MORE, 35) for button in more)
        right = column(held(go_on, _MORE, 64), *small, gap=3)
        inside = row(
            Cell(left, 330 * grown),
            Held(self.timeline, weight=1),
            Cell(right, _MORE * grown),
            gap=20,
        )
        return Ground(inside, barred("replay_dock", 0.9, above=True), (16, 8, 16, 8))

    def _name_buttons(self) -> None:
        """Set the tooltips, and the names of the buttons that have a drawing alone."""
        self._name_play()
        for name, text, key in (
            ("first", translate("Replay", "To the beginning"), translate("Settings", "Home")),
            ("back", translate("Replay", "Back"), "←"),
            ("forward", translate("Replay", "Forward"), "→"),
            ("last", translate("Replay", "To the end"), translate("Settings", "End")),
        ):
            _named(self.buttons[name], text, key)
        for button, tip in (
            (self.image_button, translate("Replay", "Save the table of this moment as a picture")),
            (self.review_button, translate("Saves", "What each choice has cost, and why")),
            (
                self.hide_button,
                translate("Replay", "Spoiler-free: hides how the match continues"),
            ),
        ):
            set_tip(button, tip)

    def _name_play(self) -> None:
        playing = self.play_button.icon_name == "line_pause"
        text = translate("Replay", "Pause") if playing else translate("Replay", "Play")
        _named(self.play_button, text, translate("Settings", "Space"))

    # Qt overrides ---------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        act, table = asked(event, On.REPLAY), self._table
        looks = table is not None and table.only_looks(act, event.key())
        covered = table is not None and table.overlay is not None
        if looks or (covered and self.play_button.icon_name != "line_pause"):
            return False
        self.keyPressEvent(event)
        return True

    def focusNextPrevChild(self, following: bool) -> bool:
        return False


def _named(button: SignButton, text: str, key: str) -> None:
    """Set the words of a button, and in the tooltip the key that presses it."""
    button.set_name(text)
    set_tip(button, f"{text} ({key})")


class ReplayHeader(Piece):
    """The bar in the place of the table's own."""

    fills = True
    shrinks = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""
        self.eyes: Segments[int] = Segments(look, self, "tabs", focusable=False, squeezed=True)
        self.sound_button = VioletButton(look, self, "ui_sound_on", acts.SOUND)
        self.leave_button = VioletButton(look, self, "", FixedKey.ESCAPE)
        self.show_sounding(True)

    def show_title(self, title: str) -> None:
        """Show the title of the match."""
        self.title = title
        self.setAccessibleName(title)
        self.arrange()

    def show_eyes(self, names: Sequence[str], chosen: int) -> None:
        """Show the seats that can be looked from, and the chosen one."""
        self.eyes.set_options([Option(n, name) for n, name in enumerate(names)], chosen)
        self.arrange()

    def show_sounding(self, on: bool) -> None:
        """Show on the button whether there is sound."""
        self._sounding = on
        self.arrange()

    def describe(self) -> Part:
        pale = colour("parchment", 0.8)
        self.sound_button.icon_name, sound = sound_button(self._sounding)
        self.sound_button.setAccessibleName(sound)
        set_tip(self.sound_button, sound)
        leave = self.leave_button.set_texts(translate("Replay", "Leave"))
        seen_by = translate("Replay", "Seen by")
        self.eyes.setAccessibleName(seen_by)
        words = row(
            Text(capitals(translate("Replay", "Replay")), "title", "gold_light", 700, lines=1),
            Text(self.title, "note", pale, 400, lines=1, weight=1, cut=True),
            gap=18,
        )
        few = len(self.eyes.parts) <= _FEW_EYES
        inside = row(
            Icons(("ui_replay",), 1.5),
            Cell(words, 440 if few else 330),
            Text(seen_by, "note", pale, lines=1),
            Cell(
                Held(self.eyes, high=34, given=True),
                min(920.0 if few else 1040.0, 240.0 * max(1, len(self.eyes.parts))),
            ),
            Space(weight=1),
            Held(self.sound_button, 84, 36, given=True),
            Held(leave, 186, 36, given=True),
            gap=14,
        )
        return Ground(inside, barred("replay_bar", 0.9), (20, 2, 12, 3))
