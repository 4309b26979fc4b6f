"""Wonders and sides that the players choose in turn before the deal."""

import random

import pytest

from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch, Sides, Wonders
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.board_draft import About, BoardDraft, DraftQuestion
from sevenwonders_qt.models.words.names import WONDERS

ALL = tuple(WONDERS)[:7]
PERSON, RULES = Player.PERSON, Player.RULES


def draft(
    *players: Player,
    wonders: Wonders = Wonders.DRAFTED,
    sides: Sides = Sides.SET,
    setup: Setup | None = None,
    seed: str = "seed",
) -> BoardDraft:
    seats = tuple(SeatInfo(f"Player {n}", player) for n, player in enumerate(players))
    wished = setup or Setup.random(len(seats))
    return BoardDraft.of(NewMatch(seats, wished, seed, wonders=wonders, sides=sides), ALL)


def test_each_seat_in_turn_picks_from_the_wonders_left() -> None:
    first = draft(PERSON, PERSON, PERSON)
    assert first.question == DraftQuestion(0, About.WONDER, ALL)
    second = first.answered(ALL[2])
    assert second.question == DraftQuestion(1, About.WONDER, (*ALL[:2], *ALL[3:]))
    third = second.answered(ALL[0])
    assert third.question == DraftQuestion(2, About.WONDER, (ALL[1], *ALL[3:]))
    done = third.answered(ALL[6])
    assert done.question is None
    assert done.setup.wishes == tuple(BoardWish(ALL[n]) for n in (2, 0, 6))


def test_an_answer_leaves_the_draft_before_it_as_it_was() -> None:
    first = draft(PERSON, PERSON, PERSON)
    first.answered(ALL[0])
    assert first.question == DraftQuestion(0, About.WONDER, ALL)


def test_computer_players_pick_at_once_and_the_same_for_the_same_seed() -> None:
    asked = draft(RULES, PERSON, RULES, RULES)
    assert asked.question is not None
    assert asked.question.seat == 1
    assert asked.boards[0].wonder not in (None, *asked.question.choices)
    boards = [
        draft(RULES, PERSON, RULES, RULES).answered(asked.question.choices[0]).setup
        for _ in range(2)
    ]
    assert boards[0] == boards[1]
    assert len({draft(*[RULES] * 4, seed=f"{n}").setup for n in range(20)}) > 10


def test_no_wonder_is_taken_twice_at_any_table() -> None:
    dice = random.Random(3)
    for number in range(200):
        players = dice.choices((PERSON, RULES), k=dice.randrange(2, 8))
        made = draft(*players, sides=dice.choice(tuple(Sides)), seed=f"{number}")
        while made.question is not None:
            made = made.answered(dice.choice(made.question.choices))
        wonders = [wish.wonder for wish in made.setup.wishes]
        assert None not in wonders
        assert len(set(wonders)) == len(players)


def test_sides_are_chosen_once_all_wonders_are_known() -> None:
    made = draft(PERSON, RULES, PERSON, wonders=Wonders.SET, sides=Sides.CHOSEN)
    assert None not in [wish.wonder for wish in made.boards]
    assert made.question == DraftQuestion(0, About.SIDE, ("A", "B"))
    made = made.answered("B")
    assert made.question == DraftQuestion(2, About.SIDE, ("A", "B"))
    made = made.answered("A")
    assert [made.setup.wishes[seat].side for seat in (0, 2)] == ["B", "A"]
    assert made.setup.wishes[1].side in ("A", "B")


def test_wonders_wished_for_stay_when_only_sides_are_chosen() -> None:
    wished = Setup((BoardWish("giza"), BoardWish(), BoardWish("rhodes")))
    made = draft(PERSON, PERSON, PERSON, wonders=Wonders.SET, sides=Sides.CHOSEN, setup=wished)
    assert [made.boards[seat].wonder for seat in (0, 2)] == ["giza", "rhodes"]
    assert made.boards[1].wonder not in (None, "giza", "rhodes")


def test_after_a_draft_sides_are_asked_in_a_second_round() -> None:
    made = draft(PERSON, PERSON, PERSON, sides=Sides.CHOSEN)
    asked = []
    while made.question is not None:
        asked.append((made.question.about, made.question.seat))
        made = made.answered(made.question.choices[0])
    assert asked == [(about, seat) for about in About for seat in range(3)]


def test_a_fixed_side_stays_through_a_draft() -> None:
    made = draft(PERSON, RULES, RULES, setup=Setup((BoardWish(None, "B"),) * 3))
    assert {wish.side for wish in made.answered(ALL[0]).setup.wishes} == {"B"}


def test_nobody_can_pick_the_wonder_of_the_free_city() -> None:
    wished = Setup((BoardWish(), BoardWish()), BoardWish("olympia", "B"))
    made = draft(PERSON, PERSON, setup=wished)
    assert made.question is not None
    assert "olympia" not in made.question.choices
    with pytest.raises(ValueError, match="olympia"):
        made.answered("olympia")
    assert made.answered("giza").answered("rhodes").setup.free_city == wished.free_city


def test_what_is_not_offered_is_refused() -> None:
    made = draft(PERSON, PERSON, PERSON).answered("giza")
    with pytest.raises(ValueError, match="giza"):
        made.answered("giza")
    with pytest.raises(ValueError, match="'A'"):
        made.answered("A")


def test_there_are_no_boards_while_a_question_is_open() -> None:
    with pytest.raises(ValueError, match="not chosen yet"):
        _ = draft(PERSON, RULES, RULES).setup


def test_the_outcome_asks_nobody_any_more() -> None:
    made = draft(RULES, RULES, RULES, sides=Sides.CHOSEN)
    assert made.match.asks_players
    assert not made.outcome.asks_players
    assert made.outcome.setup == made.setup
