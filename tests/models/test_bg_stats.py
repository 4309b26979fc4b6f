"""A finished game is handed to BG Stats by the link that its makers describe, or as a file."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.bg_stats import create_play_link, play_file, play_id
from sevenwonders_qt.models.shown.score_sheet import BoardGame, ScoreSheet, SheetCity
from sevenwonders_qt.models.shown.score_words import score_sheet

GAME = BoardGame("7 Wonders", 68448)
PLAYED = "2026-01-31T18:05:00Z"


@pytest.fixture(scope="module")
def sheet() -> ScoreSheet:
    end = Staged(Classic.two_players(), 2, "1", None).result("Ana")
    return score_sheet(replace(end, played=PLAYED, seed="DELOS-4192-OLIVA"))


def linked(sheet: ScoreSheet) -> dict[str, Any]:
    parts = urlsplit(create_play_link(sheet, GAME))
    assert (parts.scheme, parts.netloc) == ("https", "app.bgstatsapp.com")
    assert parts.path == "/createPlay.html"
    name, _, data = parts.query.partition("=")
    assert name == "data"
    found: dict[str, Any] = json.loads(unquote(data))
    return found


def test_the_link_has_every_field_that_is_described_and_no_other(sheet: ScoreSheet) -> None:
    play = linked(sheet)
    assert play.keys() == {*("sourceName", "sourcePlayId", "playDate", "game", "board", "players")}
    assert play["playDate"] == "2026-01-31 18:05:00"
    assert play["game"] == {
        "name": "7 Wonders",
        "bggId": 68448,
        "sourceGameId": "68448",
        "highestWins": True,
        "noPoints": False,
    }
    for player, city in zip(play["players"], sheet.cities, strict=False):
        assert player == {
            "name": city.name,
            "sourcePlayerId": player["sourcePlayerId"],
            "startPlayer": False,
            "winner": city.winner,
            "score": city.total,
            "rank": player["rank"],
            "role": city.board,
        }
    assert len({player["sourcePlayerId"] for player in play["players"]}) == len(play["players"])


def test_the_free_city_is_no_player(sheet: ScoreSheet) -> None:
    assert [city.outside for city in sheet.cities] == [False, False, True]
    assert len(linked(sheet)["players"]) == 2
    assert len(json.loads(play_file(sheet, GAME))["players"]) == 2


def test_equal_points_share_a_place_unless_one_has_won(sheet: ScoreSheet) -> None:
    city = replace(sheet.cities[0], outside=False)
    cities = tuple(
        replace(city, seat=seat, name=name, total=total, winner=not seat)
        for seat, (name, total) in enumerate([("A", 50), ("B", 50), ("C", 41), ("D", 41), ("E", 3)])
    )
    ranks = [player["rank"] for player in linked(replace(sheet, cities=cities))["players"]]
    assert ranks == [1, 2, 3, 3, 5]


def test_the_same_game_is_the_same_play_and_another_is_another(sheet: ScoreSheet) -> None:
    turned = replace(sheet, cities=sheet.cities[::-1], title="…", game="another language")
    assert play_id(turned) == play_id(sheet)
    assert play_id(replace(sheet, played="2026-01-31T18:06:00Z")) != play_id(sheet)
    better = (replace(sheet.cities[0], total=999), *sheet.cities[1:])
    assert play_id(replace(sheet, cities=better)) != play_id(sheet)


def test_names_that_mean_something_in_a_link_stay_as_they_are(sheet: ScoreSheet) -> None:
    names = ('A&B="x"', "#?%20 +", "Zoë 🏛", "ana\u202e")
    cities: tuple[SheetCity, ...] = tuple(
        replace(sheet.cities[0], seat=seat, name=name) for seat, name in enumerate(names)
    )
    hostile = replace(sheet, cities=cities)
    assert [player["name"] for player in linked(hostile)["players"]] == [*names]


def test_the_longest_link_is_short_enough_for_the_app_and_for_a_code(sheet: ScoreSheet) -> None:
    city = replace(sheet.cities[0], board="Halicarnasso Noite", name="ÇÇÇÇÇÇÇÇÇÇÇÇÇÇ")
    cities = tuple(replace(city, seat=seat) for seat in range(8))
    game = "7 Wonders: Edifícios + Líderes + Cidades"
    assert len(create_play_link(replace(sheet, cities=cities, game=game), GAME)) < 2900


def test_the_file_holds_the_game_its_players_and_the_play(sheet: ScoreSheet) -> None:
    document = json.loads(play_file(sheet, GAME))
    (game,), (play,) = document["games"], document["plays"]
    assert (game["bggId"], game["id"], play["gameRefId"]) == (68448, 1, 1)
    assert play["importPlayId"] == play_id(sheet)
    names = {player["id"]: player["name"] for player in document["players"]}
    scores = {names[each["playerRefId"]]: each["score"] for each in play["playerScores"]}
    assert scores == {city.name: str(city.total) for city in sheet.cities if not city.outside}
    assert play_file(sheet, GAME) == play_file(sheet, GAME)
