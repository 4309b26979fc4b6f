"""The page about the program, reached and read with mouse and keys as a person would."""

from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.app.versions import rules_are_compiled
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources
from tests.walking import click_line, walk_to

ROOT = Path(__file__).parents[2]
Key = Qt.Key


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot) -> MainWindow:
    art = Art(ROOT / "resources" / "art")
    made = MainWindow(art, sources(shipped), "1")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press(window: MainWindow, *keys: Qt.Key) -> None:
    """Keys pressed where the keyboard is."""
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def shown(window: MainWindow) -> str:
    return window.about.licence.toPlainText()


def test_it_is_reached_from_home_by_mouse_and_left_by_the_arrow(window: MainWindow) -> None:
    click(window.home.about_button)
    assert window.page() is window.about
    assert "MIT License" in shown(window)
    click(window.about.back_button)
    assert window.page() is window.home


def test_it_is_reached_from_home_and_left_by_keys_alone(window: MainWindow) -> None:
    for _ in range(20):
        if window.home.about_button.hasFocus():
            break
        press(window, Key.Key_Down)
    press(window, Key.Key_Return)
    assert window.page() is window.about
    press(window, Key.Key_Escape)
    assert window.page() is window.home


def test_it_is_reached_from_the_menu_which_stands_there_again_afterwards(
    window: MainWindow,
) -> None:
    window.show_table()
    window.open_menu()
    press(window, Key.Key_Up)  # from the first entry round to the last
    assert window.menu.about_button.hasFocus()
    press(window, Key.Key_Return)
    assert window.page() is window.about
    press(window, Key.Key_Escape)
    assert window.page() is window.table
    assert window.menu.isVisible()


def test_each_part_shows_its_licence_when_it_is_clicked(window: MainWindow) -> None:
    window.visit(window.about)
    opening = {
        "Sete Maravilhas": "Permission is hereby granted, free of charge",
        "Qt, PySide6": "GNU LESSER GENERAL PUBLIC LICENSE",
        "Python": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Cinzel": "SIL OPEN FONT LICENSE",
        "Fira Sans": "Telefonica",
        "platformdirs": "The platformdirs developers",
        "segno": "Lars Heuer",
        "Pillow": "Secret Labs",
    }
    if rules_are_compiled():
        opening["mypyc"] = "Mypy (and mypyc) are licensed"
    assert [part.name for part in window.about.parts] == [*opening]
    for number, part in enumerate(window.about.parts):
        click_line(window.about.list, number)
        assert opening[part.name] in shown(window)
        name = "Seven Wonders" if part.key == "program" else part.name
        assert window.about.list.lines()[number].name == name
        assert part.version or part.name == "mypyc"


def test_the_arrows_walk_the_parts_and_the_licence_scrolls_by_keys(window: MainWindow) -> None:
    window.visit(window.about)
    press(window, Key.Key_Down)
    assert window.about.part() is window.about.parts[1]
    text = shown(window)
    assert f"qt-everywhere-src-{qVersion()}.tar.xz" in text
    assert f"pyside-setup-everywhere-src-{PySide6.__version__}.tar.xz" in text
    assert str(window.about.parts[1].folder) in text
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "PCRE2 LICENCE" in text
    bar = window.about.licence.verticalScrollBar()
    press(window, Key.Key_PageDown)
    paged = bar.value()
    assert paged > 0
    walk_to(window.about.licence, Key.Key_Tab)
    press(window, Key.Key_Down)
    assert bar.value() > paged
    press(window, Key.Key_Escape)
    assert window.page() is window.home


def test_the_words_follow_the_language_and_the_licence_stays(
    window: MainWindow, qapp: QCoreApplication
) -> None:
    window.visit(window.about)
    click_line(window.about.list, 1)
    translator = QTranslator()
    assert translator.load(str(ROOT / "i18n" / "sevenwonders_pt_BR.qm"))
    try:
        qapp.installTranslator(translator)
        QApplication.processEvents()
        assert "as bibliotecas são arquivos separados" in shown(window)
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown(window)
    finally:
        qapp.removeTranslator(translator)


def test_a_frozen_program_names_its_starter_and_the_libraries_of_the_system(
    tmp_path: Path,
) -> None:
    (tmp_path / "licences" / "libffi8").mkdir(parents=True)
    (tmp_path / "licences" / "libffi8" / "copyright").write_text("libffi is free")
    *_, starter, system = shipped(tmp_path)
    assert "bootloader" in starter.licence_text().lower()
    assert (system.key, system.licence_text()) == ("system", "libffi is free")


def test_a_frozen_program_on_windows_shows_the_terms_of_its_runtime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    *_, system = shipped(tmp_path)
    assert "Microsoft Visual C++ runtime" in system.licence_text()


def test_the_licence_shown_is_that_of_the_project() -> None:
    assert shipped()[0].licence_text() == (ROOT / "LICENSE").read_text(encoding="utf-8")
