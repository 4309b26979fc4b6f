"""What must hold in every game with leaders, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import RAW, RESOURCES, Produce, Resource, Shields
from sevenwonders_qt.games.classic.offer import card_offer, stage_offer
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import explained, sheets
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.commands import LeaderPrompt, UseLeader
from sevenwonders_qt.games.leaders.effects import (
    BuyFromBank,
    CheaperColour,
    CheaperStages,
    ShieldsPerDefeat,
)
from sevenwonders_qt.games.leaders.module import leaders_of
from sevenwonders_qt.games.leaders.pieces import Buried, recruited
from sevenwonders_qt.games.leaders.state import Once, hands_of
from tests.classic.random_games import BATCH, GAMES
from tests.leaders.random_games import LeadersGame
from tests.random_moves import check_refolded
from tests.truths import other_truth

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def batch(first: int, *, fresh: bool = False) -> list[LeadersGame]:
    numbers = range(first, min(first + BATCH, GAMES))
    return [LeadersGame(number, fresh=fresh) for number in numbers]


def leaders_in(state: State) -> Counter[CardId]:
    """All leaders that are somewhere, but for those that were sold or went away."""
    hands = hands_of(state)
    found = Counter((*hands.pile, *hands.row))
    for seat, city in enumerate(state.cities):
        found.update(hands.hands[seat])
        found.update(hands.kept[seat])
        found.update(piece.leader for piece in recruited(city))
        found.update(piece.leader for piece in city.pieces if isinstance(piece, Buried))
        known = leaders_of(state.rules).all
        found.update(card for card in city.under_stages if card in known)
    return found


@in_every_random_game
def test_leaders_and_cards_are_conserved_and_nobody_has_less_than_no_coins(first: int) -> None:
    for played in batch(first):
        pile = Counter(leaders_of(played.game.rules).pile)
        gone: Counter[CardId] = Counter()
        dealt: Counter[str] = Counter()
        for move in played.moves():
            state = move.after
            for event in move.events:
                if isinstance(event, classic.CardSold) and event.card in pile:
                    gone[event.card] += 1
                elif isinstance(event, ev.LeadersLeft):
                    gone.update(event.leaders)
            assert leaders_in(state) + gone == pile
            assert not {*state.discards} & {*pile}
            cards = cards_of(state, {*pile})
            if any(isinstance(event, classic.AgeBegan) for event in move.events):
                dealt = cards
            assert not state.age or cards == dealt
            assert all(city.coins >= 0 for city in state.cities)
            assert not any(state.prompts) or played.game.can_wait(state)


def cards_of(state: State, leaders: set[CardId]) -> Counter[str]:
    found = Counter(state.discards)
    for city in state.cities:
        found.update([*city.hand, *city.built, *(c for c in city.under_stages if c not in leaders)])
    return found


@in_every_random_game
def test_the_sums_of_a_city_are_those_of_what_is_in_it(first: int) -> None:
    """Also after a leader was buried."""
    for played in batch(first):
        catalogue, market = played.game.rules.catalogue, played.game.rules.market
        for _ in played.moves():
            pass
        for city in played.state.cities:
            effects = [*city.board.effects]
            effects += [e for card in city.built for e in catalogue.cards[card].effects]
            effects += [e for stage in city.raised for e in stage.effects]
            effects += [e for piece in city.pieces for e in piece.effects]
            assert city.shields == sum(e.shields for e in effects if isinstance(e, Shields))
            per = sum(e.shields for e in effects if isinstance(e, ShieldsPerDefeat))
            assert played.game.rules.shields(city) == city.shields + per * city.tokens.count(-1)
            makes = [e.options for e in effects if isinstance(e, Produce)]
            assert city.made == market.made_by([*city.board.makes, *makes])
            kinds = (CheaperColour, CheaperStages, BuyFromBank)
            lasting = Counter(e for e in effects if isinstance(e, kinds))
            assert Counter(p for p in city.powers if isinstance(p, kinds)) == lasting
            assert not hands_of(played.state).due


@in_every_random_game
def test_the_log_alone_leads_to_the_same_states_and_survives_storage(first: int) -> None:
    for played in batch(first, fresh=True):
        check_refolded(played)


@in_every_random_game
def test_deciding_leaves_the_state_alone_and_agrees_with_stepping(first: int) -> None:
    for played in batch(first):
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
        told = zip(sheets(rules, cities), explained(rules, cities), strict=True)
        for seat, (plain, sheet) in enumerate(told):
            assert sheet.by_category() == plain.by_category()
            assert {line.category for line in sheet.lines} <= {*sheet.categories}
            for line in sheet.lines:
                if line.category == "leaders":
                    assert line.points == line.count * line.each
                    assert line.card in leaders_of(rules).all
            graves = [p.points for p in cities[seat].pieces if isinstance(p, Buried)]
            buried = [line.points for line in sheet.lines if line.reason == "buried"]
            assert sorted(graves) == sorted(buried)


@in_every_random_game
def test_a_view_does_not_change_with_what_is_hidden(first: int) -> None:
    for played in batch(first)[:3]:
        game, dice = played.game, Random(first)
        for count, move in enumerate(played.moves()):
            state = move.after
            if state.result is not None or count % 3:
                continue
            for seat in range(len(state.cities)):
                other = other_truth(game, state, seat, dice)
                assert game.view_for(other, seat) == game.view_for(state, seat), (played, count)


@in_every_random_game
def test_no_event_shows_a_hidden_leader(first: int) -> None:
    for played in batch(first)[:2]:
        game = played.game
        for move in played.moves():
            for event in move.events:
                for seat in range(played.players):
                    shown = game.redact(event, seat)
                    if isinstance(event, ev.LeaderKept) and event.seat != seat:
                        assert shown == ev.LeaderKept(event.seat, classic.HIDDEN)
                    if isinstance(event, ev.LeaderChosen) and event.seat != seat:
                        assert repr(event.choice.card) not in repr(shown)
                    if isinstance(event, ev.LeadersDrawn | ev.LeadersLeft) and event.seat != seat:
                        assert not any(shown.leaders)  # type: ignore[attr-defined]
                    if isinstance(event, classic.StageBuilt | classic.CardSold):
                        assert event.seat == seat or shown.card == classic.HIDDEN  # type: ignore[attr-defined]


# Payments against trying everything ---------------------------------------------------------------

Bill = tuple[int, int, int]
"""Coins to the left, the right and the bank, without printed coins."""


def all_bills(state: State, seat: Seat, cost: tuple[int, ...], waived: int) -> set[Bill]:
    """Every undominated way to pay: each unit is made, bought, saved, or had from the bank."""
    city = state.cities[seat]
    units = [resource for resource, n in zip(RESOURCES, cost, strict=True) for _ in range(n)]
    banks = [power.coins for power in city.powers if isinstance(power, BuyFromBank)]
    if (seat, Once.BANK) in hands_of(state).done:
        banks = []
    sellers = {
        "own": city.made,
        "left": state.left_of(seat).sold,
        "right": state.right_of(seat).sold,
    }
    able = {
        source: [raw + more for raw in goods.raw.vectors for more in goods.manufactured.vectors]
        for source, goods in sellers.items()
    }
    found: set[Bill] = set()
    for chosen in product([*able, "saved", "bank"], repeat=len(units)):
        if chosen.count("saved") > waived or chosen.count("bank") > len(banks):
            continue
        bill = {"left": 0, "right": 0}
        for source in able:
            wanted = Counter(
                unit for unit, place in zip(units, chosen, strict=True) if place == source
            )
            if not any(_covers(vector, wanted) for vector in able[source]):
                break
            if source != "own":
                bill[source] = sum(
                    n * _price(city.discounts, unit, source) for unit, n in wanted.items()
                )
        else:
            found.add((bill["left"], bill["right"], sum(sorted(banks)[: chosen.count("bank")])))
    purse = city.coins
    kept = {b for b in found if sum(b) <= purse}
    return {
        b
        for b in kept
        if not any(o != b and all(x <= y for x, y in zip(o, b, strict=True)) for o in kept)
    }


def _beats(one: Bill, other: Bill) -> bool:
    return one != other and all(x <= y for x, y in zip(one, other, strict=True))


def _covers(vector: tuple[int, ...], wanted: Counter[Resource]) -> bool:
    return all(vector[RESOURCES.index(unit)] >= n for unit, n in wanted.items())


def _price(discounts: int, unit: Resource, side: str) -> int:
    bit = (0 if unit in RAW else 2) + (side == "right")
    return 1 if discounts >> bit & 1 else 2


def test_payments_with_every_discount_are_those_that_trying_everything_finds() -> None:
    seen: Counter[str] = Counter()
    for number in range(0, 60, 3):
        played = LeadersGame(number)
        cards = played.game.rules.catalogue.cards
        for count, move in enumerate(played.moves()):
            state = move.before
            seat = move.command.seat
            if count % 4 or seat >= state.players or not _has_discounts(state, seat):
                continue
            city, legal = state.cities[seat], played.game.legal(state, seat)
            plays = [c.play if isinstance(c, UseLeader) else c for c in legal]
            plays = [play for play in plays if isinstance(play, Play) and not play.option]
            stages = city.board.stages[city.stages :]
            if stages and sum(stages[0].cost.resources) <= 4:
                waived = sum(isinstance(p, CheaperStages) for p in city.powers)
                cost, coins = stages[0].cost.resources, stages[0].cost.coins
                expected = _within(all_bills(state, seat, cost, waived), city.coins - coins)
                hand = {play.card for play in plays if play.use is Use.SELL}
                for card in hand if state.prompts[seat] in (Prompt.CARD, LeaderPrompt.USE) else ():
                    found = {
                        (p.to_left, p.to_right, p.to_bank)
                        for p in plays
                        if (p.card, p.use, p.alternative) == (card, Use.STAGE, 0)
                    }
                    assert found == expected, (played, count, card)
                    seen["stage"] += waived
            if state.prompts[seat] != Prompt.CARD or state.players == 2:
                continue
            for name in {*city.hand}:
                card = cards[name]
                chained = any(source in city.names for source in card.chains_from)
                if chained or card.name in city.names or sum(card.cost.resources) > 4:
                    continue
                waived = sum(p == CheaperColour(card.colour) for p in city.powers)
                bills = all_bills(state, seat, card.cost.resources, waived)
                expected = _within(bills, city.coins - card.cost.coins)
                found = {
                    (p.to_left, p.to_right, p.to_bank)
                    for p in plays
                    if (p.card, p.use, p.way) == (name, Use.BUILD, Way.COST)
                }
                assert found == expected, (played, count, name)
                seen["card"] += waived
                seen["bank"] += any(bill[2] for bill in found)
    assert min(seen["stage"], seen["card"], seen["bank"]) > 0, seen


def _within(bills: set[Bill], coins: int) -> set[Bill]:
    return {bill for bill in bills if sum(bill) <= coins}


def _has_discounts(state: State, seat: Seat) -> bool:
    kinds = (BuyFromBank, CheaperColour, CheaperStages)
    return any(isinstance(power, kinds) for power in state.cities[seat].powers)


def test_offers_with_discounts_name_the_source_of_each_unit() -> None:
    offered = 0
    for number in range(0, 40, 2):
        played = LeadersGame(number)
        for count, move in enumerate(played.moves()):
            seat = move.command.seat
            if count % 5 or not _has_discounts(move.before, seat):
                continue
            view = played.game.view_for(move.before, seat)
            rules = played.game.rules
            for card in view.hand if view.prompt == Prompt.CARD else ():
                for payment in card_offer(rules, view, card).payments:
                    offered += bool(payment.purchase.others)
            stage_offer(rules, view)
    assert offered > 10


def test_the_random_games_come_upon_everything_that_can_happen() -> None:
    happened: set[object] = set()
    leaders: set[str] = set()
    for number in range(150):
        played = LeadersGame(number)
        happened |= {type(event) for event in played.opening}
        for move in played.moves():
            happened |= {type(event) for event in move.events} | {*move.after.prompts}
        for city in played.state.cities:
            leaders |= {piece.leader for piece in recruited(city)}
    assert happened >= {*ev.EVENTS, *LeaderPrompt}
    six = {"caligula", "diocletian", "octavia", "arsinoe", "aspasia", "darius", "semiramis"}
    assert leaders == {*leaders_of(LeadersGame(0).game.rules).all} - six
