"""The command line with 7 Wonders Architects."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.app.test_cli import Terminal

CATEGORIES = ["wonder", "cat", "blue", "military", "progress", "total"]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.mark.parametrize("players", range(2, 8))
def test_simulate_plays_with_two_to_seven(terminal: Terminal, players: int) -> None:
    words = f"simulate --game architects --players {players} --seed 3"
    document = terminal.document(*words.split())
    assert (document["game"], document["players"]) == ("architects", players)
    (game,) = document["games"]
    assert len(game["seats"]) == players
    assert len({seat["wonder"] for seat in game["seats"]}) == players
    best = max(seat["scores"]["total"] for seat in game["seats"])
    for place, seat in enumerate(game["seats"]):
        assert list(seat["scores"]) == CATEGORIES
        assert sum(seat["scores"][name] for name in CATEGORIES[:-1]) == seat["scores"]["total"]
        if place in game["winners"]:
            assert seat["scores"]["total"] == best


def test_the_same_seed_gives_the_same_output_and_another_one_another(terminal: Terminal) -> None:
    words = "simulate --game architects --players 4 --games 2 --seats rules,random,rules,random"
    first = terminal.output(*words.split(), "--seed", "7")
    assert terminal.output(*words.split(), "--seed", "7") == first
    assert terminal.output(*words.split(), "--seed", "8") != first


def test_wonders_can_be_chosen(terminal: Terminal) -> None:
    words = "simulate --game architects --players 3 --wonders giza,?,rhodes"
    (game,) = terminal.document(*words.split())["games"]
    assert [game["seats"][place]["wonder"] for place in (0, 2)] == ["giza", "rhodes"]


def test_replay_prints_the_scores_of_the_journal_that_was_kept(
    terminal: Terminal, tmp_path: Path
) -> None:
    words = f"simulate --game architects --players 3 --seed 5 --journal {tmp_path}"
    played = terminal.document(*words.split())
    (journal,) = tmp_path.glob("*.jsonl")
    assert json.loads(journal.read_text(encoding="utf-8").splitlines()[0])
    again = terminal.document("replay", str(journal))
    assert again["game"] == "architects"
    assert again["games"] == played["games"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--players 8", "needs 2 to 7 players, not 8"),
        ("--players 3 --edition second", "--edition"),
        ("--players 3 --sides B", "--sides"),
        ("--players 3 --wonders ur,giza,rhodes", "unknown wonder 'ur'"),
        ("--players 3 --wonders giza,giza,rhodes", "twice"),
        ("--players 3 --expansion edifice", "--expansion"),
    ],
)
def test_what_architects_does_not_have_is_refused_in_one_line(
    terminal: Terminal, words: str, named: str
) -> None:
    assert named in terminal.refusal("simulate", "--game", "architects", *words.split())
