"""The sounds of the program, where Qt Multimedia is installed; silence anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QUrl

_MULTIMEDIA: Final = "PySide6.QtMultimedia"
"""In PySide6-Addons, which the extra `sound` installs."""


class Sound:
    """One short sound from a WAV file.

    Qt Multimedia is loaded when it is first asked for: a program without sound never waits for it.
    """

    def __init__(self, file: Path, load: Callable[[str], Any] = import_module) -> None:
        """``load`` imports a module by its name, or raises ImportError."""
        self._file = file
        self._load = load
        self._effect: Any = None
        self._asked = False

    @property
    def available(self) -> bool:
        """Whether it can be heard here."""
        return self._found() is not None

    def play(self) -> None:
        """Let it be heard from its beginning."""
        effect = self._found()
        if effect is not None:
            effect.play()

    def _found(self) -> Any:
        if not self._asked:
            self._asked = True
            try:
                self._effect = self._load(_MULTIMEDIA).QSoundEffect()
            except ImportError:  # not installed, or a library of the system is missing
                return None
            self._effect.setSource(QUrl.fromLocalFile(str(self._file)))
        return self._effect
