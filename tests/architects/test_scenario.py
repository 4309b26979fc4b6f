"""Positions laid out by hand, and those that the box cannot lay out."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Sequence
from itertools import chain

import pytest

from sevenwonders_qt.games.architects import scenario
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.scenario import Place, Scenario

THREE = [Place("giza"), Place("rhodes"), Place("olympia")]


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(scenario).failed == 0
    assert doctest.testmod(scenario).attempted


def test_a_deck_is_seen_by_its_seat_and_the_central_one_by_its_number(game: Architects) -> None:
    first = Place("giza", deck=["glass"])
    at = Scenario(game, [first, *THREE[1:]], central=["gear"])
    view = game.view_for(at.state, 1)
    assert view.deck(CENTRAL) == view.central
    assert [view.deck(seat) for seat in range(3)] == [city.deck for city in view.cities]
    assert view.deck(0).top == "glass"


def test_a_position_has_all_that_was_named_and_every_card_of_the_box(game: Architects) -> None:
    own = Place(
        "giza",
        ["wood", "coin", "red0", "gear"],
        [1, 2],
        ["tactics", "culture"],
        victories=2,
        deck=["glass", "red1"],
        deck_size=5,
    )
    at = Scenario(
        game,
        [own, *THREE[1:]],
        active=1,
        central=["gear"],
        tokens=["decor", "politics"],
        peace=2,
        cat=2,
    )
    view = at.game.view_for(at.state, 1)
    city = view.cities[0]
    assert at.held(0) == {"wood": 1, "coin": 1, "red0": 1, "gear": 1}
    assert (city.stages, city.tokens, city.victories) == ((1, 2), ("tactics", "culture"), 2)
    assert (city.shields, city.deck.top, city.deck.count) == (3, "glass", 5)
    assert (view.active, view.peace, view.cat) == (1, 2, 2)
    assert view.open_tokens[:2] == ("decor", "politics")
    assert len(view.open_tokens) + view.pile_count == 13
    cards = Counter(chain(*at.state.decks))
    for counts in (at.state.discards, *(c.cards for c in at.state.cities)):
        cards.update(counts)
    assert cards.total() == 60 + 3 * 25


def test_the_log_leads_from_the_first_position_to_the_present_one(game: Architects) -> None:
    at = Scenario(game, THREE)
    at.take("left")
    at.take("central")
    state = at.start.copy()
    for event in at.log:
        game.evolve(state, event)
    assert state == at.state


def test_the_least_and_the_most_that_a_position_may_have_is_laid_out(game: Architects) -> None:
    least = Scenario(game, [Place("giza", deck_size=0), *THREE[1:]], peace=1, tokens_left=0)
    assert least.state.decks[0] == []
    assert (game.view_for(least.state, 0).peace, least.state.used) == (1, ())
    most = Scenario(game, [Place("giza", deck_size=25), *THREE[1:]], peace=3, tokens_left=15)
    assert len(most.state.decks[0]) == 25
    assert game.view_for(most.state, 0).peace == 3


@pytest.mark.parametrize(
    ("places", "options", "message"),
    [
        (THREE[:1], {}, "1 seats"),
        ([Place("giza"), Place("giza")], {}, "has another seat"),
        ([Place("troy"), Place("giza")], {}, "no wonder 'troy'"),
        ([Place("giza", ["gold"]), Place("rhodes")], {}, "so many cards 'gold'"),
        ([Place("giza", deck=["red2"]), Place("rhodes")], {}, "deck 'giza' does not hold"),
        ([Place("giza", stages=[2]), Place("rhodes")], {}, "stage 2 cannot follow"),
        ([Place("giza", tokens=["decor"] * 2), Place("rhodes")], {}, "so many tokens 'decor'"),
        ([Place("giza", victories=-1), Place("rhodes")], {}, "cannot be negative"),
        ([Place("giza", deck_size=26), Place("rhodes")], {}, "cannot have 26 cards"),
        (THREE, {"active": 3}, "no such seat"),
        (THREE, {"cat": -1}, "no such seat"),
        (THREE, {"peace": 4}, "have 1 to 3 tokens at peace, not 4"),
        (THREE, {"peace": 0}, "have 1 to 3 tokens at peace, not 0"),
        (THREE, {"tokens_left": 16}, "cannot be 16 tokens"),
        (THREE, {"central": ["wood"] * 5}, "deck 'central' does not hold"),
    ],
)
def test_an_impossible_position_is_refused_by_name(
    game: Architects, places: Sequence[Place], options: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Scenario(game, places, **options)  # type: ignore[arg-type]
