"""How each wonder is played: every board has its sentences, and they agree with its stages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, box_of, use_words
from sevenwonders_qt.app.check_texts import check_texts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.numbers import NAME as ARCHITECTS
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.classic.effects import Points, Shields
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.architects.articles import A_WONDER
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.advice_file import read_advice
from sevenwonders_qt.models.words.terms import resource_name
from sevenwonders_qt.models.words.wonder_advice import board_advice, wonder_advice


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(box_of(games=GAMES))


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
        made = "nothing," if board.resource is None else resource_name(board.resource).lower() + ";"
        assert text.startswith(f"Produces {made} "), (board.wonder, board.side)
        entry = book.entries[key_of(EntryKind.BOARD, board.wonder, board.side)]
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
        text = wonder_advice(ARCHITECTS, wonder)
        assert text.count(". ") == 1, text
        assert book.entries[key_of(A_WONDER, wonder)].facts[0].lines == (text,)


def test_a_board_that_nobody_knows_has_no_advice(library: Library) -> None:
    names = library.catalogue(Edition.FIRST).side_names
    with pytest.raises(KeyError):
        board_advice(names, "atlantis", "A")
    with pytest.raises(KeyError):
        wonder_advice(ARCHITECTS, "atlantis")


SMALL = """
[[wonder]]
id = "giza"
A = "Build it. It is worth it."
night = "Build it late. It costs a lot."

[[wonder]]
id = "rhodes"
text = "Build it. It has shields."
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "harvest.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_advice_is_read_by_wonder_and_side(tmp_path: Path) -> None:
    assert read_advice(written(tmp_path, SMALL)) == {
        ("giza", "A"): "Build it. It is worth it.",
        ("giza", "night"): "Build it late. It costs a lot.",
        ("rhodes", ""): "Build it. It has shields.",
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "giza"', "", "wonder 1: id: missing"),
        ('id = "rhodes"', 'id = "giza"', "giza: id: used twice"),
        ("A = ", "C = ", "giza: C: unknown field"),
        ("A = ", "A = 3\nB = ", "giza: A: 3 is not a text"),
        ("text = ", "words = ", "rhodes: text or A or B or day or night: missing"),
        ('text = "', 'text = "x"\nA = "', "rhodes: A: unknown field"),
        ("[[wonder]]", "[[board]]", "board: unknown field"),
    ],
)
def test_a_fault_in_a_file_of_advice_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    assert old in SMALL
    with pytest.raises(DataError) as error:
        read_advice(written(tmp_path, SMALL.replace(old, new, 1)))
    assert str(error.value).startswith("advice/harvest.toml: ")
    assert fault in str(error.value)


def test_every_file_of_advice_is_of_a_game_or_of_a_box() -> None:
    words = (*games.all_words(), *boxes.all_words())
    files = {path.stem for path in resource_path("advice").glob("*")}
    assert files == {each.name for each in words if each.advice()}


@pytest.mark.parametrize(
    ("wonder", "side", "fault"),
    [
        ("gyza", "A", "advice/edifice.toml: gyza: A: there is no such board"),
        ("giza", "", "advice/edifice.toml: giza: text: there is no such board"),
    ],
)
def test_advice_on_a_board_that_no_game_has_is_a_fault(wonder: str, side: str, fault: str) -> None:
    edifice = boxes.words_of("edifice")
    more = {**edifice.advice(), (wonder, side): "Build it. It is worth it."}
    changed = replace(BOXES["edifice"], words=lambda: replace(edifice, advice=lambda: more))
    use_words({**BOXES, "edifice": changed}, GAMES)
    with pytest.raises(DataError) as error:
        check_texts(box_of(games=GAMES))
    assert str(error.value) == fault
