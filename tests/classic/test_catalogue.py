"""The data of the base game, and their names and descriptions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import (
    Card,
    Catalogue,
    load_catalogue,
)
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    CopyGuild,
    Count,
    Effect,
    FreeBuild,
    Goods,
    PlayLastCard,
    Points,
    PointsPer,
    Produce,
    Resource,
    Science,
    Scope,
    Shields,
    Side,
    Symbol,
    TradeDiscount,
)
from sevenwonders_qt.models.words import effects as effect_words
from sevenwonders_qt.models.words import names, terms

DATA = Path(__file__).parents[2] / "resources" / "data" / "classic"
CARDS = DATA / "cards.toml"
BOARDS = DATA / "boards.toml"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(CARDS, BOARDS)


def the(catalogue: Catalogue, card: str) -> Card:
    return catalogue.cards[CardId(card)]


def price(card: Card) -> dict[str, int]:
    """What a structure costs, as words and numbers."""
    units = {str(r): n for r, n in zip(RESOURCES, card.cost.resources, strict=True) if n}
    return {"coins": card.cost.coins} | units if card.cost.coins else units


# --- the decks -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 8))
def test_the_first_two_ages_deal_seven_cards_to_each_player(
    catalogue: Catalogue, players: int
) -> None:
    assert len(catalogue.deck(1, players)) == 7 * players
    assert len(catalogue.deck(2, players)) == 7 * players


@pytest.mark.parametrize("players", range(3, 8))
def test_the_third_age_leaves_room_for_two_guilds_more_than_players(
    catalogue: Catalogue, players: int
) -> None:
    assert len(catalogue.deck(3, players)) == 6 * players - 2
    assert not set(catalogue.deck(3, players)) & set(catalogue.guilds)


def test_the_box_holds_49_and_49_and_50_cards_in_78_structures(catalogue: Catalogue) -> None:
    assert len(catalogue.cards) == 78
    sizes = [len(catalogue.deck(age, 7)) for age in (1, 2, 3)]
    assert [sizes[0], sizes[1], sizes[2] + len(catalogue.guilds)] == [49, 49, 50]


def test_the_third_age_has_neither_raw_materials_nor_manufactured_goods(
    catalogue: Catalogue,
) -> None:
    colours = {card.colour for card in catalogue.cards.values() if card.age == 3}
    assert colours == set(Colour.members) - {Colour.BROWN, Colour.GREY}


def test_the_ten_purple_cards_of_the_third_age_are_the_guilds(catalogue: Catalogue) -> None:
    assert len(catalogue.guilds) == 10
    for guild in catalogue.guilds:
        assert (catalogue.cards[guild].age, catalogue.cards[guild].colour) == (3, Colour.PURPLE)


def test_a_deck_with_more_players_only_gains_cards(catalogue: Catalogue) -> None:
    for age in (1, 2, 3):
        for players in range(3, 7):
            fewer, more = (Counter(catalogue.deck(age, n)) for n in (players, players + 1))
            assert fewer < more


def test_green_cards_show_each_symbol_on_four_structures(catalogue: Catalogue) -> None:
    green = [card for card in catalogue.cards.values() if card.colour is Colour.GREEN]
    assert Counter(card.effects for card in green) == {(Science((s,)),): 4 for s in Symbol}


# --- names and chains ----------------------------------------------------------------------


def test_loom_glassworks_and_press_have_a_twin_of_the_same_name_in_the_second_age(
    catalogue: Catalogue,
) -> None:
    holders: dict[str, list[Card]] = {}
    for card in catalogue.cards.values():
        holders.setdefault(card.name, []).append(card)
    twins = {name: [c.age for c in cards] for name, cards in holders.items() if len(cards) > 1}
    assert twins == {"loom": [1, 2], "glassworks": [1, 2], "press": [1, 2]}


def test_every_chain_is_known_at_both_ends_and_joins_an_age_to_the_next(
    catalogue: Catalogue,
) -> None:
    there = {(c.id, to) for c in catalogue.cards.values() for to in c.chains_to}
    back = {(source, c.id) for c in catalogue.cards.values() for source in c.chains_from}
    assert there == back
    assert len(there) == 26
    for source, target in there:
        assert catalogue.cards[target].age == catalogue.cards[source].age + 1


def test_either_trading_post_opens_the_forum(catalogue: Catalogue) -> None:
    assert the(catalogue, "forum").chains_from == ("east_trading_post", "west_trading_post")


def test_the_scriptorium_opens_the_courthouse_and_the_library(catalogue: Catalogue) -> None:
    assert the(catalogue, "scriptorium").chains_to == ("courthouse", "library")


# --- costs and effects, card by card -------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("lumber_yard", {}),
        ("timber_yard", {"coins": 1}),
        ("mine", {"coins": 1}),
        ("sawmill", {"coins": 1}),
        ("baths", {"stone": 1}),
        ("marketplace", {}),
        ("barracks", {"ore": 1}),
        ("apothecary", {"loom": 1}),
        ("scriptorium", {"papyrus": 1}),
        ("aqueduct", {"stone": 3}),
        ("temple", {"wood": 1, "clay": 1, "glass": 1}),
        ("statue", {"wood": 1, "ore": 2}),
        ("forum", {"clay": 2}),
        ("caravansery", {"wood": 2}),
        ("stables", {"wood": 1, "ore": 1, "clay": 1}),
        ("archery_range", {"wood": 2, "ore": 1}),
        ("library", {"stone": 2, "loom": 1}),
        ("school", {"wood": 1, "papyrus": 1}),
        ("pantheon", {"ore": 1, "clay": 2, "glass": 1, "loom": 1, "papyrus": 1}),
        ("palace", {resource.value: 1 for resource in Resource}),
        ("town_hall", {"stone": 2, "ore": 1, "glass": 1}),
        ("arena", {"stone": 2, "ore": 1}),
        ("fortifications", {"stone": 1, "ore": 3}),
        ("arsenal", {"wood": 2, "ore": 1, "loom": 1}),
        ("university", {"wood": 2, "glass": 1, "papyrus": 1}),
        ("academy", {"stone": 3, "glass": 1}),
        ("workers_guild", {"wood": 1, "stone": 1, "ore": 2, "clay": 1}),
        ("spies_guild", {"clay": 3, "glass": 1}),
        ("builders_guild", {"stone": 2, "clay": 2, "glass": 1}),
        ("scientists_guild", {"wood": 2, "ore": 2, "papyrus": 1}),
    ],
)
def test_a_structure_costs_what_is_printed_on_it(
    catalogue: Catalogue, card: str, cost: dict[str, int]
) -> None:
    assert price(the(catalogue, card)) == cost


def test_costs_are_vectors_in_the_order_of_the_resources(catalogue: Catalogue) -> None:
    assert the(catalogue, "senate").cost.resources == (2, 1, 1, 0, 0, 0, 0)
    assert the(catalogue, "lodge").cost.resources == (0, 0, 0, 2, 0, 1, 1)


def per(*colours: Colour, scope: Scope) -> Count:
    return Count(colours=colours, scope=scope)


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("clay_pool", [Produce((Resource.CLAY,))]),
        ("foundry", [Produce((Resource.ORE,)), Produce((Resource.ORE,))]),
        ("tree_farm", [Produce((Resource.WOOD, Resource.CLAY))]),
        ("press_age2", [Produce((Resource.PAPYRUS,))]),
        ("forum", [Produce(MANUFACTURED, for_sale=False)]),
        ("caravansery", [Produce(RAW, for_sale=False)]),
        ("tavern", [Coins(5)]),
        ("east_trading_post", [TradeDiscount(Goods.RAW, (Side.RIGHT,))]),
        ("west_trading_post", [TradeDiscount(Goods.RAW, (Side.LEFT,))]),
        ("marketplace", [TradeDiscount(Goods.MANUFACTURED, (Side.LEFT, Side.RIGHT))]),
        ("vineyard", [CoinsPer(1, per(Colour.BROWN, scope=Scope.ALL))]),
        ("bazar", [CoinsPer(2, per(Colour.GREY, scope=Scope.ALL))]),
        ("palace", [Points(8)]),
        ("circus", [Shields(3)]),
        ("study", [Science((Symbol.GEAR,))]),
        (
            "chamber_of_commerce",
            [
                CoinsPer(2, per(Colour.GREY, scope=Scope.SELF)),
                PointsPer(2, per(Colour.GREY, scope=Scope.SELF)),
            ],
        ),
        ("arena", [CoinsPer(3, Count(stages=True)), PointsPer(1, Count(stages=True))]),
        ("craftsmens_guild", [PointsPer(2, per(Colour.GREY, scope=Scope.NEIGHBOURS))]),
        (
            "shipowners_guild",
            [PointsPer(1, per(Colour.BROWN, Colour.GREY, Colour.PURPLE, scope=Scope.SELF))],
        ),
        ("strategists_guild", [PointsPer(1, Count(defeats=True, scope=Scope.NEIGHBOURS))]),
        ("builders_guild", [PointsPer(1, Count(stages=True, scope=Scope.ALL))]),
        ("scientists_guild", [Science(tuple(Symbol))]),
    ],
)
def test_a_structure_does_what_is_printed_on_it(
    catalogue: Catalogue, card: str, effects: list[Effect]
) -> None:
    assert list(the(catalogue, card).effects) == effects


# --- boards --------------------------------------------------------------------------------


def test_seven_wonders_have_two_sides_with_the_same_starting_resource(
    catalogue: Catalogue,
) -> None:
    starts = {w: {catalogue.boards[w, side].resource for side in "AB"} for w in catalogue.wonders}
    assert starts == {
        "giza": {Resource.STONE},
        "rhodes": {Resource.ORE},
        "alexandria": {Resource.GLASS},
        "ephesus": {Resource.PAPYRUS},
        "babylon": {Resource.CLAY},
        "olympia": {Resource.WOOD},
        "halicarnassus": {Resource.LOOM},
    }
    assert len(catalogue.boards) == 14


def test_every_a_side_has_three_stages_worth_3_points_something_else_and_7_points(
    catalogue: Catalogue,
) -> None:
    for wonder in catalogue.wonders:
        first, _, third = catalogue.boards[wonder, "A"].stages
        assert (first.effects, third.effects) == ((Points(3),), (Points(7),))


def test_giza_b_has_four_stages_and_rhodes_b_two(catalogue: Catalogue) -> None:
    assert [s.effects for s in catalogue.boards["giza", "B"].stages] == [
        (Points(3),),
        (Points(5),),
        (Points(5),),
        (Points(7),),
    ]
    assert [set(s.effects) for s in catalogue.boards["rhodes", "B"].stages] == [
        {Shields(1), Coins(3), Points(3)},
        {Shields(1), Coins(4), Points(4)},
    ]


@pytest.mark.parametrize(
    ("wonder", "side", "stage", "effect"),
    [
        ("rhodes", "A", 2, Shields(2)),
        ("ephesus", "A", 2, Coins(9)),
        ("alexandria", "A", 2, Produce(RAW, for_sale=False)),
        ("alexandria", "B", 1, Produce(RAW, for_sale=False)),
        ("alexandria", "B", 2, Produce(MANUFACTURED, for_sale=False)),
        ("babylon", "A", 2, Science(tuple(Symbol))),
        ("babylon", "B", 2, PlayLastCard()),
        ("babylon", "B", 3, Science(tuple(Symbol))),
        ("olympia", "A", 2, FreeBuild()),
        ("olympia", "B", 1, TradeDiscount(Goods.RAW, (Side.LEFT, Side.RIGHT))),
        ("olympia", "B", 3, CopyGuild()),
        ("halicarnassus", "A", 2, BuildFromDiscard()),
        ("halicarnassus", "B", 1, BuildFromDiscard()),
        ("halicarnassus", "B", 2, BuildFromDiscard()),
        ("halicarnassus", "B", 3, BuildFromDiscard()),
    ],
)
def test_a_stage_has_its_power(
    catalogue: Catalogue, wonder: str, side: str, stage: int, effect: Effect
) -> None:
    assert effect in catalogue.boards[wonder, side].stages[stage - 1].effects


# --- words ---------------------------------------------------------------------------------


def test_everything_in_the_catalogue_has_a_name_and_a_description(catalogue: Catalogue) -> None:
    for card in catalogue.cards.values():
        assert terms.card_name(card.id)
        assert effect_words.cost_words(card.cost)
        assert all(effect_words.effect_sentences(card.effects))
    for board in catalogue.boards.values():
        assert names.wonder_name(board.wonder)
        assert names.city_name(board.wonder)
        assert terms.side_name(catalogue.side_names, board.side)
        for stage in board.stages:
            assert all(effect_words.effect_sentences(stage.effects))


def test_every_term_of_the_game_has_a_name() -> None:
    called = [
        *map(terms.resource_name, Resource),
        *map(terms.colour_name, Colour.members),
        *map(terms.kind_name, Colour.members),
        *map(terms.symbol_name, Symbol),
        *map(names.age_name, (1, 2, 3)),
        *map(
            terms.category_name,
            ["military", "treasury", "wonder", "civil", "science", "commerce", "guild", "total"],
        ),
    ]
    assert all(called)


def test_only_structures_of_one_name_are_called_alike(catalogue: Catalogue) -> None:
    called = {card.id: terms.card_name(card.id) for card in catalogue.cards.values()}
    for one in catalogue.cards.values():
        for other in catalogue.cards.values():
            assert (one.name == other.name) == (called[one.id] == called[other.id])


@pytest.mark.parametrize(
    ("card", "sentences"),
    [
        ("sawmill", ["Produces 2 Wood each turn."]),
        ("forum", ["Produces Glass, Loom or Papyrus each turn. Neighbours cannot buy it."]),
        (
            "marketplace",
            ["Manufactured goods from either neighbour cost 1 coin instead of 2."],
        ),
        ("lodge", ["Scientific symbol: Compass."]),
        ("scientists_guild", ["One scientific symbol, chosen at the end of the game."]),
    ],
)
def test_effects_are_told_in_plain_words(
    catalogue: Catalogue, card: str, sentences: list[str]
) -> None:
    assert effect_words.effect_sentences(the(catalogue, card).effects) == sentences
