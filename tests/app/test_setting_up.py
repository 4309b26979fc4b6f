"""Matches set up in the real window in every way, and dealt again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.boxes import words_of
from sevenwonders_qt.models.new_match import SeatWish, TableWish, Wonders
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.session.match import Match
from tests.app.person import Mouse, Window
from tests.filled_pages import set_seats

Key = Qt.Key
ANA, BRUNO = SeatWish("Ana", Player.PERSON), SeatWish("Bruno", Player.PERSON)
CAIO, NARA = SeatWish("Caio", Player("skilled")), SeatWish("Nara", Player("casual:builder"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    made = Window(qtbot, tmp_path)
    made.window.show_set_up("classic")
    return made


def take_seats(window: Window, *seats: SeatWish) -> None:
    set_seats(window.window.set_up_page("classic"), seats)


def press(window: Window, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.window.focusWidget() or window.window.page(), key)


def match_of(window: Window) -> Match[Classic]:
    """The match that lies on the table."""
    controller = window.program.controller.match
    assert controller is not None
    assert window.window.page() is window.program.page
    return controller.match


def boards(window: Window) -> list[tuple[str, str]]:
    return [(city.wonder, city.side) for city in match_of(window).state.cities]


def hands(window: Window) -> list[list[str]]:
    return [list(city.hand) for city in match_of(window).state.cities]


def names(window: Window) -> list[str]:
    return [seat.name for seat in match_of(window).seats]


def test_wonders_dealt_at_random_are_the_same_for_the_same_seed(window: Window) -> None:
    page, dealt = window.window.set_up_page("classic"), []
    for seed in ("one", "one", "other"):
        take_seats(window, ANA, CAIO, NARA)
        page.seed.setText(seed)
        window.click(page.start_button)
        if window.window.question.isVisible():  # whether both shall be practice
            window.click(window.window.question.yes_button)
        dealt.append((boards(window), hands(window)))
        assert match_of(window).seed == seed
        window.program.controller.leave()
        window.window.show_set_up("classic")
    assert dealt[0] == dealt[1] != dealt[2]
    window.close()


def test_wonders_and_sides_wished_for_are_on_the_table(window: Window) -> None:
    take_seats(
        window,
        SeatWish("Ana", Player.PERSON, "giza", "B"),
        SeatWish("Caio", Player("skilled"), "rhodes", "A"),
        NARA,
    )
    press(window, Key.Key_Return)
    assert boards(window)[:2] == [("giza", "B"), ("rhodes", "A")]
    window.close()


def test_wonders_are_drafted_with_the_mouse_then_dealt(window: Window) -> None:
    page, draft = window.window.set_up_page("classic"), window.window.draft
    take_seats(window, ANA, CAIO, BRUNO, NARA)
    window.click(page.wonders.parts[1])
    window.click(page.start_button)
    assert window.window.page() is draft
    assert draft.title() == "Ana picks a wonder"
    window.click(draft.tiles[5])
    picked = draft.marked
    window.click(draft.take_button)
    assert draft.title() == "Bruno picks a wonder"
    left = [tile.wonder for tile in draft.tiles if not tile.isHidden()]
    assert len(left) == 5  # Ana and Caio have theirs
    window.click(draft.tiles[1])
    window.click(draft.take_button)
    assert [boards(window)[seat][0] for seat in (0, 2)] == [picked, left[1]]
    assert boards(window)[1][0] not in left
    window.close()


def test_wonders_and_sides_are_chosen_with_keys_alone(window: Window) -> None:
    page = window.window.set_up_page("classic")
    take_seats(window, ANA, CAIO, BRUNO)
    page.edition.click()
    page.wonders.parts[1].click()
    page.sides.parts[1].click()
    page.focus_first()
    press(window, Key.Key_Return)  # start
    press(window, Key.Key_3, Key.Key_Return)  # Ana's wonder
    press(window, Key.Key_Right, Key.Key_Return)  # Bruno's
    press(window, Key.Key_2, Key.Key_Return)  # Ana's side
    press(window, Key.Key_Left, Key.Key_Right, Key.Key_Left, Key.Key_Return)  # Bruno's
    found = boards(window)
    assert found[0] == ("alexandria", "B")
    assert found[2][1] == "B"
    assert match_of(window).game.options == Options(Edition.SECOND)
    window.close()


def test_a_cancelled_draft_leads_back_and_deals_nothing(window: Window, tmp_path: Path) -> None:
    page = window.window.set_up_page("classic")
    page.wonders.parts[1].click()
    page.seed.setText("kept")
    window.click(page.start_button)
    press(window, Key.Key_Escape)
    assert window.window.page() is page
    assert page.seed.text() == "kept"
    assert window.program.controller.match is None
    assert not list(tmp_path.glob("matches/*"))
    window.close()


def test_computer_players_alone_draft_without_a_question(window: Window) -> None:
    take_seats(window, CAIO, NARA, SeatWish("Otto", Player.RANDOM))
    window.window.set_up_page("classic").wonders.parts[1].click()
    press(window, Key.Key_Return)
    assert len({wonder for wonder, _ in boards(window)}) == 3
    window.close()


def test_the_second_edition_is_played_to_its_score_sheet(window: Window) -> None:
    take_seats(window, ANA, CAIO, NARA)
    window.click(window.window.set_up_page("classic").edition)
    window.click(window.window.set_up_page("classic").start_button)
    assert match_of(window).game.options.edition is Edition.SECOND
    window.play_on(Mouse(window).answer, lambda: window.at_the_end)
    window.close()


def test_the_boxes_of_a_surprise_are_named_when_the_match_begins(window: Window) -> None:
    take_seats(window, ANA, CAIO, NARA)
    page = window.window.set_up_page("classic")
    window.click(page.surprise)
    window.click(page.start_button)
    drawn = match_of(window).game.options.expansions
    assert 1 <= len(drawn) <= 2
    said = window.window.message.text()
    assert said.startswith("The surprise: ")
    assert all(words_of(name).title() in said for name in drawn)
    assert page.table().options.expansions == ()  # the next one is drawn from all again
    assert page.table().surprise
    window.close()


def test_two_players_sit_down_with_the_free_city(window: Window) -> None:
    page = window.window.set_up_page("classic")
    take_seats(window, ANA, CAIO)
    page.free_city.wonder.setFocus()
    press(window, Key.Key_Down, Key.Key_Down)
    window.click(page.free_city.side.parts[1])
    window.click(page.start_button)
    assert len(match_of(window).seats) == 2
    assert boards(window)[2] == ("rhodes", "B")
    window.close()


def test_the_learning_game_and_the_rule_options_are_written_into_the_journal(
    window: Window, tmp_path: Path
) -> None:
    press(window, Key.Key_L, Key.Key_A, Key.Key_Space)
    window.click(window.window.set_up_page("classic").start_button)
    wanted = Options(copied_guild_counts=False, one_by_one=True)
    assert match_of(window).game.options == wanted
    assert {side for _, side in boards(window)} == {"A"}
    window.program.controller.leave()
    window.program.controller.resume()
    assert match_of(window).game.options == wanted
    window.close()


def test_the_whole_set_up_is_remembered_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    first.window.show_set_up("classic")
    page = first.window.set_up_page("classic")
    take_seats(first, ANA, CAIO)
    first.click(page.free_city.side.parts[1])
    first.click(page.wonders.parts[1])
    first.click(page.sides.parts[1])
    press(first, Key.Key_A, Key.Key_Space)
    wanted = page.table()
    assert wanted != TableWish(wanted.seats)
    first.close()

    second = Window(qtbot, tmp_path)
    assert not second.window.message.isVisible()
    assert second.window.set_up_page("classic").table() == wanted
    assert second.window.set_up_page("classic").wonders.value() is Wonders.DRAFTED
    second.close()


def end(window: Window) -> None:
    """The score page of the match on the table, as after its last turn."""
    window.play_on(Mouse(window).answer, lambda: window.at_the_end)


def test_a_rematch_keeps_options_and_boards_and_a_rotated_one_moves_the_players(
    window: Window,
) -> None:
    take_seats(
        window,
        SeatWish("Ana", Player.PERSON, "giza", "B"),
        SeatWish("Caio", Player.RANDOM, "rhodes", "A"),
        SeatWish("Nara", Player.RANDOM, "ephesus", "B"),
    )
    page = window.window.set_up_page("classic")
    window.click(page.edition)
    window.click(page.start_button)
    options, first = match_of(window).game.options, boards(window)
    seed = match_of(window).seed
    end(window)
    QTest.keyClick(window.window.score, Key.Key_T)
    assert names(window) == ["Caio", "Nara", "Ana"]
    assert boards(window) == first
    assert match_of(window).game.options == options
    assert match_of(window).seed != seed
    window.window.open_menu()
    window.click(window.window.menu.rematch_button)  # nobody has chosen anything yet
    assert names(window) == ["Caio", "Nara", "Ana"]
    window.close()


def test_the_rematch_of_a_drafted_match_is_drafted_again(window: Window) -> None:
    take_seats(window, ANA, CAIO, NARA)
    window.window.set_up_page("classic").wonders.parts[1].click()
    window.click(window.window.set_up_page("classic").start_button)
    press(window, Key.Key_Return)
    assert match_of(window).seats
    window.window.open_menu()
    window.click(window.window.menu.rotated_button)
    assert window.window.page() is window.window.draft
    assert window.window.draft.title() == "Ana picks a wonder"
    assert window.program.controller.match is None
    press(window, Key.Key_Return)
    assert names(window) == ["Caio", "Nara", "Ana"]
    window.close()


def test_the_seed_of_the_match_is_copied_at_the_table_and_at_the_end(window: Window) -> None:
    take_seats(window, ANA, CAIO, NARA)
    window.window.set_up_page("classic").seed.setText("NILO-1234-ROSA")
    window.click(window.window.set_up_page("classic").start_button)
    clipboard = QGuiApplication.clipboard()
    for copy in ("table", "end"):
        clipboard.clear()
        if copy == "table":
            window.window.open_menu()
            press(window, Key.Key_C)
            press(window, Key.Key_Escape)
        else:
            end(window)
            QTest.keyClick(window.window.score, Key.Key_C)
        assert clipboard.text() == "NILO-1234-ROSA"
    window.close()


def test_an_impossible_set_up_is_told_of_and_nothing_starts(window: Window) -> None:
    page = window.window.set_up_page("classic")
    page.set_table(TableWish((ANA, CAIO), BoardWish(), options=Options(Edition.SECOND)))
    for drafted in (0, 1):
        page.wonders.parts[drafted].click()
        page.start()
        assert "first edition" in window.window.message.text()
        assert window.window.page() is page
        window.window.message.dismiss()
    window.close()
