"""Checks an installed program: its files, its window, matches and their files."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Collection
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.versions import versions_line
from sevenwonders_qt.core.languages import SHIPPED, languages

if TYPE_CHECKING:
    from sevenwonders_qt.app.check_matches import ShownProgram

IN_EVERY_LANGUAGE = ("pages", "rules", "encyclopaedia", "lessons")
ONCE = ("saves", "statistics", "sheets", "replays")


def names(games: Games) -> tuple[str, ...]:
    """Return the names of all checks of a program with these games, in this order."""
    read = ("data", "doors", "files", "licences", "art", "fonts", "sound", "translations")
    return (*read, *_in_window(games))


def _in_window(games: Games) -> tuple[str, ...]:
    return (*IN_EVERY_LANGUAGE, *_matches(games), *ONCE)


def _matches(games: Games) -> tuple[str, ...]:
    return tuple(name for game in games.values() for name in game.command_line().checks)


class _Report:
    """Prints a line for each check and remembers whether one failed."""

    def __init__(self) -> None:
        self.failed = 0
        self.count = 0

    def check(self, name: str, found: Callable[[], str]) -> bool:
        """Run one check, and print its result or its error in a line."""
        self.count += 1
        try:
            result = found()
        except Exception as error:  # a check must never end in a traceback
            reason = " ".join(str(error).split()) or type(error).__name__
            print(f"FAULT  {name}: {reason}", flush=True)
            self.failed += 1
            return False
        print(f"ok     {name}: {result}", flush=True)
        return True


def self_check(only: Collection[str], games: Games = GAMES) -> int:
    """Print a line for each check; returns 1 when one has failed, otherwise 0.

    ``only`` holds some of `names`. Without a display the window is opened offscreen.
    """
    began = time.monotonic()
    report = _Report()
    if report.check("program", _program):
        _run(report, [name for name in names(games) if name in only], games)
    result = f"{report.failed} of {report.count} failed" if report.failed else "all is well"
    print(f"{report.count} checks, {result}, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if report.failed else 0


def _program() -> str:
    """Return the versions, once it is certain that Qt can start."""
    missing = preflight.fault(os.environ)
    if missing is not None and "QT_QPA_PLATFORM" not in os.environ:
        preflight.use_offscreen()
        missing = preflight.fault(os.environ)
    if missing is not None:
        raise RuntimeError(missing)
    preflight.load_pyside()
    where = os.environ.get("QT_QPA_PLATFORM", "") or sys.platform
    return f"{versions_line()}, {where}"


def _run(report: _Report, wanted: Collection[str], games: Games) -> None:
    from sevenwonders_qt.app import check_resources as resources
    from sevenwonders_qt.app.application import application
    from sevenwonders_qt.app.check_doors import check_doors
    from sevenwonders_qt.app.check_sound import check_sound

    app = application()
    for name, check in (
        ("data", partial(resources.check_data, games)),
        ("doors", partial(check_doors, games)),
        ("files", resources.check_files),
        ("licences", resources.check_licences),
        ("art", resources.check_art),
        ("fonts", resources.check_fonts),
        ("sound", partial(check_sound, games)),
    ):
        if name in wanted:
            report.check(name, check)
    if "translations" in wanted:
        for code in sorted({*SHIPPED, *languages()}):
            report.check(f"translation {code}", partial(resources.check_translation, app, code))
    in_window = [name for name in wanted if name in _in_window(games)]
    if in_window:
        _run_in_window(report, in_window, games)


def _run_in_window(report: _Report, wanted: Collection[str], games: Games) -> None:
    from sevenwonders_qt.app import check_resources as resources
    from sevenwonders_qt.app.application import application
    from sevenwonders_qt.app.check_matches import SIZE, check_match, opened
    from sevenwonders_qt.app.check_read import READ
    from sevenwonders_qt.app.translation import SYSTEM, resolve

    with ExitStack() as stack:
        held: list[ShownProgram] = []

        def open_window() -> str:
            # Qt ends the process when painting breaks off in the middle.
            resources.check_files()
            resources.check_art()
            held.append(stack.enter_context(opened(application(), games)))
            language = resolve(SYSTEM)
            resources.check_language_in_use(language)
            return f"open at {SIZE[0]}x{SIZE[1]}, language {language}"

        if not report.check("window", open_window):
            return
        (shown,) = held
        for name in wanted:
            if name in ONCE:
                report.check(name, partial(_with_saved, shown, name))
            elif name in _matches(games):
                report.check(name, partial(check_match, shown, name))
            else:
                for code in languages():
                    report.check(f"{name} {code}", partial(READ[name], shown, code))


def _with_saved(shown: ShownProgram, name: str) -> str:
    """Run a check of saved matches; loading its module is part of the check."""
    from sevenwonders_qt.app.check_saved import SAVED

    return SAVED[name](shown)
