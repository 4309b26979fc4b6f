"""Games of AI players without a window, printed as one JSON document or as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.architects.state import State as ArchitectsState
from sevenwonders_qt.games.box import BoxGame
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match


def simulate(
    game: BoxGame,
    players: Sequence[str],
    setup: Setup | ArchitectsSetup,
    games: int,
    seed: int,
    folder: Path | None = None,
) -> dict[str, Any]:
    """Play ``games`` matches; game k has the seed ``seed + k``. The same seed, the same output.

    ``players`` names the AI player of each seat; journals go into ``folder``, if one is given.
    Raises `JournalError` when a journal cannot be written.
    """
    played = [_played(game, players, setup, seed + k, folder) for k in range(games)]
    return document(game, len(players), seed, played)


def document(
    game: BoxGame, players: int, seed: int | str, games: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """The score document: what was played, and each game as `match_document` gives it.

    There is one edition of Architects, so none is named.
    """
    agreed = dict(game.agreed)
    edition = {"edition": agreed.pop("edition")} if "edition" in agreed else {}
    return {
        "game": game.name,
        **edition,
        "players": players,
        "options": agreed,
        "seed": seed,
        "games": list(games),
    }


def match_document(match: Match[BoxGame]) -> dict[str, Any]:
    """One match: seats with boards, coins and points as things lie, and the winners, if any yet.

    The Free City of a match of two stands apart, as ``free_city``. In Architects there are neither
    sides nor coins; ``stages`` counts those built, which break ties.
    """
    if isinstance(match.game, Architects):
        return _architects_document(match)
    state: State = match.state
    scores = match.game.scores(match.state)
    cities = [
        {"wonder": city.wonder, "side": city.side, "coins": city.coins, "scores": points}
        for city, points in zip(state.cities, scores, strict=True)
    ]
    seated = zip(match.seats, cities[: state.players], strict=True)
    found: dict[str, Any] = {
        "seed": match.seed,
        "winners": list(state.result.winners) if state.result is not None else [],
        "seats": [{"player": spec.player, **city} for spec, city in seated],
    }
    if state.players < len(cities):
        found["free_city"] = cities[-1]
    return found


def _architects_document(match: Match[BoxGame]) -> dict[str, Any]:
    state: ArchitectsState = match.state
    scores = match.game.scores(match.state)
    players = zip(match.seats, state.cities, scores, strict=True)
    return {
        "seed": match.seed,
        "winners": list(state.result.winners) if state.result is not None else [],
        "seats": [
            {
                "player": spec.player,
                "wonder": city.wonder,
                "stages": len(city.stages),
                "scores": points,
            }
            for spec, city, points in players
        ],
    }


def score_table(document: dict[str, Any]) -> str:
    """The score document for reading: a table for each game, winners marked with a star."""
    return "\n\n".join(_table(match) for match in document["games"])


def _table(match: dict[str, Any]) -> str:
    first = match["seats"][0]
    breaks_ties = "coins" if "coins" in first else "stages"
    rows = [["", "", f"seed {match['seed']}", breaks_ties, *first["scores"]]]
    for number, seat in enumerate(match["seats"]):
        mark = "*" if number in match["winners"] else ""
        rows.append(_cells(f"{mark}{number}", seat["player"], seat))
    if "free_city" in match:
        rows.append(_cells("", "(free city)", match["free_city"]))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _cells(number: str, player: str, city: dict[str, Any]) -> list[str]:
    points = (str(value) for value in city["scores"].values())
    board = " ".join(city[key] for key in ("wonder", "side") if key in city)
    return [number, player, board, str(city.get("coins", city.get("stages"))), *points]


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    """Texts to the left, numbers to the right."""
    cells = zip(row, widths, range(len(row)), strict=True)
    return "  ".join(
        text.ljust(width) if 0 < place < 3 else text.rjust(width) for text, width, place in cells
    )


def _played(
    game: BoxGame,
    players: Sequence[str],
    setup: Setup | ArchitectsSetup,
    seed: int,
    folder: Path | None,
) -> dict[str, Any]:
    seats = [SeatSpec(f"{player} {seat}", player) for seat, player in enumerate(players)]
    match: Match[BoxGame] = Match.start(
        game, seats, setup, seed, folder, trouble=_stop, durable=False
    )
    while not match.is_over:
        for seat in match.owing:
            player = match.player_of(seat)
            own_seed = match.player_seed(player)
            view, memory = match.view(seat), match.memory(player)
            match.submit(choose(players[player], view, game.rules, own_seed, memory))
    return match_document(match)


def _stop(trouble: JournalError) -> None:
    raise trouble
