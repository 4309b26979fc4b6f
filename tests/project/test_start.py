"""The parts of `packaging/start.py` that decide what to do."""

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.checkout import ROOT, packaging_script


@pytest.fixture(scope="module")
def start() -> ModuleType:
    return packaging_script("start")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A miniature checkout with just the files that decide about the environment."""
    requirements = tmp_path / "packaging" / "requirements"
    requirements.mkdir(parents=True)
    for level in ("run", "bundle", "test", "dev"):
        (requirements / f"{level}.txt").write_text(f"{level}==1\n")
    (tmp_path / "packaging" / "hatch_build.py").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "es.ts").write_text("<TS/>")
    return tmp_path


def test_an_environment_made_from_the_same_files_is_ready(
    start: ModuleType, checkout: Path
) -> None:
    made = start.fingerprint(checkout, "run")
    assert start.is_ready(start.fingerprint(checkout, "run"), made)


def test_a_larger_environment_serves_a_smaller_need_but_not_the_other_way(
    start: ModuleType, checkout: Path
) -> None:
    dev, run = start.fingerprint(checkout, "dev"), start.fingerprint(checkout, "run")
    assert start.is_ready(run, dev)
    assert not start.is_ready(dev, run)


@pytest.mark.parametrize(
    "changed",
    ["pyproject.toml", "packaging/requirements/run.txt", "packaging/hatch_build.py", "i18n/es.ts"],
)
def test_a_changed_file_makes_the_environment_stale(
    start: ModuleType, checkout: Path, changed: str
) -> None:
    made = start.fingerprint(checkout, "run")
    (checkout / changed).write_text("changed")
    assert not start.is_ready(start.fingerprint(checkout, "run"), made)


def test_a_new_translation_makes_the_environment_stale(start: ModuleType, checkout: Path) -> None:
    made = start.fingerprint(checkout, "run")
    (checkout / "i18n" / "pt_BR.ts").write_text("<TS/>")
    assert not start.is_ready(start.fingerprint(checkout, "run"), made)


def test_a_compiled_translation_that_is_gone_is_missed(start: ModuleType, checkout: Path) -> None:
    assert not start.translations_compiled(checkout)
    (checkout / "i18n" / "es.qm").write_bytes(b"")
    assert start.translations_compiled(checkout)


def test_a_moved_checkout_makes_the_environment_stale(start: ModuleType, checkout: Path) -> None:
    made = start.fingerprint(checkout, "run") | {"place": "elsewhere"}
    assert not start.is_ready(start.fingerprint(checkout, "run"), made)


@pytest.mark.parametrize("content", [None, "", "{", "[]", '"text"'])
def test_a_damaged_stamp_counts_as_none(
    start: ModuleType, tmp_path: Path, content: str | None
) -> None:
    stamp = tmp_path / "stamp.json"
    if content is not None:
        stamp.write_text(content)
    assert start.read_stamp(stamp) == {}


def test_a_stamp_is_read_back(start: ModuleType, checkout: Path) -> None:
    stamp = checkout / "stamp.json"
    made = start.fingerprint(checkout, "test")
    stamp.write_text(json.dumps(made))
    assert start.read_stamp(stamp) == made


def test_an_unreachable_index_reads_as_a_question_about_the_network(start: ModuleType) -> None:
    output = "WARNING: Retrying after NewConnectionError('...')\nERROR: No matching distribution"
    assert "network" in start.why_pip_failed(output)


def test_another_failure_of_pip_is_told_in_its_first_error_line(start: ModuleType) -> None:
    output = "noise\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n    more\n"
    assert start.why_pip_failed(output) == "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"
    assert start.why_pip_failed("") == "pip failed"


def test_the_exit_status_of_the_program_is_passed_on(start: ModuleType) -> None:
    assert start.run([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_an_old_python_is_refused_in_one_line() -> None:
    script = (ROOT / "packaging" / "start.py").read_text(encoding="utf-8")
    pretended = "import sys; sys.version_info = (3, 10, 1)\n" + script
    done = subprocess.run([sys.executable, "-c", pretended], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "start.py: Python 3.11 or newer is needed\n"


@pytest.mark.parametrize("level", ["run", "bundle", "test", "dev"])
def test_every_package_of_a_file_is_installed(start: ModuleType, level: str) -> None:
    text = (ROOT / "packaging" / "requirements" / f"{level}.txt").read_text(encoding="utf-8")
    assert "".join(start.PIN.findall(text)) == text
