"""The output of samples: the system's loudspeaker, by the library that the system has for it.

No library is shipped for it. Every desktop has one of these, and each is asked by ctypes, so that
nothing is loaded before the first sound. `docs/decisions/0019-sound.md` lists the alternatives.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final, Protocol

AHEAD: Final = 5
"""Blocks that have been written and not been heard yet: an eighth of a second."""

PATIENCE: Final = 2.0
"""The longest time in seconds that a working device needs for a block."""


class DeviceGone(Exception):
    """No device is there, or it has gone away."""


class Device(Protocol):
    """Takes samples as fast as they are heard."""

    @property
    def name(self) -> str:
        """The name of the system's way."""
        ...

    def write(self, samples: bytes) -> None:
        """Write a block of samples of 16 bits, mono; waits for room. Raises `DeviceGone`."""
        ...

    def close(self) -> None:
        """Stop at once."""
        ...


def system_library(name: str) -> ctypes.CDLL:
    """Return a library of the system; raises `DeviceGone` where it is not there."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise DeviceGone(str(error)) from error


def open_device(rate: int) -> Device:
    """Return the loudspeaker of this system, at so many samples a second; raises `DeviceGone`."""
    if sys.platform == "win32":
        from sevenwonders_qt.views.sound.winmm import WinMM

        return WinMM(rate)
    if sys.platform == "darwin":
        from sevenwonders_qt.views.sound.audio_queue import AudioQueue

        return AudioQueue(rate)
    from sevenwonders_qt.views.sound.alsa import Alsa
    from sevenwonders_qt.views.sound.pulse import Pulse

    try:
        return Pulse(rate)  # PipeWire's too
    except DeviceGone:
        return Alsa(rate)
