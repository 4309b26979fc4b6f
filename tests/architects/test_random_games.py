"""What holds in every game, whoever plays and however badly.

`random_games` tells how to run these tests over twenty thousand games.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, cycle, pairwise

import pytest

from sevenwonders_qt.ai.levels import REFERENCE
from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    Prompt,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.numbers import CENTRAL, CONFLICT_TOKENS, FACE_UP, HIDDEN
from sevenwonders_qt.games.architects.payment import symbol_sets
from sevenwonders_qt.games.architects.random_play import random_answer, random_command
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.architects.state import State
from tests.architects.random_games import (
    RandomGame,
    another_truth,
    batch,
    in_every_random_game,
)
from tests.computers import ask
from tests.random_moves import snapshot

TURN_ENDS = (ev.TurnBegan, ev.GameEnded)

# --- conservation and the rules that hold at the end of every turn ----------------------------

ASKED = (*REFERENCE, "beginner", "casual:general", "expert:scholar")
"""Players that are asked twice: the reference players, and levels with and without liking."""


def cards_on_the_table(state: State) -> Counter[CardId]:
    """Every card in a deck, before a seat, in the hand that looks through a deck, or discarded."""
    found = Counter(chain(*state.decks))
    found.update(state.discards)
    for city in state.cities:
        found.update(city.cards)
    if state.searched is not None:
        found.update(state.searched.cards)
    return +found


def box(game: Architects, played: RandomGame) -> Counter[CardId]:
    catalogue = game.rules.catalogue
    wonders = (wonder for wonder in played.setup.wonders if wonder is not None)
    return Counter(chain(catalogue.central, *(catalogue.decks[wonder] for wonder in wonders)))


@in_every_random_game
def test_12_no_card_and_no_token_appears_or_gets_lost(game: Architects, first: int) -> None:
    for played in batch(game, first):
        cards = box(game, played)
        tokens = Counter(game.rules.catalogue.token_pile)
        assert cards.total() == 60 + 25 * played.players
        for move in played.moves():
            state = move.after
            assert cards_on_the_table(state) == cards, (played, move.command)
            held = chain(*(city.tokens for city in state.cities))
            assert Counter(chain(state.open_tokens, state.pile, held)) == tokens
            assert 0 <= state.peace <= state.conflict_tokens == CONFLICT_TOKENS[played.players]


@in_every_random_game
def test_12_at_the_end_of_a_turn_nothing_is_left_that_had_to_be_done(
    game: Architects, first: int
) -> None:
    """No stage can be paid for, and no set of green cards is left while there are tokens.

    A token counts only where it forces: by default Engineering does not.
    """
    options = game.rules.options
    forcing = game.rules.doubling if options.economy_forces_build else ()
    forcing += game.rules.mixing if options.engineering_forces_build else ()
    for played in batch(game, first):
        for move in played.moves():
            if not isinstance(move.events[-1], TURN_ENDS):
                continue
            state = move.after
            tokens_left = bool(state.open_tokens or state.pile)
            for seat, city in enumerate(state.cities):
                holding = city.holding
                paying = tuple(token for token in forcing if token in city.tokens)
                if seat != move.before.active:
                    paying = ()  # what a token forces is asked in the own turn alone
                paying = tuple(token for token in paying if token not in used_by(move.before, move))
                assert not game.rules.builds(seat, city.wanted, holding, paying)[0]
                assert not (holding.sets and tokens_left)
                if tokens_left:
                    green = [city.cards[symbol] for symbol in game.rules.catalogue.symbols]
                    assert sum(green) <= 2
                    assert max(green) <= 1
            assert state.agenda == ()
            assert state.peace > 0


def used_by(before: State, move: object) -> tuple[str, ...]:
    """The tokens used in the turn that a move has ended."""
    events = move.events  # type: ignore[attr-defined]
    paid = (t for event in events if isinstance(event, ev.StageBuilt) for t in event.tokens)
    return (*before.used, *paid)


@in_every_random_game
def test_the_sums_kept_for_a_city_are_those_of_what_it_holds(game: Architects, first: int) -> None:
    rules = game.rules
    for played in batch(game, first):
        for move in played.moves():
            city = move.after.cities[move.command.seat]
            stages = rules.catalogue.wonders[city.wonder].stages
            shields = sum(rules.card(card).shields * n for card, n in city.cards.items())
            shields += sum(rules.shields_of(stages[n - 1].effect) for n in city.stages)
            shields += sum(rules.shields_of(rules.catalogue.tokens[t].effect) for t in city.tokens)
            assert city.shields == shields
            assert city.holding.purse == tuple(city.cards[c] for c in rules.catalogue.payers)
            assert city.holding.symbols == tuple(city.cards[c] for c in rules.catalogue.symbols)
            assert city.holding.sets == symbol_sets(city.holding.symbols)
            assert city.paying == tuple(t for t in rules.paying if t in city.tokens)
            assert city.wanted == rules.wanted(city.wonder, city.stages)
            paid = rules.holdings.paid_by(city.holding.purse)
            assert (city.holding.pays, city.holding.pays_helped) == paid
            assert min(city.cards.values()) >= 0
            assert len(set(city.stages)) == len(city.stages)


@in_every_random_game
def test_turns_go_clockwise_and_the_game_ends_with_a_wonder_or_without_cards(
    game: Architects, first: int
) -> None:
    for played in batch(game, first):
        log = played.log()
        turns = [event.seat for event in log if isinstance(event, ev.TurnBegan | ev.TurnPassed)]
        for seat, following in pairwise(turns):
            assert following == (seat - 1) % played.players
        ended, state = log[-1], played.state
        assert ended == state.result
        assert isinstance(ended, ev.GameEnded)
        finished = [seat for seat, city in enumerate(state.cities) if len(city.stages) == 5]
        assert finished in ([], [state.active])
        assert finished or not any(state.decks)
        scores = game.scores(state)
        assert ended.totals == tuple(sheet["total"] for sheet in scores)
        best = max(zip(ended.totals, [len(c.stages) for c in state.cities], strict=True))
        assert ended.winners == tuple(
            seat
            for seat, city in enumerate(state.cities)
            if (ended.totals[seat], len(city.stages)) == best
        )
        for sheet in scores:
            assert list(sheet) == [*Category, "total"]
            assert sum(sheet.values()) == 2 * sheet["total"]
        assert sum(sheet["cat"] for sheet in scores) == (0 if state.cat is None else 2)


# --- deciding and folding ---------------------------------------------------------------------


@in_every_random_game
def test_deciding_changes_nothing_and_says_what_a_step_does(game: Architects, first: int) -> None:
    for played, again in zip(batch(game, first), batch(game, first), strict=True):
        for move, untouched in zip(played.moves(), again.moves(), strict=True):
            assert game.decide(move.before, move.command, move.chance) == move.events
            assert move.before == untouched.before, (played, move.command)


@in_every_random_game
def test_the_events_fold_to_the_state_at_any_time(game: Architects, first: int) -> None:
    """And the version counts them without a gap, and what may be done is the same.

    Read from a file, each is taken for one that can follow, a stage only once.
    """
    for played in batch(game, first, fresh=True):
        folded = game.empty()
        for event in played.opening:
            assert game.can_follow(folded, event)
            game.evolve(folded, event)
        for move in played.moves():
            for event in move.events:
                version = folded.version
                assert game.can_follow(folded, event), (played, event)
                game.evolve(folded, event)
                assert folded.version == version + 1
                assert not (isinstance(event, ev.StageBuilt) and game.can_follow(folded, event))
            assert folded == move.after, (played, move.command)
            assert game.can_wait(folded), (played, move.command)
            seat = folded.active
            assert list(game.legal(folded, seat)) == list(game.legal(move.after, seat))


@in_every_random_game
def test_a_copy_goes_its_own_way(game: Architects, first: int) -> None:
    """Playing on from a copy leaves the original alone."""
    for played in batch(game, first):
        for move in played.moves():
            if random.Random(move.seed).random() < 0.05:
                original = snapshot(move.after)
                clone = move.after.copy()
                assert snapshot(clone) == original
                dice = random.Random(move.seed)
                for _ in range(20):
                    if not game.is_over(clone):
                        game.step(clone, random_command(clone, clone.active, dice), FixedChance())
                assert snapshot(move.after) == original
                assert game.is_over(clone) or snapshot(clone) != original


@in_every_random_game
def test_every_event_survives_being_written_as_json(game: Architects, first: int) -> None:
    for played in batch(game, first):
        for event in played.log():
            again = game.codec.decode(json.loads(json.dumps(game.codec.encode(event))))
            assert again == event
            assert type(again) is type(event)


# --- legal and illegal commands ---------------------------------------------------------------


def conceivable(game: Architects, state: State, seat: Seat) -> Iterator[Command]:
    """Commands around what is possible."""
    catalogue = game.rules.catalogue
    sources = ["", "2", "3", "4", *catalogue.tokens]
    for source in sources:
        for deck in range(-2, len(state.cities) + 1):
            yield TakeCard(seat, deck, source)
            yield LookAtDeck(seat, deck, source)
        yield TakeBothCards(seat, source)
        for place in range(-2, 5):
            yield TakeToken(seat, place, (), source)
    for card in (*catalogue.cards, CardId("no_such_card"), CardId(HIDDEN)):
        yield KeepCard(seat, card)
        for place in range(-1, 4):
            yield TakeToken(seat, place, (card, card))
    for place in range(-1, 4):
        yield TakeToken(seat, place, catalogue.symbols)
    payers = catalogue.payers
    for stage in range(7):
        for count in range(5):
            yield BuildStage(seat, stage, payers[:count])
            yield BuildStage(seat, stage, payers[:count], ("economy",))
            for card in payers:
                yield BuildStage(seat, stage, (card,) * count)
    yield EndTurn(seat)
    yield Command(seat)


Act = Callable[[State, Command, Chance], list[Event]]


def refusal(act: Act, state: State, command: Command) -> str:
    """Why ``act``, to decide or to step, refuses the command; empty when it does not."""
    try:
        events = act(state, command, FixedChance())
    except IllegalCommand as refused:
        return refused.reason or "without a reason"
    return "" if events else "without an event"


@in_every_random_game
def test_what_is_legal_is_accepted_and_nothing_else(game: Architects, first: int) -> None:
    """For the seat that is asked, and for those that are not."""
    for played in batch(game, first):
        chance = random.Random(played.number)
        for move in played.moves():
            state = move.before
            if chance.random() > {Prompt.TAKE: 0.01, Prompt.ACT: 0.04, None: 0}.get(
                state.prompt, 0.2
            ):
                continue
            before = snapshot(state)
            for seat in {state.active, (state.active + 1) % played.players}:
                options = list(game.legal(state, seat))
                assert len(set(options)) == len(options)
                assert bool(options) == (seat in state.owing)
                for command in options:
                    assert not refusal(game.decide, state, command), (played, command)
                # In place, where nothing may change; to decide is the same on a copy.
                for command in set(conceivable(game, state, seat)) - set(options):
                    assert refusal(game.step, state, command), (played, command)
            for seat in (-1, played.players):
                with pytest.raises(IllegalCommand):
                    game.step(state, TakeCard(seat, CENTRAL), FixedChance())
            assert snapshot(state) == before


@in_every_random_game
def test_a_random_answer_is_the_same_from_the_view_as_from_the_state(
    game: Architects, first: int
) -> None:
    for played in batch(game, first):
        for move in played.moves():
            if random.Random(move.seed).random() < 0.1 and not game.is_over(move.after):
                state, seat = move.after, move.after.active
                one, other = random.Random(move.seed), random.Random(move.seed)
                for _ in range(3):
                    answer = random_answer(game.view_for(state, seat), other)
                    assert answer == random_command(state, seat, one)
                assert one.getstate() == other.getstate()


# --- secrecy ----------------------------------------------------------------------------------


@in_every_random_game
def test_no_view_and_no_ai_answer_depends_on_what_its_seat_cannot_see(
    game: Architects, first: int
) -> None:
    asked = cycle(ASKED)  # one at a time: to ask all of them takes as long as all else here
    for played in batch(game, first):
        chance = random.Random(played.number)
        for move in played.moves():
            if chance.random() > (1 if move.after.searched else 0.1):
                continue
            for seat in range(played.players):
                other = another_truth(move.after, seat, chance)
                view, changed = game.view_for(move.after, seat), game.view_for(other, seat)
                assert changed == view
                assert repr(changed) == repr(view)  # not even the order of what is counted
                if seat in move.after.owing:
                    name = next(asked)
                    if name == "search" and view.version % 8:
                        continue  # a tenth of a second each; it has a test of its own, too
                    answers = [
                        ask(name, seen, game.rules, random.Random(7)) for seen in (view, changed)
                    ]
                    assert answers[0] == answers[1]
                    assert answers[0] in view.legal


@in_every_random_game
def test_no_event_shown_to_a_seat_names_what_lies_face_down_for_it(
    game: Architects, first: int
) -> None:
    for played in batch(game, first):
        for event in played.log():
            for seat in range(played.players):
                assert_redacted(event, game.redact(event, seat), seat)


def assert_redacted(event: Event, shown: Event, seat: Seat) -> None:
    assert type(shown) is type(event)
    match event:
        case ev.GameBegan():
            assert isinstance(shown, ev.GameBegan)
            assert [set(deck[1:]) for deck in shown.decks] == [{HIDDEN}] * len(event.decks)
            assert [deck[0] for deck in shown.decks] == [deck[0] for deck in event.decks]
            assert set(shown.central) == {HIDDEN}
            assert set(shown.tokens[FACE_UP:]) == {HIDDEN}
            assert shown.tokens[:FACE_UP] == event.tokens[:FACE_UP]
        case ev.TurnBegan(owner, seen):
            assert isinstance(shown, ev.TurnBegan)
            assert shown.seen == (seen if owner == seat else HIDDEN)
        case ev.DeckSearched(owner, _, cards):
            assert isinstance(shown, ev.DeckSearched)
            assert shown.cards == (cards if owner == seat else (HIDDEN,) * len(cards))
        case ev.CardKept():
            assert isinstance(shown, ev.CardKept)
            assert shown.order[:1] == event.order[:1]
            assert not any(shown.order[1:])
        case _:
            assert shown == event


# --- the games themselves ---------------------------------------------------------------------


def test_the_random_games_come_upon_everything_that_can_happen(game: Architects) -> None:
    """Every event but a pass, every command and prompt, every wonder in every seat."""
    happened: set[object] = set()
    seats = set()
    for number in range(84):
        played = RandomGame(game, number)
        seats |= {*enumerate(played.setup.wonders)}
        happened |= {type(event) for event in played.opening}
        for move in played.moves():
            happened |= {type(event) for event in move.events}
            happened |= {type(move.command), move.after.prompt}
    commands = {TakeCard, TakeBothCards, LookAtDeck, KeepCard, BuildStage, TakeToken, EndTurn}
    assert happened >= ({*ev.EVENTS} - {ev.TurnPassed}) | commands | {*Prompt}
    wonders = list(game.rules.catalogue.wonders)
    assert seats == {(seat, wonder) for seat in range(7) for wonder in wonders}


def test_the_same_number_is_the_same_game(game: Architects) -> None:
    once, again = (RandomGame(game, 11, fresh=True).log() for _ in range(2))
    assert once == again


def test_nobody_else_is_asked_and_nobody_after_the_end(game: Architects) -> None:
    played = RandomGame(game, 4)
    for _ in played.moves():
        pass
    assert played.state.owing == ()
    assert not any(legal(played.state, seat) for seat in range(played.players))
