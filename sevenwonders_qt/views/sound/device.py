"""The output of samples: a loudspeaker, and its failures."""

from __future__ import annotations

import ctypes
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
