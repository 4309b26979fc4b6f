"""Opens the system's loudspeaker, by the library that the system has for it.

No library is shipped for it. Every desktop has one of these, and each is asked by ctypes, so that
nothing is loaded before the first sound. `docs/decisions/0019-sound.md` lists the alternatives.
"""

from __future__ import annotations

import sys

from sevenwonders_qt.views.sound.device import Device, DeviceGone


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
