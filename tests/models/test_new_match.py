"""What is set on the new-game page, turned into a match to start."""

from dataclasses import replace

from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.boxes import switches
from sevenwonders_qt.models.new_match import (
    DEFAULT_SEATS,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    new_match,
    too_few_for,
)
from sevenwonders_qt.models.seats import Player

NAMES = ("Ana", "Caio", "Nara", "Lívia")
WISHED = (
    SeatWish("Ana", Player.PERSON, "giza", "B"),
    SeatWish("Caio", Player.RULES, "rhodes"),
    SeatWish("Nara", Player.RULES, None, "A"),
)


def test_a_learning_game_is_on_side_a_for_all_whatever_else_was_wished() -> None:
    table = TableWish(WISHED, sides=Sides.CHOSEN, options=Options(one_by_one=True))
    match = new_match(table, NAMES[:3], "x")
    assert {wish.side for wish in match.setup.wishes} == {"A"}
    assert match.setup.wishes[0].wonder == "giza"
    assert match.options.one_by_one
    assert not match.asks_players


def test_the_free_city_of_a_learning_game_is_on_side_a_too() -> None:
    table = TableWish(WISHED[:2], BoardWish("olympia", "B"), options=Options(one_by_one=True))
    assert new_match(table, NAMES[:2], "x").setup.free_city == BoardWish("olympia", "A")


def test_what_the_players_choose_is_left_open() -> None:
    drafted = new_match(TableWish(WISHED, wonders=Wonders.DRAFTED), NAMES[:3], "x")
    assert drafted.setup.wishes == (BoardWish(None, "B"), BoardWish(), BoardWish(None, "A"))
    chosen = new_match(TableWish(WISHED, sides=Sides.CHOSEN), NAMES[:3], "x")
    assert chosen.setup.wishes == (BoardWish("giza"), BoardWish("rhodes"), BoardWish())
    assert drafted.asks_players
    assert chosen.asks_players


def test_the_free_city_counts_with_two_seats_only() -> None:
    wish = BoardWish("olympia", "B")
    assert new_match(TableWish(WISHED[:2], wish), NAMES[:2], "x").setup.free_city == wish
    assert new_match(TableWish(WISHED, wish), NAMES[:3], "x").setup.free_city == BoardWish()


def test_the_free_city_leaves_a_wonder_to_the_player_who_has_it() -> None:
    table = TableWish(WISHED[:2], BoardWish("rhodes", "B"))
    assert table.available_only().free_city == BoardWish(None, "B")
    assert replace(table, wonders=Wonders.DRAFTED).available_only().free_city.wonder == "rhodes"


def test_two_seats_play_the_first_edition_only() -> None:
    second = Options(Edition.SECOND)
    assert TableWish(WISHED[:2]).possible
    assert TableWish(WISHED, options=second).possible
    assert not TableWish(WISHED[:2], options=second).possible


def test_a_rematch_keeps_everything_but_the_deal() -> None:
    options = Options(Edition.SECOND, copied_guild_counts=False)
    match = new_match(TableWish(DEFAULT_SEATS, options=options), NAMES, "old")
    assert match.again("new") == replace(match, seed="new")


def test_in_a_rotated_rematch_everyone_moves_to_the_left_and_the_boards_stay() -> None:
    match = new_match(TableWish(WISHED), NAMES[:3], "old")
    rotated = match.again("new", rotated=True)
    # The left neighbour of a seat is the one before it.
    assert [seat.name for seat in rotated.seats] == ["Caio", "Nara", "Ana"]
    assert rotated.setup == match.setup
    back = rotated.again("b", rotated=True).again("old", rotated=True)
    assert back == match


# The surprise -------------------------------------------------------------------------------------


SURPRISE = TableWish(DEFAULT_SEATS, surprise=True)


def test_a_surprise_draws_one_or_two_boxes_by_the_seed() -> None:
    found = [new_match(SURPRISE, NAMES, str(number)) for number in range(40)]
    assert found == [new_match(SURPRISE, NAMES, str(number)) for number in range(40)]
    assert {len(match.drawn) for match in found} == {1, 2}
    assert {name for match in found for name in match.drawn} == {box.name for box in switches()}
    for match in found:
        assert match.options.expansions == match.drawn
        assert match.variant.agreed["expansions"] == [*match.drawn]


def test_a_surprise_leaves_the_boxes_that_were_chosen_and_draws_others() -> None:
    chosen = replace(SURPRISE, options=Options(expansions=("leaders",)))
    for number in range(20):
        match = new_match(chosen, NAMES, str(number))
        assert "leaders" in match.options.expansions
        assert match.drawn
        assert "leaders" not in match.drawn
    everything = Options(expansions=tuple(box.name for box in switches()))
    whole = new_match(replace(SURPRISE, options=everything), NAMES, "x")
    assert (whole.options, whole.drawn) == (everything, ())


def test_a_surprise_draws_no_box_that_so_many_cannot_play() -> None:
    for number in range(20):
        match = new_match(replace(SURPRISE, seats=WISHED[:2]), NAMES[:2], str(number))
        assert not too_few_for(match.drawn, 2)


def test_a_rematch_draws_again_and_keeps_the_boxes_that_were_chosen() -> None:
    chosen = replace(SURPRISE, options=Options(expansions=("leaders",)))
    first = new_match(chosen, NAMES, "first")
    for number in range(20):
        again = first.again(str(number), rotated=True)
        assert replace(again, seats=first.seats) == new_match(chosen, NAMES, str(number))
