"""The page on which a match is watched again: its table, and the dock to go to and fro with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked, cities
from sevenwonders_qt.models.replay import Story, count_words, place_words
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.kit.part import Cell, Ground, Laid, Part, Space, barred, column, lay, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.pages.field import Option, Segments
from sevenwonders_qt.views.pages.look import Look, Page
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.replay.asks import SPEEDS, Ask, ask_of
from sevenwonders_qt.views.replay.buttons import SignButton, VioletButton
from sevenwonders_qt.views.replay.table import WatchedTable
from sevenwonders_qt.views.replay.timeline import Timeline
from sevenwonders_qt.views.sound.sounds import Ambience
from sevenwonders_qt.views.table.bar import sound_button
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.layout import BAR, LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.match_page import MatchPage

translate = QCoreApplication.translate
Key = Qt.Key

DOCK: Final = 196.0
_OF_THE_TABLE: Final = ("log", "sound", *cities())
"""Keys that change nothing: the log, the sound and the cities."""


class ReplayPage(Page):
    """Shows a story and a table at one of its stops; it knows no match."""

    asked = Signal(object)
    """An `Ask`."""

    help_wanted = Signal()

    watched = Signal(object)
    """The table on which a match is watched from now on."""

    renamed = Signal()
    """Another language is spoken now."""

    def __init__(
        self, art: Art, parent: QWidget | None = None, boxes: Sequence[TableParts] = ()
    ) -> None:
        """``boxes`` are what expansions bring to the table of 7 Wonders."""
        super().__init__(art, parent)
        self._boxes = tuple(boxes)
        look = self.look
        self._art = art
        self._story: Story | None = None
        self._stop = 0
        self._table: MatchPage | None = None
        self._words_part = Space(28)  # painted over the ground: they change with every stop
        self._dock = Laid(Part(), (look.type_sizes(),), QRectF())
        self.header = ReplayHeader(look, self)
        self.play_button = SignButton(look, self, "play", main=True)
        self.buttons = {
            Ask.FIRST: SignButton(look, self, "first"),
            Ask.BACK: SignButton(look, self, "back"),
            Ask.PLAY: self.play_button,
            Ask.FORWARD: SignButton(look, self, "forward"),
            Ask.LAST: SignButton(look, self, "last"),
        }
        self.speed: Segments[float] = Segments(look, self, "tabs")
        self.hide_button = VioletButton(look, self, "ui_eye", "hide", switch=True)
        self.timeline = Timeline(look, self)
        self.continue_button = VioletButton(look, self, "", "", primary=True)
        self.image_button = VioletButton(look, self, "ui_save", "save")
        self.score_button = VioletButton(look, self, "ui_trophy", "replay_score")
        self.review_button = VioletButton(look, self, "ui_hint", "replay_review")
        self._connect()
        self.retranslate()

    @cached_property
    def classic(self) -> WatchedTable:
        """The table of 7 Wonders."""
        table = WatchedTable(self._art, self, self._boxes)
        table.scene.parts.log.watched = True
        return table

    @cached_property
    def architects(self) -> ArchitectsPage:
        """The table of Architects."""
        table = ArchitectsPage(self._art, self)
        table.scene.parts.log.watched = True
        return table

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
        self.arrange()

    def show_story(self, story: Story, title: str, names: Sequence[str], lane: int) -> None:
        """Show which match it is; ``names`` are the cities, ``lane`` is the one that is seen."""
        self._story = story
        self.header.show_title(title)
        self.timeline.show_story(story, names, lane)
        self.score_button.setVisible(story.over)
        self.review_button.setVisible(story.over)
        self.rearrange()

    def show_stop(self, stop: int, *, can_go_on: bool) -> None:
        """Show where one stands; ``can_go_on`` says whether a match can be played on from it."""
        self._stop = stop
        story = self._story
        self.timeline.show_stop(stop)
        last = story.last if story is not None else 0
        for ask in (Ask.FIRST, Ask.BACK):
            self.buttons[ask].setEnabled(stop > 0)
        for ask in (Ask.FORWARD, Ask.LAST):
            self.buttons[ask].setEnabled(stop < last)
        self.continue_button.setEnabled(can_go_on)
        self.update(self._words_place().toAlignedRect())

    def show_hidden(self, hidden: bool) -> None:
        """Whether what comes is hidden on the timeline."""
        self.hide_button.setChecked(hidden)
        self.timeline.hide_ahead(hidden)

    def show_playing(self, playing: bool) -> None:
        """Whether it goes on by itself."""
        self.play_button.sign = "pause" if playing else "play"
        self._name_play()
        self.play_button.update()

    def show_speed(self, speed: float) -> None:
        """How fast it goes, one of `SPEEDS`."""
        self.speed.set_value(speed)
        self._leave_focus()

    @property
    def ambience(self) -> Ambience:
        """That of the table that is watched."""
        return self._table.ambience if self._table is not None else Ambience.HOME

    @property
    def of_architects(self) -> bool:
        """Whether the match is one of Architects."""
        return isinstance(self._table, ArchitectsPage)

    @property
    def words(self) -> str:
        """Where one stands, in words."""
        story = self._story
        if story is None:
            return ""
        return f"{place_words(story, self._stop)} · {count_words(story, self._stop)}"

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key does here; False when it does nothing."""
        ask, helps = ask_of(event), asked(event, On.EVERY) == "help"
        if ask is not None:
            self.asked.emit(ask)
        elif helps:
            self.help_wanted.emit()
        return ask is not None or helps

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self._name_play()
        for ask, text, key in (
            (Ask.FIRST, translate("Replay", "To the beginning"), translate("Settings", "Home")),
            (Ask.BACK, translate("Replay", "Back"), "←"),
            (Ask.FORWARD, translate("Replay", "Forward"), "→"),
            (Ask.LAST, translate("Replay", "To the end"), translate("Settings", "End")),
        ):
            self.buttons[ask].set_name(text, key)
        names = ("½×", "1×", "2×", "4×")
        self.speed.set_options([Option(s, name) for s, name in zip(SPEEDS, names, strict=True)])
        self._leave_focus()
        self.speed.setAccessibleName(translate("Replay", "Speed"))
        self.continue_button.key = translate("Settings", "Enter")
        self.continue_button.set_texts(
            translate("Replay", "Continue from here"),
            translate("Replay", "as a new practice match"),
        )
        self.image_button.set_texts(translate("Replay", "Save image"))
        self.image_button.setToolTip(
            translate("Replay", "Save the table of this moment as a picture")
        )
        self.score_button.set_texts(translate("Replay", "Score sheet"))
        self.review_button.set_texts(translate("Replay", "Review"))
        self.review_button.setToolTip(translate("Saves", "What each choice has cost, and why"))
        self.hide_button.set_texts(translate("Replay", "Hide what comes"))
        self.hide_button.setToolTip(
            translate("Replay", "Spoiler-free: hides how the match continues")
        )
        self.header.retranslate()
        if self._story is not None:
            self.timeline.rescale()
            self.renamed.emit()

    def arrange(self) -> None:
        width, height, s = float(self.width()), float(self.height()), self.look.s
        table_high = max(1.0, height - s(DOCK))
        if self._table is not None:
            self._table.setGeometry(QRectF(0, 0, width, table_high).toRect())
        zoom = min(1.0, width / LEAST_WIDTH, table_high / LEAST_HEIGHT)
        unit = min(width / zoom / 1920, table_high / zoom / 1080) * zoom
        self.header.setGeometry(0, 0, ceil(width), ceil(BAR * unit))
        self.header.arrange()
        dock = QRectF(0, height - s(DOCK), width, s(DOCK))
        self._dock = self.look.lay(self._describe_dock(), dock)
        self._dock.put()

    def paint_ground(self, canvas: Canvas) -> None:
        self._dock.paint(canvas)

    # Inner ----------------------------------------------------------------------------------

    def _connect(self) -> None:
        for ask, button in (
            *self.buttons.items(),
            (Ask.CONTINUE, self.continue_button),
            (Ask.IMAGE, self.image_button),
            (Ask.SCORE, self.score_button),
            (Ask.REVIEW, self.review_button),
            (Ask.HIDE, self.hide_button),
            (Ask.LEAVE, self.header.leave_button),
        ):
            button.clicked.connect(partial(self.asked.emit, ask))

    def _describe_dock(self) -> Part:
        """The buttons of the player, the timeline, and what can be done with the match."""
        sides = ((button, 68 if ask is Ask.PLAY else 50) for ask, button in self.buttons.items())
        player = row(*(Held(button, side, side) for button, side in sides), gap=7)
        words = Text(translate("Replay", "Speed"), "note", colour("parchment", 0.75), weight=1)
        speed = row(words, Held(self.speed, 222, 34), gap=8)
        hide = Held(self.hide_button, 286, 36)
        left = column(Cell(player, high=68), speed, self._words_part, hide, gap=1)
        more = (self.image_button, self.score_button, self.review_button)
        small = (Held(button, 248, 35) for button in more)
        right = column(Held(self.continue_button, 248, 62), *small, gap=4)
        inside = row(Cell(left, 296), Held(self.timeline, weight=1), Cell(right, 248), gap=20)
        return Ground(inside, barred("replay_dock", 0.9, above=True), (16, 8, 16, 8))

    def _words_place(self) -> QRectF:
        placed = (rect for part, rect in self._dock.placed if part is self._words_part)
        return next(placed, QRectF())

    def _name_play(self) -> None:
        playing = self.play_button.sign == "pause"
        text = translate("Replay", "Pause") if playing else translate("Replay", "Play")
        self.play_button.set_name(text, translate("Settings", "Space"))

    def _leave_focus(self) -> None:
        for part in self.speed.parts:
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # Qt overrides ---------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        act, table = asked(event, On.REPLAY), self._table
        looks = act in _OF_THE_TABLE or (act == "discards" and self.of_architects)
        opened = isinstance(table, WatchedTable) and table.scene.parts.log.opened
        looks = looks or (event.key() == Key.Key_Escape and opened)  # closes the log
        covered = table is not None and table.overlay is not None
        if looks or (covered and self.play_button.sign != "pause"):
            return False
        if not self.press(event):
            event.ignore()
        return True

    def focusNextPrevChild(self, following: bool) -> bool:
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with Painting(self) as painter:
            canvas = self.look.canvas(painter)
            lay(canvas, Text(self.words, shade="parchment", bold=600), self._words_place())


class ReplayHeader(Piece):
    """Stands where the table has its own bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""
        self.eyes: Segments[int] = Segments(look, self, "tabs")
        self.sound_button = VioletButton(look, self, "ui_sound_on", "sound")
        self.leave_button = VioletButton(look, self, "", "Esc")
        self._sounding = True
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Which match it is."""
        self.title = title
        self.setAccessibleName(title)
        self.arrange()

    def show_eyes(self, names: Sequence[str], chosen: int) -> None:
        """Through whose eyes one can look, and looks."""
        self.eyes.set_options([Option(number, name) for number, name in enumerate(names)])
        self.eyes.set_value(chosen)
        for part in self.eyes.parts:  # Tab goes from eyes to eyes, not from part to part
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.arrange()

    def show_sounding(self, on: bool) -> None:
        """Show on the button whether there is sound."""
        self._sounding = on
        self.sound_button.icon_name, words = sound_button(on)
        self.sound_button.setAccessibleName(words)
        self.sound_button.setToolTip(words)
        self.sound_button.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.leave_button.set_texts(translate("Replay", "Leave"))
        self.eyes.setAccessibleName(translate("Replay", "Seen by"))
        self.show_sounding(self._sounding)

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def describe(self) -> Part:
        pale = colour("parchment", 0.8)
        words = row(
            Text(translate("Replay", "Replay").upper(), "title", "gold_light", 700, lines=1),
            Text(self.title, "note", pale, 400, weight=1, cut=True),
            gap=18,
        )
        inside = row(
            Icons(("ui_replay",), 1.8),
            Cell(words, 440),
            Text(translate("Replay", "Seen by"), "note", pale, lines=1),
            Cell(Held(self.eyes), min(1060.0, 240.0 * max(1, len(self.eyes.parts)))),
            Space(weight=1),
            Held(self.sound_button, 84, 36),
            Held(self.leave_button, 186, 36),
            gap=14,
        )
        return Ground(inside, barred("replay_bar", 0.9), (20, 4, 12, 6))
