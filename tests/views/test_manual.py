"""The manual in the window, reached and read with mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.manual import manual
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources

ROOT = Path(__file__).parents[2]
Key = Qt.Key


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot) -> MainWindow:
    made = MainWindow(Art(ROOT / "resources" / "art"), sources(), "1")
    made.use_table(QWidget())
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.show_help()
    click(made.help.manual_button)
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def test_the_help_opens_the_manual_at_its_first_page_and_esc_leads_back(window: MainWindow) -> None:
    assert window.page() is window.manual
    assert "*" not in window.manual.text.toPlainText()
    assert "New game seats 2 to 7 players" in window.manual.text.toPlainText()
    press(window, Key.Key_Escape)
    assert window.page() is window.help


def test_keys_walk_every_page_and_each_shows_its_own_text(window: MainWindow) -> None:
    assert window.manual.list.hasFocus()
    texts = [window.manual.text.toPlainText()]
    for _ in manual()[1:]:
        press(window, Key.Key_Down)
        texts.append(window.manual.text.toPlainText())
    assert len({*texts}) == len(manual()) > 10
    assert all(len(text) > 100 for text in texts)


def test_a_link_turns_to_its_page_and_links_out_of_the_manual_are_words(
    window: MainWindow,
) -> None:
    press(window, Key.Key_Down)
    text = window.manual.text
    found = text.document().find("Keys lists all keys")
    assert not found.isNull()
    place = QTextCursor(text.document())
    place.setPosition(found.selectionStart() + 1)
    at = text.cursorRect(place).center() + QPoint(2, 0)
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert "Ctrl+Z" in text.toPlainText()
    line = window.manual.list.current()
    assert line is not None
    assert line.key == "keys.md"
    assert not any("](" in page.text.replace("](keys.md", "") for page in manual()[:3])


@pytest.mark.parametrize(
    ("code", "words"), [("pt_BR", "Começar uma partida"), ("es", "Empezar una partida")]
)
def test_the_manual_follows_the_language(
    window: MainWindow, qapp: QApplication, code: str, words: str
) -> None:
    translator = QTranslator()
    assert translator.load(str(ROOT / "i18n" / f"sevenwonders_{code}.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert words == window.manual.list.lines()[0].name
    finally:
        QCoreApplication.removeTranslator(translator)
        QApplication.processEvents()
