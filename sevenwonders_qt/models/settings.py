"""What a person has set for all matches, kept in one JSON file."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.models.names import WONDERS
from sevenwonders_qt.models.new_match import (
    DEFAULT_SEATS,
    FEWEST,
    LONGEST_NAME,
    MOST,
    SeatWish,
)
from sevenwonders_qt.models.table import Player

LANGUAGES: Final = ("system", "en", "pt_BR", "es")
ANIMATION_SPEEDS: Final = (0.0, 0.5, 1.0, 2.0)
"""0 shows the end of every movement at once."""

PACES: Final = ("instant", "quick", "slow")
TEXT_SIZES: Final = (0.9, 1.0, 1.1, 1.2, 1.3, 1.4)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the values given here are those of a first start."""

    language: str = "system"
    text_size: float = 1.0
    animation_speed: float = 1.0
    reduced_motion: bool = False
    pace: str = "quick"
    cheapest: bool = False
    full_screen: bool = False
    seats: tuple[SeatWish, ...] = DEFAULT_SEATS


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """Settings from a file; ``faults`` names what could not be understood, empty when all was."""

    settings: Settings
    faults: tuple[str, ...] = ()


def load_settings(path: Path) -> SettingsRead:
    """The settings in ``path``; what is missing, unknown or damaged there is as at first start."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return SettingsRead(Settings())
    except (OSError, ValueError, RecursionError):
        return SettingsRead(Settings(), ("file",))
    if not isinstance(document, dict):
        return SettingsRead(Settings(), ("file",))
    found: dict[str, Any] = {}
    faults = []
    for name, read in _READERS.items():
        if name in document:
            try:
                found[name] = read(document[name])
            except (ValueError, TypeError):
                faults.append(name)
    return SettingsRead(Settings(**found), tuple(faults))


def save_settings(path: Path, settings: Settings) -> None:
    """Write ``path`` whole or not at all; raises OSError when the disk refuses."""
    text = json.dumps(asdict(settings), ensure_ascii=False, indent=2) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        with suppress(OSError):
            os.unlink(name)
        raise


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _word(allowed: tuple[str, ...]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError
        return value

    return read


def _number(allowed: tuple[float, ...]) -> Callable[[object], float]:
    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or value not in allowed:
            raise ValueError
        return float(value)

    return read


def _seats(value: object) -> tuple[SeatWish, ...]:
    if not isinstance(value, list) or not FEWEST <= len(value) <= MOST:
        raise ValueError
    wishes = tuple(_seat(item) for item in value)
    wonders = [wish.wonder for wish in wishes if wish.wonder is not None]
    if len(set(wonders)) < len(wonders):
        raise ValueError
    return wishes


def _seat(item: object) -> SeatWish:
    if not isinstance(item, dict) or not set(item) <= {field.name for field in fields(SeatWish)}:
        raise ValueError
    name, wonder, side = item.get("name", ""), item.get("wonder"), item.get("side")
    if not isinstance(name, str) or (wonder is not None and wonder not in WONDERS):
        raise ValueError
    if side not in ("A", "B", None) or not isinstance(item.get("player"), str):
        raise ValueError
    return SeatWish(name[:LONGEST_NAME], Player(item["player"]), wonder, side)


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "language": _word(LANGUAGES),
    "text_size": _number(TEXT_SIZES),
    "animation_speed": _number(ANIMATION_SPEEDS),
    "reduced_motion": _flag,
    "pace": _word(PACES),
    "cheapest": _flag,
    "full_screen": _flag,
    "seats": _seats,
}
