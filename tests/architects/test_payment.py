"""What a purse can pay at all, held against every way to pay."""

from __future__ import annotations

from itertools import product

import pytest

from sevenwonders_qt.games.architects.catalogue import Cost
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import CoinPolicy
from sevenwonders_qt.games.architects.payment import Purse, can_pay, can_pay_helped, payments

MOST_OF_A_KIND = 2


@pytest.mark.parametrize("policy", CoinPolicy)
def test_a_purse_can_pay_where_there_is_a_way_and_helped_where_tokens_make_one(
    game: Architects, policy: CoinPolicy
) -> None:
    wonders = game.rules.catalogue.wonders.values()
    costs: set[Cost] = {stage.cost for wonder in wonders for stage in wonder.stages}
    assert len(costs) > 4
    payers = len(game.rules.catalogue.payers)
    for purse in product(range(MOST_OF_A_KIND + 1), repeat=payers):
        for cost in costs:
            ways = {
                tokens: payments(purse, cost, *tokens, policy)
                for tokens in product((False, True), repeat=2)
            }
            assert can_pay(purse, cost) == bool(ways[False, False])
            assert can_pay_helped(purse, cost) == bool(ways[True, True])
            assert all(map(bool, ways.values())) or not ways[False, False]


def test_a_grey_card_of_a_wrong_kind_is_kept_back_only_where_coins_may_be_spent_freely() -> None:
    def ways(purse: Purse, count: int, policy: CoinPolicy, *, mixed: bool) -> set[Purse]:
        found = payments(purse, Cost(count, identical=True), False, True, policy)
        return {way.cards for way in found if way.mixed is mixed}

    missing, free = CoinPolicy.MISSING_ONLY, CoinPolicy.FREE
    two_of_a_kind = (2, 0, 0, 0, 0, 2)  # and two coins
    two_kinds, three_kinds = (1, 1, 0, 0, 0, 2), (1, 1, 1, 0, 0, 2)  # once each, and two coins
    with_a_coin, coins = (1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 2)
    same = {(2, 0, 0, 0, 0, 0), coins}
    assert ways(two_of_a_kind, 2, missing, mixed=False) == same
    assert ways(two_of_a_kind, 2, free, mixed=False) == {*same, with_a_coin}
    assert (1, 1, 0, 0, 0, 0) in ways(two_kinds, 2, missing, mixed=True)
    assert {with_a_coin, coins} <= ways(two_kinds, 2, free, mixed=False)
    assert (1, 1, 0, 0, 0, 1) in ways(three_kinds, 3, free, mixed=True)
    assert ways(three_kinds, 3, missing, mixed=True) == {(1, 1, 1, 0, 0, 0)}
