"""What the learned and the searching player read of the Edifices, and how they play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from sevenwonders_qt.ai.brains import brain_for, kind_of
from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.search import Budget, Search
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset, State
from sevenwonders_qt.games.classic.scenario import Place, Scenario, stage
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PENALTY
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from sevenwonders_qt.games.edifice.state import Reward, Standing, projects_of
from tests.ai.matches import played, positions, with_hidden_cards_permuted
from tests.computers import choose
from tests.edifice.random_games import EdificeGame

COINS = 9
"""The place of the own coins among the own numbers, behind the points by category."""

FIRST = ["money_changer", "factory", "agora"]


def choices_of(state: State, seat: Seat) -> Choices:
    features = ClassicFeatures(state.rules)
    hand = state.cities[seat].hand
    legal = Classic(state.rules).legal(state, seat)
    return read_choices(features, state, seat, seat, hand, [], legal)


def part_of(choices: Choices, command: Command) -> FeaturePart:
    """What is read of the own city after a command."""
    (found,) = [option.own for option in choices.options if option.command == command]
    return choices.own[found]


def on(features: ClassicFeatures, part: FeaturePart, block: str) -> list[int]:
    """The places within a block of the rows that are on."""
    start, size = features.blocks[block]
    return [row - start for row in part.rows if 0 <= row - start < size]


def with_a_pawn_left(game: Classic, edifices: list[str] = FIRST) -> Scenario:
    """Giza can take the last of two pawns."""
    places = [Place("giza", built=["stone_pit", "quarry"], coins=6), Place("rhodes"), Place("ur")]
    return edifice_scenario(game, places, edifices, joined={1: [1]})


def test_the_rows_of_the_base_game_stay_where_they_are(game: Classic) -> None:
    base, more = (ClassicFeatures(rules) for rules in (Classic.first_edition().rules, game.rules))
    assert list(more.blocks.items())[: len(base.blocks)] == list(base.blocks.items())
    assert more.schema != base.schema


def test_a_project_that_the_own_pawn_completes_is_read_with_its_reward(game: Classic) -> None:
    position = with_a_pawn_left(game)
    features = ClassicFeatures(game.rules)
    card = position.city(0).hand[0]
    part = part_of(choices_of(position.state, 0), stage(0, card, option=PARTICIPATE))
    position.turn(stage(0, card, option=PARTICIPATE))
    assert projects_of(position.state).standing[0] is Standing.BUILT
    assert part.numbers[COINS] == position.city(0).coins == 6 - 1 + 4
    assert on(features, part, "edifice_rewards") == [0]
    assert on(features, part, "edifice_joined") == on(features, part, "edifice_exposed") == []


def test_a_pawn_of_a_stage_is_read_with_the_reward_of_what_stands(game: Classic) -> None:
    wood = ["lumber_yard", "stone_pit", "glassworks_age1"]
    places = [Place("ur", "B", built=wood, coins=3), Place("rhodes"), Place("giza")]
    position = edifice_scenario(game, places, FIRST, joined={1: [1], 2: [1]}, turn=3)
    card = position.city(0).hand[0]
    part = part_of(choices_of(position.state, 0), stage(0, card))
    assert part.numbers[COINS] == 3 + 4


def test_who_takes_part_and_who_is_threatened_is_read(game: Classic) -> None:
    features = ClassicFeatures(game.rules)
    position = with_a_pawn_left(game)
    left = features.shared(position.state, 2, position.city(2).hand)
    assert on(features, left, "edifice_left") == [0]
    assert on(features, left, "edifice_right") == []
    for seat, joined, exposed in ((0, [], [0]), (1, [0], [])):
        part = features.own(position.state, seat)
        assert on(features, part, "edifice_joined") == joined
        assert on(features, part, "edifice_exposed") == exposed


def threat(game: Classic, place: Place, edifice: str) -> list[int]:
    """Coins, debt, points of tokens, structures to choose from, points of the least of them."""
    places = [place, Place("rhodes"), Place("ur")]
    position = edifice_scenario(game, places, ["outpost", "factory", edifice], age=3)
    return ClassicFeatures(game.rules).own(position.state, 0).numbers[-5:]


def test_a_penalty_is_read_as_what_would_be_given_up(game: Classic) -> None:
    rich, poor = Place("giza", coins=12), Place("giza", coins=3)
    assert threat(game, rich, "gold_reserves") == [9, 0, 0, 0, 0]
    assert threat(game, poor, "gold_reserves") == [0, 5, 0, 0, 0]
    assert threat(game, Place("giza", tokens=[5, 1, 3, -1]), "concentric_castle") == [0, 0, 4, 0, 0]
    assert threat(game, Place("giza", tokens=[5]), "concentric_castle") == [0, 5, 0, 0, 0]
    blue = Place("giza", built=["senate", "altar", "aqueduct"])
    assert threat(game, blue, "archives") == [0, 0, 0, 3, 2]
    assert threat(game, rich, "archives") == [0, 5, 0, 0, 0]


def test_reading_the_choices_changes_nothing_at_the_table() -> None:
    for number in range(4):
        game = EdificeGame(number)
        for move in game.moves():
            seat = move.command.seat
            before = move.before.copy()
            choices_of(move.before, seat)
            assert move.before == before


def test_what_is_read_after_a_choice_fits_the_rows_and_numbers() -> None:
    number = EdificeGame(3)
    features = ClassicFeatures(number.game.rules)
    for move in number.moves():
        found = choices_of(move.before, move.command.seat)
        for part in found.own:
            assert max(part.rows) < features.rows
            assert len(part.numbers) == features.own_numbers
        assert [len(part.numbers) for part in found.shared] == [features.shared_numbers]


def test_one_network_plays_both_editions_and_the_house_rule(
    game: Classic, second: Classic, both_pawns: Classic
) -> None:
    brains = [brain_for(found.rules) for found in (game, second, both_pawns)]
    assert all(brain is not None for brain in brains)
    assert {kind_of(found.rules) for found in (game, second, both_pawns)} == {"classic-edifice"}


def test_an_expansion_that_nobody_has_learned_is_played_by_rules(game: Classic) -> None:
    strange = Ruleset(game.rules.catalogue, *game.rules.modules, RuleModule("fleet", data=(1, 2)))
    assert kind_of(strange) == "classic-edifice-fleet"
    assert brain_for(strange) is None
    state = next(positions(Classic(strange), ["rules"] * 3, 1))[0]
    view = Classic(strange).view_for(state, 0)
    assert choose("learned", view, strange, 1) == choose("rules", view, strange, 1)


def test_a_card_that_nobody_has_learned_is_played_by_rules() -> None:
    rules = Classic.first_edition().rules
    baths = rules.catalogue.cards["baths"]  # type: ignore[index]
    cards = {**rules.catalogue.cards, baths.id: replace(baths, effects=())}
    strange = Ruleset(replace(rules.catalogue, cards=cards), *rules.modules)
    assert brain_for(strange) is None


def test_no_hidden_card_changes_the_answer(game: Classic) -> None:
    random, brain = Random(3), brain_for(game.rules)
    assert brain is not None
    search = Search(brain, Budget(samples=2, best=3))
    for seed, players in enumerate((3, 4, 7)):
        nothing = [None] * players
        for state, seat in islice(positions(game, ["rules"] * players, seed), 0, None, 11):
            other = with_hidden_cards_permuted(state, seat, random)
            view, again = (game.view_for(one, seat) for one in (state, other))
            assert again == view
            for player in (brain, search):
                answer = player.choose(view, Memory(seat, nothing), Random(seed))
                assert player.choose(again, Memory(seat, nothing), Random(seed)) == answer


BOARDS = [("ur", "A"), ("ur", "B"), ("carthage", "A"), ("carthage", "B")]


def learned_game(game: Classic, boards: Setup, seed: int) -> Iterator[tuple[State, Seat, Command]]:
    """A match of learned players who remember, with each answer."""
    chance, state = SeededChance(seed), game.empty()
    events = game.open(state, boards, chance)
    brain = brain_for(game.rules)
    assert brain is not None
    memories = [Memory(seat) for seat in range(len(boards.wishes))]
    while True:
        for memory in memories:
            for event in events:
                memory.hear(game.redact(event, memory.seat))
            memory.look(state.cities[memory.seat].hand)
        if game.is_over(state):
            return
        seat = state.owing[0]
        view = game.view_for(state, seat)
        command = brain.choose(view, memories[seat], Random(seed))
        assert command in view.legal
        yield state, seat, command
        events = game.step(state, command, chance)


def test_learned_players_play_whole_games_with_the_boards_of_the_box(
    game: Classic, second: Classic
) -> None:
    seen: Counter[str] = Counter()
    for seed, players in enumerate((3, 4, 5, 6, 7)):
        for found, edition in ((game, 0), (second, 1)):
            wishes = [BoardWish(*BOARDS[(seed + edition + 2 * n) % 4]) for n in range(2)]
            table = Setup((*wishes, *[BoardWish()] * (players - 2)))
            for state, seat, command in learned_game(found, table, seed):
                seen[str(state.prompts[seat])] += 1
                if isinstance(command, Play) and command.use is Use.STAGE:
                    seen[state.cities[seat].wonder] += 1
                    seen[command.option] += 1
            seen["rewards"] += sum(
                isinstance(piece, Reward) for city in state.cities for piece in city.pieces
            )
    wanted = ("ur", "carthage", PARTICIPATE, PENALTY, "rewards")
    assert all(seen[name] >= 3 for name in wanted), seen


def test_search_answers_every_question_of_a_match_with_edifices(game: Classic) -> None:
    brain = brain_for(game.rules)
    assert brain is not None
    search = Search(brain, Budget(samples=2, best=3))
    asked: Counter[str] = Counter()
    for seed in range(3):
        for number, (state, seat) in enumerate(positions(game, ["rules"] * 4, seed)):
            if number % 7 == 0 or state.prompts[seat] == PENALTY:
                view = game.view_for(state, seat)
                memory = Memory(seat, [None] * 4)
                answers = {search.choose(view, memory, Random(2)) for _ in range(2)}
                assert len(answers) == 1
                assert answers <= {*view.legal}
                asked[str(view.prompt)] += 1
    assert asked[PENALTY] >= 1


def test_the_learned_player_beats_random_ones_at_every_table(game: Classic) -> None:
    for players in (3, 5, 7):
        end = played(game, ["learned", *["random"] * (players - 1)], players)
        assert end.result is not None
        assert end.result.winners == (0,)
