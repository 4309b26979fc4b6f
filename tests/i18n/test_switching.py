"""The language changes while the program runs."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.translation import (
    TranslationUnavailable,
    install,
    resolve,
)
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.file_dialog import file_dialog
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.paint.art import Art
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


class Worded(KitPage):
    """A page of one text, which counts how often it is set and laid out."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.text = ""
        self.set = self.laid_out = 0
        self.retranslate()

    def describe(self) -> Part:
        return Part()

    def retranslate(self) -> None:
        self.set += 1
        self.rearrange()  # as pages do whose texts come one by one
        self.text = translate("Home", "New game")
        self.rearrange()

    def lay_out(self) -> None:
        super().lay_out()
        self.laid_out += 1


def test_a_hidden_page_takes_the_language_once_when_it_is_shown(speak: Speak, qtbot: QtBot) -> None:
    page = Worded(Art(resource_path("art")))
    qtbot.addWidget(page)
    for language in ("pt_BR", "es", "en", "pt_BR", "es"):
        speak(language)
    assert (page.text, page.set, page.laid_out) == ("New game", 1, 0)
    page.show()
    assert (page.text, page.set, page.laid_out) == ("Nueva partida", 2, 1)
    page.hide()
    page.show()
    assert page.set == 2


def test_a_page_that_is_seen_takes_the_language_at_once_and_is_laid_out_once(
    speak: Speak, qtbot: QtBot
) -> None:
    page = Worded(Art(resource_path("art")))
    qtbot.addWidget(page)
    page.show()
    before = page.laid_out
    speak("es")
    assert (page.text, page.laid_out) == ("Nueva partida", before + 1)


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
    with pytest.raises(TranslationUnavailable, match=r"sevenwonders_xx\.qm is missing"):
        install(qapp, "xx")


def test_every_language_is_called_by_its_own_name(compiled: None) -> None:
    assert language_names() == {"en": "English", "es": "Español", "pt_BR": "Português"}


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


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_the_file_dialog_speaks_the_language(qtbot: QtBot, speak: Speak, language: str) -> None:
    def labels() -> list[str]:
        dialog = file_dialog(parent, "", Path.home(), "")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        return [label.text() for label in dialog.findChildren(QLabel) if label.text()]

    parent = QWidget()
    qtbot.addWidget(parent)
    speak("en")
    english = labels()
    assert english
    speak(language)
    assert set(english) & set(labels()) == set()
