"""Places of a table are values with types; lessons name them in words."""

from __future__ import annotations

import pytest

from sevenwonders_qt.views.architects.places import KINDS as OF_ARCHITECTS
from sevenwonders_qt.views.architects.places import Deck, OwnStage
from sevenwonders_qt.views.table import places as at
from sevenwonders_qt.views.table.places import KINDS, Place, read_place


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("seat 2", at.City(2)),
        ("sells 0", at.Sells(0)),
        ("coins 1", at.Counters(1)),
        ("strip 0 altar", at.Strip(0, "altar")),
        ("card baths", at.HeldCard("baths")),
        ("column green", at.ColourColumn("green")),
        ("columns", at.Columns()),
        ("stage", at.NextStage()),
        ("next strip blue", at.NextStrip("blue")),
        ("free pile", at.FreePile()),
    ],
)
def test_a_place_of_7_wonders_is_read_as_lessons_write_it(words: str, place: Place) -> None:
    assert read_place(words, KINDS) == place


def test_another_game_reads_places_of_its_own() -> None:
    assert read_place("deck -1", OF_ARCHITECTS) == Deck(-1)
    assert read_place("stage 2", OF_ARCHITECTS) == OwnStage(2)
    assert read_place("seat 1", OF_ARCHITECTS) == at.City(1)


@pytest.mark.parametrize(
    "words", ["", "seat", "seat 1 2", "seats", "attic", "columns 2", "strip 0"]
)
def test_words_that_name_no_place_are_refused(words: str) -> None:
    assert read_place(words, KINDS) is None


def test_places_of_different_kinds_are_never_equal() -> None:
    assert at.Sells(1) != at.Border(1)
    assert at.HeldCard("altar") != at.ColourColumn("altar")
    assert len({at.Own(), at.Own(), at.LogPlace(), at.StageOf(0, 1), at.StageOf(0, 1)}) == 3


def test_every_kind_that_lessons_may_name_has_a_word_of_its_own() -> None:
    for kinds in (KINDS, OF_ARCHITECTS):
        words = [kind.word for kind in kinds]
        assert all(words)
        assert len({*words}) == len(words)
