"""How each wonder is played: every board has its sentences, and they agree with its stages."""

from __future__ import annotations

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.classic.effects import Points, Shields
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects.advice import wonder_advice
from sevenwonders_qt.models.architects.articles import A_WONDER
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.entry_key import Kind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.terms import resource_name
from sevenwonders_qt.models.words.wonder_advice import board_advice


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(box_of())


@pytest.mark.parametrize("edition", Edition)
def test_every_side_of_every_wonder_has_two_sentences_that_name_what_it_makes(
    library: Library, edition: Edition
) -> None:
    catalogue, book = library.catalogue(edition), Encyclopaedia(library, edition)
    assert {"giza", "ur", "carthage"} <= {board.wonder for board in catalogue.boards.values()}
    for board in catalogue.boards.values():
        text = board_advice(catalogue.side_names, board.wonder, board.side)
        assert text.count(". ") == 1, text
        assert text.endswith("."), text
        made = resource_name(board.resource).lower()
        assert text.startswith(f"Produces {made}; "), (board.wonder, board.side)
        entry = book.entries[key_of(Kind.BOARD, board.wonder, board.side)]
        assert (entry.facts[0].label, entry.facts[0].lines) == ("How it is played", (text,))


@pytest.mark.parametrize("edition", Edition)
def test_the_points_that_the_sentences_name_are_those_of_the_stages(
    library: Library, edition: Edition
) -> None:
    catalogue = library.catalogue(edition)
    for wonder, side, points in (
        *(("giza", "A", 15), ("giza", "B", 20), ("rhodes", "A", 10), ("alexandria", "A", 10)),
        *(("alexandria", "B", 7), ("ephesus", "A", 10), ("ephesus", "B", 10), ("ur", "A", 10)),
        *(("babylon", "A", 10), ("olympia", "A", 10), ("halicarnassus", "A", 10)),
        ("halicarnassus", "B", 3),
    ):
        board = catalogue.boards[wonder, side]
        effects = [effect for stage in board.stages for effect in stage.effects]
        assert sum(each.points for each in effects if isinstance(each, Points)) == points
        text = board_advice(catalogue.side_names, wonder, side)
        assert f"{points} points" in text, (wonder, side)
        assert ("shield" in text) == any(isinstance(each, Shields) for each in effects)


def test_every_wonder_of_architects_has_its_sentences(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    for wonder in game_for(Options(), 7).rules.catalogue.wonders:
        text = wonder_advice(wonder)
        assert text.count(". ") == 1, text
        assert book.entries[key_of(A_WONDER, wonder)].facts[0].lines == (text,)


def test_a_board_that_nobody_knows_has_no_advice(library: Library) -> None:
    names = library.catalogue(Edition.FIRST).side_names
    with pytest.raises(KeyError):
        board_advice(names, "atlantis", "A")
    with pytest.raises(KeyError):
        wonder_advice("atlantis")
