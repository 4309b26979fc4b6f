"""A finished game for the app BG Stats: a link that opens it there, and a file to import.

The link is the documented one for other programs ("Push plays to BG Stats", bgstatsapp.com); the
file has the form that the app exports itself, which is not documented. Nothing is sent: the person
opens the link, or the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from sevenwonders_qt.models.shown.score_sheet import BoardGame, ScoreSheet, SheetCity

APP: Final = "BG Stats"
"""The name of the app, the same in every language."""

BGS: Final = "bgsplay"
"""The kind of its files."""

SOURCE: Final = "Sete Maravilhas"
_PAGE: Final = "https://app.bgstatsapp.com/createPlay.html?data="
_LEGIBLE: Final = "{}[]:,"
"""Characters of JSON that the data of a link may hold as they are; the code stays smaller."""


def create_play_link(sheet: ScoreSheet, game: BoardGame) -> str:
    """Return the link that lets the app take this game; the same for the same game."""
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": play_id(sheet),
        "playDate": _time(sheet),
        "game": {
            "name": game.name,
            "bggId": game.number,
            "sourceGameId": str(game.number),
            "highestWins": True,
            "noPoints": False,
        },
        "board": sheet.game,
        "players": [
            {
                "name": str(city.name),
                "sourcePlayerId": _player_id(city),
                "startPlayer": False,
                "winner": city.winner,
                "score": city.total,
                "rank": rank,
                "role": city.board,
            }
            for city, rank in _ranked(sheet)
        ],
    }
    return _PAGE + quote(_json(play), safe=_LEGIBLE)


def play_file(sheet: ScoreSheet, game: BoardGame) -> bytes:
    """Return the game as a file that the app imports."""
    time, ranked = _time(sheet), _ranked(sheet)
    players = {_player_id(city): number for number, (city, _) in enumerate(ranked, 1)}
    play = {
        "uuid": _uuid("play", play_id(sheet)),
        "modificationDate": time,
        "entryDate": time,
        "playDate": time,
        "usesTeams": False,
        "durationMin": 0,
        "ignored": False,
        "manualWinner": False,
        "rounds": 0,
        "importPlayId": play_id(sheet),
        "locationRefId": 0,
        "gameRefId": 1,
        "board": sheet.game,
        "scoringSetting": 0,
        "playImages": "[]",
        "playerScores": [
            {
                "score": str(city.total),
                "winner": city.winner,
                "newPlayer": False,
                "startPlayer": False,
                "playerRefId": players[_player_id(city)],
                "role": city.board,
                "rank": rank,
                "seatOrder": city.seat + 1,
            }
            for city, rank in ranked
        ],
    }
    document = {
        "about": SOURCE,
        "players": [
            {
                "uuid": _uuid("player", _player_id(city)),
                "id": players[_player_id(city)],
                "name": str(city.name),
                "isAnonymous": False,
                "modificationDate": time,
            }
            for city, _ in ranked
        ],
        "locations": [],
        "games": [
            {
                "uuid": _uuid("game", str(game.number)),
                "id": 1,
                "name": game.name,
                "modificationDate": time,
                "cooperative": False,
                "highestWins": True,
                "noPoints": False,
                "usesTeams": False,
                "bggName": game.name,
                "bggId": game.number,
                "isBaseGame": True,
                "isExpansion": False,
            }
        ],
        "plays": [play],
        "userInfo": {},
    }
    return _json(document).encode("utf-8")


def play_id(sheet: ScoreSheet) -> str:
    """Return an id that the same game always has, so that the app takes it once."""
    cities = sorted((city.seat, str(city.name), city.total) for city in sheet.cities)
    return sha256(_json([sheet.played, sheet.seed, cities]).encode("utf-8")).hexdigest()[:20]


def _ranked(sheet: ScoreSheet) -> list[tuple[SheetCity, int]]:
    """Return the cities that could win, each with its place; equal points share one."""
    cities = [city for city in sheet.cities if not city.outside]
    standing = [(city.winner, city.total) for city in cities]
    return [
        (city, 1 + sum(other > own for other in standing))
        for city, own in zip(cities, standing, strict=True)
    ]


def _player_id(city: SheetCity) -> str:
    """Return an id of a name; a short one, since a long link makes a code that is hard to read."""
    return sha256(str(city.name).casefold().encode("utf-8")).hexdigest()[:8]


def _time(sheet: ScoreSheet) -> str:
    """Return the time in UTC in the form of the app."""
    return sheet.played.replace("T", " ").removesuffix("Z")


def _uuid(kind: str, name: str) -> str:
    return str(uuid5(NAMESPACE_URL, f"{SOURCE}/{kind}/{name}"))


def _json(value: Mapping[str, Any] | Sequence[Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def form_name(kind: str) -> str:
    """Return the name of a form that a sheet is saved or shown in, such as "PDF"."""
    return APP if kind == BGS else kind.upper()
