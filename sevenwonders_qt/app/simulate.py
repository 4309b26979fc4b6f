"""Games of AI players without a window, told as one JSON document or as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match


def simulate(
    game: Classic,
    players: Sequence[str],
    setup: Setup,
    games: int,
    seed: int,
    folder: Path | None = None,
) -> dict[str, Any]:
    """Play ``games`` matches; game k has the seed ``seed + k``. The same seed, the same output.

    ``players`` names the AI player of each seat; journals go into ``folder``, if one is given.
    Raises `JournalError` when a journal cannot be written.
    """
    return {
        "game": game.name,
        "players": len(players),
        "seed": seed,
        "games": [
            _told(game, players, _played(game, players, setup, seed + number, folder))
            for number in range(games)
        ],
    }


def match_document(
    game: Classic, players: Sequence[str], seed: int | str, state: State
) -> dict[str, Any]:
    """The score document of one match: seats with boards, coins and points, and the winners."""
    scores = game.scores(state)
    return {
        "seed": seed,
        "winners": list(state.result.winners) if state.result is not None else [],
        "seats": [
            {
                "player": player,
                "wonder": city.wonder,
                "side": city.side,
                "coins": city.coins,
                "scores": scores[seat],
            }
            for seat, (player, city) in enumerate(zip(players, state.cities, strict=True))
        ],
    }


def score_table(document: dict[str, Any]) -> str:
    """The score document of one match for reading."""
    lines = [f"seed {document['seed']}"]
    for number, seat in enumerate(document["seats"]):
        points = "  ".join(f"{name} {value}" for name, value in seat["scores"].items())
        mark = "*" if number in document["winners"] else " "
        board = f"{seat['wonder']} {seat['side']}"
        lines.append(f"{mark} {number} {seat['player']:8} {board:16} {points}")
    return "\n".join(lines)


def _played(
    game: Classic, players: Sequence[str], setup: Setup, seed: int, folder: Path | None
) -> Match[Classic]:
    seats = [SeatSpec(f"{player} {seat}", player) for seat, player in enumerate(players)]
    match = Match.start(game, seats, setup, seed, folder, trouble=_stop, durable=False)
    dice = Random(f"{seed}/dice")
    while not match.is_over:
        for seat in match.owing:
            match.submit(_answer(game, match, players[seat], seat, dice))
    match.close()
    return match


def _answer(game: Classic, match: Match[Classic], player: str, seat: Seat, dice: Random) -> Command:
    if player == "random":
        return random_command(match.state, seat, dice)
    return choose(player, match.view(seat), game.rules, match.player_seed(seat))


def _told(game: Classic, players: Sequence[str], match: Match[Classic]) -> dict[str, Any]:
    return match_document(game, players, match.seed, match.state)


def _stop(trouble: JournalError) -> None:
    raise trouble
