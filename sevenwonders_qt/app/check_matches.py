"""Plays whole matches of AI players through the real window, saves and reopens them."""

from __future__ import annotations

import sys
import tempfile
import time
from collections import ChainMap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QEventLoop

from sevenwonders_qt.app.application import Application
from sevenwonders_qt.app.check_resources import Broken
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.journal.folder import finished
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.session.match import Match

SIZE = (1280, 720)
SPOKEN = 30
"""So many events are shown in one language before the next; a match has about 200."""

PATIENCE = 60.0
"""Seconds that the program may take for the next event; a slow computer may need more."""


class ShownProgram:
    """The program in its window, without movement, with AI players that answer at once.

    It opens in the language of the computer, as the first start of a new user does.
    """

    def __init__(self, app: Application, folder: Path, games: Games) -> None:
        self.app = app
        self.program = Program(app, user_places(folder), games=games)
        self._errors: list[BaseException] = []
        self.program.begin()
        self.program.window.change(pace="instant", animation_speed=0.0)
        self.program.window.resize(*SIZE)
        self.program.window.show()

    def noted(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Note an error while Qt calls the program; `until` raises it."""
        self._errors.append(error)

    def speak(self, code: str) -> None:
        """Show everything in a language."""
        self.program.window.change(language=code)

    def until(
        self, done: Callable[[], bool], what: str, progress: Callable[[], int] = lambda: 0
    ) -> None:
        """Serve the window until ``done``.

        Raises Broken when that fails, or when ``progress`` stays the same for too long.
        """
        end, reached = time.monotonic() + PATIENCE, progress()
        while True:
            self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            self.complain()
            if done():
                return
            if progress() != reached:
                end, reached = time.monotonic() + PATIENCE, progress()
            elif time.monotonic() > end:
                raise Broken(f"{what} stood still for {PATIENCE:.0f} s")
            time.sleep(0.001)

    def complain(self) -> None:
        """Raise Broken for an error that was noted, or a message of the window."""
        if self._errors:
            error = self._errors[0]
            self._errors.clear()
            raise Broken(f"{type(error).__name__}: {error}") from error
        if self.program.window.retry.isVisible():
            self.program.controller.leave()
            raise Broken("A computer player gives no answer.")
        message = self.program.window.message.text()
        if message:
            self.program.window.message.dismiss()
            raise Broken(message)


@contextmanager
def opened(app: Application, games: Games) -> Iterator[ShownProgram]:
    """Open the window with everything prepared, its matches in a temporary folder."""
    before = sys.excepthook
    with tempfile.TemporaryDirectory(prefix="sevenwonders-check-") as folder:
        shown = ShownProgram(app, Path(folder), games)
        sys.excepthook = shown.noted
        try:
            shown.until(lambda: shown.program.prepared, "the start")
            yield shown
        finally:
            shown.program.close()
            shown.program.window.close()
            sys.excepthook = before


def check_match(shown: ShownProgram, game: str) -> str:
    """Check one match in every language in turn: half of it, left, continued, ended, read again."""
    began = time.monotonic()
    program, window = shown.program, shown.program.window
    with _dealt(program, game) as first:
        shown.until(lambda: _is_half_over(first), "the first half", _in_turn(shown, first))
        program.controller.leave()
        window.show_home()
        version = first.version
        if not window.home.continue_button.note:
            raise Broken("the match that was left is not offered")
        window.home.continue_button.click()
        match = _on_the_table(program)
        if match is first or match.version != version:
            raise Broken(f"left at {version}, continued at {match.version}")
        shown.until(lambda: window.page() is window.score, "the match", _in_turn(shown, match))
        for code in languages():
            shown.speak(code)
            shown.until(window.score.isVisible, f"the score sheet in {code}")
        return _told(shown, match, time.monotonic() - began)


def _in_turn(shown: ShownProgram, match: Match[Any]) -> Callable[[], int]:
    """Return a function for the progress, which goes on to the next language now and then."""
    codes = languages()

    def version() -> int:
        code = codes[match.version // SPOKEN % len(codes)]
        if shown.program.window.settings().language != code:
            shown.speak(code)
        return match.version

    return version


def play_to_the_end(shown: ShownProgram, game: str) -> Path:
    """Play one match in the language that is shown; returns its journal."""
    program, window = shown.program, shown.program.window
    with _dealt(program, game) as match:
        shown.until(lambda: window.page() is window.score, "the match", lambda: match.version)
    if match.journal_path is None:
        raise Broken("the match has not been kept")
    return match.journal_path


@contextmanager
def _dealt(program: Program, game: str) -> Iterator[Match[Any]]:
    """Deal a match on the table, and close it in the end.

    If it is not over then, it is deleted: the program would ask before it deals the same seed
    again.
    """
    _start(program, game)
    match = _on_the_table(program)
    try:
        yield match
    finally:
        program.controller.leave()
        program.window.show_home()
        path = match.journal_path
        if path is not None and not finished(path):
            path.unlink(missing_ok=True)


def _start(program: Program, check: str) -> None:
    """Deal the match of a check; raises KeyError for a check that no game has."""
    checks = [game.command_line().checks for game in program.games.values()]
    ChainMap(*map(dict, checks))[check](program.controller)


def _on_the_table(program: Program) -> Match[Any]:
    controller = program.controller.match
    if controller is None:
        raise Broken(program.window.message.text() or "no match lies on the table")
    return controller.match


def _is_half_over(match: Match[Any]) -> bool:
    """Return whether it has come to the second Age, or to the second round of a game without."""
    outline: Outline = match.game.outline(match.state)
    return (outline.age or outline.turn) >= 2


def _told(shown: ShownProgram, match: Match[Any], seconds: float) -> str:
    """Return the line of the check on a match that has ended; raises Broken if it is wrong."""
    path = match.journal_path
    if path is None:
        raise Broken("the match has not been kept")
    again: Match[Any] = Match.replay(shown.program.box.find, path)
    played, read = (found.game.scores(found.state) for found in (match, again))
    if not again.is_over or played != read:
        raise Broken(f"played {_totals(played)}, read again {_totals(read)}")
    spoken = ", ".join(language_names()[code] for code in languages())
    return f"{spoken}: {_totals(played)} points, the same read again, {seconds:.1f} s"


def _totals(scores: Any) -> str:
    return ", ".join(str(city["total"]) for city in scores)
