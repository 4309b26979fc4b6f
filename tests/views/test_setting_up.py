"""Setting up a table in the window: editions, two seats, drafts, options, seed, rematches."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.new_match import (
    DEFAULT_SEATS,
    NewMatch,
    SeatWish,
    Sides,
    TableWish,
    Wonders,
    new_match,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.board_draft import BoardDraft
from sevenwonders_qt.models.words.wonder_advice import board_advice, wonder_advice
from sevenwonders_qt.views.kit.button import PaintedButton, Toggle
from sevenwonders_qt.views.kit.field import Choice, Segment
from sevenwonders_qt.views.kit.part import Laid, Placed
from sevenwonders_qt.views.kit.scroll import Scroll
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.filled_pages import set_seats
from tests.sources import sources

WONDERS = ("giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus")
ANA, CAIO = SeatWish("Ana", Player.PERSON), SeatWish("Caio", Player.RULES)
NARA = SeatWish("Nara", Player.PERSON)

Key = Qt.Key


@pytest.fixture(scope="module")
def games() -> dict[Edition, Classic]:
    return {
        Edition.FIRST: Classic.first_edition(),
        Edition.SECOND: Classic.second_edition(),
    }


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    pages = sources()
    made = MainWindow(art, pages, "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    made.show_set_up("classic")
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def switch(toggle: Toggle) -> None:
    """A click on the switch itself, which stands at the left end."""
    at = toggle.look.body(toggle).topLeft() + QPoint(12, 14)
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton, pos=at.toPoint())


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def started(window: MainWindow, qtbot: QtBot) -> NewMatch:
    """The match that the page asks for when Enter is pressed."""
    window.set_up_page("classic").focus_first()
    with qtbot.waitSignal(window.set_up_page("classic").start_wanted) as signal:
        press(window, Key.Key_Return)
    match = signal.args[0]
    assert isinstance(match, NewMatch)
    return match


# Editions and the Free City ---------------------------------------------------------------


def test_the_first_edition_is_played_unless_the_second_is_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert started(window, qtbot).options == Options()
    click(window.set_up_page("classic").edition)
    assert started(window, qtbot).options == Options(Edition.SECOND)


def test_the_edition_is_chosen_by_keys(window: MainWindow) -> None:
    window.set_up_page("classic").edition.setFocus()
    press(window, Key.Key_Space)
    assert window.set_up_page("classic").table().options.edition is Edition.SECOND


def test_the_sides_of_the_second_edition_are_day_and_night(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    assert page.rows[0].side.parts[1].accessibleName() == "Side B"
    click(page.edition)
    for tiles in (page.rows[0].side, page.all_sides):
        assert "Night" in tiles.parts[1].accessibleName()
    assert page.learning.note.startswith("Day for all")


def test_the_wonder_that_is_chosen_says_how_it_is_played(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    seat = page.rows[0]
    assert (seat.wonder.toolTip(), seat.wonder.accessibleDescription()) == ("", "")
    set_seats(page, [replace(page.seats()[0], wonder="olympia", side="B"), *page.seats()[1:]])
    advice = board_advice(SideNames.LETTERS, "olympia", "B")
    assert seat.wonder.accessibleDescription() == advice
    assert advice in seat.wonder.toolTip()
    click(page.edition)
    advice = board_advice(SideNames.DAY_NIGHT, "olympia", "B")
    assert seat.wonder.accessibleDescription() == advice
    click(seat.side.parts[2])  # chance: both sides are described
    both = seat.wonder.accessibleDescription().splitlines()
    assert [line.partition(": ")[0] for line in both] == ["Olympia, Day", "Olympia, Night"]
    assert both[1].endswith(advice)
    click(page.wonders.parts[1])
    assert seat.wonder.toolTip() == ""


def test_a_wonder_of_architects_says_how_it_is_played(window: MainWindow) -> None:
    window.show_set_up("architects")
    page = window.set_up_page("architects")
    set_seats(page, [replace(page.seats()[0], wonder="giza"), *page.seats()[1:]])
    assert page.rows[0].wonder.accessibleDescription() == wonder_advice("architects", "giza")
    assert wonder_advice("architects", "giza") in page.rows[0].wonder.toolTip()


def test_every_option_says_what_it_changes(window: MainWindow) -> None:
    set_seats(window.set_up_page("classic"), [ANA, CAIO, NARA])
    for game in GAMES:
        page = window.set_up_page(game)
        window.show_set_up(game)
        shown = [
            each
            for each in page.findChildren(QWidget)
            if isinstance(each, (Toggle, Segment, Choice)) and each.isVisibleTo(page)
        ]
        assert len({type(each) for each in shown}) >= 2
        for option in shown:
            if option in [row.wonder for row in page.rows]:
                continue  # no wonder is chosen yet
            about = option.accessibleDescription()
            assert about.endswith("."), (option.accessibleName(), about)
            if isinstance(option, (Toggle, Segment)):
                assert escape(about) in option.toolTip()


def test_an_edition_that_is_open_again_says_what_it_changes(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    about = page.edition.toolTip()
    set_seats(page, [ANA, CAIO])
    assert page.edition_note() in page.edition.toolTip()
    click(page.add_button)
    assert page.edition.toolTip() == about
    set_seats(page, [ANA, CAIO])
    edifice = page.boxes["edifice"]
    assert "3 to 7" in edifice.toolTip()
    click(page.add_button)
    assert "penalty" in edifice.toolTip()


def test_two_seats_close_the_second_edition_and_say_why(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    set_seats(page, [ANA, CAIO])
    assert not page.edition.isEnabled()
    assert page.edition.accessibleDescription() == page.edition_note() != ""
    click(page.edition)
    assert page.table().options.edition is Edition.FIRST
    click(page.add_button)
    assert page.edition.isEnabled()
    assert page.edition_note() == ""


def test_the_second_edition_keeps_three_seats_and_says_why(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    set_seats(page, [ANA, CAIO, NARA])
    click(page.edition)
    remove = page.rows[1].remove
    assert not remove.isEnabled()
    assert remove.toolTip() == page.edition_note() != ""
    click(remove)
    assert len(page.seats()) == 3
    click(page.edition)
    click(remove)
    assert len(page.seats()) == 2


def test_the_board_of_the_free_city_can_be_wished_with_two_seats(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = window.set_up_page("classic")
    assert page.free_city.wonder.isHidden()
    set_seats(page, [replace(ANA, wonder="giza"), CAIO])
    assert page.free_city.wonder.isVisible()
    page.free_city.wonder.setFocus()
    press(window, Key.Key_Down)
    assert page.table().free_city.wonder == "rhodes"  # Ana has giza
    click(page.free_city.side.parts[1])
    assert started(window, qtbot).setup.free_city == BoardWish("rhodes", "B")
    tip = page.rows[1].wonder.itemData(2, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Free City has this wonder."


# How boards are given ---------------------------------------------------------------------


def test_wonders_to_be_drafted_are_not_wished_for(window: MainWindow, qtbot: QtBot) -> None:
    page = window.set_up_page("classic")
    set_seats(page, [replace(ANA, wonder="giza"), CAIO, NARA])
    click(page.wonders.parts[1])
    assert not page.rows[0].wonder.isEnabled()
    match = started(window, qtbot)
    assert match.wonders is Wonders.DRAFTED
    assert {wish.wonder for wish in match.setup.wishes} == {None}
    click(page.wonders.parts[0])
    assert started(window, qtbot).setup.wishes[0].wonder == "giza"


def test_sides_that_the_players_choose_are_not_wished_for(window: MainWindow, qtbot: QtBot) -> None:
    page = window.set_up_page("classic")
    click(page.rows[0].side.parts[1])
    click(page.sides.parts[1])
    assert page.rows[0].side.isHidden()
    match = started(window, qtbot)
    assert match.sides is Sides.CHOSEN
    assert {wish.side for wish in match.setup.wishes} == {None}


def test_the_learning_game_is_one_choice_by_key_or_mouse(window: MainWindow, qtbot: QtBot) -> None:
    page = window.set_up_page("classic")
    click(page.rows[0].side.parts[1])
    press(window, Key.Key_L)
    assert page.learning.isChecked()
    assert not page.rows[0].side.isEnabled()
    match = started(window, qtbot)
    assert match.options.one_by_one
    assert {wish.side for wish in match.setup.wishes} == {"A"}
    switch(page.learning)
    assert not page.table().options.one_by_one
    assert page.seats()[0].side == "B"


def test_enter_starts_also_while_one_of_several_has_the_focus(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = window.set_up_page("classic")
    page.wonders.parts[0].setFocus()
    with qtbot.waitSignal(page.start_wanted):
        QTest.keyClick(page.wonders.parts[0], Key.Key_Return)


def test_advanced_rules_are_folded_away_until_they_are_asked_for(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = window.set_up_page("classic")
    assert not page.fold.is_open
    press(window, Key.Key_A)
    assert page.fold.is_open
    toggles = page.fold.toggles
    usual = {name: "Default: on" in toggle.note for name, toggle in toggles.items()}
    assert usual == {name: toggle.isChecked() for name, toggle in toggles.items()}
    press(window, Key.Key_Space)
    switch(toggles["sixth_coins_pay_seventh"])
    assert page.fold.button.note == "2 of them changed"
    press(window, Key.Key_Escape)
    assert not page.fold.is_open
    wanted = Options(copied_guild_counts=False, sixth_coins_pay_seventh=False)
    assert started(window, qtbot).options == wanted


def test_a_house_rule_of_edifice_is_open_and_agreed_only_with_edifice(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = window.set_up_page("classic")
    press(window, Key.Key_A)
    toggle = page.fold.toggles["both_pawns_rewarded"]
    assert (toggle.isEnabled(), toggle.toolTip()) == (False, "Only with Edifice")
    press(window, Key.Key_A)
    press(window, Key.Key_B)
    press(window, Key.Key_A)
    assert (toggle.isEnabled(), toggle.toolTip()) == (True, "")
    switch(toggle)
    assert toggle.isChecked()
    assert page.fold.button.note == "1 of them changed"
    wanted = Options(expansions=("edifice",), house_rules=("both_pawns_rewarded",))
    assert started(window, qtbot).options == wanted
    assert window.settings().table.options == wanted
    switch(toggle)
    assert page.table().options == Options(expansions=("edifice",))
    switch(toggle)
    press(window, Key.Key_B)
    assert page.table().options == Options()
    assert not toggle.isChecked()


def test_every_change_of_the_set_up_is_kept_in_the_settings(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    click(page.edition)
    click(page.wonders.parts[1])
    click(page.sides.parts[1])
    press(window, Key.Key_L)
    assert window.settings().table == page.table()
    assert page.table() == TableWish(
        DEFAULT_SEATS,
        wonders=Wonders.DRAFTED,
        sides=Sides.CHOSEN,
        options=Options(Edition.SECOND, one_by_one=True),
    )


# The draft --------------------------------------------------------------------------------


def ask(
    window: MainWindow, games: dict[Edition, Classic], table: TableWish, *answers: str
) -> BoardDraft:
    """Show what follows on these answers."""
    game = games[table.options.edition]
    names = tuple(wish.name for wish in table.seats)
    draft = BoardDraft.of(new_match(table, names, "1"), game.rules.catalogue.wonders)
    for answer in answers:
        draft = draft.answered(answer)
    window.show_draft(draft, game.rules.catalogue)
    return draft


DRAFTED = TableWish((ANA, NARA, replace(CAIO, player=Player.PERSON)), wonders=Wonders.DRAFTED)
CHOSEN = TableWish((replace(ANA, wonder="giza"), NARA, CAIO), sides=Sides.CHOSEN)


def test_a_wonder_is_looked_at_by_mouse_and_taken_by_the_button(
    window: MainWindow, games: dict[Edition, Classic], qtbot: QtBot
) -> None:
    ask(window, games, DRAFTED)
    page = window.draft
    assert page.title() == "Ana picks a wonder"
    with qtbot.assertNotEmitted(window.draft.answered):
        click(page.tiles[4])
    assert page.marked == "babylon"
    with qtbot.waitSignal(window.draft.answered) as signal:
        click(page.take_button)
    assert signal.args == ["babylon"]


def test_a_wonder_is_picked_with_keys_alone(
    window: MainWindow, games: dict[Edition, Classic], qtbot: QtBot
) -> None:
    ask(window, games, DRAFTED)
    for key, wonder in ((Key.Key_Right, "rhodes"), (Key.Key_6, "olympia"), (Key.Key_Tab, None)):
        press(window, key)
        assert window.draft.marked == (wonder or "halicarnassus")
    with qtbot.waitSignal(window.draft.answered) as signal:
        press(window, Key.Key_Return)
    assert signal.args == ["halicarnassus"]


def test_a_double_click_takes_a_wonder_at_once(
    window: MainWindow, games: dict[Edition, Classic], qtbot: QtBot
) -> None:
    ask(window, games, DRAFTED)
    tile = window.draft.tiles[2]
    click(tile)
    with qtbot.waitSignal(window.draft.answered) as signal:
        QTest.mouseDClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center())
    assert signal.args == ["alexandria"]


def test_the_next_player_is_named_and_offered_only_what_is_left(
    window: MainWindow, games: dict[Edition, Classic]
) -> None:
    ask(window, games, DRAFTED)
    press(window, Key.Key_7)
    ask(window, games, DRAFTED, "halicarnassus")
    page = window.draft
    assert page.title() == "Nara picks a wonder"
    shown = [tile.wonder for tile in page.tiles if not tile.isHidden()]
    assert shown == list(WONDERS[:6])
    assert page.marked == "giza"
    assert window.focusWidget() is page.tiles[0]


def test_both_sides_of_the_marked_wonder_are_told_in_words(
    window: MainWindow, games: dict[Edition, Classic]
) -> None:
    ask(window, games, DRAFTED)
    press(window, Key.Key_2)
    told = window.draft.sheets["B"].accessibleDescription()
    assert window.draft.sheets["B"].accessibleName().endswith("Side B")
    assert told.startswith("Ore; 3 Stone: ")
    assert "shield" in told


def test_a_side_is_chosen_by_mouse_or_keys(
    window: MainWindow, games: dict[Edition, Classic], qtbot: QtBot
) -> None:
    table = replace(CHOSEN, options=Options(Edition.SECOND))
    ask(window, games, table)
    page = window.draft
    assert page.title().startswith("Ana chooses a side of Giz")
    assert all(tile.isHidden() for tile in page.tiles)
    click(page.sheets["B"])
    assert page.marked == "B"
    assert "Night" in page.take_button.text()
    press(window, Key.Key_Left)
    assert page.marked == "A"
    press(window, Key.Key_2)
    with qtbot.waitSignal(window.draft.answered) as signal:
        press(window, Key.Key_Return)
    assert signal.args == ["B"]


def test_sides_come_after_wonders_without_a_wonder_staying_marked(
    window: MainWindow, games: dict[Edition, Classic]
) -> None:
    table = replace(DRAFTED, sides=Sides.CHOSEN)
    picks = ("halicarnassus", "olympia", "babylon")
    for number in range(3):
        ask(window, games, table, *picks[:number])
        press(window, Key.Key_Right)
    ask(window, games, table, *picks)
    assert window.draft.marked == "A"
    assert window.focusWidget() is window.draft.sheets["A"]


def test_escape_and_the_button_cancel_a_draft(
    window: MainWindow, games: dict[Edition, Classic], qtbot: QtBot
) -> None:
    ask(window, games, DRAFTED)
    with qtbot.waitSignal(window.draft.cancel_button.clicked):
        press(window, Key.Key_Escape)
    with qtbot.waitSignal(window.draft.cancel_button.clicked):
        click(window.draft.cancel_button)


def test_a_cancelled_draft_leaves_the_seed_as_it_was(
    window: MainWindow, games: dict[Edition, Classic]
) -> None:
    seed = window.set_up_page("classic").seed.text()
    ask(window, games, DRAFTED)
    window.show_page(window.set_up_page("classic"))
    assert window.page() is window.set_up_page("classic")
    assert window.set_up_page("classic").seed.text() == seed


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("factor", [0.9, 1.4])
def test_no_text_of_a_draft_is_smaller_than_eleven_pixels(
    window: MainWindow, games: dict[Edition, Classic], size: tuple[int, int], factor: float
) -> None:
    window.resize(*size)
    window.apply(replace(window.settings(), text_size=factor))
    for table in (DRAFTED, CHOSEN):
        ask(window, games, table)
        page = window.draft
        paper = QPixmap(*size)
        painter = QPainter(paper)
        canvas = page.look.canvas(painter)
        page.paint_ground(canvas)
        for button in page.findChildren(PaintedButton):
            if button.isVisible():
                button.paint(canvas, button.body())
        painter.end()
        assert len(canvas.sizes) > 20
        small = {t for t, px in zip(canvas.texts, canvas.sizes, strict=True) if px < 11}
        assert small == set()


def test_what_is_marked_in_a_draft_stays_marked_where_the_page_comes_to_scroll(
    window: MainWindow, games: dict[Edition, Classic]
) -> None:
    window.resize(1366, 768)
    ask(window, games, DRAFTED)
    page = window.draft
    tile = next(each for each in page.tiles if each.hasFocus() or each.isChecked())
    tile.setFocus()
    marked = page.marked
    for text in (2.0, 1.0, 2.0):
        page.set_text_size(text)
        QApplication.processEvents()
        assert page.marked == marked


# Small windows and large text -------------------------------------------------------------

SMALL = pytest.mark.parametrize(
    ("size", "text"), [((960, 540), 1.0), ((960, 540), 2.0), ((1280, 720), 1.5)]
)


@SMALL
@pytest.mark.parametrize("seats", [2, 7])
def test_the_start_is_in_sight_however_much_has_to_scroll(
    window: MainWindow, size: tuple[int, int], text: float, seats: int
) -> None:
    window.resize(*size)
    wishes = (ANA, *(SeatWish(f"Bartolomeu {n}", Player("expert:general")) for n in range(6)))
    for game in GAMES:
        page = window.set_up_page(game)
        window.show_set_up(game)
        set_seats(page, wishes[:seats])
        page.set_text_size(text)
        for unfold in (False, True):
            if page.fold.is_open is not unfold:
                page.fold.button.click()
            button = page.start_button
            assert button.visibleRegion().boundingRect() == button.rect()
            assert page.laid().fits()


@SMALL
def test_what_is_chosen_for_a_seat_stands_under_its_head_or_has_none(
    window: MainWindow, size: tuple[int, int], text: float
) -> None:
    window.resize(*size)
    page = window.set_up_page("classic")
    page.set_text_size(text)
    page.settle()
    heads: dict[str, QRectF] = {}
    for part, rect in everything(page.laid()):
        if isinstance(part, Text) and part.role == "note":
            heads[part.text] = rect
    for row in page.rows[: len(page.seats())]:
        for name, field in (
            ("name", row.name),
            ("who plays", row.player),
            ("level", row.level),
            ("wonder", row.wonder),
            ("side", row.side),
        ):
            if field.isVisible() and name in heads:
                left = field.mapTo(page, QPoint()).x()
                assert abs(heads[name].left() - left) < 20, name


def everything(laid: Laid) -> Iterator[Placed]:
    """Every part, also within what scrolls, where it is across the page."""
    for part, rect in laid.placed:
        yield part, rect
        if isinstance(part, Scroll):
            inside = part.inside(laid.sizes, rect)
            yield from everything(Laid(part.part, (laid.sizes,), inside))


# Seed and rematches -----------------------------------------------------------------------


def test_the_seed_is_copied_from_the_score_page_by_key_and_from_the_menu_by_mouse(
    window: MainWindow,
) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    window.show_score()
    window.score.seed_button.show_seed("NILO-1234-ROSA")
    assert window.score.seed_button.text() == "Seed NILO-1234-ROSA"
    QTest.keyClick(window.score, Key.Key_C)
    assert clipboard.text() == "NILO-1234-ROSA"
    assert "copied" in window.score.seed_button.text()
    window.show_table()
    window.menu.set_seed("FAROS-7-LUNA")
    window.open_menu()
    click(window.menu.seed_button)
    assert clipboard.text() == "FAROS-7-LUNA"


def test_a_copied_seed_is_pasted_into_the_new_game_page(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("NILO-1234-ROSA")
    seed = window.set_up_page("classic").seed
    seed.setFocus()
    QTest.keyClick(seed, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(seed, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert started(window, qtbot).seed == "NILO-1234-ROSA"


def test_a_rotated_rematch_has_a_key_a_button_and_a_place_in_the_menu(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_score()
    with qtbot.waitSignal(window.score.rotated_button.clicked):
        QTest.keyClick(window.score, Key.Key_T)
    with qtbot.waitSignal(window.score.rotated_button.clicked):
        click(window.score.rotated_button)
    window.show_table()
    window.open_menu()
    with qtbot.waitSignal(window.menu.rotated_button.clicked):
        click(window.menu.rotated_button)
    with qtbot.waitSignal(window.menu.rematch_button.clicked):
        click(window.menu.rematch_button)


@pytest.mark.painted
def test_the_picture_of_a_box_has_colours_only_while_the_box_is_on_the_table(
    window: MainWindow,
) -> None:
    window.show_set_up("classic")
    page = window.set_up_page("classic")
    set_seats(page, [ANA, CAIO, NARA])

    def colourful(tile: QWidget) -> bool:
        image = tile.grab().toImage()
        middle = range(image.width() // 4, image.width() // 2)
        picture = (image.pixelColor(x, image.height() // 3) for x in middle)
        return max(shade.hsvSaturation() for shade in picture) > 60

    for tile in page.boxes.values():
        assert tile.isEnabled()
        assert not colourful(tile)
        click(tile)
        assert colourful(tile)
        click(tile)
    for _ in Edition:
        assert colourful(page.edition)
        click(page.edition)
