"""Where the points come from when Edifices are played with: rewards, sets and debts."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.classic.counting import Counted, Line
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.classic.scoring import explained, sheets
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from sevenwonders_qt.games.edifice.scoring import EdificeCategory, EdificeReason
from tests.edifice.random_games import EdificeGame

GAMES, BATCH = 40, 5


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_in_every_random_game_the_lines_of_each_category_add_up(first: int) -> None:
    for number in range(first, first + BATCH):
        played = EdificeGame(number)
        played.log()
        rules, cities = played.game.rules, played.state.cities
        scores = played.game.scores(played.state)
        told = zip(sheets(rules, cities), explained(rules, cities), scores, strict=True)
        for plain, sheet, score in told:
            assert sheet.by_category() == plain.by_category() == score, played
            assert {line.category for line in sheet.lines} <= set(sheet.categories)
            for line in sheet.lines:
                assert line.per is None or line.points == line.count * line.each, played


def rewards(game: Classic, edifice: str, built: list[str]) -> list[Line]:
    edifices = {1: "artisan_district", 2: "amphitheater", 3: "archives"}
    age = next(age for age, name in edifices.items() if name == edifice)
    table = edifice_scenario(
        game,
        [Place("giza", built=built, stages=3), Place("rhodes", stages=3), Place("ur", stages=3)],
        list(edifices.values()),
        age=3,
        joined={0: [age], 1: [age]},
    )
    sheet = explained(game.rules, table.state.cities)[0]
    return [line for line in sheet.lines if line.category == EdificeCategory.EDIFICE]


def test_a_reward_for_sets_tells_the_cards_of_each_colour(game: Classic) -> None:
    built = ["lumber_yard", "ore_vein", "press_age1"]
    (line,) = rewards(game, "artisan_district", built)
    assert (line.reason, line.count, line.points) == (EdificeReason.REWARD, 1, 2)
    assert line.counted == (Counted(0, "brown", 2), Counted(0, "grey", 1))


def test_a_reward_for_colours_tells_every_colour_there_is(game: Classic) -> None:
    (line,) = rewards(game, "archives", ["lumber_yard", "altar", "theater"])
    assert (line.count, line.points) == (2, 2)
    assert {(part.kind, part.number) for part in line.counted} == {("brown", 1), ("blue", 2)}


def test_a_debt_has_a_line_of_its_own(game: Classic) -> None:
    table = edifice_scenario(
        game,
        [Place("giza"), Place("rhodes"), Place("ur")],
        ["outpost", "auction_house", "archives"],
        age=3,
        debts={0: [1, 2]},
    )
    sheet = explained(game.rules, table.state.cities)[0]
    debts = [line for line in sheet.lines if line.category == EdificeCategory.DEBT]
    assert [line.reason for line in debts] == [EdificeReason.DEBT] * 2
    assert [(line.count, line.each) for line in debts] == [(1, line.points) for line in debts]
    assert sum(line.points for line in debts) == sheet.points(EdificeCategory.DEBT) < 0


def test_a_guild_that_scores_again_tells_what_it_counts(game: Classic) -> None:
    own = Place("giza", built=["builders_guild"], stages=3)
    table = edifice_scenario(
        game,
        [own, Place("rhodes", stages=2), Place("ur", stages=3)],
        ["outpost", "auction_house", "agora"],
        age=3,
        joined={0: [3], 2: [3]},
    )
    sheet = explained(game.rules, table.state.cities)[0]
    (line,) = [line for line in sheet.lines if line.category == EdificeCategory.EDIFICE]
    assert (line.reason, line.card) == (EdificeReason.GUILD_AGAIN, "builders_guild")
    assert (line.count, line.each, line.points) == (8, 1, 8)
    assert [(part.seat, part.number) for part in line.counted] == [(0, 3), (2, 3), (1, 2)]
