"""Every word of the review page, of the coach and of what if, met in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.person import Window
from tests.i18n.language import Speak
from tests.i18n.review_stops import advice_words, review_stops, review_table_words
from tests.i18n.test_nothing_in_english import entries, forms
from tests.i18n.tour import Phrases, Reader

ONLY_FAULTS = {"The review could not be finished."}


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_every_text_of_the_review_and_of_the_coach_is_met_and_none_is_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, speak: Speak, tmp_path: Path, language: str
) -> None:
    reader, program = Reader(monkeypatch), Window(qtbot, tmp_path)
    window = program.window
    speak(language)
    for _ in review_stops(window):
        page = window.review
        laid = page.laid()
        cut = [part for part, rect in laid.placed if not part.fits(laid.sizes, rect)]
        assert [part.words() for part in cut] == []
        reader.read(window)
    program.close()
    texts = reader.texts | {*review_table_words(), *advice_words()}
    known = {
        text: forms(message)
        for text, message in entries(language).items()
        if text[0] in ("Review", "Coach", "WhatIf") and text[1] not in ONLY_FAULTS
    }
    own = Phrases(form for shown in known.values() for form in shown)
    met = own.found_in(*texts)
    assert [text[1] for text, shown in known.items() if not shown & met] == []
