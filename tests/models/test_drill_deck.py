"""When positions come back, and a file of them that is read strictly and never lost."""

import json
from collections import Counter
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

import pytest

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.journal.drill_deck import (
    BOXES,
    DrillDeck,
    OwnDrill,
    load_deck,
    progress,
    save_deck,
)
from sevenwonders_qt.models.drills import kinds_of_position, shipped_drills
from sevenwonders_qt.session.drill_set import read_drills
from sevenwonders_qt.session.position import stand
from tests.session.play import BOX

TODAY = date(2026, 11, 22)


def later(days: int) -> date:
    return TODAY + timedelta(days=days)


def test_a_right_answer_comes_back_later_each_time_and_a_wrong_one_today() -> None:
    deck, day, found = DrillDeck(), TODAY, []
    for _ in range(7):
        card = deck.answer("a", right=True, today=day)
        found.append((card.due - day).days)
        day = card.due
    assert found == [1, 3, 7, 21, 60, 60, 60]
    card = deck.answer("a", right=False, today=day)
    assert (card.box, card.due, card.asked, card.right) == (0, day, 8, 7)


def test_what_has_come_back_stands_before_what_is_new_and_a_mistake_of_today_last() -> None:
    deck = DrillDeck()
    deck.answer("old", right=True, today=later(-30))
    deck.answer("older", right=True, today=later(-31))
    deck.answer("done", right=True, today=TODAY)
    deck.answer("wrong", right=False, today=TODAY)
    ids = ["new", "wrong", "done", "old", "older"]
    assert deck.due(ids, TODAY) == ["older", "old", "new", "wrong"]
    assert deck.due(ids, later(1)) == ["older", "old", "wrong", "done", "new"]
    assert deck.next_day(["done"]) == later(1)
    assert deck.next_day(["new"]) is None


def test_progress_counts_positions_answers_and_boxes() -> None:
    deck = DrillDeck()
    deck.answer("a", right=True, today=later(-9))
    deck.answer("a", right=True, today=later(-8))
    deck.answer("b", right=False, today=TODAY)
    found = progress(deck, ["a", "b", "c"], TODAY)
    assert (found.positions, found.due, found.new) == (3, 3, 1)
    assert (found.asked, found.right, found.known) == (3, 2, 1)
    assert found.boxes == (1, 0, 1, 0, 0, 0)
    assert len(found.boxes) == len(BOXES)


def full_deck() -> DrillDeck:
    deck = DrillDeck()
    assert deck.add(OwnDrill("match.jsonl", 12, 0))
    assert not deck.add(OwnDrill("match.jsonl", 12, 0))
    deck.answer("match.jsonl/12", right=True, today=TODAY)
    deck.answer("shipped", right=False, today=TODAY)
    return deck


def test_a_deck_is_the_same_after_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "more" / "drills.json"
    assert load_deck(path) == DrillDeck()
    save_deck(path, full_deck())
    assert load_deck(path) == full_deck()


def test_a_dropped_position_takes_its_card_along() -> None:
    deck = full_deck()
    deck.drop("match.jsonl/12")
    assert (list(deck.cards), deck.own) == (["shipped"], [])


CARD = {"box": 1, "due": "2026-11-22", "asked": 1, "right": 1}
OWN = asdict(OwnDrill("match.jsonl", 12, 0))


@pytest.mark.parametrize(
    "document",
    [
        "",
        "[]",
        "7",
        "{}",
        "[" * 100_000,
        {"format": 2, "cards": {}, "own": []},
        {"format": 1, "cards": {}, "own": [], "more": 1},
        {"format": 1, "cards": [], "own": []},
        {"format": 1, "cards": {"": CARD}, "own": []},
        {"format": 1, "cards": {"a": {**CARD, "box": 6}}, "own": []},
        {"format": 1, "cards": {"a": {**CARD, "box": True}}, "own": []},
        {"format": 1, "cards": {"a": {**CARD, "right": 2}}, "own": []},
        {"format": 1, "cards": {"a": {**CARD, "due": "someday"}}, "own": []},
        {"format": 1, "cards": {"a": {**CARD, "asked": 1e400}}, "own": []},
        {"format": 1, "cards": {}, "own": [OWN, OWN]},
        {"format": 1, "cards": {}, "own": [{**OWN, "match": "../other.jsonl"}]},
        {"format": 1, "cards": {}, "own": [{**OWN, "step": -1}]},
    ],
)
def test_a_damaged_deck_is_put_aside_and_nothing_of_it_is_lost(
    tmp_path: Path, document: object
) -> None:
    path = tmp_path / "drills.json"
    text = document if isinstance(document, str) else json.dumps(document)
    path.write_text(text)
    assert load_deck(path) == DrillDeck()
    assert path.with_name("drills.json.damaged").read_text() == text
    assert not path.exists()


# The set that comes with the program ----------------------------------------------------------


def test_sixty_positions_of_four_games_come_with_the_program_and_each_can_be_played() -> None:
    drills = shipped_drills()
    counts = Counter(kind for one in drills for kind in kinds_of_position(one.position))
    assert counts == {"classic": 24, "edifice": 12, "two": 12, "architects": 12}
    for drill in drills:
        found = stand(BOX.find, drill.position)
        assert len(found.view.legal) == drill.position.open > 3
        assert found.view.prompt is not None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("nothing", "is not JSON"),
        ("{}", "missing"),
        ('{"format": 9, "drills": []}', "format: 9 is not one of 1"),
        ('{"format": 1, "drills": {}}', "drills: expected a list, not an object"),
        ('{"format": 1, "drills": [{}]}', r"drills\[0\]\.[a-z]+: missing"),
        ('{"format": 1, "drills": [{"game": 7}]}', r"drills\[0\]\.game: expected text, not 7"),
    ],
)
def test_a_damaged_set_is_named_with_its_drill(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "drills.json"
    path.write_text(text)
    with pytest.raises(DataError, match=fault):
        read_drills([path])


def test_what_was_answered_while_the_clock_was_years_ahead_comes_today() -> None:
    deck, today = DrillDeck(), date(2026, 11, 27)
    deck.answer("ahead", right=True, today=date(2107, 1, 1))
    deck.answer("now", right=True, today=today)
    assert deck.due(["ahead", "now"], today) == ["ahead"]
    deck.answer("ahead", right=True, today=today)
    assert deck.due(["ahead", "now"], today) == []
