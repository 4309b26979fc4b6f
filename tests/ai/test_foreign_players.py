"""Players of other packages: the example of docs/players.md, and broken ones."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders_qt.ai.foreign import foreign_player, foreign_players
from sevenwonders_qt.ai.levels import REFERENCE
from sevenwonders_qt.app.cli import main

GUIDE = Path(__file__).parents[2] / "docs" / "players.md"
PLAY = "--players 3 --games 3 --mirror --workers 1"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages, also for processes that are started."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    foreign_player.cache_clear()
    yield tmp_path
    foreign_player.cache_clear()
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and name.endswith("_player"):
            del sys.modules[name]


def install(site: Path, name: str, source: str, entry: str) -> None:
    """What pip leaves of a package that names a player."""
    (site / f"{name}_player.py").write_text(source, encoding="utf-8")
    info = site / f"{name}_player-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-player\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[sevenwonders_qt.players]\n{entry}\n")


def example() -> tuple[str, str]:
    """The source of the example, and its entry point."""
    guide = GUIDE.read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    (name, value) = re.findall(r'players"\]\n(\w+) = "([\w:]+)"', guide)[0]
    return source, f"{name} = {value}"


def refusal(capsys: pytest.CaptureFixture[str], words: str) -> str:
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_the_player_of_the_guide_plays_in_simulate_and_in_the_arena(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(site, "greedy", *example())
    assert foreign_players() == ("greedy",)
    assert main(["simulate", "--seats", "greedy,random,random", "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert game["seats"][0]["player"] == "greedy"
    words = f"arena --focal greedy --others random --json {PLAY}"
    assert main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["points"] > found["other_points"]


def test_without_the_package_the_name_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ("simulate --seats greedy,random,random", "arena --focal greedy"):
        line = refusal(capsys, words)
        assert "unknown player 'greedy'" in line
        assert all(
            name in line
            for name in (*REFERENCE, "LEVEL:TEMPERAMENT", "beginner", "master", "builder")
        )


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nowhere_to_be_found", "cannot be loaded: ModuleNotFoundError"),
        ("choose = 7", "is not a function"),
        ("def choose(question):\n    raise KeyError('oops')", "failed: KeyError: 'oops'"),
        ("def choose(question):\n    return None", "wants what is not legal: None"),
        ("def choose(question):\n    return question.nothing", "failed: AttributeError"),
    ],
)
@pytest.mark.parametrize(
    "words", ["simulate --seats bad,random,random", f"arena --focal bad {PLAY}"]
)
def test_a_broken_player_is_named_in_one_line(
    site: Path, capsys: pytest.CaptureFixture[str], words: str, source: str, why: str
) -> None:
    install(site, "bad", source, "bad = bad_player:choose")
    line = refusal(capsys, words)
    assert "the player 'bad'" in line
    assert why in line


def test_the_name_of_a_player_of_the_program_cannot_be_taken(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(site, "bad", "def choose(question):\n    raise KeyError", "rules = bad_player:choose")
    assert main(["simulate", "--seats", "rules,random,random"]) == 0
