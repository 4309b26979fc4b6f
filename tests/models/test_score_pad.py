"""The score pad: examples with numbers worked by hand, ties, limits and what is kept."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_history import PadHistory
from sevenwonders_qt.models.shown.records import paper_results
from sevenwonders_qt.models.shown.score_pad import (
    NOT_A_NUMBER,
    NOT_NEGATIVE,
    TOO_HIGH,
    TOO_LOW,
    Refused,
    ScorePad,
    entered,
    expansions,
    limits,
    names,
    pad_of,
    paper_game,
)
from sevenwonders_qt.models.words.pad import oddities, played_with, winners_text
from tests.more_boxes import more_boxes

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def pad(*entries: dict[str, int], game: str = "classic", boxes: tuple[str, ...] = ()) -> ScorePad:
    """A pad with these numbers for Ana, Bia, Caio ..."""
    players = tuple(
        PadPlayer(name, "", "", numbers)
        for name, numbers in zip(("Ana", "Bia", "Caio", "Davi"), entries, strict=False)
    )
    return ScorePad(game, boxes, players)


def test_the_example_of_the_rulebook() -> None:
    """Tokens of 6, 14 coins, a wonder of 10, blue cards of 13, a yellow one of 4."""
    numbers = {"military": 6, "treasury": 14, "wonder": 10, "civil": 13, "commerce": 4}
    found = pad(numbers, {})
    assert [found.points(0, row) for row in found.rows] == [6, 4, 10, 13, 0, 4, 0]
    assert found.total(0) == 37
    symbols = {"compass": 3, "gear": 2, "tablet": 1}
    assert pad({**numbers, **symbols}, {}).total(0) == 37 + 21
    assert pad({**numbers, **symbols, "free": 1}, {}).total(0) == 37 + 31


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (14, 4), (60, 20)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert pad({"treasury": coins}, {}).total(0) == points


def test_every_box_brings_its_rows_and_debts_come_once() -> None:
    base = ("military", "treasury", "wonder", "civil", "science", "commerce", "guild")
    assert ScorePad().rows == base
    for boxes, more in (
        (("edifice",), ("edifice", "debt")),
        (("leaders",), ("leaders",)),
        (("cities",), ("cities", "debt")),
        (("armada",), ("islands", "naval")),
        (expansions(), ("edifice", "debt", "leaders", "cities", "islands", "naval")),
    ):
        assert ScorePad(expansions=boxes).rows == base + more


def test_a_box_brings_its_rows_by_its_words_alone_and_two_may_share_one() -> None:
    boxes = more_boxes(len(BOXES) + 2)
    use_words(boxes, GAMES)
    first, second = (name for name in boxes if name not in BOXES)
    found = ScorePad(expansions=(first, second))
    assert found.rows[-3:] == (first, "toll", second)
    assert len({*found.rows}) == len(found.rows)
    found = found.with_entry(0, first, 7).with_entry(0, "toll", entered("toll", "4"))
    assert [found.points(0, row) for row in found.rows[-3:]] == [7, -4, 0]
    assert found.total(0) == 3


def test_all_boxes_at_once_add_up() -> None:
    numbers = {"military": -3, "treasury": 5, "wonder": 20, "civil": 25, "compass": 1, "tablet": 1}
    numbers |= {"edifice": 6, "debt": -4, "leaders": 9, "cities": 4, "islands": 7, "naval": -3}
    found = pad(numbers, {}, boxes=expansions())
    assert found.total(0) == -3 + 1 + 20 + 25 + 2 + 6 - 4 + 9 + 4 + 7 - 3


def test_numbers_of_a_box_put_aside_stay_and_do_not_count() -> None:
    found = pad({"leaders": 9, "civil": 1, "compass": 1, "most": 1}, {}, boxes=("leaders",))
    assert found.total(0) == 9 + 1 + 4
    without = found.with_expansion("leaders", on=False)
    assert without.total(0) == 1 + 1
    assert without.with_expansion("leaders", on=True) == found


def test_architects_are_scored_by_their_own_rows() -> None:
    numbers = {"stage_points": 26, "stages": 5, "cat": 1, "blue": 11, "victories": 4, "progress": 9}
    found = pad(numbers, {}, game="architects")
    assert found.rows == ("wonder", "cat", "blue", "military", "progress", "stages")
    assert [found.points(0, row) for row in found.categories] == [26, 2, 11, 12, 9]
    assert found.total(0) == 60


def test_coins_break_a_tie_and_equal_coins_share() -> None:
    tied = pad({"civil": 10, "treasury": 2}, {"civil": 10, "treasury": 1}, {"civil": 12})
    assert tied.ranks() == [2, 3, 1]
    shared = pad({"civil": 9, "treasury": 3}, {"civil": 10}, {"civil": 9, "treasury": 3}, {})
    assert shared.ranks() == [1, 3, 1, 4]


def test_stages_break_a_tie_in_architects() -> None:
    found = pad(
        {"blue": 20, "stages": 2},
        {"blue": 14, "cat": 1, "stage_points": 4, "stages": 3},
        {"blue": 20, "stages": 2},
        game="architects",
    )
    assert [found.total(seat) for seat in range(3)] == [20, 20, 20]
    assert found.ranks() == [2, 1, 2]


@pytest.mark.parametrize("text", ["x", "1.5", "1,5", "--2", "1e3", "٣", "5 5", "+", "-", "½"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(Refused) as found:
        entered("military", text)
    assert found.value.key == NOT_A_NUMBER


@pytest.mark.parametrize(
    ("entry", "text", "value"),
    [
        ("military", "-3", -3),
        ("military", "\N{MINUS SIGN}3", -3),
        ("military", "+18", 18),
        ("civil", " 012 ", 12),
        ("debt", "2", -2),
        ("debt", "-2", -2),
        ("naval", "-6", -6),
        ("treasury", "", None),
        ("civil", "0", 0),
    ],
)
def test_numbers_are_understood_as_people_write_them(
    entry: str, text: str, value: int | None
) -> None:
    assert entered(entry, text) == value


@pytest.mark.parametrize(
    "entry", [name for name, allowed in limits().items() if not allowed.signed]
)
def test_only_battles_and_debts_can_be_negative(entry: str) -> None:
    with pytest.raises(Refused) as found:
        entered(entry, "-1")
    assert found.value.key == NOT_NEGATIVE


def test_numbers_beyond_all_reason_are_refused() -> None:
    for entry, allowed in limits().items():
        assert entered(entry, str(allowed.most)) == allowed.most
        if not allowed.always_negative:
            with pytest.raises(Refused) as found:
                entered(entry, str(allowed.most + 1))
            assert found.value.key == TOO_HIGH
        if allowed.signed:
            with pytest.raises(Refused) as low:
                entered(entry, str(allowed.least - 1))
            assert low.value.key == TOO_LOW


def test_a_refused_number_leaves_the_pad_as_it_was() -> None:
    found = pad({"civil": 5}, {})
    with pytest.raises(Refused):
        found.with_entry(0, "civil", 500)
    assert found.value(0, "civil") == 5


def test_empty_cells_are_counted() -> None:
    found = pad({"civil": 0, "gear": 1}, {})
    assert found.missing() == 14 - 2
    assert not found.empty
    assert pad({}, {}).empty


def test_players_come_and_go_between_two_and_seven() -> None:
    found = ScorePad()
    assert len(found.with_count(9).players) == 7
    assert len(found.with_count(1).players) == 2
    two = pad({"civil": 1}, {"civil": 2})
    assert two.without_player(0) == two
    three = pad({"civil": 1}, {"civil": 2}, {"civil": 3}).without_player(1)
    assert [player.name for player in three.players] == ["Ana", "Caio"]


def test_a_new_pad_is_for_the_same_people() -> None:
    found = pad({"civil": 1}, {"civil": 2}, boxes=("edifice",)).cleared()
    assert [player.name for player in found.players] == ["Ana", "Bia"]
    assert found.empty
    assert found.expansions == ("edifice",)


def test_another_game_keeps_the_people_and_drops_what_it_does_not_know() -> None:
    players = (PadPlayer("Ana", "giza", "B"), PadPlayer("Bia", "petra", "A"))
    found = ScorePad("classic", ("cities",), players).with_game("architects")
    assert found.players == (PadPlayer("Ana", "giza"), PadPlayer("Bia"))
    assert found.expansions == ()


def test_wonders_of_other_boxes_come_with_them() -> None:
    assert "siracusa" not in ScorePad().wonders
    assert "siracusa" in ScorePad(expansions=("armada",)).wonders
    assert len(ScorePad("architects").wonders) == 7
    held = ScorePad(players=(PadPlayer("A", "siracusa"), PadPlayer()))
    assert "siracusa" in held.wonders


def test_what_cannot_be_right_is_told_and_stops_nothing() -> None:
    odd = pad({"military": -7, "compass": 5}, {"military": 19})
    assert set(oddities(odd, ("Ana", "Bia"))) == {
        (0, "military"),
        (0, "science"),
        (1, "military"),
    }
    boxed = replace(odd, expansions=("cities", "armada"))
    assert oddities(boxed, ("Ana", "Bia")) == {}
    twice = ScorePad(players=(PadPlayer("Ana", "giza"), PadPlayer("Ana", "giza")))
    assert set(oddities(twice, ("Ana", "Ana"))) == {(0, ""), (1, "")}
    cats = pad({"cat": 1, "stage_points": 4, "stages": 0}, {"cat": 1}, game="architects")
    assert set(oddities(cats, ("Ana", "Bia"))) == {(0, "cat"), (1, "cat"), (0, "stages")}
    few = pad({"edifice": 3}, {}, boxes=("edifice",))
    assert set(oddities(few, ("Ana", "Bia"))) == {(0, "edifice")}


def test_a_pad_is_kept_with_its_points_and_comes_back_as_it_was(tmp_path: Path) -> None:
    numbers = {"military": -1, "treasury": 11, "compass": 3, "free": 1}
    found = pad(numbers, {"civil": 4, "debt": -2}, boxes=("edifice", "leaders"))
    game = pad_files.keep(tmp_path, paper_game(found, ("Ana", "Bia"), NOW))
    assert game.created == "2026-11-21T20:00:00Z"
    assert [player.total for player in game.players] == [-1 + 3 + 16, 2]
    assert [player.rank for player in game.players] == [1, 2]
    assert dict(game.players[0].points) | {"military": -1, "treasury": 3, "science": 16} == dict(
        game.players[0].points
    )
    assert game.path is not None
    assert pad_of(pad_files.read(game.path)) == found
    assert played_with(game) == "Base game, Edifice, Leaders"
    assert winners_text(game) == "Ana has won"


def test_a_pad_opened_from_a_game_keeps_its_time_and_its_file(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, paper_game(pad({"civil": 1}, {}), ("Ana", "Bia"), NOW))
    later = datetime(2027, 1, 1, tzinfo=UTC)
    again = paper_game(pad_of(kept).with_entry(0, "civil", 2), ("Ana", "Bia"), later, kept)
    assert (again.created, again.path) == (kept.created, kept.path)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"expansions": ("babel",)},
        {"players": ()},
    ],
)
def test_a_game_that_the_pad_does_not_know_is_refused(change: dict[str, object]) -> None:
    game = paper_game(pad({}, {}), ("Ana", "Bia"), NOW)
    with pytest.raises(ValueError):
        pad_of(replace(game, **change))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change", [{"entries": {"civil": 500}}, {"entries": {"chess": 1}}, {"wonder": "eiffel"}]
)
def test_a_player_that_the_pad_does_not_know_is_refused(change: dict[str, object]) -> None:
    game = paper_game(pad({}, {}), ("Ana", "Bia"), NOW)
    player = replace(game.players[0], **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        pad_of(replace(game, players=(player, game.players[1])))


def test_names_left_out_are_filled_in() -> None:
    assert names(ScorePad(players=(PadPlayer("Ana"), PadPlayer())), ("1", "2")) == ("Ana", "2")


def test_what_is_typed_in_one_cell_is_one_step_back() -> None:
    first, one, eleven = pad({}, {}), pad({"civil": 1}, {}), pad({"civil": 11}, {})
    history = PadHistory(first)
    assert history.change(one, "cell")
    assert history.change(eleven, "cell")
    assert not history.change(eleven, "cell")
    history.pause()
    history.change(one, "cell")
    assert history.undo()
    assert history.pad == eleven
    assert history.undo()
    assert history.pad == first
    assert not history.undo()
    assert history.redo()
    assert history.pad == eleven


def test_taking_back_goes_to_the_sheet_before_and_to_its_file(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, paper_game(pad({"civil": 1}, {}), ("Ana", "Bia"), NOW))
    history = PadHistory(pad({}, {}))
    history.change(pad({"civil": 7}, {}))
    history.turn_to(pad_of(kept), kept)
    assert history.opened == kept
    history.undo()
    assert history.opened is None
    assert history.pad == pad({"civil": 7}, {})
    history.redo()
    assert history.opened == kept


# Sheets that say less than the pad can count ---------------------------------------------------


def test_points_typed_for_coins_and_science_count_as_they_are() -> None:
    found = pad({"treasury_points": 4, "science_points": 26, "civil": 13}, {})
    assert found.total(0) == 43
    assert found.filled(0, "science")
    assert found.filled(0, "treasury")


def test_typed_points_and_counted_things_take_each_others_place() -> None:
    counted = pad({"compass": 3, "gear": 2, "treasury": 14}, {})
    typed = counted.with_entry(0, "science_points", 26).with_entry(0, "treasury_points", 4)
    assert dict(typed.players[0].entries) == {"science_points": 26, "treasury_points": 4}
    again = typed.with_entry(0, "gear", 1).with_entry(0, "treasury", 5)
    assert dict(again.players[0].entries) == {"gear": 1, "treasury": 5}


def test_coins_known_by_their_points_break_ties_by_points() -> None:
    rich = {"treasury": 14, "civil": 6}
    assert pad(rich, {"treasury": 12, "civil": 6}).ranks() == [1, 2]
    assert pad(rich, {"treasury_points": 4, "civil": 6}).ranks() == [1, 1]


def test_a_typed_total_decides_and_says_what_is_in_no_row() -> None:
    found = pad({"total": 57}, {"civil": 20, "total": 48}, {"civil": 30})
    assert [found.total(seat) for seat in range(3)] == [57, 48, 30]
    assert [found.points(seat, "uncounted") for seat in range(3)] == [57, 28, 0]
    assert found.missing() == len(found.rows) - 1
    kept = paper_game(found, ("Ana", "Bia", "Caio"), NOW)
    assert all(player.total == sum(player.points.values()) for player in kept.players)


def test_a_total_that_the_rows_contradict_is_odd() -> None:
    names = ("Ana", "Bia")
    less = pad({"civil": 20, "total": 15}, {})
    assert oddities(less, names)[0, "total"] == "The rows add up to 20, not 15."
    assert (0, "total") not in oddities(pad({"civil": 20, "total": 40}, {}), names)
    whole = {row: 1 for row in less.rows if row != "science"} | {"science_points": 1}
    assert (0, "total") in oddities(pad({**whole, "total": 40}, {}), names)


def test_tokens_of_architects_can_be_typed_as_points() -> None:
    assert pad({"victories": 4}, {}, game="architects").total(0) == 12
    assert pad({"military_points": 12}, {}, game="architects").total(0) == 12


def test_a_kept_sheet_is_opened_the_way_it_was_typed() -> None:
    found = pad({"science_points": 26, "treasury": 5}, {}).with_points("science", typed=True)
    opened = pad_of(paper_game(found, ("Ana", "Bia"), NOW))
    assert opened.as_points == {"science"}
    assert (opened.entry("science"), opened.entry("treasury")) == ("science_points", "treasury")


def test_eight_play_with_cities_only() -> None:
    assert len(ScorePad().with_count(8).players) == 7
    eight = ScorePad(expansions=("cities",)).with_count(9)
    assert len(eight.players) == 8
    without = eight.with_expansion("cities", on=False)
    assert len(without.players) == 8  # nobody is thrown away
    called = tuple(f"P{seat}" for seat in range(8))
    assert oddities(without, called)[7, ""] == "Eight can play only with Cities."
    assert oddities(eight, called) == {}
    assert eight.ranks() == [1] * 8


def test_a_game_left_out_of_the_statistics_stays_so_when_it_is_kept_again(tmp_path: Path) -> None:
    kept = pad_files.keep(tmp_path, paper_game(pad({"civil": 3}, {}), ("Ana", "Bia"), NOW))
    assert kept.path is not None
    assert len(list(paper_results([kept]))) == 2
    apart = pad_files.keep_again(replace(kept, counts=False))
    assert pad_files.read(kept.path) == apart
    again = paper_game(pad_of(apart), ("Ana", "Bia"), NOW, apart)
    assert not again.counts
    assert list(paper_results([again])) == []


def test_bare_totals_are_no_category_of_the_statistics() -> None:
    results = list(paper_results([paper_game(pad({"total": 57}, {}), ("Ana", "Bia"), NOW)]))
    assert results[0].total == 57
    assert "uncounted" not in results[0].points
