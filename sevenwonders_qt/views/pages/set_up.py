"""The common parts of pages that set up a match: seats, boards, rules and the seed."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.ai.levels import level_of
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.models import acts
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player, SeatInfo, you
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.shown.ratings import OwnRating, fair_for
from sevenwonders_qt.models.shown.records import known_as
from sevenwonders_qt.models.wanted import Wanted
from sevenwonders_qt.models.words.box_words import ListWords
from sevenwonders_qt.models.words.levels import described, player_name
from sevenwonders_qt.models.words.optional_rules import OptionalRules, RuleWords
from sevenwonders_qt.models.words.ratings import fair_note, fair_words
from sevenwonders_qt.views.kit.button import Button, OpenPlace, Toggle
from sevenwonders_qt.views.kit.field import Choice, LineEdit, Option
from sevenwonders_qt.views.kit.page import KitPage, SidePage
from sevenwonders_qt.views.kit.part import (
    Alternatives,
    Cell,
    Drawing,
    Fitting,
    Ground,
    Part,
    Placed,
    Space,
    Wide,
    barred,
    column,
    lay,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Text, panel, sea_slab
from sevenwonders_qt.views.pages.allowed import AllowedPage
from sevenwonders_qt.views.pages.seat_row import SeatRow, Terms, seat_heads
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.plain_tip import set_tip

translate = QCoreApplication.translate


AnyOptions = TypeVar("AnyOptions")
Lists = Mapping[str, Callable[[], Sequence[Option[Any]]]]
"""The options of some optional rules."""


class RuleFold(QObject, Generic[AnyOptions]):
    """Optional rules that fold out; sends ``changed`` with all options after a person's change."""

    changed = Signal(object)
    folded = Signal()
    """The rules were folded out or away."""

    listing = Signal(object)
    """A list of names is to be chosen: its `ListWords`."""

    def __init__(
        self,
        page: KitPage,
        rules: OptionalRules[AnyOptions],
        options: AnyOptions,
        lists: Lists,
    ) -> None:
        """Offer the rules in ``lists`` as choices, the others as switches."""
        super().__init__(page)
        look = page.look
        self._rules, self._options, self._lists = rules, options, lists
        self.button = Button(look, page, "ui_settings", acts.ADVANCED)
        self.button.setCheckable(True)
        switched = [words.field for words in rules.words() if words.field not in lists]
        self.toggles = {field: Toggle(look, page) for field in switched}
        self.choices = {field: Choice(look, page) for field in lists}
        self._fields: dict[str, Toggle | Choice] = {**self.toggles, **self.choices}
        named = [names for words in rules.words() for names in words.lists.values()]
        self.list_buttons = {
            names.name: Button(look, page, "wonder" if names.boards else "ui_person")
            for names in named
        }
        for names in named:
            button = self.list_buttons[names.name]
            button.clicked.connect(lambda _, names=names: self.listing.emit(names))
        self._area = ScrollArea(look, page)
        for field, control in self._fields.items():
            control.chosen.connect(lambda value, field=field: self._choose(field, value))
        self.usual_button = Button(look, page, "ui_undo")
        self.usual_button.clicked.connect(lambda: self.changed.emit(rules.reset(self._options)))
        self.button.clicked.connect(self._fold)
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the rules are shown."""
        return self.button.isChecked()

    def show_options(self, options: AnyOptions, title: str, fold_away: str) -> None:
        """Show these; the button is called ``title``, or ``fold_away`` while they are shown."""
        self._options = options
        count = len(self._rules.changed(options))
        note = translate("NewGame", "all defaults")
        if count:
            note = translate("NewGame", "%n of them changed", None, count)
        self.button.set_texts(fold_away if self.is_open else title, note)
        self.usual_button.setText(translate("NewGame", "All defaults"))
        self.usual_button.setEnabled(bool(count))

    def part(self, title: str, note: str = "", columns: int = 1) -> Part:
        """Return all rules on a slab."""
        rules = [self._rule(words) for words in self._rules.words()]
        high = math.ceil(len(rules) / columns)
        beside = [
            column(*rules[first : first + high], gap=6, weight=1, stretch=40)
            for first in range(0, len(rules), high)
        ]
        head = row(Text(note, "note", "ink_soft", weight=1), Held(self.usual_button), gap=20)
        return panel(
            title, head, Scroll(self._area, Ground(row(*beside, gap=30), None, (0, 8, 0, 4))), gap=8
        )

    def _rule(self, words: RuleWords) -> Part:
        field, rules, options = words.field, self._rules, self._options
        if field in self.toggles:
            refused, toggle = rules.refused(options, field), self.toggles[field]
            toggle.paragraph = True
            toggle.set_texts(words.title, words.note)
            toggle.setChecked(rules.is_on(options, field))
            toggle.setEnabled(not refused)
            set_tip(toggle, refused)
            part: Part = Held(toggle)
        else:
            choice, offered = self.choices[field], self._lists[field]()
            choice.set_options(offered, rules.value(options, field), words.title)
            choice.setAccessibleDescription(words.note)
            refused = rules.refused(options, field)
            choice.setEnabled(not refused)
            set_tip(choice, refused)
            held = Cell(Held(choice, high=42), 250)
            above = row(Text(words.title, bold=700, weight=1), held)
            names = words.lists.get(rules.value(options, field))
            listed = [] if names is None or refused else [self._list_button(names)]
            note = Text(words.note, "note", "ink_soft", lines=0)
            part = column(above, note, *listed, gap=2)
            for each in words.lists.values():
                self.list_buttons[each.name].setVisible(self.is_open and bool(listed))
        return Ground(part, _mark if field in rules.changed(options) else None, (14, 0, 0, 0))

    def _list_button(self, names: ListWords) -> Part:
        count = len(self._rules.listed(self._options, names.name))
        said = translate("NewGame", "%n of them", None, count) if count else ""
        button = self.list_buttons[names.name]
        return Held(button.set_texts(names.title(), said or translate("NewGame", "all of them")))

    def allow(self, names: ListWords, allowed: Sequence[str]) -> None:
        """Agree on a list of names; all of them are no list."""
        whole = len(allowed) == len(names.entries(self._options))
        self.changed.emit(
            self._rules.with_list(self._options, names.name, () if whole else allowed)
        )

    def allowed(self, names: ListWords) -> Sequence[str]:
        """Return the names of a list that are agreed on."""
        return self._rules.listed(self._options, names.name)

    def _choose(self, field: str, value: Any) -> None:
        if field in self.toggles:
            self.changed.emit(self._rules.switched(self._options, field, value))
        else:
            self.changed.emit(self._rules.given(self._options, field, value))

    def _fold(self) -> None:
        self._show()
        self.folded.emit()
        first = self._fields[self._rules.words()[0].field] if self.is_open else self.button
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        for widget in (*self._fields.values(), self.usual_button, self._area):
            widget.setVisible(self.is_open)
        for button in self.list_buttons.values():
            button.hide()


def _mark(canvas: Canvas, rect: QRectF) -> None:
    """Mark a rule that is not as usual."""
    canvas.rounded(QRectF(rect.left(), rect.top(), canvas.s(5), rect.height()), 2, "terracotta")


_PICTURED: Final = 230.0
"""Design pixels of a round table that has room for pictures of the wonders."""


class Wished(Protocol):
    """A set-up of a game, a dataclass; it holds no cards."""

    @property
    def seats(self) -> tuple[SeatWish, ...]:
        """The seats, the first one first."""
        ...

    @property
    def hints(self) -> bool:
        """Whether hints are allowed."""
        ...

    def available_only(self) -> Self:
        """Return the same without options that the rest rules out."""
        ...


class RuledWish(Wished, Protocol):
    """A set-up of a game with optional rules."""

    @property
    def options(self) -> Any:
        """The agreed options, a dataclass."""
        ...


Wish = TypeVar("Wish", bound=Wished)
Ruled = TypeVar("Ruled", bound=RuledWish)

_WIDTHS: Final = (1200, 570)
"""The shares of the width that the seats and the parts beside them take."""

_FOOT: Final = (40.0, 12.0, 40.0, 12.0)
"""The room around the start button at the foot of the page."""

CROWD: Final = 5
"""With more cities than this their pictures are lower."""

_SEAT: Final = 164.0
"""Design pixels that a seat at the round table is wide."""

_PILLS: Final = {Player.PERSON: "gold", Player.FREE_CITY: "sea_light"}
"""The ground of a name, where it is not a computer player's."""


class SetUpPage(SidePage, Generic[Wish]):
    """A set-up page: sends ``start_wanted`` with the match, ``table_changed`` at each change."""

    start_wanted = Signal(object)
    table_changed = Signal(object)

    visit_wanted = Signal(object)
    """A page that belongs to this one is to be shown."""

    on = (On.SET_UP,)

    game_name: ClassVar[str]
    """The name of the game that is set up."""

    players: range
    """The numbers of players it is for."""

    def __init__(
        self,
        art: Art,
        table: Wish,
        wonders: Sequence[str],
        dice: Random,
    ) -> None:
        """Offer ``wonders`` to choose from, if any; ``dice`` shuffle seats and make seeds."""
        super().__init__(art)
        look = self.look
        self._table: Wish = table
        self._dice = dice
        self._has_wonders = bool(wonders)
        self.rows = [SeatRow(look, self, place, wonders) for place in range(self.players[-1])]
        self._area = ScrollArea(look, self)
        self._described = -1
        self._learned = True
        self.add_button = OpenPlace(look, self)
        self.shuffle_button = Button(look, self, "ui_replay", acts.SHUFFLE)
        self.wonders_button = Button(look, self, "wonder", acts.WONDERS)
        self.level_button = Button(look, self, "ui_robot", acts.LEVEL)
        self.fair_button = Button(look, self, "ui_trophy")
        self._ratings: Mapping[tuple[str, str], OwnRating] = {}
        self.hints = Toggle(look, self, acts.HINTS)
        self.seed = LineEdit(look, self, 40)
        self.seed_button = Button(look, self, "ui_replay")
        self.start_button = Button(
            look, self, "ui_play", FixedKey.ENTER, primary=True, role="title"
        )
        for each in self.rows:
            each.changed.connect(self._change_seat)
            each.removed.connect(lambda place: self._change_seat(place))
        for button, act in (
            (self.add_button, lambda: self._change_seats(setup.with_another_seat(self.seats()))),
            (
                self.shuffle_button,
                lambda: self._change_seats(setup.shuffled_seats(self.seats(), self._dice)),
            ),
            (self.wonders_button, lambda: self._clear_wonders()),
            (
                self.level_button,
                lambda: self._change_seats(setup.with_next_level(self.seats(), self._described)),
            ),
            (self.fair_button, self._make_fair),
            (self.seed_button, self._new_seed),
            (self.start_button, self.start),
        ):
            button.clicked.connect(act)
        self.wonders_button.setHidden(not self._has_wonders)
        self.first = self.start_button
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)
        self.hints.clicked.connect(lambda on: self._change(hints=on))
        self._new_seed()

    # Showing ------------------------------------------------------------------------------

    def table(self) -> Wish:
        """Return the current set-up."""
        return self._table

    def set_table(self, table: Wish) -> None:
        """Show this set-up; it must be possible."""
        if table != self._table:
            self._table = table
            self._show_table()

    def seats(self) -> tuple[SeatWish, ...]:
        """Return the current seats."""
        return self._table.seats

    def names(self) -> tuple[str, ...]:
        """Return the name of each seat, empty ones filled in."""
        alone = sum(wish.player is Player.PERSON for wish in self.seats()) == 1
        other = translate("NewGame", "Player {number}")
        return tuple(
            wish.name
            or (you() if alone and wish.player is Player.PERSON else other.format(number=place))
            for place, wish in enumerate(self.seats(), 1)
        )

    def fresh(self) -> None:
        """Make ready for another match: a new seed, the keyboard on the start button."""
        self._new_seed()
        self.focus_first()

    def start(self) -> None:
        """Send the match as it is set up."""
        self.start_wanted.emit(self.wanted())

    def wanted(self) -> Wanted:
        """Return the match as it is set up, with a new seed if none is shown."""
        return self._match(self.seed.text().strip() or setup.new_seed(self._dice))

    def variant(self) -> Variant:
        """Return the game as it is set up, without boxes that chance is to draw."""
        return self.wanted().variant

    def show_minutes(self, minutes: Minutes) -> None:
        """Show the minutes that matches take; for subclasses that say them."""

    def show_ratings(self, ratings: Mapping[tuple[str, str], OwnRating]) -> None:
        """Offer the level that is fair by the ratings of the persons at the table."""
        self._ratings = ratings
        self.rearrange()

    def show_learned(self, *, learned: bool) -> None:
        """Say at every level whether computer players have learned such a match, if they have not.

        Those that have are described by their levels.
        """
        if learned is not self._learned:
            self._learned = learned
            self._show_table()

    def retranslate(self) -> None:
        self._show_table()

    # For subclasses -----------------------------------------------------------------------

    @abstractmethod
    def _match(self, seed: str) -> Wanted:
        """Return the match that is to be dealt."""

    @abstractmethod
    def _show_table(self) -> None:
        """Set every field by the table, and arrange the page."""

    @abstractmethod
    def follow(self, settings: Settings) -> None:
        """Show the set-up that the settings remember."""

    @abstractmethod
    def kept(self, settings: Settings) -> Settings:
        """Return the settings with the set-up as it is shown, to be remembered."""

    def _clear_wonders(self) -> None:
        """Leave every wonder to chance."""
        self._change_seats(setup.without_wonders(self.seats()))

    def _change(self, **values: object) -> None:
        self._table = replace(self._table, **values).available_only()  # type: ignore[type-var]
        self._show_table()
        self.table_changed.emit(self._table)

    def takers(self) -> dict[str, str]:
        """Return the player's name for each chosen wonder."""
        cities = zip(self.seats(), self.names(), strict=True)
        return {wish.wonder: name for wish, name in cities if wish.wonder}

    def show_seats(self, terms: Terms, takers: Mapping[str, str], *, seated: bool = True) -> None:
        """Show all seats if they are ``seated``; ``takers`` have chosen wonders."""
        names, terms = self.names(), replace(terms, learned=self._learned)
        for each, wish, name in zip(self.rows, self.seats(), names, strict=False):
            each.show_wish(wish, name, takers, terms)
        for place, each in enumerate(self.rows):
            each.seat(seated=seated and place < len(names))
        self.hints.setChecked(self._table.hints)
        self.rearrange()

    # Parts --------------------------------------------------------------------------------

    def most_seats(self) -> int:
        """Return the most seats that there can be now."""
        return self.players[-1]

    def set_up(
        self,
        title: str,
        left: Callable[[bool], Part],
        table: Part,
        *rules: Part,
        after: Sequence[Part] = (),
        note: str = "",
    ) -> Part:
        """Return the page: ``left`` beside the round table, the rules, the seed and the start.

        Where that would be cut, everything scrolls below each other, and the start is at the foot.
        ``left`` is called with whether it does.
        """
        wide, narrow = _WIDTHS
        start = self.start_button.set_texts(translate("NewGame", "Start"))
        right = column(
            table, *rules, self._seed_part(), Held(start, high=84), gap=14, weight=narrow
        )
        beside = row(Ground(left(False), None, (0, 0, 0, 0), wide), right, gap=26)
        below = column(
            left(True),
            row(table, column(*rules, self._seed_part(), gap=14, weight=1), gap=26),
            gap=26,
        )
        foot = Ground(
            row(Space(weight=2), Held(start, high=64, weight=1)), barred("bar", above=True), _FOOT
        )
        return self.page(title, beside, *after, note=note, scrolled=below, foot=foot)

    def seats_part(
        self,
        rows: Sequence[SeatRow],
        *more: Part,
        after: Sequence[Part] = (),
        scrolled: bool,
    ) -> Part:
        """Return the slab of the seats: the ``rows`` at the table, and ``more`` below them."""
        most = self.most_seats()
        self.add_button.setHidden(len(rows) >= most)
        another = translate("NewGame", "add a seat (up to {most})").format(most=most)
        add = Held(self.add_button.set_texts(another), high=54)
        table: Part = column(
            seat_heads(rows[0].columns),
            self._rows([each.part(len(rows)) for each in rows], add),
            gap=4,
            weight=1,
        )
        if scrolled:
            table = Wide(table, self._rows([each.card() for each in rows], add))
        texts = (
            (self.shuffle_button, translate("NewGame", "Shuffle seats")),
            (self.wonders_button, translate("NewGame", "Random wonders")),
            (self.level_button, translate("NewGame", "All at one level")),
        )
        buttons = [
            button.set_texts(text)
            for button, text in texts
            if button is not self.wonders_button or self._has_wonders
        ]
        fair = self._fair_level()
        self.fair_button.setVisible(fair is not None)
        if fair is not None:
            self.fair_button.set_texts(fair_words(fair))
            set_tip(self.fair_button, fair_note())
            buttons.append(self.fair_button)
        return panel(
            translate("NewGame", "Seats"),
            table,
            self._note(),
            *more,
            row(*(Held(button, high=52, weight=1) for button in buttons), gap=14),
            after=after,
            gap=10,
        )

    def _rows(self, rows: Sequence[Part], add: Part) -> Part:
        """Return the seats, and the place of another one."""
        return Scroll(self._area, Ground(column(*rows, add, gap=8), None, (0, 0, 0, 2)))

    def _note(self) -> Part:
        """Describe the computer player of the row focused now or last, or else the first one."""
        seats = enumerate(zip(self.seats(), self.names(), strict=True))
        notes = {
            place: self._described_player(name, wish.player)
            for place, (wish, name) in seats
            if wish.player is not Player.PERSON
        }
        first = next(iter(notes.values()), Space())
        return Alternatives(tuple(notes.values()), notes.get(self._described, first))

    def _described_player(self, who: str, player: Player) -> Part:
        level = Text(player_name(player), "note", "ink_soft")
        named = column(Text(who, bold=700, lines=1), level, gap=0)
        said = described(player, self.game_name, learned=self._learned)
        inside = row(
            Icons(("ui_robot",), 2.0),
            Cell(named, 250),
            Text(said, "note", lines=0, weight=1),
            gap=14,
        )
        return Ground(inside, rounded(9, colour("ink", 0.05)), (10, 4, 14, 4))

    def ring_part(
        self, wishes: Sequence[SeatWish], names: Sequence[str], notes: Sequence[str]
    ) -> Part:
        """Return the round table with ``notes`` in its middle; the Free City is the last."""
        players = sum(wish.player is not Player.FREE_CITY for wish in wishes)
        counted, pale = (
            translate("NewGame", "%n player(s)", None, players),
            colour("parchment", 0.75),
        )
        count = Text(counted, "text", "parchment", 600, "center", lines=1)
        middle = column(
            count,
            *(Text(note, "note", pale, 400, "center", lines=2) for note in notes),
            gap=2,
            middle=True,
        )
        seats = (SeatInfo(name, w.player) for name, w in zip(names, wishes, strict=True))
        faces, crowded = portraits(tuple(seats)), len(wishes) > CROWD
        ring, low = (
            Ring(
                Fitting(middle, count, Space(), needs=middle),
                [
                    _seat(wish, name, face, crowded=crowded, pictured=pictured)
                    for wish, name, face in zip(wishes, names, faces, strict=True)
                ],
            )
            for pictured in (self._has_wonders, False)
        )

        def paint(canvas: Canvas, rect: QRectF) -> None:
            lay(canvas, ring if rect.height() > canvas.s(_PICTURED) else low, rect)

        title = Text(translate("NewGame", "The table"), "title", "gold_light", 700)
        # Its words may be smaller than those of the page, which would all shrink with them.
        drawn = Drawing(0, 146, paint, weight=1)
        return Ground(column(title, drawn, gap=6), sea_slab, (20, 10, 20, 8), 1)

    def _seed_part(self) -> Part:
        """Return the seed and the way to another one."""
        note = translate("NewGame", "the same seed deals the same cards")
        lines = column if self.look.large else row  # a seed is read whole
        seed = self.seed.set_texts(translate("NewGame", "Seed"))
        another = self.seed_button.set_texts(translate("NewGame", "Another"))
        fields = lines(Held(seed, high=48, weight=1), Held(another, 176, 48))
        said = Text(note, "note", "ink_soft")
        return panel(translate("NewGame", "Seed"), fields, after=(said,), weight=0, gap=6)

    def hints_part(self) -> Part:
        """Return the switch of the hints."""
        hints = self.hints.set_texts(
            translate("NewGame", "Hints allowed"),
            translate("NewGame", "counted; such matches are kept apart in the statistics"),
            translate(
                "NewGame",
                "At the table, a key shows which choices are good and why. The score "
                "sheet says how often you used it.",
            ),
        )
        return Held(hints)

    # Changes ------------------------------------------------------------------------------

    def _fair_level(self) -> str | None:
        """Return the fair level; None if it is unknown, or every computer player has it."""
        seats = [*zip(self.seats(), self.names(), strict=True)]
        names = [known_as(name) for wish, name in seats if wish.player is Player.PERSON]
        others = [wish.player for wish, _ in seats if wish.player is not Player.PERSON]
        fair = fair_for(self._ratings, names, self.game_name, len(seats))
        return None if {*map(level_of, others)} <= {fair} else fair

    def _make_fair(self) -> None:
        fair = self._fair_level()
        if fair is not None:
            self._change_seats(setup.with_level(self.seats(), fair))
            self.level_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change_seats(self, seats: Sequence[SeatWish]) -> None:
        self._change(seats=tuple(seats))

    def _change_seat(self, place: int, *wish: SeatWish) -> None:
        """Change the wish for a seat; without one, remove the seat."""
        self._change_seats([*self.seats()[:place], *wish, *self.seats()[place + 1 :]])

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """Follow the keyboard to another widget."""
        for each, wish in zip(self.rows, self.seats(), strict=False):
            if now is not None and each.has(now) and wish.player is not Player.PERSON:
                self._described = each.place
                self.rearrange()

    def _new_seed(self) -> None:
        self.seed.setText(setup.new_seed(self._dice))


class RuledSetUpPage(SetUpPage[Ruled]):
    """The set-up of a match of a game with optional rules, which fold out."""

    def __init__(
        self,
        art: Art,
        table: Ruled,
        wonders: Sequence[str],
        dice: Random,
        rules: OptionalRules[Any],
        lists: Lists,
    ) -> None:
        """Offer the optional ``rules``; those in ``lists`` are chosen from a list."""
        super().__init__(art, table, wonders, dice)
        self.fold: RuleFold[Any] = RuleFold(self, rules, table.options, lists)
        self.fold.changed.connect(lambda options: self._change(options=options))
        self.fold.folded.connect(lambda: self._show_table())
        self.fold.listing.connect(self._choose_list)
        self.allowed_page = AllowedPage(art, self)
        self.allowed_page.agreed.connect(self.fold.allow)

    def _choose_list(self, names: ListWords) -> None:
        entries = names.entries(self._table.options)
        self.allowed_page.choose(names, entries, self.fold.allowed(names), len(self.seats()))

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        does = super().does()
        if self.fold.is_open:
            does[FixedKey.ESCAPE] = self.fold.button.click
        return does


class Ring(Part):
    """The round table: the first seat at the foot, the others clockwise around it."""

    def __init__(self, middle: Part, seats: Sequence[Part]) -> None:
        self._middle, self._seats = middle, seats

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        places = [self._seat_at(sizes, rect, number) for number in range(len(self._seats))]
        yield from self._middle.place(sizes, self._between(sizes, rect, places))
        for seat, at in zip(self._seats, places, strict=True):
            yield from seat.place(sizes, at)

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        x, y = rect.center().toTuple()
        across, down = self._radii(sizes, rect)
        canvas.ellipse(x, y, across * 0.86, down * 0.86, "bar", colour("gold", 0.6), 2)

    def _seat_at(self, sizes: Sizes, rect: QRectF, number: int) -> QRectF:
        across, down = self._radii(sizes, rect)
        # The left neighbour of a seat is the one before it, so seats run against the clock.
        angle = math.pi / 2 - 2 * math.pi * number / len(self._seats)
        wide = self._wide(sizes, rect)
        at = QRectF(0, 0, wide, self._seats[number].high(sizes, wide))
        at.moveCenter(rect.center() + QPointF(across * math.cos(angle), down * math.sin(angle)))
        return at

    def _between(self, sizes: Sizes, rect: QRectF, seats: Sequence[QRectF]) -> QRectF:
        """Return the room for the middle: as wide as the seats beside its lines leave it."""
        across, down = self._radii(sizes, rect)
        wide = 1.6 * across
        high = self._middle.high(sizes, wide)
        lines = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
        beside = [abs(at.center().x() - rect.center().x()) for at in seats if at.intersects(lines)]
        seat = self._wide(sizes, rect)
        half = min((x for x in beside if x > seat / 2), default=wide)
        beyond = max(at.height() for at in seats) / 2 + sizes.s(2)
        room = QRectF(0, 0, min(wide, 2 * half - seat - sizes.s(16)), 2 * (down - beyond))
        room.moveCenter(rect.center())
        return room

    def _wide(self, sizes: Sizes, rect: QRectF) -> float:
        """Return a seat's width: if many, at most from the first to the middle of the next."""
        cities = len(self._seats)
        step = math.sin(2 * math.pi / cities) if cities > 4 else 2.0
        return min(sizes.s(_SEAT), rect.width() * step / (2 + step))

    def _radii(self, sizes: Sizes, rect: QRectF) -> tuple[float, float]:
        wide = self._wide(sizes, rect)
        across, high = (rect.width() - wide) / 2, self._seats[0].high(sizes, wide)
        return across, min((rect.height() - high) / 2, across * 0.72)


def _seat(wish: SeatWish, name: str, face: str, *, crowded: bool, pictured: bool) -> Part:
    """Return the wonder, if one is chosen, with the name on a pill over its foot."""
    named = row(
        Icons((f"{face}_small",), 2.1), Text(name, bold=600, lines=1, narrow=True, weight=1), gap=6
    )
    pill = slabbed(18, _PILLS.get(wish.player, "parchment"), "ink", 2.5)
    plate = Ground(named, pill, (0, 0, 8, 0))
    if not pictured:
        return plate
    picture = Drawing(0, 46 if crowded else 66, wonder_picture(wish.wonder, wish.side, radius=6))
    return column(Ground(picture, None, (16, 0, 16, 0)), plate, gap=-14)
