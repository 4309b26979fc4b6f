"""The leaders in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    Effect,
    Science,
    Shields,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.leaders.catalogue import NAME, Leader, Part, leaders_of
from sevenwonders_qt.models.leaders.cards import price_by_age
from sevenwonders_qt.models.leaders.effects import EFFECTS
from sevenwonders_qt.models.leaders.people import advice_words, person_words
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.encyclopaedia import advice_fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.words.effects import cost_words, effect_sentences
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate

_RULES: Final[Mapping[type[Effect], str]] = {
    Shields: "leaders_war",
    Science: "leaders_science",
    BuildFromDiscard: "leaders_pile",
}
"""The rules of leaders behind effects of the base game."""


def articles(rules: Ruleset) -> Iterator[Article]:
    """Return an entry for each leader that a match of these rules may be played with."""
    leaders = leaders_of(rules)
    return (_article(leaders.all[each]) for each in leaders.pile)


def _article(leader: Leader) -> Article:
    return Article(
        key_of(EntryKind.BOX, leader.id),
        EntryKind.BOX,
        leader.id,
        card_name(leader.id),
        _part_name(leader.part),
        "leader",
        (
            Fact(translate("Encyclopaedia", "The person"), (person_words(leader.id),)),
            Fact(translate("Card", "Effect"), tuple(effect_sentences(leader.effects))),
            Fact(
                translate("Card", "Cost"),
                (price_by_age(leader.id) or cost_words(Cost(leader.price(1))),),
            ),
            advice_fact(advice_words(leader.id)),
        ),
        _rule(leader.effects),
        box=NAME,
    )


def _part_name(part: Part) -> str:
    return {
        Part.STANDARD: translate("Leaders", "Leaders · standard"),
        Part.EXPERT: translate("Leaders", "Leaders · expert"),
        Part.CITIES: translate("Leaders", "Leaders · from Cities"),
        Part.FIRST_EDITION: translate("Leaders", "Leaders · only in the first edition"),
    }[part]


def _rule(effects: tuple[Effect, ...]) -> str:
    """Return the rule of the first of these effects that has one of its own."""
    for effect in effects:
        found = EFFECTS.get(type(effect))
        rule = found.rule if found is not None else _RULES.get(type(effect))
        if rule is not None:
            return rule
    return "leaders_effects"
