"""Every key can be changed on the page of keys, and everything follows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.models import acts, keys
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.views.pages.own_keys import KeysPage
from tests.app.other_keys import OwnKeyboard, all_other, button_of, strike, with_keys
from tests.app.person import Window, scene_texts
from tests.app.test_architects_games import Architects

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def page_of(window: Window) -> KeysPage:
    """The page of keys, reached from the settings."""
    window.window.visit(window.window.settings_page)
    window.click(window.window.settings_page.keys_button)
    page = window.window.keys_page
    assert window.window.page() is page
    return page


def change(page: KeysPage, name: str, key: str) -> None:
    """Press the key of an act, then another one."""
    button = button_of(page, name)
    button.setFocus()
    QTest.keyClick(button, Key.Key_Space)
    assert button.isChecked()
    strike(button, key)
    assert not button.isChecked()


def test_a_game_is_played_to_its_score_sheet_with_every_key_changed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    own = all_other()
    window = Window(qtbot, with_keys(tmp_path, own))
    assert keys.own_keys() == own
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    assert len(page.seats()) == 4
    before = page.hints.isChecked()
    strike(page, "T")
    assert page.hints.isChecked() is before  # the usual key does nothing any more
    strike(page, own["hints"])
    assert page.hints.isChecked() is not before
    strike(page, own["hints"])
    QTest.keyClick(page.start_button, Key.Key_Return)
    person = OwnKeyboard(window, own)
    qtbot.waitUntil(window.asked)
    person.strike("log", "log", "describe", "own", "neighbours", "hand", "hint", "sound")
    person.strike("city 0", "city 5")
    QTest.keyClick(window.program.page.view, Key.Key_Escape)
    window.play_on(person.answer, lambda: window.at_the_end)
    score = window.window.score
    strike(score, own["seed"])
    assert score.seed_button.text()
    strike(score, own["review"])
    assert window.window.page() is window.window.review
    window.close()


def test_a_game_of_architects_is_played_with_every_key_changed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    own = all_other()
    window = Window(qtbot, with_keys(tmp_path, own))
    window.window.show_set_up("architects")
    QTest.keyClick(window.window.set_up_page("architects").start_button, Key.Key_Return)
    person, table = OwnKeyboard(window, own), Architects(window)

    def step() -> bool:
        if not window.at_the_end and table.asked():
            person.answer_architects()
        return window.at_the_end

    qtbot.waitUntil(step)
    assert {"number 1", "number 2", "number 3"} <= person.struck
    window.close()


def test_lists_of_keys_and_keycaps_show_the_own_keys(qtbot: QtBot, tmp_path: Path) -> None:
    own = {"build": "Q", "discard": "J", "number 1": "X", "help": "F3", "city 1": "F1", "log": ";"}
    window = Window(qtbot, with_keys(tmp_path, own))
    window.window.show_help()
    words = " ".join(area.widget().laid().words() for area in window.window.help._areas)
    for text in ("Build it. Q", "Discard it for 3 coins. J", "X 2 3 4 5 6 7 8", "the rule. F3"):
        assert text in words
    window.window.visit(window.window.settings_page)
    assert "Build it. Q" in window.window.settings_page._area.widget().laid().words()
    window.window.show_set_up("classic")
    window.window.set_up_page("classic").start()
    qtbot.waitUntil(window.asked)
    strike(window.program.page.view, "X")
    texts = scene_texts(window)
    assert "Q" in texts
    assert "C" not in texts
    strike(window.program.page.view, ";")
    assert ";" in scene_texts(window)
    assert "D" not in scene_texts(window)  # the discard pile is marked with its own key, too
    top = window.program.page.scene.parts.top
    assert {"Help (F3 twice)"} <= {spot.tooltip for spot in top.spots}
    window.close()


def test_a_key_is_changed_by_keys_alone_and_kept(window: Window, qtbot: QtBot) -> None:
    page = page_of(window)
    change(page, "build", "B")
    assert window.window.settings().keys == {"build": "B"}
    assert button_of(page, "build").accessibleName() == "Build it: B"
    window.close()
    again = Window(qtbot, window.folder)
    assert keys.cap(acts.BUILD) == "B"
    change(page_of(again), "build", "C")
    assert again.window.settings().keys == {}  # the usual key is none of one's own
    again.close()


def test_every_key_can_be_changed_on_the_page(window: Window) -> None:
    page, own = page_of(window), {}
    letters = [f"Ctrl+Alt+{chr(code)}" for code in range(65, 91)]
    more = [f"Ctrl+Shift+{chr(code)}" for code in range(65, 90)]
    left = [*letters, *more, *(f"Alt+F{number}" for number in range(5, 36))]
    left += [f"Ctrl+F{number}" for number in range(1, 36)]
    for act in keys.all_acts():
        own[act.name] = left.pop(0)
        change(page, act.name, own[act.name])
        assert page.message == ""
    assert window.window.settings().keys == own
    window.click(page.defaults_button)
    assert window.window.settings().keys == {}
    window.close()


def test_a_key_that_is_taken_is_named_at_once_and_the_two_can_be_swapped(window: Window) -> None:
    page = page_of(window)
    change(page, "build", "D")
    assert page.message == "D is taken: “Discard it for 3 coins” (Your turn)"
    assert window.window.settings().keys == {}
    window.click(page.swap_button)
    assert window.window.settings().keys == {"build": "D", "discard": "C"}
    assert page.message == ""
    change(page, "end_turn", "C")  # on another page the same key may do another thing
    assert window.window.settings().keys["end_turn"] == "C"
    window.close()


def test_one_key_is_restored_unless_something_else_has_it_now(window: Window) -> None:
    page = page_of(window)
    change(page, "build", "B")
    change(page, "stage", "C")
    rows = {key.act.name: again for key, again in page.rows}
    window.click(rows["build"])
    assert page.message == "C is taken: “Use it for a wonder stage” (Your turn)"
    window.click(rows["stage"])
    window.click(rows["build"])
    assert window.window.settings().keys == {}
    assert rows["build"].isHidden()
    window.close()


@pytest.mark.parametrize(
    ("name", "key", "modifiers", "said"),
    [
        ("build", Key.Key_Return, Qt.KeyboardModifier.NoModifier, "to move, open or leave"),
        ("build", Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "to move, open or leave"),
        ("build", Key.Key_MediaPlay, Qt.KeyboardModifier.NoModifier, "produces no character"),
        ("build", Key.Key_VolumeUp, Qt.KeyboardModifier.NoModifier, "produces no character"),
        ("build", Key.Key_F4, Qt.KeyboardModifier.AltModifier, "is reserved by the system"),
        ("new_pad", Key.Key_5, Qt.KeyboardModifier.NoModifier, "for typing"),
    ],
)
def test_a_key_that_cannot_be_used_is_refused_with_its_reason(
    window: Window, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier, said: str
) -> None:
    page = page_of(window)
    button = button_of(page, name)
    window.click(button)
    QTest.keyClick(button, key, modifiers)
    assert said in page.message
    assert window.window.settings().keys == {}
    window.close()


@pytest.mark.parametrize("key", [Key.Key_Dead_Acute, Key.Key_unknown, Key.Key_Multi_key])
def test_a_key_that_types_nothing_on_a_keyboard_is_refused(window: Window, key: Qt.Key) -> None:
    page = page_of(window)
    button = button_of(page, "build")
    window.click(button)
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(button, pressed)
    assert page.message == "This key produces no character on this keyboard: choose another one."
    assert window.window.settings().keys == {}
    window.close()


def test_escape_and_another_place_leave_the_key_as_it_was(window: Window) -> None:
    page = page_of(window)
    button = button_of(page, "build")
    window.click(button)
    QTest.keyClick(button, Key.Key_Shift)
    assert button.isChecked()  # a key that is held with another one is none by itself
    QTest.keyClick(button, Key.Key_Escape)
    assert not button.isChecked()
    assert window.window.page() is page
    window.click(button)
    page.back_button.setFocus()
    assert not button.isChecked()
    assert keys.own_keys() == {}
    window.close()


def test_another_key_fills_the_screen(window: Window) -> None:
    page = page_of(window)
    change(page, "full_screen", "F10")
    was = window.window.settings().full_screen
    QTest.keyClick(page, Key.Key_F11)
    assert window.window.settings().full_screen is was
    QTest.keyClick(page, Key.Key_F10)
    assert window.window.settings().full_screen is not was
    window.close()


def test_keys_are_kept_by_restoring_the_other_settings() -> None:
    assert Settings(keys={"build": "B"}).reset().keys == {"build": "B"}


@pytest.mark.parametrize(
    ("stored", "kept"),
    [
        ({"build": "B", "stage": 7}, {"build": "B"}),
        ({"build": "Return"}, {}),
        ({"build": "nonsense"}, {}),
        ({"build": "Q, W"}, {}),
        ({"build": ""}, {}),
        ({"build": "Q" * 5000}, {}),
        ({"build": "Z", "stage": "Z"}, {"stage": "Z"}),
        ({"build": "D"}, {}),
        (["build"], {}),
        ({str(number): "Q" for number in range(5000)}, {}),
    ],
)
def test_hostile_keys_in_a_settings_file_are_cleaned(
    tmp_path: Path, stored: object, kept: dict[str, str]
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"keys": stored, "sound": False}))
    read = load_settings(path)
    assert read.settings.keys == kept
    assert read.faults == ("keys",)
    assert not read.settings.sound


def test_a_key_for_a_box_that_is_not_here_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(keys={"option harvest": "Y", "log": "Ctrl+L"}))
    read = load_settings(path)
    assert read.settings.keys == {"option harvest": "Y", "log": "Ctrl+L"}
    assert not read.faults


def test_no_two_usual_keys_clash() -> None:
    for act in keys.all_acts():
        for key in act.keys:
            assert not keys.clashing(act, key, {}), f"{act.name}: {key}"
            assert keys.refused(act, key) is None, f"{act.name}: {key}"


def test_every_act_is_in_one_list_and_has_its_words() -> None:
    listed = [act for group in keys.groups() for act in group.acts]
    assert sorted(act.name for act in listed) == sorted(act.name for act in keys.all_acts())
    assert len({act.name for act in listed}) == len(listed)
    assert all(act.words() for act in listed)


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_keys_are_drawn_as_they_are_on_keyboards(qapp: QApplication, language: str) -> None:
    install(qapp, language)
    assert keys.caps(acts.UNDO) == ("Ctrl", "Z")
    assert keys.caps(acts.FIND) == ("Ctrl", "F")
    assert keys.caps(acts.LESSON_BACK) == ("⌫",)
    assert keys.caps(acts.SLOWER) == ("\N{MINUS SIGN}",)
    install(qapp, "en")
