"""Checks of matches that have been played: list, statistics, score files, replay."""

from __future__ import annotations

import csv
import io
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage

from sevenwonders_qt.app.check_matches import ShownProgram, play_to_the_end
from sevenwonders_qt.app.check_resources import Broken
from sevenwonders_qt.journal.folder import SUFFIX as JOURNAL
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.models.shown.selection import Selection, Who
from sevenwonders_qt.models.shown.table_csv import csv_form
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import NAME as INDEX
from sevenwonders_qt.session.summary import Summary

_COLOURS = 20
"""The least number of colours in a picture of a score sheet or a table; a failed one has one."""


def check_saves(shown: ShownProgram) -> str:
    """Check the list of matches, its index lost and rebuilt, a match exported and imported."""
    path = next(finished(shown))
    window, archive = shown.program.window, shown.program.archive
    _ = shown.program.saves  # connects the page
    window.show_saves()
    shown.until(lambda: not archive.waiting, "reading the matches")
    listed = [entry for entry in archive.entries() if isinstance(entry, Summary)]
    if len(listed) != len(list(archive.folder.glob(f"*{JOURNAL}"))) or not _shows(window.saves):
        raise Broken(f"only {len(listed)} matches are listed")
    if archive.trouble:
        raise Broken(f"the index: {archive.trouble}")
    if Archive(archive.folder, shown.program.box.find).scan():
        raise Broken("the index does not list every match")
    (archive.folder / INDEX).write_bytes(b"no index" * 1024)
    again = Archive(archive.folder, shown.program.box.find)
    unread = again.scan()
    again.refresh()
    if unread != len(listed) or again.trouble or again.entries() != archive.entries():
        raise Broken(f"a damaged index is not rebuilt: {again.trouble or unread}")
    _take_out_and_in(shown, path)
    return f"{len(listed)} matches listed, their index rebuilt, one exported and imported"


def _take_out_and_in(shown: ShownProgram, path: Path) -> None:
    find = shown.program.box.find
    with tempfile.TemporaryDirectory(prefix="sevenwonders-check-") as folder:
        outside = Path(folder, f"match{shelf.SUFFIX}")
        shelf.export_match(path, outside)
        brought: Match[Any] = Match.replay(
            find, shelf.import_match(find, outside, Path(folder), ())
        )
    match: Match[Any] = Match.replay(find, path)
    if brought.game.scores(brought.state) != match.game.scores(match.state):
        raise Broken("a match that was exported and imported has other points")


def check_statistics(shown: ShownProgram) -> str:
    """Check that the results of the matches are counted and saved as a table."""
    next(finished(shown))
    program, window = shown.program, shown.program.window
    program.statistics.show()
    shown.until(lambda: not program.results.reading, "counting the matches")
    # Of people there are no matches here.
    window.statistics.select(Selection(who=Who(level=Player.RULES)))
    report, results = window.statistics.report, program.archive.results()
    if not sum(report.kinds.values()) or not _shows(window.statistics):
        raise Broken("no match is counted")
    with tempfile.TemporaryDirectory(prefix="sevenwonders-check-") as folder:
        path = Path(folder, "statistics.csv")
        program.statistics.exporter.ask = _always(path)
        window.statistics.export_button.click()
        rows = _rows(_saved(shown, path))
    window.show_home()
    if len(rows) != 1 + len(results):
        raise Broken(f"{len(rows)} lines for {len(results)} results")
    return f"{len(results)} results of {sum(report.kinds.values())} matches, as a table too"


def check_sheets(shown: ShownProgram) -> str:
    """Check that a score sheet of each kind of match is saved in every form, and can be opened."""
    program, window = shown.program, shown.program.window
    written = []
    for path in finished(shown):
        program.controller.show_score_of(path)
        sheet = window.score.sheet()
        if sheet is None:
            raise Broken(window.message.text() or "no score sheet is shown")
        for kind, check in _FORMS.items():
            with tempfile.TemporaryDirectory(prefix="sevenwonders-check-") as folder:
                file = Path(folder, f"sheet.{kind}")
                program.exporter.ask = _always(file)
                window.score.save_wanted.emit(kind)
                data = _saved(shown, file)
            check(data, sheet)
            written.append(f"{kind} {len(data) / 1000:.0f} kB")
        window.show_home()
    return ", ".join(written)


def check_replays(shown: ShownProgram) -> str:
    """Check a replay of each kind of match, from the deal to the points it was played to.

    One of its moments is saved as a picture.
    """
    program, window = shown.program, shown.program.window
    stops = 0
    for path in finished(shown):
        program.controller.replay(path)
        replay = program.controller.replays.current
        if replay is None:
            raise Broken(window.message.text() or "no match is watched")
        does = window.replay.does()
        for key in (
            FixedKey.RIGHT,
            FixedKey.PAGE_DOWN,
            FixedKey.TAB,
            FixedKey.LEFT,
            FixedKey.END,
        ):
            does[key]()
            if not _shows(window.replay):
                raise Broken(f"nothing is seen after {key}")
        _check_picture(_saved_by(shown))
        game, last = replay.match.game, replay.step.state
        if not game.is_over(last) or game.scores(last) != game.scores(replay.match.state):
            raise Broken("the last step shows other points")
        stops += len(replay.story.stops)
        window.replay.header.leave_button.click()
        shown.until(lambda: program.controller.replays.current is None, "leaving the replay")
    window.show_home()
    return f"{stops} stops"


def _saved_by(shown: ShownProgram) -> bytes:
    """Return the table that is watched, as a file."""
    with tempfile.TemporaryDirectory(prefix="sevenwonders-check-") as folder:
        file = Path(folder, "moment.png")
        shown.program.controller.replays.exporter.ask = _always(file)
        shown.program.window.replay.image_button.click()
        return _saved(shown, file)


SAVED: Mapping[str, Callable[[ShownProgram], str]] = {
    "saves": check_saves,
    "statistics": check_statistics,
    "sheets": check_sheets,
    "replays": check_replays,
}
"""The checks, by their names, in this order."""


def finished(shown: ShownProgram) -> Iterator[Path]:
    """Yield the journal of a finished match of each game, played if need be."""
    shown.speak("en")
    archive = shown.program.archive
    for game, box in shown.program.games.items():
        archive.refresh()
        entries = [entry for entry in archive.entries() if isinstance(entry, Summary)]
        over = [entry.path for entry in entries if entry.over and entry.header.game == game]
        yield over[0] if over else play_to_the_end(shown, box.command_line().sample)


def _always(path: Path) -> Callable[[str, str], Path]:
    """Return an answer to the question of where to save a file."""
    return lambda name, kind: path


def _saved(shown: ShownProgram, path: Path) -> bytes:
    """Return the content of the saved file."""
    if path.is_file():
        shown.program.window.message.dismiss()  # it says so
    shown.complain()
    if not path.is_file():
        raise Broken(f"{path.name} has not been saved")
    return path.read_bytes()


def _shows(page: Any) -> bool:
    return page.isVisible() and not page.grab().isNull()


def _rows(data: bytes) -> list[list[str]]:
    text = io.StringIO(data.decode("utf-8-sig"), newline="")
    return list(csv.reader(text, delimiter=csv_form().separator))


def _check_png(data: bytes, sheet: ScoreSheet) -> None:
    title = _check_picture(data)
    if title != sheet.title:
        raise Broken(f"the picture has the title {title}")


def _check_picture(data: bytes) -> str:
    """Check that a picture shows something; returns its title."""
    picture = QImage.fromData(data)
    places = range(0, picture.width(), 40), range(0, picture.height(), 40)
    found = {picture.pixel(x, y) for x in places[0] for y in places[1]}
    if len(found) < _COLOURS:
        raise Broken(f"the picture has {len(found)} colours")
    return picture.text("Title")


def _check_pdf(data: bytes, sheet: ScoreSheet) -> None:
    """Check that the index is at the place that the file's end names, and that it has fonts."""
    head, _, end = data.rpartition(b"startxref")
    place = end.split()[0] if end.split() else b""
    whole = data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
    if not whole or not place.isdigit() or head[int(place) : int(place) + 4] != b"xref":
        raise Broken(f"the page to print is no whole PDF of {len(data)} bytes")
    if b"/FontFile" not in data:
        raise Broken("the page to print has no letters")


def _check_csv(data: bytes, sheet: ScoreSheet) -> None:
    totals = [str(city.total) for city in sheet.cities]
    if not any(row[1:] == totals for row in _rows(data)):
        raise Broken(f"the table has no line with {', '.join(totals)}")


_FORMS: Mapping[str, Callable[[bytes, ScoreSheet], None]] = {
    "png": _check_png,
    "pdf": _check_pdf,
    "csv": _check_csv,
}
