"""The Edifices in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.edifice.catalogue import NAME, Edifice, edifices_of
from sevenwonders_qt.models.edifice.sentences import penalty_words
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.words.effects import cost_words, effect_sentences
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


def articles(rules: Ruleset) -> Iterator[Article]:
    """Return an entry for each Edifice."""
    return map(_article, edifices_of(rules).edifices.values())


def _article(edifice: Edifice) -> Article:
    reward = Fact(translate("Encyclopaedia", "Reward"), tuple(effect_sentences(edifice.reward)))
    price = Fact(translate("Encyclopaedia", "To take part"), (cost_words(edifice.cost),))
    lost = Fact(translate("Encyclopaedia", "Penalty"), (penalty_words(edifice.penalty),))
    return Article(
        key_of(EntryKind.BOX, edifice.id),
        EntryKind.BOX,
        edifice.id,
        card_name(edifice.id),
        f"{translate('Edifice', 'Edifices')} · {age_name(edifice.age)}",
        "ed_building",
        (reward, price, lost),
        "edifices",
        age=edifice.age,
        box=NAME,
    )
