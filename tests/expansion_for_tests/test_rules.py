"""Everything that an expansion may bring to the rules, by one that exists only here."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup, Variant
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import Cards, Cost, Stage
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    BuildFromDiscard,
    Colour,
    Effect,
    Points,
    Resource,
    Side,
    Tableau,
)
from sevenwonders_qt.games.classic.evolve import lay_piece, lose_piece, lose_structure
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import card_offer, option_offer
from sevenwonders_qt.games.classic.options import (
    Edition,
    Options,
    options_as_json,
    options_from_json,
)
from sevenwonders_qt.games.classic.prices import (
    BANK,
    Bill,
    Buy,
    FromBoard,
    Make,
    Position,
    Rebate,
    Seller,
    Term,
    Waive,
    WaiveAll,
)
from sevenwonders_qt.games.classic.prices import bills as all_bills
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.ruleset import Expansion, RuleModule, Ruleset, State
from sevenwonders_qt.games.classic.scenario import Place, Scenario, pick
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.classic.shape import Shape
from sevenwonders_qt.games.classic.trade import Market, Production
from sevenwonders_qt.games.classic.turn import resolve_conflicts
from sevenwonders_qt.games.edifice.catalogue import edifices_of
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.games.edifice.events import EdificeBuilt, ProjectJoined, ProjectsRevealed
from sevenwonders_qt.games.edifice.scoring import guild_points
from sevenwonders_qt.games.edifice.state import projects_of
from tests.expansion_for_tests import rules as box

GAMES = int(os.environ.get("SEVENWONDERS_GAMES", "200")) // 20
"""Games of each kind of table."""

BOX = Box({**EXPANSIONS, box.NAME: box.load})
TABLES = [
    (Options(edition, expansions=names), players)
    for players, names in ((4, (box.NAME,)), (5, ("edifice", box.NAME)), (3, (box.NAME,)))
    for edition in Edition
]


@pytest.fixture(scope="module")
def game() -> Classic:
    return BOX.classic(Options(expansions=(box.NAME,)), 4)


def steps(game: Classic, players: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game: the state after each command, and its events."""
    state, chance, random = game.empty(), SeededChance(seed), Random(seed)
    yield state, game.open(state, Setup.random(players), chance)
    while not game.is_over(state):
        seat = random.choice(state.owing)
        yield state, game.step(state, random_command(state, seat, random), chance)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_hold_alone_and_with_edifice_in_both_editions(number: int) -> None:
    """Events fold to the state, are stored and read again, and may be waited upon."""
    options, players = TABLES[number]
    game, won = BOX.classic(options, players), 0
    for seed in range(GAMES):
        folded, happened = game.empty(), Counter[type[Event]]()
        for count, (state, events) in enumerate(steps(game, players, seed)):
            if not count:
                assert game.could_begin(events)
            for event in events:
                stored = game.codec.decode(game.codec.encode(event))
                assert stored == event
                assert game.can_follow(folded, stored), event
                game.evolve(folded, stored)
                happened[type(event)] += 1
                for seat in range(players):
                    game.redact(event, seat)
            assert game.can_wait(folded), (seed, events)
            assert min(city.coins for city in folded.cities) >= 0
            if not count % 9:
                assert folded == state
                assert [game.view_for(folded, seat) for seat in range(players)]
        assert folded == state
        victories = sum(token > 0 for city in folded.cities for token in city.tokens)
        assert len(box.whites(folded).won) >= victories
        won += victories
        assert happened[ev.TurnBegan] == 21
        assert happened[box.RecruitsAsked] == 3
        assert [sum(s.values()) == 2 * s["total"] for s in game.scores(state)]
    assert won


def test_the_shape_of_a_match_is_that_of_its_modules(game: Classic) -> None:
    shape = game.rules.shape
    assert (shape.hand, shape.turns, shape.first_coins) == (8, 7, 6)
    state = game.empty()
    game.open(state, Setup.random(4), SeededChance(1))
    assert (state.age, state.cities[0].coins) == (0, 6)
    view = game.view_for(state, 0)
    assert (view.shape, view.prompt) == (shape, box.RECRUIT)
    assert game.outline(state).ages == (7, 7, 7)


def test_recruits_are_chosen_in_secret_before_an_age_and_shown_together(game: Classic) -> None:
    state, chance = game.empty(), SeededChance(2)
    game.open(state, Setup.random(4), chance)
    assert state.agenda == ("reveal_recruits", "take_tolls", "pass_on")
    for seat in range(3):
        (event,) = game.step(state, game.legal(state, seat)[0], chance)
        assert not game.reveals(event)
        assert game.redact(event, 3) == box.RecruitChosen(seat, "")
        assert not state.cities[seat].pieces
    events = game.step(state, box.Recruit(3, ""), chance)
    happened = [type(event) for event in events]
    assert happened.count(box.Recruited) == 3
    assert happened[-2:] == [ev.AgeBegan, ev.TurnBegan]
    assert [city.coins for city in state.cities] == [5, 5, 5, 6]


def test_a_match_waits_for_recruits_before_an_age_with_the_hands_as_they_are_then(
    game: Classic,
) -> None:
    """Before the first Age there are no hands, before others what is left of the last one."""
    state, chance, random = game.empty(), SeededChance(2), Random(2)
    game.open(state, Setup.random(4), chance)
    while state.age < 2:
        if box.RECRUIT in state.prompts:
            assert game.can_wait(state)
            for wrong in _with_another_hand_choice_or_agenda(state):
                assert not game.can_wait(wrong)
        game.step(state, random_command(state, state.owing[0], random), chance)


def _with_another_hand_choice_or_agenda(state: State) -> Iterator[State]:
    hand, choice, agenda = state.copy(), state.copy(), state.copy()
    hand.cities[2].hand += [CardId("altar"), CardId("baths")]
    choice.choices[2] = ev.CardChosen(2, CardId("altar"), Use.SELL, Way.COST, 0, 0, 0)
    agenda.agenda = agenda.agenda[:-1]
    yield from (hand, choice, agenda)


def test_each_age_deals_as_many_black_cards_as_cities_and_guilds_join_the_others(
    game: Classic,
) -> None:
    cards, guilds = game.rules.catalogue.cards, 0
    for seed in range(6):
        for _, events in steps(game, 4, seed):
            for event in events:
                if isinstance(event, ev.AgeBegan):
                    dealt = [cards[card].colour for card in chain(*event.hands)]
                    assert dealt.count(box.BLACK) == 4
                    assert dealt.count(Colour.PURPLE) == (6 if event.age == 3 else 0)
                    guilds += box.GUILD.id in chain(*event.hands)
    assert guilds
    assert len(game.rules.catalogue.guilds) == 11


def place(game: Classic, coins: int = 9, **own: Any) -> Scenario:
    """Four cities about to choose, the first one with what is named."""
    turn, discards = own.pop("turn", 2), own.pop("discards", ())
    first = Place(own.pop("wonder", "giza"), coins=coins, **own)
    others = [place for place in _OTHERS if place.wonder != first.wonder][:3]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    return Scenario(game, [first, *others], also=dealt, turn=turn, discards=discards)


_OTHERS = [Place("rhodes"), Place("babylon"), Place("ephesus"), Place("olympia")]


def _no_recruits(seats: int = 4) -> list[Event]:
    return [box.RecruitsAsked(), *(box.RecruitChosen(seat, "") for seat in range(seats))]


def plays(table: Scenario, card: str, use: Use) -> list[Play]:
    legal = (c for c in table.legal(0) if isinstance(c, Play))
    return [play for play in legal if (play.card, play.use) == (card, use)]


def recruit(table: Scenario, *whites: str) -> None:
    for white in whites:
        lay_piece(table.state, 0, box.White(white))


def test_a_price_term_takes_one_resource_off_red_cards_alone(game: Classic) -> None:
    table = place(game, hand=["stockade", "lumber_yard", "baths"])
    assert not plays(table, "stockade", Use.BUILD)
    recruit(table, "archer_1")
    found = plays(table, "stockade", Use.BUILD)
    assert [(p.to_bank, p.to_left, p.to_right, p.option) for p in found] == [
        *((0, 0, 0, ""), (0, 0, 0, box.WALL))
    ]


def test_coins_for_the_bank_stand_for_a_resource(game: Classic) -> None:
    table = place(game, hand=["stockade", "barracks"])
    recruit(table, "banker_1")
    play = next(p for p in plays(table, "stockade", Use.BUILD) if not p.option)
    assert (play.to_bank, play.to_left, play.to_right) == (1, 0, 0)
    offer = card_offer(game.rules, game.view_for(table.state, 0), CardId("stockade"))
    (payment,) = offer.payments
    assert (payment.to_bank, payment.purchase.others) == (1, ((BANK, Resource.WOOD),))
    coins = table.city(0).coins
    events = table.turn(play)
    built = next(e for e in events if isinstance(e, ev.CardBuilt) and e.seat == 0)
    assert ev.payment(built, 4) == ((BANK, 1),)
    assert table.city(0).coins == coins - 1


def test_a_neighbour_may_be_paid_rather_than_the_bank_though_it_costs_more(game: Classic) -> None:
    others = [Place("rhodes"), Place("babylon"), Place("ephesus", built=["lumber_yard"])]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    first = Place("giza", hand=["stockade"], coins=3)
    table = Scenario(game, [first, *others], also=dealt, turn=2)
    recruit(table, "banker_1")
    found = [play for play in plays(table, "stockade", Use.BUILD) if not play.option]
    assert [(play.to_bank, play.to_left, play.to_right) for play in found] == [
        *((1, 0, 0), (0, 2, 0))
    ]


def test_a_city_farther_away_sells_and_is_paid(game: Classic) -> None:
    others = [Place("rhodes"), Place("babylon", built=["lumber_yard"]), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    first = Place("giza", hand=["stockade"], coins=3)
    table = Scenario(game, [first, *others], also=dealt, turn=2)
    recruit(table, "driver_1")
    play = plays(table, "stockade", Use.BUILD)[-1]
    assert play.to_others == ((2, 3),)
    before = table.city(2).coins
    events = table.play(play)
    choice = events[0]
    assert game.codec.decode(game.codec.encode(choice)) == choice
    table.turn()
    assert table.city(0).coins == 0
    assert table.city(2).coins == before + 3 + game.rules.shape.sale_coins
    forged = replace(choice, option=box.TRICK)  # which goes with a sale
    assert not game.can_follow(table.start, forged)
    forged = replace(choice, to_others=((0, 3),))
    assert not game.can_follow(table.start, forged)
    assert not game.can_follow(table.start, replace(choice, to_others=((2, -3),)))


def offered(game: Classic, hand: str, *whites: str, **own: object) -> list[tuple[int, int, int]]:
    """The ways to pay for a card: to the left, to the right (an own board of wood), to the bank."""
    others = [Place("ephesus"), Place("babylon"), Place("rhodes")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    right = replace(others[0], built=["lumber_yard"])
    first = Place("giza", hand=[hand], **own)  # type: ignore[arg-type]
    table = Scenario(game, [first, right, *others[1:]], also=dealt, turn=2)
    recruit(table, *whites)
    found = [play for play in plays(table, hand, Use.BUILD) if not play.option]
    return sorted((play.to_left, play.to_right, play.to_bank) for play in found)


def test_a_rebate_is_taken_off_the_sum_of_a_side(game: Classic) -> None:
    assert offered(game, "stockade", coins=2) == [(0, 2, 0)]
    assert offered(game, "stockade", "porter_1", coins=1) == [(0, 1, 0)]
    # Of two rebates a coin is left over: nobody is paid for buying.
    assert offered(game, "stockade", "porter_1", "porter_2", coins=0) == [(0, 0, 0)]
    assert offered(game, "stockade", *(f"porter_{n}" for n in (1, 2, 3)), coins=0) == [(0, 0, 0)]


def test_the_unit_of_a_board_has_a_price_of_its_own(game: Classic) -> None:
    """The board to the right makes papyrus."""
    assert offered(game, "scriptorium", coins=1) == []
    assert offered(game, "scriptorium", coins=2) == [(0, 2, 0)]
    assert offered(game, "scriptorium", "carter_1", coins=1) == [(0, 1, 0)]
    assert offered(game, "scriptorium", "carter_1", "porter_1", coins=0) == [(0, 0, 0)]


def test_a_city_may_make_a_unit_more_and_may_save_all_of_a_stage(game: Classic) -> None:
    assert offered(game, "stockade", "potter_1", coins=0) == [(0, 0, 0)]
    assert offered(game, "scriptorium", "potter_1", coins=0) == []
    table = place(game, coins=0, hand=["altar"])
    assert not plays(table, "altar", Use.STAGE)
    recruit(table, "mason_1")
    (raising,) = plays(table, "altar", Use.STAGE)
    assert (raising.to_bank, raising.to_left, raising.to_right) == (0, 0, 0)


def test_an_option_goes_with_a_structure_and_one_with_a_sale(game: Classic) -> None:
    table = place(game, hand=["stockade", "baths"], built=["lumber_yard"], coins=4)
    with_wall = [p for p in plays(table, "stockade", Use.BUILD) if p.option == box.WALL]
    assert [p.option for p in plays(table, "baths", Use.BUILD) if p.option] == []
    costs = game.view_for(table.state, 0).build_costs[CardId("stockade")]
    assert costs[box.WALL] == Cost(1)
    assert not [p for p in plays(table, "baths", Use.SELL) if p.option]
    lay_piece(table.state, 0, box.Debt())
    assert [p.option for p in plays(table, "baths", Use.SELL)] == ["", box.TRICK]
    table.turn(with_wall[0])
    assert (table.city(0).coins, table.city(0).shields) == (3, 2)
    card = table.city(0).hand[0]
    sale = next(p for p in plays(table, card, Use.SELL) if p.option)
    events = table.turn(sale)
    sold = next(e for e in events if isinstance(e, ev.CardSold) and e.seat == 0)
    assert (sold.paid, table.city(0).coins) == (((ev.BANK, 2),), 3 - 2 + 3)


def test_an_option_of_a_structure_with_a_chain_needs_no_power_of_the_wonder(game: Classic) -> None:
    first = Place("olympia", "A", ["stables", "walls"], 9, ["apothecary"], stages=2)
    others = [Place("rhodes"), Place("babylon"), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [first, *others], also=dealt, age=2, turn=2)
    ways = {
        card: {play.way for play in plays(table, card, Use.BUILD) if play.option == box.WALL}
        for card in ("stables", "walls")
    }
    assert ways["stables"] == {Way.CHAIN}
    assert Way.FREE_BUILD in ways["walls"]


def test_a_power_is_not_spent_on_a_card_that_is_free_because_an_option_is_taken(
    game: Classic,
) -> None:
    first = Place("olympia", "A", ["stockade", "barracks"], 9, ["lumber_yard"], stages=2)
    others = [Place("rhodes"), Place("babylon"), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [first, *others], also=dealt, turn=2)
    ways = {
        card: {play.way for play in plays(table, card, Use.BUILD) if play.option == box.WALL}
        for card in ("stockade", "barracks")
    }
    assert ways["stockade"] == {Way.COST}
    assert Way.FREE_BUILD in ways["barracks"]


def plenty(game: Classic) -> Production:
    """All that any stage costs."""
    return game.rules.market.made_by([RAW] * 4 + [MANUFACTURED] * 2)


def before_an_age(game: Classic, age: int) -> State:
    """A match that waits for the white cards before an Age; everybody has many coins."""
    state, chance, random = game.empty(), SeededChance(5), Random(5)
    wonders = ("giza", "rhodes", "babylon")
    game.open(state, Setup(tuple(BoardWish(wonder, "A") for wonder in wonders)), chance)
    while state.age + 1 < age or box.RECRUIT not in state.prompts:
        game.step(state, random_command(state, state.owing[0], random), chance)
    for city in state.cities:
        city.coins, city.made = 20, plenty(game)
    return state


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_stage_raised_before_an_age_joins_the_project_of_that_age(age: int) -> None:
    game = BOX.classic(Options(expansions=("edifice", box.NAME)), 3)
    state = before_an_age(game, age)
    projects = projects_of(state)
    edifice = edifices_of(game.rules).edifices[projects.edifices[age - 1]]
    before, left = state.copy(), projects.left[age - 1]
    chance = SeededChance(1)
    for seat in range(3):
        view = game.view_for(state, seat)
        assert (view.current_age, view.option_costs[PARTICIPATE]) == (age, edifice.cost)
        joining = [
            command
            for command in view.legal
            if isinstance(command, box.UseWhite) and command.play.option == PARTICIPATE
        ]
        assert joining
        events = game.step(state, joining[0] if seat < left else box.Recruit(seat, ""), chance)
    joined = [event for event in events if isinstance(event, ProjectJoined)]
    assert [(event.seat, event.age) for event in joined] == [(s, age) for s in range(left)]
    built = [event for event in events if isinstance(event, EdificeBuilt)]
    assert [event.age for event in built] == [age]
    assert [len(city.under_stages) for city in state.cities] == [
        len(city.under_stages) + (seat < left) for seat, city in enumerate(before.cities)
    ]
    assert (state.age, state.coming, state.current_age) == (age, 0, age)


def test_a_card_from_elsewhere_goes_under_a_stage_or_away_and_never_to_the_discard_pile(
    game: Classic,
) -> None:
    state, chance = game.empty(), SeededChance(2)
    game.open(state, Setup.random(4), chance)
    state.cities[0].made = plenty(game)
    hands = [hand[:] for hand in box.whites(state).hands]
    raising = next(
        command
        for command in game.legal(state, 0)
        if isinstance(command, box.UseWhite) and command.play.use is Use.STAGE
    )
    selling = box.UseWhite(1, Play(1, hands[1][2], Use.SELL))
    (chosen,) = game.step(state, raising, chance)
    assert not game.reveals(chosen)
    assert raising.play.card not in repr(game.redact(chosen, 1))
    game.step(state, selling, chance)
    game.step(state, box.Recruit(2, ""), chance)
    events = game.step(state, box.Recruit(3, ""), chance)
    sold = next(event for event in events if isinstance(event, ev.CardSold))
    assert (sold.seat, sold.card, sold.coins) == (1, hands[1][2], 3)
    assert state.cities[0].under_stages == [raising.play.card]
    assert [len(hand) for hand in box.whites(state).hands] == [3, 3, 4, 4]
    assert not state.discards
    with pytest.raises(ValueError, match="holds no card"):
        game.evolve(state, sold)


def test_a_board_may_make_nothing_and_have_an_effect_from_the_start() -> None:
    game = Classic.of(Options(expansions=(box.NAME,)), 3, [replace(box.load(), boards=box.HUT)])
    first = Place("hut", hand=["stockade"], coins=3, built=["lumber_yard"], stages=1)
    dealt = [box.WhitesDealt(((), (), ())), *_no_recruits(3)]
    table = Scenario(game, [first, Place("rhodes"), Place("giza")], also=dealt, turn=2)
    city, view = table.city(0), game.view_for(table.state, 0).own
    assert city.powers == view.powers == (box.Banker(),)
    assert view.makes == view.sells == ((Resource.WOOD,),)
    lose_structure(table.state, 0, CardId("lumber_yard"))
    assert city.made == city.sold == game.rules.market.nothing
    assert city.powers == (box.Banker(),)
    (play,) = [play for play in plays(table, "stockade", Use.BUILD) if not play.option]
    assert play.to_bank == 1


def test_a_piece_that_leaves_takes_its_own_effects_along_and_no_others(game: Classic) -> None:
    first = Place("olympia", "A", ["stables"], 9, ["guard_tower", "lumber_yard"], stages=2)
    others = [Place("rhodes"), Place("babylon"), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [first, *others], also=dealt, age=2, turn=2)
    recruit(table, "archer_1")
    before = table.city(0).copy()
    recruit(table, "banker_1")
    lay_piece(table.state, 0, box.Wall())
    lay_piece(table.state, 0, box.Wall())
    lose_piece(table.state, 0, box.Wall())
    assert (table.city(0).shields, before.shields) == (2, 1)
    lose_piece(table.state, 0, box.Wall())
    lose_piece(table.state, 0, box.White("banker_1"))
    assert table.city(0) == before
    with pytest.raises(ValueError, match="not in list"):
        lose_piece(table.state, 0, box.Wall())


def test_what_is_waived_is_of_the_structure_and_never_of_what_is_paid_along_with_it(
    game: Classic,
) -> None:
    """Barracks cost an ore and a gate a wood: only the ore is saved."""
    table = place(game, hand=["barracks", "stockade"])
    recruit(table, "archer_1")
    assert not [play for play in plays(table, "barracks", Use.BUILD) if play.option == box.GATE]
    table = place(game, coins=0, hand=["barracks", "stockade"], built=["lumber_yard"])
    assert not [play for play in plays(table, "barracks", Use.BUILD) if play.option == box.GATE]
    recruit(table, "archer_1")
    for card in ("barracks", "stockade"):  # a stockade costs a wood itself
        offer = option_offer(game.rules, game.view_for(table.state, 0), box.GATE, CardId(card))
        assert offer is not None
        assert [payment.total for payment in offer.payments] == [0]
        (unit,) = offer.payments[0].purchase.others
        assert unit == (None, Resource.ORE if card == "barracks" else Resource.WOOD)
    recruit(table, "banker_1")
    assert {play.to_bank for play in plays(table, "stockade", Use.BUILD) if not play.option} == {0}


def test_a_search_of_the_pile_comes_after_that_of_a_wonder_wherever_they_sit(
    game: Classic,
) -> None:
    first = Place("giza", hand=["baths"])
    others = [Place("rhodes"), Place("halicarnassus", "A", stages=1), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [first, *others], also=dealt, turn=2, discards=["altar", "theater"])
    for seat, white in ((0, "digger_1"), (2, "digger_2")):
        lay_piece(table.state, seat, box.White(white))
    city = table.city(2)
    city.made = plenty(game)
    raising = next(c for c in table.legal(2) if isinstance(c, Play) and c.use is Use.STAGE)
    table.turn(raising)
    assert (table.state.owing, table.state.prompts[2]) == ([2], Prompt.DISCARD_PILE)
    table.play(pick(2, "altar"))
    assert city.powers == (BuildFromDiscard(1),)
    assert table.state.owing == [0]
    table.play(pick(0, None))
    assert table.state.owing == [2]
    table.play(pick(2, "theater"))
    assert not city.powers
    assert city.built == ["altar", "theater"]


def test_shields_may_be_counted_and_change_with_what_is_counted(game: Classic) -> None:
    table = place(game, built=["guard_tower"])
    recruit(table, "warden_1")
    for shields in (1, 2, 3):
        assert game.rules.shields(table.city(0)) == shields
        assert game.view_for(table.state, 1).cities[0].shields == shields
        lay_piece(table.state, 0, box.Debt())
    conflict = fight(table)[0]
    assert (conflict.left_shields, conflict.winner) == (4, 0)


def fight(table: Scenario) -> list[ev.ConflictResolved]:
    """The conflicts of an Age."""
    transaction = Transaction(table.state, SeededChance(1), table.game.rules.evolvers)
    resolve_conflicts(transaction)
    return [event for event in transaction.events if isinstance(event, ev.ConflictResolved)]


def test_a_defeat_may_go_to_the_winner_and_every_victory_is_told(game: Classic) -> None:
    others = [Place("rhodes", built=["guard_tower"]), Place("babylon"), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [Place("giza"), *others], also=dealt, turn=2)
    lay_piece(table.state, 2, box.White("warden_1"))
    found = fight(table)
    assert [event.defeat_to for event in found] == [None, 1, None, None]
    assert [city.tokens for city in table.state.cities] == [[-1], [1, 1, -1], [], []]
    assert box.whites(table.state).won == [(1, 1), (1, 1)]
    for event in found:
        assert game.codec.decode(game.codec.encode(event)) == event
        assert game.can_follow(table.state, event)
    assert "defeat_to" not in game.codec.encode(found[0])
    assert not game.can_follow(table.state, replace(found[1], defeat_to=4))


def test_what_was_laid_face_down_for_a_box_may_be_taken_back_while_others_choose(
    game: Classic,
) -> None:
    state, chance = game.empty(), SeededChance(2)
    game.open(state, Setup.random(4), chance)
    with pytest.raises(IllegalCommand, match="nothing_to_take_back"):
        game.step(state, TakeBack(0), chance)
    before = state.copy()
    for command in (game.legal(state, 0)[0], game.legal(state, 0)[-1]):
        game.step(state, command, chance)
        assert game.legal(state, 0) == [TakeBack(0)]
        (event,) = game.step(state, TakeBack(0), chance)
        assert event == box.WhiteTakenBack(0)
        assert game.can_follow(state, event)
        assert not game.reveals(event)
        assert replace(state, version=before.version) == before
    for seat in range(4):
        game.step(state, box.Recruit(seat, ""), chance)
    assert state.age == 1
    with pytest.raises(IllegalCommand, match="nothing_to_take_back"):
        game.step(state, TakeBack(0), chance)


def test_a_box_may_have_options_with_values_and_be_other_with_other_options_and_boxes() -> None:
    def fitted(box_itself: Expansion, options: Options, players: int) -> Expansion:
        cheap = box_itself.choice("huts", options) == "cheap"
        boards = {
            key: replace(board, stages=(Stage(Cost(1 if cheap else players), (Points(2),)),))
            for key, board in box.HUT.items()
        }
        return replace(box_itself, boards=boards if "edifice" in options.expansions else {})

    def load() -> Expansion:
        return replace(box.load(), choices={"huts": ("cheap", "dear")}, fitted=fitted)

    found = Box({**EXPANSIONS, box.NAME: load})
    usual = Options(expansions=("edifice", box.NAME))
    dear = replace(usual, choices=(("huts", "dear"),))
    for options, players, coins in ((usual, 3, 1), (dear, 3, 3), (dear, 5, 5), (usual, 4, 1)):
        boards = found.classic(options, players).rules.catalogue.boards
        assert boards["hut", "A"].stages[0].cost == Cost(coins)
        agreed = json.loads(json.dumps(options_as_json(options)))
        assert options_from_json(agreed) == options
        assert found.find(Variant("classic", players, agreed)).agreed == agreed
    alone = found.classic(Options(expansions=(box.NAME,)), 3)
    assert ("hut", "A") not in alone.rules.catalogue.boards
    for wrong in (("huts", "free"), ("walls", "dear")):
        with pytest.raises(ImpossibleSetup, match="unknown_choice"):
            found.classic(replace(usual, choices=(wrong,)), 3)
    with pytest.raises(ImpossibleSetup, match="unknown_choice"):
        found.classic(Options(choices=(("huts", "dear"),)), 3)


def test_a_wish_that_is_made_of_a_box_is_carried_out_and_found_in_the_opening(
    game: Classic,
) -> None:
    wish = ("archer_1", "sage_2", "miser_1")
    setup = replace(Setup.random(4), boxes={box.NAME: wish})
    events = game.begin(setup, SeededChance(1))
    assert events[1] == box.WhitesWished(wish)
    (dealt,) = [event for event in events if isinstance(event, box.WhitesDealt)]
    assert [hand[0] for hand in dealt.hands][:3] == [*wish]
    assert len({card for hand in dealt.hands for card in hand}) == 16
    assert game.could_begin(events)
    other = [replace(events[1], cards=wish[::-1]), *events[2:]]
    assert not game.could_begin([events[0], *other])
    for wrong in ({box.NAME: ("archer_9",)}, {box.NAME: ("sage_1", "sage_1")}, {"edifice": ()}):
        with pytest.raises(ImpossibleSetup):
            game.begin(replace(setup, boxes=wrong), SeededChance(1))


def test_a_wonder_may_be_for_players_alone_and_never_for_the_free_city() -> None:
    catalogue = Classic.first_edition().rules.catalogue
    only = RuleModule("only", players_only=catalogue.wonders[:3])
    for_two = Expansion("only", range(2, 8), (only,))
    game = Classic.of(Options(expansions=("only",)), 2, [for_two])
    free_cities = set()
    for seed in range(20):
        (began, *_) = game.begin(Setup.random(2), SeededChance(seed))
        assert isinstance(began, ev.GameBegan)
        free_cities.add(began.boards[2].wonder)
    assert free_cities == {*catalogue.wonders[3:]}
    with pytest.raises(ImpossibleSetup, match="wonder_of_players"):
        game.begin(Setup((BoardWish(),) * 2, BoardWish(catalogue.wonders[0])), SeededChance(1))


def test_a_toll_comes_after_everything_else_and_may_be_a_debt(game: Classic) -> None:
    table = place(game, hand=["black_1_1"], coins=1)
    events = table.turn(plays(table, "black_1_1", Use.BUILD)[0])
    last = [type(event) for event in events][-5:]
    assert last == [*(box.TollAsked,) * 3, box.TollsOver, ev.StepsDone]
    assert game.can_wait(table.state)
    for wrong in _with_another_hand_choice_or_agenda(table.state):
        assert not game.can_wait(wrong)
    coins = [city.coins for city in table.state.cities]
    table.play(box.PayToll(1, coin=True), box.PayToll(2, coin=False), box.PayToll(3, coin=True))
    assert [city.coins for city in table.state.cities] == [
        coins[0],
        coins[1] - 1,
        coins[2],
        coins[3] - 1,
    ]
    assert table.scores(2)["loan"] == -1
    assert table.state.turn == 3


def test_a_toll_before_an_age_is_paid_when_all_else_is_done_there(game: Classic) -> None:
    wish = Setup((BoardWish(),) * 4, boxes={box.NAME: ("bailiff_1",)})
    state, chance = game.empty(), SeededChance(2)
    game.open(state, wish, chance)
    for seat in range(4):
        game.step(state, box.Recruit(seat, "bailiff_1" if not seat else ""), chance)
    assert (state.age, state.prompts) == (0, [None, box.TOLL, box.TOLL, box.TOLL])
    assert game.can_wait(state)
    for seat in (3, 1, 2):
        events = game.step(state, box.PayToll(seat, coin=True), chance)
    assert [type(event) for event in events][-2:] == [ev.AgeBegan, ev.TurnBegan]
    assert [city.coins for city in state.cities] == [5, 5, 5, 5]


def test_what_follows_a_structure_comes_at_once_wherever_it_is_built(game: Classic) -> None:
    """In the common turn, from the discard pile, and as the last card of an Age."""
    alms = "black_1_9"
    table = place(game, hand=[alms])
    coins = [city.coins for city in table.state.cities]
    events = table.turn(plays(table, alms, Use.BUILD)[0])
    assert box.AlmsGiven(0, (3, 1)) in events
    sold = game.rules.shape.sale_coins
    gained = [city.coins - n for city, n in zip(table.state.cities, coins, strict=True)]
    assert gained == [0, 1 + sold, sold, 1 + sold]

    table = place(game, hand=["altar"], discards=[alms])
    recruit(table, "digger_1")
    table.turn(plays(table, "altar", Use.BUILD)[0])
    events = table.play(pick(0, alms))
    picked = next(n for n, e in enumerate(events) if isinstance(e, ev.CardBuilt))
    ended = next(n for n, e in enumerate(events) if isinstance(e, ev.DiscardPickEnded))
    assert picked < events.index(box.AlmsGiven(0, (3, 1))) < ended

    table = place(game, wonder="babylon", side="B", stages=2, hand=["altar", alms], turn=7)
    table.turn(plays(table, "altar", Use.BUILD)[0])
    assert table.state.prompts[0] == Prompt.LAST_CARD
    events = table.play(plays(table, alms, Use.BUILD)[0])
    assert isinstance(events[0], ev.CardBuilt)
    assert events[1] == box.AlmsGiven(0, (3, 1))


def test_a_box_lends_effects_to_persons_of_others_and_borrows_some() -> None:
    def caesar(*boxes: str) -> tuple[Effect, ...]:
        rules = BOX.classic(Options(expansions=boxes), 4).rules
        effects: tuple[Effect, ...] = rules.data["leaders"].all["caesar"].effects
        return effects

    assert caesar(box.NAME, "leaders") == (*caesar("leaders"), box.Alms())
    lending = Expansion("other", range(3, 8), (), lends={"black_1_0": (Points(5),)})
    both = Options(expansions=(box.NAME, "other"))
    found = Box({box.NAME: box.load, "other": lambda: lending}).classic(both, 4).rules.catalogue
    assert found.cards[CardId("black_1_0")].effects == (Points(2), Points(5))
    assert BOX.classic(Options(expansions=(box.NAME,)), 4).rules.catalogue.cards[
        CardId("black_1_0")
    ].effects == (Points(2),)


def test_a_colour_of_a_box_counts_where_colours_are_counted() -> None:
    """Archives of Edifice; a piece of a box has no colour."""
    game = BOX.classic(Options(expansions=("edifice", box.NAME)), 4)
    edifices = edifices_of(game.rules).edifices
    ((points_per_colour,),) = [edifices["archives"].reward]
    for own, colours in (([], 0), (["black_1_0"], 1), (["black_1_0", "altar"], 2)):
        first = Place("giza", built=own)
        others = [Place("rhodes"), Place("babylon"), Place("ephesus")]
        dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
        table = Scenario(game, [first, *others], also=dealt, turn=2)
        recruit(table, "potter_1")
        times = game.rules.times[type(points_per_colour)]
        assert times(game.rules, points_per_colour, table.state.cities, 0) == colours


def test_a_truce_makes_the_neighbours_meet(game: Classic) -> None:
    table = place(game, built=["black_1_8"])
    table.state.turn = game.rules.shape.turns - 1
    pairs = box.pairings(replace(table.state, age=1), [])
    assert pairs == [(1, 2), (2, 3), (3, 1)]
    met = ev.ConflictResolved(3, 1, 0, 0, None, 1)
    assert game.can_follow(table.state, met)
    assert game.can_follow(table.state, replace(met, right=0))
    for nobody in (3, 4, -1):
        assert not game.can_follow(table.state, replace(met, right=nobody))
    assert not Classic.first_edition().can_follow(table.state.copy(), replace(met, right=9))


def test_a_view_has_the_city_that_is_met_on_each_side(game: Classic) -> None:
    table = place(game, built=["black_1_8"])
    views = [game.view_for(replace(table.state, age=1), seat) for seat in range(4)]
    met = [(view.rival(Side.LEFT), view.rival(Side.RIGHT)) for view in views]
    assert [(left and left.seat, right and right.seat) for left, right in met] == [
        (None, None),
        (3, 2),
        (1, 3),
        (2, 1),
    ]
    table = Scenario(Classic.first_edition(), [Place("giza"), Place("rhodes"), Place("babylon")])
    usual = Classic.first_edition().view_for(table.state, 0)
    assert (usual.rival(Side.LEFT), usual.rival(Side.RIGHT)) == (usual.left, usual.right)


def test_a_mask_is_the_symbol_that_is_best_at_the_end(game: Classic) -> None:
    table = place(game, built=["apothecary", "workshop", "black_1_2"])
    assert table.scores(0)["science"] == 3 + 7
    assert game.view_for(table.state, 1).cities[0].free_symbols == 1


def science_of(game: Classic, own: list[str], beside: list[str], *whites: str) -> tuple[int, int]:
    """The points for symbols, and those of white cards."""
    others = [Place("rhodes", built=beside), Place("babylon"), Place("ephesus")]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    table = Scenario(game, [Place("giza", built=own), *others], also=dealt, turn=2)
    recruit(table, *whites)
    scores = table.scores(0)
    return scores["science"], scores["white"]


def test_symbols_that_depend_on_each_other_are_chosen_together(game: Classic) -> None:
    """No card of a neighbour serves for two disguises: with three gears 17 points, not 25."""
    own = ["workshop", "laboratory", "study"]
    assert science_of(game, own, ["scriptorium"], "spy_1", "spy_2") == (9 + 1, 0)
    assert science_of(game, own, ["scriptorium", "observatory"], "spy_1", "spy_2") == (17, 0)
    assert science_of(game, own, ["scriptorium", "observatory"], "spy_1") == (16, 0)


def test_changes_of_symbols_are_made_whenever_that_is_best(game: Classic) -> None:
    """On 3, 1 and 0 a swap leads to 2, 1 and 1; what was chosen before cannot be swapped."""
    own = ["workshop", "laboratory", "study", "scriptorium"]
    assert science_of(game, own, []) == (10, 0)
    assert science_of(game, own, [], "sage_1") == (4 + 1 + 1 + 7, 3)
    assert science_of(game, own, [], "sage_1", "miser_1") == (25, 1)
    assert science_of(game, [], [], "sage_1", "miser_1") == (1, 1)


def test_a_guild_that_scores_again_and_a_copied_one_share_the_symbols_with_all_others() -> None:
    """With all changes and dearer sets; each line is told the guild that is copied."""
    game = BOX.classic(Options(expansions=("edifice", box.NAME)), 4)
    seen: list[CardId | None] = []

    def remember(
        rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
    ) -> list[Line]:
        seen.append(copied)
        return []

    rules = Ruleset(
        game.rules.catalogue, *game.rules.modules, RuleModule("more", scorers=(remember,))
    )
    own = ["workshop", "laboratory", "scientists_guild"]
    others = [Place("rhodes", built=["spies_guild"]), Place("giza"), Place("ephesus")]
    dealt = [
        ProjectsRevealed(("outpost", "auction_house", "agora"), 3),
        box.WhitesDealt(((), (), (), ())),
        *_no_recruits(),
    ]
    olympia = Place("olympia", "B", built=own, stages=3)
    table = Scenario(Classic(rules), [olympia, *others], also=dealt, age=3, turn=7)
    recruit(table, "sage_1")
    cities = table.state.cities
    # Two gears with a choice and a swap are 1, 1, 1; with one choice more 1, 2, 1.
    assert guild_points(rules, cities, 0, CardId("scientists_guild")) == 3
    assert table.scores(0)["science"] == 1 + 1 + 1 + 7
    assert {None, "spies_guild"} <= {*seen}


def test_a_card_of_a_colour_may_score_so_much_and_no_more(game: Classic) -> None:
    """Copied and doubled as well."""
    brown = ["lumber_yard", "ore_vein", "clay_pool", "stone_pit", "sawmill", "quarry", "foundry"]
    mixed = ["tree_farm", "excavation", "clay_pit", "timber_yard", "brickyard"]
    dealt = [box.WhitesDealt(((), (), (), ())), *_no_recruits()]
    for some, points in ((mixed[:2], 9), (mixed[:3], 10), (mixed, 10)):
        places = [
            Place("olympia", "B", built=["workers_guild"], stages=3),
            Place("rhodes", built=brown),
            Place("babylon"),
            Place("ephesus", built=some),
        ]
        table = Scenario(game, places, also=dealt, age=3, turn=7)
        assert table.scores(0)["guild"] == points
        again = guild_points(game.rules, table.state.cities, 0, CardId("workers_guild"), 2)
        assert again == 2 * points
        places[0] = replace(places[0], built=[])
        places[3] = replace(places[3], built=[*some, "workers_guild"])
        table = Scenario(game, places, also=dealt, age=3, turn=7)
        assert table.scores(0)["guild"] == points


def test_counts_and_points_of_a_module_are_explained_and_scored(game: Classic) -> None:
    table = place(game, built=["black_1_4", "black_1_0"])
    for _ in range(2):
        lay_piece(table.state, 0, box.Debt())
    scores = table.scores(0)
    assert (scores["black"], scores["loan"]) == (2 * 3 + 2, -2)


def test_what_could_not_be_played_is_refused_when_the_ruleset_is_made(game: Classic) -> None:
    catalogue, modules = game.rules.catalogue, game.rules.modules
    base = Classic.first_edition().rules

    def bring(**more: object) -> Ruleset:
        return Ruleset(base.catalogue, *base.modules, RuleModule("more", **more))  # type: ignore[arg-type]

    with pytest.raises(ValueError, match="no colour onyx"):
        Ruleset(catalogue, *base.modules)
    with pytest.raises(ValueError, match="no row of the score sheet for onyx"):
        Ruleset(catalogue, *modules[:-1], replace(modules[-1], categories=("white", "loan")))
    with pytest.raises(ValueError, match="Age 1 deals 21 cards to 3 cities, not 24"):
        bring(shape=box.reshape)
    with pytest.raises(ValueError, match="two rows of the score sheet are called military"):
        bring(categories=("military",))
    with pytest.raises(ValueError, match="two events are called TurnBegan"):
        bring(events=(ev.TurnBegan,))
    with pytest.raises(ValueError, match="8 turns for hands of 7"):
        bring(shape=lambda shape: replace(shape, turns=8))
    with pytest.raises(ValueError, match="0 turns for hands of 7"):
        bring(shape=lambda shape: replace(shape, turns=0))
    bring(shape=lambda shape: replace(shape, turns=1))
    with pytest.raises(ValueError, match="has no Age"):
        Shape(ages=())
    alone = box.load()
    only_first = replace(alone, cards={Edition.FIRST: alone.cards[Edition.FIRST]})
    with pytest.raises(ImpossibleSetup, match="expansion_edition"):
        Classic.of(Options(Edition.SECOND, expansions=(box.NAME,)), 3, [only_first])
    twice = replace(alone, cards={Edition.FIRST: Cards({CardId("baths"): box.GUILD})})
    with pytest.raises(ValueError, match="card baths already"):
        Classic.of(Options(expansions=(box.NAME,)), 3, [twice])


# Prices against trying everything --------------------------------------------------------------

options_of = st.sampled_from([*((r,) for r in RESOURCES), RAW[:2], MANUFACTURED, RAW])
producers = st.lists(options_of, max_size=2)
costs = st.lists(st.sampled_from(RESOURCES[:5]), min_size=1, max_size=3)
any_options = st.lists(st.sampled_from(RESOURCES), min_size=1, unique=True).map(tuple)
one_term = (
    st.builds(Waive, any_options)
    | st.builds(Buy, any_options, st.integers(1, 3), st.sampled_from([BANK, 1, 2]))
    | st.builds(Seller, st.just(2), st.integers(1, 3), st.integers(1, 3))
    | st.builds(Make, any_options)
    | st.just(WaiveAll())
    | st.builds(FromBoard, st.sampled_from([1, 3]), st.sampled_from(RESOURCES), st.integers(0, 2))
    | st.builds(Rebate, st.sampled_from([1, 3]), st.integers(1, 2))
)


def trying_everything(
    cost: list[Resource],
    makers: list[list[tuple[Resource, ...]]],
    discounts: int,
    terms: list[Term],
    along: list[Resource],
) -> set[tuple[tuple[Seat, int], ...]]:
    """Every bill, by receiver, that no other beats: each unit comes from somewhere.

    What comes ``along`` with the cost is not waived.
    """
    found, own = set(), len(cost)
    cost = cost + along
    sources = [0, 1, 3, *(f"term {n}" for n in range(len(terms)))]
    able = {s: {tuple(sorted(c)) for c in product(*makers[s])} for s in range(4)}
    for chosen in product(sources, repeat=len(cost)):
        bill: Counter[Seat] = Counter()
        wanted: dict[object, list[Resource]] = {}
        for place, (source, unit) in enumerate(zip(chosen, cost, strict=True)):
            wanted.setdefault(source, []).append(unit)
            term = terms[int(source.split()[1])] if isinstance(source, str) else None
            if isinstance(term, Waive | WaiveAll) and place >= own:
                break
        else:
            wanted.setdefault(None, [])
        if None not in wanted:
            continue
        del wanted[None]
        from_boards: dict[Seat, list[Resource]] = {}
        for source in wanted:
            term = terms[int(source.split()[1])] if isinstance(source, str) else None
            if isinstance(term, FromBoard):
                from_boards.setdefault(term.seat, []).append(term.resource)
        for source, units in wanted.items():
            if isinstance(source, int):
                taken = Counter([*units, *from_boards.get(source, ())])
                if not any(taken <= Counter(made) for made in able[source]):
                    break
                for unit in units if source else ():
                    raw, left = unit in RAW, source == 3
                    bit = (0 if raw else 2) + (0 if left else 1)
                    bill[source] += 1 if discounts >> bit & 1 else 2
                continue
            term = terms[int(str(source).split()[1])]
            if isinstance(term, Seller):
                if not any(Counter(units) <= Counter(made) for made in able[term.seat]):
                    break
                bill[term.seat] += sum(term.raw if u in RAW else term.manufactured for u in units)
            elif isinstance(term, WaiveAll):
                continue
            elif isinstance(term, Rebate) or len(units) > 1:
                break
            elif isinstance(term, FromBoard):
                if units != [term.resource]:
                    break
                bill[term.seat] += term.coins
            elif units[0] not in term.options:
                break
            elif isinstance(term, Buy):
                bill[term.receiver] += term.coins
        else:
            for term in terms:
                if isinstance(term, Rebate):
                    bill[term.seat] = max(0, bill[term.seat] - term.coins)
            found.add(tuple(sorted((seat, coins) for seat, coins in bill.items() if coins)))
    return {one for one in found if not any(beats(other, one) for other in found)}


def beats(one: tuple[tuple[Seat, int], ...], other: tuple[tuple[Seat, int], ...]) -> bool:
    mine, theirs = dict(one), dict(other)
    return mine != theirs and all(n <= theirs.get(seat, 0) for seat, n in mine.items())


def by_receiver(bill: Bill) -> tuple[tuple[Seat, int], ...]:
    sums = {3: bill[0], 1: bill[1]}
    if len(bill) == 4:
        sums |= {BANK: bill[2], **dict(bill[3])}
    return tuple(sorted((seat, coins) for seat, coins in sums.items() if coins))


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(
    costs,
    st.lists(producers, min_size=4, max_size=4),
    st.integers(0, 15),
    st.lists(one_term, min_size=1, max_size=2, unique_by=lambda t: (type(t), str(t))),
    st.lists(st.sampled_from(RESOURCES[:3]), max_size=1),
)
def test_bills_with_terms_are_those_that_trying_everything_finds(
    cost: list[Resource],
    makers: list[list[tuple[Resource, ...]]],
    discounts: int,
    terms: list[Term],
    along: list[Resource],
) -> None:
    if sum(isinstance(term, Seller) for term in terms) > 1:
        terms = terms[:1]  # two sellers of one city would sell its goods twice
    for term in terms:
        if isinstance(term, FromBoard):
            makers[term.seat] = [(term.resource,), *makers[term.seat]]
    market = Market()
    at = Position(0, [market.made_by(made) for made in makers], discounts)
    vector = tuple((cost + along).count(resource) for resource in RESOURCES)
    more = tuple(along.count(resource) for resource in RESOURCES)
    found = [by_receiver(bill) for bill in all_bills(market, vector, at, terms, more)]
    assert len({*found}) == len(found)
    assert {*found} == trying_everything(cost, makers, discounts, terms, along)
    sums = [sum(coins for _, coins in bill) for bill in found]
    assert sums == sorted(sums)
