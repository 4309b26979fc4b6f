"""The compiled catalogues of the checkout, and the language of one test."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.translation import install
from tests.i18n.language import Speak
from tests.project.checkout import ROOT, packaging_script


@pytest.fixture(scope="session")
def compiled() -> None:
    """What installing the project does with its catalogues."""
    packaging_script("hatch_build").compile_translations(ROOT / "i18n")


@pytest.fixture
def speak(qapp: QApplication, compiled: None) -> Iterator[Speak]:
    """Switches the language as the program does; after the test there is none."""

    def switch(language: str) -> None:
        install(qapp, language)
        QCoreApplication.processEvents()

    before = QLocale()
    yield switch
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)
