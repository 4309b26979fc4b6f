"""Score sheets as strangers write them, pasted on the pad."""

import pytest

from sevenwonders_qt.models.shown.pad_paste import LARGEST, NotPasted, is_sheet, pasted
from sevenwonders_qt.models.shown.score_pad import MOST, ScorePad

PAD = ScorePad()


def totals(pad: ScorePad) -> list[int]:
    return [pad.total(seat) for seat in range(len(pad.players))]


def test_a_column_goes_down_from_the_cell() -> None:
    found = pasted(PAD, 1, "civil", "13\n26\n4\n")
    assert dict(found.players[1].entries) == {"civil": 13, "science_points": 26, "commerce": 4}
    assert totals(found) == [0, 43, 0, 0]


def test_a_last_line_of_totals_says_whether_coins_or_their_points_are_meant() -> None:
    """The same column with coins counted, and with the points for them."""
    counted = pasted(PAD, 0, "military", "12\n14\n10\n13\n26\n4\n0\n69")
    assert counted.value(0, "treasury") == 14
    assert counted.total(0) == 69
    typed = pasted(PAD, 0, "military", "12\n4\n10\n13\n26\n4\n0\n69")
    assert typed.typed_points(0, "treasury") == 4
    assert (typed.total(0), typed.typed_total(0)) == (69, None)


def test_a_total_that_the_rows_do_not_reach_is_kept() -> None:
    found = pasted(PAD, 0, "military", "12\n4\n10\n13\n26\n4\n0\n70")
    assert found.typed_total(0) == found.total(0) == 70
    assert found.points(0, "uncounted") == 70 - found.in_rows(0)


def test_names_over_the_columns_become_the_players() -> None:
    found = pasted(PAD, 0, "military", "Anna Maria\tBob\tZoë\n5\t6\t−3\n2\t3\t1")
    assert [player.name for player in found.players] == ["Anna Maria", "Bob", "Zoë", ""]
    assert [found.value(seat, "military") for seat in range(3)] == [5, 6, -3]


@pytest.mark.parametrize(
    "text",
    [
        "military 12 3\ncoins 4 5\nblue 13 9",
        "Military conflicts:\t12\t3\nTreasury\t4\t5\nCivilian structures\t13\t9",
        '"WAR";"12";"3"\n"Money";"4";"5"\n"culture";"13";"9"',
        "  blue,13,9\n  red,12,3\n  gold,4,5",
    ],
)
def test_rows_are_found_by_the_names_people_give_them(text: str) -> None:
    found = pasted(PAD, 0, "guild", text)
    for seat, (war, coins, blue) in enumerate(((12, 4, 13), (3, 5, 9))):
        values = [found.value(seat, row) for row in ("military", "treasury", "civil")]
        assert values == [war, coins, blue]


def test_players_may_be_the_lines_and_categories_the_columns() -> None:
    text = (
        "\tMilitary\tCoins\tWonder\tBlue\tGreen\tYellow\tGuild\tTotal\n"
        "Ana\t12\t4\t10\t13\t26\t4\t0\t69\n"
        "Beatriz\t-2\t1\t7\t12\t26\t4\t0\t48"
    )
    found = pasted(PAD, 0, "military", text)
    assert [player.name for player in found.players[:2]] == ["Ana", "Beatriz"]
    assert totals(found)[:2] == [69, 48]
    assert all(found.typed_total(seat) is None for seat in (0, 1))


def test_bare_totals_need_no_rows() -> None:
    assert totals(pasted(PAD, 0, "military", "Total 57 61 44")) == [57, 61, 44, 0]


def test_more_columns_add_players_as_far_as_there_is_room() -> None:
    line = "\t".join("1234567")
    assert len(pasted(PAD, 0, "civil", line).players) == 7
    with pytest.raises(NotPasted, match="more columns than players"):
        pasted(PAD, 1, "civil", line)
    eight = pasted(ScorePad(expansions=("cities",)), 1, "civil", line)
    assert len(eight.players) == MOST


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("12\nmany\n4", "“many”"),
        ("12\n200", "“200”: More than 199"),
        ("culture 3\nharbours 4", "no row for “harbours”"),
        ("1\n" * 9, "more lines than rows"),
        ("1 " * LARGEST, "too long"),
    ],
)
def test_what_has_no_place_is_refused_whole_and_named(text: str, said: str) -> None:
    with pytest.raises(NotPasted, match=said):
        pasted(PAD, 0, "military", text)


@pytest.mark.parametrize("text", ["", "17", " 17 \n", "many", "\n\n"])
def test_one_number_is_no_sheet(text: str) -> None:
    assert not is_sheet(text)


@pytest.mark.parametrize(
    "text", ["\t", "\n\t\n", ";;;\n;;", "\x00\t\ud800\n5\t6", '"', "a\tb", ","]
)
def test_odd_texts_are_refused_or_change_nothing_odd(text: str) -> None:
    try:
        found = pasted(PAD, 0, "military", text)
    except NotPasted:
        return
    assert all(total in range(100) for total in totals(found))
