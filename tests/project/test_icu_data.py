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

NAMES_AND_TIMES = """
import functools
from PySide6.QtCore import QCollator, QDateTime, QLocale, QStringDecoder, QTimeZone

words = ["nz", "ñu", "oa", "ça", "ca", "Zé", "éa", "a10", "a9", "中", "文", "ж", "Жа", "λ", "שלום"]
for code in ("en", "es", "pt_BR", "pt_PT", "es_AR", "en_GB", "de", "fr", "it"):
    by = QCollator(QLocale(code))
    by.setNumericMode(True)
    print(code, sorted(words, key=functools.cmp_to_key(by.compare)))
for name in (b"America/Sao_Paulo", b"Europe/Madrid", b"Asia/Tokyo", b"UTC"):
    zone = QTimeZone(name)
    for code in ("en", "es", "pt_BR"):
        for kind in QTimeZone.NameType:
            for time in (QTimeZone.TimeType.StandardTime, QTimeZone.TimeType.DaylightTime):
                print(zone.displayName(time, kind, QLocale(code)))
    moments = (QDateTime.fromSecsSinceEpoch(seconds) for seconds in (0, 10**9, 1_790_000_000))
    print([zone.offsetFromUtc(moment) for moment in moments])
print(len(QTimeZone.availableTimeZoneIds()))
print(QLocale("tr").toUpper("i ß"), QLocale("el").toUpper("άέ"), QLocale("lt").toLower("Ì"))
for name in ("UTF-8", "UTF-16", "windows-1252", "ISO-8859-15", "windows-1251", "ibm-850", "KOI8-R"):
    print(name, QStringDecoder(name).isValid())
with open("/proc/self/maps") as maps:
    print(*{line.split()[-1] for line in maps if "libicudata" in line})
"""
"""Sorting in the languages of the window and in others, names of time zones, tables of letters."""

ELSEWHERE = """
import functools
from PySide6.QtCore import QCollator, QLocale, QStringDecoder, QTimeZone

tokyo, standard = QTimeZone(b"Asia/Tokyo"), QTimeZone.TimeType.StandardTime
for code in ("ja", "zh", "sv", "ar", "ko"):
    by = QCollator(QLocale(code))
    print(sorted(["b", "á", "文", "A", "中"], key=functools.cmp_to_key(by.compare))[:3])
    print(bool(tokyo.displayName(standard, QTimeZone.NameType.LongName, QLocale(code))))
print(QStringDecoder("Shift_JIS").isValid())
"""
"""What languages of no window still get: an order of letters and some name of a time zone."""


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


def printed(code: str = NAMES_AND_TIMES, **environment: str) -> list[str]:
    words = [sys.executable, "-c", code]
    done = subprocess.run(
        words, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_qt_sorts_converts_and_names_time_zones_as_before(trimmed: Path) -> None:
    *before, _ = printed()
    *after, used = printed(LD_LIBRARY_PATH=str(trimmed.parent))
    assert used == str(trimmed)
    assert after == before
    assert any("Brasilia Standard Time" in line for line in after)


def test_another_language_has_an_order_of_letters_and_names_of_zones_still(trimmed: Path) -> None:
    *words, table = printed(ELSEWHERE, LD_LIBRARY_PATH=str(trimmed.parent))
    assert words == ["['A', 'á', 'b']", "True"] * 5
    assert table == "False"


def test_only_what_the_program_never_asks_for_goes(
    icu: ModuleType, whole: Path, trimmed: Path
) -> None:
    old, new = (dict(icu.read(icu.data_of(path)[1])[1]) for path in (whole, trimmed))
    gone = {name.split("/", 1)[1] for name in old.keys() - new.keys()}
    assert {name.split("/")[0] for name in gone if "/" in name} >= icu.UNUSED
    kept = {name.split("/", 1)[1] for name in new}
    for name in ("root.res", "es.res", "pt.res", "pool.res", "nfkc.nrm", "zoneinfo64.res"):
        assert name in kept
    for name in ("ucadata.icu", "root.res", "es.res"):
        assert f"coll/{name}" in kept
    assert {f"zone/{name}.res" for name in ("root", "en", "es", "pt", "pool")} <= kept
    assert all(old[name].rstrip(b"\0\xaa") == new[name].rstrip(b"\0\xaa") for name in new)
    assert trimmed.stat().st_size < 3_600_000


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
