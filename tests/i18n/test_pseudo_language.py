"""A language more is one file: it is offered, and no page cuts a text of it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import resolve
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.models.words.languages import language_names
from tests.app.person import Window
from tests.i18n.language import Speak
from tests.i18n.pseudo import CODE, longer
from tests.project.checkout import packaging_script
from tests.views.measure_pages import PAGES, measure, turn_to, window_with_pages

translate = QCoreApplication.translate

OWN_NAME = longer("English")


def test_one_more_file_is_a_language_of_the_program(another: None) -> None:
    assert languages() == ("en", CODE, "es", "pt_BR")
    assert language_names()[CODE] == OWN_NAME
    assert resolve("system", ["eo-XX", "es"]) == CODE


def test_the_file_is_complete_as_the_check_wants_it(dropped: Path) -> None:
    check = packaging_script("check_translations")
    wanted, _ = check.texts_of(sorted((Path(check.ROOT) / "sevenwonders_qt").rglob("*.py")))
    wanted |= check.texts_of_data(Path(check.ROOT) / "resources")
    path = dropped / "i18n" / f"sevenwonders_{CODE}.ts"
    assert list(check.faults_of(path, CODE, wanted)) == []


def test_the_language_is_chosen_in_the_settings_and_kept(
    another: None, qtbot: QtBot, tmp_path: Path, speak: Speak
) -> None:
    window = Window(qtbot, tmp_path)
    assert OWN_NAME in {word.text() for word in window.window.home.language_buttons.values()}
    window.window.visit(window.window.settings_page)
    part = next(
        p for p in window.window.settings_page.choices["language"].parts if p.text() == OWN_NAME
    )
    window.click(part)
    button = window.window.settings_page.defaults_button
    qtbot.waitUntil(lambda: button.text() == longer("Restore defaults"))
    window.close()
    again = Window(qtbot, tmp_path)
    assert again.window.settings().language == CODE
    assert again.window.home.new_game_button.text().startswith("[")
    again.close()


def test_no_page_cuts_a_text_of_the_longer_language(
    another: None, speak: Speak, qapp: QApplication
) -> None:
    speak(CODE)
    with closing(window_with_pages()) as window:
        window.resize(1280, 720)
        cut = {}
        for name in PAGES:
            page = turn_to(window, name)
            found = [f for f in measure(page).faults if f.startswith(("cut", "outside"))]
            if found:
                cut[name] = found
    assert cut == {}
