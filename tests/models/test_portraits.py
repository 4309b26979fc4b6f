"""Every seat of a match has a portrait of its own, and some look what they are."""

from __future__ import annotations

import itertools

import pytest

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.portraits import (
    EMPTY,
    FREE_CITY,
    OF_TEMPERAMENT,
    OTHERS,
    portraits,
)
from sevenwonders_qt.models.words.terms import with_free_city

PERSON, EVEN = Player.PERSON, Player("casual")


def seats(*players: Player) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"Seat {number}", player) for number, player in enumerate(players))


@pytest.mark.parametrize("count", range(2, 8))
def test_no_two_seats_look_alike_whoever_sits_there(count: int) -> None:
    kinds = (PERSON, EVEN, Player("expert:builder"), Player("skilled:scholar"))
    for players in itertools.product(kinds, repeat=count):
        assert len(set(portraits(seats(*players)))) == count


def test_a_temperament_is_seen_in_the_face() -> None:
    for temperament, portrait in OF_TEMPERAMENT.items():
        assert portraits(seats(PERSON, Player(f"skilled:{temperament}")))[1] == portrait


def test_the_second_of_one_temperament_is_somebody_else() -> None:
    builder = Player("master:builder")
    first, second = portraits(seats(builder, builder))
    assert first == OF_TEMPERAMENT["builder"]
    assert second in OTHERS


def test_people_and_even_players_never_look_like_a_temperament() -> None:
    assert not {*portraits(seats(*(PERSON, EVEN) * 3))} & {*OF_TEMPERAMENT.values()}


def test_the_free_city_has_her_own_face() -> None:
    both = with_free_city(seats(PERSON, EVEN), 3)
    assert portraits(both)[2] == FREE_CITY


@pytest.mark.parametrize("size", ["", "_small", "_emblem"])
def test_each_is_drawn_in_three_sizes(size: str) -> None:
    for portrait in (*OTHERS, *OF_TEMPERAMENT.values(), FREE_CITY, EMPTY):
        assert resource_path("art", "portraits", f"{portrait}{size}.svg").is_file()
