"""A game with a part missing: the check of the doors names the part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.app.check_doors import check_doors, gaps
from sevenwonders_qt.core.gap import Gap
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.library import Library
from tests.game_for_tests import rules, words
from tests.game_for_tests.box import ALL_GAMES, STAIRS

pytestmark = pytest.mark.usefixtures("qapp")


def faults(**changes: Any) -> list[str]:
    """The gaps of the program with Stairs after these changes to its words."""
    changed = replace(words.WORDS, **changes)
    games = {**ALL_GAMES, rules.NAME: replace(STAIRS, words=lambda: changed)}
    return [*dict.fromkeys(str(gap) for gap in gaps(games))]


def unknown(*_: object) -> Any:
    raise LookupError("nothing is known")


def test_every_game_is_whole() -> None:
    assert check_doors(ALL_GAMES) == f"no gaps in {', '.join((*ALL_GAMES, *BOXES))}"


def test_an_event_a_command_and_a_prompt_need_words_and_a_rule() -> None:
    assert faults(line=unknown) == [
        f"event {kind} of stairs has no line of the log in GameWords.line"
        for kind in ("RoundDealt", "CardLaid", "CrownWon", "MatchEnded")
    ]
    assert faults(plan=unknown) == ["command Lay of stairs has no words in GameWords.plan"]
    assert faults(links={}) == ["prompt 'lay' of stairs has no rule in GameWords.links"]


@pytest.mark.parametrize(
    ("change", "gap"),
    [
        ({"name": ""}, "no words in GameWords.articles"),
        ({"facts": ()}, "no words in GameWords.articles"),
        ({"rule": "no rule"}, "no rule in GameWords.articles"),
        ({"kind": "nothing"}, "no picture in Pictures.articles"),
    ],
)
def test_an_entry_of_the_encyclopaedia_needs_words_a_rule_and_a_picture(
    change: dict[str, Any], gap: str
) -> None:
    def articles(library: Library, edition: Edition) -> Iterator[Article]:
        first, *others = words.articles(library, edition)
        yield replace(first, **change)
        yield from others

    (found,) = faults(articles=articles)
    assert found.startswith("entry ")
    assert found.endswith(f" of stairs has {gap}")


def test_a_game_names_gaps_of_its_own() -> None:
    more = Gap("the cellar of stairs", "light", "the cellar")
    line = replace(STAIRS.command_line(), gaps=lambda parts: [more])
    games = {**ALL_GAMES, rules.NAME: replace(STAIRS, command_line=lambda: line)}
    assert [*gaps(games)] == [more]
