"""The files of first-time tips: their form, and the events that they wait for."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, box_of, use_words
from sevenwonders_qt.app.check_texts import check_texts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.pattern import Pattern
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.events import CardSold, ConflictResolved, HandsPassed
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.words.first_tips import FirstTip, read_tips, tip_for
from sevenwonders_qt.models.words.game_tips import tips_of
from tests.expansion_for_tests.box import ALL_BOXES
from tests.expansion_for_tests.rules import NAME as EXTRA
from tests.expansion_for_tests.rules import TollPaid, UseWhite
from tests.expansion_for_tests.words import RESOURCES
from tests.game_for_tests.box import ALL_GAMES, STAIRS
from tests.game_for_tests.rules import NAME
from tests.game_for_tests.words import WORDS
from tests.leaders.random_games import LeadersGame

SMALL = """
[[tip]]
id = "step"
when = [{ kind = "CardLaid", points = "some" }, { kind = "CrownWon" }]
of_any_seat = true
title = "A step"
text = "Higher than the one before."
"""


def test_a_pattern_may_name_fields_of_something_within() -> None:
    sale = UseWhite(0, Play(0, CardId("plato"), Use.SELL))
    for wanted, fits in (
        ({"play": {"use": "sell"}}, True),
        ({"play": {"use": "sell", "card": ["midas", "plato"]}}, True),
        ({"play": {"use": "build"}}, False),
        ({"play": {"colour": "blue"}}, False),
    ):
        assert Pattern("UseWhite", wanted).fits(sale) is fits


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_tip_is_read_as_it_is_written(tmp_path: Path) -> None:
    events = (Pattern("CardLaid", {"points": "some"}), Pattern("CrownWon", {}))
    tip = FirstTip("step", events, "A step", "Higher than the one before.", mine=False)
    assert read_tips(written(tmp_path, SMALL)) == (tip,)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "step"', "", "tip 1: id: missing"),
        ("when = [", "then = [", "step: when: missing"),
        ("when = [{", "when = []\nthen = [{", "step: when: is empty"),
        ("when = [{", "when = [7, {", "step: when[1]: 7 is not a table"),
        ('"CrownWon"', "3", "step: when[2].kind: 3 is not a text"),
        ("of_any_seat = true", "of_any_seat = 1", "step: of_any_seat: may only be true"),
        ('title = "A step"', "title = 2", "step: title: 2 is not a text"),
        ("text = ", "words = ", "step: text: missing"),
        ("text = ", 'why = "x"\ntext = ', "step: why: unknown field"),
        ("[[tip]]", "[[tips]]", "tip: missing"),
        ("[[tip]]", "[[tip]", "is not TOML"),
    ],
)
def test_a_fault_in_a_file_of_tips_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    assert old in SMALL
    with pytest.raises(DataError) as error:
        read_tips(written(tmp_path, SMALL.replace(old, new, 1)))
    assert str(error.value).startswith(f"tips/small.toml: {fault}")


def test_every_file_of_tips_is_of_a_game_or_of_a_box() -> None:
    words = (*games.all_words(), *boxes.all_words())
    files = {path.stem for path in resource_path("tips").glob("*")}
    assert files == {each.name for each in words if each.first_tips()}


def test_the_tips_of_a_box_come_before_those_of_the_game() -> None:
    use_words(ALL_BOXES, GAMES)
    tips = {tip.key: tip for tip in tips_of("classic")}
    keys = [*tips]
    assert keys.index("toll") + 1 == keys.index("conflict")
    toll = TollPaid(0, 1)
    assert tip_for(tips.values(), [HandsPassed(-1), toll], 0, ()) == tips["toll"]
    assert tip_for(tips.values(), [toll], 1, ()) is None
    assert tips["toll"] not in tips_of("architects")


def test_the_tip_about_the_war_waits_for_one_of_the_own_city() -> None:
    tips = games.words_of("classic").first_tips()
    fought: list[Event] = [ConflictResolved(1, 2, 2, 0, 1, 1)]
    assert tip_for(tips, fought, 0, ()) is None  # it may have stayed out, as Cities allows
    for seat in (1, 2):
        tip = tip_for(tips, fought, seat, ())
        assert tip is not None
        assert tip.key == "conflict"


@pytest.mark.parametrize(("old", "new"), [("TollPaid", "TollPayed"), ("coins =", "coin =")])
def test_a_tip_of_a_box_that_no_event_could_bring_up_is_a_fault(
    tmp_path: Path, old: str, new: str
) -> None:
    use_words(ALL_BOXES, GAMES)
    box = box_of(ALL_BOXES)
    text = (RESOURCES / "tips" / f"{EXTRA}.toml").read_text(encoding="utf-8")
    tips = read_tips(written(tmp_path, text.replace(old, new)))
    words = replace(boxes.words_of(EXTRA), first_tips=lambda: tips)
    use_words({**ALL_BOXES, EXTRA: replace(ALL_BOXES[EXTRA], words=lambda: words)}, GAMES)
    with pytest.raises(DataError, match=rf"tips/{EXTRA}\.toml: toll: when\[1\]: no event"):
        check_texts(box)


@pytest.mark.parametrize(
    ("old", "new"), [("CardLaid", "CardLayed"), ("points =", "point ="), ("CardLaid", "CardBuilt")]
)
def test_a_tip_that_no_event_could_bring_up_is_a_fault(tmp_path: Path, old: str, new: str) -> None:
    box = box_of(BOXES, ALL_GAMES)
    use_words(BOXES, ALL_GAMES)
    assert " tips" in check_texts(box)
    tips = read_tips(written(tmp_path, SMALL.replace(old, new)))
    changed = replace(STAIRS, words=lambda: replace(WORDS, first_tips=lambda: tips))
    use_words(BOXES, {**ALL_GAMES, NAME: changed})
    with pytest.raises(DataError, match=rf"tips/{NAME}\.toml: step: when\[1\]: no event"):
        check_texts(box)


def test_the_first_tip_of_the_file_comes_first_and_none_twice() -> None:
    tips = games.words_of("classic").first_tips()
    events: list[Event] = [HandsPassed(-1), CardSold(0, CardId("altar"), 3)]
    found: list[str] = []
    while (tip := tip_for(tips, events, 0, found)) is not None:
        found.append(tip.key)
    assert found == ["sale", "passed"]
    assert tip_for(tips, [CardSold(1, CardId("altar"), 3)], 0, ()) is None


@pytest.mark.parametrize("number", [0, 6])
def test_two_players_who_swap_hands_read_of_no_direction(number: int) -> None:
    game = LeadersGame(number)
    assert game.players == 2
    events = game.log()
    tips = tips_of("classic")
    read = {tip.text for tip in tips if any(tip.matters(e, s) for e in events for s in (0, 1))}
    assert read
    assert [text for text in read if re.search("(to the|your) (left|right)", text)] == []
