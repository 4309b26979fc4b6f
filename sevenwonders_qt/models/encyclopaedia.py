"""The encyclopaedia: an entry for every card, board, deck and token of the box, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.text import plain
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    Coins,
    CoinsPer,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import architects_terms, names
from sevenwonders_qt.models.architects_names import TOKENS
from sevenwonders_qt.models.boxes import known_among
from sevenwonders_qt.models.effect_words import cost_words, effect_sentences, stage_sentences
from sevenwonders_qt.models.entry_key import Kind, key_of
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.lists import in_a_row, titled
from sevenwonders_qt.models.names import ROMAN, age_name, city_name, wonder_name
from sevenwonders_qt.models.rules.book import all_rules, words
from sevenwonders_qt.models.rules.links import (
    rule_of_architects_card,
    rule_of_colour,
    rule_of_stage,
)
from sevenwonders_qt.models.terms import board_name, card_name, kind_name, resource_name, side_name
from sevenwonders_qt.models.wonder_advice import architects_advice, board_advice

translate = QCoreApplication.translate


class Shelf(StrEnum):
    """Entries that are listed together, besides those of boxes."""

    CARDS = "cards"
    WONDERS = "wonders"
    ARCHITECTS = "architects"


class Gives(StrEnum):
    """What a card is looked for: what its effects give."""

    RESOURCES = "resources"
    POINTS = "points"
    SHIELDS = "shields"
    SCIENCE = "science"
    COINS = "coins"
    TRADE = "trade"


_GIVEN: Final[Mapping[type[Effect], Gives]] = {
    Produce: Gives.RESOURCES,
    Points: Gives.POINTS,
    PointsPer: Gives.POINTS,
    PointsIfComplete: Gives.POINTS,
    Shields: Gives.SHIELDS,
    Science: Gives.SCIENCE,
    Coins: Gives.COINS,
    CoinsPer: Gives.COINS,
    TradeDiscount: Gives.TRADE,
}


def gives_words(gives: Gives) -> str:
    """What an effect gives, as a filter names it."""
    return {
        Gives.RESOURCES: translate("Encyclopaedia", "produces resources"),
        Gives.POINTS: translate("Encyclopaedia", "gives points"),
        Gives.SHIELDS: translate("Encyclopaedia", "gives shields"),
        Gives.SCIENCE: translate("Encyclopaedia", "scientific symbol"),
        Gives.COINS: translate("Encyclopaedia", "gives coins"),
        Gives.TRADE: translate("Encyclopaedia", "cheaper trade"),
    }[gives]


@dataclass(frozen=True, slots=True)
class Fact:
    """A few sentences under a label."""

    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing, in words.

    ``key`` is the same in every language and edition. ``copies`` are how many cards of it there
    are for each number of players; empty where that says nothing. ``opened_by`` and ``opens`` are
    the keys of entries at the ends of chains; ``resources`` are those that a card makes or costs,
    ``gives`` what its effects give; ``rule`` is the id of its rule. ``box`` is the name
    of the expansion that brings it, if that is its kind.
    """

    key: str
    kind: Kind
    id: str
    name: str
    about: str
    icon: str
    facts: tuple[Fact, ...]
    rule: str
    side: str = ""
    age: int = 0
    colour: str = ""
    copies: Mapping[int, int] | None = None
    opened_by: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    box: str = ""
    resources: frozenset[str] = frozenset()
    gives: frozenset[Gives] = frozenset()

    @property
    def shelf(self) -> str:
        """Where it is listed: a `Shelf`, or what a box brings under the name of the box."""
        return self.box or _SHELVES[self.kind]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which entries are wanted; 0 and empty stand for any."""

    shelf: str = Shelf.CARDS
    age: int = 0
    colour: str = ""
    players: int = 0
    words: str = ""
    resource: str = ""
    gives: str = ""


_SHELVES: Final = {
    Kind.CARD: Shelf.CARDS,
    Kind.BOARD: Shelf.WONDERS,
    Kind.A_CARD: Shelf.ARCHITECTS,
    Kind.A_WONDER: Shelf.ARCHITECTS,
    Kind.A_TOKEN: Shelf.ARCHITECTS,
}


class Encyclopaedia:
    """All entries of an edition and of Architects, in the language chosen when it is made."""

    def __init__(self, library: Library, edition: Edition) -> None:
        """Raises `DataError` for damaged files."""
        self._library, self.edition = library, edition
        self.entries: Mapping[str, Entry] = {entry.key: entry for entry in self._all()}

    def find(self, wanted: Filter) -> tuple[Entry, ...]:
        """What the filter lets through; with words, of every shelf."""
        parts = plain(wanted.words).split()
        if parts:
            found = [
                entry
                for entry in self.entries.values()
                if all(part in self._letters[entry.key] for part in parts)
            ]
            # What bears the words in its name comes before what says them.
            return tuple(sorted(found, key=lambda each: not _in_name(each, parts)))
        return tuple(each for each in self.entries.values() if _lets_through(wanted, each))

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        return {
            key: plain(" ".join((entry.name, entry.about, *_said(entry))))
            for key, entry in self.entries.items()
        }

    def _all(self) -> Iterator[Entry]:
        rules = self._library.rules(self.edition)
        catalogue = rules.catalogue
        for card in catalogue.cards.values():
            yield self._card(card)
        for board in catalogue.boards.values():
            yield self._board(board)
        for box in known_among([module.name for module in rules.modules]):
            yield from box.articles(rules)
        yield from self._architects()

    def _card(self, card: Card) -> Entry:
        catalogue = self._library.catalogue(self.edition)
        copies = {n: sum(each <= n for each in card.copies) for n in CITIES}
        pool = next((pool for pool in catalogue.pools if card.id in pool.cards), None)
        facts = [
            Fact(translate("Card", "Effect"), tuple(effect_sentences(card.effects))),
            Fact(translate("Card", "Cost"), (cost_words(card.cost),)),
        ]
        if pool is not None:
            drawn = in_a_row(titled(n, pool.drawn[n]) for n in CITIES)
            text = translate("Encyclopaedia", "Drawn from {count}. By players: {drawn}")
            facts.append(
                Fact(
                    translate("Encyclopaedia", "In the deck"),
                    (text.format(count=len(pool.cards), drawn=drawn),),
                )
            )
        cost = (good for good, n in zip(RESOURCES, card.cost.resources, strict=True) if n)
        made = (each for e in card.effects if isinstance(e, Produce) for each in e.options)
        rule = rule_of_colour(card.colour)
        facts += rulings_of(rule, names.CARDS.get(card.id))
        return Entry(
            key_of(Kind.CARD, card.id),
            Kind.CARD,
            card.id,
            card_name(card.id),
            f"{kind_name(card.colour)} · {age_name(card.age)}",
            f"sym_{card.colour}",
            tuple(facts),
            rule,
            age=card.age,
            colour=card.colour,
            copies=copies if pool is None else None,
            opened_by=tuple(key_of(Kind.CARD, each) for each in card.chains_from),
            opens=tuple(key_of(Kind.CARD, each) for each in card.chains_to),
            resources=frozenset({*cost, *made}),
            gives=frozenset(_GIVEN[type(e)] for e in card.effects if type(e) in _GIVEN),
        )

    def _board(self, board: BoardSide) -> Entry:
        sides = self._library.catalogue(self.edition).side_names
        makes = resource_name(board.resource)
        facts = [
            _advice(board_advice(sides, board.wonder, board.side)),
            Fact(translate("Encyclopaedia", "Produces from the start"), (makes,)),
        ]
        for number, stage in enumerate(board.stages):
            title = translate("Table", "Stage {number}").format(number=ROMAN[number])
            label = f"{title} · {cost_words(stage.cost)}"
            facts.append(Fact(label, tuple(stage_sentences(stage))))
        links = [rule_of_stage(stage) for stage in board.stages]
        rule = next((link for link in links if link != "wonder"), "wonder")
        facts += rulings_of(rule, names.CITIES.get(board.wonder))
        return Entry(
            key_of(Kind.BOARD, board.wonder, board.side),
            Kind.BOARD,
            board.wonder,
            board_name(sides, board.wonder, board.side),
            f"{wonder_name(board.wonder)} · {side_name(sides, board.side)}",
            "wonder",
            tuple(facts),
            rule,
            side=board.side,
        )

    def _architects(self) -> Iterator[Entry]:
        catalogue = self._library.architects
        game = translate("Rules", "Architects")
        for wonder in catalogue.wonders.values():
            facts = [_advice(architects_advice(wonder.id))]
            for stage in wonder.stages:
                title = architects_terms.stage_title(stage.number)
                cost = architects_terms.cost_words(stage.cost.count, identical=stage.cost.identical)
                points = translate("Score", "%n point(s)", None, stage.points)
                does = architects_terms.stage_effect(stage.effect)
                facts.append(Fact(f"{title} · {cost}", tuple(filter(None, (points, does)))))
            deck = Counter(catalogue.decks[wonder.id])
            facts.append(Fact(translate("Encyclopaedia", "In its deck"), (_deck_words(deck),)))
            facts += rulings_of("a_effects", names.CITIES.get(wonder.id))
            yield Entry(
                key_of(Kind.A_WONDER, wonder.id),
                Kind.A_WONDER,
                wonder.id,
                city_name(wonder.id),
                f"{game} · {wonder_name(wonder.id)}",
                "wonder",
                tuple(facts),
                "a_effects",
            )
        central, rules = Counter(catalogue.central), all_rules()
        for card in catalogue.cards.values():
            rule = rule_of_architects_card(card.colour)
            middle = translate("Encyclopaedia", "Centre: {count}").format(count=central[card.id])
            each = [
                titled(city_name(wonder), Counter(catalogue.decks[wonder])[card.id])
                for wonder in catalogue.wonders
            ]
            yield Entry(
                key_of(Kind.A_CARD, card.id),
                Kind.A_CARD,
                card.id,
                architects_terms.kind_name(card.id),
                game,
                "build",
                (
                    Fact(translate("Card", "Effect"), (words(rules[rule].texts[0]),)),
                    Fact(
                        translate("Encyclopaedia", "In the decks"),
                        (in_a_row((middle, *each)),),
                    ),
                ),
                rule,
                colour=card.colour,
            )
        for token in catalogue.tokens.values():
            count = translate("Score", "%n token(s)", None, token.copies)
            yield Entry(
                key_of(Kind.A_TOKEN, token.id),
                Kind.A_TOKEN,
                token.id,
                architects_terms.token_name(token.id),
                f"{game} · {translate('Encyclopaedia', 'Progress token')}",
                "ar_progress",
                (
                    Fact(translate("Card", "Effect"), (architects_terms.token_effect(token.id),)),
                    Fact(translate("Encyclopaedia", "Copies"), (count,)),
                    *rulings_of("a_tokens", TOKENS.get(token.id)),
                ),
                "a_tokens",
            )


def rulings_of(rule: str, name: object) -> list[Fact]:
    """The rulings of a rule that speak of the thing of this English name."""
    rules = all_rules()
    found = [
        words(ruling.text)
        for each in {rule: None, "power_pile": None, "power_copy": None, "science": None}
        for ruling in rules[each].rulings
        if name is not None and str(name) in str(ruling.text)
    ]
    return [Fact(translate("Encyclopaedia", "Rulings"), tuple(found))] if found else []


def _advice(text: str) -> Fact:
    return Fact(translate("Encyclopaedia", "How it is played"), (text,))


def _deck_words(deck: Mapping[CardId, int]) -> str:
    return in_a_row(f"{count} × {architects_terms.kind_name(card)}" for card, count in deck.items())


def _said(entry: Entry) -> Sequence[str]:
    return [line for fact in entry.facts for line in (fact.label, *fact.lines)]


def _in_name(entry: Entry, parts: Sequence[str]) -> bool:
    name = plain(entry.name)
    return all(part in name for part in parts)


def _lets_through(wanted: Filter, entry: Entry) -> bool:
    if entry.shelf != wanted.shelf:
        return False
    if wanted.shelf == Shelf.CARDS and wanted.colour and entry.colour != wanted.colour:
        return False
    if wanted.age and entry.age and entry.age != wanted.age:
        return False
    if wanted.shelf == Shelf.CARDS and not (
        {*filter(None, (wanted.resource,))} <= entry.resources
        and {*filter(None, (wanted.gives,))} <= entry.gives
    ):
        return False
    return not (wanted.players and entry.copies and not entry.copies.get(wanted.players))
