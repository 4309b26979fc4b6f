"""Which languages there are is what lies in the folder of translations."""

from pathlib import Path

import pytest

from sevenwonders_qt.core import languages as module
from sevenwonders_qt.core.languages import languages


def test_every_compiled_catalogue_is_a_language_and_english_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pt_BR.qm", "es.qm", "en.qm", "de.ts", "zh_Hant_TW.qm", "Spanish.qm"):
        (tmp_path / f"sevenwonders_{name}").touch()
    (tmp_path / "qtbase_es.qm").touch()
    monkeypatch.setattr(module, "resource_path", lambda *_: tmp_path)
    assert languages() == ("en", "es", "pt_BR", "zh_Hant_TW")


def test_without_a_folder_of_translations_there_is_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*parts: str) -> Path:
        raise FileNotFoundError(parts)

    monkeypatch.setattr(module, "resource_path", missing)
    assert languages() == ("en",)
