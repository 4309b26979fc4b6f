"""ICU's data without what Qt calls nothing of: smaller, and Qt does with them what it did."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from tests.project.checkout import packaging_script

TOLD = """
import functools
from PySide6.QtCore import QCollator, QLocale, QStringDecoder, QTimeZone

words = ["nz", "ñu", "oa", "ça", "ca", "Zé", "éa", "a10", "a9", "中", "文"]
for code in ("en", "es", "pt_BR", "de", "zh", "sv"):
    by = QCollator(QLocale(code))
    by.setNumericMode(True)
    print(code, sorted(words, key=functools.cmp_to_key(by.compare)))
zone = QTimeZone(b"America/Sao_Paulo")
for code in ("en", "es", "pt_BR", "ja"):
    for kind in QTimeZone.NameType:
        print(zone.displayName(QTimeZone.TimeType.StandardTime, kind, QLocale(code)))
print(QLocale("tr").toUpper("i ß"), QLocale("el").toUpper("άέ"), QLocale("lt").toLower("Ì"))
print(QStringDecoder("Shift_JIS").isValid(), QStringDecoder("ibm-850").isValid())
with open("/proc/self/maps") as maps:
    print(*{line.split()[-1] for line in maps if "libicudata" in line})
"""


@pytest.fixture(scope="module")
def icu() -> ModuleType:
    if sys.platform != "linux":
        pytest.skip("elsewhere Qt does without ICU")
    return packaging_script("icu_data")


@pytest.fixture(scope="module")
def whole() -> Path:
    (library,) = (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*")
    return library


@pytest.fixture(scope="module")
def trimmed(icu: ModuleType, whole: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = Path(shutil.copy(whole, tmp_path_factory.mktemp("icu")))
    icu.trim(copy.parent)
    return copy


def told(**environment: str) -> list[str]:
    words = [sys.executable, "-c", TOLD]
    done = subprocess.run(
        words, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_qt_sorts_converts_and_names_time_zones_as_before(trimmed: Path) -> None:
    *before, _ = told()
    *after, used = told(LD_LIBRARY_PATH=str(trimmed.parent))
    assert used == str(trimmed)
    assert after == before
    assert any("Brasilia Standard Time" in line for line in after)


def test_only_the_folders_that_qt_never_asks_for_go(
    icu: ModuleType, whole: Path, trimmed: Path
) -> None:
    old, new = (dict(icu.read(icu.data_of(path)[1])[1]) for path in (whole, trimmed))
    assert {name.split("/")[1] for name in old.keys() - new.keys()} == icu.UNUSED
    assert all(old[name].rstrip(b"\0\xaa") == new[name].rstrip(b"\0\xaa") for name in new)
    assert trimmed.stat().st_size < whole.stat().st_size * 0.6


def test_the_library_comes_out_the_same_twice(
    icu: ModuleType, whole: Path, trimmed: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(whole, tmp_path))
    icu.trim(tmp_path)
    assert copy.read_bytes() == trimmed.read_bytes()


def test_a_library_of_another_form_stops_the_build(icu: ModuleType, tmp_path: Path) -> None:
    (core,) = (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicuuc.so.*")
    shutil.copy(core, tmp_path / "libicudata.so.73")
    with pytest.raises(ValueError, match=r"libicudata\.so\.73: there are no data of ICU in it"):
        icu.trim(tmp_path)
