from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from sevenwonders_qt.ai import search
from sevenwonders_qt.ai.levels import REFERENCE
from sevenwonders_qt.ai.search import Budget, Search
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import COLOURS, Resource
from sevenwonders_qt.games.classic.game import Classic
from tests.ai.matches import opening, played, positions, with_hidden_cards_permuted
from tests.computers import choose

ASKED = (*REFERENCE, "beginner", "casual:scholar", "expert:general", "master:builder")
"""The reference players, and levels with and without a temperament."""


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The players who search try few choices in few deals: they answer from the same sources."""
    quick = partial(Search, budget=Budget(samples=3, best=3))
    monkeypatch.setattr(search, "Search", quick)


def test_four_rules_players_score_like_people(game: Classic) -> None:
    totals = [total for seed in range(40) for total in _totals(game, ["rules"] * 4, seed)]
    assert 42 <= sum(totals) / len(totals) <= 60


def test_the_answer_is_legal_in_500_positions_of_2_to_7_players(game: Classic) -> None:
    seen: Counter[str] = Counter()
    two = Classic.two_players()
    for seed in range(3000):
        players = 2 + seed % 6
        table = two if players == 2 else game
        asked = positions(table, ["random"] * players, seed)
        for state, seat in islice(asked, seed % 11, None, 11):
            command = choose("rules", table.view_for(state, seat), table.rules, seed)
            assert command in table.legal(state, seat)
            table.decide(state, command, SeededChance(seed))
            seen[str(state.prompts[seat])] += 1
        if seen.total() >= 500 and set(seen) == set(Prompt):
            return
    pytest.fail(f"only {dict(seen)} were asked")


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("player", ASKED)
def test_the_same_view_and_seed_give_the_same_answer(game: Classic, player: str) -> None:
    for state, seat in islice(positions(game, ["random"] * 4, 5), 0, None, 7):
        view, again = game.view_for(state, seat), game.view_for(state.copy(), seat)
        assert choose(player, view, game.rules, 5) == choose(player, again, game.rules, 5)


def test_the_random_player_answers_otherwise_for_other_seeds(game: Classic) -> None:
    view = game.view_for(opening(game, 4, 1), 0)
    answers = {choose("random", view, game.rules, seed) for seed in range(200)}
    assert answers == set(view.legal)


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("player", ASKED)
def test_no_hidden_card_changes_the_view_or_the_answer(game: Classic, player: str) -> None:
    random = Random(3)
    for seed, players in enumerate((3, 4, 7)):
        for state, seat in islice(positions(game, ["random"] * players, seed), 0, None, 5):
            other = with_hidden_cards_permuted(state, seat, random)
            view = game.view_for(state, seat)
            assert game.view_for(other, seat) == view
            answer = choose(player, game.view_for(other, seat), game.rules, seed)
            assert answer == choose(player, view, game.rules, seed)


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("player", ASKED)
def test_who_else_has_chosen_makes_no_difference(game: Classic, player: str) -> None:
    for seed in range(12):
        state = opening(game, 4, seed)
        before = choose(player, game.view_for(state, 3), game.rules, seed)
        for seat in (0, 1, 2):
            game.step(state, game.legal(state, seat)[0], SeededChance(seed))
        assert choose(player, game.view_for(state, 3), game.rules, seed) == before


def test_it_pays_at_most_a_coin_more_than_the_cheapest_way(game: Classic) -> None:
    paid = 0
    for seed in range(8):
        for state, seat in positions(game, ["rules", "random", "random"], seed):
            view = game.view_for(state, seat)
            command = choose("rules", view, game.rules, seed)
            if isinstance(command, Play):
                prices = [
                    other.to_left + other.to_right
                    for other in view.legal
                    if isinstance(other, Play)
                    and (other.card, other.use, other.way)
                    == (command.card, command.use, command.way)
                ]
                paid += command.to_left + command.to_right
                assert command.to_left + command.to_right <= min(prices) + 1
    assert paid


def test_in_the_last_turn_it_completes_a_scientific_set(game: Classic) -> None:
    hand = "academy", "town_hall"
    assert _last_card(game, hand, symbols=(0, 1, 1)) == "academy"
    assert _last_card(game, hand, symbols=(0, 0, 0)) == "town_hall"


def test_in_the_last_turn_it_takes_shields_that_turn_a_conflict_and_no_others(
    game: Classic,
) -> None:
    hand = "arsenal", "palace"
    assert _last_card(game, hand, shields=0, rivals={"shields": 2}) == "arsenal"
    assert _last_card(game, hand, shields=9, rivals={"shields": 2}) == "palace"
    assert _last_card(game, hand, shields=0, rivals={"shields": 9}) == "palace"


def test_in_the_last_turn_it_counts_what_a_guild_would_score(game: Classic) -> None:
    hand = "workers_guild", "town_hall"
    many, none = dict.fromkeys(COLOURS, 4), dict.fromkeys(COLOURS, 0)
    assert _last_card(game, hand, rivals={"colours": many}) == "workers_guild"
    assert _last_card(game, hand, rivals={"colours": none}) == "town_hall"


def test_in_the_first_turn_it_prefers_goods_that_nobody_near_sells(game: Classic) -> None:
    view = game.view_for(opening(game, 4, 1), 0)
    clay = ((Resource.CLAY,),) * 2
    cities = tuple(replace(city, makes=clay, sells=clay) for city in view.cities)
    builds = tuple(Play(0, CardId(card), Use.BUILD) for card in ("clay_pool", "stone_pit"))
    view = replace(view, cities=cities, hand=tuple(p.card for p in builds), legal=builds)
    assert choose("rules", view, game.rules, 1) == builds[1]


def test_an_unknown_player_is_named(game: Classic) -> None:
    view = game.view_for(opening(game, 3, 1), 0)
    with pytest.raises(ValueError, match="'oracle'"):
        choose("oracle", view, game.rules, 1)


def test_a_seat_that_owes_nothing_is_not_played_for(game: Classic) -> None:
    state = opening(game, 3, 1)
    view = replace(game.view_for(state, 0), prompt=None)
    with pytest.raises(ValueError, match="seat 0"):
        choose("rules", view, game.rules, 1)


def _totals(game: Classic, seats: list[str], seed: int) -> tuple[int, ...]:
    result = played(game, seats, seed).result
    assert result is not None
    return result.totals


def _last_card(
    game: Classic,
    hand: tuple[str, str],
    rivals: dict[str, Any] | None = None,
    **own: Any,
) -> str:
    """What the rules player builds for nothing as its very last card, in an otherwise bare city."""
    view = game.view_for(opening(game, 4, 1), 0)
    others = (replace(city, **(rivals or {})) for city in view.cities[1:])
    builds = tuple(Play(0, CardId(card), Use.BUILD, Way.FREE_BUILD) for card in hand)
    view = replace(
        view,
        age=3,
        turn=6,
        cities=(replace(view.own, **own), *others),
        hand=tuple(build.card for build in builds),
        legal=builds,
    )
    command = choose("rules", view, game.rules, 1)
    assert isinstance(command, Play)
    return command.card
