"""One part of what is installed, as the page about the program tells of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Part:
    """``key`` is for what is said of it in words; ``texts`` are the files of its licence.

    ``version`` is empty where it is not known. ``folder`` and ``sources`` are of a part that may
    be replaced: where it lies, and the addresses of its source.
    """

    key: str
    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    folder: Path | None = None
    sources: tuple[str, ...] = ()

    def licence_text(self) -> str:
        """The whole licence; raises OSError when a file cannot be read."""
        return "\n\n\n".join(path.read_text(encoding="utf-8") for path in self.texts)
