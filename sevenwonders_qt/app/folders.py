"""The folders of a person's own files, unless another folder is named."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path, user_data_path

APP = "sevenwonders-qt"


def matches_folder(folder: Path | None = None) -> Path:
    """Return the folder of journals: the user's own, or in ``folder``."""
    return (folder or user_data_path(APP, appauthor=False)) / "matches"


def settings_file(folder: Path | None = None) -> Path:
    """Return the file of settings, likewise."""
    return (folder or user_config_path(APP, appauthor=False)) / "settings.json"
