"""What a purse can pay at all, held against every way to pay."""

from __future__ import annotations

from itertools import product

import pytest

from sevenwonders_qt.games.architects.catalogue import Cost
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import CoinPolicy
from sevenwonders_qt.games.architects.payment import can_pay, can_pay_helped, payments

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
