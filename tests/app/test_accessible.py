"""What a screen reader is given of the window, and whole games with nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.architects_page import architects_page
from tests.app.person import Mouse, Window, hidden_names
from tests.app.reader import Heard, Reader, Role, Text, heard
from tests.app.test_edifice_game import EDIFICE
from tests.app.test_whole_game import seats

NAMED = {
    *(Role.Button, Role.RadioButton, Role.CheckBox, Role.ComboBox, Role.ListItem, Role.Cell),
    *(Role.EditableText, Role.Slider, Role.Dialog, Role.RowHeader, Role.ColumnHeader),
}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


@pytest.fixture
def reader(window: Window) -> Reader:
    return Reader(window.window, window.qtbot)


def play(window: Window, reader: Reader, look: Callable[[], None] = lambda: None) -> None:
    """Play to the score sheet."""

    def answer() -> None:
        look()
        reader.answer()

    window.play_on(answer, lambda: window.at_the_end)


def faults(heard: list[Heard]) -> list[str]:
    """What a reader could not make sense of."""
    found = []
    cards = [each.about for each in heard if each.role == Role.ListItem and each.name]
    for each in heard:
        if each.role in NAMED and not each.name.strip():
            found.append(f"no name: {each}")
        if each.role in NAMED and each.rect.isEmpty():
            found.append(f"no place: {each}")
        if (
            each.role == Role.Grouping
            and each.name[-1:] == "."
            and any(each.name in a for a in cards)
        ):
            found.append(f"called by a sentence that a card says: {each}")
        again = [line for line in each.about.split(". ") if " " in line and line in each.name]
        if again:
            found.append(f"the same in name and description: {each}, {each.about}")
        if each.state.focused and each.state.invisible:
            found.append(f"focus on what is not there: {each}")
    return found


def test_a_reader_sets_up_a_game_of_four_and_plays_it_to_the_score_sheet(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "New game")
    reader.press(Role.Button, "Start")
    play(window, reader)
    table = next(each for each in reader.all() if each.role == Role.Table)
    assert table.name == "Score sheet"
    assert faults(reader.all()) == []
    for button, back in (("Watch replay", "Leave"), ("Review", "Back"), ("Home", "")):
        reader.press(Role.Button, button)
        window.qtbot.waitUntil(lambda: not window.at_the_end)
        assert faults(reader.all()) == [], button
        if back:
            reader.press(Role.Button, back)
            window.qtbot.waitUntil(lambda: window.at_the_end)
    for button in ("Statistics", "Saved matches"):
        reader.press(Role.Button, button)
        window.qtbot.waitUntil(lambda: window.window.page() is not window.window.home)
        window.qtbot.wait(50)
        assert faults(reader.all()) == [], button
        reader.press(Role.Button, "Back")
        window.qtbot.waitUntil(lambda: window.window.page() is window.window.home)


def test_a_reader_sets_up_a_game_with_every_box_and_plays_it_to_the_score_sheet(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "New game")
    page = window.window.set_up_page("classic")
    for card in page.boxes.values():
        reader.do(next(heard(card)))
    page.seed.setText("every box")
    reader.press(Role.Button, "Start")
    controller = window.program.controller.match
    assert controller is not None
    match = controller.match
    assert {*match.header.options["expansions"]} == {*BOXES}
    found: list[str] = []
    asked: set[str] = set()

    def look() -> None:
        if match.state.turn < 3:
            found.extend(faults(reader.all()))
        asked.update(each.name for each in reader.dialog()[:1])

    play(window, reader, look)
    assert found == []
    assert {"Keep one, pass 3", "Keep one, pass 1"} <= asked
    rows = [row.name for row in reader.find(Role.RowHeader, "")]
    assert {"Leaders", "Edifices"} <= {*rows}


def test_every_number_of_the_score_sheet_knows_its_row_and_its_column(
    window: Window, reader: Reader
) -> None:
    started = NewMatch(seats(Player.PERSON, *[Player.RULES] * 2), Setup.random(3), "heads")
    window.program.controller.start(started)
    play(window, reader)
    rows, columns = reader.find(Role.RowHeader, ""), reader.find(Role.ColumnHeader, "")
    assert [row.name for row in rows][:2] == ["Military conflicts", "Treasury"]
    names = [column.name.split(",")[0] for column in columns]
    assert sorted(names) == ["Ana", "Bruno", "Clara"]  # the winner stands first
    cells = reader.find(Role.Cell, "")
    assert len(cells) == len(rows) * len(columns)
    place = cells[4].interface.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (1, 1)
    assert cells[4].name.startswith(f"Treasury, {names[1]}: ")
    reader.do(cells[4])
    assert "1 point for every 3" in window.window.score.explanation.accessibleDescription()


def test_every_number_of_the_score_pad_knows_its_row_and_its_player(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "Score pad")
    assert faults(reader.all()) == []
    rows = [row.name for row in reader.find(Role.RowHeader, "")]
    assert rows[:2] == ["Military conflicts", "Treasury"]
    cells = reader.find(Role.Cell, "")
    players = len(cells) // len(rows)
    place = cells[players + 1].interface.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (1, 1)
    heads = [*place.rowHeaderCells(), *place.columnHeaderCells()]
    assert [head.text(Text.Name) for head in heads] == ["Treasury", "Player 2"]


def test_a_number_on_the_score_pad_is_taken_from_a_reader_that_writes_the_text_itself(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "Score pad")
    cell = next(each for each in reader.find(Role.Cell, "") if each.name == "Treasury, Player 2")
    cell.interface.setText(Text.Name, "12")
    pad = window.window.score_pad.pad()
    assert (pad.value(1, "treasury"), pad.total(1)) == (12, 4)
    assert "Treasury, Player 2: 4" in [each.name for each in reader.find(Role.Cell, "")]


def test_a_card_in_hand_says_what_it_is_what_it_costs_and_whether_it_can_be_built(
    window: Window, reader: Reader
) -> None:
    wanted = NewMatch(
        seats(Player.PERSON, *[Player.RULES] * 2),
        Setup(tuple(BoardWish(name, "A") for name in ("giza", "rhodes", "ephesus"))),
        "cards",
    )
    window.program.controller.start(wanted)
    window.qtbot.waitUntil(window.asked)
    cards = [each for each in reader.all() if each.path and each.path[-1] == "Your hand, 7 cards"]
    assert len(cards) == 7
    table = window.table
    assert table is not None
    for card, held in zip(cards, table.view.hand, strict=True):
        assert card_name(held) in card.name
        assert "Cost: " in card.about
        assert "You can" in card.about
        assert card.state.selectable
    reader.do(cards[2])
    assert [card.state.selected for card in cards] == [False, False, True, *[False] * 4]
    shut = [each for each in reader.find(Role.Button, "") if each.state.disabled]
    assert all("Press" not in each.actions for each in shut)


def test_what_lies_under_a_box_can_be_read_and_not_pressed(window: Window, reader: Reader) -> None:
    window.program.controller.start(
        NewMatch(seats(Player.PERSON, *[Player.RULES] * 2), Setup.random(3), "box")
    )
    window.qtbot.waitUntil(window.asked)
    reader.press(Role.Button, "Bruno")
    assert reader.dialog()[0].name
    under = [each for each in reader.all() if each.path and each.path[-1].startswith("Your hand")]
    assert len(under) == 7
    assert not any(each.actions for each in under)
    reader.press(Role.Button, "Back to the table")
    assert reader.dialog() == []
    assert all(each.actions for each in under)


def test_nothing_of_another_hand_is_ever_read_while_two_people_share_the_screen(
    window: Window, reader: Reader
) -> None:
    wanted = NewMatch(
        seats(Player.PERSON, Player.RULES, Player.PERSON),
        Setup(tuple(BoardWish(name, "B") for name in ("olympia", "giza", "babylon"))),
        "two readers",
    )
    window.program.controller.start(wanted)
    looked: set[int] = set()
    leaks: list[object] = []

    def look() -> None:
        said = [each for each in reader.all() if each.name]
        if isinstance(window.overlay, Curtain):
            words = {each.name for each in said} | {w for s in said for w in s.about.split(". ")}
            leaks.append(words & hidden_names(window))
            return
        table = window.table
        assert table is not None
        looked.add(table.view.seat)
        own = {card_name(card) for card in table.view.hand}
        listed = [each.name for each in said if each.role == Role.ListItem]
        leaks.append({name.partition(": ")[2] for name in listed} - own)

    play(window, reader, look)
    assert looked == {0, 2}
    assert len(leaks) > 36
    assert not any(leaks)


def test_a_seat_is_set_up_by_choices_that_are_called_by_their_seat(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "New game")
    who = reader.find(Role.ComboBox, "Who plays, seat 2")
    assert [each.value for each in who] == ["Computer"]
    lines = [each for each in reader.all() if each.path and each.path[-1] == who[0].name]
    assert [line.name for line in lines] == ["Person", "Computer"]
    assert [bool(line.state.selected) for line in lines] == [False, True]
    reader.do(lines[0])
    assert window.window.settings().seats[1].player is Player.PERSON
    assert reader.find(Role.ComboBox, "Who plays, seat 2")[0].value == "Person"


@pytest.mark.parametrize("page", ["New game", "New game of Architects"])
def test_a_name_is_taken_from_a_reader_that_writes_the_text_itself(
    window: Window, reader: Reader, page: str
) -> None:
    """Dictation and braille displays write so, without keys."""
    reader.press(Role.Button, page)
    reader.find(Role.EditableText, "Name, seat 1")[0].write("Léa")
    settings = window.window.settings()
    seats = settings.seats if page == "New game" else settings.set_up("architects").seats
    assert seats[0].name == "Léa"


def test_a_name_on_the_score_pad_is_taken_from_a_reader_that_writes_the_text_itself(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "Score pad")
    reader.press(Role.Button, "Player 1: name")
    reader.find(Role.EditableText, "Name, seat 1")[0].write("Léa")
    assert window.window.score_pad.pad().players[0].name == "Léa"


def test_one_of_several_choices_is_a_radio_button_and_a_setting_can_be_changed(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "Settings")
    group = [each for each in reader.all() if each.path and each.path[-1] == "Animations"]
    assert {each.role for each in group} == {Role.RadioButton}
    assert [each.name for each in group if each.state.checked] == ["off"]
    reader.do(next(each for each in group if each.name == "2×"))
    assert window.window.settings().animation_speed == 2.0
    assert [each.name for each in group if each.state.checked] == ["2×"]
    before = window.window.settings().cheapest
    reader.press(Role.CheckBox, "Always pay the cheapest")
    assert window.window.settings().cheapest is not before


PAGES = {
    "New game": "NEW GAME",
    "New game of Architects": "NEW GAME OF ARCHITECTS",
    "Saved matches": "SAVED MATCHES",
    "Learn to play": "LEARN TO PLAY",
    "Drills": "Drills",
    "Rules": "RULES",
    "Encyclopaedia": "ENCYCLOPAEDIA",
    "Score pad": "SCORE PAD",
    "Statistics": "Statistics",
    "Settings": "SETTINGS",
    "Help": "HELP",
    "About this program": "ABOUT",
}


@pytest.mark.parametrize("button", PAGES)
def test_every_page_is_opened_by_its_name_and_leaves_nothing_without_one(
    window: Window, reader: Reader, button: str
) -> None:
    found = [each for each in reader.find(Role.Button, button) if each.name == button]
    reader.do(found[0])
    window.qtbot.waitUntil(lambda: window.window.page() is not window.window.home)
    all_heard = reader.all()
    assert PAGES[button] in [each.name for each in all_heard if each.role == Role.Pane]
    assert faults(all_heard) == []
    assert [each for each in all_heard if each.role == Role.Heading or "title" in each.name]
    reader.press(Role.Button, "Back")
    assert window.window.page() is window.window.home


def test_the_home_page_says_all_it_shows(window: Window, reader: Reader) -> None:
    names = [each.name for each in reader.all()]
    assert "English" in names
    assert any("version" in name for name in names)
    assert faults(reader.all()) == []


def test_a_reader_plays_a_game_of_architects_to_the_score_sheet(
    window: Window, reader: Reader
) -> None:
    reader.press(Role.Button, "New game of Architects")
    reader.press(Role.Button, "Start")
    page = architects_page(window.program)

    def step() -> bool:
        if window.at_the_end:
            return True
        table = page.scene.table
        if window.window.page() is page and table is not None and table.view.legal:
            reader.answer_architects()
        return False

    window.qtbot.waitUntil(step)
    assert next(each for each in reader.all() if each.role == Role.Table).name == "Score sheet"


def test_every_panel_of_both_tables_has_a_name_and_all_that_answers_is_on_the_screen(
    window: Window, reader: Reader
) -> None:
    window.program.controller.start(
        NewMatch(seats(Player.PERSON, *[Player.RULES] * 4), Setup.random(5), "panels")
    )
    window.qtbot.waitUntil(window.asked)
    classic = [each for each in reader.all() if each.path and each.path[-1] == "Table"]
    assert {"The match", "Log"} <= {each.name for each in classic}
    on_bar = [each for each in reader.all() if "The match" in each.path]
    assert any("undo" in each.name for each in on_bar), on_bar
    assert any("redo" in each.name for each in on_bar), on_bar
    assert faults(reader.all()) == []
    assert [str(each) for each in classic if not each.name] == []
    screen = window.window.frameGeometry().adjusted(-9, -9, 9, 9)
    pressed = [each for each in reader.all() if "Press" in each.actions]
    assert [str(each) for each in pressed if not screen.intersects(each.rect)] == []


def test_the_menu_is_a_box_with_a_name_and_leads_back(window: Window, reader: Reader) -> None:
    window.program.controller.start(
        NewMatch(seats(Player.PERSON, *[Player.RULES] * 2), Setup.random(3), "menu")
    )
    window.qtbot.waitUntil(window.asked)
    reader.press(Role.Button, "Menu (Esc)")
    box = reader.find(Role.Dialog, "Menu")
    assert box, "\n".join(map(str, reader.all()))
    inside = [each for each in reader.all() if "Menu" in each.path]
    assert {"Keep playing", "Settings", "Rules"} <= {each.name for each in inside}
    assert faults(inside) == []
    reader.press(Role.Button, "Keep playing")
    window.qtbot.waitUntil(lambda: not window.window.menu.isVisible())


@pytest.mark.parametrize(("players", "options"), [(2, DEFAULT), (4, EDIFICE)])
def test_the_tables_for_two_and_with_edifices_can_be_read_and_pressed(
    window: Window, reader: Reader, players: int, options: Options
) -> None:
    """The first turns with the mouse, and what a reader has after each of them."""
    people = seats(Player.PERSON, *[Player.RULES] * (players - 1))
    wanted = NewMatch(people, Setup.random(players), "boxes", options)
    window.program.controller.start(wanted)
    mouse, found = Mouse(window, seed=2), list[str]()

    def answer() -> None:
        found.extend(faults(reader.all()))
        mouse.answer()

    window.play_on(answer, lambda: window.table is not None and window.table.view.turn > 3)
    assert found == []
    cities = [each.name for each in reader.all() if each.path and each.path[-1] == "Table"]
    assert any(name.startswith("Your city") for name in cities)
