"""Results of matches, counted: worked numbers."""

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models.shown.records import (
    GameKind,
    Records,
    known_as,
    paper_results,
)
from sevenwonders_qt.models.shown.selection import (
    Period,
    Selection,
    Source,
    Who,
    available,
    favourite,
)
from sevenwonders_qt.models.shown.statistics import LAST, Report, Tally, report
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.models.words.statistics import kind_name, left_out_words
from sevenwonders_qt.session.results import SeatResult
from tests.app.csv_tables import POINT, rows_of
from tests.models.results import NOW, joined, table

ANA = Who(name="ana")


def report_on(*tables: list[SeatResult], **selected: object) -> Report:
    selection = Selection(**selected)  # type: ignore[arg-type]
    return report(Records.of(joined(tables)), selection, NOW)


FOUR = (
    table(1, ("Ana", 60, "giza", "A"), ("@rules", 50), ("@random", 40)),
    table(2, ("Ana", 40, "giza", "B"), ("@rules", 50), ("@rules", 45)),
    table(3, ("Ana", 70, "rhodes", "A"), ("@random", 30), ("@random", 35), ("@random", 20)),
    table(4, ("Ana", 50, "giza", "A"), ("@rules", 50), ("@random", 40), ("@random", 20)),
)
"""Ana wins against one by rules, loses, wins against random ones, and shares a victory."""


def test_played_won_average_and_best_of_a_person() -> None:
    total = report_on(*FOUR).total
    assert (total.played, total.won, total.points, total.best) == (4, 3, 220, 70)
    assert total.share == 0.75
    assert total.average == 55.0


def test_luck_is_one_in_as_many_as_play() -> None:
    assert report_on(*FOUR).total.luck == pytest.approx((1 / 3 + 1 / 3 + 1 / 4 + 1 / 4) / 4)


def test_a_shared_victory_is_one_for_each_who_shares_it() -> None:
    tie = table(1, ("Ana", 50), ("Bia", 50), ("Caio", 20))
    assert report_on(tie).total.won == 2
    assert report_on(tie, who=ANA).total == Tally(1, 1, 50, 50, pytest.approx(1 / 3))
    assert report_on(tie, who=Who(name="caio")).total.won == 0


def test_wonders_are_told_by_side_the_most_successful_first() -> None:
    rhodes, giza = report_on(*FOUR).wonders
    assert (rhodes.wonder, rhodes.whole.share) == ("rhodes", 1.0)
    assert (giza.wonder, giza.whole.played, giza.whole.won) == ("giza", 3, 2)
    assert {side: (one.played, one.won) for side, one in giza.sides.items()} == {
        "A": (2, 2),
        "B": (1, 0),
    }
    assert giza.sides["A"].average == 55.0


def test_a_wonder_that_nobody_noted_is_in_no_line() -> None:
    found = report_on(table(1, ("Ana", 60, ""), ("@rules", 50, ""), ("Bia", 4, "")))
    assert found.wonders == ()
    assert found.total.played == 2


def test_numbers_of_players_in_order() -> None:
    assert [(count, one.played, one.won) for count, one in report_on(*FOUR).by_players] == [
        (3, 2, 1),
        (4, 2, 2),
    ]


def test_the_strongest_opponent_names_the_level() -> None:
    found = report_on(
        *FOUR, table(5, ("Ana", 10), ("Bia", 20)), table(6, ("Ana", 9), ("@deep", 20))
    )
    assert report_on(*FOUR).by_level == (
        ("random", report_on(FOUR[2]).total),
        ("rules", report_on(FOUR[0], FOUR[1], FOUR[3]).total),
    )
    assert [level for level, _ in found.by_level] == ["random", "rules"]  # two players are apart
    two = report_on(*FOUR, table(5, ("Ana", 10), ("Bia", 20)), kind=GameKind.TWO)
    assert [level for level, _ in two.by_level] == [""]
    three = table(7, ("Ana", 9), ("@deep", 20), ("@rules", 5))
    assert [level for level, _ in report_on(*FOUR, three).by_level] == ["random", "rules", "deep"]


def test_levels_have_results_of_their_own() -> None:
    found = report_on(*FOUR, who=Who(level="rules"))
    assert (found.total.played, found.total.won, found.total.best) == (4, 2, 50)
    assert found.levels == ("random", "rules")
    # Of a table of two by rules each is the other's opponent.
    assert dict(found.by_level)["rules"].played == 2


def test_points_by_category_are_averages_of_those_who_have_it() -> None:
    found = {one.category: one for one in report_on(*FOUR).categories}
    assert list(found) == ["civil", "guild"]
    assert (found["civil"].average, found["civil"].best) == (27.5, 35)
    naval = PaperPlayer("Ana", "", "", {}, {"naval": -3, "civil": 40}, 37, 1)
    game = PaperGame("2026-11-20T10:00:00Z", "classic", ("armada",), (naval,) * 3, Path("p"))
    records = Records.of([*joined(FOUR), *paper_results([game])])
    both = report(records, Selection(source=Source.BOTH), NOW)
    rows = {one.category: one for one in both.categories}
    assert list(rows) == ["civil", "guild", "naval"]
    assert (rows["naval"].average, rows["naval"].best) == (-3.0, -3)
    assert rows["civil"].average == pytest.approx((110 + 120) / 7)
    assert rows["guild"].average == 27.5


def test_a_match_that_is_not_verified_counts_nowhere_and_is_told_of() -> None:
    forged = table(9, ("Ana", 99), ("@rules", 1), ("@rules", 1), verified=False)
    both = table(8, ("Ana", 98), ("@rules", 1), ("@rules", 1), verified=False, practice=True)
    for source in Source:
        found = report_on(*FOUR, forged, both, source=source)
        assert found.total.best <= 70
        assert (found.left_out.unverified, found.left_out.practice) == (2, 0)
    records = Records.of(joined([*FOUR, forged]))
    assert left_out_words(report_on(*FOUR, forged), records) == "%n match(es) not verified".replace(
        "%n", "1"
    )
    head, *rows = rows_of(results_csv(records, POINT))
    column = head.index("Verified")
    assert [row[column] for row in rows].count("0") == 3


def test_practice_is_left_out_and_shown_apart() -> None:
    practice = table(9, ("Ana", 99), ("@rules", 1), ("@rules", 1), practice=True)
    found = report_on(*FOUR, practice)
    assert (found.total.best, found.left_out.practice) == (70, 1)
    apart = report_on(*FOUR, practice, source=Source.PRACTICE)
    assert (apart.total.played, apart.total.best, apart.left_out.practice) == (1, 99, 0)


def test_games_on_paper_count_apart_or_with_the_others() -> None:
    paper = table(9, ("Ana", 80), ("Bia", 70), ("Caio", 60), paper=True)
    assert report_on(*FOUR, paper).left_out.paper == 1
    assert report_on(*FOUR, paper).total.played == 4
    assert report_on(*FOUR, paper, source=Source.PAPER).total.played == 3
    assert report_on(*FOUR, paper, source=Source.BOTH).total.played == 7
    assert report_on(*FOUR, paper, source=Source.BOTH).left_out.paper == 0


def test_a_paper_game_is_a_result_for_each_player() -> None:
    players = (
        PaperPlayer("Ana", "petra", "B", {"civil": 3}, {"civil": 3}, 3, 2),
        PaperPlayer("Bia", "", "", {"civil": 4}, {"civil": 4}, 4, 1),
    )
    game = PaperGame("2026-11-20T10:00:00Z", "classic", (), players, Path("x.paper.json"))
    ana, bia = paper_results([game])
    assert (ana.name, ana.wonder, ana.side, ana.won, ana.place, ana.total) == (
        *("Ana", "petra", "B", False, 2, 3),
    )
    assert (bia.won, bia.paper, bia.players) == (True, True, 2)
    assert bia.ended.isoformat() == "2026-11-20T10:00:00+00:00"
    assert report_on([ana, bia], source=Source.PAPER, kind=GameKind.TWO).total.played == 2


@pytest.mark.parametrize(
    ("game", "boxes", "players", "counts_as"),
    [
        ("classic", (), 3, [GameKind.CLASSIC]),
        ("classic", (), 2, [GameKind.TWO]),
        ("classic", ("edifice",), 4, [GameKind("edifice")]),
        ("classic", ("leaders", "edifice"), 4, [GameKind("edifice"), GameKind("leaders")]),
        ("classic", ("box of tomorrow",), 4, [GameKind.CLASSIC]),
        ("architects", (), 2, [GameKind("architects")]),
    ],
)
def test_a_match_counts_as_its_game_or_as_each_box_that_it_was_played_with(
    game: str, boxes: tuple[str, ...], players: int, counts_as: list[GameKind]
) -> None:
    seats = [("Ana", 1)] * players
    found = table(1, *seats, game=game, expansions=boxes)
    counted = report_on(found).kinds
    assert [kind for kind, matches in counted.items() if matches] == counts_as
    for kind in counts_as:
        assert report_on(found, kind=kind).total.played == players
    assert favourite(Records.of(found), Source.PLAYED) in counts_as
    (heading, row, *_) = rows_of(results_csv(Records.of(found), POINT))
    assert row[heading.index("Game")] == ", ".join(map(kind_name, counts_as))


def test_one_name_in_any_spelling_is_one_person() -> None:
    tables = (
        table(1, ("ana", 10), ("@rules", 20), ("@rules", 5)),
        table(2, ("ANA ", 30), ("@rules", 20), ("@rules", 5)),
        table(3, ("Ana", 40), ("Bia", 20), ("@rules", 5)),
    )
    records = Records.of(joined(tables))
    found = report(records, Selection(who=ANA), NOW)
    assert (found.total.played, found.names) == (3, ("ana", "bia"))
    assert records.names["ana"] == "Ana"
    assert known_as("  Ana  María ") == "ana maría"


def test_a_computer_player_of_the_same_name_is_nobody() -> None:
    found = report_on(table(1, ("Robot 1", 10), ("@rules", 20), ("@rules", 5)))
    assert (found.names, found.total.played) == (("robot 1",), 1)


def test_the_longest_row_of_victories_is_of_matches() -> None:
    wins = [True, True, False, True, True, True, False]
    tables = [
        table(number, ("Ana", 50), ("Bia", 5), ("@rules", 10 if won else 90))
        for number, won in enumerate(wins)
    ]
    found = report_on(*tables)
    assert (found.matches, found.matches_won, found.streak) == (7, 5, 3)
    assert found.total.played == 14
    assert report_on(*tables, who=Who(name="bia")).streak == 0


def test_the_last_twenty_in_the_order_of_time() -> None:
    tables = [table(n, ("Ana", n), ("@rules", 1), ("@rules", 1)) for n in range(30, 0, -1)]
    last = report_on(*tables).last
    assert [one.result.total for one in last] == list(range(11, 31))
    assert len(last) == LAST


def test_winners_are_what_the_best_at_the_table_make() -> None:
    assert report_on(*FOUR).winners == (60 + 50 + 70 + 50) / 4


def test_filters_narrow_everything_but_their_own_chart() -> None:
    found = report_on(*FOUR, wonder="giza", players=3)
    assert (found.total.played, found.total.won) == (2, 1)
    assert [one.wonder for one in found.wonders] == ["giza"]  # Rhodes was played by four
    assert [(count, one.played) for count, one in found.by_players] == [(3, 2), (4, 1)]
    against = report_on(*FOUR, level="random")
    assert against.total.played == 1
    assert [level for level, _ in against.by_level] == ["random", "rules"]


@pytest.mark.parametrize(
    ("period", "played"),
    [(Period.ALL, 4), (Period.YEAR, 3), (Period.MONTH, 2), (Period.WEEK, 1)],
)
def test_periods(period: Period, played: int) -> None:
    days = (400, 364, 29.9, 6.9)
    tables = [
        table(n, ("Ana", 9), ("@rules", 1), ("@rules", 1), days_ago=ago)
        for n, ago in enumerate(days)
    ]
    assert report_on(*tables, period=period).total.played == played


def test_what_ended_before_the_reset_is_not_counted() -> None:
    since = FOUR[1][0].ended
    records = Records.of(joined(FOUR), since)
    found = report(records, Selection(), NOW)
    assert (found.total.played, found.left_out.before) == (2, 2)
    assert report(Records.of(joined(FOUR), NOW), Selection(), NOW).total == Tally()


def test_nothing_at_all_is_nothing() -> None:
    found = report_on()
    assert found.total == Tally()
    assert (found.total.share, found.total.average, found.total.luck) == (0, 0, 0)
    assert (found.best, found.last, found.wonders, found.streak) == (None, (), (), 0)


def test_few_results_are_called_few() -> None:
    assert Tally(4, 1).few
    assert not Tally(5, 1).few


def test_with_games_on_paper_alone_these_are_shown() -> None:
    paper = Records.of(table(1, ("Ana", 1), ("Bia", 2), ("Caio", 3), paper=True))
    assert available(paper, Selection()).source is Source.PAPER
    assert available(Records.of(joined(FOUR)), Selection()).source is Source.PLAYED
    assert available(Records(), Selection()) == Selection()
    assert favourite(Records.of(joined(FOUR)), Source.PLAYED) is GameKind.CLASSIC


def test_the_table_has_a_row_for_each_seat_and_reads_back(qapp: QApplication) -> None:
    odd = table(5, ("=1+2", 3, "rhodes", "B"), ('Zo"é, filha', 2), ("@deep", 1))
    paper = table(6, ("Ana", 5, ""), ("Bia", 5, ""), paper=True, practice=False)
    practice = table(7, ("Ana", 1), ("Bia", 2), ("Caio", 3), game="architects", practice=True)
    records = Records.of(joined((*FOUR, odd, paper, practice)))
    data = results_csv(records, POINT)
    assert data.startswith(b"\xef\xbb\xbf")
    head, *rows = rows_of(data)
    assert len(rows) == 3 + 3 + 4 + 4 + 3 + 2 + 3
    assert all(len(row) == len(head) for row in rows)
    found = [dict(zip(head, row, strict=True)) for row in rows]
    first = found[0]
    assert first["Match"] == "match-0001"
    assert first["Ended"] == f"{NOW - timedelta(days=999):%Y-%m-%dT%H:%M:%SZ}"
    assert (first["Name"], first["Computer"], first["Wonder"], first["Side"]) == (
        *("Ana", "", "Giza", "A"),
    )
    assert (first["Place"], first["Won"], first["Points"]) == ("1", "1", "60")
    assert (first["Civilian structures"], first["Guilds"]) == ("30", "30")
    assert (found[1]["Computer"], found[2]["Computer"]) == ("By rules", "At random")
    assert [row["Name"] for row in found if row["Match"] == "match-0005"] == [
        *("'=1+2", 'Zo"é, filha', "Robot 2"),
    ]
    assert [row["On a real table"] for row in found if row["Match"] == "match-0006"] == ["1", "1"]
    assert {row["Practice"] for row in found if row["Match"] == "match-0007"} == {"1"}
    assert sum(int(row["Points"]) for row in found) == sum(
        one.result.total for one in records.played
    )


def test_ten_thousand_results_are_counted_in_no_time() -> None:
    dice = Random(1)
    names = [f"Person {number}" for number in range(40)]
    tables = [
        table(
            number,
            *((dice.choice(names), dice.randrange(30, 80), dice.choice("abcdefg"), "A"),) * 2,
            *(("@rules", dice.randrange(30, 80)),) * 2,
        )
        for number in range(2500)
    ]
    results = joined(tables)
    assert len(results) == 10_000
    begun = time.process_time()
    records = Records.of(results)
    built = time.process_time()
    report(records, Selection(), NOW)
    counted = time.process_time()
    print(f"built in {built - begun:.3f} s, counted in {counted - built:.3f} s")
    assert counted - begun < 2.0  # of the processor; some 0.1 s of a fast one


def test_matches_with_hints_are_left_out_and_shown_apart() -> None:
    first, *others = table(9, ("Ana", 99), ("Bia", 1), ("@rules", 1))
    hinted = [first, replace(others[0], hints=2), *others[1:]]  # of the other person
    found = report_on(*FOUR, hinted)
    assert (found.total.best, found.left_out.hinted) == (70, 1)
    assert "1 match(es) with hints left out" in left_out_words(found, Records.of(joined(FOUR)))
    apart = report_on(*FOUR, hinted, source=Source.HINTED)
    assert (apart.total.played, apart.total.best, apart.left_out.hinted) == (2, 99, 0)
    practice = [replace(result, practice=True) for result in hinted]
    both = report_on(*FOUR, practice)
    assert (both.left_out.practice, both.left_out.hinted) == (1, 0)
    head, *rows = rows_of(results_csv(Records.of(joined([*FOUR, hinted])), POINT))
    column = head.index("Hints")
    assert sorted(row[column] for row in rows)[-2:] == ["0", "2"]


def with_people(number: int, *people: Sequence[str]) -> list[SeatResult]:
    """Return the results of a match that each seat but the last wins less with its people."""
    seats = [(name, 40 + 10 * n) for n, name in enumerate(("Ana", "Eva", "Bia")[: len(people)])]
    found = table(number, *seats, expansions=("leaders",))
    return [replace(one, people=tuple(people[one.seat])) for one in found]


def test_people_are_counted_like_wonders_and_filter_the_results() -> None:
    records = Records.of(
        joined(
            [
                with_people(1, ["caesar"], ["midas", "plato"]),
                with_people(2, ["midas"], ["caesar"]),
                with_people(3, ["plato"], []),
            ]
        )
    )
    kind = GameKind("leaders")
    found = report(records, Selection(kind), NOW)
    counted = [(each.wonder, each.whole.won, each.whole.played) for each in found.people]
    assert counted == [("caesar", 1, 2), ("midas", 1, 2), ("plato", 1, 2)]
    narrowed = report(records, Selection(kind, person="plato"), NOW)
    assert narrowed.total.played == 2
    assert len(narrowed.people) == 3
    assert report(records, Selection(kind, person="varro"), NOW).total.played == 0


def test_the_table_for_spreadsheets_names_the_people_of_each_city() -> None:
    records = Records.of(with_people(1, ["caesar", "midas"], []))
    heads, first, second = rows_of(results_csv(records, POINT))
    column = heads.index("Recruited")
    assert (first[column], second[column]) == ("Caesar, Midas", "")
