"""The command line with expansions and wonders of other boxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.app.test_cli import CATEGORIES, Terminal

ROWS = [*CATEGORIES[:-1], "edifice", "debt", "total"]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_simulate_plays_with_edifices(terminal: Terminal, players: int, edition: str) -> None:
    words = f"simulate --game classic --expansion edifice --edition {edition} --players {players}"
    document = terminal.document(*words.split(), "--games", "2")
    assert document["options"]["expansions"] == ["edifice"]
    for game in document["games"]:
        for seat in game["seats"]:
            assert [*seat["scores"]] == ROWS
            assert sum(seat["scores"].values()) == 2 * seat["scores"]["total"]


def test_replay_prints_what_simulate_printed(terminal: Terminal, tmp_path: Path) -> None:
    words = "simulate --expansion edifice --seats rules,random,rules --seed 5 --journal"
    document = terminal.document(*words.split(), str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert terminal.document("replay", str(path)) == {**document, "verified": True}


def test_simulate_plays_a_house_rule_that_the_journal_keeps(
    terminal: Terminal, tmp_path: Path
) -> None:
    words = "simulate --expansion edifice --house-rules both_pawns_rewarded --players 3 --journal"
    document = terminal.document(*words.split(), str(tmp_path))
    assert document["options"]["house_rules"] == ["both_pawns_rewarded"]
    (path,) = tmp_path.iterdir()
    assert '"house_rules":["both_pawns_rewarded"]' in path.read_text(encoding="utf-8")
    assert terminal.document("replay", str(path)) == {**document, "verified": True}


def test_carthage_joins_any_game_and_ur_only_one_with_edifices(terminal: Terminal) -> None:
    carthage = "simulate --extra-wonders carthage --players 3 --wonders carthage,giza,rhodes"
    (game,) = terminal.document(*carthage.split())["games"]
    assert game["seats"][0]["wonder"] == "carthage"
    assert [*game["seats"][0]["scores"]] == CATEGORIES
    ur = "simulate --expansion edifice --players 3 --wonders ur,carthage,rhodes --sides B"
    (game,) = terminal.document(*ur.split())["games"]
    assert [seat["wonder"] for seat in game["seats"]] == ["ur", "carthage", "rhodes"]


def test_two_play_with_carthage(terminal: Terminal) -> None:
    words = "simulate --extra-wonders carthage --players 2 --wonders giza,rhodes,carthage"
    (game,) = terminal.document(*words.split())["games"]
    assert game["free_city"]["wonder"] == "carthage"


def test_rules_describes_the_turn_with_the_expansion(terminal: Terminal) -> None:
    plain, more = terminal.output("rules"), terminal.output("rules", "--expansion", "edifice")
    added = [line for line in more.splitlines() if line not in plain.splitlines()]
    assert [re.split(r"  +", line)[:2] for line in added] == [
        ["setup", "reveal_projects"],
        ["after act", "settle_projects"],
        ["after last_card", "settle_last_cards"],
        ["before conflict", "punish_absentees"],
    ]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("simulate --expansion edifice --players 2", "Edifice needs 3 to 7 players, not 2"),
        ("simulate --expansion armada", "armada"),
        ("simulate --extra-wonders ur", "ur"),
        (
            "simulate --house-rules both_pawns_rewarded",
            "--house-rules both_pawns_rewarded: only with --expansion edifice",
        ),
        (
            "simulate --game architects --house-rules both_pawns_rewarded",
            "--house-rules: there is no such choice in Architects",
        ),
        ("simulate --players 3 --wonders ur,giza,rhodes", "unknown wonder 'ur'"),
    ],
)
def test_what_is_not_in_the_box_is_answered_with_one_line(
    terminal: Terminal, words: str, fault: str
) -> None:
    assert fault in terminal.refusal(*words.split())


@pytest.mark.parametrize("coming", ["dealt", "in_turns"])
def test_the_way_that_leaders_are_given_out_is_kept_in_the_journal(
    terminal: Terminal, tmp_path: Path, coming: str
) -> None:
    words = f"simulate --expansion leaders --choices leaders_coming={coming} --players 3 --journal"
    document = terminal.document(*words.split(), str(tmp_path))
    assert document["options"]["choices"] == [["leaders_coming", coming]]
    (path,) = tmp_path.iterdir()
    assert "DraftAsked" not in path.read_text(encoding="utf-8")
    assert terminal.document("replay", str(path)) == {**document, "verified": True}
