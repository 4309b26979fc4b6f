"""A fault while something is painted: said once, and both the picture and the program stay."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.paint.art import Art, blank
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting, kept
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted

pytestmark = pytest.mark.painted
ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "sevenwonders_qt").rglob("*.py"))
PAINTING = ROOT / "sevenwonders_qt" / "views" / "paint" / "painting.py"


class Broken(KitPage):
    """Paints its left half, then meets a fault."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.used: list[QPainter] = []

    def describe(self) -> Part:
        return Part()

    def paint_behind(self, canvas: Canvas) -> None:
        self.used.append(canvas.painter)
        canvas.painter.fillRect(
            QRectF(0, 0, self.width() / 2, self.height()), canvas.colour("good")
        )

    def paint_ground(self, canvas: Canvas) -> None:
        raise ZeroDivisionError("division of the spoils")


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot) -> Broken:
    made = Broken(Art(ROOT / "resources" / "art"))
    made.resize(400, 200)
    qtbot.addWidget(made)
    return made


@pytest.mark.qt_no_exception_capture
def test_a_page_that_cannot_be_painted_is_reported_once_and_keeps_what_was_painted(
    page: Broken, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: faults.append(error))
    with qtbot.waitExposed(page):
        page.show()
    for _ in range(3):
        page.repaint()
    assert [str(error) for error in faults] == ["division of the spoils"]
    picture = page.grab().toImage()
    assert picture.pixelColor(10, 100) == painted("good", USUAL)
    assert picture.pixelColor(390, 100) != painted("good", USUAL)
    assert len(page.used) == 1
    assert not page.used[0].isActive()


def test_what_would_become_half_a_file_raises_and_ends_its_painter(qapp: QApplication) -> None:
    used: list[QPainter] = []
    image = QImage(10, 10, QImage.Format.Format_ARGB32)

    def draw() -> None:
        with Painting(image, whole=True) as painter:
            used.append(painter)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        draw()
    assert not used[0].isActive()


def test_ctrl_c_is_no_fault_of_a_picture(qapp: QApplication) -> None:
    with pytest.raises(KeyboardInterrupt), Painting(blank(10, 10)):
        raise KeyboardInterrupt


def test_the_state_of_a_painter_comes_back_after_a_fault(qapp: QApplication) -> None:
    def fail(painter: QPainter) -> None:
        with kept(painter):
            painter.translate(5, 5)
            raise ZeroDivisionError

    with Painting(blank(10, 10)) as painter:
        with pytest.raises(ZeroDivisionError):
            fail(painter)
        assert painter.transform().isIdentity()


def test_a_picture_that_goes_while_its_fault_is_kept_does_not_end_the_program() -> None:
    """In a process of its own: without the mend it ends by SIGSEGV."""
    script = (
        "import sys\n"
        "from PySide6.QtGui import QPixmap\n"
        "from sevenwonders_qt.app.application import application\n"
        "from sevenwonders_qt.views.paint.painting import Painting\n"
        "app = application()\n"
        "errors = []\n"
        "sys.excepthook = lambda kind, error, trace: errors.append(error)\n"
        "def draw():\n"
        "    made = QPixmap(50, 50)\n"
        "    with Painting(made) as painter:\n"
        "        painter.drawText(5, 5, 'x')\n"
        "        raise ValueError('winners')\n"
        "    return made\n"
        "draw(); draw()\n"
        "assert [str(error) for error in errors] == ['winners'] * 2\n"
        "print('lives')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "lives", "")


def calls(path: Path) -> list[str]:
    """The calls in a module that begin or keep the state of a painter, with their lines."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called in {"QPainter", "QtGui.QPainter"} or called.endswith(
            ("painter.save", "painter.begin", "painter.restore", "painter.end")
        ):
            found.append(f"{path.relative_to(ROOT)}:{node.lineno} {called}")
    return found


def test_every_painter_of_the_program_ends_with_its_block() -> None:
    assert len(SOURCES) > 300
    assert [line for path in SOURCES if path != PAINTING for line in calls(path)] == []
    assert calls(PAINTING) != []
