"""Stairs on the command line: simulated, kept, replayed, reviewed and pictured."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.app.cli import main
from tests.game_for_tests.box import ALL_GAMES, STAIRS
from tests.game_for_tests.players import PLAYERS
from tests.game_for_tests.rules import NAME


class Terminal:
    """A terminal with the program that has one game more."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, words: Sequence[str]) -> tuple[int, str, str]:
        """Exit status, output and errors."""
        try:
            status = main([*words], ALL_GAMES)
        except SystemExit as error:
            status = int(error.code or 0)
        said = self._capsys.readouterr()
        return status, said.out, said.err

    def document(self, *words: str) -> Any:
        status, output, errors = self.run([*words, "--json"])
        assert (status, errors) == (0, "")
        return json.loads(output)


@pytest.fixture
def terminal(qapp: object, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.mark.parametrize("players", range(2, 5))
def test_matches_are_simulated(terminal: Terminal, players: int) -> None:
    words = f"simulate --game stairs --players {players} --seed 3 --games 2"
    document = terminal.document(*words.split())
    assert (document["game"], document["players"]) == ("stairs", players)
    for game in document["games"]:
        assert [list(seat["scores"]) for seat in game["seats"]] == (
            [["steps", "crowns", "total"]] * players
        )
        assert sum(seat["scores"]["crowns"] for seat in game["seats"]) == 9
        assert sum(seat["rounds"] for seat in game["seats"]) == 3


def test_more_players_than_can_play_are_refused_in_one_line(terminal: Terminal) -> None:
    status, output, errors = terminal.run(["simulate", "--game", "stairs", "--players", "5"])
    assert (status, output) == (2, "")
    assert "Stairs needs 2 to 4 players, not 5" in errors
    assert "Traceback" not in errors


def test_a_journal_is_replayed_and_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    words = f"simulate --game stairs --players 3 --seed 5 --journal {tmp_path}"
    played = terminal.document(*words.split())
    (journal,) = tmp_path.glob("*.jsonl")
    again = terminal.document("replay", str(journal))
    assert again["games"] == played["games"]
    status, output, errors = terminal.run(["review", str(journal)])
    assert (status, errors) == (0, "")
    assert "Lay" in output


def test_computer_players_are_compared(terminal: Terminal) -> None:
    words = "arena --game stairs --players 2 --games 40 --workers 1 --focal rules --others random"
    status, output, errors = terminal.run(words.split())
    assert (status, errors) == (0, ""), errors
    assert "stairs" in output


def test_a_picture_of_the_table_is_saved(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "stairs.png"
    words = f"screenshot {path} --game stairs --scene table --players 3 --turn 4"
    assert terminal.run(words.split())[0] == 0
    assert path.stat().st_size > 10_000


def test_simulate_says_once_that_levels_play_by_rules(
    qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    untaught = replace(PLAYERS, has_learned=lambda rules: False)
    games = {**ALL_GAMES, NAME: replace(STAIRS, players=lambda: untaught)}
    said = ": no network fits this match, so fixed rules (rules) play instead\n"
    played = ["--game", NAME, "--games", "3"]
    assert main(["simulate", *played, "--seats", "expert,rules"], games) == 0
    assert capsys.readouterr().err == f"expert{said}"
    assert main(["simulate", *played, "--seats", "expert,rules"], ALL_GAMES) == 0
    assert capsys.readouterr().err == ""
