"""Matches keep their players by id: those of old matches open, play on and come in from files."""

from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.levels import REFERENCE
from sevenwonders_qt.controllers.desk import PLAYERS as SEATED
from sevenwonders_qt.controllers.desk import seat_infos
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.words.levels import player_name
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Match
from tests.computers import choose
from tests.session.play import BOX

NEW = ("beginner", "casual:general", "expert:scholar", "master")


def play_on(match: Match[Any], choices: int) -> None:
    for _ in range(choices):
        seat = match.owing[0]
        player = match.player_of(seat)
        view, seed = match.view(seat), match.player_seed(player)
        memory = match.memory(player)
        match.submit(choose(match.seats[player].player, view, match.game.rules, seed, memory))


@pytest.mark.parametrize("players", [REFERENCE, NEW])
def test_a_match_of_these_players_is_kept_opened_and_played_on(
    tmp_path: Path, players: tuple[str, ...]
) -> None:
    seats = [SeatSpec(f"Ana {number}", player) for number, player in enumerate(players)]
    game = BOX.classic(DEFAULT, 4)
    match: Match[Any] = Match.start(game, seats, Setup.random(4), 3, tmp_path, durable=False)
    play_on(match, 8)
    path = match.journal_path
    assert path is not None
    match.close()
    again: Match[Any] = Match.resume(BOX.find, path)
    assert [seat.player for seat in again.seats] == [*players]
    assert all(player_name(info.player) for info in seat_infos(again))
    play_on(again, 4)
    again.close()


@pytest.mark.parametrize("players", [REFERENCE, NEW])
def test_a_match_of_these_players_is_imported(tmp_path: Path, players: tuple[str, ...]) -> None:
    seats = [SeatSpec(f"Ana {number}", player) for number, player in enumerate(players)]
    game, there, here = BOX.classic(DEFAULT, 4), tmp_path / "there", tmp_path / "here"
    match: Match[Any] = Match.start(game, seats, Setup.random(4), 3, there, durable=False)
    play_on(match, 4)
    source = match.journal_path
    assert source is not None
    match.close()
    path = shelf.import_match(BOX.find, source, here, [], SEATED)
    found: Match[Any] = Match.replay(BOX.find, path)
    assert [seat.player for seat in found.seats] == [*players]
