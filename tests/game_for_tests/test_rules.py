"""The rules of Stairs: steps, crowns, three rounds, and hands that only their seats see."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match
from tests.game_for_tests.rules import (
    PLAYERS,
    RULES,
    CardLaid,
    CrownWon,
    Lay,
    MatchEnded,
    RoundDealt,
    Setup,
    Stairs,
    State,
)

GAME = Stairs()


def dealt(*hands: tuple[int, ...], first: int = 0) -> State:
    """A match in which these hands were dealt."""
    state = GAME.empty()
    chance = FixedChance([[first], [card for hand in hands for card in hand]])
    GAME.open(state, Setup(len(hands)), chance)
    return state


def played(players: int, seed: str) -> tuple[State, list[Event]]:
    state, chance = GAME.empty(), SeededChance(seed)
    events = [*GAME.open(state, Setup(players), chance)]
    while not GAME.is_over(state):
        (seat,) = state.owing
        events += GAME.step(state, GAME.legal(state, seat)[0], chance)
    return state, events


def test_a_card_higher_than_the_one_before_it_is_a_step() -> None:
    state = dealt((5, 6, 7, 8), (1, 9, 10, 11))
    assert GAME.step(state, Lay(0, 5), FixedChance()) == [CardLaid(0, 5, 0)]
    assert GAME.step(state, Lay(1, 9), FixedChance()) == [CardLaid(1, 9, 1)]
    assert GAME.step(state, Lay(0, 6), FixedChance()) == [CardLaid(0, 6, 0)]


def test_the_highest_card_of_a_round_brings_a_crown_and_the_next_seat_begins() -> None:
    state = dealt((5, 6, 7, 8), (1, 9, 10, 11))
    for mine, theirs in ((5, 1), (6, 9), (7, 10)):
        GAME.step(state, Lay(0, mine), FixedChance())
        GAME.step(state, Lay(1, theirs), FixedChance())
    GAME.step(state, Lay(0, 8), FixedChance())
    _, crown, deal = GAME.step(state, Lay(1, 11), FixedChance())
    assert crown == CrownWon(1, 11, 3)
    assert isinstance(deal, RoundDealt)
    assert deal.first == 1
    assert GAME.scores(state)[1] == {"steps": 3, "crowns": 3, "total": 6}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_ends_after_three_rounds_and_folds_again_from_its_journal(players: int) -> None:
    state, events = played(players, f"whole {players}")
    assert sum(isinstance(event, RoundDealt) for event in events) == 3
    assert isinstance(events[-1], MatchEnded)
    again = GAME.empty()
    for event in events:
        stored = GAME.codec.decode(GAME.codec.encode(event))
        assert stored == event
        assert GAME.can_follow(again, stored)
        GAME.evolve(again, stored)
    assert again == state
    assert GAME.can_wait(again)


def test_what_cannot_be_laid_is_refused_and_nothing_changes() -> None:
    state = dealt((5, 6, 7, 8), (1, 9, 10, 11))
    before = state.copy()
    for command, reason in (
        (Lay(1, 9), "not_asked"),
        (Lay(0, 9), "card_not_held"),
        (Lay(7, 9), "no_such_seat"),
    ):
        with pytest.raises(IllegalCommand, match=reason):
            GAME.step(state, command, FixedChance())
    assert state == before


def test_nobody_plays_alone_or_with_five() -> None:
    for players in (1, 5):
        with pytest.raises(ImpossibleSetup):
            RULES.make({}, players)


def test_a_view_is_the_same_whatever_the_others_hold() -> None:
    mine, *others = (5, 6, 7, 8), (1, 9, 10, 11), (2, 3, 4, 12)
    hidden = [card for hand in others for card in hand]
    views = {
        repr(GAME.view_for(dealt(mine, order[:4], order[4:]), 0))
        for order in [*permutations(hidden)][::997]
    }
    assert len(views) == 1


def test_a_deal_is_told_to_each_seat_without_the_hands_of_others() -> None:
    deal = RoundDealt(((5, 6, 7, 8), (1, 9, 10, 11)), 0)
    assert GAME.redact(deal, 0) == RoundDealt(((5, 6, 7, 8), (0, 0, 0, 0)), 0)
    assert GAME.redact(deal, -1) == RoundDealt(((0,) * 4,) * 2, 0)


def test_a_deal_with_a_card_twice_or_of_another_box_cannot_begin() -> None:
    assert GAME.could_begin([RoundDealt(((5, 6, 7, 8), (1, 9, 10, 11)), 1)])
    for wrong in (((5, 6, 7, 8), (5, 9, 10, 11)), ((5, 6, 7, 8), (1, 9, 10, 21))):
        state = GAME.empty()
        assert not GAME.can_follow(state, RoundDealt(wrong, 0))


def kept(folder: Path) -> Path:
    """The journal of a match that was played to its end."""
    seats = [SeatSpec(name, "rules") for name in ("Ana", "Bruno", "Clara")]
    match = Match.start(GAME, seats, Setup(3), "kept", folder)
    while not match.is_over:
        match.submit(match.legal(match.owing[0])[0])
    assert match.journal_path is not None
    return match.journal_path


@pytest.mark.parametrize(
    ("true", "forged"),
    [
        ('"points":0', '"points":7'),
        ('"points":3', '"points":30'),
        ('"event":"CardLaid","seat":0', '"event":"CardLaid","seat":9'),
        ('"event":"CrownWon"', '"event":"ThroneWon"'),
    ],
)
def test_a_forged_journal_is_refused_with_what_is_wrong(
    tmp_path: Path, true: str, forged: str
) -> None:
    path = kept(tmp_path)
    assert Match.replay(lambda variant: GAME, path).is_over
    text = path.read_text(encoding="utf-8").replace(" ", "")
    assert true in text
    path.write_text(text.replace(true, forged), encoding="utf-8")
    with pytest.raises(JournalError):
        Match.replay(lambda variant: GAME, path)
