"""The entries of Architects in the encyclopaedia: its wonders, its cards and its tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.numbers import NAME, PLAYERS
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects import terms
from sevenwonders_qt.models.architects.links import rule_of_card
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.encyclopaedia import advice_fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.lists import in_a_row, titled
from sevenwonders_qt.models.words.names import city_name, wonder_name
from sevenwonders_qt.models.words.rules.book import all_rules, words
from sevenwonders_qt.models.words.wonder_advice import wonder_advice

translate = QCoreApplication.translate

A_CARD: Final = EntryKind("a_card")
A_WONDER: Final = EntryKind("a_wonder")
A_TOKEN: Final = EntryKind("a_token")

_ROWS: Final[Mapping[str, str]] = {"blue": Category.BLUE, "red": Category.MILITARY}
"""The row of the score sheet that the cards of a colour add points to."""


def articles(library: Library, edition: Edition) -> Iterator[Article]:
    """Yield an entry for each wonder, card and token; raises `DataError`."""
    catalogue = game_for(Options(), PLAYERS[-1]).rules.catalogue
    game = translate("Rules", "Architects")
    for wonder in catalogue.wonders.values():
        facts = [advice_fact(wonder_advice(NAME, wonder.id))]
        for stage in wonder.stages:
            title = terms.stage_title(stage.number)
            cost = terms.cost_words(stage.cost.count, identical=stage.cost.identical)
            points = translate("Score", "%n point(s)", None, stage.points)
            does = terms.stage_effect(stage.effect)
            facts.append(Fact(f"{title} · {cost}", tuple(filter(None, (points, does)))))
        deck = Counter(catalogue.decks[wonder.id])
        facts.append(Fact(translate("Encyclopaedia", "In its deck"), (_deck_words(deck),)))
        yield Article(
            key_of(A_WONDER, wonder.id),
            A_WONDER,
            wonder.id,
            city_name(wonder.id),
            f"{game} · {wonder_name(wonder.id)}",
            "wonder",
            tuple(facts),
            "a_effects",
            game=NAME,
            is_wonder=True,
        )
    central, rules = Counter(catalogue.central), all_rules()
    for card in catalogue.cards.values():
        rule = rule_of_card(card.colour)
        middle = translate("Encyclopaedia", "Centre: {count}").format(count=central[card.id])
        each = [
            titled(city_name(wonder), Counter(catalogue.decks[wonder])[card.id])
            for wonder in catalogue.wonders
        ]
        yield Article(
            key_of(A_CARD, card.id),
            A_CARD,
            card.id,
            terms.kind_name(card.id),
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
            game=NAME,
            row=_ROWS.get(card.colour, ""),
        )
    for token in catalogue.tokens.values():
        count = translate("Score", "%n token(s)", None, token.copies)
        yield Article(
            key_of(A_TOKEN, token.id),
            A_TOKEN,
            token.id,
            terms.token_name(token.id),
            f"{game} · {translate('Encyclopaedia', 'Progress token')}",
            "ar_progress",
            (
                Fact(translate("Card", "Effect"), (terms.token_effect(token.id),)),
                Fact(translate("Encyclopaedia", "Copies"), (count,)),
            ),
            "a_tokens",
            game=NAME,
        )


def _deck_words(deck: Mapping[CardId, int]) -> str:
    return in_a_row(f"{count} × {terms.kind_name(card)}" for card, count in deck.items())
