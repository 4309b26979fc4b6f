"""The compiled catalogues of the checkout, and the language of one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.translation import install
from tests.i18n.language import Speak
from tests.i18n.pseudo import drop_in
from tests.project.checkout import ROOT, packaging_script
from tests.unpainted import unpainted

__all__ = ["another", "compiled", "dropped", "speak", "unpainted"]


@pytest.fixture(scope="session")
def compiled() -> None:
    """What installing the project does with its catalogues."""
    packaging_script("hatch_build").compile_translations(ROOT / "i18n")


@pytest.fixture
def speak(qapp: QApplication, compiled: None) -> Iterator[Speak]:
    """Switches the language as the program does; after the test there is none."""

    def switch(language: str) -> None:
        install(qapp, language)
        # Before anything else: a repaint that was due already would still paint the old words.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        QCoreApplication.processEvents()

    before = QLocale()
    yield switch
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture(scope="module")
def dropped(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    drop_in(folder)
    return folder


@pytest.fixture
def another(dropped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program with one translation more in its folder."""
    monkeypatch.setattr("sevenwonders_qt.core.resources._CHECKOUT", dropped)
