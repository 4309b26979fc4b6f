"""What the strip of a saved match tells: the first person's deeds, as all at the table saw them."""

from __future__ import annotations

from collections import Counter

import pytest

from sevenwonders_qt.games.architects.events import CardKept, CardTaken
from sevenwonders_qt.games.classic.events import CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.models.shown.saves_strip import PlayerStrip, cell_words, strip_of, strip_words
from sevenwonders_qt.models.shown.story import Deed, DeedKind
from tests.app.watched import played
from tests.computers import choose


def done(strip: PlayerStrip) -> list[Deed]:
    return [cell.deed for cell in strip.cells if cell.deed is not None]


@pytest.mark.parametrize(("kind", "players"), [("classic", 4), ("classic", 2), ("edifice", 3)])
@pytest.mark.parametrize("person", [0, 1])
def test_every_card_stage_and_sale_of_the_first_person_is_in_it(
    kind: str, players: int, person: int
) -> None:
    match = played(kind, players, persons=(person,))
    strip = strip_of(match)
    counted = Counter(deed.kind for deed in done(strip))
    for event, deed in (
        (CardBuilt, DeedKind.CARD),
        (StageBuilt, DeedKind.STAGE),
        (CardSold, DeedKind.SALE),
    ):
        happened = [e for e in match.events if isinstance(e, event) and e.seat == person]
        assert counted[deed] == len(happened)
    assert strip.name == match.seats[person].name
    assert {deed.seat for deed in done(strip)} == {person}


def test_without_a_person_it_is_of_the_first_seat() -> None:
    strip = strip_of(played("classic", 3, persons=(), choices=9))
    assert strip.name == "Ana"
    assert {deed.seat for deed in done(strip)} == {0}


def test_a_sold_card_shows_no_face() -> None:
    sold = [deed for deed in done(strip_of(played())) if deed.kind is DeedKind.SALE]
    assert sold
    assert {deed.what for deed in sold} == {""}


def test_a_choice_that_is_not_shown_yet_is_not_in_it() -> None:
    match = played("classic", 3, persons=(0, 1, 2), choices=6)
    before = strip_of(match)
    assert len(done(before)) == 2
    for _ in range(2):
        seat = match.owing[0]
        match.submit(choose("rules", match.view(seat), match.game.rules, match.player_seed(seat)))
        assert strip_of(match) == before
    assert 0 not in match.owing


def test_what_was_taken_back_is_not_in_it() -> None:
    match = played("classic", 3, choices=12)
    assert len(done(strip_of(match))) == 4
    match.go_back(match.steps[3])
    assert len(done(strip_of(match))) == 1


def test_architects_has_the_cards_taken_and_no_empty_places() -> None:
    match = played("architects", 3)
    strip = strip_of(match)
    cards = [deed.what for deed in done(strip) if deed.kind is DeedKind.CARD]
    taken = [
        event.card
        for event in match.events
        if isinstance(event, CardTaken | CardKept) and event.seat == 0
    ]
    assert cards == taken
    assert len(done(strip)) == len(strip.cells)
    assert {cell.age for cell in strip.cells} == {0}


def test_each_place_is_told_in_words() -> None:
    strip = strip_of(played("classic", 3, choices=3))
    assert cell_words(strip.cells[0]).startswith("Age I, turn 1: ")
    assert cell_words(strip.cells[-1]) == "Age III, turn 6: nothing yet"
    assert strip_words(strip) == f"Choices of Ana. {cell_words(strip.cells[0])}"
    rounds = strip_of(played("architects", 2, choices=6))
    assert cell_words(rounds.cells[0]).startswith("Round 1: ")
