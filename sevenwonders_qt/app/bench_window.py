"""The time until the window appears and to draw it, and its memory; measured offscreen.

Modules for measuring alone are imported in functions: they would count as part of the start.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.openssl import do_without_openssl

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from sevenwonders_qt.app.game_box import Games

SIZE = (1920, 1080)
LARGE = (3840, 2160)
PLAYERS = 7
MOMENT = (3, 4)
REDRAWS = 40
SEED = "7"
PATIENCE = 120.0
"""Seconds until a start counts as failed."""


def measure(games: Games, main: Callable[..., int], starts: int = 3) -> dict[str, float]:
    """Measure how the window starts, draws and fills the memory: medians over fresh processes.

    ``main`` is the function that a start runs: a process that is given it loads its modules.

    ``first_paint_ms`` counts from the start of the process: interpreter, imports, home page;
    ``first_paint_cpu_ms`` is its processor time. ``full_redraw_ms`` and ``full_redraw_cpu_ms`` are
    of a 7-player table of Age III at 1920x1080. ``rss_home_mb`` is the memory of the process once
    everything behind the home page is built, ``rss_table_mb`` with that table, ``rss_table_4k_mb``
    with the same at 3840x2160. Raises RuntimeError when a start fails.
    """
    import tempfile
    from statistics import median

    with tempfile.TemporaryDirectory() as compiled:
        runs = [_in_a_fresh_process(main, games, SIZE, compiled) for _ in range(starts)]
        large = _in_a_fresh_process(main, games, LARGE, compiled)
    found = {name: round(median(run[name] for run in runs), 2) for name in runs[0]}
    return {**found, "rss_table_4k_mb": round(large["rss_table_mb"], 2)}


def _in_a_fresh_process(
    main: Callable[..., int], games: Games, size: tuple[int, int], compiled: str
) -> dict[str, float]:
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    began = time.time()
    process = context.Process(target=_run, args=(theirs, began, main, games, size, compiled))
    process.start()
    theirs.close()
    try:
        if not ours.poll(PATIENCE):
            raise RuntimeError("the window was not painted in time")
        found: dict[str, float] = ours.recv()
    except EOFError:
        raise RuntimeError("the window could not be opened") from None
    finally:
        process.join(5)
        if process.is_alive():
            process.kill()
    return found


def _run(
    pipe: Connection,
    began: float,
    main: Callable[..., int],
    games: Games,
    size: tuple[int, int],
    compiled: str,
) -> None:
    """Open the window in the fresh process, then show a table and draw it again and again."""
    if sys.dont_write_bytecode:  # a person's Python keeps what it compiled, so only once here, too
        sys.dont_write_bytecode, sys.pycache_prefix = False, compiled
    if "QT_QPA_PLATFORM" not in os.environ:
        preflight.use_offscreen()
    do_without_openssl()  # as a start does
    gc.disable()  # as `cli` does
    preflight.load_qt()
    from sevenwonders_qt.app.application import application
    from sevenwonders_qt.app.window import Program, user_places

    app = application()
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)), games=games)
        program.begin("en")
        window = program.window
        window.resize(*size)
        window.show()
        while not program.prepared:
            app.processEvents()
        home = resident_mb()

        from sevenwonders_qt.app.staging import Staged
        from sevenwonders_qt.games.classic.options import DEFAULT

        window.use_table(program.page)
        staged = Staged(program.box.classic(DEFAULT, PLAYERS), PLAYERS, SEED, MOMENT)
        window.show_table()
        program.page.view.fit()
        program.page.show_table(staged.table("You"))
        app.processEvents()
        redraw, redraw_cpu = _redraw_ms(program.page.view.viewport())
        program.close()
        pipe.send(
            {
                "first_paint_ms": (program.first_paint.at - began) * 1000,
                "first_paint_cpu_ms": program.first_paint.spent * 1000,
                "full_redraw_ms": redraw,
                "full_redraw_cpu_ms": redraw_cpu,
                "rss_home_mb": home,
                "rss_table_mb": resident_mb(),
            }
        )


def _redraw_ms(viewport: object) -> tuple[float, float]:
    """Return the time of a redraw, by the clock and of processor time."""
    from PySide6.QtWidgets import QWidget

    assert isinstance(viewport, QWidget)
    from statistics import median

    times, spent = [], time.process_time()
    for _ in range(REDRAWS):
        start = time.perf_counter()
        viewport.repaint()
        times.append((time.perf_counter() - start) * 1000)
    return median(times), (time.process_time() - spent) / REDRAWS * 1000


def resident_mb() -> float:
    """Return megabytes of this process in memory now, or the peak if only that is known."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
