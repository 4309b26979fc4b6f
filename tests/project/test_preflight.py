"""The one line that a Linux machine without libraries or display is answered with."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sevenwonders_qt.app.preflight import (
    LIBRARIES,
    can_load,
    fault,
    load_qt,
    missing_packages,
    use_offscreen,
)


def all_but(*absent: str) -> Callable[[str], bool]:
    return lambda name: name not in absent


def everything(_name: str) -> bool:
    return True


def nothing(_name: str) -> bool:
    return False


def linux_fault(
    environ: dict[str, str],
    loads: Callable[[str], bool] = everything,
    opens: Callable[[str], bool] = everything,
) -> str | None:
    return fault(environ, system="linux", loads=loads, opens=opens)


def test_a_complete_machine_with_a_display_has_no_fault() -> None:
    assert linux_fault({"DISPLAY": ":0"}) is None
    assert linux_fault({"WAYLAND_DISPLAY": "wayland-0"}) is None
    assert linux_fault({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_without_a_display_the_variables_are_named() -> None:
    message = linux_fault({})
    assert message is not None
    assert "DISPLAY" in message
    assert "WAYLAND_DISPLAY" in message
    assert "QT_QPA_PLATFORM" in message


def test_a_display_that_does_not_answer_is_named() -> None:
    message = linux_fault({"DISPLAY": ":77"}, opens=nothing)
    assert message is not None
    assert "DISPLAY=:77" in message


def test_asking_for_xcb_without_a_display_names_the_variable() -> None:
    message = linux_fault({"QT_QPA_PLATFORM": "xcb"})
    assert message is not None
    assert "DISPLAY is not set" in message


@pytest.mark.parametrize(
    ("environ", "library", "package"),
    [
        ({"QT_QPA_PLATFORM": "offscreen"}, "libEGL.so.1", "libegl1"),
        ({"QT_QPA_PLATFORM": "minimal"}, "libGL.so.1", "libgl1"),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "libfontconfig.so.1", "libfontconfig1"),
        ({"DISPLAY": ":0"}, "libxcb-cursor.so.0", "libxcb-cursor0"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libwayland-cursor.so.0", "libwayland-cursor0"),
    ],
)
def test_a_missing_library_is_named_by_its_package(
    environ: dict[str, str], library: str, package: str
) -> None:
    message = linux_fault(environ, loads=all_but(library))
    assert message is not None
    assert message.endswith(f"apt install {package}")
    assert "\n" not in message


def test_xcb_serves_where_wayland_lacks_a_library() -> None:
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}
    assert linux_fault(both, loads=all_but("libwayland-cursor.so.0")) is None


def test_xcb_libraries_are_not_asked_for_offscreen() -> None:
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    assert linux_fault(offscreen, loads=all_but("libxcb-cursor.so.0")) is None


def test_other_systems_bring_all_that_qt_needs() -> None:
    assert fault({}, system="win32", loads=nothing, opens=nothing) is None
    assert fault({}, system="darwin", loads=nothing, opens=nothing) is None


def test_a_library_that_does_not_exist_cannot_be_loaded() -> None:
    assert not can_load("libdoes-not-exist.so.0")


def test_every_missing_package_is_listed_once() -> None:
    packages = missing_packages("xcb", loads=nothing)
    assert packages == sorted(set(LIBRARIES["xcb"].values()))


def test_modules_that_are_imported_once_qt_is_loaded_are_not_kept_as_source() -> None:
    code = (
        "from sevenwonders_qt.app.preflight import load_qt;"
        "load_qt({'QT_QPA_PLATFORM': 'offscreen'});"
        "import sevenwonders_qt.views.kit, linecache;"
        "print([name for name in linecache.cache if 'sevenwonders_qt' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


PICTURES = """
from sevenwonders_qt.app.bench_window import resident_mb
from sevenwonders_qt.app.preflight import load_qt
load_qt({'QT_QPA_PLATFORM': 'offscreen'})
from PySide6.QtGui import QImage

def picture(wide, high):
    made = QImage(wide, high, QImage.Format.Format_RGB32)
    made.fill(0)
    return made

def freed(wide, high):
    picture(wide, high)

freed(3840, 2160)
before = resident_mb()
several = [picture(1920, 540) for _ in range(8)]
with_them = resident_mb()
del several[:-1]
print(round(with_them - before), round(resident_mb() - before))
"""


@pytest.mark.skipif("glibc" not in platform.libc_ver()[0], reason="other C libraries do so anyway")
def test_pictures_that_are_freed_take_no_memory_after_a_larger_one_was_freed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PICTURES], capture_output=True, text=True, check=True
    )
    with_eight, with_one = map(int, done.stdout.split())
    assert with_eight > 25
    assert with_one < 10


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is looked at")
def test_a_machine_where_qt_cannot_start_gets_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        load_qt({})
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("sevenwonders-qt: no display")


def test_without_a_screen_qt_for_windows_is_given_a_folder_of_fonts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "windows")
    monkeypatch.setenv("QT_QPA_FONTDIR", "")
    monkeypatch.delenv("QT_QPA_FONTDIR")
    monkeypatch.setattr(sys, "platform", "win32")
    use_offscreen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert [*Path(os.environ["QT_QPA_FONTDIR"]).glob("*.ttf")]
