"""A setting is declared once: the page, the file and the effect follow from the declaration."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.core.stored import choice
from sevenwonders_qt.models.setting import (
    SettingsPanel,
    SettingWords,
    controls,
    declared,
    one_of,
    steps,
    switch,
)
from sevenwonders_qt.models.settings import Settings, load_settings
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.settings import SettingsPage
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources

RAINS: list[bool] = []
"""What the effect of the rain was called with."""


@dataclass(frozen=True, slots=True)
class WithWeather(Settings):
    """The program's settings and three more."""

    rain: bool = switch(
        False,
        SettingsPanel.SOUND,
        lambda: SettingWords("Rain", "it rains while you wait"),
        effect=lambda window, now: RAINS.append(now.rain),
    )
    wind: str = one_of(
        "none",
        choice(("none", "breeze", "storm")),
        SettingsPanel.FILES,
        lambda: SettingWords(
            "Wind",
            "in the sails",
            {"none": "No wind", "breeze": "A breeze", "storm": "A storm"},
        ),
        enabled=lambda now: now.rain,
    )
    clouds: float = steps(0.5, (0.0, 0.5, 1.0), SettingsPanel.SOUND, lambda: SettingWords("Clouds"))


@dataclass(frozen=True, slots=True)
class Undeclared(Settings):
    forgotten: bool = False


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def window(art: Art, qtbot: QtBot, path: Path) -> Iterator[MainWindow]:
    made = MainWindow(art, sources(), "1.0", WithWeather)
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    controller = SettingsController(made, path, lambda language: None)
    controller.begin()
    RAINS.clear()
    yield made
    controller.close()


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.visit(window.settings_page)
    return window.settings_page


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(24, widget.height() // 2))


def saved(window: MainWindow, path: Path) -> dict[str, object]:
    """What is in the file once it has been written."""
    window.findChildren(SettingsController)[0].close()
    stored: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return stored


def test_a_switch_that_is_declared_once_is_on_the_page_in_the_file_and_has_its_effect(
    window: MainWindow, page: SettingsPage, path: Path
) -> None:
    rain = page.switches["rain"]
    assert rain.isVisible()
    assert (rain.text(), rain.note) == ("Rain", "it rains while you wait")
    click(rain)
    assert RAINS == [True]
    assert saved(window, path)["rain"] is True
    assert load_settings(path, WithWeather).settings == window.settings()


def test_the_effect_of_a_setting_is_called_only_when_it_changes(
    window: MainWindow, page: SettingsPage
) -> None:
    click(page.switches["cheapest"])
    assert RAINS == []
    click(page.switches["rain"])
    click(page.switches["reduced_motion"])
    click(page.switches["rain"])
    assert RAINS == [True, False]


def test_a_choice_and_a_slider_need_one_declaration_too(
    window: MainWindow, page: SettingsPage, path: Path
) -> None:
    wind, clouds = page.choices["wind"], page.sliders["clouds"]
    assert [part.text() for part in wind.parts] == ["No wind", "A breeze", "A storm"]
    assert not wind.isEnabled()
    click(page.switches["rain"])
    assert wind.isEnabled()
    click(wind.parts[2])
    clouds.setFocus()
    QTest.keyClick(clouds, Qt.Key.Key_End)
    assert clouds.accessibleName() == "Clouds"
    stored = saved(window, path)
    assert (stored["wind"], stored["clouds"]) == ("storm", 1.0)
    assert "in the sails" in page.accessibleDescription()


def test_restoring_the_defaults_restores_every_setting_of_the_page(
    window: MainWindow, page: SettingsPage
) -> None:
    for name in ("rain", "plain", "tips"):
        click(page.switches[name])
    click(page.defaults_button)
    assert window.settings() == WithWeather()
    assert RAINS == [True, False]


def test_a_damaged_value_of_a_declared_setting_is_named_and_the_rest_is_kept(path: Path) -> None:
    path.write_text(json.dumps({"rain": True, "wind": "hail", "clouds": 3, "sound": False}))
    read = load_settings(path, WithWeather)
    assert read.faults == ("wind", "clouds")
    assert read.settings == WithWeather(rain=True, sound=False)


def test_every_setting_of_the_program_has_words_and_a_control_on_the_page(
    page: SettingsPage,
) -> None:
    for name, setting in controls(Settings).items():
        found = {**page.switches, **page.choices, **page.sliders}[name]
        assert found.isVisible(), name
        assert setting.words().title, name


def test_a_field_of_the_settings_that_is_not_declared_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Undeclared\.forgotten"):
        declared(Undeclared)
