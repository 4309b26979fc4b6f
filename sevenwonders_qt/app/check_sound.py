"""Checks that every sound is there, and reports the sound device of this machine."""

from __future__ import annotations

from sevenwonders_qt.app.game_box import Games, game_tables
from sevenwonders_qt.views.sound.device import DeviceGone
from sevenwonders_qt.views.sound.loudspeaker import open_device
from sevenwonders_qt.views.sound.sounds import BLOCK, HOME, RATE, Sound, samples

_HEARD = 300
"""The level that some sample of each sound reaches, of 32,767."""


def check_sound(games: Games) -> str:
    """Check that all sounds can be read and are not silent; raises OSError or ValueError."""
    loops = (HOME, *(each for table in game_tables(games) for each in table.ambiences()))
    for sound in (*Sound, *loops):
        if max(map(abs, samples(sound)), default=0) < _HEARD:
            raise ValueError(f"{sound}.wav is silent")
    return f"{len(Sound)} sounds, {len(loops)} loops, {_device()}"


def _device() -> str:
    try:
        device = open_device(RATE)
        try:
            device.write(bytes(2 * BLOCK))
        finally:
            device.close()
    except DeviceGone:
        return "no device"
    return f"heard by {device.name}"
