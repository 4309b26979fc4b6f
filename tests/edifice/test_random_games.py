"""What must hold in every game with Edifices, whoever plays it and however."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.effects import Produce, Shields
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import edifices_of
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PENALTY
from sevenwonders_qt.games.edifice.state import (
    Debt,
    Pawn,
    Reward,
    Standing,
    has_joined,
    has_pawn,
    projects_of,
)
from tests.classic.offered import only
from tests.classic.random_games import BATCH, GAMES
from tests.edifice.random_games import EdificeGame

EDIFICES = resource_path("data", "edifice", "edifices.toml")

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def batch(first: int, *, fresh: bool = False) -> list[EdificeGame]:
    numbers = range(first, min(first + BATCH, GAMES))
    return [EdificeGame(number, fresh=fresh) for number in numbers]


def pawns_of(state: State, age: int) -> list[Pawn]:
    return [
        piece
        for city in state.cities
        for piece in city.pieces
        if isinstance(piece, Pawn) and piece.age == age
    ]


@in_every_random_game
def test_pawns_are_conserved(first: int) -> None:
    """Those on the card and those that came from it are as many as at the start."""
    for played in batch(first):
        pawns = edifices_of(played.game.rules).pawns[played.players]
        boxed: Counter[int] = Counter()
        for move in played.moves():
            for joined in only(ev.ProjectJoined, move.events):
                boxed[joined.age] += joined.from_box
                assert projects_of(move.before).left[joined.age - 1] > 0
                assert move.before.age == joined.age
            for age, left in enumerate(projects_of(move.after).left, start=1):
                joined_pawns = sum(pawn.joined for pawn in pawns_of(move.after, age))
                assert left >= 0
                assert left + joined_pawns - boxed[age] == pawns
                assert not boxed[age] or left == 0


@in_every_random_game
def test_an_edifice_is_built_when_its_card_is_empty_and_all_holders_are_rewarded(
    first: int,
) -> None:
    for played in batch(first):
        for move in played.moves():
            projects = projects_of(move.after)
            for age in (1, 2, 3):
                empty = projects.left[age - 1] == 0
                if empty:
                    assert projects.standing[age - 1] is Standing.BUILT
                holders = {s for s, c in enumerate(move.after.cities) if has_pawn(c.pieces, age)}
                rewarded = [
                    (seat, piece.edifice)
                    for seat, city in enumerate(move.after.cities)
                    for piece in city.pieces
                    if isinstance(piece, Reward) and piece.edifice == projects.edifices[age - 1]
                ]
                assert len({*rewarded}) == len(rewarded)
                assert {seat for seat, _ in rewarded} == (holders if empty else set())


@in_every_random_game
def test_nobody_participates_twice_in_an_age_or_after_it(first: int) -> None:
    for played in batch(first):
        for move in played.moves():
            for joined in only(ev.ProjectJoined, move.events):
                assert not has_joined(move.before.cities[joined.seat].pieces, joined.age)
            for city in move.after.cities:
                ages = [p.age for p in city.pieces if isinstance(p, Pawn) and p.joined]
                assert len({*ages}) == len(ages) <= city.stages


@in_every_random_game
def test_everyone_without_a_pawn_pays_or_takes_a_debt_when_a_project_fails(first: int) -> None:
    for played in batch(first):
        log = played.log()
        absent: dict[int, set[int]] = {}
        holders: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
        age, suffered = 0, Counter[tuple[int, int]]()
        for event in log:
            if isinstance(event, classic.AgeBegan):
                age = event.age
            if isinstance(event, ev.ProjectJoined | ev.PawnGiven):
                holders[event.age].add(event.seat)
            if isinstance(event, ev.ProjectFailed):
                absent[event.age] = {*range(played.players)} - holders[event.age]
            if isinstance(event, ev.PenaltyPaid | ev.DebtTaken):
                suffered[event.age, event.seat] += 1
                assert event.age == age
        assert suffered == Counter((age, seat) for age, seats in absent.items() for seat in seats)


@in_every_random_game
def test_a_debt_is_taken_only_when_the_penalty_cannot_be_paid(first: int) -> None:
    """Judged by the data file and what lies before the seat, without the rules of the game."""
    for played in batch(first):
        project = ""
        for move in played.moves():
            state = move.before.copy()
            for event in move.events:
                if isinstance(event, ev.ProjectFailed):
                    project = event.edifice
                elif isinstance(event, ev.DebtTaken | ev.PenaltyPaid | ev.PenaltyAsked):
                    ways = ways_by_hand(played, state.cities[event.seat], PENALTIES[project])
                    check_penalty(event, ways)
                played.game.evolve(state, event)


Given = tuple[int, str | None, tuple[int, ...]]
"""Coins, a structure, victory tokens from low to high."""

PENALTIES: dict[str, dict[str, Any]] = {
    edifice["id"]: edifice["penalty"]
    for edifice in tomllib.loads(EDIFICES.read_text(encoding="utf-8"))["edifice"]
}


def ways_by_hand(played: EdificeGame, city: City, penalty: dict[str, Any]) -> set[Given]:
    """All that a city could give up in full for a penalty."""
    ((kind, wanted),) = penalty.items()
    if kind == "coins":
        return {(wanted, None, ())} if city.coins >= wanted else set()
    if kind == "card":
        cards = played.game.rules.catalogue.cards
        return {(0, card, ()) for card in city.built if cards[card].colour == wanted}
    assert kind == "victory_tokens"
    won = [token for token in city.tokens if token > 0]
    return {(0, None, tuple(sorted(given))) for given in permutations(won, wanted)}


def check_penalty(event: ev.DebtTaken | ev.PenaltyPaid | ev.PenaltyAsked, ways: set[Given]) -> None:
    if isinstance(event, ev.DebtTaken):
        assert not ways
        assert event.points == {1: -2, 2: -3, 3: -5}[event.age]
    elif isinstance(event, ev.PenaltyAsked):
        assert len(ways) > 1
    else:
        assert (event.coins, event.card, event.tokens) in ways


@in_every_random_game
def test_cards_are_conserved_and_nobody_has_less_than_no_coins(first: int) -> None:
    for played in batch(first):
        dealt: Counter[str] = Counter()
        for move in played.moves():
            state = move.after
            if not dealt or only(classic.AgeBegan, move.events):
                dealt = Counter(cards_of(state))
            assert Counter(cards_of(state)) == dealt
            assert all(city.coins >= 0 for city in state.cities)


def cards_of(state: State) -> list[str]:
    found: list[str] = list(state.discards)
    for city in state.cities:
        found += [*city.hand, *city.built, *city.under_stages]
    return found


@in_every_random_game
def test_the_sums_of_a_city_are_those_of_what_stands_in_it(first: int) -> None:
    """Also after a structure was lost."""
    for played in batch(first):
        catalogue, market = played.game.rules.catalogue, played.game.rules.market
        for _ in played.moves():
            pass
        for city in played.state.cities:
            effects = [e for card in city.built for e in catalogue.cards[card].effects]
            effects += [e for stage in city.raised for e in stage.effects]
            effects += [e for piece in city.pieces for e in piece.effects]
            assert city.shields == sum(e.shields for e in effects if isinstance(e, Shields))
            makes = [e.options for e in effects if isinstance(e, Produce)]
            sells = [e.options for e in effects if isinstance(e, Produce) and e.for_sale]
            assert city.made == market.made_by([(city.board.resource,), *makes])
            assert city.sold == market.made_by([(city.board.resource,), *sells])
            assert city.names == {catalogue.cards[card].name for card in city.built}
            colours = Counter(catalogue.cards[card].colour for card in city.built)
            assert +Counter(city.colours) == colours


def again(game: Classic, event: Event) -> Event:
    """The event as it is read from a file."""
    read = game.codec.decode(json.loads(json.dumps(game.codec.encode(event))))
    assert read == event
    return read


@in_every_random_game
def test_the_log_alone_leads_to_the_same_states_and_survives_storage(first: int) -> None:
    for played in batch(first, fresh=True):
        game, state = played.game, played.game.empty()
        for event in played.opening:
            game.evolve(state, again(game, event))
        for move in played.moves():
            for event in move.events:
                game.evolve(state, again(game, event))
            assert state == move.after
        totals = tuple(sheet["total"] for sheet in game.scores(state))
        assert state.result is not None
        assert state.result.totals == totals


@in_every_random_game
def test_scores_add_up_and_debts_are_those_that_lie_there(first: int) -> None:
    for played in batch(first):
        for _ in played.moves():
            pass
        for city, points in zip(played.state.cities, played.game.scores(played.state), strict=True):
            rows = {row: value for row, value in points.items() if row != "total"}
            assert [*rows][-2:] == ["edifice", "debt"]
            assert sum(rows.values()) == points["total"]
            assert points["debt"] == sum(p.points for p in city.pieces if isinstance(p, Debt))
            assert points["debt"] <= 0 <= points["edifice"]


@in_every_random_game
def test_deciding_leaves_the_state_alone_and_agrees_with_stepping(first: int) -> None:
    for played in batch(first):
        for move in played.moves():
            before = move.before.copy()
            assert played.game.decide(before, move.command, move.chance) == move.events
            assert before == move.before


@in_every_random_game
def test_views_tell_nothing_of_hidden_choices_and_events_are_redacted_by_all_tables(
    first: int,
) -> None:
    for played in batch(first)[:2]:
        game = played.game
        for move in played.moves():
            for event in move.events:
                for seat in range(played.players):
                    shown = game.redact(event, seat)
                    if isinstance(shown, classic.CardChosen) and event.seat != seat:  # type: ignore[attr-defined]
                        assert (shown.option, shown.alternative, shown.card) == ("", 0, "")
                    if isinstance(event, ev.EVENTS):
                        assert shown == event


def test_the_random_games_come_upon_everything_that_can_happen() -> None:
    happened: set[object] = set()
    edifices: set[str] = set()
    standing: set[tuple[int, Standing]] = set()
    for number in range(150):
        played = EdificeGame(number)
        happened |= {type(event) for event in played.opening}
        for move in played.moves():
            happened |= {type(event) for event in move.events} | {*move.after.prompts}
            happened |= {c.option for c in move.events if isinstance(c, classic.CardChosen)}
        projects = projects_of(played.state)
        edifices |= {*projects.edifices}
        standing |= {*enumerate(projects.standing, start=1)}
    assert happened >= {*ev.EVENTS, PENALTY, PARTICIPATE}
    assert len(edifices) == 15
    sides = {Standing.BUILT, Standing.FAILED}
    assert standing == {(age, side) for age in (1, 2, 3) for side in sides}
