"""Setting up a match of Architects: seats, house values, and what is remembered of them."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.options import CoinPolicy, Options
from sevenwonders_qt.models.architects.house_values import changed, house_values
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.settings import Settings, SettingsRead, load_settings, save_settings
from sevenwonders_qt.views.architects.set_up import NewArchitectsPage
from sevenwonders_qt.views.kit.button import Toggle
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources

ANA, CAIO = SeatWish("Ana", Player.PERSON), SeatWish("Caio", Player("skilled"))
NARA = SeatWish("Nara", Player("beginner:builder"), "rhodes")
Key = Qt.Key


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    pages = sources()
    made = MainWindow(art, pages, "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    made.show_set_up("architects")
    return made


@pytest.fixture
def page(window: MainWindow) -> NewArchitectsPage:
    return window.set_up_page("architects")


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def switch(toggle: Toggle) -> None:
    """A click on the switch itself, which stands at the left end."""
    at = toggle.look.body(toggle).topLeft() + QPoint(12, 14)
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton, pos=at.toPoint())


def started(window: MainWindow, qtbot: QtBot) -> NewArchitects:
    with qtbot.waitSignal(window.set_up_page("architects").start_wanted) as signal:
        click(window.set_up_page("architects").start_button)
    (match,) = signal.args or ()
    assert isinstance(match, NewArchitects)
    return match


def test_every_option_of_the_rules_is_a_house_value_with_words() -> None:
    values = house_values()
    assert {value.field for value in values} == {field.name for field in fields(Options)}
    assert all(value.title and value.note for value in values)
    assert changed(Options()) == ()


def test_a_match_starts_as_usual_when_nothing_is_changed(window: MainWindow, qtbot: QtBot) -> None:
    match = started(window, qtbot)
    assert match.options == Options()
    assert len(match.seats) == 4


def test_every_switch_sets_its_own_value(
    window: MainWindow, page: NewArchitectsPage, qtbot: QtBot
) -> None:
    click(page.fold.button)
    for field, toggle in page.fold.toggles.items():
        switch(toggle)
        assert changed(page.table().options) == (field,), field
        switch(toggle)
        assert page.table().options == Options()
    switch(page.fold.toggles["coin_policy"])
    assert started(window, qtbot).options == Options(coin_policy=CoinPolicy.FREE)


def test_who_begins_and_the_supply_are_chosen_from_lists(
    window: MainWindow, page: NewArchitectsPage, qtbot: QtBot
) -> None:
    click(page.fold.button)
    first, supply = page.fold.choices["first_seat"], page.fold.choices["military_supply"]
    assert [entry.text for entry in first.entries][1:] == list(page.names())
    for choice, steps in ((first, 2), (supply, 1)):
        choice.setFocus()
        for _ in range(steps):
            QTest.keyClick(choice, Key.Key_Down)
    assert started(window, qtbot).options == Options(first_seat=1, military_supply=10)


def test_a_seat_that_goes_away_does_not_begin(page: NewArchitectsPage) -> None:
    page.set_table(ArchitectsWish((ANA, CAIO, NARA), Options(first_seat=2)))
    click(page.rows[0].remove)
    assert page.table() == ArchitectsWish((CAIO, NARA), Options())


def test_all_values_go_back_to_the_usual_at_once(page: NewArchitectsPage) -> None:
    page.set_table(ArchitectsWish(options=Options(look_public=True, economy_forces_build=False)))
    click(page.fold.button)
    click(page.fold.usual_button)
    assert page.table().options == Options()
    assert not page.fold.usual_button.isEnabled()


def test_the_house_values_fold_out_and_away_by_key(
    window: MainWindow, page: NewArchitectsPage
) -> None:
    QTest.keyClick(page.start_button, Key.Key_A)
    assert page.fold.is_open
    assert not page.rows[0].wonder.isVisible()
    toggle = page.fold.toggles["look_public"]
    toggle.setFocus()
    QTest.keyClick(toggle, Key.Key_Space)
    assert page.table().options.look_public
    assert "1" in page.fold.button.note
    QTest.keyClick(toggle, Key.Key_Escape)
    assert not page.fold.is_open
    assert page.rows[0].wonder.isVisible()
    assert window.page() is page


def test_every_change_is_sent_to_be_kept(window: MainWindow, page: NewArchitectsPage) -> None:
    kept: list[Settings] = []
    window.settings_changed.connect(kept.append)
    click(page.add_button)
    assert len(kept[-1].set_up("architects").seats) == 5
    click(page.fold.button)
    switch(page.fold.toggles["retroactive_tokens"])
    assert kept[-1].set_up("architects").options.retroactive_tokens
    assert kept[-1].seats == Settings().seats  # the other game's set-up is another


def test_a_set_up_is_the_same_after_saving_and_loading(
    window: MainWindow, page: NewArchitectsPage, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    options = Options(1, coin_policy=CoinPolicy.FREE, military_supply=20, look_public=True)
    wanted = Settings().with_set_up("architects", ArchitectsWish((ANA, NARA, CAIO), options))
    save_settings(path, wanted)
    read = load_settings(path)
    assert read.settings == wanted
    assert not read.faults
    window.apply(read.settings)
    assert page.table() == wanted.set_up("architects")


def test_a_default_that_has_changed_since_is_not_a_changed_house_rule(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(
        path,
        Settings().with_set_up("architects", ArchitectsWish(options=Options(look_public=True))),
    )
    written = json.loads(path.read_text("utf-8"))["architects"]["options"]
    assert written == {"look_public": True}
    older = {**asdict(Options()), "engineering_forces_build": True, "look_public": True}
    for stored, wanted in (
        (older, Options(look_public=True)),
        ({"engineering_forces_build": True}, Options(engineering_forces_build=True)),
    ):
        path.write_text(json.dumps({"architects": {"options": stored}}), encoding="utf-8")
        assert load_settings(path) == SettingsRead(
            Settings().with_set_up("architects", ArchitectsWish(options=wanted))
        )


def test_a_set_up_with_every_house_rule_changed_is_kept(tmp_path: Path) -> None:
    options = Options(
        1,
        *(False, CoinPolicy.FREE, False, True, True, False, True, True),
        *(20, False, False, True, False),
    )
    assert len(changed(options)) == len(house_values())
    wanted = Settings().with_set_up("architects", ArchitectsWish((ANA, NARA, CAIO), options))
    save_settings(tmp_path / "settings.json", wanted)
    assert load_settings(tmp_path / "settings.json").settings == wanted


@pytest.mark.parametrize(
    "stored",
    [
        5,
        {"seats": [{"name": "Ana", "player": "person"}]},
        {"options": {"military_supply": 100}},
        {"options": {"no_such_value": True}},
        {"options": []},
    ],
)
def test_a_damaged_set_up_is_as_at_first_start_and_named(tmp_path: Path, stored: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"architects": stored, "pace": "slow"}), encoding="utf-8")
    read = load_settings(path)
    assert read.faults == ("architects",)
    assert read.settings == replace(Settings(), pace="slow")


def test_a_wonder_of_another_game_leaves_the_seat_that_had_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = [{"name": "Ana", "player": "person", "wonder": "ur"}, {"player": "rules"}]
    path.write_text(json.dumps({"architects": {"seats": seats, "hints": False}}), encoding="utf-8")
    read = load_settings(path)
    assert read.faults == ("architects",)
    seats_read = (SeatWish("Ana", Player.PERSON), SeatWish(player=Player.SKILLED))
    assert read.settings.set_up("architects") == ArchitectsWish(seats_read, hints=False)


def test_restored_defaults_keep_both_set_ups(window: MainWindow) -> None:
    wish = ArchitectsWish((ANA, CAIO), Options(look_public=True))
    kept = Settings().with_set_up("architects", wish)
    window.apply(replace(kept, sound=False, pace="slow"))
    window.visit(window.settings_page)
    click(window.settings_page.defaults_button)
    assert window.settings() == kept


def test_sound_is_a_setting(window: MainWindow) -> None:
    kept: list[Settings] = []
    window.settings_changed.connect(kept.append)
    window.visit(window.settings_page)
    click(window.settings_page.switches["sound"])
    click(window.settings_page.switches["sound"])
    assert [settings.sound for settings in kept] == [False, True]


def test_help_says_what_must_be_built_how_two_fight_and_how_the_game_ends(
    window: MainWindow,
) -> None:
    window.show_help()
    told = window.help.accessibleDescription()
    for rule in (
        "What you can pay for, you must build",
        "Two players: twice the shields, at least 2, give two victories",
        "A completed wonder ends the game at the end of that turn",
        "Equal points: more stages win, then the victory is shared",
    ):
        assert rule in told


def test_help_explains_the_game_that_it_is_asked_from(window: MainWindow) -> None:
    window.show_help()
    told = window.help.accessibleDescription()
    assert "Urbanism" in told
    first, second = window.help.game.parts
    assert (first.isChecked(), second.isChecked()) == (False, True)
    click(first)
    assert "Urbanism" not in window.help.accessibleDescription()
    QTest.keyClick(first, Key.Key_Escape)
    window.show_set_up("classic")
    window.show_help()
    assert "Urbanism" not in window.help.accessibleDescription()
