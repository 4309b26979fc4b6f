"""All texts of Leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.leaders.catalogue import NAME
from sevenwonders_qt.models.leaders.effects import EFFECTS, KINDS
from sevenwonders_qt.models.leaders.names import name_of, short_name_of
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.box_words import Words
from sevenwonders_qt.models.words.rules.rule import shipped_chapter

if TYPE_CHECKING:
    from sevenwonders_qt.models.shown.article import Entry

translate = QCoreApplication.translate


def _articles(rules: Ruleset) -> Iterator[Entry]:
    from sevenwonders_qt.models.leaders.articles import articles

    return articles(rules)


WORDS = Words(
    NAME,
    title=lambda: translate("NewGame", "Leaders"),
    note=lambda: translate("NewGame", "famous people for each city, plus Rome and Abu Simbel"),
    for_whom=lambda: translate("Message", "Leaders is for 2 to 7 players."),
    changes=lambda: translate(
        "NewGame",
        "Everybody starts with 6 coins and chooses four leaders before the first turn. Before each "
        "Age you use one of them: you recruit it for coins, build a stage with it, or discard it "
        "for 3 coins. Rome and Abu Simbel join the wonders.",
    ),
    game="7 Wonders Leaders",
    cards=name_of,
    short_cards=short_name_of,
    effects=EFFECTS,
    kinds=KINDS,
    chapter=lambda: shipped_chapter(NAME),
    articles=_articles,
    advice=lambda: shipped_advice(NAME),
)
