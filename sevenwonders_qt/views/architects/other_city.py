"""The city of another player: a column beside the own city, or a slab in the row above it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.battle import won_from
from sevenwonders_qt.games.architects.view import CityView, PlayerView
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.architects.choices import on_deck, only
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import kind_name, token_name
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.views.architects.marks import (
    COLOURS,
    ArchitectsPart,
    cards_of,
    counts,
    deck_tip,
    draw_picture,
    icon,
    picture_tip,
    side_of,
    stages,
    strips,
    tally,
    token_pill,
    token_tip,
    top_card,
    who,
    wonder_entry,
)
from sevenwonders_qt.views.kit.part import (
    Cell,
    Margins,
    Paint,
    Part,
    Sized,
    Space,
    column,
    in_rows,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.words import Icons, Keys, sign
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.table.bar import named_head, portrait
from sevenwonders_qt.views.table.marks import border, verdict
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate

_STRIP: Final = 51.0
"""Design pixels from one row of cards to the next, where there is room for it."""

_NAMED: Final = 2
"""The most progress tokens with room for their names."""


class OtherCity(ArchitectsPart):
    """A city that a click shows large, except on its deck where the top card may be taken."""

    rule = "a_goal"

    def __init__(self, style: TableStyle, key: Act, arrow: str = "") -> None:
        """``key`` shows it large; a neighbour has the icon of an ``arrow`` to its side."""
        super().__init__(style)
        self.key, self.arrow = key, arrow
        self.seat: Seat = 0

    def depends_on(self, shown: ArchitectsTable) -> object:
        seat, view = self.seat, shown.view
        deck = on_deck(view.legal, seat, (shown.reach[0], shown.reach[2]))
        looks = view.seat, view.own.shields if self.arrow else None, shown.seats, shown.watched
        return view.cities[seat], self._active(view), shown.points(seat), deck, looks

    def entry(self) -> str:
        return wonder_entry(self._shown.view.cities[self.seat]) if self._shown is not None else ""

    def name(self) -> str:
        if self._shown is None:
            return ""
        return f"{self._shown.seats[self.seat].name} · {who(self._shown, self.seat)}"

    def describe_table(self, table: ArchitectsTable) -> Part:
        city = table.view.cities[self.seat]
        wide, high = (length / self.style.u for length in self.rect.size().toTuple())
        paint = slabbed(11, board_fill(side_of(self.seat)))
        if self.arrow:
            inside, rim = self._upright(table, city, wide, high), 8.0
        elif wide > 700:
            inside, rim = self._wide(table, city), 6.0
        else:
            inside, rim = self._narrow(table, city, wide), 6.0
        return self._note(inside, "city", "", paint, (rim, rim, rim, rim))

    # Its layouts --------------------------------------------------------------------------

    def _upright(self, table: ArchitectsTable, city: CityView, wide: float, high: float) -> Part:
        """Return the upright layout; the picture makes room for the rows of cards, then they do."""
        lines = [COLOURS] if self.style.large else [(fill,) for fill in COLOURS]
        cards = (strips(table, cards_of(table, city, line), self._enlarge) for line in lines)
        alike = ([Cell(each, weight=1) for each in held] for held in cards)
        rows = [line for held in alike for line in in_rows(held, 3)]
        room = high - (198 if city.tokens else 156) - (40 if self.style.large else 0)
        picture = max(124.0, min(wide / 2, room - len(rows) * _STRIP))
        deck = row(Space(weight=1), self._deck(table, 58, 76))
        over = column(deck, Space(weight=1), stages(table, city, 34), gap=0)
        return column(
            self._head(table, 33),
            Cell(self._picture(city, over, (8, 8, 8, 7)), high=picture),
            row(counts(table, city), Space(weight=1), *_cat(city, 38)),
            Cell(column(*rows, gap=5), high=min(len(rows) * _STRIP, room - picture)),
            Space(weight=1),
            self._tokens(city),
            Cell(Sized(self._border(table, city), 0.94), high=40),
            gap=6,
        )

    def _wide(self, table: ArchitectsTable, city: CityView) -> Part:
        """Return the wide layout, with its cards in a row."""
        name = Cell(self._head(table, 33), weight=1)
        head = row(name, counts(table, city), *_cat(city, 38))
        below = row(Cell(stages(table, city, 36), 400), self._tokens(city))
        cards = strips(table, cards_of(table, city), self._enlarge)
        held = row(*cards, Space(weight=max(0, 10 - len(cards))), gap=6, weight=1)
        upper = row(column(head, below, gap=4, weight=1), self._deck(table, 58, 76))
        return row(
            self._picture(city, Cell(Space(), 252)),
            column(upper, Cell(held, weight=1, high=30), gap=4, weight=1),
            gap=10,
        )

    def _narrow(self, table: ArchitectsTable, city: CityView, wide: float) -> Part:
        """Return the narrow layout: the numbers of each kind of card, and a picture if it fits."""
        head = self._head(table, 28, keyed=wide > 340 and not self.style.large)
        words = column(head, counts(table, city, "text", 9), gap=3, weight=1)
        parts = column(
            row(words, self._deck(table, 40, 54), gap=4),
            stages(table, city, 27),
            row(tally(city.cards), *_cat(city, 28), gap=4, weight=1),
            gap=4,
            weight=1,
        )
        return row(self._picture(city, Cell(Space(), 151)), parts, gap=10) if wide > 400 else parts

    # Its parts ----------------------------------------------------------------------------

    def _enlarge(self) -> None:
        self.enlarge.emit(self.seat)

    def _note(
        self,
        part: Part,
        key: str,
        words: str,
        paint: Paint | None = None,
        margins: Margins = (0, 0, 0, 0),
        rule: str = "",
    ) -> Part:
        """Return a region with a description; pressing it shows the whole city."""
        stop = key == "head"
        return Answering(
            part, key, words, self._enlarge, paint=paint, margins=margins, focusable=stop, rule=rule
        )

    def _head(self, table: ArchitectsTable, side: float, *, keyed: bool = True) -> Part:
        """Name the player, the wonder and the key; a neighbour's arrow is at the outer end."""
        seat, view, held = self.seat, table.view, table.view.cities[self.seat].cards
        before: list[Part] = [Cell(portrait(portraits(table.seats)[seat], side), side, high=side)]
        after: list[Part] = [Keys((cap(self.key),), dark=True)] if keyed else []
        if self.arrow == "scope_left":
            before.insert(0, sign(self.arrow, 24))
        elif self.arrow:
            after.append(sign(self.arrow, 24))
        shades = "parchment", colour("parchment", 0.8)
        abouts = who(table, seat), city_name(view.cities[seat].wonder)
        head = named_head(table.seats[seat].name, abouts, shades, before, after)
        cards = in_a_row(f"{count} × {kind_name(card)}" for card, count in held.items() if count)
        tokens = (token_tip(token).replace("\n", ": ") for token in view.cities[seat].tokens)
        about = "\n".join(filter(None, (self.name(), cards, *tokens, self._large())))
        paint = rounded(7, "sea_deep", "gold" if self._active(view) else None, 2)
        return self._note(head, "head", about, paint, (8, 1.5, 8, 1.5))

    def _active(self, view: PlayerView) -> bool:
        return view.active == self.seat and view.result is None

    def _large(self) -> str:
        return translate("Table", "Click or {key}: large").format(key=cap(self.key))

    def _picture(self, city: CityView, over: Part, margins: Margins = (0, 0, 0, 0)) -> Part:
        """Return its wonder, with a part over it."""
        words = f"{picture_tip(city)}\n{self._large()}"
        return self._note(
            over, "picture", words, partial(draw_picture, city=city), margins, "a_build"
        )

    def _deck(self, table: ArchitectsTable, wide: float, high: float) -> Part:
        """Return the top card of its deck; lit when it may be taken."""
        ways = on_deck(table.view.legal, self.seat, (table.reach[0], table.reach[2]))
        return Answering(
            top_card(table, self.seat, wide, high, lit=bool(ways)),
            "deck",
            deck_tip(table, self.seat),
            partial(self.chosen.emit, ways) if ways else self._enlarge,
            focusable=bool(ways),
            command=only(ways),
            rule="a_turn",
        )

    def _tokens(self, city: CityView) -> Part:
        """Return the progress tokens, with their names where there are few."""
        named = len(city.tokens) <= _NAMED
        pills = [
            token_pill(token, number, 36, (token_name(token),) if named else (), self._enlarge)
            for number, token in enumerate(city.tokens)
        ]
        return row(*pills, gap=6)

    def _border(self, table: ArchitectsTable, city: CityView) -> Part:
        """Return the shields on both sides, and the winner if a battle began now."""
        own, name = table.view.own.shields, table.seats[self.seat].name
        lead = own - city.shields
        medals = won_from(max(own, city.shields), min(own, city.shields), len(table.seats))
        looks = table.seats[table.view.seat].name if table.watched else ""
        text = verdict(lead, looks, name)
        mine, theirs = (looks or translate("Table", "you"), own), (name, city.shields)
        left, right = (theirs, mine) if self.arrow == "scope_left" else (mine, theirs)
        words = translate(
            "Table",
            "A battle starts when every conflict token is turned. Whoever has more "
            "shields than a neighbour wins.",
        )
        bar = border(left, right, lead, text, Icons(("mil_3",) * medals, 1.7))
        return self._note(bar, "border", f"{text}\n{words}", rule="a_battle")


def _cat(city: CityView, side: float) -> list[Part]:
    return [icon("ar_cat", side)] * city.cat
