"""The scripts that prove the program from outside, where they can be tried in a moment."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commit import WITHOUT_GIT, commit_seed
from tests.project.checkout import ROOT

apt = pytest.mark.skipif(not shutil.which("apt-get"), reason="for Debian and its kin")

LINES = """
deb https://apt.example/other bookworm main
deb [arch=amd64] http://mirror.example/debian bookworm main contrib
deb http://mirror.example/debian-security bookworm-security main
"""
STANZAS = """
Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main

Types: deb deb-src
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main
"""


def mirror(folder: Path, suite: str) -> str:
    """What the script prints where apt has its sources below ``folder``."""
    settings = folder / "apt.conf"
    settings.write_text(
        f'Dir::Etc::sourcelist "{folder}/sources.list";\n'
        f'Dir::Etc::sourceparts "{folder}/sources.list.d";\n'
        f'Dir::State::lists "{folder}/lists";\n'
        'APT::Architecture "amd64";\n'
    )
    (folder / "sources.list.d").mkdir(exist_ok=True)
    return subprocess.run(
        [ROOT / "packaging" / "apt_mirror.sh", suite],
        env={**os.environ, "APT_CONFIG": str(settings)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@apt
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("sources.list", LINES),
        ("sources.list.d/debian.list", LINES),
        ("sources.list.d/debian.sources", STANZAS),
    ],
)
def test_the_mirror_is_the_one_that_apt_has_for_the_release(
    tmp_path: Path, name: str, text: str
) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / name).write_text(text)
    assert mirror(tmp_path, "bookworm") == "http://mirror.example/debian\n"
    assert mirror(tmp_path, "trixie") == ""


@apt
def test_apt_may_call_the_release_stable(tmp_path: Path) -> None:
    (tmp_path / "sources.list").write_text("deb http://mirror.example/debian stable main\n")
    assert mirror(tmp_path, "bookworm") == "http://mirror.example/debian\n"


@pytest.mark.skipif(sys.platform == "win32", reason="git may be missing there")
def test_a_commit_has_a_number_of_its_own_and_sources_without_git_have_one_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SEVENWONDERS_SEED", raising=False)
    assert commit_seed(tmp_path) == WITHOUT_GIT
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", str(tmp_path)]
    seeds = set()
    for words in (
        ["init", "-q"],
        *([["commit", "-q", "--allow-empty", "-m", str(n)] for n in "12"]),
    ):
        subprocess.run([*git, *words], check=True)
        seeds.add(commit_seed(tmp_path))
    assert len(seeds) == 3
    monkeypatch.setenv("SEVENWONDERS_SEED", "12")
    assert commit_seed(tmp_path) == 12
