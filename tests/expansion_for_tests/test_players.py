"""Computer players play the expansion, by what its box tells them and by nothing else."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.classic_players import PLAYERS as PLAYERS_OF_CLASSIC
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.ai.rule_based import Appraisal
from sevenwonders_qt.ai.weights import Weights
from sevenwonders_qt.app.boxes import box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.not_learned import say_not_learned
from sevenwonders_qt.controllers.classic.desk import views_at
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.models.words.log import sentence
from tests.computers import choose
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES

SEATS = tuple(SeatInfo(name, Player.RULES) for name in ("Ana", "Bia", "Caio", "Davi"))


@pytest.mark.parametrize("names", [(box.NAME,), ("edifice", box.NAME)])
@pytest.mark.parametrize("edition", Edition)
def test_the_player_by_rules_plays_whole_games_and_the_table_shows_each_of_them(
    names: tuple[str, ...], edition: Edition
) -> None:
    use_words(ALL_BOXES, GAMES)
    game = box_of(ALL_BOXES).classic(Options(edition, expansions=names), 4)
    state, chance, happened = game.empty(), SeededChance(1), Counter[type[Event]]()
    game.open(state, Setup.random(4), chance)
    while not game.is_over(state):
        seat = state.owing[0]
        view = game.view_for(state, seat)
        table = table_for(game.rules, view, SEATS, [])
        assert table.boxes.keys() == {*names}
        for key, offer in table.options.items():
            assert key[0] in game.rules.options
            assert all(payment.command in table.view.legal for payment in offer.payments)
        for event in game.step(state, choose("rules", view, game.rules, 1), chance):
            happened[type(event)] += 1
            sentence(game.redact(event, 0), SEATS, 0)
    assert happened[box.Recruited] > 3
    assert happened[box.WallBuilt] > 3


def test_a_game_found_without_its_box_is_played_by_players_who_know_nothing_of_it() -> None:
    plain = Box({box.NAME: box.load}).classic(Options(expansions=(box.NAME,)), 4)
    knowing = box_of(ALL_BOXES).classic(Options(expansions=(box.NAME,)), 4)
    worths = []
    for game in (plain, knowing):
        state = game.empty()
        game.open(state, Setup.random(4), SeededChance(1))
        values = Appraisal(game.rules, game.view_for(state, 0), Weights()).values()
        worths.append({worth for worth, _ in values})
    assert worths == [{0.0}, {0.0, 1.0}]


def test_who_looks_at_a_covered_table_sees_nothing_of_the_hand_nor_of_the_white_cards() -> None:
    use_words(ALL_BOXES, GAMES)
    game = box_of(ALL_BOXES).classic(Options(expansions=("edifice", box.NAME)), 4)
    state, chance = game.empty(), SeededChance(3)
    game.open(state, Setup.random(4), chance)
    while not state.age:
        seat = state.owing[0]
        game.step(state, game.legal(state, seat)[0], chance)
    own, _ = views_at(game, state, 0, covered=False)
    covered, _ = views_at(game, state, 0, covered=True)
    assert own.extras[box.NAME][0]
    assert own.build_costs.keys() == own.terms.keys() - {""} == {*own.hand}
    text = repr(covered)
    assert not any(white in text for white in own.extras[box.NAME][0])
    assert not any(repr(card) in text for card in {*own.hand} - {*covered.own.built})
    tables = [table_for(game.rules, view, SEATS, []) for view in (own, covered)]
    assert all(table.boxes["edifice"] == tables[0].boxes["edifice"] for table in tables)
    assert tables[1].boxes[box.NAME].hand == ()


def test_another_process_finds_the_games_of_the_same_boxes() -> None:
    find = pickle.loads(pickle.dumps(box_of(ALL_BOXES).find))
    game = find(Variant("classic", 4, {"expansions": [box.NAME]}))
    assert isinstance(game, Classic)
    assert game.rules.players.keys() == {box.NAME}


def test_players_know_whether_they_have_learned_a_match() -> None:
    find = box_of(ALL_BOXES).classic
    for edition in Edition:
        for expansions in ((), ("edifice",), (box.NAME,), ("edifice", box.NAME)):
            rules = find(Options(edition, expansions=expansions), 4).rules
            learned = PLAYERS_OF_CLASSIC.has_learned(rules)
            assert learned is (box.NAME not in expansions)
            assert learned is (brain_for(rules) is not None)
    assert PLAYERS_OF_CLASSIC.has_learned(find(Options(), 2).rules)


def test_commands_say_that_levels_play_by_rules_in_a_match_that_they_have_not_learned(
    capsys: pytest.CaptureFixture[str],
) -> None:
    find = box_of(ALL_BOXES).classic
    strange = Playable(find(Options(expansions=(box.NAME,)), 4), PLAYERS_OF_CLASSIC)
    say_not_learned(strange, ["expert", "master:builder", "expert", "random"])
    assert capsys.readouterr().err == (
        "expert, master:builder: no network fits this match, so fixed rules (rules) play instead\n"
    )
    say_not_learned(strange, ["rules", "random"])
    say_not_learned(Playable(find(Options(), 4), PLAYERS_OF_CLASSIC), ["expert"])
    assert capsys.readouterr().err == ""


def test_a_box_without_features_is_named_to_those_who_would_train_a_network() -> None:
    game = box_of(ALL_BOXES).find(Variant("classic", 4, {"expansions": [box.NAME]}))
    assert isinstance(game, Classic)
    with pytest.raises(ValueError, match=f"read nothing of {box.NAME}"):
        ClassicFeatures(game.rules)
