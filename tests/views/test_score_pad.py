"""The score pad as a person uses it, by real mouse and key events."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.models.appearance import Eyes, Scheme
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.paint.art import Art
from tests.views.score_pad_person import PersonAtPad, Shown
from tests.walking import click_line, walk_to

Key = Qt.Key


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path, art: Art) -> PersonAtPad:
    made = PersonAtPad(qtbot, tmp_path / "matches", art)
    made.open()
    return made


def test_the_home_page_leads_to_the_pad_and_esc_back(person: PersonAtPad) -> None:
    assert person.window.page() is person.page
    assert person.here() == (0, "military")
    person.press(Key.Key_Escape)
    assert person.window.page() is person.window.home


@pytest.mark.painted
def test_in_the_dark_no_cell_shines_whether_it_is_empty_or_under_the_mouse(
    person: PersonAtPad,
) -> None:
    window = person.window
    window.apply(replace(window.settings(), eyes=Eyes(Scheme.DARK)))
    table = person.page.grid.table
    cell = table.spot(person.row("military"), 1)
    for place in (QPoint(1, 1), cell.center()):
        QTest.mouseMove(table.viewport(), place)
        QApplication.processEvents()
        middle = table.viewport().mapTo(window, cell.center())
        shade = window.grab().toImage().pixelColor(middle)
        assert shade.lightness() < 80


def test_the_pad_is_reached_by_keys_too(qtbot: QtBot, tmp_path: Path, art: Art) -> None:
    person = PersonAtPad(qtbot, tmp_path, art)
    person.window.show_home()
    walk_to(person.window.home.score_pad_button)
    person.press(Key.Key_Return)
    assert person.window.page() is person.page


def test_a_base_game_is_entered_by_digits_and_tab_alone(person: PersonAtPad) -> None:
    """The example of the rulebook: 6, 14 coins, 10, 13, symbols 3 2 1 and a free one, 4."""
    person.column("6", "14", "10", "13")
    assert person.here() == (0, "science")
    person.write("3")  # goes into the panel
    person.press(Key.Key_Return)
    person.write("2")
    person.press(Key.Key_Return)
    person.write("1")
    person.press(Key.Key_Return)
    person.write("1")
    person.press(Key.Key_Return)
    assert person.here() == (0, "commerce")
    person.column("4", "0")
    assert person.total(0) == 37 + 31
    assert person.cell(0, "science") == "31"


def test_tab_goes_down_one_column_and_then_to_the_next(person: PersonAtPad) -> None:
    rows = person.page.pad().rows
    seen = []
    for _ in rows:
        seen.append(person.here())
        person.press(Key.Key_Tab)
    assert seen == [(0, row) for row in rows]
    person.press(Key.Key_Tab)  # past the head of the next column
    assert person.here() == (1, "military")


def test_arrows_and_enter_move_between_cells(person: PersonAtPad) -> None:
    person.press(Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Left, Key.Key_Up)
    assert person.here() == (0, "treasury")
    person.press(Key.Key_Return)
    assert person.here() == (0, "wonder")
    person.press(*[Key.Key_Up] * 9)
    assert QApplication.focusWidget() is person.page.grid.all_players[0]
    person.press(Key.Key_Right, Key.Key_Down)
    assert person.here() == (1, "military")


def test_enter_on_the_last_cell_goes_to_the_gold_button(person: PersonAtPad) -> None:
    person.click_cell(3, "guild")
    person.write("4")
    person.press(Key.Key_Return)
    assert QApplication.focusWidget() is person.page.keep_button


def test_digits_go_on_and_backspace_and_delete_take_away(person: PersonAtPad) -> None:
    person.write("18")
    assert person.value(0, "military") == 18
    person.press(Key.Key_Backspace)
    assert person.value(0, "military") == 1
    person.press(Key.Key_Delete)
    assert person.value(0, "military") is None
    person.write("5")
    person.press(Key.Key_Down, Key.Key_Up)
    person.write("7")  # coming back, the number is typed anew
    assert person.value(0, "military") == 7


def test_a_minus_is_taken_where_it_can_be(person: PersonAtPad) -> None:
    person.write("-3")
    assert person.value(0, "military") == -3
    person.click(person.page.chips["edifice"])
    person.click_cell(0, "debt")
    person.write("5")
    assert person.value(0, "debt") == -5
    person.click_cell(0, "civil")
    person.write("-")
    assert person.value(0, "civil") is None
    assert person.note() == "This cannot be less than 0." or "whole numbers" in person.note()


@pytest.mark.parametrize(
    ("row", "text", "kept", "said"),
    [
        ("civil", "x", None, "Only whole numbers can be entered here."),
        ("civil", "4x", 4, "Only whole numbers can be entered here."),
        ("civil", "4,5", 45, ""),
        ("civil", "123", 12, "More than 99 is not possible here."),
        ("military", "-99", -9, "Less than −30 is not possible here."),
    ],
)
def test_nonsense_is_refused_in_words_and_keeps_what_was_there(
    person: PersonAtPad, row: str, text: str, kept: int | None, said: str
) -> None:
    person.click_cell(0, row)
    person.write(text)
    assert person.value(0, row) == kept
    if said:
        assert person.note() == said


def test_a_number_is_pasted_and_nonsense_is_not(person: PersonAtPad) -> None:
    QGuiApplication.clipboard().setText(" 17 ")
    person.press(Key.Key_V, ctrl=True)
    assert person.value(0, "military") == 17
    QGuiApplication.clipboard().setText("many")
    person.press(Key.Key_V, ctrl=True)
    assert person.value(0, "military") == 17
    assert person.note() == "Only whole numbers can be entered here."


def test_symbols_are_counted_with_the_mouse(person: PersonAtPad) -> None:
    science = person.page.science
    for entry, clicks in (("compass", 3), ("gear", 2), ("tablet", 2), ("free", 1)):
        row = science.rows[entry]
        for _ in range(clicks):
            person.click(row.step_buttons[1])
    assert person.page.pad().points(0, "science") == 38
    row = science.rows["compass"]
    person.click(row.step_buttons[0])
    assert person.page.pad().symbols(0).counts == (2, 2, 2)
    assert science.title == "Science of Player 1"


def test_symbols_are_counted_with_the_keys_of_the_panel(person: PersonAtPad) -> None:
    person.click_cell(1, "science")
    person.press(Key.Key_Return)
    assert QApplication.focusWidget() is person.page.science.rows["compass"]
    person.write("++")
    person.press(Key.Key_Right, Key.Key_Left, Key.Key_Down)
    person.write("12")
    assert person.page.pad().symbols(1).counts == (2, 12, 0)
    person.press(Key.Key_Backspace, Key.Key_Up)
    assert person.page.pad().symbols(1).counts == (2, 1, 0)
    person.write("13")  # no pad has so many
    assert person.page.pad().symbols(1).counts == (1, 1, 0)
    assert person.note() == "More than 12 is not possible here."
    person.press(Key.Key_Escape)
    assert person.here() == (1, "science")


def test_specials_of_leaders_show_with_their_box(person: PersonAtPad) -> None:
    science = person.page.science
    assert science.rows["most"].isHidden()
    person.click(person.page.chips["leaders"])
    assert science.rows["most"].isVisible()
    person.click_cell(0, "science")
    person.write("1")
    person.press(Key.Key_Down)
    person.write("1")
    person.press(Key.Key_Down)
    person.write("1")
    person.click(science.switches["bonus"], QPoint(30, science.switches["bonus"].height() // 2))
    assert person.page.pad().points(0, "science") == 13
    person.click(person.page.chips["leaders"])
    assert person.page.pad().points(0, "science") == 10


def test_names_wonders_and_sides_are_entered_one_after_another(person: PersonAtPad) -> None:
    person.click(person.page.grid.all_players[0])
    person.write("Ana")
    person.press(Key.Key_Return)
    person.write("Bia")
    person.press(Key.Key_Tab, Key.Key_Down, Key.Key_Down, Key.Key_Tab, Key.Key_Left, Key.Key_Left)
    player = person.page.pad().players[1]
    assert (player.name, player.wonder) == ("Bia", "rhodes")
    assert player.side in ("A", "B")
    person.click(person.page.player.side.parts[1])
    assert person.page.pad().players[1].side == "B"
    assert list(person.page.names()[:2]) == ["Ana", "Bia"]
    person.press(Key.Key_Escape)
    assert QApplication.focusWidget() is person.page.grid.all_players[1]


def test_a_letter_on_a_head_begins_the_name(person: PersonAtPad) -> None:
    person.press(Key.Key_Up)
    person.write("Eva")
    assert person.page.names()[0] == "Eva"


def test_a_wonder_taken_twice_is_told_and_stops_nothing(person: PersonAtPad) -> None:
    for seat in (0, 1):
        person.click(person.page.grid.all_players[seat])
        person.press(Key.Key_Tab, Key.Key_Down)
    assert person.page.grid.all_players[1].toolTip() == "Giza is listed twice."
    assert person.note() == "Giza is listed twice."


def test_players_are_added_and_taken_away(person: PersonAtPad) -> None:
    for count in (5, 6, 7):
        person.click(person.page.grid.more_button)
        assert len(person.page.pad().players) == count
    assert not person.page.grid.more_button.isEnabled()
    person.click(person.page.grid.all_players[6])
    person.write("Zoe")
    person.click(person.page.grid.all_players[2])
    person.click(person.page.player.remove_button)
    assert person.page.names()[5] == "Zoe"
    for _ in range(9):
        person.click(person.page.grid.fewer_button)
    assert len(person.page.pad().players) == 2
    assert not person.page.player.remove_button.isEnabled()


def test_the_seventh_column_is_in_its_place_when_the_keyboard_was_on_plus(
    person: PersonAtPad,
) -> None:
    """The button is switched off by its own press; the keyboard goes to the other one."""
    grid = person.page.grid
    grid.more_button.setFocus()
    person.press(*[Key.Key_Space] * 3)
    assert len(person.page.pad().players) == 7
    assert QApplication.focusWidget() is grid.fewer_button
    assert grid.table.spot(0, 6).x() > grid.table.spot(0, 5).x()
    assert grid.all_players[6].isVisible()
    person.click_cell(6, "civil")
    person.write("9")
    assert person.total(6) == 9


def test_the_columns_left_stay_in_their_places_when_the_one_in_use_goes(
    person: PersonAtPad,
) -> None:
    person.click(person.page.grid.more_button)
    person.click_cell(4, "civil")
    person.press(Key.Key_Z, ctrl=True)
    assert len(person.page.pad().players) == 4
    assert person.page.grid.numbers.columnCount() == 4
    places = [person.page.grid.table.spot(3, seat).x() for seat in range(4)]
    assert places == sorted(places)
    assert person.page.science.title == "Science of Player 4"


def test_heads_are_over_their_columns_when_players_come_while_the_keyboard_is_on_a_number(
    person: PersonAtPad,
) -> None:
    grid = person.page.grid
    person.click(grid.more_button)
    person.click_cell(1, "civil")
    for players, key in ((4, Key.Key_Z), (5, Key.Key_Y)):
        person.press(key, ctrl=True)
        assert len(person.page.pad().players) == players
        assert person.here() == (1, "civil")
        left = grid.table.viewport().mapTo(grid, QPoint()).x()
        places = [left + grid.table.spot(0, seat).x() for seat in range(players)]
        assert [head.x() for head in grid.players] == places


def test_points_are_typed_for_science_once_its_note_is_pressed(person: PersonAtPad) -> None:
    way = person.page.grid.way_buttons["science"]
    person.click(way)
    assert way.text() == "points, not counted here"
    person.click_cell(0, "science")
    person.write("26")
    assert (person.total(0), person.here()) == (26, (0, "science"))
    person.press(Key.Key_Right)
    person.write("13")
    assert person.total(1) == 13
    way.setFocus()
    person.press(Key.Key_Space)
    assert person.total(0) == 26  # what was typed stays
    person.click_cell(0, "science")
    person.write("2")
    assert person.total(0) == 4


def test_bare_totals_are_typed_along_the_last_line(person: PersonAtPad) -> None:
    person.click_cell(0, "total")
    for points in ("57", "61", "44", "39"):
        person.write(points)
        person.press(Key.Key_Return)
    assert [person.total(seat) for seat in range(4)] == [57, 61, 44, 39]
    assert QApplication.focusWidget() is person.page.keep_button
    person.press(Key.Key_Return)
    assert [player.total for player in person.games()[0].players] == [57, 61, 44, 39]


def test_the_totals_are_below_the_last_row_for_the_arrows(person: PersonAtPad) -> None:
    person.click_cell(2, "guild")
    person.press(Key.Key_Down)
    assert person.here() == (2, "total")
    person.press(Key.Key_Left)
    assert person.here() == (1, "total")
    person.press(Key.Key_Up)
    assert person.here() == (1, "guild")


def test_a_sheet_is_pasted_from_the_cell_on_and_taken_back_at_once(person: PersonAtPad) -> None:
    sheet = "Ana\tBia\n12\t3\n4\t5\n10\t7\n13\t9\n26\t16"
    QGuiApplication.clipboard().setText(sheet)
    person.press(Key.Key_V, ctrl=True)
    assert list(person.page.names()[:2]) == ["Ana", "Bia"]
    assert [person.value(seat, "civil") for seat in (0, 1)] == [13, 9]
    assert person.page.pad().points(0, "science") == 26
    person.press(Key.Key_Z, ctrl=True)
    assert person.page.pad().empty


def test_a_sheet_without_a_place_is_refused_in_words(person: PersonAtPad) -> None:
    QGuiApplication.clipboard().setText("12\nmany\n4")
    person.press(Key.Key_V, ctrl=True)
    assert person.page.pad().empty
    assert "many" in person.note()


def test_long_names_are_taken_whole(person: PersonAtPad) -> None:
    person.click(person.page.grid.all_players[0])
    person.write("Maria Aparecida dos Santos")
    assert person.page.names()[0] == "Maria Aparecida dos Santos"


def test_a_kept_game_is_left_out_of_the_statistics_and_counted_again(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    person.click(person.page.kept_button)
    switch = person.page.kept.left_out_switch
    person.click(switch, QPoint(30, switch.height() // 2))
    assert [game.counts for game in person.games()] == [False]
    assert "not in the statistics" in person.page.kept.list.lines()[0].note
    person.click(person.page.kept_button)
    person.click_cell(0, "civil")
    person.write("7")
    keep(person)
    assert [game.counts for game in person.games()] == [False]
    person.click(person.page.kept_button)
    person.click(switch, QPoint(30, switch.height() // 2))
    assert [game.counts for game in person.games()] == [True]


def test_ctrl_z_takes_back_and_ctrl_y_does_again(person: PersonAtPad) -> None:
    person.write("12")
    person.press(Key.Key_Down)
    person.write("9")
    person.press(Key.Key_Z, ctrl=True)
    assert person.value(0, "treasury") is None
    assert person.value(0, "military") == 12
    person.press(Key.Key_Z, ctrl=True)
    assert person.value(0, "military") is None
    person.press(Key.Key_Y, Key.Key_Y, ctrl=True)
    assert (person.value(0, "military"), person.value(0, "treasury")) == (12, 9)


def test_the_winner_is_shown_and_a_tie_is_told(person: PersonAtPad) -> None:
    person.click_cell(1, "civil")
    person.write("9")
    assert [head.winner for head in person.page.grid.all_players[:4]] == [False, True, False, False]
    assert person.page.keep_button.text() == "Save: Player 2 has won"
    person.press(Key.Key_Right)
    person.write("9")
    assert person.page.keep_button.text() == "Save: Player 2 and Player 3 share the victory"
    person.click_cell(2, "treasury")
    person.write("2")
    assert person.page.keep_button.text() == "Save: Player 3 has won"


# Keeping ----------------------------------------------------------------------------------


def filled(person: PersonAtPad, points: str = "9") -> None:
    """Two players with one number each."""
    person.click(person.page.grid.fewer_button)
    person.click(person.page.grid.fewer_button)
    person.click_cell(0, "civil")
    person.write(points)


def keep(person: PersonAtPad) -> None:
    """Empty cells are asked about once."""
    person.press(Key.Key_S, Key.Key_S, ctrl=True)


def test_empty_cells_are_asked_about_once_and_then_kept(person: PersonAtPad) -> None:
    filled(person)
    person.click(person.page.keep_button)
    assert person.note() == "13 cell(s) are empty and count 0. Press Save again to save anyway."
    assert person.games() == ()
    person.click(person.page.keep_button)
    assert [player.total for player in person.games()[0].players] == [9, 0]
    assert person.note() == "Saved. It is in the list of saved games."
    assert person.page.kept_button.text() == "Saved games (1)"


def test_an_empty_pad_is_not_kept(person: PersonAtPad) -> None:
    keep(person)
    assert person.games() == ()
    assert person.note() == "There is nothing on the pad yet."


def test_a_kept_game_that_is_changed_stays_one_game(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    person.write("8")
    keep(person)
    assert [player.total for player in person.games()[0].players] == [98, 0]
    assert len(person.games()) == 1
    person.press(Key.Key_Z, ctrl=True)
    keep(person)
    assert [player.total for player in person.games()[0].players] == [9, 0]
    assert len(person.games()) == 1


def test_a_new_pad_is_another_game_for_the_same_people(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    person.press(Key.Key_N, ctrl=True)
    assert person.page.pad().empty
    assert person.here() == (0, "military")
    person.write("1")
    keep(person)
    assert len(person.games()) == 2


def test_a_new_pad_by_mistake_is_taken_back(person: PersonAtPad) -> None:
    filled(person)
    person.click(person.page.new_button)
    person.press(Key.Key_Z, ctrl=True)
    assert person.value(0, "civil") == 9


def test_a_kept_game_is_opened_changed_and_kept_in_its_place(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    person.press(Key.Key_N, ctrl=True)
    person.press(Key.Key_L, ctrl=True)
    assert QApplication.focusWidget() is person.page.kept.list
    person.press(Key.Key_Return)
    assert person.value(0, "civil") == 9
    person.press(Key.Key_Escape)  # the list closes, the pad stays
    assert person.window.page() is person.page
    person.click_cell(1, "civil")
    person.write("20")
    keep(person)
    (game,) = person.games()
    assert [player.rank for player in game.players] == [2, 1]


def test_a_game_is_deleted_and_brought_back(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    before = person.games()
    person.click(person.page.kept_button)
    person.click(person.page.kept.delete_button)
    assert person.games() == ()
    assert not person.page.kept.list.lines()
    person.click(person.page.kept.restore_button)
    assert person.games() == before
    person.page.kept.list.setFocus()
    person.press(Key.Key_Delete)
    assert person.games() == ()


def test_a_long_list_rolls_by_keys_and_wheel(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    (game,) = person.games()
    for day in range(1, 20):
        later = replace(game, created=f"2027-01-{day:02}T10:00:00Z")
        pad_files.keep(person.folder, later)
    newer = '{"format":"sevenwonders-paper","version":7,"x":1}'
    (person.folder / "20270101T000000Z-00000000.paper.json").write_text(newer)
    person.press(Key.Key_Escape)
    person.open()
    person.press(Key.Key_L, ctrl=True)
    games, lines = person.page.kept.kept.games, person.page.kept.list

    def seen(number: int) -> bool:
        place = lines.visualRect(lines.model().index(number, 0))
        return lines.viewport().rect().contains(place.center())

    assert games[0].created == "2027-01-19T10:00:00Z"
    assert person.page.kept.chosen() is games[19]  # it lies on the pad
    person.press(Key.Key_Home, *[Key.Key_Down] * 18)
    assert person.page.kept.chosen() is games[18]
    assert seen(18)
    assert not seen(0)
    last = len(lines.lines()) - 1
    assert not seen(last)
    person.press(*[Key.Key_PageDown] * 6)
    assert seen(last)
    assert person.page.kept.chosen() is None
    assert "newer version" in lines.lines()[last].name
    person.press(*[Key.Key_PageUp] * 6)
    assert seen(0)


def test_when_nothing_can_be_written_it_is_told_and_the_pad_stays(person: PersonAtPad) -> None:
    filled(person)
    person.folder.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(person.folder, ignore_errors=True)
    person.folder.write_text("in the way")
    keep(person)
    assert "could not be saved" in person.window.message.text()
    assert person.value(0, "civil") == 9
    assert person.page.opened() is None
    person.folder.unlink()
    keep(person)
    assert len(person.games()) == 1


def test_a_game_that_was_damaged_meanwhile_is_left_alone(person: PersonAtPad) -> None:
    filled(person)
    keep(person)
    path = person.games()[0].path
    assert path is not None
    path.write_bytes(path.read_bytes()[:-9])
    damaged = path.read_bytes()
    person.write("9")
    keep(person)
    assert "is damaged" in person.window.message.text()
    person.click(person.page.kept_button)
    click_line(person.page.kept.list, 0)
    person.press(Key.Key_Return)
    assert path.read_bytes() == damaged


# The draft --------------------------------------------------------------------------------


def test_what_was_typed_is_there_again_after_the_program_ends(
    person: PersonAtPad, qtbot: QtBot, art: Art
) -> None:
    filled(person)
    person.click(person.page.grid.all_players[0])
    person.write("Ana")
    person.window.close()
    again = PersonAtPad(qtbot, person.folder, art)
    again.open()
    assert again.value(0, "civil") == 9
    assert [player.name for player in again.page.pad().players] == ["Ana", ""]


def test_a_change_of_a_kept_game_goes_on_as_that_game(
    person: PersonAtPad, qtbot: QtBot, art: Art
) -> None:
    filled(person)
    keep(person)
    person.write("1")
    person.window.close()
    again = PersonAtPad(qtbot, person.folder, art)
    again.open()
    keep(again)
    assert len(again.games()) == 1


def test_a_kept_pad_leaves_no_draft(person: PersonAtPad, qtbot: QtBot, art: Art) -> None:
    filled(person)
    keep(person)
    person.window.close()
    again = PersonAtPad(qtbot, person.folder, art)
    again.open()
    assert again.page.pad().empty


def test_the_draft_of_a_newer_program_is_told_of_and_left_alone(
    qtbot: QtBot, tmp_path: Path, art: Art
) -> None:
    draft = tmp_path / pad_files.DRAFT
    draft.write_text('{"format":"sevenwonders-paper","version":7,"x":1}')
    person = PersonAtPad(qtbot, tmp_path, art)
    person.open()
    assert "newer version" in person.window.message.text()
    person.write("5")
    person.window.close()
    assert draft.read_text() == '{"format":"sevenwonders-paper","version":7,"x":1}'


# All of it --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)])
def test_every_cell_is_in_sight_and_none_lies_on_another(
    person: PersonAtPad, size: tuple[int, int]
) -> None:
    person.window.resize(*size)
    person.page.show_pad(ScorePad(expansions=expansions()).with_count(7))
    QApplication.processEvents()
    page = person.page
    table, numbers = page.grid.table, page.grid.numbers
    cells = [(row, seat) for row in range(numbers.rowCount()) for seat in range(7)]
    assert len(cells) == 7 * 14  # with the totals
    places = [table.spot(*cell) for cell in cells]
    assert all(table.visualRect(numbers.index(*cell)).contains(table.spot(*cell)) for cell in cells)
    assert page.grid.rect().contains(table.geometry())
    assert all(table.viewport().rect().contains(place) for place in places)
    assert all(
        not first.adjusted(1, 1, -1, -1).intersects(second)
        for number, first in enumerate(places)
        for second in places[number + 1 :]
    )
    assert min(place.height() for place in places) >= 28


def test_every_control_is_reached_by_tab(person: PersonAtPad) -> None:
    person.page.show_pad(ScorePad(expansions=("leaders",)).with_count(2))
    page, reached, cells = person.page, set(), set()
    for _ in range(90):
        reached.add(QApplication.focusWidget())
        cells.add(person.here())
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    wanted = {
        *page.save_buttons.values(),
        page.back_button,
        page.kept_button,
        page.new_button,
        page.keep_button,
    }
    wanted |= {page.grid.fewer_button, page.grid.more_button, *page.chips.values()}
    wanted |= {part for part in page.game.parts if part.isChecked()}
    wanted |= {*page.grid.players}
    wanted -= {page.grid.fewer_button}  # two players are the fewest
    missed = wanted - reached
    assert not missed
    assert cells - {None} == {(seat, row) for seat in (0, 1) for row in page.pad().rows}


def test_with_very_large_text_the_page_scrolls_to_the_cell_that_has_the_keyboard(
    person: PersonAtPad,
) -> None:
    person.window.resize(960, 540)
    person.window.apply(replace(person.window.settings(), text_size=2.0))
    person.page.show_pad(ScorePad(expansions=expansions()).with_count(7))
    person.go_to(0, "military")
    QApplication.processEvents()
    viewport = person.page.grid.table.viewport()
    area = next(each for each in person.page.findChildren(ScrollArea) if each.isVisible())
    assert area.verticalScrollBar().maximum() > 100
    for _ in person.page.pad().rows:
        table = person.page.grid.table
        assert person.window.rect().contains(
            table.mapTo(person.window, table.focus_rect().center())
        )
        person.press(Key.Key_Down)
    assert area.verticalScrollBar().value() > 100
    before = area.verticalScrollBar().value()
    over = viewport.mapTo(person.window, person.page.grid.table.spot(12, 3).center())
    QTest.wheelEvent(person.window.windowHandle(), QPointF(over), QPoint(0, 240))
    QApplication.processEvents()
    assert area.verticalScrollBar().value() < before


def test_every_part_tells_its_name_to_assistive_technology(person: PersonAtPad) -> None:
    person.write("5")
    name = Shown.AccessibleTextRole
    assert person.cell(0, "military", name) == "Military conflicts, Player 1: 5"
    person.press(Key.Key_Down)
    person.write("14")
    assert person.cell(0, "treasury", name) == "Treasury, Player 1: 4"
    assert person.page.science.rows["gear"].accessibleName() == "Gear: 0"
    assert person.page.ranking.accessibleName().startswith("Player 1 9")
