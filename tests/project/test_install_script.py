"""The installer of the Linux archive: what it puts into a home folder, it takes away again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

LINUX = ROOT / "packaging" / "linux"
ENTRY = ".local/share/applications/sevenwonders-qt.desktop"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """An unpacked archive whose program is a stand-in that prints one word."""
    folder = tmp_path / "unpacked"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "sevenwonders-qt"
    program.write_text("#!/bin/sh\necho played\n")
    program.chmod(0o755)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, folder)
    shutil.copy(ROOT / "LICENSE", folder)
    for source, place in (
        (LINUX / "sevenwonders-qt.desktop", "applications"),
        (LINUX / "sevenwonders-qt.xml", "mime/packages"),
        (ROOT / "resources/art/app_icon/app_icon.svg", "icons/hicolor/scalable/apps"),
    ):
        (folder / "share" / place).mkdir(parents=True)
        shutil.copy(source, folder / "share" / place)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder whose name has a space in it."""
    folder = tmp_path / "home of mine"
    folder.mkdir()
    return folder


def run(script: Path, home: Path, language: str = "C") -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": language}
    return subprocess.run([script], env=environment, capture_output=True, text=True)


def everything(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_the_program_starts_from_the_users_own_commands_and_menu(
    unpacked: Path, home: Path
) -> None:
    assert run(unpacked / "install.sh", home).returncode == 0
    shutil.rmtree(unpacked)
    assert run(home / ".local/bin/sevenwonders-qt", home).stdout == "played\n"
    started = f'Exec="{home}/.local/lib/sevenwonders-qt/sevenwonders-qt" %f'
    assert started in (home / ENTRY).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("language", "installed", "removed"),
    [
        ("en_GB.UTF-8", "Installed.", "Removed."),
        ("pt_BR.UTF-8", "Instalado. Abra", "Removido."),
        ("es_MX.UTF-8", "Instalado. Ábrelo", "Quitado."),
    ],
)
def test_the_scripts_speak_the_language_of_the_person(
    unpacked: Path, home: Path, language: str, installed: str, removed: str
) -> None:
    assert run(unpacked / "install.sh", home, language).stdout.startswith(installed)
    uninstall = home / ".local/lib/sevenwonders-qt/uninstall.sh"
    assert run(uninstall, home, language).stdout.startswith(removed)


def test_a_second_version_takes_the_place_of_the_first(unpacked: Path, home: Path) -> None:
    (unpacked / "_internal" / "old").touch()
    run(unpacked / "install.sh", home)
    (unpacked / "_internal" / "old").unlink()
    (unpacked / "_internal" / "new").touch()
    assert run(unpacked / "install.sh", home).returncode == 0
    inside = everything(home / ".local/lib/sevenwonders-qt/_internal")
    assert inside == {"new"}


def test_nothing_is_left_when_it_goes_but_what_the_user_had(unpacked: Path, home: Path) -> None:
    own = [
        home / ".local/share/sevenwonders-qt/matches/one.jsonl",
        home / ".local/share/applications/other.desktop",
        home / ".local/bin/other",
    ]
    for path in own:
        path.parent.mkdir(parents=True)
        path.write_text("[Desktop Entry]\n")
    before = everything(home)
    run(unpacked / "install.sh", home)
    removed = run(home / ".local/lib/sevenwonders-qt/uninstall.sh", home)
    assert removed.returncode == 0, removed.stderr
    left = everything(home) - {".local/share/applications/mimeinfo.cache"}
    assert left == before


def test_an_empty_home_is_empty_again(unpacked: Path, home: Path) -> None:
    run(unpacked / "install.sh", home)
    assert run(home / ".local/lib/sevenwonders-qt/uninstall.sh", home).returncode == 0
    assert everything(home) == set()


def test_a_command_of_that_name_from_elsewhere_is_not_overwritten(
    unpacked: Path, home: Path
) -> None:
    foreign = home / ".local/bin/sevenwonders-qt"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("mine")
    done = run(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert "move it away first" in done.stderr
    assert everything(home) == {".local", ".local/bin", ".local/bin/sevenwonders-qt"}


def test_half_an_archive_is_refused(unpacked: Path, home: Path) -> None:
    shutil.rmtree(unpacked / "_internal")
    done = run(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert "unpack the whole archive first" in done.stderr
    assert everything(home) == set()
