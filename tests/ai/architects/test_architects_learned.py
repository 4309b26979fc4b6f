"""The learned player of Architects: what it reads, what it may know, and how well it plays."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sevenwonders_qt.ai import brains
from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.architects.brains import architects_brain_for
from sevenwonders_qt.ai.architects.choices import Choices, Leaf, Outcome, read_choices
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.network import NetworkError, read_network
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    KeepCard,
    LookAtDeck,
    Prompt,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.architects.state import State
from tests.architects.random_games import RandomGame, another_truth
from tests.computers import ask
from tests.random_moves import Move

FILE = "architects.net"


@pytest.fixture(scope="module")
def game() -> Architects:
    return Architects.with_options()


@pytest.fixture(scope="module")
def features(game: Architects) -> ArchitectsFeatures:
    return ArchitectsFeatures(game.rules)


def moves(game: Architects, games: int) -> Iterator[Move]:
    """Every move of games at random, in which all numbers of players take part."""
    for number in range(games):
        yield from RandomGame(game, number).moves()


def test_every_question_is_read_within_the_rows_and_numbers_that_there_are(
    game: Architects, features: ArchitectsFeatures
) -> None:
    met: Counter[object] = Counter()
    for move in moves(game, 24):
        state = move.before
        choices = read_choices(features, state, state.active, game.legal(state, state.active))
        kinds = (
            (choices.others, features.others_numbers),
            (choices.table, features.table_numbers),
            (choices.own, features.own_numbers),
        )
        for parts, numbers in kinds:
            for part in parts:
                assert all(0 <= row < features.rows for row in part.rows)
                assert len(part.numbers) == numbers
        for option in choices.options:
            assert sum(outcome.share for outcome in option.outcomes) == pytest.approx(1)
            assert all(outcome.leaves for outcome in option.outcomes)
        assert all(0 <= leaf.bucket < features.buckets for leaf in choices.leaves)
        met[state.prompt] += 1
        met[type(move.command)] += 1
    commands = {TakeCard, TakeBothCards, LookAtDeck, KeepCard, BuildStage, TakeToken}
    assert {*met} >= commands | {*Prompt}


def test_a_choice_is_read_as_the_position_that_it_leads_to(
    game: Architects, features: ArchitectsFeatures
) -> None:
    read = ended = 0
    for move in moves(game, 24):
        state, seat, after = move.before, move.before.active, move.after
        choices = read_choices(features, state, seat, [move.command])
        outcome = came_true(state, move, choices)
        if outcome.more:
            continue
        (leaf,) = (choices.leaves[place] for place in outcome.leaves)
        laid = features.laid(state, seat)
        assert ordered(choices.own[leaf.own]) == ordered(features.own(after, seat, laid))
        assert ordered(choices.others[leaf.others]) == ordered(features.others(after, seat))
        assert leaf.bucket == features.bucket(after)
        assert (leaf.end is None) == (after.result is None)
        if leaf.end is not None:
            assert after.result is not None
            assert sum(leaf.end.points) == after.result.totals[seat]
            assert leaf.end.share == (seat in after.result.winners) / len(after.result.winners)
            ended += 1
        read += 1
    assert read > 500
    assert ended > 10


def came_true(state: State, move: Move, choices: Choices) -> Outcome:
    ((_, outcomes),) = choices.options
    if len(outcomes) == 1:
        return outcomes[0]
    command = move.command
    hidden: list[str] = state.pile
    if isinstance(command, TakeCard):
        hidden = [*state.decks[command.deck]]
    return next(outcome for outcome in outcomes if outcome.key == hidden[-1])


def ordered(part: FeaturePart) -> tuple[list[int], list[int]]:
    return sorted(part.rows), part.numbers


def test_a_card_that_pays_for_a_stage_is_worth_what_its_best_payment_is(
    game: Architects, features: ArchitectsFeatures
) -> None:
    for move in moves(game, 6):
        state, after, seat = move.before, move.after, move.before.active
        choices = read_choices(features, state, seat, [move.command])
        outcome = came_true(state, move, choices)
        ways = [c for c in game.legal(after, seat) if isinstance(c, BuildStage)]
        if len(ways) == 1 and not after.agenda and len(game.legal(after, seat)) == 1:
            game.step(built := after.copy(), ways[0], SeededChance(1))
            leaves = [choices.leaves[place] for place in outcome.leaves]
            if built.active != seat and not built.searched:
                own = [ordered(choices.own[leaf.own]) for leaf in leaves]
                laid = features.laid(state, seat)
                assert ordered(features.own(built, seat, laid)) in own
                return
    pytest.fail("no stage was built")


def test_a_hidden_card_is_weighed_by_how_often_it_lies_in_the_deck(
    game: Architects, features: ArchitectsFeatures
) -> None:
    state = game.empty()
    game.open(state, Setup.random(4), SeededChance(3))
    seat = state.active
    choices = read_choices(features, state, seat, [TakeCard(seat, CENTRAL)])
    ((_, outcomes),) = choices.options
    left = Counter(state.decks[CENTRAL])
    assert {o.key: o.share for o in outcomes} == {card: n / 60 for card, n in left.items()}


def test_what_is_read_depends_on_nothing_that_the_seat_cannot_see(
    game: Architects, features: ArchitectsFeatures
) -> None:
    chance = Random(5)
    for move in moves(game, 12):
        state, seat = move.before, move.before.active
        if chance.random() < 0.3 or state.searched is not None:
            legal = game.legal(state, seat)
            read = everything(read_choices(features, state, seat, legal))
            other = another_truth(state, seat, chance)
            assert everything(read_choices(features, other, seat, legal)) == read
            seen = open_state(game.view_for(state, seat), game.rules)
            assert everything(read_choices(features, seen, seat, legal)) == read


def everything(choices: Choices) -> object:
    def leaf(found: Leaf) -> object:
        parts = choices.others[found.others], choices.table[found.table], choices.own[found.own]
        return [ordered(part) for part in parts], found.uses, found.bucket, found.end

    leaves = [leaf(found) for found in choices.leaves]
    return [
        (command, [(o.key, o.share, [leaves[p] for p in o.leaves], o.more) for o in outcomes])
        for command, outcomes in choices.options
    ]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_learned_player_answers_legally_and_alike_for_the_same_seed(
    game: Architects, players: int
) -> None:
    *states, end = map(State.copy, asked(game, ["learned"] * players, seed=players))
    assert end.result is not None
    for state in states:
        view = game.view_for(state, state.active)
        command = ask("learned", view, game.rules, Random(1))
        assert command in view.legal
        assert command == ask("learned", view, game.rules, Random(1))


def test_the_learned_player_gets_along_with_other_house_values() -> None:
    other = Architects.with_options(
        Options(
            effects_compulsory=False,
            retroactive_tokens=True,
            discard_symbols_without_token=True,
            economy_forces_build=False,
            military_supply=9,
            look_public=True,
            both_cards_at_once=False,
        )
    )
    assert architects_brain_for(other.rules) is not None
    for seed in range(4):
        *_, state = asked(other, ["learned", "rules"] * (1 + seed % 3), seed)
        assert state.result is not None


def asked(game: Architects, players: list[str], seed: int) -> Iterator[State]:
    """Every position of one match before it is answered, and the last one."""
    chance, state = SeededChance(seed), game.empty()
    game.open(state, Setup.random(len(players)), chance)
    while state.owing:
        yield state
        seat = state.active
        view, dice = game.view_for(state, seat), Random(f"{seed}/{state.version}")
        game.step(state, ask(players[seat], view, game.rules, dice), chance)
    yield state


def test_the_learned_player_holds_its_own_against_the_rules_player_at_two(
    game: Architects,
) -> None:
    games, wins = 60, 0.0
    for seed in range(games):
        seats = ["rules"] * 2
        seats[seed % 2] = "learned"
        *_, state = asked(game, seats, 2000 + seed // 2)
        assert state.result is not None
        winners = state.result.winners
        wins += (seed % 2 in winners) / len(winners)
    assert wins >= 0.45 * games


def test_the_shipped_network_fits_the_features_and_says_where_it_comes_from(
    features: ArchitectsFeatures,
) -> None:
    data = resource_path("ai", FILE).read_bytes()
    assert len(data) <= 120_000
    network = read_network(data, features.schema)
    sizes = network.sizes
    assert (sizes.rows, sizes.numbers) == (features.rows, features.numbers)
    assert (sizes.buckets, sizes.outputs) == (features.buckets, len(features.categories) + 2)
    assert {"kind", "command", "games", "seed", "arena", "scales"} <= network.header.keys()


def test_a_damaged_network_is_named_and_the_rules_player_plays(
    game: Architects,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    data = bytearray(resource_path("ai", FILE).read_bytes())
    data[-100] ^= 1
    with pytest.raises(NetworkError, match="damaged"):
        read_network(bytes(data), ArchitectsFeatures(game.rules).schema)
    (tmp_path / "ai").mkdir()
    (tmp_path / "ai" / FILE).write_bytes(data)
    monkeypatch.setattr(brains, "resource_path", tmp_path.joinpath)
    brains.network_of.cache_clear()
    fresh = Architects(game.rules.__class__(game.rules.catalogue, Options()))
    try:
        with caplog.at_level(logging.WARNING):
            state = next(iter(asked(fresh, ["rules"] * 3, 4)))
            view = fresh.view_for(state, state.active)
            answers = {n: ask(n, view, fresh.rules, Random(2)) for n in ("learned", "rules")}
    finally:
        brains.network_of.cache_clear()
    assert answers["learned"] == answers["rules"]
    assert f"{FILE}: the weights are damaged" in caplog.text
