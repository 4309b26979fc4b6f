"""Where the points come from: each line of a sheet, and what it counted where."""

from __future__ import annotations

from sevenwonders_qt.games.classic.counting import DEFEATS, ITSELF, STAGES, Counted
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.scoring import (
    Category,
    Line,
    Reason,
    explained,
    sheets,
)
from tests.classic.random_games import batch, in_every_random_game


def lines(table: Scenario, category: Category, seat: int = 0) -> list[Line]:
    sheet = explained(table.game.rules, table.state.cities)[seat]
    return [line for line in sheet.lines if line.category == category]


def numbers(found: list[Line]) -> list[tuple[int, int, int]]:
    """Count, points of each, and points of every line."""
    return [(line.count, line.each, line.points) for line in found]


@in_every_random_game
def test_in_every_random_game_the_lines_add_up_and_tell_all_that_was_counted(first: int) -> None:
    for played in batch(first):
        played.log()
        cities, rules = played.state.cities, played.game.rules
        told = explained(rules, cities)
        scores = played.game.scores(played.state)
        for plain, sheet, score in zip(sheets(rules, cities), told, scores, strict=True):
            assert sheet.by_category() == plain.by_category() == score, played
            for line in sheet.lines:
                if line.per is not None:
                    assert sum(part.number for part in line.counted) == line.count, played
                    assert line.points == line.count * line.each
                else:
                    assert line.counted == ()
                assert line.chosen == 0 or line.symbol is not None


def test_military_points_stand_by_the_kind_of_token(game: Classic) -> None:
    """Tokens +1 +3 +5 -1 -1 -1 make 6."""
    places = [Place("giza", tokens=[1, 3, 5, -1, -1, -1]), Place("rhodes"), Place("olympia")]
    found = lines(Scenario(game, places), Category.MILITARY)
    assert numbers(found) == [(1, 5, 5), (1, 3, 3), (1, 1, 1), (3, -1, -3)]


def test_fourteen_coins_are_four_points(game: Classic) -> None:
    places = [Place("giza", coins=14), Place("rhodes"), Place("olympia")]
    (line,) = lines(Scenario(game, places), Category.TREASURY)
    assert (line.reason, line.count, line.points) == (Reason.COINS, 14, 4)


def test_every_civilian_structure_has_its_line(game: Classic) -> None:
    """Altar 2, Aqueduct 5, Town Hall 6."""
    built = ["altar", "aqueduct", "town_hall"]
    places = [Place("giza", built=built), Place("rhodes"), Place("olympia")]
    found = lines(Scenario(game, places), Category.CIVIL)
    assert [(line.card, line.points) for line in found] == [
        ("altar", 2),
        ("aqueduct", 5),
        ("town_hall", 6),
    ]


def test_every_stage_that_scores_has_its_line(game: Classic) -> None:
    """Alexandria's side A with three stages: 3 and 7."""
    places = [Place("alexandria", "A", stages=3), Place("rhodes"), Place("olympia")]
    found = lines(Scenario(game, places), Category.WONDER)
    assert [(line.count, line.points) for line in found] == [(1, 3), (3, 7)]


def test_science_tells_squares_and_sets(game: Classic) -> None:
    """Three, two and one of a kind: 9, 4, 1 and a set."""
    built = ["apothecary", "dispensary", "academy", "workshop", "laboratory", "scriptorium"]
    places = [Place("giza", built=built), Place("rhodes"), Place("olympia")]
    found = lines(Scenario(game, places), Category.SCIENCE)
    assert numbers(found) == [(3, 3, 9), (2, 2, 4), (1, 1, 1), (1, 7, 7)]
    assert [line.reason for line in found] == [Reason.SYMBOL] * 3 + [Reason.SETS]


def test_the_chamber_of_commerce_tells_the_grey_cards(game: Classic) -> None:
    built = ["chamber_of_commerce", "loom_age1", "press_age1"]
    places = [Place("giza", built=built), Place("rhodes"), Place("olympia")]
    (line,) = lines(Scenario(game, places), Category.COMMERCE)
    assert (line.count, line.each, line.points) == (2, 2, 4)
    assert line.counted == (Counted(0, "grey", 2),)


def test_a_guild_tells_what_it_found_at_which_neighbour(game: Classic) -> None:
    places = [
        Place("giza", built=["workers_guild", "builders_guild"], stages=1),
        Place("rhodes", built=["lumber_yard", "ore_vein"], stages=2),
        Place("olympia", built=["sawmill"]),
        Place("ephesus", built=["clay_pool"]),
    ]
    workers, builders = lines(Scenario(game, places, age=3), Category.GUILD)
    assert workers.counted == (Counted(3, "brown", 1), Counted(1, "brown", 2))
    assert builders.counted == (Counted(0, STAGES, 1), Counted(1, STAGES, 2))


def test_the_shipowners_tell_each_colour_of_their_own_city(game: Classic) -> None:
    built = ["shipowners_guild", "lumber_yard", "ore_vein", "press_age1"]
    places = [Place("giza", built=built), Place("rhodes"), Place("olympia")]
    (line,) = lines(Scenario(game, places, age=3), Category.GUILD)
    assert line.counted == (
        Counted(0, "brown", 2),
        Counted(0, "grey", 1),
        Counted(0, "purple", 1),
    )


def test_the_strategists_tell_the_defeats_of_each_neighbour(game: Classic) -> None:
    places = [
        Place("giza", built=["strategists_guild"]),
        Place("rhodes", tokens=[-1, 3]),
        Place("olympia", tokens=[-1, -1]),
    ]
    (line,) = lines(Scenario(game, places, age=3), Category.GUILD)
    assert line.counted == (Counted(2, DEFEATS, 2), Counted(1, DEFEATS, 1))


def zeus(game: Classic) -> Scenario:
    """Olympia's side B, which copies the Shipowners of its neighbour."""
    places = [
        Place("olympia", "B", built=["lumber_yard"], stages=3),
        Place("rhodes", built=["shipowners_guild"]),
        Place("giza"),
    ]
    return Scenario(game, places, age=3)


def test_a_copied_guild_that_counts_itself_says_so(game: Classic) -> None:
    (line,) = lines(zeus(game), Category.GUILD)
    assert (line.reason, line.points) == (Reason.COPIED, 2)
    assert line.counted == (Counted(0, "brown", 1), Counted(0, ITSELF, 1))


def test_a_copied_guild_that_does_not_count_itself_does_not(game: Classic) -> None:
    other = Classic.of(Options(copied_guild_counts=False), 3)
    (line,) = lines(zeus(other), Category.GUILD)
    assert line.counted == (Counted(0, "brown", 1),)
