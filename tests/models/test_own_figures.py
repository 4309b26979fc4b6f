"""What the encyclopaedia says of a person's own matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.own_figures import own_figures
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.session.results import SeatResult
from tests.models.results import joined, table

GIZA = "board/giza/A"
THREE = (
    table(1, ("Ana", 60, "giza", "A"), ("@rules", 50, "rhodes", "B"), ("@random", 40)),
    table(2, ("Ana", 41, "giza", "A"), ("@rules", 50, "rhodes", "A"), ("@random", 40)),
    table(3, ("Ana", 70, "giza", "B"), ("@rules", 50, "rhodes", "A"), ("@random", 40)),
)


@pytest.fixture(scope="module")
def books(qapp: object) -> dict[Edition, Encyclopaedia]:
    library = Library(box_of(games=GAMES))
    return {edition: Encyclopaedia(library, edition) for edition in Edition}


def said(
    books: dict[Edition, Encyclopaedia],
    key: str,
    tables: Sequence[Sequence[SeatResult]],
    edition: Edition = Edition.FIRST,
) -> list[str]:
    fact = own_figures(books[edition].entries[key], edition, Records.of(joined(tables)))
    return [*fact.lines] if fact is not None else []


def test_a_side_of_a_wonder_says_how_it_fared(books: dict[Edition, Encyclopaedia]) -> None:
    (line,) = said(books, GIZA, THREE)
    assert line == "Base game: 2 match(es), 50.5 points on average, victories: 1"
    assert "1 match(es), 70.0" in said(books, "board/giza/B", THREE)[0]


def test_a_wonder_that_only_computer_players_had_is_not_played_yet(
    books: dict[Edition, Encyclopaedia],
) -> None:
    assert said(books, "board/rhodes/A", THREE) == ["Not played to the end yet."]
    assert said(books, GIZA, ()) == ["Not played to the end yet."]


def test_practice_hints_paper_and_faulty_matches_count_nowhere(
    books: dict[Edition, Encyclopaedia],
) -> None:
    seats = (("Ana", 99, "giza", "A"), ("@rules", 50, "rhodes", "B"), ("@random", 40))
    apart = (
        table(4, *seats, practice=True),
        table(5, *seats, paper=True),
        table(6, *seats, verified=False),
        [replace(one, hints=1) for one in table(7, *seats)],
    )
    assert said(books, GIZA, (*THREE, *apart)) == said(books, GIZA, THREE)


def test_each_game_and_each_edition_stands_apart(books: dict[Edition, Encyclopaedia]) -> None:
    seats = (("Ana", 80, "giza", "A"), ("@rules", 50, "rhodes", "B"), ("@random", 40))
    edifice = table(8, *seats, expansions=("edifice",))
    second = [replace(one, edition="second") for one in table(9, *seats)]
    first = said(books, GIZA, (*THREE, edifice, second))
    assert [line.partition(":")[0] for line in first] == ["Base game", "Edifice"]
    (line,) = said(books, GIZA, (*THREE, edifice, second), Edition.SECOND)
    assert line.startswith("Base game: 1 match(es), 80.0")


def test_wonders_of_architects_know_only_matches_of_architects(
    books: dict[Edition, Encyclopaedia],
) -> None:
    seats = (("Ana", 30, "giza"), ("@rules", 25, "rhodes"))
    own = table(10, *seats, game="architects")
    (line,) = said(books, "a_wonder/giza", (*THREE, own))
    assert line == "Architects: 1 match(es), 30.0 points on average, victories: 1"


def test_a_card_says_what_its_colour_brings(books: dict[Edition, Encyclopaedia]) -> None:
    # The tables of the tests give half of all points to civilian structures.
    (line,) = said(books, "card/altar", THREE)
    assert line == "Base game: Civilian structures, 28.3 points on average"
    assert said(books, "card/altar", ()) == []
    assert said(books, "card/stone_pit", THREE) == []
    assert said(books, "a_token/culture", THREE) == []
