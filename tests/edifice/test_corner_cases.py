"""The corner cases of the Edifices, one test or more for each, in the order of docs/rulings.

R: stated by the rulebook. S: stated by another source. The others are rulings of this program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import stage_offer
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.ruleset import PlayOption, RuleModule, Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario, pick, sell, stage
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS, edifices_of
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PENALTY, PayPenalty
from sevenwonders_qt.games.edifice.effects import VictoryToken
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from sevenwonders_qt.games.edifice.scoring import reward_points
from sevenwonders_qt.games.edifice.state import Debt, Pawn, Reward, Standing, projects_of
from sevenwonders_qt.games.edifice.view import threat_to
from tests.classic.offered import only

GIZA = Place("giza", built=["stone_pit"])
RHODES = Place("rhodes", built=["lumber_yard", "tree_farm"])
BABYLON = Place("babylon", built=["clay_pool"])
"""Three cities that can raise their first stage with what they make."""


def table(
    game: Classic,
    first: str,
    second: str = "auction_house",
    third: str = "gold_reserves",
    places: Sequence[Place] = (GIZA, RHODES, BABYLON),
    **position: Any,
) -> Scenario:
    return edifice_scenario(game, places, [first, second, third], **position)


def join(position: Scenario, seat: int, **terms: Any) -> Play:
    """The command to raise the next stage over the first card, and participate."""
    return stage(seat, position.city(seat).hand[0], option=PARTICIPATE, **terms)


def may_join(position: Scenario, seat: int) -> bool:
    return any(isinstance(c, Play) and c.option for c in position.legal(seat))


def pawns_left(position: Scenario) -> list[int]:
    return projects_of(position.state).left


def last_turn(game: Classic, *edifices: str, places: Sequence[Place], **position: Any) -> Scenario:
    """The last turn of an Age, played: everyone sells, so that a project with pawns fails."""
    found = edifice_scenario(game, places, edifices, turn=6, **position)
    found.turn()
    return found


# --- set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pawns"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_setup_r_one_edifice_of_each_age_with_pawns_by_number_of_players(
    game: Classic, players: int, pawns: int
) -> None:
    seen = set()
    for seed in range(40):
        events = game.begin(Setup.random(players), SeededChance(seed))
        (revealed,) = only(ev.ProjectsRevealed, events)
        known = edifices_of(game.rules).edifices
        assert [known[name].age for name in revealed.edifices] == [1, 2, 3]
        assert revealed.pawns == pawns
        seen |= {*revealed.edifices}
        assert events.index(revealed) < events.index(only(classic.AgeBegan, events)[0])
    assert len(seen) == 15


def test_setup_r_all_three_projects_lie_open_from_the_start(game: Classic) -> None:
    position = table(game, "belvedere", "factory", "agora")
    for seat in range(3):
        projects = game.view_for(position.state, seat).extras["edifice"].projects
        assert [project.edifice for project in projects] == ["belvedere", "factory", "agora"]
        assert {project.standing for project in projects} == {Standing.PROJECT}


def test_setup_r_two_players_are_refused_with_the_reason() -> None:
    with pytest.raises(ImpossibleSetup, match="expansion_players"):
        Box().classic(Options(expansions=("edifice",)), 2)


def test_setup_r_ur_needs_the_edifices_and_carthage_does_not() -> None:
    box = Box()
    assert "ur" not in box.classic(Options(), 3).rules.catalogue.wonders
    with pytest.raises(ImpossibleSetup, match="unknown_wonder"):
        box.classic(Options(extra_wonders=("ur",)), 3)
    for players in (2, 3):
        with_carthage = box.classic(Options(extra_wonders=("carthage",)), players)
        assert with_carthage.rules.catalogue.wonders[-1] == "carthage"
        assert not with_carthage.rules.stage_options


# --- participating ----------------------------------------------------------------------------


def test_participating_1_r_only_while_raising_a_stage(game: Classic) -> None:
    position = table(game, "belvedere")
    assert may_join(position, 0)
    card = position.city(0).hand[0]
    for use in (Use.BUILD, Use.SELL):
        with pytest.raises(IllegalCommand):
            position.play(Play(0, card, use, option=PARTICIPATE))


def test_participating_1_r_once_an_age(game: Classic) -> None:
    """And again in the next Age."""
    woods = ["lumber_yard", "sawmill", "timber_yard"]
    places = [Place("giza", built=["stone_pit", *woods], coins=9), RHODES, BABYLON]
    position = table(game, "belvedere", places=places, age=2, joined={0: [1]})
    position.turn(join(position, 0))
    assert stage(0, position.city(0).hand[0]) in position.legal(0)
    assert not may_join(position, 0)


def test_participating_1_r_in_the_project_of_this_age_only(game: Classic) -> None:
    position = table(game, "belvedere", "auction_house", age=2)
    position.turn(join(position, 0))
    assert pawns_left(position) == [2, 1, 2]
    assert position.city(0).pieces == (Pawn(2, joined=True),)
    assert position.city(0).coins == 3 - 2


def test_participating_1_r_not_without_a_pawn_on_the_card(game: Classic) -> None:
    assert not may_join(table(game, "belvedere", joined={1: [1], 2: [1]}), 0)


def test_participating_2_r_stage_and_project_are_paid_together(game: Classic) -> None:
    """The example of the rulebook: a stage of two woods and the Belvedere for a coin."""
    position = table(game, "belvedere", places=[GIZA, RHODES, Place("ephesus")])
    events = position.turn(join(position, 1))
    (raised,) = only(classic.StageBuilt, events)
    assert (raised.to_bank, raised.to_left, raised.to_right) == (1, 0, 0)
    assert position.city(1).coins == 3 - 1
    assert only(ev.ProjectJoined, events) == [ev.ProjectJoined(1, 1, from_box=False)]


def test_participating_2_r_with_coins_for_the_stage_alone_only_the_stage_is_open(
    game: Classic,
) -> None:
    places = [Place("giza", coins=2), Place("rhodes", built=["stone_pit"]), BABYLON]
    position = table(game, "belvedere", places=places)
    card = position.city(0).hand[0]
    assert stage(0, card, to_right=2) in position.legal(0)
    assert not may_join(position, 0)
    with pytest.raises(IllegalCommand, match="cannot_stage"):
        position.play(stage(0, card, to_right=2, option=PARTICIPATE))
    richer = table(game, "belvedere", places=[Place("giza", coins=3), *places[1:]])
    richer.turn(join(richer, 0, to_right=2))
    assert richer.city(0).coins == 0


def test_participating_2_coins_of_this_turn_pay_for_nothing(game: Classic) -> None:
    """A stage that brings coins does not pay for the project, nor does a sale to a neighbour."""
    ephesus = Place("ephesus", coins=0, stages=1, built=["sawmill"])
    position = table(game, "belvedere", places=[ephesus, RHODES, BABYLON])
    assert stage(0, position.city(0).hand[0]) in position.legal(0)
    assert not may_join(position, 0)


def test_participating_3_it_is_part_of_the_hidden_choice(game: Classic) -> None:
    position = table(game, "belvedere")
    (chosen,) = position.play(join(position, 0))
    shown = game.redact(chosen, 1)
    assert isinstance(shown, classic.CardChosen)
    assert (shown.option, shown.to_bank, shown.card) == ("", 0, "")
    assert game.redact(chosen, 0) == chosen


def test_participating_5_the_seventh_card_may_join_what_the_sixth_left_open(game: Classic) -> None:
    babylon = Place(
        "babylon", "B", stages=2, built=["clay_pool", "clay_pit", "press_age1"], coins=9
    )
    position = table(game, "belvedere", places=[babylon, RHODES, GIZA], turn=6)
    position.turn()
    assert position.state.prompts[0] == Prompt.LAST_CARD
    assert may_join(position, 0)
    events = position.play(join(position, 0))
    assert only(ev.ProjectJoined, events) == [ev.ProjectJoined(0, 1, from_box=False)]
    other = table(game, "belvedere", places=[babylon, RHODES, GIZA], turn=6)
    other.turn(join(other, 1), join(other, 2))
    assert not may_join(other, 0)


def test_participating_6_a_build_from_the_pile_joins_nothing(game: Classic) -> None:
    position = table(game, "belvedere")
    assert not any(
        play.option for play in position.legal(0) if getattr(play, "use", 0) is Use.BUILD
    )


# --- pawns run out ------------------------------------------------------------------------------


def test_pawns_run_out_r_all_who_join_in_one_turn_get_a_pawn_from_the_box_if_need_be(
    game: Classic,
) -> None:
    position = table(game, "belvedere")
    events = position.play(*(join(position, seat) for seat in range(3)))
    assert [event.from_box for event in only(ev.ProjectJoined, events)] == [False, False, True]
    assert pawns_left(position)[0] == 0


def test_pawns_run_out_r_the_card_is_empty_so_it_is_built_and_every_holder_is_rewarded(
    game: Classic,
) -> None:
    position = table(game, "money_changer", joined={2: [1]})
    events = position.turn(join(position, 0), join(position, 1))
    assert only(ev.EdificeBuilt, events) == [ev.EdificeBuilt(1, "money_changer")]
    assert [event.seat for event in only(ev.RewardGained, events)] == [0, 1, 2]
    assert [position.city(seat).coins for seat in range(3)] == [3 - 1 + 4, 3 - 1 + 4, 3 + 3 + 4]


# --- construction and reward --------------------------------------------------------------------


def test_construction_r_the_edifice_is_built_the_moment_the_last_pawn_goes(game: Classic) -> None:
    position = table(game, "outpost", joined={2: [1]})
    before = projects_of(position.state).standing[0]
    position.turn(join(position, 0))
    assert (before, projects_of(position.state).standing[0]) == (Standing.PROJECT, Standing.BUILT)
    assert [position.city(seat).tokens for seat in range(3)] == [[3], [], [3]]
    assert position.scores(0)["military"] == 3


def test_construction_shields_count_in_the_conflict_of_the_same_age(game: Classic) -> None:
    position = table(game, "curtain_wall", joined={2: [1]}, turn=6)
    events = position.turn(join(position, 0))
    conflicts = only(classic.ConflictResolved, events)
    assert [(c.left_shields, c.right_shields) for c in conflicts] == [(1, 0), (0, 1), (1, 1)]
    assert position.city(0).colours[Colour.RED] == 0


@pytest.mark.parametrize(("edifice", "good"), [("river_port", "wood"), ("factory", "papyrus")])
def test_construction_production_serves_from_the_next_turn_and_is_not_for_sale(
    game: Classic, edifice: str, good: str
) -> None:
    position = table(game, "belvedere", edifice, age=2, joined={2: [2]})
    sold = position.city(0).sold
    position.turn(join(position, 0))
    view = game.view_for(position.state, 0)
    assert any(good in options for options in view.own.makes[-1:])
    assert len(view.own.makes) == len(view.own.sells) + 1
    assert position.city(0).sold == sold


def test_construction_the_military_school_takes_the_defeats_held_then(game: Classic) -> None:
    giza = Place("giza", built=["stone_pit"], tokens=[-1, 1, -1], coins=9)
    places = [giza, Place("rhodes", built=["archery_range"]), Place("babylon", tokens=[-1])]
    position = table(
        game, "belvedere", "factory", "military_school", places, age=3, turn=6, joined={2: [3]}
    )
    events = position.turn(join(position, 0))
    gained = only(ev.RewardGained, events)
    assert [(event.seat, event.tokens, event.defeats) for event in gained] == [
        (0, (5,), 2),
        (2, (5,), 1),
    ]
    assert sorted(position.city(0).tokens) == [-1, 1, 5]  # the third conflict was lost after that


def scored(game: Classic, edifices: Sequence[str], place: Place, age: int) -> int:
    """The Edifice points of seat 0, which holds the reward of an Age."""
    places = [place, Place("rhodes"), Place("babylon")]
    position = edifice_scenario(game, places, edifices, age=3, joined={0: [age], 1: [age]})
    assert any(isinstance(piece, Reward) for piece in position.city(0).pieces)
    points = position.scores(0)["edifice"]
    assert position.scores(2)["edifice"] == 0  # only holders of a pawn have the reward
    return points


def test_construction_rewards_at_the_end_of_the_game_look_at_the_final_city(game: Classic) -> None:
    rest = ("factory", "gold_reserves")
    assert scored(game, ("belvedere", *rest), Place("giza", stages=2), 1) == 2
    artisans = Place("giza", built=["stone_pit", "clay_pool", "lumber_yard", "press_age1"])
    assert scored(game, ("artisan_district", *rest), artisans, 1) == 2
    blue = Place("giza", built=["baths", "altar", "pawnshop", "stone_pit"])
    assert scored(game, ("belvedere", "amphitheater", "gold_reserves"), blue, 2) == 3
    many = Place(
        "giza", built=["baths", "altar", "stone_pit", "press_age1", "barracks", "workers_guild"]
    )
    assert scored(game, ("belvedere", "factory", "archives"), many, 3) == 5


def test_construction_the_agora_scores_the_best_guild_again(game: Classic) -> None:
    agora = ("belvedere", "factory", "agora")
    assert scored(game, agora, Place("giza", built=["baths"]), 3) == 0
    place = Place("giza", stages=3, built=["builders_guild", "workers_guild"])
    assert scored(game, agora, place, 3) == 3
    symbols = ["apothecary", "scriptorium", "workshop", "scientists_guild"]
    # One of each and two of choice: 1 4 4 + 7 against 1 1 4 + 7; or three alike, 9 1 1 + 7.
    assert scored(game, agora, Place("giza", built=symbols), 3) == 18 - 13


@pytest.mark.parametrize(
    ("edifice", "built", "age"),
    [
        ("agora", ["builders_guild", "workers_guild"], 3),
        ("agora", ["apothecary", "scriptorium", "workshop", "scientists_guild"], 3),
        ("archives", ["baths", "stone_pit"], 3),
        ("belvedere", ["baths"], 1),
    ],
)
def test_construction_a_reward_to_come_is_worth_what_it_adds_to_the_sheet(
    game: Classic, edifice: str, built: list[str], age: int
) -> None:
    place = Place("giza", stages=3, built=built)
    edifices = (
        (edifice, "factory", "gold_reserves") if age == 1 else ("belvedere", "factory", edifice)
    )
    without = edifice_scenario(game, [place, Place("rhodes"), Place("babylon")], edifices, age=3)
    reward = edifices_of(game.rules).edifices[edifice].reward
    worth = reward_points(game.rules, without.state.cities, 0, reward)
    assert worth == scored(game, edifices, place, age) > 0


# --- failure ------------------------------------------------------------------------------------


def test_failure_1_r_with_a_pawn_left_nobody_is_rewarded_before_the_conflicts(
    game: Classic,
) -> None:
    position = table(game, "outpost", turn=6, joined={0: [1]})
    events = position.turn()
    names = [type(event).__name__ for event in events]
    assert names.index("LeftoverDiscarded") < names.index("ProjectFailed")
    assert names.index("ProjectFailed") < names.index("ConflictResolved")
    assert not only(ev.RewardGained, events)
    assert projects_of(position.state).standing[0] is Standing.FAILED


def test_failure_1_r_the_seventh_card_and_the_pile_go_before(game: Classic) -> None:
    places = [
        Place("babylon", "B", stages=2),
        Place("halicarnassus", stages=1, built=["ore_vein", "clay_pool", "excavation"], coins=9),
        Place("giza"),
    ]
    steps = list(game.rules.chosen(1, 6))
    before = [steps.index(name) for name in ("settle_last_cards", "open_discard_pile")]
    assert max(before) < steps.index("punish_absentees") < steps.index("resolve_conflicts")
    position = table(game, "money_changer", places=places, turn=6)
    position.turn()
    assert projects_of(position.state).standing[0] is Standing.PROJECT
    position.play(sell(0, position.city(0).hand[0]))
    assert projects_of(position.state).standing[0] is Standing.FAILED


def test_failure_2_r_only_those_without_a_pawn_suffer(game: Classic) -> None:
    position = last_turn(
        game, "money_changer", "factory", "agora", joined={1: [1]}, places=[GIZA, RHODES, BABYLON]
    )
    paid = only(ev.PenaltyPaid, position.log)
    assert [(event.seat, event.coins) for event in paid] == [(0, 2), (2, 2)]
    assert [position.city(seat).coins for seat in range(3)] == [4, 6, 4]
    assert Debt not in {type(piece) for city in position.state.cities for piece in city.pieces}


def test_failure_4_a_lost_red_card_fights_no_more_and_tokens_are_those_of_earlier_ages(
    game: Classic,
) -> None:
    giza = Place("giza", built=["barracks"])
    position = last_turn(game, "outpost", "factory", "agora", places=[giza, RHODES, BABYLON])
    conflicts = only(classic.ConflictResolved, position.log)
    assert {(c.left_shields, c.right_shields) for c in conflicts} == {(0, 0)}
    places = [Place("giza", tokens=[1]), Place("rhodes", built=["arsenal"]), Place("babylon")]
    third = last_turn(game, "outpost", "factory", "concentric_castle", age=3, places=places)
    assert len(only(ev.DebtTaken, third.log)) == 3  # what the last conflict brings comes too late


@pytest.mark.parametrize(
    ("edifices", "age", "place", "points"),
    [
        (("outpost", "auction_house", "agora"), 2, Place("giza", coins=1), -3),
        (("outpost", "factory", "concentric_castle"), 3, Place("giza", tokens=[3, -1]), -5),
        (("curtain_wall", "factory", "agora"), 1, Place("giza", built=["stone_pit"]), -2),
    ],
)
def test_failure_5_r_who_cannot_pay_in_full_loses_nothing_and_takes_a_debt(
    game: Classic, edifices: Sequence[str], age: int, place: Place, points: int
) -> None:
    """Four coins for five, one token for two, no card of the colour."""
    position = last_turn(
        game, *edifices, age=age, places=[place, Place("rhodes"), Place("babylon")]
    )
    assert ev.DebtTaken(0, age, points) in position.log
    city = position.city(0)
    assert city.pieces == (Debt(age, points),)
    assert city.coins == place.coins + 3  # the card sold
    assert city.built == list(place.built)
    assert {*place.tokens} <= {*city.tokens}
    assert position.scores(0)["debt"] == points


def test_failure_6_who_can_pay_must(game: Classic) -> None:
    places = [Place("giza", built=["lumber_yard", "stone_pit"]), Place("rhodes"), Place("babylon")]
    position = last_turn(game, "belvedere", "factory", "agora", places=places)
    assert position.state.owing == [0]
    assert position.state.prompts[0] == PENALTY
    cards = [command.card for command in position.legal(0) if isinstance(command, PayPenalty)]
    assert cards == ["lumber_yard", "stone_pit"]
    for wrong in (
        PayPenalty(0),
        PayPenalty(0, "altar"),
        PayPenalty(0, None, (1,)),
        sell(0, "altar"),
    ):  # type: ignore[arg-type]
        with pytest.raises(IllegalCommand):
            position.play(wrong)


def test_failure_7_the_owner_chooses_and_the_card_goes_to_the_pile_with_all_it_did(
    game: Classic,
) -> None:
    places = [
        Place("giza", built=["west_trading_post", "tavern"], hand=["altar"]),
        Place("rhodes"),
        Place("babylon"),
    ]
    position = last_turn(game, "artisan_district", "factory", "agora", places=places)
    assert position.city(0).discounts
    events = position.play(PayPenalty(0, "west_trading_post"))  # type: ignore[arg-type]
    assert only(ev.PenaltyPaid, events) == [ev.PenaltyPaid(0, 1, 0, "west_trading_post", ())]  # type: ignore[arg-type]
    city = position.city(0)
    assert (city.built, city.discounts, city.colours[Colour.YELLOW]) == (["tavern"], 0, 1)
    assert "west_trading_post" not in city.names
    assert "west_trading_post" in position.state.discards
    assert position.state.age == 2  # nobody else owed anything: the next Age was dealt


def test_failure_7_tokens_are_chosen_by_their_owner(game: Classic) -> None:
    places = [Place("giza", tokens=[1, 3, 3, -1]), Place("rhodes"), Place("babylon")]
    position = last_turn(game, "outpost", "factory", "concentric_castle", age=3, places=places)
    found = [command.tokens for command in position.legal(0) if isinstance(command, PayPenalty)]
    assert found == [(1, 3), (3, 3)]
    position.play(PayPenalty(0, None, (1, 3)))
    assert sorted(position.city(0).tokens) == [-1, 3]


def test_failure_8_cards_under_the_wonder_are_of_no_colour(game: Classic) -> None:
    places = [Place("giza", stages=1, under=["press_age1"]), Place("rhodes"), Place("babylon")]
    position = last_turn(game, "curtain_wall", "factory", "agora", places=places)
    assert len(only(ev.DebtTaken, position.log)) == 3


def test_failure_9_debts_do_not_run_out(game: Classic) -> None:
    players = [Place(w) for w in game.rules.catalogue.wonders[:7]]
    position = edifice_scenario(game, players, ["curtain_wall", "factory", "agora"], turn=6)
    assert len(only(ev.DebtTaken, position.turn())) == 7


def test_failure_10_r_the_last_penalty_comes_before_the_last_conflict_and_the_count(
    game: Classic,
) -> None:
    places = [Place("giza", coins=9), Place("rhodes", coins=2), Place("babylon", coins=2)]
    position = last_turn(game, "outpost", "factory", "gold_reserves", age=3, places=places)
    names = [type(event).__name__ for event in position.log]
    assert names.index("PenaltyPaid") < names.index("ConflictResolved") < names.index("GameEnded")
    assert position.scores(0)["treasury"] == (9 + 3 - 9) // 3
    assert position.state.result is not None
    assert position.state.result.totals[1] == (2 + 3) // 3 - 5


# --- Armada, by a module that stands in ---------------------------------------------------------


def test_armada_r_naval_construction_or_participation_but_not_both(game: Classic) -> None:
    ships = RuleModule(
        "ships",
        options={
            "naval": PlayOption(
                Use.STAGE, lambda state, seat, card: Cost(1), lambda draft, seat: None
            )
        },
    )
    both = Classic(Ruleset(game.rules.catalogue, *game.rules.modules, ships), game.options)
    position = table(both, "belvedere")
    plays = [c for c in position.legal(0) if isinstance(c, Play) and c.use is Use.STAGE]
    assert {play.option for play in plays} == {"", PARTICIPATE, "naval"}
    position.turn(stage(0, plays[0].card, option="naval"))
    assert pawns_left(position)[0] == 2
    assert position.city(0).pieces == ()


# --- Carthage -----------------------------------------------------------------------------------


def carthage(game: Classic, side: str, stages: int, *built: str) -> Scenario:
    place = Place("carthage", side, stages=stages, built=built, coins=9)
    return table(game, "belvedere", places=[place, RHODES, GIZA], discards=["altar"])


def test_carthage_r_s_of_two_halves_one_is_chosen_and_counts_once(game: Classic) -> None:
    for side, stages, half, coins, shields, points in (
        ("A", 1, 0, 7, 0, 5),
        ("A", 1, 1, 0, 1, 5),
        ("B", 0, 0, 7, 0, 4),
        ("B", 0, 1, 0, 2, 0),
    ):
        position = carthage(game, side, stages, "ore_vein", "foundry", "press_age1")
        before = position.city(0).coins
        position.turn(stage(0, position.city(0).hand[0], alternative=half))
        city = position.city(0)
        assert (city.coins - before, city.shields) == (coins, shields)
        assert position.scores(0)["wonder"] == points
        assert city.stages == stages + 1


def test_carthage_s_the_last_night_stage_is_a_build_from_the_pile_or_a_symbol(
    game: Classic,
) -> None:
    built = ("lumber_yard", "sawmill", "loom_age1")
    position = carthage(game, "B", 1, *built)
    position.turn(stage(0, position.city(0).hand[0], alternative=0))
    assert position.state.prompts[0] == Prompt.DISCARD_PILE
    position.play(pick(0, "altar"))
    assert "altar" in position.city(0).built
    other = carthage(game, "B", 1, *built)
    other.turn(stage(0, other.city(0).hand[0], alternative=1))
    assert other.state.prompts[0] == Prompt.CARD
    assert other.scores(0)["science"] == 1


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_carthage_searches_the_pile_after_halicarnassus_wherever_they_sit(
    game: Classic, seats: tuple[int, int]
) -> None:
    """What the first one takes is no longer there for the other."""
    mausoleum = Place("halicarnassus", "B", stages=2, built=["press_age1", "glassworks_age1"])
    boards = Place("carthage", "B", stages=1, built=["lumber_yard", "sawmill", "loom_age1"])
    places = [mausoleum, boards] if seats == (0, 1) else [boards, mausoleum]
    position = table(game, "belvedere", places=[*places, GIZA], discards=["altar", "baths"])
    first, second = seats
    position.turn(*(stage(seat, position.city(seat).hand[0]) for seat in sorted(seats)))
    assert position.state.owing == [first]
    position.play(pick(first, "altar"))
    assert position.state.owing == [second]
    assert pick(second, "altar") not in position.legal(second)
    position.play(pick(second, "baths"))


def test_carthage_s_it_is_used_without_the_edifices_too() -> None:
    game = Box().classic(Options(extra_wonders=("carthage",)), 3)
    places = [
        Place("carthage", stages=1, built=["ore_vein", "press_age1"]),
        Place("rhodes"),
        Place("giza"),
    ]
    position = Scenario(game, places)
    position.turn(stage(0, position.city(0).hand[0], alternative=1))
    assert position.city(0).shields == 1


def test_carthage_the_half_is_chosen_with_the_hidden_card(game: Classic) -> None:
    position = carthage(game, "A", 1, "ore_vein", "press_age1")
    play = stage(0, position.city(0).hand[0], alternative=1, option=PARTICIPATE)
    (chosen,) = position.play(play)
    shown = game.redact(chosen, 1)
    assert isinstance(shown, classic.CardChosen)
    assert shown.alternative == 0


# --- Ur -----------------------------------------------------------------------------------------


def ur(game: Classic, side: str, stages: int, built: Sequence[str], **position: Any) -> Scenario:
    place = Place("ur", side, stages=stages, built=built, coins=9)
    edifices = position.pop("edifices", ["outpost", "staging_camp", "agora"])
    return edifice_scenario(game, [place, RHODES, GIZA], edifices, **position)


OUTPOST = Reward("outpost", (VictoryToken(3),))  # type: ignore[arg-type]
STONES = ("stone_pit", "excavation", "clay_pool", "glassworks_age1", "ore_vein", "mine")


def test_ur_s_its_pawn_comes_from_the_box_and_costs_nothing(game: Classic) -> None:
    position = ur(game, "B", 0, STONES)
    events = position.turn(stage(0, position.city(0).hand[0]))
    assert only(ev.PawnGiven, events) == [ev.PawnGiven(0, 1)]
    assert pawns_left(position) == [2, 2, 2]
    assert position.city(0).coins == 9
    assert position.city(0).pieces == (Pawn(1, joined=False),)
    assert position.city(0).powers == ()


def test_ur_s_on_the_day_side_the_age_of_the_pawn_is_chosen(game: Classic) -> None:
    for alternative in range(3):
        position = ur(game, "A", 1, STONES)
        position.turn(stage(0, position.city(0).hand[0], alternative=alternative))
        assert position.city(0).pieces == (Pawn(alternative + 1, joined=False),)


def test_ur_the_pawn_of_a_built_edifice_is_rewarded_at_once(game: Classic) -> None:
    position = ur(game, "B", 0, STONES, age=2, joined={1: [1], 2: [1]})
    events = position.turn(stage(0, position.city(0).hand[0]))
    assert only(ev.RewardGained, events) == [ev.RewardGained(0, 1, "outpost", (3,), 0)]


def test_ur_the_pawn_of_a_later_age_protects_then_and_is_rewarded(game: Classic) -> None:
    position = ur(game, "B", 1, STONES)
    position.turn(stage(0, position.city(0).hand[0]))
    assert Pawn(2, joined=False) in position.city(0).pieces
    later = ur(game, "B", 2, (), age=2, joined={1: [2]})
    events = later.turn(join(later, 2))
    assert [event.seat for event in only(ev.RewardGained, events)] == [0, 1, 2]
    failed = ur(game, "B", 2, (), age=2, turn=6)
    events = failed.turn()
    assert {e.seat for e in only(ev.DebtTaken, events)} == {1, 2}


def test_ur_the_pawn_of_a_failed_edifice_does_nothing(game: Classic) -> None:
    position = ur(game, "B", 0, STONES, age=2)
    events = position.turn(stage(0, position.city(0).hand[0]))
    assert not only(ev.RewardGained, events)


def test_ur_may_participate_with_the_same_stage_and_is_rewarded_once(game: Classic) -> None:
    position = ur(game, "B", 0, STONES, joined={1: [1]})
    events = position.turn(join(position, 0))
    assert position.city(0).pieces[:2] == (Pawn(1, joined=True), Pawn(1, joined=False))
    assert [event.seat for event in only(ev.RewardGained, events)] == [0, 1]
    assert position.city(0).tokens == [3]


def test_ur_both_pawns_of_one_age_are_rewarded_where_that_was_agreed(both_pawns: Classic) -> None:
    position = ur(both_pawns, "B", 0, STONES, joined={1: [1]})
    events = position.turn(join(position, 0))
    assert [event.seat for event in only(ev.RewardGained, events)] == [0, 0, 1]
    assert position.city(0).tokens == [3, 3]
    assert position.city(1).tokens == [3]


@pytest.mark.parametrize(("rule", "rewards"), [(False, 0), (True, 1)])
def test_ur_a_second_pawn_of_a_built_edifice_brings_what_the_first_brought_only_where_agreed(
    game: Classic, both_pawns: Classic, rule: bool, rewards: int
) -> None:
    """Ur took part in Age I; its stage gives the pawn of that Age once the Edifice stands."""
    position = ur(both_pawns if rule else game, "B", 0, STONES, age=2, joined={0: [1], 1: [1]})
    before = position.city(0).pieces.count(OUTPOST)
    events = position.turn(stage(0, position.city(0).hand[0]))
    assert [event.seat for event in only(ev.RewardGained, events)] == [0] * rewards
    assert (before, position.city(0).pieces.count(OUTPOST)) == (1, 1 + rewards)
    assert not only(ev.RewardGained, position.turn())


def test_ur_a_reward_that_comes_twice_counts_twice_in_the_city(both_pawns: Classic) -> None:
    """Shields, coins and points; defeats went back with the first."""
    walls = ["curtain_wall", "staging_camp", "agora"]
    position = ur(both_pawns, "B", 0, STONES, joined={1: [1]}, edifices=walls)
    position.turn(join(position, 0))
    assert (position.city(0).shields, position.city(1).shields) == (2, 1)
    money = ["money_changer", "staging_camp", "agora"]
    position = ur(both_pawns, "B", 0, STONES, joined={1: [1]}, edifices=money)
    events = position.turn(join(position, 0))
    paid = [e.coins for e in only(classic.CoinsGained, events) if e.seat == 0]
    assert paid == [4, 4]
    views = ["belvedere", "staging_camp", "agora"]
    position = ur(both_pawns, "B", 0, STONES, joined={1: [1]}, edifices=views)
    position.turn(join(position, 0))
    assert (position.city(0).stages, position.scores(0)["edifice"]) == (1, 2 * 1)


def twice_the_agora(game: Classic, *built: str) -> int:
    place = Place("ur", "B", stages=3, built=built)
    edifices = ["outpost", "staging_camp", "agora"]
    places = [place, Place("rhodes"), Place("giza", stages=2)]
    position = edifice_scenario(game, places, edifices, age=3, joined={0: [3], 1: [3]})
    return position.scores(0)["edifice"]


def test_ur_two_rewards_of_the_agora_score_the_guilds_that_add_most_together(
    game: Classic, both_pawns: Classic
) -> None:
    assert twice_the_agora(game, "builders_guild") == 5
    assert twice_the_agora(both_pawns, "builders_guild") == 5 + 5
    symbols = ["apothecary", "scientists_guild"]
    # Compass alone with two of choice: 2 compasses 4, then 9, then 16 against one of each 10.
    assert twice_the_agora(game, *symbols) == 10 - 4
    assert twice_the_agora(both_pawns, *symbols) == 16 - 4
    # The first symbol more adds 6 and the second one as well: one of each is left for a guild of 5.
    assert twice_the_agora(both_pawns, "builders_guild", *symbols) == 16 - 4


def test_ur_a_house_rule_needs_the_box_that_it_is_about() -> None:
    with pytest.raises(ImpossibleSetup, match="unknown_house_rule"):
        Box().classic(Options(house_rules=(BOTH_PAWNS,)), 3)
    with pytest.raises(ImpossibleSetup, match="unknown_house_rule"):
        Box().classic(Options(expansions=("edifice",), house_rules=("three_pawns",)), 3)


def test_ur_a_pawn_from_its_wonder_does_not_use_up_the_right_to_participate(game: Classic) -> None:
    position = ur(game, "B", 1, STONES)
    assert may_join(position, 0)


# --- views and offers ---------------------------------------------------------------------------


def test_a_view_tells_what_threatens_and_a_build_is_no_threat(game: Classic) -> None:
    places = [Place("giza", built=["lumber_yard"]), Place("rhodes"), Place("babylon")]
    position = edifice_scenario(game, places, ["belvedere", "factory", "agora"], joined={2: [1]})
    view = game.view_for(position.state, 0)
    threats = [threat_to(game.rules, view, seat) for seat in range(3)]
    assert threats[0] is not None
    assert threats[1] is not None
    assert [way.card for way in threats[0].ways] == ["lumber_yard"]
    assert (threats[1].ways, threats[1].debt) == ((), -2)
    assert threats[2] is None


def test_nothing_threatens_without_edifices() -> None:
    plain = Box().classic(Options(), 3)
    view = plain.view_for(Scenario(plain, [GIZA, RHODES, BABYLON]).state, 0)
    assert threat_to(plain.rules, view, 0) is None


def test_the_offer_of_a_stage_with_participation_tells_the_total_price(game: Classic) -> None:
    position = table(game, "curtain_wall")
    offer = stage_offer(game.rules, game.view_for(position.state, 0), PARTICIPATE)
    assert offer is not None
    assert [payment.total for payment in offer.payments] == [2]


def test_coins_of_a_reward_wait_where_those_of_the_sixth_card_do() -> None:
    options = Options(expansions=("edifice",), sixth_coins_pay_seventh=False)
    built = ["clay_pool", "loom_age1"]
    places = [Place("babylon", "B", stages=2, built=built), RHODES, GIZA]
    game = Box().classic(options, 3)
    position = table(game, "money_changer", places=places, joined={0: [1]}, turn=6)
    events = position.turn(join(position, 1))
    assert classic.CoinsSetAside(0, 3 + 4) in events
    assert position.city(0).coins == 3
