"""What the learned and the searching player know, read and load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import eq
from random import Random

import pytest

from sevenwonders_qt.ai.belief import open_state, sample
from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.learned import chance
from sevenwonders_qt.ai.network import MAGIC, NetworkError, read_network, read_weights
from sevenwonders_qt.ai.search import Budget, Search, looks_ahead
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.legal import legal
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.games.classic.setup import Setup

BOX = box_of(games=GAMES)
TABLES = [
    Variant("classic", 3, {}),
    Variant("classic", 5, {"edition": "second"}),
    Variant("classic", 4, {"expansions": ["edifice"]}),
]


def found(variant: Variant) -> Classic:
    game = BOX.find(variant)
    assert isinstance(game, Classic)
    return game


def searching(variant: Variant, budget: Budget) -> tuple[Classic, Search]:
    """A game and the searching player of it."""
    game = found(variant)
    brain = brain_for(game.rules)
    assert brain is not None
    return game, Search(brain, budget)


def positions(variant: Variant, seed: int) -> Iterator[tuple[Classic, State, list[Memory]]]:
    """A random game, before each choice, with what every seat remembers."""
    game, random, deal = found(variant), Random(seed), SeededChance(seed)
    state = game.empty()
    events = game.open(state, Setup.random(variant.players), deal)
    memories = [Memory(seat) for seat in range(variant.players)]
    while True:
        for memory in memories:
            for event in events:
                memory.hear(game.redact(event, memory.seat))
            memory.look(state.cities[memory.seat].hand)
        if game.is_over(state):
            return
        yield game, state, memories
        seat = state.owing[0]
        events = game.step(state, random_command(state, seat, random), deal)


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_a_hand_that_was_seen_is_remembered_with_all_that_is_left_of_it(variant: Variant) -> None:
    seen_again = 0
    for _, state, memories in positions(variant, 3):
        for memory in memories:
            for seat, known in enumerate(memory.hands):
                if known is not None:
                    assert Counter(state.cities[seat].hand) <= Counter(known)
                    seen_again += seat != memory.seat
    assert seen_again > 100


def test_the_hand_that_comes_next_is_the_one_that_was_passed_on_before() -> None:
    for _, state, memories in positions(Variant("classic", 3, {}), 4):
        if state.turn > 3 and all(choice is None for choice in state.choices):
            coming = memories[0].coming(state.rules.shape, state.age, state.turn)
            assert all(known is not None for known in coming)


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_a_sampled_state_fits_all_that_the_seat_knows(variant: Variant) -> None:
    random, tried = Random(1), 0
    for game, state, memories in positions(variant, 5):
        seat = state.owing[0]
        if state.prompts[seat] != Prompt.CARD or random.random() < 0.7:
            continue
        tried += 1
        view = game.view_for(state, seat)
        dealt = sample(view, memories[seat], game.rules, random)
        assert dealt.cities[seat].hand == list(view.hand)
        for other, (city, true) in enumerate(zip(dealt.cities, state.cities, strict=True)):
            assert len(city.hand) == len(true.hand)
            assert city.built == true.built
            assert (city.coins, city.shields, city.made) == (true.coins, true.shields, true.made)
            known = memories[seat].hands[other]
            assert known is None or Counter(city.hand) <= Counter(known)
        assert len(dealt.discards) == len(state.discards)
        assert Counter(map(type, all_cards(dealt))) == Counter(map(type, all_cards(state)))
        if state.age < 3:  # which guilds are in the box nobody knows
            assert Counter(all_cards(dealt)) == Counter(all_cards(state))
        for player in dealt.owing:
            game.step(dealt, game.legal(dealt, player)[0], SeededChance(0))
    assert tried > 10


def all_cards(state: State) -> list[str]:
    cards = list(state.discards)
    for city in state.cities:
        cards += [*city.hand, *city.built, *city.under_stages]
    return cards


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_features_of_a_view_are_those_of_the_whole_state(variant: Variant) -> None:
    features = ClassicFeatures(found(variant).rules)
    for game, state, memories in positions(variant, 6):
        seat = state.owing[0]
        view = game.view_for(state, seat)
        coming = memories[seat].coming(state.rules.shape, state.age, state.turn)
        shown = open_state(view, game.rules)
        whole = features.shared(state, seat, state.cities[seat].hand, coming)
        assert features.shared(shown, seat, view.hand, coming) == whole
        assert features.own(shown, seat) == features.own(state, seat)
        assert max(whole.rows) < features.rows
        assert len(whole.numbers) == features.shared_numbers


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_points_in_the_features_are_those_of_the_score_sheet(variant: Variant) -> None:
    features = ClassicFeatures(found(variant).rules)
    for game, state, _ in positions(variant, 7):
        copies = {"olympia"} if not variant.agreed.get("edition") else set()
        for seat, sheet in enumerate(sheets(game.rules, state.cities)):
            if state.cities[seat].wonder not in copies:
                wanted = [sheet.points(category) for category in features.categories]
                assert features.points(state, seat) == wanted


def test_the_searching_player_gives_the_same_legal_answer_for_the_same_question() -> None:
    game, search = searching(Variant("classic", 3, {}), Budget(samples=2, best=3))
    for number, (_, state, memories) in enumerate(positions(Variant("classic", 3, {}), 8)):
        if number % 9 == 0:
            seat = state.owing[0]
            view = game.view_for(state, seat)
            answers = {search.choose(view, memories[seat], Random(2)) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= {*view.legal}


def test_a_question_that_nobody_waits_for_any_more_is_answered_without_a_search() -> None:
    game, search = searching(Variant("classic", 3, {}), Budget())
    _, state, memories = next(positions(Variant("classic", 3, {}), 9))
    view = game.view_for(state, 0)
    given_up = search.choose(view, memories[0], Random(1), stale=lambda: True)
    assert given_up == search.brain.choose(view, memories[0], Random(1))


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_what_a_choice_leads_to_does_not_depend_on_what_was_tried_before(variant: Variant) -> None:
    game, search = searching(variant, Budget(depth=2))
    for number, (_, state, memories) in enumerate(positions(variant, 10)):
        view = game.view_for(state, state.owing[0])
        if number % 13 == 0 and looks_ahead(view):
            commands = view.legal[:3]
            deals = [
                next(search.deals(view, memories[view.seat], Random(number))) for _ in range(2)
            ]
            there = [deals[0].after(command) for command in commands]
            back = [deals[1].after(command) for command in reversed(commands)]
            assert there == back[::-1]


def test_the_others_choose_alike_whatever_the_own_seat_does() -> None:
    variant = Variant("classic", 4, {})
    (game, search), alike = searching(variant, Budget(depth=2)), 0
    for number, (_, state, memories) in enumerate(positions(variant, 11)):
        view = game.view_for(state, state.owing[0])
        if number % 13 == 0 and looks_ahead(view):
            deal = next(search.deals(view, memories[view.seat], Random(number)))
            deal.after(deal.usual)
            others = [seat for seat in range(4) if seat != view.seat]
            usual = [deal.others.answer(deal.state, seat) for seat in others]
            for command in view.legal[:2]:
                deal.after(command)
                assert [deal.others.answer(deal.state, seat) for seat in others] == usual
            poor = deal.state.copy()
            for seat in others:
                poor.cities[seat].coins = 0  # what they cannot pay they do not choose
            answers = [deal.others.answer(poor, seat) for seat in others]
            assert all(a in legal(poor, s) for a, s in zip(answers, others, strict=True))
            alike += sum(map(eq, answers, usual))
    assert alike


def test_a_larger_table_gets_fewer_deals() -> None:
    samples = []
    for players in (3, 4, 7):
        variant = Variant("classic", players, {})
        game, search = searching(variant, Budget())
        _, state, _ = next(positions(variant, 12))
        samples.append(search.samples(game.view_for(state, 0), 6))
    assert samples[0] == samples[1] > samples[2] > 0


def damaged(data: bytes) -> Iterator[tuple[str, bytes]]:
    head, _, body = data[len(MAGIC) :].partition(b"\n")
    yield "not a file of weights", b"PK" + data
    yield "the header is damaged", MAGIC + b"{\n" + body
    yield "the header is damaged", MAGIC + b"[" * 100_000 + b"\n" + body
    yield "the sizes are damaged", MAGIC + head.replace(b'"rows": ', b'"rows": -') + b"\n" + body
    yield "the sizes are too large", MAGIC + head.replace(b'"rows": ', b'"rows": 9') + b"\n" + body
    yield "the weights are damaged", MAGIC + head + b"\n" + body[:-40]
    yield "the weights are damaged", MAGIC + head + b"\n" + body[:5000] + b"x" + body[5001:]


def test_a_damaged_file_of_weights_is_refused_by_its_fault() -> None:
    data = resource_path("ai", "classic.net").read_bytes()
    schema = str(read_weights(data)[0]["schema"])
    read_network(data, schema)
    for fault, broken in damaged(data):
        with pytest.raises(NetworkError, match=fault):
            read_network(broken, schema)
    with pytest.raises(NetworkError, match="other features"):
        read_network(data, "0" * 16)


def test_the_chance_of_winning_lies_between_none_and_certain() -> None:
    assert chance(0) == 0.5
    assert 0 < chance(-50) < chance(-2) < chance(2) < chance(50) <= 1
    assert chance(2) == pytest.approx(0.8808, abs=0.001)
