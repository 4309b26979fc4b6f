"""The score sheet saved as a picture, a page and a table: by real keys and clicks, opened again."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.controllers.score_export import ScoreExporter
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.architects import history as architects_history
from sevenwonders_qt.models.paper import PaperWish, page_size
from sevenwonders_qt.models.seats import SeatInfo, you
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.score_csv import score_csv
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.models.shown.score_words import CLASSIC, score_sheet
from sevenwonders_qt.models.shown.table_csv import CsvForm, Separator, csv_form
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted
from sevenwonders_qt.views.sheet.files import (
    MARGIN,
    PICTURE_WIDTH,
    WIDTH,
    score_pdf,
    score_png,
    sheet_height,
)
from tests.app.csv_tables import POINT, rows_of, tables
from tests.app.person import Window
from tests.sources import sources

pytestmark = pytest.mark.painted

PLAYED = "2026-01-31T18:05:00Z"
KEYS = {"png": Qt.Key.Key_P, "pdf": Qt.Key.Key_D, "csv": Qt.Key.Key_S}
STARTS = {"png": b"\x89PNG", "pdf": b"%PDF-", "csv": b"\xef\xbb\xbf"}
MATCHES = ("classic 2", "classic 3", "classic 7", "edifice 5", "architects 2", "architects 7")


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> Art:
    return Art(resource_path("art"))


@pytest.fixture(scope="module")
def ends() -> Callable[[str], Finished]:
    """The end of a match of AI players by its game and number of seats, played once."""
    box, found = box_of(games=GAMES), dict[str, Finished]()

    def end(wanted: str) -> Finished:
        if wanted not in found:
            game, seats = wanted.split()
            found[wanted] = played(box, game, int(seats))
        return found[wanted]

    return end


def played(box: Box, game: str, seats: int) -> Finished:
    if game == "architects":
        match = StagedArchitects(game_for(ArchitectsOptions(), seats), seats, "5", None)
        return architects_history.result_of(
            match.game, match.seats("Ana"), match.state, match.events
        )
    options = Options(expansions=("edifice",) if game == "edifice" else ())
    staged = Staged(box.classic(options, seats), seats, "7", None)
    return result_of(staged.game, staged.seats("Ana"), staged.state, staged.events)


class Desk:
    """A window with a finished match on its score page, and where files are to go."""

    def __init__(self, window: MainWindow, art: Art) -> None:
        self.window = window
        self.place: Path | None = None
        self.proposed: list[tuple[str, str]] = []
        self.exporter = ScoreExporter(window, art)
        self.exporter.ask = self._ask
        window.score.save_wanted.connect(self.exporter.save)

    def show(self, end: Finished) -> None:
        window = self.window
        window.score.show_result(replace(end, seed="NILO-1234-ROSA", played=PLAYED))
        window.show_score()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def _ask(self, name: str, kind: str) -> Path | None:
        self.proposed.append((name, kind))
        return self.place


def opened(art: Art) -> MainWindow:
    return MainWindow(art, sources(), "1.0")


@pytest.fixture
def desk(art: Art, qtbot: QtBot) -> Desk:
    window = opened(art)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return Desk(window, art)


# The page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize("kind", ["png", "pdf", "csv"])
def test_a_key_or_a_click_saves_the_sheet_where_it_is_wanted(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path, kind: str, by_key: bool
) -> None:
    desk.show(ends("classic 3"))
    desk.place = tmp_path / f"mine.{kind}"
    if by_key:
        desk.press(KEYS[kind])
    else:
        button = desk.window.score.save_buttons[kind]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert desk.place.read_bytes().startswith(STARTS[kind])
    names = {file.name for file in tmp_path.iterdir()}
    more = {f"mine - {word}.csv" for word in ("details", "history", "match")}
    assert names == {f"mine.{kind}"} | (more if kind == "csv" else set())
    ((name, asked),) = desk.proposed
    assert asked == kind
    assert re.fullmatch(rf"7 Wonders 2026-01-31 \w+, \w+, \w+\.{kind}", name)
    end = ", and 3 more file" if kind == "csv" else "."
    assert desk.window.message.text().startswith(f"Saved as {desk.place}{end}")


def test_the_separator_and_the_paper_are_those_of_the_settings(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    desk.show(ends("classic 3"))
    for separator, paper, form, wide in (
        (Separator.TAB, PaperWish.LETTER, CsvForm("\t"), 612),
        (Separator.SEMICOLON, PaperWish.A4, CsvForm(";"), 595),
    ):
        wanted = replace(desk.window.settings(), separator=separator, paper=paper)
        desk.window.apply(wanted)
        for kind in ("csv", "pdf"):
            desk.place = tmp_path / f"mine.{kind}"
            desk.press(KEYS[kind])
        for word in ("", " - details", " - history", " - match"):
            rows = rows_of((tmp_path / f"mine{word}.csv").read_bytes(), form)
            assert len({len(row) for row in rows}) == 1
        found = re.search(rb"/MediaBox \[0 0 ([\d.]+)", (tmp_path / "mine.pdf").read_bytes())
        assert found is not None
        assert round(float(found[1])) == wide


def test_a_file_of_the_same_name_as_a_second_table_is_not_written_over(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    desk.show(ends("classic 3"))
    other = tmp_path / "mine - match.csv"
    other.write_text("of somebody else")
    desk.place = tmp_path / "mine.csv"
    desk.press(KEYS["csv"])
    assert other.read_text() == "of somebody else"
    made = {file.name for file in tmp_path.iterdir()} - {other.name}
    assert made == {
        "mine.csv",
        *(f"mine - {word} 2.csv" for word in ("details", "history", "match")),
    }


def test_the_running_program_saves_the_sheet_too(
    qtbot: QtBot, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    program = Window(qtbot, tmp_path / "data").program
    end, place = ends("classic 3"), tmp_path / "sheet.csv"
    program.window.score.show_result(
        Finished(end.seats, end.boards, end.sheets, end.winners, words=CLASSIC)
    )
    program.window.show_score()
    program.exporter.ask = lambda name, kind: place
    QTest.keyClick(program.window.focusWidget() or program.window, KEYS["csv"])
    assert place.is_file()
    program.window.close()


def test_who_names_no_file_gets_none(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    desk.show(ends("classic 3"))
    desk.press(KEYS["png"])
    assert desk.proposed
    assert not desk.window.message.isVisible()


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")  # of the offscreen screen
def test_the_dialog_of_the_window_saves_under_the_name_that_is_typed(
    art: Art, qtbot: QtBot, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    window = opened(art)
    qtbot.addWidget(window)
    window.show()
    desk = Desk(window, art)
    desk.exporter.ask = window.ask_where
    desk.show(ends("classic 3"))
    seen = []

    def type_name() -> None:
        dialog = window.findChild(QFileDialog)
        assert dialog is not None
        field = dialog.findChild(QLineEdit)
        assert field is not None
        seen.append(field.text())
        field.setText(str(tmp_path / "evening"))
        QTest.keyClick(field, Qt.Key.Key_Return)

    QTimer.singleShot(300, type_name)
    desk.press(KEYS["csv"])
    assert seen[0].startswith("7 Wonders 2026-01-31")
    assert (tmp_path / "evening.csv").is_file()


def test_a_folder_that_is_gone_is_told_and_nothing_is_written(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path
) -> None:
    desk.show(ends("classic 3"))
    desk.place = tmp_path / "gone" / "sheet.pdf"
    desk.press(KEYS["pdf"])
    assert "could not be saved" in desk.window.message.text()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["png", "pdf", "csv"])
def test_a_full_disk_is_told_and_the_file_before_stays(
    desk: Desk, ends: Callable[[str], Finished], tmp_path: Path, kind: str
) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    desk.show(ends("classic 3"))
    desk.place = tmp_path / f"sheet.{kind}"
    desk.place.write_text("as it was")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, hard))
    try:
        desk.press(KEYS[kind])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "could not be saved" in desk.window.message.text()
    assert desk.place.read_text() == "as it was"
    assert list(tmp_path.iterdir()) == [desk.place]


def test_the_keys_of_the_page_do_not_save_while_nothing_is_shown(desk: Desk) -> None:
    desk.window.show_score()
    QTest.keyClick(desk.window.score, KEYS["png"])
    assert desk.proposed == []


# The files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", MATCHES)
def test_the_table_adds_up_line_by_line_and_turn_by_turn(
    ends: Callable[[str], Finished], game: str
) -> None:
    end = ends(game)
    found = tables(score_csv(score_sheet(replace(end, played=PLAYED, seed="ROSA")), POINT))
    grid, lines, match = found[0], found[1], found[-1]
    names = grid[0][1:]
    assert grid[0][0] == "Category"
    totals = dict(zip(names, map(int, grid[-2][1:]), strict=True))
    assert totals == {
        info.name: sheet.total for info, sheet in zip(end.seats, end.sheets, strict=True)
    }
    for column, name in enumerate(names, start=1):
        assert sum(int(row[column]) for row in grid[2:-2]) == totals[name]
        assert sum(int(row[-1]) for row in lines[1:] if row[0] == name) == totals[name]
        for row in grid[2:-2]:
            points = [int(line[-1]) for line in lines[1:] if line[:2] == [name, row[0]]]
            assert sum(points) == int(row[column])
    if end.history:
        turns = found[2]
        word = "Round" if game.startswith("architects") else "Turn"
        assert turns[0] == [word, *names]
        assert [int(row[0]) for row in turns[1:]] == list(range(1, len(end.history) + 1))
        assert dict(zip(names, map(int, turns[-1][1:]), strict=True)) == totals
    assert ["Date", "2026-01-31"] in match
    assert ["Seed", "ROSA"] in match


def test_a_match_of_three_ages_has_eighteen_turns_with_points(
    ends: Callable[[str], Finished],
) -> None:
    for game in ("classic 2", "classic 7", "edifice 5"):
        assert len(ends(game).history or ()) == 18


def test_nobody_has_a_name_that_a_spreadsheet_takes_for_a_formula(
    ends: Callable[[str], Finished],
) -> None:
    end = ends("classic 3")
    seats = (SeatInfo('=HYPERLINK("x")', end.seats[0].player), *end.seats[1:])
    found = tables(score_csv(score_sheet(replace(end, seats=seats)), POINT))
    cells = {cell for table in found for row in table for cell in row}
    assert '\'=HYPERLINK("x")' in cells
    assert not any(cell.startswith(("=", "@", "+")) for cell in cells)


@pytest.mark.parametrize("game", MATCHES)
def test_the_picture_opens_with_something_drawn_in_every_part(
    art: Art, ends: Callable[[str], Finished], game: str
) -> None:
    sheet = score_sheet(replace(ends(game), played=PLAYED, seed="NILO-1234-ROSA"))
    picture = Image.open(io.BytesIO(score_png(sheet, art)))
    picture.load()
    u = PICTURE_WIDTH / (WIDTH + 88)
    assert picture.size == (PICTURE_WIDTH, round((sheet_height(sheet) + 88) * u))
    assert picture.info["Title"] == sheet.title
    corner = painted("table_top", USUAL)
    assert picture.getpixel((3, 3)) == (corner.red(), corner.green(), corner.blue())
    left, right = (44 + MARGIN) * u, (44 + WIDTH - MARGIN) * u
    tops = [0, 310, 388, 424, 488, 584, 634]  # the wonder, title, note, match, names, a row
    tops += [sheet_height(sheet) - 2 * MARGIN]
    for top, foot in pairwise(tops):
        above, below = (round((44 + MARGIN + place) * u) for place in (top, foot))
        part = picture.crop((round(left), above, round(right), below))
        assert len(part.getcolors(part.width * part.height) or ()) > 20, (top, foot)


@pytest.mark.parametrize("game", ["classic 3", "architects 7"])
def test_the_same_match_gives_the_same_bytes(
    ends: Callable[[str], Finished], qapp: QApplication, game: str
) -> None:
    sheet = score_sheet(replace(ends(game), played=PLAYED, seed="1"))
    first, second = Art(resource_path("art")), Art(resource_path("art"))
    assert score_png(sheet, first) == score_png(sheet, second)
    assert score_csv(sheet, POINT) == score_csv(sheet, POINT)


@pytest.mark.parametrize("game", MATCHES)
def test_the_page_to_print_is_one_page_of_lines_and_letters(
    art: Art, ends: Callable[[str], Finished], game: str
) -> None:
    data = score_pdf(
        score_sheet(replace(ends(game), played=PLAYED, seed="1")), art, page_size(PaperWish.A4)
    )
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) == 1
    assert b"/Subtype /Image" not in data
    width, height = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data).groups()  # type: ignore[union-attr]
    assert (round(float(width)), round(float(height))) == (595, 842)


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_headings_are_in_the_language_of_the_moment(
    qapp: QApplication, ends: Callable[[str], Finished], language: str
) -> None:
    install(qapp, language)
    first, lines, turns, match = tables(
        score_csv(score_sheet(replace(ends("classic 7"), played=PLAYED, seed="1")), POINT)
    )
    heads = {
        "en": ("Category", "Player", "Turn", "Game"),
        "pt_BR": ("Categoria", "Jogador", "Turno", "Jogo"),
        "es": ("Categoría", "Jugador", "Turno", "Juego"),
    }
    assert (first[0][0], lines[0][0], turns[0][0], match[0][0]) == heads[language]
    labels = {row[0] for row in first[2:-2]}
    assert labels >= {row[1] for row in lines[1:]}
    date = {"en": "January", "pt_BR": "janeiro", "es": "enero"}[language]
    assert date in score_sheet(replace(ends("classic 7"), played=PLAYED)).date()


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_every_kind_is_made_in_every_language_without_any_window(
    qapp: QApplication, art: Art, ends: Callable[[str], Finished], language: str
) -> None:
    install(qapp, language)
    sheet = score_sheet(replace(ends("edifice 5"), played=PLAYED, seed="1"))
    made = {
        "png": score_png(sheet, art),
        "pdf": score_pdf(sheet, art, page_size()),
        "csv": score_csv(sheet, csv_form())[""],
    }
    for kind, start in STARTS.items():
        assert made[kind].startswith(start)


def test_letters_that_the_typeface_lacks_are_drawn_all_the_same(
    art: Art, ends: Callable[[str], Finished]
) -> None:
    end = ends("classic 3")
    seats = (SeatInfo("七大奇迹", end.seats[0].player), *end.seats[1:])
    foreign: ScoreSheet = score_sheet(replace(end, seats=seats))
    assert score_png(foreign, art) != score_png(score_sheet(end), art)


def test_a_file_name_is_one_that_every_system_takes(ends: Callable[[str], Finished]) -> None:
    end = ends("classic 3")
    seats = tuple(
        replace(info, name=f'{n}/..\\:*?"<>|\n{"x" * 60}') for n, info in enumerate(end.seats)
    )
    name = score_sheet(replace(end, seats=seats, played=PLAYED)).file_name("pdf")
    assert not set(name) & set('/\\:*?"<>|\n')
    assert name.startswith("7 Wonders 2026-01-31 ")
    assert name.endswith(".pdf")
    assert len(name) <= 124


def test_a_file_name_has_no_word_for_a_person_without_a_name(
    ends: Callable[[str], Finished],
) -> None:
    end = ends("classic 3")
    seats = tuple(
        replace(info, name=name)
        for info, name in zip(end.seats, (you(), "Ana", "Caio"), strict=True)
    )
    sheet = score_sheet(replace(end, seats=seats, played=PLAYED))
    people = ", ".join(city.name for city in sheet.cities if city.name in {"Ana", "Caio"})
    assert sheet.file_name("png") == f"7 Wonders 2026-01-31 {people}.png"
