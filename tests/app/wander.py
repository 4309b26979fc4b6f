"""Presses keys and clicks wherever it comes in a real window, and says what went wrong.

`python -m tests.app.wander FOLDER [SEEDS] [STEPS] [FIRST]` does so for many seeds: a long
computation. A seed sets the window, the settings and every step, so that what it found can be
looked at again.
"""

# ruff: noqa: E402
from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.preflight import load_pyside

load_pyside()  # as the program does: before anything else is imported

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDesktopServices, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.touches import HOLD_MS
from tests.app.person import LEFT, PATIENCE

Key = Qt.Key
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
NO, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYS = (
    *(3 * (Key.Key_Tab, Key.Key_Return, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)),
    *(Key(number) for number in (*range(Key.Key_A, Key.Key_Z + 1), *range(Key.Key_0, Key.Key_9))),
    *(Key.Key_Space, Key.Key_Escape, Key.Key_Backtab, Key.Key_Home, Key.Key_End, Key.Key_PageUp),
    *(Key.Key_PageDown, Key.Key_Backspace, Key.Key_Delete, Key.Key_Plus, Key.Key_Minus),
    *(Key.Key_F1, Key.Key_F2, Key.Key_F3, Key.Key_F7, Key.Key_F11),
)
SIZES = ((1280, 720), (1024, 600), (1366, 740), (1920, 1080), (2560, 1080), (900, 1000))


T = TypeVar("T")


def _name(button: QAbstractButton) -> str:
    return button.accessibleName() or button.text()


class Wanderer:
    """One who knows nothing of the program and tries everything."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.folder = folder
        self.faults: dict[str, list[str]] = {}
        """What went wrong, and after which steps."""
        self.steps: list[str] = []
        self.seen: Counter[str] = Counter()
        """How many steps were taken on each page, and with which box over the table."""
        self.clicked: Counter[str] = Counter()
        self.acts: tuple[tuple[float, Callable[[], str]], ...] = (
            (30, self.press),
            (12, self.click),
            (30, self.click_what_answers),
            (2, self.drag),
            (2, self.turn_the_wheel),
            (2, self.use_a_finger),
            (2, self.hold_a_key),
            (1, self.resize),
            (1, self.change_language),
            (2, self.go_from_home),
            (0.3, self.deal),
            (0.3, self.deal_architects),
            (5, self.wait),
        )
        chance = self.chance
        persons = chance.choice((0, 2, 5))
        kinds, weights = ("person", "beginner", "casual"), (persons, 1, 1)
        players = chance.choices(kinds, weights, k=chance.randint(2, 7))
        expansions = ["edifice"] if len(players) > 2 and chance.random() < 0.4 else []
        edition = chance.choice(("first", "second"))
        settings = {
            "language": chance.choice(("en", "es", "pt_BR")),
            "pace": "instant",
            "animation_speed": chance.choice((0, 2.0)),
            "text_size": chance.choice((1.0, 1.5)),
            "what_if": chance.random() < 0.5,
            "tips": chance.random() < 0.5,
            "seats": [{"player": player} for player in players],
            "options": {"edition": edition, "expansions": expansions},
            "architects": {"seats": [{"player": player} for player in players]},
        }
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps(settings))
        self.program = self._begun()
        self.screen = QTest.createTouchDevice()
        self.first = chance.choice((self.deal, self.deal_architects, self.go_from_home))
        if not persons:
            self.first = self.watch

    @property
    def window(self) -> QWidget:
        return self.program.window

    def go(self, steps: int) -> None:
        """Take so many steps."""
        weights = [weight for weight, _ in self.acts]
        for _ in range(steps):
            (act,) = self.chance.choices([act for _, act in self.acts], weights)
            act = act if self.steps else self.first
            try:
                self.steps.append(act())
                QApplication.processEvents()
                self._go_on()
                self._note(*self.looked_at())
            except Exception:  # what a step itself raises is a fault as well
                self._note(traceback.format_exc())

    def close(self) -> None:
        self.program.window.close()

    # What may be done ------------------------------------------------------------------------

    def press(self) -> str:
        key = self.chance.choice(KEYS)
        held = CTRL if self.chance.random() < 0.1 else NO
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        return f"{'Ctrl+' if held else ''}{key.name}"

    def click(self) -> str:
        at = self._somewhere()
        widget = self.window.childAt(at) or self.window
        pressed = QTest.mouseDClick if self.chance.random() < 0.1 else QTest.mouseClick
        pressed(widget, LEFT, pos=widget.mapFrom(self.window, at))
        return f"click {at.toTuple()} on {type(widget).__name__}"

    def click_what_answers(self) -> str:
        """A button of the page, or a spot of the table, rather one that was seldom clicked."""
        page = self.program.window.page()
        found = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
        if isinstance(page, MatchPage):
            items = page.scene.items() if page.overlay is None else (page.overlay,)
            panels = [item for item in items if isinstance(item, Panel) and item.isVisible()]
            spots = [(panel, spot) for panel in panels for spot in panel.spots if spot.action]
            if spots:
                panel, spot = self._new_one(spots, lambda found: found[1].key)
                at = page.view.mapFromScene(panel.mapToScene(spot.rect.center()))
                QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
                return f"click {spot.key} of {type(panel).__name__}"
        if not found:
            return self.click()
        button = self._new_one(found, _name)
        QTest.mouseClick(button, LEFT)
        return f"click {_name(button)}"

    def drag(self) -> str:
        start, end = self._somewhere(), self._somewhere()
        widget = self.window.childAt(start) or self.window
        QTest.mousePress(widget, LEFT, pos=widget.mapFrom(self.window, start))
        for part in (0.3, 0.7, 1.0):
            at = start + (end - start) * part
            QTest.mouseMove(widget, widget.mapFrom(self.window, at))
        QTest.mouseRelease(widget, LEFT, pos=widget.mapFrom(self.window, end))
        return f"drag {start.toTuple()} to {end.toTuple()}"

    def use_a_finger(self) -> str:
        """Tap, swipe, or rest on something."""
        at, handle = self._somewhere(), self.window.windowHandle()
        over = self.chance.choice((QPoint(), QPoint(0, -120), QPoint(0, 120), QPoint(150, 0)))
        QTest.touchEvent(handle, self.screen).press(0, at).commit()
        if over.isNull() and self.chance.random() < 0.3:
            QTest.qWait(HOLD_MS + 50)
        for part in (0.3, 0.7, 1.0) if not over.isNull() else ():
            QTest.touchEvent(handle, self.screen).move(0, at + over * part).commit()
        QTest.touchEvent(handle, self.screen).release(0, at + over).commit()
        return f"finger from {at.toTuple()} by {over.toTuple()}"

    def hold_a_key(self) -> str:
        key = self.chance.choice(KEYS)
        for repeated in (False, True, True, True):
            widget = QApplication.focusWidget() or self.window
            QApplication.sendEvent(widget, QKeyEvent(PRESS, key, NO, "", repeated))
        QApplication.sendEvent(widget, QKeyEvent(RELEASE, key, NO))
        return f"{key.name} held"

    def turn_the_wheel(self) -> str:
        at = self._somewhere()
        widget = self.window.childAt(at) or self.window
        turn = QPoint(0, self.chance.choice((-360, 360)))
        buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        local = QPointF(widget.mapFrom(self.window, at))
        where = QPointF(widget.mapToGlobal(local.toPoint()))
        event = QWheelEvent(local, where, QPoint(), turn, buttons, NO, phase, False)
        QApplication.sendEvent(widget, event)
        return f"wheel at {at.toTuple()}"

    def resize(self) -> str:
        size = self.chance.choice(SIZES)
        self.window.resize(*size)
        return f"resize {size}"

    def change_language(self) -> str:
        language = self.chance.choice(("en", "es", "pt_BR"))
        self.program.window.change(language=language)
        return f"language {language}"

    def go_from_home(self) -> str:
        """To any other page of the program."""
        self.program.window.leave_match()
        home = self.program.window.home
        buttons = [button for button in home.findChildren(QAbstractButton) if button.isVisible()]
        button = self._new_one([each for each in buttons if each is not home.quit_button], _name)
        QTest.mouseClick(button, LEFT)
        return f"home and {_name(button)}"

    def deal(self) -> str:
        """Another match, of seats that the last one had."""
        self.program.window.leave_match()
        self.program.window.show_set_up("classic")
        QTest.keyClick(self.program.window.set_up_page("classic"), Key.Key_Return, CTRL)
        return "deal"

    def deal_architects(self) -> str:
        self.program.window.leave_match()
        self.program.window.show_set_up("architects")
        QTest.keyClick(self.program.window.set_up_page("architects"), Key.Key_Return, CTRL)
        return "deal Architects"

    def watch(self) -> str:
        """A match of AI players, to its end."""
        self.chance.choice((self.deal, self.deal_architects))()
        window = self.program.window
        for _ in range(1200):
            if window.page() is window.score:
                break
            QTest.qWait(50)
        return "watch"

    def wait(self) -> str:
        QTest.qWait(50)
        return "wait"

    # What must hold --------------------------------------------------------------------------

    def looked_at(self) -> Iterator[str]:
        """What is not as it must be at any time."""
        page = self.program.window.page()
        self.seen[type(page).__name__] += 1
        if not page.isVisible():
            yield f"{type(page).__name__} is not visible"
        held = QApplication.focusWidget()
        if held is not None and held.window() is self.window and not held.isVisible():
            yield f"{type(held).__name__} has the focus and cannot be seen"
        if isinstance(page, MatchPage) and page.overlay is not None:
            box, table = page.overlay, page.scene.sceneRect()
            self.seen[type(box).__name__] += 1
            if box.mapRectToScene(box.rect) != box.box_in(table):
                yield f"{type(box).__name__} does not lie where it belongs"

    # Inner -----------------------------------------------------------------------------------

    def _begun(self) -> Program:
        program = Program(application(), user_places(self.folder), warm=False, games=GAMES)
        program.thinker.patience = program.thinker.start_patience = PATIENCE
        sys.excepthook = self._raised
        program.window.ask_where = lambda name, kind: self.folder / name  # type: ignore[method-assign]
        program.begin()
        program.window.resize(*self.chance.choice(SIZES[:4]))
        program.window.show()
        while not program.prepared:
            QApplication.processEvents()
        return program

    def _go_on(self) -> None:
        """Close dialogs of the system, and start again what was quit."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()
        popup = QApplication.activePopupWidget()
        if popup is not None:  # it takes all that a person does
            keys = (Key.Key_Down, self.chance.choice((Key.Key_Return, Key.Key_Escape)))
            for key in keys:
                QTest.keyClick(QApplication.focusWidget() or popup, key)
            self.steps.append(f"{[key.name for key in keys]} in a list")
        if not self.window.isVisible():
            self.steps.append("start again")
            self.program = self._begun()

    def _new_one(self, found: Sequence[T], name: Callable[[T], str]) -> T:
        """One of them by chance, the likelier the less often one of its name was clicked."""
        weights = [1 / (1 + self.clicked[name(each)]) for each in found]
        (one,) = self.chance.choices(found, weights)
        self.clicked[name(one)] += 1
        return one

    def _somewhere(self) -> QPoint:
        size = self.window.size()
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._note("".join(traceback.format_exception(kind, error, trace)))

    def _note(self, *faults: str) -> None:
        """Each fault once, with the steps that led there."""
        for fault in faults:
            self.faults.setdefault(fault, self.steps[-8:])


def wander(folder: Path, seed: int, steps: int) -> bool:
    """Let one of this seed loose, and print what went wrong; whether nothing did."""
    QDesktopServices.openUrl = lambda url: True  # type: ignore[method-assign]
    shutil.rmtree(folder, ignore_errors=True)
    wanderer = Wanderer(folder, seed)
    wanderer.go(steps)
    wanderer.close()
    for fault, led in wanderer.faults.items():
        print(f"seed {seed}: {fault}\n  after {', '.join(led)}", flush=True)
    seen = ", ".join(f"{name} {count}" for name, count in wanderer.seen.most_common())
    print(f"seed {seed}: {len(wanderer.steps)} steps: {seen}", flush=True)
    return not wanderer.faults


def main(folder: Path, seeds: int = 100, steps: int = 500, first: int = 0) -> None:
    """Each in a process of its own, as a program that ends leaves things to the next in its own."""
    if seeds == 1:
        sys.exit(not wander(folder / str(first), first, steps))
    bad = []
    for seed in range(first, first + seeds):
        again = [sys.executable, "-m", "tests.app.wander", str(folder), "1", str(steps), str(seed)]
        if subprocess.run(again, check=False).returncode:
            bad.append(seed)
    print(f"{len(bad)} of {seeds} seeds found something wrong: {bad}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
