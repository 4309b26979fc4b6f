"""The page on which a match is set up: seats, boards, edition, rules and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from sevenwonders_qt.ai.levels import CLASSIC
from sevenwonders_qt.games.box import EXTRA_WONDERS
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.messages import impossible_setup
from sevenwonders_qt.models.new_match import (
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    more_wonders,
    new_match,
    too_few_for,
)
from sevenwonders_qt.models.table import Player
from sevenwonders_qt.models.terms import city_name, side_name
from sevenwonders_qt.views.pages.new_game_controls import FREE_CITY, NewGameControls
from sevenwonders_qt.views.pages.new_game_ground import draw_grounds
from sevenwonders_qt.views.pages.seat_row import SeatRow, Terms, side_options
from sevenwonders_qt.views.pages.segments import Option
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate

_SIDE_NAMES = {Edition.FIRST: SideNames.LETTERS, Edition.SECOND: SideNames.DAY_NIGHT}


class NewGamePage(NewGameControls):
    """Sends ``start_wanted`` with a `NewMatch`, and every change of the set-up for keeping."""

    start_wanted = Signal(object)
    table_changed = Signal(object)
    """The whole `TableWish`, after every change by a person."""

    pace_changed = Signal(str)
    back_wanted = Signal()

    def __init__(
        self, art: Art, wonders: Sequence[str], dice: Random, parent: QWidget | None = None
    ) -> None:
        """``wonders`` can be chosen; ``dice`` shuffle seats and make seeds, nothing else."""
        super().__init__(art, wonders, parent)
        self._dice = dice
        self._table = TableWish()
        self._connect()
        self.seed.setText(setup.new_seed(dice))
        self.retranslate()

    # What it shows ------------------------------------------------------------------------

    def set_table(self, table: TableWish) -> None:
        """Show this set-up; it must be possible."""
        self._table = table
        self._show_table()

    def table(self) -> TableWish:
        """The set-up as it stands."""
        return self._table

    def set_seats(self, wishes: Sequence[SeatWish]) -> None:
        """Show these 2 to 7 seats."""
        self.set_table(replace(self._table, seats=tuple(wishes)))

    def seats(self) -> tuple[SeatWish, ...]:
        """The seats as they stand."""
        return self._table.seats

    def set_pace(self, pace: str) -> None:
        """How fast computer players answer, one of `settings.PACES`."""
        self.pace.set_value(pace)

    def fresh(self) -> None:
        """Make ready for another match: a new seed, the keyboard on the start button."""
        self.seed.setText(setup.new_seed(self._dice))
        self.focus_first()

    def focus_first(self) -> None:
        """Put the keyboard on the start button."""
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def names(self) -> tuple[str, ...]:
        """The name of each seat, empty ones filled in."""
        return usual_names(self.seats())

    def edition_note(self) -> str:
        """Why an edition or a number of seats is closed; empty when neither is."""
        closed = too_few_for(self._table.options.expansions, len(self.seats()) - 1)
        if self._keeps_seats() and closed:
            return impossible_setup("expansion_players", closed)
        if self._table.has_free_city or self._keeps_seats():
            return impossible_setup("two_players_edition")
        return ""

    def start(self) -> None:
        """Send the match as it is set up."""
        seed = self.seed.text().strip() or setup.new_seed(self._dice)
        self.start_wanted.emit(new_match(self._table, self.names(), seed))

    def retranslate(self) -> None:
        super().retranslate()
        self._show_table()

    def rows_shown(self) -> list[SeatRow]:
        free_city = [self.free_city] if self._table.has_free_city else []
        return [*self.rows[: len(self.seats())], *free_city]

    def _connect(self) -> None:
        self.edition.chosen.connect(lambda edition: self._change_options(edition=edition))
        for row in (*self.rows, self.free_city):
            row.changed.connect(self._change_seat)
            row.removed.connect(self._remove_seat)
        self.all_sides.chosen.connect(self._change_sides)
        self.add_button.clicked.connect(self._add_seat)
        self.wonders.chosen.connect(lambda wonders: self._change(wonders=wonders))
        self.sides.chosen.connect(lambda sides: self._change(sides=sides))
        self.shuffle_button.clicked.connect(self._shuffle)
        self.wonders_button.clicked.connect(self._clear_wonders)
        self.level_button.clicked.connect(self._same_level)
        self.advanced.changed.connect(lambda options: self._change(options=options))
        self.advanced.closed.connect(self.advanced_button.click)
        self.advanced_button.clicked.connect(self._fold)
        for name, toggle in self.boxes.items():
            toggle.clicked.connect(lambda on, name=name: self._change_box(name, on))
        self.carthage.clicked.connect(self._change_carthage)
        self.learning.clicked.connect(lambda on: self._change_options(one_by_one=on))
        self.pace.chosen.connect(lambda pace: self.pace_changed.emit(pace))
        self.seed_button.clicked.connect(lambda: self.seed.setText(setup.new_seed(self._dice)))
        self.back_button.clicked.connect(self.back_wanted)
        self.start_button.clicked.connect(self.start)

    # Changes ------------------------------------------------------------------------------

    def _change(self, **values: object) -> None:
        self._table = replace(self._table, **values).settled()  # type: ignore[arg-type]
        self._show_table()
        self.table_changed.emit(self._table)

    def _change_options(self, **values: object) -> None:
        options: Options = replace(self._table.options, **values)  # type: ignore[arg-type]
        self._change(options=options)

    def _change_box(self, name: str, on: bool) -> None:
        wanted = {*self._table.options.expansions} - {name} | ({name} if on else set())
        self._change_options(expansions=tuple(box for box in self.boxes if box in wanted))

    def _change_carthage(self, on: bool) -> None:
        self._change_options(extra_wonders=EXTRA_WONDERS if on else ())

    def _change_seat(self, place: int, wish: SeatWish) -> None:
        if place == FREE_CITY:
            self._change(free_city=BoardWish(wish.wonder, wish.side))
            return
        wishes = list(self.seats())
        wishes[place] = wish
        self._change(seats=tuple(wishes))

    def _add_seat(self) -> None:
        self._change(seats=setup.with_another_seat(self.seats()))

    def _remove_seat(self, place: int) -> None:
        self._change(seats=(*self.seats()[:place], *self.seats()[place + 1 :]))

    def _change_sides(self, side: str | None) -> None:
        """Every board on one side, the Free City's too."""
        free_city = replace(self._table.free_city, side=side)
        self._change(seats=setup.with_side(self.seats(), side), free_city=free_city)

    def _clear_wonders(self) -> None:
        free_city = replace(self._table.free_city, wonder=None)
        self._change(seats=setup.without_wonders(self.seats()), free_city=free_city)

    def _shuffle(self) -> None:
        self._change(seats=setup.shuffled_seats(self.seats(), self._dice))

    def _same_level(self) -> None:
        """Bring all computer players to one level, and from there to the next."""
        self._change(seats=setup.with_next_level(self.seats()))

    def _fold(self) -> None:
        """Show the advanced part in place of the table, or the table again."""
        is_open = self.advanced_button.isChecked()
        self.advanced.setVisible(is_open)
        for toggle in self.boxes.values():
            toggle.setVisible(not is_open)
        self.carthage.setVisible(not is_open)
        self.advanced_button.show_options(self._table.options)
        if is_open:
            next(iter(self.advanced.toggles.values())).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.advanced_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Showing ------------------------------------------------------------------------------

    def _show_table(self) -> None:
        table, names = self._table, self.names()
        terms = self._terms()
        for row, wish in zip(self.rows, table.seats, strict=False):
            row.show_wish(wish, names[row.place], self._taken(row.place), terms)
        self.note.show_seats(table.seats, names, CLASSIC)
        self.free_city.show_wish(self._free_wish(), "", self._taken(FREE_CITY), terms)
        self.edition.set_value(table.options.edition)
        self.edition.close_option(
            Edition.SECOND, self.edition_note() if table.has_free_city else ""
        )
        self.wonders.set_value(table.wonders)
        self.sides.set_value(Sides.SET if terms.learning else table.sides)
        self.sides.setEnabled(not terms.learning)
        self.all_sides.set_options([_for_all(o) for o in side_options(terms.side_names)])
        self.all_sides.setEnabled(not terms.learning and not terms.sides_chosen)
        self.wonders_button.setEnabled(not terms.drafted)
        self.learning.setChecked(terms.learning)
        note = translate("NewGame", "{side} for all, actions shown one after another")
        self.learning.set_texts(
            translate("NewGame", "Learning game"),
            note.format(side=side_name(terms.side_names, "A")),
        )
        self._show_boxes()
        self.advanced.show_options(table.options)
        self.advanced_button.show_options(table.options)
        self.arrange()
        self.redraw()

    def _show_boxes(self) -> None:
        """The boxes of expansions, and the wonder that can join without the box it comes with."""
        options, seats = self._table.options, len(self.seats())
        for box in switches():
            words, toggle = words_of(box.name), self.boxes[box.name]
            refused = "" if seats in box.players else words.for_whom()
            toggle.setChecked(box.name in options.expansions)
            toggle.setEnabled(not refused)
            toggle.setToolTip(refused)
            note = translate("NewGame", "{least} to {most} players only")
            note = note.format(least=box.players[0], most=box.players[-1])
            toggle.set_texts(words.title(), note if refused else words.note())
        (wonder,) = EXTRA_WONDERS
        brings = next((box for box in switches() if wonder in box.wonders), None)
        on = brings is not None and brings.name in options.expansions
        self.carthage.setChecked(on or bool(options.extra_wonders))
        self.carthage.setEnabled(not on)
        note = translate("NewGame", "one more wonder")
        if brings is not None and on:
            note = translate("NewGame", "comes with {box}")
            note = note.format(box=words_of(brings.name).title())
        self.carthage.setToolTip(note if on else "")
        self.carthage.set_texts(city_name(wonder), note)

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
        )

    def _keeps_seats(self) -> bool:
        """Whether one seat less would be too few for the edition."""
        fewer = replace(self._table, seats=self.seats()[1:])
        return not self._table.has_free_city and not fewer.possible

    def _free_wish(self) -> SeatWish:
        wish, name = self._table.free_city, translate("City", "Free City")
        return SeatWish(name, Player.FREE_CITY, wish.wonder, wish.side)

    def _taken(self, place: int) -> dict[str, str]:
        """Who else has wished for each wonder."""
        cities = list(zip(self.seats(), self.names(), range(setup.MOST), strict=False))
        if self._table.wonders is Wonders.DRAFTED:
            cities = []
        if self._table.has_free_city:
            free = self._free_wish()
            cities.append((free, free.name, FREE_CITY))
        return {w.wonder: name for w, name, at in cities if w.wonder is not None and at != place}

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        terms = self._terms()
        wishes = list(self.seats())
        if terms.drafted:
            wishes = [replace(wish, wonder=None) for wish in wishes]
        if self._table.has_free_city:
            wishes.append(self._free_wish())
        if terms.learning:
            wishes = list(setup.with_side(wishes, "A"))
        names = [*self.names(), translate("City", "Free City")][: len(wishes)]
        draw_grounds(canvas, self.look, self.width(), wishes, names, self.edition_note())

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters: dict[int, QAbstractButton] = {
            Qt.Key.Key_S: self.shuffle_button,
            Qt.Key.Key_M: self.wonders_button,
            Qt.Key.Key_N: self.level_button,
            Qt.Key.Key_L: self.learning,
            Qt.Key.Key_A: self.advanced_button,
        }
        button = letters.get(event.key()) or self._box_of_key(event.text())
        if button is not None:
            button.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)

    def _box_of_key(self, text: str) -> QAbstractButton | None:
        """The switch of the box that this key stands for."""
        wanted = (box.name for box in switches() if box.key and box.key == text.upper())
        return self.boxes.get(next(wanted, ""))


def usual_names(wishes: Sequence[SeatWish]) -> tuple[str, ...]:
    """The name of each seat, empty ones filled in."""
    people = sum(wish.player is Player.PERSON for wish in wishes)
    return tuple(
        wish.name or usual_name(wish, place + 1, people) for place, wish in enumerate(wishes)
    )


def usual_name(wish: SeatWish, number: int, people: int) -> str:
    """What a seat without a name is called."""
    if wish.player is Player.PERSON and people == 1:
        return translate("NewGame", "You")
    return translate("NewGame", "Player {number}").format(number=number)


def _for_all(option: Option[str | None]) -> Option[str | None]:
    text = translate("NewGame", "All boards: {side}").format(side=option.name)
    return option._replace(name=text)
