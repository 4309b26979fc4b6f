"""Stairs in the window: a pile in the middle, the own hand, and what all know of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.lesson import Lesson
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act, FixedKey, table_of
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.seats import NOBODY, SeatInfo
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.entry_key import key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.words.undo import NOTHING, Undo
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Paint,
    Part,
    Space,
    column,
    in_rows,
    lay,
    row,
)
from sevenwonders_qt.views.kit.words import Keys, Text, title
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.sound.cues import Cues
from sevenwonders_qt.views.sound.sounds import HOME, Ambience, Sound
from sevenwonders_qt.views.table import places
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.games import ChoicePicture, Door, FigureKind, GameTable, Pictures
from sevenwonders_qt.views.table.layout import BOTTOM_ROW, FAR_ROW, GUTTER, At, side, whole_table
from sevenwonders_qt.views.table.log_lines import Log, log_lines
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.match_scene import MatchParts, MatchScene
from sevenwonders_qt.views.table.notice import hint_box
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import (
    Answering,
    Panel,
    TablePart,
    TableStyle,
)
from sevenwonders_qt.views.table.places import Place, read_place
from sevenwonders_qt.views.table.playback import Playback
from sevenwonders_qt.views.table.sprites import Stage
from sevenwonders_qt.views.table.watching_panel import WatchingPanel
from tests.game_for_tests.rules import HAND, NAME, PLAYERS, ROUNDS, CardLaid, CrownWon, Lay, View
from tests.game_for_tests.set_up import StairsPage
from tests.game_for_tests.settings import LOWEST
from tests.game_for_tests.words import CARD, TITLE, plan, sentence

# What is shown --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StairsTable:
    """What the scene draws; nothing in it is hidden from the one who looks.

    ``hands`` are those of all seats where everything is to be seen.
    """

    view: View
    seats: tuple[SeatInfo, ...]
    log: tuple[Event, ...]
    points: bool = True
    undo: Undo = NOTHING
    watched: bool = False
    hands: tuple[tuple[int, ...], ...] | None = None

    @property
    def you(self) -> Seat:
        return NOBODY if self.watched else self.view.seat

    def points_of(self, seat: Seat) -> str:
        """The points of a seat, where they are to be seen."""
        shown = self.points or self.view.result is not None
        return f"{self.view.rows[seat].total} points" if shown else ""


def card_face(canvas: Canvas, rect: QRectF, card: int, ring: Shade = "ink") -> None:
    """A card with its number."""
    canvas.rounded(rect, 12, "parchment", ring, 3)
    canvas.number(rect.center().x(), rect.center().y(), str(card), rect.height() * 0.4)


def card_part(card: int, high: float = 120) -> Part:
    """A card that only lies there."""
    return Cell(Drawing(high * 0.7, high, partial(card_face, card=card)), high * 0.7, high=high)


# Panels ---------------------------------------------------------------------------------------


Key = Qt.Key


class StairsPart(TablePart[StairsTable]):
    """A panel that draws from one `StairsTable`."""

    on_slab = True
    margins = (14, 10, 14, 12)
    rule = "stairs_goal"


class HandPanel(StairsPart):
    """The own hand: a click or a number lays a card."""

    laid = Signal(object)

    def depends_on(self, shown: StairsTable) -> object:
        return shown.view, shown.seats, shown.points_of(shown.view.seat), shown.watched

    def name(self) -> str:
        return "" if self._shown is None else self._shown.seats[self._shown.view.seat].name

    def describe_table(self, table: StairsTable) -> Part:
        view = table.view
        head = title(self.name(), after=(Text(table.points_of(view.seat), "note"),))
        cards = [self._card(table, place, card) for place, card in enumerate(view.hand)]
        return column(head, row(Space(weight=1), *cards, Space(weight=1), gap=16), gap=10)

    def _card(self, table: StairsTable, place: int, card: int) -> Part:
        lay = next((lay for lay in table.view.legal if lay.card == card), None)
        tip = str(card) if lay is None else plan(lay, table.view)
        keys = Keys(caps(acts.NUMBERS[place + 1]) if lay is not None else ())
        inside = column(Space(weight=1), row(Space(), keys, gap=8), gap=0)
        return Answering(
            Cell(inside, 130, high=186),
            f"card {place}",
            tip,
            None if lay is None else partial(self.laid.emit, lay),
            f"Card {tip}" if lay is None else tip,
            paint=partial(card_face, card=card),
            radius=12,
            focusable=True,
            command=lay,
        )


class OtherSeat(StairsPart):
    """What all know of somebody else: no card, only how many."""

    seat: Seat = 0

    def depends_on(self, shown: StairsTable) -> object:
        return shown.view.rows[self.seat], shown.seats, shown.points_of(self.seat), shown.hands

    def name(self) -> str:
        return "" if self._shown is None else self._shown.seats[self.seat].name

    def describe_table(self, table: StairsTable) -> Part:
        seat = table.view.rows[self.seat]
        held = f"{seat.cards} cards"
        if table.hands is not None:
            held = " ".join(map(str, table.hands[self.seat]))
        lines = held, table.points_of(self.seat)
        texts = (Text(line, "note") for line in lines if line)
        told = "\n".join((self.name(), *filter(None, lines)))
        whole = column(title(self.name()), *texts, Space(weight=1), gap=6)
        return Answering(whole, "city", told, None, told, focusable=True)


class Pile(StairsPart):
    """The cards of the round."""

    def depends_on(self, shown: StairsTable) -> object:
        return shown.view.pile, shown.view.round, shown.seats

    def name(self) -> str:
        return "Pile"

    def describe_table(self, table: StairsTable) -> Part:
        laid = [
            Answering(card_part(card, 96), f"laid {place}", f"{table.seats[seat].name}: {card}")
            for place, (seat, card) in enumerate(table.view.pile)
        ]
        rows = (Cell(line, high=100) for line in in_rows(laid, 8, least=8))
        return column(title("Pile"), *rows, Space(weight=1))


class StairsLog(Log[StairsTable]):
    """What has happened."""

    rule = "stairs_goal"

    def show_table(self, table: StairsTable) -> None:
        self._shown = table
        lines = (sentence(event, table.seats, table.you) for event in table.log)
        self.show_lines(log_lines(lines, table.seats, table.you), table.undo.lines)


class TopBar(Bar[StairsTable], StairsPart):
    """The round, and whose turn it is."""

    on_slab = False
    margins = (0, 0, 0, 0)
    buttons_wide = 432

    def depends_on(self, shown: StairsTable) -> object:
        return shown.view.round, shown.view.active, shown.view.seat, shown.seats, shown.undo

    def says(self, shown: StairsTable) -> Part:
        text = f"{TITLE}, round {shown.view.round} of {ROUNDS}"
        return Text(text, "text", "parchment", 700, lines=1)

    def seats(self, shown: StairsTable) -> Part:
        view, count = shown.view, shown.view.seats
        order = ((view.seat - k) % count for k in range(count))
        faces = portraits(shown.seats)
        return in_order(
            seat_pill(
                seat,
                shown.seats[seat].name,
                shown.seats[seat].name,
                faces[seat],
                lit=seat == view.active,
                rule="stairs_goal",
            )
            for seat in order
        )

    def undo(self, shown: StairsTable) -> tuple[Undo, str]:
        return shown.undo, ""


@dataclass(frozen=True, slots=True)
class CardInHand(Place):
    """A card of the hand by its number on it."""

    word: ClassVar[str] = "card"
    card: int


class Parts(MatchParts):
    """Everything on the table but overlays."""

    own: HandPanel

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        self.top, self.own, self.pile = TopBar(style), HandPanel(style), Pile(style)
        self._others = [OtherSeat(style) for _ in range(PLAYERS[-1] - 1)]
        self.log, self.watching = StairsLog(style), WatchingPanel(style, short=True)
        for panel in (*self.panels(), self.watching):
            scene.addItem(panel)

    def panels(self) -> Sequence[TablePart[Any]]:
        return [self.own, self.pile, *self._others, self.log, self.top]

    @property
    def others(self) -> Sequence[OtherSeat]:
        return self._others

    def in_focus_order(self) -> Sequence[Panel]:
        panels = (self.watching, *self.panels())
        return [panel for panel in panels if panel.isVisible() and panel.focus_keys()]

    def describe(self, shown: StairsTable | None, rect: QRectF, style: TableStyle) -> Part:
        seats = 4 if shown is None else shown.view.seats
        watching = (Cell(At(self.watching), high=124),) if self.watching.isVisible() else ()
        corner = Cell(column(*watching, At(self.log, weight=1), gap=8), high=BOTTOM_ROW)
        others = (At(other, weight=1) for other in self._others[: seats - 1])
        middle = column(
            Cell(row(*others, gap=GUTTER), high=FAR_ROW),
            At(self.pile, weight=1),
            Cell(At(self.own), high=BOTTOM_ROW),
            gap=GUTTER,
            weight=1,
        )
        return whole_table(
            self.top,
            middle,
            side(rect, style, column(Space(weight=1), corner, gap=GUTTER)),
        )

    def found(self, shown: StairsTable, place: Place) -> tuple[Panel | None, str]:
        """A city, the hand, a card of it, and the pile."""
        match place:
            case places.City(seat):
                return self.panel_of(shown.view, seat), ""
            case CardInHand(number) if number in shown.view.hand:
                return self.own, f"card {shown.view.hand.index(number)}"
            case places.WholeHand():
                return self.own, ""
            case places.Pile():
                return self.pile, ""
        return None, ""

    def show(self, table: StairsTable) -> None:
        """Fill every panel."""
        seats = table.view.seats
        for number, other in enumerate(self._others[: seats - 1], 1):
            other.seat = (table.view.seat - number) % seats
            other.show_table(table)
        for part in (self.own, self.pile, self.log, self.top):
            part.show_table(table)
        self.watching.show_seats(tuple(seat.name for seat in table.seats), table.view.seat)


class StairsScene(MatchScene):
    """The table."""

    commanded = Signal(object)
    on = table_of(NAME)
    parts: Parts

    def __init__(self, art: Art) -> None:
        super().__init__(art, Parts)
        self._table: StairsTable | None = None
        self.listen((*self.parts.panels(), self.parts.watching))
        self.parts.own.laid.connect(self.commanded)
        self.set_size(self._size.width(), self._size.height())

    @property
    def table(self) -> StairsTable | None:
        return self._table

    def show_table(self, table: StairsTable) -> None:
        self._table = table
        self._show()

    def hide_everything(self) -> None:
        """No card or name of the table is left in the scene."""
        self._table = None
        self.tips.hide()
        self._focus.clear()
        self.parts.forget()

    def retranslate(self) -> None:
        """Redraw every text."""
        self.parts.refresh()
        self._show()

    def place_of(self, place: Place) -> QRectF | None:
        return self.parts.place_of(self.table, place)

    def in_reading_order(self) -> Sequence[Any]:
        return self.parts.drawn()

    def lay_out(self, *, changed: bool) -> None:
        self._show()

    def foresee(self) -> None:
        """Nothing is foreseen here."""

    def confirm(self) -> None:
        self._focus.press()

    def escape(self) -> None:
        self.menu_wanted.emit()

    def does(self) -> Mapping[Act | int, Callable[[], object]]:
        keys, cards = acts.NUMBERS, range(HAND)
        return {
            **{keys[place + 1]: partial(self.parts.own.press, f"card {place}") for place in cards},
            LOWEST: partial(self.parts.own.press, "card 0"),
            Key.Key_Tab: partial(self._focus.step, 1),
            Key.Key_Backtab: partial(self._focus.step, -1),
            Key.Key_Right: partial(self._focus.step, 1),
            Key.Key_Left: partial(self._focus.step, -1),
            Key.Key_Up: partial(self.step_log, -1),
            Key.Key_Down: partial(self.step_log, 1),
            Key.Key_Space: self.confirm,
        }

    def _show(self) -> None:
        self.parts.place(self.table, self.sceneRect(), self._style)
        if self.table is not None:
            self.parts.show(self.table)


class HandOver(Overlay):
    """Covers the table until the person called is there."""

    lifted = Signal()
    rule = "stairs_goal"

    def __init__(self, style: TableStyle, called: str) -> None:
        super().__init__(style, closable=False)
        self.called = called
        self.set_focus_key("lift")

    def box_in(self, table: QRectF) -> QRectF:
        return table

    def head(self) -> tuple[str, str]:
        return f"Hand the screen to {self.called}", ""

    def body(self) -> Part:
        lift = button(
            "lift", f"I am {self.called}", self.confirm, "ui_eye", FixedKey.ENTER, primary=True
        )
        return column(Space(weight=1), Cell(lift, high=80), Space(weight=1))

    def confirm(self) -> None:
        self.close()
        self.lifted.emit()

    def peek(self, on: bool) -> None:
        """Nothing shows through."""


class StairsAnimator(Playback[StairsTable]):
    """Shows the end at once."""

    cues = Cues({CrownWon: Sound.VICTORY, CardLaid: Sound.PLACE})
    moving = ()

    def plan(self, events: Sequence[Event], on: Stage) -> Iterator[None]:
        yield from ()


class TablePage(MatchPage):
    """Knows no rules and no match."""

    lifted = Signal()

    scene: StairsScene
    game_name = NAME
    rules = "stairs_goal", "stairs_goal"
    answered_at = (places.WholeHand(),)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(StairsScene(art), parent)
        self.commanded, self.hint_wanted = self.scene.commanded, self.scene.hint_wanted
        self.animator = StairsAnimator(self.scene)
        self.animator.finished.connect(self.finished)

    @property
    def ambience(self) -> Ambience:
        return HOME

    def place_named(self, words: str) -> Place | None:
        return read_place(words, (places.City, places.WholeHand, places.Pile, CardInHand))

    def clickable(self, seat: Seat) -> Sequence[Place]:
        return [places.WholeHand(), places.Pile(), *map(CardInHand, range(1, 21))]

    def show_table(self, table: StairsTable) -> None:
        self.scene.show_table(table)
        if self.announcer.listened_to and table.view.prompt is not None:
            self.announcer.asks((table.view.seat, table.view.turn), "It is your turn")

    def play(self, events: Sequence[Event], after: StairsTable) -> None:
        """Show what became of the table; `finished` follows."""
        if self.announcer.listened_to:
            said = (sentence(event, after.seats, after.you) for event in events)
            self.announcer.happened(said, after.seats, after.you)
        before = self.scene.table or after
        self.animator.play(events, before, after, self.speed * self.haste, reduced=self.reduced)

    def call(self, table: StairsTable) -> None:
        """Cover the table until the person at this seat says so."""
        self.close_overlay()
        cover = HandOver(self.scene.style, table.seats[table.view.seat].name)
        self.scene.hide_everything()
        cover.lifted.connect(self.lifted)
        self.open(cover)

    def stop(self) -> None:
        """Break off what is shown and close what lies over the table."""
        self.animator.stop()
        self.close_overlay()

    def clear(self) -> None:
        self.animator.stop()
        if self.overlay is not None:
            self.overlay.blockSignals(True)
        self.close_overlay()
        self.scene.hide_everything()

    def retranslate(self) -> None:
        self.scene.retranslate()
        if self.overlay is not None:
            self.overlay.refresh()

    def entry(self) -> str:
        return key_of(CARD, "deck")

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        table = self.scene.table
        if table is None or self.overlay is not None:
            return False
        self.open(hint_box(self.scene.style, hints, table.view, _places_of))
        return True

    def take_back(self) -> None:
        if not isinstance(self.overlay, HandOver):
            super().take_back()


def _places_of(command: Command) -> Sequence[Place]:
    return [CardInHand(command.card)] if isinstance(command, Lay) else []


# What the window is given -----------------------------------------------------------------------


def _about(match: Outline) -> str:
    return f"{TITLE}, round {match.turn} of {ROUNDS}"


def _page(art: Art, boxes: Sequence[TableParts]) -> TablePage:
    return TablePage(art)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> TablePage:
    return TablePage(art, parent)


def _figure(canvas: Canvas, rect: QRectF, name: str, library: Library) -> None:
    card_face(canvas, rect, int(name))


def _article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    card_face(canvas, rect, 20)


def _choice(game: object, view: View, command: Command) -> ChoicePicture | None:
    if not isinstance(command, Lay):
        return None
    card = command.card
    return ChoicePicture(lambda canvas, rect, ring: card_face(canvas, rect, card, ring), True)


def _lesson(lesson: Lesson) -> Paint:
    cards = lesson.places[0].hand
    parts = (Drawing(90, 130, partial(card_face, card=card)) for card in cards)
    return lambda canvas, rect: lay(canvas, Centre(row(*parts, gap=10), 200), rect)


PICTURES: Final = Pictures(
    {"stairs": FigureKind((90, 130), _figure)}, {CARD: _article}, _choice, _lesson
)


def _set_up(art: Art, box: Box, dice: Random) -> StairsPage:
    return StairsPage(art, dice)


TABLE: Final = GameTable(
    NAME,
    Door(
        "stage",
        title=lambda: f"New game of {TITLE}",
        note=lambda: "2 to 4 players, three rounds",
        about=_about,
    ),
    set_up=_set_up,
    page=_page,
    watched=_watched,
    ambiences=lambda: (),
    pictures=lambda: PICTURES,
)
