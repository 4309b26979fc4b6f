"""Where translations and other resources lie; each compiled translation is a language."""

from pathlib import Path

import pytest

from sevenwonders_qt.core import languages as module
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.resources import resource_path


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


def test_resources_lie_in_their_folder_and_translations_in_one_of_their_own() -> None:
    assert resource_path("data", "classic", "cards.toml").is_file()
    assert resource_path("i18n", "sevenwonders_es.ts").is_file()
    with pytest.raises(FileNotFoundError, match="resource data/chess is missing: there is no "):
        resource_path("data", "chess")
