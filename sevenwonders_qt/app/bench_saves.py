"""The speed of saving matches, of reading and of listing them, on this computer's disk."""

from __future__ import annotations

import gc
import tempfile
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

from sevenwonders_qt.ai.classic_players import PLAYERS as COMPUTERS
from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.timing import seconds_of
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.journal.writing import JournalWriter
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import MatchIndex
from sevenwonders_qt.session.summary import Summary, stamp_of, summarise

MATCHES = 1000
MANY = 10_000
PLAYERS = 7
ROUNDS = 15


def measure_many(games: Games) -> dict[str, object]:
    """Measure ``saves_10000_ms``: the processor time until a list of so many is shown."""
    box = box_of()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path, _ = _kept(box, folder)
        _fill(box, path, folder / "matches", MANY)
        opened, *_ = _list_ms(folder, games)
    return {"saves_10000_ms": round(opened, 1)}


def measure_saves(games: Games, matches: int = MATCHES) -> dict[str, object]:
    """Measure the journal of a match of seven and the list of so many ``matches``.

    Of the journal: ``journal_kb``, ``refold_ms`` and ``append_ms`` with every line forced to the
    disk. Of the list: ``list_open_ms`` and ``list_frame_ms``; ``index_first_ms`` is the time to
    read them all for the first listing. All but ``append_ms`` are of this process's processor
    time, so that others do not count.
    """
    box = box_of()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path, append_ms = _kept(box, folder)
        refold = median(seconds_of(partial(Match.replay, box.find, path)) for _ in range(ROUNDS))
        size = path.stat().st_size
        _fill(box, path, folder / "matches", matches)
        opened, frame, first = _list_ms(folder, games, reads_all=True)
    return {
        "journal_kb": round(size / 1000, 1),
        "refold_ms": round(refold * 1000, 1),
        "append_ms": round(append_ms, 2),
        "list_open_ms": round(opened, 1),
        "list_frame_ms": round(frame, 1),
        "index_first_ms": round(first),
    }


def _kept(box: Box, folder: Path) -> tuple[Path, float]:
    """Return the journal of a whole match, and the median time of one line."""
    seats = [SeatSpec(f"Player {seat}", "rules") for seat in range(PLAYERS)]
    game: AnyGame = box.classic(DEFAULT, PLAYERS)
    match: Match[AnyGame] = Match.start(game, seats, Setup.random(PLAYERS), 1)
    while not match.is_over:
        for seat in match.owing:
            view, seed = match.view(seat), match.player_seed(seat)
            match.submit(COMPUTERS.choose("rules", view, game.rules, seed))
    path = folder / f"bench{SUFFIX}"
    first, *others = match.steps
    writer = JournalWriter.create(path, match.header, game.codec, first.events)
    times = []
    for step in others:
        start = time.perf_counter()
        writer.append(step.by or 0, step.events, over=step is others[-1])
        times.append(time.perf_counter() - start)
    writer.close()
    return path, median(times) * 1000


def _fill(box: Box, source: Path, folder: Path, matches: int) -> None:
    """Fill a folder with copies of a match, all in the index, as after they were listed once."""
    folder.mkdir()
    known, data, entries = summarise(box.find, source), source.read_bytes(), []
    assert isinstance(known, Summary)
    for number in range(matches):
        path = folder / f"{number:05}{SUFFIX}"
        try:
            path.hardlink_to(source)  # ten thousand of them take no room then
        except OSError:
            path.write_bytes(data)
        entries.append(replace(known, path=path, stamp=stamp_of(path.stat())))
    MatchIndex(folder).keep(entries)


def _list_ms(folder: Path, games: Games, *, reads_all: bool = False) -> tuple[float, float, float]:
    """Return the time until the list is shown in the window, and to paint it while scrolling.

    With ``reads_all`` also the time to read all matches again, for a new index; else 0.
    """
    gc.disable()  # as `cli` does; the program switches it on again
    app = application()
    program = Program(app, user_places(folder), games=games)
    program.begin("en")
    window = program.window
    window.resize(1920, 1080)
    window.show()
    while not program.prepared:  # as after the home page has been shown for a moment
        app.processEvents()
    start = time.process_time()
    window.show_saves()
    view = window.saves.list
    view.viewport().repaint()
    opened = (time.process_time() - start) * 1000
    bar, times = view.verticalScrollBar(), []
    for _ in range(200):
        bar.setValue(bar.value() + 200)
        times.append(seconds_of(view.viewport().repaint))
        app.processEvents()
    first = seconds_of(program.archive.rebuild) * 1000 if reads_all else 0.0
    program.close()
    window.close()
    return opened, median(times) * 1000, first
