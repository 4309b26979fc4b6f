"""The score pad saved as a picture, a page and a table: by real keys and clicks, opened again."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.controllers.score_export import ScoreExporter
from sevenwonders_qt.models.paper import PaperWish, page_size
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_sheet import pad_sheet
from sevenwonders_qt.models.shown.score_csv import score_csv
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sheet.files import PICTURE_WIDTH, score_pdf, score_png
from tests.app.csv_tables import POINT, tables
from tests.app.person import Window
from tests.views.score_pad_person import RESOURCES, PersonAtPad

pytestmark = pytest.mark.painted

Key = Qt.Key
KEYS = {"png": Key.Key_G, "pdf": Key.Key_P, "csv": Key.Key_E}
STARTS = {"png": b"\x89PNG", "pdf": b"%PDF-", "csv": b"\xef\xbb\xbf"}
NAMES = ("Ana", "Bia", "Caio", "Davi", "Elena", "Fabio", "Gabi")
WONDERS = ("giza", "roma", "rhodes", "", "babylon", "petra", "siracusa")
PLAYED = "2026-01-31T18:05:00Z"


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> Art:
    return Art(RESOURCES / "art")


class Saver(PersonAtPad):
    """A person at the pad who wants files at one place, or nowhere."""

    def __init__(self, qtbot: QtBot, folder: Path, art: Art) -> None:
        super().__init__(qtbot, folder / "matches", art)
        self.place: Path | None = None
        self.proposed: list[tuple[str, str]] = []
        self.exporter = ScoreExporter(self.window, art)
        self.exporter.ask = self._ask
        self.window.score_pad.save_wanted.connect(self.exporter.save_pad)

    def fill(self) -> None:
        """Two players, of whom the second has more."""
        self.click(self.page.grid.fewer_button)
        self.click(self.page.grid.fewer_button)
        self.click_cell(0, "civil")
        self.write("9")
        self.press(Key.Key_Right)
        self.write("12")

    def save(self, kind: str) -> None:
        self.press(KEYS[kind], ctrl=True)

    def _ask(self, name: str, kind: str) -> Path | None:
        self.proposed.append((name, kind))
        return self.place


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path, art: Art) -> Saver:
    made = Saver(qtbot, tmp_path, art)
    made.open()
    return made


def full(count: int = 7, boxes: tuple[str, ...] = expansions()) -> ScorePad:
    """A pad of the base game with numbers in every row, the last player ahead."""
    players = [
        PadPlayer(
            NAMES[seat],
            WONDERS[seat],
            "AB"[seat % 2],
            {
                "military": 4 - seat,
                "treasury": 3 * seat + 2,
                "civil": 2 * seat,
                "commerce": 6,
                "guild": 9,
                "edifice": 3,
                "debt": -1,
                "leaders": 5,
                "cities": 4,
                "islands": 3,
                "naval": -1,
                "compass": 2,
                "gear": seat,
                "tablet": 1,
                "free": 1,
            },
        )
        for seat in range(count)
    ]
    return ScorePad("classic", boxes, tuple(players))


def architects(count: int = 3) -> ScorePad:
    numbers = {"stage_points": 8, "cat": 0, "blue": 9, "victories": 2, "progress": 4, "stages": 3}
    players = [
        PadPlayer(NAMES[seat], "giza", "", {**numbers, "cat": int(not seat), "victories": seat})
        for seat in range(count)
    ]
    return ScorePad("architects", (), tuple(players))


PADS = {
    "base 2": full(2, ()),
    "edifice 4": full(4, ("edifice",)),
    "all 7": full(),
    "architects 3": architects(),
}


def names(pad: ScorePad) -> tuple[str, ...]:
    return tuple(player.name for player in pad.players)


# The page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize("kind", ["png", "pdf", "csv"])
def test_keys_or_a_click_save_the_pad_where_it_is_wanted(
    person: Saver, tmp_path: Path, kind: str, by_key: bool
) -> None:
    person.fill()
    person.place = tmp_path / f"mine.{kind}"
    if by_key:
        person.save(kind)
    else:
        person.click(person.page.save_buttons[kind])
    assert person.place.read_bytes().startswith(STARTS[kind])
    ((name, asked),) = person.proposed
    assert asked == kind
    assert re.fullmatch(rf"7 Wonders \d{{4}}-\d\d-\d\d Player 2, Player 1\.{kind}", name)
    more = [f"mine - {word}.csv" for word in ("details", "match")] if kind == "csv" else []
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([f"mine.{kind}", *more])
    assert person.window.message.text().startswith(f"Saved as {person.place}")
    assert list(tmp_path.glob(".*")) == []


def test_the_running_program_saves_the_pad_too(qtbot: QtBot, tmp_path: Path) -> None:
    program = Window(qtbot, tmp_path / "data").program
    program.score_pad.show()
    page = program.window.score_pad
    page.show_pad(full(3, ()))
    place = tmp_path / "pad.csv"
    program.exporter.ask = lambda name, kind: place
    page.save_buttons["csv"].click()
    assert place.is_file()
    program.window.close()


def test_an_empty_pad_gives_no_file_and_says_so(person: Saver) -> None:
    for kind in KEYS:
        person.save(kind)
    assert person.proposed == []
    assert person.note() == "There is nothing on the pad yet."
    person.exporter.save_pad("pdf")
    assert person.proposed == []


def test_who_names_no_file_gets_none(person: Saver) -> None:
    person.fill()
    person.save("pdf")
    assert len(person.proposed) == 1
    assert not person.window.message.isVisible()


def test_saving_a_file_keeps_nothing_and_changes_nothing(person: Saver, tmp_path: Path) -> None:
    person.fill()
    before = person.page.pad()
    person.place = tmp_path / "pad.pdf"
    person.save("pdf")
    assert person.page.pad() == before
    assert person.games() == ()
    assert person.here() == (1, "civil")


def test_a_kept_game_is_saved_under_the_day_it_was_kept(person: Saver, tmp_path: Path) -> None:
    person.fill()
    person.press(Key.Key_S, Key.Key_S, ctrl=True)
    (game,) = person.games()
    person.page.show_pad(person.page.pad(), replace(game, created=PLAYED))
    person.save("csv")
    assert person.proposed[-1][0].startswith("7 Wonders 2026-01-31 ")


@pytest.mark.parametrize("kind", ["png", "pdf", "csv"])
def test_a_full_disk_is_told_and_the_file_before_stays(
    person: Saver, tmp_path: Path, kind: str
) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    person.fill()
    person.place = tmp_path / f"pad.{kind}"
    person.place.write_text("as it was")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        person.save(kind)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert person.window.message.text().startswith("The score pad could not be saved. ")
    assert person.place.read_text() == "as it was"


def test_a_folder_that_is_gone_is_told(person: Saver, tmp_path: Path) -> None:
    person.fill()
    person.place = tmp_path / "gone" / "pad.pdf"
    person.save("pdf")
    assert person.window.message.text().startswith("The score pad could not be saved. ")
    assert not person.place.parent.exists()


# The files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PADS)
def test_the_table_adds_up_line_by_line(qapp: QApplication, kind: str) -> None:
    pad = PADS[kind]
    grid, lines, match = tables(score_csv(pad_sheet(pad, names(pad), PLAYED), POINT))
    heads = [row[0] for row in grid]
    end = heads.index("Total")
    columns = grid[0][1:]
    totals = dict(zip(columns, map(int, grid[end][1:]), strict=True))
    assert totals == {name: pad.total(seat) for seat, name in enumerate(names(pad))}
    assert list(totals.values()) == sorted(totals.values(), reverse=True)
    for column, name in enumerate(columns, start=1):
        rows = grid[2:end]
        assert sum(int(row[column]) for row in rows) == totals[name]
        for row in rows:
            points = [int(line[-1]) for line in lines[1:] if line[:2] == [name, row[0]]]
            assert sum(points) == int(row[column])
    assert grid[heads.index("Place")][1] == "1st"
    assert grid[heads.index("Winner")][1] == "won"
    assert ["Date", "2026-01-31"] in match
    assert ("Stages built" in heads) == (kind == "architects 3")


def test_every_row_of_the_boxes_on_the_table_has_its_line(qapp: QApplication) -> None:
    pad = full()
    grid = tables(score_csv(pad_sheet(pad, names(pad), PLAYED), POINT))[0]
    assert len(grid) == 2 + len(pad.rows) + 3
    assert grid[1][1:] == [
        "Siracusa A", "Petra B", "Babylon A", "", "Rhodes A", "Rome B", "Giza A",
    ]  # fmt: skip


def test_science_is_told_by_symbols_and_where_the_free_one_went(qapp: QApplication) -> None:
    pad = full(4, ())
    sheet = pad_sheet(pad, names(pad), PLAYED)
    row = next(row for row in sheet.rows if row.icon == "sym_green")
    place = [city.name for city in sheet.cities].index("Caio")
    assert row.sources[place] == (
        ("sci_compass", "2"), ("sci_gear", "2"), ("sci_tablet", "1"), ("", "+1"),
    )  # fmt: skip
    lines = [line for line in sheet.lines if line.name == "Caio" and line.category == row.label]
    assert [(line.what, line.counted, line.sum, line.points) for line in lines] == [
        ("Compass", "", "2 × 2", 4),
        ("Gear", "", "2 × 2", 4),
        ("Tablet", "of your choice 1", "2 × 2", 4),
        ("Sets of three different symbols", "", "2 × 7", 14),
    ]
    coins = next(row for row in sheet.rows if row.icon == "coins")
    assert coins.sources[place] == (("coin", "8"),)


@pytest.mark.parametrize(
    ("game", "first", "second", "told"),
    [
        ("classic", {"guild": 7, "treasury": 2}, {"guild": 7}, "coins decide, 2 to 0"),
        ("classic", {"civil": 9}, {"civil": 9}, "equal in points and with 0 coin"),
        ("architects", {"blue": 9, "stages": 3}, {"blue": 9}, "stages decide, 3 to 0"),
        ("architects", {"blue": 9, "stages": 3}, {"blue": 9, "stages": 3}, "with 3 stage"),
        ("classic", {"civil": 9}, {"guild": 4}, "5 ahead of Bia. What made the difference: Civil"),
    ],
)
def test_the_note_tells_how_it_was_decided(
    qapp: QApplication, game: str, first: dict[str, int], second: dict[str, int], told: str
) -> None:
    pad = ScorePad(game, (), (PadPlayer("Ana", entries=first), PadPlayer("Bia", entries=second)))
    sheet = pad_sheet(pad, names(pad), PLAYED)
    assert told in sheet.note
    tied = told.startswith(("equal", "with"))
    assert [city.winner for city in sheet.cities] == [True, tied]
    assert [city.place for city in sheet.cities] == ["1st", "1st" if tied else "2nd"]
    assert sheet.title == ("Ana and Bia share the victory" if tied else "Ana has won")


@pytest.mark.parametrize("kind", PADS)
def test_the_picture_opens_with_something_drawn_all_over(
    qapp: QApplication, art: Art, kind: str
) -> None:
    pad = PADS[kind]
    sheet = pad_sheet(pad, names(pad), PLAYED)
    picture = Image.open(io.BytesIO(score_png(sheet, art)))
    picture.load()
    assert picture.width == PICTURE_WIDTH
    assert picture.info["Title"] == sheet.title
    for part in range(4):
        top, foot = picture.height * part // 4, picture.height * (part + 1) // 4
        band = picture.crop((0, top, picture.width, foot))
        assert len(band.getcolors(band.width * band.height) or ()) > 50, part


@pytest.mark.parametrize("kind", PADS)
def test_the_page_to_print_is_one_page_of_a4_without_a_pixel(
    qapp: QApplication, art: Art, kind: str
) -> None:
    pad = PADS[kind]
    data = score_pdf(pad_sheet(pad, names(pad), PLAYED), art, page_size(PaperWish.A4))
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) == 1
    assert b"/Subtype /Image" not in data
    width, height = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data).groups()  # type: ignore[union-attr]
    assert (round(float(width)), round(float(height))) == (595, 842)


def test_a_wonder_without_a_drawing_leaves_its_room_to_the_rest(
    qapp: QApplication, art: Art
) -> None:
    pad = full(2, ("armada",))
    heights = []
    for wonder in ("siracusa", "rhodes"):
        made = pad.with_player(1, replace(pad.players[1], wonder=wonder))
        sheet = pad_sheet(made, names(made), PLAYED)
        heights.append(Image.open(io.BytesIO(score_png(sheet, art))).height)
    assert heights[0] < heights[1]


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_the_pad_is_told_in_the_language_of_the_moment(qapp: QApplication, language: str) -> None:
    install(qapp, language)
    pad = full(3, ("leaders",))
    grid, lines, match = tables(score_csv(pad_sheet(pad, names(pad), PLAYED), POINT))
    places = {"en": "Place", "pt_BR": "Colocação", "es": "Puesto"}
    assert places[language] in {row[0] for row in grid}
    games = {"en": "Leaders", "pt_BR": "Líderes", "es": "Líderes"}
    assert match[0][1] == f"7 Wonders + {games[language]}"
    assert {line[1] for line in lines[1:]} <= {row[0] for row in grid}


def test_nobody_has_a_name_that_a_spreadsheet_takes_for_a_formula(qapp: QApplication) -> None:
    pad = full(2, ())
    sheet = pad_sheet(pad, ('=HYPERLINK("x")', "Bia"), PLAYED)
    cells = {cell for table in tables(score_csv(sheet, POINT)) for row in table for cell in row}
    assert '\'=HYPERLINK("x")' in cells
