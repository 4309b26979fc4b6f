"""Input methods compose where text is typed and nowhere else: elsewhere letters are keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodQueryEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.views.kit.field import LineEdit
from sevenwonders_qt.views.lazy_page import LazyPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pad.numbers import NumberTable
from sevenwonders_qt.views.pad.typing_button import TypingButton
from tests.app.person import Window

PAGES = tuple(name for name, value in vars(MainWindow).items() if isinstance(value, LazyPage))


def takes_text(widget: QWidget) -> bool:
    """What the system is told when the keyboard is on a widget."""
    widget.setFocus()
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(widget, asked)
    return bool(asked.value(Qt.InputMethodQuery.ImEnabled))


def test_letters_are_composed_where_text_is_typed_and_are_keys_everywhere_else(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path)
    told: dict[bool, set[type[QWidget]]] = {False: set(), True: set()}
    main = window.window
    pages = (main.home, *(getattr(main, name) for name in PAGES), *map(main.set_up_page, GAMES))
    for page in pages:
        window.window.visit(page)
        for widget in page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                told[takes_text(widget)].add(type(widget))
    assert all(issubclass(each, LineEdit | NumberTable | TypingButton) for each in told[True])
    assert not any(issubclass(each, LineEdit | NumberTable | TypingButton) for each in told[False])
    assert len(told[True]) >= 3
    window.close()
