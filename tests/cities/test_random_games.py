"""What must hold in every game with Cities, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.cities.pieces import debts, has_diplomacy
from sevenwonders_qt.games.cities.prices import terms
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import RAW, RESOURCES, Resource
from sevenwonders_qt.games.classic.offer import Offered, card_offer, stage_offer
from sevenwonders_qt.games.classic.prices import (
    Buy,
    FromBoard,
    Make,
    Rebate,
    Term,
    Waive,
    WaiveAll,
)
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import explained, sheets
from tests.cities.random_games import CitiesGame
from tests.classic.random_games import BATCH, GAMES
from tests.random_moves import check_refolded
from tests.truths import other_truth

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def batch(first: int, *, fresh: bool = False) -> list[CitiesGame]:
    numbers = range(first, min(first + BATCH, GAMES))
    return [CitiesGame(number, fresh=fresh) for number in numbers]


@in_every_random_game
def test_the_log_alone_leads_to_the_same_states_and_survives_storage(first: int) -> None:
    for played in batch(first, fresh=True):
        check_refolded(played)
        state, game = played.state, played.game
        for seat in range(played.players):
            view = game.view_for(state, seat)
            assert [one.total for one in sheets(game.rules, view.cities)] == [*state.result.totals]


@in_every_random_game
def test_losses_are_paid_or_owed_to_the_last_coin_and_no_city_has_less_than_none(
    first: int,
) -> None:
    for played in batch(first):
        owed = [0] * played.players
        for move in played.moves():
            state, demanded = move.after, Counter[Seat]()
            for event in move.events:
                if isinstance(event, ev.DebtsGiven):
                    for seat in event.to:
                        owed[seat] += event.debts
                elif isinstance(event, ev.LossesDemanded):
                    for demand in event.demands:
                        demanded.update(dict(enumerate(demand.coins)))
                elif isinstance(event, ev.LossPaid):
                    owed[event.seat] += event.debts
                    due = demanded[event.seat] or losses_of(move.before).due(event.seat)
                    assert event.coins + event.debts == due
            assert [debts(city) for city in state.cities] == owed
            assert all(city.coins >= 0 for city in state.cities)
            assert not any(losses_of(state).demands) or LOSS in state.prompts
        for seat, number in enumerate(owed):
            assert played.game.scores(played.state)[seat]["city_debts"] == -number


@in_every_random_game
def test_cities_under_diplomacy_have_no_conflict_and_put_a_token_back(first: int) -> None:
    for played in batch(first):
        held = [0] * played.players
        for move in played.moves():
            for event in move.events:
                if isinstance(event, ev.DiplomacyTaken):
                    held[event.seat] += 1
                elif isinstance(event, classic.ConflictResolved):
                    assert not held[event.left]
                    assert not held[event.right]
                elif isinstance(event, ev.DiplomacySpent):
                    held[event.seat] -= 1
            tokens = [has_diplomacy(city) for city in move.after.cities]
            assert tokens == [number > 0 for number in held]


@in_every_random_game
def test_deciding_leaves_the_state_alone_and_agrees_with_stepping(first: int) -> None:
    for played in batch(first)[:3]:
        for move in played.moves():
            before = move.before.copy()
            assert played.game.decide(before, move.command, move.chance) == move.events
            assert before == move.before


@in_every_random_game
def test_every_number_of_the_sheet_is_explained(first: int) -> None:
    for played in batch(first):
        for _ in played.moves():
            pass
        rules, cities = played.game.rules, played.state.cities
        for plain, sheet in zip(sheets(rules, cities), explained(rules, cities), strict=True):
            assert sheet.by_category() == plain.by_category()
            assert {line.category for line in sheet.lines} <= {*sheet.categories}


# Secrets -----------------------------------------------------------------------------------------


@in_every_random_game
def test_a_view_does_not_change_with_what_is_hidden(first: int) -> None:
    for played in batch(first)[:3]:
        game, dice = played.game, Random(first)
        for count, move in enumerate(played.moves()):
            state = move.after
            if state.result is not None or (count % 4 and not any(losses_of(state).chosen)):
                continue
            for seat in range(len(state.cities)):
                other = other_truth(game, state, seat, dice)
                assert game.view_for(other, seat) == game.view_for(state, seat), (played, count)


@in_every_random_game
def test_no_event_shows_what_another_seat_pays_before_all_pay(first: int) -> None:
    for played in batch(first)[:2]:
        for move in played.moves():
            for event in move.events:
                if isinstance(event, ev.LossChosen):
                    for seat in range(played.players):
                        shown = played.game.redact(event, seat)
                        hidden = ev.LossChosen(event.seat, None)
                        assert shown == (event if seat == event.seat else hidden)


# Payments against trying everything ---------------------------------------------------------------

Bill = tuple[int, int, int]
"""Coins to the left, the right and the bank, without printed coins."""


def all_bills(state: State, seat: Seat, cost: tuple[int, ...], found: list[Term]) -> set[Bill]:
    """Every undominated way to pay: each unit is put down to one source of all there are."""
    if any(isinstance(term, WaiveAll) for term in found):
        return {(0, 0, 0)}
    city, cities = state.cities[seat], len(state.cities)
    left, right = (seat - 1) % cities, (seat + 1) % cities
    units = [resource for resource, n in zip(RESOURCES, cost, strict=True) for _ in range(n)]
    able = {
        source: [raw + more for raw in goods.raw.vectors for more in goods.manufactured.vectors]
        for source, goods in (
            ("own", city.made),
            ("left", state.left_of(seat).sold),
            ("right", state.right_of(seat).sold),
        )
    }
    special = [term for term in found if not isinstance(term, Rebate)]
    rebates = {term.seat: term.coins for term in found if isinstance(term, Rebate)}
    sources: list[str | int] = [*able, *range(len(special))]
    bills: set[Bill] = set()
    for chosen in product(sources, repeat=len(units)):
        bill = _bill_of(units, chosen, able, special, city.discounts, {left: 0, right: 0, -1: 0})
        if bill is not None:
            for side, coins in rebates.items():
                bill[side] = max(0, bill[side] - coins)
            bills.add((bill[left], bill[right], bill[-1]))
    kept = {bill for bill in bills if sum(bill) <= city.coins}
    return {
        b
        for b in kept
        if not any(o != b and all(x <= y for x, y in zip(o, b, strict=True)) for o in kept)
    }


def _bill_of(
    units: list[Resource],
    chosen: tuple[str | int, ...],
    able: dict[str, list[tuple[int, ...]]],
    special: list[Term],
    discounts: int,
    bill: dict[int, int],
) -> dict[int, int] | None:
    """The coins by receiver when each unit comes from its source; None if that is impossible."""
    taken = {source: Counter[Resource]() for source in able}
    left, right, _ = bill
    for unit, source in zip(units, chosen, strict=True):
        if isinstance(source, str):
            taken[source][unit] += 1
            if source != "own":
                bit = (0 if unit in RAW else 2) + (source == "right")
                bill[left if source == "left" else right] += 1 if discounts >> bit & 1 else 2
            continue
        if chosen.count(source) > 1:
            return None
        match special[source]:
            case Waive(options=options) | Make(options=options):
                if unit not in options:
                    return None
            case Buy(options=options, coins=coins, receiver=receiver):
                if unit not in options:
                    return None
                bill[receiver] += coins
            case FromBoard(seat=seller, resource=resource, coins=coins):
                if unit != resource:
                    return None
                bill[seller] += coins
                taken["left" if seller == left else "right"][unit] += 1
    for source, wanted in taken.items():
        if not any(
            all(vector[RESOURCES.index(u)] >= n for u, n in wanted.items())
            for vector in able[source]
        ):
            return None
    return bill


def asked(played: CitiesGame) -> Iterator[tuple[State, Seat]]:
    """The positions in which a seat with savings of black cards plays a card."""
    for count, move in enumerate(played.moves()):
        state, seat = move.before, move.command.seat
        if count % 2 == 0 and state.prompts[seat] == Prompt.CARD:
            card = played.game.rules.catalogue.cards[state.cities[seat].hand[0]]
            if any(terms(state, seat, card)) or any(terms(state, seat, None)):
                yield state, seat


def test_payments_with_all_savings_at_once_are_those_that_trying_everything_finds() -> None:
    seen: Counter[str] = Counter()
    for number in range(0, 90, 2):
        played = CitiesGame(number)
        cards, rules = played.game.rules.catalogue.cards, played.game.rules
        for state, seat in asked(played):
            city = state.cities[seat]
            plays = [p for p in played.game.legal(state, seat) if isinstance(p, Play)]
            plays = [play for play in plays if not play.option]
            for name in {*city.hand}:
                card = cards[name]
                chained = any(source in city.names for source in card.chains_from)
                if chained or card.name in city.names or sum(card.cost.resources) > 4:
                    continue
                found = [term for more in rules.terms for term in more(state, seat, card)]
                bills = all_bills(state, seat, card.cost.resources, found)
                due = {bill for bill in bills if sum(bill) <= city.coins - card.cost.coins}
                paid = {
                    (p.to_left, p.to_right, p.to_bank)
                    for p in plays
                    if (p.card, p.use, p.way) == (name, Use.BUILD, Way.COST)
                }
                assert paid == due, (played, seat, name, found)
                seen.update(type(term).__name__ for term in found if due)
            stages = city.board.stages[city.stages :]
            if stages and sum(stages[0].cost.resources) <= 4:
                found = [term for more in rules.terms for term in more(state, seat, None)]
                bills = all_bills(state, seat, stages[0].cost.resources, found)
                due = {bill for bill in bills if sum(bill) <= city.coins - stages[0].cost.coins}
                paid = {
                    (p.to_left, p.to_right, p.to_bank)
                    for p in plays
                    if (p.card, p.use) == (city.hand[0], Use.STAGE)
                }
                assert paid == due, (played, seat, "stage", found)
                seen.update(type(term).__name__ for term in found if due)
    names = {kind.__name__ for kind in (Make, FromBoard, Rebate, WaiveAll)}
    assert names <= {*seen}, seen


def test_offers_name_the_source_of_each_unit() -> None:
    offered = 0
    for number in range(0, 40, 2):
        played = CitiesGame(number)
        for state, seat in asked(played):
            view = played.game.view_for(state, seat)
            for card in view.hand:
                offer = card_offer(played.game.rules, view, card)
                for payment in () if offer.state is Offered.CHAIN else offer.payments:
                    units = payment.purchase
                    cost = sum(played.game.rules.catalogue.cards[card].cost.resources)
                    sources = (units.own, units.left, units.right, units.others)
                    assert sum(map(len, sources)) == cost
                    offered += 1
            stage_offer(played.game.rules, view)
    assert offered > 100


def test_the_random_games_come_upon_everything_that_can_happen() -> None:
    happened: set[type] = set()
    built: set[str] = set()
    for number in range(60):
        played = CitiesGame(number)
        for move in played.moves():
            happened |= {type(event) for event in move.events}
        built |= {card for city in played.state.cities for card in city.built}
    assert happened >= {*ev.EVENTS}
    cards = CitiesGame(0).game.rules.catalogue.cards.values()
    assert {card.id for card in cards if card.colour == "black"} <= built
