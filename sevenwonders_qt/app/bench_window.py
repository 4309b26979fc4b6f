"""How fast the window appears and draws, and what it holds in memory; measured offscreen."""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from sevenwonders_qt.app import preflight

SIZE = (1920, 1080)
PLAYERS = 7
MOMENT = (3, 4)
REDRAWS = 40
SEED = "7"
PATIENCE = 120.0
"""Seconds after which a start counts as failed."""


def measure(starts: int = 3) -> dict[str, float]:
    """``first_paint_ms``, ``full_redraw_ms``, ``rss_mb``: medians over fresh processes.

    The first paint counts from the start of the process: interpreter, imports, home page. A full
    redraw is a 7-player table of Age III at 1920x1080. Raises RuntimeError when a start fails.
    """
    runs = [_in_a_fresh_process() for _ in range(starts)]
    return {name: round(median(run[name] for run in runs), 2) for name in runs[0]}


def _in_a_fresh_process() -> dict[str, float]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    began = time.time()
    process = context.Process(target=_run, args=(theirs, began))
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


def _run(pipe: Connection, began: float) -> None:
    """In the fresh process: open the window, then lay a table and draw it again and again."""
    if "QT_QPA_PLATFORM" not in os.environ:
        preflight.use_offscreen()
    from sevenwonders_qt.app import cli  # noqa: F401  a start comes by way of it
    from sevenwonders_qt.app.window import Program, application, user_places

    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)))
        program.begin("en")
        window = program.window
        window.resize(*SIZE)
        window.show()
        while not program.first_paint.at:
            app.processEvents()

        from sevenwonders_qt.app.staging import Staged
        from sevenwonders_qt.games.classic.options import DEFAULT

        window.use_table(program.page)
        staged = Staged(program.box.classic(DEFAULT, PLAYERS), PLAYERS, SEED, MOMENT)
        window.show_table()
        program.page.view.fit()
        program.page.show_table(staged.table("You"))
        app.processEvents()
        redraw = _redraw_ms(program.page.view.viewport())
        program.close()
        pipe.send(
            {
                "first_paint_ms": (program.first_paint.at - began) * 1000,
                "full_redraw_ms": redraw,
                "rss_mb": _resident_mb(),
            }
        )


def _redraw_ms(viewport: object) -> float:
    from PySide6.QtWidgets import QWidget

    assert isinstance(viewport, QWidget)
    times = []
    for _ in range(REDRAWS):
        start = time.perf_counter()
        viewport.repaint()
        times.append((time.perf_counter() - start) * 1000)
    return median(times)


def _resident_mb() -> float:
    """Megabytes of this process in memory now; where the system does not say, the most it had."""
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
