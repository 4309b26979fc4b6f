"""Keeps every test away from the screen and from the files of the person who runs it."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from sevenwonders_qt.app.application import Application

PATIENCE = 300_000
"""Milliseconds for one wait in the window: half of what a whole test has."""

gc.set_threshold(10_000)  # the usual 700 took a tenth of the time of all tests


def pytest_collection_finish() -> None:
    """What was imported stays: a test that waits for things to be freed need not go through it."""
    gc.freeze()


IN_MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that have to be free there; a run of all tests takes a quarter of that."""


def _work_in_memory() -> None:
    """Keep temporary files in memory, on Linux: a disk takes milliseconds for each saved move."""
    if (
        sys.platform == "linux"
        and "TMPDIR" not in os.environ
        and os.access(IN_MEMORY, os.W_OK)
        and not os.statvfs(IN_MEMORY).f_flag & os.ST_NOEXEC  # programs are installed there
        and shutil.disk_usage(IN_MEMORY).free > ROOM
    ):
        os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


_work_in_memory()

# Qt reads these once, at its first import or application, so they are set before any test module.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests keep every core busy as it is: threads that fill shapes wait for each other all the time.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
if sys.platform == "win32":  # Qt looks for a folder of fonts there, and warns of none
    fonts = Path(__file__).parents[1] / "resources" / "fonts"
    os.environ.setdefault("QT_QPA_FONTDIR", str(fonts))
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"

_HOME_VARIABLES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_RUNTIME_DIR": "run",
}


def pytest_report_header() -> str:
    from tests.commit import commit_seed

    return f"samples of this commit: SEVENWONDERS_SEED={commit_seed()}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker more than there are cores, as many tests wait for a process or a moment."""
    return (os.cpu_count() or 1) + 1


def _point_home_at(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Only what Qt wants to find is made: eight folders for each test took minutes to remove."""
    for variable, below in _HOME_VARIABLES.items():
        patch.setenv(variable, str(folder / below))
    for variable in ("XDG_RUNTIME_DIR", "XDG_DATA_HOME"):  # the recycle bin lies in the second
        (folder / _HOME_VARIABLES[variable]).mkdir(mode=0o700, parents=True)


@pytest.fixture(scope="session", autouse=True)
def _session_home() -> Iterator[None]:
    """Covers what is read once per process, such as Qt's font and settings caches."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        _point_home_at(Path(folder), patch)
        yield


from sevenwonders_qt.app.preflight import load_pyside  # noqa: E402

load_pyside()  # as the program does: the hook reads the source of all that is imported

from sevenwonders_qt.app.boxes import BOXES, use_words  # noqa: E402  # reads nothing of the above
from sevenwonders_qt.app.games import GAMES  # noqa: E402
from sevenwonders_qt.models.keys import use as use_keys  # noqa: E402

use_words(BOXES, GAMES)  # the boxes that the program comes with, for what test modules list


@pytest.fixture(autouse=True)
def _no_other_box_is_left() -> Iterator[None]:
    """A test that played with other boxes or keys leaves the next one those of the program."""
    yield
    use_words(BOXES, GAMES)
    use_keys({})


@pytest.fixture(autouse=True)
def _no_language_is_left(_no_other_box_is_left: None) -> Iterator[None]:
    """A test that switched the language leaves the next one English, before its boxes go.

    Its windows are freed here: Qt would wait for the next loop that some test happens to run.
    """
    yield
    from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator

    app = QCoreApplication.instance()
    if app is not None:
        for translator in app.findChildren(QTranslator):
            app.removeTranslator(translator)
        QLocale.setDefault(QLocale.c())
        app.sendPostedEvents()  # windows hear of the language while their boxes are there
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def qapp() -> "Application":
    """The program's own application, as a person has it; pytest-qt would make a bare one."""
    from sevenwonders_qt.app.application import application

    return application()


@pytest.fixture
def qtbot(qtbot: "QtBot") -> "QtBot":
    """Its waits last as long as a busy machine needs, and end before the test's own limit.

    That limit cannot end a wait: Qt's loop takes the exception for a fault of some slot.
    """
    for name in ("waitUntil", "waitSignal", "waitExposed"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=PATIENCE))
    return qtbot


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory of the test's own; platformdirs follows it on every system."""
    home = tmp_path_factory.mktemp("home")
    _point_home_at(home, monkeypatch)
    return home
