"""The time that the window is blocked when a turn is shown, and that each frame of it takes.

All in processor time, offscreen, at a table of seven in the middle of a match. Between two frames
the program returns to its event loop: the longest part without a return is the time it is blocked.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from sevenwonders_qt.app.application import Application, application
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.table.page import TablePage

SIZES = {"1080p": (1920, 1080), "4k": (3840, 2160)}
PLAYERS = 7
SEED = "7"
BEGIN = (2, 1)
TURNS = 6
"""One Age: the conflicts at its end are in it."""

FRAME = 16
"""Milliseconds from one frame to the next."""


@dataclass(slots=True)
class Times:
    """Milliseconds: the longest part of each start, of each end, and every frame between."""

    starts: list[float] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)


def measure_frames(games: Games) -> dict[str, dict[str, float]]:
    """Return ``turn_start_ms`` and ``turn_end_ms``, medians, and ``frame_p99_ms``, by size."""
    app = application()
    found: dict[str, dict[str, float]] = {
        name: {} for name in ("turn_start_ms", "turn_end_ms", "frame_p99_ms")
    }
    for name, size in SIZES.items():
        times = _times(app, size, games)
        frames = sorted(times.frames)
        found["turn_start_ms"][name] = round(median(times.starts), 1)
        found["turn_end_ms"][name] = round(median(times.ends), 1)
        found["frame_p99_ms"][name] = round(frames[int(len(frames) * 0.99)], 1)
    return found


def _times(app: Application, size: tuple[int, int], games: Games) -> Times:
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)), games=games)
        program.begin("en")
        window, page = program.window, program.page
        window.resize(*size)
        window.use_table(page)
        window.show()
        window.show_table()
        page.view.fit()
        times = Times()
        for number, turn in enumerate(_turns(program)):
            _watch(app, page, turn, times if number else Times())  # pictures are painted once
        program.close()
        return times


def _turns(program: Program) -> Iterator[tuple[Sequence[Event], Table, Table]]:
    """Yield each turn as the first seat sees it, and the table before and after it."""
    staged = Staged(program.box.classic(DEFAULT, PLAYERS), PLAYERS, SEED, BEGIN)
    chance = SeededChance(SEED)
    for _ in range(TURNS):
        while len(staged.state.owing) > 1:
            staged.step(chance)
        before = staged.table("You")
        yield staged.step(chance), before, staged.table("You")


def _watch(
    app: Application, page: TablePage, turn: tuple[Sequence[Event], Table, Table], times: Times
) -> None:
    """Play one turn frame by frame."""
    events, before, after = turn
    page.show_table(before)
    _settle(app)
    viewport = page.view.viewport()
    animator = page.animator
    goes = [_spent(lambda: page.play(events, before, after))]
    while animator.preparing:
        goes += [_spent(animator.go_on), _spent(viewport.repaint)]
    goes.append(_spent(viewport.repaint))
    times.starts.append(max(goes))

    def show(now: int) -> None:
        animator.stand_at(now)
        viewport.repaint()

    times.frames += [
        _spent(partial(show, now)) for now in range(FRAME, int(animator.length), FRAME)
    ]
    times.ends += [max(_spent(animator.skip), _spent(viewport.repaint))]
    page.stop()


def _settle(app: Application) -> None:
    for _ in range(3):
        app.processEvents()


def _spent(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000
