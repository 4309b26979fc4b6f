"""The words of the box agree with its data: every leader is described, and with its numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields

import pytest

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, use_words
from sevenwonders_qt.app.check_texts import check_texts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import (
    NAME,
    Leader,
    load_all_boards,
    load_guilds,
    load_leaders,
)
from sevenwonders_qt.games.leaders.module import GUILDS, load_expansion
from sevenwonders_qt.games.leaders.scoring import LeaderCategory, LeaderReason
from sevenwonders_qt.models.classic.gaps import word_gaps
from sevenwonders_qt.models.leaders.effects import EFFECTS
from sevenwonders_qt.models.leaders.names import GUILDS as GUILD_NAMES
from sevenwonders_qt.models.leaders.names import LEADERS
from sevenwonders_qt.models.leaders.people import people
from sevenwonders_qt.models.leaders.sentences import line_words
from sevenwonders_qt.models.leaders.words import WORDS
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.pad import entry_name, entry_note, row_aliases
from tests.i18n.language import Speak

ALL = load_leaders(resource_path("data", NAME, "leaders.toml")).all
"""Every leader of the data."""

BLACK_CARDS = {"darius"}
"""A leader that counts black cards, which only Cities names."""


SHELF = {**BOXES, NAME: ExpansionBox(rules=load_expansion, words=lambda: WORDS)}


@pytest.fixture(autouse=True)
def _words() -> None:
    use_words(SHELF, GAMES)


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
    assert load_guilds().cards.keys() == GUILD_NAMES.keys()


@pytest.mark.parametrize("leader", [each for each in ALL.values() if each.id not in BLACK_CARDS])
def test_the_sentence_on_a_leader_has_the_numbers_of_its_effects(leader: Leader) -> None:
    sentences = effect_sentences(leader.effects)
    assert len(sentences) == len(leader.effects)
    for effect, sentence in zip(leader.effects, sentences, strict=True):
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert {*own_numbers(effect)} - {1} <= numbers(sentence), sentence
    assert tokens(leader.effects)


@pytest.mark.parametrize("leader", [each for each in ALL.values() if each.id not in BLACK_CARDS])
def test_the_pictures_of_a_leader_are_drawings(leader: Leader) -> None:
    drawn = {path.stem for path in resource_path("art", "icons").glob("*.svg")}
    icons = {icon for token in tokens(leader.effects) for icon in (*token.icons, *token.arrows)}
    assert icons <= drawn


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


@pytest.mark.parametrize("edition", Edition)
def test_everything_that_the_rules_bring_has_words(edition: Edition) -> None:
    options = Options(edition, expansions=(NAME,), choices=((GUILDS, "all"),))
    rules = box_of(SHELF, GAMES).classic(options, 3).rules
    gaps = [str(gap) for gap in word_gaps(rules)]
    assert [gap for gap in gaps if "value for the table" not in gap] == []


def test_rules_advice_and_tips_name_only_what_there_is() -> None:
    assert " tips" in check_texts(box_of(SHELF, GAMES))


def test_every_option_and_each_of_its_values_has_words() -> None:
    box = load_expansion()
    assert WORDS.house_rules.keys() == box.house_rules.keys()
    assert all(note().text.endswith("Default: off") for note in WORDS.house_rules.values())
    assert {name: (*words.values,) for name, words in WORDS.choices.items()} == dict(box.choices)
    for words in WORDS.choices.values():
        assert words.title()
        assert words.note().endswith(".")
        assert all(value() for value in words.values.values())


LEADER = CardId("plato")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.LeaderRecruited(0, LEADER, 1, 4), "recruited Plato for 4 coins"),
        (ev.LeaderRecruited(0, LEADER, 1, 0), "recruited Plato for free"),
        (ev.TokenGained(0, LEADER, 3), "gained a victory token worth 3 with Plato"),
        (ev.DefeatsDropped(0, LEADER, 2), "put back 2 defeat tokens with Plato"),
        (ev.VictoryLost(0, 1), "put back a victory token worth 1"),
        (ev.LeadersDrawn(0, (LEADER, LEADER)), "took 2 leaders from the pile"),
        (ev.LeaderBuried(0, LEADER, 8), "buried Plato for 8 points"),
        (ev.LeaderBuried(0, None, 0), "buried no leader"),
        (ev.LeaderCopied(0, LEADER, 2), "copied Plato of a neighbour"),
        (ev.LeaderCopied(0, None, 0), "found no leader to copy"),
        (ev.LeadersLeft(0, (LEADER,)), "did not use 1 leader"),
        (ev.LeaderTaken(0, LEADER, None), "took Plato"),
    ],
)
def test_the_log_says_what_became_of_a_leader(event: Event, line: str, speak: Speak) -> None:
    speak("en")
    said = WORDS.events[type(event)](event)
    assert said is not None
    assert said[0] == 0
    assert said[2] == line


def test_a_choice_that_is_face_down_has_no_line() -> None:
    choice = CardChosen(0, LEADER, Use.BUILD, Way.COST, 4, 0, 0)
    for event in (
        ev.LeaderKept(0, LEADER),
        ev.LeaderChosen(0, choice),
        ev.DefeatsDropped(0, LEADER, 0),
    ):
        assert WORDS.events[type(event)](event) is None


@pytest.mark.parametrize(
    ("language", "man", "woman"),
    [
        ("en", "Plato, buried", "Cleopatra, buried"),
        ("pt_BR", "Platão, enterrado", "Cleópatra, enterrada"),
        ("es", "Platón, enterrado", "Cleopatra, enterrada"),
    ],
)
def test_a_buried_leader_has_its_gender(speak: Speak, language: str, man: str, woman: str) -> None:
    speak(language)
    for leader, words in ((LEADER, man), (CardId("cleopatra"), woman)):
        line = Line(LeaderCategory.LEADERS, 8, LeaderReason.BURIED, 1, 8, leader)
        found = line_words(line)
        assert found is not None
        assert found.words == words


def test_the_score_pad_knows_the_box_as_well_as_when_it_was_not_played_here() -> None:
    pad = ScorePad(expansions=(NAME,))
    played = (expansions(), pad.rows, pad.symbol_entries, row_aliases(NAME))
    names = [(entry_name(each), entry_note(each)) for each in ("most", "swap", "bonus")]
    use_words(BOXES, GAMES)
    assert {*played[0]} == {*expansions()}
    assert played[1:] == (pad.rows, pad.symbol_entries, row_aliases(NAME))
    assert names == [(entry_name(each), entry_note(each)) for each in ("most", "swap", "bonus")]


def test_a_leader_without_points_says_on_the_sheet_what_it_does(speak: Speak) -> None:
    speak("en")
    for leader, does in (
        ("caesar", "2 shields in every military conflict."),
        ("croesus", "Gain 6 coins at once."),
        ("archimedes", "Every green card costs one resource less, of your choice."),
    ):
        line = Line(LeaderCategory.LEADERS, 0, LeaderReason.HELPED, 1, card=CardId(leader))
        found = line_words(line)
        assert found is not None
        assert (found.icons, found.multiplied, found.note) == ((f"head_{leader}",), False, does)
