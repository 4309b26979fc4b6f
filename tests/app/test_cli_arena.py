"""The commands that compare and train players: what they print, and what they refuse."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.ai.ratings import read_ratings
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.stored import load
from tests.app.installed import COMMAND
from tests.app.test_cli import Terminal, fresh

ARENA = "arena --focal rules --others random --players 3 --games 6 --mirror --workers 1"


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_arena_prints_the_same_result_as_json_and_for_reading(terminal: Terminal) -> None:
    found = terminal.document(*ARENA.split())
    assert (found["focal"], found["others"], found["games"]) == ("rules", "random", 6)
    assert found["low"] <= found["win"] <= found["high"]
    text = terminal.output(*ARENA.split())
    assert f"wins    {found['win']}%, from {found['low']} to {found['high']} (95%)" in text


def test_a_league_prints_a_table_and_draws_it(terminal: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "league.png"
    words = f"arena --league random,rules --players 3 --games 6 --workers 1 --png {picture}"
    lines = terminal.output(*words.split()).splitlines()
    assert lines[0].split() == ["player", "rating", "low", "high", "seats", "win", "%", "points"]
    assert [line.split()[0] for line in lines[1:]] == ["rules", "random"]
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("arena", "one of --focal, --league"),
        (
            "arena --focal rules --league rules,random",
            "one of --focal, --league",
        ),
        ("arena --focal oracle", "unknown player 'oracle'"),
        ("arena --focal rules --others oracle", "unknown player 'oracle'"),
        ("arena --focal nowhere.net", "nowhere.net: no such file"),
        ("arena --focal README.net", "not a file of weights"),
        ("arena --ratings x.json --players 3", "rated at tables of 4"),
        ("arena --league rules", "--league: a league needs two players"),
        ("arena --league rules,rules", "--league: a league names each player once"),
        ("arena --focal rules --players 2 --edition second", "needs 3 to 7 players, not 2"),
        (
            "arena --focal rules --players 2 --expansion edifice",
            "Edifice needs 3 to 7 players, not 2",
        ),
        ("arena --focal rules --game architects --edition second", "neither editions nor"),
        ("arena --focal rules --h1 40", "for --sprt"),
        ("arena --focal rules --sprt --h0 50 --h1 40", "--h1 must be more than --h0"),
        ("arena --focal rules --sprt --h1 120", "between 0 and 100"),
        ("arena --focal rules --games 0", "the number of games"),
        ("arena --focal rules --png x.png", "--png is for --league"),
        ("arena --league rules,random --png x.jpg", "does not end in .png"),
        ("arena --league rules,random --png nowhere/x.png", "folder not found: nowhere"),
        ("arena --league rules,random --sprt", "are for --focal"),
        ("arena --focal rules --executor moon", "unknown executor 'moon'"),
        ("arena --focal rules --executor dask:", "unknown executor 'dask:'"),
        ("train", "--out"),
        ("train --out nowhere/x.net", "folder not found: nowhere"),
        ("train --out x.net --players 2-4", "need a network each"),
        ("train --out x.net --players 9", "the number of players"),
        ("train --out x.net --players 4-3", "not a valid list of player counts"),
        ("train --out x.net --minutes 0", "the minutes"),
        ("train --out x.net --cells 7", "'' is not a number"),
        ("train --out x.net --from nowhere.npz", "there is no file nowhere.npz"),
        ("train --out x.net --from README.net", "--from README.net cannot be used: not a file"),
        ("train --out README.net", "README.net is there, but no checkpoint"),
        ("train --out x.net --executor moon", "unknown executor 'moon'"),
    ],
)
def test_what_cannot_be_done_is_answered_in_one_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("README.net").write_text("no weights")
    assert named in terminal.refusal(*words.split())


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        ("train --out x.net", "numpy", "train"),
        ("arena --league rules,random --png x.png", "matplotlib", "train"),
        ("arena --focal rules --executor dask:here", "distributed", "cluster"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(
    tmp_path: Path, words: str, package: str, extra: str
) -> None:
    """A search that does not find the package stands for an environment without it."""
    code = f"""
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, p=None: None if name == {package!r} else found(name, p)
from sevenwonders_qt.app.cli import main
sys.exit(main({words.split()!r}))
"""
    done = fresh(code)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"extra [{extra}]" in done.stderr


def test_nothing_that_plays_loads_numpy() -> None:
    code = """
import sys
from sevenwonders_qt.app.cli import main
main("arena --focal learned --others rules --players 3 --games 0".split())
main("simulate --seats learned,rules,random".split())
import sevenwonders_qt.app.commands, sevenwonders_qt.ai.worker
print(sorted({"numpy", "matplotlib", "distributed", "ray"} & set(sys.modules)))
"""
    assert fresh(code).stdout.splitlines()[-1] == "[]"


def test_train_goes_the_whole_way_in_seconds(terminal: Terminal, tmp_path: Path) -> None:
    """Games, steps, a file that plays, and the end: what CI proves of training."""
    out = tmp_path / "tiny.net"
    words = f"train --players 3 --edition first --games 48 --store 2000 --cells 8,8 --out {out}"
    lines = terminal.output(*words.split(), "--workers", "1", "--arena", "3").splitlines()
    assert "48 games" in lines[0]
    assert lines[-1] == f"written: {out}"
    header = json.loads(out.read_bytes().split(b"\n")[1])
    assert header["kind"] == "classic"
    assert header["command"] == (
        "sevenwonders-qt train --game classic --players 3 --edition first --games 48 --workers 1"
        " --seed 1 --cells 8,8 --store 2000 --out tiny.net"
    )
    assert header["arena"][0]["games"] == 3
    assert "goes on" in terminal.refusal(*words.split())


def test_the_command_in_a_file_of_weights_makes_the_file_again(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "train --players 3 --edition first --games 48 --store 2000 --cells 8,8 --workers 1"
    words += " --expansion cities --mix"
    first, again = tmp_path / "first.net", tmp_path / "again"
    terminal.output(*words.split(), "--out", str(first))
    again.mkdir()
    monkeypatch.chdir(again)
    header = json.loads(first.read_bytes().split(b"\n")[1])
    _, *command = shlex.split(header["command"])
    terminal.output(*command)
    made = json.loads((again / "first.net").read_bytes().split(b"\n")[1])
    assert (made["sha256"], made["command"]) == (header["sha256"], header["command"])


def test_boxes_to_mix_have_to_be_named(terminal: Terminal, tmp_path: Path) -> None:
    words = f"train --players 3 --mix --out {tmp_path / 'mixed.net'}"
    assert "--mix needs --expansion" in terminal.refusal(*words.split())


FROM_THE_PROTOTYPE = {
    "architects.net": "3206f0312d98",
    "classic-edifice.net": "f8a41fad0dd4",
    "classic.net": "d3d325333c82",
    "free_city.net": "c9a930e399ff",
}
"""Weights that this program did not learn itself, until it has learned better ones."""


@pytest.mark.parametrize("path", sorted(resource_path("ai").glob("*.net")), ids=lambda p: p.name)
def test_a_network_that_is_shipped_has_the_whole_command_that_made_it(path: Path) -> None:
    header = json.loads(path.read_bytes().split(b"\n")[1])
    if header["sha256"].startswith(FROM_THE_PROTOTYPE.get(path.name, "none")):
        assert header["command"].startswith("prototype: ")
        return
    program, command, *words = shlex.split(header["command"])
    assert (program, command) == ("sevenwonders-qt", "train")
    assert {"--games", "--workers", "--seed", "--cells", "--store"} <= {*words}
    assert len(header["commit"]) == 40  # one with changed files ends in a plus sign


@pytest.mark.skipif(find_spec("distributed") is None, reason="the extra cluster is not installed")
def test_two_workers_of_dask_train_the_network_that_two_processes_train(tmp_path: Path) -> None:
    words = "train --players 3 --edition first --games 96 --store 2000 --cells 8,8 --workers 2"
    digests = []
    for executor in ("processes", "dask"):
        out = tmp_path / f"{executor}.net"
        done = subprocess.run(
            [*COMMAND, *words.split(), "--executor", executor, "--out", str(out)],
            capture_output=True,
            text=True,
            env={**os.environ, "DASK_LOGGING__DISTRIBUTED": "error"},
            check=False,
        )
        assert done.returncode == 0, done.stderr
        digests.append(json.loads(out.read_bytes().split(b"\n")[1])["sha256"])
    assert digests[0] == digests[1]


@pytest.mark.skipif(find_spec("distributed") is None, reason="the extra cluster is not installed")
def test_the_arena_plays_on_a_cluster_of_dask_as_it_plays_here(terminal: Terminal) -> None:
    here = terminal.document(*ARENA.split())
    words = [*ARENA.split(), "--executor", "dask", "--json"]
    done = subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        env={**os.environ, "DASK_LOGGING__DISTRIBUTED": "error"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    for found in (here, there):
        del found["ms_mean"], found["ms_p95"]
    assert there == here


def test_a_scheduler_that_does_not_answer_is_named(terminal: Terminal) -> None:
    pytest.importorskip("distributed")
    line = terminal.refusal(*ARENA.split(), "--executor", "dask:no-such-scheme://nowhere")
    assert "no dask scheduler answers at no-such-scheme://nowhere" in line


def test_the_levels_are_rated_pool_by_pool_into_one_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "ratings.json"
    words = f"arena --ratings {path} --players 2 --games 4 --workers 1"
    lines = terminal.output(*words.split()).splitlines()
    assert lines[0].split()[:2] == ["player", "rating"]
    first = load(path, read_ratings)
    assert [*first] == ["two"]
    assert tuple(first["two"].levels) == LEVEL_IDS
    assert first["two"].games == 4
    assert "--game classic --players 2 --games 4 --seed 1" in first["two"].command
    path.write_text("{}")
    assert "is not a file of levels" in terminal.refusal(*words.split())
