"""The encyclopaedia: filters and a list at the left, the chosen thing at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.effects import RESOURCES
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.shape import RULEBOOK
from sevenwonders_qt.models import acts, games
from sevenwonders_qt.models.acts import KeyMark, On
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.shown.article import Article, Fact, Gives, Shelf
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia, EntryFilter, gives_words
from sevenwonders_qt.models.shown.entry_key import EntryKind
from sevenwonders_qt.models.shown.faces import Faces
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.own_figures import own_figures
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import ROMAN, age_name
from sevenwonders_qt.models.words.rules.book import words
from sevenwonders_qt.models.words.terms import kind_name, resource_name
from sevenwonders_qt.views.kit.button import Button, PaintedButton
from sevenwonders_qt.views.kit.field import Choice, Option, Segments, options
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Drawing, Part, Space, column, grid, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.walk_list import Line, LineList, SearchedPage
from sevenwonders_qt.views.kit.words import Held, Text, panel, section
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import card_rect, draw_card
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.games import GameTable

translate = QCoreApplication.translate

_ENDS: Final = 3
"""The most cards that open one, or that one opens."""


class CardButton(PaintedButton):
    """A small card at one end of a chain; pressed, it becomes the one that is shown."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.entry = ""
        self._catalogue: Catalogue | None = None
        self.hide()

    def show_card(self, entry: Article, catalogue: Catalogue, name: str) -> None:
        """Show this card; ``name`` is for assistive technology."""
        self.entry, self._catalogue = entry.key, catalogue
        self.setText(entry.name)
        self.setAccessibleName(name)
        set_tip(self, name)
        self.show()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        if self._catalogue is None:
            return
        card = CardId(self.entry.split("/")[1])
        lit = colour("gold_light") if self.hovered() else None
        draw_card(canvas, rect, Faces(self._catalogue)(card), glow=lit)
        if self.hasFocus():
            focus_ring(canvas, card_rect(rect), 10)


class EncyclopaediaPage(SearchedPage[LineList]):
    """Up and down walk the list, Ctrl+F searches, R leads to the rule; chains are buttons.

    With C the entry that is shown stays beside those that are chosen next, to be compared.
    """

    on = (On.ENCYCLOPAEDIA,)

    rule_wanted = Signal(str)
    """The id of the rule of the shown entry."""

    def __init__(
        self,
        art: Art,
        library: Library,
        games: Sequence[GameTable],
        boxes: Sequence[TableParts] = (),
    ) -> None:
        """Take picture painters from ``games`` and from the ``boxes`` of expansions."""
        super().__init__(art)
        self.first = self.list = LineList(self.look, self)
        look = self.look
        self._library = library
        self._drawn = {name: draw for box in boxes for name, draw in box.articles.items()}
        self._of_games = {
            kind: draw for game in games for kind, draw in game.pictures().articles.items()
        }
        self._books: dict[Edition, Encyclopaedia] = {}
        self._records = Records()
        self._filter = EntryFilter()
        self._edition = Edition.FIRST
        self._key = ""
        self._kept: tuple[Edition, str] | None = None
        self.shelves: Segments[str] = Segments(look, self, "tabs")
        self.ages: Segments[int] = Segments(look, self)
        self.lists = {
            name: Choice(look, self) for name in ("colour", "players", "resource", "gives")
        }
        """By the part of the `EntryFilter` that is chosen from each."""
        self.editions = Choice(look, self)
        self.sources = [CardButton(look, self) for _ in range(_ENDS)]
        self.targets = [CardButton(look, self) for _ in range(_ENDS)]
        self.rule_button = Button(look, self, "ui_log", acts.ENTRY_RULE)
        self.compare_button = Button(look, self, "ui_eye", acts.COMPARE)
        self._facts = ScrollArea(look, self)
        self._kept_facts = ScrollArea(look, self)
        self._connect()
        self._list()

    # Showing ------------------------------------------------------------------------------

    def entry(self) -> Article | None:
        """Return the entry that is shown."""
        return self.book(self._edition).entries.get(self._key)

    def book(self, edition: Edition) -> Encyclopaedia:
        """Return all entries of an edition, and of other games."""
        if edition not in self._books:
            self._books[edition] = Encyclopaedia(self._library, edition)
        return self._books[edition]

    def kept(self) -> Article | None:
        """Return the entry that is compared with the shown one."""
        if self._kept is None:
            return None
        edition, key = self._kept
        return self.book(edition).entries[key]

    def show_entry(self, key: str, edition: Edition | None = None) -> None:
        """Show this entry, in an edition that has it; nothing happens where none has."""
        wanted = (edition or self._edition, self._edition, *Edition)
        found = next((each for each in wanted if key in self.book(each).entries), None)
        if found is None:
            return
        self._edition, self._key = found, key
        shelf = self.book(found).entries[key].shelf
        with QSignalBlocker(self.search):
            self.search.clear()
        self._filter = EntryFilter(shelf)
        self._show()
        self.list.choose(key)

    def compare(self, *, on: bool) -> None:
        """Compare the entry chosen next with the shown one; or end that."""
        self._kept = (self._edition, self._key) if on else None
        self.rearrange()

    def show_records(self, records: Records) -> None:
        """Show with the entries their results in these matches."""
        if records != self._records:
            self._records = records
            self.rearrange()

    def retranslate(self) -> None:
        self._books.clear()
        self._list()

    # Layout -------------------------------------------------------------------------------

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("Encyclopaedia", "Entries"))
        left = self.listing(
            translate("Encyclopaedia", "%n entry(ies)", None, len(self.list.lines())),
            *self._filters(),
            icon="ui_book",
            gap=8,
        )
        shelves: dict[str, str] = {
            Shelf.CARDS: translate("Table", "Cards"),
            Shelf.WONDERS: translate("Encyclopaedia", "Wonders"),
            **self._boxes(),
            **self._other_games(),
        }
        named = translate("Encyclopaedia", "Encyclopaedia")
        self.shelves.set_options(options(shelves), self._filter.shelf, named)
        return self.page(
            translate("Encyclopaedia", "Encyclopaedia"),
            row(left, *self._articles(), gap=20),
            Held(self.shelves),
        )

    def _filters(self) -> Iterator[Part]:
        """Yield the filters of the list: most of them for cards alone."""
        wanted = self._filter
        any_age = Option(0, translate("Encyclopaedia", "any Age"))
        ages = [Option(age, ROMAN[age - 1], name=age_name(age)) for age in _AGES]
        cards = self._library.catalogue(self._edition).cards.values()
        painted = dict.fromkeys(card.colour for card in cards)
        offered: dict[str, tuple[str, list[Option[Any]]]] = {
            "colour": (
                translate("Encyclopaedia", "Colour"),
                [
                    Option("", translate("Encyclopaedia", "any colour")),
                    *(Option(each, kind_name(each), f"sym_{each}") for each in painted),
                ],
            ),
            "players": (
                translate("Encyclopaedia", "Players"),
                [
                    Option(0, translate("Encyclopaedia", "players: any")),
                    *(Option(n, translate("Score", "%n player(s)", None, n)) for n in CITIES),
                ],
            ),
            "resource": (
                translate("Encyclopaedia", "Resource produced or needed"),
                [
                    Option("", translate("Encyclopaedia", "any resource")),
                    *(Option(str(each), resource_name(each), f"res_{each}") for each in RESOURCES),
                ],
            ),
            "gives": (
                translate("Card", "Effect"),
                [
                    Option("", translate("Encyclopaedia", "any effect")),
                    *(Option(str(each), gives_words(each)) for each in Gives),
                ],
            ),
        }
        for name, (title, entries) in offered.items():
            self.lists[name].set_options(entries, getattr(wanted, name), title)
        choices = (*self.lists.values(),)
        named = {
            Edition.FIRST: translate("NewGame", "First edition"),
            Edition.SECOND: translate("NewGame", "Second edition"),
        }
        editions = self.editions.set_options(
            options(named), self._edition, translate("NewGame", "Edition")
        )
        self.ages.set_options([any_age, *ages], wanted.age, translate("Encyclopaedia", "Age"))
        for filters in (self.ages, *choices):
            filters.setVisible(wanted.shelf is Shelf.CARDS)
        editions.setVisible(wanted.shelf not in self._other_games())
        yield Held(self.ages, high=44)
        for pair in (choices[:2], choices[2:]):
            yield row(*(Held(each, high=44, weight=1) for each in pair))
        yield Held(editions, high=44)

    def _articles(self) -> list[Part]:
        """Return the shown entry, and before it the one it is compared with."""
        kept, entry, edition = self.kept(), self.entry(), self._edition
        for button in (self.rule_button, self.compare_button):
            button.setVisible(entry is not None)
        self._kept_facts.setVisible(kept is not None and entry is not None)
        if entry is not None and kept is None:
            before, after = self._chain(entry)
            drawn = row(*before, self._picture(entry, edition), *after, gap=18)
            return [self._panel(entry, edition, drawn, self._facts, 2.4)]
        for each in (*self.sources, *self.targets):
            each.hide()
        if entry is None or kept is None or self._kept is None:
            return [panel("", Space(weight=1), weight=2.4)]
        first, other = self._picture(kept, self._kept[0]), row(self._picture(entry, edition))
        return [
            self._panel(kept, self._kept[0], first, self._kept_facts, 1.2, foot=False),
            self._panel(entry, edition, other, self._facts, 1.2),
        ]

    def draw_picture(self, canvas: Canvas, rect: QRectF, entry: Article, edition: Edition) -> None:
        """Draw the entry's picture, as large as the place allows.

        Raises LookupError for an entry that no game or box draws.
        """
        if entry.box:
            self._drawn[entry.box](canvas, rect, entry.id)
        else:
            self._of_games[entry.kind](canvas, rect, entry, self._library, edition)

    def _picture(self, entry: Article, edition: Edition) -> Part:
        paint = partial(self.draw_picture, entry=entry, edition=edition)
        return Drawing(0, 370, paint, weight=2.0, said=entry.name)

    def _panel(
        self,
        entry: Article,
        edition: Edition,
        drawn: Part,
        area: ScrollArea,
        weight: float,
        *,
        foot: bool = True,
    ) -> Part:
        own = own_figures(entry, edition, self._records)
        compare = translate("Encyclopaedia", "Compare")
        if self._kept is not None:
            compare = translate("Encyclopaedia", "End comparing")
        rule = self.rule_button.set_texts(translate("Encyclopaedia", "The rule"))
        buttons = (Held(self.compare_button.set_texts(compare), 240, 46), Held(rule, 240, 46))
        return panel(
            entry.name,
            Text(entry.about, "note", "ink_soft"),
            drawn,
            Scroll(
                area,
                column(*_facts(entry.facts), *_copies(entry), *_facts([own] if own else []), gap=4),
            ),
            row(Space(weight=1), *buttons) if foot else Space(46),
            icon=entry.icon,
            weight=weight,
            gap=8,
        )

    def _chain(self, entry: Article) -> tuple[list[Part], list[Part]]:
        """Return the cards before and behind this one, each column under its words."""
        entries, catalogue = (
            self.book(self._edition).entries,
            self._library.catalogue(self._edition),
        )
        columns: list[list[Part]] = []
        for buttons, keys, title in (
            (self.sources, entry.opened_by, translate("Card", "Free with")),
            (self.targets, entry.opens, translate("Card", "Makes free")),
        ):
            for number, button in enumerate(buttons):
                button.setVisible(number < len(keys))
                if number < len(keys):
                    other = entries[keys[number]]
                    button.show_card(other, catalogue, titled(title, other.name))
            if entry.kind is not EntryKind.CARD:
                columns.append([])
                continue
            shown = [each for each in buttons if not each.isHidden()]
            high = 330 / max(2, len(shown))
            held = [Held(each, high * 0.66 + 20, high) for each in shown]
            head = Text(title if keys else "", "note", "ink_soft", align="center")
            columns.append([column(head, *held, gap=4, weight=1.0, middle=True)])
        return columns[0], columns[1]

    # Choosing -----------------------------------------------------------------------------

    def _connect(self) -> None:
        self.shelves.chosen.connect(lambda shelf: self._narrow(EntryFilter(shelf)))
        self.ages.chosen.connect(lambda age: self._narrow(replace(self._filter, age=age)))
        for name, choice in self.lists.items():
            choice.chosen.connect(
                lambda value, name=name: self._narrow(replace(self._filter, **{name: value}))
            )
        self.editions.chosen.connect(self._take_edition)
        self.search.textChanged.connect(
            lambda words: self._narrow(replace(self._filter, words=words))
        )
        self.list.walked.connect(self._walk)
        self.rule_button.clicked.connect(
            lambda: self.rule_wanted.emit(self.book(self._edition).entries[self._key].rule)
        )
        self.compare_button.clicked.connect(lambda: self.compare(on=self._kept is None))
        for button in (*self.sources, *self.targets):
            button.clicked.connect(lambda _=False, each=button: self._follow(each))

    def _follow(self, button: CardButton) -> None:
        """Follow the chain; the keyboard goes to the list, as the button has gone."""
        self.show_entry(button.entry)
        self.focus_first()

    def _narrow(self, wanted: EntryFilter) -> None:
        """List the entries that this filter lets through."""
        self._filter = wanted
        self._show()

    def _take_edition(self, edition: Edition) -> None:
        self._edition = edition
        self._show()

    def _walk(self, key: str) -> None:
        self._key = key
        self.rearrange()

    def _show(self) -> None:
        self._list()
        self.rearrange()

    def _list(self) -> None:
        found = self.book(self._edition).find(self._filter)
        if found and self._key not in {entry.key for entry in found}:
            self._key = found[0].key
        lines = [Line(each.key, each.name, each.about, each.icon) for each in found]
        self.list.show_lines(lines, self._key)

    def _boxes(self) -> dict[str, str]:
        """Return the titles of the boxes that have entries."""
        shelves = {each.shelf for each in self.book(self._edition).entries.values()}
        return {
            box.name: words(chapter.heading) if (chapter := box.chapter()) else box.title()
            for box in all_words()
            if box.name in shelves
        }

    def _other_games(self) -> dict[str, str]:
        """Return the titles of the games that have a shelf of their own."""
        shelves = {each.shelf for each in self.book(self._edition).entries.values()}
        return {game.name: game.title() for game in games.all_words() if game.name in shelves}

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), acts.ENCYCLOPAEDIA: self.back_button.click}


_AGES: Final = tuple(RULEBOOK.ages_from(1))


def _facts(facts: Sequence[Fact]) -> list[Part]:
    parts: list[Part] = []
    for fact in facts:
        parts += [section(fact.label), *(Text(line, lines=0) for line in fact.lines), Space(4)]
    return parts


def _copies(entry: Article) -> list[Part]:
    """Return the number of copies for each number of players."""
    if not entry.copies:
        return []
    heads = [Text(str(n), "note", "ink_soft", align="center", lines=1) for n in entry.copies]
    counts = [Text(str(n), bold=700, align="center", lines=1) for n in entry.copies.values()]
    players = translate("Encyclopaedia", "Players")
    copies = translate("Encyclopaedia", "Copies")
    return [
        section(translate("Encyclopaedia", "In the deck")),
        grid(
            [
                [Text(players, "note", "ink_soft", lines=1), *heads],
                [Text(copies, bold=600, lines=1), *counts],
            ],
            gap=2,
            between=26,
        ),
        Space(4),
    ]
