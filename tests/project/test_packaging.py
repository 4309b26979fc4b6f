"""What the project says about itself, and what a built wheel carries."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import sevenwonders_qt
from sevenwonders_qt.app.cli import COMMANDS, _parser
from sevenwonders_qt.core.resources import resource_path
from tests.project.checkout import ROOT, packaging_script

REQUIREMENTS = sorted((ROOT / "packaging" / "requirements").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(level: str) -> set[tuple[str, str]]:
    text = (ROOT / "packaging" / "requirements" / f"{level}.txt").read_text(encoding="utf-8")
    return set(PIN.findall(text))


def test_the_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{sevenwonders_qt.__version__}]" in changelog or "## [Unreleased]" in changelog


@pytest.mark.parametrize("command", ["packaging/start.py", "packaging/start.py test"])
def test_the_readme_gives_each_command_for_every_system(command: str) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for python in ("python3", "py"):
        assert re.search(rf"^ *{python} {command}$", readme, re.MULTILINE)


def test_the_manual_page_names_every_command_and_option() -> None:
    page = (ROOT / "packaging" / "linux" / "sevenwonders-qt.6").read_text(encoding="utf-8")
    page = page.replace("\\-", "-")
    parser = _parser([])
    options = [word for action in parser._actions for word in action.option_strings]
    missing = {*options, *COMMANDS, "FILE.7wmatch"} - {*re.findall(r"[\w.-]+", page)}
    assert missing <= {"-h", "--help"}
    assert all(summary.lower() in page.lower() for summary in COMMANDS.values())


def test_four_sets_of_requirements_exist() -> None:
    assert [path.stem for path in REQUIREMENTS] == ["bundle", "dev", "run", "test"]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_requirements_hold_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert not re.search(r"^\s*(-[a-z]|--(?!hash))", text, re.MULTILINE)


def test_each_set_of_requirements_holds_the_one_before_it() -> None:
    assert pins("run") < pins("bundle") < pins("test") < pins("dev")


def test_every_direct_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[<>=~! ;]", line)[0].lower() for line in project["dependencies"]}
    assert names <= {name for name, _ in pins("run")}


def test_what_trains_players_is_not_needed_to_play() -> None:
    training = {"numpy", "matplotlib", "distributed"}
    assert training <= {name for name, _ in pins("test")}
    assert not training & {name for name, _ in pins("run") | pins("bundle")}
    excluded = packaging_script("bundle_contents").UNUSED_MODULES
    assert training | {"sevenwonders_qt.ai.training"} <= set(excluded)


def test_pyside_stays_below_the_release_that_loses_none() -> None:
    version = dict(pins("run"))["pyside6-essentials"]
    assert tuple(int(part) for part in version.split(".")[:2]) < (6, 12)


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="data/nowhere/cards\\.toml is missing"):
        resource_path("data", "nowhere", "cards.toml")


def test_a_resource_of_the_checkout_is_found() -> None:
    assert resource_path("data").is_dir()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy, so that the checkout stays as it is."""
    copy = tmp_path_factory.mktemp("source") / "project"
    shutil.copytree(
        ROOT,
        copy,
        ignore=shutil.ignore_patterns(".*", "__pycache__", "*.qm", "tests", "dist", "build"),
    )
    target = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    done = subprocess.run(build, cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = target.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel_contents(wheel: Path) -> set[str]:
    """The names inside the wheel."""
    return set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_carries_every_resource_and_no_drawing_script(wheel_contents: set[str]) -> None:
    wanted = {
        f"sevenwonders_qt/_resources/{name}"
        for name in packaging_script("hatch_build").resource_files(ROOT)
    }
    assert "sevenwonders_qt/_resources/manual/pt-BR/table.md" in wanted
    assert wanted
    assert wanted <= wheel_contents
    assert not any("art/draw" in name or "sounds/draw" in name for name in wheel_contents)


def test_the_wheel_carries_every_translation_compiled(wheel_contents: set[str]) -> None:
    wanted = {f"sevenwonders_qt/_resources/i18n/{ts.stem}.qm" for ts in ROOT.glob("i18n/*.ts")}
    found = {name for name in wheel_contents if name.endswith(".qm")}
    assert found == wanted


def test_the_wheel_carries_the_program_and_its_licence(wheel_contents: set[str]) -> None:
    assert "sevenwonders_qt/__main__.py" in wheel_contents
    assert any(name.endswith("licenses/LICENSE") for name in wheel_contents)
    assert not any(name.startswith(("tests/", "packaging/")) for name in wheel_contents)


def test_the_installed_wheel_paints_the_same_page_from_an_empty_home(
    wheel: Path, tmp_path: Path
) -> None:
    home, installed = tmp_path / "home", tmp_path / "installed"
    home.mkdir()
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--target", str(installed), str(wheel)], check=True)
    command = ["-m", "sevenwonders_qt", "screenshot", "--language", "pt_BR", "--size", "960x540"]
    environment = {**os.environ, "HOME": str(home), "USERPROFILE": str(home)}
    for place, picture in ((installed, "installed.png"), (ROOT, "checkout.png")):
        subprocess.run(
            [sys.executable, *command, str(tmp_path / picture)],
            cwd=home,
            env={**environment, "PYTHONPATH": str(place)},
            check=True,
        )
    assert (tmp_path / "installed.png").read_bytes() == (tmp_path / "checkout.png").read_bytes()


def test_the_release_names_actions_by_commit_and_tests_on_every_system() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert len(used) >= 5
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    attested = text.index("uses: actions/attest-build-provenance@")
    assert text.index("SHA256SUMS") < attested < text.index("gh release create")
    assert re.search(r"id-token: write\n +attestations: write\n", text)
    assert re.search(r"- name: Tests\n +run: python packaging/start\.py test\n", text)
    assert re.search(r"choco install innosetup --version=6\.\d+\.\d+ ", text)
