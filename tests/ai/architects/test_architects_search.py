"""The searching player of Architects: what it may know, when it stops, and how it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sevenwonders_qt.ai.architects.belief import open_state, sample
from sevenwonders_qt.ai.architects.brains import architects_brain_for
from sevenwonders_qt.ai.architects.search import ArchitectsSearch, Budget
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.state import State
from tests.architects.random_games import RandomGame, another_truth
from tests.computers import ask

LIGHT = Budget(turns=6)


@pytest.fixture(scope="module")
def game() -> Architects:
    return Architects.with_options()


@pytest.fixture(scope="module")
def search(game: Architects) -> ArchitectsSearch:
    brain = architects_brain_for(game.rules)
    assert brain is not None
    return ArchitectsSearch(brain, LIGHT)


def positions(game: Architects, games: int, each: int) -> list[State]:
    """Some positions with a choice, of games with all numbers of players."""
    found = []
    for number in range(games):
        moves = [m.before for m in RandomGame(game, number).moves()]
        found += [s for s in moves[5::each] if len(game.legal(s, s.active)) > 1]
    return found


def test_it_answers_legally_and_alike_for_the_same_seed(
    game: Architects, search: ArchitectsSearch
) -> None:
    prompts: Counter[object] = Counter()
    for state in positions(game, 3, 19):
        view = game.view_for(state, state.active)
        answer = search.choose(view, Random(7))
        assert answer in view.legal
        assert search.choose(view, Random(7)) == answer
        prompts[state.prompt] += 1
    assert {Prompt.TAKE, Prompt.ACT} <= prompts.keys()


def test_what_it_answers_depends_on_nothing_that_the_seat_cannot_see(
    game: Architects, search: ArchitectsSearch
) -> None:
    chance = Random(3)
    for state in positions(game, 3, 23):
        seat = state.active
        other = another_truth(state, seat, chance)
        answers = {search.choose(game.view_for(truth, seat), Random(2)) for truth in (state, other)}
        assert len(answers) == 1


def test_a_sampled_state_holds_the_same_cards_and_shows_the_seat_the_same(
    game: Architects,
) -> None:
    shuffled = 0
    for state in positions(game, 6, 5):
        seat = state.active
        known = open_state(game.view_for(state, seat), game.rules)
        deal = sample(known, seat, Random(1))
        assert game.view_for(deal, seat) == game.view_for(known, seat)
        for cards, others in zip(deal.decks, state.decks, strict=True):
            assert Counter(cards) == Counter(others)
        shuffled += deal.decks != known.decks
    assert shuffled > 20


def counting(answers: list[bool]) -> Callable[[], bool]:
    """Says each of these in turn, the last one for ever."""
    return lambda: answers.pop(0) if len(answers) > 1 else answers[0]


def test_it_stops_as_soon_as_nobody_waits_for_the_answer(game: Architects) -> None:
    brain = architects_brain_for(game.rules)
    assert brain is not None
    endless = ArchitectsSearch(brain, Budget(turns=10**9))
    state = next(s for s in positions(game, 1, 1) if s.prompt is Prompt.TAKE)
    view = game.view_for(state, state.active)
    assert endless.choose(view, Random(1), counting([False, False, True])) in view.legal
    assert ask("search", view, game.rules, Random(1), lambda: True) in view.legal
