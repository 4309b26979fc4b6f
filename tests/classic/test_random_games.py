"""What holds in every game, whoever plays and however badly.

`random_games` tells how to run these tests over ten thousand games.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from itertools import chain

from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.effects import Produce, Shields, TradeDiscount
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS
from tests.classic.random_games import (
    TABLES,
    RandomGame,
    another_truth,
    batch,
    in_every_random_game,
)
from tests.random_moves import snapshot

# --- conservation -----------------------------------------------------------------------------


def cards_on_the_table(state: State) -> Counter[CardId]:
    """Every card in a hand, in a city, under a stage or in the pile."""
    cities = state.cities
    lying = (pile for city in cities for pile in (city.hand, city.built, city.under_stages))
    return Counter(chain(state.discards, *lying))


@in_every_random_game
def test_no_card_appears_or_gets_lost(first: int) -> None:
    """What was dealt so far lies on the table, and each Age deals its deck."""
    for played in batch(first):
        game = played.game
        dealt = Counter(
            card
            for event in played.opening
            if isinstance(event, ev.AgeBegan)
            for card in chain(*event.hands)
        )
        for move in played.moves():
            for event in move.events:
                if isinstance(event, ev.AgeBegan):
                    deal = Counter(chain(*event.hands))
                    dealt += deal
                    deck = Counter(game.rules.catalogue.deck(event.age, played.cities))
                    guilds = deal - deck
                    assert deal - guilds == deck, played
                    assert guilds <= Counter(game.rules.catalogue.guilds)
                    assert guilds.total() == (played.cities + 2 if event.age == 3 else 0)
            assert cards_on_the_table(move.after) == dealt, (played, move.command)


def flow(event: Event, cities: int) -> tuple[Counter[Seat], int]:
    """Coins that each seat gains (or, below zero, pays), and what the bank gains by the event."""
    gains: Counter[Seat] = Counter()
    if isinstance(event, ev.CardBuilt | ev.StageBuilt):
        gains[event.seat] -= event.to_bank + event.to_left + event.to_right
        gains[(event.seat - 1) % cities] += event.to_left
        gains[(event.seat + 1) % cities] += event.to_right
    elif isinstance(event, ev.CardSold | ev.CoinsGained):
        gains[event.seat] += event.coins
    elif isinstance(event, ev.CoinsSetAside):
        gains[event.seat] -= event.coins
    elif isinstance(event, ev.CoinsTakenUp):
        gains[event.seat] += event.coins
    return gains, -gains.total()


@in_every_random_game
def test_coins_move_between_cities_and_the_bank_only_as_the_events_say(first: int) -> None:
    """Nobody ever owes the bank, and nothing is paid below zero."""
    for played in batch(first):
        game = played.game
        state = game.empty()
        bank = 0
        for event in played.log():
            coins = [city.coins for city in state.cities]
            game.evolve(state, event)
            if isinstance(event, ev.GameBegan):
                bank = -sum(city.coins for city in state.cities)
                continue
            gains, to_bank = flow(event, played.cities)
            bank += to_bank
            after = [city.coins for city in state.cities]
            assert after == [held + gains[seat] for seat, held in enumerate(coins)], event
            assert sum(after) + bank == 0
            assert min(after) >= 0
            assert all(
                getattr(event, name, 0) >= 0 for name in ("to_bank", "to_left", "to_right", "coins")
            )


@in_every_random_game
def test_the_sums_kept_for_a_city_are_those_of_its_cards_and_stages(first: int) -> None:
    for played in batch(first):
        game = played.game
        for move in played.moves():
            if move.command.seat:
                continue
            for city in move.after.cities:
                assert_sums(game, city)


def assert_sums(game: Classic, city: City) -> None:
    cards = [game.rules.catalogue.cards[card] for card in city.built]
    stages = city.board.stages[: city.stages]
    effects = [effect for card in cards for effect in card.effects]
    effects += [effect for stage in stages for effect in stage.effects]
    made = [(city.board.resource,)] + [e.options for e in effects if isinstance(e, Produce)]
    sold = made[:1] + [e.options for e in effects if isinstance(e, Produce) and e.for_sale]
    discounts = {
        DISCOUNT_BITS[e.goods, side]
        for e in effects
        if isinstance(e, TradeDiscount)
        for side in e.neighbours
    }
    assert city.shields == sum(e.shields for e in effects if isinstance(e, Shields))
    assert city.names == {card.name for card in cards}
    assert len(city.names) == len(cards)
    assert Counter(city.colours) == Counter(card.colour for card in cards)
    assert city.made == game.rules.market.made_by(made)
    assert city.sold == game.rules.market.made_by(sold)
    assert city.discounts == sum(discounts)


@in_every_random_game
def test_a_game_has_eighteen_turns_and_three_rounds_of_conflict(first: int) -> None:
    for played in batch(first):
        game = played.game
        log = played.log()
        turns = [event.turn for event in log if isinstance(event, ev.TurnBegan)]
        assert turns == [1, 2, 3, 4, 5, 6] * 3
        fights = [event for event in log if isinstance(event, ev.ConflictResolved)]
        assert len(fights) == 3 * played.cities
        tokens = [token for city in played.state.cities for token in city.tokens]
        assert 2 * tokens.count(DEFEAT) == len(tokens)
        ended = log[-1]
        assert ended == played.state.result
        assert isinstance(ended, ev.GameEnded)
        scores = game.scores(played.state)
        assert ended.totals == tuple(sheet["total"] for sheet in scores)
        ranks = [
            (total, city.coins)
            for total, city in zip(ended.totals, played.state.cities, strict=True)
        ][: played.players]
        assert ended.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        for sheet in scores:
            assert sum(sheet.values()) == 2 * sheet["total"]


# --- deciding and folding ---------------------------------------------------------------------


@in_every_random_game
def test_deciding_changes_nothing_and_says_what_a_step_does(first: int) -> None:
    for played, again in zip(batch(first), batch(first), strict=True):
        game = played.game
        for move, untouched in zip(played.moves(), again.moves(), strict=True):
            assert game.decide(move.before, move.command, move.chance) == move.events
            assert move.before == untouched.before, (played, move.command)


@in_every_random_game
def test_the_events_fold_to_the_state_at_any_time(first: int) -> None:
    """And the version counts them without a gap.

    Read from a file, each would be taken for one that can follow.
    """
    for played in batch(first, fresh=True):
        game = played.game
        folded = game.empty()
        for event in played.opening:
            assert game.can_follow(folded, event)
            game.evolve(folded, event)
        count = len(played.opening)
        for move in played.moves():
            for event in move.events:
                assert game.can_follow(folded, event), (played, event)
                game.evolve(folded, event)
                count += 1
                assert folded.version == count
            assert folded == move.after, (played, move.command)
            assert game.can_wait(folded), (played, move.command)


@in_every_random_game
def test_a_copy_goes_its_own_way(first: int) -> None:
    """Playing on from a copy leaves the original alone, and the other way round."""
    for played in batch(first):
        game = played.game
        for move in played.moves():
            if random.Random(move.seed).random() < 0.05:
                original = snapshot(move.after)
                clone = move.after.copy()
                assert snapshot(clone) == original
                play_some(game, clone, move.seed)
                assert snapshot(move.after) == original
                assert game.is_over(clone) or snapshot(clone) != original


def play_some(game: Classic, state: State, seed: str) -> None:
    chance = random.Random(seed)
    for _ in range(20):
        if not game.is_over(state):
            seat = chance.choice(state.owing)
            game.step(state, chance.choice(game.legal(state, seat)), CHANCE)


Act = Callable[[State, Command, Chance], list[Event]]

CHANCE = FixedChance()
"""Chance that leaves things in their order."""


# --- legal and illegal commands ---------------------------------------------------------------


def conceivable(state: State, seat: Seat) -> Iterator[Command]:
    """Commands around what is possible: cards here and elsewhere, all uses, ways and payments."""
    cards = set(state.cities[seat].hand)
    cards |= {CardId("palace"), CardId("no_such_card"), ev.HIDDEN}
    cards |= set(state.discards[-2:]) | set(state.cities[seat - 1].hand[:1])
    for card in cards:
        for use in Use:
            for way in Way.members:
                for split in ((0, 0), (1, 0), (0, 2), (2, 2), (-1, 1), (4, 0), (60, 0)):
                    yield Play(seat, card, use, way, *split)
        yield PickDiscard(seat, card)
    yield PickDiscard(seat, None)
    yield TakeBack(seat)
    yield Command(seat)


def refusal(act: Act, state: State, command: Command) -> str:
    """Why ``act``, to decide or to step, refuses the command; empty when it does not."""
    try:
        events = act(state, command, CHANCE)
    except IllegalCommand as refused:
        return refused.reason or "without a reason"
    return "" if events else "without an event"


@in_every_random_game
def test_what_is_legal_is_accepted_and_nothing_else(first: int) -> None:
    """For the seat that is asked, for those that are not, and for those that are not there.

    A refused command leaves the state as it was, also when it is carried out in place.
    """
    for played in batch(first):
        game = played.game
        chance = random.Random(played.number)
        for move in played.moves():
            state = move.before
            special = {*state.prompts} - {None, Prompt.CARD}
            if chance.random() > (0.1 if special else 0.012):
                continue
            before = snapshot(state)
            for seat in range(played.cities):
                legal = list(game.legal(state, seat))
                assert len(set(legal)) == len(legal)
                assert bool(legal) or seat not in state.owing
                for command in legal:
                    assert not refusal(game.decide, state, command), (played, command)
                # In place: a copy for each of a thousand refusals would take half of the time.
                for command in set(conceivable(state, seat)) - set(legal):
                    assert refusal(game.step, state, command), (played, command)
            for seat in (-1, played.cities):
                assert refusal(game.step, state, Play(seat, CardId("altar"), Use.SELL))
            assert snapshot(state) == before


# --- storing ----------------------------------------------------------------------------------


@in_every_random_game
def test_every_event_survives_being_written_as_json(first: int) -> None:
    for played in batch(first):
        game = played.game
        for event in played.log():
            stored = json.dumps(game.codec.encode(event))
            again = game.codec.decode(json.loads(stored))
            assert again == event
            assert type(again) is type(event)


# --- secrecy ----------------------------------------------------------------------------------


@in_every_random_game
def test_no_view_depends_on_what_its_seat_cannot_see(first: int) -> None:
    for played in batch(first):
        game = played.game
        chance = random.Random(played.number)
        for move in played.moves():
            special = {*move.after.prompts} - {None, Prompt.CARD, Prompt.FREE_CITY}
            if chance.random() > (1 if special else 0.15):
                continue
            for seat in range(played.cities):
                other = another_truth(game, move.after, seat, chance)
                assert game.view_for(other, seat) == game.view_for(move.after, seat)


def hidden_cards(event: Event, seat: Seat) -> set[CardId]:
    """The cards named in the event that lie face down for the seat."""
    if isinstance(event, ev.AgeBegan):
        return {c for s, hand in enumerate(event.hands) if s != seat for c in hand} - {
            *event.hands[seat]
        }
    face_down = ev.CardChosen | ev.StageBuilt | ev.CardSold | ev.LeftoverDiscarded | ev.PileDrawn
    if isinstance(event, face_down) and event.seat != seat:
        return {event.card}
    return set()


def words(stored: object) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(stored, dict):
        return {word for value in stored.values() for word in words(value)}
    if isinstance(stored, list):
        return {word for value in stored for word in words(value)}
    return {stored} if isinstance(stored, str) else set()


@in_every_random_game
def test_no_event_shown_to_a_seat_names_a_card_that_lies_face_down_for_it(first: int) -> None:
    for played in batch(first):
        game = played.game
        for event in played.log():
            for seat in range(played.players):
                shown = game.codec.encode(game.redact(event, seat))
                assert not words(shown) & hidden_cards(event, seat), (event, seat)


@in_every_random_game
def test_a_choice_shown_to_others_says_no_more_than_that_it_was_made(first: int) -> None:
    """Neither its card, nor its use, nor what is paid."""
    for played in batch(first):
        game = played.game
        for event in played.log():
            if isinstance(event, ev.CardChosen):
                secret = ev.CardChosen(event.seat, CardId("x"), Use.STAGE, Way.CHAIN, 7, 8, 9)
                for seat in set(range(played.players)) - {event.seat}:
                    assert game.redact(event, seat) == game.redact(secret, seat)
                assert game.redact(event, event.seat) == event


@in_every_random_game
def test_events_about_open_things_are_shown_as_they_are(first: int) -> None:
    """Whatever is hidden from nobody reaches everybody unchanged."""
    for played in batch(first):
        game = played.game
        for event in played.log():
            for seat in range(played.players):
                if not hidden_cards(event, seat):
                    assert game.redact(event, seat) == event


# --- the games themselves ---------------------------------------------------------------------


def test_the_random_games_come_upon_everything_that_can_happen() -> None:
    """Every event, every use of a card, every way to build, every kind of question."""
    happened: set[object] = set()
    boards: set[tuple[Classic, ev.BoardDealt]] = set()
    for number in range(150):
        played = RandomGame(number)
        boards |= {(played.game, board) for board in played.opening[0].boards}  # type: ignore[attr-defined]
        happened |= {type(event) for event in played.opening}
        for move in played.moves():
            happened |= {type(event) for event in move.events} | {*move.after.prompts}
            for event in move.events:
                if isinstance(event, ev.CardChosen):
                    happened.add(event.use)
                if isinstance(event, ev.CardBuilt):
                    happened.add(event.way)
    assert happened >= {*ev.EVENTS, *Use, *Way.members, *Prompt}
    for game, _ in (TABLES[number] for number in range(len(TABLES))):
        seen = {(board.wonder, board.side) for table, board in boards if table is game}
        assert seen == {*game.rules.catalogue.boards}


def test_the_same_number_is_the_same_game() -> None:
    assert RandomGame(11, fresh=True).log() == RandomGame(11, fresh=True).log()


def test_a_snapshot_looks_into_everything_that_can_change() -> None:
    """Otherwise the tests above would prove little."""
    for kind in (State, City):
        assert is_dataclass(kind)
    state = RandomGame(3).state
    before = snapshot(state)
    state.cities[1].hand.append(CardId("altar"))
    assert snapshot(state) != before
    state.cities[1].hand.pop()
    assert snapshot(state) == before
    state.cities[0].names.add("altar")
    assert snapshot(state) != before
