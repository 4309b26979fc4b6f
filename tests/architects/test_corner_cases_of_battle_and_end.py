"""Corner cases by their number: battle, cat, special draws, empty decks, the end."""

from __future__ import annotations

from collections import Counter

import pytest

from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.checks import can_follow
from sevenwonders_qt.games.architects.commands import LookAtDeck, Prompt, TakeBothCards, TakeCard
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.games.architects.scoring import ranking
from sevenwonders_qt.games.architects.state import State
from tests.architects.tables import builds, extra_decks, only, table

# --- red cards and battle ---------------------------------------------------------------------


def test_35_a_red_card_has_a_shield_and_turns_a_token_for_each_horn() -> None:
    for card, horns in (("red0", 0), ("red1", 1), ("red2", 2)):
        at = table("rhodes", deck=[card])
        turned = [event.turned for event in only(ev.HornsSounded, at.take("left"))]
        assert turned == ([horns] if horns else [])
        assert at.city(0).shields == 1
        assert at.state.peace == 3 - horns
    at = table("ephesus", stages=[1], cards=["wood", "wood"], central=["red2"])
    at.take("left")
    at.build(2, "wood", "wood")
    assert only(ev.HornsSounded, at.take("central", "2")) == [ev.HornsSounded(0, 2, 1)]


def test_36_horns_beyond_the_last_token_are_ignored() -> None:
    at = table("rhodes", deck=["red2"], peace=1)
    events = at.take("left")
    assert only(ev.HornsSounded, events) == [ev.HornsSounded(0, 1, 0)]
    assert at.state.peace == 3


def test_37_the_battle_waits_for_the_end_of_the_turn_and_later_cards_count_in_it() -> None:
    at = table("rhodes", deck=["red1", "red2"], has=["propaganda"], peace=1)
    first = at.take("left")
    assert not only(ev.BattleFought, first)
    second = at.take("left", "propaganda")
    assert not only(ev.HornsSounded, second)
    (battle,) = only(ev.BattleFought, second)
    assert battle.shields == (2, 0, 0)
    assert battle.discarded[0] == ("red1", "red2")
    assert at.held(0) == {}
    assert at.state.peace == 3


def test_37_a_stage_of_rhodes_and_tactics_of_the_same_turn_count() -> None:
    at = table(
        "rhodes",
        deck=["red1"],
        cards=["compass", "compass", "wood", "wood"],
        tokens=["tactics"],
        peace=1,
    )
    at.take("left")
    at.token(0, "compass", "compass")
    (battle,) = only(ev.BattleFought, at.build(2, "wood", "wood"))
    assert battle.shields[0] == 1 + 2 + 1


def test_38_everyone_fights_both_neighbours_and_only_more_shields_win() -> None:
    def battle(*reds: int) -> tuple[int, ...]:
        wonders = ("rhodes", "halicarnassus", "olympia", "ephesus")
        places = [
            Place(wonder, ["red0"] * red, deck=["red1"])
            for wonder, red in zip(wonders, reds, strict=False)
        ]
        at = Scenario(Architects.with_options(), places, peace=1)
        return only(ev.BattleFought, at.take("left"))[0].victories

    assert battle(1, 2, 0, 1) == (1, 1, 0, 1)
    assert battle(0, 1, 1, 1) == (0, 0, 0, 0)
    assert battle(2, 0, 2, 0) == (2, 0, 2, 0)


def test_39_two_players_win_two_tokens_with_twice_the_shields() -> None:
    def battle(own: int, other: int) -> tuple[int, ...]:
        places = [
            Place("rhodes", ["red0"] * (own - 1), deck=["red1"]),
            Place("giza", ["red0"] * other),
        ]
        at = Scenario(Architects.with_options(), places, peace=1)
        return only(ev.BattleFought, at.take("left"))[0].victories

    assert battle(1, 0) == (1, 0)
    assert battle(2, 0) == (2, 0)
    assert battle(2, 1) == (2, 0)
    assert battle(3, 2) == (1, 0)
    assert battle(1, 1) == (0, 0)
    assert battle(1, 2) == (0, 2)


def test_40_after_a_battle_everyone_discards_red_cards_with_horns_and_peace_is_back() -> None:
    places = [
        Place("rhodes", ["red0", "red1"], deck=["red2"]),
        Place("olympia", ["red1", "red2", "red0"]),
        Place("giza", ["red0"]),
    ]
    at = Scenario(Architects.with_options(), places, peace=1)
    at.take("left")
    assert [at.held(seat) for seat in range(3)] == [{"red0": 1}] * 3
    assert [at.city(seat).shields for seat in range(3)] == [1, 1, 1]
    assert at.state.peace == 3
    assert at.state.discards["red1"] == 2  # type: ignore[index]


def test_41_victory_tokens_do_not_run_out_unless_an_option_says_so() -> None:
    places = [
        Place("rhodes", deck=["red1"]),
        Place("olympia", ["red0"] * 2, victories=20),
        Place("giza", victories=8),
        Place("ephesus", ["red0"] * 2),
    ]
    at = Scenario(Architects.with_options(), places, peace=1)
    assert only(ev.BattleFought, at.take("left"))[0].victories == (0, 2, 0, 2)
    for supply, won in ((28, (0, 0, 0, 0)), (30, (0, 0, 0, 2)), (31, (0, 1, 0, 2))):
        game = Architects.with_options(Options(military_supply=supply))
        at = Scenario(game, places, peace=1)
        assert only(ev.BattleFought, at.take("left"))[0].victories == won


# --- the cat ----------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_42_a_blue_card_with_a_cat_brings_the_cat_from_anywhere(holder: int | None) -> None:
    at = table(deck=["blue2cat"], cat=holder)
    moved = only(ev.CatMoved, at.take("left"))
    assert moved == ([] if holder == 0 else [ev.CatMoved(0)])
    assert at.state.cat == 0


def test_43_whoever_has_the_cat_sees_the_central_top_before_choosing() -> None:
    at = table(cat=0, central=["gear", "red0"])
    assert at.game.view_for(at.state, 0).central.top == "gear"
    for seat in (1, 2):
        assert at.game.view_for(at.state, seat).central.top is None
    at.take("left")
    assert at.game.view_for(at.state, 0).central.top == "gear"  # it still lies there
    at.take("central")
    assert at.game.view_for(at.state, 0).central.top is None


def test_43_the_cat_gained_amid_a_turn_shows_nothing_yet_nor_does_a_later_draw() -> None:
    at = table(deck=["blue2cat"], central=["gear"])
    at.take("left")
    assert at.game.view_for(at.state, 0).central.top is None
    at = table(cat=0, has=["urbanism"], central=["wood", "gear"])
    at.take("central")
    assert extra_decks(at.legal(), "urbanism")
    assert at.game.view_for(at.state, 0).central.top is None


def test_43_two_seats_may_know_the_same_card() -> None:
    places = [Place("giza"), Place("rhodes"), Place("olympia", deck=["blue2cat"])]
    at = Scenario(Architects.with_options(), places, cat=0, central=["gear"])
    at.take("left")
    at.take("left")  # seat 2 gets the cat
    at.take("left")
    at.take("left")
    assert at.state.active == 2
    tops = [at.game.view_for(at.state, seat).central.top for seat in range(3)]
    assert tops == ["gear", None, "gear"]


def test_44_the_cat_is_worth_two_points() -> None:
    at = table(cat=0)
    assert at.scores(0)["cat"] == 2
    assert at.scores(1)["cat"] == 0


# --- special draws ----------------------------------------------------------------------------

FIVE = ["wood", "gear", "red0", "blue3", "coin"]


def halicarnassus(options: Options | None = None, **rest: object) -> Scenario:
    at = table(
        "halicarnassus",
        stages=[1],
        cards=["glass", "glass"],
        deck=["blue3", *FIVE],
        options=options,
        shuffles=[["tablet", "red1"]],
        **rest,
    )
    at.take("left")
    at.build(2, "glass", "glass")
    return at


def test_45_halicarnassus_keeps_one_of_five_and_shuffles_the_others_into_the_whole_deck() -> None:
    at = halicarnassus()
    assert at.legal() == [LookAtDeck(0, 0, "2"), LookAtDeck(0, 1, "2")]
    before = Counter(at.state.decks[0])
    (looked,) = only(ev.DeckSearched, at.look("left", "2"))
    assert looked.cards == tuple(FIVE)
    assert at.state.prompt is Prompt.KEEP
    with pytest.raises(IllegalCommand, match="not_among_the_cards"):
        at.keep("glass")
    with pytest.raises(IllegalCommand, match="keep_a_card_first"):
        at.end_turn()
    at.keep("red0")
    assert at.held(0)["red0"] == 1
    assert at.state.decks[0][:-3:-1] == ["tablet", "red1"]
    assert before - Counter(at.state.decks[0]) == Counter(["red0"])
    at = halicarnassus(Options(look_shuffles_whole_deck=False), central=["red1"])
    at.look("left", "2")
    with pytest.raises(ValueError, match="not among the shuffled"):
        at.keep("red0")  # only the four are shuffled, and there is no tablet among them


def test_45_only_the_one_who_looks_sees_the_five_cards() -> None:
    at = halicarnassus()
    (looked,) = only(ev.DeckSearched, at.look("left", "2"))
    assert at.game.view_for(at.state, 0).searched == tuple(FIVE)
    for seat in (1, 2):
        view = at.game.view_for(at.state, seat)
        assert view.searched == ()
        assert view.searched_count == 5
        shown = at.game.redact(looked, seat)
        assert isinstance(shown, ev.DeckSearched)
        assert shown.cards == ("",) * 5
    at = halicarnassus(Options(look_public=True))
    (looked,) = only(ev.DeckSearched, at.look("left", "2"))
    assert at.game.view_for(at.state, 1).searched == tuple(FIVE)
    assert at.game.redact(looked, 1) == looked


def test_45_a_stored_event_keeps_one_of_the_five_and_leaves_all_others_in_the_deck() -> None:
    at = halicarnassus()
    begun = at.state.copy()
    at.look("left", "2")
    decks = at.state.decks

    def fits(kept: str, *gone: str, seat: int = 0, deck: int = 0, state: State = at.state) -> bool:
        order = Counter((*decks[deck], *FIVE)) - Counter(gone)
        return can_follow(state, ev.CardKept(seat, deck, CardId(kept), tuple(order.elements())))

    assert fits("red0", "red0")
    assert not fits("red0", "red0", seat=1)
    assert not fits("red0", "red0", deck=1)
    assert not fits("red0", "red0", state=begun)
    assert not fits("red0")
    assert not fits("red0", "gear")
    other = next(card for card in decks[0] if card not in FIVE)
    assert not fits(other, other)


def test_45_a_short_deck_is_looked_through_whole() -> None:
    def short(options: Options | None = None) -> Scenario:
        own = Place("halicarnassus", ["glass"] * 2, [1], deck=["blue3", "red0"], deck_size=2)
        places = [own, Place("giza", deck_size=0), Place("rhodes")]
        at = Scenario(Architects.with_options(options), places)
        at.take("left")
        at.build(2, "glass", "glass")
        return at

    at = short()
    assert at.legal() == [LookAtDeck(0, 0, "2")]
    at.look("left", "2")
    at.keep("red0")
    assert at.state.decks[0] == []
    assert short(Options(look_at_short_deck=False)).state.active == 2


def test_46_olympia_takes_both_cards_before_either_acts() -> None:
    at = table(
        "olympia",
        stages=[1],
        cards=["wood", "compass", "gear"],
        deck=["wood", "tablet", "blue3"],
        right=["red1"],
        has=["propaganda"],
    )
    at.take("left")
    at.build(2, "wood", "wood")
    assert at.legal() == [TakeBothCards(0, "2")]
    events = at.take_both("2")
    assert [type(event) for event in events] == [
        ev.ActionUsed,
        ev.CardTaken,
        ev.CardTaken,
        ev.HornsSounded,
        ev.ActionEarned,
    ]
    options = Options(both_cards_at_once=False)
    at = table("olympia", stages=[1], cards=["wood"], deck=["wood", "red0"], options=options)
    at.take("left")
    at.build(2, "wood", "wood")
    assert at.legal() == [TakeCard(0, 0, "2"), TakeCard(0, 1, "2")]
    at.take("left", "2")
    assert at.legal() == [TakeCard(0, 1, "2")]
    at = table("olympia", stages=[1], cards=["wood"], deck=["wood", "red0"], options=options)
    at.take("left")
    at.build(2, "wood", "wood")
    at.take("right", "2")
    assert at.legal() == [TakeCard(0, 0, "2")]


def test_46_olympia_takes_the_other_card_where_one_deck_is_empty() -> None:
    own = Place("olympia", ["wood"] * 1 + ["stone"], [1], deck=["stone"], deck_size=1)
    at = Scenario(Architects.with_options(), [own, Place("giza", deck=["red0"]), Place("rhodes")])
    at.take("left")
    at.build(2, "stone", "stone")
    assert only(ev.CardTaken, at.take_both("2")) == [ev.CardTaken(0, 1, "red0", "2")]  # type: ignore[arg-type]


def test_47_alexandria_with_every_deck_empty_takes_nothing() -> None:
    places = [
        Place("alexandria", ["wood"], [1], deck=["wood"], deck_size=1),
        Place("giza", deck_size=0),
        Place("rhodes", deck_size=0),
    ]
    at = Scenario(Architects.with_options(), places, central_size=0)
    at.take("left")
    events = at.build(2, "wood", "wood")
    assert isinstance(events[-1], ev.GameEnded)


# --- empty decks and the end ------------------------------------------------------------------


def test_48_an_empty_deck_stays_empty() -> None:
    at = table(central_size=1)
    at.take("central")
    assert at.state.decks[CENTRAL] == []
    assert [command.deck for command in at.legal()] == [2, 0]  # type: ignore[attr-defined]
    with pytest.raises(IllegalCommand, match="deck_empty"):
        at.take("central")


def test_49_a_seat_without_a_card_to_take_passes_and_without_any_card_the_game_ends() -> None:
    places = [
        Place("giza", deck=["blue3"], deck_size=1),
        Place("rhodes", deck_size=0),
        Place("olympia", deck=["blue3"], deck_size=1),
        Place("ephesus", deck_size=0),
        Place("babylon", deck_size=0),
    ]
    at = Scenario(Architects.with_options(), places, central_size=0)
    before = at.state.turn
    events = at.take("left")
    assert only(ev.TurnPassed, events) == [ev.TurnPassed(4), ev.TurnPassed(3)]
    assert at.state.turn == before + 3
    assert at.state.active == 2
    assert isinstance(at.take("left")[-1], ev.GameEnded)
    assert at.state.owing == ()


def test_50_a_finished_wonder_ends_the_game_with_the_turn_after_its_battle() -> None:
    at = table(
        stages=[1, 2, 3, 4],
        cards=["wood", "stone", "brick", "glass"],
        deck=["red1"],
        peace=1,
    )
    at.take("left")
    events = at.build(5, "wood", "stone", "brick", "glass")
    assert [type(event) for event in events] == [ev.StageBuilt, ev.BattleFought, ev.GameEnded]
    assert at.scores(0)["military"] == 6
    assert at.game.is_over(at.state)


def test_51_cards_left_over_score_nothing() -> None:
    at = table(cards=["wood", "coin", "gear", "red0", "blue3"], stages=[1])
    assert at.scores(0) == {
        "wonder": 4,
        "cat": 0,
        "blue": 3,
        "military": 0,
        "progress": 0,
        "total": 7,
    }


def test_52_a_tie_goes_to_more_stages_and_else_is_shared() -> None:
    assert ranking([30, 30, 20], [4, 3, 5]) == (0,)
    assert ranking([30, 30, 30], [4, 4, 3]) == (0, 1)
    assert ranking([10, 10, 10, 10], [2, 2, 2, 2]) == (0, 1, 2, 3)


def test_53_the_medals_are_not_in_this_box(game: Architects) -> None:
    assert len(game.rules.catalogue.wonders) == 7
    assert not {"rome", "ur"} & {*game.rules.catalogue.wonders}
    assert not builds(table().legal())
