"""The fullest tables cut nothing, and draw nothing over what is to be read."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, table_parts, use_words
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.table.page import TablePage
from tests.drawings import drawings
from tests.views.full_tables import TABLES, lay
from tests.views.measure_pages import LANGUAGES, TEXT, speak, window_with_pages
from tests.views.traced import faults_of

_SIZES: Final = ((1280, 720), (1920, 1080))


@pytest.fixture
def pages(qtbot: QtBot) -> tuple[TablePage, ArchitectsPage]:
    use_words(BOXES)
    classic = TablePage(drawings(), boxes=table_parts())
    classic.reduced = True
    architects = ArchitectsPage(drawings())
    window = window_with_pages()
    qtbot.addWidget(window)
    for page in (architects, classic):
        window.use_table(page)
    window.show_table()
    return classic, architects


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_table_cuts_or_covers_a_word_a_number_or_a_structure(
    pages: tuple[TablePage, ArchitectsPage], number: int
) -> None:
    # Each table in another language and size of text; `measure_pages` goes through all of them.
    translator = speak(LANGUAGES[number % len(LANGUAGES)])
    try:
        for page in pages:
            page.scene.set_text_size(TEXT[number // 2 % len(TEXT)])
            page.scene.set_size(*_SIZES[number % len(_SIZES)], 1.0)
        page = lay(TABLES[number], *pages)
        assert (TABLES[number], faults_of(page.scene)) == (TABLES[number], [])
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
