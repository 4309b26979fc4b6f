"""The pages and the window, used with mouse and keys as a person would."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Symbol
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scoring import Category, Reason, Sheet
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.appearance import Eyes, Scheme
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.new_match import (
    DEFAULT_SEATS,
    NewMatch,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    with_another_seat,
)
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings, SettingsRead, load_settings, save_settings
from sevenwonders_qt.models.shown.score_form import Finished
from sevenwonders_qt.models.shown.score_words import CLASSIC, end_note, verdict
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.kit.field import Choice
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.filled_pages import set_seats
from tests.sources import sources

WONDERS = ("giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus")
SEATS = [
    SeatInfo("You", Player.PERSON),
    SeatInfo("Caio", Player.RULES),
    SeatInfo("Nara", Player.RANDOM),
]
BOARDS = [("alexandria", "A"), ("rhodes", "B"), ("giza", "A")]

Key = Qt.Key


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    pages = sources()
    made = MainWindow(art, pages, "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press(window: MainWindow, key: Qt.Key) -> None:
    """A key pressed where the keyboard is."""
    QTest.keyClick(window.focusWidget() or window, key)


def sheet(civil: int = 0, coins: int = 0, gears: int = 0) -> Sheet:
    lines = [
        Line(Category.MILITARY, 6, Reason.TOKENS, 2, 3),
        Line(Category.TREASURY, coins // 3, Reason.COINS, coins),
    ]
    if civil:
        lines.append(Line(Category.CIVIL, civil, Reason.CARD, 1, civil, "palace"))  # type: ignore[arg-type]
    if gears:
        lines.append(
            Line(Category.SCIENCE, gears**2, Reason.SYMBOL, gears, gears, None, Symbol.GEAR, 1)
        )
    return Sheet(tuple(lines))


def outline() -> Outline:
    """A match of four in Age II, turn 3."""
    cities = [("alexandria", "A"), ("giza", "B"), ("rhodes", "A"), ("olympia", "B")]
    return Outline(2, 3, tuple(CityOutline(*city, 1, 3, {"total": 9}) for city in cities))


# Home -------------------------------------------------------------------------------------


def test_continue_is_offered_only_when_a_match_waits(window: MainWindow) -> None:
    assert window.home.continue_button.isHidden()
    window.home.set_match("classic", outline())
    assert window.home.continue_button.isVisible()
    assert "Age II, turn 3" in window.home.continue_button.accessibleDescription()


def test_a_click_on_continue_asks_for_the_match(window: MainWindow, qtbot: QtBot) -> None:
    window.home.set_match("classic", outline())
    with qtbot.waitSignal(window.home.continue_button.clicked):
        click(window.home.continue_button)


def test_enter_on_the_first_page_opens_a_new_game(window: MainWindow) -> None:
    window.home.focus_first()
    press(window, Key.Key_Return)
    assert window.page() is window.set_up_page("classic")


def test_a_click_on_a_language_sets_it(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.settings_changed) as changed:
        click(window.home.language_buttons["pt_BR"])
    assert changed.args[0].language == "pt_BR"


def test_escape_on_the_first_page_is_said_and_closes_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.home.escaped):
        press(window, Key.Key_Escape)
    assert window.isVisible()


# New game ---------------------------------------------------------------------------------


def test_enter_starts_the_match_as_it_is_set_up(window: MainWindow, qtbot: QtBot) -> None:
    window.show_set_up("classic")
    with qtbot.waitSignal(window.set_up_page("classic").start_wanted) as started:
        press(window, Key.Key_Return)
    match = started.args[0]
    assert isinstance(match, NewMatch)
    assert [seat.name for seat in match.seats] == ["You", "Caio", "Nara", "Lívia"]
    assert [seat.player for seat in match.seats] == [Player.PERSON] + [Player("casual")] * 3
    assert len(match.setup.wishes) == 4
    assert match.seed == window.set_up_page("classic").seed.text()


def test_seats_are_added_up_to_seven_and_taken_away_down_to_two(window: MainWindow) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    for seats in (5, 6, 7):
        click(page.add_button)
        assert len(page.seats()) == seats
    assert page.add_button.isHidden()
    assert len({wish.name for wish in page.seats()}) == 7
    for seats in (6, 5, 4, 3, 2):
        click(page.rows[1].remove)
        assert len(page.seats()) == seats
    assert page.rows[1].remove.isHidden()


def test_a_name_typed_is_the_name_of_the_seat(window: MainWindow, qtbot: QtBot) -> None:
    window.show_set_up("classic")
    click(window.set_up_page("classic").rows[0].name)
    QTest.keyClicks(window.set_up_page("classic").rows[0].name, "Smn")
    with qtbot.waitSignal(window.set_up_page("classic").start_wanted) as started:
        press(window, Key.Key_Return)
    assert started.args[0].seats[0].name == "Smn"


def test_a_wonder_that_is_taken_cannot_be_chosen_and_says_who_has_it(window: MainWindow) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    set_seats(page, [SeatWish("Ana", Player.PERSON, "giza"), *DEFAULT_SEATS[1:]])
    wonder = page.rows[1].wonder
    wonder.setFocus()
    QTest.keyClick(wonder, Key.Key_Down)
    assert page.seats()[1].wonder == "rhodes"  # giza, the first of the list, was passed over
    tip = wonder.itemData(1, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Ana has this wonder."


def test_a_seat_can_be_given_to_a_person(window: MainWindow) -> None:
    window.show_set_up("classic")
    row = window.set_up_page("classic").rows[2]
    row.player.setFocus()
    QTest.keyClick(row.player, Key.Key_Up)
    assert window.set_up_page("classic").seats()[2].player is Player.PERSON
    assert row.level.isHidden()


def test_the_level_of_a_computer_player_can_be_chosen(window: MainWindow) -> None:
    window.show_set_up("classic")
    level = window.set_up_page("classic").rows[1].level
    level.setFocus()
    QTest.keyClick(level, Key.Key_Up)
    assert window.set_up_page("classic").seats()[1].player is Player("beginner")


def test_a_side_is_chosen_by_click_for_one_seat_and_for_all(window: MainWindow) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    click(page.rows[1].side.parts[1])
    assert [wish.side for wish in page.seats()] == [None, "B", None, None]
    click(page.all_sides.parts[0])
    assert {wish.side for wish in page.seats()} == {"A"}
    click(page.all_sides.parts[2])
    assert {wish.side for wish in page.seats()} == {None}


def test_letters_shuffle_seats_clear_wonders_and_level_all(window: MainWindow) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    seats = (replace(DEFAULT_SEATS[0], wonder="giza"), *DEFAULT_SEATS[1:])
    set_seats(page, seats)
    press(window, Key.Key_S)
    assert page.seats() != seats
    assert set(page.seats()) == set(seats)
    press(window, Key.Key_M)
    assert {wish.wonder for wish in page.seats()} == {None}
    press(window, Key.Key_N)
    assert {wish.player for wish in page.seats()} == {Player.PERSON, Player("skilled")}


def test_letters_typed_into_the_seed_are_only_the_seed(window: MainWindow, qtbot: QtBot) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    page.seed.clear()
    page.seed.setFocus()
    QTest.keyClicks(page.seed, "MNS 7")
    assert page.seats() == DEFAULT_SEATS
    with qtbot.waitSignal(window.set_up_page("classic").start_wanted) as started:
        QTest.keyClick(page.seed, Key.Key_Return)
    assert started.args[0].seed == "MNS 7"


def test_another_seed_is_another(window: MainWindow) -> None:
    window.show_set_up("classic")
    before = window.set_up_page("classic").seed.text()
    click(window.set_up_page("classic").seed_button)
    assert window.set_up_page("classic").seed.text() not in ("", before)


def test_two_people_are_told_apart_by_number(window: MainWindow) -> None:
    set_seats(
        window.set_up_page("classic"),
        [SeatWish("", Player.PERSON), SeatWish("", Player.PERSON), SeatWish("x")],
    )
    assert window.set_up_page("classic").names() == ("Player 1", "Player 2", "x")


def test_every_control_of_the_new_game_page_is_reached_by_tab(window: MainWindow) -> None:
    window.show_set_up("classic")
    reached = set()
    for _ in range(80):
        reached.add(window.focusWidget())
        press(window, Key.Key_Tab)
    page = window.set_up_page("classic")
    wanted = [page.add_button, page.seed, page.seed_button, page.back_button, page.start_button]
    wanted += [page.learning, page.fold.button, page.boxes_button]
    wanted += [page.edition, *page.boxes.values(), page.surprise]
    for choice in (page.wonders, page.sides, page.pace):
        wanted += [part for part in choice.parts if part.isChecked()]
    for row in page.rows[:4]:
        wanted += [row.name, row.player, row.wonder, row.remove]
    assert set(wanted) <= reached


# Score ------------------------------------------------------------------------------------


def test_the_score_sheet_shows_every_number_and_explains_the_one_clicked(
    window: MainWindow,
) -> None:
    sheets = [sheet(8, 4), sheet(0, 9, gears=3), sheet(2, 2)]
    window.score.show_result(Finished(SEATS, BOARDS, sheets, (1,), words=CLASSIC))
    window.show_score()
    grid = window.score.grid
    assert [cell.text() for cell in grid.cells[7]] == ["18", "15", "8"]
    names = {cell.accessibleName() for line in grid.cells for cell in line}
    assert "Civilian structures, You: 8" in names
    civil_of_you = next(
        cell
        for line in grid.cells
        for cell in line
        if cell.accessibleName() == "Civilian structures, You: 8"
    )
    click(civil_of_you)
    assert "Palace: 8" in window.score.explanation.accessibleDescription()


def test_arrow_keys_walk_over_the_score_sheet(window: MainWindow) -> None:
    window.score.show_result(
        Finished(SEATS, BOARDS, [sheet(3), sheet(2), sheet(1)], (0,), words=CLASSIC)
    )
    window.show_score()
    window.score.grid.cells[0][0].setFocus()
    press(window, Key.Key_Right)
    press(window, Key.Key_Down)
    assert window.focusWidget() is window.score.grid.cells[1][1]
    assert window.score.explanation.title == "Treasury, Caio: 0"


def test_a_chosen_symbol_is_told_in_the_explanation(window: MainWindow) -> None:
    window.score.show_result(
        Finished(SEATS, BOARDS, [sheet(gears=3), sheet(), sheet()], (0,), words=CLASSIC)
    )
    assert "Gear (1 by choice): 3 × 3: 9" in window.score.explanation.accessibleDescription()


def test_equal_points_are_decided_by_coins_in_words() -> None:
    sheets = [sheet(8, 4), sheet(8, 5), sheet()]
    assert "coins decide, 5 to 4" in end_note(Finished(SEATS, BOARDS, sheets, (1,), words=CLASSIC))


def test_a_shared_victory_names_both() -> None:
    names = ["You", "Caio", "Nara"]
    assert verdict(names, [True, False, False], [sheet()] * 3, (0, 2)) == (
        "You and Nara share the victory"
    )


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_score_sheet_paints_for_any_table(
    window: MainWindow, players: int, size: tuple[int, int]
) -> None:
    seats = [SeatInfo(f"Player {n}", Player.RULES) for n in range(players)]
    boards = [(wonder, "B") for wonder in WONDERS[:players]]
    sheets = [sheet(n, n, n) for n in range(players)]
    history = [[turn * n // 2 - 1 for n in range(players)] for turn in range(18)]
    window.resize(*size)
    window.score.show_result(
        Finished(seats, boards, sheets, (players - 1,), history, words=CLASSIC)
    )
    window.show_score()
    assert not window.grab().isNull()


def test_a_rematch_is_one_key_away(window: MainWindow, qtbot: QtBot) -> None:
    window.score.show_result(
        Finished(SEATS, BOARDS, [sheet(3), sheet(2), sheet(1)], (0,), words=CLASSIC)
    )
    window.show_score()
    with qtbot.waitSignal(window.score.rematch_button.clicked):
        press(window, Key.Key_R)


def test_enter_pressed_once_too_often_does_not_deal_anew(window: MainWindow, qtbot: QtBot) -> None:
    window.score.show_result(
        Finished(SEATS, BOARDS, [sheet(3), sheet(2), sheet(1)], (0,), words=CLASSIC)
    )
    window.show_score()
    with qtbot.assertNotEmitted(window.score.rematch_button.clicked):
        press(window, Key.Key_Return)


# Settings ---------------------------------------------------------------------------------


def test_each_setting_is_changed_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.visit(window.settings_page)
    page = window.settings_page
    steps: list[tuple[QWidget, str, object]] = [
        (page.choices["language"].parts[2], "language", "es"),
        (page.switches["cheapest"], "cheapest", True),
        (page.choices["animation_speed"].parts[3], "animation_speed", 0.0),
        (page.choices["animation_speed"].parts[1], "animation_speed", 1.0),
        (page.switches["living"], "living", False),
        (page.switches["reduced_motion"], "reduced_motion", True),
        (page.choices["pace"].parts[2], "pace", "slow"),
    ]
    for widget, name, value in steps:
        with qtbot.waitSignal(window.settings_changed) as changed:
            QTest.mouseClick(
                widget, Qt.MouseButton.LeftButton, pos=QPoint(24, widget.height() // 2)
            )
        assert getattr(changed.args[0], name) == value
    assert window.set_up_page("classic").pace.value() == "slow"


def test_the_slider_sets_the_size_of_all_text(window: MainWindow) -> None:
    window.visit(window.settings_page)
    slider = window.settings_page.sliders["text_size"]
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=slider.knob(5).toPoint())
    assert window.settings().text_size == 1.4
    assert window.home.look.wanted_text == 1.4
    slider.setFocus()
    press(window, Key.Key_Left)
    assert window.settings().text_size == 1.3
    press(window, Key.Key_End)
    assert window.settings().text_size == 2.0


def test_with_very_large_text_the_whole_page_scrolls_to_what_the_keyboard_reaches(
    window: MainWindow,
) -> None:
    window.resize(1280, 720)
    window.apply(replace(window.settings(), text_size=2.0))
    home = window.home
    area = home.findChild(ScrollArea)
    assert area is not None
    assert area.isVisible()
    assert home.laid().sizes.px("text") >= 28
    home.about_button.setFocus()
    place = home.about_button.mapTo(home, home.about_button.rect().center())
    assert home.rect().contains(place)


def test_with_usual_text_again_the_page_stands_in_one_piece(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.apply(replace(window.settings(), text_size=2.0))
    window.home.settings_button.setFocus()
    window.apply(replace(window.settings(), text_size=1.0))
    assert window.home.settings_button.parent() is window.home
    assert window.home.settings_button.hasFocus()
    area = window.home.findChild(ScrollArea)
    assert area is not None
    assert not area.isVisible()


def test_arrow_keys_choose_among_segments(window: MainWindow) -> None:
    window.visit(window.settings_page)
    window.settings_page.choices["pace"].parts[1].setFocus()
    press(window, Key.Key_Right)
    assert window.settings().pace == "slow"


def test_defaults_come_back_but_the_seats_stay(window: MainWindow) -> None:
    seats = with_another_seat(DEFAULT_SEATS)
    window.apply(Settings(pace="slow", text_size=1.2, seats=seats))
    window.visit(window.settings_page)
    click(window.settings_page.defaults_button)
    assert window.settings() == Settings(seats=seats)


def test_escape_leads_back_to_where_the_settings_were_opened(window: MainWindow) -> None:
    window.show_table()
    window.open_menu()
    click(window.menu.settings_button)
    assert window.page() is window.settings_page
    press(window, Key.Key_Escape)
    assert window.page() is window.table
    assert window.menu.isVisible()


def test_settings_are_the_same_after_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    wanted = Settings(
        language="es",
        text_size=1.2,
        animation_speed=0.0,
        reduced_motion=True,
        living=False,
        pace="slow",
        reveal="on_enter",
        cheapest=True,
        full_screen=True,
        sound=False,
        asks_before_sale=True,
        seats=with_another_seat(DEFAULT_SEATS),
        free_city=BoardWish("olympia", "B"),
        wonders=Wonders.DRAFTED,
        sides=Sides.CHOSEN,
        options=Options(Edition.SECOND, False, False, True),
        counted_from="2026-11-21T10:30:00.500000+00:00",
    )
    save_settings(path, wanted)
    assert load_settings(path).settings == wanted
    assert load_settings(path).faults == ()
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_settings_of_an_older_version_keep_their_seats(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = [{"name": "Ana", "player": "person", "wonder": "giza", "side": "B"}] + [
        {"name": name, "player": "rules", "wonder": None, "side": None} for name in ("x", "y")
    ]
    path.write_text(json.dumps({"language": "es", "seats": seats}))
    read = load_settings(path)
    assert read.faults == ()
    assert read.settings.table.seats[0] == SeatWish("Ana", Player.PERSON, "giza", "B")
    assert read.settings.table == TableWish(read.settings.seats)


@pytest.mark.parametrize(
    ("old", "new"),
    [("random", "beginner"), ("rules", "skilled"), ("learned", "expert"), ("search", "master")],
)
def test_a_seat_of_an_older_version_gets_the_nearest_level(
    tmp_path: Path, old: str, new: str
) -> None:
    path = tmp_path / "settings.json"
    seats = [{"player": "person"}, {"player": old}]
    path.write_text(json.dumps({"seats": seats, "architects": {"seats": seats}}))
    read = load_settings(path)
    assert read.faults == ()
    assert read.settings.seats[1].player is Player(new)
    assert read.settings.set_up("architects").seats[1].player is Player(new)


def test_an_edition_that_so_few_cannot_play_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"seats": [{"player": "rules"}] * 2, "options": {"edition": "second"}})
    )
    read = load_settings(path)
    assert read.faults == ("options",)
    assert read.settings.options == Options()
    assert len(read.settings.seats) == 2


def test_no_file_means_a_first_start(tmp_path: Path) -> None:
    read = load_settings(tmp_path / "settings.json")
    assert (read.settings, read.faults) == (Settings(), ())


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\xff", '"en"', "[" * 100_000])
def test_a_damaged_file_gives_the_defaults_and_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="latin-1")
    read = load_settings(path)
    assert (read.settings, read.faults) == (Settings(), ("file",))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "klingon"),
        ("language", 3),
        ("text_size", 9),
        ("text_size", True),
        ("animation_speed", "fast"),
        ("cheapest", 1),
        ("pace", None),
        ("free_city", "giza"),
        ("free_city", {"wonder": "atlantis"}),
        ("free_city", {"city": "giza"}),
        ("wonders", "bought"),
        ("sides", 1),
        ("options", []),
        ("options", {"edition": "third"}),
        ("options", {"copied_guild_counts": "yes"}),
        ("options", {"hidden": True}),
        ("seats", []),
        ("seats", [{"player": "rules"}]),
    ],
)
def test_one_bad_value_is_named_and_the_rest_is_kept(
    tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"reduced_motion": True, "unknown": 1, name: value}))
    read = load_settings(path)
    assert read.faults == (name,)
    assert read.settings == replace(Settings(), reduced_motion=True)


ANA = {"name": "Ana", "player": "person", "wonder": "giza", "side": "B"}
AS_ANA = SeatWish("Ana", Player.PERSON, "giza", "B")


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("seats", [ANA, 7], (AS_ANA, SeatWish())),
        ("seats", [7, ANA], (DEFAULT_SEATS[0], AS_ANA)),
        (
            "seats",
            [ANA, {**ANA, "name": 7, "wonder": None}],
            (AS_ANA, replace(AS_ANA, name="", wonder=None)),
        ),
        ("seats", [ANA, {"name": "x", "player": "free_city"}], (AS_ANA, SeatWish("x"))),
        ("seats", [ANA, ANA], (AS_ANA, replace(AS_ANA, wonder=None))),
        ("seats", [ANA, {**ANA, "wonder": ["rhodes"]}], (AS_ANA, replace(AS_ANA, wonder=None))),
        (
            "seats",
            [ANA, {**ANA, "wonder": "rhodes", "side": "C"}],
            (AS_ANA, replace(AS_ANA, wonder="rhodes", side=None)),
        ),
        ("seen_tips", ["sale", 7, "stage", "\ud800", "sale"], ("sale", "stage")),
        ("free_city", {"wonder": "atlantis", "side": "B"}, BoardWish(None, "B")),
        ("options", {"one_by_one": True, "edition": "third"}, Options(one_by_one=True)),
        ("eyes", {"scheme": "dark", "pointer": 7}, Eyes(Scheme.DARK)),
        (
            "architects",
            {"seats": [ANA, 7], "options": {"look_public": True, "tea": 1}, "hints": False},
            ArchitectsWish((AS_ANA, SeatWish()), ArchitectsOptions(look_public=True), hints=False),
        ),
    ],
)
def test_of_a_setting_of_several_parts_those_that_can_be_read_are_kept(
    tmp_path: Path, name: str, value: object, kept: object
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({name: value}))
    read = load_settings(path)
    assert read.faults == (name,)
    settings = read.settings
    found = settings.set_up(name) if name == "architects" else getattr(settings, name)
    assert found == kept
    save_settings(path, settings)
    assert load_settings(path) == SettingsRead(settings)


def test_a_refused_write_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    with pytest.raises(OSError):
        save_settings(path, Settings())
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


# Window, menu, help, messages -------------------------------------------------------------


def test_escape_closes_the_menu_and_the_keyboard_stays_within_it(window: MainWindow) -> None:
    window.show_table()
    window.open_menu()
    for _ in range(9):
        assert window.menu.isAncestorOf(window.focusWidget())
        press(window, Key.Key_Tab)
    press(window, Key.Key_Escape)
    assert not window.menu.isVisible()
    assert window.page() is window.table


def test_leaving_the_table_leads_home(window: MainWindow, qtbot: QtBot) -> None:
    window.show_table()
    window.open_menu()
    with qtbot.waitSignal(window.left_table):
        click(window.menu.home_button)
    assert window.page() is window.home


def test_f1_opens_help_and_closes_it_again(window: MainWindow) -> None:
    press(window, Key.Key_F1)
    assert window.page() is window.help
    assert "Wood" in window.help.accessibleDescription()
    press(window, Key.Key_F1)
    assert window.page() is window.home


def test_f11_goes_full_screen_and_back(window: MainWindow) -> None:
    press(window, Key.Key_F11)
    assert window.isFullScreen()
    assert window.settings().full_screen
    press(window, Key.Key_F11)
    assert not window.isFullScreen()


def test_a_message_is_seen_and_closed_by_a_click(window: MainWindow) -> None:
    window.show_message("The disk is full.")
    assert window.message.isVisible()
    assert window.message.accessibleName() == "The disk is full."
    click(window.message.close_button)
    assert not window.message.isVisible()


def test_a_message_stays_in_front_when_the_page_changes(window: MainWindow) -> None:
    window.show_message("The disk is full.")
    window.show_set_up("classic")
    middle = window.message.geometry().center()
    assert window.page().parentWidget().childAt(middle) is window.message


class Marking(QTranslator):
    """A language in which every text begins with a mark."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return "¡" + source.replace("%n", str(n))

    def isEmpty(self) -> bool:
        return False


def test_every_widget_changes_its_language_before_it_is_seen(
    window: MainWindow, qapp: QApplication
) -> None:
    marking = Marking()
    qapp.installTranslator(marking)
    try:
        QCoreApplication.processEvents()
        seen = {button.text() for button in window.page().findChildren(PaintedButton)}
        assert "¡New game" in seen
        for page in window.findChildren(KitPage):
            page.settle()  # as when it is shown
        plain = {"English", "Português", "Español", "A", "B", "?", "½×", "1×", "2×", ""}
        plain |= {"PNG", "PDF", "CSV"}  # kinds of file
        texts = {button.text() for button in window.findChildren(PaintedButton)} - plain
        texts |= {choice.currentText() for choice in window.findChildren(Choice)} - plain
        assert {text for text in texts if not text.startswith("¡")} == set()
        assert window.windowTitle() == "¡Seven Wonders"
    finally:
        qapp.removeTranslator(marking)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (2560, 1080)])
@pytest.mark.parametrize("factor", [0.9, 1.4])
def test_no_text_of_a_page_is_smaller_than_eleven_pixels(
    window: MainWindow, size: tuple[int, int], factor: float
) -> None:
    window.resize(*size)
    window.apply(replace(window.settings(), text_size=factor))
    for show in (
        window.show_home,
        window.show_set_up,
        lambda: window.visit(window.settings_page),
        window.show_help,
    ):
        show()
        page = window.page()
        assert isinstance(page, KitPage)
        sheet_of_paper = QPixmap(*size)
        painter = QPainter(sheet_of_paper)
        canvas = page.look.canvas(painter)
        page.paint_ground(canvas)
        for button in page.findChildren(PaintedButton):
            button.paint(canvas, button.body())
        painter.end()
        assert len(canvas.sizes) > 5
        small = {t for t, px in zip(canvas.texts, canvas.sizes, strict=True) if px < 11}
        assert small == set()


@pytest.mark.painted
def test_a_button_sinks_while_it_is_held_down(window: MainWindow) -> None:
    window.visit(window.settings_page)
    page = window.settings_page
    for button in (page.back_button, page.defaults_button, page.switches["sound"]):
        at = QPoint(24, button.height() // 2)
        QTest.mouseMove(button, at)
        up = button.grab().toImage()
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=at)
        assert button.grab().toImage() != up
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(24, -50))
        assert not button.isDown()


@pytest.mark.painted
def test_the_knob_of_a_switch_slides_unless_motion_is_reduced(
    window: MainWindow, qtbot: QtBot
) -> None:
    def pictures(settings: Settings) -> tuple[QImage, QImage]:
        """Right after a click, and when nothing has moved any more for a while."""
        window.apply(settings)
        QTest.mouseClick(knob, Qt.MouseButton.LeftButton, pos=QPoint(24, knob.height() // 2))
        first = knob.grab().toImage()
        qtbot.wait(200)
        return first, knob.grab().toImage()

    window.visit(window.settings_page)
    knob = window.settings_page.switches["cheapest"]
    first, last = pictures(Settings(animation_speed=0.5))
    assert first != last
    for still in (Settings(reduced_motion=True), Settings(animation_speed=0.0)):
        first, last = pictures(still)
        assert first == last
