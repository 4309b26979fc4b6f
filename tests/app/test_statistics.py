"""The statistics, used by mouse and keys in the real window over journals and paper games."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.models.shown.records import GameKind
from sevenwonders_qt.models.shown.selection import Source, Who
from sevenwonders_qt.models.shown.statistics import Report
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import NAME
from sevenwonders_qt.session.results import SeatResult, seat_results
from sevenwonders_qt.session.summary import Summary, summarise
from sevenwonders_qt.views.kit.field import Choice
from sevenwonders_qt.views.pages.statistics import StatisticsPage
from tests.app.csv_tables import rows_of
from tests.app.person import LEFT, Window
from tests.session.play import BOX
from tests.session.shelf import kept_match
from tests.walking import walk_to

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Said of every dialog where there is no screen."""

CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class Reader:
    """A person at the statistics."""

    def __init__(self, qtbot: QtBot, place: Path) -> None:
        self.qtbot = qtbot
        self.place = place
        self.window = Window(qtbot, place)
        self.main = self.window.window

    @property
    def page(self) -> StatisticsPage:
        return self.main.statistics

    @property
    def report(self) -> Report:
        return self.page.report

    def open(self) -> "Reader":
        """From the home page, by a click; every journal is read then."""
        self.click(self.main.home.statistics_button)
        assert self.main.page() is self.page
        return self.settle()

    def settle(self) -> "Reader":
        self.qtbot.waitUntil(lambda: not self.window.program.results.reading)
        return self

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            QTest.keyClick(self.main.focusWidget() or self.main, key, modifier)

    def choose(self, choice: Choice, value: object) -> None:
        """Walk down the list with the keyboard until it shows the value."""
        choice.setFocus()
        self.press(Key.Key_Home)
        for _ in choice.entries:
            entry = choice.entry()
            if entry is not None and entry.value == value:
                return
            self.press(Key.Key_Down)
        raise AssertionError(value)

    def save_as(self, file: Path) -> None:
        """Type a file into the dialog that opens next and press Enter."""
        typing = QTimer(self.main)

        def accept() -> None:
            dialog = self.main.findChild(QFileDialog)
            field = dialog.findChild(QLineEdit) if dialog is not None else None
            if dialog is not None and field is not None and dialog.isVisible():
                typing.stop()
                field.setText(str(file))
                QTest.keyClick(field, Key.Key_Return)

        typing.timeout.connect(accept)
        typing.start(300)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "matches").mkdir()
    return tmp_path


@pytest.fixture
def reader(qtbot: QtBot, place: Path) -> Iterator[Reader]:
    """The program's window over the folder as it is when this is first used."""
    made = Reader(qtbot, place)
    yield made
    made.window.close()


@pytest.fixture
def played(place: Path) -> list[SeatResult]:
    """Results of the person in two finished matches of 7 Wonders; there is more in the folder.

    One match of Architects, one that goes on, one of practice, and one game on paper.
    """
    folder = place / "matches"
    paths = [kept_match(folder, seed=1), kept_match(folder, seed=2, players=4)]
    kept_match(folder, game="architects", seed=3)
    kept_match(folder, 20, seed=4)
    shelf.duplicate(paths[0], "Again")
    ana = PaperPlayer("Ana", "petra", "A", {}, {"civil": 60}, 60, 1)
    bia = PaperPlayer("Bia", "", "", {}, {"civil": 40}, 40, 2)
    pad_files.keep(folder, PaperGame("2026-11-20T10:00:00Z", "classic", (), (ana, bia, bia)))
    return [next(seat_results(summary(path))) for path in paths]


def summary(path: Path) -> Summary:
    found = summarise(BOX.find, path)
    assert isinstance(found, Summary)
    return found


# What is counted -----------------------------------------------------------------------------


def test_finished_matches_are_counted_and_nothing_else(
    played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    total = reader.report.total
    assert (total.played, total.points) == (2, sum(result.total for result in played))
    assert total.won == sum(result.won for result in played)
    assert reader.report.kinds == {
        GameKind.CLASSIC: 2,
        **{GameKind(box): 0 for box in BOXES},
        GameKind("architects"): 1,
        GameKind.TWO: 0,
    }
    assert reader.page.note() == "1 practice match left out · 1 game on a real table kept apart"


def test_the_encyclopaedia_counts_the_same_matches(
    played: list[SeatResult], reader: Reader
) -> None:
    first = played[0]
    reader.main.show_encyclopaedia(f"board/{first.wonder}/{first.side}")
    same = [one for one in played if (one.wonder, one.side) == (first.wonder, first.side)]
    points = sum(one.total for one in same) / len(same)
    page = reader.main.encyclopaedia
    reader.qtbot.waitUntil(lambda: f"{points:.1f} points on average" in page.laid().words())


def test_without_any_match_the_page_says_what_will_be_here(reader: Reader) -> None:
    reader.open()
    page = reader.page
    assert not page.wonders.isVisible()
    assert not page.who.isVisible()
    assert page.new_game_button.hasFocus()
    reader.press(Key.Key_Tab, Key.Key_Return)
    assert reader.main.page() is reader.main.score_pad
    reader.press(Key.Key_Escape)
    assert reader.main.page() is page
    reader.click(page.new_game_button)
    assert reader.main.page() is reader.main.set_up_page("classic")


def test_games_on_paper_alone_are_shown_at_once(place: Path, reader: Reader) -> None:
    ana = PaperPlayer("Ana", "giza", "A", {}, {"civil": 60}, 60, 1)
    game = PaperGame("2026-11-20T10:00:00Z", "architects", (), (ana, ana))
    pad_files.keep(place / "matches", game)
    reader.open()
    assert reader.page.selection.source is Source.PAPER
    assert (reader.report.total.played, reader.report.total.won) == (2, 2)
    assert reader.page.kinds.value() == GameKind("architects")


def test_a_first_match_with_a_hint_is_named_where_it_is_not_counted_and_shown_by_a_click(
    place: Path, reader: Reader
) -> None:
    path = kept_match(place / "matches", 50)
    match = Match.resume(BOX.find, path)
    match.note_hint(0)
    while not match.is_over:
        seat = match.owing[0]
        match.submit(match.view(seat).legal[0])
    match.close()
    reader.open()
    page = reader.page
    reader.qtbot.waitUntil(lambda: "Not counted here: 1 match with hints." in page.laid().words())
    assert reader.report.total.played == 0
    reader.click(page.elsewhere_button)
    assert page.selection.source is Source.HINTED
    assert reader.report.matches == 1
    assert page.elsewhere_button.isHidden()


def test_filters_that_leave_nothing_say_what_there_is_without_them(
    played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    page = reader.page
    page.select(replace(page.selection, kind=GameKind.TWO))
    assert "In another game (Base game): 2 matches." in page.laid().words()
    page.select(replace(page.selection, kind=GameKind.CLASSIC, players=7))
    assert "Without these filters: 2 matches." in page.laid().words()
    reader.click(page.elsewhere_button)
    assert reader.report.total.played == 2


def test_a_game_kept_on_the_pad_is_there_on_the_way_back(
    played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    reader.click(reader.page.pad_button)
    pad = reader.main.score_pad
    assert reader.main.page() is pad
    for number in ("3", "9"):
        QTest.keyClicks(QApplication.focusWidget(), number)
        reader.press(Key.Key_Tab)
    reader.press(Key.Key_S, modifier=CTRL)
    reader.press(Key.Key_S, modifier=CTRL)
    reader.press(Key.Key_Escape)
    assert reader.main.page() is reader.page
    assert reader.report.left_out.paper == 2


# Looking at parts ----------------------------------------------------------------------------


def test_a_click_on_a_mark_filters_and_another_one_no_longer(
    played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    page = reader.page
    names = [column.text() for column in page.by_players.marks[:2]]
    assert names == ["3", "4"]
    reader.click(page.by_players.marks[1])
    assert reader.report.total.best == played[1].total
    assert page.by_players.marks[1].chosen
    assert page.by_players.marks[0].faded
    reader.click(page.by_players.marks[1])
    assert reader.report.total.played == 2


def test_arrows_walk_along_the_marks_and_enter_filters(
    played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    page = reader.page
    page.wonders.focus_first()
    first = page.wonders.values[0].key
    reader.press(Key.Key_Down)
    assert page.wonders.marks[1].hasFocus()
    reader.press(Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert page.selection.wonder == first
    assert page.wonders.marks[0].hasFocus()
    reader.press(Key.Key_Backspace)
    assert page.selection.wonder == ""
    reader.press(Key.Key_End)
    assert page.wonders.marks[len(page.wonders.values) - 1].hasFocus()


def test_every_control_is_reached_with_tab(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    page = reader.page
    reader.click(page.by_players.marks[0])
    page.focus_first()
    seen = []
    for _ in range(40):
        seen.append(reader.main.focusWidget())
        reader.press(Key.Key_Tab)
        if reader.main.focusWidget() is seen[0]:
            break
    wanted = [
        *(page.kinds.parts[0], page.export_button, page.who, page.players, page.source),
        *(page.period, page.widen_button, page.wonders.form.parts[0], page.wonders.marks[0]),
        *(page.by_players.marks[0], page.by_level.marks[0], page.last.marks[0], page.pad_button),
        *(page.rebuild_button, page.reset_button, page.back_button),
    ]
    assert [widget for widget in seen if widget in wanted] == wanted


def test_the_lists_choose_whose_and_which(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    page = reader.page
    assert [entry.text for entry in page.who.entries] == [
        *("All people", "Lívia", "Computer: At random"),
    ]
    reader.choose(page.who, Who(level="random"))
    assert reader.report.total.played == 5
    reader.choose(page.who, Who(name="lívia"))
    reader.choose(page.players, 4)
    assert reader.report.total.best == played[1].total
    reader.click(page.widen_button)
    reader.choose(page.source, Source.PRACTICE)
    assert reader.report.total.best == played[0].total
    assert reader.report.total.played == 1
    reader.choose(page.source, Source.BOTH)
    assert reader.report.total.played == 5
    assert page.wonders.isVisible()


def test_another_game_by_its_tab(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    page = reader.page
    reader.press(*[Key.Key_Right] * (len(BOXES) + 1))
    assert page.selection.kind == GameKind("architects")
    assert page.wonders.title == "Victories by wonder"
    assert [one.category for one in reader.report.categories][-1] == "progress"
    reader.click(page.kinds.parts[1])
    assert page.selection.kind == GameKind("edifice")
    assert not page.wonders.isVisible()
    reader.click(page.kinds.parts[0])
    assert page.wonders.isVisible()


@pytest.mark.painted
def test_the_wonders_are_a_chart_or_a_table(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    wonders = reader.page.wonders
    chart = reader.main.grab().toImage()
    reader.click(wonders.form.parts[1])
    assert wonders.as_table
    assert reader.main.grab().toImage() != chart
    reader.click(wonders.form.parts[0])
    assert not wonders.as_table


def test_the_last_results_are_told_one_by_one(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    last = reader.page.last
    last.focus_first()
    totals = [one.result.total for one in last.results]
    assert f"{totals[0]} points" in last.focused_words
    reader.press(Key.Key_End)
    assert f"{totals[-1]} points" in last.focused_words
    reader.press(Key.Key_Left)
    assert f"{totals[-2]} points" in last.focused_words
    reader.page.back_button.setFocus()
    assert last.focused_words == ""
    assert f"{totals[0]} points" in last.marks[0].toolTip()


def test_esc_goes_back_to_the_home_page(played: list[SeatResult], reader: Reader) -> None:
    reader.open()
    reader.page.last.focus_first()
    reader.press(Key.Key_Escape)
    assert reader.main.page() is reader.main.home
    walk_to(reader.main.home.statistics_button)
    reader.press(Key.Key_Return)
    assert reader.main.page() is reader.page


# Counting anew -------------------------------------------------------------------------------


def test_counting_begins_anew_and_nothing_is_lost(
    place: Path, played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    page, files = reader.page, {*(place / "matches").iterdir()}
    reader.click(page.reset_button)
    assert reader.main.question.isVisible()
    assert "No match" in reader.main.question.accessibleDescription()
    reader.press(Key.Key_Escape)
    assert not reader.main.question.isVisible()
    assert reader.report.total.played == 2
    reader.click(page.reset_button)
    reader.press(Key.Key_Tab, Key.Key_Return)
    assert reader.report.total.played == 0
    assert "5 matches before" in page.note()
    assert {*(place / "matches").iterdir()} >= files
    reader.press(Key.Key_F5)
    reader.settle()
    assert reader.report.total.played == 0
    reader.window.program.settings.close()
    assert load_settings(reader.window.program.places.settings).settings.counted_from
    kept_match(place / "matches", seed=9)
    reader.press(Key.Key_Escape)
    reader.open()
    assert reader.report.total.played == 1
    reader.click(page.whole_button)
    assert reader.report.total.played == 3
    assert not page.whole_button.isVisible()


def test_the_usual_settings_do_not_bring_old_results_back(reader: Reader) -> None:
    reader.open()
    settings = reader.main.settings()
    counted = replace(settings, counted_from="2026-11-21T10:00:00+00:00", text_size=1.2)
    assert counted.reset().counted_from == counted.counted_from
    assert counted.reset().text_size == 1.0


def test_the_index_is_made_anew_by_a_key(
    place: Path, played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    index = place / "matches" / NAME
    index.write_bytes(b"no database")
    reader.press(Key.Key_F5)
    reader.settle()
    assert reader.report.total.played == 2
    assert index.read_bytes().startswith(b"SQLite format 3")


def test_a_deleted_match_is_no_longer_counted(
    place: Path, played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    played[0].path.unlink()
    reader.click(reader.page.rebuild_button)
    reader.settle()
    assert reader.report.total.played == 1


# The table -----------------------------------------------------------------------------------


def test_the_table_is_saved_where_one_wants_it(
    place: Path, played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    file = place / "table.csv"
    reader.save_as(file)
    reader.press(Key.Key_E, modifier=CTRL)
    head, *rows = rows_of(file.read_bytes())
    found = [dict(zip(head, row, strict=True)) for row in rows]
    assert len(found) == 3 + 4 + 3 + 3 + 3
    assert sum(row["Practice"] == "1" for row in found) == 3
    assert [row["Points"] for row in found if row["On a real table"] == "1"] == ["60", "40", "40"]
    assert "table.csv" in reader.main.message.text()


def test_a_table_that_cannot_be_written_is_told_of(
    place: Path, played: list[SeatResult], reader: Reader
) -> None:
    reader.open()
    reader.window.program.statistics.exporter.ask = lambda name, kind: place / "nowhere" / name
    reader.click(reader.page.export_button)
    assert "could not be saved" in reader.main.message.text()


def test_nothing_is_exported_without_a_match(reader: Reader) -> None:
    reader.open()
    asked = []
    reader.window.program.statistics.exporter.ask = lambda name, kind: asked.append(name)
    reader.press(Key.Key_E, modifier=CTRL)
    assert asked == []


# What the set-up says of them --------------------------------------------------------------------


def test_the_set_up_says_how_long_matches_of_this_computer_take(
    place: Path, reader: Reader
) -> None:
    for number, minutes in enumerate((35, 36, 37, 52, 11)):
        path = kept_match(place / "matches", seed=number)
        ended = summary(path).began + timedelta(minutes=minutes)
        os.utime(path, (ended.timestamp(), ended.timestamp()))
    reader.click(reader.main.home.new_game_button)
    page = reader.main.set_up_page("classic")
    reader.qtbot.waitUntil(lambda: "about 36 minute" in page.laid().words())
