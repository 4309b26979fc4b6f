"""What a seat is offered for a card or its next stage: how near it is, the price, or why not."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import (
    Offer,
    Offered,
    Payment,
    card_offer,
    prices,
    stage_offer,
)
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build

OTHERS = [Place("olympia"), Place("ephesus")]
"""Giza makes stone; Olympia on its right wood, Ephesus on its left papyrus."""


def offered(game: Classic, card: str, own: Place, *others: Place, **position: int) -> Offer:
    """The offer to the first seat for a card, which is put into its hand."""
    place = Place(own.wonder, own.side, [card], own.coins, own.built, own.stages)
    table = Scenario(game, [place, *(others or OTHERS)], **position)  # type: ignore[arg-type]
    return card_offer(game.rules, game.view_for(table.state, 0), CardId(card))


def test_what_costs_nothing_is_free_and_what_the_city_makes_is_ready(game: Classic) -> None:
    free, ready = (offered(game, card, Place("giza")) for card in ("altar", "baths"))
    assert (free.state, ready.state) == (Offered.FREE, Offered.READY)
    assert [len(offer.payments) for offer in (free, ready)] == [1, 1]
    assert free.payments[0].total == ready.payments[0].total == 0


def test_what_coins_pay_has_a_price_to_the_bank_or_to_neighbours(game: Classic) -> None:
    bank = offered(game, "timber_yard", Place("giza"))
    assert (bank.state, bank.cheapest) == (Offered.PRICE, 1)
    assert (bank.payments[0].to_bank, bank.payments[0].total) == (1, 1)
    bought = offered(game, "stockade", Place("giza"))
    assert (bought.state, bought.cheapest) == (Offered.PRICE, 2)
    (payment,) = bought.payments
    assert (payment.to_bank, payment.to_left, payment.to_right) == (0, 0, 2)
    assert payment.purchase.right == (Resource.WOOD,)


def test_a_chain_names_the_structure_that_makes_it_free(game: Classic) -> None:
    offer = offered(game, "aqueduct", Place("giza", built=["altar", "baths"]), age=2)
    assert (offer.state, offer.chain) == (Offered.CHAIN, "baths")
    assert [payment.total for payment in offer.payments] == [0]
    assert offer.cheapest == 0


def test_a_structure_that_stands_is_offered_no_more(game: Classic) -> None:
    offer = offered(game, "baths", Place("giza", built=["baths"]))
    assert (offer.state, offer.payments, offer.possible) == (Offered.BUILT, (), False)


@pytest.mark.parametrize(("coins", "short"), [(0, 2), (1, 1)])
def test_what_is_too_dear_says_how_many_coins_are_short(
    game: Classic, coins: int, short: int
) -> None:
    offer = offered(game, "stockade", Place("giza", coins=coins))
    assert (offer.state, offer.short_of, offer.cheapest) == (Offered.NO, short, 2)
    assert (offer.missing, offer.possible) == ((), False)


def test_what_nobody_sells_says_which_resources_are_missing_and_how_many(game: Classic) -> None:
    """The Palace costs one of each resource; stone, wood and papyrus are there."""
    lone = offered(game, "palace", Place("giza", coins=99), age=3)
    assert lone.state is Offered.NO
    assert sorted(lone.missing) == ["clay", "glass", "loom", "ore"]
    assert lone.short_of == lone.cheapest == 0
    fort = offered(game, "fortifications", Place("giza", coins=99), age=3)
    assert sorted(fort.missing) == ["ore", "ore", "ore"]


def test_of_a_producer_with_a_choice_the_missing_are_those_of_the_nearest_choice(
    game: Classic,
) -> None:
    """The Clay Pit makes clay or ore: of three ore two stay missing."""
    own = Place("giza", coins=99, built=["clay_pit"])
    assert sorted(offered(game, "fortifications", own, age=3).missing) == ["ore", "ore"]


def test_a_power_builds_what_nobody_can_pay(game: Classic) -> None:
    own = Place("olympia", stages=2)
    offer = offered(game, "palace", own, Place("giza"), Place("ephesus"), age=3)
    assert (offer.state, offer.possible) == (Offered.NO, True)
    assert offer.free_build == build(0, "palace", Way.FREE_BUILD)
    assert offer.preferred_free_build == offer.free_build


def test_a_power_of_the_age_is_rather_kept_where_one_can_pay(game: Classic) -> None:
    own = Place("olympia", stages=2)
    offer = offered(game, "timber_yard", own, Place("giza"), Place("ephesus"))
    assert offer.free_build == build(0, "timber_yard", Way.FREE_BUILD)
    assert offer.preferred_free_build is None


def test_prices_are_those_of_each_side_and_kind_of_goods(game: Classic) -> None:
    places = [Place("giza", built=["east_trading_post", "marketplace"]), *OTHERS]
    found = prices(game.view_for(Scenario(game, places).state, 0))
    assert (found.left_raw, found.right_raw) == (2, 1)
    assert (found.left_manufactured, found.right_manufactured) == (1, 1)


def test_a_stage_is_offered_until_the_last_one_stands(game: Classic) -> None:
    def stage_of(place: Place) -> Offer | None:
        table = Scenario(game, [place, *OTHERS])
        return stage_offer(game.rules, game.view_for(table.state, 0))

    ready = stage_of(Place("giza", built=["quarry"]))
    assert ready is not None
    assert ready.state is Offered.READY
    hand = Scenario(game, [Place("giza", built=["quarry"]), *OTHERS]).city(0).hand
    assert [payment.command.card for payment in ready.payments] == [hand[0]]
    dear = stage_of(Place("giza", coins=1, stages=1))
    assert dear is not None
    assert (dear.state, dear.missing) == (Offered.NO, ("wood", "wood"))
    assert stage_of(Place("giza", stages=3)) is None


def test_a_payment_comes_to_what_all_its_receivers_get_together() -> None:
    play = Play(0, CardId("altar"), Use.BUILD, Way.COST, 4, 2)
    assert Payment(play, 1, 4, 2, (), ((3, 8),)).total == 15
