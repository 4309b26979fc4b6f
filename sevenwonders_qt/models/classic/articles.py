"""The entries of 7 Wonders in the encyclopaedia: its cards, its boards, and what boxes bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Catalogue, SideNames
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
from sevenwonders_qt.games.classic.scoring import Category
from sevenwonders_qt.models.boxes import box_card_advice, known_among
from sevenwonders_qt.models.shown.article import Article, Fact, Gives
from sevenwonders_qt.models.shown.encyclopaedia import advice_fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.effects import cost_words, effect_sentences, stage_sentences
from sevenwonders_qt.models.words.lists import in_a_row, titled
from sevenwonders_qt.models.words.names import ROMAN, age_name, wonder_name
from sevenwonders_qt.models.words.rules.links import rule_of_colour, rule_of_stage
from sevenwonders_qt.models.words.terms import (
    board_name,
    card_name,
    kind_name,
    resource_name,
    side_name,
)
from sevenwonders_qt.models.words.wonder_advice import board_advice, side_id

translate = QCoreApplication.translate

GIVEN: Final[Mapping[type[Effect], Gives]] = {
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
"""The group in the search of the cards with an effect."""

_ROWS: Final[Mapping[str, str]] = {
    "red": Category.MILITARY,
    "blue": Category.CIVIL,
    "green": Category.SCIENCE,
    "yellow": Category.COMMERCE,
    "purple": Category.GUILD,
}
"""The row of the score sheet that the cards of a colour add points to."""


def articles(library: Library, edition: Edition) -> Iterator[Article]:
    """Yield an entry for each card and board of an edition; raises `DataError`."""
    rules = library.rules(edition)
    catalogue = rules.catalogue
    for card in catalogue.cards.values():
        yield _card(catalogue, card)
    for board in catalogue.boards.values():
        yield _board(catalogue.side_names, board)
    for box in known_among([module.name for module in rules.modules]):
        yield from box.articles(rules)


def _card(catalogue: Catalogue, card: Card) -> Article:
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
    advice = box_card_advice(card.id)
    if advice is not None:
        facts.append(advice_fact(advice))
    cost = (good for good, n in zip(RESOURCES, card.cost.resources, strict=True) if n)
    made = (each for e in card.effects if isinstance(e, Produce) for each in e.options)
    return Article(
        key_of(EntryKind.CARD, card.id),
        EntryKind.CARD,
        card.id,
        card_name(card.id),
        f"{kind_name(card.colour)} · {age_name(card.age)}",
        f"sym_{card.colour}",
        tuple(facts),
        rule_of_colour(card.colour),
        age=card.age,
        colour=card.colour,
        copies=copies if pool is None else None,
        opened_by=tuple(key_of(EntryKind.CARD, each) for each in card.chains_from),
        opens=tuple(key_of(EntryKind.CARD, each) for each in card.chains_to),
        resources=frozenset({*cost, *made}),
        row=_ROWS.get(card.colour, ""),
        gives=frozenset(GIVEN[type(e)] for e in card.effects if type(e) in GIVEN),
    )


def _board(sides: SideNames, board: BoardSide) -> Article:
    facts = [advice_fact(board_advice(sides, board.wonder, board.side))]
    if board.resource is not None:
        makes = resource_name(board.resource)
        facts.append(Fact(translate("Encyclopaedia", "Produces from the start"), (makes,)))
    if board.effects:
        always = tuple(effect_sentences(board.effects))
        facts.append(Fact(translate("Encyclopaedia", "From the start"), always))
    for number, stage in enumerate(board.stages):
        title = translate("Table", "Stage {number}").format(number=ROMAN[number])
        label = f"{title} · {cost_words(stage.cost)}"
        facts.append(Fact(label, tuple(stage_sentences(stage))))
    links = [rule_of_stage(stage) for stage in board.stages]
    rule = next((link for link in links if link != "wonder"), "wonder")
    return Article(
        key_of(EntryKind.BOARD, board.wonder, board.side),
        EntryKind.BOARD,
        board.wonder,
        board_name(sides, board.wonder, board.side),
        f"{wonder_name(board.wonder)} · {side_name(sides, board.side)}",
        "wonder",
        tuple(facts),
        rule,
        side=board.side,
        board=f"{board.wonder} {side_id(sides, board.side)}",
        is_wonder=True,
    )
