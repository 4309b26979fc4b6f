"""The page that says what each box brings, where the game and its boxes are chosen as cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from sevenwonders_qt.games.box import EXTRA_WONDERS
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.shape import Shape
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.boxes import Switch, set_up_words, switches, words_of
from sevenwonders_qt.models.keys import box_act, caps
from sevenwonders_qt.models.new_match import TableWish, may_be_drawn, playable, too_few_for
from sevenwonders_qt.models.shown.boxes_chosen import (
    HARDEST,
    Demands,
    comes_with,
    demands,
    demands_of,
    difficulty_said,
    difficulty_words,
    everything,
    minutes_note,
    minutes_words,
    only_the_game,
    players_of,
    players_words,
    refusal,
    surprise_adds,
    surprise_texts,
    with_box,
)
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.models.words.messages import impossible_setup
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.numbers import number_range
from sevenwonders_qt.views.kit.button import BoxTile, Button
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Flow,
    Ground,
    Part,
    Space,
    column,
    in_rows,
    rounded,
    row,
    ruled,
)
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, panel, slab, title
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.scene import draw_scene
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate

Draw = Callable[[Canvas, QRectF], object]

_ROWS: Final = 2
_ACROSS: Final = (2, 3, 4)
"""Numbers of cards in a row: the first that is enough for two rows, else the last one."""

_PICTURE: Final = 96.0
"""Design pixels of a picture at least."""

EDITIONS: Final = {Edition.FIRST: ("alexandria", "A"), Edition.SECOND: ("giza", "B")}
"""The wonder on the picture of each edition, and its side."""


def picture_of(box: Switch) -> Draw:
    """Return the picture of a box: one of its wonders, or the scene of a card."""
    if box.picture in box.wonders:
        return wonder_picture(box.picture, "A")
    return partial(draw_scene, scene=box.picture)


class BoxCard(BoxTile):
    """A switch as a card: a picture, a sentence on what a box adds, and what it asks of players."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        key: KeyMark | None,
        draw: Draw,
        *,
        is_round: bool = False,
    ) -> None:
        """Paint it as a radio button if it ``is_round``: one of several is on."""
        super().__init__(look, parent, key, draw)
        self._is_round = is_round
        self._facts: tuple[Part, ...] = ()

    def show_facts(self, minutes: str, difficulty: int, players: range, things: str = "") -> None:
        """Set the facts at its foot, and add them to what is read aloud."""
        dots = difficulty_said(difficulty)
        who = translate("Boxes", "{players} players").format(players=players_words(players))
        said = [self.note, minutes, dots, who, *([things] if things else [])]
        self.setAccessibleDescription(" · ".join(said))
        self._facts = (
            fact("ui_timer", minutes),
            dotted(difficulty),
            fact("ui_person", players_words(players)),
            *((Text(things, "note", "ink_soft", 500, lines=1),) if things else ()),
        )
        self.update()

    def describe(self) -> Part:
        on = self.isChecked()
        shade: Shade = "ink" if on or not self.isEnabled() else "ink_soft"
        mark = Drawing(30, 30, self._paint_round) if self._is_round else Space(0)
        switch = Space(0) if self._is_round else Drawing(56, 32, self._paint_switch)
        name = Text(self.text(), "title" if self._facts else "text", bold=700, weight=1)
        note = Text(self.note, "note", shade, 500, lines=0, vertical="top")
        facts = (Drawing(0, 2, ruled(colour("ink", 0.25))), Flow(*self._facts, gap=14))
        words = column(
            row(mark, name, Keys(caps(self.key)), switch, gap=8),
            *((note,) if self.note else ()),
            *(facts if self._facts else ()),
            gap=6,
        )
        picture = Drawing(0, _PICTURE, self._paint_picture, weight=1)
        inside = column(picture, Ground(words, None, (8, 0, 8, 2)), gap=6)
        fill = "parchment_pale" if on else colour("parchment_dark", 0.9)
        ground = rounded(12, fill, "gold" if on else colour("ink", 0.3), 3.5 if on else 1.2)
        return Ground(inside, ground, (9, 9, 9, 9), 1)

    def _paint_round(self, canvas: Canvas, rect: QRectF) -> None:
        x, y = rect.center().toTuple()
        canvas.ellipse(x, y, canvas.s(12), None, "parchment_pale", "ink", 1.6)
        if self.isChecked():
            canvas.ellipse(x, y, canvas.s(7), None, "terracotta")


def fact(icon: str, words: str) -> Part:
    """Return a number after a picture of what it counts."""
    return row(Icons((icon,), 1.3), Text(words, "note", bold=600, lines=1), gap=6)


def dotted(difficulty: int) -> Part:
    """Return a difficulty as dots, so many of them full."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        step, middle = rect.width() / HARDEST, rect.center().y()
        for number in range(HARDEST):
            x = rect.left() + (number + 0.5) * step
            fill = "terracotta" if number < difficulty else None
            canvas.ellipse(x, middle, canvas.s(7), None, fill, colour("ink", 0.7), 1.3)

    return Drawing(19 * HARDEST, 24, paint, said=difficulty_said(difficulty))


def demands_facts(found: Demands) -> tuple[Part, ...]:
    """Return the minutes of a match and its difficulty, in dots and in a word."""
    word = Text(difficulty_words(found.difficulty), "note", bold=600, lines=1)
    return fact("ui_timer", minutes_words(found)), row(dotted(found.difficulty), word, gap=8)


def open_place(canvas: Canvas, rect: QRectF) -> None:
    """Draw a place where there is no card."""
    canvas.dashed(rect, 12, colour("parchment", 0.35), 1.6)


class BoxesPage(SidePage):
    """The page of the boxes; sends ``changed`` with the whole wish after each change.

    A box that the number of players or the edition forbids says so in place of its sentence.
    """

    changed = Signal(object)

    on = (On.BOXES,)

    def __init__(self, art: Art, shape: Callable[[Options, int], Shape | None]) -> None:
        """Get the numbers of a match with ``shape``, from its options and its players.

        It returns None for a match that is impossible.
        """
        super().__init__(art)
        look = self.look
        self._shape = shape
        self._table, self._before, self._minutes = TableWish(), TableWish(), Minutes()
        self.editions = {
            edition: BoxCard(look, self, None, wonder_picture(*board), is_round=True)
            for edition, board in EDITIONS.items()
        }
        self._either = QButtonGroup(self)
        self.boxes = {
            box.name: BoxCard(look, self, box_act(box), picture_of(box)) for box in switches()
        }
        self.wonders = {
            wonder: BoxCard(look, self, None, wonder_picture(wonder, "A"))
            for wonder in EXTRA_WONDERS
        }
        self.surprise = BoxCard(look, self, None, wonder_picture(None, None))
        _, first, second, third, *_ = acts.NUMBERS
        self.none_button = Button(look, self, key=first)
        self.before_button = Button(look, self, key=second)
        self.all_button = Button(look, self, key=third)
        self.done_button = Button(
            look, self, "state_ok", FixedKey.ENTER, primary=True, role="title"
        )
        self.done_button.clicked.connect(lambda: self.back_button.click())
        self.first = self.done_button
        for edition, poster in self.editions.items():
            self._either.addButton(poster)
            poster.clicked.connect(lambda _, edition=edition: self._change(edition=edition))
        for name, card in self.boxes.items():
            card.clicked.connect(
                lambda on, name=name: self._send(with_box(self._options, name, on=on))
            )
        for wonder, tile in self.wonders.items():
            tile.clicked.connect(lambda on, wonder=wonder: self._add(wonder, on))
        self.surprise.clicked.connect(lambda on: self._send(self._options, surprise=on))
        self.none_button.clicked.connect(
            lambda: self._send(only_the_game(self._options), surprise=False)
        )
        self.before_button.clicked.connect(
            lambda: self._send(self._as_before(), surprise=self._before.surprise)
        )
        self.all_button.clicked.connect(
            lambda: self._send(everything(self._options, self._seats, EXTRA_WONDERS))
        )

    def show_boxes(self, table: TableWish, before: TableWish, minutes: Minutes) -> None:
        """Show the boxes of this wish; those of the match ``before`` can be had again."""
        self._table, self._before, self._minutes = table, before, minutes
        self.retranslate()
        self.rearrange()

    def retranslate(self) -> None:
        self._show_editions()
        for box in switches():
            self._show_box(box)
        self._show_wonders()
        self._show_surprise()
        for button, text in (
            (self.none_button, translate("Boxes", "Only the game")),
            (self.before_button, translate("Boxes", "As last time")),
            (self.all_button, translate("Boxes", "Everything")),
            (self.done_button, translate("Boxes", "Done")),
        ):
            button.set_texts(text)

    # Parts --------------------------------------------------------------------------------

    def describe(self) -> Part:
        cards = [Held(card, weight=1) for card in self.boxes.values()]
        shown = [*cards, self._wonders_part(), Held(self.surprise, weight=1)]
        across = next((n for n in _ACROSS if n * _ROWS >= len(shown)), _ACROSS[-1])
        shown += [Ground(Space(weight=1), open_place, (0, 0, 0, 0), 1)] * (-len(shown) % across)
        boxes = column(*in_rows(shown, across, 14, _ROWS), gap=14, weight=27)
        editions = [Held(card, weight=1) for card in self.editions.values()]
        game_words = translate("Boxes", "The game")
        game = panel(game_words, *editions, weight=8)
        sets = row(
            *(
                Held(button, high=56)
                for button in (self.none_button, self.before_button, self.all_button)
            ),
            gap=10,
        )
        done = Held(self.done_button, 240, 64)
        cards_part = row(game, boxes, gap=18, weight=1)
        strip = Ground(row(self._sum(), sets, done, gap=18), slab, (20, 10, 14, 12))
        below = column(
            panel(game_words, row(*editions, gap=14)),
            boxes,
            Ground(column(self._sum(), sets, gap=12), slab, (20, 12, 20, 14)),
            gap=18,
        )
        foot = Ground(row(Space(weight=2), done), None, (40, 12, 40, 12))
        return self.page(
            translate("Boxes", "On the table"),
            column(cards_part, strip, gap=14),
            note=translate("Boxes", "one box at a time is the best beginning"),
            scrolled=below,
            foot=foot,
        )

    def _wonders_part(self) -> Part:
        """Return the wonders that join any match, each to be chosen by its picture."""
        tiles = [Held(tile, weight=1) for tile in self.wonders.values()]
        across = 1 if len(tiles) == 1 else 2 if len(tiles) < 5 else 3
        words = translate("Boxes", "These join the draw, even without their box.")
        inside = column(
            title(translate("Boxes", "More wonders")),
            *in_rows(tiles, across, 8),
            Text(words, "note", "ink_soft", lines=0),
            gap=8,
            weight=1,
        )
        return Ground(inside, slab, (12, 8, 12, 10), 1)

    def _sum(self) -> Part:
        """Return what the match will be: minutes, difficulty, players, cards and coins."""
        found = demands_of(self._table, self._minutes)
        shape = self._shape(self._options, self._seats)
        who = translate("Boxes", "{players} players").format(players=players_words(found.players))
        facts = (
            *demands_facts(found),
            fact("ui_person", who),
            *(_numbers(shape) if shape is not None else ()),
        )
        head = row(
            Text(translate("Boxes", "The match"), "text", bold=700),
            Text(minutes_note(self._minutes, self._options), "note", "ink_soft"),
            gap=14,
        )
        return column(head, Flow(*facts, gap=18), gap=4, weight=1)

    @property
    def _options(self) -> Options:
        return self._table.options

    @property
    def _seats(self) -> int:
        return len(self._table.seats)

    # Showing ------------------------------------------------------------------------------

    def _show_editions(self) -> None:
        texts = {
            Edition.FIRST: (
                translate("NewGame", "First edition"),
                translate("Boxes", "The classic of 2010, with sides A and B."),
            ),
            Edition.SECOND: (
                translate("NewGame", "Second edition"),
                translate("Boxes", "Revised costs and boards, with sides Day and Night."),
            ),
        }
        for edition, card in self.editions.items():
            open_to, wanted = playable(Options(edition)), self._options.edition
            refused = "" if self._seats in open_to else impossible_setup("two_players_edition")
            name, note = texts[edition]
            card.setChecked(edition is wanted)
            card.setEnabled(not refused)
            card.set_texts(name, refused or note)
            minutes = translate("Boxes", "{number} min").format(number=self._minutes.alone)
            card.show_facts(minutes, demands(Options(edition)).difficulty, open_to)

    def _show_box(self, box: Switch) -> None:
        words, brought, card = words_of(box.name), set_up_words(box.name), self.boxes[box.name]
        refused = refusal(self._options, self._seats, box)
        card.setChecked(box.name in self._options.expansions)
        card.setEnabled(not refused)
        card.set_texts(words.title(), refused or brought.adds(), refused or words.changes())
        added = self._minutes.of_box(box.name)
        minutes = translate("Boxes", "+{number} min").format(number=added)
        card.show_facts(minutes, brought.difficulty, players_of(box), brought.things())

    def _show_wonders(self) -> None:
        """Show the wonders; one that comes with a box that is chosen is there anyway."""
        for wonder, tile in self.wonders.items():
            note = comes_with(self._options, wonder)
            tile.setChecked(bool(note) or wonder in self._options.extra_wonders)
            tile.setEnabled(not note)
            tile.set_texts(city_name(wonder), note)

    def _show_surprise(self) -> None:
        drawn = surprise_adds(self._options, self._seats, self._minutes)
        card = self.surprise
        card.setChecked(self._table.surprise and drawn is not None)
        card.setEnabled(drawn is not None)
        card.set_texts(*surprise_texts(may_be_drawn(self._options, self._seats)))
        if drawn is not None:
            minutes = translate("Boxes", "+{number} min").format(
                number=number_range(*drawn.minutes)
            )
            card.show_facts(minutes, drawn.difficulty, drawn.players)

    # Changes ------------------------------------------------------------------------------

    def _add(self, wonder: str, on: bool) -> None:
        wanted = {*self._options.extra_wonders} - {wonder} | ({wonder} if on else set())
        self._change(extra_wonders=_in_order(wanted))

    def _as_before(self) -> Options:
        """Return the boxes of the match before, without those that so many cannot play."""
        before = self._before.options
        closed = too_few_for(before.expansions, self._seats)
        boxes = tuple(name for name in before.expansions if name not in closed)
        return replace(self._options, expansions=boxes, extra_wonders=before.extra_wonders)

    def _change(self, **values: object) -> None:
        self._send(replace(self._options, **values))  # type: ignore[arg-type]

    def _send(self, options: Options, **values: object) -> None:
        self.changed.emit(replace(self._table, options=options, **values))  # type: ignore[arg-type]


def _numbers(shape: Shape) -> tuple[Part, ...]:
    """Return the cards in hand and the coins at the start."""
    hand = translate("Boxes", "%n card(s) in hand", None, shape.hand)
    coins = translate("Boxes", "%n coin(s)", None, shape.first_coins)
    return fact("build", hand), fact("coin", coins)


def _in_order(wonders: set[str]) -> Sequence[str]:
    return tuple(wonder for wonder in EXTRA_WONDERS if wonder in wonders)
