"""The numbered cases of the facts about leaders, one test or more for each.

Cases that need Cities are left for that box; those that are data are in `test_catalogue`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from typing import Any

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.effects import BuildFromDiscard, Colour, PlayLastCard
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import card_offer
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, sell, stage
from sevenwonders_qt.games.classic.scoring import science_points
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.games.edifice.events import (
    EdificeBuilt,
    ProjectJoined,
    ProjectsRevealed,
    RewardGained,
)
from sevenwonders_qt.games.edifice.state import projects_of
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import COMING, OWN_PILE, Coming
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LeaderPrompt,
    RecruitMore,
    UseLeader,
)
from sevenwonders_qt.games.leaders.effects import FreeOncePerAge
from sevenwonders_qt.games.leaders.module import (
    BURYING_OPTIONAL,
    FREE_COLOUR,
    GUILDS,
    PILE,
    leaders_of,
)
from sevenwonders_qt.games.leaders.pieces import Buried, Copied, Recruited, recruited
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from sevenwonders_qt.games.leaders.state import hands_of
from sevenwonders_qt.games.leaders.view import leaders_in
from tests.leaders.positions import (
    BOX,
    LEADERS,
    OTHERS,
    Before,
    gains,
    keep,
    points_of,
    raise_over,
    recruit,
    sell_leader,
    table,
)
from tests.leaders.test_worked_numbers import builds, score, symbols

FIRST = Options(expansions=LEADERS)


# Set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 8))
def test_items_1_and_9_players_start_with_six_coins_and_four_leaders(players: int) -> None:
    game, state = BOX.classic(FIRST, players), BOX.classic(FIRST, players).empty()
    game.open(state, Setup.random(players), SeededChance(players))
    assert [city.coins for city in state.cities] == [6] * players
    hands = hands_of(state)
    assert [len(hand) for hand in hands.hands] == [4] * players
    everything = [*hands.pile, *(leader for hand in hands.hands for leader in hand)]
    assert Counter(everything) == Counter(leaders_of(game.rules).pile)


def test_item_2_wonders_are_known_before_the_draft(game: Classic) -> None:
    began, dealt, *_ = game.begin(Setup.random(3), SeededChance(1))
    assert isinstance(began, classic.GameBegan)
    assert isinstance(dealt, ev.LeadersDealt)


@pytest.mark.parametrize(
    ("edition", "choice", "size"),
    [
        (Edition.FIRST, (), 49),
        (Edition.SECOND, (), 49),
        (Edition.SECOND, ((PILE, "standard"),), 34),
        (Edition.FIRST, ((PILE, "first_edition"),), 36),
        (Edition.SECOND, ((PILE, "first_edition"),), 36),
    ],
)
def test_items_3_and_4_any_pile_may_be_laid_over_any_edition(
    edition: Edition, choice: tuple[tuple[str, str], ...], size: int
) -> None:
    game = BOX.classic(Options(edition, expansions=LEADERS, choices=choice), 4)
    assert len(leaders_of(game.rules).pile) == size
    assert not {"arsinoe", "octavia"} & {*leaders_of(game.rules).pile}


def test_item_3_an_unknown_pile_is_refused() -> None:
    with pytest.raises(ImpossibleSetup, match="unknown_choice"):
        BOX.classic(Options(expansions=LEADERS, choices=((PILE, "promo"),)), 4)


@pytest.mark.parametrize(
    ("edition", "choice", "guilds"),
    [
        (Edition.FIRST, (), 14),
        (Edition.SECOND, (), 10),
        (Edition.FIRST, ((GUILDS, "none"),), 10),
        (Edition.SECOND, ((GUILDS, "all"),), 14),
    ],
)
def test_item_5_the_guilds_join_the_pool_and_the_number_drawn_stays(
    edition: Edition, choice: tuple[tuple[str, str], ...], guilds: int
) -> None:
    game = BOX.classic(Options(edition, expansions=LEADERS, choices=choice), 4)
    catalogue = game.rules.catalogue
    assert len(catalogue.guilds) == guilds
    assert catalogue.pools[0].drawn[4] == 6


# The draft -------------------------------------------------------------------------------------


def test_item_6_the_first_six_coins_are_spent_one_by_one(game: Classic) -> None:
    for leader, left in (("croesus", 5), ("caesar", 1), ("pericles", 0)):
        before = Before(game, 1, hands={0: [leader, "plato"]})
        events = before.rest(recruit(0, leader))
        given = dict(gains(events, 0)).get(leader, 0)
        assert before.state.cities[0].coins - given == left


def test_item_7_one_leader_is_kept_and_the_others_go_to_the_right_three_times(
    game: Classic,
) -> None:
    state, chance = game.empty(), SeededChance(3)
    game.open(state, Setup.random(3), chance)
    dealt = [hand[:] for hand in hands_of(state).hands]
    for kept in range(3):
        for seat in range(3):
            assert state.prompts[seat] == LeaderPrompt.DRAFT
            assert len(game.legal(state, seat)) == 4 - kept
            before = hands_of(state).hands[seat]
            game.step(state, keep(seat, before[0]), chance)
    order = [[dealt[(seat - turn) % 3][turn] for turn in range(3)] for seat in range(3)]
    last = [[dealt[(seat - 3) % 3][3]] for seat in range(3)]
    assert hands_of(state).hands == [a + b for a, b in zip(order, last, strict=True)]
    assert state.prompts == [LeaderPrompt.USE] * 3
    assert (state.age, state.coming) == (0, 1)


def test_item_7_all_choose_at_the_same_time_and_may_take_back(game: Classic) -> None:
    state, chance = game.empty(), SeededChance(3)
    game.open(state, Setup.random(3), chance)
    first, other = hands_of(state).hands[1][:2]
    (event,) = game.step(state, keep(1, first), chance)
    assert not game.reveals(event)
    assert game.legal(state, 1) == [TakeBack(1)]
    game.step(state, TakeBack(1), chance)
    game.step(state, keep(1, other), chance)
    with pytest.raises(IllegalCommand, match="not_in_hand"):
        game.step(state, keep(0, other), chance)
    with pytest.raises(IllegalCommand, match="not_expected"):
        game.step(state, Bury(0, None), chance)


DEALT = Options(expansions=LEADERS, choices=((COMING, Coming.DEALT),))
IN_TURNS = Options(expansions=LEADERS, choices=((COMING, Coming.IN_TURNS),))


@pytest.mark.parametrize("players", range(2, 8))
def test_item_7_dealt_leaders_are_kept_and_nobody_is_asked(players: int) -> None:
    game = BOX.classic(DEALT, players)
    state, chance = game.empty(), SeededChance(players)
    _, dealt, *_ = game.open(state, Setup.random(players), chance)
    assert isinstance(dealt, ev.LeadersDealt)
    assert hands_of(state).hands[:players] == [[*hand] for hand in dealt.hands]
    assert [len(hand) for hand in dealt.hands] == [4] * players
    assert state.prompts[:players] == [LeaderPrompt.USE] * players
    assert (state.age, state.coming) == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_leaders_are_taken_in_turns_from_a_row_that_all_see(players: int) -> None:
    game = BOX.classic(IN_TURNS, players)
    state, chance = game.empty(), SeededChance(players)
    events = game.open(state, Setup.random(players), chance)
    found = hands_of(state)
    assert len(found.row) == 4
    assert ev.RowLaid(found.row) in events
    asked = []
    while LeaderPrompt.DRAFT in state.prompts:
        (seat,) = state.owing
        asked.append(seat)
        assert game.legal(state, seat) == [KeepLeader(seat, leader) for leader in found.row]
        with pytest.raises(IllegalCommand):
            game.step(state.copy(), KeepLeader(seat, found.pile[0]), chance)
        at, before, top = asked.count(seat) % len(found.row), found.row, found.pile[0]
        taken, *_ = game.step(state, KeepLeader(seat, before[at]), chance)
        assert taken == ev.LeaderTaken(seat, before[at], top)
        for other in range(players):
            assert game.redact(taken, other) == taken
            drafting = LeaderPrompt.DRAFT in state.prompts
            seen = leaders_in(game.view_for(state, other))
            assert seen is not None
            assert seen.row == (found.row if drafting else ())
    clockwise = [*range(players)]
    assert asked == (clockwise + clockwise[::-1]) * 2
    assert [len(hand) for hand in found.hands[:players]] == [4] * players
    assert found.row == ()
    everybody = [leader for hand in found.hands for leader in hand] + [*found.pile]
    assert sorted(everybody) == sorted(leaders_of(game.rules).pile)
    assert (state.age, state.coming) == (0, 1)


def test_of_a_small_own_pile_the_last_leaders_are_taken_from_a_shrinking_row() -> None:
    allowed = leaders_of(BOX.classic(IN_TURNS, 3).rules).pile[:12]
    options = replace(
        IN_TURNS, choices=(*IN_TURNS.choices, (PILE, "own")), lists=((OWN_PILE, allowed),)
    )
    game = BOX.classic(options, 3)
    state, chance = game.empty(), SeededChance(1)
    game.open(state, Setup.random(3), chance)
    sizes = []
    while LeaderPrompt.DRAFT in state.prompts:
        sizes.append(len(hands_of(state).row))
        game.step(state, game.legal(state, state.owing[0])[0], chance)
    assert sizes == [4] * 9 + [3, 2, 1]
    assert hands_of(state).pile == ()


def test_item_8_dealt_leaders_are_in_no_other_view() -> None:
    game = BOX.classic(DEALT, 3)
    state = game.empty()
    events = game.open(state, Setup.random(3), SeededChance(3))
    for seat in range(3):
        text = repr(game.view_for(state, seat)) + repr([game.redact(e, seat) for e in events])
        others = {*leaders_of(game.rules).all} - {*hands_of(state).hands[seat]}
        assert not [leader for leader in others if f"'{leader}'" in text]


def test_item_8_drafted_leaders_are_in_no_other_view(game: Classic) -> None:
    state, chance = game.empty(), SeededChance(3)
    events = game.open(state, Setup.random(3), chance)
    for _ in range(9):
        for seat in range(3):
            known = {*hands_of(state).hands[seat], *hands_of(state).kept[seat]}
            text = repr(game.view_for(state, seat)) + repr([game.redact(e, seat) for e in events])
            others = {*leaders_of(game.rules).all} - known
            assert not [leader for leader in others if f"'{leader}'" in text]
        seat = state.owing[0]
        events = game.step(state, game.legal(state, seat)[0], chance)


# Before an Age ---------------------------------------------------------------------------------


def test_item_10_a_leader_is_used_before_each_age_and_before_its_cards_are_dealt(
    game: Classic,
) -> None:
    before = Before(game, 2)
    assert (before.state.age, before.state.coming, before.state.turn) == (1, 2, 6)
    events = before.rest()
    kinds = [type(event) for event in events]
    assert kinds.index(classic.AgeBegan) > kinds.index(classic.CardSold)
    assert before.state.age == 2


def test_item_11_leaders_are_chosen_face_down_and_revealed_together(game: Classic) -> None:
    places = [Place("giza", coins=9, built=["stone_pit"]), *OTHERS]
    before = Before(game, 2, places, {0: ["caesar", "plato"]})
    (chosen,) = before.play(raise_over(0, "plato"))
    assert not game.reveals(chosen)
    assert "plato" not in repr(game.redact(chosen, 1))
    assert before.state.cities[0].stages == 0
    before.play(TakeBack(0), recruit(0, "caesar"))
    assert before.state.cities[0].coins == 9
    events = before.rest()
    assert ev.LeaderRecruited(0, CardId("caesar"), 2, 5) in events
    assert (before.state.cities[0].coins, before.state.cities[0].shields) == (4, 2)


def test_item_11_a_stage_is_raised_over_a_leader_with_trade(game: Classic) -> None:
    places = [Place("giza", coins=5), Place("rhodes"), Place("babylon", built=["stone_pit"])]
    before = Before(game, 2, places, {0: ["caesar", "plato"]})
    before.rest(raise_over(0, "caesar", to_left=2))
    city = before.state.cities[0]
    assert (city.under_stages, city.coins, before.state.cities[2].coins) == (
        ["caesar"],
        3,
        3 + 2 + 3,
    )
    assert hands_of(before.state).used[0] == (Use.STAGE,)


def test_item_12_one_of_the_three_must_be_done_and_selling_is_always_possible(
    game: Classic,
) -> None:
    before = Before(game, 1, hands={0: ["pericles", "caesar"]}, coins={0: 0})
    assert before.game.legal(before.state, 0) == [
        sell_leader(0, "pericles"),
        sell_leader(0, "caesar"),
    ]
    with pytest.raises(IllegalCommand, match="cannot_pay"):
        before.play(recruit(0, "caesar"))
    with pytest.raises(IllegalCommand, match="cannot_stage"):
        before.play(raise_over(0, "caesar"))
    with pytest.raises(IllegalCommand, match="not_in_hand"):
        before.play(sell_leader(0, "plato"))


def test_items_13_and_14_all_is_paid_with_the_coins_held_before(game: Classic) -> None:
    """A neighbour's coins come too late, and coins of the bank serve from the first turn."""
    places = [Place("giza", coins=1), Place("rhodes", coins=5), Place("babylon", coins=2)]
    before = Before(game, 2, places, {0: ["caesar", "croesus"]})
    assert not before.options(0, Use.BUILD, "caesar")
    before.rest(recruit(0, "croesus"))
    assert before.state.cities[0].coins == 6
    assert (before.state.age, before.state.turn) == (2, 1)


def test_item_15_the_last_leader_goes_away_unseen_and_brings_nothing(game: Classic) -> None:
    before = Before(game, 3, hands={0: ["sappho", "plato"]})
    coins = before.state.cities[0].coins
    events = before.rest(sell_leader(0, "sappho"))
    (left,) = [e for e in events if isinstance(e, ev.LeadersLeft) and e.seat == 0]
    assert left.leaders == ("plato",)
    assert "plato" not in repr(game.redact(left, 1))
    assert (before.state.cities[0].coins, hands_of(before.state).hands[0]) == (coins + 3, [])
    assert not before.state.discards or "plato" not in before.state.discards


def test_item_15_rome_keeps_its_leaders_while_a_stage_may_recruit(game: Classic) -> None:
    for stages, left in ((0, 1), (2, 1), (3, 0)):
        places = [Place("roma", "B", stages=stages), *OTHERS]
        before = Before(game, 3, places, {0: ["sappho", "plato"]})
        before.rest(sell_leader(0, "sappho"))
        assert len(hands_of(before.state).hands[0]) == left


def test_item_16_what_is_done_before_an_age_is_one_turn(game: Classic) -> None:
    places = [Place("giza", coins=5), Place("rhodes"), Place("babylon", built=["quarry"])]
    leaders = {0: ["hatshepsut", "berenice"]}
    before = Before(game, 2, places, {0: ["caesar", "plato"]}, recruited=leaders)
    events = before.rest(raise_over(0, "caesar", to_left=2))
    assert sorted(gains(events, 0)) == [("berenice", 1), ("hatshepsut", 1)]
    assert before.state.cities[0].coins == 5 - 2 + 1 + 1


def test_item_16_bilkis_serves_for_a_stage_before_an_age(game: Classic) -> None:
    places = [Place("giza", coins=1), Place("rhodes"), Place("babylon")]
    before = Before(game, 2, places, {0: ["caesar"]}, recruited={0: ["bilkis"]})
    (play,) = before.options(0, Use.STAGE)
    assert play.to_bank == 1
    before.rest(UseLeader(0, play))
    assert (before.state.cities[0].coins, before.state.cities[0].stages) == (0, 1)


@pytest.mark.parametrize("age", [2, 3])
def test_item_17_the_age_is_the_one_about_to_be_played(game: Classic, age: int) -> None:
    places = [Place("giza", coins=age), *OTHERS]
    before = Before(game, age, places, {0: ["nitocris", "phryne"]})
    events = before.rest(recruit(0, "nitocris"))
    assert ev.LeaderRecruited(0, CardId("nitocris"), age, age) in events
    worth = {2: 3, 3: 5}[age]
    assert ev.TokenGained(0, CardId("nitocris"), worth) in events
    assert before.state.cities[0].coins == 0


# Two players -----------------------------------------------------------------------------------


def test_item_18_two_players_pass_to_each_other_and_the_free_city_has_no_leader() -> None:
    game, chance = BOX.classic(FIRST, 2), SeededChance(5)
    state = game.empty()
    game.open(state, Setup.random(2), chance)
    assert [city.coins for city in state.cities] == [6, 6, 3]
    assert [len(hand) for hand in hands_of(state).hands] == [4, 4, 0]
    dealt = [hand[:] for hand in hands_of(state).hands[:2]]
    for seat in (0, 1):
        game.step(state, keep(seat, dealt[seat][0]), chance)
    assert hands_of(state).hands == [dealt[1][1:], dealt[0][1:], []]
    while LeaderPrompt.DRAFT in state.prompts:
        seat = state.owing[0]
        game.step(state, game.legal(state, seat)[0], chance)
    assert state.prompts == [LeaderPrompt.USE, LeaderPrompt.USE, None]


def test_item_18_the_free_city_is_a_neighbour_without_leaders_and_never_rome() -> None:
    game = BOX.classic(FIRST, 2)
    for seed in range(30):
        (began, *_) = game.begin(Setup.random(2), SeededChance(seed))
        assert isinstance(began, classic.GameBegan)
        assert began.boards[2].wonder not in ("roma", "abu_simbel")
    with pytest.raises(ImpossibleSetup, match="wonder_of_players"):
        game.begin(Setup((BoardWish(),) * 2, BoardWish("roma")), SeededChance(1))
    places = [
        Place("giza", built=["diplomats_guild", "altar"]),
        Place("rhodes"),
        Place("babylon", built=["theater"]),
    ]
    leaders = {0: ["phryne"], 1: ["sappho", "plato"]}
    position = leaders_scenario(game, places, recruited=leaders, age=2)
    assert position.scores(0)["guild"] == 2
    assert points_of(position, "phryne") == 0
    with pytest.raises(ImpossibleSetup, match="two_players_edition"):
        BOX.classic(Options(Edition.SECOND, expansions=LEADERS), 2)


# With Edifice ----------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("leaders", "edifice"), ("edifice", "leaders")])
def test_items_19_and_20_a_stage_before_an_age_joins_the_project_of_that_age(
    names: tuple[str, ...],
) -> None:
    """At its full price: neither Imhotep nor Rome makes it cheaper."""
    game = BOX.classic(Options(expansions=names), 3)
    also = [ProjectsRevealed(("outpost", "auction_house", "agora"), 2)]
    places = [
        Place("roma", "B", coins=9, built=["lumber_yard", "clay_pool"]),
        Place("rhodes", coins=9, built=["lumber_yard", "tree_farm"]),
        Place("babylon", coins=9, built=["clay_pool"]),
    ]
    hands = {0: ["hannibal", "caesar"], 1: ["sappho", "plato"], 2: ["zenobia", "gorgo"]}
    before = Before(game, 2, places, hands, recruited={0: ["imhotep"]}, also=also)
    view = game.view_for(before.state, 0)
    price = view.option_costs[PARTICIPATE].coins
    joining = [
        next(play for play in before.options(seat, Use.STAGE) if play.option == PARTICIPATE)
        for seat in range(2)
    ]
    coins = [city.coins for city in before.state.cities]
    events = before.rest(*(UseLeader(play.seat, play) for play in joining))
    joined = [event for event in events if isinstance(event, ProjectJoined)]
    assert [(event.seat, event.age) for event in joined] == [(0, 2), (1, 2)]
    assert [e.age for e in events if isinstance(e, EdificeBuilt)] == [2]
    assert [e.seat for e in events if isinstance(e, RewardGained)] == [0, 1]
    assert projects_of(before.state).left == [2, 0, 2]
    gained = sum(coins for _, coins in gains(events, 0))
    assert before.state.cities[0].coins == coins[0] - price + gained


def test_item_21_leaders_are_no_age_cards_and_of_no_colour(game: Classic) -> None:
    position = table(game, "justinian", "plato", "caesar", "sappho")
    city = position.city(0)
    assert not any(city.colours.values())
    assert not city.built
    assert points_of(position, "justinian") == points_of(position, "plato") == 0


@pytest.mark.parametrize("names", [("leaders", "edifice"), ("edifice", "leaders")])
def test_item_22_tokens_of_an_edifice_pay_nero(names: tuple[str, ...]) -> None:
    game = BOX.classic(Options(expansions=names), 3)
    also = [
        ProjectsRevealed(("outpost", "auction_house", "agora"), 1),
    ]
    first = Place("giza", coins=9, built=["stone_pit"], hand=["altar"])
    position = leaders_scenario(
        game, [first, *OTHERS], recruited={0: ["nero", "alexander"]}, also=also, age=1
    )
    events = position.turn(stage(0, "altar", option=PARTICIPATE))
    (reward,) = [event for event in events if isinstance(event, RewardGained)]
    assert gains(events, 0) == [("nero", 2)] * len(reward.tokens)
    assert len(reward.tokens) > 0
    assert points_of(position, "alexander") == len(reward.tokens)


# Coins -----------------------------------------------------------------------------------------


def test_items_23_and_24_maecenas_pays_for_himself_and_then_all_are_free(game: Classic) -> None:
    before = Before(game, 1, hands={0: ["maecenas", "pericles"]})
    before.rest(recruit(0, "maecenas"))
    assert before.state.cities[0].coins == 5
    places = [Place("roma", "B", coins=0), *OTHERS]
    cheap = Before(game, 2, places, {0: ["croesus", "plato"]})
    cheap.rest(recruit(0, "croesus"))
    assert cheap.state.cities[0].coins == 6


@pytest.mark.parametrize(
    ("leader", "card"),
    [("archimedes", "dispensary"), ("hammurabi", "courthouse"), ("leonidas", "stables")],
)
def test_items_25_and_27_one_resource_less_is_of_the_owners_choice_and_no_chain(
    game: Classic, leader: str, card: str
) -> None:
    """Two ores and a glass, two clays and a loom, a wood, a clay and an ore."""
    own = {"hand": [card], "coins": 0, "built": ["sawmill"]}
    resources = {
        "dispensary": ["foundry"],
        "courthouse": ["brickyard"],
        "stables": ["lumber_yard", "clay_pool"],
    }
    own["built"] = resources[card]
    assert not builds(table(game, **own), card)
    position = table(game, leader, "vitruvius", **own)
    (play,) = builds(position, card)
    assert (play.to_bank, play.to_left, play.to_right, play.way) == (0, 0, 0, Way.COST)
    assert not gains(position.turn(play), 0)


def test_item_25_every_sensible_way_to_pay_is_offered(game: Classic) -> None:
    """Of a loom and two clays, either is saved: the other is bought where it is sold."""
    others = [Place("rhodes", built=["loom_age1"]), Place("babylon", built=["brickyard"])]
    position = table(game, "hammurabi", hand=["courthouse"], coins=6, others=others)
    splits = {(play.to_left, play.to_right) for play in builds(position, "courthouse")}
    assert splits == {(4, 0), (2, 2)}


def test_item_26_a_card_that_costs_nothing_or_coins_gains_nothing(game: Classic) -> None:
    position = table(game, "hammurabi", "leonidas", hand=["altar"], age=1, coins=0)
    assert [play.way for play in builds(position, "altar")] == [Way.COST]
    assert position.turn(build(0, "altar"))


def test_item_29_ramses_builds_guilds_for_nothing(game: Classic) -> None:
    position = table(game, "ramses", hand=["spies_guild", "palace"], age=3, coins=0)
    (play,) = builds(position, "spies_guild")
    assert play.way == FREE_COLOUR
    assert not builds(position, "palace")
    position.turn(play)
    assert position.city(0).built == ["spies_guild"]
    assert position.city(0).coins == 0


def test_item_29_olympia_keeps_its_free_structure_for_a_card_that_ramses_makes_free(
    game: Classic,
) -> None:
    first = Place("olympia", "A", stages=2, hand=["spies_guild", "palace"])
    position = leaders_scenario(game, [first, *OTHERS], recruited={0: ["ramses"]}, age=3)
    ways = {
        card: [play.way for play in builds(position, card)] for card in ("spies_guild", "palace")
    }
    assert ways == {"spies_guild": [FREE_COLOUR], "palace": [Way.FREE_BUILD]}
    position.turn(builds(position, "palace")[0])
    assert position.city(0).spent == (Way.FREE_BUILD,)


def test_item_29_of_two_rights_that_last_one_is_offered(second: Classic) -> None:
    first = Place("olympia", "B", stages=3, hand=["spies_guild"])
    position = leaders_scenario(second, [first, *OTHERS], recruited={0: ["ramses"]}, age=3)
    assert len(builds(position, "spies_guild")) == 1


def test_item_30_a_right_of_the_age_is_kept_where_one_can_pay(game: Classic) -> None:
    """There are no black cards yet: the right of Caligula, for blue ones."""
    position = table(
        game, hand=["altar", "temple", "palace"], coins=9, built=["lumber_yard", "glassworks_age1"]
    )
    city = position.city(0)
    city.powers = (FreeOncePerAge(Colour.BLUE),)
    view = game.view_for(position.state, 0)
    for card, free, preferred in (("altar", 0, 0), ("temple", 1, 0), ("palace", 1, 1)):
        offer = card_offer(game.rules, view, CardId(card))
        assert (offer.free_build is not None) == free, card
        assert (offer.preferred_free_build is not None) == preferred, card


def test_item_31_bilkis_is_no_neighbour_and_sells_once_a_turn(game: Classic) -> None:
    own = {"hand": ["scriptorium", "apothecary"], "age": 1, "coins": 2}
    position = table(
        game, "bilkis", "hatshepsut", others=[Place("rhodes"), Place("ephesus")], **own
    )
    (play,) = [play for play in builds(position, "scriptorium") if play.to_bank]
    events = position.turn(play)
    assert not gains(events, 0)
    position = table(game, "bilkis", hand=["baths"], wonder="giza", age=1, coins=9)
    assert [play.to_bank for play in builds(position, "baths")] == [0]
    two = table(game, "bilkis", hand=["courthouse"], coins=9)
    assert not builds(two, "courthouse")


def test_item_31_the_seventh_card_of_babylon_is_of_the_same_turn(game: Classic) -> None:
    places = [
        Place("babylon", "B", coins=9, stages=2, hand=["barracks", "stockade"]),
        Place("giza"),
        Place("ephesus"),
    ]
    position = leaders_scenario(game, places, recruited={0: ["bilkis"]}, turn=6, age=1)
    (play,) = [play for play in builds(position, "barracks") if play.to_bank]
    position.play(sell(1, position.city(1).hand[0]), sell(2, position.city(2).hand[0]), play)
    assert position.state.prompts[0] == Prompt.LAST_CARD
    assert not builds(position, "stockade")
    position = leaders_scenario(game, places, recruited={0: ["bilkis"]}, turn=6, age=1)
    position.play(sell(1, position.city(1).hand[0]), sell(2, position.city(2).hand[0]), play)
    assert (0, "bank") in hands_of(position.state).done
    position = leaders_scenario(game, places, recruited={0: ["bilkis"]}, turn=6, age=1)
    position.turn(sell(0, "barracks"))
    assert builds(position, "stockade")


def test_item_32_the_coin_of_hatshepsut_comes_after_paying(game: Classic) -> None:
    position = table(game, "hatshepsut", hand=["barracks"], age=1, coins=1)
    assert not builds(position, "barracks")


@pytest.mark.parametrize("how", ["stage", "sale", "card"])
def test_item_33_berenice_takes_one_coin_more_once_a_turn(game: Classic, how: str) -> None:
    places = [
        Place("ephesus", "B", coins=9, hand=["tavern", "altar"], built=["quarry"]),
        *OTHERS,
    ]
    position = leaders_scenario(game, places, recruited={0: ["berenice"]}, age=1)
    if how == "stage":
        play = next(c for c in position.legal(0) if isinstance(c, Play) and c.use is Use.STAGE)
    else:
        play = sell(0, "altar") if how == "sale" else build(0, "tavern")
    events = position.turn(play)
    assert [coins for card, coins in gains(events, 0) if card == "berenice"] == [1]
    events = position.turn(sell(0, position.city(0).hand[0]))
    assert gains(events, 0) == [("berenice", 1)]


def test_item_33_all_coins_of_a_stage_are_there_before_a_leader_is_buried(game: Classic) -> None:
    places = [
        Place("abu_simbel", "B", coins=9, hand=["altar"], built=["brickyard"]),
        Place("halicarnassus"),
        Place("babylon"),
    ]
    leaders = {0: ["hatshepsut", "berenice"]}
    position = leaders_scenario(game, places, recruited=leaders, age=2)
    events = position.turn(stage(0, "altar", to_right=2))
    assert position.state.prompts[0] == LeaderPrompt.BURY
    assert gains(events, 0) == [("hatshepsut", 1), ("berenice", 1)]
    assert position.city(0).coins == 9


def test_item_33_coins_of_neighbours_are_not_from_the_bank(game: Classic) -> None:
    others = [Place("rhodes", coins=9, hand=["baths"]), Place("babylon")]
    own = {"hand": ["altar"], "age": 1, "built": ["stone_pit"]}
    position = table(game, "berenice", others=others, **own)
    events = position.turn(build(0, "altar"), build(1, "baths", to_left=2))
    assert not gains(events, 0)
    assert position.city(0).coins == 3 + 2


def test_item_34_xenophon_pays_however_a_card_is_built(game: Classic) -> None:
    chained = table(game, "xenophon", hand=["forum"], built=["east_trading_post"])
    assert ("xenophon", 2) in gains(chained.turn(build(0, "forum", Way.CHAIN)), 0)
    places = [
        Place("halicarnassus", "B", hand=["altar"], built=["brickyard", "ore_vein", "foundry"]),
        *OTHERS,
    ]
    position = leaders_scenario(
        game, places, recruited={0: ["xenophon"]}, age=2, discards=["tavern"]
    )
    position.turn(next(c for c in position.legal(0) if isinstance(c, Play) and c.use is Use.STAGE))
    events = position.play(pick(0, "tavern"))
    assert ("xenophon", 2) in gains(events, 0)
    raised = table(game, "xenophon", hand=["forum"], built=["stone_pit"])
    assert not gains(raised.turn(stage(0, "forum")), 0)


def test_item_34_xenophon_pays_before_the_next_city_searches_the_pile(game: Classic) -> None:
    places = [
        Place("halicarnassus", "B", hand=["altar"], built=["foundry"]),
        Place("rhodes", coins=3),
        Place("giza", hand=["baths"]),
    ]
    position = leaders_scenario(
        game, places, recruited={0: ["xenophon"]}, age=2, discards=["tavern", "theater", "pawnshop"]
    )
    position.city(2).powers = (BuildFromDiscard(9),)
    position.turn(stage(0, "altar"))
    events = position.play(pick(0, "tavern"))
    assert position.state.owing == [2]
    assert gains(events, 0) == [("tavern", 5), ("xenophon", 2)]


def test_item_35_vitruvius_pays_only_for_the_chain(game: Classic) -> None:
    places = [Place("olympia", "A", hand=["temple", "gardens"], built=["altar"], stages=2), *OTHERS]
    position = leaders_scenario(game, places, recruited={0: ["vitruvius"]}, age=2)
    assert [play.way for play in builds(position, "temple")] == [Way.CHAIN]
    free = leaders_scenario(
        game,
        [Place("olympia", "A", hand=["courthouse"], stages=2), *OTHERS],
        recruited={0: ["vitruvius"]},
        age=2,
    )
    assert not gains(free.turn(build(0, "courthouse", Way.FREE_BUILD)), 0)


def test_item_36_croesus_brings_six_coins(game: Classic) -> None:
    before = Before(game, 1, hands={0: ["croesus", "plato"]})
    events = before.rest(recruit(0, "croesus"))
    assert gains(events, 0) == [("croesus", 6)]
    assert before.state.cities[0].coins == 6 - 1 + 6


# The discard pile ------------------------------------------------------------------------------


def test_item_37_octavia_pays_for_stages_of_her_own_city_after_her(game: Classic) -> None:
    """She came with Cities, so her effect is laid here by hand; others lose coins with that box."""
    before = Before(game, 1, hands={0: ["octavia", "plato"]})
    events = before.rest(recruit(0, "octavia"))
    assert gains(events, 0) == []
    assert before.state.cities[0].stages == 0
    others = [Place("rhodes", built=["lumber_yard", "tree_farm"], hand=["baths"]), Place("babylon")]
    effects = leaders_of(game.rules).all[CardId("octavia")].effects
    for command, paid in ((stage(0, "altar"), [("octavia", 2)]), (stage(1, "baths"), [])):
        position = table(game, built=["quarry"], hand=["altar"], others=others)
        position.city(0).pieces = (Recruited(CardId("octavia"), 1, 1, effects),)
        assert gains(position.turn(command), 0) == paid


def test_item_38_leaders_are_never_in_the_discard_pile(game: Classic) -> None:
    before = Before(game, 2, [Place("giza", coins=9, built=["stone_pit"]), *OTHERS])
    pile = [*before.state.discards]
    before.rest(raise_over(0, hands_of(before.state).hands[0][0]))
    assert before.state.discards == pile


def test_item_39_solomon_searches_the_pile_at_once_but_not_before_the_first_age(
    game: Classic,
) -> None:
    first = Before(game, 1, hands={0: ["solomon", "plato"]})
    first.rest(recruit(0, "solomon"))
    assert first.state.age == 1
    assert not first.state.cities[0].powers
    before = Before(game, 2, [Place("giza", coins=9), *OTHERS], {0: ["solomon", "plato"]})
    before.rest(recruit(0, "solomon"))
    assert before.state.prompts == [Prompt.DISCARD_PILE, None, None]
    assert (before.state.age, before.state.coming) == (1, 2)
    assert game.can_wait(before.state)
    choice = before.state.discards[0]
    before.play(pick(0, choice))
    assert before.state.cities[0].built == [choice]
    assert before.state.age == 2


def test_item_40_halicarnassus_searches_before_solomon(game: Classic) -> None:
    places = [
        Place("giza", coins=9),
        Place("rhodes"),
        Place("halicarnassus", "A", coins=9, stages=1, built=["foundry", "ore_vein"]),
    ]
    hands = {0: ["solomon", "plato"], 2: ["sappho", "gorgo"]}
    before = Before(game, 2, places, hands)
    raising = before.options(2, Use.STAGE, "sappho")[0]
    before.rest(recruit(0, "solomon"), UseLeader(2, raising))
    assert before.state.owing == [2]
    before.play(pick(2, before.state.discards[0]))
    assert before.state.owing == [0]
    before.play(pick(0, None))
    assert before.state.age == 2


def test_item_41_a_pick_is_free_brings_its_coins_and_may_be_declined(game: Classic) -> None:
    places = [Place("giza", coins=3, hand=["tavern"], built=["altar"]), *OTHERS]
    before = Before(game, 2, places, {0: ["solomon", "plato"]})
    assert "tavern" in before.state.discards
    before.rest(recruit(0, "solomon"))
    legal = game.legal(before.state, 0)
    assert pick(0, None) in legal
    assert pick(0, "altar") not in legal
    events = before.play(pick(0, "tavern"))
    assert gains(events, 0) == [("tavern", 5)]
    assert before.state.cities[0].coins == 5


# Wonders ---------------------------------------------------------------------------------------


def test_item_42_the_seventh_card_of_babylon_is_never_a_leader(game: Classic) -> None:
    places = [Place("babylon", "B", coins=9, stages=2), Place("giza"), Place("ephesus")]
    hands = {0: ["plato", "sappho"]}
    position = leaders_scenario(game, places, hands=hands, turn=6, age=1)
    position.turn(sell(0, position.city(0).hand[0]))
    assert position.state.prompts[0] == Prompt.LAST_CARD
    offered = {play.card for play in game.legal(position.state, 0) if isinstance(play, Play)}
    assert offered == {*position.city(0).hand}
    assert not offered & {*hands[0]}
    position.turn(sell(0, position.city(0).hand[0]))
    assert position.state.prompts[0] == LeaderPrompt.USE
    assert hands_of(position.state).hands[0] == hands[0]
    position.turn(sell_leader(0, "plato"))
    assert (position.state.age, position.state.turn) == (2, 1)
    assert any(isinstance(power, PlayLastCard) for power in position.city(0).powers)


def test_item_43_a_stage_of_halicarnassus_before_an_age_searches_then(game: Classic) -> None:
    places = [
        Place("halicarnassus", "A", coins=9, stages=1, built=["foundry", "ore_vein"]),
        *OTHERS,
    ]
    before = Before(game, 2, places, {0: ["sappho", "plato"]})
    before.rest(UseLeader(0, before.options(0, Use.STAGE)[0]))
    assert before.state.prompts[0] == Prompt.DISCARD_PILE


def test_item_44_free_builds_of_olympia_are_for_age_cards_alone(
    game: Classic, second: Classic
) -> None:
    for rules, side, stages in ((game, "A", 2), (second, "A", 2), (second, "B", 2)):
        places = [Place("olympia", side, coins=0, stages=stages), *OTHERS]
        before = Before(rules, 2, places, {0: ["caesar", "plato"]})
        assert not before.options(0, Use.BUILD)
        before.rest(sell_leader(0, "caesar"))
        assert (before.state.turn, before.state.cities[0].spent) == (1, ())


def test_item_45_olympia_copies_guilds_of_leaders_from_its_own_seat(game: Classic) -> None:
    places = [
        Place("olympia", "B", stages=3, coins=9),
        Place("rhodes", built=["gamers_guild"]),
        Place("babylon", built=["courtesans_guild"]),
    ]
    position = leaders_scenario(game, places, age=3)
    assert position.scores(0)["guild"] == 3
    places = [
        Place("olympia", "B", stages=3),
        Place("rhodes", built=["diplomats_guild"]),
        Place("babylon"),
    ]
    position = leaders_scenario(game, places, recruited={1: ["sappho"], 2: ["plato"]}, age=3)
    assert position.scores(0)["guild"] == 2


def test_item_46_rome_by_day_recruits_all_for_nothing(game: Classic, second: Classic) -> None:
    for rules in (game, second):
        places = [Place("roma", "A", coins=0), *OTHERS]
        before = Before(rules, 3, places, {0: ["pericles", "phryne"]})
        view = rules.view_for(before.state, 0).extras["leaders"]
        assert view.prices == {"pericles": 0, "phryne": 0}
        before.rest(recruit(0, "phryne"))
        assert recruited(before.state.cities[0])[0].cost == 3


def test_item_48_romes_first_stage_brings_coins_and_four_leaders_of_the_pile(
    game: Classic,
) -> None:
    places = [
        Place("roma", "B", coins=3, hand=["altar"], built=["lumber_yard", "clay_pool"]),
        *OTHERS,
    ]
    position = leaders_scenario(game, places, hands={0: ["plato"]}, age=1)
    pile = {*hands_of(position.state).pile}
    events = position.turn(stage(0, "altar"))
    (drawn,) = [event for event in events if isinstance(event, ev.LeadersDrawn)]
    assert len(drawn.leaders) == 4
    assert {*drawn.leaders} <= pile
    assert not {*drawn.leaders} & {*hands_of(position.state).pile}
    assert drawn.leaders[0] not in repr(game.redact(drawn, 1))
    assert hands_of(position.state).hands[0] == ["plato", *drawn.leaders]
    assert position.city(0).coins == 3 + 5


def rome(game: Classic, *hand: str, coins: int = 9, **more: object) -> Before:
    """Rome by night before Age II, with its first stage; it can raise the second one."""
    built = ["stone_pit", "clay_pool", "loom_age1", "press_age1"]
    places = [Place("roma", "B", coins=coins, stages=1, built=built), *OTHERS]
    return Before(game, 2, places, {0: hand}, **more)


def test_items_49_and_50_rome_may_recruit_one_more_after_the_same_stage(game: Classic) -> None:
    before = rome(game, "caesar", "pericles", "croesus", coins=4)
    before.rest(raise_over(0, "croesus"))
    assert before.state.prompts == [LeaderPrompt.RECRUIT_MORE, None, None]
    assert game.can_wait(before.state)
    assert game.legal(before.state, 0) == [
        RecruitMore(0, CardId("caesar")),
        RecruitMore(0, CardId("pericles")),
        RecruitMore(0, None),
    ]
    with pytest.raises(IllegalCommand, match="not_in_hand"):
        before.play(RecruitMore(0, CardId("croesus")))
    before.play(RecruitMore(0, CardId("pericles")))
    assert before.state.cities[0].coins == 4 - 4
    assert hands_of(before.state).hands[0] == ["caesar"]
    assert hands_of(before.state).used[0] == (Use.STAGE,)
    assert before.state.age == 2


def test_item_49_rome_may_pass_and_is_not_asked_without_a_leader_it_can_pay(
    game: Classic,
) -> None:
    before = rome(game, "caesar", "croesus")
    before.rest(raise_over(0, "croesus"))
    before.play(RecruitMore(0, None))
    assert hands_of(before.state).hands[0] == ["caesar"]
    poor = rome(game, "caesar", "croesus", coins=0)
    events = poor.rest(raise_over(0, "croesus"))
    assert ev.RecruitPassed(0) in events
    assert poor.state.age == 2


def test_item_49_rome_recruits_with_the_coins_of_the_turn(game: Classic) -> None:
    built = ["stone_pit", "clay_pool", "loom_age1"]
    places = [
        Place("roma", "B", coins=0, stages=1, built=built, hand=["tavern"]),
        Place("rhodes", coins=9, built=[], hand=["baths"]),
        Place("babylon"),
    ]
    position = leaders_scenario(game, places, hands={0: ["caesar"]}, age=1)
    position.turn(stage(0, "tavern"), build(1, "baths", to_left=2))
    assert position.city(0).coins == 2
    assert position.state.age == 1
    rich = leaders_scenario(game, [*places[:2], places[2]], hands={0: ["hannibal"]}, age=1)
    rich.turn(stage(0, "tavern"), build(1, "baths", to_left=2))
    assert rich.state.prompts[0] == LeaderPrompt.RECRUIT_MORE


def test_item_49_rome_recruits_after_all_searches_and_solomon_then_searches_at_once(
    game: Classic,
) -> None:
    built = ["stone_pit", "clay_pool", "loom_age1"]
    places = [
        Place("roma", "B", coins=9, stages=1, built=built, hand=["tavern"]),
        Place("rhodes"),
        Place("halicarnassus", "A", coins=9, stages=1, built=["foundry", "ore_vein"]),
    ]
    position = leaders_scenario(
        game, places, hands={0: ["solomon"]}, age=1, discards=["altar", "theater"]
    )
    raising = next(c for c in position.legal(2) if isinstance(c, Play) and c.use is Use.STAGE)
    position.turn(stage(0, "tavern"), raising)
    assert position.state.owing == [2]
    position.play(pick(2, "altar"))
    assert position.state.prompts == [LeaderPrompt.RECRUIT_MORE, None, None]
    position.play(RecruitMore(0, CardId("solomon")))
    assert position.state.prompts == [Prompt.DISCARD_PILE, None, None]
    position.play(pick(0, "theater"))
    assert "theater" in position.city(0).built
    assert position.state.turn == 2


def abu_simbel(game: Classic, *leaders: str, ages: dict[str, int] | None = None) -> Before:
    """Abu Simbel by night before Age III, which can raise its first stage."""
    built = ["clay_pool", "brickyard", "loom_age1"]
    places = [Place("abu_simbel", "B", coins=9, built=built), *OTHERS]
    hands = {0: ["sappho", "zenobia"]}
    return Before(game, 3, places, hands, recruited={0: leaders}, ages=ages)


def test_items_51_and_53_a_buried_leader_stops_working(game: Classic) -> None:
    before = abu_simbel(game, "caesar", "euclid", "maecenas")
    assert before.state.cities[0].shields == 2
    before.rest(raise_over(0, "sappho"))
    assert before.state.prompts[0] == LeaderPrompt.BURY
    assert game.can_wait(before.state)
    assert game.legal(before.state, 0) == [
        Bury(0, CardId(leader)) for leader in ("caesar", "euclid", "maecenas")
    ]
    with pytest.raises(IllegalCommand, match="no_such_leader"):
        before.play(Bury(0, None))
    before.play(Bury(0, CardId("caesar")))
    city = before.state.cities[0]
    assert (city.shields, Buried(CardId("caesar"), 10) in city.pieces) == (0, True)
    assert [piece.leader for piece in recruited(city)] == ["euclid", "maecenas"]
    assert len(city.powers) == 1
    assert game.scores(before.state)[0]["wonder"] == 10


def test_item_51_without_a_leader_nothing_is_buried_and_with_one_nobody_is_asked(
    game: Classic,
) -> None:
    before = abu_simbel(game)
    events = before.rest(raise_over(0, "sappho"))
    assert ev.LeaderBuried(0, None, 0) in events
    before = abu_simbel(game, "caesar")
    events = before.rest(raise_over(0, "sappho"))
    assert ev.LeaderBuried(0, CardId("caesar"), 10) in events
    assert before.state.age == 3


def test_item_51_burying_is_optional_by_a_house_rule() -> None:
    game = BOX.classic(Options(expansions=LEADERS, house_rules=(BURYING_OPTIONAL,)), 3)
    before = abu_simbel(game, "caesar")
    before.rest(raise_over(0, "sappho"))
    assert game.legal(before.state, 0) == [Bury(0, CardId("caesar")), Bury(0, None)]
    before.play(Bury(0, None))
    assert before.state.cities[0].shields == 2


@pytest.mark.parametrize("age", [1, 2])
def test_item_52_the_printed_price_counts_that_of_the_age_of_recruiting(
    game: Classic, age: int
) -> None:
    before = abu_simbel(game, "phryne", ages={"phryne": age})
    events = before.rest(raise_over(0, "sappho"))
    assert ev.LeaderBuried(0, CardId("phryne"), 2 * age) in events


# War -------------------------------------------------------------------------------------------


def test_items_54_and_55_nero_pays_for_a_token_of_nitocris(game: Classic) -> None:
    places = [Place("giza", coins=9), *OTHERS]
    before = Before(game, 3, places, {0: ["nitocris", "sappho"]}, recruited={0: ["nero"]})
    events = before.rest(recruit(0, "nitocris"))
    assert before.state.cities[0].tokens == [5]
    assert gains(events, 0) == [("nero", 2)]
    assert before.state.cities[0].coins == 9 - 3 + 2


def test_item_56_telesilla_before_the_first_age_does_nothing(game: Classic) -> None:
    before = Before(game, 1, hands={0: ["telesilla", "sappho"]})
    events = before.rest(recruit(0, "telesilla"))
    assert ev.DefeatsDropped(0, CardId("telesilla"), 0) in events
    assert before.state.age == 1


def test_item_57_tomyris_sends_no_ties_and_no_earlier_defeats(game: Classic) -> None:
    position = table(game, "tomyris", age=2, turn=6, tokens=[-1])
    events = position.turn()
    conflicts = [event for event in events if isinstance(event, classic.ConflictResolved)]
    assert {event.defeat_to for event in conflicts} == {None}
    assert position.city(0).tokens == [-1]


def test_item_58_the_winner_keeps_the_defeat_though_it_has_tomyris_too(game: Classic) -> None:
    others = [
        Place("rhodes", built=["courtesans_guild", "walls"]),
        Place("babylon"),
    ]
    position = leaders_scenario(
        game, [Place("giza"), *others], recruited={0: ["tomyris"]}, copied={1: ("tomyris", 0)},
        age=3, turn=6,
    )  # fmt: skip
    events = position.turn()
    conflicts = [event for event in events if isinstance(event, classic.ConflictResolved)]
    assert conflicts[0].defeat_to == 1
    assert position.city(1).tokens == [5, -1, 5]


def test_item_59_semiramis_counts_defeats_as_shields() -> None:
    """She came with Cities, so her effect is laid here by hand."""
    game = BOX.classic(FIRST, 3)
    position = table(game, age=2, turn=6, tokens=[-1, -1])
    effects = leaders_of(game.rules).all[CardId("semiramis")].effects
    position.city(0).pieces = (Recruited(CardId("semiramis"), 1, 2, effects),)
    assert game.view_for(position.state, 1).cities[0].shields == 2
    events = position.turn()
    conflicts = [event for event in events if isinstance(event, classic.ConflictResolved)]
    assert conflicts[0].left_shields == 2
    assert position.city(0).tokens == [-1, -1, 3, 3]


# What counts as what ---------------------------------------------------------------------------


def test_item_60_alexander_counts_tokens_and_changes_none_for_a_guild(game: Classic) -> None:
    tokens = [1, 3, 5, -1]
    others = [Place("rhodes", tokens=[-1, -1]), Place("babylon", tokens=[-1])]
    with_him = table(game, "alexander", tokens=tokens, built=["strategists_guild"], others=others)
    without = table(game, tokens=tokens, built=["strategists_guild"], others=others)
    assert points_of(with_him, "alexander") == 3
    assert score(with_him, "military") == score(without, "military") == 8
    assert score(with_him, "guild") == score(without, "guild") == 3


def test_items_61_and_62_symbols_and_shields_of_leaders_are_no_cards(game: Classic) -> None:
    others = [Place("rhodes", built=["philosophers_guild", "spies_guild"]), Place("babylon")]
    position = table(game, "euclid", "caesar", "hypatia", "pericles", others=others, age=3)
    assert position.scores(0)["science"] == 1
    assert points_of(position, "hypatia") == points_of(position, "pericles") == 0
    assert position.scores(1)["guild"] == 0


def test_item_63_leaders_under_a_wonder_or_sold_count_for_nothing(game: Classic) -> None:
    places = [
        Place("giza", coins=9, built=["stone_pit"]),
        Place("rhodes", built=["diplomats_guild"]),
        Place("babylon"),
    ]
    before = Before(game, 3, places, {0: ["caesar", "plato"], 2: ["sappho", "gorgo"]})
    before.rest(raise_over(0, "caesar"), sell_leader(2, "sappho"))
    assert game.scores(before.state)[1]["guild"] == 0
    assert before.state.cities[0].shields == 0


def courtesans(game: Classic, *beside: str) -> Scenario:
    """A city that builds the guild, with a neighbour that has recruited these leaders."""
    built = ["lumber_yard", "clay_pool", "glassworks_age1", "loom_age1"]
    place = Place("giza", hand=["courtesans_guild"], built=built, coins=3)
    return leaders_scenario(game, [place, *OTHERS], recruited={1: beside}, age=3)


def test_item_64_the_copy_works_at_once_and_is_no_leader(game: Classic) -> None:
    position = courtesans(game, "croesus", "caesar")
    position.turn(build(0, "courtesans_guild"))
    assert position.state.prompts == [LeaderPrompt.COPY, None, None]
    assert game.can_wait(position.state)
    assert position.legal(0) == [Copy(0, CardId("croesus"), 1), Copy(0, CardId("caesar"), 1)]
    events = position.play(Copy(0, CardId("croesus"), 1))
    assert gains(events, 0) == [("croesus", 6)]
    city = position.city(0)
    assert [type(piece) for piece in city.pieces] == [Copied]
    assert not recruited(city)
    assert len(recruited(position.city(1))) == 2
    assert position.state.turn == 2


def test_item_64_a_leader_is_copied_before_it_is_buried_in_the_same_turn(game: Classic) -> None:
    built = ["lumber_yard", "clay_pool", "glassworks_age1", "loom_age1"]
    places = [
        Place("giza", hand=["courtesans_guild"], built=built),
        Place("abu_simbel", "B", built=["clay_pool", "brickyard", "loom_age1"]),
        Place("babylon"),
    ]
    leaders = {1: ["caesar", "hannibal"]}
    position = leaders_scenario(game, places, recruited=leaders, age=3)
    raising = next(c for c in position.legal(1) if isinstance(c, Play) and c.use is Use.STAGE)
    position.turn(build(0, "courtesans_guild"), raising)
    assert position.state.prompts == [LeaderPrompt.COPY, None, None]
    position.play(Copy(0, CardId("caesar"), 1))
    assert position.state.prompts == [None, LeaderPrompt.BURY, None]
    position.play(Bury(1, CardId("caesar")))
    assert (position.city(0).shields, position.city(1).shields) == (2, 1)


@pytest.mark.parametrize("names", [("leaders", "edifice"), ("edifice", "leaders")])
def test_item_51_a_leader_is_buried_when_rewards_of_the_turn_are_there(
    names: tuple[str, ...],
) -> None:
    game = BOX.classic(Options(expansions=names), 3)
    also = [ProjectsRevealed(("outpost", "auction_house", "agora"), 1)]
    built = ["clay_pool", "brickyard", "loom_age1"]
    first = Place("abu_simbel", "B", coins=9, hand=["altar"], built=built)
    leaders = {0: ["caesar", "hannibal"]}
    position = leaders_scenario(game, [first, *OTHERS], recruited=leaders, also=also, age=1)
    events = position.turn(stage(0, "altar", option=PARTICIPATE))
    assert position.state.prompts[0] == LeaderPrompt.BURY
    assert any(isinstance(event, RewardGained) for event in events)


def test_item_64_a_copied_solomon_searches_last_and_one_leader_needs_no_question(
    game: Classic,
) -> None:
    position = courtesans(game, "solomon")
    events = position.turn(build(0, "courtesans_guild"))
    assert ev.LeaderCopied(0, CardId("solomon"), 1) in events
    assert position.state.prompts[0] == Prompt.DISCARD_PILE
    assert position.city(0).powers == (BuildFromDiscard(9),)
    nothing = courtesans(game)
    events = nothing.turn(build(0, "courtesans_guild"))
    assert ev.LeaderCopied(0, None, 0) in events


def test_item_64_a_copied_agrippina_counts_the_own_leaders(game: Classic) -> None:
    for own, points in (([], 7), (["sappho"], 0)):
        places = [Place("giza", built=["courtesans_guild"]), *OTHERS]
        position = leaders_scenario(
            game, places, recruited={0: own, 1: ["agrippina"]}, copied={0: ("agrippina", 1)}, age=3
        )
        assert points_of(position, "agrippina") == points
        assert points_of(position, "agrippina", 1) == 7


def test_item_64_a_copy_stays_when_the_original_is_buried(game: Classic) -> None:
    places = [
        Place("giza", built=["courtesans_guild"]),
        Place("abu_simbel", "B", stages=1),
        Place("babylon"),
    ]
    position = leaders_scenario(
        game, places, recruited={1: ["hannibal"]}, buried={1: ["caesar"]},
        copied={0: ("caesar", 1)}, age=3,
    )  # fmt: skip
    assert (position.city(0).shields, position.city(1).shields) == (2, 1)


def test_item_65_points_of_leaders_have_a_row_of_their_own(game: Classic) -> None:
    position = table(game, "sappho", "aristotle", built=["apothecary", "workshop", "scriptorium"])
    scores = position.scores(0)
    assert (scores["leaders"], scores["science"]) == (2 + 3, 10)
    assert scores["total"] == sum(n for row, n in scores.items() if row != "total")


def test_item_66_the_same_coins_are_counted_by_all(game: Classic) -> None:
    others = [Place("rhodes", coins=8), Place("babylon", coins=8)]
    position = table(game, "midas", "makeda", coins=9, built=["gamers_guild"], others=others)
    scores = position.scores(0)
    assert (scores["treasury"], scores["leaders"], scores["guild"]) == (3, 3 + 5, 3)


def test_item_67_more_than_each_neighbour_is_strict(game: Classic) -> None:
    others = [Place("rhodes", built=["tavern"]), Place("babylon")]
    for own, points in ((["forum"], 0), (["forum", "vineyard"], 5)):
        position = table(game, "cornelia", built=own, others=others)
        assert points_of(position, "cornelia") == points


@pytest.mark.parametrize("leaders", [("enheduanna",), ("aganice", "enheduanna")])
def test_item_68_symbols_are_chosen_and_changed_in_the_order_that_gives_most(
    game: Classic, leaders: tuple[str, ...]
) -> None:
    wild = {"wonder": "babylon", "stages": 2, "others": [Place("rhodes"), Place("giza")]}
    for counts in product(range(4), repeat=3):
        position = table(game, *leaders, built=symbols(*counts), **wild)
        changes = [{"enheduanna": _repeated, "aganice": _changed}[leader] for leader in leaders]
        orders = {
            order for place in range(len(changes) + 1)
            for each in permutations(changes)
            for order in [(*each[:place], _chosen, *each[place:])]
        }  # fmt: skip
        best = max(science_points(end) for order in orders for end in _after(order, counts))
        assert score(position, "science") == best, counts


def _chosen(held: tuple[int, ...], certain: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the symbols with each choice of a wild one."""
    yield from (tuple(n + (s == more) for s, n in enumerate(held)) for more in range(3))


def _repeated(held: tuple[int, ...], certain: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the symbols with one more of a kind that is most frequent."""
    if not any(held):
        yield held
        return
    yield from (
        tuple(n + (s == m) for s, n in enumerate(held)) for m in range(3) if held[m] == max(held)
    )


def _changed(held: tuple[int, ...], certain: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the symbols as they are, and with one of a green card as another one."""
    yield held
    for gone in range(3):
        if certain[gone] and held[gone]:
            for come in {0, 1, 2} - {gone}:
                yield tuple(n - (s == gone) + (s == come) for s, n in enumerate(held))


def _after(order: Sequence[Any], counts: tuple[int, ...]) -> set[tuple[int, ...]]:
    ends = {counts}
    for change in order:
        ends = {end for held in ends for end in change(held, counts)}
    return ends


def test_item_68_a_tie_of_the_most_frequent_is_the_choice_of_the_owner(game: Classic) -> None:
    position = table(game, "enheduanna", built=symbols(2, 2, 1))
    assert score(position, "science") == 3 * 3 + 2 * 2 + 1 + 7


def test_item_69_aganice_changes_no_symbol_of_choice(game: Classic) -> None:
    position = table(
        game, "aganice", wonder="babylon", stages=2, others=[Place("rhodes"), Place("giza")]
    )
    assert position.scores(0)["science"] == 1
    with_leader = table(game, "aganice", "euclid", "ptolemy", built=["apothecary"])
    assert with_leader.scores(0)["science"] == 1 + 1 + 1 + 7


def test_item_70_cynisca_counts_the_tokens_that_her_city_has(game: Classic) -> None:
    others = [Place("rhodes"), Place("babylon", built=["walls"])]
    position = table(game, "cynisca", "tomyris", others=others, age=3, turn=6)
    position.turn()
    assert points_of(position, "cynisca") == 6
    received = leaders_scenario(
        game,
        [Place("giza", built=["walls"]), *OTHERS],
        recruited={0: ["cynisca"], 1: ["tomyris"]},
        age=3,
        turn=6,
    )
    received.turn()
    assert -1 in received.city(0).tokens
    assert points_of(received, "cynisca") == 0
