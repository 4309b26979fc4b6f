"""The page that sets up a match of 7 Wonders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.box import EXTRA_WONDERS
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.games.classic.shape import Shape
from sevenwonders_qt.models import acts
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.acts import KeyMark
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.keys import box_act
from sevenwonders_qt.models.new_match import (
    MOST,
    NewMatch,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    more_wonders,
    new_match,
    too_few_for,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.settings import Settings, pace_words
from sevenwonders_qt.models.shown.boxes_chosen import comes_with, demands, with_box
from sevenwonders_qt.models.words.advanced_rules import ADVANCED_RULES, choices, value_words
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.messages import impossible_setup
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.terms import board_name, side_name
from sevenwonders_qt.models.words.wonder_advice import board_advice
from sevenwonders_qt.views.kit.button import BarButton, BoxTile, Toggle
from sevenwonders_qt.views.kit.field import Option, Segments, options
from sevenwonders_qt.views.kit.part import Ground, Part, column, in_rows, row
from sevenwonders_qt.views.kit.words import Held, Text, slab
from sevenwonders_qt.views.pages.boxes import BoxesPage
from sevenwonders_qt.views.pages.seat_row import SeatRow, Terms, side_options
from sevenwonders_qt.views.pages.set_up import RuledSetUpPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.scene import draw_scene
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate


_ROOMY, _ACROSS, _SMALL_ACROSS = 2, 3, 5
"""The most pictures of boxes that have words below them, that are large, that are in one row."""

FREE_CITY = MOST
"""The place of the Free City's row, behind the seats."""

_SIDE_NAMES = {Edition.FIRST: SideNames.LETTERS, Edition.SECOND: SideNames.DAY_NIGHT}


class NewGamePage(RuledSetUpPage[TableWish]):
    """The set-up of a match; the advanced rules fold out over the round table."""

    game_name = Classic.name
    players = PLAYERS

    def __init__(
        self,
        art: Art,
        wonders: Sequence[str],
        dice: Random,
        shape: Callable[[Options, int], Shape],
    ) -> None:
        """Get the numbers of a match with ``shape``, from its options and its players."""
        lists = {name: partial(_values, name, values) for name, values in choices().items()}
        super().__init__(art, TableWish(), wonders, dice, ADVANCED_RULES, lists)
        look = self.look
        self._shape = shape
        self._boxes_page: BoxesPage | None = None
        self._before = self._table.options
        self.boxes_button = BarButton(look, self, key=acts.BOXES)
        self.boxes_button.clicked.connect(lambda: self._open_boxes())
        self.edition: Segments[Edition] = Segments(look, self, "tabs")
        self.all_sides: Segments[str | None] = Segments(look, self, "tiles", exclusive=False)
        self.free_city = SeatRow(look, self, FREE_CITY, wonders)
        self.wonders: Segments[Wonders] = Segments(look, self)
        self.sides: Segments[Sides] = Segments(look, self)
        self.boxes = {
            box.name: BoxTile(look, self, box_act(box), partial(draw_scene, scene=box.picture))
            for box in switches()
        }
        (wonder,) = EXTRA_WONDERS
        self.carthage = BoxTile(look, self, None, wonder_picture(wonder, "A"))
        self.learning = Toggle(look, self, acts.LEARNING)
        self.pace: Segments[str] = Segments(look, self)
        self._connect()
        self._show_table()

    def follow(self, settings: Settings) -> None:
        if not self.isVisible() and self._boxes_page is None:
            self._before = settings.table.options
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
        self.edition.set_options(
            options(editions, boards), table.options.edition, translate("NewGame", "Edition")
        )
        self.edition.close_option(
            Edition.SECOND, self.edition_note() if table.has_free_city else ""
        )
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
            after=[Held(self._named_boxes_button()), Held(self.edition)],
            note=self.edition_note(),
        )

    def _named_boxes_button(self) -> BarButton:
        asked = demands(self._table.options)
        text = translate("Boxes", "Boxes · {number} min").format(number=asked.minutes)
        self.boxes_button.set_texts(text, about=translate("Boxes", "See what each box brings"))
        return self.boxes_button

    def _table_part(self) -> Part:
        terms, wishes, names = self._terms(), list(self.seats()), list(self.names())
        if terms.drafted:
            wishes = [replace(wish, wonder=None) for wish in wishes]
        if self._table.has_free_city:
            wishes.append(self._free_wish())
            names.append(translate("City", "Free City"))
        if terms.learning:
            wishes = list(setup.with_side(wishes, "A"))
        pictures = (*self.boxes.values(), self.carthage)
        for picture in pictures:
            picture.brief = len(pictures) > _ROOMY
            picture.small = len(pictures) > _ACROSS
        tiles = [Held(tile, weight=1) for tile in pictures]
        boxes = column(*in_rows(tiles, min(len(tiles), _SMALL_ACROSS), 10), gap=10)
        guilds = translate("NewGame", "%n guild(s)", None, len(wishes) + 2)
        return column(
            self.ring_part(wishes, names, (translate("NewGame", "7 cards each"), guilds)),
            Ground(boxes, slab, (12, 10, 12, 12)),
            gap=12,
            weight=1,
        )

    def _rules_part(self) -> Part:
        pace = row(Text(translate("NewGame", "Computer pace"), bold=600, weight=1), Held(self.pace))
        rules = column(
            Held(self.learning),
            self.hints_part(),
            pace,
            Held(self.fold.button, high=56),
            gap=10,
        )
        return Ground(rules, slab, (16, 12, 16, 14))

    # The boxes ----------------------------------------------------------------------------

    def start(self) -> None:
        self._before = self._table.options
        super().start()

    def _open_boxes(self) -> None:
        """Show what each box brings, on a page of its own."""
        if self._boxes_page is None:
            self._boxes_page = BoxesPage(self.look.art, self._shape)
            self._boxes_page.changed.connect(lambda options: self._change(options=options))
        self._show_boxes_page()
        self.visit_wanted.emit(self._boxes_page)

    def _show_boxes_page(self) -> None:
        if self._boxes_page is not None:
            options, seats = self._table.options, len(self.seats())
            self._boxes_page.show_boxes(options, self._before, seats)

    # Changes ------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.edition.chosen.connect(lambda edition: self._change_options(edition=edition))
        self.free_city.changed.connect(
            lambda _, wish: self._change(free_city=BoardWish(wish.wonder, wish.side))
        )
        self.all_sides.chosen.connect(self._change_sides)
        self.wonders.chosen.connect(lambda wonders: self._change(wonders=wonders))
        self.sides.chosen.connect(lambda sides: self._change(sides=sides))
        for name, toggle in self.boxes.items():
            toggle.clicked.connect(lambda on, name=name: self._change_box(name, on))
        self.carthage.clicked.connect(
            lambda on: self._change_options(extra_wonders=EXTRA_WONDERS if on else ())
        )
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
        """Show the boxes of expansions, and the wonder that can join without its own box."""
        options, seats = self._table.options, len(self.seats())
        for box in switches():
            words, toggle = words_of(box.name), self.boxes[box.name]
            refused = "" if seats in box.players else words.for_whom()
            toggle.setChecked(box.name in options.expansions)
            toggle.setEnabled(not refused)
            note = translate("NewGame", "{least} to {most} players only")
            note = note.format(least=box.players[0], most=box.players[-1])
            toggle.set_texts(
                words.title(), note if refused else words.note(), refused or words.changes()
            )
            toggle.setVisible(shown)
        (wonder,) = EXTRA_WONDERS
        brought = comes_with(options, wonder)
        self.carthage.setChecked(bool(brought) or bool(options.extra_wonders))
        self.carthage.setEnabled(not brought)
        note = brought or translate("NewGame", "one more wonder")
        joins = translate(
            "NewGame",
            "{wonder} is dealt and chosen like the other wonders, even without its expansion.",
        ).format(wonder=city_name(wonder))
        self.carthage.set_texts(city_name(wonder), note, brought or joins)
        self.carthage.setVisible(shown)

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
