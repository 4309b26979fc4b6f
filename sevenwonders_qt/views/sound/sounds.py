"""The names and the files of all sounds."""

from __future__ import annotations

import sys
import wave
from array import array
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sevenwonders_qt.core.resources import resource_path

RATE: Final = 22_050
"""Samples a second of every effect, and of the output."""

LOOP_RATE: Final = 11_025
"""Samples a second of an ambience, which has nothing high in it."""

_LOOP_STEPS: Final = tuple(round((byte - 128) * 32767 / 127 / 3.5) for byte in range(256))
"""The samples of 16 bits for the samples of 8 in the file of an ambience, which is louder."""

BLOCK: Final = 512
"""Samples that are mixed and handed over at a time: 23 milliseconds."""


class Sound(StrEnum):
    """A short sound; its file has its name."""

    PICK = "pick"
    REFUSE = "refuse"
    PLACE = "place"
    FLIP = "flip"
    COINS = "coins"
    PURCHASE = "purchase"
    STAGE = "stage"
    SHIELDS = "shields"
    TOKEN = "token"
    PASS = "pass"
    AGE = "age"
    HORN = "horn"
    YOUR_TURN = "your_turn"
    VICTORY = "victory"
    DEFEAT = "defeat"
    TAKE_BACK = "take_back"


@dataclass(frozen=True, slots=True)
class Ambience:
    """A continuous background sound of a place; its file has its name."""

    name: str

    def __str__(self) -> str:
        return self.name


HOME: Final = Ambience("home")
"""The ambience of every page that has none of its own."""


def samples(sound: Sound | Ambience) -> array[int]:
    """Return its samples, of 16 bits, `RATE` or `LOOP_RATE` a second.

    Raises OSError where the file is missing, ValueError where it is none of ours.
    """
    loop = isinstance(sound, Ambience)
    folder = ("sounds", "ambience") if loop else ("sounds",)
    try:
        with wave.open(str(resource_path(*folder, f"{sound}.wav")), "rb") as file:
            shape = file.getnchannels(), file.getsampwidth(), file.getframerate()
            if shape != ((1, 1, LOOP_RATE) if loop else (1, 2, RATE)):
                raise ValueError(f"{sound}.wav is of another kind: {shape}")
            frames = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{sound}.wav cannot be read: {error}") from error
    if loop:
        return array("h", map(_LOOP_STEPS.__getitem__, frames))
    made = array("h", frames)
    if sys.byteorder == "big":
        made.byteswap()
    return made
