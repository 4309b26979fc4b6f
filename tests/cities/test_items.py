"""The numbered cases of the facts about Cities that no worked example plays.

Items 3, 22 and 64 say what tokens are, which effects follow the same rules, and how teams play,
which the program does not offer. Item 23 belongs to the Wonder Pack without Cities.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.catalogue import DECK, GUILDS
from sevenwonders_qt.games.cities.commands import LOSS, PayLoss
from sevenwonders_qt.games.cities.pieces import has_diplomacy
from sevenwonders_qt.games.cities.prices import made_here
from sevenwonders_qt.games.cities.scenario import cities_scenario, settled
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, sell, stage
from sevenwonders_qt.games.classic.scoring import ranking, sheets
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.games.edifice.events import DebtTaken, PenaltyAsked, PenaltyPaid, ProjectFailed
from sevenwonders_qt.games.edifice.scenario import edifice_events
from sevenwonders_qt.games.leaders.commands import UseLeader
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from tests.cities.positions import (
    BOX,
    CITIES,
    OTHERS,
    builds,
    gains,
    losses,
    owed,
    pay,
    prices,
    table,
)
from tests.leaders.positions import Before, recruit

ALL_BLACK = ((DECK, "42"),)


def black_of(options: Options, players: int = 3) -> int:
    cards = BOX.classic(options, players).rules.catalogue.cards.values()
    return sum(card.colour == "black" for card in cards)


def with_leaders(leaders: Sequence[str], *others: Place, players: int = 3, **own: Any) -> Scenario:
    """A turn with both boxes where the first city has recruited these leaders."""
    options = Options(expansions=("leaders", "cities"), choices=ALL_BLACK)
    game = BOX.classic(options, players)
    position = {key: own.pop(key) for key in ("age", "turn", "discards") if key in own}
    position.setdefault("age", 2)
    first = Place(own.pop("wonder", "giza"), own.pop("side", "A"), **own)
    places = [first, *(others or OTHERS)]
    also = [*settled(game.rules, places)]
    return leaders_scenario(game, places, recruited={0: leaders}, also=also, **position)


def with_edifice(*others: Place, joined: Any = None, **own: Any) -> Scenario:
    """A turn with Cities and Edifice: Belvedere, Amphitheater, Archives."""
    options = Options(expansions=("edifice", "cities"), choices=ALL_BLACK)
    game = BOX.classic(options, 3)
    age, turn = own.pop("age", 2), own.pop("turn", 1)
    edifices = own.pop("edifices", ["belvedere", "amphitheater", "archives"])
    places = [Place(own.pop("wonder", "giza"), **own), *(others or OTHERS)]
    also = [*edifice_events(game.rules, places, edifices, age, joined or {}, {})]
    also += settled(game.rules, places)
    return Scenario(game, places, age=age, turn=turn, also=also)


# Set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", range(3, 8))
def test_items_1_and_2_hands_of_eight_seven_turns_and_guilds_as_ever(
    edition: Edition, players: int
) -> None:
    game = BOX.classic(Options(edition, expansions=CITIES), players)
    catalogue, size = game.rules.catalogue, 14 if edition is Edition.SECOND else 9
    for age in (1, 2, 3):
        assert catalogue.deck_size(age, players) == 8 * players
        black = catalogue.pools_of(age)[-1]
        assert (black.drawn[players], len(black.cards)) == (players, size)
    assert catalogue.pools_of(3)[0].drawn[players] == players + 2
    state, chance = game.empty(), SeededChance(7)
    game.open(state, Setup.random(players), chance)
    turns = 0
    while not game.is_over(state):
        before = (state.age, state.turn)
        game.step(state, game.legal(state, state.owing[0])[-1], chance)
        turns += (state.age, state.turn) != before
    assert turns == 3 * 7 - 1


def test_item_4_petra_and_byzantium_come_with_cities_only() -> None:
    alone = BOX.classic(Options(), 3).rules.catalogue.wonders
    both = BOX.classic(Options(expansions=CITIES), 3).rules.catalogue.wonders
    assert {*both} - {*alone} == {"petra", "byzantium"}


def test_item_4_six_leaders_come_with_both_boxes_only() -> None:
    def pile(*boxes: str) -> set[str]:
        return {*BOX.classic(Options(expansions=boxes), 3).rules.data["leaders"].pile}

    six = {"caligula", "diocletian", "octavia", "arsinoe", "aspasia", "darius"}
    assert pile("leaders", "cities") - pile("leaders") == six


@pytest.mark.parametrize(
    ("edition", "choice", "guilds"),
    [
        *((Edition.FIRST, (), 13), (Edition.SECOND, (), 10)),
        *((Edition.FIRST, ((GUILDS, "none"),), 10), (Edition.SECOND, ((GUILDS, "all"),), 13)),
    ],
)
def test_item_5_guilds_come_with_the_first_edition_or_as_agreed(
    edition: Edition, choice: tuple[tuple[str, str], ...], guilds: int
) -> None:
    options = Options(edition, expansions=CITIES, choices=choice)
    assert len(BOX.classic(options, 3).rules.catalogue.guilds) == guilds


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("deck", "number"), [("27", 27), ("42", 42)])
def test_item_6_either_deck_goes_with_either_edition(
    edition: Edition, deck: str, number: int
) -> None:
    assert black_of(Options(edition, expansions=CITIES, choices=((DECK, deck),))) == number
    usual = 42 if edition is Edition.SECOND else 27
    assert black_of(Options(edition, expansions=CITIES)) == usual


@pytest.mark.parametrize("players", [2, 9])
def test_item_7_cities_is_not_for_two_and_not_for_more_than_eight(players: int) -> None:
    with pytest.raises(ImpossibleSetup):
        BOX.classic(Options(expansions=CITIES), players)


# Order -----------------------------------------------------------------------------------------

AGENCY = {"wonder": "halicarnassus", "side": "A", "stages": 1, "built": ["sawmill", "foundry"]}


def test_items_8_9_and_55_losses_come_after_builds_from_the_pile(game: Classic) -> None:
    """The pile holds a card that makes others lose, and that loss is of the same turn."""
    others = (Place("rhodes", hand=["lair"], built=["lumber_yard", "glassworks_age1"]),)
    position = table(
        game,
        *others,
        Place("babylon"),
        hand=["altar"],
        discards=["opium_den"],
        **{**AGENCY, "built": ["foundry", "mine"]},
    )
    position.turn(stage(0, "altar"), build(1, "lair"))
    assert position.state.prompts[0] == Prompt.DISCARD_PILE
    assert LOSS not in position.state.prompts
    position.play(pick(0, "opium_den"))
    assert position.state.prompts == [LOSS, LOSS, LOSS]
    assert losses(pay(position, 2, 3, 5)) == {0: (2, 0), 1: (3, 0), 2: (5, 0)}


def test_item_8_what_a_leader_does_at_once_comes_before_searches_of_the_pile() -> None:
    game = BOX.classic(Options(expansions=("leaders", "cities")), 3)
    before = Before(game, 2, hands={0: ["aspasia"], 1: ["solomon"]}, coins={0: 9, 1: 9})
    events = before.rest(recruit(0, "aspasia"), recruit(1, "solomon"))
    kinds = [type(event) for event in events]
    assert kinds.index(ev.DiplomacyTaken) < kinds.index(classic.DiscardPileOpened)


def test_items_10_and_54_the_eighth_card_and_the_losses_of_both_are_one_settlement(
    game: Classic,
) -> None:
    own = {"wonder": "babylon", "side": "B", "stages": 2, "hand": ["hideout", "opium_stash"]}
    position = table(game, Place("rhodes"), Place("giza"), turn=7, age=1, **own)
    events = position.turn(build(0, "hideout"))
    assert LOSS not in position.state.prompts
    assert position.state.prompts[0] == Prompt.LAST_CARD
    events = position.play(build(0, "opium_stash"))
    assert position.state.prompts == [None, LOSS, LOSS]
    demands = next(e.demands for e in events if isinstance(e, ev.LossesDemanded))
    assert {demand.source for demand in demands} == {"hideout", "opium_stash"}
    assert not any(isinstance(event, classic.ConflictResolved) for event in events)
    assert any(isinstance(e, classic.ConflictResolved) for e in pay(position, 2, 2))


def test_item_10_an_edifice_fails_after_the_losses() -> None:
    position = with_edifice(hand=["hideout"], turn=7)
    position.turn(build(0, "hideout"))
    events = pay(position, 1, 1)
    kinds = [type(event) for event in events]
    assert kinds.index(ev.LossPaid) < kinds.index(ProjectFailed)


# Losses ----------------------------------------------------------------------------------------


def test_items_11_and_17_all_others_lose_and_no_owner_by_the_own_card(four: Classic) -> None:
    others = (Place("rhodes"), Place("babylon"), Place("olympia"))
    position = table(four, *others, hand=["hideout"])
    events = position.turn(build(0, "hideout"))
    (demanded,) = [event for event in events if isinstance(event, ev.LossesDemanded)]
    assert demanded.demands == (ev.Demand(0, "hideout", (0, 1, 1, 1)),)


def test_items_12_and_16_a_loss_is_paid_in_every_way_and_in_no_other(game: Classic) -> None:
    position = table(game, Place("rhodes", coins=6), Place("babylon"), hand=["hideout"])
    position.turn(build(0, "hideout"))
    assert [*position.legal(1)] == [PayLoss(1, 1), PayLoss(1, 0)]
    for wrong in (PayLoss(1, 2), PayLoss(1, -1), sell(1, "altar")):
        with pytest.raises(IllegalCommand):
            position.play(wrong)


def test_item_15_a_decision_is_hidden_and_may_be_taken_back(game: Classic) -> None:
    position = table(game, hand=["hideout"])
    position.turn(build(0, "hideout"))
    (chosen,) = position.play(PayLoss(1, 0))
    assert game.redact(chosen, 2) == ev.LossChosen(1, None)
    assert game.redact(chosen, 1) == chosen
    assert not game.reveals(chosen)
    assert game.view_for(position.state, 2).extras["cities"].chosen is None
    assert game.view_for(position.state, 1).extras["cities"].chosen == 0
    assert [*position.legal(1)] == [TakeBack(1)]
    position.play(TakeBack(1), PayLoss(1, 1))
    events = position.play(PayLoss(2, 1))
    assert losses(events) == {1: (1, 0), 2: (1, 0)}


def test_item_14_what_a_neighbour_pays_in_the_turn_can_pay_the_loss(game: Classic) -> None:
    others = (Place("rhodes", coins=0, hand=["lumber_yard"]), Place("babylon"))
    position = table(game, *others, hand=["barracks"], coins=2)
    hideout = replace_hand(position, 2, "hideout")
    position.turn(build(0, "barracks", to_right=2), build(1, "lumber_yard"), hideout)
    assert position.city(1).coins == 2
    assert losses(pay(position, 1)) == {0: (0, 1), 1: (1, 0)}


def replace_hand(position: Scenario, seat: int, card: str) -> Play:
    """Put a card into the hand of a seat, and return the command to build it."""
    position.state.cities[seat].hand[0] = CardId(card)
    return build(seat, card)


def test_item_18_tokens_of_the_coming_conflict_do_not_count(game: Classic) -> None:
    strong = Place("rhodes", coins=9, built=["walls"], tokens=[1])
    built = ["stone_pit", "glassworks_age1", "loom_age1"]
    position = table(game, strong, Place("babylon"), hand=["sepulcher"], built=built, turn=7)
    position.turn(build(0, "sepulcher"))
    assert losses(pay(position, 1)) == {1: (1, 0)}
    assert position.city(1).tokens == [1, 3, 3]


def test_item_18_a_token_of_the_same_turn_counts(game: Classic) -> None:
    raider = Place("rhodes", coins=9, hand=["raider_fort"], built=["ore_vein", "clay_pool"])
    built = ["stone_pit", "glassworks_age1", "loom_age1"]
    position = table(game, raider, Place("babylon"), hand=["sepulcher"], built=built)
    position.turn(build(0, "sepulcher"), build(1, "raider_fort"))
    assert losses(pay(position, 1)) == {1: (1, 0)}


def test_item_20_debts_break_no_tie(game: Classic) -> None:
    position = table(game, coins=5, debts={0: 1})
    assert ranking([10, 10, 9], [city.coins for city in position.state.cities]) == (0,)


def test_items_21_and_63_debts_of_both_boxes_are_apart() -> None:
    position = with_edifice(hand=["hideout"], turn=7, age=1, built=["lumber_yard"])
    position.turn(build(0, "hideout"))
    events = pay(position, 0, 0)
    assert owed(position) == [0, 1, 1]
    assert any(isinstance(event, ProjectFailed) for event in events)
    rows = position.scores(1)
    assert (rows["city_debts"], rows["debt"]) == (-1, -2)


# Gifts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "own", "given"), [("dive", 6, 1), ("gambling_den", 9, 2)])
def test_items_24_and_25_neighbours_get_a_gift_once(
    game: Classic, card: str, own: int, given: int
) -> None:
    events = table(game, hand=[card]).turn(build(0, card))
    assert gains(events, 0) == [(card, own)]
    assert gains(events, 1) == gains(events, 2) == [(card, given)]


# Diplomacy -------------------------------------------------------------------------------------


def test_items_26_and_31_shields_stay_and_tokens_count(game: Classic) -> None:
    built = ["residence", "walls"]
    position = table(game, built=built, tokens=[1], diplomacy=[0], turn=7)
    position.turn()
    city = position.city(0)
    assert (city.shields, city.tokens, has_diplomacy(city)) == (2, [1], False)


def test_item_30_what_is_left_after_the_last_age_is_worth_nothing(game: Classic) -> None:
    built = ["residence", "consulate"]
    position = table(game, built=built, diplomacy=[0, 0], turn=7, age=3)
    before = position.scores(0)["total"]
    position.turn()
    assert has_diplomacy(position.city(0))
    events = position.log
    assert isinstance(events[-1], classic.GameEnded)
    assert position.scores(0)["total"] == before + 1  # three coins of the card that was sold


def test_item_32_diplomacy_protects_from_no_loss_and_no_raider(game: Classic) -> None:
    safe = Place("rhodes", built=["residence"], coins=5)
    position = cities_scenario(
        game,
        [Place("giza", hand=["hideout"]), safe, Place("babylon", hand=["raider_camp"])],
        diplomacy=[1],
        turn=7,
    )
    position.turn(build(0, "hideout"), build(2, "raider_camp"))
    assert losses(pay(position, 1, 1))[1] == (1, 0)
    assert owed(position) == [1, 1, 0]


def test_item_32_a_diplomat_is_punished_for_a_failed_project() -> None:
    events = with_edifice(hand=["consulate"], built=["clay_pool", "press_age1"], turn=7).turn(
        build(0, "consulate")
    )
    assert any(isinstance(event, ProjectFailed) for event in events)
    assert 0 in [e.seat for e in events if isinstance(e, PenaltyAsked | PenaltyPaid | DebtTaken)]


# Effects ---------------------------------------------------------------------------------------


def test_item_34_a_mask_copies_green_cards_alone_and_two_cities_may_copy_one(
    game: Classic,
) -> None:
    masks = ["pigeonhole"]
    babylon = Place("babylon", stages=2, built=["scientists_guild"])
    position = table(game, Place("rhodes"), babylon, built=masks, age=3)
    assert position.scores(0)["science"] == 0
    middle = Place("rhodes", built=["workshop"])
    places = [Place("giza", built=masks), middle, Place("babylon", built=["band_of_spies"])]
    position = cities_scenario(game, places, age=3)
    assert [position.scores(seat)["science"] for seat in range(3)] == [1, 1, 1]


def test_item_34_owning_the_card_does_not_matter(game: Classic) -> None:
    position = table(
        game,
        Place("rhodes", built=["workshop"]),
        Place("babylon"),
        built=["pigeonhole", "workshop"],
        age=3,
    )
    assert position.scores(0)["science"] == 4


def test_item_34_the_sheet_says_what_a_mask_copied(game: Classic) -> None:
    position = table(
        game, Place("rhodes", built=["workshop"]), Place("babylon"), built=["pigeonhole"], age=3
    )
    lines = sheets(game.rules, position.state.cities)[0].lines
    (mask,) = [line for line in lines if line.reason == "mask"]
    assert (mask.card, mask.symbol, mask.count, mask.points) == ("pigeonhole", "gear", 1, 0)


MADE = ["tavern", "forum", "caravansery", "militia"]


def test_item_35_only_the_board_and_brown_and_grey_cards_count(game: Classic) -> None:
    position = table(game, built=["tree_farm", "press_age1", *MADE])
    assert {*made_here(position.state, position.city(0))} == {"wood", "stone", "clay", "papyrus"}


def test_items_35_and_36_what_they_make_is_not_for_sale(game: Classic) -> None:
    built = ["secret_warehouse", "black_market", "lumber_yard"]
    position = table(game, Place("rhodes", built=built), Place("babylon"), hand=["caravansery"])
    assert not builds(position, "caravansery")  # the neighbour sells one wood


def test_item_37_all_or_none(game: Classic) -> None:
    every = [
        *("lumber_yard", "clay_pool", "ore_vein"),
        *("loom_age1", "glassworks_age1", "press_age1"),
    ]
    position = table(game, built=[*every, "black_market"], hand=["caravansery"], coins=0)
    assert not builds(position, "caravansery")
    assert prices(table(game, built=[*every, "secret_warehouse"], hand=["caravansery"]),
                  "caravansery") == {(0, 0)}  # fmt: skip
    rome = with_leaders(
        [], wonder="roma", built=["secret_warehouse"], hand=["workshop", "barracks"], coins=0
    )
    assert not builds(rome, "workshop")
    assert not builds(rome, "barracks")


def test_item_38_a_rebate_is_had_once_a_turn_also_with_an_eighth_card(game: Classic) -> None:
    own = {
        "wonder": "babylon",
        "side": "B",
        "stages": 2,
        "coins": 9,
        "turn": 7,
        "hand": ["baths", "aqueduct"],
        "built": ["east_clandestine_wharf"],
    }
    seller = Place("giza", built=["quarry"])
    position = table(game, seller, Place("rhodes"), **own)
    assert prices(position, "baths") == {(0, 1)}
    position.turn(build(0, "baths", to_right=1))
    assert position.state.prompts[0] == Prompt.LAST_CARD
    position.city(0).names.discard("baths")  # its chain would make the aqueduct free
    assert prices(position, "aqueduct") == {(0, 6)}


def test_item_38_a_rebate_that_was_not_needed_is_kept_for_the_eighth_card(game: Classic) -> None:
    own = {
        "wonder": "babylon",
        "side": "B",
        "stages": 2,
        "coins": 9,
        "turn": 7,
        "hand": ["altar", "baths"],
        "built": ["east_clandestine_wharf"],
    }
    position = table(game, Place("giza"), Place("rhodes"), **own)
    position.turn(build(0, "altar"))
    assert prices(position, "baths") == {(0, 1)}


@pytest.mark.parametrize("first", [True, False])
def test_item_38_a_rebate_that_made_a_price_nothing_is_used_up(game: Classic, first: bool) -> None:
    hand = ["baths", "guard_tower"] if first else ["altar", "guard_tower"]
    built = ["east_clandestine_wharf", "east_trading_post"]
    own = {"wonder": "babylon", "side": "B", "stages": 2, "coins": 9, "turn": 7}
    seller = Place("giza", built=["clay_pit"])
    # The clay of Babylon's own board pays for the tower; take it away.
    position = table(game, seller, Place("rhodes"), hand=hand, built=built, **own)
    position.city(0).made = position.game.rules.market.nothing
    position.turn(build(0, hand[0]))
    assert prices(position, "guard_tower") == ({(0, 1)} if first else {(0, 0)})


def test_item_38_a_rebate_that_paid_for_the_right_to_an_eighth_card_is_used_up(
    game: Classic,
) -> None:
    own = {"wonder": "babylon", "side": "B", "stages": 1, "coins": 9, "turn": 7}
    seller = Place("giza", built=["glassworks_age1", "sawmill"])
    hand, built = ["altar", "stockade"], ["east_clandestine_wharf"]
    position = table(game, seller, Place("rhodes"), hand=hand, built=built, **own)
    assert prices(position, "stockade") == {(0, 1)}
    position.turn(stage(0, "altar", to_right=5))
    assert position.state.prompts[0] == Prompt.LAST_CARD
    assert prices(position, "stockade") == {(0, 2)}


@pytest.mark.parametrize(
    ("source", "needed", "last"),
    [("secret_warehouse", "forum", "courthouse"), ("black_market", "stockade", "baths")],
)
def test_items_35_and_36_they_serve_once_a_turn_also_with_an_eighth_card(
    game: Classic, source: str, needed: str, last: str
) -> None:
    built = [source, "loom_age1"]
    own = {"wonder": "babylon", "side": "B", "stages": 2, "coins": 0, "turn": 7, "built": built}
    for first, found in ((needed, set()), ("altar", {(0, 0)})):
        position = table(game, Place("rhodes"), Place("giza"), hand=[first, last], **own)
        position.turn(build(0, first))
        assert position.state.prompts[0] == Prompt.LAST_CARD
        assert prices(position, last) == found


@pytest.mark.parametrize("boxes", [("leaders", "cities"), ("cities", "leaders")])
def test_item_38_a_rebate_is_kept_where_the_bank_sold_what_was_needed(
    boxes: tuple[str, str],
) -> None:
    game = BOX.classic(Options(expansions=boxes), 3)
    own = {"stages": 2, "built": ["east_clandestine_wharf"], "coins": 9}
    places = [Place("babylon", "B", hand=["stockade", "baths"], **own)]
    places += [Place("giza"), Place("rhodes")]
    position = leaders_scenario(
        game,
        places,
        recruited={0: ["bilkis"]},
        age=1,
        turn=7,
        also=[*settled(game.rules, places)],
    )
    position.turn(replace(build(0, "stockade"), to_bank=1))
    assert position.state.prompts[0] == Prompt.LAST_CARD
    assert prices(position, "baths") == {(0, 1)}


def test_item_56_a_rebate_of_the_last_turn_is_there_again_before_the_next_age() -> None:
    game = BOX.classic(Options(expansions=("leaders", "cities")), 3)
    own = {"stages": 1, "built": ["east_clandestine_wharf"], "coins": 15}
    seller = Place("ephesus", built=["glassworks_age1", "sawmill", "brickyard"])
    places = [Place("babylon", "B", hand=["altar", "baths"], **own), seller, Place("rhodes")]
    also = [*settled(game.rules, places)]
    position = leaders_scenario(game, places, hands={0: ["plato"]}, age=1, turn=7, also=also)
    position.turn(stage(0, "altar", to_right=5))
    position.play(sell(0, "baths"))
    plays = [play for play in position.legal(0) if isinstance(play, UseLeader)]
    assert {use.play.to_right for use in plays if use.play.use is Use.STAGE} == {5}


def test_items_39_and_40_a_unit_for_nothing_moves_no_coin_and_is_sold_once(
    game: Classic,
) -> None:
    built = ["smugglers_cache", "east_trading_post", "east_clandestine_wharf"]
    own = {"wonder": "olympia", "built": built, "coins": 0, "hand": ["baths", "aqueduct"]}
    position = table(game, Place("giza"), Place("rhodes"), **own)
    assert prices(position, "baths") == {(0, 0)}
    assert not builds(position, "aqueduct")  # three stones, and the neighbour has one


def test_item_40_hatshepsut_gets_nothing_for_a_unit_for_nothing() -> None:
    own = {"wonder": "olympia", "coins": 3, "hand": ["baths"]}
    built = ["smugglers_cache", "east_trading_post"]
    position = with_leaders(["hatshepsut"], Place("giza"), Place("rhodes"), built=built, **own)
    assert gains(position.turn(build(0, "baths")), 0) == []
    position = with_leaders(["hatshepsut"], Place("giza"), Place("rhodes"), built=[], **own)
    assert gains(position.turn(build(0, "baths", to_right=2)), 0) == [("hatshepsut", 1)]


def test_item_42_the_agency_searches_after_halicarnassus_and_solomon() -> None:
    order = {"halicarnassus": 0, "solomon": 1, "forging_agency": 2}
    rules = BOX.classic(Options(expansions=("leaders", "cities"), choices=ALL_BLACK), 3).rules
    (agency,) = rules.catalogue.cards[CardId("forging_agency")].effects
    (solomon,) = rules.data["leaders"].all[CardId("solomon")].effects
    (grave,) = rules.catalogue.boards["halicarnassus", "A"].stages[1].effects
    found = {"halicarnassus": grave, "solomon": solomon, "forging_agency": agency}
    assert {name: effect.order for name, effect in found.items()} == order


def test_item_42_the_agency_builds_no_second_structure_of_a_name(game: Classic) -> None:
    own = {"hand": ["forging_agency"], "built": ["altar"], "discards": ["altar", "capitol"]}
    position = table(game, **own)
    position.turn(build(0, "forging_agency"))
    found = {c.card for c in position.legal(0)}  # type: ignore[attr-defined]
    assert "altar" not in found
    assert {"capitol", None} <= found


def test_item_46_a_raider_card_of_another_age_brings_its_printed_worth() -> None:
    position = with_leaders(
        ["nero"], hand=["forging_agency"], discards=["raider_camp"], age=2, coins=2
    )
    position.turn(build(0, "forging_agency"))
    events = position.play(pick(0, "raider_camp"))
    assert position.city(0).tokens == [1]
    assert gains(events, 0) == [("nero", 2)]
    assert owed(position) == [0, 1, 1]


def test_item_47_black_shields_are_no_red_cards() -> None:
    position = with_leaders(["pericles"], built=["militia", "mercenaries", "contingent"], age=3)
    assert position.city(0).shields == 10
    assert position.scores(0)["leaders"] == 0


def test_item_48_black_is_a_colour_for_archives_and_olympia() -> None:
    built = ["altar", "militia"]
    position = with_edifice(built=built, joined={0: [3], 1: [3]}, age=3)
    assert position.scores(0)["edifice"] == 2
    second = BOX.classic(Options(Edition.SECOND, expansions=CITIES), 3)
    olympia = {"wonder": "olympia", "side": "A", "stages": 2, "coins": 0, "hand": ["mercenaries"]}
    assert [p.way for p in builds(table(second, **olympia), "mercenaries")] == [Way.FREE_COLOUR]
    assert not builds(table(second, built=["hideout"], **olympia), "mercenaries")


def test_item_49_no_chain_leads_to_or_from_a_black_card(game: Classic) -> None:
    for card in game.rules.catalogue.cards.values():
        if card.colour == "black":
            assert not card.chains_from
            assert not card.chains_to


def test_item_50_a_name_is_built_once(game: Classic) -> None:
    position = table(game, built=["hideout"])
    replace_hand(position, 0, "hideout")
    assert not builds(position, "hideout")


def test_item_51_coins_of_a_cost_go_to_the_bank_and_must_be_there(game: Classic) -> None:
    assert not builds(table(game, hand=["militia"], coins=2), "militia")
    position = table(game, hand=["militia"], coins=3)
    position.turn(build(0, "militia"))
    assert position.city(0).coins == 0
    assert [city.coins for city in position.state.cities[1:]] == [6, 6]


def test_item_52_imhotep_does_not_help_with_coins() -> None:
    petra = {"wonder": "petra", "stages": 1, "hand": ["altar"]}
    assert stage(0, "altar") not in with_leaders(["imhotep"], coins=6, **petra).legal(0)
    assert stage(0, "altar") in with_leaders(["imhotep"], coins=7, **petra).legal(0)


def test_item_53_a_stage_of_byzantium_keeps_out_of_the_conflict_of_its_age(game: Classic) -> None:
    own = {"wonder": "byzantium", "side": "A", "stages": 1, "turn": 7}
    built = ["sawmill", "press_age1"]
    position = table(game, Place("rhodes", built=["walls"]), Place("babylon"), built=built,
                     hand=["altar"], **own)  # fmt: skip
    position.turn(stage(0, "altar"))
    assert [city.tokens for city in position.state.cities] == [[], [3], [-1]]


def test_item_54_olympia_has_the_card_of_the_seventh_turn_free(second: Classic) -> None:
    olympia = {"wonder": "olympia", "side": "B", "stages": 2, "coins": 0}
    hand = ["capitol"]
    assert Way.FREE_LAST in {
        p.way for p in builds(table(second, hand=hand, turn=7, age=3, **olympia), "capitol")
    }
    assert not builds(table(second, hand=hand, turn=6, age=3, **olympia), "capitol")


# With Leaders and Edifice ----------------------------------------------------------------------


def test_item_57_darius_and_aspasia() -> None:
    position = with_leaders(["darius"], built=["militia", "hideout", "dive"])
    assert position.scores(0)["leaders"] == 3
    game = position.game
    effects = game.rules.data["leaders"].all[CardId("aspasia")].effects
    alone = BOX.classic(Options(expansions=("leaders",)), 3)
    assert len(effects) == len(alone.rules.data["leaders"].all[CardId("aspasia")].effects) + 1


def test_item_58_berenice_gains_nothing_by_losses() -> None:
    position = with_leaders(["berenice"], Place("rhodes", hand=["hideout"]), Place("babylon"),
                            hand=["altar"])  # fmt: skip
    position.turn(build(0, "altar"), build(1, "hideout"))
    assert gains(pay(position, 1, 1), 0) == []


def test_item_59_tomyris_meets_the_next_city_and_not_the_diplomat() -> None:
    others = (Place("rhodes", built=["residence"]), Place("babylon", built=["walls"]))
    options = Options(expansions=("leaders", "cities"), choices=ALL_BLACK)
    game = BOX.classic(options, 3)
    places = [Place("giza"), *others]
    also = [*settled(game.rules, places, [1])]
    position = leaders_scenario(game, places, recruited={0: ["tomyris"]}, also=also, age=2, turn=7)
    position.turn()
    assert [city.tokens for city in position.state.cities] == [[], [], [3, -1]]


def test_item_60_bilkis_and_the_market_combine() -> None:
    own = {"built": ["black_market"], "coins": 1, "hand": ["temple"]}  # wood, clay, glass
    assert not builds(with_leaders([], Place("rhodes"), Place("ephesus"), **own), "temple")
    found = builds(
        with_leaders(["bilkis"], Place("rhodes"), Place("babylon"), **{**own, "coins": 3}),
        "temple",
    )
    assert found
    assert all(play.to_bank == 1 for play in found)


def test_item_61_the_firm_does_not_save_the_participation() -> None:
    own = {"built": ["architect_firm"], "hand": ["altar"]}
    rich, poor = with_edifice(coins=9, **own), with_edifice(coins=0, **own)
    joining = [
        play
        for play in rich.legal(0)
        if isinstance(play, Play) and play.option == PARTICIPATE and play.card == "altar"
    ]
    assert joining
    rich.turn(joining[0])
    cost = rich.game.rules.options[PARTICIPATE].cost(poor.state, 0, None)
    assert cost is not None
    assert rich.city(0).coins == 9 - cost.coins
    assert not any(isinstance(p, Play) and p.option for p in poor.legal(0))


def test_item_62_no_edifice_asks_for_a_black_card() -> None:
    edifices = BOX.classic(Options(expansions=("edifice",)), 3).rules.data["edifice"].edifices
    assert "black" not in {edifice.penalty.card for edifice in edifices.values()}


def test_stored_boards_are_laid_as_agreed_for_each_edition() -> None:
    for edition, coins in ((Edition.FIRST, (7, 14)), (Edition.SECOND, (5, 10))):
        boards = BOX.classic(Options(edition, expansions=CITIES), 3).rules.catalogue.boards
        petra = [boards["petra", side].stages[1].cost.coins for side in "AB"]
        assert tuple(petra) == coins


def test_any_side_of_the_two_wonders_can_be_wished_for(game: Classic) -> None:
    wishes = (BoardWish("petra", "B"), BoardWish("byzantium", "A"), BoardWish())
    began = game.begin(Setup(wishes), SeededChance(2))[0]
    assert isinstance(began, classic.GameBegan)
    assert began.boards[0] == classic.BoardDealt("petra", "B")
    assert began.boards[1] == classic.BoardDealt("byzantium", "A")
