"""The words of the box agree with its data: every leader is described, and with its numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields

import pytest

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.games.leaders.catalogue import (
    NAME,
    Leader,
    Part,
    load_all_boards,
    load_guilds,
    load_leaders,
)
from sevenwonders_qt.models.leaders.effects import EFFECTS
from sevenwonders_qt.models.leaders.names import GUILDS, LEADERS
from sevenwonders_qt.models.leaders.people import people
from sevenwonders_qt.models.leaders.words import WORDS
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.words.effects import effect_sentences

ALL = load_leaders(resource_path("data", NAME, "leaders.toml")).all
"""Every leader of the data."""

OF_CITIES = {leader.id for leader in ALL.values() if leader.part is Part.CITIES}
"""Leaders that speak of black cards, which only Cities names."""


def _no_rules() -> Expansion:
    raise AssertionError("words need no rules")


@pytest.fixture(autouse=True)
def _words() -> None:
    use_words({**BOXES, NAME: ExpansionBox(rules=_no_rules, words=lambda: WORDS)}, GAMES)


def numbers(text: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", text)}


def own_numbers(effect: Effect) -> Iterator[int]:
    """The numbers that an effect is made with."""
    for field in fields(effect):  # type: ignore[arg-type]
        value = getattr(effect, field.name)
        if type(value) is int:
            yield value


def test_the_leaders_and_guilds_of_the_data_have_names_and_people() -> None:
    assert ALL.keys() == LEADERS.keys() == people().keys()
    assert load_guilds().cards.keys() == GUILDS.keys()


@pytest.mark.parametrize("leader", [each for each in ALL.values() if each.id not in OF_CITIES])
def test_the_sentence_on_a_leader_has_the_numbers_of_its_effects(leader: Leader) -> None:
    sentences = effect_sentences(leader.effects)
    assert len(sentences) == len(leader.effects)
    for effect, sentence in zip(leader.effects, sentences, strict=True):
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert {*own_numbers(effect)} - {1} <= numbers(sentence), sentence
    assert tokens(leader.effects)


@pytest.mark.parametrize("leader", ALL.values())
def test_the_numbers_in_the_advice_on_a_leader_are_its_own_or_those_of_the_game(
    leader: Leader,
) -> None:
    own = {number for effect in leader.effects for number in own_numbers(effect)}
    allowed = own | {leader.cost or 3}
    extra = {
        "aristotle": {7, 10},  # a set is worth 7, and with him 3 more
        "gorgo": {5},  # the victory tokens of Age III
        "midas": {1, 2, 3},
        "nitocris": {3, 5},
        "octavia": {1},  # the loss of the others, which only Cities has
    }.get(leader.id, set())
    assert numbers(people()[leader.id].advice) <= allowed | extra


def test_every_kind_of_effect_has_words() -> None:
    used = {type(effect) for leader in ALL.values() for effect in leader.effects}
    for edition in Edition:
        for board in load_all_boards(edition).values():
            used |= {type(effect) for effect in board.effects}
            used |= {type(effect) for stage in board.stages for effect in stage.effects}
    used |= {type(effect) for card in load_guilds().cards.values() for effect in card.effects}
    assert {kind for kind in used if kind.__module__.endswith("leaders.effects")} == EFFECTS.keys()
