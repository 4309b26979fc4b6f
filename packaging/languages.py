"""Finds the languages of the program by their catalogues in `i18n`."""

from __future__ import annotations

from pathlib import Path

CATALOGUES = Path(__file__).resolve().parents[1] / "i18n"


def languages(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """The codes of all languages, such as ``pt_BR``, in the order of the alphabet."""
    files = folder.glob("sevenwonders_*.ts")
    return tuple(sorted(file.stem.removeprefix("sevenwonders_") for file in files))


def without_country(code: str) -> str:
    """The language of a code: ``pt`` of ``pt_BR``."""
    return code.split("_")[0]
