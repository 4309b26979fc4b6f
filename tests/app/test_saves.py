"""The list of saved matches, used by mouse and keys in the real window."""

import os
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHelpEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.events import CardSold
from sevenwonders_qt.journal.reading import LARGEST
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.shown.saves import MatchStatus, Recovery, SavesFilter
from sevenwonders_qt.models.shown.saves_strip import cell_words
from sevenwonders_qt.models.shown.story import DeedKind
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.summary import Summary, summarise
from sevenwonders_qt.views.kit.scroll import RowPainter
from sevenwonders_qt.views.pages.saves import SavesList, SavesPage
from sevenwonders_qt.views.pages.saves_detail import ChoiceStrip
from tests.app.architects_page import architects_page
from tests.app.person import LEFT, Window, choose
from tests.session.fuzz import opened, sealed
from tests.session.play import BOX
from tests.session.shelf import kept_match, many

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Said of every dialog where there is no screen."""

CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


class Shelf:
    """A person at the list of saved matches."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder / "matches"
        self.window = Window(qtbot, folder)
        self.main = self.window.window

    @property
    def page(self) -> SavesPage:
        return self.main.saves

    def open(self) -> "Shelf":
        """The list, once every journal has been read."""
        self.click(self.main.home.saves_button)
        assert self.main.page() is self.page
        self.settle()
        return self

    def settle(self) -> None:
        saves = self.window.program.saves
        self.qtbot.waitUntil(lambda: saves._archive.waiting == 0)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())

    def click_row(self, number: int, *, twice: bool = False) -> None:
        view = self.page.list
        place = view.visualRect(view.listed.index(number)).center()
        QTest.mouseClick(view.viewport(), LEFT, pos=place)
        if twice:
            QTest.mouseDClick(view.viewport(), LEFT, pos=place)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.main.focusWidget() or self.main, key, modifier)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.main.focusWidget(), text)

    def titles(self) -> list[str]:
        return [row.title for row in self.page.list.listed.rows]

    def states(self) -> list[MatchStatus]:
        return [row.state for row in self.page.list.listed.rows]

    def said(self) -> str:
        """What a message strip says, or else the foot of the list."""
        return self.main.message.text() or self.page._foot()

    def dialog(self) -> QFileDialog:
        self.qtbot.waitUntil(lambda: self.page.findChild(QFileDialog) is not None)
        found = self.page.findChild(QFileDialog)
        assert isinstance(found, QFileDialog)
        return found

    def accept(self, file: Path) -> None:
        """Choose a file in the dialog and press Enter."""
        dialog = self.dialog()
        dialog.selectFile(str(file))  # typing a path would open its folders one by one
        self.window.see()  # a key that comes before the dialog is seen counts for nothing
        QTest.keyClick(dialog.findChild(QLineEdit, "fileNameEdit"), Key.Key_Return)
        self.qtbot.waitUntil(lambda: self.page.findChild(QFileDialog) is None)

    def drop(self, *files: Path, on: QWidget | None = None) -> None:
        """Drag files onto the window and let them fall."""
        carried = QMimeData()
        carried.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        buttons, none = LEFT, Qt.KeyboardModifier.NoModifier
        target = on or self.main
        come = QDragEnterEvent(QPoint(90, 90), COPY, carried, buttons, none)
        QApplication.sendEvent(target, come)
        assert come.isAccepted()
        fall = QDropEvent(QPointF(90, 90), COPY, carried, buttons, none)
        QApplication.sendEvent(target, fall)

    def kept(self) -> set[Path]:
        return set(self.folder.glob("*.jsonl"))

    def strip(self) -> ChoiceStrip:
        """The choices of the chosen match, once its journal was read."""
        strip = self.page.detail.strip
        self.qtbot.waitUntil(strip.isVisible)
        return strip

    def recovery(self) -> Recovery:
        """What is told of the chosen damaged match, once it was looked at."""
        detail = self.page.detail
        self.qtbot.waitUntil(lambda: detail.recovery is not None)
        assert detail.recovery is not None
        return detail.recovery


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "matches").mkdir()
    return tmp_path


@pytest.fixture
def make(qtbot: QtBot, place: Path) -> Iterator[Shelf]:
    """The program's window over the folder as it is when this is first used."""
    made = Shelf(qtbot, place)
    yield made
    made.window.close()


@pytest.fixture
def three(place: Path) -> list[Path]:
    """A match that is over, one of Architects that goes on and one with a title, in this order."""
    paths = [
        kept_match(place / "matches"),
        kept_match(place / "matches", 30, game="architects"),
        kept_match(place / "matches", 20, seed=5),
    ]
    shelf.rename(paths[2], "Sábado em família")
    return paths


def summary(path: Path) -> Summary:
    found = summarise(BOX.find, path)
    assert isinstance(found, Summary)
    return found


# Looking ----------------------------------------------------------------------------------


def test_nothing_saved_says_so_and_offers_what_can_be_done(make: Shelf) -> None:
    make.open()
    assert "No match has been saved yet" in make.page.laid().words()
    assert not make.page.detail.delete_button.isVisible()
    make.press(Key.Key_F2)
    make.press(Key.Key_Delete)
    make.press(Key.Key_Return)
    assert make.main.page() is make.page
    make.click(make.page.new_game_button)
    assert make.main.page() is make.main.set_up_page("classic")


def test_the_list_tells_every_match_the_newest_first(three: list[Path], make: Shelf) -> None:
    make.open()
    rows = make.page.list.listed.rows
    assert [row.path for row in rows] == three[::-1]
    assert make.states()[:2] == [MatchStatus.GOING_ON, MatchStatus.GOING_ON]
    assert make.states()[2] in (MatchStatus.OVER, MatchStatus.WON)
    assert rows[0].title == "Sábado em família"
    assert rows[0].about == "Classic · Lívia, Ana, Rui"
    assert rows[0].when.startswith("today, ")
    assert rows[0].standing.startswith("Age ")
    assert rows[1].about.startswith("Architects · ")
    assert rows[1].standing.startswith("Round ")
    assert rows[2].standing.count(" to ") == 1


def test_the_home_page_leads_to_the_list_by_keys_and_escape_leads_back(
    three: list[Path], make: Shelf
) -> None:
    make.main.home.focus_first()
    for _ in range(20):
        if make.main.home.saves_button.hasFocus():
            break
        make.press(Key.Key_Down)
    make.press(Key.Key_Return)
    assert make.main.page() is make.page
    assert make.page.list.hasFocus()
    make.press(Key.Key_Escape)
    assert make.main.page() is make.main.home


def test_arrows_walk_and_the_detail_follows(three: list[Path], make: Shelf) -> None:
    make.open()
    seen = []
    for key in (None, Key.Key_Down, Key.Key_Down, Key.Key_Home, Key.Key_End):
        if key is not None:
            make.press(key)
        assert make.page.detail.match == make.page.current()
        assert make.page.detail.match is not None
        seen.append(make.page.detail.match.path)
    assert seen == [three[2], three[1], three[0], three[2], three[0]]
    make.click_row(1)
    assert make.page.detail.match.path == three[1]


def test_a_filter_shows_its_kind_alone(three: list[Path], make: Shelf) -> None:
    make.open()
    parts = make.page.filters.parts
    assert [part.text() for part in parts] == ["All 3", "In progress 2", "Finished 1", "Practice 0"]
    make.click(parts[2])
    assert [row.path for row in make.page.list.listed.rows] == [three[0]]
    make.press(Key.Key_Right)
    assert make.page.filters.value() is SavesFilter.PRACTICE
    assert "Nothing found" in make.page.laid().words()
    make.press(Key.Key_Escape)
    assert len(make.titles()) == 3


def test_a_search_looks_at_titles_players_and_wonders(three: list[Path], make: Shelf) -> None:
    make.open()
    make.press(Key.Key_F, CTRL)
    make.type("nobody of that name")
    assert make.titles() == []
    make.page.search.clear()
    make.type("sabado ANA")
    assert make.titles() == ["Sábado em família"]
    make.press(Key.Key_Return)
    assert make.page.list.hasFocus()
    make.press(Key.Key_Escape)
    assert len(make.titles()) == 3
    assert make.main.page() is make.page


def test_a_search_that_finds_nothing_of_its_kind_says_what_all_would_find_and_shows_it(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    make.click(make.page.filters.parts[2])
    make.press(Key.Key_F, CTRL)
    make.type("nobody of that name")
    assert make.page.all_button.isHidden()
    make.page.search.clear()
    make.type("sabado")
    assert make.titles() == []
    assert "Nothing found of this kind" in make.page.laid().words()
    assert "Among all matches: 1 found." in make.page.laid().words()
    make.click(make.page.all_button)
    assert make.titles() == ["Sábado em família"]
    assert make.page.filters.value() is SavesFilter.ALL
    assert make.page.search.text() == "sabado"


def test_the_order_can_be_chosen(three: list[Path], make: Shelf) -> None:
    make.open()
    make.page.orders.setFocus()
    make.press(Key.Key_Down)
    assert [row.path for row in make.page.list.listed.rows] == three
    make.press(Key.Key_Down)
    assert make.titles() == sorted(make.titles(), key=str.casefold)


# Opening ----------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["enter", "button", "double click"])
def test_a_match_that_goes_on_is_continued(by: str, three: list[Path], make: Shelf) -> None:
    make.open()
    if by == "enter":
        make.press(Key.Key_Return)
    elif by == "button":
        make.click_row(0)
        make.click(make.page.detail.main_button)
    else:
        make.click_row(0, twice=True)
    assert make.main.page() is make.window.program.page
    match = make.window.program.controller.match
    assert match is not None
    assert match.match.journal_path == three[2]


def test_a_match_of_the_other_game_is_continued_on_its_table(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    make.press(Key.Key_Down)
    make.press(Key.Key_Return)
    assert make.main.page() is architects_page(make.window.program)


def test_a_finished_match_shows_its_score_sheet_and_leads_back(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    make.press(Key.Key_End)
    make.press(Key.Key_Return)
    assert make.main.page() is make.main.score
    shown, end = make.main.score.sheet(), summary(three[0])
    assert shown is not None
    told = {(s.name, c.total) for s, c in zip(end.header.seats, end.outline.cities, strict=True)}
    assert {(city.name, city.total) for city in shown.cities} == told
    make.press(Key.Key_Escape)
    assert make.main.page() is make.page
    assert make.page.list.hasFocus()
    assert make.page.current() is not None
    assert make.page.current().path == three[0]  # type: ignore[union-attr]


def test_a_match_open_in_another_window_can_only_be_looked_at(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    before = three[2].read_bytes()
    release = lock_file(three[2])
    for act in (
        lambda: make.press(Key.Key_Return),
        lambda: make.press(Key.Key_Delete),
        lambda: (make.press(Key.Key_F2), make.type("Mine"), make.press(Key.Key_Return)),
    ):
        make.main.message.dismiss()
        act()
        assert "another window" in make.main.message.text()
        assert make.main.page() is make.page
    release()
    assert three[2].read_bytes() == before
    make.press(Key.Key_Return)
    assert make.main.page() is make.window.program.page


@pytest.mark.parametrize("by_key", [True, False])
def test_a_match_is_watched_again_and_leads_back(
    by_key: bool, three: list[Path], make: Shelf
) -> None:
    make.open()
    make.press(Key.Key_End)
    if by_key:
        make.press(Key.Key_R)
    else:
        make.click(make.page.detail.replay_button)
    assert make.main.page() is make.main.replay
    make.press(Key.Key_Escape)
    assert make.main.page() is make.page
    assert make.page.list.hasFocus()


# Changing ---------------------------------------------------------------------------------


def test_f2_renames_in_place_and_enter_keeps_it(three: list[Path], make: Shelf) -> None:
    make.open()
    make.press(Key.Key_Down)
    make.press(Key.Key_F2)
    assert make.page.detail.title_field.hasFocus()
    make.type("Templo de Ana")
    make.press(Key.Key_Return)
    assert summary(three[1]).header.title == "Templo de Ana"
    assert "Templo de Ana" in make.titles()
    assert make.page.current().path == three[1]  # type: ignore[union-attr]
    assert make.page.list.hasFocus()


def test_escape_leaves_the_title_as_it_was(three: list[Path], make: Shelf) -> None:
    make.open()
    before = three[2].read_bytes()
    make.click(make.page.detail.rename_button)
    make.type("Never mind")
    make.press(Key.Key_Escape)
    assert three[2].read_bytes() == before
    assert make.titles()[0] == "Sábado em família"
    assert make.main.page() is make.page


def test_leaving_the_title_for_another_match_keeps_it(three: list[Path], make: Shelf) -> None:
    make.open()
    make.press(Key.Key_F2)
    make.type("Kept")
    make.click_row(2)
    assert summary(three[2]).header.title == "Kept"


def test_delete_in_the_title_deletes_a_letter_and_no_match(three: list[Path], make: Shelf) -> None:
    make.open()
    make.press(Key.Key_F2)
    make.press(Key.Key_Home)
    make.press(Key.Key_Delete)
    make.press(Key.Key_Return)
    assert make.kept() == set(three)
    assert summary(three[2]).header.title == "ábado em família"


@pytest.mark.parametrize("by_key", [True, False])
def test_a_duplicate_is_practice_under_a_title_of_its_own(
    by_key: bool, three: list[Path], make: Shelf
) -> None:
    make.open()
    for _ in range(2):
        make.click_row(make.titles().index("Sábado em família"))
        if by_key:
            make.press(Key.Key_D, CTRL)
        else:
            make.click(make.page.detail.duplicate_button)
        if make.main.question.isVisible():
            make.click(make.main.question.yes_button)
    assert make.titles().count("Sábado em família") == 1
    assert {"Sábado em família (2)", "Sábado em família (3)"} <= {*make.titles()}
    assert make.states().count(MatchStatus.PRACTICE) == 3
    assert make.page.current().state is MatchStatus.PRACTICE  # type: ignore[union-attr]


def test_a_deleted_match_lies_in_the_recycle_bin_and_comes_back(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    data = three[2].read_bytes()
    make.press(Key.Key_Delete)
    assert not three[2].exists()
    assert "recycle bin" in make.said()
    assert len(make.titles()) == 2
    assert make.page.current().path == three[1]  # type: ignore[union-attr]
    make.click(make.page.undo_button)
    assert three[2].read_bytes() == data
    assert make.page.current().path == three[2]  # type: ignore[union-attr]
    assert make.page.undo_button.isHidden()
    make.press(Key.Key_Delete)
    make.press(Key.Key_Z, CTRL)
    assert three[2].read_bytes() == data


def test_without_a_recycle_bin_the_program_asks_first(
    three: list[Path], make: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sevenwonders_qt.controllers import saves

    monkeypatch.setattr(saves, "_trashed", lambda path: (False, None))
    make.open()
    make.press(Key.Key_Delete)
    assert make.main.question.isVisible()
    make.press(Key.Key_Escape)
    assert not make.main.question.isVisible()
    assert make.kept() == set(three)
    make.click(make.page.detail.delete_button)
    make.press(Key.Key_Return)  # the harmless answer is the first
    assert make.kept() == set(three)
    make.press(Key.Key_Delete)
    make.press(Key.Key_Tab)
    make.press(Key.Key_Return)
    assert make.kept() == set(three[:2])
    assert len(make.titles()) == 2


# Files ------------------------------------------------------------------------------------


def test_a_match_is_exported_where_the_person_says(
    three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    make.open()
    make.press(Key.Key_E, CTRL)
    assert make.dialog().selectedFiles()[0].endswith(".7wmatch")
    make.accept(tmp_path / "to a friend")
    file = tmp_path / "to a friend.7wmatch"
    assert file.read_bytes() == three[2].read_bytes()
    assert "to a friend.7wmatch" in make.said()


def test_an_export_that_cannot_be_written_is_told(three: list[Path], make: Shelf) -> None:
    make.open()
    make.window.program.saves._export(three[2], make.folder / "no" / "folder.7wmatch")
    assert "written" in make.main.message.text()


def test_matches_are_imported_from_the_dialog(
    three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    source = kept_match(tmp_path / "elsewhere", 12, seed=77)
    shelf.rename(source, "From a friend")
    make.open()
    make.press(Key.Key_I, CTRL)
    make.accept(source)
    make.settle()
    assert make.page.current().title == "From a friend"  # type: ignore[union-attr]
    assert len(make.kept()) == 4
    assert source.name in make.said()
    make.click(make.page.import_button)
    make.accept(source)
    assert "is already here" in make.said()
    assert len(make.kept()) == 4


def forged(folder: Path) -> Path:
    """A match that is over, with more points than were made."""
    lines = opened(kept_match(folder, seed=77).read_bytes())
    lines[0]["title"] = "Too good"
    lines[-1]["events"][-1].update(totals=[90, 1, 1], winners=[0])
    file = folder / "forged.7wmatch"
    file.write_bytes(sealed(lines))
    return file


def test_a_match_that_no_game_could_have_produced_is_shown_as_not_verified(
    three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    make.open()
    make.drop(forged(tmp_path / "elsewhere"))
    make.settle()
    assert make.said() == "Imported from forged.7wmatch: not verified"
    row = make.page.current()
    assert row is not None
    assert (row.title, row.state, row.pill) == ("Too good", MatchStatus.UNVERIFIED, "not verified")
    assert row.more == "does not count"
    assert row.detail().doubt == ("Not verified: it breaks the rules from Age III, turn 6 on.")
    _, _, over, practice = make.page.filters.parts
    make.click(practice)
    assert MatchStatus.UNVERIFIED not in make.states()
    make.click(over)
    assert MatchStatus.UNVERIFIED in make.states()


def spoilt(folder: Path, how: str) -> Path:
    source = kept_match(folder, 12, seed=78)
    file = folder / f"{how}.7wmatch"
    data = source.read_bytes()
    if how == "damaged":
        lines = data.splitlines(keepends=True)
        lines[4] = lines[4].replace(b'"seat":', b'"seat":1', 1)
        data = b"".join(lines)
    elif how == "newer":
        data = data.replace(b'"version":5', b'"version":9', 1)
    elif how == "foreign":
        data = b"\x89PNG\r\n"
    else:
        data += b" " * (LARGEST + 1)
    file.write_bytes(data)
    return file


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("damaged", "line 5"),
        ("newer", "newer version"),
        ("foreign", "not a match"),
        ("large", "too large"),
    ],
)
def test_a_file_that_cannot_be_imported_says_why_and_changes_nothing(
    how: str, told: str, three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    make.open()
    file = spoilt(tmp_path / "elsewhere", how)
    make.drop(file)
    assert told in make.main.message.text()
    assert file.name in make.main.message.text()
    assert make.kept() == set(three)
    assert len(make.titles()) == 3


def test_a_file_of_an_older_format_is_imported(make: Shelf) -> None:
    old = sorted((Path(__file__).parents[1] / "journal" / "format1").glob("*.jsonl"))[0]
    make.open()
    make.drop(old)
    (path,) = make.kept()
    assert b'"version":5' in path.read_bytes()[:60]
    assert len(make.titles()) == 1


def test_files_dropped_on_any_page_open_the_list(
    three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    files = []
    for seed in (77, 78):
        source = kept_match(tmp_path / "elsewhere", 12, seed=seed)
        files.append(source.with_suffix(".7wmatch"))
        shelf.export_match(source, files[-1])
    make.main.show_help()
    make.drop(*files)
    make.settle()
    assert make.main.page() is make.page
    assert len(make.titles()) == 5
    assert "2 matches imported" in make.said()


def test_what_is_no_file_is_not_taken(make: Shelf) -> None:
    carried = QMimeData()
    carried.setText("words from elsewhere")
    come = QDragEnterEvent(QPoint(90, 90), COPY, carried, LEFT, Qt.KeyboardModifier.NoModifier)
    come.ignore()
    QApplication.sendEvent(make.main, come)
    assert not come.isAccepted()


def test_a_file_named_at_the_start_is_brought_in_and_shown(make: Shelf, tmp_path: Path) -> None:
    source = kept_match(tmp_path / "elsewhere", 12)
    file = tmp_path / "double clicked.7wmatch"
    shelf.export_match(source, file)
    make.window.program.open_files([file])
    assert make.main.page() is make.page
    assert len(make.kept()) == 1
    assert make.page.list.hasFocus()


def test_a_match_on_the_table_is_put_away_before_the_list_comes_up(
    three: list[Path], make: Shelf, tmp_path: Path
) -> None:
    source = kept_match(tmp_path / "elsewhere", 12)
    make.click(make.main.home.continue_button)
    assert make.main.page() is make.window.program.page
    make.window.program.open_files([source])
    make.settle()
    assert make.window.program.controller.match is None
    make.press(Key.Key_Home)
    choose(make.page, three[2])
    make.press(Key.Key_Return)
    assert make.main.page() is make.window.program.page
    assert make.main.message.text() == ""


# Files that do not open ---------------------------------------------------------------------


def test_a_damaged_match_is_listed_and_can_only_be_exported_or_deleted(
    three: list[Path], make: Shelf
) -> None:
    lines = three[2].read_bytes().splitlines(keepends=True)
    three[2].write_bytes(b"".join([*lines[:5], *lines[6:]]))
    make.open()
    assert make.states()[0] is MatchStatus.DAMAGED
    assert "line 6" in make.page.list.listed.rows[0].fault
    detail = make.page.detail
    assert not detail.main_button.isVisible()
    assert detail.export_button.isVisible()
    make.press(Key.Key_Return)
    make.press(Key.Key_F2)
    make.press(Key.Key_D, CTRL)
    assert make.main.page() is make.page
    assert not detail.renaming
    assert make.kept() == set(three)
    make.press(Key.Key_Delete)
    assert make.kept() == set(three[:2])


def test_a_newer_match_is_left_alone(three: list[Path], make: Shelf) -> None:
    three[2].write_bytes(three[2].read_bytes().replace(b'"version":5', b'"version":8', 1))
    make.open()
    assert make.states()[0] is MatchStatus.NEWER
    assert "newer version" in make.page.list.listed.rows[0].fault


# The choices ------------------------------------------------------------------------------


def test_the_choices_of_the_chosen_match_are_a_symbol_a_turn(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    make.press(Key.Key_End)
    strip = make.strip()
    cells = [cell for cell, _ in strip.places()]
    assert [(cell.age, cell.number) for cell in cells if cell.deed is not None] == [
        (age, turn) for age in (1, 2, 3) for turn in range(1, 7)
    ]
    match: Match[Any] = Match.replay(BOX.find, three[0])
    sold = sum(isinstance(e, CardSold) and e.seat == 0 for e in match.events)
    assert sum(cell.deed.kind is DeedKind.SALE for cell in cells if cell.deed) == sold > 0
    assert len({place.top() for _, place in strip.places()}) == 1
    assert strip.accessibleName().startswith("Choices of Lívia. Age I, turn 1: ")
    places = [place.x() for _, place in strip.places()]
    steps = [after - before for before, after in pairwise(places)]
    assert min(steps[5], steps[11]) > max(steps[:5])  # a bar stands between two Ages


def test_turns_to_come_stand_empty_and_two_rows_hold_a_match_of_architects(
    three: list[Path], make: Shelf
) -> None:
    make.open()
    played = summary(three[2]).outline
    done = [cell for cell, _ in make.strip().places() if cell.deed is not None]
    assert len(done) == (played.age - 1) * 6 + played.turn - 1
    assert len(make.strip().places()) == 18
    long = kept_match(make.folder, game="architects", players=2)
    make.press(Key.Key_Escape)
    make.open()
    make.press(Key.Key_Home)
    assert make.page.current().path == long  # type: ignore[union-attr]
    strip = make.strip()
    assert len({place.top() for _, place in strip.places()}) == 2
    body = QRectF(strip.rect())
    assert all(body.contains(place) for _, place in strip.places())


def test_a_symbol_tells_its_turn_to_the_mouse(three: list[Path], make: Shelf) -> None:
    make.open()
    strip = make.strip()
    cell, place = strip.places()[0]
    spot = place.center().toPoint()
    help_event = QHelpEvent(QEvent.Type.ToolTip, spot, strip.mapToGlobal(spot))
    QApplication.sendEvent(strip, help_event)
    assert QToolTip.text() == cell_words(cell)
    assert QToolTip.text().startswith("Age I, turn 1: ")
    QToolTip.hideText()


def test_the_choices_follow_the_chosen_match_and_no_other_is_read(
    three: list[Path], make: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.open()
    make.strip()
    read: list[Path] = []
    replay = Match.replay
    monkeypatch.setattr(Match, "replay", lambda find, path: read.append(path) or replay(find, path))
    make.press(Key.Key_End)
    assert not make.page.detail.strip.isVisible()  # nothing of the match before
    make.press(Key.Key_Home)
    make.press(Key.Key_Down)
    assert len({cell.age for cell, _ in make.strip().places()}) == 1
    assert read == [three[1]]
    make.press(Key.Key_F2)
    make.press(Key.Key_Escape)
    make.page.search.setText("")
    assert make.page.detail.strip.isVisible()


# Copies -----------------------------------------------------------------------------------


def test_a_copy_in_the_folder_is_listed_with_its_match_and_deleted_with_it(
    three: list[Path], make: Shelf
) -> None:
    copy = three[1].with_name(f"{three[1].stem} (1).jsonl")
    copy.write_bytes(three[1].read_bytes())
    make.open()
    assert len(make.titles()) == 3
    choose(make.page, three[1])
    make.press(Key.Key_Delete)
    assert make.kept() == {three[0], three[2]}
    assert len(make.titles()) == 2


def test_a_copy_that_was_played_on_otherwise_says_so(three: list[Path], make: Shelf) -> None:
    copy = three[1].with_name(f"{three[1].stem} (1).jsonl")
    copy.write_bytes(three[1].read_bytes())
    for path, place in ((three[1], 0), (copy, -1)):
        match: Match[Any] = Match.resume(BOX.find, path)
        match.submit(match.legal(match.owing[0])[place])
        match.close()
    make.open()
    assert len(make.titles()) == 4
    for path in (copy, three[1]):
        choose(make.page, path)
        row = make.page.current()
        assert row is not None
        assert "continued differently" in row.detail().note


# Recovering -------------------------------------------------------------------------------


def damage(path: Path, line: int) -> bytes:
    """Change a number in a line of a journal; gives what the file holds then."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"n":', b'"n":7', 1)
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_damaged_match_is_recovered_and_played_on(
    by_key: bool, three: list[Path], make: Shelf
) -> None:
    data = damage(three[2], 9)
    make.open()
    assert make.recovery() == Recovery(True, "Intact up to Age I, turn 3, with 6 choices.")
    button = make.page.detail.recover_button
    assert button.text() == "Recover up to the last complete turn"
    assert not make.page.detail.strip.isVisible()
    if by_key:
        make.press(Key.Key_R, CTRL)
    else:
        make.click(button)
    (made,) = make.kept() - {*three}
    assert three[2].read_bytes() == data
    row = make.page.current()
    assert row is not None
    assert (row.path, row.state, row.title) == (
        made,
        MatchStatus.GOING_ON,
        "Sábado em família (recovered)",
    )
    assert make.said().startswith("Recovered up to Age I, turn 3, with 6 choices.")
    assert make.states().count(MatchStatus.DAMAGED) == 1
    assert not button.isVisible()
    make.press(Key.Key_Return)
    assert make.main.page() is make.window.program.page


def test_a_match_that_was_recovered_is_not_recovered_again(three: list[Path], make: Shelf) -> None:
    damage(three[2], 9)
    make.open()
    make.recovery()
    make.press(Key.Key_R, CTRL)
    kept = make.kept()
    choose(make.page, three[2])
    make.recovery()
    make.press(Key.Key_R, CTRL)
    assert make.kept() == kept
    assert "Sábado em família (recovered)" in make.said()
    assert make.page.current().path in kept - {*three}  # type: ignore[union-attr]


def test_without_a_sound_deal_the_action_cannot_be_used_and_says_why(
    three: list[Path], make: Shelf
) -> None:
    data = damage(three[2], 2)
    make.open()
    told = make.recovery()
    button = make.page.detail.recover_button
    assert not told.possible
    assert "not even the deal" in told.words
    assert (button.isVisible(), button.isEnabled()) == (True, False)
    assert button.toolTip() == told.words
    make.click(button)
    make.press(Key.Key_R, CTRL)
    assert make.kept() == set(three)
    assert three[2].read_bytes() == data


def test_only_damage_is_offered_to_be_recovered(three: list[Path], make: Shelf) -> None:
    three[2].write_bytes(three[2].read_bytes().replace(b'"version":5', b'"version":8', 1))
    three[1].write_text("milk, bread")
    make.open()
    for _ in three:
        assert not make.page.detail.recover_button.isVisible()
        make.press(Key.Key_R, CTRL)
        make.press(Key.Key_Down)
    assert make.kept() == set(three)


def test_a_recovery_that_cannot_be_written_is_told(three: list[Path], make: Shelf) -> None:
    damage(three[2], 9)
    make.open()
    make.recovery()
    in_the_way = make.folder.parent / "file"
    in_the_way.write_text("no folder")
    make.window.program.saves._archive.folder = in_the_way
    make.press(Key.Key_R, CTRL)
    assert "written" in make.main.message.text()
    assert make.kept() == set(three)


# Many -------------------------------------------------------------------------------------


def spoil(path: Path) -> None:
    """Make a journal unreadable; its size and time stay."""
    found = path.stat()
    path.write_bytes(b"\0" * found.st_size)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))


def calls_of(action: Callable[[], object]) -> int:
    """How many calls of Python an action takes: the same on a busy machine as on an idle one."""
    calls = 0

    def count(_frame: FrameType, event: str, _detail: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return calls


class CountedRows(RowPainter):
    """The rows of the list; keeps the number of each one that is painted."""

    def __init__(self, view: SavesList) -> None:
        super().__init__(view, lambda number: view.listed.rows[number])
        self.painted: list[int] = []

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Any) -> None:
        self.painted.append(index.row())
        super().paint(painter, option, index)


class LongList:
    """A list of so many matches, of three kinds; only the newest journal can still be read."""

    def __init__(self, qtbot: QtBot, folder: Path, sources: list[Path], count: int) -> None:
        (folder / "matches").mkdir(parents=True)
        paths = many(folder / "matches", sources, count)
        for path in paths[:-1]:
            spoil(path)
        self.shelf = Shelf(qtbot, folder)
        self.view = self.shelf.page.list
        self.rows = CountedRows(self.view)
        self.view.setItemDelegate(self.rows)
        self.shelf.window.program.controller  # noqa: B018  the home page has stood for a while

    def open(self) -> int:
        """Open and paint it; gives how many calls that took."""

        def action() -> None:
            self.shelf.main.show_saves()
            self.view.viewport().repaint()

        return calls_of(action)

    def scroll(self) -> int:
        """Go on by some two rows and paint; gives how many calls that took."""
        bar = self.view.verticalScrollBar()

        def action() -> None:
            bar.setValue(bar.value() + 230)
            self.view.viewport().repaint()

        calls = calls_of(action)
        QApplication.processEvents()
        return calls

    @property
    def room(self) -> int:
        """How many rows can be seen at once, parts of rows counted."""
        row = self.view.visualRect(self.view.listed.index(0)).height()
        return self.view.viewport().height() // row + 2


def test_a_thousand_matches_are_listed_from_the_index_and_only_those_in_sight_are_painted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    sources = tmp_path / "sources"
    models = [kept_match(sources), kept_match(sources, 9), kept_match(sources, game="architects")]
    kinds = [MatchStatus.OVER, MatchStatus.GOING_ON, MatchStatus.OVER]
    warm, short, long = (
        LongList(qtbot, tmp_path / str(count), models, count) for count in (10, 100, 1000)
    )
    warm.open()
    assert 4 * short.open() >= long.open()
    assert len(long.shelf.window.program.archive._entries) <= long.room, "more were decoded"
    assert long.shelf.states() == [kinds[number % 3] for number in reversed(range(1000))]
    assert long.rows.painted == list(range(len(long.rows.painted)))
    assert 0 < len(long.rows.painted) <= long.room
    warm.scroll()
    costs = []
    for listed in (short, long):
        calls = 0
        for _ in range(25):
            listed.rows.painted.clear()
            calls += listed.scroll()
            assert 0 < len(set(listed.rows.painted)) <= listed.room
        costs.append(calls)
    assert costs[1] < 1.5 * costs[0]
    QTest.keyClick(long.view, Key.Key_End)
    assert long.shelf.page.current().path.name == "copy-00000.jsonl"  # type: ignore[union-attr]
    for listed in (warm, short, long):
        listed.shelf.window.close()


def test_matches_are_read_while_the_list_is_used(place: Path, make: Shelf) -> None:
    paths = [kept_match(place / "matches", 6, seed=seed) for seed in range(6)]
    make.main.show_saves()
    assert make.window.program.saves._archive.waiting > 0
    make.settle()
    assert [row.path for row in make.page.list.listed.rows] == paths[::-1]
