"""The page that sets up a match of 7 Wonders."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.games.classic.shape import Shape
from sevenwonders_qt.models import acts
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.acts import KeyMark
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.keys import box_act
from sevenwonders_qt.models.new_match import (
    NewMatch,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    all_players,
    may_be_drawn,
    more_wonders,
    new_match,
    playable,
    prepared_for,
    too_few_for,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.settings import Settings, pace_words
from sevenwonders_qt.models.shown.boxes_chosen import (
    demands_of,
    players_of,
    players_words,
    refusal,
    surprise_texts,
    with_box,
)
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.models.words.advanced_rules import ADVANCED_RULES, choices, value_words
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.messages import impossible_setup
from sevenwonders_qt.models.words.terms import board_name, side_name
from sevenwonders_qt.models.words.wonder_advice import board_advice
from sevenwonders_qt.views.kit.button import Button, SmallTile, SwapTile, Toggle
from sevenwonders_qt.views.kit.field import Option, Segments, options
from sevenwonders_qt.views.kit.part import Flow, Ground, Part, Wide, column, in_rows, row
from sevenwonders_qt.views.kit.words import Held, Text, panel, slab
from sevenwonders_qt.views.pages.boxes import EDITIONS, BoxesPage, demands_facts, picture_of
from sevenwonders_qt.views.pages.seat_row import SeatRow, Terms, side_options
from sevenwonders_qt.views.pages.set_up import RuledSetUpPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate


_SIDE_NAMES = {Edition.FIRST: SideNames.LETTERS, Edition.SECOND: SideNames.DAY_NIGHT}


class NewGamePage(RuledSetUpPage[TableWish]):
    """The set-up of a match; the advanced rules fold out over the round table."""

    game_name = Classic.name

    def __init__(
        self,
        art: Art,
        wonders: Sequence[str],
        dice: Random,
        shape: Callable[[Options, int], Shape | None],
    ) -> None:
        """Get the numbers of a match with ``shape``, from its options and its players.

        It returns None for a match that is impossible.
        """
        self.players = all_players()
        lists = {name: partial(_values, name, values) for name, values in choices().items()}
        super().__init__(art, TableWish(), wonders, dice, ADVANCED_RULES, lists)
        look = self.look
        self._shape = shape
        self._boxes_page: BoxesPage | None = None
        self._before = self._table
        self._minutes = Minutes()
        self.boxes_button = Button(look, self, key=acts.BOXES)
        self.boxes_button.clicked.connect(lambda: self._open_boxes())
        self.edition = SwapTile(look, self, None, self._paint_edition)
        self.all_sides: Segments[str | None] = Segments(look, self, "tiles", exclusive=False)
        self.free_city = SeatRow(look, self, self.players[-1], wonders)
        self.wonders: Segments[Wonders] = Segments(look, self)
        self.sides: Segments[Sides] = Segments(look, self)
        self.boxes = {
            box.name: SmallTile(look, self, box_act(box), picture_of(box)) for box in switches()
        }
        self.surprise = SmallTile(look, self, None, wonder_picture(None, None))
        self.learning = Toggle(look, self, acts.LEARNING)
        self.learning.brief = self.hints.brief = True
        self.pace: Segments[str] = Segments(look, self)
        self._connect()
        self._show_table()

    def follow(self, settings: Settings) -> None:
        if not self.isVisible() and self._boxes_page is None:
            self._before = settings.table
        self.set_table(settings.table)
        self.pace.set_value(settings.pace)

    def kept(self, settings: Settings) -> Settings:
        pace = self.pace.value() or settings.pace
        return replace(settings.with_table(self._table), pace=pace)

    def edition_note(self) -> str:
        """Return the reason why an edition or a number of seats is closed; empty if neither is."""
        closed = too_few_for(self._table.options.expansions, len(self.seats()) - 1)
        if self._keeps_seats() and closed:
            return impossible_setup("expansion_players", closed)
        if self._table.has_free_city or self._keeps_seats():
            return impossible_setup("two_players_edition")
        return ""

    def _show_choices(self, terms: Terms) -> None:
        """Show the edition, the way that wonders and sides are dealt, and the pace."""
        table = self._table
        editions = {
            Edition.FIRST: translate("NewGame", "First edition"),
            Edition.SECOND: translate("NewGame", "Second edition"),
        }
        boards = {
            Edition.FIRST: translate(
                "NewGame", "Boards with sides A and B, for two to seven players."
            ),
            Edition.SECOND: translate(
                "NewGame",
                "Some cards and most boards differ, and the sides are Day and Night;"
                " for three to seven players.",
            ),
        }
        edition, other = table.options.edition, self._other_edition()
        press = translate("NewGame", "Press for the other one: {edition}. {about}")
        about = press.format(edition=editions[other], about=boards[other])
        refused = self.edition_note() if table.has_free_city else ""
        self.edition.setEnabled(not refused)
        self.edition.set_texts(editions[edition], "", refused or f"{boards[edition]} {about}")
        wonders = {
            Wonders.SET: translate("NewGame", "as set above"),
            Wonders.DRAFTED: translate("NewGame", "drafted in turn"),
        }
        given = {
            Wonders.SET: translate(
                "NewGame", "Each seat gets the wonder chosen in its row; the seed draws the others."
            ),
            Wonders.DRAFTED: translate(
                "NewGame",
                "The players pick their wonders one after another before the first hand is dealt.",
            ),
        }
        self.wonders.set_options(
            options(wonders, given), table.wonders, translate("NewGame", "How wonders are dealt")
        )
        sides = {
            Sides.SET: translate("NewGame", "as set above"),
            Sides.CHOSEN: translate("NewGame", "chosen by the players"),
        }
        lying = {
            Sides.SET: translate(
                "NewGame",
                "Each board uses the side chosen in its row; the seed decides the others.",
            ),
            Sides.CHOSEN: translate(
                "NewGame", "Players choose a side once they know their wonder."
            ),
        }
        self.sides.set_options(
            options(sides, lying),
            Sides.SET if terms.learning else table.sides,
            translate("NewGame", "How sides are chosen"),
        )
        self.sides.setEnabled(not terms.learning)
        named = translate("NewGame", "Pace of computer players")
        paces = options(pace_words().options, pace_words().option_notes)
        self.pace.set_options(paces, self.pace.value() or "quick", named)

    # Parts --------------------------------------------------------------------------------

    def most_seats(self) -> int:
        return playable(self._table.options)[-1]

    def describe(self) -> Part:
        free_city = [self.free_city] if self._table.has_free_city else []
        given = row(
            row(
                Text(translate("NewGame", "Wonders"), bold=600),
                Held(self.wonders, high=44, weight=1),
                weight=9,
            ),
            row(
                Text(translate("NewGame", "Sides"), bold=600),
                Held(self.sides, high=44, weight=1),
                weight=10,
            ),
        )
        all_boards = Text(translate("NewGame", "all boards on side"), "note", "ink_soft")
        seats = partial(
            self.seats_part,
            [*self.rows[: len(self.seats())], *free_city],
            given,
            after=(all_boards, Held(self.all_sides, 158, 40)),
        )
        table: Part = self._table_part()
        if self.fold.is_open:
            table = self.fold.part(translate("NewGame", "Advanced rules"))
        return self.set_up(
            translate("NewGame", "New game"),
            lambda scrolled: seats(scrolled=scrolled),
            table,
            self._rules_part(),
            note=self.edition_note(),
        )

    def _boxes_part(self) -> Part:
        """Return the edition and the boxes as pictures, and what they ask of players together."""
        asked = demands_of(self._table, self._minutes)
        see = self.boxes_button.set_texts(translate("Boxes", "See what each brings"))
        pictures = (self.edition, *self.boxes.values(), self.surprise)
        tiles = [Held(tile, weight=1) for tile in pictures]
        in_two = column(*in_rows(tiles, math.ceil(len(tiles) / 2)), gap=8)
        who = translate("Boxes", "{players} players").format(players=players_words(asked.players))
        return panel(
            translate("Boxes", "Boxes"),
            Wide(row(*tiles, gap=6), in_two),
            Flow(*demands_facts(asked), Text(who, "note", bold=600, lines=1), gap=18),
            after=(Held(see, high=40),),
            weight=0,
            gap=8,
        )

    def _table_part(self) -> Part:
        terms, wishes, names = self._terms(), list(self.seats()), list(self.names())
        if terms.drafted:
            wishes = [replace(wish, wonder=None) for wish in wishes]
        if self._table.has_free_city:
            wishes.append(self._free_wish())
            names.append(translate("City", "Free City"))
        if terms.learning:
            wishes = list(setup.with_side(wishes, "A"))
        shape = self._shape(self._table.options, len(self.seats()))
        cities = prepared_for(self._table.options, len(wishes))
        notes = [translate("NewGame", "%n guild(s)", None, cities + 2)]
        if shape is not None:
            notes.insert(0, translate("NewGame", "%n card(s) each", None, shape.hand))
        ring = self.ring_part(wishes, names, notes)
        return column(ring, self._boxes_part(), gap=12, weight=1)

    def _rules_part(self) -> Part:
        pace = row(Text(translate("NewGame", "Computer pace"), bold=600, weight=1), Held(self.pace))
        hints = Ground(self.hints_part(), None, (0, 0, 0, 0), 1)
        switches = row(Held(self.learning, weight=1), hints, gap=16)
        rules = column(switches, pace, Held(self.fold.button, high=52), gap=8)
        return Ground(rules, slab, (16, 10, 16, 12))

    # The boxes ----------------------------------------------------------------------------

    def start(self) -> None:
        self._before = self._table
        super().start()

    def _open_boxes(self) -> None:
        """Show what each box brings, on a page of its own."""
        if self._boxes_page is None:
            self._boxes_page = BoxesPage(self.look.art, self._shape)
            self._boxes_page.changed.connect(
                lambda table: self._change(options=table.options, surprise=table.surprise)
            )
        self._show_boxes_page()
        self.visit_wanted.emit(self._boxes_page)

    def _show_boxes_page(self) -> None:
        if self._boxes_page is not None:
            self._boxes_page.show_boxes(self._table, self._before, self._minutes)

    # Changes ------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.edition.clicked.connect(lambda: self._change_options(edition=self._other_edition()))
        self.surprise.clicked.connect(lambda on: self._change(surprise=on))
        self.free_city.changed.connect(
            lambda _, wish: self._change(free_city=BoardWish(wish.wonder, wish.side))
        )
        self.all_sides.chosen.connect(self._change_sides)
        self.wonders.chosen.connect(lambda wonders: self._change(wonders=wonders))
        self.sides.chosen.connect(lambda sides: self._change(sides=sides))
        for name, toggle in self.boxes.items():
            toggle.clicked.connect(lambda on, name=name: self._change_box(name, on))
        self.learning.clicked.connect(lambda on: self._change_options(one_by_one=on))
        self.pace.chosen.connect(lambda _: self.table_changed.emit(self._table))

    def _change_options(self, **values: object) -> None:
        options: Options = replace(self._table.options, **values)  # type: ignore[arg-type]
        self._change(options=options)

    def _change_box(self, name: str, on: bool) -> None:
        self._change(options=with_box(self._table.options, name, on=on))

    def _change_sides(self, side: str | None) -> None:
        """Turn every board to one side, the Free City's too."""
        free_city = replace(self._table.free_city, side=side)
        self._change(seats=setup.with_side(self.seats(), side), free_city=free_city)

    def _clear_wonders(self) -> None:
        free_city = replace(self._table.free_city, wonder=None)
        self._change(seats=setup.without_wonders(self.seats()), free_city=free_city)

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        boxes = {each.key: each.click for each in self.boxes.values() if each.key}
        return {**super().does(), **boxes}  # also while the rules cover them

    # Showing ------------------------------------------------------------------------------

    def show_minutes(self, minutes: Minutes) -> None:
        if minutes != self._minutes:
            self._minutes = minutes
            self._show_table()

    def variant(self) -> Variant:
        return new_match(replace(self._table, surprise=False), self.names(), "").variant

    def _match(self, seed: str) -> NewMatch:
        return new_match(self._table, self.names(), seed)

    def _show_table(self) -> None:
        table, terms, free = self._table, self._terms(), self._free_wish()
        takers = {} if terms.drafted else self.takers()
        if table.has_free_city and free.wonder:
            takers[free.wonder] = free.name
        self.free_city.show_wish(free, "", takers, terms)
        self.free_city.seat(seated=table.has_free_city)
        self._show_choices(terms)
        for_all = translate("NewGame", "All boards: {side}")
        sides = side_options(terms.side_names)
        named = [each._replace(name=for_all.format(side=each.name)) for each in sides]
        self.all_sides.set_options(named, None)
        self.all_sides.setEnabled(not terms.learning and not terms.sides_chosen)
        self.wonders_button.setEnabled(not terms.drafted)
        self._show_rules(terms)
        self.show_seats(terms, takers)

    def _show_rules(self, terms: Terms) -> None:
        """Show the learning game, the advanced rules and the other boxes."""
        table, folded = self._table, not self.fold.is_open
        note = translate("NewGame", "{side} for all, actions shown one after another")
        self.learning.setChecked(terms.learning)
        self.learning.set_texts(
            translate("NewGame", "Learning game"),
            note.format(side=side_name(terms.side_names, "A")),
            translate(
                "NewGame",
                "Everybody still chooses in secret. Then the actions are shown one "
                "by one, each with its reason, and wait for a key.",
            ),
        )
        self.fold.show_options(
            table.options,
            translate("NewGame", "Advanced rules"),
            translate("NewGame", "Hide the advanced rules"),
        )
        self._show_boxes(folded)
        self._show_boxes_page()

    def _show_boxes(self, shown: bool) -> None:
        """Show the boxes of expansions, and the surprise."""
        options, seats = self._table.options, len(self.seats())
        for box in switches():
            words, toggle = words_of(box.name), self.boxes[box.name]
            refused = refusal(options, seats, box)
            toggle.setChecked(box.name in options.expansions)
            toggle.setEnabled(not refused)
            note = refused or words.note()
            if seats not in box.players:
                open_to = players_of(box)
                note = translate("NewGame", "{least} to {most} players only")
                note = note.format(least=open_to[0], most=open_to[-1])
            toggle.set_texts(words.title(), note, refused or words.changes())
            toggle.setVisible(shown)
        drawn = may_be_drawn(options, seats)
        self.surprise.setChecked(self._table.surprise and bool(drawn))
        self.surprise.setEnabled(bool(drawn))
        self.surprise.set_texts(*surprise_texts(drawn))
        for button in (self.edition, self.surprise, self.boxes_button):
            button.setVisible(shown)

    def _other_edition(self) -> Edition:
        return next(each for each in Edition if each is not self._table.options.edition)

    def _paint_edition(self, canvas: Canvas, rect: QRectF) -> None:
        wonder_picture(*EDITIONS[self._table.options.edition])(canvas, rect)

    def _terms(self) -> Terms:
        table = self._table
        learning = table.options.one_by_one
        return Terms(
            _SIDE_NAMES[table.options.edition],
            drafted=table.wonders is Wonders.DRAFTED,
            sides_chosen=table.sides is Sides.CHOSEN and not learning,
            learning=learning,
            removable=not table.has_free_city,
            kept_because=self.edition_note() if self._keeps_seats() else "",
            more_wonders=more_wonders(table.options),
            advice=partial(_advice, _SIDE_NAMES[table.options.edition]),
        )

    def _keeps_seats(self) -> bool:
        """Return whether one seat less would be too few for the edition."""
        fewer = replace(self._table, seats=self.seats()[1:])
        return not self._table.has_free_city and not fewer.possible

    def _free_wish(self) -> SeatWish:
        wish, name = self._table.free_city, translate("City", "Free City")
        return SeatWish(name, Player.FREE_CITY, wish.wonder, wish.side)


def _values(name: str, values: Sequence[str]) -> list[Option[str]]:
    """Return the values of an option of a box."""
    return [Option(value, value_words(name, value)) for value in values]


def _advice(names: SideNames, wonder: str, side: str | None) -> str:
    """Explain the play of a wonder, on both sides while neither is chosen."""
    if side is not None:
        return board_advice(names, wonder, side)
    return "\n".join(
        titled(board_name(names, wonder, each), board_advice(names, wonder, each))
        for each in ("A", "B")
    )
