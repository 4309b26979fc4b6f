"""Which cards a seat has seen: true, complete, and of what that seat may know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.shown.seen_cards import SeenCards, seen_cards
from sevenwonders_qt.session.match import Match
from tests.ai.matches import with_hidden_cards_permuted
from tests.computers import choose
from tests.session.play import BOX

TABLES = [(DEFAULT, 3), (Options(Edition.SECOND), 5), (DEFAULT, 7)]


def moments(options: Options, players: int) -> Iterator[tuple[Match[Classic], int]]:
    """Every seat before its choice, all along a match of players at random."""
    seats = [SeatSpec(f"P{seat}", "random") for seat in range(players)]
    setup = Setup.random(players)
    match: Match[Any] = Match.start(BOX.classic(options, players), seats, setup, "seen")
    while not match.is_over:
        city = match.owing[0]
        seat = match.player_of(city)
        yield match, seat
        match.submit(choose("random", match.view(city), match.game.rules, match.player_seed(seat)))


def seen_by(match: Match[Classic], seat: int) -> SeenCards:
    memory, events = match.memory(seat), match.events_for(seat)
    return seen_cards(match.game.rules, match.view(seat), memory, events)


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_card_that_another_holds_is_where_it_is_said_to_be(
    options: Options, players: int
) -> None:
    known = 0
    for match, seat in moments(options, players):
        seen = seen_by(match, seat)
        loose = Counter(seen.rest) + Counter(seen.pool)
        for hand in seen.hands:
            held = Counter(match.state.cities[hand.seat].hand)
            assert held <= Counter(hand.cards)
            assert held.total() == hand.size
            known += hand.size
        for other in seen.unknown:
            held = Counter(match.state.cities[other].hand)
            assert held <= loose
            loose -= held
        assert seat not in {*seen.unknown, *(hand.seat for hand in seen.hands)}
    assert known > 50


def test_when_all_hands_went_by_no_hand_is_unknown() -> None:
    for match, seat in moments(DEFAULT, 3):
        seen = seen_by(match, seat)
        if match.state.turn >= 4:
            assert not seen.unknown
            hands = Counter(card for city in match.state.cities for card in city.hand)
            assert not {*seen.rest, *seen.pool} & {*hands}  # these went face down unseen


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing(options: Options, players: int) -> None:
    random = Random(5)
    compared = 0
    for number, (match, seat) in enumerate(moments(options, players)):
        if number % 4:
            continue
        game = match.game
        past = [
            (
                [game.redact(event, seat) for event in step.events],
                with_hidden_cards_permuted(step.state, seat, random),
            )
            for step in match.steps
        ]
        other = with_hidden_cards_permuted(match.state, seat, random)
        events = [event for events, _ in past for event in events]
        memory = game.memory_for(past, seat)
        again = seen_cards(game.rules, game.view_for(other, seat), memory, events)
        assert again == seen_by(match, seat)
        compared += 1
    assert compared > 10
