"""The language changes while the program runs."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import (
    LANGUAGES,
    TranslationUnavailable,
    install,
    resolve,
)
from sevenwonders_qt.models.settings import LANGUAGES as SETTABLE
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.pages.home import LANGUAGE_NAMES
from tests.i18n.language import Speak

translate = QCoreApplication.translate


class Listener(QWidget):
    """Counts how often it is told of another language."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_names_and_counts_follow_each_switch(speak: Speak) -> None:
    seen = []
    for language in ("pt_BR", "es", "en", "pt_BR"):
        speak(language)
        seen.append((card_name("lumber_yard"), translate("Card", "%n coin(s)", None, 2)))
    assert seen == [
        ("Depósito de Madeira", "2 moedas"),
        ("Maderería", "2 monedas"),
        ("Lumber Yard", "2 coins"),
        ("Depósito de Madeira", "2 moedas"),
    ]


def test_every_window_is_told_once(speak: Speak, qtbot: QtBot) -> None:
    window = Listener()
    qtbot.addWidget(window)
    speak("pt_BR")
    window.told = 0
    speak("es")
    assert window.told == 1


def test_numbers_and_dates_follow_the_language(speak: Speak) -> None:
    speak("pt_BR")
    assert QLocale().name() == "pt_BR"
    speak("es")
    assert QLocale().language() == QLocale.Language.Spanish


def test_a_comment_tells_two_uses_of_one_word_apart(speak: Speak) -> None:
    speak("es")
    assert translate("Log", "you", "as in: Ana beat you") == "tu ciudad"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["pt-BR"], "pt_BR"),
        (["pt-PT"], "pt_BR"),
        (["es_AR"], "es"),
        (["de-AT", "de", "es"], "es"),
        (["fr-FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_language_is_the_first_known_one(wishes: list[str], language: str) -> None:
    assert resolve("system", wishes) == language
    assert resolve("es", wishes) == "es"


def test_an_unknown_language_is_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="unknown language 'xx': choose from en, pt_BR, es"):
        install(qapp, "xx")


def test_settings_and_home_page_offer_the_same_languages() -> None:
    assert set(SETTABLE) == {"system", *LANGUAGES}
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)


@pytest.mark.parametrize("content", [None, b"", b"not a catalogue"])
def test_a_missing_or_damaged_file_is_named_and_changes_nothing(
    qapp: QApplication,
    speak: Speak,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    content: bytes | None,
) -> None:
    speak("es")
    before = qapp.findChildren(QTranslator)
    monkeypatch.setattr("sevenwonders_qt.core.resources._CHECKOUT", tmp_path)
    monkeypatch.setattr("sevenwonders_qt.core.resources._INSTALLED", tmp_path / "none")
    if content is not None:
        (tmp_path / "i18n").mkdir()
        (tmp_path / "i18n" / "sevenwonders_pt_BR.qm").write_bytes(content)
    with pytest.raises(TranslationUnavailable, match=r"sevenwonders_pt_BR\.qm") as refused:
        install(qapp, "pt_BR")
    assert "\n" not in str(refused.value)
    assert card_name("lumber_yard") == "Maderería"
    assert set(before) <= set(qapp.findChildren(QTranslator))
